### Référence des règles de Blackout: Hong Kong : un message par règle, avec les titres de section, et les options.

## RD

blackout-rules-RD = Définitions
blackout-rule-RD-01 = Une partie simple se joue de 2 à 4, un chapitre de campagne de 1 à 4. On ne joue seul que dans la forme solitaire de la campagne.
blackout-rule-RD-02 = Il y a six ressources standards : Nourriture, Outil, Carburant, Ration d’eau, Manuel et Médicament. La Batterie est une septième ressource, qui sert de joker.
blackout-rule-RD-03 = Le cadran compte six segments en anneau, un par ressource standard, et un centre réservé aux Batteries.
blackout-rule-RD-04 = Sur l’anneau, les ressources se suivent ainsi : Nourriture, Outil, Carburant, Ration d’eau, Manuel, Médicament, puis de nouveau Nourriture. Chacune a pour voisines celle qui la précède et celle qui la suit.
blackout-rule-RD-05 = Posséder une ressource, c’est avoir un de ses cubes sur le segment correspondant du cadran, ou au centre pour une Batterie. Le cadran du plateau Hong Kong est commun à tous, et la couleur des cubes indique leur propriétaire.
blackout-rule-RD-06 = Les cartes rouges, jaunes et bleues sont des volontaires, les cartes violettes des spécialistes. Chaque couleur de volontaire est liée au dé de la même couleur.
blackout-rule-RD-07 = Le plan de la ville montre des lieux jaunes, bleus, violets et rouges, reliés à leurs voisins. Chacun des 16 districts est une zone bordée d’un ensemble fixe de lieux.
blackout-rule-RD-08 = Certains lieux sont des cellules de crise. Elles portent une lettre, et chaque lettre en compte deux.
blackout-rule-RD-09 = Votre plateau Joueur comporte, en bas, 3 emplacements de cartes et un 4e fermé, puis une zone Objectif de 3 espaces, 1 espace séparé pour le plan d’urgence, 5 espaces d’actions de mise en œuvre et 2 pouvoirs de rétablissement. Sa piste des phases va de 1 à 8 et affiche la limite de main « 0–4 » à la phase 8.
blackout-rule-RD-10 = À côté de votre plateau se trouvent la zone de mise en œuvre pour les plans terminés, l’Hôpital pour les cartes blessées, vos tuiles Exploration récupérées et votre réserve de cubes, de jetons et d’argent. La place exacte de la zone de mise en œuvre varie selon les éditions, sans effet sur le jeu.
blackout-rule-RD-11 = Un emplacement est une pile ordonnée : toute nouvelle carte va sur le dessus, décalée pour que le haut des cartes du dessous reste lisible. Chacun peut lire toutes les cartes face visible de tous les emplacements.
blackout-rule-RD-12 = Chacun de vos 25 cubes est toujours à un seul endroit : votre réserve, un segment du cadran, le centre du cadran, un lieu du plan de la ville, un objectif d’un plan, ou un district sécurisé (à la place d’une maison). Par défaut, vous n’en avez jamais plus de 25 (une règle de table lève cette limite).
blackout-rule-RD-13 = « Dans l’ordre du tour » veut dire dans le sens horaire à partir du détenteur du marqueur Premier Joueur : c’est le cas des phases 2, 3, 4, 5, 6 (étapes B et C) et 8, alors qu’à la phase 1 tous planifient en même temps. Pour la phase 7, aucun ordre n’est imprimé ; ici, les districts sont traités dans l’ordre du plateau et les joueurs dans l’ordre du tour.

## R0

blackout-rules-R0 = Mise en place
blackout-rule-R0-01 = Choisissez d’abord entre une partie simple et un chapitre de campagne. Un chapitre ne change que la taille de la pioche de réserve (R0.07) et les plans d’urgence (R0.20) ; tout le reste est identique.
blackout-rule-R0-02 = Le plateau Hong Kong occupe le milieu de la table.
blackout-rule-R0-03 = Les 24 jetons Transport, près du plateau, forment une réserve commune.
blackout-rule-R0-04 = Les 12 jetons GPS, près du plateau, forment une réserve commune.
blackout-rule-R0-05 = La banque réunit toutes les pièces : 30 de valeur 1 et 20 de valeur 5.
blackout-rule-R0-06 = Les 48 tuiles Exploration sont mélangées face cachée, et chacun des 16 districts en reçoit une pile de 3, face cachée.
blackout-rule-R0-07 = Les 72 cartes Objectif sont mélangées, puis une pioche de réserve tirée au hasard est mise de côté face cachée : 36 cartes à 2 joueurs, 21 à 3, 15 à 4. Pour un chapitre de campagne, les nombres de R17 s’appliquent.
blackout-rule-R0-08 = Les autres cartes Objectif forment la pioche, face cachée : 36, 51 ou 57 cartes à 2, 3 ou 4 joueurs, avant de disposer l’offre.
blackout-rule-R0-09 = Neuf cartes de la pioche sont retournées pour former l’offre, en 3 rangées de 3. À 2, 3 ou 4 joueurs, il en reste 27, 42 ou 48 dans la pioche.
blackout-rule-R0-10 = La défausse est vide au départ.
blackout-rule-R0-11 = À chacun sa couleur, au choix.
blackout-rule-R0-12 = Votre disque Score part de 0.
blackout-rule-R0-13 = Vous avez 25 cubes de votre couleur. L’un d’eux occupe le centre du cadran (vous débutez donc avec 1 Batterie), et les 24 autres forment votre réserve.
blackout-rule-R0-14 = Vous recevez un plateau Joueur et une carte Distribution. Celle-ci n’est qu’un aide-mémoire : les trois dés ont des faces différentes.
blackout-rule-R0-15 = Vous recevez 5 jetons Transport de la réserve commune.
blackout-rule-R0-16 = Vous recevez 4 HKD de la banque.
blackout-rule-R0-17 = Vos 5 marqueurs District sécurisé, les maisons, couvrent les 5 actions de mise en œuvre de votre plateau : toutes sont bloquées au départ.
blackout-rule-R0-18 = Un marqueur « 0–6 » et un marqueur Barrière vont à leur place sur votre plateau. Le marqueur Barrière ferme l’emplacement 4.
blackout-rule-R0-19 = Vous recevez au hasard 2 des 8 volontaires de départ, sur 2 de vos 3 espaces Objectif : il en reste donc un de libre. Les volontaires de départ que personne ne reçoit retournent dans la boîte.
blackout-rule-R0-20 = Vous recevez au hasard 1 des 4 plans d’urgence, sur l’espace prévu ; les autres retournent dans la boîte. Dans un chapitre de campagne, on utilise à la place les plans de R15 et R17.
blackout-rule-R0-21 = Vous recevez un jeu de 12 cartes Joueur d’un même signe du zodiaque : 2 volontaires jaunes, 3 rouges et 3 bleus, le Leader, le Médecin, le Mécanicien et l’Éclaireur.
blackout-rule-R0-22 = Deux de ces cartes commencent à l’Hôpital, face visible : le volontaire bleu à 2 cubes et le Leader.
blackout-rule-R0-23 = L’emplacement 1 débute avec 1 volontaire jaune, l’emplacement 2 avec 1 volontaire rouge recouvert d’1 de vos autres volontaires bleus, tous face visible. L’emplacement 3 débute vide.
blackout-rule-R0-24 = Votre main réunit les 7 cartes qui restent : un volontaire jaune, 2 rouges, un bleu, le Médecin, le Mécanicien et l’Éclaireur.
blackout-rule-R0-25 = Le premier joueur est tiré au sort, ou désigné par une option ; il reçoit le marqueur et les trois dés.
blackout-rule-R0-26 = Dans le sens antihoraire, du voisin de droite du premier joueur jusqu’à celui-ci, qui passe donc en dernier, chacun pose 1 cube de sa réserve sur un lieu quelconque. Deux joueurs ne peuvent pas prendre le même lieu.
blackout-rule-R0-27 = Après la mise en place, vous avez 23 cubes en réserve, 1 Batterie, 1 cube sur le plan de la ville, 5 jetons Transport, 4 HKD, aucun jeton GPS et un score de 0. Vous avez aussi 7 cartes en main, 3 dans vos emplacements, 2 à l’Hôpital, 2 objectifs et, sauf en campagne, 1 plan d’urgence.

## RR

blackout-rules-RR = La manche
blackout-rule-RR-01 = Une manche compte 8 phases, et tous terminent l’une avant de passer à l’autre : 1 dés et planification, 2 déploiement, 3 objectifs, 4 exploration, 5 nouveaux objectifs, 6 entretien, 7 districts à sécuriser, 8 rétablir sa main puis actions de mise en œuvre.
blackout-rule-RR-02 = Le premier joueur annonce chaque phase et la suit avec son marqueur ; cela ne change rien au jeu.
blackout-rule-RR-03 = La phase 8 terminée, le marqueur Premier Joueur passe au voisin suivant dans le sens horaire et une nouvelle manche débute, sauf si la partie est finie.

## R1

blackout-rules-R1 = Phase 1 : dés et planification
blackout-rule-R1-01 = Le premier joueur jette les dés rouge, jaune et bleu. Le lancer est valide quand ils montrent trois ressources différentes.
blackout-rule-R1-02 = Tant que le lancer n’est pas valide, on relance uniquement les dés qui partagent une ressource (2 ou 3 dés), sans toucher aux autres. Un lancer valide doit être gardé.
blackout-rule-R1-03 = Chaque dé va sur le segment de la ressource qu’il montre et y reste toute la manche.
blackout-rule-R1-04 = Puis tous planifient en même temps : les emplacements 1, 2 et 3 reçoivent chacun, sur le dessus et face cachée, 0 ou 1 carte prise dans votre main.
blackout-rule-R1-05 = L’emplacement 4 peut lui aussi recevoir 0 ou 1 carte, mais seulement si vous avez retiré votre marqueur Barrière (R3.41).
blackout-rule-R1-06 = Vous avez le droit de ne planifier aucune carte.
blackout-rule-R1-07 = Vous pouvez revoir vos propres cartes cachées quand vous voulez, jamais celles des autres. Comme les cartes entrent en main et en sortent au grand jour, tous connaissent votre main et vos cartes planifiées prises ensemble, mais non lesquelles sont planifiées ni dans quel emplacement.

## R2

blackout-rules-R2 = Phase 2 : déploiement
blackout-rule-R2-01 = Dans l’ordre du tour, vous jouez toutes les cartes que vous venez de planifier, l’une après l’autre et dans l’ordre voulu : retournez-en une, appliquez-la, puis passez à la suivante. Les cartes plus anciennes, déjà visibles, n’ont pas d’effet.
blackout-rule-R2-02 = Toute carte planifiée est retournée, mais rien ne vous oblige à vous en servir. Vous pouvez aussi n’en utiliser qu’une partie.
blackout-rule-R2-03 = Un volontaire rapporte autant de ressources qu’il porte de cubes en haut à gauche (1 à 3), du type montré par le dé de sa couleur. Mettez ce nombre de cubes de votre réserve sur ce segment.
blackout-rule-R2-04 = Pour chaque volontaire séparément, vous pouvez dépenser autant de jetons Transport que vous voulez : chacun décale toute sa récolte d’un segment sur l’anneau, dans un sens ou dans l’autre, à partir du dé. Tous les cubes d’un même volontaire vont sur le même segment.
blackout-rule-R2-05 = Le nombre de jetons nécessaires pour atteindre une ressource est sa distance au dé sur l’anneau, de 0 à 3.
blackout-rule-R2-06 = Les jetons Transport dépensés reviennent à la réserve commune.
blackout-rule-R2-07 = Un spécialiste permet les actions spéciales qui y figurent (R11 et R12), chacune une fois au plus par activation et dans n’importe quel ordre (une règle de table impose l’ordre de la carte, partout ou seulement là où le texte anglais dit « ensuite »).
blackout-rule-R2-08 = Une ressource peut être dépensée aussitôt, dans la phase même où vous l’avez gagnée.
blackout-rule-R2-09 = Une fois déployées, les cartes restent face visible dans leur emplacement.

## R3

blackout-rules-R3 = Phase 3 : objectifs
blackout-rule-R3-01 = Dans l’ordre du tour, chacun peut accomplir autant d’objectifs qu’il veut, dans n’importe quel ordre : ceux des cartes de ses espaces Objectif, ceux de son plan d’urgence (en campagne : d’un plan partagé, R15) et ses 2 pouvoirs de rétablissement.
blackout-rule-R3-02 = Un objectif demande que toutes ses exigences soient remplies et tous ses coûts payés. Ensuite la carte rejoint la destination imprimée, et l’effet immédiat a lieu.
blackout-rule-R3-03 = Pour un coût en une ressource donnée, ramenez dans votre réserve le nombre voulu de vos cubes de ce segment. Des Batteries peuvent en remplacer n’importe lesquels.
blackout-rule-R3-04 = Pour un coût en un type au choix, désignez une seule ressource et payez-y la quantité entière. Des Batteries peuvent en remplacer n’importe lesquelles.
blackout-rule-R3-05 = Un coût en HKD se règle à la banque.
blackout-rule-R3-06 = Une exigence d’emplacement montre un ensemble de couleurs, violet compris : un seul et même emplacement à vous doit contenir toutes ces cartes, chacune autant de fois qu’indiqué, dans un ordre quelconque. Les cartes en plus ne gênent pas, et rien n’est retiré.
blackout-rule-R3-07 = Une exigence de tuiles Exploration demande que vous possédiez au moins deux tuiles, l’une du type de récompense « points », l’autre du type de la ressource imprimée ; vous les gardez. Les tuiles face cachée comptent aussi, et celle qu’un objectif utilise est montrée (une règle de table ne compte que les tuiles face visible).
blackout-rule-R3-08 = Une exigence de cellules de crise demande que les deux cellules de la lettre imprimée soient reliées par une chaîne continue de lieux adjacents portant tous un de vos cubes, les deux extrémités comprises.
blackout-rule-R3-09 = Avec la destination « main », la carte rejoint aussitôt votre main et peut donc explorer dès cette manche. Avec la destination « zone de mise en œuvre », elle y est posée.
blackout-rule-R3-10 = Les effets immédiats sont : marquer les points imprimés, prendre les HKD imprimés, ou poser un cube sur le plan de la ville, sur un lieu de la couleur montrée ou de n’importe quelle couleur.
blackout-rule-R3-11 = Un volontaire ou un spécialiste a exactement un objectif ; un plan de contingence ou d’urgence peut en avoir plusieurs.
blackout-rule-R3-20 = Pour poser un cube sur le plan de la ville, prenez-le dans votre réserve et mettez-le sur un lieu de la couleur de l’effet ; si l’effet n’impose pas de couleur, toutes conviennent.
blackout-rule-R3-21 = Si tous les lieux de cette couleur portent déjà un de vos cubes, n’importe quel lieu passe pour être de la bonne couleur. Les autres règles de pose restent valables.
blackout-rule-R3-22 = Le lieu ne doit pas porter de cube à vous. Les cubes des autres ne gênent pas, quel que soit leur nombre.
blackout-rule-R3-23 = Le lieu doit toucher un lieu où vous avez un cube, mais vous pouvez sauter des lieux de la mauvaise couleur à 1 jeton Transport chacun ; quand toutes les couleurs conviennent, aucune n’est mauvaise et rien ne peut donc être sauté. Une règle de table permet de sauter tout lieu intermédiaire.
blackout-rule-R3-24 = Vous pouvez viser un lieu plus lointain même si un plus proche est possible.
blackout-rule-R3-25 = Vous payez un jeton par lieu de la chaîne sautée ; par le plus court chemin, c’est la distance à votre cube le plus proche moins 1. Par défaut, chaque lieu sauté doit être de la mauvaise couleur et sans cube à vous.
blackout-rule-R3-26 = S’il vous manque des jetons, vous êtes obligé d’en acheter à 1 point pièce (R10.04). Le manque de jetons ne dispense jamais de la pose.
blackout-rule-R3-30 = Les objectifs d’une carte qui en a plusieurs peuvent être accomplis dans n’importe quel ordre et lors de manches différentes.
blackout-rule-R3-31 = Quand vous accomplissez un objectif alors que d’autres restent ouverts sur la carte, recevez son effet immédiat et posez dessus un cube de votre réserve. Vous ne pourrez plus le refaire.
blackout-rule-R3-32 = Juste après, à vous de décider. Soit vous ôtez tous les cubes, la carte passe en zone de mise en œuvre et vous appliquez son effet de concrétisation, en renonçant aux objectifs restants et au bonus ; soit vous laissez la carte où elle est.
blackout-rule-R3-33 = Quand vous accomplissez le dernier objectif ouvert, tout s’enchaîne obligatoirement : effet immédiat, bonus, retrait de tous les cubes, carte dans la zone de mise en œuvre, effet de concrétisation.
blackout-rule-R3-34 = L’effet de concrétisation est le plus souvent la pose d’un cube sur le plan de la ville (R3.20 et suivantes), mais il peut être d’une autre sorte.
blackout-rule-R3-35 = Un plan à un seul objectif est terminé d’un coup, comme en R3.33.
blackout-rule-R3-36 = Vous ne pouvez prendre l’effet de concrétisation avant l’heure que juste après avoir accompli un objectif de cette carte (avec une règle de table, à tout moment de votre phase 3).
blackout-rule-R3-40 = Pouvoir de rétablissement P1 : payez 4 ressources d’un type au choix et ayez un emplacement avec au moins 2 cartes bleues et 2 rouges. Vous marquez 10 points et couvrez la case 0–4 avec le marqueur « 0–6 » : désormais, vous pouvez rétablir votre main avec jusqu’à 6 cartes en main.
blackout-rule-R3-41 = Pouvoir de rétablissement P2 : payez 10 HKD et ayez un emplacement avec au moins 2 cartes violettes et 2 jaunes. Vous marquez 10 points et retirez le marqueur Barrière : l’emplacement 4 sert dès la prochaine planification.
blackout-rule-R3-42 = Chaque pouvoir de rétablissement s’accomplit une fois par partie et par joueur, dans un ordre libre, et les deux dans la même phase si vous le pouvez.

## R4

blackout-rules-R4 = Phase 4 : exploration
blackout-rule-R4-01 = Dans l’ordre du tour, chacun peut explorer une fois : désignez un district qui a au moins une tuile Exploration et au moins un de vos cubes sur un lieu qui le borde.
blackout-rule-R4-02 = Au cours d’une même phase, tous doivent prendre des districts différents (une règle de table en dispense). Un district où quelqu’un a seulement regardé est pris lui aussi (une règle de table le laisse libre).
blackout-rule-R4-03 = Vous regardez seul toutes les tuiles du district.
blackout-rule-R4-04 = Ensuite, vous pouvez en récupérer 1 au plus, ou les remettre toutes telles qu’elles étaient, visibles ou cachées.
blackout-rule-R4-05 = Si vous récupérez une tuile, remettez d’abord les autres face visible.
blackout-rule-R4-06 = Choisissez alors une épreuve de votre tuile : la simple ou l’avancée, ou bien une reconnaissance si R4.20 le permet.
blackout-rule-R4-07 = Formez une équipe en montrant 1 ou plusieurs cartes de votre main, chacune avec au moins une icône d’exploration. Le Médecin n’en a pas et n’est jamais d’une équipe.
blackout-rule-R4-08 = Votre total est la somme des icônes des cartes de l’équipe, de celles des plans de contingence de votre zone de mise en œuvre, de 1 par tuile Exploration face cachée à vous et de 3 par jeton GPS dépensé à l’instant. Chaque plan « +1 GPS » donne 1 icône de plus à chaque jeton GPS dépensé (R14.02).
blackout-rule-R4-09 = Les jetons GPS dépensés reviennent à la réserve ; les tuiles et les plans ne s’usent pas.
blackout-rule-R4-10 = Si votre total atteint ou dépasse l’épreuve, vous récupérez la tuile et touchez la récompense du cadre de l’épreuve choisie.
blackout-rule-R4-11 = Les récompenses simples sont de sept sortes : points, HKD, Batterie, Manuel, Outil, Médicament et Carburant. Ressources et Batteries sont des cubes de votre réserve qui vont sur le cadran.
blackout-rule-R4-12 = Le type de récompense d’une tuile est la sorte de sa récompense simple, l’une des sept de R4.11, quelle que soit l’épreuve réussie.
blackout-rule-R4-13 = Montrez la tuile à tous. Si c’est votre première de ce type de récompense, elle va face visible près de votre plateau, sinon face cachée. Une tuile face cachée est aussi une tuile de son type (une règle de table en décide autrement).
blackout-rule-R4-14 = Une tuile face cachée compte pour 1 icône d’exploration dans toutes vos recherches suivantes. Elle ne rapporte pas de points à la fin.
blackout-rule-R4-15 = Pour finir, une carte de l’équipe tirée au hasard va face visible dans votre Hôpital, et les autres reviennent en main (avec une règle de table, vous choisissez la carte vous-même).
blackout-rule-R4-16 = Vous ne pouvez choisir qu’une épreuve que vous êtes capable de réussir : une exploration n’échoue donc jamais. Si aucune n’est à votre portée, vous remettez les tuiles.
blackout-rule-R4-17 = Les tuiles d’un district sont toujours dans l’un de ces états : 3 cachées, 2 visibles, 1 visible, plus aucune, ou retirées. Tuiles visibles et cachées ne se mêlent jamais.
blackout-rule-R4-20 = Reconnaissance : si votre tuile a l’épreuve simple la plus basse parmi celles du district (à égalité, n’importe laquelle de celles-ci), vous pouvez choisir de vous contenter de 4 icônes d’exploration au total.
blackout-rule-R4-21 = Après une reconnaissance, montrez la tuile et posez-la face cachée près de votre plateau, quel que soit son type. Elle ne donne aucune récompense.
blackout-rule-R4-22 = Une reconnaissance envoie elle aussi une carte de l’équipe, tirée au hasard, à l’Hôpital (avec une règle de table, vous choisissez la carte).
blackout-rule-R4-23 = S’il ne reste qu’une tuile dans le district, elle est la plus basse : la reconnaissance est donc permise.

## R5

blackout-rules-R5 = Phase 5 : nouveaux objectifs
blackout-rule-R5-01 = Dans l’ordre du tour, et autant de fois qu’il le faut, chacun achète une carte de l’offre ou passe.
blackout-rule-R5-02 = Passer n’empêche pas d’acheter à un tour suivant de la phase. Celle-ci s’arrête quand tous, y compris le dernier acheteur, ont passé l’un après l’autre (avec une règle de table, pendant le même tour de table).
blackout-rule-R5-03 = Le prix dépend du nombre de cartes de la rangée avant l’achat : 4 HKD avec 3 cartes, 3 HKD avec 2 cartes, 2 HKD avec 1 carte.
blackout-rule-R5-04 = La carte va sur un espace Objectif libre. Il y a de la place pour 3 cartes : avec 3 cartes, vous ne pouvez pas acheter.
blackout-rule-R5-05 = L’espace du plan d’urgence n’est pas un espace Objectif. Une fois sa carte partie, plus rien ne peut y être posé.
blackout-rule-R5-06 = Une rangée qui se vide reçoit aussitôt 3 cartes de la pioche ; les autres rangées ne sont pas complétées.
blackout-rule-R5-07 = Vider la pioche déclenche la fin de la partie (R9.01).
blackout-rule-R5-08 = Les objectifs d’une carte achetée maintenant peuvent être accomplis à partir de la phase 3 de la manche suivante.

## R6

blackout-rules-R6 = Phase 6 : entretien
blackout-rule-R6-01 = Étape A : le premier joueur défausse, dans chaque rangée de l’offre, la carte de droite. Il n’y a pas de choix.
blackout-rule-R6-02 = Les rangées vides après cela, et elles seules, reçoivent 3 cartes de la pioche. Vider la pioche déclenche la fin de la partie (R9.01).
blackout-rule-R6-03 = Étape B : dans l’ordre du tour, chacun doit retirer tous ses cubes de Ration d’eau et de Nourriture.
blackout-rule-R6-04 = Chaque cube de Nourriture rapporte 2 HKD.
blackout-rule-R6-05 = Vous répartissez librement vos Rations d’eau en paires et en unités : chaque paire donne 1 jeton GPS, chaque unité 1 HKD.
blackout-rule-R6-06 = Avec le plan de contingence voulu dans votre zone de mise en œuvre, vous pouvez plutôt changer 2 Nourriture en 4 points et/ou 2 Rations d’eau en 7 HKD, sans limite de fois (R14.03 et R14.04 ; avec une règle de table, 4 Nourriture au lieu de 2).
blackout-rule-R6-07 = Ici, une Batterie ne peut jamais tenir lieu de Ration d’eau ou de Nourriture, et n’est jamais perdue. Vos autres ressources restent.
blackout-rule-R6-08 = Étape C : dans l’ordre du tour, chacun peut envoyer à la défausse 1 carte au plus de ses espaces Objectif ; les cubes posés dessus reviennent à la réserve. Le plan d’urgence n’est pas sur un espace Objectif et ne peut pas être défaussé.

## R7

blackout-rules-R7 = Phase 7 : sécuriser des districts
blackout-rule-R7-01 = Un district est sécurisé quand au moins un joueur a un cube sur tous les lieux qui le bordent. Chaque district nouvellement sécurisé est maintenant traité en trois étapes.
blackout-rule-R7-02 = Étape 1 : les tuiles Exploration encore dans le district retournent dans la boîte.
blackout-rule-R7-03 = Étape 2 : chaque joueur qui entoure tout le district doit prendre une maison de son choix sur son plateau et la mettre dans le district. Cela débloque l’action de mise en œuvre qu’elle couvrait.
blackout-rule-R7-04 = Si ce joueur n’a plus de maison, un cube de sa réserve la remplace, sans rien débloquer.
blackout-rule-R7-05 = Étape 3 : tous les joueurs, et pas seulement ceux qui l’ont sécurisé, comptent leurs cubes sur les lieux qui bordent le district et marquent : aucun cube 0 point, 1 ou 2 cubes 2 points, 3 cubes 3, 4 cubes 5, 5 cubes 7, 6 cubes 10, 7 cubes 14.
blackout-rule-R7-06 = Un district n’est compté qu’une fois par partie. Qui l’entoure lors d’une manche suivante n’obtient ni maison ni points.
blackout-rule-R7-07 = Si plusieurs joueurs l’entourent dans la même manche, tous y placent une maison et débloquent une action.
blackout-rule-R7-08 = Vous pouvez sécuriser plusieurs districts dans une manche : chacun prend une maison et chacun est compté.

## R8

blackout-rules-R8 = Phase 8 : rétablir sa main et mise en œuvre
blackout-rule-R8-01 = Dans l’ordre du tour, vous pouvez rétablir votre main si elle compte 4 cartes ou moins, ou 6 ou moins une fois P1 accompli. Ce n’est pas obligatoire.
blackout-rule-R8-02 = Pour rétablir votre main, reprenez-y toutes les cartes de l’emplacement le plus fourni ; à égalité, choisissez parmi les emplacements concernés. L’emplacement 4, une fois ouvert, compte aussi.
blackout-rule-R8-03 = Seulement si vous avez vraiment repris au moins une carte, vous pouvez effectuer vos actions de mise en œuvre débloquées : autant que vous voulez, chacune une fois au plus, dans n’importe quel ordre.
blackout-rule-R8-04 = Sont débloquées les actions de votre plateau, parmi les 5, qui n’ont plus de maison, et les actions des plans de votre zone de mise en œuvre.
blackout-rule-R8-05 = Les actions débloquées dans cette manche, en phase 7 ou par des objectifs de la phase 3, peuvent déjà servir.
blackout-rule-R8-06 = Quand tous ont fini, on passe au décompte final si c’était la dernière manche (R9.10) ; sinon une nouvelle manche débute (RR.03).

## R9

blackout-rules-R9 = Fin de la partie et décompte
blackout-rule-R9-01 = La fin est déclenchée quand la dernière carte de la pioche est tirée (avec une règle de table, seulement quand il faut piocher et qu’il n’y a plus de carte).
blackout-rule-R9-02 = Les cartes qui manquent alors à l’offre, et toutes les suivantes, viennent de la pioche de réserve.
blackout-rule-R9-03 = Achevez la manche en cours, puis jouez exactement une manche complète de plus.
blackout-rule-R9-04 = Si la pioche de réserve est vide elle aussi, on ne remplit plus les rangées. La défausse n’est jamais remélangée.
blackout-rule-R9-05 = Après la mise en place, toute pioche compte un multiple de 3 cartes : une rangée n’est donc jamais remplie à moitié. Les cartes ne peuvent manquer que si deux ou trois rangées se vident ensemble en phase 6.
blackout-rule-R9-10 = Décompte A : chacun de vos cubes du cadran, Batteries comprises, devient 1 HKD ; puis chaque tranche entière de 5 HKD vaut 1 point. L’argent restant sert en cas d’égalité.
blackout-rule-R9-11 = Décompte B : vos tuiles Exploration face visible rapportent selon leur nombre : aucune 0 point, 1 ou 2 tuiles 2 points, 3 tuiles 3, 4 tuiles 5, 5 tuiles 7, 6 tuiles 10, 7 tuiles 14. Vous pouvez en avoir 7 au plus, une par type de récompense.
blackout-rule-R9-12 = Décompte C : vous marquez les points imprimés de chaque carte de votre main et de vos emplacements, mais rien pour les espaces Objectif ni l’Hôpital. Les cartes de la zone de mise en œuvre ne comptent pas non plus (une règle de table les fait compter).
blackout-rule-R9-13 = Le meilleur score l’emporte. À égalité, c’est celui qui a le plus de HKD après R9.10 ; si cela ne suffit pas, la victoire est commune.
blackout-rule-R9-14 = Ne rapportent rien : les maisons, les jetons Transport ou GPS restants, les tuiles Exploration face cachée, et un plan d’urgence encore à sa place.

## R10

blackout-rules-R10 = À tout moment et règles générales
blackout-rule-R10-01 = Une Batterie est un joker : dans n’importe quel coût, elle remplace une ressource standard quelconque parmi les 6.
blackout-rule-R10-02 = Seule exception : une Batterie ne compte jamais comme Ration d’eau ou Nourriture à retirer en phase 6.
blackout-rule-R10-03 = Autant de fois que vous voulez, vous pouvez payer 5 HKD pour 1 Batterie. C’est proposé à votre tour partout où une Batterie peut être dépensée : dans les phases 2, 3 et 8, avant de choisir ce que vous payez.
blackout-rule-R10-04 = Vous pouvez perdre 1 point pour 1 jeton Transport, autant de fois que vous voulez. Comme le prix ne change jamais, un jeton ne s’achète qu’au moment de le dépenser, pour un décalage sur le cadran ou un saut sur le plan de la ville.
blackout-rule-R10-05 = Votre score peut descendre sous 0, sans limite.
blackout-rule-R10-06 = Les cubes payés reviennent à votre réserve, l’argent à la banque et les jetons à la réserve commune. Les jetons sont considérés comme illimités (avec une règle de table, vous ne gagnez que ce que la réserve contient).
blackout-rule-R10-07 = Le nombre de cartes en main n’est pas limité.

## R11

blackout-rules-R11 = Vos propres spécialistes
blackout-rule-R11-01 = Leader : gagnez 1 Batterie, et servez-vous d’une action de mise en œuvre débloquée, du plateau ou d’un plan, dans n’importe quel ordre (une règle de table impose l’ordre imprimé). Le Leader a 2 icônes d’exploration.
blackout-rule-R11-02 = Éclaireur : échangez 1 Carburant ou 1 Manuel contre 1 jeton GPS, et prenez 2 HKD.
blackout-rule-R11-03 = Mécanicien : prenez 3 HKD, et vous pouvez donner 1 Outil pour 3 HKD de plus.
blackout-rule-R11-04 = Médecin : donnez 1 Médicament pour reprendre en main une carte de votre Hôpital, et marquez les points qui y sont imprimés. Sans icône d’exploration, le Médecin n’est jamais d’une équipe ni à l’Hôpital.

## R12

blackout-rules-R12 = Spécialistes des cartes Objectif
blackout-rule-R12-01 = Prenez 5 HKD, et montrez votre main pour prendre 1 HKD par icône d’exploration qu’elle contient. Les cartes planifiées n’en font pas partie.
blackout-rule-R12-02 = Prenez la somme gratuite imprimée sur la carte, et vous pouvez donner 1 Outil pour prendre aussi l’autre somme imprimée. Les sommes varient d’une carte à l’autre.
blackout-rule-R12-03 = Donnez 1 Nourriture pour poser 1 cube sur le plan de la ville selon R3.20 et suivantes, sur la couleur que montre la carte, ou sur n’importe laquelle si elle n’en montre pas.
blackout-rule-R12-04 = Échangez 1 Carburant ou 1 Manuel contre 1 jeton GPS, ou donnez les deux pour 2 jetons GPS.
blackout-rule-R12-05 = Payez les 3 ou 4 HKD imprimés sur la carte pour 3 ressources d’un même type standard de votre choix, jamais des Batteries.
blackout-rule-R12-06 = Vous gagnez 2 points, et vous pouvez donner 1 Outil pour en gagner 2 de plus.

## R13

blackout-rules-R13 = Actions de mise en œuvre
blackout-rule-R13-01 = Action 1 du plateau : 1 Manuel contre 1 jeton GPS, une fois par activation.
blackout-rule-R13-02 = Action 2 du plateau : 1 Carburant contre 2 jetons Transport, une fois par activation (avec une règle de table, 1 comme dans les règles anglaises de 2018).
blackout-rule-R13-03 = Action 3 du plateau : 1 Outil contre 3 HKD, une fois par activation.
blackout-rule-R13-04 = Action 4 du plateau : 1 Médicament contre 1 Batterie, une fois par activation.
blackout-rule-R13-05 = Action 5 du plateau : 4 HKD contre 2 points, une fois par activation.
blackout-rule-R13-06 = Action de plan : gagnez 1 ressource du type imprimé, une fois par activation.
blackout-rule-R13-07 = Action de plan : 1 ressource imprimée contre les ressources imprimées, une fois par activation.
blackout-rule-R13-08 = Action de plan : 2 HKD contre 1 Batterie, une fois par activation.
blackout-rule-R13-09 = Action de plan : prenez 3 HKD, une fois par activation.
blackout-rule-R13-10 = Action de plan : 1 ressource imprimée contre 3 points, une fois par activation.
blackout-rule-R13-11 = Les actions de mise en œuvre s’activent en phase 8 après avoir rétabli sa main (toutes, une fois chacune) ou avec le Leader en phase 2 (une seule). Une action faite avec le Leader reste disponible pour la phase 8.
blackout-rule-R13-12 = Deux plans identiques sont deux actions distinctes.

## R14

blackout-rules-R14 = Plans de contingence à effet permanent
blackout-rule-R14-01 = Tant que ce plan est dans votre zone de mise en œuvre, chacun de vos totaux d’exploration gagne 1 icône.
blackout-rule-R14-02 = Tant que ce plan est dans votre zone de mise en œuvre, chaque jeton GPS que vous dépensez vaut 1 icône d’exploration de plus : 4 au lieu de 3.
blackout-rule-R14-03 = Tant que ce plan est dans votre zone de mise en œuvre, vous pouvez changer 2 Nourriture en 4 points en phase 6, sans limite de fois (avec une règle de table, il faut 4 Nourriture).
blackout-rule-R14-04 = Tant que ce plan est dans votre zone de mise en œuvre, vous pouvez changer 2 Rations d’eau en 7 HKD en phase 6, sans limite de fois.

## R15

blackout-rules-R15 = Campagne
blackout-rule-R15-01 = Les règles de la campagne l’emportent sur les règles de base. Il y a 5 chapitres, joués dans l’ordre à partir du chapitre 1.
blackout-rule-R15-02 = Le ou les plans d’urgence du chapitre sont posés près du plateau Hong Kong ; personne n’en a sur son plateau Joueur.
blackout-rule-R15-03 = Chacun peut y accomplir des objectifs, même déjà accomplis par d’autres, avec toute la récompense immédiate. Marquez-les d’un de vos cubes : chaque objectif ne se fait qu’une fois par joueur.
blackout-rule-R15-04 = Quand il y a deux plans (à 3 ou 4 joueurs), vous êtes lié à celui de votre premier objectif accompli.
blackout-rule-R15-05 = Ces plans n’ont pas d’effet de concrétisation et ne bougent jamais : ils ne font poser aucun cube sur le plan de la ville.
blackout-rule-R15-06 = Le bonus pour tous les objectifs d’un plan reste acquis (une règle de table le supprime).
blackout-rule-R15-07 = De 2 à 4 joueurs, il faut pour gagner le meilleur score et aussi toutes les conditions du chapitre ; à égalité, le plus de HKD l’emporte, puis la victoire est commune. Si le meilleur score manque une condition, personne ne gagne (avec une règle de table, c’est le meilleur score parmi ceux qui remplissent les conditions).
blackout-rule-R15-08 = Après la partie, tout joueur qui a rempli les conditions de victoire, vainqueur ou non, note les orchidées du meilleur palier de score atteint, de 1 à 3.
blackout-rule-R15-09 = À la fin de la campagne, additionnez vos orchidées : 15, c’est parfait ; 12 ou plus, très bien ; 10 ou plus, bien ; avec 5 ou plus, vous avez survécu. En dessous de 5, il n’y a pas d’appréciation.

## R16

blackout-rules-R16 = Solitaire
blackout-rule-R16-01 = Seul, suivez la taille de la pioche de réserve et le plan donnés pour 1 joueur. Le marqueur Premier Joueur n’indique que la phase.
blackout-rule-R16-02 = Si vous n’avez rien acheté en phase 5, la carte de droite de la rangée du haut est défaussée à la fin de cette phase, et la rangée est aussitôt remplie si elle se retrouve vide. La phase 6 suit ensuite comme d’habitude.
blackout-rule-R16-03 = Pour gagner seul, il faut en plus atteindre au moins le score des 2 orchidées (avec une règle de table, celui des 3 orchidées).
blackout-rule-R16-04 = Après une défaite, vous rejouez le même chapitre avec 2 HKD de départ de plus qu’avant : 4, puis 6, puis 8, et ainsi de suite.
blackout-rule-R16-05 = Cet argent en plus vaut pour un chapitre : le suivant repart de 4 HKD.

## R17

blackout-rules-R17 = Chapitres
blackout-rule-R17-01 = Pour gagner un chapitre, il faut ses objectifs, son éventuelle condition en plus et au moins son score de 1 orchidée après le décompte final (seul : celui des 2 orchidées par défaut) ; chaque ligne ci-après donne la pioche de réserve pour 1, 2, 3 et 4 joueurs (l’offre disposée, la pioche garde 63 cartes moins ce nombre), les plans, les conditions, et les scores pour 1, 2 et 3 orchidées. Chapitre 1, 48e heure : réserve 33, 24, 18, 12 ; plan A (à 3–4 joueurs : A et D) ; votre cube sur tous les objectifs d’un même plan d’urgence ; 60, 75, 90 points. Chapitre 2, 72e heure : réserve 48, 42, 39, 36 ; plan B (à 3–4 joueurs : B et C) ; vos cubes sur 2 objectifs ou plus d’un même plan ; 35, 50, 65 points. Chapitre 3, 80e heure : réserve 33, 24, 18, 12 ; plan B (à 3–4 joueurs : B et D) ; 2 objectifs ou plus d’un même plan, et 4 de vos cubes ou plus autour du district central ; 65, 85, 105 points. Chapitre 4, 96e heure : réserve 39, 30, 24, 18 ; plan C (à 3–4 joueurs : A et C) ; 2 objectifs ou plus d’un même plan, et 4 de vos cubes ou plus sur des lieux rouges ; 65, 80, 95 points. Chapitre 5, fin de la semaine 1 : réserve 27, 18, 9, 0 (à 4 joueurs, plus rien n’est rempli une fois la pioche vide) ; plan D (à 3–4 joueurs : B et D) ; 2 objectifs ou plus d’un même plan, et les deux pouvoirs de rétablissement accomplis ; 105, 125, 145 points.

## Options

blackout-option-edition = L’édition que suivent les options : 2019 (par défaut) laisse chaque option à sa valeur par défaut, 2018 fixe gasoline_transport = 1 et specialist_order = then, et as_in_0_1 lit toutes les règles comme dans Lamplight 0.1.
blackout-option-gasoline_transport = Combien de jetons Transport l’action du plateau donne pour 1 Carburant : 2 (par défaut), ou 1 comme dans les règles anglaises de 2018.
blackout-option-solo_orchids = Combien d’orchidées votre score doit valoir pour gagner seul un chapitre : 2 (par défaut) ou 3.
blackout-option-scout_distinct = Si tous doivent explorer des districts différents dans une même phase : true (par défaut), ou false, où plusieurs peuvent prendre le même.
blackout-option-look_blocks_district = Si un district dont un joueur n’a fait que regarder les tuiles est fermé aux autres pour le reste de la phase : true (par défaut), ou false, où seul l’est un district dont une tuile a été récupérée.
blackout-option-end_trigger = Quand la fin de la partie est déclenchée : deck_empty (par défaut), dès que la dernière carte quitte la pioche, ou cannot_draw, seulement quand il faut piocher et que la pioche est vide.
blackout-option-skip = Quels lieux vous pouvez sauter avec des jetons Transport en posant un cube : wrong_colour (par défaut), seulement ceux de la mauvaise couleur, ou any, tout lieu intermédiaire.
blackout-option-campaign_winner = Qui gagne un chapitre si le meilleur score manque une condition de victoire : literal (par défaut), personne, ou best_qualified, le meilleur score parmi ceux qui remplissent toutes les conditions.
blackout-option-token_limit = Si les jetons Transport peuvent manquer : unlimited (par défaut), ou strict, où vous ne gagnez que ce que contient la réserve de 24 (un jeton acheté pour être dépensé aussitôt ne coûte toujours que son point).
blackout-option-food_plan_cost = Combien de Nourriture le plan de contingence de la phase 6 demande pour 4 points : 2 (par défaut) ou 4.
blackout-option-specialist_order = Dans quel ordre vous effectuez les actions d’un spécialiste : any (par défaut), comme vous voulez ; printed, celui de la carte ; ou then, celui de la carte seulement là où le texte anglais dit « ensuite » (le Mécanicien, et les spécialistes à deux actions qui donnent des HKD ou des points).
blackout-option-probe_tiles_have_type = Si une tuile Exploration face cachée garde son type de récompense, pour les exigences de tuiles et pour savoir si une tuile suivante est votre première de ce type : true (par défaut) ou false.
blackout-option-injury = Quelle carte d’une équipe d’exploration va à l’Hôpital : random (par défaut), une carte tirée au hasard, ou owner, une carte choisie par son propriétaire.
blackout-option-complete_later = Quand vous pouvez clore un plan aux objectifs encore ouverts pour son effet de concrétisation : after_goal (par défaut), seulement juste après avoir accompli un de ses objectifs, ou any_time, à tout moment de votre phase 3.
blackout-option-campaign_bonus = Si les plans d’urgence partagés de la campagne donnent encore le bonus pour tous leurs objectifs : true (par défaut) ou false.
blackout-option-score_check_area = Si les points imprimés sur les cartes de la zone de mise en œuvre comptent au décompte final : false (par défaut) ou true.
blackout-option-cube_limit = Si vos 25 cubes sont une limite : hard (par défaut), où vous ne gagnez que les ressources pour lesquelles il vous reste des cubes et ne pouvez pas accomplir un objectif dont il vous manque un cube après en avoir payé les coûts, ou soft, où vous pouvez en utiliser plus de 25.
blackout-option-starting_player = Qui commence : drawn (par défaut), par tirage au sort, ou le joueur d’une couleur.
blackout-option-market_end = Quand s’arrête la phase 5 : consecutive (par défaut), quand tous ont passé l’un après l’autre, ou lap, quand tous passent pendant le même tour de table, compté à partir du premier joueur.
blackout-option-gps_limit = Si les jetons GPS peuvent manquer : unlimited (par défaut) ; strict, où vous ne gagnez que ce que contient la réserve de 12 et où, sans jeton, une paire de Rations d’eau compte comme deux unités ; ou as_transport, comme le dit token_limit.
blackout-option-doctor_in_hospital = Si le Médecin peut être à l’Hôpital : never (par défaut), jamais, même dans une position décrite, ou possible, si un ensemble de composants ou une position le dit.
blackout-option-attempt_money = Si l’argent de départ augmente à chaque nouvelle tentative en solitaire : growing (par défaut), sans limite, ou capped, jusqu’à la 30e tentative.
blackout-choose-attempt = Quelle tentative ?
blackout-choose-edition = Quelle édition ou quelle lecture ?
blackout-choose-gasoline_transport = Combien de jetons Transport pour 1 Carburant ?
blackout-choose-solo_orchids = Combien d’orchidées pour gagner seul un chapitre ?
blackout-choose-scout_distinct = Chacun doit-il explorer un autre district ?
blackout-choose-look_blocks_district = Regarder suffit-il à fermer un district aux autres ?
blackout-choose-end_trigger = Quand la fin de la partie est-elle déclenchée ?
blackout-choose-skip = Quels lieux peut-on sauter avec des jetons Transport ?
blackout-choose-campaign_winner = Qui gagne un chapitre si le meilleur score manque une condition ?
blackout-choose-token_limit = Les jetons Transport s’épuisent-ils ?
blackout-choose-food_plan_cost = Combien de Nourriture pour 4 points avec le plan de contingence de la phase 6 ?
blackout-choose-specialist_order = Dans quel ordre effectue-t-on les actions d’un spécialiste ?
blackout-choose-probe_tiles_have_type = Les tuiles Exploration face cachée gardent-elles leur type ?
blackout-choose-injury = Quelle carte d’une équipe d’exploration va à l’Hôpital ?
blackout-choose-complete_later = Quand peut-on clore un plan aux objectifs encore ouverts ?
blackout-choose-campaign_bonus = Les plans d’urgence partagés donnent-ils leur bonus ?
blackout-choose-score_check_area = Les points des cartes de la zone de mise en œuvre comptent-ils à la fin ?
blackout-choose-cube_limit = De combien de cubes chacun dispose-t-il ?
blackout-choose-starting_player = Qui commence ?
blackout-choose-market_end = Quand s’arrête la phase 5 ?
blackout-choose-gps_limit = Les jetons GPS s’épuisent-ils ?
blackout-choose-doctor_in_hospital = Le Médecin peut-il être à l’Hôpital ?
blackout-choose-attempt_money = L’argent des tentatives en solitaire augmente-t-il toujours ?
