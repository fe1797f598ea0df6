# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Deux pouvoirs, une ville, et un calendrier qui court vers octobre. À deux, ou seul contre l’Opposition.
web-help-dual-powers = Un pion marqué 3/2 a une force de 3 Reposé et de 2 Fatigué ; les barres dessous sont son rang, c’est-à-dire ce qu’il coûte à recruter. Dans le tableau de présence, la dernière colonne dit la force des deux camps si la Volonté du Peuple passait au camp nommé ; = veut dire que rien ne changerait.
web-dp-played = Joué : { $side }
web-dp-hand = Votre main
web-dp-hands = Mains
web-dp-other-hand = (l’autre camp tient { $count })
web-dp-objective = objectif secret
web-dp-is-objective = C’est votre objectif secret : il reste face cachée jusqu’à la fin de la manche.
web-dp-reserve = Réserve
web-dp-presence = Présence
web-dp-control = Contrôle
web-dp-if-will = Volonté : { $side }
web-dp-forming = objectif pour l’instant
web-provenance-dual-powers = Les règles sont celles du jeu imprimé, dans nos propres mots. Ce qui est imprimé sur les pièces n’est connu qu’en partie : le reste a été reconstitué d’après tout ce que l’on sait et équilibré par simulation. Vous pouvez jouer avec votre propre matériel.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Les points viennent en fin de manche, de trois Zones : celle de l’« Émeute ! » et les deux Objectifs secrets. Soyez-y plus fort que l’autre camp. Touchez une carte ou un lieu pour voir ce qu’on peut en faire.
web-hint-dual-powers-ask-objective = Choisissez une Zone où vous êtes déjà fort, ou pourrez le devenir en quatre tours. Cette carte ne pourra plus être jouée : gardez celles dont l’action vous servira.
web-hint-dual-powers-ask-objective-ready = L’autre camp choisit à son tour. D’ici là, vous pouvez encore changer d’avis.
web-hint-dual-powers-ask-turn = Survolez une carte, ou laissez le doigt dessus : un cercle sur le calendrier montre où mènent ses jours. S’arrêter sur le 15 ou le 31 donne une action supplémentaire, et qui change de mois prend la Volonté du Peuple, qui commande les pions neutres à côté des siens.
web-hint-dual-powers-ask-command = Recruter place de nouvelles Unités dans la Zone de la carte. L’icône agit partout : déplacer un pion vers une Zone voisine, ou de deux Zones, ou remettre d’aplomb un pion Fatigué. La barricade ferme un passage.
web-hint-dual-powers-ask-recruit = Vous pouvez continuer jusqu’à épuiser la valeur. Le reste est perdu, mais de petites Unités maintenant gardent les grandes pour une meilleure carte.
web-hint-dual-powers-ask-leader-both = Un Leader peut aller dans n’importe quelle Zone, mais seulement maintenant : s’il n’est pas placé avec sa carte, il ne viendra jamais. L’action spéciale peut se faire avant ou après.
web-hint-dual-powers-ask-leader-place = Placez le Leader là où seront les points : toute Zone lui est ouverte, et c’est sa seule chance.
web-hint-dual-powers-ask-leader-special = La Manifestation déplace la barricade, l’Espionnage montre l’Objectif adverse, Inspirer le Peuple prend la Volonté. Si rien ne vous sert, ne faites rien.
web-hint-dual-powers-ask-bonus = C’est le calendrier qui vous l’offre. C’est peu, mais gratuit : recruter, déplacer, reposer ou piocher.
web-hint-dual-powers-ask-unrest = Les points font avancer vers vous le marqueur de soutien ; une action supplémentaire peut encore changer qui contrôle les Objectifs, comptés juste après.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Carte

# The poster.

web-pitch-dual-powers = Rouges contre Blancs, rue par rue. Cachez votre but, gagnez la volonté du peuple.
web-facts-dual-powers = 1–2 joueurs · 30–45 minutes · contrôle de zones

# The end of a match.

web-dp-from-unrest-scored = Zones « Émeute ! »
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
