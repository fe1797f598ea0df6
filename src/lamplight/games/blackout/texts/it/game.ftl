# Blackout: Hong Kong: its title, and what is said about component sets.

blackout-title = Blackout: Hong Kong

## Set di componenti

blackout-set-street = map.toml, street: la città «{ $name }» non esiste.
blackout-set-street-loop = map.toml, street: { $name } è una città collegata a sé stessa.
blackout-set-district = map.toml, district { $district }: la città «{ $name }» non esiste.
blackout-set-district-twice = map.toml, district { $district }: una città compare due volte.
blackout-set-not-connected = map.toml: alcune città non sono raggiungibili da altre.
blackout-set-crisis = map.toml: città con la lettera di crisi { $letter }: { $found }; ne servono due.
blackout-set-central = map.toml: distretti indicati come centrali: { $found }; ne serve esattamente uno (capitolo 3).
blackout-set-tiles = tiles.toml: tessere Esplorazione { $found }; con tre per ogni distretto ne servono { $needed }.
blackout-set-ability = cards.toml, { $card }: l’abilità «{ $ability }» non è adatta a questo genere di carta. Possibili: { $wanted }.
blackout-set-goals = cards.toml, { $card }: obiettivi { $found }; minimo 1, massimo { $most }.
blackout-set-colour = cards.toml, { $card }: il colore { $colour } non è adatto a questo genere di carta (Volontari: rosso, giallo o blu; Specialisti: viola).
blackout-set-resource = cards.toml, { $card }: l’abilità «{ $ability }» ha una risorsa di troppo o una in meno.
blackout-set-number = cards.toml, { $card }: l’abilità «{ $ability }» richiede un numero non inferiore a 1.
blackout-set-emergency = plans.toml, { $card }: obiettivi { $found }; ne servono almeno due.
blackout-set-bad-id = «{ $id }» non può essere un id: usa lettere, cifre e trattini, e non un nome che il gioco usa già.
blackout-set-goal-card = { $file }, goal { $row }: in questo file non c’è la carta «{ $card }».
blackout-set-goal-resource = { $card }, obiettivo { $number }: una risorsa vuole una quantità, e una quantità una risorsa.
blackout-set-amount = { $file }, { $where }, { $field }: «{ $found }» non è una quantità: scrivi «2 book», «3 points» o «cube red».
blackout-set-goal-kinds = { $card }, obiettivo { $number }: ogni tipo di risorsa compare una volta sola, e «any» sta da solo.
blackout-set-idle = { $card }: { $field } non ha senso su questa carta; lascialo vuoto o a 0.
blackout-set-doctor = cards.toml, { $card }: la Dottoressa non ha icone Ricerca e non comincia mai in Ospedale.
blackout-set-most-paid = cards.toml, { $card }: non si possono pagare più di { $most } unità di una risorsa alla volta.
blackout-set-goal-numbers = { $file }, { $card }: i suoi obiettivi hanno i numeri { $found }; si contano da 1, ciascuno una volta.
blackout-set-goal-tiles = { $file }, { $card }, obiettivo { $number }: ogni tipo di tessera compare una volta sola.
blackout-set-tile-bonus = tiles.toml, { $tile }: una seconda ricompensa richiede una quantità, e la sua quantità una ricompensa.
blackout-set-action = rules.toml, action { $number }: un costo richiede una quantità, e una quantità un costo.
blackout-set-spots = rules.toml, player: { $spots } spazi obiettivo sono pochi per { $starters } Volontari iniziali.
blackout-set-chapter-amount = rules.toml, capitolo { $chapter }: una condizione richiede una quantità, e una quantità una condizione.
blackout-set-chapter-reach = rules.toml, capitolo { $chapter }: la sua condizione chiede { $amount }; ce ne sono solo { $most }.
blackout-set-no-upgrade = Il set «{ $set }» non si può scrivere nello schema più recente, perciò non è stato scritto nulla:
blackout-set-chapter-goals = rules.toml, capitolo { $chapter }: chiede { $goals } obiettivi, più di quanti ne abbia uno dei suoi piani.
blackout-set-chapter-plans = rules.toml, capitolo { $chapter }: un piano compare due volte.
blackout-set-cubes = rules.toml, player: { $cubes } cubetti sono pochi con { $batteries } Batterie: ne servono almeno due in più.
blackout-set-starters = cards.toml: Volontari iniziali { $found }; per quattro giocatori ne servono { $needed }.
blackout-set-houses = rules.toml: casette { $found } per { $needed } azioni Spunta della plancia: ne serve una per ciascuna.
blackout-set-slot = cards.toml, { $card }: comincia in { $slot }, che la plancia del giocatore non ha.
blackout-set-dice = dice.toml: servono un dado rosso, uno giallo e uno blu.
blackout-set-dice-valid = dice.toml: i tre dadi non possono mai mostrare tre risorse diverse.
blackout-set-remark-districts = map.toml: noi puntiamo a sedici distretti da 3 a 7 città, di dimensioni ben distribuite; dimensioni qui: { $sizes }.
blackout-set-remark-locations = map.toml: città { $found }; noi puntiamo a circa 36.
blackout-set-remark-streets = map.toml: strade { $found }; non corrispondono al numero di città e distretti di una mappa senza incroci.
blackout-set-remark-colours = map.toml: i quattro colori dovrebbero essere presenti in numero uguale, con uno scarto massimo di uno.
blackout-set-remark-crossing = map.toml: le strade { $first } e { $second } si incrociano.
blackout-set-remark-journey = map.toml: centri di crisi { $letter }: passi dall’uno all’altro { $found }; noi puntiamo a un numero da 4 a 7.
blackout-set-remark-central = map.toml: città del distretto centrale: { $found }; noi puntiamo ad almeno 5.
blackout-set-remark-count = { $what }: { $found }; nel gioco stampato: { $expected }.
blackout-set-remark-ability = cards.toml: nessuna carta ha l’abilità «{ $ability }».
blackout-set-remark-challenge = tiles.toml, { $tile }: noi puntiamo a una sfida semplice da 5 a 9 e a una avanzata più alta di 2, 3 o 4.
blackout-set-remark-type = tiles.toml: nessuna tessera ha una ricompensa di tipo «{ $kind }».
blackout-set-remark-emergency = plans.toml, { $card }: noi puntiamo a tre obiettivi, uno dei quali è il collegamento dei centri di crisi della propria lettera.
blackout-set-remark-points = cards.toml, { $card }: i { $points } punti di un piano contano solo con l’opzione score_check_area.
blackout-set-remark-cubes = cards.toml, { $card }: cubetti { $found }; i Volontari ne hanno da 1 a 3.
