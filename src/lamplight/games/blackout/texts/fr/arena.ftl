# What a tournament counts.

arena-counted-blackout-settled = Lieux de départ
arena-counted-blackout-starter = Objectifs de départ
arena-counted-blackout-bought = Cartes achetées
arena-counted-blackout-goal = Cartes aux objectifs accomplis
arena-counted-blackout-plan-finished = Plans terminés
arena-counted-blackout-first = Premiers joueurs
arena-counted-blackout-emergency = Plans d’urgence reçus
arena-counted-blackout-power = Pouvoirs de rétablissement accomplis
