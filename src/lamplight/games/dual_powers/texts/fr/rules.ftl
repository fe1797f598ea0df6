### Référence des règles de Dual Powers : un message par règle, avec les titres de section.

## D1

dual-powers-rules-D1 = Matériel
dual-powers-rule-D1-1 = Le plateau montre six Zones, chacune avec sa couleur et son icône, et les connexions qui les relient. Il porte aussi le calendrier, la piste de Soutien avec une case centrale et une extrémité pour chaque camp, un emplacement de tuile « Émeute ! », un autre « Barricade ! », et un emplacement d’Objectif secret par camp.
dual-powers-rule-D1-2 = Il y a 6 tuiles de Zone, une pour chaque Zone. Chaque tuile désigne aussi l’unique connexion qu’elle barricade.
dual-powers-rule-D1-3 = Il y a 48 cartes de Commandement. Chacune indique des jours, une Zone, une valeur de Recrutement (1, 2 ou 3 barres), une icône d’action (Mouvement, Double Mouvement ou Repos) et des points de victoire.
dual-powers-rule-D1-4 = Il y a 6 cartes de Leader, 3 par camp. Chacune indique des jours, la Force du Leader Reposé et Fatigué, et une action spéciale (Organiser une manifestation, Espionnage ou Inspirer le Peuple).
dual-powers-rule-D1-5 = Il y a 8 pions de Leader (3 rouges, 3 blancs, Trotski neutre et Trotski rouge) et 26 pions d’Unité (10 rouges, 10 blancs et 6 neutres). Tout pion a une face Reposé et une face Fatigué, chacune avec sa propre Force ; les Unités rouges et blanches ont en plus un rang de 1 à 3 barres.
dual-powers-rule-D1-6 = Les marqueurs sont ceux du score, de la Barricade, du jour, du mois et de la Volonté du Peuple, plus trois marqueurs d’Objectif numérotés 1, 2 et 3.
dual-powers-rule-D1-7 = Le jeu en solitaire ajoute 27 Unités de l’Opposition, 9 de chaque niveau (1, 2 et 3), et des marqueurs de difficulté de 1 à 6. Reposée, une Unité de l’Opposition a une Force égale à son niveau ; sa face Fatigué montre un X.

## D2

dual-powers-rules-D2 = Mise en place
dual-powers-rule-D2-1 = Convenez de qui joue le Blanc, le Gouvernement provisoire, et de qui joue le Rouge, le Soviet de Petrograd.
dual-powers-rule-D2-2 = Chaque camp prend en main ses 3 cartes de Leader. Ses 3 pions de Leader et ses 10 Unités, tous Reposés, forment sa réserve.
dual-powers-rule-D2-3 = Chacune des six Zones reçoit une Unité neutre tirée au hasard, Reposée.
dual-powers-rule-D2-4 = Sur la piste de Soutien, le marqueur de score part de la case centrale. Le Rouge détient la Volonté du Peuple au départ.
dual-powers-rule-D2-5 = Le calendrier s’ouvre sur mars/avril pour le mois et sur le 1 pour le jour : c’est là que commencent les deux marqueurs.
dual-powers-rule-D2-6 = Trotski neutre attend au-dessus de mai/juin, et Trotski rouge au-dessus d’août.
dual-powers-rule-D2-7 = Mélangez les six tuiles de Zone, puis révélez la première sur « Émeute ! » et la deuxième sur « Barricade ! ».
dual-powers-rule-D2-8 = Le marqueur de Barricade va sur la connexion que désigne la tuile « Barricade ! ». Les trois marqueurs d’Objectif attendent à côté de la piste de Soutien.
dual-powers-rule-D2-9 = Les 48 cartes de Commandement, mélangées, forment une pioche face cachée.
dual-powers-rule-D2-10 = Tout le monde peut voir le plateau, les réserves, la défausse, les cartes jouées et le nombre de cartes de chaque main et de chaque pile. Les mains ne sont visibles que de leur propriétaire, de même que les Objectifs secrets (en solitaire, le vôtre vous est caché aussi : voir D5.2) ; personne ne voit la pioche ni la pile de tuiles de Zone.

## D3

dual-powers-rules-D3 = Une manche

dual-powers-rules-D3-1 = Phase de pioche
dual-powers-rule-D3-1-1 = Chacun pioche cinq cartes de Commandement, en premier celui qui détient la Volonté du Peuple, et les cartes non jouées restent en main d’une manche à l’autre. À deux, vous avez donc huit cartes à la première manche, vos trois Leaders compris, et jamais moins ensuite ; les pioches supplémentaires peuvent vous en donner davantage.
dual-powers-rule-D3-1-2 = Si la pioche est vide au moment de piocher, la défausse mélangée forme une nouvelle pioche ; les cartes jouées pendant la manche n’y arrivent qu’au nettoyage. Si les deux sont vides, la phase de pioche ne donne que les cartes disponibles.

dual-powers-rules-D3-2 = Phase d’Objectif
dual-powers-rule-D3-2-1 = En même temps, chacun pose face cachée une carte de Commandement qu’il a en main (jamais une carte de Leader) : c’est son Objectif secret. Vous pouvez consulter le vôtre quand vous voulez ; l’adversaire ne le voit qu’une fois révélé.

dual-powers-rules-D3-3 = Phase d’Action
dual-powers-rule-D3-3-1 = Les joueurs alternent jusqu’à ce que chacun ait joué quatre tours, en commençant par celui qui, quand la phase s’ouvre, détient la Volonté du Peuple. Si elle change de camp en cours de phase, l’ordre reste le même.
dual-powers-rule-D3-3-2 = Un tour compte quatre étapes : jouer une carte, avancer la date, faire l’action de la carte, puis faire une action supplémentaire si vous en avez gagné une.
dual-powers-rule-D3-3-3 = Jouez face visible n’importe quelle carte de votre main, de Commandement ou de Leader.
dual-powers-rule-D3-3-4 = Le marqueur de jour avance du nombre de jours de la carte. S’il dépasse le 31, le marqueur de mois avance d’une case et le compte reprend au jour 1 ; changer de mois ne coûte aucun jour : le nouveau jour est l’ancien plus les jours de la carte moins 31.
dual-powers-rule-D3-3-5 = Si le marqueur de jour arrive sur le 29 ou le 30, il poursuit jusqu’au 31.
dual-powers-rule-D3-3-6 = Si le marqueur de jour s’arrête sur le 15 ou le 31, même poussé là depuis le 29 ou le 30, vous gagnez une action supplémentaire : Recrutement, Mouvement, Repos ou Pioche. Elle se joue après l’action de la carte, et vous pouvez y renoncer.
dual-powers-rule-D3-3-7 = Quand le marqueur de mois avance, le joueur dont c’est le tour prend aussitôt la Volonté du Peuple. S’il la détenait déjà, rien ne change.
dual-powers-rule-D3-3-8 = Quand le marqueur de mois atteint mai/juin, Trotski neutre arrive, Reposé, dans la Zone d’Émeute. L’ordre est : mois, Volonté du Peuple, Trotski, puis action de la carte ; celui qui le contrôle peut donc s’en servir dès ce tour.
dual-powers-rule-D3-3-9 = Quand le marqueur de mois atteint août, Trotski neutre, s’il est encore sur le plateau, cède la place à Trotski rouge dans le même état, Reposé ou Fatigué : il appartient désormais au Rouge, quel que soit le détenteur de la Volonté du Peuple. S’il a été retiré plus tôt, Trotski rouge n’arrive jamais.
dual-powers-rule-D3-3-10 = Un pion neutre est contrôlé par le détenteur de la Volonté du Peuple si celui-ci a dans la même Zone au moins un pion de sa propre faction. Sinon, personne ne le contrôle.

dual-powers-rules-D3-4 = Cartes de Commandement
dual-powers-rule-D3-4-1 = Une carte de Commandement permet un Recrutement, ou l’action de son icône, ou ni l’un ni l’autre. Pour un Recrutement, placez Reposées, dans la Zone de la carte, une ou plusieurs Unités de votre réserve dont les rangs totalisent au plus la valeur de Recrutement ; ce que vous n’utilisez pas est perdu, et c’est impossible si aucune Unité de votre réserve n’a un rang assez petit.
dual-powers-rule-D3-4-2 = Mouvement : un pion que vous contrôlez, Reposé ou Fatigué, passe dans une Zone voisine par une connexion non barricadée.
dual-powers-rule-D3-4-3 = Double Mouvement : un pion que vous contrôlez, Reposé ou Fatigué, avance d’une ou deux Zones par des connexions non barricadées et finit ailleurs qu’à son départ ; le contrôle se vérifie dans la Zone de départ. On ne peut jamais déplacer à la place deux pions d’une Zone chacun.
dual-powers-rule-D3-4-4 = Repos : un pion Fatigué que vous contrôlez redevient Reposé. L’inverse n’est jamais permis.

dual-powers-rules-D3-5 = Cartes de Leader
dual-powers-rule-D3-5-1 = Recrutement de Leader : placez le pion de ce Leader, Reposé, de votre réserve dans la Zone de votre choix ; cette action et l’action spéciale se font dans l’ordre que vous voulez, et chacune est facultative. Un Leader qui n’est pas recruté avec sa carte n’entrera jamais en jeu.
dual-powers-rule-D3-5-2 = Organiser une manifestation : le marqueur de Barricade passe sur une autre connexion de votre choix.
dual-powers-rule-D3-5-3 = Espionnage : l’Objectif secret de l’adversaire est retourné face visible.
dual-powers-rule-D3-5-4 = Inspirer le Peuple : prenez aussitôt la Volonté du Peuple.

dual-powers-rules-D3-6 = Actions supplémentaires
dual-powers-rule-D3-6-1 = Recrutement supplémentaire : placez une Unité de rang 1 de votre réserve, Reposée, dans la Zone de votre choix. Sans Unité de rang 1 en réserve, c’est impossible.
dual-powers-rule-D3-6-2 = Mouvement supplémentaire : un pion que vous contrôlez, Reposé ou Fatigué, avance d’une Zone par une connexion non barricadée, comme avec le Mouvement d’une carte de Commandement (voir l’option en D6.9).
dual-powers-rule-D3-6-3 = Repos supplémentaire : un pion Fatigué que vous contrôlez redevient Reposé, comme avec le Repos d’une carte de Commandement.
dual-powers-rule-D3-6-4 = Pioche supplémentaire : piochez une carte de Commandement ; votre main reste plus grande jusqu’à la fin de la partie, sans maximum. C’est impossible si la pioche et la défausse sont vides toutes les deux.

dual-powers-rules-D3-7 = Phase de score
dual-powers-rule-D3-7-1 = Votre Force en Présence dans une Zone est la somme des Forces visibles des pions que vous y contrôlez, les neutres comptant pour le détenteur de la Volonté du Peuple s’il y a un pion de sa faction ; la plus grande somme contrôle la Zone. À égalité, c’est celui qui y contrôle le plus de pions, neutres compris, puis le détenteur de la Volonté du Peuple ; une Zone où aucun joueur ne contrôle de pion n’est à personne.
dual-powers-rule-D3-7-2 = Le marqueur d’Objectif 1 va sur la Zone d’Émeute, et celui qui la contrôle choisit : en marquer les points (2 de mars à juin, 3 en juillet, 4 en août, 5 en septembre, 7 en octobre/novembre) ou faire aussitôt une action supplémentaire. Le choix est unique : si l’action modifie la Force en Présence dans cette Zone, cela ne change rien pour le marqueur 1.
dual-powers-rule-D3-7-3 = Chaque point marqué pousse le marqueur de score d’une case vers l’extrémité de la piste de Soutien qui appartient à celui qui marque. Il ne va jamais plus loin que cette extrémité.
dual-powers-rule-D3-7-4 = Celui qui est mené à cet instant révèle son Objectif le premier et pose le marqueur 2 sur sa Zone, puis l’autre fait de même avec le marqueur 3 ; si le score est au centre, celui qui n’a pas la Volonté du Peuple commence. Un Objectif déjà face visible ne change rien à cet ordre.
dual-powers-rule-D3-7-5 = On évalue la Zone du marqueur 2, puis celle du marqueur 3 : les points de la carte vont à celui qui contrôle sa Zone, peu importe qui a choisi la carte. Une Zone avec plusieurs marqueurs compte une fois pour chacun, et une Zone que personne ne contrôle ne rapporte rien.
dual-powers-rule-D3-7-6 = Dans toute Zone avec au moins un marqueur d’Objectif, chaque pion Reposé devient Fatigué, une seule fois quel que soit le nombre de marqueurs. Un pion qui était déjà Fatigué quitte le plateau : les Unités rouges et blanches reviennent Reposées dans leur réserve, les Leaders et les pions neutres sortent de la partie.

dual-powers-rules-D3-8 = Nettoyage
dual-powers-rule-D3-8-1 = La tuile « Émeute ! » est défaussée, la tuile « Barricade ! » glisse sur « Émeute ! », et une nouvelle tuile est tirée pour « Barricade ! ». Le marqueur de Barricade passe sur la connexion que désigne la nouvelle tuile.
dual-powers-rule-D3-8-2 = Les marqueurs d’Objectif reviennent à côté de la piste de Soutien. Les cartes de Commandement jouées dans la manche et les Objectifs vont à la défausse, tandis que les cartes de Leader jouées sortent de la partie.

## D4

dual-powers-rules-D4 = Fin de la partie
dual-powers-rule-D4-1 = La partie s’arrête dès que le marqueur de score touche une extrémité de la piste de Soutien, même entre deux décomptes : le camp de cette extrémité l’emporte.
dual-powers-rule-D4-2 = La partie s’arrête aussi après une phase de score où le marqueur de mois est sur octobre/novembre : le camp du côté duquel se trouve le marqueur de score l’emporte. S’il est juste au centre, la victoire va au détenteur de la Volonté du Peuple.

## D5

dual-powers-rules-D5 = Solitaire
dual-powers-rule-D5-1 = Choisissez votre faction et une difficulté X de 1 à 6 ; les Unités de l’autre faction restent dans la boîte, et l’Opposition dispose à la place des 27 Unités de l’Opposition. Les trois cartes de Leader du camp adverse, mélangées, forment une pile face cachée à côté de leurs pions, et Trotski rouge appartient à celui qui est Rouge.
dual-powers-rule-D5-2 = Piochez quatre cartes de Commandement en main (sept cartes en tout à la première manche), mettez-en une cinquième, face cachée et inconnue même de vous, à l’emplacement de votre Objectif secret, et formez avec cinq autres, que vous ne voyez pas non plus, la pile face cachée de l’Opposition. L’emplacement d’Objectif de l’Opposition reste vide jusqu’au score.
dual-powers-rule-D5-3 = À la phase d’Objectif, révélez la carte de Leader du dessus de la pile de l’Opposition et placez son pion, Reposé, dans la Zone d’Émeute, sans action spéciale et sans avancer la date. L’Opposition prend alors la Volonté du Peuple.
dual-powers-rule-D5-4 = À la phase d’Action, l’Opposition joue cinq tours et vous quatre ; elle ouvre et ferme la phase.
dual-powers-rule-D5-5 = L’Opposition révèle la carte du dessus de sa pile, avance la date d’autant de jours et place dans la Zone de la carte une Unité de l’Opposition Reposée, de niveau égal à la valeur de Recrutement ; elle ne fait jamais ni Mouvement ni Repos, et ses cartes restent dans l’ordre où elles sont jouées. Sur le 15 ou le 31, elle ajoute une Unité de niveau 1 dans la Zone d’Émeute, s’il en reste une, et dépasser le 31 lui donne la Volonté du Peuple.
dual-powers-rule-D5-6 = Vos tours se jouent comme à deux, mais vos actions supplémentaires, y compris celle de la Zone d’Émeute, offrent un choix de plus, l’Organisation : retourner face visible votre propre Objectif secret. L’Espionnage révèle lui aussi votre propre Objectif secret, et tous deux sont sans effet une fois qu’il est visible.
dual-powers-rule-D5-7 = L’Opposition marque toujours les points de la Zone d’Émeute si elle la contrôle. Pour son Objectif, additionnez par Zone les jours des cinq cartes qu’elle a jouées dans la manche et retenez la Zone au plus grand total (à égalité : celle qui a le plus de ces cinq cartes, puis celle dont une carte a été jouée en dernier) ; l’Objectif est, parmi les cinq, la carte de cette Zone qui vaut le plus de points, ou la dernière jouée à points égaux.
dual-powers-rule-D5-8 = Une Unité de l’Opposition Fatiguée a une Force de X, la difficulté, alors que les Leaders gardent leurs valeurs imprimées, et tous comptent comme sa propre faction pour le contrôle des neutres. Pour le reste, score, fatigue et nettoyage se font comme à deux : les Unités de l’Opposition qui quittent le plateau retournent à son stock, ses Leaders sortent de la partie.
dual-powers-rule-D5-9 = La partie s’arrête quand le marqueur de score touche une extrémité de la piste de Soutien, ou après le score de la troisième manche : le camp du côté duquel il se trouve l’emporte alors, ou le détenteur de la Volonté du Peuple s’il est juste au centre. En solitaire, atteindre octobre/novembre ne suffit pas à finir la partie.

## D6

dual-powers-rules-D6 = Précisions
dual-powers-rule-D6-1 = Les règles imprimées ne disent pas que faire quand les tuiles de Zone sont épuisées, à partir de la sixième manche, et une FAQ retire même du jeu la tuile « Émeute ! ». Ici, les tuiles défaussées, y compris celle qui vient de l’être, sont mélangées en une nouvelle pile.
dual-powers-rule-D6-2 = Prises à la lettre, les règles imprimées donneraient une Zone qui n’a que des pions neutres au détenteur de la Volonté du Peuple, à 0 contre 0. Nous suivons la FAQ publiée : elle n’est à personne ; une règle de table permet de choisir entre personne (par défaut) et le détenteur de la Volonté du Peuple.
dual-powers-rule-D6-3 = Les règles imprimées ne précisent pas si le marqueur 1 reste quand celui qui contrôle la Zone d’Émeute prend l’action supplémentaire, ou quand personne ne la contrôle. Il reste dans les deux cas, et les pions de cette Zone sont donc fatigués.
dual-powers-rule-D6-4 = Les règles imprimées ne disent pas ce qui suit octobre/novembre sur le calendrier. Le mois n’avance plus : après le 31, le marqueur de jour repart de 1. À deux joueurs, la Volonté du Peuple ne change alors pas de camp ; l’Opposition la prend chaque fois qu’elle dépasse le 31, même le dernier mois (avec une règle de table, seulement avec un nouveau mois). Le texte peut aussi se lire comme deux cases, octobre et novembre, et une règle de table permet de jouer ainsi : après le 31 octobre, le marqueur passe à novembre, avec tout ce qu’apporte un nouveau mois, et une phase de score dans l’un ou l’autre mois termine la partie.
dual-powers-rule-D6-5 = Les règles imprimées ne disent pas si l’on peut choisir l’action supplémentaire de la Zone d’Émeute quand aucune n’est possible. C’est permis : vous renoncez alors aux points comme à l’action.
dual-powers-rule-D6-6 = Pour contrôler des neutres, les règles imprimées demandent tantôt un pion de votre propre faction, tantôt un pion que vous contrôlez. Il faut toujours un pion de votre propre faction ; un neutre contrôlé ne compte pas.
dual-powers-rule-D6-7 = Les règles imprimées ne disent pas que faire quand l’Opposition n’a plus d’Unité du niveau demandé. Dans ce cas, aucune Unité n’est placée.
dual-powers-rule-D6-8 = Pour la valeur de Recrutement, le texte français parle de Force mais montre des carrés ; comme les règles anglaises, nous comptons les barres du rang et non la Force. L’exemple B (une valeur de 4 atteinte par deux Unités de 2) et l’exemple H (un marron 4 compté pour 5) sont des erreurs d’impression, et la Zone jaune de l’exemple E est la marron : les six Zones sont blanche, rouge, verte, bleue, violette et marron.
dual-powers-rule-D6-9 = Les règles imprimées laissent le Mouvement supplémentaire déplacer tout pion que vous contrôlez, mais une application de règles le limite aux Unités de rang 1, aux neutres et aux Leaders. Ici, tout pion contrôlé convient ; une règle de table permet de choisir entre tout pion (par défaut) et les petits seulement (la limite de l’application).
dual-powers-rule-D6-10 = Les règles imprimées ne disent pas si l’on peut consulter la défausse. Elle est ouverte : chacun peut compter ce qui a été joué.
