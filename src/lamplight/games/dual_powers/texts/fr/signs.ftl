# Ce que veulent dire les symboles, pour la page d’aide.

dual-powers-sign-recruit = De nouvelles Unités entrent dans la Zone de la carte, dans la limite de sa valeur de Recrutement.
dual-powers-sign-recruit-leader = Le Leader de la carte entre dans la Zone de votre choix.
dual-powers-sign-move = Un pion va dans une Zone voisine.
dual-powers-sign-double-move = Un pion avance d’une ou deux Zones.
dual-powers-sign-rest = Un pion Fatigué redevient Reposé.
dual-powers-sign-demonstration = La barricade va sur une autre connexion.
dual-powers-sign-espionage = L’Objectif secret de l’adversaire est révélé.
dual-powers-sign-inspire = Vous prenez la Volonté du Peuple.
dual-powers-sign-organise = En solitaire : votre Objectif est révélé.
dual-powers-sign-draw = Une action supplémentaire : piocher une carte de Commandement.
dual-powers-sign-unrest = Cette Zone est comptée à la fin de la manche.
dual-powers-sign-barricade = Personne ne passe par ici.
dual-powers-sign-days = Le nombre de jours dont la carte fait avancer le calendrier.
dual-powers-sign-points = Le nombre de cases dont le marqueur avance sur la piste de Soutien.
dual-powers-sign-objective = Un Objectif secret : sa Zone est comptée à la fin de la manche.
dual-powers-sign-bonus = Une action supplémentaire, gagnée en s’arrêtant sur le 15 ou le 31.
dual-powers-sign-score = Le marqueur avance vers vous.
dual-powers-sign-pass = Vous vous en tenez là.
dual-powers-sign-fresh = Le côté Reposé d’un pion, celui de son entrée en jeu.
dual-powers-sign-exhausted = Le côté Fatigué d’un pion, après le décompte de sa Zone.
dual-powers-sign-red = Le Soviet de Petrograd.
dual-powers-sign-white = Le Gouvernement provisoire.
