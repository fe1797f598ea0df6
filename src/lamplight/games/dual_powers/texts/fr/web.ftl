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
web-dp-if-will = Avec la Volonté : { $side }
web-dp-forming = Objectif probable de l’Opposition
web-provenance-dual-powers = Les règles sont celles du jeu imprimé, avec nos propres mots. Ce qui est imprimé sur les pièces n’est connu qu’en partie : le reste a été reconstitué d’après tout ce que l’on sait et équilibré par simulation. Vous pouvez jouer avec votre propre ensemble de composants.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Les points viennent en fin de manche, de trois Zones : la Zone d’Émeute et celles des deux Objectifs secrets. Soyez-y plus fort que l’autre camp. Touchez une carte ou un lieu pour voir ce qu’on peut en faire.
web-hint-dual-powers-ask-objective = Choisissez une Zone où vous êtes déjà fort, ou pourrez le devenir en quatre tours. Cette carte ne pourra plus être jouée : gardez celles dont l’action vous servira.
web-hint-dual-powers-ask-objective-ready = L’autre camp choisit à son tour. D’ici là, vous pouvez encore changer d’avis.
web-hint-dual-powers-ask-turn = Survolez une carte, ou laissez le doigt dessus : un cercle sur le calendrier montre où mènent ses jours. S’arrêter sur le 15 ou le 31 donne une action supplémentaire, et qui entame un nouveau mois prend la Volonté du Peuple : les pions neutres à côté des vôtres combattent alors pour vous.
web-hint-dual-powers-ask-command = Recruter place de nouvelles Unités dans la Zone de la carte. L’icône agit partout : déplacer un pion vers une Zone voisine (Double Mouvement : jusqu’à deux Zones), ou reposer un pion Fatigué. La barricade ferme une connexion.
web-hint-dual-powers-ask-recruit = Vous pouvez continuer jusqu’à épuiser la valeur ; le reste est perdu. Recruter les petites Unités maintenant, c’est garder les grandes pour une meilleure carte.
web-hint-dual-powers-ask-leader-both = Un Leader peut aller dans n’importe quelle Zone, mais seulement maintenant : s’il n’est pas placé avec sa carte, il n’entrera jamais en jeu. L’action spéciale peut se faire avant ou après.
web-hint-dual-powers-ask-leader-place = Placez le Leader là où seront les points : toute Zone lui est ouverte, et c’est sa seule chance.
web-hint-dual-powers-ask-leader-special = Organiser une manifestation déplace la barricade, l’Espionnage révèle l’Objectif adverse, Inspirer le Peuple prend la Volonté. Si rien de cela ne vous sert, passez.
web-hint-dual-powers-ask-bonus = Un cadeau du calendrier : recruter, déplacer, reposer ou piocher, gratuitement.
web-hint-dual-powers-ask-unrest = Les points font avancer vers vous le marqueur de score ; une action supplémentaire peut encore changer qui contrôle les Objectifs, comptés juste après.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Carte
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
web-dp-scores = Ce qui rapporte à la fin de la manche
web-dp-scores-unrest = Émeute !
web-dp-scores-red = Objectif des Rouges
web-dp-scores-white = Objectif des Blancs
web-dp-my-objective = Votre Objectif
web-dp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-dp-now = Si on comptait maintenant : { $side }.
web-dp-now-points = Si on comptait maintenant : { $side } +{ $count }
web-dp-now-short = maintenant : { $side }
web-dp-now-nobody = maintenant : personne
web-dp-face-down = face cachée
web-dp-face-up = face visible
web-dp-no-objective = pas encore choisi
web-dp-open-objective = Un Objectif : à la fin de la manche, sa Zone rapporte à qui la contrôle.
web-dp-next-unrest = Prochaine Émeute ! : { $region }
web-dp-reveal = { $side } : révéler cet Objectif
web-dp-reveal-short = touchez pour révéler
web-dp-why-nobody = Aucun camp n’y a de pion.
web-dp-why-strength = { $side } : plus de force.
web-dp-why-tokens = Égalité. { $side } : plus de pions.
web-dp-why-tokens-counted = Égalité. { $side } : plus de pions, { $more } contre { $less }.
web-dp-why-will = Égalité de force et de pions. La Volonté tranche : { $side }.
web-dp-why-neutrals = La Volonté ajoute les pions neutres : { $side }.
web-dp-track = Piste de Soutien
web-dp-lead = Avance : { $side }, { $count }
web-dp-level = Personne ne mène
web-dp-will = La Volonté du Peuple : { $side }
web-dp-date = Jour { $day }, { $month }
web-dp-reserve-of = { $side } : réserve ({ $count })
web-dp-reserve-empty = { $side } : la réserve est vide
web-dp-in-city = Dans la ville
web-dp-token-owner = { $side }.
web-dp-token-neutral = Neutre : suit la Volonté, à côté d’un pion de qui la détient.
web-dp-token-rank = Rang { $rank }.
web-dp-token-strength = Force { $fresh } Reposé, { $exhausted } Fatigué. { $state ->
    [exhausted] Fatigué en ce moment.
   *[fresh] Reposé en ce moment.
}
web-dp-card-days = Le calendrier avance de { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}.
web-dp-card-recruit = Recrutez dans { $region } des unités d’un rang total de { $count } au plus, ou bien :
web-dp-card-leader = Le Leader entre dans la Zone de votre choix. Action spéciale :
web-dp-card-points = Comme Objectif : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
web-dp-does-move = déplacez un pion vers une Zone voisine.
web-dp-does-double-move = déplacez un pion en franchissant deux connexions.
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
web-dp-plate-reserve = Unités en réserve : { $count }
web-dp-plate-will = Détient la Volonté du Peuple
web-dp-plate-open = Objectif visible
web-dp-plate-down = Objectif caché
web-dp-aims = À viser
web-dp-turns-left = Il vous reste { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} dans cette manche.
web-dp-ends = La partie finit par la manche comptée en { $month }, ou aussitôt avec une avance de { $end }.
web-dp-ends-solo = Manche { $round } sur { $rounds } ; une avance de { $end } y met fin aussitôt.
web-dp-scene-title = Décompte de la manche { $round }
web-dp-scene-points = Points
web-dp-scene-bonus = action supplémentaire à la place
web-dp-scene-nobody = personne
web-dp-scene-again = Revoir
web-dp-scene-on = Vers la manche { $round } ({ $month })
web-dp-scene-end = Voir la fin

# The poster.

web-pitch-dual-powers = Rouges contre Blancs, rue par rue. Cachez votre but, gagnez la volonté du peuple.
web-facts-dual-powers = 1–2 joueurs · 30–45 minutes · contrôle de zones

# The end of a match.

web-dp-from-unrest-scored = Zones « Émeute ! »
web-dp-from-marker-scored = objectifs
web-dp-from-total = total
web-end-dual-powers-won-red = { $name } gagne Petrograd aux Rouges
web-end-dual-powers-won-white = { $name } garde Petrograd aux Blancs
web-end-dual-powers-you-won-red = Vous gagnez Petrograd aux Rouges
web-end-dual-powers-you-won-white = Vous gardez Petrograd aux Blancs
web-end-dual-powers-you-lost = L’Opposition prend Petrograd
web-end-dual-powers-why-track = Le marqueur a atteint le bout de la piste de soutien.
web-end-dual-powers-why-calendar = Le temps s’est écoulé avec le marqueur du côté vainqueur.
web-end-dual-powers-why-centre = Le temps s’est écoulé avec le marqueur au centre exact : la Volonté du peuple a tranché.
web-dp-force = Force
web-dp-now-word = maintenant
