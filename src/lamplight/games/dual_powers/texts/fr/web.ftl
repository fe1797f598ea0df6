# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Deux pouvoirs, une ville, et un calendrier qui court vers octobre. À deux, ou en solitaire contre l’Opposition.
web-help-dual-powers = Un pion marqué 3/2 a une force de 3 Reposé et de 2 Fatigué ; les barres sous le nombre sont son rang, c’est-à-dire ce qu’il coûte à recruter. La dernière colonne montre la force des deux camps si la Volonté du Peuple changeait de main ; « = » : aucun changement.
web-dp-played = Cartes jouées par les { $side }
web-dp-hand = Votre main
web-dp-other-hand = { $count ->
    [0] (l’adversaire n’a pas de carte)
    [one] (l’adversaire a une carte)
   *[other] (l’adversaire a { $count } cartes)
}
web-dp-is-objective = C’est votre Objectif secret : il reste face cachée jusqu’à la fin de la manche.
web-dp-reserve = Réserve
web-dp-presence = Zone
web-dp-control = Contrôle
web-dp-if-will = Si Volonté aux { $side }
web-dp-forming = Objectif probable de l’Opposition
web-provenance-dual-powers = Les règles sont celles du jeu imprimé, avec nos propres mots. Ce qui est imprimé sur les pièces n’est connu qu’en partie : le reste a été reconstitué d’après tout ce que l’on sait et équilibré par simulation. Vous pouvez jouer avec votre propre ensemble de composants.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Les points viennent en fin de manche, de trois Zones : la Zone d’Émeute et celles des deux Objectifs secrets. Soyez-y plus fort que l’autre camp. Ce qui brille se choisit en y touchant.
web-hint-dual-powers-ask-objective = Choisissez une Zone où vous êtes déjà fort, ou pourrez le devenir en quatre tours. Cette carte ne pourra plus être jouée : gardez celles dont l’action vous servira.
web-hint-dual-powers-ask-objective-ready = L’autre camp choisit à son tour. D’ici là, vous pouvez encore changer d’avis.
web-hint-dual-powers-ask-turn = Chaque carte dit combien de jours elle prend ; la toucher, c’est la jouer. S’arrêter sur le 15 ou le 31 donne une action supplémentaire, et entamer un nouveau mois donne la Volonté du Peuple : les pions neutres à côté des vôtres combattent alors pour vous.
web-hint-dual-powers-ask-command = Recruter place de nouvelles Unités dans la Zone de la carte. L’icône agit partout : déplacer un pion vers une Zone voisine (Double Mouvement : jusqu’à deux Zones), ou reposer un pion Fatigué. La barricade ferme une connexion.
web-hint-dual-powers-ask-recruit = Vous pouvez continuer jusqu’à épuiser la valeur ; le reste est perdu. Recruter les petites Unités maintenant, c’est garder les grandes pour une meilleure carte.
web-hint-dual-powers-ask-leader-both = Un Leader peut aller dans n’importe quelle Zone, mais seulement maintenant : s’il n’est pas placé avec sa carte, il n’entrera jamais en jeu. L’action spéciale peut se faire avant ou après.
web-hint-dual-powers-ask-leader-place = Placez le Leader là où seront les points : vous pouvez choisir n’importe quelle Zone, et c’est sa seule chance.
web-hint-dual-powers-ask-leader-special = Organiser une manifestation déplace la barricade, l’Espionnage révèle l’Objectif adverse, Inspirer le Peuple prend la Volonté. Si rien de cela ne vous sert, passez.
web-hint-dual-powers-ask-bonus = Un cadeau du calendrier : recruter, déplacer, reposer ou piocher, gratuitement.
web-hint-dual-powers-ask-unrest = Les points font avancer vers vous le marqueur de score ; une action supplémentaire peut encore changer le contrôle des Zones d’Objectif, comptées juste après.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Plan
web-dp-strength = force

# The board part by part: what pieces are and do, what scores, and the scene of a scoring.

web-dp-tab-hand = Main
web-dp-tab-scores = Décompte
web-dp-map = Plan de Petrograd
web-dp-hand-of = Main : { $side }
web-dp-watching = Vous regardez : les mains et les Objectifs face cachée restent secrets.
web-dp-piles = Pioche et défausse
web-dp-pile = Pioche : { $count }
web-dp-discard = Défausse : { $count }
web-dp-region = Zone
web-dp-scores = Ce qui rapporte des points en fin de manche
web-dp-scores-unrest = Émeute !
web-dp-scores-red = Objectif des Rouges
web-dp-scores-white = Objectif des Blancs
web-dp-my-objective = Votre Objectif
web-dp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-dp-now = Si l’on comptait maintenant : { $side }.
web-dp-now-points = Si l’on comptait maintenant : { $side } +{ $count }
web-dp-now-short = maintenant : { $side }
web-dp-now-nobody = maintenant : personne
web-dp-face-down = face cachée
web-dp-face-up = face visible
web-dp-no-objective = pas encore choisi
web-dp-open-objective = Un Objectif : à la fin de la manche, sa Zone rapporte des points au camp qui la contrôle.
web-dp-next-unrest = Prochaine Zone d’Émeute : { $region }
web-dp-reveal = { $side } : révéler cet Objectif
web-dp-reveal-short = touchez pour révéler
web-dp-why-nobody = Aucun camp n’y a de pion.
web-dp-why-strength = Les { $side } sont plus forts.
web-dp-why-tokens = Égalité de force. Les { $side } ont plus de pions.
web-dp-why-tokens-counted = Égalité de force. Les { $side } ont plus de pions : { $more } contre { $less }.
web-dp-why-will = Égalité de force et de pions. Les { $side } ont la Volonté.
web-dp-why-neutrals = Les pions neutres suivent les { $side }, qui ont la Volonté.
web-dp-track = Piste de Soutien
web-dp-lead = Les { $side } mènent de { $count }
web-dp-level = Personne ne mène
web-dp-will = Volonté du Peuple : { $side }
web-dp-date = Jour { $day }, { $month }
web-dp-reserve-of = Réserve des { $side } ({ $count })
web-dp-reserve-empty = La Réserve des { $side } est vide
web-dp-in-city = Dans la ville
web-dp-token-owner = { $side }.
web-dp-token-neutral = Neutre : suit le camp qui a la Volonté, s’il a un pion à lui dans la même Zone.
web-dp-token-rank = Rang { $rank }.
web-dp-token-strength = Force { $fresh } Reposé, { $exhausted } Fatigué. { $state ->
    [exhausted] Fatigué en ce moment.
   *[fresh] Reposé en ce moment.
}
web-dp-card-days = Le calendrier avance de { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}.
web-dp-card-recruit = Recrutez des Unités d’un rang total de { $count } au plus (Zone : { $region }), ou bien :
web-dp-card-leader = Le Leader entre dans la Zone de votre choix. Action spéciale :
web-dp-card-points = Comme Objectif : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
web-dp-does-move = déplacez un pion vers une Zone voisine.
web-dp-does-double-move = déplacez un pion d’une ou deux Zones.
web-dp-does-rest = remettez un pion Fatigué sur son côté Reposé.
web-dp-does-demonstration = la barricade va sur une autre connexion.
web-dp-does-espionage = l’Objectif adverse est retourné face visible.
web-dp-does-inspire = prenez la Volonté du Peuple.
web-dp-verb-score = Marquer
web-dp-verb-bonus = Action supplémentaire
web-dp-verb-spy = Espionnage
web-dp-verb-inspire = Prendre la Volonté
web-dp-verb-draw = Piocher
web-dp-verb-organise = Organisation
web-dp-verb-pass = Terminé
web-dp-plate-hand = Cartes en main : { $count }
web-dp-plate-reserve = Unités en Réserve : { $count }
web-dp-plate-will = Détient la Volonté du Peuple
web-dp-plate-open = Objectif visible
web-dp-plate-down = Objectif caché
web-dp-aims = À viser
web-dp-turns-left = Il vous reste { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} dans cette manche.
web-dp-ends = La partie s’achève après le décompte d’une manche en { $month }, ou aussitôt qu’un camp atteint une avance de { $end }.
web-dp-ends-solo = Manche { $round } sur { $rounds } ; une avance de { $end } met aussitôt fin à la partie.
web-dp-scene-title = Décompte de la manche { $round }
web-dp-scene-points = Points
web-dp-scene-bonus = action supplémentaire à la place
web-dp-scene-nobody = personne
web-dp-scene-again = Revoir
web-dp-scene-on = Vers la manche { $round } ({ $month })
web-dp-scene-end = Voir la fin

# The poster.

web-pitch-dual-powers = Rouges contre Blancs, rue par rue. Cachez votre but, gagnez la Volonté du Peuple.
web-facts-dual-powers = 1–2 joueurs · 30–45 minutes · contrôle de zones

# The end of a match.

web-dp-from-unrest-scored = Zones d’Émeute
web-dp-from-marker-scored = Objectifs
web-dp-from-total = total
web-end-dual-powers-won-red = { $name } prend Petrograd pour les Rouges
web-end-dual-powers-won-white = { $name } garde Petrograd pour les Blancs
web-end-dual-powers-you-won-red = Vous prenez Petrograd pour les Rouges
web-end-dual-powers-you-won-white = Vous gardez Petrograd pour les Blancs
web-end-dual-powers-you-lost = L’Opposition prend Petrograd
web-end-dual-powers-why-track = Le marqueur a atteint le bout de la piste de Soutien.
web-end-dual-powers-why-calendar = Le temps est écoulé, et le marqueur est du côté du vainqueur.
web-end-dual-powers-why-centre = Le temps est écoulé, le marqueur est au centre exact : la Volonté du Peuple a tranché.
web-dp-force = Force
web-dp-now-word = maintenant
