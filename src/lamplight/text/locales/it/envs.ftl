# Gli ambienti per la ricerca.

envs-no-observations = { $game } non ha uno schema delle osservazioni: serve un entry point del gruppo lamplight.observations.
envs-no-action = { $action } non è un’azione: le azioni sono i numeri da 0 a { $last }.
envs-illegal = L’azione { $action } non è possibile ora: { $reason } [{ $rule }] Le azioni permesse sono nella maschera delle azioni.
envs-not-legal = non è tra le azioni permesse.
envs-position-over = In questa posizione nessuno ha niente da decidere: la partita è finita.
envs-reset-needed = Nessuna partita è in corso: chiamate prima reset().
envs-render-mode = La modalità di visualizzazione { $mode } non esiste; ci sono: { $modes }.
envs-no-oracle = Lo stato dell’intera partita c’è solo con oracle=True e un’osservazione in numeri: dice più di quanto qualunque giocatore possa sapere.
envs-unknown-version = { $name } non esiste; ci sono: { $names }.
envs-not-alone = Questo ambiente è per un solo giocatore, e queste opzioni lasciano liberi { $seats } posti: indicate avversari per gli altri.
envs-batch-size = Un lotto ha almeno una partita, non { $size }.
envs-batch-actions = Un lotto di { $size } partite richiede altrettante azioni, non { $given }.
envs-text-you = Giocate { $seat } in una partita di { $game }.
envs-text-happened = Che cosa è successo dalla vostra ultima decisione:
envs-text-known = Che cosa sapete:
envs-text-legal = Che cosa potete fare (rispondete con il numero prima dei due punti):
envs-save-no-bytes = Un salvataggio è fatto di byte, come li dà save(), non di { $type }.
envs-save-broken = Questo non è il salvataggio di un ambiente, oppure è danneggiato.
envs-save-other-format = Questo salvataggio ha la forma { $there }, e questa versione del programma legge la forma { $here }.
envs-save-other-game = Questo salvataggio è di una partita di { $there }, e questo ambiente gioca a { $here }.
envs-save-other-rules-version = Questo salvataggio è stato fatto con la versione { $there } delle regole, e queste sono la versione { $here }.
envs-save-other-components = Questo salvataggio è stato fatto con un altro set di componenti ({ $there }; questo ambiente ha { $here }).
envs-save-other-options = Questo salvataggio è stato fatto con altre opzioni ({ $there }; questo ambiente ha { $here }).
envs-save-other-kind = Questo è il salvataggio di un altro tipo di ambiente ({ $there }; questo è { $here }).
envs-save-other-size = Questo salvataggio contiene { $there } partite, e questo gruppo ne ha { $here }.
envs-no-memory-tensor = Non c’è un tensore dello stato di informazione, perché ciò che un giocatore ha visto accadere non ha una lunghezza fissa: usate la stringa, o il tensore dell’osservazione.
envs-all-opponents = Gli avversari occupano tutti i posti: almeno uno deve restare libero.
