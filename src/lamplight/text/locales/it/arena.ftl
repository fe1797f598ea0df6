# L'arena: partite tra bot.

cli-command-arena = far giocare i bot tra loro e misurare quanto sono forti
arena-arg-bots = i bot, separati da virgole, ciascuno se vuoi con un proprio budget: expert@800 (iterazioni per decisione) o expert@1s (secondi per turno); un bot indicato due volte gioca anche contro sé stesso. Solo i budget in iterazioni danno risultati che si possono ripetere esattamente
arena-arg-games = quante partite almeno: si giocano solo smazzate intere, ciascuna in tutte le disposizioni dei posti
arena-arg-seed = un testo qualsiasi: lo stesso seme dà le stesse smazzate
arena-arg-jobs = quante partite giocare contemporaneamente
arena-arg-budget = il budget dei bot che pensano a tempo e non ne hanno uno proprio; meglio le iterazioni (800), che si possono ripetere esattamente
arena-arg-out = conserva ogni partita e i risultati in questa cartella; lo stesso comando riprende una serie interrotta, e un numero maggiore di partite la prolunga
arena-arg-attempts = in una campagna: quante volte si tenta un capitolo prima che un bot rinunci
arena-arg-ray = giocare su un cluster Ray invece che solo su questa macchina: il suo indirizzo, «auto» per quello a cui questa macchina appartiene, o «local» per avviarne uno qui

arena-bad-games = Serve almeno una partita, non { $games }.
arena-many-games = Un torneo ha al massimo { $most } partite, non { $games }: dividilo, con un seme e una cartella per ogni parte.
arena-bad-jobs = Serve almeno una partita alla volta, non { $jobs }.
arena-bad-attempts = Un capitolo va tentato almeno una volta, non { $attempts }.
arena-human = Nell’arena giocano solo i bot.
arena-few-bots = Con { $seats } posti servono almeno due bot; un bot indicato due volte gioca contro sé stesso.
arena-series-alone = Nell’arena { $series } si gioca da soli: togli --players, oppure indica 1.
arena-no-worker = Con l’interprete { $python } non si può giocare: { $reason }
arena-cannot-write = Impossibile scrivere { $path }: { $reason }.
arena-cannot-read = Impossibile leggere { $path }: { $reason }.
arena-foreign-folder = { $path } contiene altri file e non è una cartella dell’arena; indicane un’altra, o una che non esiste ancora.
arena-other-run = { $path } appartiene a un’altra prova: lì { $setting } è { $there }, qui è { $here }. Indica un’altra cartella, oppure le stesse impostazioni.
arena-folder-busy = { $path } è in uso: un’altra prova vi sta scrivendo. Aspettate che finisca, fermatela o date un’altra cartella.
arena-bad-run = { $path } è incomprensibile: non dice di quale prova si tratta.
arena-bad-line = { $path }: la partita { $line } dell’elenco è incomprensibile, o non è di questa prova.
arena-ray-unreachable = Non c’è nessun cluster Ray all’indirizzo { $address }: { $reason }
arena-ray-lost = Una partita è andata persa { $times } volte con il suo processo e viene abbandonata: { $reason }

arena-progress = Partite in corso
arena-title = { $count ->
    [one] una partita
   *[other] { $count } partite
} su { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}, seme { $seed }
arena-rounded = Si giocano { $games } partite, non { $wanted }: ogni smazzata ne richiede { $block }, perché ogni bot sieda in ogni posto lo stesso numero di volte.
arena-stopped = Interrotto. Lo stesso comando riprende da qui.
arena-not-kept = Interrotto. Non è stato conservato nulla, perché manca --out.
arena-written = Tutto si trova in { $path }
arena-failed = { $count ->
    [one] Una partita è fallita due volte e non conta.
   *[other] { $count } partite sono fallite due volte e non contano.
}
arena-mishaps = Incidenti di { $bot }: { $mishaps }.
arena-mishaps-worker = Incidenti mentre nessun bot pensava: { $mishaps }.
arena-mishap-raised = fallito con un errore ({ $count })
arena-mishap-illegal = risposta con un’azione illegale ({ $count })
arena-mishap-overran = nessuna risposta in tempo ({ $count })
arena-mishap-hung = bloccato con il suo processo ({ $count })
arena-mishap-died = morto con il suo processo ({ $count })

arena-number = { NUMBER($value, maximumFractionDigits: 2) }
arena-rating = { NUMBER($value, maximumFractionDigits: 0) }
arena-rating-interval = da { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) }
arena-times-even = { NUMBER($times, maximumFractionDigits: 2) } × quota pari
arena-head-bot = Bot
arena-head-rating = Elo
arena-head-share = Vittorie
arena-head-interval = Intervallo al 95%
arena-head-part = Quota
arena-head-seat = Posto
arena-head-median = Mediana
arena-head-mean = Media
arena-head-low = Minimo
arena-head-high = Massimo
arena-head-finished = Concluse
arena-head-stage = Capitolo { $number }
arena-head-rounds = Round
arena-head-decisions = Decisioni
arena-head-matches = Partite
arena-head-ending = Finale
arena-head-item = Nome
arena-head-times = Volte
arena-head-all = Tutti
arena-head-winners = Vincitori
arena-head-won = Vittorie così
arena-head-iterations = Iterazioni per decisione
arena-head-milliseconds = Millisecondi per decisione

arena-page-title = Arena: { $game }
arena-page-set = Bot: { $bots }. Set di componenti { $set } ({ $hash }), versione { $version } delle regole.
arena-page-options = Opzioni: { $options }.
arena-page-ratings = Punteggi Elo
arena-note-ratings = Punti Elo sopra il bot più debole: 200 in più significano, tra due, circa tre vittorie su quattro. Gli intervalli vengono dal ricampionamento di smazzate intere.
arena-page-wins = Vittorie
arena-note-wins = { $seats ->
    [1] La quota delle proprie partite vinta da ciascun bot, con l’intervallo al 95%.
   *[other] La quota delle proprie partite vinta da ciascun bot, con l’intervallo al 95%. La linea tratteggiata segna la quota pari.
}
arena-page-pairs = Uno contro gli altri
arena-note-pairs = { $seats ->
    [2] Quante volte il bot della riga batte il bot della colonna.
   *[other] Quante volte un bot della riga vince a un tavolo da { $seats } in cui tutti gli altri posti sono del bot della colonna, e quante volte la sua quota pari è questo.
}
arena-page-series = Campagne
arena-note-series = Orchidee raccolte in un’intera campagna, e quota delle campagne arrivate alla fine.
arena-page-attempts = Tentativi per capitolo, in media
arena-page-seats = Posti
arena-note-seats = Quante volte vince ogni posto. Ogni bot siede in ogni posto lo stesso numero di volte: le differenze sono dei posti. L’intervallo suppone le partite indipendenti; quelle di una stessa distribuzione condividono la fortuna, perciò la vera incertezza può essere maggiore.
arena-page-scores = Punti
arena-note-scores = Come si distribuiscono i punti finali; in un gioco con un tracciato, la posizione del segnalino vista dalla propria parte. La linea tratteggiata segna la mediana.
arena-page-lengths = Durata
arena-note-lengths = Quanto è durata. Una decisione è una scelta tra due o più possibilità.
arena-page-endings = Finali
arena-note-endings = Come è finita.
arena-note-counted = Quale parte di tutti i posti, e dei posti vincenti, l’ha avuto almeno una volta; e quante volte questi posti hanno vinto. L’intervallo suppone le partite indipendenti; quelle di una stessa distribuzione condividono la fortuna, perciò la vera incertezza può essere maggiore.
arena-page-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
}
arena-page-thinking = Riflessione
arena-note-thinking = Il tempo dipende dalla macchina; le iterazioni della ricerca no, se il budget è in iterazioni.
arena-ending-finished = la fine è stata raggiunta
arena-ending-given-up = rinuncia

