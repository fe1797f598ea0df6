# Les leçons de Dual Powers : ce que dit le narrateur, et les réponses aimables à ce qui n’est pas demandé.

## Leçon 1 : une manche

dual-powers-lesson-1-title = Une manche
dual-powers-lesson-1-about = Choisissez un Objectif secret, jouez quatre tours, et voyez les Zones rapporter des points.

dual-powers-lesson-1-theme = Petrograd, 1917. Le tsar est tombé et deux pouvoirs se disputent la ville : le Soviet (les Rouges, c’est vous) et le Gouvernement provisoire (les Blancs).
dual-powers-lesson-1-aim = Un seul marqueur de score pour vous deux. Amenez-le à l’extrémité rouge de la piste de Soutien, ou faites en sorte qu’il soit de votre côté quand le calendrier s’achève, et la ville est à vous.
dual-powers-lesson-1-will = Les deux camps veulent aussi la Volonté du Peuple. Qui la détient commence la manche, et les Unités neutres se battent pour lui partout où il a une Unité à lui. Pour l’instant, c’est vous.
dual-powers-lesson-1-round = À chaque manche, les deux camps cachent un Objectif, puis jouent quatre tours chacun. Trois Zones rapportent alors des points : la Zone d’Émeute et celles des deux Objectifs.
dual-powers-lesson-1-control = Les points vont au camp le plus fort dans la Zone, peu importe qui l’a choisie. Dans cette manche, la Zone d’Émeute est { $region } : celle-là comptera à coup sûr.
dual-powers-lesson-1-objective = D’abord, votre Objectif. La carte « { $card } » vaut 4 points : posez-la face cachée et prévoyez d’être en force dans la Zone { $region }.
dual-powers-lesson-1-objective-wrong = Cette carte-là, vous voudrez la jouer pendant la manche. Cachez celle qui vaut 4 points.
dual-powers-lesson-1-turn = Les Blancs ont aussi caché un Objectif. Vous détenez la Volonté du Peuple : à vous de commencer. À votre tour, vous jouez une carte, le calendrier avance de ses jours, puis vous agissez.
dual-powers-lesson-1-first-card = Jouez la carte « { $card } ». Elle recrute dans la Zone { $region }, là où est l’Émeute.
dual-powers-lesson-1-first-card-wrong = C’est une bonne carte, et son heure viendra. Occupez-vous d’abord de la Zone d’Émeute.
dual-powers-lesson-1-recruit = Trois jours ont passé. La carte offre 3 barres à dépenser ; chaque Unité coûte les barres qu’elle montre (son rang). Recrutez l’une des Unités en surbrillance : le grand chiffre est sa force.
dual-powers-lesson-1-recruit-more = Encore une : il reste des barres, et ce qui n’est pas dépensé est perdu.
dual-powers-lesson-1-recruit-wrong = Cela marcherait aussi, mais prenez les deux Unités en surbrillance : une barre et deux barres vous donnent ensemble une force de 5.
dual-powers-lesson-1-recruit-not-move = Il n’y a encore presque personne à déplacer. Cette fois, recrutez.
dual-powers-lesson-1-recruit-not-pass = Ne gaspillez pas les barres : recrutez.
dual-powers-lesson-1-white-gathers = Au tour des Blancs : un jour passe, et une Unité puissante arrive dans la Zone { $region }. Serait-ce leur Objectif ? Gardez cela en tête.
dual-powers-lesson-1-own-objective = À vous. Jouez la carte « { $card } » pour amener les vôtres dans la Zone { $region }, celle de votre Objectif.
dual-powers-lesson-1-own-objective-wrong = Assurez d’abord votre Objectif : la carte en surbrillance y recrute.
dual-powers-lesson-1-own-recruit = De nouveau trois barres. Prenez une Unité à 3 barres : le premier chiffre est sa force actuelle, le second sa force une fois Fatiguée.
dual-powers-lesson-1-own-recruit-wrong = Ici, une grande Unité suffit. Prenez-en une à 3 barres.
dual-powers-lesson-1-neutral = Les Blancs vous suivent avec une force de 3 dans la Zone { $region }. Vous y avez 5, et même 6 avec l’Unité neutre : les neutres suivent le camp qui détient la Volonté, s’il a une Unité à lui sur place.
dual-powers-lesson-1-move-card = Une carte ne sert pas qu’à recruter : elle peut faire ce que montre son icône. Jouez la carte « { $card } » : elle porte un Double Mouvement.
dual-powers-lesson-1-move-card-wrong = Celle-là vous servira dans un instant. Jouez maintenant la carte au Double Mouvement.
dual-powers-lesson-1-move = Une Unité peut avancer d’une ou deux Zones, par toute connexion sans barricade. Envoyez l’{ $unit } par la { $way } vers la Zone { $region } : touchez l’Unité, puis la Zone.
dual-powers-lesson-1-move-wrong = Pas mal, mais il y a plus à gagner dans la Zone en surbrillance. Envoyez-y l’Unité en surbrillance.
dual-powers-lesson-1-move-not-recruit = Vous pourriez recruter, mais cette fois, utilisez l’icône : déplacez une Unité.
dual-powers-lesson-1-move-not-pass = C’est permis, mais ce serait dommage. Déplacez l’Unité en surbrillance.
dual-powers-lesson-1-tie = Avec l’Unité neutre, vous y êtes à 3 contre 3. À égalité, le camp qui a le plus de pions contrôle la Zone : c’est vous.
dual-powers-lesson-1-tie-white = Les Blancs l’ont vu aussi et ajoutent une force de 2 dans la Zone { $region }.
dual-powers-lesson-1-last-card = C’est votre dernier tour. La carte « { $card } » recrute dans la Zone { $region } : ne la laissez pas échapper.
dual-powers-lesson-1-last-card-wrong = Gardez cette carte pour la prochaine manche. Ici, c’est la carte en surbrillance qui décide.
dual-powers-lesson-1-last-recruit = Recrutez une Unité à 2 barres.
dual-powers-lesson-1-last-recruit-wrong = Cela ne suffirait pas. Prenez une Unité à 2 barres.
dual-powers-lesson-1-last-not-move = Ailleurs, vous êtes bien en place. Recrutez ici.
dual-powers-lesson-1-unrest = Tous les tours sont joués : place au décompte ! Zone { $region } : 4 contre 3 pour vous. Le camp qui contrôle la Zone d’Émeute prend 2 points ou une action supplémentaire. Prenez les points.
dual-powers-lesson-1-unrest-wrong = Les actions supplémentaires feront l’objet d’une autre leçon. Cette fois, marquez les points.
dual-powers-lesson-1-revealed = L’Objectif des Blancs était { $region } : 5 contre 5, mais 3 pions contre 2, donc ses 3 points sont à vous ! Le vôtre, { $own }, en rapporte 4 de plus. Vous voilà en avance de 9 cases.
dual-powers-lesson-1-exhausted = Le décompte fatigue : tous les pions des trois Zones montrent maintenant leur côté Fatigué, souvent plus faible.
dual-powers-lesson-1-exhausted-again = Si leur Zone est de nouveau comptée avant qu’ils soient Reposés, ils quittent le plateau.
dual-powers-lesson-1-end = Une nouvelle manche commence : cinq nouvelles cartes chacun, et une autre Zone d’Émeute. On continue ainsi jusqu’à ce que le marqueur atteigne une extrémité, ou jusqu’au décompte d’octobre/novembre.
dual-powers-lesson-1-tips = Trois conseils : regardez où l’adversaire se rassemble, c’est peut-être son Objectif. Mieux vaut dominer de peu trois Zones que de beaucoup une seule. Et gardez la Volonté : elle vous amène les neutres.

## Leçon 2 : les Leaders, le calendrier, la Volonté

dual-powers-lesson-2-title = Les Leaders et le calendrier
dual-powers-lesson-2-about = Espionner, déplacer la barricade, gagner des actions supplémentaires et disputer la Volonté du Peuple.

dual-powers-lesson-2-theme = Deuxième manche, 10 mars/avril. Les Blancs mènent de trois cases et détiennent la Volonté du Peuple : ils ont donc commencé. Votre réponse : tous vos Leaders à la fois.
dual-powers-lesson-2-leaders = Une carte de Leader permet, dans l’ordre voulu, de placer le Leader dans n’importe quelle Zone et de faire une action spéciale. Elle ne se joue qu’une fois par partie, et un Leader perdu ne revient pas.
dual-powers-lesson-2-not-pass = C’est permis, mais ce serait dommage : faites d’abord ce qui est en surbrillance.
dual-powers-lesson-2-stalin = D’abord { $leader } : sa carte prend 5 jours. Du 10, elle mène au 15, un jour où il fait bon s’arrêter. Vous verrez pourquoi.
dual-powers-lesson-2-stalin-wrong = Belle carte, mais elle ne s’arrête pas sur le 15. Jouez celle qui est en surbrillance.
dual-powers-lesson-2-spy = Son action spéciale est l’Espionnage : l’adversaire doit montrer son Objectif secret. Commencez par là, et vous saurez où placer ce Leader.
dual-powers-lesson-2-spy-first = Regarder d’abord, placer ensuite : utilisez l’Espionnage.
dual-powers-lesson-2-place = C’est donc { $region }, pour 4 points ! Les Blancs y ont une force de 3, et même de 4 avec l’Unité neutre, grâce à la Volonté. Placez-y { $leader }.
dual-powers-lesson-2-place-wrong = Vous venez de voir où les Blancs veulent marquer. Gâchez-leur la fête : placez-le dans la Zone en surbrillance.
dual-powers-lesson-2-bonus-days = Vous vous êtes arrêté sur le 15. Le 15 et le 31, le calendrier donne une action supplémentaire ; les flèches du 29 et du 30 mènent au 31 : personne ne manque la fin du mois de peu.
dual-powers-lesson-2-bonus = Vous pouvez recruter n’importe où une Unité à une barre, déplacer, reposer ou piocher. Cette fois, recrutez l’{ $unit } dans la Zone { $region }.
dual-powers-lesson-2-bonus-wrong = Bonne Unité, bon endroit ; mais l’Unité en surbrillance a une force de 2, et c’est dans la Zone en surbrillance qu’on l’attend.
dual-powers-lesson-2-bonus-move = Les vôtres sont bien où ils sont. Recrutez plutôt.
dual-powers-lesson-2-bonus-draw = Une main plus grande le reste toute la partie : ce n’est jamais mauvais. Mais ici, il vous faut une Unité.
dual-powers-lesson-2-zinoviev = Les Blancs se rassemblent dans la Zone { $region }, à un pas de là par le { $way }. Barrez-leur la route. Jouez { $leader }.
dual-powers-lesson-2-zinoviev-wrong = Pas encore : il faut d’abord arrêter les Blancs.
dual-powers-lesson-2-barricade = Son action spéciale : organiser une manifestation. La barricade va sur une autre connexion, et plus personne n’y passe. Touchez le { $way }.
dual-powers-lesson-2-barricade-wrong = Cela barre bien une connexion, mais pas celle que les Blancs veulent prendre.
dual-powers-lesson-2-barricade-first = Dans un instant. D’abord la barricade.
dual-powers-lesson-2-own = Placez maintenant { $leader }. Votre Objectif est { $region } : vous y êtes à 3 contre 3, et l’Unité neutre est avec les Blancs. Il fera pencher la balance.
dual-powers-lesson-2-own-wrong = Il y serait utile. Mais votre Objectif tient à peu de chose : placez-le dans la Zone en surbrillance.
dual-powers-lesson-2-month = Bloqués, les Blancs recrutent ailleurs, et nous sommes le 28. La carte « { $card } » prend 4 jours et dépasse le 31 : un nouveau mois commence. Jouez-la.
dual-powers-lesson-2-month-wrong = Gardez cette carte pour la fin. Celle qui est en surbrillance mène au nouveau mois.
dual-powers-lesson-2-trotsky = Le camp qui entame un mois prend la Volonté : elle est à vous ! Et en mai/juin, { $leader } arrive dans la Zone d’Émeute ; comme les Unités neutres, il suit la Volonté. Recrutez-y l’{ $unit }.
dual-powers-lesson-2-trotsky-wrong = C’est possible, mais l’Unité la plus forte à votre portée est celle qui est en surbrillance.
dual-powers-lesson-2-lenin = { $other } réplique : il reprend la Volonté et se place lui-même dans la Zone { $region }. Mais le dernier tour de la manche est à vous. Jouez { $leader }.
dual-powers-lesson-2-lenin-wrong = Cela ne vous rendrait pas la Volonté. Jouez le Leader en surbrillance.
dual-powers-lesson-2-inspire = Son action spéciale : Inspirer le Peuple. Prenez aussitôt la Volonté : partout où vous avez un pion, les neutres changent de camp.
dual-powers-lesson-2-inspire-first = Il y sera dans un instant. Prenez d’abord la Volonté.
dual-powers-lesson-2-lenin-place = Et { $leader } va lui-même là où est l’Émeute : { $region }.
dual-powers-lesson-2-lenin-place-wrong = Il serait le bienvenu partout, mais c’est la Zone d’Émeute qui compte le plus.
dual-powers-lesson-2-unrest = Le décompte. { $region } : 11 contre 6, l’Unité neutre et { $leader } étant avec vous. 2 points, ou une action supplémentaire ? Prenez les points.
dual-powers-lesson-2-unrest-wrong = Une action supplémentaire se discute quand elle fait basculer une autre Zone. Ici, tout est gagné : marquez les points.
dual-powers-lesson-2-scored = { $region }, l’Objectif des Blancs : 5 contre 3, 4 points pour vous. Sans la Volonté, c’était 4 contre 4, et la Zone leur revenait. Puis { $own } : 6 contre 3, 3 points de plus. De 3 de retard à 6 d’avance !
dual-powers-lesson-2-end = En août, { $leader } rejoint les Rouges pour de bon. Plus les mois avancent, plus la Zone d’Émeute rapporte : 2 points à présent, 7 en octobre/novembre. Le décompte de ce mois-là met fin à la partie.
dual-powers-lesson-2-tips = Trois conseils : comptez les jours avant de jouer, le 15 et le 31 sont des cadeaux. N’offrez pas le nouveau mois à l’adversaire. Et gardez un Leader pour la fin : la Volonté compte au moment du décompte.

## Leçon 3 : l’Opposition

dual-powers-lesson-3-title = L’Opposition
dual-powers-lesson-3-about = En solitaire, contre des cartes que personne ne tient : voyez comment elles agissent et ce qu’elles trahissent.

dual-powers-lesson-3-theme = Personne pour jouer ce soir ? L’Opposition prend la place des Blancs. Vous menez les Rouges et avez trois manches pour amener le marqueur de score de votre côté.
dual-powers-lesson-3-leader = Chaque manche commence de la même façon : un de ses Leaders apparaît là où est l’Émeute, et l’Opposition prend la Volonté. Aujourd’hui, c’est { $leader }, dans la Zone { $region }.
dual-powers-lesson-3-turns = Elle retourne ses cartes une à une : « { $card } » a pris 5 jours et placé là une Unité de niveau 1. Elle ne déplace ni ne repose jamais rien. Elle a cinq tours, dont le premier et le dernier ; vous en avez quatre.
dual-powers-lesson-3-not-pass = C’est permis, mais ce serait dommage : faites d’abord ce qui est en surbrillance.
dual-powers-lesson-3-unseen = Votre Objectif secret est posé aussi, si secret que vous ne l’avez pas vu vous-même. Mieux vaut savoir tôt pour quoi l’on se bat : jouez { $leader }.
dual-powers-lesson-3-unseen-wrong = Vous vous battriez à l’aveugle. Découvrez d’abord votre Objectif.
dual-powers-lesson-3-spy = En solitaire, l’Espionnage révèle votre propre Objectif. Utilisez-le.
dual-powers-lesson-3-spy-first = Regarder d’abord, placer ensuite : utilisez l’Espionnage.
dual-powers-lesson-3-place = { $region }, pour 3 points ! Il n’y a encore là qu’une Unité neutre. Placez-y { $leader }.
dual-powers-lesson-3-place-wrong = Pas mal, mais prenez d’abord pied sur votre Objectif : la Zone en surbrillance.
dual-powers-lesson-3-unrest-card = Une Unité de niveau 3 arrive, encore dans la Zone { $enemy }. Laissez-la. Il y a une Émeute à gagner, où { $leader } et l’Unité neutre pèsent 4 contre vous. Jouez « { $card } ».
dual-powers-lesson-3-unrest-card-wrong = Bientôt. Recrutez d’abord là où est l’Émeute : jouez la carte en surbrillance.
dual-powers-lesson-3-recruit = Trois barres : l’{ $one } et l’{ $other } font ensemble une force de 5. Prenez l’une des deux.
dual-powers-lesson-3-recruit-more = Et l’autre.
dual-powers-lesson-3-recruit-wrong = Cela marche, mais c’est plus faible. Prenez les deux Unités en surbrillance.
dual-powers-lesson-3-recruit-not-move = Personne n’a encore besoin de bouger. Recrutez.
dual-powers-lesson-3-calendar = Nous sommes le 24. Au 15 et au 31, vous gagnez une action supplémentaire ; l’Opposition, elle, ajoute une Unité de niveau 1 dans la Zone d’Émeute. « { $card } » prend 6 jours : le 30, donc le 31. Jouez cette carte.
dual-powers-lesson-3-calendar-wrong = Ce serait laisser passer le 31. Jouez la carte en surbrillance.
dual-powers-lesson-3-own-recruit = Assurez votre Objectif, { $region } : prenez une Unité à 3 barres, celle que vous voulez. L’Opposition a encore deux cartes qui pourraient y mener.
dual-powers-lesson-3-own-recruit-wrong = Une grande Unité est plus sûre ici. Prenez-en une à 3 barres.
dual-powers-lesson-3-own-recruit-not = Cette fois, recrutez : votre Objectif le vaut bien.
dual-powers-lesson-3-bonus = Le 31 ! En solitaire, il existe une action supplémentaire de plus, l’Organisation, qui révèle votre Objectif. Vous le connaissez déjà : recrutez l’{ $unit } dans la Zone { $region }.
dual-powers-lesson-3-bonus-wrong = Bonne idée aussi. Mais c’est la Zone d’Émeute qui tient à peu de chose : recrutez-y l’Unité en surbrillance.
dual-powers-lesson-3-bonus-draw = Une carte de plus pour toute la partie, c’est tentant ! Mais c’est de force que vous avez besoin.
dual-powers-lesson-3-bonus-not = Tout le monde est bien placé. Recrutez plutôt.
dual-powers-lesson-3-count = Et son secret ? À la fin, elle choisit la Zone où ses cinq cartes totalisent le plus de jours. Comptez : { $first }, 8 ; { $second }, 15. La seule carte à venir n’y changera sans doute rien.
dual-powers-lesson-3-lenin = Ce sera donc { $region }. Elle y a une force de 3, et même de 4 avec l’Unité neutre, grâce à la Volonté. Jouez { $leader } et prenez-lui les deux.
dual-powers-lesson-3-lenin-wrong = Cela ne vous rendrait pas la Volonté. Jouez le Leader en surbrillance.
dual-powers-lesson-3-inspire = Inspirez le Peuple : prenez la Volonté. Il ne restera ensuite qu’une carte à l’Opposition, et le mois ne changera plus.
dual-powers-lesson-3-inspire-first = Dans un instant. Prenez d’abord la Volonté.
dual-powers-lesson-3-lenin-place = Placez maintenant { $leader } dans la Zone { $region } : sa force de 3 et l’Unité neutre font 4 contre 3.
dual-powers-lesson-3-lenin-place-wrong = Ailleurs, vos forces suffisent. Prenez la Zone où l’Opposition espère marquer.
dual-powers-lesson-3-unrest = Sa dernière carte, « { $card } », ne change rien. { $region } : 10 contre 3, avec { $leader } et l’Unité neutre. Prenez les points.
dual-powers-lesson-3-unrest-wrong = L’Opposition prend toujours les points ; ici, faites de même.
dual-powers-lesson-3-scored = 2 points. { $own } : 3 de plus. Et { $region } : sa meilleure carte de cette Zone en vaut 5, et ils sont à vous ! Vous menez de 10. Mais voici le Leader suivant, et la Volonté est de nouveau à elle.
dual-powers-lesson-3-end = Après le décompte de la troisième manche, le camp qui a le marqueur de son côté l’emporte. La difficulté, de 1 à 6, est la force des Unités Fatiguées de l’Opposition.
dual-powers-lesson-3-tips = Trois conseils : révélez tôt votre Objectif. Comptez les jours des cartes de l’Opposition avant votre dernier tour. Et ne vous battez que dans les trois Zones qui rapportent ; laissez-lui les autres.
