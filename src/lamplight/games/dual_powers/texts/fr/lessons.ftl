# Les leçons de Dual Powers : ce que dit la voix, et les réponses aimables à ce qui n’est pas demandé.

## Leçon 1 : une manche

dual-powers-lesson-1-title = Une manche
dual-powers-lesson-1-about = Choisissez un Objectif secret, jouez quatre tours, et voyez les Zones rapporter des points.

dual-powers-lesson-1-theme = Petrograd, 1917. Le tsar est tombé et deux pouvoirs se disputent la ville : le Soviet (les Rouges, c’est vous) et le Gouvernement provisoire (les Blancs).
dual-powers-lesson-1-aim = Il n’y a qu’un marqueur de score pour vous deux. Amenez-le à l’extrémité rouge de la piste de Soutien, ou ayez-le de votre côté à la fin du calendrier, et la ville est à vous.
dual-powers-lesson-1-round = À chaque manche, les deux camps cachent un Objectif, puis jouent quatre tours chacun. Trois Zones rapportent alors des points : celle de l’Émeute et celles des deux Objectifs.
dual-powers-lesson-1-control = Les points vont au plus fort dans la Zone, peu importe qui l’a choisie. Cette manche, l’Émeute est ici : { $region }. Cette Zone comptera à coup sûr.
dual-powers-lesson-1-objective = D’abord, votre Objectif. { $card } vaut 4 points : posez cette carte face cachée et préparez-vous à être fort dans la Zone { $region }.
dual-powers-lesson-1-objective-wrong = Cette carte-là, vous voudrez la jouer pendant la manche. Cachez celle qui vaut 4 points.
dual-powers-lesson-1-turn = Les Blancs ont aussi caché un Objectif. Vous détenez la Volonté du Peuple : à vous de commencer. Un tour : jouer une carte, ses jours passent au calendrier, puis agir.
dual-powers-lesson-1-first-card = Jouez { $card }. Elle recrute dans la Zone { $region }, là où est l’Émeute.
dual-powers-lesson-1-first-card-wrong = Une bonne carte, son heure viendra. D’abord la Zone « Émeute ! ».
dual-powers-lesson-1-recruit = Trois jours ont passé. La carte offre 3 barres à dépenser ; chaque Unité coûte les barres qu’elle montre. Recrutez une des Unités éclairées : le grand chiffre est sa force.
dual-powers-lesson-1-recruit-more = Encore une : il reste des barres, et ce qui n’est pas dépensé est perdu.
dual-powers-lesson-1-recruit-wrong = Cela marcherait aussi, mais prenez les deux Unités éclairées : une barre et deux barres vous donnent ensemble une force de 5.
dual-powers-lesson-1-recruit-not-move = Il n’y a encore presque personne à déplacer. Cette fois, recrutez.
dual-powers-lesson-1-recruit-not-pass = Ne gaspillez pas les barres : recrutez.
dual-powers-lesson-1-white-gathers = Aux Blancs : un jour, et une Unité puissante dans la Zone { $region }. Serait-ce leur Objectif ? Gardez-le en tête.
dual-powers-lesson-1-own-objective = À vous. Jouez { $card } pour amener les vôtres dans la Zone { $region }, votre propre Objectif.
dual-powers-lesson-1-own-objective-wrong = Assurez d’abord votre Objectif : la carte éclairée y recrute.
dual-powers-lesson-1-own-recruit = De nouveau trois barres. Prenez une Unité à 3 barres : le premier chiffre est sa force, le second sa force une fois Fatiguée.
dual-powers-lesson-1-own-recruit-wrong = Ici, une grande Unité suffit. Prenez-en une à 3 barres.
dual-powers-lesson-1-neutral = Les Blancs vous suivent avec une force de 3 dans la Zone { $region }. Vous avez 5, et 6 avec l’Unité neutre : les neutres suivent qui détient la Volonté et a une Unité à lui sur place.
dual-powers-lesson-1-move-card = Une carte ne sert pas qu’à recruter : elle peut faire ce que montre son icône. Jouez { $card } ; elle porte un Double Mouvement.
dual-powers-lesson-1-move-card-wrong = Celle-là vous servira dans un instant. Jouez maintenant la carte au Double Mouvement.
dual-powers-lesson-1-move = Une Unité peut traverser jusqu’à deux Zones, par tous les passages sauf celui de la barricade. Envoyez { $unit } vers { $region } (passage : { $way }) : touchez l’Unité, puis la Zone.
dual-powers-lesson-1-move-wrong = Pas mal, mais il y a plus à gagner dans la Zone éclairée. Envoyez-y l’Unité éclairée.
dual-powers-lesson-1-move-not-recruit = Vous pourriez recruter, mais utilisez cette fois l’icône : déplacez.
dual-powers-lesson-1-move-not-pass = C’est permis, mais ce serait dommage. Déplacez l’Unité éclairée.
dual-powers-lesson-1-tie = Avec l’Unité neutre, vous étiez à égalité, 3 partout, avec plus de pions : cela départage. Les Blancs l’ont vu aussi et amènent 2 de force de plus : { $region }.
dual-powers-lesson-1-last-card = Votre dernier tour. { $card } recrute dans la Zone { $region } : ne la lâchez pas.
dual-powers-lesson-1-last-card-wrong = Gardez celle-là pour la prochaine manche. Ici, c’est la carte éclairée qui décide.
dual-powers-lesson-1-last-recruit = Recrutez une Unité à 2 barres.
dual-powers-lesson-1-last-recruit-wrong = Ce serait trop peu. Prenez une Unité à 2 barres.
dual-powers-lesson-1-last-not-move = Vous êtes assez fort là où vous êtes. Recrutez ici.
dual-powers-lesson-1-unrest = Tous les tours sont joués : le score ! Zone { $region } : 4 contre 3 pour vous. Qui contrôle la Zone « Émeute ! » prend 2 points ou une action supplémentaire. Prenez les points.
dual-powers-lesson-1-unrest-wrong = Les actions supplémentaires, ce sera une autre leçon. Cette fois, marquez.
dual-powers-lesson-1-revealed = L’Objectif des Blancs était { $region } : 5 contre 5, mais 3 pions contre 2, donc ses 3 points sont à vous ! Le vôtre, { $own }, en rapporte 4 de plus. Le marqueur est à 9 cases, de votre côté.
dual-powers-lesson-1-exhausted = Marquer fatigue : tous les pions des Zones marquées montrent maintenant leur côté Fatigué, souvent plus faible. S’ils y passent encore sans Repos, ils quittent le plateau.
dual-powers-lesson-1-end = Une nouvelle manche commence : cinq nouvelles cartes chacun, et l’Émeute est ailleurs. Ainsi de suite, jusqu’à ce que le marqueur atteigne une extrémité, ou que le score d’octobre/novembre soit compté.
dual-powers-lesson-1-tips = Trois conseils : regardez où l’autre se rassemble, c’est peut-être son Objectif. Soyez un peu plus fort dans trois Zones plutôt que bien plus fort dans une seule. Et gardez la Volonté : elle vous amène les neutres.

## Leçon 2 : les Leaders, le calendrier, la Volonté

dual-powers-lesson-2-title = Les Leaders et le calendrier
dual-powers-lesson-2-about = Espionner, déplacer la barricade, gagner des actions supplémentaires et disputer la Volonté du Peuple.

dual-powers-lesson-2-theme = Deuxième manche, le 10 de mars/avril. Les Blancs mènent de trois cases et détiennent la Volonté du Peuple : ils ont donc commencé. Votre réponse : tous vos Leaders à la fois.
dual-powers-lesson-2-leaders = Une carte Leader fait deux choses, dans l’ordre voulu : placer le Leader dans n’importe quelle Zone, et une action spéciale. Elle ne se joue qu’une fois par partie.
dual-powers-lesson-2-not-pass = C’est permis, mais ce serait dommage : faites d’abord ce qui est éclairé.
dual-powers-lesson-2-stalin = D’abord { $leader } : sa carte prend 5 jours. Du 10, elle mène au 15, un jour où il fait bon s’arrêter. Vous verrez pourquoi.
dual-powers-lesson-2-stalin-wrong = Belle carte, mais elle ne s’arrête pas le 15. Jouez celle qui est éclairée.
dual-powers-lesson-2-spy = Son action spéciale est l’Espionnage : l’adversaire doit montrer son Objectif secret. Commencez par là, et vous saurez où placer ce Leader.
dual-powers-lesson-2-spy-first = Regarder d’abord, placer ensuite : utilisez l’Espionnage.
dual-powers-lesson-2-place = C’est donc { $region }, pour 4 points ! Les Blancs y ont 3, et 4 avec l’Unité neutre, grâce à la Volonté. Placez-y { $leader }.
dual-powers-lesson-2-place-wrong = Vous venez de voir où les Blancs veulent marquer. Gâchez-leur la fête : placez-le dans la Zone éclairée.
dual-powers-lesson-2-bonus = Qui s’arrête le 15 ou le 31 (29 et 30 mènent au 31) gagne une action supplémentaire : recruter une Unité à une barre où l’on veut, mouvement, Repos ou pioche. Recrutez : { $unit } → { $region }.
dual-powers-lesson-2-bonus-wrong = Bonne Unité, bon endroit ; mais l’Unité éclairée a une force de 2, et c’est dans la Zone éclairée qu’on l’attend.
dual-powers-lesson-2-bonus-move = Les vôtres sont bien où ils sont. Recrutez plutôt.
dual-powers-lesson-2-bonus-draw = Une main plus grande dure toute la partie : ce n’est jamais mauvais. Mais ici, il vous faut une Unité.
dual-powers-lesson-2-zinoviev = Les Blancs se rassemblent dans la Zone { $region }, à un pas de là ; leur passage : { $way }. Barrez-leur la route. Jouez { $leader }.
dual-powers-lesson-2-zinoviev-wrong = Pas encore : il faut d’abord arrêter les Blancs.
dual-powers-lesson-2-barricade = Son action spéciale : organiser une manifestation. La barricade va sur un autre passage, et personne ne la franchit. Touchez ce passage : { $way }.
dual-powers-lesson-2-barricade-wrong = Cela barre aussi un passage, mais pas celui que les Blancs veulent prendre.
dual-powers-lesson-2-barricade-first = Dans un instant. D’abord la barricade.
dual-powers-lesson-2-own = Placez maintenant { $leader }. Votre Objectif est { $region } : 3 contre 3, et les Blancs ont l’Unité neutre. Il fera pencher la balance.
dual-powers-lesson-2-own-wrong = Il y serait utile. Mais votre Objectif se joue à peu : placez-le dans la Zone éclairée.
dual-powers-lesson-2-month = Arrêtés, les Blancs recrutent ailleurs : le 28. « { $card } » prend 4 jours et passe le 31 : un nouveau mois. Jouez cette carte.
dual-powers-lesson-2-month-wrong = Gardez cela pour la fin. La carte éclairée mène au nouveau mois.
dual-powers-lesson-2-trotsky = Qui ouvre un mois prend la Volonté : elle est à vous ! En mai/juin, { $leader } arrive dans la Zone d’Émeute ; comme les neutres, il suit la Volonté. Recrutez-y : { $unit }.
dual-powers-lesson-2-trotsky-wrong = Possible, mais l’Unité la plus forte à votre portée est celle qui est éclairée.
dual-powers-lesson-2-lenin = { $other } réplique : il reprend la Volonté et se place lui-même dans la Zone { $region }. Mais le dernier tour de la manche est à vous. Jouez { $leader }.
dual-powers-lesson-2-lenin-wrong = Cela ne rendra pas la Volonté. Jouez le Leader éclairé.
dual-powers-lesson-2-inspire = Son action spéciale : Inspirer le Peuple. Prenez la Volonté sur-le-champ : dans toutes les Zones où vous avez quelqu’un, les neutres changent de camp.
dual-powers-lesson-2-inspire-first = Il y sera dans un instant. Prenez d’abord la Volonté.
dual-powers-lesson-2-lenin-place = Et { $leader } va lui-même là où est l’Émeute : { $region }.
dual-powers-lesson-2-lenin-place-wrong = Il est bienvenu partout, mais c’est la Zone d’Émeute qui compte le plus.
dual-powers-lesson-2-unrest = Le score. { $region } : 11 contre 6, l’Unité neutre et { $leader } étant avec vous. 2 points, ou une action supplémentaire ? Prenez les points.
dual-powers-lesson-2-unrest-wrong = Une action supplémentaire se discute quand elle fait basculer une autre Zone. Ici, tout est gagné : marquez.
dual-powers-lesson-2-scored = { $region }, l’Objectif des Blancs : 5 contre 3, 4 points pour vous. Sans la Volonté, 4 partout, et il était à eux. Et { $own } : 6 contre 3, 3 de plus. De 3 de retard à 6 d’avance !
dual-powers-lesson-2-end = En août, { $leader } rejoint les Rouges pour de bon. Plus le mois avance, plus la Zone d’Émeute rapporte : 2 points à présent, 7 en octobre/novembre, dont le score met fin à la partie.
dual-powers-lesson-2-tips = Trois conseils : comptez les jours avant de jouer, le 15 et le 31 sont des cadeaux. N’offrez pas le nouveau mois à l’autre. Et gardez un Leader pour la fin : la Volonté compte au moment du score.

## Leçon 3 : l’Opposition

dual-powers-lesson-3-title = L’Opposition
dual-powers-lesson-3-about = En solo contre des cartes que personne ne tient : voyez comment elles agissent et ce qu’elles trahissent.

dual-powers-lesson-3-theme = Personne pour jouer ce soir ? L’Opposition prend la place des Blancs. Vous êtes les Rouges et avez trois manches pour amener le marqueur de score de votre côté.
dual-powers-lesson-3-leader = Chaque manche commence de même : un de ses Leaders apparaît là où est l’Émeute, et l’Opposition prend la Volonté. Aujourd’hui, c’est { $leader } : { $region }.
dual-powers-lesson-3-turns = Elle retourne ses cartes une à une : « { $card } » a pris 5 jours et placé là une Unité de niveau 1. Jamais de mouvement ni de Repos. Elle a cinq tours, dont le premier et le dernier ; vous, quatre.
dual-powers-lesson-3-not-pass = C’est permis, mais ce serait dommage : faites d’abord ce qui est éclairé.
dual-powers-lesson-3-unseen = Votre Objectif secret est posé aussi, si secret que vous-même ne l’avez pas vu. Sachez tôt pour quoi vous luttez : jouez { $leader }.
dual-powers-lesson-3-unseen-wrong = Vous lutteriez à l’aveugle. Découvrez d’abord votre Objectif.
dual-powers-lesson-3-spy = En solo, l’Espionnage révèle votre propre Objectif. Utilisez-le.
dual-powers-lesson-3-spy-first = Regarder d’abord, placer ensuite : utilisez l’Espionnage.
dual-powers-lesson-3-place = { $region }, pour 3 points ! Il n’y a encore là qu’une Unité neutre. Placez-y { $leader }.
dual-powers-lesson-3-place-wrong = Pas mal, mais prenez d’abord pied sur votre Objectif : la Zone éclairée.
dual-powers-lesson-3-unrest-card = Une Unité de niveau 3 à présent, encore ici : { $enemy }. Laissez. Il y a une Émeute à gagner, où { $leader } et l’Unité neutre font 4. Jouez « { $card } ».
dual-powers-lesson-3-unrest-card-wrong = Bientôt. Recrutez d’abord là où est l’Émeute : jouez la carte éclairée.
dual-powers-lesson-3-recruit = Trois barres : { $one } et { $other } font ensemble une force de 5. Prenez l’une des deux.
dual-powers-lesson-3-recruit-more = Et l’autre.
dual-powers-lesson-3-recruit-wrong = Cela marche, mais c’est plus faible. Prenez les deux Unités éclairées.
dual-powers-lesson-3-recruit-not-move = Personne n’a encore à bouger. Recrutez.
dual-powers-lesson-3-calendar = Le 24. Le 15 et le 31 vous donnent une action supplémentaire ; l’Opposition, elle, ajouterait une Unité de niveau 1 à l’Émeute. « { $card } » prend 6 jours : le 30, donc le 31. Jouez cette carte.
dual-powers-lesson-3-calendar-wrong = Ce serait laisser passer le 31. Jouez la carte éclairée.
dual-powers-lesson-3-own-recruit = Assurez votre Objectif, { $region } : une Unité à 3 barres, à votre choix. L’Opposition a encore deux cartes qui pourraient y mener.
dual-powers-lesson-3-own-recruit-wrong = Une grande Unité est plus sûre ici. Prenez-en une à 3 barres.
dual-powers-lesson-3-own-recruit-not = Cette fois, recrutez : votre Objectif le vaut bien.
dual-powers-lesson-3-bonus = Le 31 ! En solo, il y a une action supplémentaire de plus, l’Organisation, qui révèle votre Objectif. Vous le connaissez déjà : recrutez { $unit } → { $region }.
dual-powers-lesson-3-bonus-wrong = Bien aussi. Mais c’est dans la Zone d’Émeute que tout se joue à peu : recrutez-y l’Unité éclairée.
dual-powers-lesson-3-bonus-draw = Une carte de plus pour toujours, c’est tentant ! Mais c’est de force que vous avez besoin.
dual-powers-lesson-3-bonus-not = Tout le monde est bien placé. Recrutez plutôt.
dual-powers-lesson-3-count = Et son secret ? À la fin, elle choisit la Zone où ses cinq cartes font le plus de jours. Comptez : { $first }, 8 ; { $second }, 15. Une seule carte à venir ne peut guère y changer.
dual-powers-lesson-3-lenin = Ce sera donc { $region }. Elle y a une force de 3, et 4 avec l’Unité neutre, grâce à la Volonté. Jouez { $leader } et prenez les deux.
dual-powers-lesson-3-lenin-wrong = Cela ne reprend pas la Volonté. Jouez le Leader éclairé.
dual-powers-lesson-3-inspire = Inspirez le Peuple : prenez la Volonté. Il ne restera qu’une carte à l’Opposition, et aucun mois ne finira.
dual-powers-lesson-3-inspire-first = Dans un instant. Prenez d’abord la Volonté.
dual-powers-lesson-3-lenin-place = Placez maintenant { $leader } dans la Zone { $region } : ses 3 et l’Unité neutre font 4 contre 3.
dual-powers-lesson-3-lenin-place-wrong = Ailleurs, vos forces suffisent. Prenez la Zone où l’Opposition espère marquer.
dual-powers-lesson-3-unrest = Sa dernière carte, « { $card } », ne change rien. { $region } : 10 contre 3, avec { $leader } et l’Unité neutre. Prenez les points.
dual-powers-lesson-3-unrest-wrong = L’Opposition prend toujours les points ; ici, faites de même.
dual-powers-lesson-3-scored = 2 points. { $own } : 3 de plus. Et { $region } : sa meilleure carte de cette Zone en vaut 5, et ils sont à vous ! 10 d’avance. Le Leader suivant est là, et la Volonté est repartie.
dual-powers-lesson-3-end = Après le score de la troisième manche, le camp où se trouve le marqueur l’emporte. La difficulté, de 1 à 6, dit quelle force gardent les Unités Fatiguées de l’Opposition.
dual-powers-lesson-3-tips = Trois conseils : révélez tôt votre Objectif. Comptez les jours des cartes de l’Opposition avant votre dernier tour. Et ne luttez que dans les trois Zones qui rapportent ; laissez-lui les autres.
