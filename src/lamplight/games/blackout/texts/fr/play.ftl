# Blackout: Hong Kong at the table: actions, questions, events, refusals, previews, positions, the campaign.

blackout-aim = Le but : avoir le plus de points après la dernière manche. Planifiez des cartes en secret, tirez-en des ressources, accomplissez des objectifs pour poser des cubes sur le plan de la ville, entourez des districts pour les sécuriser, et explorez ce que cache la ville sans lumière.
blackout-aim-chapter = Le but : gagner le chapitre { $chapter }, { $name }. Ses conditions sont en haut du plateau, et il vous faut au moins { $points } points après la dernière manche. Les orchidées récompensent les meilleurs scores.
blackout-primer = Une manche : 1 on lance les dés et chacun planifie des cartes en secret. 2 On retourne les cartes : les volontaires rapportent la ressource de leur dé, les spécialistes font ce qui est écrit. 3 On accomplit des objectifs : les cartes rejoignent la main, des cubes vont sur le plan de la ville. 4 On explore un district. 5 On achète de nouveaux objectifs. 6 Nourriture et Rations d’eau deviennent de l’argent et des jetons GPS. 7 Les districts entourés rapportent des points. 8 Avec peu de cartes en main, on reprend l’emplacement le plus fourni et on utilise les actions de mise en œuvre.
    Les points viennent des districts, des objectifs et des plans, du rétablissement du courant, des tuiles Exploration de types différents, des cartes en main et dans les emplacements, et de l’argent (5 HKD font un point).
    La fin : quand la pioche est épuisée, on joue exactement une manche de plus.
blackout-legend = Les lettres devant un lieu sont sa couleur (R rouge, J jaune, Bu bleu, Vi violet) ; une lettre entre crochets marque une cellule de crise. Les cartes d’un emplacement vont du bas vers le haut.

## What one can do

blackout-do-settle = Commencer à { $location }
blackout-do-plan = Planifier : { $card }
blackout-do-into = Poser face cachée dans l’emplacement { $slot }
blackout-do-ready = C’est prêt : planification terminée
blackout-do-turn-up = Retourner la carte de l’emplacement { $slot }
blackout-do-yield = Prendre : { $resource }
blackout-do-use = Utiliser l’action { $part } de la carte
blackout-do-check-board = Action de mise en œuvre { $number } du plateau
blackout-do-check-plan = Action de mise en œuvre de la carte { $card }
blackout-do-pay = Payer avec : { $resource }
blackout-do-batteries = Payer avec des Batteries : { $count }
blackout-do-type = { $resource }
blackout-do-heal = Faire sortir de l’Hôpital : { $card }
blackout-do-goal = Accomplir l’objectif { $number } de la carte { $card }
blackout-do-power = Accomplir le pouvoir de rétablissement { $number }
blackout-do-complete = Terminer maintenant la carte { $card }
blackout-do-leave = Laisser pour plus tard
blackout-do-place = Cube sur { $location }
blackout-do-scout = Explorer : { $district }
blackout-do-collect = Récupérer : { $tile }
blackout-do-return = Remettre les tuiles en place
blackout-do-challenge = Choisir : { $kind }
blackout-do-team = Dans l’équipe : { $card }
blackout-do-gps = Dépenser un jeton GPS
blackout-do-go = Envoyer l’équipe
blackout-do-injure = Carte blessée : { $card }
blackout-do-buy = Acheter : { $card }
blackout-do-water = Rations d’eau : { $to }
blackout-do-food = Nourriture : { $to }
blackout-do-waste = Nourriture ou eau : { $card }
blackout-do-drop = Défausser : { $card }
blackout-do-house = Prendre la maison de l’action de mise en œuvre { $number }
blackout-do-refresh = Reprendre les cartes de l’emplacement { $slot }
blackout-do-battery = Acheter une Batterie
blackout-do-skip = Ne pas utiliser la carte
blackout-do-done = Terminé
blackout-do-done-scout = Ne pas explorer
blackout-do-done-market = Passer
blackout-do-done-drop = Ne rien défausser
blackout-do-done-refresh = Ne rien reprendre
blackout-do-first = Tirage : { $seat } commence
blackout-do-starter = Tirage : { $card }
blackout-do-emergency = Tirage : { $card }
blackout-do-throw = Lancer : { $die }, { $resource }
blackout-do-draw = Tirage : { $card }
blackout-do-look = Tirage : { $tile }
blackout-do-hurt = Tirage : carte blessée, { $card }

blackout-to-gps = une paire pour un jeton GPS
blackout-to-money = une unité pour de l’argent
blackout-to-plan = une paire grâce à votre plan
blackout-to-points = des points grâce à votre plan

blackout-group-place = Sur quel lieu ?
blackout-group-plan = Planifier une carte
blackout-group-slot = Quel emplacement ?
blackout-group-go-on = Continuer
blackout-group-turn-up = Retourner une carte planifiée
blackout-group-yield = Quelle ressource ?
blackout-group-use = Utiliser la carte
blackout-group-check = Actions de mise en œuvre
blackout-group-pay = Comment payer ?
blackout-group-type = Quelle ressource ?
blackout-group-heal = Qui sort de l’Hôpital ?
blackout-group-goals = Objectifs
blackout-group-complete = Terminer le plan ?
blackout-group-scout = Explorer un district
blackout-group-collect = Quelle tuile ?
blackout-group-challenge = Quelle épreuve ?
blackout-group-team = L’équipe d’exploration
blackout-group-injure = Quelle carte est blessée ?
blackout-group-buy = Nouveaux objectifs
blackout-group-waste = Nourriture et Rations d’eau
blackout-group-drop = Défausser un objectif
blackout-group-house = Quelle maison ?
blackout-group-refresh = Reprendre des cartes
blackout-group-battery = Batteries
blackout-group-chance = Tirages

## Questions to a seat

blackout-ask-over = La partie est terminée.
blackout-ask-chance = Un tirage est en cours.
blackout-ask-wait = En attente : { $side }.
blackout-ask-settle = Choisissez le lieu de votre premier cube ; les suivants partiront de là.
blackout-ask-plan = Planifiez : posez face cachée jusqu’à une carte par emplacement ouvert, puis dites que c’est prêt. Un volontaire rapporte la ressource que montre le dé de sa couleur ; un spécialiste fait ce qui est imprimé sur sa carte.
blackout-ask-plan-slot = Dans quel emplacement va la carte { $card } ?
blackout-ask-plan-ready = Votre planification est terminée ; vous pouvez encore la changer tant que tout le monde n’est pas prêt.
blackout-ask-deploy = Retournez vos cartes planifiées une à une, dans l’ordre de votre choix.
blackout-ask-yield = Prenez toute la récolte. Le dé montre : { $resource } ; chaque pas sur l’anneau coûte un jeton Transport (ou un point). { $card }
blackout-ask-parts = Utilisez les actions de la carte, chacune une fois au plus. { $card }
blackout-ask-goals = Accomplissez les objectifs que vous pouvez remplir et payer.
blackout-ask-pay = À payer : { $cost }. Combien de Batteries utilisez-vous à la place ?
blackout-ask-pay-gps = Payer avec un Carburant, un Manuel ou une Batterie ?
blackout-ask-type-pay = Payez { $count } d’une même ressource : laquelle ?
blackout-ask-type-gain = Prenez { $count } d’une même ressource : laquelle ?
blackout-ask-heal = Quelle carte sort de l’Hôpital ? Vous marquez ses points.
blackout-ask-check = Utilisez une de vos actions de mise en œuvre débloquées.
blackout-ask-place = Posez { $cube } : à côté d’un de vos cubes, ou plus loin pour un jeton Transport (ou un point) par lieu sauté. Un lieu où le cube pourrait aller lui-même ne peut pas être sauté.
blackout-ask-place-any = Posez un cube sur n’importe quel lieu voisin d’un de vos cubes.
blackout-ask-complete = Terminer maintenant la carte { $card }, sans ses autres objectifs ni son bonus, ou la laisser pour plus tard ?
blackout-ask-scout = Explorez un district que borde un de vos cubes : regardez ses tuiles, et récupérez-en peut-être une avec une équipe.
blackout-ask-collect = Vous regardez les tuiles du district { $district }. En récupérer une, ou les remettre ?
blackout-ask-challenge = Quelle épreuve de la tuile choisissez-vous ? { $tile }
blackout-ask-team = Formez l’équipe avec votre main. Icônes d’exploration : { $total } ; il en faut { $needed }. Une carte de l’équipe sera blessée.
blackout-ask-injury = Quelle carte de l’équipe est blessée ?
blackout-ask-market = Nouveaux objectifs : achetez une carte ou passez. Vous avez { $money } HKD ; espaces libres : { $free }.
blackout-ask-waste = Nourriture et Rations d’eau se perdent : en quoi les changez-vous ?
blackout-ask-drop = Vous pouvez défausser un de vos objectifs.
blackout-ask-house = Vous avez sécurisé le district { $district } : prenez une maison sur votre plateau. Son action de mise en œuvre est débloquée.
blackout-ask-refresh = Vous avez peu de cartes en main : reprendre l’emplacement le plus fourni ? Vous pourrez ensuite utiliser vos actions de mise en œuvre.
blackout-ask-checks = Utilisez vos actions de mise en œuvre débloquées, chacune une fois au plus.

## What is printed on things

blackout-card-text = { $card } ({ $kind }) : { $facts }
blackout-card-facts = { $kind } : { $facts }
blackout-volunteer-red = volontaire rouge
blackout-volunteer-yellow = volontaire jaune
blackout-volunteer-blue = volontaire bleu
blackout-fact-cubes = { $count ->
    [one] rapporte { $count } cube
   *[other] rapporte { $count } cubes
}
blackout-fact-icons = { $count ->
    [one] { $count } icône d’exploration
   *[other] { $count } icônes d’exploration
}
blackout-fact-part = action : { $part }
blackout-fact-check = action de mise en œuvre : { $part }
blackout-fact-goal = objectif : { $goal }, puis en main et { $cube }
blackout-fact-plan-goal = objectif { $number } : { $goal }
blackout-fact-bonus = tous les objectifs : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
blackout-fact-completion = concrétisation : { $cube }
blackout-fact-bonus-gains = tous les objectifs : { $gains }
blackout-part = { $cost } → { $gain }
blackout-cost-gps = 1 Carburant ou 1 Manuel
blackout-gain-heal = une carte de l’Hôpital en main, avec ses points
blackout-gain-check = une action de mise en œuvre débloquée
blackout-gain-icons = { $count } HKD par icône d’exploration en main
blackout-gains = { $gains }
blackout-gain-cube = un cube sur un lieu { $colour }
blackout-gain-cube-any = un cube sur un lieu quelconque
blackout-gain-chosen = { $count } d’une même ressource au choix
blackout-need-slot = un emplacement avec ces cartes ({ $cards })
blackout-need-colour = { $colour } × { $count }
blackout-need-any = { $count } d’une même ressource
blackout-need-tiles = tuiles Exploration ({ $types })
blackout-need-link = cellules de crise { $letter } reliées par vos cubes
blackout-need-nothing = rien
blackout-goal = { $needs }
blackout-goal-gain = { $needs } → { $gains }
blackout-permanent-search = { $count ->
    [one] { $count } icône de plus à chaque exploration
   *[other] { $count } icônes de plus à chaque exploration
}
blackout-permanent-gps_plus = chaque jeton GPS vaut { $count ->
    [one] { $count } icône
   *[other] { $count } icônes
} de plus
blackout-permanent-food_points = à l’entretien : { $food } Nourriture → { $points } points
blackout-permanent-water_money = à l’entretien : { $water ->
    [one] { $water } Ration d’eau
   *[other] { $water } Rations d’eau
} → { $money } HKD
blackout-tile-text = { $tile } : épreuve simple { $simple } → { $simple_reward } ; épreuve avancée { $advanced } → { $advanced_reward }
blackout-tile-facts = épreuve simple { $simple } → { $simple_reward } ; épreuve avancée { $advanced } → { $advanced_reward }
blackout-location-text = { $location }, lieu { $colour } ; districts : { $districts }
blackout-location-facts = lieu { $colour } ; districts : { $districts }
blackout-location-text-crisis = { $location }, lieu { $colour }, cellule de crise { $letter } ; districts : { $districts }
blackout-location-facts-crisis = lieu { $colour }, cellule de crise { $letter } ; districts : { $districts }
blackout-no-district = aucun
blackout-power-1 = pouvoir de rétablissement 1
blackout-power-2 = pouvoir de rétablissement 2

## What happened

blackout-event-first = Premier joueur : { $side }.
blackout-event-starter = { $side } commence avec la carte Objectif { $card }.
blackout-event-emergency = { $side } a le plan d’urgence « { $card } ».
blackout-event-settled = { $side } commence à { $location }.
blackout-event-round = La manche { $round } débute. Premier joueur : { $side }.
blackout-event-phase = { $phase }.
blackout-event-rolled = Le { $die } montre : { $resource }.
blackout-event-roll-again = Les dés qui montrent la même ressource sont relancés.
blackout-event-put = Vous posez la carte { $card } face cachée dans l’emplacement { $slot }.
blackout-event-planned = { $count ->
    [0] { $side } n’a rien planifié.
    [one] { $side } a planifié { $count } carte.
   *[other] { $side } a planifié { $count } cartes.
}
blackout-event-turned-up = { $side } retourne la carte { $card } dans l’emplacement { $slot }.
blackout-event-not-used = { $side } n’utilise pas la carte { $card }.
blackout-event-used-part = { $side } utilise l’action { $part } de la carte { $card }.
blackout-event-used-check = { $side } utilise l’action de mise en œuvre { $number }.
blackout-event-used-plan = { $side } utilise l’action de mise en œuvre de la carte { $card }.
blackout-event-gained = { $side } gagne { $amount }.
blackout-event-paid = { $side } paie { $amount }.
blackout-event-transport = { $side } dépense { $tokens ->
    [one] { $tokens } jeton Transport
   *[other] { $tokens } jetons Transport
}{ $points ->
    [0] .
    [one] {", dont "}{ $points } acheté pour un point.
   *[other] {", dont "}{ $points } achetés pour un point chacun.
}
blackout-event-battery = { $side } achète une Batterie.
blackout-event-healed = { $side } fait sortir la carte { $card } de l’Hôpital.
blackout-event-goal = { $side } accomplit l’objectif { $number } de la carte { $card }.
blackout-event-power = { $side } accomplit le pouvoir de rétablissement { $number }.
blackout-event-bonus = { $side } a accompli tous les objectifs de la carte { $card } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-plan-finished = { $side } termine la carte { $card }, qui va dans la zone de mise en œuvre.
blackout-event-plan-left = { $side } laisse la carte { $card } pour plus tard.
blackout-event-cube = { $side } pose un cube sur { $location }.
blackout-event-scouts = { $side } explore le district { $district }.
blackout-event-saw = Vous voyez la tuile { $tile }.
blackout-event-tiles-back = { $side } remet en place les tuiles du district { $district }.
blackout-event-tile-open = { $district }, tuile face visible : { $tile }.
blackout-event-collects = { $side } veut récupérer la tuile { $tile } ({ $kind }).
blackout-event-joins = { $side } : { $card } rejoint l’équipe.
blackout-event-search = { $side } réunit { $total } icônes d’exploration (il en faut { $needed }) ; jetons GPS dépensés : { $gps }.
blackout-event-tile-up = { $side } pose la tuile { $tile } face visible.
blackout-event-tile-down = { $side } pose la tuile { $tile } face cachée.
blackout-event-tile-shown = { $side } montre la tuile { $tile }, qui est face cachée.
blackout-event-injured = { $side }, carte blessée : { $card } va à l’Hôpital.
blackout-event-bought = { $side } achète la carte { $card } pour { $price } HKD.
blackout-event-passed = { $side } n’achète rien.
blackout-event-drawn = Rangée { $row }, nouvelle carte : { $card }.
blackout-event-end-near = La pioche est vide : la manche { $round } est la dernière.
blackout-event-discarded = La carte { $card } quitte l’offre.
blackout-event-dropped = { $side } défausse la carte { $card }.
blackout-event-secured = District sécurisé : { $district }.
blackout-event-district-scored = { $side } a { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} autour du district { $district } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-house = { $side } met une maison dans le district { $district } : l’action de mise en œuvre { $number } est débloquée.
blackout-event-house-cube = { $side } n’a plus de maison et met un cube dans le district { $district }.
blackout-event-refreshed = { $side } reprend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de l’emplacement { $slot }.
blackout-event-final-money = { $side } : { $money } HKD une fois les ressources vendues, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; reste { $left } HKD.
blackout-event-final-tiles = { $side } : { $count ->
    [one] { $count } tuile Exploration
   *[other] { $count } tuiles Exploration
} face visible, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-final-cards = { $side } : cartes en main et dans les emplacements, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-final = { $side } finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $money } HKD.
blackout-event-won = { $side } gagne.
blackout-event-chapter-won = { $side } gagne le chapitre.
blackout-event-chapter-lost = Personne ne gagne le chapitre : une condition n’est pas remplie.
blackout-event-orchids = { $side } obtient { $count ->
    [one] { $count } orchidée
   *[other] { $count } orchidées
}.

blackout-ending-scored = La dernière manche a été jouée et décomptée.
blackout-ending-chapter-lost = Le chapitre est perdu : certaines conditions ne sont pas remplies.
blackout-ending-chapter-won = Le chapitre est gagné : toutes les conditions sont remplies.

## Why not

blackout-no-chance = Personne ne choisit cela : c’est un tirage.
blackout-no-chance-option = Cela ne peut pas sortir maintenant.
blackout-no-over = La partie est terminée.
blackout-no-wait-chance = Patience : il faut d’abord un tirage.
blackout-no-turn = C’est à { $side } de jouer.
blackout-no-set-up = « { $what } », c’est pour plus tard : la mise en place n’est pas finie.
blackout-no-other-phase = « { $what } » : cela se fait en phase { $own } ({ $name }). Nous sommes en phase { $number } ({ $phase }).
blackout-no-not-now = « { $what } » ne répond pas à la question du moment, en phase { $number } ({ $phase }).
blackout-no-taken = Un autre joueur commence déjà à { $location }.
blackout-no-ready = Votre planification est terminée ; annulez « C’est prêt » pour la changer.
blackout-no-planned-already = { $card } : cette carte est déjà planifiée.
blackout-no-not-in-hand = { $card } : cette carte n’est pas dans votre main.
blackout-no-slot-first = Choisissez d’abord l’emplacement de la carte { $card }.
blackout-no-card-first = Choisissez d’abord une carte.
blackout-no-slots-full = Chaque emplacement ouvert a sa carte planifiée.
blackout-no-slot-taken = Une carte est déjà planifiée dans l’emplacement { $slot }.
blackout-no-slot-locked = L’emplacement { $slot } reste fermé tant que le pouvoir de rétablissement 2 n’est pas accompli.
blackout-no-no-planned-card = Il n’y a pas de carte planifiée dans l’emplacement { $slot }.
blackout-no-no-cubes = Vous n’avez plus de cube dans votre réserve.
blackout-no-no-part = La carte { $card } n’a que { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
blackout-no-part-used = Cette action de la carte { $card } a déjà servi.
blackout-no-part-order = Selon une règle de cette table, les actions d’un spécialiste se font de haut en bas ; une action plus basse de la carte { $card } a déjà servi.
blackout-no-lack-gps-cost = { $part } : vous n’avez ni Carburant, ni Manuel, ni Batterie.
blackout-no-lack-money = { $part } : vous avez { $own } HKD.
blackout-no-lack = { $part } : vous avez { $resource } { $own }, Batteries { $batteries }.
blackout-no-hospital-empty = Votre Hôpital est vide.
blackout-no-no-check = Vous n’avez pas d’action de mise en œuvre débloquée qui puisse servir maintenant.
blackout-no-no-target = Il ne reste aucun lieu où le cube puisse aller.
blackout-no-no-tokens = Il n’y a plus de jetons dans la réserve commune.
blackout-no-locked-action = { $part } : une maison couvre encore cette action. Sécurisez un district pour l’enlever.
blackout-no-check-used = { $part } : déjà fait dans cette phase.
blackout-no-not-in-check-area = { $card } : cette carte n’est pas dans votre zone de mise en œuvre.
blackout-no-no-check-on-card = { $card } : cette carte n’a pas d’action de mise en œuvre.
blackout-no-pay-with = Vous n’en avez pas, ou cela ne peut pas payer ce coût : { $resource }.
blackout-no-batteries = { $cost } : nombre de Batteries possible, de { $least } à { $most }.
blackout-no-type = Il faut { $count } d’une même ressource : vous avez { $resource } { $own }, Batteries { $batteries }.
blackout-no-not-in-hospital = { $card } : cette carte n’est pas dans votre Hôpital.
blackout-no-battery-price = Une Batterie coûte { $price } HKD, vous avez { $own } HKD.
blackout-no-battery-useless = Une Batterie ne pourrait pas être dépensée ici ; vous pourrez l’acheter au moment voulu.
blackout-no-other-plan = Vous avez commencé l’autre plan d’urgence : la carte { $card } n’est plus pour vous.
blackout-no-not-your-goal = { $card } : cette carte n’est pas parmi vos objectifs.
blackout-no-no-goal = La carte { $card } n’a que { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}.
blackout-no-goal-marked = L’objectif { $number } de la carte { $card } est déjà accompli.
blackout-no-goal-lacks = { $card } : { $missing }.
blackout-no-power-done = Ce pouvoir de rétablissement est déjà accompli.
blackout-no-complete-other = La question porte sur la carte { $card }.
blackout-no-complete-later = Un plan ne se termine avant l’heure que juste après un de ses objectifs.
blackout-no-complete-unmarked = Aucun objectif de la carte { $card } n’est encore accompli.
blackout-no-own-cube = Un de vos cubes est déjà sur { $location }.
blackout-no-wrong-colour = { $location } est un lieu { $colour } ; le cube va sur un lieu { $wanted }.
blackout-no-not-reachable = Tout chemin vers { $location } passe par un lieu où le cube pourrait être posé : un tel lieu ne peut pas être sauté.
blackout-no-no-tiles = Il n’y a plus de tuile Exploration dans le district { $district }.
blackout-no-no-cube-beside = Aucun de vos cubes ne borde le district { $district }.
blackout-no-district-taken = Le district { $district } a déjà été exploré dans cette phase.
blackout-no-tile-elsewhere = La tuile { $tile } n’est pas dans le district que vous explorez.
blackout-no-too-hard = { $tile }. Votre main entière avec tous vos jetons atteint { $most }.
blackout-no-probe-lowest = La reconnaissance ne vaut que pour la tuile la plus facile du district ; son épreuve simple est de { $lowest }.
blackout-no-challenge-too-hard = Il faut { $needed } icônes d’exploration ; votre main entière avec tous vos jetons atteint { $most }.
blackout-no-in-team = { $card } : cette carte est déjà dans l’équipe.
blackout-no-no-icons = { $card } : cette carte n’a pas d’icône d’exploration.
blackout-no-no-gps = Vous n’avez plus de jeton GPS à dépenser ({ $own } en tout).
blackout-no-empty-team = Une équipe compte au moins une carte.
blackout-no-not-enough = Icônes d’exploration : { $total } ; il en faut { $needed }.
blackout-no-not-in-team = { $card } : cette carte n’est pas dans l’équipe.
blackout-no-not-on-display = { $card } : cette carte n’est pas dans l’offre.
blackout-no-spots-full = Vos { $count } espaces Objectif sont pris.
blackout-no-price = La carte { $card } coûte { $price } HKD, vous avez { $own } HKD.
blackout-no-no-water = Vous n’avez plus de Ration d’eau.
blackout-no-no-plan = Il faut pour cela le bon plan dans votre zone de mise en œuvre.
blackout-no-single-water = Il faut deux Rations d’eau, vous en avez une.
blackout-no-little-water = Rations d’eau : vous en avez { $own }, le plan en demande { $needed }.
blackout-no-water-first = Occupez-vous d’abord des Rations d’eau.
blackout-no-little-food = Il faut { $needed } Nourriture, vous en avez { $own }.
blackout-no-plan-offered = { $card } : ce que donne ce plan est déjà proposé.
blackout-no-house-gone = { $part } : cette maison est déjà partie.
blackout-no-hand-large = Vous avez { $count } cartes en main ; il en faut { $limit } ou moins pour en reprendre.
blackout-no-not-fullest = Cartes de l’emplacement { $slot } : { $count } ; du plus fourni : { $most }. Reprenez le plus fourni.
blackout-lack-slot = aucun emplacement n’a ces cartes (au plus près, l’emplacement { $slot } ; il y manque { $cards })
blackout-lack-any = il faut { $needed } d’une même ressource (vous avez au plus { $own }, Batteries { $batteries })
blackout-lack-resource = il faut { $resource } { $needed } (vous avez { $own }, Batteries { $batteries })
blackout-lack-money = il faut { $needed } HKD (vous avez { $own } HKD)
blackout-lack-tile = il manque une tuile Exploration de type « { $type } »
blackout-lack-link = vos cubes ne relient pas les cellules de crise { $letter }

## Previews

blackout-fact-joins-hand = La carte rejoint votre main ; puis { $cube }.
blackout-fact-power-1 = Désormais, vous pouvez rétablir votre main avec plus de cartes en main.
blackout-fact-power-2 = Votre quatrième emplacement est ouvert.
blackout-fact-district = { $district } : { $cubes } sur { $size } lieux, { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois entouré.
blackout-fact-face-down = { $count ->
    [one] { $count } tuile, face cachée.
   *[other] { $count } tuiles, face cachée.
}
blackout-fact-needs-icons = Il faut { $needed } icônes d’exploration.
blackout-fact-reward = Récompense : { $gains }.
blackout-fact-probe = Pas de récompense : la tuile est posée face cachée et compte désormais comme une icône d’exploration.
blackout-fact-total = Icônes d’exploration : { $total } sur { $needed }.
blackout-fact-injury = { $count ->
    [one] Cette carte sera blessée : { $cards }.
   *[other] L’une de ces { $count } cartes sera blessée, à chances égales : { $cards }.
}

## The campaign

blackout-campaign-next = À suivre : chapitre { $chapter }, { $name }, tentative { $attempt }.
blackout-campaign-orchids = { $side } : { $count ->
    [one] { $count } orchidée
   *[other] { $count } orchidées
} jusqu’ici.
blackout-campaign-rank = { $side } : { $rank }
blackout-campaign-won = Chapitre { $chapter }, tentative { $attempt }, victoire : { $winners } ({ $scores }).
blackout-campaign-lost = Chapitre { $chapter }, tentative { $attempt } : défaite ({ $scores }).
blackout-campaign-score = { $side } { $score } { $score ->
    [one] point
   *[other] points
}, orchidées { $orchids }
blackout-rank-perfect = Parfait ! Toute la ville brille.
blackout-rank-very-good = Très bien. La plupart des lumières sont revenues.
blackout-rank-good = Bien. La ville tient bon.
blackout-rank-survived = Vous avez survécu, mais il s’en est fallu de peu.
blackout-rank-none = L’obscurité a été la plus forte.

## Options, questions and positions

blackout-option-players = Le nombre de joueurs ; en solitaire, on ne joue que des chapitres de la campagne.
blackout-option-chapter = Un chapitre de la campagne joué à part ; 0 est la partie simple.
blackout-option-attempt = En solitaire : le numéro de la tentative, 1 ou plus. Chaque tentative après la première commence avec 2 HKD de plus.
blackout-solo-needs-chapter = En solitaire, on ne joue que des chapitres : choisissez-en un de 1 à 5 (option chapter).
blackout-attempt-solo = L’option attempt ne vaut qu’en solitaire.
blackout-no-such-seat = Personne ne joue { $side } à cette table : choisissez un autre premier joueur (option starting_player).
blackout-doctor-starts-hurt = Dans l’ensemble de composants { $set }, le Médecin commence à l’Hôpital. Les règles l’excluent ; jouez avec doctor_in_hospital = possible.
blackout-unknown-question = Il n’y a pas de question « { $question } ». Connues : { $questions }.
blackout-question-argument = « { $name } » ne peut pas valoir « { $value } ». Possible : { $values }.
blackout-position-key = Une position n’a pas de « { $key } » à cet endroit. Connus : { $keys }.
blackout-position-word = « { $key } » ne peut pas valoir « { $value } ». Possible : { $words }.
blackout-position-number = « { $key } » doit être un nombre entier de { $low } à { $high }.
blackout-position-table = « { $key } » doit être une table de noms et de valeurs.
blackout-position-list = « { $key } » doit être une liste.
blackout-position-name = { $what } : il n’y a pas de « { $name } » ici.
blackout-position-twice = « { $name } » est à deux endroits.
blackout-position-cubes = { $side } : { $used } cubes sont utilisés, mais il n’y en a que { $cubes }.
blackout-position-slots = { $side } : « slots » doit être une liste d’au plus { $count } listes de cartes.
blackout-position-plan-place = { $card } est un plan : sa place est parmi les objectifs ou dans la zone de mise en œuvre.
blackout-position-objectives = { $side } : il y a { $count } espaces Objectif.
blackout-position-check-area = { $card } n’est pas un plan : sa place n’est pas dans la zone de mise en œuvre.
blackout-position-emergency = { $side } : dans un chapitre, personne n’a son propre plan d’urgence.
blackout-position-marks = { $side } : { $card } n’est pas ici un plan avec ces objectifs, ou tous ses objectifs sont marqués.
blackout-position-tiles = { $needed } tuiles Exploration sont face cachée, mais il n’en reste que { $found } pour elles.
blackout-position-display = « display » doit être une liste de { $rows } rangées d’au plus { $row } cartes.
blackout-position-die = Le dé « { $die } » n’a pas de face « { $resource } ».
blackout-position-dice = Les trois dés doivent montrer trois ressources différentes.
blackout-position-tile-count = { $district } peut avoir au plus { $count } tuiles Exploration.
blackout-position-planned-late = { $side } : il n’y a de cartes planifiées que dans les phases 1 et 2.
blackout-position-locked = { $side } : l’emplacement { $slot } est fermé sans le second pouvoir de rétablissement.
blackout-position-tile-types = { $side } : deux tuiles Exploration visibles ont le même type.
blackout-position-doctor = { $side } : le Médecin n’est jamais à l’Hôpital.

## Ways to play

blackout-way-together = Ensemble sur cet écran
blackout-way-bots = Contre des bots
blackout-way-solo = En solitaire : un chapitre
blackout-way-campaign = La campagne : cinq chapitres
blackout-choose-players = Combien de joueurs ?
blackout-choose-chapter = Quel chapitre ?
blackout-value-end_trigger-deck_empty = quand la dernière carte quitte la pioche
blackout-value-end_trigger-cannot_draw = quand on ne peut plus piocher de carte
blackout-value-skip-wrong_colour = seulement les lieux de la mauvaise couleur
blackout-value-skip-any = n’importe quel lieu
blackout-value-campaign_winner-literal = personne
blackout-value-campaign_winner-best_qualified = le meilleur joueur qui remplit toutes les conditions
blackout-value-token_limit-unlimited = ils ne s’épuisent jamais
blackout-value-token_limit-strict = ils peuvent s’épuiser
blackout-value-specialist_order-any = dans n’importe quel ordre
blackout-value-specialist_order-printed = dans l’ordre imprimé
blackout-value-specialist_order-then = dans l’ordre imprimé là où le texte dit « ensuite »
blackout-value-edition-as_in_0_1 = comme dans Lamplight 0.1
blackout-value-starting_player-drawn = par tirage au sort
blackout-value-starting_player-orange = Orange
blackout-value-starting_player-grey = Gris
blackout-value-starting_player-white = Blanc
blackout-value-starting_player-green = Vert
blackout-value-market_end-consecutive = quand tous passent l’un après l’autre
blackout-value-market_end-lap = quand tous passent au même tour de table
blackout-value-gps_limit-unlimited = ils ne s’épuisent jamais
blackout-value-gps_limit-strict = ils peuvent s’épuiser
blackout-value-gps_limit-as_transport = comme les jetons Transport
blackout-value-doctor_in_hospital-never = jamais
blackout-value-doctor_in_hospital-possible = si un ensemble de composants ou une position le dit
blackout-value-attempt_money-growing = sans limite
blackout-value-attempt_money-capped = jusqu’à la 30e tentative
blackout-value-injury-random = tirée au hasard
blackout-value-injury-owner = choisie par son propriétaire
blackout-value-complete_later-after_goal = juste après l’un de ses objectifs
blackout-value-complete_later-any_time = à tout moment de la phase 3
blackout-value-cube_limit-hard = 25 cubes, pas plus
blackout-value-cube_limit-soft = sans limite
blackout-value-players-1 = un joueur
blackout-value-players-2 = deux joueurs
blackout-value-players-3 = trois joueurs
blackout-value-players-4 = quatre joueurs
blackout-value-chapter-1 = 48e heure
blackout-value-chapter-2 = 72e heure
blackout-value-chapter-3 = 80e heure
blackout-value-chapter-4 = 96e heure
blackout-value-chapter-5 = Fin de la première semaine
blackout-series-campaign = Campagne
blackout-campaign-option = La campagne fixe elle-même l’option { $option }.

## The conditions of a chapter

blackout-conditions = Chapitre { $number } : { $name }
blackout-conditions-goals-all = Tous les objectifs d’un plan d’urgence
blackout-conditions-goals = { $count ->
    [one] { $count } objectif d’un même plan d’urgence
   *[other] { $count } objectifs d’un même plan d’urgence
}
blackout-conditions-central = { $count ->
    [one] { $count } cube autour du district { $district }
   *[other] { $count } cubes autour du district { $district }
}
blackout-conditions-red = { $count ->
    [one] { $count } cube sur un lieu rouge
   *[other] { $count } cubes sur des lieux rouges
}
blackout-conditions-power = { $count ->
    [one] { $count } pouvoir de rétablissement
   *[other] { $count } pouvoirs de rétablissement
}
blackout-conditions-orchids = Orchidées pour { $lines } points, il en faut { $needed } ; score si tout finissait maintenant

# Ce que quelques pas ont changé sur le plateau, pour le coach.
blackout-change-district = { $count ->
    [one] encore un cube pour sécuriser { $district } ({ $points } points pour vous)
   *[other] encore { $count } cubes pour sécuriser { $district } ({ $points } points pour vous)
}{ $others ->
    [0] , et personne d’autre n’est proche
   *[other] {""} ; un autre joueur y en a { $others }
}
blackout-change-district-ready = { $district } est entièrement à vous : { $points } points quand les districts sont sécurisés
blackout-change-goal = Tout est réuni pour : { $goal }
