# Le lezioni: che cosa dice chi le conduce, qualunque sia il gioco.

lesson-not-this = Buona idea, ma non ancora. Cerca ciò che è illuminato.
lesson-read-first = Prima continua a leggere: tra un momento tocca a te.
lesson-do-first = Questo passo è tuo: fai quello che chiede il narratore.
lesson-finished = Questa lezione è finita.
lesson-not-here = Una lezione va avanti come è scritta: qui non si può fare.
lesson-cannot-undo = Ciò che ha avuto risposta resta, anche in una lezione. Puoi ricominciarla quando vuoi.

## Che cosa non va in una lezione

lesson-unknown = { $game } non ha la lezione { $number } (esistono: { $known }).
lesson-changed = «{ $lesson }» è cambiata da quando è stata cominciata. Ricominciala, per favore.
lesson-other-rules = La lezione { $lesson } è scritta per la versione { $wanted } delle regole, e queste hanno la versione { $found }.
lesson-no-set = La lezione { $lesson } ha bisogno dei componenti { $set }, che non ci sono.
lesson-unreadable = La lezione { $file } non si può leggere: { $reason }
lesson-bad-name = { $file } non è un nome per una lezione: dovrebbe essere come 01-name.toml.
lesson-too-long = La lezione { $file } è troppo lunga.
lesson-no-toml = La lezione { $file } non è TOML valido: { $reason }
lesson-unknown-key = La lezione { $file } contiene qualcosa di sconosciuto ({ $place }): { $what }
lesson-wrong-type = Nella lezione { $file } qualcosa è del tipo sbagliato ({ $place }): { $what }
lesson-missing = Nella lezione { $file } manca qualcosa ({ $place }): { $what }
lesson-bad-script = Nella lezione { $file } una riga dovrebbe essere come «seat: action» ({ $place }): { $what }
lesson-bad-move = Lezione { $lesson }, passo { $step }: questo non è più possibile: { $action }
lesson-nothing-allowed = Lezione { $lesson }, passo { $step }: niente di ciò che è richiesto è possibile.
lesson-finding = Lezione { $lesson }, passo { $step }: { $what }

## lamplight learn

cli-command-learn = imparare un gioco giocando: lezioni brevi, una dopo l’altra
cli-menu-learn = Imparare un gioco
learn-arg-number = quale lezione (senza: la prima non ancora finita)
learn-arg-list = elencare le lezioni
learn-arg-check = far giocare da sole tutte le lezioni, con ogni risposta ammessa
learn-arg-again = ricominciare la lezione
learn-none = Non ci sono lezioni per { $game }.
learn-line = { $number }. { $title } ({ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}): { $about }
learn-how = Per cominciare: lamplight learn { $game }
learn-checked = { $lesson }: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, giocata { $runs ->
    [one] una volta
   *[other] { $runs } volte
}.
learn-check-failed = { $count ->
    [one] Una lezione non va avanti
   *[other] { $count } lezioni non vanno avanti
} come è scritto.
learn-step = [{ $step }/{ $steps }]
learn-look = Guarda: { $pieces }
learn-keys-read = Invio: avanti (q: esci, b: il tabellone)
learn-keys-do = ! mostra che cosa è richiesto; u torna indietro di un passo; q esce.
learn-show-me = Scegli { $numbers }: { $actions }
learn-finished = Lezione finita. Ben fatto!
learn-left = Il tuo posto è salvato. Per continuare: lamplight learn { $game } { $number }
learn-next = Poi: { $title } ({ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}). Invio la comincia, qualsiasi altra risposta esce
learn-first-match = Era l’ultima lezione. Invio comincia una prima partita, qualsiasi altra risposta esce
learn-shelf-unreadable = { $path } non si può leggere: { $reason }
learn-shelf-broken = { $path }, che dice a che punto sei con le lezioni, è rovinato. Cancellalo per ricominciare da capo.

## Nel browser

web-learn = Imparare giocando
web-learn-more = Lezioni brevi in cui si gioca fin dal primo minuto. Puoi lasciarne una quando vuoi e tornarci.
web-learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
web-learn-done = finita
web-learn-begun = cominciata
web-learn-first-match-more = Con un consiglio per ogni domanda, contro gli avversari più gentili che ci siano, o in solitario.
web-lesson = Lezione
web-lesson-title = Lezione { $number }: { $title }
web-lesson-progress = A che punto è la lezione
web-lesson-next = Avanti
web-lesson-show-me = Mostrami
web-lesson-leave = Esci
web-lesson-all = Tutte le lezioni
web-lesson-again = Ancora una volta
web-lesson-following = Lezione { $number }
web-lesson-first-match = Una prima partita
web-lesson-done = È tutto. Ben fatto!
