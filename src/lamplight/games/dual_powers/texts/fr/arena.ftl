# Ce que l’arène compte dans ce jeu.

arena-counted-dual-powers-played = Cartes jouées
arena-counted-dual-powers-objective-chosen = Cartes choisies comme objectif
