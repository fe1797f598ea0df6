# Dual Powers : Revolution 1917. Tout ce que dit le jeu, sauf l’aide de règles (rules.ftl).

dual-powers-title = Dual Powers : Révolution 1917
dual-powers-tagline = Un duel pour Petrograd : à deux, ou en solitaire contre l’Opposition.

dual-powers-aim = Le but : un seul marqueur se trouve entre les deux camps sur la piste de Soutien. Amenez-le jusqu’à votre extrémité, ou faites en sorte qu’il soit de votre côté quand le temps est écoulé.
    Une manche : choisir un Objectif secret, puis quatre tours chacun (jouer une carte, avancer la date, agir), puis le décompte.
    Trois Zones rapportent des points : la Zone d’Émeute et celles des deux Objectifs. Les points vont au camp qui contrôle la Zone, peu importe qui l’a choisie.
    Le camp qui a la plus grande Force en Présence contrôle la Zone ; à égalité, celui qui y a le plus de pions ; sinon, celui qui détient la Volonté du Peuple.
    Les pions neutres combattent pour le camp qui détient la Volonté, mais seulement dans les Zones où il a un pion à lui. Le camp qui entame un nouveau mois avec sa carte prend la Volonté.
    Après le décompte, les pions des Zones d’Objectif passent côté Fatigué ; ceux qui l’étaient déjà quittent le plateau.
dual-powers-legend = ● Reposé, ○ Fatigué, puis la force actuelle. 3/2 : force 3 Reposé, 2 Fatigué. ▮ barres de rang : le coût de recrutement d’une Unité.
    15* et 31* : jours avec une action supplémentaire ; le 29 et le 30 mènent au 31. Une carte de Leader se joue une seule fois ; une valeur de Recrutement peut payer plusieurs Unités.

## Noms

dual-powers-side-red = Rouges
dual-powers-side-white = Blancs
dual-powers-side-nobody = personne
dual-powers-reason-nobody = aucun pion des deux camps
dual-powers-reason-strength = force
dual-powers-reason-tokens = plus de pions
dual-powers-reason-will = Volonté du Peuple
dual-powers-faction-red = Soviet de Petrograd
dual-powers-faction-white = Gouvernement provisoire

dual-powers-region-white = Amirauté (blanc)
dual-powers-region-red = Vyborg (rouge)
dual-powers-region-green = Tauride (vert)
dual-powers-region-blue = Petrograd (bleu)
dual-powers-region-purple = Vassilievski (violet)
dual-powers-region-brown = Narva (marron)

dual-powers-connection-liteiny-bridge = Pont Liteïny
dual-powers-connection-trinity-bridge = Pont de la Trinité
dual-powers-connection-nicholas-bridge = Pont Nicolas
dual-powers-connection-sampson-bridge = Pont Sampsonievski
dual-powers-connection-tuchkov-bridge = Pont Toutchkov
dual-powers-connection-palace-bridge = Pont du Palais
dual-powers-connection-nevsky-prospect = Perspective Nevski
dual-powers-connection-gorokhovaya-street = Rue Gorokhovaïa
dual-powers-connection-obvodny-canal = Canal Obvodny

dual-powers-month-march-april = mars/avril
dual-powers-month-may-june = mai/juin
dual-powers-month-july = juillet
dual-powers-month-august = août
dual-powers-month-september = septembre
dual-powers-month-october-november = octobre/novembre
dual-powers-month-october = octobre
dual-powers-month-november = novembre

dual-powers-leader-lenin = Lénine
dual-powers-leader-stalin = Staline
dual-powers-leader-zinoviev = Zinoviev
dual-powers-leader-kerensky = Kerenski
dual-powers-leader-lvov = Lvov
dual-powers-leader-kornilov = Kornilov
dual-powers-leader-trotsky = Trotski

dual-powers-icon-move = Mouvement
dual-powers-icon-double-move = Double Mouvement
dual-powers-icon-rest = Repos
dual-powers-special-demonstration = Organiser une manifestation
dual-powers-special-espionage = Espionnage
dual-powers-special-inspire = Inspirer le Peuple

dual-powers-card = { $region } { $days }
dual-powers-card-text = { $card } : { $days } { $days ->
    [one] jour
   *[other] jours
}, Recrutement { $value } ou { $icon } ; comme Objectif { $points } { $points ->
    [one] point
   *[other] points
}
dual-powers-leader-text = { $card } : { $days } { $days ->
    [one] jour
   *[other] jours
}, pion { $fresh }/{ $exhausted }, { $special }

dual-powers-token-unit = Unité { $side ->
    [white] blanche
   *[red] rouge
} (force { $fresh }/{ $exhausted }, rang { $rank })
dual-powers-token-neutral = Unité neutre (force { $fresh }/{ $exhausted })
dual-powers-token-leader = { $name } (force { $fresh }/{ $exhausted })
dual-powers-token-trotsky = Trotski (neutre, force { $fresh }/{ $exhausted })
dual-powers-token-red-trotsky = Trotski (rouge, force { $fresh }/{ $exhausted })
dual-powers-token-opposition = Unité de l’Opposition (force { $fresh }/{ $exhausted })
dual-powers-kind-unit = une Unité (force { $fresh }/{ $exhausted }, rang { $rank })
dual-powers-kind-unit-of = une Unité { $side ->
    [white] blanche
   *[red] rouge
} (force { $fresh }/{ $exhausted }, rang { $rank })
dual-powers-kind-neutral = une Unité neutre (force { $fresh }/{ $exhausted })
dual-powers-kind-level = une Unité de niveau { $fresh } (force { $fresh }/{ $exhausted })
dual-powers-kind-opposition = une Unité de l’Opposition (force { $fresh }/{ $exhausted })

## Actions

dual-powers-do-objective = Objectif secret : { $card } ({ $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
})
dual-powers-do-play = Jouer : { $card }
dual-powers-do-recruit = Recruter { $unit } → { $region }
dual-powers-do-recruit-leader = Placer { $leader } → { $region }
dual-powers-do-move = Déplacer : { $token } → { $to }
dual-powers-do-move-from = Déplacer { $token } : { $from } → { $to }
dual-powers-do-rest = Reposer : { $token }
dual-powers-do-rest-in = Reposer { $token } : { $region }
dual-powers-do-demonstrate = Organiser une manifestation : barricade → { $connection }
dual-powers-do-spy = Espionnage : révéler l’Objectif secret de l’adversaire
dual-powers-do-spy-own = Espionnage : révéler votre propre Objectif secret
dual-powers-do-inspire = Inspirer le Peuple : prendre la Volonté du Peuple
dual-powers-do-draw = Pioche supplémentaire : une carte de Commandement
dual-powers-do-organise = Organisation : révéler votre propre Objectif secret
dual-powers-do-score = Marquer les points de la Zone d’Émeute
dual-powers-do-bonus = Faire plutôt une action supplémentaire
dual-powers-do-pass = Passer cette action
dual-powers-do-pass-done = Terminé
dual-powers-do-deal = Tirage : carte { $card }
dual-powers-do-turn-up = Tirage : carte révélée, { $card }
dual-powers-do-tile = Tirage : tuile { $region }
dual-powers-do-neutral = Tirage : { $token }
dual-powers-do-opposition-leader = Tirage : { $leader }

dual-powers-group-objective = Choisir votre Objectif secret
dual-powers-group-play = Jouer une carte
dual-powers-group-recruit = Recrutement
dual-powers-group-recruit-leader = Recrutement de Leader
dual-powers-group-move = Mouvement
dual-powers-group-rest = Repos
dual-powers-group-special = Action spéciale
dual-powers-group-other = Autres
dual-powers-group-unrest = Émeute !
dual-powers-group-pass = Continuer
dual-powers-group-chance = Tirages

## Questions à une place

dual-powers-ask-over = La partie est terminée.
dual-powers-ask-chance = Un tirage est en cours.
dual-powers-ask-wait = En attente des { $side }.
dual-powers-ask-objective = Posez une carte de Commandement face cachée : c’est votre Objectif secret. À la fin de la manche, sa Zone rapportera des points au camp qui la contrôlera alors.
dual-powers-ask-objective-ready = Votre Objectif est choisi. Vous pouvez encore en changer tant que l’autre joueur n’est pas prêt.
dual-powers-ask-turn = À vous de jouer (tours restants dans la manche : { $left }). Jouez une carte : ses jours font avancer le calendrier, puis vous faites son action.
dual-powers-ask-command = Recrutez (Zone : { $region }, valeur { $value }), ou utilisez l’icône : { $icon }. Vous pouvez aussi renoncer aux deux.
dual-powers-ask-recruit = Recruter d’autres Unités ? Zone : { $region }. Valeur de Recrutement restante : { $left }.
dual-powers-ask-leader-both = Vous pouvez placer le Leader et utiliser l’action spéciale, dans l’ordre de votre choix. { $card }
dual-powers-ask-leader-place = Vous pouvez encore placer le Leader. { $card }
dual-powers-ask-leader-special = Vous pouvez encore utiliser l’action spéciale. { $card }
dual-powers-ask-bonus = Vous pouvez faire une action supplémentaire.
dual-powers-ask-unrest = Vous contrôlez la Zone d’Émeute, { $region } : marquez { $points } { $points ->
    [one] point
   *[other] points
} maintenant, ou faites une action supplémentaire.

## Ce qui s’est passé

dual-powers-event-round = La manche { $round } commence.
dual-powers-event-tile-unrest = Nouvelle Zone d’Émeute : { $region }.
dual-powers-event-tile-barricade = Tuile « Barricade ! » : { $region }. La barricade est ici : { $connection }.
dual-powers-event-neutral-placed = Mise en place : { $token } → { $region }.
dual-powers-event-reshuffled = La défausse ({ $count }) est mélangée et devient la nouvelle pioche.
dual-powers-event-drew = Les { $side } piochent { $card }.
dual-powers-event-drew-hidden = Les { $side } piochent une carte.
dual-powers-event-set-aside = Cartes posées face cachée sans être vues : { $objective } pour votre Objectif, { $opposition } pour l’Opposition.
dual-powers-event-objective-chosen = Les { $side } posent leur Objectif face cachée : { $card }.
dual-powers-event-objective-hidden = Les { $side } posent leur Objectif face cachée.
dual-powers-event-played = Les { $side } jouent { $card }.
dual-powers-event-date = Le marqueur de jour passe au { $day }.{ $bonus ->
    [0] {""}
   *[other] {" "}Une action supplémentaire est gagnée.
}
dual-powers-event-month = Le marqueur de mois avance : { $month }.
dual-powers-event-will = La Volonté du Peuple passe aux { $side }.
dual-powers-event-trotsky-returns = Trotski revient d’exil et apparaît ici : { $region }.
dual-powers-event-trotsky-joins = Trotski rejoint les bolcheviks ({ $region }).
dual-powers-event-recruited = Les { $side } recrutent { $token } : { $region }.
dual-powers-event-moved = Les { $side } déplacent { $token } : { $from } → { $to }.
dual-powers-event-rested = Les { $side } reposent { $token } ({ $region }).
dual-powers-event-demonstrated = Les { $side } déplacent la barricade : { $connection }.
dual-powers-event-objective-shown = Objectif des { $side } révélé : { $card }.
dual-powers-event-unrest-scored = Les { $side } marquent { $points } { $points ->
    [one] point
   *[other] points
} dans la Zone d’Émeute, { $region }.
dual-powers-event-unrest-bonus = Les { $side } préfèrent une action supplémentaire aux points de la Zone d’Émeute, { $region }.
dual-powers-event-unrest-nobody = Personne ne contrôle la Zone d’Émeute, { $region }.
dual-powers-event-marker = Marqueur d’Objectif { $marker } → { $region }.
dual-powers-event-marker-scored = Marqueur { $marker }, { $region } : les { $side } marquent { $points } { $points ->
    [one] point
   *[other] points
}.
dual-powers-event-marker-nobody = Marqueur { $marker }, { $region } : personne ne contrôle la Zone, qui ne rapporte aucun point.
dual-powers-event-exhausted = { $region }, passage côté Fatigué : { $token }.
dual-powers-event-returned = { $region }, retour à la Réserve : { $token }.
dual-powers-event-removed = { $region }, pion retiré du jeu : { $token }.
dual-powers-event-opposition-leader = L’Opposition amène un Leader : { $leader } → { $region }.
dual-powers-event-opposition-unit = L’Opposition place { $unit } → { $region }.
dual-powers-event-opposition-none = L’Opposition n’a plus d’Unité de niveau { $level } à placer ici : { $region }.
dual-powers-event-score = { $ahead ->
    [0] Le marqueur de score est au centre.
   *[other] Les { $side } mènent de { $ahead }.
}
dual-powers-event-track-won = Le marqueur de score atteint le bout de la piste de Soutien : les { $side } gagnent.
dual-powers-event-calendar-won = Le temps est écoulé : les { $side } mènent de { $ahead } et gagnent.
dual-powers-event-centre-won = Le temps est écoulé et le score est au centre : les { $side } détiennent la Volonté du Peuple et gagnent.
dual-powers-event-solo-won = Vous avez battu l’Opposition.
dual-powers-event-solo-lost = L’Opposition a gagné.

dual-powers-event-passed = Les { $side } s’en tiennent là.
dual-powers-event-counted = { $marker ->
    [1] Zone d’Émeute, { $region } : Rouges { $red }, Blancs { $white } ; contrôle : { $controller } ({ $reason }).
   *[other] Objectif des { $owner }, { $region } : Rouges { $red }, Blancs { $white } ; contrôle : { $controller } ({ $reason }).
}

dual-powers-ending-track = Le marqueur a atteint le bout de la piste de Soutien.
dual-powers-ending-calendar = Le temps est écoulé ; le camp en tête gagne.
dual-powers-ending-centre = Le temps est écoulé, le marqueur est au centre exact ; la Volonté du Peuple tranche.
dual-powers-lost-alone = Vous avez perdu : l’Opposition l’emporte.

## Pourquoi pas

dual-powers-no-card = une carte
dual-powers-no-chance = Personne ne choisit cela : c’est un tirage.
dual-powers-no-chance-option = Cela ne peut pas sortir maintenant.
dual-powers-no-over = La partie est terminée.
dual-powers-no-wait-chance = Patience : un tirage doit d’abord avoir lieu.
dual-powers-no-turn = C’est le tour des { $side }.
dual-powers-no-not-in-hand = { $card } : cette carte n’est pas dans votre main, ou ne peut pas servir ici.
dual-powers-no-choose-objective = Choisissez d’abord votre Objectif secret.
dual-powers-no-objective-phase = Les Objectifs se choisissent seulement pendant la phase d’Objectif.
dual-powers-no-card-first = Jouez d’abord une carte : chaque tour commence ainsi.
dual-powers-no-card-played = Ce tour-ci, vous avez déjà joué : { $card }.
dual-powers-no-scoring-only = Ce choix se fait pendant la phase de score.
dual-powers-no-icon = { $card } : cette carte porte l’icône { $icon }, et rien d’autre.
dual-powers-no-bonus-only = C’est une action supplémentaire : elle se gagne en s’arrêtant sur le 15 ou le 31, ou grâce à la Zone d’Émeute.
dual-powers-no-leader-only = Seule une carte de Leader permet cela.
dual-powers-no-command-only = { $card } : c’est une carte de Leader. Elle permet seulement de placer son Leader et de faire son action spéciale.
dual-powers-no-recruiting = Votre Recrutement est en cours (valeur restante : { $left }). Recrutez encore, ou terminez.
dual-powers-no-recruit-region = { $card } : Recrutement possible dans une seule Zone, { $region }.
dual-powers-no-rank = { $token } : rang { $rank }, mais la valeur de Recrutement restante est { $value }.
dual-powers-no-not-yours = { $token } : ce pion n’est pas à vous.
dual-powers-no-not-in-reserve = { $token } : ce pion n’est pas dans votre Réserve.
dual-powers-no-not-on-board = { $token } : ce pion n’est pas sur le plateau.
dual-powers-no-neutral-will = { $token } : ce pion suit le camp qui détient la Volonté du Peuple, et ce n’est pas le vôtre.
dual-powers-no-neutral-alone = { $token }, { $region } : vous détenez la Volonté du Peuple, mais vous n’avez aucun pion de votre faction dans cette Zone.
dual-powers-no-same-region = { $token } : ce pion est déjà dans cette Zone, { $region }.
dual-powers-no-barricaded = { $start } → { $end } : la barricade bloque le passage ({ $connection }).
dual-powers-no-too-far = { $start } → { $end } : aucune connexion libre ne relie ces deux Zones.
dual-powers-no-too-far-double = { $start } → { $end } : ces Zones ne se rejoignent pas en deux connexions libres.
dual-powers-no-fresh = { $token } : ce pion est déjà Reposé.
dual-powers-no-leader-other = Seul le Leader de la carte jouée peut entrer : { $card }.
dual-powers-no-leader-placed = { $card } : ce Leader est déjà placé.
dual-powers-no-special-other = { $card } : l’action spéciale de cette carte est « { $special } ».
dual-powers-no-special-done = { $card } : l’action spéciale a déjà été utilisée.
dual-powers-no-barricade-there = La barricade est déjà là : { $connection }.
dual-powers-no-will-held = Vous détenez déjà la Volonté du Peuple.
dual-powers-no-objective-open = Cet Objectif est déjà révélé.
dual-powers-no-no-objective = Il n’y a aucun Objectif secret à révéler.
dual-powers-no-bonus-rank = Une action supplémentaire recrute une Unité de rang 1. { $token } : rang { $rank }.
dual-powers-no-bonus-small = { $token } : selon une règle de cette table, seuls les petits pions font des Mouvements supplémentaires.
dual-powers-no-no-cards = La pioche et la défausse sont vides.
dual-powers-no-solo-only = L’Organisation n’existe qu’en solitaire.
dual-powers-no-unrest-chosen = Le choix de l’Émeute est déjà fait.
dual-powers-no-action-phase = Les cartes se jouent pendant la phase d’Action.
dual-powers-no-objective-wait = Votre Objectif est choisi ; l’autre joueur n’a pas encore choisi.
dual-powers-no-solo-objective = En solitaire, vous ne choisissez pas d’Objectif : une carte que personne n’a vue est posée pour vous.
dual-powers-no-action-over = { $card } : l’action de cette carte est terminée.
dual-powers-no-unrest-choice = Choisissez d’abord : marquer les points de la Zone d’Émeute, ou faire une action supplémentaire.

## Aperçus

dual-powers-fact-date = Le marqueur de jour s’arrête sur le { $day }, { $month }.
dual-powers-fact-bonus = Cela rapporte une action supplémentaire.
dual-powers-fact-month = Le marqueur de mois avance.
dual-powers-fact-will = La Volonté du Peuple passe aux { $side }.
dual-powers-fact-trotsky-returns = Trotski revient ici : { $region }.
dual-powers-fact-trotsky-joins = Trotski rejoint les Rouges.
dual-powers-fact-presence = { $region }, en ce moment : Rouges { $red }, Blancs { $white } ; contrôle : { $controller }.
dual-powers-fact-presence-change = { $region } : Rouges { $red_before } → { $red }, Blancs { $white_before } → { $white } ; contrôle : { $controller }.
dual-powers-fact-score = Les { $side } mèneraient de { $ahead }.
dual-powers-fact-score-centre = Le marqueur de score serait au centre.
dual-powers-fact-wins = Les { $side } gagneraient aussitôt.

## Options

dual-powers-option-solo = Jouer en solitaire contre l’Opposition, avec cette faction ; « none » : la partie à deux.
dual-powers-option-difficulty = La difficulté de l’Opposition : la force de ses Unités Fatiguées.
dual-powers-option-neutral_regions = Qui contrôle une Zone où il n’y a que des pions neutres : personne (la FAQ publiée), ou le camp qui détient la Volonté du Peuple (le texte à la lettre).
dual-powers-option-bonus_move = Quels pions peuvent faire un Mouvement supplémentaire : tous, ou seulement les petits (Unités de rang 1, pions neutres et Leaders).
dual-powers-option-edition = Les lectures que suivent les options : celles d’aujourd’hui (par défaut), ou celles de Lamplight 0.1.
dual-powers-option-opposition_will = Quand l’Opposition prend la Volonté du Peuple : chaque fois qu’elle dépasse le 31 (par défaut), ou seulement quand un nouveau mois commence.
dual-powers-option-last_month = Si octobre et novembre forment une seule case du calendrier (par défaut) ou deux.

## Questions et positions

dual-powers-unknown-question = Il n’y a pas de question « { $question } ». Connues : { $questions }.
dual-powers-question-argument = « { $name } » ne peut pas valoir « { $value } ». Possible : { $values }.
dual-powers-position-key = Une position n’a pas de « { $key } ». Connus : { $keys }.
dual-powers-position-word = « { $key } » ne peut pas valoir « { $value } ». Possible : { $words }.
dual-powers-position-number = « { $key } » doit être un nombre de { $low } à { $high }.
dual-powers-position-table = « { $key } » doit être une table de noms et de valeurs.
dual-powers-position-list = « { $key } » doit être une liste de noms.
dual-powers-position-name = { $what } : il n’y a pas de « { $name } ».
dual-powers-position-place = { $token } ne peut pas valoir « { $place } ». Possible : { $places } ; chaque Zone peut aussi être suivie de « exhausted ».
dual-powers-position-tiles = La tuile { $region } ne peut pas être à la fois sur « Émeute ! » et sur « Barricade ! ».
dual-powers-position-twice = La carte { $card } est à deux endroits.
dual-powers-position-command = Les Objectifs et la défausse ne contiennent que des cartes de Commandement.
dual-powers-position-leader = { $card } : ce n’est pas un Leader de ce camp ({ $side }).
dual-powers-position-opposition = { $side } : ce camp est ici l’Opposition. Il n’a ni main ni tours à choisir.
dual-powers-position-box = En solitaire, les Unités de l’autre faction restent dans la boîte : { $token }.
dual-powers-position-trotsky = Trotski est neutre de son retour jusqu’à ce qu’il rejoigne les Rouges, puis rouge : le reste du temps, ses pions ne sont pas sur le plateau.
dual-powers-position-objective-early = Les Objectifs se choisissent pendant la phase d’Objectif : ne les indiquez que pour les phases suivantes.
dual-powers-position-unseen = { $needed } cartes sont face cachée, mais il n’en reste que { $found } pour elles.
dual-powers-position-solo = « { $key } » appartient au jeu en solitaire.

## Ensembles de composants

dual-powers-set-bad-id = « { $id } » ne peut pas être un identifiant : utilisez des lettres, des chiffres et des tirets, et pas un nom que le jeu emploie lui-même.
dual-powers-set-connection-end = board.toml, connection { $id } : il n’y a pas de Zone « { $region } ».
dual-powers-set-connection-loop = board.toml, connection { $id } : elle mène d’une Zone à elle-même.
dual-powers-set-no-tile = board.toml : la Zone { $region } n’a pas de tuile.
dual-powers-set-tile = board.toml, tile { $region } : Zone ou connexion inconnue « { $connection } ».
dual-powers-set-card-region = cards.toml, command { $id } : il n’y a pas de Zone « { $region } ».
dual-powers-set-trotsky = board.toml, calendar : Trotski doit revenir (« { $returns } ») dans un mois après le premier, et rejoindre les Rouges (« { $joins } ») plus tard.
dual-powers-set-middle = board.toml, calendar : le jour de bonus { $middle } doit venir avant les jours sautés à la fin des { $days } jours.
dual-powers-set-card-days = cards.toml : le nombre de jours d’une carte ne peut pas dépasser { $days }.
dual-powers-set-no-units = tokens.toml : les { $side } n’ont aucune Unité.
dual-powers-set-leaders = cards.toml : il faut aux { $side } au moins { $rounds } Leaders, un pour chaque manche de la partie en solitaire.
dual-powers-set-neutrals = tokens.toml : Unités neutres : { $found }, Zones : { $regions } ; il en faut une par Zone.
dual-powers-set-too-few-cards = cards.toml : cartes de Commandement : { $found } ; il en faut au moins { $needed }.
dual-powers-set-remark-count = { $what } : { $found } ; dans le jeu imprimé : { $expected }.
dual-powers-set-remark-connections = board.toml : nombre de connexions : { $found } ; nous en visons 8 ou 9.
dual-powers-set-remark-neighbours = board.toml : { $region }, nombre de Zones voisines : { $found } ; nous en visons 2 à 4.
dual-powers-set-remark-connected = board.toml : certaines Zones sont inaccessibles depuis d’autres.
dual-powers-set-remark-known-pair = board.toml : le plateau imprimé relie { $first } et { $second }.
dual-powers-set-remark-tile = board.toml, tile { $region } : { $connection } devrait être une connexion de cette Zone qu’aucune autre tuile ne nomme.
dual-powers-set-remark-days = cards.toml : { $region } devrait avoir une carte pour chaque nombre de jours de 1 à 8.
dual-powers-set-remark-points = cards.toml, { $region } : la carte de 4 jours devrait avoir plus de points que la carte de 2 jours.
dual-powers-set-remark-specials = cards.toml : les { $side } devraient avoir un Leader pour chaque action spéciale : Organiser une manifestation, Espionnage et Inspirer le Peuple.
dual-powers-set-remark-unit = tokens.toml, { $id } : le rang et la force Reposé devraient aller de 1 à 3, la force Fatigué de 0 à 3.
dual-powers-set-remark-red-three = tokens.toml : une Unité des Rouges devrait avoir une force Fatigué de 3.
dual-powers-set-remark-neutral = tokens.toml, { $id } : les Unités neutres ont une force Reposé de 1 et une force Fatigué de 0 à 2.
dual-powers-set-remark-white-leader = cards.toml : un Leader des Blancs devrait avoir une force Fatigué de 1 ou 2.
dual-powers-set-remark-track = board.toml : le bout de la piste de Soutien ({ $found }) devrait être à plus de 6 du centre.

## Ways to play

dual-powers-way-together = À deux sur cet écran
dual-powers-way-bot = Contre un bot
dual-powers-way-solo = En solitaire contre l’Opposition
dual-powers-choose-solo = Quel camp prenez-vous ?
dual-powers-choose-difficulty = Difficulté, de 1 (la plus facile) à 6 ?
dual-powers-choose-neutral_regions = Qui contrôle une Zone où il n’y a que des pions neutres ?
dual-powers-choose-bonus_move = Quels pions peuvent faire un Mouvement supplémentaire ?
dual-powers-choose-edition = Quelles lectures ?
dual-powers-choose-opposition_will = Quand l’Opposition prend-elle la Volonté du Peuple ?
dual-powers-choose-last_month = Octobre et novembre : combien de cases ?
dual-powers-value-neutral_regions-nobody = personne
dual-powers-value-neutral_regions-will = le détenteur de la Volonté
dual-powers-value-bonus_move-any = n’importe quel pion
dual-powers-value-bonus_move-small = seulement les petits
dual-powers-value-edition-today = celles d’aujourd’hui
dual-powers-value-edition-as_in_0_1 = comme dans Lamplight 0.1
dual-powers-value-opposition_will-every_month = chaque fois qu’elle dépasse le 31
dual-powers-value-opposition_will-new_month = seulement avec un nouveau mois
dual-powers-value-last_month-one = une case
dual-powers-value-last_month-two = deux cases
dual-powers-value-solo-red = Rouges (Soviet de Petrograd)
dual-powers-value-solo-white = Blancs (Gouvernement provisoire)

# Ce que quelques pas ont changé sur le plateau, pour le coach.
dual-powers-change-won = Vous contrôlez alors { $region }, { $own } à { $other }{ $points ->
    [0] {""}
    [one] {""} ; la zone rapporte un point cette manche
   *[other] {""} ; la zone rapporte { $points } points cette manche
}
dual-powers-change-lost = Vous ne contrôlez plus { $region }, { $own } à { $other }{ $points ->
    [0] {""}
    [one] {""} ; la zone rapporte un point cette manche
   *[other] {""} ; la zone rapporte { $points } points cette manche
}
