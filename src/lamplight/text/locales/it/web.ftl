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
web-about-blackout = Hong Kong è al buio. Pianifica in segreto, riporta la luce quartiere per quartiere, tieni in vita i tuoi. Da uno a quattro.
web-about-dual-powers = Pietrogrado, 1917. Due poteri, una città e un calendario che corre verso ottobre. In due, o da solo contro l'Opposizione.
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
web-not-yours = Questa carta è di qualcun altro: dal tuo posto non ci puoi fare niente.
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
web-help-dual-powers = Un segnalino 3/2 ha forza 3 da fresco e 2 da esausto; le barre sotto sono il suo grado, cioè quanto costa reclutarlo. Nella tabella delle presenze l’ultima colonna dice la forza dei due se la Volontà del Popolo passasse alla parte indicata; = vuol dire che non cambierebbe niente.
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
web-dp-played = Giocate: { $side }
web-dp-hand = La tua mano
web-dp-hands = Mani
web-dp-other-hand = (l'altra parte ne tiene { $count })
web-dp-objective = obiettivo segreto
web-dp-is-objective = Questo è il tuo obiettivo segreto: resta coperto fino alla fine del round.
web-dp-reserve = Riserva
web-dp-presence = Presenza
web-dp-control = Controllo
web-dp-if-will = Volontà: { $side }
web-nearer = Avvicinati
web-farther = Allontanati
web-bo-district = { $name }: { $tiles ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $tiles } tessere
}
web-bo-district-score = { $cubes } sull'anello, { $points ->
    [one] un punto
   *[other] { $points } punti
} se fosse messo in sicurezza ora
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = Plancia: { $side }
web-bo-phases = Le fasi di un round
web-bo-points = punti
web-bo-money = dollari
web-bo-transport = gettoni Trasporto
web-bo-gps = gettoni GPS
web-bo-resources = Le tue risorse
web-bo-cubes-left = { $count ->
    [one] un cubo rimasto
   *[other] { $count } cubi rimasti
}
web-bo-slot = Spazio { $slot }
web-bo-slot-locked = Lo spazio { $slot } è bloccato finché non completi il secondo obiettivo Ripristina l’energia.
web-bo-face-down = una carta coperta
web-bo-objectives = Obiettivi
web-bo-checks = Zona Spunta
web-bo-hospital = Ospedale
web-bo-emergency = Piano di emergenza
web-bo-tiles = Tessere Esplorazione
web-bo-market = Mercato
web-bo-deck = mazzo { $count }, riserva { $reserve }
web-bo-last-round = Questo è l'ultimo round.
web-bo-round = Round { $round }
web-bo-hand = La tua mano
web-bo-summary = { $points } punti, { $money } dollari, { $cards } carte, { $hospital } in ospedale
web-proposed = (proposto)
web-dp-forming = obiettivo finora
web-bo-way = Gettoni Trasporto per il percorso: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-costs = (trasporto: { $tokens })
web-bo-way-points = Te ne mancano alcuni e li compri con punti: { $points }
web-bo-resource-costs = { $resource }, gettoni Trasporto: { $tokens }
web-bo-search = La ricerca
web-bo-icons = Icone Ricerca: { $total } su { $needed }
web-bo-icons-aside = Senza carte: { $aside }. Gettoni GPS: { $gps }, ognuno vale { $worth }.
web-bo-team = Nella squadra
web-bo-odds = ferita: 1 su { $count } ({ $percent }%)
web-bo-odds-more = Una di loro resta ferita, tutte con la stessa probabilità.
web-bo-odds-then = Con una in più, { $percent }% ciascuna.
web-bo-may-join = Possono unirsi
web-bo-brings = { $count ->
    [one] un’icona
   *[other] { $count } icone
}
web-bo-goals = Obiettivi: cosa manca
web-bo-power = Ripristina l’energia
web-bo-goal-done = fatto
web-bo-goal-ready = possibile ora
web-bo-goals-ready = { $count ->
    [0] nessuno è ancora possibile
    [one] uno è possibile
   *[other] { $count } sono possibili
}
web-breakdown = Da dove vengono i punti
web-bo-from-goals = obiettivi e piani
web-bo-from-districts = distretti
web-bo-from-scouting = esplorazione
web-bo-from-cards = carte e azioni Spunta
web-bo-from-transport = spesi in trasporto
web-bo-from-money = denaro e risorse
web-bo-from-tiles = tessere Esplorazione scoperte
web-bo-from-points = punti delle carte
web-bo-from-total = totale
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
web-provenance-blackout = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un materiale tuo.
web-provenance-dual-powers = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un materiale tuo.
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

# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = I punti arrivano a fine round da tre zone: quella in Rivolta! e i due obiettivi segreti. Cerca di essere lì il più forte. Tocca una carta o un luogo per vedere che cosa puoi fare.
web-hint-dual-powers-ask-objective = Scegli una zona in cui sei già forte o puoi diventarlo in quattro turni. Questa carta non si potrà più giocare: tieni quelle le cui azioni ti servono.
web-hint-dual-powers-ask-objective-ready = Ora sceglie l'altra parte. Fino ad allora puoi ancora cambiare idea.
web-hint-dual-powers-ask-turn = Indica una carta, o tienici sopra il dito: un cerchio sul calendario mostra dove portano i suoi giorni. Fermarsi sul 15 o sul 31 dà un'azione bonus, e chi fa cambiare il mese prende la Volontà del Popolo, che comanda i segnalini neutrali accanto ai propri.
web-hint-dual-powers-ask-command = Reclutare mette nuove unità nella zona della carta. L'icona vale ovunque: muovi un segnalino in una zona vicina, o di due zone, oppure fai riposare un segnalino esausto. La barricata chiude un passaggio.
web-hint-dual-powers-ask-recruit = Puoi continuare finché il valore basta. Il resto va perso, ma usare ora le unità piccole lascia le grandi per una carta migliore.
web-hint-dual-powers-ask-leader-both = Un leader può andare in qualsiasi zona, ma solo adesso: se non lo piazzi con la sua carta non arriverà mai. L'azione speciale può venire prima o dopo.
web-hint-dual-powers-ask-leader-place = Piazza il leader dove ci saranno i punti: va bene qualsiasi zona, ed è la sua unica occasione.
web-hint-dual-powers-ask-leader-special = La Manifestazione sposta la barricata, lo Spionaggio mostra l'obiettivo avversario, Ispirare il Popolo prende la Volontà. Se niente ti serve, non fare nulla.
web-hint-dual-powers-ask-bonus = Te lo regala il calendario. È poco, ma gratis: recluta, muovi, riposa o pesca.
web-hint-dual-powers-ask-unrest = I punti muovono verso di te il segnalino del sostegno; un'azione bonus può ancora cambiare chi controlla gli obiettivi, che si contano subito dopo.
web-hint-blackout = Un round ha otto fasi; quella accesa in alto sulla tua plancia dice a che punto sei. Le carte portano risorse, le risorse completano obiettivi, gli obiettivi mettono cubetti sulla mappa, e i distretti circondati dai tuoi cubetti danno punti.
web-hint-blackout-ask-settle = Una città con molti vicini e più distretti intorno ti lascerà più scelta in seguito.
web-hint-blackout-ask-plan = Guarda i dadi sulla ruota: ogni Volontario porta ciò che mostra il dado del suo colore. Le carte di uno stesso spazio tornano insieme: unisci quelle che vorrai avere in mano insieme. Non serve riempire ogni spazio.
web-hint-blackout-ask-plan-slot = Alcuni obiettivi chiedono certi colori in uno stesso spazio: la carta può aiutare lì. Tocca lo spazio o trascinaci la carta.
web-hint-blackout-ask-plan-ready = Nessuno vede il tuo piano prima che tutti siano pronti. Puoi ancora cambiarlo.
web-hint-blackout-ask-deploy = L'ordine conta quando una carta paga per un'altra: scopri prima quelle che portano risorse.
web-hint-blackout-ask-yield = Ciò che mostra il dado è gratis. Un'altra risorsa dell'anello costa trasporto a ogni passo: solo se serve a un obiettivo.
web-hint-blackout-ask-parts = Usa ogni parte che ti serve adesso; quella che salti è persa per questo round.
web-hint-blackout-ask-goals = Un obiettivo completato ti dà una carta per la mano o per l'area Spunta, punti, oppure un cubetto sulla mappa. Valgono anche i due obiettivi di ripristino dell'energia della tua plancia.
web-hint-blackout-ask-pay = Le Batterie sostituiscono tutto ma sono difficili da ottenere: tienile se puoi.
web-hint-blackout-ask-heal = Una carta che torna rinforza la tua mano; una ferita lasciata in Ospedale non ti serve.
web-hint-blackout-ask-place = Le città illuminate sono possibili. Cerca di circondare un distretto: indicane uno per vedere quanti punti darebbe a ciascuno.
web-hint-blackout-ask-place-any = Va bene ogni città illuminata. Cerca di circondare un distretto: indicane uno per vedere quanti punti darebbe a ciascuno.
web-hint-blackout-ask-complete = Concludere ora libera lo spazio e la carta; aspettare tiene a portata gli altri obiettivi e il bonus.
web-hint-blackout-ask-scout = Guardare non costa nulla. Se poi raccogli una tessera, una carta della squadra, tirata a sorte, resterà ferita.
web-hint-blackout-ask-collect = La tua prima tessera di un tipo resta scoperta e vale punti alla fine; una seconda aiuta le ricerche successive.
web-hint-blackout-ask-challenge = Ti viene offerto solo ciò che puoi superare. Una sfida più dura rende di più ma chiede più carte.
web-hint-blackout-ask-team = Ogni carta della squadra rischia allo stesso modo: aggiungi carte modeste per risparmiare quelle buone. Un gettone GPS vale tre icone.
web-hint-blackout-ask-market = Una fila piena è cara, l'ultima carta di una fila è economica. Compra ciò che puoi completare presto: c'è posto solo per tre obiettivi.
web-hint-blackout-ask-waste = Cibo e acqua si perdono a ogni round. Il cibo porta denaro; due acque possono diventare un gettone GPS.
web-hint-blackout-ask-drop = Scarta un obiettivo solo se non ci riuscirai mai e ti serve il suo spazio.
web-hint-blackout-ask-house = L'azione sotto la casetta che prendi è tua da ora in poi, ogni volta che riprendi le carte. Scegli quella che userai di più.
web-hint-blackout-ask-refresh = Con poche carte si pianifica poco: riprendere lo spazio più pieno di solito conviene, e permette le tue azioni Spunta.
web-hint-blackout-ask-checks = Sono tutte gratuite. Usa quelle che aiutano, nell'ordine che preferisci.

# The board of a game that has none of its own.

web-plain-common = Sul tavolo
web-plain-hidden = { $count ->
    [one] { $count } nascosta
   *[other] { $count } nascoste
}
