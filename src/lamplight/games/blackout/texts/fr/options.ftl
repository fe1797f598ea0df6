# Blackout : comment les options s’appellent là où elles sont proposées, et ce qu’elles portent en images et en nombres.

blackout-offer-skip = Ne rien faire
blackout-offer-house = Débloquer : { $part }
blackout-offer-turn-up = Retourner { $card } (emplacement { $slot })
blackout-offer-goal = Accomplir { $card }
blackout-offer-plan-goal = { $card } : { $needs }
blackout-offer-power = Rétablir le courant : { $needs }
blackout-offer-challenge = { $kind } : { $needed } icônes d’exploration → { $gains }
blackout-offer-probe = { $kind } : { $needed } icônes d’exploration, sans récompense ; la tuile vaut ensuite une icône à chaque exploration

blackout-effect-cards = { $count ->
    [one] { $count } carte revient en main
   *[other] { $count } cartes reviennent en main
}
blackout-effect-joins = la carte rejoint votre main
blackout-effect-tiles = { $count ->
    [one] { $count } tuile à regarder
   *[other] { $count } tuiles à regarder
}
blackout-effect-hurt = { $count ->
    [one] la seule carte de l’équipe va à l’Hôpital
   *[other] une des { $count } cartes de l’équipe va à l’Hôpital, toutes avec la même probabilité
}
blackout-offer-simple-kind = Épreuve simple
blackout-offer-advanced-kind = Épreuve avancée
blackout-offer-probe-kind = Reconnaissance : sans récompense ; la tuile, face cachée, ajoute une icône à vos explorations suivantes
