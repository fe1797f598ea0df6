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
