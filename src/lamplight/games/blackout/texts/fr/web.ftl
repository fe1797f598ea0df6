# The table in the browser: what it is about, help and hints.

web-about-blackout = Hong Kong est dans le noir. Planifiez en secret, ramenez la lumière district par district, gardez les vôtres en vie. De un à quatre joueurs.
web-not-yours = Cette carte est à quelqu’un d’autre : de votre place, on ne peut rien en faire.
web-nearer = Agrandir
web-farther = Réduire
web-bo-district = { $name } : { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
}
web-bo-district-score = { $cubes } autour, { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} s’il était sécurisé maintenant
web-bo-owns = { $side } : { $count } × { $resource }
web-bo-board = Plateau : { $side }
web-bo-phases = Les phases d’une manche
web-bo-money = dollars
web-bo-resources = Vos ressources
web-bo-cubes-left = { $count ->
    [0] aucun cube restant
    [one] un cube restant
   *[other] { $count } cubes restants
}
web-bo-slot = Empl. { $slot }
web-bo-slot-locked = L’emplacement { $slot } est fermé tant que vous n’avez pas accompli le 2e pouvoir de rétablissement.
web-bo-face-down = une carte face cachée
web-bo-objectives = Objectifs
web-bo-checks = Zone de mise en œuvre
web-bo-hospital = Hôpital
web-bo-tiles = Tuiles Exploration
web-bo-market = Offre
web-bo-deck = pioche { $count }, réserve { $reserve }
web-bo-last-round = C’est la dernière manche.
web-bo-last-round-is = La manche { $round } est la dernière.
web-bo-round = Manche { $round }
web-bo-hand = Votre main
web-bo-card-owned = { $card } (déjà accompli)
web-bo-way = Jetons Transport pour le trajet : { $tokens }
web-bo-price = ({ $money } HKD)
web-bo-row-price = Chaque carte de cette rangée coûte { $money } HKD : le prix dépend du nombre de cartes dans la rangée ({ $count })
web-bo-costs = (transport : { $tokens })
web-bo-way-points = Il vous manque des jetons ; vous les achetez contre des points : { $points }
web-bo-resource-costs = { $resource }, jetons Transport : { $tokens }
web-bo-search = L’exploration
web-bo-icons = Icônes d’exploration : { $total } sur { $needed }
web-bo-team = Dans l’équipe
web-bo-odds = blessure : 1 sur { $count } ({ $percent } %)
web-bo-may-join = Disponibles
web-bo-power = pouvoir de rétablissement
web-bo-goal-done = fait
web-bo-goal-ready = possible maintenant
web-bo-from-goals = objectifs et plans
web-bo-from-scouting = exploration
web-bo-from-cards = cartes et actions de mise en œuvre
web-bo-from-transport = dépensés en transport
web-bo-from-total = total
web-provenance-blackout = Les règles sont celles du jeu imprimé, avec nos propres mots. Ce qui est imprimé sur les pièces n’est connu qu’en partie : le reste a été reconstitué d’après tout ce que l’on sait et équilibré par simulation. Vous pouvez jouer avec votre propre ensemble de composants.
web-hint-blackout = Une manche a huit phases ; celle qui est allumée en haut de votre plateau dit où vous en êtes. Les cartes apportent des ressources, les ressources accomplissent des objectifs, les objectifs posent des cubes, et les districts entourés de vos cubes rapportent des points.
web-hint-blackout-ask-settle = Commencez là où plusieurs districts se touchent : un cube y compte pour chacun d’eux, et beaucoup de voisins vous laisseront le plus de choix.
web-hint-blackout-ask-plan = Regardez les dés sur le cadran : chaque volontaire rapporte ce que montre le dé de sa couleur. Les cartes d’un même emplacement reviennent ensemble : réunissez celles que vous voudrez avoir en main ensemble. Il n’est pas nécessaire de tout remplir.
web-hint-blackout-ask-plan-slot = Certains objectifs demandent des couleurs réunies dans un emplacement : la carte peut y aider. Touchez l’emplacement, ou faites-y glisser la carte.
web-hint-blackout-ask-plan-ready = Personne ne voit votre plan avant que tous soient prêts. Vous pouvez encore le reprendre.
web-hint-blackout-ask-deploy = L’ordre compte quand une carte en paie une autre : retournez d’abord celles qui rapportent.
web-hint-blackout-ask-yield = Ce que montre le dé est gratuit. Prendre une autre ressource de l’anneau coûte un jeton Transport par pas : ne le faites que si un objectif la demande.
web-hint-blackout-ask-parts = Utilisez chaque action qui vous sert maintenant ; celle que vous laissez est perdue pour cette manche.
web-hint-blackout-ask-goals = Un objectif accompli donne une carte pour votre main ou votre zone de mise en œuvre, des points, ou un cube sur le plan de la ville. Les deux pouvoirs de rétablissement de votre plateau comptent aussi.
web-hint-blackout-ask-pay = Les Batteries remplacent tout mais sont rares : gardez-les si possible.
web-hint-blackout-ask-heal = Une carte qui revient renforce votre main ; une carte blessée laissée à l’Hôpital ne vous sert à rien.
web-hint-blackout-ask-place = Les lieux en surbrillance sont possibles. Cherchez à entourer un district : pointez-en un pour voir ce qu’il rapporterait à chacun maintenant.
web-hint-blackout-ask-place-any = Tout lieu en surbrillance convient. Cherchez à entourer un district : pointez-en un pour voir ce qu’il rapporterait à chacun maintenant.
web-hint-blackout-ask-complete = Terminer maintenant libère l’espace et la carte ; attendre garde ses autres objectifs et le bonus à portée.
web-hint-blackout-ask-scout = Regarder ne coûte rien. Si vous récupérez ensuite une tuile, une carte de l’équipe, tirée au sort, sera blessée.
web-hint-blackout-ask-collect = Votre première tuile d’un type reste face visible et vaut des points à la fin ; une deuxième aide vos explorations suivantes.
web-hint-blackout-ask-challenge = On ne vous propose que ce que vous pouvez réussir. Une épreuve plus dure rapporte plus, mais peut demander plus de cartes de votre main.
web-hint-blackout-ask-team = Chaque carte de l’équipe risque autant d’être blessée : ajoutez des cartes modestes pour épargner les bonnes. Un jeton GPS vaut trois icônes.
web-hint-blackout-ask-market = Moins une rangée a de cartes, moins elles coûtent. Achetez ce que vous pourrez bientôt accomplir : vous n’avez que trois espaces Objectif.
web-hint-blackout-ask-waste = Nourriture et Rations d’eau se perdent à chaque manche. La Nourriture rapporte toujours de l’argent ; deux Rations d’eau peuvent devenir un jeton GPS.
web-hint-blackout-ask-drop = Ne défaussez un objectif que si vous n’y arriverez jamais et que son espace vous manque.
web-hint-blackout-ask-house = L’action sous la maison que vous prenez est désormais à vous, chaque fois que vous rétablissez votre main. Prenez celle qui servira le plus.
web-hint-blackout-ask-refresh = Avec peu de cartes, on planifie peu : reprendre l’emplacement le plus fourni est souvent le bon choix, et permet d’utiliser vos actions de mise en œuvre.
web-hint-blackout-ask-checks = Chacune peut servir une fois, à son prix. Utilisez celles qui vous aident, dans l’ordre de votre choix.

# The parts of the table, where there is room for one at a time.

web-bo-tab-city = Ville

# The board in the browser: places, phases, searches, plates.

web-bo-tab-plan = Dés
web-bo-tab-goals = Objectifs
web-bo-tab-market = Offre
web-bo-tab-search = Explorer
web-bo-places = Parties de la table
web-bo-for-setup = Avant la première manche : placez votre premier cube.
web-bo-for-1 = Regardez ce qu’offrent les dés et planifiez en secret jusqu’à une carte par emplacement.
web-bo-for-2 = Retournez les cartes planifiées : les volontaires rapportent des ressources, les spécialistes font ce qui est imprimé sur leur carte.
web-bo-for-3 = Dépensez vos ressources pour des objectifs : ils donnent des cartes, des points et des cubes sur le plan de la ville.
web-bo-for-4 = Récupérez une tuile avec une équipe prise dans votre main. L’une de ses cartes sera blessée.
web-bo-for-5 = Achetez de nouveaux objectifs. Moins il reste de cartes dans une rangée, moins elles coûtent.
web-bo-for-6 = Nourriture et Rations d’eau se perdent : faites-en de l’argent ou des jetons GPS.
web-bo-for-7 = Les districts entourés de cubes sont sécurisés et rapportent des points.
web-bo-for-8 = Avec peu de cartes en main, reprenez l’emplacement le plus fourni et utilisez vos actions de mise en œuvre.
web-bo-buy-battery = Acheter une Batterie
web-bo-ways = Ce que vous pouvez faire
web-bo-dice = Les dés de cette manche
web-bo-colours-wanted = Couleurs que vos objectifs veulent dans un même emplacement
web-bo-spots = espaces libres : { $free }
web-bo-spot = espace libre
web-bo-goal-number = Accomplir l’objectif { $number }
web-bo-power-number = Rétablissement { $number }
web-bo-power-hand = rétablir sa main avec plus de cartes
web-bo-power-slot = un emplacement de plus
web-bo-together = des cartes de ces couleurs ensemble dans un même emplacement
web-bo-lacking = il manque :
web-bo-link = relier les deux { $letter }
web-bo-check-row = Actions de mise en œuvre
web-bo-check-locked = bloquée par une maison
web-bo-check-open = débloquée
web-bo-tile-first = première de ce type
web-bo-tile-again = vous en avez déjà une
web-bo-kind-simple = Simple
web-bo-kind-advanced = Avancée
web-bo-kind-probe = Reconn.
web-bo-probe-easiest = seulement la tuile la plus facile
web-bo-probe-gives = à chaque exploration suivante
web-bo-free = gratuit
web-bo-one-of = 1 sur { $count }
web-bo-out-of-reach = hors de portée
web-bo-reach = Vous atteignez au plus { $count }
web-bo-no-search = Personne n’explore en ce moment. Pendant la phase 4, vous regardez ici les tuiles d’un district et choisissez une épreuve.
web-bo-gps-sent = { $sent ->
    [one] { $sent } dépensé
   *[other] { $sent } dépensés
}, valeur { $worth } chacun
web-bo-way-free = À côté d’un de vos cubes : aucun jeton Transport nécessaire.
web-bo-district-secured = Sécurisé. Il ne rapportera plus rien.
web-bo-district-full = { $size } lieux autour ; entouré de vos cubes : { $points } points.
web-bo-your-districts = Vos districts
web-bo-ring = { $cubes } sur { $size }
web-bo-no-districts = Aucun de vos cubes ne borde encore un district à sécuriser.
web-bo-point-at = Pointez un district pour voir ce qu’il rapporterait.
web-bo-aims = Objectifs en cours
web-bo-chapter-points = Au moins { $points } points
web-bo-chapter-orchids = { $lines } points donnent une, deux ou trois orchidées.
web-bo-so-far = { $count } pour l’instant
web-bo-score-now = { $count } si la partie finissait maintenant
web-bo-campaign-about = Un chapitre est une partie avec ses propres conditions : remplissez-les toutes pour le gagner. Il rapporte d’une à trois orchidées, d’autant plus que le score est élevé.
web-bo-held = Main et cartes planifiées
web-bo-end-when = Cartes dans la pioche : { $count }. Une fois la pioche vide, on joue encore une manche après celle en cours.
web-bo-plate-money = HKD : { $count }
web-bo-plate-transport = Jetons Transport : { $count }
web-bo-plate-gps = Jetons GPS : { $count }
web-bo-plate-cubes = Cubes restants : { $count }
web-bo-plate-districts = Districts sécurisés : { $count }
web-bo-plate-power = Pouvoirs de rétablissement : { $count } sur 2
web-bo-plate-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-bo-plate-hospital = { $count } à l’Hôpital

# The poster.

web-pitch-blackout = Le courant est coupé. Rendez la lumière aux districts avant vos rivaux.
web-facts-blackout = 1–4 joueurs · 60–90 minutes · planification et trajets

# The end of a match.

web-end-blackout-won = { $name } ramène la lumière
web-end-blackout-you-won = Vous ramenez la lumière
web-end-blackout-chapter-won-you-won = Le chapitre est gagné
web-end-blackout-chapter-lost-you-lost = La ville reste dans le noir
web-end-blackout-chapter-lost-nobody = La ville reste dans le noir
web-end-blackout-why-chapter-won = Toutes les conditions du chapitre sont remplies.
web-end-blackout-why-chapter-lost = Certaines conditions du chapitre n’étaient pas remplies. Voici ce qui manquait :
web-bo-verdict-points = Au moins { $count } points
web-bo-verdict-orchids = { $count ->
    [one] { $count } orchidée
   *[other] { $count } orchidées
}
web-bo-of-needed = { $own } sur { $needed }
