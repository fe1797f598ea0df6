# Le lezioni di Dual Powers: che cosa dice il narratore, e le risposte gentili a ciò che non è richiesto.

## Lezione 1: un round

dual-powers-lesson-1-title = Un round
dual-powers-lesson-1-about = Scegli un obiettivo segreto, gioca quattro turni e guarda quali zone danno punti.

dual-powers-lesson-1-theme = Pietrogrado, 1917. Lo zar è caduto e due poteri si contendono la città: il Soviet (i Rossi, cioè tu) e il Governo Provvisorio (i Bianchi).
dual-powers-lesson-1-aim = C’è un solo indicatore del punteggio per entrambi. Portalo all’estremità dei Rossi sul tracciato del sostegno, o fa’ che sia dalla tua parte quando il calendario finisce, e la città è tua.
dual-powers-lesson-1-will = Entrambe le fazioni vogliono anche la Volontà del Popolo. Chi ce l’ha comincia il round, e le unità neutrali combattono per lui ovunque abbia un’unità sua. Ora ce l’hai tu.
dual-powers-lesson-1-round = In ogni round le due fazioni nascondono un obiettivo, poi giocano quattro turni a testa. Alla fine danno punti tre zone: quella in Rivolta e quelle dei due obiettivi.
dual-powers-lesson-1-control = I punti vanno a chi è più forte nella zona, chiunque l’abbia scelta. In questo round la Rivolta è nella zona { $region }, che quindi darà punti di sicuro.
dual-powers-lesson-1-objective = Prima di tutto, il tuo obiettivo. La carta «{ $card }» vale 4 punti: mettila coperta e preparati a essere forte nella zona { $region }.
dual-powers-lesson-1-objective-wrong = Quella carta ti servirà in questo round. Nascondi quella che vale 4 punti.
dual-powers-lesson-1-turn = Anche i Bianchi hanno nascosto un obiettivo. Hai tu la Volontà del Popolo, quindi cominci tu. In un turno giochi una carta, i suoi giorni passano sul calendario, poi agisci.
dual-powers-lesson-1-first-card = Gioca la carta «{ $card }»: ti fa reclutare nella zona { $region }, proprio dove c’è la Rivolta.
dual-powers-lesson-1-first-card-wrong = È una buona carta e verrà il suo momento. Prima, però, la zona in Rivolta.
dual-powers-lesson-1-recruit = Sono passati tre giorni. La carta ti dà 3 barre da spendere in unità, e ogni unità costa le barre che mostra (il suo grado). Recluta una delle unità illuminate: il numero grande è la sua forza.
dual-powers-lesson-1-recruit-more = Ancora una: ti restano delle barre, e quelle che non spendi vanno perse.
dual-powers-lesson-1-recruit-wrong = Andrebbe bene anche così, ma prendi le due unità illuminate: una da una barra e una da due ti danno insieme forza 5.
dual-powers-lesson-1-recruit-not-move = Non c’è ancora quasi nessuno da muovere. Stavolta recluta.
dual-powers-lesson-1-recruit-not-pass = Non sprecare le barre: recluta.
dual-powers-lesson-1-white-gathers = Ora tocca ai Bianchi: un giorno, e un’unità forte nella zona { $region }. Sarà lì il loro obiettivo? Tienilo a mente.
dual-powers-lesson-1-own-objective = Tocca a te. Gioca la carta «{ $card }» per portare i tuoi nella zona { $region }, il tuo obiettivo.
dual-powers-lesson-1-own-objective-wrong = Prima metti al sicuro il tuo obiettivo: con la carta illuminata recluti proprio lì.
dual-powers-lesson-1-own-recruit = Di nuovo tre barre. Prendi un’unità qualsiasi da 3 barre: il primo numero è la forza di adesso, il secondo quella da esausta.
dual-powers-lesson-1-own-recruit-wrong = Qui basta una sola unità grande. Prendine una da 3 barre.
dual-powers-lesson-1-neutral = I Bianchi ti seguono nella zona { $region } con forza 3. Tu hai 5, e con l’unità neutrale 6: i neutrali stanno con chi ha la Volontà, se ha anche un’unità sua sul posto.
dual-powers-lesson-1-move-card = Una carta non serve solo a reclutare: in alternativa si può usare la sua icona. Gioca la carta «{ $card }»: ha un Doppio movimento.
dual-powers-lesson-1-move-card-wrong = Quella ti servirà tra poco. Adesso gioca la carta con il Doppio movimento.
dual-powers-lesson-1-move = Un’unità può spostarsi di una o due zone, su qualsiasi collegamento tranne quello barricato. Manda «{ $unit }» nella zona { $region }, passando di qui: { $way }. Tocca l’unità, poi la zona.
dual-powers-lesson-1-move-wrong = Non male, ma c’è di più da guadagnare nella zona illuminata. Manda lì l’unità illuminata.
dual-powers-lesson-1-move-not-recruit = Potresti reclutare, ma stavolta usa l’icona: muovi.
dual-powers-lesson-1-move-not-pass = Si può, ma sarebbe un peccato. Muovi l’unità illuminata.
dual-powers-lesson-1-tie = Lì, con l’unità neutrale, siete pari, 3 a 3. A parità controlla la zona chi ha più segnalini: tu.
dual-powers-lesson-1-tie-white = Se ne sono accorti anche i Bianchi, che portano altri 2 di forza nella zona { $region }.
dual-powers-lesson-1-last-card = È il tuo ultimo turno. Con la carta «{ $card }» recluti nella zona { $region }: non lasciartela scappare.
dual-powers-lesson-1-last-card-wrong = Quella tienila per il prossimo round. Qui decide la carta illuminata.
dual-powers-lesson-1-last-recruit = Recluta un’unità da 2 barre.
dual-powers-lesson-1-last-recruit-wrong = Così non basta. Prendi un’unità da 2 barre.
dual-powers-lesson-1-last-not-move = I tuoi sono già abbastanza forti dove si trovano. Recluta qui.
dual-powers-lesson-1-unrest = I turni sono finiti: si contano i punti! Nella zona { $region } sei avanti 4 a 3. Chi controlla la zona in Rivolta prende 2 punti o un’azione bonus. Prendi i punti.
dual-powers-lesson-1-unrest-wrong = Le azioni bonus sono per un’altra lezione. Stavolta prendi i punti.
dual-powers-lesson-1-revealed = L’obiettivo dei Bianchi era { $region }: 5 a 5, ma 3 segnalini contro 2, quindi i suoi 3 punti sono tuoi! Il tuo, { $own }, ne porta altri 4. Ora l’indicatore è a 9 caselle dal centro, dalla tua parte.
dual-powers-lesson-1-exhausted = Segnare punti stanca: tutti i segnalini delle zone che hanno dato punti mostrano ora il lato esausto, spesso più debole.
dual-powers-lesson-1-exhausted-again = Se la loro zona dà di nuovo punti prima che riposino, lasciano il tabellone.
dual-powers-lesson-1-end = Comincia un nuovo round, con cinque carte nuove a testa e la Rivolta altrove. Si va avanti finché l’indicatore non arriva a un’estremità o non si contano i punti di ottobre/novembre.
dual-powers-lesson-1-tips = Tre consigli: guarda dove si raduna l’avversario, lì può esserci il suo obiettivo. Meglio essere poco più forte in tre zone che molto più forte in una sola. E tieniti la Volontà: ti porta i neutrali.

## Lezione 2: i leader, il calendario, la Volontà

dual-powers-lesson-2-title = I leader e il calendario
dual-powers-lesson-2-about = Fai la spia, sposta la barricata, ottieni azioni bonus e lotta per la Volontà del Popolo.

dual-powers-lesson-2-theme = Secondo round, giorno 10 di marzo/aprile. I Bianchi sono avanti di tre caselle e hanno la Volontà del Popolo: per questo hanno cominciato loro. La tua risposta: tutti i tuoi leader insieme.
dual-powers-lesson-2-leaders = Una carta Leader permette due cose, nell’ordine che vuoi: piazzare il leader in una zona qualsiasi e usare la sua azione speciale. Si gioca una sola volta per partita, e nessun leader ritorna.
dual-powers-lesson-2-not-pass = Si può, ma sarebbe un peccato: prima fai ciò che è illuminato.
dual-powers-lesson-2-stalin = Comincia con { $leader }: la sua carta richiede 5 giorni. Dal 10 porta al 15, un giorno in cui conviene fermarsi. Vedrai perché.
dual-powers-lesson-2-stalin-wrong = Una bella carta, ma non ti fa fermare sul 15. Gioca quella illuminata.
dual-powers-lesson-2-spy = La sua azione speciale è lo Spionaggio: l’avversario deve mostrare l’obiettivo segreto. Usala per prima: poi saprai dove piazzarlo.
dual-powers-lesson-2-spy-first = Prima guarda, poi piazza: usa lo Spionaggio.
dual-powers-lesson-2-place = Dunque è { $region }, per 4 punti! Lì i Bianchi hanno forza 3 e, grazie alla Volontà, anche l’unità neutrale: 4. Piazza lì { $leader }.
dual-powers-lesson-2-place-wrong = Hai appena visto dove i Bianchi vogliono segnare. Rovina loro la festa: piazzalo nella zona illuminata.
dual-powers-lesson-2-bonus-days = Ti sei fermato sul 15. Il 15 e il 31 il calendario dà un’azione bonus; le frecce sul 29 e sul 30 portano al 31, così nessuno manca di poco la fine del mese.
dual-powers-lesson-2-bonus = Puoi reclutare ovunque un’unità da una barra, muovere, far riposare o pescare. Stavolta recluta «{ $unit }» nella zona { $region }.
dual-powers-lesson-2-bonus-wrong = Buona unità, buon posto; ma quella illuminata ha forza 2 e serve nella zona illuminata.
dual-powers-lesson-2-bonus-move = I tuoi stanno bene dove sono. Recluta un’altra unità.
dual-powers-lesson-2-bonus-draw = Una mano più grande resta tale per tutta la partita: non è mai un male. Ma qui serve un’altra unità.
dual-powers-lesson-2-zinoviev = I Bianchi si radunano nella zona { $region }, a un solo passo da lì: il collegamento è «{ $way }». Non lasciarli passare. Gioca { $leader }.
dual-powers-lesson-2-zinoviev-wrong = Non ancora: prima qualcuno deve fermare i Bianchi.
dual-powers-lesson-2-barricade = La sua azione speciale è la Manifestazione: sposta la barricata su un altro collegamento, e di lì non passa più nessuno. Tocca «{ $way }».
dual-powers-lesson-2-barricade-wrong = Anche così blocchi un passaggio, ma non quello che vogliono prendere i Bianchi.
dual-powers-lesson-2-barricade-first = Tra un momento. Prima la barricata.
dual-powers-lesson-2-own = Ora piazza { $leader }. Il tuo obiettivo è { $region }: 3 a 3, e i Bianchi hanno anche l’unità neutrale. Sarà lui a far pendere la bilancia.
dual-powers-lesson-2-own-wrong = Lì sarebbe utile. Ma il tuo obiettivo è in bilico: piazzalo nella zona illuminata.
dual-powers-lesson-2-month = Bloccati dalla barricata, i Bianchi reclutano altrove: è il giorno 28. La carta «{ $card }» richiede 4 giorni, supera il 31 e porta a un nuovo mese. Giocala.
dual-powers-lesson-2-month-wrong = Tienila per la fine. La carta illuminata ti porta al nuovo mese.
dual-powers-lesson-2-trotsky = Chi inizia un mese prende la Volontà: è tua! E a maggio/giugno { $leader } arriva nella zona in Rivolta; come le unità neutrali, sta con chi ha la Volontà. Recluta lì «{ $unit }».
dual-powers-lesson-2-trotsky-wrong = Si può, ma l’unità più forte che puoi avere è quella illuminata.
dual-powers-lesson-2-lenin = { $other } risponde: si riprende la Volontà e si piazza di persona nella zona { $region }. Ma l’ultimo turno del round è tuo. Gioca { $leader }.
dual-powers-lesson-2-lenin-wrong = Così non riprendi la Volontà. Gioca il leader illuminato.
dual-powers-lesson-2-inspire = La sua azione speciale è Ispirare il Popolo: prendi subito la Volontà. In tutte le zone dove hai qualcuno, i neutrali passano dalla tua parte.
dual-powers-lesson-2-inspire-first = Ci andrà tra un momento. Prima prendi la Volontà.
dual-powers-lesson-2-lenin-place = E ora { $leader } in persona: piazzalo nella zona { $region }, dove c’è la Rivolta.
dual-powers-lesson-2-lenin-place-wrong = È benvenuto ovunque, ma ora conta di più la zona in Rivolta.
dual-powers-lesson-2-unrest = Si contano i punti. { $region }: 11 a 6, con l’unità neutrale e { $leader } dalla tua parte. 2 punti o un’azione bonus? Prendi i punti.
dual-powers-lesson-2-unrest-wrong = Un’azione bonus conviene se ribalta un’altra zona. Qui è già tutto vinto: prendi i punti.
dual-powers-lesson-2-scored = { $region }, l’obiettivo dei Bianchi: 5 a 3, 4 punti per te. Senza la Volontà la zona sarebbe stata loro, 4 a 4. E { $own }: 6 a 3, altri 3 punti. Eri sotto di 3, ora sei avanti di 6!
dual-powers-lesson-2-end = Ad agosto { $leader } passa definitivamente ai Rossi. Più avanza il calendario, più vale la zona in Rivolta: 2 punti ora, 7 a ottobre/novembre. Contati quelli, la partita finisce.
dual-powers-lesson-2-tips = Tre consigli: conta i giorni prima di giocare, il 15 e il 31 sono regali. Non regalare all’avversario il cambio di mese. E tieni un leader per l’ultimo turno: la Volontà conta quando si segnano i punti.

## Lezione 3: l’Opposizione

dual-powers-lesson-3-title = L’Opposizione
dual-powers-lesson-3-about = In solitario contro carte che nessuno ha in mano: guarda come agiscono e che cosa rivelano.

dual-powers-lesson-3-theme = Nessuno con cui giocare stasera? L’Opposizione prende il posto dei Bianchi. Tu giochi con i Rossi e hai tre round per portare l’indicatore del punteggio dalla tua parte.
dual-powers-lesson-3-leader = Ogni round comincia così: un leader dell’Opposizione appare dove c’è la Rivolta, e l’Opposizione prende la Volontà. Stavolta è { $leader }, nella zona { $region }.
dual-powers-lesson-3-turns = Scopre le sue carte una a una: «{ $card }» ha richiesto 5 giorni e ha messo in quella zona un’unità di livello 1. Non si muove e non riposa mai. Gioca cinque turni, fra cui il primo e l’ultimo; tu quattro, in mezzo.
dual-powers-lesson-3-not-pass = Si può, ma sarebbe un peccato: prima fai ciò che è illuminato.
dual-powers-lesson-3-unseen = Sul tavolo c’è anche il tuo obiettivo segreto, così segreto che non l’hai visto nemmeno tu. Scopri presto per che cosa lotti: gioca { $leader }.
dual-powers-lesson-3-unseen-wrong = Lotteresti alla cieca. Prima scopri qual è il tuo obiettivo.
dual-powers-lesson-3-spy = In solitario lo Spionaggio scopre il tuo obiettivo. Usalo.
dual-powers-lesson-3-spy-first = Prima guarda, poi piazza: usa lo Spionaggio.
dual-powers-lesson-3-place = { $region }, per 3 punti! Per ora c’è solo un’unità neutrale. Piazza lì { $leader }.
dual-powers-lesson-3-place-wrong = Non male, ma pensa prima al tuo obiettivo: la zona illuminata.
dual-powers-lesson-3-unrest-card = Ora un’unità di livello 3, di nuovo nella zona { $enemy }. Lascia perdere. C’è da vincere la zona in Rivolta, dove { $leader } e l’unità neutrale fanno 4. Gioca la carta «{ $card }».
dual-powers-lesson-3-unrest-card-wrong = Tra poco. Prima recluta dove c’è la Rivolta: gioca la carta illuminata.
dual-powers-lesson-3-recruit = Tre barre: «{ $one }» e «{ $other }» danno insieme forza 5. Prendine una.
dual-powers-lesson-3-recruit-more = E l’altra.
dual-powers-lesson-3-recruit-wrong = Si può, ma avresti meno forza. Prendi le due unità illuminate.
dual-powers-lesson-3-recruit-not-move = Per ora nessuno deve muoversi. Recluta.
dual-powers-lesson-3-calendar = Giorno 24. Il 15 e il 31 danno a te un’azione bonus, all’Opposizione un’unità di livello 1 nella zona in Rivolta. «{ $card }» richiede 6 giorni: 30, e quindi 31. Gioca questa carta.
dual-powers-lesson-3-calendar-wrong = Così salti il 31. Gioca la carta illuminata.
dual-powers-lesson-3-own-recruit = Metti al sicuro il tuo obiettivo, { $region }: un’unità da 3 barre a scelta. L’Opposizione ha ancora due carte che potrebbero portare lì.
dual-powers-lesson-3-own-recruit-wrong = Qui è più sicura un’unità grande. Prendine una da 3 barre.
dual-powers-lesson-3-own-recruit-not = Stavolta recluta: il tuo obiettivo lo merita.
dual-powers-lesson-3-bonus = Il 31! In solitario c’è un’azione bonus in più, l’Organizzazione, che scopre il tuo obiettivo. Lo conosci già: recluta «{ $unit }» nella zona { $region }.
dual-powers-lesson-3-bonus-wrong = Bene anche così. Ma la zona più in bilico è quella in Rivolta: recluta lì l’unità illuminata.
dual-powers-lesson-3-bonus-draw = Una carta in più per sempre, che tentazione! Ma ora serve forza.
dual-powers-lesson-3-bonus-not = Tutti stanno al posto giusto. Recluta un’altra unità.
dual-powers-lesson-3-count = Ora il suo segreto. Alla fine sceglie la zona con più giorni sulle sue cinque carte. Conta: { $first } ne ha 8, { $second } 15. Con una sola carta ancora da scoprire, è difficile che qualcosa cambi.
dual-powers-lesson-3-lenin = Sarà dunque { $region }. Lì ha forza 3 e, con la Volontà, anche l’unità neutrale: 4. Gioca { $leader } e prendi l’una e l’altra.
dual-powers-lesson-3-lenin-wrong = Così non riprendi la Volontà. Gioca il leader illuminato.
dual-powers-lesson-3-inspire = Ispira il Popolo: prendi la Volontà. Poi all’Opposizione resta una sola carta, e il mese non cambierà più.
dual-powers-lesson-3-inspire-first = Tra un momento. Prima prendi la Volontà.
dual-powers-lesson-3-lenin-place = Ora piazza { $leader } nella zona { $region }: i suoi 3 e l’unità neutrale fanno 4 contro 3.
dual-powers-lesson-3-lenin-place-wrong = Altrove hai già forza a sufficienza. Prendi la zona dove l’Opposizione spera di fare punti.
dual-powers-lesson-3-unrest = La sua ultima carta, «{ $card }», non cambia nulla. { $region }: 10 a 3, con { $leader } e l’unità neutrale. Prendi i punti.
dual-powers-lesson-3-unrest-wrong = L’Opposizione prende sempre i punti: qui fallo anche tu.
dual-powers-lesson-3-scored = 2 punti. { $own }: altri 3. E { $region }: fra le sue carte di quella zona conta quella con più punti, 5, e sono tuoi! Sei avanti di 10. È arrivato il prossimo leader, e la Volontà è di nuovo dell’Opposizione.
dual-powers-lesson-3-end = Dopo il punteggio del terzo round vince la fazione dalla cui parte si trova l’indicatore. La difficoltà, da 1 a 6, dice quanta forza conservano le unità esauste dell’Opposizione.
dual-powers-lesson-3-tips = Tre consigli: scopri presto il tuo obiettivo. Prima del tuo ultimo turno conta i giorni sulle carte dell’Opposizione. E lotta solo nelle tre zone che danno punti: le altre lasciale a lei.
