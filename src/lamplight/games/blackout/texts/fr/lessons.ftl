# Les leçons de Blackout : ce que dit le guide, et les réponses aimables à ce qui n’est pas demandé.

## Leçon 1 : une manche

blackout-lesson-1-title = Une manche
blackout-lesson-1-about = Les huit phases, des dés jusqu’au premier district éclairé.

blackout-lesson-1-theme = Hong Kong, la nuit : plus de courant. À la tête d’un groupe de volontaires (Orange), vous rendez la lumière à la ville, district par district. Gris fait de même, et voudrait bien aller plus vite.
blackout-lesson-1-aim = Le plus de points l’emporte. Ils viennent des districts entourés de vos cubes, des gens qui vous rejoignent et de ce que cache l’obscurité. Deux de vos cubes sont déjà au nord.
blackout-lesson-1-round = Une manche a huit phases ; les lampes montrent où l’on en est : planifier, récolter, accomplir des objectifs, explorer, acheter, ranger, sécuriser des districts, reprendre des cartes.
blackout-lesson-1-goal = Voici votre objectif : { $card } vous rejoint pour 2 manuels et 2 HKD, et vous permet de poser un cube sur un lieu rouge. Vous avez un manuel. D’où viendra l’autre ?
blackout-lesson-1-dice = Les dés disent ce que rapportent les volontaires : rouge nourriture, jaune manuels, bleu carburant. { $card } est un volontaire jaune et rapporte donc un manuel. Planifiez cette carte.
blackout-lesson-1-dice-wrong = Utile aussi, mais il vous faut un manuel : planifiez la carte éclairée.
blackout-lesson-1-not-ready = Pas encore : il reste de la place dans votre planification.
blackout-lesson-1-slot = Les cartes vont face cachée dans des emplacements, une par emplacement. Plus tard, vous reprendrez tout un emplacement d’un coup : choisissez bien qui va avec qui. Ici, l’emplacement 1.
blackout-lesson-1-slot-wrong = N’importe lequel conviendrait ; pour cette leçon, prenez l’emplacement 1.
blackout-lesson-1-mechanic = Il faut aussi de l’argent. { $card } est un spécialiste : les cartes violettes se moquent des dés et font ce qui est imprimé sur elles. Planifiez cette carte.
blackout-lesson-1-mechanic-wrong = Tous sont précieux. Mais il vous faut de l’argent : planifiez la carte éclairée.
blackout-lesson-1-mechanic-slot = L’emplacement 3 est encore vide. Posez-la là.
blackout-lesson-1-mechanic-slot-wrong = Gardez cet emplacement pour la carte suivante : prenez le 3.
blackout-lesson-1-third = Encore une : { $card }, pour le dernier emplacement. Inutile de dire lequel, il n’en reste qu’un.
blackout-lesson-1-third-wrong = Cette fois, prenez le volontaire bleu : vous verrez jusqu’où mène le carburant.
blackout-lesson-1-ready = Tout le monde planifie en secret et en même temps. Gris est prêt. Dites que vous l’êtes, et on retourne les cartes.
blackout-lesson-1-turn-up = Phase 2, déploiement : retournez vos cartes dans l’ordre voulu. Commencez par l’emplacement 1.
blackout-lesson-1-turn-up-wrong = L’ordre est libre, mais commencez ici par l’emplacement 1.
blackout-lesson-1-yield = Le dé jaune montre des manuels. Touchez les manuels sur le cadran : un de vos cubes y va, et c’est votre manuel.
blackout-lesson-1-yield-wrong = Des jetons Transport le permettraient, mais c’est le manuel qu’il vous faut.
blackout-lesson-1-yield-skip = Ne renvoyez personne les mains vides !
blackout-lesson-1-second = Deux manuels ! À présent, l’emplacement 2.
blackout-lesson-1-second-wrong = Chaque chose en son temps : d’abord l’emplacement 2.
blackout-lesson-1-transport = Le dé dit carburant. Pour chaque pas sur l’anneau, un jeton Transport vous donne autre chose. Les outils sont à un pas, et vous les vendrez dans un instant : prenez-les.
blackout-lesson-1-transport-wrong = Possible, mais la carte suivante veut des outils. Ils sont à un pas.
blackout-lesson-1-parts = Cela a coûté un jeton, et { $card }, la dernière carte, s’est retournée toute seule. Un spécialiste a des parties, chacune utilisable une fois. Utilisez la première : 3 HKD.
blackout-lesson-1-parts-wrong = Celle-là viendra ensuite. D’abord la partie qui ne coûte rien.
blackout-lesson-1-parts-done = Cette carte peut encore servir. Utilisez ce qui est éclairé.
blackout-lesson-1-parts-more = Et la seconde : un outil devient 3 HKD de plus.
blackout-lesson-1-complete = Phase 3, objectifs : 2 manuels, et de l’argent plus qu’il n’en faut. Accomplissez { $card }.
blackout-lesson-1-complete-battery = Une batterie remplace n’importe quelle ressource, mais rien ne vous manque. Gardez vos 5 HKD.
blackout-lesson-1-complete-done = Attendez, vous pouvez accomplir votre objectif !
blackout-lesson-1-cube = C’est fait ! Maintenant le cube : à côté d’un des vôtres ; plus loin, cela coûte des jetons Transport. { $location } est un lieu rouge, et ferme l’anneau autour du district { $district }. Touchez-le.
blackout-lesson-1-cube-wrong = Vous pourriez y aller avec des jetons Transport. Mais regardez au nord : un cube de plus ferme l’anneau.
blackout-lesson-1-goals-done = { $card } est maintenant dans votre main, rapporte plus que vos premiers volontaires et vaut 4 points à la fin. C’est tout pour cette phase.
blackout-lesson-1-scouting = Phase 4, exploration : près de vos cubes, vous pouvez regarder des tuiles cachées et envoyer une équipe. Cela a ses dangers, et sa propre leçon. Passez pour aujourd’hui.
blackout-lesson-1-scouting-wrong = La curiosité est une bonne chose ! Mais l’exploration a sa leçon. Passez cette fois.
blackout-lesson-1-market = Phase 5, nouveaux objectifs : on achète tour à tour des cartes au marché, au prix de leur rangée. { $card } demande 2 manuels et pas d’argent : achetez-la.
blackout-lesson-1-market-wrong = À considérer. Pour cette leçon, achetez la carte éclairée.
blackout-lesson-1-market-done = Vous n’avez plus d’objectif, donc rien à viser. Achetez la carte éclairée.
blackout-lesson-1-market-more = Vous pourriez en acheter une autre. Gardez plutôt 3 HKD pour les mauvais jours, et passez.
blackout-lesson-1-market-enough = Un objectif suffit pour l’instant, et l’argent est rare. Passez.
blackout-lesson-1-clean-up = Phase 6, entretien : la nourriture et l’eau se perdent, le reste se garde. Le marché se remplit, et vous pourriez défausser un objectif. Gardez le vôtre.
blackout-lesson-1-clean-up-wrong = Vous venez de l’acheter. Gardez-le !
blackout-lesson-1-secure = Phase 7 : la lumière revient dans le district { $district } ! Prenez-y une maison de votre plateau. Sous chaque maison se trouve une action que vous pourrez utiliser désormais. Choisissez-en une.
blackout-lesson-1-refresh = Trois points pour le district. Phase 8 : avec quatre cartes en main ou moins, vous pouvez reprendre votre emplacement le plus fourni, puis utiliser ces actions. Reprenez l’emplacement 2.
blackout-lesson-1-refresh-wrong = Vous auriez peu de cartes à planifier. Reprenez-les.
blackout-lesson-1-end = Voilà une manche ; la suivante commence par de nouveaux dés. Quand le marché est épuisé, la partie touche à sa fin, et le plus de points l’emporte.
blackout-lesson-1-tips = Trois conseils : regardez d’abord ce que demandent vos objectifs, puis les dés. Réunissez dans un emplacement les cartes à reprendre ensemble. Et posez vos cubes là où deux districts se touchent.

## Leçon 2 : la carte, les districts et le courant

blackout-lesson-2-title = La carte et le courant
blackout-lesson-2-about = Aller plus loin, relier des cellules de crise, rétablir le courant et éclairer deux districts d’un seul cube.

blackout-lesson-2-theme = Manche 5, phase 3 : à vous de jouer, Orange. Trois objectifs attendent, et vous avez de quoi payer. C’est la carte qui fera leur valeur : voyez où vont vos cubes.
blackout-lesson-2-map = Il y a 36 lieux de quatre couleurs et, entre eux, 16 districts. La plupart des lieux bordent plusieurs districts : { $location } en borde quatre. Un cube y compte pour chacun.
blackout-lesson-2-battery = Une batterie coûterait tout votre argent, et rien ne vous manque. Gardez-le.
blackout-lesson-2-not-done = Ce n’est pas fini : il reste de quoi faire dans cette phase.
blackout-lesson-2-far = Commencez par { $card } : 2 manuels, et un cube sur un lieu rouge.
blackout-lesson-2-far-wrong = Cela viendra. Commencez par la carte éclairée.
blackout-lesson-2-far-cube = À côté de vos cubes, c’est gratuit. Chaque lieu d’une autre couleur que vous sautez coûte un jeton Transport, ou un point si vous n’en avez plus. Sautez { $between } pour { $location } : un jeton.
blackout-lesson-2-far-cube-near = Gratuit, oui ! Mais un peu plus loin, il y a davantage à gagner. Touchez le lieu éclairé.
blackout-lesson-2-far-cube-wrong = C’est possible, en y mettant le prix. Touchez le lieu éclairé : vous verrez bientôt pourquoi.
blackout-lesson-2-gap = Votre jeton est parti, et { $location } manque à votre chaîne. { $card } coûte 5 HKD et apporte un cube sur un lieu violet. Accomplissez cet objectif.
blackout-lesson-2-gap-wrong = Plus tard. D’abord, comblez le vide avec la carte éclairée.
blackout-lesson-2-gap-cube = { $location } se trouve juste entre vos cubes : c’est gratuit. Touchez ce lieu.
blackout-lesson-2-gap-cube-wrong = Bel endroit aussi, mais le vide dans votre chaîne est ailleurs.
blackout-lesson-2-link = Certains lieux sont des cellules de crise, deux par lettre. { $one } et { $other } portent le A, et vos cubes les relient. { $card } donne 10 points pour cela : accomplissez son troisième objectif.
blackout-lesson-2-link-wrong = Chaque chose en son temps : dix points attendent sur le plan d’urgence.
blackout-lesson-2-leave = Dix points ! Vous pourriez terminer { $card } maintenant et poser un cube de n’importe quelle couleur, mais ses autres objectifs seraient perdus. Il reste des manches : laissez.
blackout-lesson-2-leave-wrong = Vers la fin, c’est une bonne idée. Ici, il reste du temps pour ses autres objectifs : laissez.
blackout-lesson-2-power = Rétablissez le courant ! Votre plateau a deux pouvoirs de rétablissement, à 10 points. Le premier veut 4 ressources identiques, 2 cartes rouges et 2 bleues dans un emplacement : carburant et emplacement 2.
blackout-lesson-2-power-wrong = C’est la suite. D’abord le courant : choisissez le pouvoir de rétablissement de votre plateau.
blackout-lesson-2-two = Dix de plus. Désormais, vous pouvez reprendre des cartes avec six en main, et non plus quatre. À présent la dernière : { $card } coûte 2 outils et apporte un cube sur un lieu jaune.
blackout-lesson-2-two-cube = Regardez : il ne manque que { $location } autour des districts { $west } et { $south }. Un cube, deux districts. Touchez ce lieu.
blackout-lesson-2-two-cube-wrong = Les deux anneaux resteraient ouverts. Regardez l’île : un seul lieu les ferme.
blackout-lesson-2-together = Gris va aussi à { $location } : les cubes des autres ne bloquent jamais un lieu. Voici la phase 4 ; l’exploration a sa leçon, passez.
blackout-lesson-2-together-wrong = L’obscurité attendra : l’exploration est la prochaine leçon. Passez ici.
blackout-lesson-2-house = Personne ne pouvant acheter, voici la phase 7. Gris et vous fermez { $district } dans la même manche : chacun prend une maison et marque 5 points. Prenez la maison 2 : 1 carburant y devient 2 jetons Transport.
blackout-lesson-2-house-wrong = Utile aussi. Mais il vous reste un carburant, et aucun transport : prenez la maison 2.
blackout-lesson-2-second-house = { $district } est à vous : cinq cubes tout autour font 7 points. Gris y a deux cubes et marque quand même 2 points. Prenez une autre maison, à votre choix.
blackout-lesson-2-refresh = De 8 à 40 points ! Phase 8 : vous avez cinq cartes en main et, le courant rétabli, vous pouvez encore en reprendre. Prenez l’emplacement 2.
blackout-lesson-2-refresh-wrong = Reprenez-les : seul qui reprend des cartes peut utiliser ses actions de mise en œuvre.
blackout-lesson-2-check = Qui reprend des cartes peut utiliser une fois chaque action de mise en œuvre débloquée. Changez votre dernier carburant en 2 jetons Transport.
blackout-lesson-2-check-wrong = Encore une chose : votre carburant vaut deux jetons Transport.
blackout-lesson-2-end = Un district ne compte qu’une fois : qui arrive une manche plus tard n’y gagne rien. Les grands valent la patience : sept cubes autour font 14 points.
blackout-lesson-2-tips = Trois conseils : achetez les objectifs autant pour leur cube que pour leur carte. Gardez deux jetons Transport pour le cube décisif. Et débloquez tôt les actions qui vont avec vos récoltes.
