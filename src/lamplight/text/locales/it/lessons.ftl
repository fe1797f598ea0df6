# Le lezioni: che cosa dice chi le conduce, qualunque sia il gioco.

lesson-not-this = Buona idea, ma non ancora. Cerca ciò che è illuminato.
lesson-read-first = Prima continua a leggere: tra un momento tocca a te.
lesson-do-first = Ora tocca a te: fai quello che chiede il narratore.
lesson-finished = Questa lezione è finita.
lesson-not-here = Una lezione segue il suo copione: qui questo non si può fare.
lesson-cannot-undo = Una scelta fatta non si ritira, nemmeno in una lezione. Ma puoi ricominciare la lezione quando vuoi.

## Che cosa non va in una lezione

lesson-unknown = { $game } non ha la lezione { $number } (esistono: { $known }).
lesson-changed = «{ $lesson }» è cambiata da quando è stata cominciata. Ricominciala, per favore.
lesson-other-rules = La lezione { $lesson } è scritta per la versione { $wanted } delle regole; qui c’è la versione { $found }.
lesson-no-set = La lezione { $lesson } ha bisogno del set di componenti { $set }, che non c’è.
lesson-unreadable = La lezione { $file } non si può leggere: { $reason }
lesson-bad-name = { $file } non è il nome di una lezione: dovrebbe essere come 01-name.toml.
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

cli-command-learn = impara un gioco giocando: lezioni brevi, una dopo l’altra
cli-menu-learn = Impara un gioco
learn-arg-number = quale lezione (se non la indichi: la prima non ancora finita)
learn-arg-list = elenca le lezioni
learn-arg-check = fai giocare da sole tutte le lezioni, con ogni risposta ammessa
learn-arg-again = ricomincia la lezione
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
    [one] Una lezione non si svolge
   *[other] { $count } lezioni non si svolgono
} come previsto.
learn-step = [{ $step }/{ $steps }]
learn-look = Guarda: { $pieces }
learn-keys-read = Invio: avanti (q: esci, b: il tabellone)
learn-keys-do = ! mostra che cosa è richiesto; u torna indietro di un passo; q esce.
learn-show-me = Scegli { $numbers }: { $actions }
learn-finished = Lezione finita. Ben fatto!
learn-left = Il punto a cui sei arrivato è salvato. Per continuare: lamplight learn { $game } { $number }
learn-next = Poi: { $title } ({ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}). Premi Invio per cominciarla; qualsiasi altra risposta per uscire
learn-first-match = Era l’ultima lezione. Premi Invio per una prima partita; qualsiasi altra risposta per uscire
learn-shelf-unreadable = { $path } non si può leggere: { $reason }
learn-shelf-broken = { $path }, che dice a che punto sei con le lezioni, è danneggiato. Cancellalo per ricominciare da capo.

## Nel browser

web-learn = Impara giocando
web-learn-more = Lezioni brevi in cui si gioca fin dal primo minuto. Puoi interromperle quando vuoi e riprenderle più tardi.
web-learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
web-learn-done = finita
web-learn-begun = cominciata
web-learn-first-match-alone = In solitario: il primo capitolo della campagna. Ogni domanda è accompagnata da un consiglio.
web-learn-first-match-bots = { $count ->
    [one] Contro { $bot }, l’avversario adatto a una prima partita. Ogni domanda ha un consiglio.
   *[other] Contro { $count } avversari di livello { $bot }, adatto a una prima partita. Ogni domanda ha un consiglio.
}
web-lesson = Lezione
web-lesson-title = Lezione { $number }: { $title }
web-lesson-progress = A che punto è la lezione
web-lesson-next = Avanti
web-lesson-show-me = Fammi vedere
web-lesson-do-it = Fallo per me
web-lesson-leave = Esci
web-lesson-all = Tutte le lezioni
web-learn-others = Le lezioni degli altri giochi
web-lesson-again = Ripeti
web-lesson-following = Lezione { $number }
web-lesson-first-match = Una prima partita
web-lesson-done = È tutto. Ben fatto!
web-lesson-learned = Che cosa hai imparato
web-lesson-standing = A che punto siamo
web-lesson-standing-more = La lezione finisce qui: non c’è niente da vincere o da perdere.
