# What a tournament counts.

arena-counted-dual-powers-played = Carte giocate
arena-counted-dual-powers-objective-chosen = Carte scelte come obiettivo
