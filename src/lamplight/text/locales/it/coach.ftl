# L’allenatore: che cosa farebbe un esperto, perché, e come si vede una partita dopo.

coach-no-question = Ora non ti si chiede di scegliere nulla: non c’è alcun consiglio da dare.
coach-no-move = In questa partita non hai ancora scelto nulla.
coach-nothing = In questa partita non è stato deciso nulla: non c’è niente da giudicare.
coach-series = { $path } contiene una serie di partite; indica la registrazione di una sola.
coach-other-budget = { $path } è stato iniziato con un limite di { $was }, non di { $now }: continua con --budget { $was }, oppure ricomincia con --again.
coach-other-file = { $path } non è l’analisi di questa partita: spostalo, oppure ricomincia con --again.
coach-unwritable = Impossibile scrivere { $path }: { $reason }.

coach-next = Poi: { $step }
coach-next-brings = Poi: { $step } ({ $gains })
coach-keeps = Altrimenti { $side } potrebbe: { $step }
coach-reply = Probabile risposta, { $side }: { $step }
coach-unsaid = Le regole non dicono nulla che la distingua qui; la sua probabilità viene dal seguito giocato.
coach-reason-cost = Costa: { $what }
coach-reason-gain = Porta: { $what }
coach-reason-later = Utile più avanti: { $what }
coach-reason-need = Da notare: { $what }
coach-reason-risk = Rischio: { $what }
coach-reason-fact = { $what }
coach-reason-next = { $what }
coach-reason-board = { $what }
coach-reason-keeps = { $what }
coach-reason-reply = { $what }
coach-reason-unsaid = { $what }
coach-thinking = L’allenatore sta pensando…
coach-choice = Io farei così ({ $chance }%): { $line }
coach-second = Al secondo posto ({ $chance }%): { $line }
coach-judged = La tua ultima scelta, { $played } – { $grade }, { $lost }% perso
coach-among-people = L’allenatore parla solo quando gioca una sola persona, da sola o contro bot.
coach-grade-good = buona
coach-grade-slip = un’imprecisione
coach-grade-mistake = un errore
coach-grade-blunder = un errore grave

cli-command-analyse = giudicare ogni decisione di una partita registrata in base a ciò che il posto poteva sapere
analyse-arg-budget = quanto si riflette su ogni decisione: iterazioni (1000: lo stesso comando ridice le stesse cose) o secondi (1s)
analyse-arg-seats = i posti da giudicare, separati da virgole; tutti, se non ne indichi nessuno
analyse-arg-again = ricominciare, al posto di ciò che è conservato accanto alla registrazione
analyse-arg-json = tutto come JSON, con le frasi nella tua lingua
coach-progress = Analisi
coach-stopped = Interrotto. Lo stesso comando riprende da qui.
coach-title = { $game }: { $count ->
    [one] una decisione giudicata
   *[other] { $count } decisioni giudicate
}, { $budget } per ciascuna
coach-seat = { $side }: { $good } decisioni buone su { $count }, { $lost }% perso in tutto
coach-curve = Probabilità: { $first }% { $curve } { $last }%
coach-moved = Che cosa l’ha mossa: errori propri { $own }%, fortuna { $luck }%, altri { $others }%
coach-when = { $round ->
    [0] Decisione { $number }
   *[other] Round { $round }, decisione { $number }
}
coach-round = { $round ->
    [0] Prima del primo round: { $good } buone su { $count }, { $lost }% perso
   *[other] Round { $round }: { $good } buone su { $count }, { $lost }% perso
}
coach-turns = Svolte della partita
coach-turn = { $when }: { $by }% ({ $cause })
coach-cause-decision = decisione propria
coach-cause-luck = fortuna
coach-cause-others = gli altri
coach-costliest = Le decisioni più costose
coach-costly = { $when }: { $played } – { $grade }, { $lost }% perso
coach-better = Meglio: { $line }
coach-best = La decisione migliore
coach-found = { $when }: { $played } – la risposta successiva valeva il { $lead }% in meno
