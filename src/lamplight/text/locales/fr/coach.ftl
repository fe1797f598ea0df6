# Le coach : ce que ferait un expert, pourquoi, et ce qu’on voit d’une partie après coup.

coach-no-question = Vous n’avez rien à choisir en ce moment : il n’y a pas de conseil à donner.
coach-no-move = Vous n’avez encore rien choisi dans cette partie.
coach-nothing = Rien n’a été décidé dans cette partie : il n’y a rien à juger.
coach-series = { $path } contient une série de parties ; donnez l’enregistrement d’une seule.
coach-other-budget = { $path } a été commencé avec un budget de { $was }, et non de { $now } : continuez avec --budget { $was }, ou recommencez avec --again.
coach-other-file = { $path } n’est pas l’analyse de cette partie : déplacez-le, ou recommencez avec --again.
coach-unwritable = Impossible d’écrire { $path } : { $reason }.

coach-next = Ensuite : { $step }
coach-next-brings = Ensuite : { $step } ({ $gains })
coach-keeps = Sinon, { $side } pourrait : { $step }
coach-reply = Réponse probable, { $side } : { $step }
coach-unsaid = Les règles ne disent rien qui la distingue ici ; sa chance vient de la suite jouée.
coach-reason-cost = Coûte : { $what }
coach-reason-gain = Rapporte : { $what }
coach-reason-later = Utile plus tard : { $what }
coach-reason-need = À noter : { $what }
coach-reason-risk = Risque : { $what }
coach-reason-fact = { $what }
coach-reason-next = { $what }
coach-reason-board = { $what }
coach-reason-keeps = { $what }
coach-reason-reply = { $what }
coach-reason-unsaid = { $what }
coach-thinking = Le coach réfléchit…
coach-choice = Je ferais ceci ({ $chance } %) : { $line }
coach-second = En deuxième ({ $chance } %) : { $line }
coach-judged = Votre dernier choix, { $played } – { $grade }, { $lost } % perdus
coach-among-people = Le coach ne parle que lorsqu’une seule personne joue, en solitaire ou contre des bots.
coach-grade-good = bien joué
coach-grade-slip = une imprécision
coach-grade-mistake = une erreur
coach-grade-blunder = une erreur grave

cli-command-analyse = juger chaque décision d’une partie enregistrée d’après ce que sa place pouvait savoir
analyse-arg-budget = le temps de réflexion pour chaque décision : des itérations (1000 : la même commande redit la même chose) ou des secondes (1s)
analyse-arg-seats = les places à juger, séparées par des virgules ; toutes, si rien n’est indiqué
analyse-arg-again = recommencer, à la place de ce qui est gardé à côté de l’enregistrement
analyse-arg-json = tout en JSON, avec les phrases dans votre langue
coach-progress = Analyse
coach-stopped = Interrompu. La même commande reprend ici.
coach-title = { $game } : { $count ->
    [0] aucune décision jugée
    [one] une décision jugée
   *[other] { $count } décisions jugées
}, { $budget } pour chacune
coach-seat = { $side } : { $good } bonnes décisions sur { $count }, { $lost } % perdus en tout
coach-curve = Chances : { $first } % { $curve } { $last } %
coach-moved = Ce qui les a fait varier : erreurs propres { $own } %, chance { $luck } %, les autres { $others } %
coach-when = { $round ->
    [0] Décision { $number }
   *[other] Manche { $round }, décision { $number }
}
coach-round = { $round ->
    [0] Avant la première manche : { $good } bonnes sur { $count }, { $lost } % perdus
   *[other] Manche { $round } : { $good } bonnes sur { $count }, { $lost } % perdus
}
coach-turns = Tournants de la partie
coach-turn = { $when } : { $by } % ({ $cause })
coach-cause-decision = décision propre
coach-cause-luck = chance
coach-cause-others = les autres
coach-costliest = Les décisions les plus coûteuses
coach-costly = { $when } : { $played } – { $grade }, { $lost } % perdus
coach-better = Mieux : { $line }
coach-best = La meilleure décision
coach-found = { $when } : { $played } – la réponse suivante valait { $lead } % de moins
