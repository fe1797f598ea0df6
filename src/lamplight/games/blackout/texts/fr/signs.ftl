# Ce que veulent dire les symboles, pour la page d’aide.

blackout-sign-food = Une ressource. Le reste devient de l’argent au nettoyage.
blackout-sign-tools = Une ressource demandée par les objectifs et les cartes.
blackout-sign-gasoline = Une ressource ; avec la bonne carte elle devient des jetons GPS ou de transport.
blackout-sign-water = Une ressource. Au nettoyage, deux restantes deviennent un jeton GPS, une seule de l’argent.
blackout-sign-book = Une ressource demandée par les objectifs et les cartes.
blackout-sign-medipack = Une ressource ; avec la bonne carte elle fait sortir quelqu’un de l’hôpital.
blackout-sign-battery = Remplace n’importe quelle ressource. On peut en acheter.
blackout-sign-money = Achète objectifs et batteries ; à la fin, 5 font un point.
blackout-sign-points = Le plus de points gagne.
blackout-sign-transport = Un pas sur l’anneau, ou un lieu sauté sur la carte. Un jeton manquant coûte un point.
blackout-sign-gps = Vaut des icônes d’exploration quand une équipe part.
blackout-sign-search = Une équipe en réunit assez pour gagner une tuile.
blackout-sign-check = Une action de mise en œuvre : à vous quand sa maison est partie, utilisée quand vous rafraîchissez votre main.
blackout-sign-house = Va dans un district que vous avez sécurisé et débloque l’action qu’elle couvrait.
blackout-sign-hospital = Les cartes blessées y attendent qu’on les ramène.
blackout-sign-hand = Une carte qui rejoint votre main.
blackout-sign-any = Une ressource au choix, ou une parmi plusieurs.
