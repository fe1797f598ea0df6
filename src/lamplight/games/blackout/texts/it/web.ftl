# The table in the browser: what it is about, help and hints.

web-about-blackout = Hong Kong è al buio. Pianifica in segreto, riporta la luce quartiere per quartiere, tieni in vita i tuoi. Da uno a quattro.
web-not-yours = Questa carta è di qualcun altro: dal tuo posto non ci puoi fare niente.
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
web-bo-money = dollari
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
web-bo-from-goals = obiettivi e piani
web-bo-from-scouting = esplorazione
web-bo-from-cards = carte e azioni Spunta
web-bo-from-transport = spesi in trasporto
web-bo-from-total = totale
web-provenance-blackout = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un materiale tuo.
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

# The parts of the table, where there is room for one at a time.

web-bo-tab-city = Città

# The poster.

web-pitch-blackout = Manca la corrente. Riporta la luce nei quartieri prima dei rivali.
web-facts-blackout = 1–4 giocatori · 60–90 minuti · piani e percorsi

# The end of a match.

web-end-blackout-won = { $name } riporta la luce
web-end-blackout-you-won = Riporti la luce
web-end-blackout-chapter-won-you-won = Il capitolo è vinto
web-end-blackout-chapter-lost-you-lost = La città resta al buio
web-end-blackout-chapter-lost-nobody = La città resta al buio
web-end-blackout-why-chapter-won = Tutte le condizioni del capitolo sono soddisfatte.
web-end-blackout-why-chapter-lost = Non tutte le condizioni del capitolo erano soddisfatte. Ecco che cosa mancava:
web-bo-verdict-points = Almeno { $count } punti
web-bo-verdict-orchids = { $count ->
    [one] un’orchidea
   *[other] { $count } orchidee
}
