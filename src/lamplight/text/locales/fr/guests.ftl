# Names for guests who have given none. Every trait goes with every thing: where a language has genders, all things have one.

guest-traits = tranquille, claire, dorée, douce, argentée, joyeuse, patiente, lointaine, cuivrée, fidèle, rapide, discrète, ambrée, tenace, rêveuse, gentille
guest-things = Lanterne, Lampe, Bougie, Étoile, Lueur, Étincelle, Comète, Lune, Torche, Braise, Veilleuse, Luciole, Fenêtre, Aurore, Flamme, Chandelle
guest-name = { $thing } { $trait }
