# Che cosa dice il client web.

web-skip = Vai al tavolo
web-loading = Un momento …
web-offline = Il server non è raggiungibile. Niente è perduto: questa pagina riprende appena può.
web-broken = Qualcosa è andato storto. Riprova.
web-no-page = Questa pagina non esiste.
web-no-table = Forse questo tavolo non esiste, o non è aperto a te.
web-home = Inizio
web-pages = Pagine
web-rules = Regole
web-settings = Impostazioni
web-reconnecting = Riconnessione …
web-waiting-to-be-sent = { $count ->
    [one] Una mossa aspetta di essere inviata.
   *[other] { $count } mosse aspettano di essere inviate.
}
web-sending = Invio …
web-language = Lingua
web-theme = Colori
web-theme-dark = Notte
web-theme-light = Giorno
web-theme-contrast = Contrasto alto
web-text-size = Grandezza del testo
web-motion = Immagini in movimento
web-sound = Suoni
web-notify = Avvisami quando tocca a me
web-confirm = Chiedi prima di ogni mossa
web-done = Fatto
web-welcome = Due giochi da tavolo al lume di lampada
web-welcome-more = Gioca con gli amici, contro i bot o da solo. Ci basta un nome.
web-your-name = Il tuo nome
web-sit-down = Siediti
web-have-account = Sono già stato qui
web-hello = Buonasera, { $name }
web-my-games = Le tue partite
web-open-tables = Tavoli aperti
web-no-open-tables = Ora nessuno aspetta. Prepara un tavolo e manda il collegamento a un amico.
web-finished-games = Partite finite
web-more-tables = { $count ->
    [one] Mostra anche l’altra
   *[other] Mostra le altre { $count }
}
web-open-record = Apri una registrazione
web-open-record-how = Una registrazione è il file che «Scarica la registrazione» ti ha dato dopo una partita, qui o nel terminale.
web-play-now = Gioca
web-other-ways = Altri modi di giocare
web-status-open = aspetta giocatori
web-status-playing = in corso
web-status-between = tra due partite
web-status-finished = finita
web-status-held = sospesa
web-status-closed = chiuso
web-waits-for = aspetta { $who }
web-your-turn = Tocca a te
web-nobody = (andato)
web-bot = bot: { $bot }
web-free-seat = libero
web-how = Come vuoi giocare?
web-with-friends = Con gli amici, ognuno al suo schermo
web-how-strong = Quanto sono forti i bot?
web-bot-name-random = Caso
web-bot-name-novice = Principiante
web-bot-name-casual = Occasionale
web-bot-name-steady = Solido
web-bot-name-expert = Esperto
web-level-random = gioca qualunque mossa permessa
web-level-novice = gioca ciò che a prima vista sembra buono
web-level-casual = guarda un po' avanti
web-level-steady = guarda più avanti
web-level-expert = pensa fino a tre secondi per turno
web-which-seat = Quale parte prendi?
web-more-options = Altre opzioni
web-clock = Orologio
web-clock-none = Nessuno
web-clock-live = 30 minuti ciascuno, e 30 secondi per decisione
web-clock-blitz = 10 minuti ciascuno, e 10 secondi per decisione
web-clock-days = Tre giorni per decisione
web-spectators = Altri possono guardare
web-listed = Mostra il tavolo a tutti
web-make-table = Prepara il tavolo
web-begin = Comincia
web-yes = sì
web-no = no
web-log = Diario
web-chat = Chiacchiere
web-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
web-table = Tavolo
web-panels = Diario, chiacchiere e tavolo
web-earlier = { $count ->
    [one] Una riga precedente è nella registrazione.
   *[other] { $count } righe precedenti sono nella registrazione.
}
web-rule = regola { $rule }
web-muted-line = (zittito)
web-chat-empty = Nessuno ha ancora detto niente.
web-mute = Zittisci
web-unmute = Ascolta di nuovo
web-block = Blocca
web-unblock = Sblocca
web-say = Di' qualcosa
web-send = Invia
web-seats = Posti
web-you = tu
web-bot-plays = per ora gioca un bot ({ $bot })
web-resigned = si è arreso
web-reserved = è atteso
web-thinks = pensa
web-ready = pronto
web-time-left = Tempo rimasto
web-take-seat = Siediti qui
web-leave-seat = Alzati
web-seat-for = Chi gioca questo posto
web-for-people = per persone
web-play-again = Gioco di nuovo io
web-call-bot = Fai giocare un bot
web-next-match = Prossima partita
web-seats-missing = Ogni posto vuole una persona o un bot.
web-host-begins = { $name } comincia la partita quando tutti i posti sono presi.
web-invite = Manda questo collegamento a chi deve giocare con te:
web-only-here = Questo indirizzo vale solo su questo computer. Per amici altrove il gioco deve girare dove possano raggiungerlo: vedi «With friends» nel README.
web-usual = di norma
web-variants = Regole particolari di questo tavolo
web-commitment = L'impegno del server sulla sua chiave:
web-key = La chiave
web-nonce = Che cosa ha aggiunto { $seat }
web-fairness = Il caso è stato onesto?
web-fairness-more = Prima dell'inizio il server ha mostrato il suo impegno, un'impronta della sua chiave. Ogni posto ha poi aggiunto un numero suo. Tutte le estrazioni seguono dalla chiave e da questi numeri; `lamplight record verify` le ripete una per una dalla registrazione.
web-watching = Stai guardando.
web-undo = Annulla
web-never-chosen = Questo non lo sceglie nessuno: deriva dalle regole.
web-not-your-turn = Non è il tuo turno.
web-which-of = Quale di queste?
web-show-all = Mostra tutto
web-sure = Sei sicuro?
web-do-it = Sì, gioca
web-not-yet = Non ancora
web-hand-over = Passa lo schermo.
web-i-am = Sono { $seat }
web-guide = Consiglio
web-hint-whole = Leggi tutto
web-hint-got-it = Capito
web-hint-no-more = Basta consigli
web-how-to-play = Come si gioca
web-signs = Simboli
web-keys = Tasti
web-key-option = esegue l’opzione con questo numero
web-key-arrows = va da un luogo all’altro sulla mappa, con Maiusc uno dopo l’altro; Invio dice che cosa si può fare lì, o perché niente
web-key-undo = annulla
web-key-let-go = lascia, e torna alla domanda
web-key-help = questa pagina
web-nobody-won = Nessuno ha vinto.
web-you-won = Hai vinto!
web-you-lost = Hai perso. Vittoria: { $seats }
web-you-lost-alone = Non ce l’hai fatta.
web-won = Vittoria: { $seats }
web-gave-up = { $seat } si è arreso.
web-series = La serie finora
web-campaign = La campagna
web-skip-story = Salta ({ $count })
web-replay = Rivedi la partita
web-replay-running = La partita continua: la vedi fin dove è arrivata, e solo dal tuo posto.
web-download-record = Scarica la registrazione
web-rematch = Ancora una
web-to-rematch = Al nuovo tavolo
web-wants-back = { $seat } chiede di tornare a una decisione precedente.
web-back-asked = Agli altri è stato chiesto se puoi tornare indietro.
web-agree = Accetta
web-refuse = Rifiuta
web-here = Presenti
web-ask-back = Chiedi di tornare alla mia ultima decisione
web-let-bot = Fai giocare un bot per me
web-resign = Arrenditi
web-resign-sure = Vuoi davvero rinunciare a questa partita?
web-close-table = Chiudi questo tavolo
web-link = Collegamento a questo tavolo
web-set = Materiale:
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
web-rules-none = Non è stato trovato niente. Meno parole trovano di più; l’indice è qui sotto.
web-rules-found = { $count ->
    [one] una regola
   *[other] { $count } regole
}
web-options = Opzioni
web-option = Opzione
web-editions = Dove le edizioni differiscono
web-rulings = Decisioni
web-provenance = Da dove vengono i pezzi
web-login = Nome di accesso
web-password = Parola d'ordine
web-log-in = Accedi
web-or-link = Oppure apri un collegamento monouso creato sull'altro tuo dispositivo.
web-saved = Salvato.
web-save = Salva
web-email = Posta elettronica (solo se vuoi essere avvisato del tuo turno)
web-mail-turns = Scrivimi quando tocca a me
web-email-confirmed = { $email } è confermato.
web-email-unconfirmed = { $email } non è ancora confermato. Se questo server spedisce posta, una lettera è partita: apri il suo collegamento e conferma. Fino ad allora non arriva altra posta; «Salva» manda di nuovo la lettera.
web-other-device = Su un altro dispositivo
web-other-device-more = Apri lì un collegamento monouso, o dai una parola d'ordine al tuo account.
web-one-time-link = Crea un collegamento monouso
web-link-once = Vale una volta, per un quarto d'ora.
web-old-password = Vecchia parola d'ordine
web-new-password = Nuova parola d'ordine (almeno 8 caratteri)
web-set-password = Imposta la parola d'ordine
web-leave = Vai via
web-log-out = Esci qui
web-log-out-everywhere = Esci ovunque
web-export = Tutto ciò che conservate su di me
web-delete = Elimina il mio account
web-delete-sure = I bot prendono i tuoi posti e il tuo nome sparisce da ogni tavolo. Non si torna indietro.
web-back = Indietro
web-forward = Avanti
web-run = Riproduci
web-pause = Pausa
web-moment = Momento
web-seen-by = Visto da
web-spectator = uno spettatore
web-share = Copia un collegamento a questo momento
web-shared = Manda questo collegamento per condividere questo momento (è già copiato, se il browser lo permette):
web-go-on = Continua da qui
web-hidden-action = { $seat } ha agito in segreto.
web-campaign-matches = Partite
web-campaign-match = Partita { $number }
web-to-table = Al tavolo
web-go-on-playing = Continua a giocare
web-no-campaign = Questo tavolo non gioca una campagna.
web-options-list = Tutto quello che puoi fare
web-round-over = Il round { $round } è finito
web-how-it-ended = Com'è finita

# The board of a game that has none of its own.

web-plain-common = Sul tavolo
web-plain-hidden = { $count ->
    [one] { $count } nascosta
   *[other] { $count } nascoste
}

# The players' plates, and the parts of the table where there is room for one at a time.

web-tab-people = Giocatori
web-tabs = Parti del tavolo
web-plate-your-turn = tocca a te
web-plate-turn = sta pensando
web-plate-away = assente
web-plate-ready = pronto
web-plate-points = { $count ->
    [one] punto
   *[other] punti
}
web-close = Chiudi

# The front door, tables in lists, and pages that are not there.

web-home-title = La lampada è accesa. Accomodati.
web-home-lead = Giochi da tavolo nel browser: da solo, contro i bot o con gli amici. Senza account.
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
web-table-gone = Questo tavolo è stato sparecchiato, oppure non è aperto a te.
web-fair-lead = Nessuno, nemmeno questo server, può scegliere i dadi e le carte di una partita. Ecco come:
web-fair-lock = Prima della partita il server mette sotto chiave un segreto e ne mostra il sigillo, che non va bene per nessun altro.
web-fair-add = Poi ogni posto aggiunge un numero a caso, che il server non poteva conoscere.
web-fair-draw = Ogni lancio e ogni pescata derivano dalla chiave e da questi numeri insieme.
web-fair-show = Dopo la partita la chiave viene mostrata, e chiunque può ripetere ogni estrazione dalla registrazione (in un terminale: lamplight record verify).
web-fair-numbers = I numeri di questo tavolo
web-fair-none = Saranno qui appena il tavolo sarà pronto.
web-fair-locked = sotto chiave fino alla fine della partita
web-fair-link = Perché la sorte è onesta

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
web-end-led = Sei stato in testa fino al round { $round }.
web-end-again = Gioca ancora
web-end-go-on = Prosegui
web-end-watch = Rivedi la partita
web-end-share = Condividi
web-end-board = Vedi il tabellone
web-end-result = Torna al risultato
web-end-curve = Round per round
web-end-balance = Il segnalino, round per round
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
