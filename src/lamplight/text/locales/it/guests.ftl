# Names for guests who have given none. Every trait goes with every thing: where a language has genders, all things have one.

guest-traits = tranquilla, chiara, dorata, gentile, argentata, allegra, paziente, lontana, ramata, fedele, veloce, discreta, ambrata, tenace, vivace, serena
guest-things = Lanterna, Lampada, Candela, Stella, Luce, Scintilla, Cometa, Luna, Torcia, Brace, Lucciola, Finestra, Aurora, Fiamma, Fiaccola, Alba
guest-name = { $thing } { $trait }
