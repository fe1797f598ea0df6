# Le lezioni di Blackout: ciò che dice la guida, e le risposte gentili a ciò che non è richiesto.

## Lezione 1: un round

blackout-lesson-1-title = Un round
blackout-lesson-1-about = Tutte e otto le fasi, dai dadi al primo distretto illuminato.

blackout-lesson-1-theme = Hong Kong, di notte: manca la corrente. Guidi un gruppo di Volontari (Arancione) che riporta la luce in città, distretto dopo distretto. Grigio fa lo stesso, e vorrebbe essere più veloce.
blackout-lesson-1-aim = Vince chi ha più punti. Arrivano dai distretti circondati dai tuoi cubetti, dalle persone che si uniscono a te e da ciò che trovi nel buio. Due tuoi cubetti sono già a nord.
blackout-lesson-1-round = Un round ha otto fasi; le lampade mostrano dove siamo: pianificare, raccogliere, completare obiettivi, esplorare, comprare, riordinare, proteggere distretti, riprendere carte.
blackout-lesson-1-goal = Ecco il tuo obiettivo: { $card } si unisce a te per 2 libri e 2 HK$, e ti fa mettere un cubetto su una città rossa. Hai un libro. Da dove arriva l’altro?
blackout-lesson-1-dice = I dadi dicono che cosa portano i Volontari: rosso cibo, giallo libri, blu petrolio. { $card } è un Volontario giallo, quindi porta un libro. Pianifica questa carta.
blackout-lesson-1-dice-wrong = Utile anche quella, ma a te serve un libro: pianifica la carta illuminata.
blackout-lesson-1-not-ready = Non ancora: nella tua pianificazione c’è posto per altri.
blackout-lesson-1-slot = Le carte vanno coperte negli spazi, una per spazio. Più avanti riprenderai un intero spazio in una volta: conta chi sta con chi. Scegli lo spazio 1.
blackout-lesson-1-slot-wrong = Andrebbe bene qualsiasi spazio; per questa lezione scegli il numero 1.
blackout-lesson-1-mechanic = Serve anche denaro. { $card } è uno Specialista: le carte viola ignorano i dadi e fanno ciò che vi è stampato. Pianifica questa carta.
blackout-lesson-1-mechanic-wrong = Tutte persone in gamba. Ora però serve denaro: pianifica la carta illuminata.
blackout-lesson-1-mechanic-slot = Lo spazio 3 è ancora vuoto. Mettila lì.
blackout-lesson-1-mechanic-slot-wrong = Lascia quello spazio alla prossima carta: scegli il numero 3.
blackout-lesson-1-third = Ancora una: { $card }, per l’ultimo spazio. Non serve dire quale, ne resta uno solo.
blackout-lesson-1-third-wrong = Questa volta prendi il Volontario blu: vedrai quanta strada fa il petrolio.
blackout-lesson-1-ready = Tutti pianificano in segreto e nello stesso momento. Grigio ha finito. Conferma, e le carte si scoprono.
blackout-lesson-1-turn-up = Fase 2, schieramento: scopri le tue carte nell’ordine che preferisci. Comincia dallo spazio 1.
blackout-lesson-1-turn-up-wrong = L’ordine è libero, ma qui comincia dallo spazio 1.
blackout-lesson-1-yield = Il dado giallo mostra libri. Tocca i libri sulla ruota: un tuo cubetto va lì, ed è il tuo libro.
blackout-lesson-1-yield-wrong = Con i gettoni Trasporto si potrebbe, ma a te serve il libro.
blackout-lesson-1-yield-skip = Non mandare a casa nessuno a mani vuote!
blackout-lesson-1-second = Due libri! Ora lo spazio 2.
blackout-lesson-1-second-wrong = Ogni cosa a suo tempo: prima lo spazio 2.
blackout-lesson-1-transport = Il dado dice petrolio. Per ogni passo lungo l’anello puoi pagare un gettone Trasporto e avere altro. Gli strumenti sono a un passo, e tra poco li venderai: prendili.
blackout-lesson-1-transport-wrong = Possibile, ma la prossima carta vuole strumenti. Sono a un passo.
blackout-lesson-1-parts = È costato un gettone, e { $card }, l’ultima carta, si è scoperta da sola. Uno Specialista ha più parti, ognuna usabile una volta. Usa la prima: 3 HK$.
blackout-lesson-1-parts-wrong = Quella viene dopo. Prima la parte che non costa nulla.
blackout-lesson-1-parts-done = Da questa carta si ricava ancora qualcosa. Usa ciò che è illuminato.
blackout-lesson-1-parts-more = E la seconda: uno strumento diventa altri 3 HK$.
blackout-lesson-1-complete = Fase 3, obiettivi: 2 libri, e denaro in abbondanza. Completa { $card }.
blackout-lesson-1-complete-battery = Una batteria sostituisce qualsiasi risorsa, ma non ti manca nulla. Tieni i 5 HK$.
blackout-lesson-1-complete-done = Aspetta, adesso puoi completare il tuo obiettivo!
blackout-lesson-1-cube = Fatto! Ora il cubetto: accanto a uno dei tuoi; più lontano costa gettoni Trasporto. { $location } è rossa, e chiude l’anello intorno al distretto { $district }. Toccala.
blackout-lesson-1-cube-wrong = Con i gettoni Trasporto ci arriveresti. Ma guarda a nord: un altro cubetto chiude l’anello.
blackout-lesson-1-goals-done = { $card } è ora nella tua mano, porta più dei tuoi primi Volontari e vale 4 punti alla fine. Per questa fase è tutto.
blackout-lesson-1-scouting = Fase 4, esplorazione: accanto ai tuoi cubetti puoi guardare tessere nascoste e mandare una squadra. Ha i suoi rischi, e una lezione tutta sua. Per oggi salta.
blackout-lesson-1-scouting-wrong = La curiosità è una bella cosa! Ma l’esplorazione ha la sua lezione. Per ora salta.
blackout-lesson-1-market = Fase 5, nuovi obiettivi: a turno si comprano carte dal mercato, al prezzo della fila. { $card } chiede 2 libri e niente denaro: comprala.
blackout-lesson-1-market-wrong = Da tenere presente. Per questa lezione compra la carta illuminata.
blackout-lesson-1-market-done = Non hai più obiettivi, quindi nulla a cui puntare. Compra la carta illuminata.
blackout-lesson-1-market-more = Potresti comprarne un’altra. Meglio tenere 3 HK$ per i giorni difficili: passa.
blackout-lesson-1-market-enough = Per ora un obiettivo basta, e il denaro è poco. Passa.
blackout-lesson-1-clean-up = Fase 6, pulizia: cibo e acqua vanno persi, il resto si conserva. Il mercato si riempie, e potresti scartare un obiettivo. Tieni il tuo.
blackout-lesson-1-clean-up-wrong = L’hai appena comprato. Tienilo!
blackout-lesson-1-secure = Fase 7: nel distretto { $district } torna la luce! Prendi per esso una casetta dalla tua plancia. Sotto ogni casetta c’è un’azione che d’ora in poi puoi usare. Scegline una.
blackout-lesson-1-refresh = Tre punti per il distretto. Fase 8: con quattro carte in mano o meno puoi riprendere il tuo spazio più pieno e poi usare quelle azioni. Riprendi lo spazio 2.
blackout-lesson-1-refresh-wrong = Avresti poche carte da pianificare. Riprendile.
blackout-lesson-1-end = Questo era un round; il prossimo comincia con nuovi dadi. Quando il mercato si esaurisce la partita sta per finire, e vince chi ha più punti.
blackout-lesson-1-tips = Tre consigli: guarda prima che cosa chiedono i tuoi obiettivi, poi i dadi. Riunisci in uno spazio le carte che rivuoi insieme. E metti i cubetti dove due distretti si toccano.

## Lezione 2: la mappa, i distretti e l’energia

blackout-lesson-2-title = La mappa e l’energia
blackout-lesson-2-about = Arrivare più lontano, collegare centri di crisi, ripristinare l’energia e illuminare due distretti con un solo cubetto.

blackout-lesson-2-theme = Round 5, fase 3: tocca a te, Arancione. Tre obiettivi ti aspettano, e hai di che pagarli. Quanto valgono lo decide la mappa: guarda dove vanno i tuoi cubetti.
blackout-lesson-2-map = Ci sono 36 città di quattro colori e, tra loro, 16 distretti. Quasi ogni città tocca più distretti: { $location } ne tocca quattro. Un cubetto lì vale per ognuno.
blackout-lesson-2-battery = Una batteria costerebbe tutto il tuo denaro, e non ti manca nulla. Tienilo.
blackout-lesson-2-not-done = Non hai finito: in questa fase c’è ancora da fare.
blackout-lesson-2-far = Comincia da { $card }: 2 libri, e un cubetto su una città rossa.
blackout-lesson-2-far-wrong = Arriva presto. Comincia dalla carta illuminata.
blackout-lesson-2-far-cube = Accanto ai tuoi cubetti è gratis. Ogni città di un altro colore che salti costa un gettone Trasporto, o un punto se non ne hai. Salta { $between } e vai a { $location }: un gettone.
blackout-lesson-2-far-cube-near = Gratis, sì! Ma un po’ più in là c’è di più da guadagnare. Tocca la città illuminata.
blackout-lesson-2-far-cube-wrong = Ci arriveresti, pagando. Tocca la città illuminata: presto capirai perché.
blackout-lesson-2-gap = Il gettone è speso, e { $location } manca alla tua catena. { $card } costa 5 HK$ e porta un cubetto su una città viola. Completa questo obiettivo.
blackout-lesson-2-gap-wrong = Più tardi. Prima colma il vuoto con la carta illuminata.
blackout-lesson-2-gap-cube = { $location } sta proprio fra i tuoi cubetti: è gratis. Tocca quella città.
blackout-lesson-2-gap-cube-wrong = Un bel posto anche quello, ma il vuoto nella catena è altrove.
blackout-lesson-2-link = Alcune città sono centri di crisi, due per lettera. { $one } e { $other } hanno la A, e i tuoi cubetti le collegano. { $card } dà 10 punti: completa il suo terzo obiettivo.
blackout-lesson-2-link-wrong = Ogni cosa a suo tempo: dieci punti aspettano sul Piano di emergenza.
blackout-lesson-2-leave = Dieci punti! Potresti concludere ora { $card } per un cubetto su un colore a scelta, ma perderesti gli altri obiettivi. Restano dei round: lascia per dopo.
blackout-lesson-2-leave-wrong = Verso la fine è una buona idea. Ora c’è tempo per gli altri obiettivi: lascia per dopo.
blackout-lesson-2-power = Ripristina l’energia! Sulla plancia ci sono due obiettivi da 10 punti. Il primo vuole 4 risorse uguali, e 2 carte rosse e 2 blu in uno spazio: il petrolio e lo spazio 2. Completalo.
blackout-lesson-2-power-wrong = Quello viene dopo. Prima l’energia: scegli l’obiettivo Ripristina l’energia della plancia.
blackout-lesson-2-two = Altri dieci. D’ora in poi puoi riprendere carte avendone in mano fino a sei, non quattro. E ora l’ultima: { $card } costa 2 strumenti e porta un cubetto su una città gialla.
blackout-lesson-2-two-cube = Guarda: { $location } è l’ultimo vuoto intorno ai distretti { $west } e { $south }. Un cubetto, due distretti. Tocca quella città.
blackout-lesson-2-two-cube-wrong = Così i due anelli restano aperti. Guarda l’isola: una sola città li chiude.
blackout-lesson-2-together = Anche Grigio va a { $location }: i cubetti altrui non bloccano mai una città. È la fase 4; l’esplorazione ha una lezione sua, quindi salta.
blackout-lesson-2-together-wrong = Il buio può aspettare: l’esplorazione è la prossima lezione. Qui salta.
blackout-lesson-2-house = Nessuno poteva comprare: è la fase 7. Tu e Grigio chiudete { $district } nello stesso round: una casetta e 5 punti a testa. Prendi la casetta 2: lì 1 petrolio diventa 2 gettoni Trasporto.
blackout-lesson-2-house-wrong = Utile anche quella. Ma ti resta un petrolio e nessun trasporto: prendi la casetta 2.
blackout-lesson-2-second-house = { $district } è tutto tuo: cinque cubetti intorno fanno 7 punti. Grigio ne ha due e segna comunque 2 punti. Prendi un’altra casetta, quella che vuoi.
blackout-lesson-2-refresh = Da 8 a 40 punti! Fase 8: hai cinque carte in mano e, con l’energia ripristinata, puoi ancora riprenderne. Prendi lo spazio 2.
blackout-lesson-2-refresh-wrong = Riprendile: solo chi riprende carte può usare le azioni Spunta.
blackout-lesson-2-check = Chi riprende carte può usare una volta ogni azione Spunta sbloccata. Trasforma l’ultimo petrolio in 2 gettoni Trasporto.
blackout-lesson-2-check-wrong = Ancora una cosa: il tuo petrolio vale due gettoni Trasporto.
blackout-lesson-2-end = Un distretto si conta una volta sola: chi arriva un round dopo non ne ricava nulla. I grandi meritano pazienza: sette cubetti intorno danno 14 punti.
blackout-lesson-2-tips = Tre consigli: compra gli obiettivi anche per il loro cubetto, non solo per la carta. Tieni due gettoni Trasporto per il cubetto decisivo. E sblocca presto le azioni adatte a ciò che raccogli.
