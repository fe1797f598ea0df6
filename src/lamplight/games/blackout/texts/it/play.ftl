# Blackout: Hong Kong at the table: actions, questions, events, refusals, previews, positions, the campaign.

blackout-aim = Lo scopo: avere più punti di tutti dopo l’ultimo round. Pianifica carte in segreto, trasformale in risorse, completa obiettivi per mettere cubetti sulla mappa, circonda i distretti per proteggerli ed esplora in cerca di ciò che la città al buio nasconde.
blackout-aim-chapter = Lo scopo: vincere il capitolo { $chapter }, { $name }. Le condizioni sono in cima al tabellone, e servono almeno { $points } punti dopo l’ultimo round. Punteggi più alti danno più Alberi Orchidea.
blackout-primer = Un round: 1 si lanciano i dadi e ognuno pianifica carte in segreto. 2 Si scoprono le carte: i Volontari portano la risorsa del loro dado, gli Specialisti fanno ciò che dicono. 3 Si completano obiettivi: le carte vanno in mano, i cubetti sulla mappa. 4 Si esplora un distretto. 5 Si comprano nuovi obiettivi. 6 Cibo e Acqua diventano denaro e gettoni GPS. 7 I distretti circondati danno punti. 8 Con poche carte in mano si riprende lo spazio più pieno e si usano le azioni Spunta.
    I punti vengono da distretti, obiettivi e piani, energia ripristinata, tessere Esplorazione di tipi diversi, carte in mano e negli spazi, e denaro (5 HK$ fanno un punto).
    La fine: quando il mazzo di Pesca è esaurito si gioca esattamente un altro round.
blackout-legend = Le lettere prima di una città indicano il colore (R rosso, G giallo, Bl blu, Vi viola); una lettera tra parentesi segnala un centro di crisi. Uno spazio mostra le sue carte dal basso verso l’alto.

## What one can do

blackout-do-settle = Parti da { $location }
blackout-do-plan = Pianifica: { $card }
blackout-do-into = Coperta nello spazio { $slot }
blackout-do-ready = Tutto pronto: pianificazione conclusa
blackout-do-turn-up = Scopri la carta nello spazio { $slot }
blackout-do-yield = Prendi: { $resource }
blackout-do-use = Usa la parte { $part } della carta
blackout-do-check-board = Azione Spunta { $number } della plancia
blackout-do-check-plan = Azione Spunta della carta { $card }
blackout-do-pay = Paga con: { $resource }
blackout-do-batteries = Paga con Batterie: { $count }
blackout-do-type = { $resource }
blackout-do-heal = Riprendi dall’Ospedale: { $card }
blackout-do-goal = Completa l’obiettivo { $number } della carta { $card }
blackout-do-power = Ripristina l’energia, obiettivo { $number }
blackout-do-complete = Concludi ora la carta { $card }
blackout-do-leave = Lascia per dopo
blackout-do-place = Cubetto su { $location }
blackout-do-scout = Esplora: { $district }
blackout-do-collect = Punta alla tessera { $tile }
blackout-do-return = Rimetti a posto le tessere
blackout-do-challenge = Affronta la { $kind }
blackout-do-team = Nella squadra: { $card }
blackout-do-gps = Spendi un gettone GPS
blackout-do-go = Invia la squadra
blackout-do-injure = { $card } va in Ospedale
blackout-do-buy = Compra: { $card }
blackout-do-water = Acqua: { $to }
blackout-do-food = Cibo: { $to }
blackout-do-waste = Cibo o acqua: { $card }
blackout-do-drop = Scarta: { $card }
blackout-do-house = Prendi la casetta dell’azione Spunta { $number }
blackout-do-refresh = Riprendi le carte dello spazio { $slot }
blackout-do-battery = Compra una Batteria
blackout-do-skip = Non usare la carta
blackout-do-done = Fatto
blackout-do-done-scout = Non esplorare
blackout-do-done-market = Passa
blackout-do-done-drop = Non scartare nulla
blackout-do-done-refresh = Non riprendere carte
blackout-do-first = Sorteggio: comincia { $seat }
blackout-do-starter = Sorteggio: { $card }
blackout-do-emergency = Sorteggio: { $card }
blackout-do-throw = Lancio: il { $die } mostra { $resource }
blackout-do-draw = Sorteggio: { $card }
blackout-do-look = Sorteggio: { $tile }
blackout-do-hurt = Sorteggio: { $card } va in Ospedale

blackout-to-gps = una coppia in cambio di un gettone GPS
blackout-to-money = un cubetto in cambio di denaro
blackout-to-plan = una coppia con il tuo piano
blackout-to-points = punti con il tuo piano

blackout-group-place = Dove?
blackout-group-plan = Pianifica una carta
blackout-group-slot = In quale spazio?
blackout-group-go-on = Continua
blackout-group-turn-up = Scopri una carta pianificata
blackout-group-yield = Quale risorsa?
blackout-group-use = Usa la carta
blackout-group-check = Azioni Spunta
blackout-group-pay = Come paghi?
blackout-group-type = Quale risorsa?
blackout-group-heal = Chi esce dall’Ospedale?
blackout-group-goals = Obiettivi
blackout-group-complete = Concludere il piano?
blackout-group-scout = Esplora un distretto
blackout-group-collect = Quale tessera?
blackout-group-challenge = Quale sfida?
blackout-group-team = La squadra di ricerca
blackout-group-injure = Chi va in Ospedale?
blackout-group-buy = Nuovi obiettivi
blackout-group-waste = Cibo e Acqua
blackout-group-drop = Scarta un obiettivo
blackout-group-house = Quale casetta?
blackout-group-refresh = Riprendi le carte
blackout-group-battery = Batterie
blackout-group-chance = Sorteggi

## Questions to a seat

blackout-ask-over = La partita è finita.
blackout-ask-chance = Sorteggio in corso.
blackout-ask-wait = In attesa di { $side }.
blackout-ask-settle = Scegli la città del tuo primo cubetto: da lì ti espanderai.
blackout-ask-plan = Pianifica: metti al massimo una carta coperta in ogni spazio aperto, poi conferma. I Volontari portano la risorsa mostrata dal dado del loro colore; gli Specialisti fanno ciò che è stampato sulla carta.
blackout-ask-plan-slot = In quale spazio va la carta { $card }?
blackout-ask-plan-ready = La tua pianificazione è conclusa; puoi ancora cambiarla finché non sono tutti pronti.
blackout-ask-deploy = Scopri le tue carte pianificate una alla volta, nell’ordine che preferisci.
blackout-ask-yield = Prendi tutto il raccolto: il dado mostra { $resource }, ogni passo lungo l’anello costa un gettone Trasporto (o un punto). { $card }
blackout-ask-parts = Usa le parti della carta, ciascuna al massimo una volta. { $card }
blackout-ask-goals = Completa gli obiettivi che puoi soddisfare e pagare.
blackout-ask-pay = Paga { $cost }: quante Batterie usi in sostituzione?
blackout-ask-pay-gps = Paghi con Petrolio, con un Libro o con una Batteria?
blackout-ask-type-pay = Paga { $count } di una stessa risorsa: quale?
blackout-ask-type-gain = Prendi { $count } di una stessa risorsa: quale?
blackout-ask-heal = Quale carta esce dall’Ospedale? Ne segni i punti.
blackout-ask-check = Usa una delle tue azioni Spunta sbloccate.
blackout-ask-place = Metti { $cube }: accanto a un tuo cubetto, o più lontano pagando un gettone Trasporto (o un punto) per ogni città saltata. Una città dove il cubetto potrebbe andare non si può saltare.
blackout-ask-place-any = Metti un cubetto in una città qualsiasi accanto a uno dei tuoi.
blackout-ask-complete = Concludi ora la carta { $card }, senza gli altri obiettivi e senza bonus, oppure la lasci per dopo?
blackout-ask-scout = Esplora un distretto accanto a un tuo cubetto: guarda le sue tessere e, se vuoi, raccogline una con una squadra.
blackout-ask-collect = Guardi le tessere del distretto { $district }. Punti a una di esse o le rimetti a posto?
blackout-ask-challenge = Quale sfida della tessera affronti? { $tile }
blackout-ask-team = Forma la squadra con carte della tua mano. Icone Ricerca finora: { $total }; ne servono { $needed }. Una carta della squadra resterà ferita.
blackout-ask-injury = Quale carta della squadra resta ferita?
blackout-ask-market = Nuovi obiettivi: compra una carta o passa. Hai { $money } HK$; spazi liberi: { $free }.
blackout-ask-waste = Cibo e Acqua si perdono: in che cosa li trasformi?
blackout-ask-drop = Puoi scartare uno dei tuoi obiettivi.
blackout-ask-house = Hai protetto il distretto { $district }: prendi una casetta dalla tua plancia. La sua azione Spunta si sblocca.
blackout-ask-refresh = Hai poche carte in mano: riprendi quelle dello spazio più pieno? Poi puoi usare le tue azioni Spunta.
blackout-ask-checks = Usa le tue azioni Spunta sbloccate, ciascuna al massimo una volta.

## What is printed on things

blackout-card-text = { $card } ({ $kind }): { $facts }
blackout-card-facts = { $kind }: { $facts }
blackout-volunteer-red = Volontario rosso
blackout-volunteer-yellow = Volontario giallo
blackout-volunteer-blue = Volontario blu
blackout-fact-cubes = { $count ->
    [one] porta { $count } cubetto
   *[other] porta { $count } cubetti
}
blackout-fact-icons = { $count ->
    [one] { $count } icona Ricerca
   *[other] { $count } icone Ricerca
}
blackout-fact-part = azione: { $part }
blackout-fact-check = azione Spunta: { $part }
blackout-fact-goal = obiettivo: { $goal }, poi in mano e { $cube }
blackout-fact-plan-goal = obiettivo { $number }: { $goal }
blackout-fact-bonus = bonus per tutti gli obiettivi: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
blackout-fact-completion = effetto Conclusivo: { $cube }
blackout-fact-bonus-gains = bonus per tutti gli obiettivi: { $gains }
blackout-part = { $cost } → { $gain }
blackout-cost-gps = 1 Petrolio o 1 Libro
blackout-gain-heal = una carta dall’Ospedale in mano, con i suoi punti
blackout-gain-check = un’azione Spunta sbloccata
blackout-gain-icons = { $count } HK$ per ogni icona Ricerca in mano
blackout-gains = { $gains }
blackout-gain-cube = un cubetto in una città di colore { $colour }
blackout-gain-cube-any = un cubetto in una città qualsiasi
blackout-gain-chosen = { $count } di una risorsa a tua scelta
blackout-need-slot = uno spazio con carte ({ $cards })
blackout-need-colour = { $colour } ×{ $count }
blackout-need-any = { $count } di una stessa risorsa
blackout-need-tiles = tessere Esplorazione ({ $types })
blackout-need-link = centri di crisi { $letter } uniti dai tuoi cubetti
blackout-need-nothing = niente
blackout-goal = { $needs }
blackout-goal-gain = { $needs } → { $gains }
blackout-permanent-search = { $count ->
    [one] { $count } icona Ricerca in più in ogni ricerca
   *[other] { $count } icone Ricerca in più in ogni ricerca
}
blackout-permanent-gps_plus = ogni gettone GPS vale { $count ->
    [one] { $count } icona Ricerca
   *[other] { $count } icone Ricerca
} in più
blackout-permanent-food_points = durante la Pulizia: { $food } Cibo → { $points } punti
blackout-permanent-water_money = durante la Pulizia: { $water } Acqua → { $money } HK$
blackout-tile-text = { $tile }: sfida semplice { $simple } → { $simple_reward }; avanzata { $advanced } → { $advanced_reward }
blackout-tile-facts = sfida semplice { $simple } → { $simple_reward }; avanzata { $advanced } → { $advanced_reward }
blackout-location-text = { $location }, colore { $colour }; distretti vicini: { $districts }
blackout-location-facts = colore { $colour }; distretti vicini: { $districts }
blackout-location-text-crisis = { $location }, colore { $colour }, centro di crisi { $letter }; distretti vicini: { $districts }
blackout-location-facts-crisis = colore { $colour }, centro di crisi { $letter }; distretti vicini: { $districts }
blackout-no-district = nessuno
blackout-power-1 = Primo obiettivo Ripristina l’energia
blackout-power-2 = Secondo obiettivo Ripristina l’energia

## What happened

blackout-event-first = { $side } è il primo giocatore.
blackout-event-starter = { $side } comincia con l’obiettivo { $card }.
blackout-event-emergency = { $side } ha come Piano di emergenza la carta { $card }.
blackout-event-settled = { $side } parte da { $location }.
blackout-event-round = Comincia il round { $round }; il primo giocatore è { $side }.
blackout-event-phase = { $phase }.
blackout-event-rolled = Il { $die } mostra { $resource }.
blackout-event-roll-again = I dadi che mostrano la stessa risorsa si rilanciano.
blackout-event-put = Hai messo la carta { $card } coperta nello spazio { $slot }.
blackout-event-planned = { $side } { $count ->
    [0] non ha pianificato nulla
    [one] ha pianificato { $count } carta
   *[other] ha pianificato { $count } carte
}.
blackout-event-turned-up = { $side } scopre la carta { $card } nello spazio { $slot }.
blackout-event-not-used = { $side } non usa la carta { $card }.
blackout-event-used-part = { $side } usa la parte { $part } della carta { $card }.
blackout-event-used-check = { $side } usa l’azione Spunta { $number }.
blackout-event-used-plan = { $side } usa l’azione Spunta della carta { $card }.
blackout-event-gained = { $side } riceve { $amount }.
blackout-event-paid = { $side } paga { $amount }.
blackout-event-transport = { $side } spende { $tokens ->
    [one] { $tokens } gettone Trasporto
   *[other] { $tokens } gettoni Trasporto
}{ $points ->
    [0] .
    [one] {" ("}{ $points } comprato con un punto).
   *[other] {" ("}{ $points } comprati con un punto ciascuno).
}
blackout-event-battery = { $side } compra una Batteria.
blackout-event-healed = { $side } riprende dall’Ospedale la carta { $card }.
blackout-event-goal = { $side } completa l’obiettivo { $number } della carta { $card }.
blackout-event-power = { $side } completa l’obiettivo Ripristina l’energia { $number }.
blackout-event-bonus = { $side } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per tutti gli obiettivi della carta { $card }.
blackout-event-plan-finished = { $side } conclude la carta { $card }, che va nella zona Spunta.
blackout-event-plan-left = { $side } lascia per dopo la carta { $card }.
blackout-event-cube = { $side } mette un cubetto su { $location }.
blackout-event-scouts = { $side } esplora il distretto { $district }.
blackout-event-saw = Hai visto la tessera { $tile }.
blackout-event-tiles-back = { $side } rimette a posto le tessere del distretto { $district }.
blackout-event-tile-open = La tessera { $tile } è scoperta nel distretto { $district }.
blackout-event-collects = { $side } punta alla tessera { $tile } ({ $kind }).
blackout-event-joins = { $side }: { $card } entra nella squadra.
blackout-event-search = { $side }: icone Ricerca { $total } su { $needed }; gettoni GPS spesi: { $gps }.
blackout-event-tile-up = { $side } mette scoperta la tessera { $tile }.
blackout-event-tile-down = { $side } mette coperta la tessera { $tile }.
blackout-event-tile-shown = { $side } mostra la tessera { $tile }, che è coperta.
blackout-event-injured = { $side }: la carta { $card } resta ferita e va in Ospedale.
blackout-event-bought = { $side } compra la carta { $card } per { $price } HK$.
blackout-event-passed = { $side } non compra nulla.
blackout-event-drawn = Nuova carta nella fila { $row }: { $card }.
blackout-event-end-near = Il mazzo di Pesca è finito: il round { $round } è l’ultimo.
blackout-event-discarded = La carta { $card } lascia le file.
blackout-event-dropped = { $side } scarta la carta { $card }.
blackout-event-secured = Il distretto { $district } è protetto.
blackout-event-district-scored = { $side } ha { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
} attorno al distretto { $district }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
blackout-event-house = { $side } mette una casetta nel distretto { $district }: l’azione Spunta { $number } è sbloccata.
blackout-event-house-cube = { $side } non ha più casette e mette un cubetto nel distretto { $district }.
blackout-event-refreshed = { $side } riprende { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} dallo spazio { $slot }.
blackout-event-final-money = { $side }: con { $money } HK$, vendute tutte le risorse, ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; resto: { $left } HK$.
blackout-event-final-tiles = { $side }: tessere Esplorazione scoperte { $count }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
blackout-event-final-cards = { $side }: carte in mano e negli spazi, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
blackout-event-final = { $side } chiude con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $money } HK$.
blackout-event-won = { $side } vince.
blackout-event-chapter-won = { $side } vince il capitolo.
blackout-event-chapter-lost = Nessuno vince il capitolo: una condizione non è soddisfatta.
blackout-event-orchids = { $side } guadagna { $count ->
    [one] { $count } Albero Orchidea
   *[other] { $count } Alberi Orchidea
}.

blackout-ending-scored = L’ultimo round è stato giocato e conteggiato.
blackout-ending-chapter-lost = Il capitolo è perso: non tutte le condizioni sono soddisfatte.
blackout-ending-chapter-won = Il capitolo è vinto: tutte le condizioni sono soddisfatte.

## Why not

blackout-no-chance = Questo non lo sceglie nessuno: si sorteggia.
blackout-no-chance-option = Questo non può uscire adesso.
blackout-no-over = La partita è finita.
blackout-no-wait-chance = Aspetta: prima serve un sorteggio.
blackout-no-turn = È il turno di { $side }.
blackout-no-set-up = «{ $what }» è per dopo: la preparazione è ancora in corso.
blackout-no-other-phase = «{ $what }»: si fa nella fase { $own } ({ $name }). Ora siamo nella fase { $number } ({ $phase }).
blackout-no-not-now = «{ $what }» non risponde a ciò che si chiede ora, nella fase { $number } ({ $phase }).
blackout-no-taken = Da { $location } parte già un altro giocatore.
blackout-no-ready = La tua pianificazione è conclusa; annulla «Tutto pronto» per cambiarla.
blackout-no-planned-already = La carta { $card } è già pianificata.
blackout-no-not-in-hand = La carta { $card } non è nella tua mano.
blackout-no-slot-first = Prima scegli lo spazio per la carta { $card }.
blackout-no-card-first = Prima scegli una carta.
blackout-no-slots-full = Ogni spazio aperto ha già la sua carta pianificata.
blackout-no-slot-taken = Nello spazio { $slot } c’è già una carta pianificata.
blackout-no-slot-locked = Lo spazio { $slot } è bloccato finché non completi il secondo obiettivo Ripristina l’energia.
blackout-no-no-planned-card = Nello spazio { $slot } non c’è nessuna carta pianificata.
blackout-no-no-cubes = Non hai più cubetti nella tua riserva.
blackout-no-no-part = La carta { $card } ha { $count ->
    [one] solo { $count } parte
   *[other] solo { $count } parti
}.
blackout-no-part-used = Questa parte della carta { $card } è già stata usata.
blackout-no-part-order = Per una regola di questo tavolo le parti di uno Specialista si usano dall’alto in basso; una parte successiva della carta { $card } è già stata usata.
blackout-no-lack-gps-cost = { $part }: non hai né Petrolio né Libri né Batterie.
blackout-no-lack-money = { $part }: hai { $own } HK$.
blackout-no-lack = { $part }. Hai: { $resource } { $own }, Batterie { $batteries }.
blackout-no-hospital-empty = Il tuo Ospedale è vuoto.
blackout-no-no-check = Non hai azioni Spunta sbloccate che tu possa usare ora.
blackout-no-no-target = Non resta nessuna città per il cubetto.
blackout-no-no-tokens = La riserva di gettoni è vuota.
blackout-no-locked-action = { $part }: su questa azione c’è ancora una casetta. Proteggi un distretto per toglierla.
blackout-no-check-used = { $part }: azione già usata in questa fase.
blackout-no-not-in-check-area = La carta { $card } non è nella tua zona Spunta.
blackout-no-no-check-on-card = La carta { $card } non ha un’azione Spunta.
blackout-no-pay-with = Questa risorsa ti manca o qui non serve a pagare: { $resource }.
blackout-no-batteries = { $cost }: puoi usare da { $least } a { $most } Batterie.
blackout-no-type = Il costo è { $count } di una stessa risorsa. Hai: { $resource } { $own }, Batterie { $batteries }.
blackout-no-not-in-hospital = La carta { $card } non è nel tuo Ospedale.
blackout-no-battery-price = Una Batteria costa { $price } HK$; ne hai { $own }.
blackout-no-battery-useless = Qui una Batteria non si potrebbe spendere; la compri quando ti serve.
blackout-no-other-plan = Hai cominciato l’altro Piano di emergenza: la carta { $card } non è più per te.
blackout-no-not-your-goal = La carta { $card } non è tra i tuoi obiettivi.
blackout-no-no-goal = La carta { $card } ha { $count ->
    [one] solo { $count } obiettivo
   *[other] solo { $count } obiettivi
}.
blackout-no-goal-marked = L’obiettivo { $number } della carta { $card } è già completato.
blackout-no-goal-lacks = { $card }: { $missing }.
blackout-no-power-done = Questo obiettivo Ripristina l’energia è già completato.
blackout-no-complete-other = La domanda riguarda la carta { $card }.
blackout-no-complete-later = Un piano si conclude in anticipo solo subito dopo un suo obiettivo.
blackout-no-complete-unmarked = Nessun obiettivo della carta { $card } è ancora completato.
blackout-no-own-cube = Su { $location } c’è già un tuo cubetto.
blackout-no-wrong-colour = { $location } è di colore { $colour }; il cubetto va in una città di colore { $wanted }.
blackout-no-not-reachable = Ogni strada per { $location } passa da una città dove il cubetto si potrebbe già mettere: quelle non si saltano.
blackout-no-no-tiles = Nel distretto { $district } non restano tessere Esplorazione.
blackout-no-no-cube-beside = Non hai cubetti accanto al distretto { $district }.
blackout-no-district-taken = Il distretto { $district } è già stato esplorato in questa fase.
blackout-no-tile-elsewhere = La tessera { $tile } non è nel distretto che stai esplorando.
blackout-no-too-hard = { $tile }; con tutta la mano e tutti i gettoni arrivi a { $most }.
blackout-no-probe-lowest = La sfida d’indagine vale solo per la tessera più facile del distretto; la sua sfida semplice è { $lowest }.
blackout-no-challenge-too-hard = Servono { $needed } icone Ricerca; con tutta la mano e tutti i gettoni arrivi a { $most }.
blackout-no-in-team = La carta { $card } è già nella squadra.
blackout-no-no-icons = La carta { $card } non ha icone Ricerca.
blackout-no-no-gps = Non hai altri gettoni GPS ({ $own } in tutto).
blackout-no-empty-team = Una squadra ha bisogno di almeno una carta.
blackout-no-not-enough = Icone Ricerca finora: { $total }; ne servono { $needed }.
blackout-no-not-in-team = La carta { $card } non è nella squadra.
blackout-no-not-on-display = La carta { $card } non è nelle file.
blackout-no-spots-full = Gli spazi della zona Obiettivi sono tutti occupati ({ $count }).
blackout-no-price = La carta { $card } costa { $price } HK$; ne hai { $own }.
blackout-no-no-water = Non hai più Acqua.
blackout-no-no-plan = Ti serve il piano adatto nella tua zona Spunta.
blackout-no-single-water = Servono 2 Acqua; ne hai 1.
blackout-no-little-water = Hai { $own } Acqua; il piano ne richiede { $needed }.
blackout-no-water-first = Prima occupati dell’Acqua.
blackout-no-little-food = Servono { $needed } Cibo; ne hai { $own }.
blackout-no-plan-offered = Ciò che dà la carta { $card } è già tra le scelte.
blackout-no-house-gone = { $part }: la casetta è già stata presa.
blackout-no-hand-large = Carte in mano: { $count }; puoi riprendere le carte solo con { $limit } o meno.
blackout-no-not-fullest = Carte nello spazio { $slot }: { $count }; nel più pieno: { $most }. Riprendi il più pieno.
blackout-lack-slot = nessuno spazio ha le carte richieste (al più vicino, lo spazio { $slot }, mancano: { $cards })
blackout-lack-any = { $needed ->
    [one] serve { $needed }
   *[other] servono { $needed }
} di una stessa risorsa, ne hai al massimo { $own } (Batterie: { $batteries })
blackout-lack-resource = { $resource } { $own } su { $needed } (Batterie: { $batteries })
blackout-lack-money = hai { $own } HK$ su { $needed }
blackout-lack-tile = manca una tessera Esplorazione di tipo «{ $type }»
blackout-lack-link = i centri di crisi { $letter } non sono uniti dai tuoi cubetti

## Previews

blackout-fact-joins-hand = La carta va nella tua mano; poi { $cube }.
blackout-fact-power-1 = D’ora in poi puoi riprendere le carte anche con una mano più grande.
blackout-fact-power-2 = Il tuo quarto spazio è sbloccato.
blackout-fact-district = { $district }: { $cubes } città su { $size }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a distretto completo.
blackout-fact-face-down = { $count ->
    [one] { $count } tessera coperta.
   *[other] { $count } tessere coperte.
}
blackout-fact-needs-icons = Servono { $needed } icone Ricerca.
blackout-fact-reward = Ricompensa: { $gains }.
blackout-fact-probe = Nessuna ricompensa: la tessera si mette coperta e da allora vale un’icona Ricerca.
blackout-fact-total = Icone Ricerca: { $total } su { $needed }.
blackout-fact-injury = { $count ->
    [one] La carta { $cards } resterà ferita.
   *[other] Una di queste { $count } carte resterà ferita, tutte con la stessa probabilità: { $cards }.
}

## The campaign

blackout-campaign-next = Prossimo: capitolo { $chapter }, { $name }, tentativo { $attempt }.
blackout-campaign-orchids = { $side }: { $count ->
    [one] { $count } Albero Orchidea
   *[other] { $count } Alberi Orchidea
} finora.
blackout-campaign-rank = { $side }: { $rank }
blackout-campaign-won = Capitolo { $chapter }, tentativo { $attempt }: vinto da { $winners } ({ $scores }).
blackout-campaign-lost = Capitolo { $chapter }, tentativo { $attempt }: perso ({ $scores }).
blackout-campaign-score = { $side }: punti { $score } e Alberi Orchidea { $orchids }
blackout-rank-perfect = Perfetto: tutta la città risplende.
blackout-rank-very-good = Ottimo: quasi tutte le luci sono di nuovo accese.
blackout-rank-good = Buono: la città resiste.
blackout-rank-survived = Te la sei cavata, per un pelo.
blackout-rank-none = Il buio è stato più forte.

## Options, questions and positions

blackout-option-players = Quanti giocano; da soli si giocano soltanto i capitoli della campagna.
blackout-option-chapter = Un capitolo della campagna giocato a sé; 0 è la partita singola.
blackout-option-attempt = In solitario: il numero del tentativo, da 1 in su. Ogni tentativo dopo il primo comincia con 2 HK$ in più.
blackout-solo-needs-chapter = In solitario si giocano soltanto capitoli: scegline uno da 1 a 5 (opzione chapter).
blackout-attempt-solo = L’opzione attempt vale solo in solitario.
blackout-no-such-seat = A questo tavolo nessuno gioca { $side }: scegli un altro primo giocatore (opzione starting_player).
blackout-doctor-starts-hurt = Nel set di componenti { $set } la Dottoressa comincia in Ospedale. Il regolamento lo esclude: gioca con doctor_in_hospital = possible.
blackout-unknown-question = La domanda «{ $question }» non esiste. Domande note: { $questions }.
blackout-question-argument = «{ $name }» non può essere «{ $value }». Valori possibili: { $values }.
blackout-position-key = Una posizione non ha «{ $key }» in quel punto. Voci note: { $keys }.
blackout-position-word = «{ $key }» non può essere «{ $value }». Valori possibili: { $words }.
blackout-position-number = «{ $key }» deve essere un numero intero da { $low } a { $high }.
blackout-position-table = «{ $key }» deve essere una tabella di nomi e valori.
blackout-position-list = «{ $key }» deve essere una lista.
blackout-position-name = { $what }: qui «{ $name }» non esiste.
blackout-position-twice = «{ $name }» è in due posti.
blackout-position-cubes = { $side }: cubetti in uso { $used }, ma ce ne sono solo { $cubes }.
blackout-position-slots = { $side }: «slots» deve essere una lista con al massimo { $count } liste di carte.
blackout-position-plan-place = { $card } è un piano: può essere un obiettivo o stare nella zona Spunta.
blackout-position-objectives = { $side }: gli spazi della zona Obiettivi sono { $count }.
blackout-position-check-area = { $card } non è un piano: non può stare nella zona Spunta.
blackout-position-emergency = { $side }: in un capitolo nessuno ha un proprio Piano di emergenza.
blackout-position-marks = { $side }: qui { $card } non è un piano con questi obiettivi, oppure i suoi obiettivi sono tutti segnati.
blackout-position-tiles = Tessere Esplorazione coperte: { $needed }, ma ne restano solo { $found }.
blackout-position-display = «display» deve essere una lista di { $rows } file con al massimo { $row } carte.
blackout-position-die = Il dado «{ $die }» non ha la faccia «{ $resource }».
blackout-position-dice = I tre dadi devono mostrare tre risorse diverse.
blackout-position-tile-count = { $district } può avere al massimo { $count } tessere Esplorazione.
blackout-position-planned-late = { $side }: le carte si pianificano solo nelle fasi 1 e 2.
blackout-position-locked = { $side }: lo spazio { $slot } è bloccato senza il secondo obiettivo Ripristina l’energia.
blackout-position-tile-types = { $side }: due tessere Esplorazione scoperte hanno lo stesso tipo.
blackout-position-doctor = { $side }: la Dottoressa non è mai in Ospedale.

## Ways to play

blackout-way-together = Insieme su questo schermo
blackout-way-bots = Contro i bot
blackout-way-solo = In solitario: un capitolo
blackout-way-campaign = La campagna: cinque capitoli
blackout-choose-players = Quanti giocatori?
blackout-choose-chapter = Quale capitolo?
blackout-value-end_trigger-deck_empty = quando l’ultima carta lascia il mazzo
blackout-value-end_trigger-cannot_draw = quando non si può più pescare una carta
blackout-value-skip-wrong_colour = solo città del colore sbagliato
blackout-value-skip-any = qualsiasi città
blackout-value-campaign_winner-literal = nessuno
blackout-value-campaign_winner-best_qualified = il migliore che soddisfa tutte le condizioni
blackout-value-token_limit-unlimited = non finiscono mai
blackout-value-token_limit-strict = possono finire
blackout-value-specialist_order-any = in qualsiasi ordine
blackout-value-specialist_order-printed = come stampato
blackout-value-specialist_order-then = come stampato dove il testo dice «poi»
blackout-value-edition-as_in_0_1 = come in Lamplight 0.1
blackout-value-starting_player-drawn = per sorteggio
blackout-value-starting_player-orange = Arancione
blackout-value-starting_player-grey = Grigio
blackout-value-starting_player-white = Bianco
blackout-value-starting_player-green = Verde
blackout-value-market_end-consecutive = quando tutti passano uno dopo l’altro
blackout-value-market_end-lap = quando tutti passano nello stesso giro
blackout-value-gps_limit-unlimited = non finiscono mai
blackout-value-gps_limit-strict = possono finire
blackout-value-gps_limit-as_transport = come i gettoni Trasporto
blackout-value-doctor_in_hospital-never = mai
blackout-value-doctor_in_hospital-possible = se lo dice un set o una posizione
blackout-value-attempt_money-growing = senza limite
blackout-value-attempt_money-capped = fino al trentesimo tentativo
blackout-value-injury-random = sorteggiata
blackout-value-injury-owner = scelta dal proprietario
blackout-value-complete_later-after_goal = subito dopo uno dei suoi obiettivi
blackout-value-complete_later-any_time = in qualsiasi momento della fase 3
blackout-value-cube_limit-hard = 25 cubetti e non di più
blackout-value-cube_limit-soft = senza limite
blackout-value-players-1 = un giocatore
blackout-value-players-2 = due giocatori
blackout-value-players-3 = tre giocatori
blackout-value-players-4 = quattro giocatori
blackout-value-chapter-1 = Ora 48
blackout-value-chapter-2 = Ora 72
blackout-value-chapter-3 = Ora 80
blackout-value-chapter-4 = Ora 96
blackout-value-chapter-5 = Fine della prima settimana
blackout-series-campaign = Campagna
blackout-campaign-option = L’opzione { $option } la sceglie la campagna.

## The conditions of a chapter

blackout-conditions = Capitolo { $number }: { $name }
blackout-conditions-goals-all = Tutti gli obiettivi di un Piano di emergenza
blackout-conditions-goals = { $count ->
    [one] { $count } obiettivo di uno stesso Piano di emergenza
   *[other] { $count } obiettivi di uno stesso Piano di emergenza
}
blackout-conditions-central = { $count ->
    [one] { $count } cubetto attorno al distretto { $district }
   *[other] { $count } cubetti attorno al distretto { $district }
}
blackout-conditions-red = { $count ->
    [one] { $count } cubetto su una città rossa
   *[other] { $count } cubetti su città rosse
}
blackout-conditions-power = { $count ->
    [one] { $count } obiettivo Ripristina l’energia
   *[other] { $count } obiettivi Ripristina l’energia
}
blackout-conditions-orchids = Alberi Orchidea per { $lines } punti, ne servono { $needed }; punteggio se finisse ora

# Che cosa hanno cambiato alcuni passi sul tabellone, per l’allenatore.
blackout-change-district = { $count ->
    [one] ancora un cubetto per proteggere { $district } ({ $points } punti per te)
   *[other] ancora { $count } cubetti per proteggere { $district } ({ $points } punti per te)
}{ $others ->
    [0] , e nessun altro è vicino
   *[other] ; un altro giocatore ne ha { $others } lì
}
blackout-change-district-ready = { $district } è tutto tuo: { $points } punti quando si proteggono i distretti
blackout-change-goal = C’è tutto per: { $goal }
