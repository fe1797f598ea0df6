# Le lezioni di Dual Powers: che cosa dice il narratore, e le risposte gentili a ciò che non è richiesto.

## Lezione 1: un round

dual-powers-lesson-1-title = Un round
dual-powers-lesson-1-about = Scegli un obiettivo segreto, gioca quattro turni e guarda le zone dare punti.

dual-powers-lesson-1-theme = Pietrogrado, 1917. Lo zar è caduto e due poteri si contendono la città: il Soviet (i Rossi, cioè tu) e il Governo Provvisorio (i Bianchi).
dual-powers-lesson-1-aim = C’è un solo indicatore dei punti per entrambi. Portalo all’estremità rossa del tracciato del sostegno, o tienilo dalla tua parte quando finisce il calendario, e la città è tua.
dual-powers-lesson-1-round = In ogni round le due parti nascondono un obiettivo, poi giocano quattro turni a testa. Dopo, tre zone danno punti: quella in Rivolta! e quelle dei due obiettivi.
dual-powers-lesson-1-control = I punti vanno a chi è più forte nella zona, chiunque l’abbia scelta. In questo round la Rivolta! è qui: { $region }. Questa zona conterà di sicuro.
dual-powers-lesson-1-objective = Prima il tuo obiettivo. { $card } vale 4 punti: metti questa carta coperta e preparati a essere forte nella zona { $region }.
dual-powers-lesson-1-objective-wrong = Quella carta vorrai giocarla in questo round. Nascondi quella che vale 4 punti.
dual-powers-lesson-1-turn = Anche i Bianchi hanno nascosto un obiettivo. Hai tu la Volontà del Popolo, quindi cominci tu. Un turno: giochi una carta, i suoi giorni passano sul calendario, poi agisci.
dual-powers-lesson-1-first-card = Gioca { $card }. Recluta nella zona { $region }, proprio dove c’è la Rivolta!
dual-powers-lesson-1-first-card-wrong = Una buona carta, e verrà il suo momento. Prima la zona in Rivolta!
dual-powers-lesson-1-recruit = Sono passati tre giorni. La carta dà 3 barre da spendere, e ogni unità costa le barre che mostra. Recluta una delle unità illuminate: il numero grande è la sua forza.
dual-powers-lesson-1-recruit-more = Ancora una: restano delle barre, e quelle che non spendi sono perse.
dual-powers-lesson-1-recruit-wrong = Andrebbe bene anche così, ma prendi le due unità illuminate: una barra e due barre insieme ti danno forza 5.
dual-powers-lesson-1-recruit-not-move = Non c’è ancora quasi nessuno da muovere. Stavolta recluta.
dual-powers-lesson-1-recruit-not-pass = Non sprecare le barre: recluta.
dual-powers-lesson-1-white-gathers = Ora i Bianchi: un giorno, e un’unità forte nella zona { $region }. Sarà quello il loro obiettivo? Tienilo a mente.
dual-powers-lesson-1-own-objective = Tocca a te. Gioca { $card } per portare i tuoi nella zona { $region }, il tuo obiettivo.
dual-powers-lesson-1-own-objective-wrong = Prima metti al sicuro il tuo obiettivo: la carta illuminata recluta proprio lì.
dual-powers-lesson-1-own-recruit = Di nuovo tre barre. Prendi un’unità da 3 barre: il primo numero è la forza adesso, il secondo quella da esausta.
dual-powers-lesson-1-own-recruit-wrong = Qui basta una sola unità grande. Prendine una da 3 barre.
dual-powers-lesson-1-neutral = I Bianchi ti seguono con forza 3 nella zona { $region }. Tu hai 5, e con l’unità neutrale 6: i neutrali stanno con chi ha la Volontà e un’unità propria sul posto.
dual-powers-lesson-1-move-card = Una carta non serve solo a reclutare: può fare ciò che mostra la sua icona. Gioca { $card }: ha un Doppio movimento.
dual-powers-lesson-1-move-card-wrong = Quella ti servirà tra un momento. Adesso gioca la carta con il Doppio movimento.
dual-powers-lesson-1-move = Un’unità può attraversare fino a due zone, per qualsiasi collegamento tranne quello con la barricata. Manda { $unit } nella zona { $region } (passando da: { $way }): tocca l’unità, poi la zona.
dual-powers-lesson-1-move-wrong = Non male, ma c’è di più da guadagnare nella zona illuminata. Manda lì l’unità illuminata.
dual-powers-lesson-1-move-not-recruit = Potresti reclutare, ma stavolta usa l’icona: muovi.
dual-powers-lesson-1-move-not-pass = Si può, ma sarebbe un peccato. Muovi l’unità illuminata.
dual-powers-lesson-1-tie = Con l’unità neutrale eravate pari, 3 a 3, ma tu avevi più segnalini: questo decide i pareggi. Se ne sono accorti anche i Bianchi, e portano altri 2 di forza: { $region }.
dual-powers-lesson-1-last-card = Il tuo ultimo turno. { $card } recluta nella zona { $region }: non lasciartela scappare.
dual-powers-lesson-1-last-card-wrong = Quella tienila per il prossimo round. Qui decide la carta illuminata.
dual-powers-lesson-1-last-recruit = Recluta un’unità da 2 barre.
dual-powers-lesson-1-last-recruit-wrong = Così è troppo poco. Prendi un’unità da 2 barre.
dual-powers-lesson-1-last-not-move = Dove sei, sei già abbastanza forte. Recluta qui.
dual-powers-lesson-1-unrest = Tutti i turni sono giocati: si contano i punti! Zona { $region }: 4 a 3 per te. Chi controlla la zona in Rivolta! prende 2 punti o un’azione bonus. Prendi i punti.
dual-powers-lesson-1-unrest-wrong = Le azioni bonus sono per un’altra lezione. Stavolta segna i punti.
dual-powers-lesson-1-revealed = L’obiettivo dei Bianchi era { $region }: 5 a 5, ma 3 segnalini contro 2, quindi i suoi 3 punti sono tuoi! Il tuo, { $own }, ne porta altri 4. L’indicatore è 9 caselle dalla tua parte.
dual-powers-lesson-1-exhausted = Segnare punti stanca: tutti i segnalini delle zone segnate ora mostrano il lato esausto, spesso più debole. Se la zona conta ancora prima che riposino, lasciano il tabellone.
dual-powers-lesson-1-end = Comincia un nuovo round: cinque carte nuove a testa, e la Rivolta! altrove. Si va avanti finché l’indicatore arriva a un’estremità, o si contano i punti di Ottobre/Novembre.
dual-powers-lesson-1-tips = Tre consigli: guarda dove si raduna l’altra parte, può essere il suo obiettivo. Meglio poco più forte in tre zone che molto più forte in una sola. E tieniti la Volontà: ti porta i neutrali.

## Lezione 2: i leader, il calendario, la Volontà

dual-powers-lesson-2-title = I leader e il calendario
dual-powers-lesson-2-about = Spiare, spostare la barricata, ottenere azioni bonus e contendersi la Volontà del Popolo.

dual-powers-lesson-2-theme = Secondo round, giorno 10 di Marzo/Aprile. I Bianchi sono avanti di tre caselle e hanno la Volontà del Popolo: perciò hanno cominciato loro. La tua risposta: tutti i tuoi leader insieme.
dual-powers-lesson-2-leaders = Una carta leader fa due cose, nell’ordine che vuoi: piazza il leader in una zona qualsiasi e ha un’azione speciale. Si gioca una sola volta in tutta la partita.
dual-powers-lesson-2-not-pass = Si può, ma sarebbe un peccato: prima fai ciò che è illuminato.
dual-powers-lesson-2-stalin = Prima { $leader }: la sua carta richiede 5 giorni. Dal 10 porta al 15, un giorno in cui conviene fermarsi. Vedrai perché.
dual-powers-lesson-2-stalin-wrong = Una bella carta, ma non si ferma sul 15. Gioca quella illuminata.
dual-powers-lesson-2-spy = La sua azione speciale è lo Spionaggio: l’avversario deve mostrare l’obiettivo segreto. Prima questa, poi saprai dove piazzarlo.
dual-powers-lesson-2-spy-first = Prima guarda, poi piazza: usa lo Spionaggio.
dual-powers-lesson-2-place = Dunque è { $region }, per 4 punti! I Bianchi lì hanno 3 e, grazie alla Volontà, anche l’unità neutrale: 4. Piazza lì { $leader }.
dual-powers-lesson-2-place-wrong = Hai appena visto dove i Bianchi vogliono segnare. Rovina loro la festa: piazzalo nella zona illuminata.
dual-powers-lesson-2-bonus = Chi si ferma sul 15 o sul 31 (29 e 30 portano al 31) ha un’azione bonus: reclutare ovunque un’unità da una barra, muovere, riposare o pescare. Recluta: { $unit } → { $region }.
dual-powers-lesson-2-bonus-wrong = Buona unità, buon posto; ma quella illuminata ha forza 2 e serve nella zona illuminata.
dual-powers-lesson-2-bonus-move = I tuoi stanno bene dove sono. Reclutane un altro.
dual-powers-lesson-2-bonus-draw = Una mano più grande dura tutta la partita: non è mai un male. Ma qui serve un’altra unità.
dual-powers-lesson-2-zinoviev = I Bianchi si radunano nella zona { $region }, a un passo da lì; la loro via: { $way }. Non lasciarli passare. Gioca { $leader }.
dual-powers-lesson-2-zinoviev-wrong = Non ancora: prima qualcuno deve fermare i Bianchi.
dual-powers-lesson-2-barricade = La sua azione speciale è la Manifestazione: la barricata va su un altro collegamento, e nessuno la supera. Tocca questo collegamento: { $way }.
dual-powers-lesson-2-barricade-wrong = Blocca una via anche così, ma non quella che vogliono i Bianchi.
dual-powers-lesson-2-barricade-first = Tra un momento. Prima la barricata.
dual-powers-lesson-2-own = Ora piazza { $leader }. Il tuo obiettivo è { $region }: 3 contro 3, e i Bianchi hanno l’unità neutrale. Lui fa pendere la bilancia.
dual-powers-lesson-2-own-wrong = Lì sarebbe utile. Ma il tuo obiettivo è in bilico: piazzalo nella zona illuminata.
dual-powers-lesson-2-month = Fermati, i Bianchi reclutano altrove: giorno 28. «{ $card }» richiede 4 giorni e supera il 31: un nuovo mese. Gioca questa carta.
dual-powers-lesson-2-month-wrong = Tienila per la fine. La carta illuminata porta al nuovo mese.
dual-powers-lesson-2-trotsky = Chi apre un mese prende la Volontà: è tua! E in Maggio/Giugno { $leader } arriva nella zona in Rivolta; come i neutrali, sta con la Volontà. Recluta lì: { $unit }.
dual-powers-lesson-2-trotsky-wrong = Possibile, ma l’unità più forte che puoi avere è quella illuminata.
dual-powers-lesson-2-lenin = { $other } risponde: si riprende la Volontà e si piazza di persona nella zona { $region }. Ma l’ultimo turno del round è tuo. Gioca { $leader }.
dual-powers-lesson-2-lenin-wrong = Così la Volontà non torna. Gioca il leader illuminato.
dual-powers-lesson-2-inspire = La sua azione speciale è Ispirare il Popolo: prendi subito la Volontà. In tutte le zone dove hai qualcuno, i neutrali cambiano parte.
dual-powers-lesson-2-inspire-first = Ci arriva tra un momento. Prima prendi la Volontà.
dual-powers-lesson-2-lenin-place = E { $leader } va di persona dove c’è la Rivolta!: { $region }.
dual-powers-lesson-2-lenin-place-wrong = È benvenuto ovunque, ma ora conta di più la zona in Rivolta.
dual-powers-lesson-2-unrest = Si contano i punti. { $region }: 11 a 6, con l’unità neutrale e { $leader } dalla tua. 2 punti o un’azione bonus? Prendi i punti.
dual-powers-lesson-2-unrest-wrong = Un’azione bonus conviene se ribalta un’altra zona. Qui è già tutto vinto: segna i punti.
dual-powers-lesson-2-scored = { $region }, l’obiettivo dei Bianchi: 5 a 3, 4 punti per te. Senza la Volontà sarebbe stato loro, 4 a 4. E { $own }: 6 a 3, altri 3. Da 3 sotto a 6 sopra!
dual-powers-lesson-2-end = In Agosto { $leader } passa per sempre ai Rossi. Più tardi è, più vale la zona in Rivolta: 2 punti ora, 7 in Ottobre/Novembre; contati quelli, la partita finisce.
dual-powers-lesson-2-tips = Tre consigli: conta i giorni prima di giocare, 15 e 31 sono regali. Non regalare agli altri il cambio di mese. E tieni un leader per l’ultimo turno: la Volontà conta quando si segnano i punti.

## Lezione 3: l’Opposizione

dual-powers-lesson-3-title = L’Opposizione
dual-powers-lesson-3-about = Da soli contro carte che nessuno ha in mano: guarda come agiscono e che cosa rivelano.

dual-powers-lesson-3-theme = Nessuno con cui giocare stasera? L’Opposizione prende il posto dei Bianchi. Tu sei i Rossi e hai tre round per portare l’indicatore dei punti dalla tua parte.
dual-powers-lesson-3-leader = Ogni round comincia così: un suo leader appare dove c’è la Rivolta!, e l’Opposizione prende la Volontà. Oggi è { $leader }: { $region }.
dual-powers-lesson-3-turns = Scopre le sue carte una a una: «{ $card }» ha richiesto 5 giorni e piazzato lì un’unità di livello 1. Non muove e non riposa mai. Ha cinque turni, il primo e l’ultimo; tu quattro in mezzo.
dual-powers-lesson-3-not-pass = Si può, ma sarebbe un peccato: prima fai ciò che è illuminato.
dual-powers-lesson-3-unseen = C’è anche il tuo obiettivo segreto, così segreto che non l’hai visto nemmeno tu. Scopri presto per che cosa lotti: gioca { $leader }.
dual-powers-lesson-3-unseen-wrong = Lotteresti alla cieca. Prima scopri qual è il tuo obiettivo.
dual-powers-lesson-3-spy = In solitario lo Spionaggio scopre il tuo obiettivo. Usalo.
dual-powers-lesson-3-spy-first = Prima guarda, poi piazza: usa lo Spionaggio.
dual-powers-lesson-3-place = { $region }, per 3 punti! Per ora c’è solo un’unità neutrale. Piazza lì { $leader }.
dual-powers-lesson-3-place-wrong = Non male, ma pensa prima al tuo obiettivo: la zona illuminata.
dual-powers-lesson-3-unrest-card = Ora un’unità di livello 3, di nuovo qui: { $enemy }. Lascia stare. C’è una Rivolta! da vincere, dove { $leader } e l’unità neutrale fanno 4. Gioca «{ $card }».
dual-powers-lesson-3-unrest-card-wrong = Tra poco. Prima recluta dove c’è la Rivolta!: gioca la carta illuminata.
dual-powers-lesson-3-recruit = Tre barre: { $one } e { $other } insieme danno forza 5. Prendine una.
dual-powers-lesson-3-recruit-more = E l’altra.
dual-powers-lesson-3-recruit-wrong = Si può, ma è più debole. Prendi le due unità illuminate.
dual-powers-lesson-3-recruit-not-move = Nessuno deve ancora muovere. Recluta.
dual-powers-lesson-3-calendar = Giorno 24. Il 15 e il 31 danno a te un’azione bonus; all’Opposizione un’unità di livello 1 nella Rivolta! «{ $card }» richiede 6 giorni: 30, e quindi 31. Gioca questa carta.
dual-powers-lesson-3-calendar-wrong = Così il 31 sfugge. Gioca la carta illuminata.
dual-powers-lesson-3-own-recruit = Metti al sicuro il tuo obiettivo, { $region }: un’unità da 3 barre a scelta. L’Opposizione ha ancora due carte che potrebbero portare lì.
dual-powers-lesson-3-own-recruit-wrong = Qui è più sicura un’unità grande. Prendine una da 3 barre.
dual-powers-lesson-3-own-recruit-not = Stavolta recluta: il tuo obiettivo lo merita.
dual-powers-lesson-3-bonus = Il 31! In solitario c’è un’azione bonus in più, l’Organizzazione, che scopre il tuo obiettivo. Lo conosci già: recluta { $unit } → { $region }.
dual-powers-lesson-3-bonus-wrong = Bene anche così. Ma la zona più in bilico è quella in Rivolta: recluta lì l’unità illuminata.
dual-powers-lesson-3-bonus-draw = Una carta in più per sempre, che tentazione! Ma ora serve forza.
dual-powers-lesson-3-bonus-not = Tutti stanno al posto giusto. Reclutane un altro.
dual-powers-lesson-3-count = E il suo segreto? Alla fine sceglie la zona con più giorni sulle sue cinque carte. Conta: { $first } ne ha 8, { $second } 15. Con una sola carta ancora da scoprire cambierà poco.
dual-powers-lesson-3-lenin = Sarà dunque { $region }. Lì ha forza 3 e, con la Volontà, anche l’unità neutrale: 4. Gioca { $leader } e prendi l’una e l’altra.
dual-powers-lesson-3-lenin-wrong = Così la Volontà non torna. Gioca il leader illuminato.
dual-powers-lesson-3-inspire = Ispira il Popolo: prendi la Volontà. Poi all’Opposizione resta una sola carta, e nessun mese finisce.
dual-powers-lesson-3-inspire-first = Tra un momento. Prima prendi la Volontà.
dual-powers-lesson-3-lenin-place = Ora piazza { $leader } nella zona { $region }: i suoi 3 e l’unità neutrale fanno 4 a 3.
dual-powers-lesson-3-lenin-place-wrong = Altrove hai già forza a sufficienza. Prendi la zona dove l’Opposizione spera di segnare.
dual-powers-lesson-3-unrest = La sua ultima carta, «{ $card }», non cambia nulla. { $region }: 10 a 3, con { $leader } e l’unità neutrale. Prendi i punti.
dual-powers-lesson-3-unrest-wrong = L’Opposizione prende sempre i punti: qui fallo anche tu.
dual-powers-lesson-3-scored = 2 punti. { $own }: altri 3. E { $region }: conta la sua carta migliore in quella zona, 5 punti, e sono tuoi! Sei avanti di 10. È arrivato il prossimo leader, e la Volontà se n’è andata.
dual-powers-lesson-3-end = Dopo i punti del terzo round vince la parte in cui si trova l’indicatore. La difficoltà, da 1 a 6, dice quanta forza conservano le unità esauste dell’Opposizione.
dual-powers-lesson-3-tips = Tre consigli: scopri presto il tuo obiettivo. Prima dell’ultimo turno conta i giorni sulle carte dell’Opposizione. E lotta solo nelle tre zone che danno punti; lasciale le altre.
