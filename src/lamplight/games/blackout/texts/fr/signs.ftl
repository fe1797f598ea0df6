# Ce que veulent dire les symboles, pour la page d’aide.

blackout-sign-food = Une ressource. À l’entretien, ce qui reste devient de l’argent.
blackout-sign-tools = Une ressource demandée par les objectifs et les cartes.
blackout-sign-gasoline = Une ressource ; avec la bonne carte, elle devient des jetons GPS ou Transport.
blackout-sign-water = Une ressource. À l’entretien, deux Rations restantes deviennent un jeton GPS, une seule devient de l’argent.
blackout-sign-book = Une ressource demandée par les objectifs et les cartes.
blackout-sign-medipack = Une ressource ; avec la bonne carte, elle fait sortir quelqu’un de l’Hôpital.
blackout-sign-battery = Remplace n’importe quelle ressource. Elle peut s’acheter.
blackout-sign-money = Sert à acheter objectifs et Batteries ; à la fin, 5 HKD font un point.
blackout-sign-points = Le joueur qui en a le plus gagne.
blackout-sign-transport = Un pas sur l’anneau du cadran, ou un lieu sauté sur le plan de la ville. Un jeton manquant coûte un point.
blackout-sign-gps = Vaut des icônes d’exploration quand une équipe part.
blackout-sign-search = Une équipe doit en réunir assez pour récupérer une tuile Exploration.
blackout-sign-check = Une action de mise en œuvre : à vous une fois sa maison retirée, utilisable quand vous rétablissez votre main.
blackout-sign-house = Va dans un district que vous avez sécurisé et débloque l’action qu’elle couvrait.
blackout-sign-hospital = Les cartes blessées y attendent qu’on les ramène.
blackout-sign-hand = Une carte qui rejoint votre main.
blackout-sign-any = Une ressource au choix, ou une parmi plusieurs.
