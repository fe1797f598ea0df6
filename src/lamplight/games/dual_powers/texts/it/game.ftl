# Dual Powers: Revolution 1917. Everything the game says, but for the rules reference (rules.ftl).

dual-powers-title = Dual Powers: Revolution 1917
dual-powers-tagline = Un duello per Pietrogrado: in due, oppure in solitario contro l’Opposizione.

dual-powers-aim = Lo scopo: un solo indicatore, sul tracciato del sostegno, è conteso fra le due fazioni. Portalo fino alla tua estremità, oppure fa’ che sia dalla tua parte allo scadere del tempo.
    Un round: scegliere un obiettivo segreto, poi quattro turni a testa (giocare una carta, avanzare la data, agire), poi il punteggio.
    Danno punti tre zone: quella in Rivolta e quelle dei due obiettivi. Chi controlla una zona ne prende i punti, chiunque l’abbia scelta.
    Controlla una zona chi vi ha più forza; a parità, chi vi ha più segnalini; se anche questi sono pari, chi ha la Volontà del Popolo.
    I segnalini neutrali combattono per chi ha la Volontà, ma solo dove ha un segnalino suo. Chi fa iniziare un nuovo mese con la sua carta prende la Volontà.
    Dopo il punteggio i segnalini delle zone che hanno dato punti diventano esausti; quelli già esausti lasciano il tabellone.
dual-powers-legend = ● fresco, ○ esausto, poi la forza attuale. 3/2: forza 3 da fresco, 2 da esausto. ▮ barre di grado: quanto costa reclutare un’unità.
    15* e 31* sono giorni con un’azione bonus; 29 e 30 portano al 31. Una carta Leader si gioca una volta sola; un valore di reclutamento può portare più unità.

## Names

dual-powers-side-red = Rossi
dual-powers-side-white = Bianchi
dual-powers-side-nobody = nessuno
dual-powers-reason-nobody = nessun segnalino delle due fazioni
dual-powers-reason-strength = forza
dual-powers-reason-tokens = più segnalini
dual-powers-reason-will = Volontà del Popolo
dual-powers-faction-red = Soviet di Pietrogrado
dual-powers-faction-white = Governo Provvisorio

dual-powers-region-white = Ammiragliato (bianco)
dual-powers-region-red = Vyborg (rosso)
dual-powers-region-green = Tauride (verde)
dual-powers-region-blue = Petrogradskaja (blu)
dual-powers-region-purple = Vasilevskij (viola)
dual-powers-region-brown = Narva (marrone)

dual-powers-connection-liteiny-bridge = Ponte Litejnyj
dual-powers-connection-trinity-bridge = Ponte della Trinità
dual-powers-connection-nicholas-bridge = Ponte Nikolaevskij
dual-powers-connection-sampson-bridge = Ponte Sampsonievskij
dual-powers-connection-tuchkov-bridge = Ponte Tučkov
dual-powers-connection-palace-bridge = Ponte del Palazzo
dual-powers-connection-nevsky-prospect = Prospettiva Nevskij
dual-powers-connection-gorokhovaya-street = Via Gorochovaja
dual-powers-connection-obvodny-canal = Canale Obvodnyj

dual-powers-month-march-april = marzo/aprile
dual-powers-month-may-june = maggio/giugno
dual-powers-month-july = luglio
dual-powers-month-august = agosto
dual-powers-month-september = settembre
dual-powers-month-october-november = ottobre/novembre
dual-powers-month-october = ottobre
dual-powers-month-november = novembre

dual-powers-leader-lenin = Lenin
dual-powers-leader-stalin = Stalin
dual-powers-leader-zinoviev = Zinoviev
dual-powers-leader-kerensky = Kerenskij
dual-powers-leader-lvov = Lvov
dual-powers-leader-kornilov = Kornilov
dual-powers-leader-trotsky = Trotskij

dual-powers-icon-move = Movimento
dual-powers-icon-double-move = Doppio movimento
dual-powers-icon-rest = Riposo
dual-powers-special-demonstration = Manifestazione
dual-powers-special-espionage = Spionaggio
dual-powers-special-inspire = Ispirare il Popolo

dual-powers-card = { $region } { $days }
dual-powers-card-text = { $card }: { $days } { $days ->
    [one] giorno
   *[other] giorni
}, Reclutamento { $value } oppure { $icon }; come obiettivo { $points } { $points ->
    [one] punto
   *[other] punti
}
dual-powers-leader-text = { $card }: { $days } { $days ->
    [one] giorno
   *[other] giorni
}, segnalino { $fresh }/{ $exhausted }, { $special }

dual-powers-token-unit = Unità { $side ->
    [white] bianca
   *[red] rossa
} (forza { $fresh }/{ $exhausted }, grado { $rank })
dual-powers-token-neutral = Unità neutrale (forza { $fresh }/{ $exhausted })
dual-powers-token-leader = { $name } (forza { $fresh }/{ $exhausted })
dual-powers-token-trotsky = Trotskij, neutrale (forza { $fresh }/{ $exhausted })
dual-powers-token-red-trotsky = Trotskij, rosso (forza { $fresh }/{ $exhausted })
dual-powers-token-opposition = Unità dell’Opposizione (forza { $fresh }/{ $exhausted })
dual-powers-kind-unit = un’unità (forza { $fresh }/{ $exhausted }, grado { $rank })
dual-powers-kind-unit-of = un’unità { $side ->
    [white] bianca
   *[red] rossa
} (forza { $fresh }/{ $exhausted }, grado { $rank })
dual-powers-kind-neutral = un’unità neutrale (forza { $fresh }/{ $exhausted })
dual-powers-kind-level = un’unità di livello { $fresh } (forza { $fresh }/{ $exhausted })
dual-powers-kind-opposition = un’unità dell’Opposizione (forza { $fresh }/{ $exhausted })

## Actions

dual-powers-do-objective = Obiettivo segreto: { $card } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
dual-powers-do-play = Gioca: { $card }
dual-powers-do-recruit = Recluta { $unit } → { $region }
dual-powers-do-recruit-leader = Piazza { $leader } → { $region }
dual-powers-do-move = Muovi: { $token } → { $to }
dual-powers-do-move-from = Muovi { $token }: { $from } → { $to }
dual-powers-do-rest = Riposo: { $token }
dual-powers-do-rest-in = Riposo: { $token }, { $region }
dual-powers-do-demonstrate = Manifestazione: barricata → { $connection }
dual-powers-do-spy = Spionaggio: scopri l’obiettivo segreto dell’avversario
dual-powers-do-spy-own = Spionaggio: scopri il tuo obiettivo segreto
dual-powers-do-inspire = Ispirare il Popolo: prendi la Volontà
dual-powers-do-draw = Pesca bonus: una carta Comando
dual-powers-do-organise = Organizzazione: scopri il tuo obiettivo segreto
dual-powers-do-score = Segna i punti della zona in Rivolta
dual-powers-do-bonus = Prendi invece un’azione bonus
dual-powers-do-pass = Rinuncia all’azione
dual-powers-do-pass-done = Termina l’azione
dual-powers-do-deal = Sorteggio: carta { $card }
dual-powers-do-turn-up = Sorteggio: si scopre { $card }
dual-powers-do-tile = Sorteggio: tessera { $region }
dual-powers-do-neutral = Sorteggio: { $token }
dual-powers-do-opposition-leader = Sorteggio: { $leader }

dual-powers-group-objective = Scegli il tuo obiettivo segreto
dual-powers-group-play = Gioca una carta
dual-powers-group-recruit = Reclutamento
dual-powers-group-recruit-leader = Reclutamento del leader
dual-powers-group-move = Movimento
dual-powers-group-rest = Riposo
dual-powers-group-special = Azione speciale
dual-powers-group-other = Altro
dual-powers-group-unrest = Rivolta!
dual-powers-group-pass = Continua
dual-powers-group-chance = Sorteggi

## Questions to a seat

dual-powers-ask-over = La partita è finita.
dual-powers-ask-chance = Sorteggio in corso.
dual-powers-ask-wait = In attesa dei { $side }.
dual-powers-ask-objective = Metti una carta Comando coperta come obiettivo segreto: a fine round la sua zona darà punti a chi la controllerà.
dual-powers-ask-objective-ready = Hai scelto il tuo obiettivo; puoi ancora cambiarlo finché l’altro giocatore non è pronto.
dual-powers-ask-turn = Tocca a te (turni rimasti in questo round: { $left }): gioca una carta. I suoi giorni fanno avanzare il calendario, poi esegui la sua azione.
dual-powers-ask-command = Recluta nella zona { $region } (valore { $value }) oppure usa l’icona: { $icon }. Puoi anche rinunciare a entrambe le cose.
dual-powers-ask-recruit = Vuoi reclutare altre unità? Zona: { $region }. Valore di reclutamento rimasto: { $left }.
dual-powers-ask-leader-both = Puoi piazzare il leader e usare l’azione speciale, nell’ordine che preferisci. { $card }
dual-powers-ask-leader-place = Puoi ancora piazzare il leader. { $card }
dual-powers-ask-leader-special = Puoi ancora usare l’azione speciale. { $card }
dual-powers-ask-bonus = Puoi fare un’azione bonus.
dual-powers-ask-unrest = Controlli la zona in Rivolta, { $region }: segna subito { $points } { $points ->
    [one] punto
   *[other] punti
}, oppure fai un’azione bonus.

## What happened

dual-powers-event-round = Inizia il round { $round }.
dual-powers-event-tile-unrest = Rivolta! Zona: { $region }.
dual-powers-event-tile-barricade = Tessera Barricata! Zona: { $region }. La barricata è qui: { $connection }.
dual-powers-event-neutral-placed = Preparazione: { $token } → { $region }.
dual-powers-event-reshuffled = Gli scarti ({ $count }) vengono mescolati e formano un nuovo mazzo.
dual-powers-event-drew = I { $side } pescano { $card }.
dual-powers-event-drew-hidden = I { $side } pescano una carta.
dual-powers-event-set-aside = Carte messe coperte senza guardarle: { $objective } come tuo obiettivo, { $opposition } per l’Opposizione.
dual-powers-event-objective-chosen = I { $side } mettono coperto il loro obiettivo: { $card }.
dual-powers-event-objective-hidden = I { $side } mettono coperto il loro obiettivo.
dual-powers-event-played = I { $side } giocano { $card }.
dual-powers-event-date = L’indicatore del giorno va sul { $day }.{ $bonus ->
    [0] {""}
   *[other] {" "}C’è un’azione bonus!
}
dual-powers-event-month = L’indicatore del mese va su { $month }.
dual-powers-event-will = La Volontà del Popolo passa ai { $side }.
dual-powers-event-trotsky-returns = Trotskij torna dall’esilio. Zona: { $region }.
dual-powers-event-trotsky-joins = Trotskij si unisce ai bolscevichi. Zona: { $region }.
dual-powers-event-recruited = I { $side } reclutano { $token } → { $region }.
dual-powers-event-moved = I { $side } muovono { $token }: { $from } → { $to }.
dual-powers-event-rested = I { $side } fanno riposare { $token } ({ $region }).
dual-powers-event-demonstrated = I { $side } spostano la barricata → { $connection }.
dual-powers-event-objective-shown = L’obiettivo dei { $side } è scoperto: { $card }.
dual-powers-event-unrest-scored = I { $side } segnano { $points } { $points ->
    [one] punto
   *[other] punti
} nella zona in Rivolta, { $region }.
dual-powers-event-unrest-bonus = I { $side } scelgono un’azione bonus al posto dei punti della zona in Rivolta, { $region }.
dual-powers-event-unrest-nobody = Nessuno controlla la zona in Rivolta, { $region }.
dual-powers-event-marker = Indicatore obiettivo { $marker } → { $region }.
dual-powers-event-marker-scored = Indicatore { $marker }, { $region }: i { $side } segnano { $points } { $points ->
    [one] punto
   *[other] punti
}.
dual-powers-event-marker-nobody = Indicatore { $marker }, { $region }: nessuno controlla la zona, niente punti.
dual-powers-event-exhausted = { $region }: { $token } passa sul lato esausto.
dual-powers-event-returned = { $region }: { $token } torna nella riserva.
dual-powers-event-removed = { $region }: { $token } esce dal gioco.
dual-powers-event-opposition-leader = L’Opposizione piazza un leader: { $leader } → { $region }.
dual-powers-event-opposition-unit = L’Opposizione piazza { $unit } → { $region }.
dual-powers-event-opposition-none = { $region }: l’Opposizione non ha più unità di livello { $level }.
dual-powers-event-score = { $ahead ->
    [0] L’indicatore del punteggio è al centro.
   *[other] I { $side } sono avanti di { $ahead }.
}
dual-powers-event-track-won = L’indicatore del punteggio è arrivato in fondo al tracciato del sostegno: vincono i { $side }!
dual-powers-event-calendar-won = Il tempo è scaduto: i { $side } sono avanti di { $ahead } e vincono!
dual-powers-event-centre-won = Il tempo è scaduto con il punteggio al centro: i { $side } hanno la Volontà del Popolo e vincono!
dual-powers-event-solo-won = Hai battuto l’Opposizione!
dual-powers-event-solo-lost = Ha vinto l’Opposizione.

dual-powers-event-passed = I { $side } si fermano qui.
dual-powers-event-counted = { $marker ->
    [1] Zona in Rivolta, { $region }: Rossi { $red }, Bianchi { $white }; controllo: { $controller } ({ $reason }).
   *[other] Obiettivo dei { $owner }, { $region }: Rossi { $red }, Bianchi { $white }; controllo: { $controller } ({ $reason }).
}

dual-powers-ending-track = L’indicatore è arrivato in fondo al tracciato del sostegno.
dual-powers-ending-calendar = Il tempo è scaduto; vince la fazione in vantaggio.
dual-powers-ending-centre = Il tempo è scaduto con l’indicatore al centro esatto; decide la Volontà del Popolo.
dual-powers-lost-alone = Ha vinto l’Opposizione.

## Why not

dual-powers-no-card = una carta
dual-powers-no-chance = Questo non lo sceglie nessuno: si sorteggia.
dual-powers-no-chance-option = Questo non può uscire adesso.
dual-powers-no-over = La partita è finita.
dual-powers-no-wait-chance = Aspetta: prima va estratta una carta o lanciato un dado.
dual-powers-no-turn = È il turno dei { $side }.
dual-powers-no-not-in-hand = { $card }: questa carta non è nella tua mano, oppure non si può usare qui.
dual-powers-no-choose-objective = Prima scegli il tuo obiettivo segreto.
dual-powers-no-objective-phase = Gli obiettivi si scelgono solo nella fase degli obiettivi.
dual-powers-no-card-first = Prima gioca una carta: ogni turno comincia così.
dual-powers-no-card-played = In questo turno hai già giocato: { $card }.
dual-powers-no-scoring-only = Questa scelta si fa solo nella fase del punteggio.
dual-powers-no-icon = { $card }: questa carta ha solo l’icona { $icon }.
dual-powers-no-bonus-only = Questa è un’azione bonus: la ottieni fermandoti sul giorno 15 o 31, oppure con la zona in Rivolta.
dual-powers-no-leader-only = Solo una carta Leader lo permette.
dual-powers-no-command-only = { $card } è una carta Leader: permette solo il suo leader e la sua azione speciale.
dual-powers-no-recruiting = Stai reclutando (valore rimasto: { $left }): recluta ancora, oppure termina.
dual-powers-no-recruit-region = { $card }: questa carta recluta solo nella zona { $region }.
dual-powers-no-rank = { $token } ha grado { $rank }; il valore di reclutamento rimasto è { $value }.
dual-powers-no-not-yours = { $token } non ti appartiene.
dual-powers-no-not-in-reserve = { $token } non è nella tua riserva.
dual-powers-no-not-on-board = { $token } non è sul tabellone.
dual-powers-no-neutral-will = { $token } segue chi ha la Volontà, e tu non ce l’hai.
dual-powers-no-neutral-alone = Hai la Volontà, ma nessun segnalino della tua fazione accanto a questo: { $token }, zona { $region }.
dual-powers-no-same-region = { $token } è già qui: { $region }.
dual-powers-no-barricaded = { $start } – { $end }: c’è la barricata ({ $connection }).
dual-powers-no-too-far = { $start } – { $end }: nessun collegamento aperto tra queste due zone.
dual-powers-no-too-far-double = { $start } → { $end }: non ci si arriva con due collegamenti aperti.
dual-powers-no-fresh = { $token } è già sul lato fresco.
dual-powers-no-leader-other = Può entrare solo il leader della carta che hai giocato: { $card }.
dual-powers-no-leader-placed = Questo leader è già sul tabellone: { $card }.
dual-powers-no-special-other = { $card }: l’azione speciale di questa carta è { $special }.
dual-powers-no-special-done = { $card }: l’azione speciale di questa carta è già stata usata.
dual-powers-no-barricade-there = La barricata è già qui: { $connection }.
dual-powers-no-will-held = Hai già la Volontà.
dual-powers-no-objective-open = Quell’obiettivo è già scoperto.
dual-powers-no-no-objective = Non c’è nessun obiettivo segreto da scoprire.
dual-powers-no-bonus-rank = Con un bonus recluti un’unità di grado 1; { $token } ha grado { $rank }.
dual-powers-no-bonus-small = Per una regola di questo tavolo solo i segnalini piccoli fanno movimenti bonus, non questo: { $token }.
dual-powers-no-no-cards = Il mazzo e gli scarti sono entrambi vuoti.
dual-powers-no-solo-only = Organizzazione esiste solo nel gioco in solitario.
dual-powers-no-unrest-chosen = La scelta della Rivolta è già stata fatta.
dual-powers-no-action-phase = Le carte si giocano nella fase delle azioni.
dual-powers-no-objective-wait = Il tuo obiettivo è scelto; l’altro giocatore non ha ancora scelto.
dual-powers-no-solo-objective = In solitario non scegli un obiettivo: viene posata per te una carta che nessuno ha visto.
dual-powers-no-action-over = L’azione di { $card } è finita.
dual-powers-no-unrest-choice = Prima scegli: segna i punti della zona in Rivolta oppure fai un’azione bonus.

## Previews

dual-powers-fact-date = L’indicatore del giorno si ferma sul { $day }, { $month }.
dual-powers-fact-bonus = Così ottieni un’azione bonus.
dual-powers-fact-month = L’indicatore del mese avanza.
dual-powers-fact-will = La Volontà passa ai { $side }.
dual-powers-fact-trotsky-returns = Trotskij torna → { $region }.
dual-powers-fact-trotsky-joins = Trotskij si unisce ai Rossi.
dual-powers-fact-presence = { $region } ora: Rossi { $red }, Bianchi { $white }; controllo: { $controller }.
dual-powers-fact-presence-change = { $region }: Rossi { $red_before } → { $red }, Bianchi { $white_before } → { $white }; controllo: { $controller }.
dual-powers-fact-score = I { $side } sarebbero avanti di { $ahead }.
dual-powers-fact-score-centre = L’indicatore del punteggio sarebbe al centro.
dual-powers-fact-wins = I { $side } vincerebbero subito.

## Options

dual-powers-option-solo = Gioca in solitario contro l’Opposizione, con questa fazione; «none» è il gioco per due.
dual-powers-option-difficulty = La difficoltà dell’Opposizione: la forza delle sue unità esauste.
dual-powers-option-neutral_regions = Chi controlla una zona con soli segnalini neutrali: nessuno (le FAQ pubblicate), oppure chi ha la Volontà (il testo preso alla lettera).
dual-powers-option-bonus_move = Quali segnalini può spostare un movimento bonus: tutti, oppure solo i piccoli (unità di grado 1, segnalini neutrali e leader).
dual-powers-option-edition = Le interpretazioni che seguono le opzioni: quelle di oggi (predefinito), o quelle di Lamplight 0.1.
dual-powers-option-opposition_will = Quando l’Opposizione prende la Volontà: ogni volta che supera il 31 (predefinito), o solo quando comincia un mese nuovo.
dual-powers-option-last_month = Se ottobre e novembre sono una sola casella del calendario (predefinito) o due.

## Questions and positions

dual-powers-unknown-question = La domanda «{ $question }» non esiste. Domande note: { $questions }.
dual-powers-question-argument = «{ $name }» non può essere «{ $value }». Valori possibili: { $values }.
dual-powers-position-key = Una posizione non ha «{ $key }». Voci note: { $keys }.
dual-powers-position-word = «{ $key }» non può essere «{ $value }». Valori possibili: { $words }.
dual-powers-position-number = «{ $key }» deve essere un numero da { $low } a { $high }.
dual-powers-position-table = «{ $key }» deve essere una tabella di nomi e valori.
dual-powers-position-list = «{ $key }» deve essere una lista di nomi.
dual-powers-position-name = { $what }: «{ $name }» non esiste.
dual-powers-position-place = { $token } non può essere «{ $place }». Valori possibili: { $places }; dopo ogni zona si può aggiungere «exhausted».
dual-powers-position-tiles = Tessera { $region }: non può stare su Rivolta! e su Barricata! allo stesso tempo.
dual-powers-position-twice = La carta { $card } è in due posti.
dual-powers-position-command = Negli obiettivi e negli scarti ci sono solo carte Comando.
dual-powers-position-leader = { $side }: tra i leader di questa parte non c’è { $card }.
dual-powers-position-opposition = { $side }: qui questa parte è l’Opposizione e non ha né una mano né turni da scegliere.
dual-powers-position-box = In solitario le unità dell’altra fazione restano nella scatola: { $token }.
dual-powers-position-trotsky = Trotskij è neutrale dal ritorno finché non si unisce ai Rossi, poi è dei Rossi: in altri momenti i suoi segnalini non sono sul tabellone.
dual-powers-position-objective-early = Gli obiettivi si scelgono nella fase degli obiettivi: indicali solo per le fasi successive.
dual-powers-position-unseen = { $needed } carte sono coperte, ma ne restano solo { $found }.
dual-powers-position-solo = «{ $key }» appartiene al gioco in solitario.

## Component sets

dual-powers-set-bad-id = «{ $id }» non può essere un id: usa lettere, cifre e trattini, e non un nome che il gioco usa già.
dual-powers-set-connection-end = board.toml, connection { $id }: la zona «{ $region }» non esiste.
dual-powers-set-connection-loop = board.toml, connection { $id }: porta da una zona alla zona stessa.
dual-powers-set-no-tile = board.toml: la zona { $region } non ha una tessera.
dual-powers-set-tile = board.toml, tile { $region }: zona o collegamento «{ $connection }» sconosciuti.
dual-powers-set-card-region = cards.toml, command { $id }: la zona «{ $region }» non esiste.
dual-powers-set-trotsky = board.toml, calendar: Trotskij deve tornare («{ $returns }») in un mese dopo il primo e unirsi ai Rossi («{ $joins }») più tardi.
dual-powers-set-middle = board.toml, calendar: il giorno bonus { $middle } deve venire prima dei giorni saltati alla fine (giorni in tutto: { $days }).
dual-powers-set-card-days = cards.toml: nessuna carta può avere più giorni di { $days }.
dual-powers-set-no-units = tokens.toml: i { $side } non hanno unità.
dual-powers-set-leaders = cards.toml: { $side }: leader necessari almeno { $rounds }, uno per ogni round del gioco in solitario.
dual-powers-set-neutrals = tokens.toml: unità neutrali { $found }, zone { $regions }; ne serve una per ogni zona.
dual-powers-set-too-few-cards = cards.toml: carte Comando { $found }; il minimo è { $needed }.
dual-powers-set-remark-count = { $what }: { $found }; nel gioco stampato: { $expected }.
dual-powers-set-remark-connections = board.toml: collegamenti { $found }; noi puntiamo a 8 o 9.
dual-powers-set-remark-neighbours = board.toml: { $region }: zone vicine { $found }; noi puntiamo a un numero da 2 a 4.
dual-powers-set-remark-connected = board.toml: alcune zone non sono raggiungibili da altre.
dual-powers-set-remark-known-pair = board.toml: il tabellone stampato collega { $first } e { $second }.
dual-powers-set-remark-tile = board.toml, tile { $region }: { $connection } dovrebbe essere un collegamento di quella zona che nessun’altra tessera nomina.
dual-powers-set-remark-days = cards.toml: { $region }: dovrebbe esserci una carta per ogni numero di giorni da 1 a 8.
dual-powers-set-remark-points = cards.toml: { $region }: la carta da 4 giorni dovrebbe avere più punti di quella da 2 giorni.
dual-powers-set-remark-specials = cards.toml: { $side }: dovrebbe esserci un leader per ciascuna azione speciale: Manifestazione, Spionaggio e Ispirare il Popolo.
dual-powers-set-remark-unit = tokens.toml, { $id }: grado e forza da fresco dovrebbero andare da 1 a 3, la forza da esausto da 0 a 3.
dual-powers-set-remark-red-three = tokens.toml: un’unità dei Rossi dovrebbe avere forza 3 da esausta.
dual-powers-set-remark-neutral = tokens.toml, { $id }: le unità neutrali hanno forza 1 da fresche e da 0 a 2 da esauste.
dual-powers-set-remark-white-leader = cards.toml: un leader dei Bianchi dovrebbe avere forza 1 o 2 da esausto.
dual-powers-set-remark-track = board.toml: la fine del tracciato del sostegno ({ $found }) dovrebbe distare più di 6 dal centro.

## Ways to play

dual-powers-way-together = In due su questo schermo
dual-powers-way-bot = Contro un bot
dual-powers-way-solo = In solitario contro l’Opposizione
dual-powers-choose-solo = Con quale fazione giochi?
dual-powers-choose-difficulty = Difficoltà, da 1 (la più facile) a 6?
dual-powers-choose-neutral_regions = Chi controlla una zona con soli segnalini neutrali?
dual-powers-choose-bonus_move = Quali segnalini può spostare un movimento bonus?
dual-powers-choose-edition = Quali interpretazioni?
dual-powers-choose-opposition_will = Quando l’Opposizione prende la Volontà?
dual-powers-choose-last_month = Ottobre e novembre: quante caselle?
dual-powers-value-neutral_regions-nobody = nessuno
dual-powers-value-neutral_regions-will = chi ha la Volontà
dual-powers-value-bonus_move-any = qualsiasi segnalino
dual-powers-value-bonus_move-small = solo quelli piccoli
dual-powers-value-edition-today = quelle di oggi
dual-powers-value-edition-as_in_0_1 = come in Lamplight 0.1
dual-powers-value-opposition_will-every_month = ogni volta che supera il 31
dual-powers-value-opposition_will-new_month = solo con un mese nuovo
dual-powers-value-last_month-one = una casella
dual-powers-value-last_month-two = due caselle
dual-powers-value-solo-red = Rossi (Soviet di Pietrogrado)
dual-powers-value-solo-white = Bianchi (Governo Provvisorio)

# Che cosa hanno cambiato alcuni passi sul tabellone, per l’allenatore.
dual-powers-change-won = Allora controlli { $region }, { $own } a { $other }{ $points ->
    [0] {""}
    [one] ; dà un punto in questo round
   *[other] ; dà { $points } punti in questo round
}
dual-powers-change-lost = Non controlli più { $region }, { $own } a { $other }{ $points ->
    [0] {""}
    [one] ; dà un punto in questo round
   *[other] ; dà { $points } punti in questo round
}
