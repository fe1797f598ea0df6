# What the kernel says: mistakes in options, actions, records and component sets.

kernel-unknown-game = Il gioco «{ $game }» non esiste. Giochi noti: { $games }.
kernel-broken-game = Il gioco «{ $game }» del pacchetto { $package } viene ignorato: { $place } non si può caricare ({ $reason }).
kernel-no-such-game-object = Il gioco «{ $game }» del pacchetto { $package } viene ignorato: { $place } non è un gioco con questo identificativo.
kernel-unknown-option = { $game } non ha l’opzione «{ $option }». Opzioni note: { $options }.
kernel-bad-option-value = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $values }.
kernel-bad-seats = { $game }: con queste opzioni il numero di giocatori non può essere { $seats }. Possibile: { $allowed }.
kernel-unknown-seat = Il posto «{ $seat }» non esiste. Posti: { $seats }.
kernel-unknown-action = L’azione «{ $action }» non esiste. Verbi: { $verbs }.
kernel-unknown-piece = Con «{ $piece }» non si fa mai nulla.
kernel-unknown-question = Il gioco non risponde a «{ $question }».
kernel-cannot-undo = Non c’è niente da annullare: puoi annullare solo i tuoi passi di questo turno, finché non avviene un sorteggio, tu non scopri qualcosa o non agisce qualcun altro.
kernel-consent-missing = Per tornare così indietro serve il consenso di tutti; manca: { $seats }.
kernel-bad-takeback = La partita non può tornare alla voce { $keep } (voci in tutto: { $entries }): si torna solo alla decisione di un giocatore.
kernel-script-ended = Il copione non ha altri sorteggi.
kernel-script-impossible = Il copione sorteggia { $answer }, ma questo non può uscire adesso.

kernel-file-unreadable = Impossibile leggere { $path }: { $reason }.
kernel-record-too-large = La registrazione supera { $limit } byte.
kernel-record-unreadable = Questa non è una registrazione: qualcosa non va qui: { $where }.
kernel-record-format = Il file ha il formato «{ $found }»; previsto: { $expected }.
kernel-record-partial = Questa registrazione mostra solo ciò che può sapere il posto «{ $form }». Serve una registrazione completa, che esiste quando la partita è finita.
kernel-record-rules = La registrazione è stata giocata con la versione { $found } delle regole; questo programma ha la versione { $expected }.
kernel-record-needs-set = La registrazione è stata giocata con il set di componenti «{ $set }», che non è incluso. Indica la sua cartella con --set.
kernel-record-set = Il set di componenti { $set } ha l’hash del contenuto { $found }; la registrazione è stata giocata con { $expected }. Indica la cartella del suo set con --set.
kernel-record-seats = I posti della registrazione non corrispondono alle sue opzioni: { $found }.
kernel-record-key = La chiave della registrazione manca o è danneggiata.
kernel-record-commitment = La chiave della registrazione non corrisponde all’impegno mostrato prima dell’inizio.
kernel-record-hidden = L’azione { $number } della registrazione è nascosta.
kernel-record-draw = L’azione { $number } ({ $what }) non è quella di un sorteggio regolare: la registrazione è stata manomessa.
kernel-record-illegal = L’azione { $number } ({ $what }) non è possibile: { $reason }
kernel-record-differs = Dall’azione { $number } in poi ({ $what }) la partita differisce dalla registrazione.
kernel-record-outcome = L’esito scritto nella registrazione non è quello a cui portano le sue azioni.
kernel-series-unfinished = La partita { $number } della serie non è finita.
kernel-unknown-series = { $game } non ha la serie «{ $kind }». Serie note: { $kinds }.
kernel-series-options = Le opzioni della serie non sono quelle che danno le sue regole: è stata modificata, o salvata da un’altra versione.
kernel-series-order = La partita { $number } della serie non è quella che viene dopo.

kernel-set-no-folder = { $path } non è né un set di componenti incluso né una cartella.
kernel-set-unreadable = { $count ->
    [one] Impossibile leggere il set di componenti { $path }: un problema.
   *[other] Impossibile leggere il set di componenti { $path }: { $count } problemi.
}
kernel-set-unplayable = { $count ->
    [one] Impossibile giocare con il set di componenti { $path }: un errore.
   *[other] Impossibile giocare con il set di componenti { $path }: { $count } errori.
}
kernel-set-file-missing = Manca { $file }.
kernel-set-file-deep = { $file } annida tabelle o liste oltre il massimo consentito ({ $limit } livelli).
kernel-set-file-too-large = { $file } supera { $limit } byte.
kernel-set-file-unreadable = Impossibile leggere { $file }: { $reason }.
kernel-set-not-rows = { $file }: { $table } deve essere una lista di righe, scritta come [[{ $table }]].
kernel-set-no-table = { $file }: la tabella { $table } manca o non è una tabella.
kernel-set-count = { $file }: righe di { $table }: { $found }; previste da { $low } a { $high }.
kernel-set-twice = { $file }, { $table }: nel campo { $field } il valore «{ $value }» compare due volte.
kernel-set-provenance = { $file }, { $where }: «provenance» deve cominciare con una di queste parole: { $words }.
kernel-set-field = { $file }, { $where }: { $field } è «{ $found }»; previsto: { $expected }.
kernel-set-field-missing = { $file }, { $where }: manca { $field }; previsto: { $expected }.
kernel-set-field-unknown = { $file }, { $where }: il campo { $field } non esiste.
kernel-expected-number = un numero intero da { $low } a { $high }
kernel-expected-word = una di queste parole: { $words }
kernel-expected-list = un elenco da { $low } a { $high } voci, ciascuna: { $what }
kernel-expected-text = un testo da 1 a { $limit } caratteri

kernel-bad-position = Una posizione è una tabella di nomi e valori semplici: parole, numeri interi, elenchi e tabelle.
kernel-takeback-over = La partita è finita e la sua chiave è pubblicata: non si può più annullare nulla.
kernel-record-no-chance = Azione { $number } ({ $what }): lì non si sorteggia niente.
kernel-record-imported = { $imported } estrazioni importate su { $draws } in tutto: non è possibile.
kernel-record-half-sealed = La registrazione finisce dopo l’azione { $number }, in mezzo a scelte che vanno insieme.
kernel-record-pending = { $what } non è una scelta segreta in attesa degli altri.
kernel-bad-weights = Non si può sorteggiare tra { $options } possibilità con questi pesi: servono numeri interi la cui somma vada da 1 a { $limit }.
kernel-series-forged = La partita { $number } della serie non è stata estratta dal seme della serie.
kernel-file-missing = non esiste
kernel-file-folder = è una cartella
kernel-file-file = è un file
kernel-file-no-folder = una parte del percorso non è una cartella
kernel-file-forbidden = non è permesso
kernel-file-name = nessun file può avere un nome simile
kernel-file-full = il disco è pieno
kernel-file-other = il sistema ha rifiutato (codice { $code })
kernel-set-file-toml = { $file } non è TOML valido (riga:colonna { $where }).
kernel-set-table-unknown = { $file }: qui non c’è alcuna tabella o campo «{ $table }». Noti: { $tables }.
kernel-set-fixed-rows = { $file }, riga { $line }: questa parte è scritta in un modo che non si può riscrivere sul posto; fai cominciare ogni riga di dati con [[{ $table }]], o con [{ $table }] per una tabella unica, e da’ a ogni campo una riga propria.
