# Che cosa risponde il server quando non fa ciò che gli si chiede, e i suoi avvisi.

server-back-asked-already = Qualcuno l’ha già chiesto: prima rispondi a quella richiesta.
server-back-not-asked = Nessuno ti ha chiesto il permesso di annullare una decisione.
server-back-refused = { $seat } non accetta di annullare la decisione.
server-bad-database = Questo non è l’indirizzo di un database: { $database }. Scrivi sqlite:///percorso/del/file o postgresql://utente@host/nome.
server-bad-email = Questo non è un indirizzo e-mail.
server-bad-field = Il server non ha capito «{ $field }» in questa richiesta: { $reason }
server-bad-language = Questa lingua non è disponibile qui; lingue disponibili: { $languages }.
server-bad-link = Questo link è già stato usato, è scaduto o non è valido.
server-bad-login = Non c’è un account con questo nome utente e questa password.
server-bad-login-name = Un nome utente ha da 3 a { $limit } caratteri (dalla a alla z, cifre, punti, trattini e trattini bassi) e comincia con una lettera o una cifra. Alcuni sono riservati.
server-bad-message = Il server non ha capito questo messaggio.
server-bad-name = Un nome deve avere da 1 a { $limit } caratteri visibili.
server-bad-request = Il server non ha capito questa richiesta.
server-bad-seats = Questa partita ha { $seats } posti; ne sono stati indicati { $given }.
server-bad-setting = L’impostazione { $setting } non può essere «{ $value }».
server-blocked = Tu e qualcuno a questo tavolo vi siete bloccati a vicenda.
server-bot-plays-already = Un bot sta già giocando questo posto.
server-bot-plays-for-you = Un bot sta giocando per te. Prima riprendi il posto.
server-bot-too-slow = Su questo server un bot pensa al massimo { $seconds } secondi o { $iterations } iterazioni per decisione.
server-broken = Qualcosa è andato storto sul server. L’errore è stato registrato.
server-busy = Il server è molto occupato. Riprova tra un momento.
server-confirm-ask = Lamplight può scrivere a { $email } quando tocca a te?
server-confirm-button = Sì, è il mio indirizzo
server-confirm-done = Grazie. D’ora in poi Lamplight scriverà a { $email }, se lo hai chiesto.
server-confirm-letter =
    Ciao,

    qualcuno, probabilmente tu, vuole che Lamplight scriva a questo indirizzo quando è il suo turno. Conferma qui:

    { $link }

    Se non eri tu, non fare nulla: non ci saranno altri messaggi.
server-confirm-subject = Lamplight: è il tuo indirizzo?
server-database-away = Il server non riesce a raggiungere il suo database. Niente è perduto; riprova tra un momento.
server-database-failed = Il database non funziona: { $reason }
server-database-newer = Il database viene da un Lamplight più recente (versione { $found }; questo supporta { $known }). Non è stato cambiato niente.
server-game-gone = Il gioco { $game } non è più installato su questo server.
server-held-broken = Questa partita è sospesa: il programma ha avuto un errore ({ $error }). Ciò che è stato giocato è al sicuro; deve occuparsene un operatore.
server-held-hung = Questa partita è sospesa: il programma non ha risposto per { $seconds } secondi. Ciò che è stato giocato è al sicuro; deve occuparsene un operatore.
server-held-rules = Questa partita è sospesa: è iniziata con le regole { $before }, e con le regole { $now } sarebbe andata diversamente. Deve decidere un operatore.
server-logged-out = Hai chiuso la sessione.
server-login-taken = Qualcun altro ha questo nome utente.
server-mail-subject = Tocca a te: { $game }
server-mail-turn =
    Ciao { $name },

    tocca a te in { $game }:
    { $link }

    Puoi disattivare questi messaggi qui: { $settings }
server-message-too-large = Questo messaggio è troppo grande.
server-needs-postgres = Per usare PostgreSQL, installa Lamplight con l’opzione «postgres»; nella cartella dei sorgenti: pip install '.[postgres]'
server-no-hello = Manca il messaggio iniziale (hello).
server-no-mark = Questa richiesta deve contenere l’intestazione x-lamplight.
server-no-next-match = Non c’è una prossima partita da preparare.
server-no-rematch-yet = La rivincita sarà possibile a partita finita.
server-no-site = Le pagine web non sono state generate: esegui make web.
server-no-spectators = A questo tavolo non sono ammessi spettatori.
server-no-such-page = Questa pagina non esiste.
server-no-such-person = Questa persona non esiste.
server-no-such-record = Questa registrazione non esiste.
server-no-such-seat = Questo posto non esiste.
server-no-such-series = Questa serie non esiste.
server-no-such-set = Qui non c’è il set di componenti { $set }.
server-no-such-table = Questo tavolo non esiste.
server-no-such-text = Questi testi non esistono.
server-not-at-table = Non siedi a questo tavolo.
server-not-playing = Qui ora non si gioca nessuna partita.
server-not-the-host = Può farlo solo chi ha aperto il tavolo.
server-not-your-seat = Questo non è il tuo posto.
server-not-yourself = Non lo si può fare a se stessi.
server-nothing-to-return-to = Qui nessun bot gioca per te.
server-other-origin = Questa richiesta viene da un altro sito.
server-other-protocol = Questo programma usa la versione { $found } del protocollo, il server la { $expected }. Ricarica la pagina.
server-other-table = Il comando è per un altro tavolo.
server-ran-out = { $seat } ha esaurito il tempo; continua un bot ({ $bot }).
server-record-finished = Questa partita è finita: non resta niente da giocare. Scegli un momento precedente.
server-record-hangs = La riproduzione di questa registrazione ha superato { $seconds } secondi ed è stata interrotta.
server-record-other-game = Questa registrazione è di un altro gioco.
server-record-too-long = Questa registrazione supera le { $limit } azioni che il server accetta.
server-rematch-elsewhere = La rivincita si prepara nella lobby.
server-resigned-already = Hai già abbandonato.
server-restarting = Il server si sta riavviando. Tutto riprenderà tra un momento.
server-return-later = Potrai riprendere il gioco alla tua prossima decisione.
server-rules-newer = Questa partita è iniziata con un Lamplight più recente. Riprenderà quando questo server sarà aggiornato.
server-rules-unchecked = Le regole sono state aggiornate e questa partita è in corso di verifica. Riprenderà tra un momento.
server-seat-taken = Lì siede già qualcuno.
server-seats-open = Ci sono ancora posti liberi.
server-series-from-record = Una serie non può iniziare da una registrazione.
server-set-bad = Con questo set di componenti non si può giocare: { $findings }
server-set-bad-file = Un set di componenti non può contenere questo file: { $file }
server-set-bad-name = Il nome di un set di componenti può avere al massimo { $limit } caratteri.
server-set-name-taken = Esiste già un set di componenti incluso di nome { $name }. Dai un altro nome al tuo.
server-set-too-large = Un set di componenti può avere al massimo { $files } file e { $limit } caratteri.
server-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi scegli.
server-started-already = A questo tavolo la partita è già iniziata.
server-table-closed = Questo tavolo è chiuso.
server-table-held = Questa partita è sospesa.
server-too-many = Troppe richieste in una volta. Aspetta un momento.
server-too-many-connections = Hai troppe finestre aperte qui.
server-too-many-own-sets = Hai già caricato { $limit } set di componenti, che è il massimo.
server-too-many-own-tables = Hai già { $limit } tavoli in corso, che è il massimo.
server-too-many-relations = Hai già silenziato o bloccato { $limit } persone, che è il massimo.
server-too-many-tables = Stai guardando troppi tavoli insieme.
server-unreachable = Il server { $url } non è raggiungibile: { $reason }
server-upload-too-heavy = La lettura richiede più tempo o memoria di quanto il server conceda: il file è stato rifiutato.
server-who-are-you = Prima siediti: il server non ti conosce.
server-absence-by-clock = Quando per ogni decisione ci sono giorni di tempo, è solo l’orologio a stabilire quando un bot prende un posto.
server-not-absent = { $name } è via da meno di { $span }: un bot non può ancora prendere questo posto.
server-replaced-by-clock = Un bot gioca per { $name } solo quando il tempo per questa decisione è scaduto.
server-span-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
server-span-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
server-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
server-stand-in-too-weak = Solo questi bot possono giocare per qualcuno: { $bots }.
server-terms-absence = Chi è via da { $span } può essere sostituito da un bot, su richiesta di chiunque giochi qui.
server-terms-clock = Nessuno viene sostituito prima che scada il suo tempo; poi un bot gioca al suo posto.
server-terms-imported = Questa partita non è iniziata qui: prosegue da una registrazione.
server-terms-position = Questa partita non è iniziata qui: prosegue da una posizione portata da chi ha aperto il tavolo, { $count ->
    [0] prima della prima azione
    [one] dopo { $count } azione
   *[other] dopo { $count } azioni
}.
server-terms-record = Questa partita non è iniziata qui: prosegue da una registrazione portata da chi ha aperto il tavolo, { $count ->
    [one] dopo { $count } azione
   *[other] dopo { $count } azioni
}.
server-held-damaged = I dati di questo tavolo sono illeggibili. La partita è al sicuro nel suo giornale; deve occuparsene un operatore.
server-table-damaged = Questo tavolo è danneggiato; deve occuparsene un operatore. La partita non è persa.
server-table-full = A questo tavolo è successo così tanto che ora accetta solo ciò che porta alla fine della partita.
server-storage-full = Lo spazio riservato a te è pieno (massimo: { $megabytes } MB). Chiudi i tavoli che non ti servono.
server-password-needed = Inserisci la password per eliminare questo account.
server-too-many-guesses = Questa password è stata provata troppe volte. Riprova tra { $minutes } minuti, o apri l’account con un link da un dispositivo ancora collegato.
server-too-many-letters = Questo indirizzo ha ricevuto abbastanza messaggi per oggi.
server-request-too-slow = La richiesta non è arrivata in tempo.
server-no-such-session = Questa sessione non esiste.
server-no-mail-here = Questo server non può inviare e-mail. Apri un link monouso da un dispositivo ancora connesso, o chiedine uno a chi gestisce il server.
server-reset-subject = Lamplight: scegli una nuova password
server-reset-letter =
    Ciao,

    qualcuno, probabilmente tu, ha dimenticato la password dell’account { $login }. Scegline una nuova qui, entro un’ora:

    { $link }

    Se non sei stato tu, non fare nulla: la password resta quella di prima.
server-terms-rated = Questa partita è classificata: conta per il punteggio di chi la gioca. Nessuno può chiedere di annullare una decisione, e abbandonare vale come perdere.
server-not-when-rated = Questa partita è classificata: qui ognuno gioca da sé, e quel che è fatto è fatto.
server-rated-account = Le partite classificate sono solo per chi ha un account: scegli prima un nome utente e una password.
server-rated-one-seat = In una partita classificata ognuno ha un solo posto.
server-cannot-be-rated = Una partita classificata è solo tra persone, comincia dall’inizio, non fa parte di una serie e usa un set di componenti fornito con il gioco.
server-report-chat = insulti o messaggi indesiderati
server-report-name = un nome offensivo
server-report-cheating = imbrogli
server-report-leaving = abbandona di continuo le partite
server-report-other = altro
server-reported-already = Hai già segnalato questa persona; chi gestisce il server se ne occuperà.
server-too-many-reports = Puoi fare { $limit } segnalazioni al giorno.
server-silenced = Non puoi scrivere nelle chat per { $span }: lo ha deciso un moderatore dopo una segnalazione.
server-night-not-over = Le estrazioni di questa mano sono uguali per tutti: la registrazione si potrà vedere dopo la mezzanotte UTC.
server-night-alone = La mano della sera si gioca da soli: non si torna a prima di un’estrazione e nessun bot decide.
server-no-such-night = Quel giorno non c’è stata una mano per tutti.
server-no-such-deal = Questo gioco non ha una mano per tutti oggi.
server-terms-night-counts = La mano della sera: le estrazioni sono uguali per tutti, e questo tentativo conta se finisce prima della mezzanotte UTC.
server-terms-night-practice = La mano della sera: le estrazioni sono uguali per tutti. Questo tentativo è per esercizio e non conta.
