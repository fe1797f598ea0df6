# The table in the browser: what it is about, help and hints.

web-about-blackout = Hong Kong è al buio. Pianifica in segreto, riporta la luce distretto per distretto, tieni in vita la tua gente. Da uno a quattro giocatori.
web-not-yours = Questa carta è di qualcun altro: dal tuo posto non ci puoi fare niente.
web-nearer = Ingrandisci
web-farther = Riduci
web-bo-district = { $name }: { $tiles ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $tiles } tessere
}
web-bo-district-score = { $cubes } attorno, { $points ->
    [one] un punto
   *[other] { $points } punti
} se fosse protetto ora
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = Plancia: { $side }
web-bo-phases = Le fasi di un round
web-bo-money = dollari
web-bo-resources = Le tue risorse
web-bo-cubes-left = { $count ->
    [one] un cubetto rimasto
   *[other] { $count } cubetti rimasti
}
web-bo-slot = Spazio { $slot }
web-bo-slot-locked = Lo spazio { $slot } è bloccato finché non completi il secondo obiettivo Ripristina l’energia.
web-bo-face-down = una carta coperta
web-bo-objectives = Obiettivi
web-bo-checks = Zona Spunta
web-bo-hospital = Ospedale
web-bo-tiles = Tessere Esplorazione
web-bo-market = Mercato
web-bo-deck = mazzo { $count }, riserva { $reserve }
web-bo-last-round = Questo è l’ultimo round.
web-bo-last-round-is = Il round { $round } è l’ultimo.
web-bo-round = Round { $round }
web-bo-hand = La tua mano
web-bo-card-owned = { $card } (già completato)
web-bo-way = Gettoni Trasporto per il percorso: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-row-price = Ogni carta di questa fila costa { $money } HK$: il prezzo dipende da quante ce ne sono ({ $count })
web-bo-costs = (trasporto: { $tokens })
web-bo-way-points = Te ne mancano alcuni: li compri spendendo punti ({ $points })
web-bo-resource-costs = { $resource }, gettoni Trasporto: { $tokens }
web-bo-search = La ricerca
web-bo-icons = Icone Ricerca: { $total } su { $needed }
web-bo-team = Nella squadra
web-bo-odds = ferita: 1 su { $count } ({ $percent }%)
web-bo-may-join = Possono unirsi
web-bo-power = Ripristina l’energia
web-bo-goal-done = fatto
web-bo-goal-ready = possibile ora
web-bo-from-goals = obiettivi e piani
web-bo-from-scouting = esplorazione
web-bo-from-cards = carte e azioni Spunta
web-bo-from-transport = spesi in trasporto
web-bo-from-total = totale
web-provenance-blackout = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un tuo set di componenti.
web-hint-blackout = Un round ha otto fasi; quella accesa in alto sulla tua plancia dice a che punto sei. Le carte portano risorse, le risorse completano obiettivi, gli obiettivi mettono cubetti sulla mappa, e i distretti circondati dai tuoi cubetti danno punti.
web-hint-blackout-ask-settle = Comincia dove si toccano più distretti: un cubetto lì vale per ognuno, e molte città vicine ti lasceranno più scelta.
web-hint-blackout-ask-plan = Guarda i dadi sulla ruota: ogni Volontario porta ciò che mostra il dado del suo colore. Le carte di uno stesso spazio tornano insieme: unisci quelle che vorrai avere in mano insieme. Non serve riempire ogni spazio.
web-hint-blackout-ask-plan-slot = Alcuni obiettivi chiedono certi colori in uno stesso spazio: la carta può servire a quello. Tocca lo spazio o trascinaci la carta.
web-hint-blackout-ask-plan-ready = Nessuno vede la tua pianificazione prima che tutti siano pronti. Puoi ancora cambiarla.
web-hint-blackout-ask-deploy = L’ordine conta quando una carta paga per un’altra: scopri prima quelle che portano risorse.
web-hint-blackout-ask-yield = Ciò che mostra il dado è gratis. Per un’altra risorsa dell’anello ogni passo costa un gettone Trasporto: fallo solo se serve a un obiettivo.
web-hint-blackout-ask-parts = Usa ogni parte che ti serve adesso; quella che salti è persa per questo round.
web-hint-blackout-ask-goals = Un obiettivo completato ti dà una carta per la mano o per la zona Spunta, punti, oppure un cubetto sulla mappa. Valgono anche i due obiettivi Ripristina l’energia della tua plancia.
web-hint-blackout-ask-pay = Le Batterie sostituiscono tutto ma sono difficili da ottenere: tienile se puoi.
web-hint-blackout-ask-heal = Una carta che torna rinforza la tua mano; una ferita lasciata in Ospedale non ti serve.
web-hint-blackout-ask-place = Puoi scegliere una delle città illuminate. Cerca di circondare un distretto: indicane uno per vedere quanti punti darebbe ora a ciascuno.
web-hint-blackout-ask-place-any = Va bene ogni città illuminata. Cerca di circondare un distretto: indicane uno per vedere quanti punti darebbe ora a ciascuno.
web-hint-blackout-ask-complete = Concludere ora libera lo spazio e la carta; se aspetti, puoi ancora completare gli altri obiettivi e ottenere il bonus.
web-hint-blackout-ask-scout = Guardare non costa nulla. Se poi raccogli una tessera, una carta della squadra, tirata a sorte, resterà ferita.
web-hint-blackout-ask-collect = La tua prima tessera di un tipo resta scoperta e vale punti alla fine; una seconda aiuta le ricerche successive.
web-hint-blackout-ask-challenge = Ti viene offerto solo ciò che puoi superare. Una sfida più dura rende di più ma chiede più carte.
web-hint-blackout-ask-team = Ogni carta della squadra rischia allo stesso modo: aggiungi carte modeste per risparmiare quelle buone. Un gettone GPS vale tre icone.
web-hint-blackout-ask-market = Meno carte ha una fila, meno costano. Compra ciò che puoi completare presto: c’è posto solo per tre obiettivi.
web-hint-blackout-ask-waste = Cibo e Acqua si perdono a ogni round. Il Cibo porta sempre denaro; 2 Acqua possono diventare un gettone GPS.
web-hint-blackout-ask-drop = Scarta un obiettivo solo se non riuscirai mai a completarlo e ti serve il suo spazio.
web-hint-blackout-ask-house = L’azione sotto la casetta che prendi è tua da ora in poi, ogni volta che riprendi le carte. Scegli quella che userai di più.
web-hint-blackout-ask-refresh = Con poche carte si pianifica poco: di solito conviene riprendere lo spazio più pieno, e così puoi usare le tue azioni Spunta.
web-hint-blackout-ask-checks = Puoi usarle una volta ciascuna. Usa quelle che ti servono, nell’ordine che preferisci.

# The parts of the table, where there is room for one at a time.

web-bo-tab-city = Città

# The board in the browser: places, phases, searches, plates.

web-bo-tab-plan = Dadi
web-bo-tab-goals = Obiettivi
web-bo-tab-market = Mercato
web-bo-tab-search = Ricerca
web-bo-places = Parti del tavolo
web-bo-for-setup = Prima del primo round: metti il tuo primo cubetto.
web-bo-for-1 = Guarda che cosa offrono i dadi e pianifica in segreto fino a una carta per spazio.
web-bo-for-2 = Scopri le carte pianificate: i Volontari portano risorse, gli Specialisti fanno ciò che vi è stampato.
web-bo-for-3 = Spendi risorse per gli obiettivi: danno carte, punti e cubetti sulla mappa.
web-bo-for-4 = Vinci una tessera con una squadra formata dalla tua mano. Una carta resta ferita.
web-bo-for-5 = Compra nuovi obiettivi. Meno carte restano in una fila, meno costano.
web-bo-for-6 = Cibo e Acqua si perdono: ricavane denaro o gettoni GPS.
web-bo-for-7 = I distretti circondati da cubetti diventano sicuri e danno punti.
web-bo-for-8 = Con poche carte in mano, riprendi lo spazio più pieno e usa le tue azioni Spunta.
web-bo-buy-battery = Compra una Batteria
web-bo-ways = Che cosa puoi fare
web-bo-dice = I dadi di questo round
web-bo-colours-wanted = Colori che i tuoi obiettivi vogliono nello stesso spazio
web-bo-spots = spazi liberi: { $free }
web-bo-spot = spazio libero
web-bo-goal-number = Completa l’obiettivo { $number }
web-bo-power-number = Ripristina l’energia { $number }
web-bo-power-hand = riprendi le carte con una mano più grande
web-bo-power-slot = uno spazio in più
web-bo-together = carte di questi colori insieme nello stesso spazio
web-bo-lacking = manca:
web-bo-link = collega i due centri { $letter }
web-bo-check-row = Azioni Spunta
web-bo-check-locked = bloccata da una casetta
web-bo-check-open = sbloccata
web-bo-tile-first = prima di questo tipo
web-bo-tile-again = ne hai già una
web-bo-kind-simple = Semplice
web-bo-kind-advanced = Avanzata
web-bo-kind-probe = Indagine
web-bo-probe-easiest = solo per la tessera più facile
web-bo-probe-gives = a ogni ricerca successiva
web-bo-free = gratis
web-bo-one-of = 1 su { $count }
web-bo-out-of-reach = fuori portata
web-bo-reach = Arrivi fino a { $count }
web-bo-no-search = Ora nessuno sta esplorando. Nella fase 4 guardi qui le tessere di un distretto e scegli una sfida.
web-bo-gps-sent = { $sent } usati, { $worth } ciascuno
web-bo-way-free = Accanto a un tuo cubetto: non serve trasporto.
web-bo-district-secured = Sicuro. Non dà più punti.
web-bo-district-full = { $size } città intorno; con un tuo cubetto su ognuna: { $points } punti.
web-bo-your-districts = I tuoi distretti
web-bo-ring = { $cubes } su { $size }
web-bo-no-districts = Nessun tuo cubetto è ancora accanto a un distretto aperto.
web-bo-point-at = Indica un distretto per vedere quanti punti darebbe.
web-bo-aims = A che cosa punti
web-bo-chapter-points = Almeno { $points } punti
web-bo-chapter-orchids = { $lines } punti valgono uno, due o tre Alberi Orchidea.
web-bo-so-far = { $count } finora
web-bo-score-now = { $count } se finisse ora
web-bo-campaign-about = Un capitolo è una partita con condizioni proprie: per vincerlo devi soddisfarle tutte. Porta da uno a tre Alberi Orchidea: più punti, più Alberi.
web-bo-held = Mano e carte pianificate
web-bo-end-when = Carte nel mazzo: { $count }. Quando è vuoto, segue un ultimo round.
web-bo-plate-money = HK$: { $count }
web-bo-plate-transport = Gettoni Trasporto: { $count }
web-bo-plate-gps = Gettoni GPS: { $count }
web-bo-plate-cubes = Cubetti rimasti: { $count }
web-bo-plate-districts = Distretti sicuri: { $count }
web-bo-plate-power = Obiettivi Ripristina l’energia: { $count } su 2
web-bo-plate-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-bo-plate-hospital = { $count } in Ospedale

# The poster.

web-pitch-blackout = Manca la corrente. Riporta la luce nei distretti prima dei rivali.
web-facts-blackout = 1–4 giocatori · 60–90 minuti · pianificazione e percorsi

# The end of a match.

web-end-blackout-won = { $name } riporta la luce
web-end-blackout-you-won = Hai riportato la luce
web-end-blackout-chapter-won-you-won = Il capitolo è vinto
web-end-blackout-chapter-lost-you-lost = La città resta al buio
web-end-blackout-chapter-lost-nobody = La città resta al buio
web-end-blackout-why-chapter-won = Tutte le condizioni del capitolo sono soddisfatte.
web-end-blackout-why-chapter-lost = Non tutte le condizioni del capitolo erano soddisfatte. Ecco che cosa mancava:
web-bo-verdict-points = Almeno { $count } punti
web-bo-verdict-orchids = { $count ->
    [one] un Albero Orchidea
   *[other] { $count } Alberi Orchidea
}
web-bo-of-needed = { $own } su { $needed }
