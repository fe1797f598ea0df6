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
