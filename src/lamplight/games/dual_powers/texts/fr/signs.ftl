# Ce que veulent dire les symboles, pour la page d’aide.

dual-powers-sign-recruit = De nouvelles unités entrent dans la Zone de la carte, à hauteur de sa valeur.
dual-powers-sign-recruit-leader = Le Leader de la carte entre dans une Zone au choix.
dual-powers-sign-move = Un pion vers une Zone voisine.
dual-powers-sign-double-move = Un pion d’une ou deux Zones.
dual-powers-sign-rest = Un pion épuisé redevient frais.
dual-powers-sign-demonstration = La barricade passe à un autre passage.
dual-powers-sign-espionage = L’Objectif secret de l’adversaire est révélé.
dual-powers-sign-inspire = Vous prenez la Volonté du Peuple.
dual-powers-sign-organise = En solitaire : votre Objectif est révélé.
dual-powers-sign-draw = Une action bonus : une carte de Commandement de plus.
dual-powers-sign-unrest = Cette Zone est décomptée à la fin de la manche.
dual-powers-sign-barricade = Personne ne passe par ici.
dual-powers-sign-days = Le nombre de jours dont la carte avance le calendrier.
dual-powers-sign-points = Des pas du marqueur sur la piste de Soutien.
dual-powers-sign-objective = Un Objectif secret : sa Zone est décomptée.
dual-powers-sign-bonus = Une action bonus, pour un arrêt le 15 ou le 31.
dual-powers-sign-score = Le marqueur avance vers vous.
dual-powers-sign-pass = Vous ne faites plus rien.
dual-powers-sign-fresh = La face forte d’un pion, à son entrée.
dual-powers-sign-exhausted = La face faible d’un pion, après le décompte de sa Zone.
dual-powers-sign-red = Le Soviet de Petrograd.
dual-powers-sign-white = Le Gouvernement provisoire.
