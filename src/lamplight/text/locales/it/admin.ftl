# `lamplight admin`: per chi gestisce un server.

cli-command-admin = gestire il database di un server: persone, tavoli, partite sospese, backup
cli-command-admin-users = elencare le persone, o cercarne alcune
cli-command-admin-user = mostrare una persona, eliminarla, creare un link al suo account, disconnetterla
cli-command-admin-tables = elencare i tavoli
cli-command-admin-table = mostrare un tavolo e gli ultimi avvenimenti, senza nulla di segreto
cli-command-admin-hold = sospendere una partita finché non la si sblocca
cli-command-admin-release = far proseguire una partita sospesa
cli-command-admin-record = scrivere la registrazione completa di una partita, per un arbitro
cli-command-admin-backup = copiare il database in un file, mentre il server è in funzione
cli-command-admin-restore = mettere un backup al posto del database
cli-command-admin-retention = eliminare le vecchie partite e gli ospiti spariti
cli-command-admin-check = rigiocare ogni partita non finita e confrontarla con ciò che è memorizzato
cli-command-admin-migrate = portare il database alla versione più recente

admin-arg-database = il database: sqlite:///FILE o postgresql://UTENTE@HOST/NOME (anche LAMPLIGHT_DATABASE; di norma quello nella cartella dei dati)
admin-arg-data = la cartella dei dati del server (anche LAMPLIGHT_DATA)
admin-arg-find = una parte di un nome, di un nome utente, di un indirizzo e-mail o di un id
admin-arg-user-id = l’id di una persona (se comincia con un trattino, va dopo --)
admin-arg-table-id = l’id di un tavolo (se comincia con un trattino, va dopo --)
admin-arg-hold-id = l’id di un tavolo (se comincia con un trattino, va dopo --)
admin-arg-release-id = l’id di un tavolo (se comincia con un trattino, va dopo --)
admin-arg-record-id = l’id di un tavolo (se comincia con un trattino, va dopo --)
admin-arg-delete = eliminare questo account: i bot prendono i suoi posti e il nome sparisce da ogni tavolo
admin-arg-link = creare un link che apre questo account su un altro dispositivo, una volta sola, entro un quarto d’ora
admin-arg-logout = chiudere tutte le sessioni di questo account
admin-arg-public-url = l’indirizzo pubblico del server, per il link (anche LAMPLIGHT_PUBLIC_URL)
admin-arg-status = solo i tavoli con questo stato: open, playing, between, finished, held o closed
admin-arg-reason = perché; lo leggono tutti al tavolo
admin-arg-match = quale partita di una serie (di norma quella attuale)
admin-arg-out = il file da scrivere (di norma lamplight-ID.json qui)
admin-arg-backup-file = il file da scrivere; non deve ancora esistere
admin-arg-restore-file = un backup
admin-arg-yes = sostituire il database esistente (resta accanto a quello nuovo)
admin-arg-finished-days = dimenticare i diari dei tavoli finiti da tanti giorni; le registrazioni restano
admin-arg-guests-days = eliminare gli ospiti che mancano da tanti giorni e non hanno tavoli non finiti
admin-arg-dry = dire soltanto quanti sono

admin-head-id = Id
admin-head-name = Nome
admin-head-login = Accede come
admin-head-email = E-mail
admin-head-language = Lingua
admin-head-created = Creazione
admin-head-seen = Visto l’ultima volta
admin-head-going-on = Non finiti
admin-head-over = Finiti
admin-head-game = Gioco
admin-head-status = Stato
admin-head-seats = Posti
admin-head-updated = Ultima modifica
admin-head-rows = Righe del diario
admin-head-records = Registrazioni delle partite
admin-head-host = Organizzatore
admin-head-notice = Avviso
admin-head-seat = Posto
admin-head-bot = Bot
admin-head-number = N.
admin-head-time = Ora
admin-head-what = Che cosa
admin-head-who = Chi

admin-nobody = Non è stato trovato nessuno.
admin-no-tables = Non ci sono tavoli così.
admin-only-first = Sono mostrati solo i { $count } più recenti.
admin-deleted = { $person } è eliminato.
admin-logged-out = { $person } è disconnesso ovunque.
admin-link = Questo link apre l’account una volta sola, entro un quarto d’ora. Chi lo possiede è quella persona:
admin-one-thing = Una cosa alla volta: --delete, --link, --logout o --silence.
admin-bad-status = Lo stato «{ $status }» non esiste. Noti: { $statuses }.
admin-no-reason = Indicare il perché con --reason: lo leggono tutti al tavolo.
admin-held = { $table } è sospeso. Per farlo proseguire: lamplight admin release { $table }
admin-held-notice = Un operatore ha sospeso questa partita: { $reason }
admin-released = { $table } prosegue.
admin-table-over = Questo tavolo è finito; non c’è nulla da sospendere.
admin-not-held = Questo tavolo non è sospeso.
admin-file-exists = { $path } esiste già; indicare un altro nome.
admin-record-written = La registrazione completa è in { $path }
admin-record-secret = La partita non è finita: questo file contiene tutte le carte nascoste e la chiave di ogni estrazione futura. Non mostrarlo a nessuno che giochi o guardi.
admin-no-database = Non c’è alcun database in { $path }: indicare quello del server con --database o --data.
admin-backed-up = Scritto in { $path } ({ NUMBER($size, maximumFractionDigits: 1) } MB). Contiene segreti: va custodito come il server.
admin-restored = Il backup è al suo posto.
admin-restored-aside = Ciò che c’era prima è in { $path }
admin-restore-exists = C’è un database in { $path }. Per sostituirlo, fermare il server e aggiungere --yes; resterà accanto a quello nuovo.
admin-restore-postgres = Un database PostgreSQL si ripristina con il programma di PostgreSQL, in un database vuoto, senza server in funzione: { $command }
admin-in-use = { $path } è in uso: fermare prima il server.
admin-damaged = { $path } è danneggiato: { $reason }
admin-no-file = Il file { $path } non esiste.
admin-no-backup = { $path } non è un backup di un server Lamplight.
admin-later-backup = { $path } è di una versione che questo programma non conosce ({ $version }): prima occorre aggiornarlo.
admin-needs-pg-dump = Un database PostgreSQL si salva con il programma di PostgreSQL, che qui manca (Debian: apt install postgresql-client). Su una macchina che lo ha: { $command }
admin-pg-dump-failed = pg_dump non è riuscito: { $reason }
admin-retention-what = Indicare che cosa si può eliminare: --finished-days, --guests-days o entrambi.
admin-bad-days = Almeno un giorno, non { $days }.
admin-swept = Tavoli finiti ridotti alle loro registrazioni: { $finished }. Tavoli mai iniziati eliminati: { $closed }. Ospiti eliminati: { $guests }.
admin-would-sweep = Tavoli finiti che sarebbero ridotti alle loro registrazioni: { $finished }. Tavoli mai iniziati che sarebbero eliminati: { $closed }. Ospiti che sarebbero eliminati: { $guests }.
admin-checking = Verifica
admin-check-good = { $count ->
    [one] Un tavolo non finito: il suo diario porta a ciò che è memorizzato.
   *[other] { $count } tavoli non finiti: ogni diario porta a ciò che è memorizzato.
}
admin-check-bad = { $count } tavoli non finiti su { $total } sono diversi dai loro diari. Sospenderli (lamplight admin hold) e allegare le registrazioni alla segnalazione.
admin-check-differs = diverso in: { $parts }
admin-check-gap = mancano righe del diario
admin-check-broken = non si può rigiocare: { $error }
admin-migrated = Il database ha la versione { $version }, la più recente.
cli-command-admin-rebuild = rifare dal suo giornale un tavolo danneggiato
cli-command-admin-usage = mostrare quanto spazio occupa ciascuno
admin-arg-rebuild-id = l’id di un tavolo (se inizia con un trattino va dopo --)
admin-rebuild-gap = Il giornale di questo tavolo non è completo, quindi il tavolo non può essere rifatto.
admin-rebuild-row = La riga { $number } del giornale di questo tavolo è illeggibile, quindi il tavolo non può essere rifatto.
admin-rebuilt = Il tavolo { $table } è stato rifatto { $count ->
    [one] dalla riga
   *[other] dalle { $count } righe
} del suo giornale.
admin-usage-unit = In megabyte:
admin-head-tables = Tavoli
admin-head-sets = Set di componenti
admin-head-total = Totale
admin-head-handle = Nome utente
cli-command-admin-reports = elencare le segnalazioni
cli-command-admin-report = mostrare una segnalazione, chiuderla, o far tacere chi ne è oggetto
admin-arg-all = anche quelle chiuse
admin-arg-report-id = l’id di una segnalazione (uno che comincia con un trattino va dopo --)
admin-arg-settle = segnare questa segnalazione come chiusa
admin-arg-silence = questa persona non può scrivere nelle chat per tante ore (0: può di nuovo)
admin-head-about = Su
admin-head-by = Da
admin-head-why = Perché
admin-head-text = Testo
admin-head-table = Tavolo
admin-head-settled = Chiusa
admin-no-reports = Non ci sono segnalazioni.
admin-no-such-report = Questa segnalazione non esiste.
admin-settled = La segnalazione { $report } è chiusa.
admin-silenced = { $person } non può scrivere nelle chat per { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}.
admin-may-speak = { $person } può di nuovo scrivere nelle chat.
admin-bad-hours = Sono possibili da 0 a { $limit } ore, non { $hours }.
