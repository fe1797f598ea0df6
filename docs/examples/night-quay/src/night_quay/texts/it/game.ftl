# Il molo di notte: tutto ciò che dice il gioco, tranne le regole (rules.ftl).

night-quay-title = Il molo di notte
night-quay-tagline = Lampade nel buio, barche dal mare: da due a quattro mercanti.
night-quay-aim = Lo scopo: il maggior numero di punti all’alba. In ogni turno arrivano barche, e tutti accendono una lampada insieme. La lampada più viva sceglie per prima; lampade uguali si abbagliano, e i loro mercanti scelgono per ultimi.
    Ogni cassa vale un punto, quelle del tuo ordine segreto due. La lampada mai accesa vale la sua luce.
night-quay-legend = Una barca ha il nome della sua merce e il numero delle sue casse. Un ordine lo vede solo il suo mercante, fino all’alba.

night-quay-side-amber = Ambra
night-quay-side-violet = Viola
night-quay-side-green = Verde
night-quay-side-blue = Blu
night-quay-goods-tea = tè
night-quay-goods-silk = seta
night-quay-goods-salt = sale
night-quay-goods-glass = vetro
night-quay-boat = { $goods } × { $crates }
night-quay-lamp = lampada { $brightness }

## Ciò che mostra il tabellone

night-quay-field-round = Turno
night-quay-field-quay = Al molo
night-quay-field-fog = Una barca nella nebbia
night-quay-field-order = Ordine
night-quay-field-chosen = Scelta segreta
night-quay-field-lit = Accesa
night-quay-field-lamps = Lampade rimaste
night-quay-field-hold = Barche prese

## Azioni

night-quay-do-light = Accendi: { $lamp }
night-quay-do-take = Prendi: { $boat }
night-quay-do-row = Rema nella nebbia
night-quay-do-order = Caso: un ordine di { $goods }
night-quay-do-arrive = Caso: { $boat }
night-quay-group-light = Scegli una lampada
night-quay-group-take = Scegli una barca
night-quay-group-chance = Caso
night-quay-would-score = punti: { $points }
night-quay-would-leave = le altre tue lampade valgono { $points }

## Domande

night-quay-ask-light = Quale lampada accendi? Tutti scelgono in segreto e mostrano la lampada insieme.
night-quay-ask-light-ready = La tua lampada è scelta; puoi ancora cambiarla finché tutti non sono pronti.
night-quay-ask-take = Quale barca prendi?
night-quay-ask-wait = { $side } sceglie una barca.
night-quay-ask-chance = Decide il mare.
night-quay-ask-over = L’alba: la partita è finita.

## Che cosa è successo

night-quay-event-order = { $side } ha un ordine: { $goods }.
night-quay-event-order-hidden = { $side } riceve un ordine.
night-quay-event-round = Comincia il turno { $round }.
night-quay-event-arrived = Arriva una barca: { $boat }.
night-quay-event-fog = Un’altra barca è nella nebbia.
night-quay-event-lit = { $side } accende: { $lamp }.
night-quay-event-dazzled = { $side } è abbagliato e sceglie più tardi.
night-quay-event-took = { $side } prende: { $boat }.
night-quay-event-rowed = { $side } rema nella nebbia…
night-quay-event-lifted = … e vi trova: { $boat } ({ $side }).
night-quay-event-scored = { $side } aveva un ordine ({ $goods }): { $crates } per le casse, { $total } in tutto.
night-quay-ending-dawn = L’alba

## Perché no

night-quay-no-spent = Già consumata: { $lamp }.
night-quay-no-light = Le lampade si accendono quando tutte le barche del turno sono arrivate.
night-quay-no-take = Ora non puoi scegliere una barca.
night-quay-no-boat = { $boat }: questa barca non è al molo.
night-quay-no-fog = Non c’è nessuna barca nella nebbia.
night-quay-no-chance = Lo decide solo il caso.
night-quay-bad-position = { $name }: non può far parte di una posizione.
night-quay-set-id = «{ $id }» non è un identificativo: lettere minuscole, e trattini fra le parole.
night-quay-set-twice = Un numero compare due volte: le lampade, e le barche di una stessa merce, devono essere diverse.
night-quay-set-rounds = { $rounds } turni sono troppi: ogni mercante deve tenere una lampada, e serve una barca per ciascuno dei quattro.

## Menu

night-quay-way-together = Insieme a uno schermo
night-quay-way-bots = Contro i bot
night-quay-choose-players = Quanti mercanti?
night-quay-choose-fog = Nebbia sul porto?
night-quay-option-players = Quanti mercanti giocano.
night-quay-option-fog = In ogni turno una delle barche è nella nebbia, e la vede solo chi la prende.
arena-counted-night-quay-took = Barche prese
