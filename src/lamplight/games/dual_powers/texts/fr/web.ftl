# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Deux pouvoirs, une ville, et un calendrier qui court vers octobre. À deux, ou en solitaire contre l’Opposition.
web-help-dual-powers = Un pion marqué 3/2 a une force de 3 Reposé et de 2 Fatigué ; les barres sous le nombre sont son rang, c’est-à-dire ce qu’il coûte à recruter. La dernière colonne montre la force des deux camps si la Volonté du Peuple changeait de main ; « = » : aucun changement.
web-dp-played = Cartes jouées par les { $side }
web-dp-hand = Votre main
web-dp-hands = Mains
web-dp-other-hand = { $count ->
    [0] (l’adversaire n’a pas de carte)
    [one] (l’adversaire a une carte)
   *[other] (l’adversaire a { $count } cartes)
}
web-dp-objective = Objectif secret
web-dp-is-objective = C’est votre Objectif secret : il reste face cachée jusqu’à la fin de la manche.
web-dp-reserve = Réserve
web-dp-presence = Zone
web-dp-strength = Force en Présence par Zone
web-dp-force = Force
web-dp-control = Contrôle
web-dp-if-will = Si la Volonté passe aux { $side }
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
