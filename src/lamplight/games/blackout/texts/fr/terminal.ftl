# The board of Blackout: Hong Kong in the terminal.

## One letter for each colour and each player

cli-bo-letter-red = R
cli-bo-letter-yellow = J
cli-bo-letter-blue = Bu
cli-bo-letter-purple = Vi
cli-bo-letter-orange = O
cli-bo-letter-grey = G
cli-bo-letter-white = Bl
cli-bo-letter-green = Ve

## Time, decks and dice

cli-bo-round = Manche { $round }
cli-bo-set-up = Mise en place
cli-bo-over = La partie est finie
cli-bo-first = Premier joueur : { $side }
cli-bo-decks = Pioche { $draw }, réserve { $reserve }
cli-bo-last = La manche { $round } est la dernière !
cli-bo-dice = Dés

## The city

cli-bo-city = La ville
cli-bo-your-cube = votre cube
cli-bo-crisis = cellule de crise
cli-bo-target = possible maintenant
cli-bo-tile-signs = tuiles face cachée, face visible
cli-bo-district = District
cli-bo-locations = Lieux autour
cli-bo-tiles = Tuiles
cli-bo-points = Pts
cli-bo-cubes = Cubes
cli-bo-seen = vues par vous
cli-bo-location = Lieu
cli-bo-connections = Routes vers
cli-bo-rondel = Cadran
cli-bo-battery-price = { $price } HKD l’une

## Cards and goals

cli-bo-heal = une carte de l’Hôpital, avec ses points
cli-bo-check = mise en œuvre : { $part }
cli-bo-need-slot = emplacement { $cards }
cli-bo-need-link = liaison { $letter }–{ $letter }
cli-bo-lacks = manque
cli-bo-possible = possible
cli-bo-lack-slot = { $cards } (emplacement { $slot })
cli-bo-lack-any = une même ressource { $own }/{ $needed }
cli-bo-lack-resource = { $resource } { $own }/{ $needed }
cli-bo-lack-money = HKD { $own }/{ $needed }
cli-bo-lack-tile = une tuile ({ $type })
cli-bo-lack-link = liaison { $letter }–{ $letter }
cli-bo-bonus = { $points ->
    [one] tous les objectifs : { $points } point
   *[other] tous les objectifs : { $points } points
}
cli-bo-market = Nouveaux objectifs
cli-bo-row = Rangée { $row }

## Players

cli-bo-score = Score
cli-bo-total = score si tout finissait maintenant : { $total }
cli-bo-supply = { $count ->
    [one] { $count } cube en réserve
   *[other] { $count } cubes en réserve
}
cli-bo-ready = prêt
cli-bo-planning = planifie encore
cli-bo-slots = Emplacements
cli-bo-slot = Emplacement { $slot }
cli-bo-locked = fermé
cli-bo-hand-count = Main : { $count }
cli-bo-limit = cartes reprises avec { $limit } cartes en main au plus
cli-bo-objectives = Objectifs
cli-bo-free = Espaces libres : { $count }
cli-bo-emergency = Plan d’urgence
cli-bo-power = Rétablissement
cli-bo-checks = Mise en œuvre
cli-bo-hospital = Hôpital
cli-bo-search = Exploration
cli-bo-icons = { $hand } icônes en main, { $aside } de plus à chaque fois ; jetons GPS { $gps }, chacun vaut { $worth }
cli-bo-sign-icons = ◎ icônes d’exploration
cli-bo-sign-points = ★ points à la fin
cli-bo-sign-down = ▒ face cachée
cli-bo-sign-house = ⌂ sous une maison

cli-bo-waste = à l’entretien : Nourriture { $food } HKD pièce, Ration d’eau { $water } HKD pièce ou deux pour { $gps } GPS ; une Batterie remplace toute ressource
cli-bo-recap-goals = objectifs et plans
cli-bo-recap-districts = districts
cli-bo-recap-scouting = exploration
cli-bo-recap-cards = cartes et actions de mise en œuvre
cli-bo-recap-transport = dépensés en transport
cli-bo-recap-money = argent et ressources
cli-bo-recap-tiles = tuiles Exploration visibles
cli-bo-recap-points = points des cartes
cli-bo-recap-total = total
