# Che cosa dice il client web.

web-skip = Vai al tavolo
web-loading = Un momento…
web-offline = Il server non è raggiungibile. Niente è perduto: si riprende appena torna la connessione.
web-broken = Qualcosa è andato storto. Riprova.
web-no-page = Questa pagina non esiste.
web-home = Inizio
web-pages = Pagine
web-rules = Regole
web-you-are = Tu: { $name }
web-settings = Impostazioni
web-reconnecting = Riconnessione…
web-waiting-to-be-sent = { $count ->
    [one] Una mossa aspetta di essere inviata.
   *[other] { $count } mosse aspettano di essere inviate.
}
web-sending = Invio…
web-language = Lingua
web-theme = Colori
web-theme-dark = Notte
web-theme-light = Giorno
web-theme-contrast = Contrasto alto
web-text-size = Grandezza del testo
web-motion = Animazioni
web-sound = Suoni
web-notify = Avvisami quando tocca a me
web-confirm = Chiedi prima di ogni mossa
web-done = Chiudi
web-your-name = Il tuo nome
web-have-account = Ho già un account
web-open-tables = Tavoli aperti
web-no-open-tables = Ora nessuno aspetta. Crea un tavolo e manda il link a un amico.
web-finished-games = Partite finite
web-more-tables = { $count ->
    [one] Mostra anche l’altra
   *[other] Mostra le altre { $count }
}
web-open-record = Apri una registrazione
web-open-record-how = Una registrazione è il file che «Scarica la registrazione» ti ha dato dopo una partita, qui o nel terminale.
web-status-open = in attesa di giocatori
web-status-playing = in corso
web-status-between = tra due partite
web-status-finished = finita
web-status-held = sospesa
web-status-closed = chiuso
web-waits-for = aspetta { $who }
web-your-turn = Tocca a te
web-nobody = (non c’è più)
web-bot = bot: { $bot }
web-free-seat = libero
web-how = Come vuoi giocare?
web-with-friends = Con gli amici, ognuno al suo schermo
web-how-strong = Quanto devono essere forti i bot?
web-bot-name-random = Casuale
web-bot-name-novice = Principiante
web-bot-name-casual = Occasionale
web-bot-name-steady = Solido
web-bot-name-expert = Esperto
web-level-random = gioca qualunque mossa permessa
web-level-novice = gioca ciò che a prima vista sembra buono
web-level-casual = guarda qualche mossa avanti
web-level-steady = guarda più mosse avanti
web-level-expert = pensa fino a tre secondi per turno
web-which-seat = Quale posto prendi?
web-more-options = Altre opzioni
web-clock = Orologio
web-clock-none = Nessuno
web-clock-live = 30 minuti ciascuno, e 30 secondi per decisione
web-clock-blitz = 10 minuti ciascuno, e 10 secondi per decisione
web-clock-days = Tre giorni per decisione
web-spectators = Altri possono guardare
web-listed = Mostra il tavolo a tutti
web-make-table = Crea il tavolo
web-begin = Inizia
web-yes = sì
web-no = no
web-log = Registro
web-chat = Chat
web-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
web-table = Tavolo
web-panels = Registro, chat e tavolo
web-earlier = { $count ->
    [one] Una riga precedente è nella registrazione.
   *[other] { $count } righe precedenti sono nella registrazione.
}
web-rule = regola { $rule }
web-muted-line = (silenziato)
web-chat-empty = Nessuno ha ancora detto niente.
web-mute = Silenzia
web-unmute = Riattiva
web-block = Blocca
web-unblock = Sblocca
web-say = Di’ qualcosa
web-send = Invia
web-seats = Posti
web-you = tu
web-bot-plays = per ora gioca un bot ({ $bot })
web-resigned = ha abbandonato
web-reserved = in arrivo
web-thinks = pensa
web-ready = pronto
web-time-left = Tempo rimasto
web-take-seat = Siediti qui
web-leave-seat = Alzati
web-seat-for = Chi gioca questo posto
web-for-people = per un giocatore
web-play-again = Riprendo il mio posto
web-call-bot = Fai giocare un bot
web-next-match = Prossima partita
web-seats-missing = Per ogni posto serve un giocatore o un bot.
web-host-begins = { $name } avvia la partita quando tutti i posti sono occupati.
web-only-here = Questo indirizzo funziona solo su questo computer. Per giocare con amici altrove, il gioco deve girare dove possano raggiungerlo: vedi «With friends» nel README.
web-usual = predefinito
web-variants = Regole particolari di questo tavolo
web-commitment = L’impegno del server sulla sua chiave:
web-key = La chiave
web-nonce = Che cosa ha aggiunto { $seat }
web-fairness = Il sorteggio è stato regolare?
web-watching = Stai guardando.
web-undo = Annulla
web-never-chosen = Questo non lo sceglie nessuno: deriva dalle regole.
web-not-your-turn = Non è il tuo turno.
web-which-of = Che cosa vuoi fare?
web-show-all = Mostra tutto
web-sure = Confermi?
web-do-it = Sì, gioca
web-not-yet = Non ancora
web-hand-over = Passa lo schermo.
web-i-am = Sono io: { $seat }
web-guide = Consiglio
web-hint-whole = Leggi tutto
web-hint-got-it = Capito
web-hint-no-more = Basta consigli
web-how-to-play = Come si gioca
web-signs = Simboli
web-keys = Tasti
web-key-option = sceglie l’opzione con questo numero
web-key-arrows = passa da un luogo all’altro sulla mappa (Maiusc: in ordine); Invio mostra che cosa puoi fare lì, o perché non puoi fare nulla
web-key-undo = annulla
web-key-let-go = deseleziona e torna alla domanda
web-key-help = questa pagina
web-nobody-won = Nessuno ha vinto.
web-you-lost-alone = Hai perso.
web-gave-up = { $seat }: partita abbandonata.
web-end-stood = Il punteggio nel round { $round }: { $points }.
web-series = La serie finora
web-campaign = La campagna
web-skip-story = Salta
web-skip-story-left = { $count ->
    [one] Ancora un evento
   *[other] Ancora { $count } eventi
}
web-replay = Rivedi la partita
web-replay-running = La partita è ancora in corso: puoi vedere che cosa è successo finora, solo dal tuo posto.
web-download-record = Scarica la registrazione
web-to-rematch = Vai al nuovo tavolo
web-wants-back = { $seat } chiede di annullare una decisione precedente.
web-back-asked = Abbiamo chiesto agli altri se puoi annullare quella decisione.
web-agree = Accetta
web-refuse = Rifiuta
web-here = Presenti
web-ask-back = Chiedi di annullare la mia ultima decisione
web-undo-last = Annulla la mia ultima decisione
web-let-bot = Fai giocare un bot per me
web-resign = Abbandona
web-resign-sure = Vuoi davvero abbandonare questa partita?
web-close-table = Chiudi questo tavolo
web-link = Link a questo tavolo
web-set = Set di componenti:
web-bo-points = punti
web-bo-transport = gettoni Trasporto
web-bo-gps = gettoni GPS
web-proposed = (proposto)
web-breakdown = Da dove vengono i punti
web-bo-from-districts = distretti
web-bo-from-money = denaro e risorse
web-bo-from-tiles = tessere Esplorazione scoperte
web-bo-from-points = punti delle carte
web-search-rules = Cerca nelle regole, per parole o per numero
web-contents = Indice
web-of = { $what }: { $more }
web-rules-none = Nessun risultato. Prova con meno parole, o sfoglia l’indice qui sotto.
web-rules-found = { $count ->
    [one] una regola
   *[other] { $count } regole
}
web-options = Opzioni
web-option = Opzione
web-editions = Dove le edizioni differiscono
web-rulings = Decisioni
web-provenance = Da dove vengono i pezzi
web-login = Nome utente
web-password = Password
web-log-in = Accedi
web-or-link = Oppure apri un link monouso creato sull’altro dispositivo.
web-saved = Salvato.
web-save = Salva
web-email = E-mail (solo se vuoi un avviso quando tocca a te)
web-mail-turns = Mandami un’e-mail quando tocca a me
web-email-confirmed = L’indirizzo { $email } è confermato.
web-email-unconfirmed = L’indirizzo { $email } non è ancora confermato. Se questo server può inviare e-mail, ti abbiamo mandato un messaggio: segui il suo link per confermare. Fino ad allora non riceverai altri messaggi; «Salva» lo rimanda.
web-other-device = Su un altro dispositivo
web-other-device-more = Apri lì un link monouso, oppure scegli un nome utente e una password.
web-one-time-link = Crea un link monouso
web-link-once = Vale una volta sola, entro un quarto d’ora.
web-old-password = Vecchia password
web-new-password = Nuova password (almeno 8 caratteri)
web-set-password = Imposta la password
web-leave = Disconnessione
web-log-out = Esci da questo dispositivo
web-log-out-everywhere = Esci da tutti i dispositivi
web-export = Scarica tutto ciò che conservate su di me
web-delete = Elimina il mio account
web-delete-sure = I bot prenderanno i tuoi posti e il tuo nome sarà tolto da ogni tavolo. L’operazione non si può annullare.
web-back = Indietro
web-forward = Avanti
web-run = Riproduci
web-pause = Pausa
web-moment = Momento
web-seen-by = Punto di vista
web-spectator = uno spettatore
web-shared = Manda questo link per condividere questo momento (se il browser lo permette, è già stato copiato):
web-go-on = Continua da qui
web-hidden-action = { $seat } ha agito in segreto.
web-campaign-matches = Partite
web-campaign-match = Partita { $number }
web-to-table = Vai al tavolo
web-go-on-playing = Continua a giocare
web-no-campaign = A questo tavolo non si gioca una campagna.
web-options-list = Tutto quello che puoi fare
web-round-over = Il round { $round } è finito
web-how-it-ended = Com’è finita

# The board of a game that has none of its own.

web-plain-common = Sul tavolo
web-plain-hidden = { $count ->
    [one] { $count } nascosta
   *[other] { $count } nascoste
}

# The players' plates, and the parts of the table where there is room for one at a time.

web-tab-people = Giocatori
web-aims = A che cosa punti
web-tabs = Parti del tavolo
web-plate-your-turn = tocca a te
web-plate-turn = sta pensando
web-plate-away = assente
web-plate-you = tu, { $side }
web-plate-ready = pronto
web-plate-points = { $count ->
    [one] punto
   *[other] punti
}
web-close = Chiudi
web-percent = { $value }%

# The front door, tables in lists, and pages that are not there.

web-home-title = La lampada è accesa. Accomodati.
web-home-lead = Giochi da tavolo nel browser: in solitario, contro i bot o con gli amici. Non serve un account.
web-home-continue = Continua
web-home-friends = Con gli amici
web-home-open = Apri un tavolo
web-home-code = Codice o link del tavolo
web-home-join = Unisciti
web-home-bad-code = Non è né il codice di un tavolo né un link a un tavolo.
web-home-one-link = A loro basta un link.
web-home-watch = Guarda una partita
web-home-more = Altro
web-home-learn = Impara
web-home-minutes = { $count } minuti
web-home-play = Gioca
web-home-ways = Tutti i modi di giocare
web-has-won = ha vinto
web-back-to-start = Torna all’inizio
web-watch-playing = In corso
web-watch-none = Nessuna partita è aperta agli spettatori in questo momento.
web-table-gone = Questo tavolo non c’è più, oppure non è aperto a te.
web-fair-lead = Nessuno, nemmeno questo server, può scegliere i dadi e le carte di una partita. Ecco come funziona:
web-fair-lock = Prima della partita il server mette al sicuro una chiave segreta e ne mostra il sigillo, che non corrisponde a nessun’altra chiave.
web-fair-add = Poi ogni posto aggiunge un proprio numero casuale, che il server non poteva conoscere.
web-fair-draw = Ogni lancio e ogni pescata derivano dalla chiave e da questi numeri insieme.
web-fair-show = Dopo la partita la chiave viene mostrata, e chiunque può ripetere ogni estrazione dalla registrazione (in un terminale: lamplight record verify).
web-fair-numbers = I numeri di questo tavolo
web-fair-none = Compariranno qui appena il tavolo sarà pronto.
web-fair-locked = al sicuro fino alla fine della partita
web-fair-link = Perché il sorteggio è regolare

# Before the match.

web-lobby-yours = Il tuo tavolo di { $game }
web-lobby-invites = { $name } ti invita a { $game }
web-lobby-send = Manda questo link a chi vuoi al tavolo
web-lobby-copy = Copia
web-lobby-copied = Copiato
web-lobby-name = Giochi come { $name }.
web-lobby-rename = Cambia nome

# The end of a match.

web-end-won = Vince { $name }
web-end-you-won = Hai vinto
web-end-shared = { $name } vincono insieme
web-end-nobody = Nessuno vince
web-end-you-lost = Non questa volta
web-end-rounds = { $count ->
    [one] un round
   *[other] { $count } round
}
web-end-round = Round { $round }.
web-end-you-by = Vinci di { $count ->
    [one] un punto
   *[other] { $count } punti
}.
web-end-by = { $name } vince di { $count ->
    [one] un punto
   *[other] { $count } punti
}.
web-end-behind = Ti { $count ->
    [one] è mancato un punto
   *[other] sono mancati { $count } punti
} per raggiungere { $name }.
web-end-tie = A pari punti: ha deciso lo spareggio.
web-end-decided = Ha deciso: { $source } (+{ $count }).
web-end-led = Eri in testa fino al round { $round }.
web-end-again = Gioca ancora
web-end-go-on = Prosegui
web-end-watch = Rivedi la partita
web-end-share = Condividi
web-end-board = Vedi il tabellone
web-end-result = Torna al risultato
web-end-curve = Round per round
web-end-balance = L’indicatore, round per round
web-end-curve-line = { $name }: { $points }
web-end-turned = La svolta: round { $round }
web-end-turning = La svolta
web-end-best-round = Il round decisivo
web-end-gained = { $name }: +{ $count }
web-end-sources = Da dove vengono i punti

# The final scoring.

web-end-final = Punteggio finale.
web-end-turned-final = La svolta: il punteggio finale

# A match again.

web-film-round-back = All’inizio del round (Pag su)
web-film-round-on = Al round successivo (Pag giù)
web-film-turn-back = Al turno precedente (Maiusc e freccia sinistra)
web-film-turn-on = Al turno successivo (Maiusc e freccia destra)
web-film-speed = Velocità
web-film-share = Condividi questo momento
web-end-own-best = Il round migliore
web-bots-wait = In questo momento molti tavoli chiedono un bot. Aspettano il loro turno per pensare: { $seats }.
web-login-about = Lo hai solo tu. Gli altri lo vedono accanto al tuo nome, e serve per accedere.
web-sessions = Dove hai effettuato l’accesso
web-session-here = questo dispositivo
web-session-unknown = Dispositivo sconosciuto
web-session-end = Disconnetti
web-session-end-which = Disconnetti: { $device }
web-forgotten = Ho dimenticato la password
web-forgotten-who = Nome utente o indirizzo e-mail
web-forgotten-send = Inviami un link
web-forgotten-sent = Se c’è un account simile con un indirizzo confermato, un link è in arrivo. Funziona una sola volta, entro un’ora.
web-reset = Una nuova password
web-reset-ends = Verrai disconnesso da tutti gli altri dispositivi.
web-rated = Partita classificata
web-rated-about = Conta per il punteggio di tutti. Senza bot, senza suggerimenti, e nessuno può chiedere di annullare una decisione.
web-rated-account = Le partite classificate sono per chi ha un account: scegli un nome utente e una password nella tua pagina.
web-rated-match = classificata
web-my-matches = Le mie partite
web-standings = Partite giocate, vinte e punteggio per gioco
web-standing-game = Gioco
web-standing-played = Giocate
web-standing-won = Vinte
web-standing-first = Ha cominciato
web-standing-rating = Punteggio
web-standing-name = { $seats ->
    [1] { $game }, in solitario
   *[other] { $game }, { $seats } giocatori
}
web-standing-rated = (classificate: { $count })
web-rating-about = Un punteggio parte da 0 e dice quanto qualcuno è quasi certamente forte almeno: cresce con le vittorie contro avversari forti, e man mano che diventa più sicuro. I bot non ne hanno.
web-last-matches = Ultime partite
web-no-matches = Ancora nessuna partita.
web-earlier-matches = Partite precedenti
web-report = Segnala
web-report-why = Perché segnali { $name }?
web-report-text = Che cosa è successo (facoltativo)
web-report-send = Invia la segnalazione
web-report-done = Segnalato. Grazie.
web-privacy = Che cosa si conserva di te
web-privacy-lead = Lamplight conserva ciò che serve per giocare, e nient’altro. Non c’è pubblicità, nessuno viene tracciato, e nulla si carica da altri siti.
web-privacy-account = Il tuo account
web-privacy-account-more = Il tuo nome, il nome utente e la lingua, e quando sei stato qui la prima e l’ultima volta. Gli altri vedono il nome, il nome utente e il giorno della tua prima visita. Di una password si conserva solo un’impronta, da cui nessuno può leggerla. Un indirizzo e-mail si conserva se lo dai; serve per dirti che tocca a te e quando hai dimenticato la password, e gli altri giocatori non lo vedono mai.
web-privacy-sessions = Dove hai effettuato l’accesso
web-privacy-sessions-more = Per ogni dispositivo il browser, il sistema, e quando è stato usato la prima e l’ultima volta. Gli altri giocatori non lo vedono, e puoi chiudere ogni sessione nella tua pagina.
web-privacy-play = Ciò che giochi e dici
web-privacy-play-more = Tutto ciò che accade ai tavoli dove siedi: le tue mosse, ciò che scrivi in chat, e i set di componenti che carichi. Chi è al tavolo lo vede, e anche gli spettatori dove sono ammessi; ciò che in una partita è segreto resta segreto fino alla fine.
web-privacy-results = Risultati e punteggi
web-privacy-results-more = Di ogni partita finita il tuo posto e i tuoi punti, e un punteggio se giochi partite classificate. Tutti vedono quelli delle partite classificate e dei tavoli in elenco; degli altri solo chi vi ha giocato. Della partita del giorno: il tuo tentativo, i suoi punti e i giorni di fila, che tutti vedono a giornata finita.
web-privacy-people = Chi silenzi, blocchi o segnali
web-privacy-people-more = Nessuno viene a sapere che l’hai silenziato o bloccato. Le segnalazioni le legge chi gestisce questo server, insieme a ciò che l’altra persona aveva scritto al tavolo; questa non viene a sapere chi l’ha segnalata.
web-privacy-address = Il tuo indirizzo di rete
web-privacy-address-more = Non si conserva con il tuo account. Contro gli abusi il server conta per un po’ quante volte arriva un indirizzo. Un proxy davanti al server può tenere registri suoi: chiedi a chi lo gestisce.
web-privacy-browser = Nel tuo browser
web-privacy-browser-more = Un cookie, che ti mantiene connesso, e le impostazioni che scegli lì.
web-privacy-long = Per quanto tempo
web-privacy-long-more = Finché non elimini il tuo account. Allora il tuo nome, il nome utente e ciò che hai scritto spariscono da ogni tavolo; mosse e risultati restano per gli altri, senza il tuo nome, e le copie di sicurezza durano finché non vengono sostituite. Chi gestisce questo server può eliminare prima le vecchie partite e gli ospiti che non vengono più.
web-privacy-yours = Scaricalo o eliminalo nella tua pagina

# La città di stasera: una mano al giorno per tutti.

web-tonight = La città di stasera
web-tonight-short = Una mano uguale per tutti, fino a mezzanotte UTC. Chi la giocherà meglio?
web-tonight-lead = Una mano al giorno per tutti, ognuno per conto proprio: chiunque giochi incontra gli stessi dadi e, quasi sempre, le stesse carte. Il primo tentativo conta se finisce prima della mezzanotte UTC; poi si vedono tutti i punteggi e si può rivedere ogni tentativo.
web-tonight-of = Le mani del { $day }
web-tonight-guest = Come ospite giochi per esercizio. Dai al tuo account un nome e una password, e il tuo primo tentativo conterà.
web-tonight-account = Al mio account
web-tonight-ends = Fino a mezzanotte UTC: { $time }
web-tonight-over = Questa sera è finita.
web-tonight-streak = { $count ->
    [one] { $count } sera di fila
   *[other] { $count } sere di fila
}
web-tonight-play = Gioca
web-tonight-practise = Rigioca per esercizio
web-tonight-go-on = Continua
web-tonight-won = Vittoria, { $score }
web-tonight-lost = Sconfitta, { $score }
web-tonight-given-up = Abbandono
web-tonight-unfinished = Non finito in tempo
web-tonight-own = Il tuo tentativo: { $result }
web-tonight-finished = { $count ->
    [0] Nessuno ha ancora finito un tentativo.
    [one] { $count } tentativo è finito.
   *[other] { $count } tentativi sono finiti.
}
web-tonight-scores = Punteggi: { $game }
web-tonight-nobody = Nessuno ha finito un tentativo.
web-tonight-place = Posto
web-tonight-player = Giocatore
web-tonight-result = Risultato
web-tonight-watch = Rivedi
web-tonight-previous = La sera prima
web-tonight-now = Stasera
web-tonight-fair = Perché nessuno può scegliere le estrazioni
web-tonight-fair-more = Prima di ogni sera il server mostra un sigillo del suo segreto, che non si adatta a nessun altro. Ogni estrazione deriva dal segreto, da che cosa si estrae e da quante dello stesso tipo l’hanno preceduta, e da nulla di ciò che si decide. Un minuto dopo la mezzanotte UTC il segreto viene mostrato, e chiunque può ripetere ogni estrazione dalle registrazioni.
web-tonight-seal = Sigillo di questa sera
web-tonight-since = Visibile: { $when }
web-tonight-secret = Segreto di questa sera
web-tonight-locked = sotto chiave finché la sera non è finita
web-tonight-next-seal = Sigillo della prossima sera
