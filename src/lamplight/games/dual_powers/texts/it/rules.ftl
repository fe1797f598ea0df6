# Dual Powers: il regolamento, regola per regola.

dual-powers-rules-D1 = Componenti
dual-powers-rule-D1-1 = Il tabellone mostra sei zone, ciascuna con il proprio colore e la propria icona, i collegamenti fra di esse, il calendario e il tracciato del sostegno, con una casella centrale e un’estremità per fazione. Ci sono inoltre una casella per la tessera Rivolta!, una per la tessera Barricata! e uno spazio per l’obiettivo segreto di ciascuna fazione.
dual-powers-rule-D1-2 = Le tessere zona sono 6, una per zona. Ogni tessera indica anche l’unico collegamento che essa barrica.
dual-powers-rule-D1-3 = Le carte Comando sono 48. Ognuna riporta i giorni, una zona, un valore di reclutamento (1, 2 o 3 barre), l’icona di un’azione (Movimento, Doppio movimento o Riposo) e i punti vittoria.
dual-powers-rule-D1-4 = Le carte Leader sono 6, 3 per fazione. Ognuna riporta i giorni, la forza del leader da fresco e da esausto e un’azione speciale (Manifestazione, Spionaggio o Ispirare il Popolo).
dual-powers-rule-D1-5 = I segnalini sono 8 leader (3 Rossi, 3 Bianchi, Trotskij neutrale e Trotskij Rosso) e 26 unità (10 Rosse, 10 Bianche e 6 neutrali). Ogni segnalino ha un lato fresco e un lato esausto, ciascuno con la propria forza; le unità delle due fazioni hanno anche un grado (da 1 a 3 barre).
dual-powers-rule-D1-6 = Gli indicatori sono: punteggio, barricata, giorno, mese, la Volontà del Popolo e i tre indicatori obiettivo (1, 2 e 3).
dual-powers-rule-D1-7 = Per il gioco in solitario ci sono 27 unità dell’Opposizione, 9 per ciascuno dei livelli 1, 2 e 3: da fresche hanno forza pari al livello, sul lato esausto mostrano una X. Gli indicatori di difficoltà vanno da 1 a 6.

dual-powers-rules-D2 = Preparazione
dual-powers-rule-D2-1 = Decidete chi gioca con i Bianchi (il Governo Provvisorio) e chi con i Rossi (il Soviet di Pietrogrado).
dual-powers-rule-D2-2 = Ogni giocatore prende in mano le 3 carte Leader della propria fazione. I suoi 3 segnalini leader e le sue 10 unità formano la sua riserva, tutti sul lato fresco.
dual-powers-rule-D2-3 = In ciascuna delle sei zone si colloca un’unità neutrale scelta a caso, fresca.
dual-powers-rule-D2-4 = L’indicatore del punteggio parte dalla casella centrale del tracciato del sostegno. La Volontà parte dai Rossi.
dual-powers-rule-D2-5 = L’indicatore del mese parte da marzo/aprile, quello del giorno dal giorno 1.
dual-powers-rule-D2-6 = Trotskij neutrale attende sopra maggio/giugno, Trotskij Rosso sopra agosto.
dual-powers-rule-D2-7 = Mescolate le sei tessere zona e scoprite la prima sulla casella Rivolta! e la seconda sulla casella Barricata!
dual-powers-rule-D2-8 = L’indicatore della barricata va sul collegamento indicato dalla tessera Barricata! in gioco. Gli indicatori obiettivo restano accanto al tracciato del sostegno.
dual-powers-rule-D2-9 = Mescolate le 48 carte Comando e formate il mazzo di pesca.
dual-powers-rule-D2-10 = Tutti vedono il tabellone, le riserve, la pila degli scarti, le carte giocate e quante carte ci sono in ogni mano e in ogni mazzo. Restano nascosti le mani e gli obiettivi segreti, che vede solo il proprietario (in solitario vale però D5.2), e il mazzo di pesca e la pila delle tessere, che non vede nessuno.

dual-powers-rules-D3 = Un round

dual-powers-rules-D3-1 = Fase di pesca
dual-powers-rule-D3-1-1 = Ogni giocatore pesca cinque carte Comando, a cominciare da chi detiene la Volontà. Le carte non giocate restano in mano da un round all’altro: in due, con i tre leader, si hanno otto carte nel primo round e mai meno nei successivi, anzi di più dopo le Pesche bonus.
dual-powers-rule-D3-1-2 = Se il mazzo di pesca è vuoto quando si deve pescare, si mescola la pila degli scarti per formarne uno nuovo; le carte giocate in questo round vi finiscono solo con il riordino. Se sono vuoti entrambi, nella fase di pesca si prende quel che c’è.

dual-powers-rules-D3-2 = Fase degli obiettivi
dual-powers-rule-D3-2-1 = In contemporanea e di nascosto, ogni giocatore mette a faccia in giù una carta Comando della propria mano come obiettivo segreto; una carta Leader non è ammessa. Puoi riguardare il tuo obiettivo in qualsiasi momento, mentre l’avversario non può vederlo finché non viene rivelato.

dual-powers-rules-D3-3 = Fase delle azioni
dual-powers-rule-D3-3-1 = Comincia chi detiene la Volontà all’inizio della fase, poi ci si alterna finché entrambi hanno svolto quattro turni. Se la Volontà cambia mano durante la fase, l’ordine di turno non cambia.
dual-powers-rule-D3-3-2 = Nel tuo turno giochi una carta, fai avanzare la data, esegui l’azione della carta e, se te la sei guadagnata, svolgi un’azione bonus.
dual-powers-rule-D3-3-3 = Gioca a faccia in su una carta qualsiasi della tua mano, Comando o Leader.
dual-powers-rule-D3-3-4 = L’indicatore del giorno avanza di tanti giorni quanti ne indica la carta. Se supera il 31, l’indicatore del mese avanza di una casella e si continua a contare dal giorno 1, senza che il cambio di mese costi un giorno: nuovo giorno = vecchio giorno + giorni della carta − 31.
dual-powers-rule-D3-3-5 = Se l’indicatore del giorno arriva sul 29 o sul 30, prosegue fino al 31.
dual-powers-rule-D3-3-6 = Se l’indicatore del giorno si ferma sul 15 o sul 31 (anche arrivandoci dal 29 o dal 30), ottieni un’azione bonus, da svolgere dopo l’azione della carta. Puoi anche rinunciarvi.
dual-powers-rule-D3-3-7 = Quando l’indicatore del mese avanza, il giocatore di turno prende subito la Volontà; se l’aveva già, non succede nulla.
dual-powers-rule-D3-3-8 = Il ritorno di Trotskij: quando l’indicatore del mese raggiunge maggio/giugno, Trotskij neutrale entra, fresco, nella zona in Rivolta in vigore. L’ordine è mese, Volontà, Trotskij e infine l’azione della carta, perciò chi lo controlla può usarlo già in quel turno.
dual-powers-rule-D3-3-9 = Trotskij si unisce ai bolscevichi: quando il mese raggiunge agosto, Trotskij neutrale, se è ancora sul tabellone, viene sostituito da Trotskij Rosso nello stesso stato (fresco o esausto) e da quel momento è un segnalino proprio dei Rossi, chiunque detenga la Volontà. Se era già stato rimosso, Trotskij Rosso non entra mai in gioco.
dual-powers-rule-D3-3-10 = Un segnalino neutrale è controllato da chi detiene la Volontà, purché abbia almeno un segnalino della propria fazione nella stessa zona. Altrimenti non lo controlla nessuno.

dual-powers-rules-D3-4 = Carte Comando
dual-powers-rule-D3-4-1 = Reclutamento (al posto dell’azione dell’icona; puoi anche rinunciare a entrambe): prendi dalla tua riserva una o più unità la cui somma dei gradi non superi il valore di reclutamento della carta e mettile, fresche, nella zona della carta. Il valore non usato va perso; se in riserva non hai nessuna unità di grado abbastanza basso, non puoi reclutare.
dual-powers-rule-D3-4-2 = Movimento (al posto del Reclutamento): sposta un segnalino che controlli, fresco o esausto, in una zona adiacente lungo un collegamento non barricato.
dual-powers-rule-D3-4-3 = Doppio movimento (al posto del Reclutamento): sposta un solo segnalino che controlli di una o due zone lungo collegamenti non barricati; deve finire in una zona diversa da quella di partenza. Non puoi mai spostare due segnalini di una zona ciascuno, e il controllo si verifica nella zona di partenza.
dual-powers-rule-D3-4-4 = Riposo (al posto del Reclutamento): gira sul lato fresco un segnalino esausto che controlli. Il contrario non è mai possibile.

dual-powers-rules-D3-5 = Carte Leader
dual-powers-rule-D3-5-1 = Reclutamento del leader: metti il segnalino di quel leader, fresco, dalla riserva in una zona qualsiasi; un leader non reclutato con la propria carta non entra mai in gioco. Con una carta Leader puoi fare sia questo sia l’azione speciale, nell’ordine che preferisci, ed entrambe le cose sono facoltative.
dual-powers-rule-D3-5-2 = Manifestazione: sposta l’indicatore della barricata su un qualsiasi altro collegamento.
dual-powers-rule-D3-5-3 = Spionaggio: l’obiettivo segreto dell’avversario viene girato a faccia in su.
dual-powers-rule-D3-5-4 = Ispirare il Popolo: prendi subito la Volontà.

dual-powers-rules-D3-6 = Azioni bonus
dual-powers-rule-D3-6-1 = Come azione bonus scegli una sola fra Reclutamento, Movimento, Riposo e Pesca bonus. Reclutamento bonus: metti un’unità di grado 1 della tua riserva, fresca, in una zona qualsiasi; se non ne hai, non puoi sceglierlo.
dual-powers-rule-D3-6-2 = Movimento bonus: sposta un segnalino che controlli in una zona adiacente lungo un collegamento non barricato, come in D3.4.2.
dual-powers-rule-D3-6-3 = Riposo bonus: gira sul lato fresco un segnalino esausto che controlli, come in D3.4.4.
dual-powers-rule-D3-6-4 = Pesca bonus: pesca una carta Comando; la tua mano resta più grande per il resto della partita, senza limite massimo. Se il mazzo di pesca e la pila degli scarti sono entrambi vuoti, non puoi sceglierla.

dual-powers-rules-D3-7 = Fase del punteggio
dual-powers-rule-D3-7-1 = La tua presenza in una zona è la somma delle forze visibili dei segnalini che vi controlli, compresi, per chi detiene la Volontà, i neutrali controllati secondo D3.3.10; chi ha la presenza maggiore controlla la zona. In caso di parità la controlla chi vi controlla più segnalini (neutrali controllati inclusi), poi chi detiene la Volontà; se nessun giocatore vi controlla segnalini, la zona non è di nessuno.
dual-powers-rule-D3-7-2 = L’indicatore obiettivo 1 va nella zona in Rivolta e chi la controlla sceglie se segnarne i punti (2 da marzo/aprile a maggio/giugno, 3 a luglio, 4 ad agosto, 5 a settembre, 7 a ottobre/novembre) oppure svolgere subito un’azione bonus. Si sceglie una volta sola: se l’azione bonus cambia la presenza in quella zona, per l’indicatore 1 non cambia nulla.
dual-powers-rule-D3-7-3 = Quando segni punti, l’indicatore del punteggio avanza di altrettante caselle verso la tua estremità del tracciato del sostegno, senza mai oltrepassarla.
dual-powers-rule-D3-7-4 = Chi è in svantaggio in questo momento rivela per primo il proprio obiettivo e mette l’indicatore 2 nella zona indicata, poi tocca all’altro con l’indicatore 3; se l’indicatore del punteggio è al centro, comincia chi non detiene la Volontà. L’ordine vale anche per un obiettivo già a faccia in su.
dual-powers-rule-D3-7-5 = Si valuta la zona dell’indicatore 2, poi quella dell’indicatore 3: i punti della carta vanno a chi controlla la zona, chiunque abbia scelto la carta. Una zona con più indicatori si valuta una volta per ciascuno; se non la controlla nessuno, non si segnano punti.
dual-powers-rule-D3-7-6 = In ogni zona con almeno un indicatore obiettivo tutti i segnalini freschi diventano esausti, una volta sola per quanti indicatori ci siano, mentre quelli che erano già esausti lasciano il tabellone. Le unità Rosse e Bianche tornano fresche nella loro riserva; i leader e i segnalini neutrali escono dal gioco.

dual-powers-rules-D3-8 = Riordino
dual-powers-rule-D3-8-1 = Si scarta la tessera sulla casella Rivolta!, la tessera della casella Barricata! scivola al suo posto e se ne pesca una nuova per la casella Barricata! L’indicatore della barricata si sposta sul collegamento indicato dalla nuova tessera.
dual-powers-rule-D3-8-2 = Gli indicatori obiettivo tornano accanto al tracciato del sostegno. Le carte Comando giocate in questo round e gli obiettivi vanno nella pila degli scarti; le carte Leader giocate escono dal gioco.

dual-powers-rules-D4 = Fine della partita
dual-powers-rule-D4-1 = La partita finisce all’istante quando l’indicatore del punteggio raggiunge una delle due estremità del tracciato del sostegno, anche fra una valutazione e l’altra: vince la fazione di quell’estremità.
dual-powers-rule-D4-2 = La partita finisce anche al termine della fase del punteggio se l’indicatore del mese è su ottobre/novembre: vince la fazione dalla cui parte si trova l’indicatore del punteggio. Se è esattamente al centro, vince chi detiene la Volontà.

dual-powers-rules-D5 = Solitario
dual-powers-rule-D5-1 = Scegli la tua fazione (le unità dell’altra tornano nella scatola) e la difficoltà X, da 1 a 6. L’Opposizione riceve le sue 27 unità e le tre carte Leader dell’altra fazione, mescolate in una pila a faccia in giù accanto ai rispettivi segnalini; Trotskij Rosso appartiene a chi gioca con i Rossi.
dual-powers-rule-D5-2 = Pesca quattro carte Comando (nel primo round ne hai così sette in mano), poi una quinta a faccia in giù come tuo obiettivo segreto, senza che nemmeno tu la guardi, e infine cinque carte coperte e non viste per la pila dell’Opposizione. Lo spazio obiettivo dell’Opposizione resta vuoto fino al punteggio.
dual-powers-rule-D5-3 = Nella fase degli obiettivi rivela la prima carta Leader della pila dell’Opposizione e metti il suo segnalino, fresco, nella zona in Rivolta, senza eseguire l’azione speciale e senza far avanzare la data. L’Opposizione prende la Volontà.
dual-powers-rule-D5-4 = Nella fase delle azioni l’Opposizione svolge cinque turni e tu quattro: è lei la prima e l’ultima a giocare.
dual-powers-rule-D5-5 = Nel turno dell’Opposizione rivela la sua prima carta, avanza la data dei giorni indicati e metti nella zona della carta un’unità dell’Opposizione fresca di livello pari al valore di reclutamento; l’Opposizione non si muove e non riposa mai, e le sue carte restano nell’ordine in cui sono state giocate. Sul 15 o sul 31 aggiunge un’unità di livello 1 nella zona in Rivolta, se ne resta una; superando il 31 prende la Volontà.
dual-powers-rule-D5-6 = I tuoi turni si svolgono come in due, ma fra le azioni bonus (anche quella della zona in Rivolta) c’è in più l’Organizzazione, che gira a faccia in su il tuo obiettivo segreto, e anche lo Spionaggio rivela il tuo obiettivo segreto. Se è già a faccia in su, nessuna delle due ha effetto.
dual-powers-rule-D5-7 = L’Opposizione segna sempre i punti della zona in Rivolta se la controlla; per il suo obiettivo somma, zona per zona, i giorni delle cinque carte che ha giocato in questo round e prendi la zona con il totale più alto (in caso di parità quella con più carte fra le cinque, poi quella la cui carta è stata giocata per ultima). L’obiettivo è, fra le cinque, la carta di quella zona con più punti; a parità di punti, quella giocata per ultima.
dual-powers-rule-D5-8 = Un’unità dell’Opposizione esausta ha forza X (la difficoltà scelta), i leader hanno i valori stampati, e per il controllo dei neutrali (D3.3.10) unità e leader dell’Opposizione sono la sua fazione. Per il resto punteggio, esaurimento dei segnalini e riordino sono come in due: le unità dell’Opposizione che lasciano il tabellone tornano nella sua riserva, i suoi leader escono dal gioco.
dual-powers-rule-D5-9 = La partita finisce quando l’indicatore del punteggio raggiunge un’estremità oppure dopo il punteggio del terzo round, e in tal caso il vincitore si stabilisce come in D4.2. Arrivare a ottobre/novembre non basta, da solo, a concluderla.

dual-powers-rules-D6 = Chiarimenti
dual-powers-rule-D6-1 = Il regolamento non dice che cosa fare quando le tessere zona finiscono (dal sesto round), e secondo una FAQ la tessera Rivolta! uscirebbe dal gioco. Qui le tessere scartate, compresa quella appena scartata, si mescolano in una nuova pila.
dual-powers-rule-D6-2 = Preso alla lettera, il testo darebbe una zona con soli segnalini neutrali a chi detiene la Volontà (0 contro 0); noi seguiamo la FAQ pubblicata: non la controlla nessuno. Una regola del tavolo permette di scegliere tra nessuno (predefinito) e chi detiene la Volontà.
dual-powers-rule-D6-3 = Il testo non dice che cosa succede all’indicatore 1 se chi controlla la zona in Rivolta sceglie l’azione bonus o se non la controlla nessuno. Qui l’indicatore resta comunque dov’è e i segnalini della zona diventano esausti o lasciano il tabellone, come in D3.7.6.
dual-powers-rule-D6-4 = Il testo non prevede che si superi ottobre/novembre. Qui il calendario si ferma lì: dopo il 31 l’indicatore del giorno continua dal giorno 1. In due la Volontà allora non cambia mano; l’Opposizione la prende ogni volta che supera il 31, anche nell’ultimo mese (con una regola del tavolo, solo con un mese nuovo). Il testo si può leggere anche come due caselle, ottobre e novembre, e una regola del tavolo permette di giocare così: dopo il 31 ottobre l’indicatore passa a novembre, con tutto ciò che porta un mese nuovo, e una fase del punteggio in uno dei due mesi chiude la partita.
dual-powers-rule-D6-5 = Il testo non dice se chi controlla la zona in Rivolta possa scegliere l’azione bonus quando nessuna è possibile. Qui può farlo, rinunciando così sia ai punti sia all’azione.
dual-powers-rule-D6-6 = A proposito dei neutrali il testo parla sia di «propria fazione» sia di «controllare un segnalino». Qui per controllarli serve un segnalino della propria fazione: un neutrale controllato non basta.
dual-powers-rule-D6-7 = Il testo non dice che cosa fare quando le unità dell’Opposizione di un livello sono finite. Qui non si mette nessuna unità.
dual-powers-rule-D6-8 = Il testo francese parla di forza e mostra dei quadrati, le regole inglesi contano le barre: qui il valore di reclutamento indica barre di grado, non forza. Consideriamo refusi l’esempio B (un valore di 4 coperto da due unità da 2) e l’esempio H (un 4 marrone contato come 5), mentre il «giallo» dell’esempio E è la zona marrone (le sei zone sono bianca, rossa, verde, blu, viola e marrone).
dual-powers-rule-D6-9 = Il Movimento bonus può spostare qualsiasi segnalino che controlli, mentre un’app di regole lo limita alle unità di grado 1, ai neutrali e ai leader. Una regola del tavolo permette di scegliere tra qualsiasi segnalino (predefinito) e solo quelli piccoli (il limite dell’app).
dual-powers-rule-D6-10 = Il testo non dice se si possa consultare la pila degli scarti. Qui è scoperta: chiunque può contare ciò che è stato giocato.
