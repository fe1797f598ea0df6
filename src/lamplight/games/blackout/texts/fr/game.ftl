# Blackout: Hong Kong: its title, and what is said about component sets.

blackout-title = Blackout : Hong Kong

## Ensembles de composants

blackout-set-street = map.toml, street : il n’y a pas de lieu « { $name } ».
blackout-set-street-loop = map.toml, street : { $name } est un lieu relié à lui-même.
blackout-set-district = map.toml, district { $district } : il n’y a pas de lieu « { $name } ».
blackout-set-district-twice = map.toml, district { $district } : un lieu figure deux fois.
blackout-set-not-connected = map.toml : certains lieux sont inaccessibles depuis d’autres.
blackout-set-crisis = map.toml : nombre de cellules de crise de lettre { $letter } : { $found } ; il en faut deux.
blackout-set-central = map.toml : nombre de districts marqués comme centraux : { $found } ; il en faut exactement un (chapitre 3).
blackout-set-tiles = tiles.toml : nombre de tuiles Exploration : { $found } ; à trois par district, il en faut { $needed }.
blackout-set-ability = cards.toml, { $card } : la capacité « { $ability } » ne convient pas à ce genre de carte. Possibles : { $wanted }.
blackout-set-goals = cards.toml, { $card } : nombre d’objectifs : { $found } ; minimum 1, maximum { $most }.
blackout-set-colour = cards.toml, { $card } : la couleur { $colour } ne convient pas à ce genre de carte (volontaires : rouge, jaune ou bleu ; spécialistes : violet).
blackout-set-resource = cards.toml, { $card } : la capacité « { $ability } » a une ressource de trop ou de moins.
blackout-set-number = cards.toml, { $card } : la capacité « { $ability } » demande un nombre d’au moins 1.
blackout-set-emergency = plans.toml, { $card } : nombre d’objectifs : { $found } ; il en faut au moins deux.
blackout-set-bad-id = « { $id } » ne peut pas être un identifiant : utilisez des lettres, des chiffres et des tirets, et pas un nom que le jeu emploie lui-même.
blackout-set-goal-card = { $file }, goal { $row } : il n’y a pas de carte « { $card } » dans ce fichier.
blackout-set-goal-resource = { $card }, objectif { $number } : une ressource demande une quantité, et une quantité une ressource.
blackout-set-amount = { $file }, { $where }, { $field } : « { $found } » n’est pas une quantité : écrivez « 2 book », « 3 points » ou « cube red ».
blackout-set-goal-kinds = { $card }, objectif { $number } : chaque sorte de ressource figure une seule fois, et « any » figure seul.
blackout-set-idle = { $card } : { $field } n’a pas de sens sur cette carte ; laissez-le vide ou à 0.
blackout-set-doctor = cards.toml, { $card } : le Médecin n’a pas d’icône d’exploration et ne commence jamais à l’Hôpital.
blackout-set-most-paid = cards.toml, { $card } : on ne peut payer plus de { $most } unités d’une ressource à la fois.
blackout-set-goal-numbers = { $file }, { $card } : ses objectifs portent les numéros { $found } ; ils se comptent à partir de 1, chacun une fois.
blackout-set-goal-tiles = { $file }, { $card }, objectif { $number } : chaque type de tuile figure une seule fois.
blackout-set-tile-bonus = tiles.toml, { $tile } : une seconde récompense demande une quantité, et sa quantité une récompense.
blackout-set-action = rules.toml, action { $number } : un coût demande une quantité, et une quantité un coût.
blackout-set-spots = rules.toml, player : { $spots } emplacements d’objectif ne suffisent pas pour { $starters } volontaires de départ.
blackout-set-chapter-amount = rules.toml, chapitre { $chapter } : une condition demande une quantité, et une quantité une condition.
blackout-set-chapter-reach = rules.toml, chapitre { $chapter } : sa condition demande { $amount } ; il n’y en a que { $most }.
blackout-set-no-upgrade = L’ensemble « { $set } » ne peut pas s’écrire dans le schéma le plus récent ; rien n’a donc été écrit :
blackout-set-chapter-goals = rules.toml, chapitre { $chapter } : il demande { $goals } objectifs, plus que n’en a l’un de ses plans.
blackout-set-chapter-plans = rules.toml, chapitre { $chapter } : un plan y figure deux fois.
blackout-set-cubes = rules.toml, player : { $cubes } cubes ne suffisent pas avec { $batteries } batteries : il en faut au moins deux de plus.
blackout-set-starters = cards.toml : volontaires de départ : { $found } ; quatre joueurs en demandent { $needed }.
blackout-set-houses = rules.toml : maisons : { $found } ; actions de mise en œuvre du plateau : { $needed } ; il en faut une pour chacune.
blackout-set-slot = cards.toml, { $card } : elle commence dans { $slot }, que le plateau du joueur n’a pas.
blackout-set-dice = dice.toml : il faut un dé rouge, un dé jaune et un dé bleu.
blackout-set-dice-valid = dice.toml : les trois dés ne peuvent jamais montrer trois ressources différentes.
blackout-set-remark-districts = map.toml : nous visons seize districts de 3 à 7 lieux, de tailles bien réparties ; tailles ici : { $sizes }.
blackout-set-remark-locations = map.toml : nombre de lieux : { $found } ; nous en visons environ 36.
blackout-set-remark-streets = map.toml : nombre de rues : { $found } ; cela ne correspond pas au nombre de lieux et de districts d’un plan sans croisement.
blackout-set-remark-colours = map.toml : les quatre couleurs devraient être également présentes, à un lieu près.
blackout-set-remark-crossing = map.toml : les rues { $first } et { $second } se croisent.
blackout-set-remark-journey = map.toml : cellules de crise { $letter }, nombre de pas de l’une à l’autre : { $found } ; nous en visons 4 à 7.
blackout-set-remark-central = map.toml : nombre de lieux du district central : { $found } ; nous en visons au moins 5.
blackout-set-remark-count = { $what } : { $found } ; dans le jeu imprimé : { $expected }.
blackout-set-remark-ability = cards.toml : aucune carte n’a la capacité « { $ability } ».
blackout-set-remark-challenge = tiles.toml, { $tile } : nous visons une épreuve simple de 5 à 9 et une épreuve avancée plus haute de 2 à 4.
blackout-set-remark-type = tiles.toml : aucune tuile n’a le type de récompense « { $kind } ».
blackout-set-remark-emergency = plans.toml, { $card } : nous visons trois objectifs, dont la liaison des cellules de crise de sa propre lettre.
blackout-set-remark-points = cards.toml, { $card } : les { $points } points d’un plan ne comptent qu’avec l’option score_check_area.
blackout-set-remark-cubes = cards.toml, { $card } : nombre de cubes : { $found } ; les volontaires en ont de 1 à 3.
