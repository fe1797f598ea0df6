# What a tournament counts.

arena-counted-dual-powers-played = Cartes jouées
arena-counted-dual-powers-objective-chosen = Cartes choisies comme Objectif
