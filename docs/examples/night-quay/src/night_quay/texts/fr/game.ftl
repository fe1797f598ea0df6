# Le quai de nuit : tout ce que dit le jeu, hors les règles (rules.ftl).

night-quay-title = Le quai de nuit
night-quay-tagline = Des lampes dans le noir, des barques venues du large : deux à quatre marchands.
night-quay-aim = Le but : le plus de points à l’aube. À chaque manche des barques arrivent, et tous allument une lampe en même temps. La lampe la plus vive choisit sa barque en premier ; les lampes égales s’éblouissent, et leurs marchands choisissent en dernier.
    Chaque caisse vaut un point, celles de votre commande secrète deux. La lampe jamais allumée vaut son éclat.
night-quay-legend = Une barque porte le nom de sa marchandise et le nombre de ses caisses. Une commande n’est vue que de son marchand jusqu’à l’aube.

night-quay-side-amber = Ambre
night-quay-side-violet = Violet
night-quay-side-green = Vert
night-quay-side-blue = Bleu
night-quay-goods-tea = thé
night-quay-goods-silk = soie
night-quay-goods-salt = sel
night-quay-goods-glass = verre
night-quay-boat = { $goods } × { $crates }
night-quay-lamp = lampe { $brightness }

## Ce que montre le plateau

night-quay-field-round = Manche
night-quay-field-quay = À quai
night-quay-field-fog = Une barque dans le brouillard
night-quay-field-order = Commande
night-quay-field-chosen = Choix secret
night-quay-field-lit = Allumée
night-quay-field-lamps = Lampes restantes
night-quay-field-hold = Barques prises

## Actions

night-quay-do-light = Allumer : { $lamp }
night-quay-do-take = Prendre : { $boat }
night-quay-do-row = Ramer dans le brouillard
night-quay-do-order = Hasard : une commande de { $goods }
night-quay-do-arrive = Hasard : { $boat }
night-quay-group-light = Choisir une lampe
night-quay-group-take = Choisir une barque
night-quay-group-chance = Hasard
night-quay-would-score = points : { $points }
night-quay-would-leave = vos autres lampes valent { $points }

## Questions

night-quay-ask-light = Quelle lampe allumez-vous ? Tous choisissent en secret et montrent leur lampe en même temps.
night-quay-ask-light-ready = Votre lampe est choisie ; vous pouvez encore en changer jusqu’à ce que tous soient prêts.
night-quay-ask-take = Quelle barque prenez-vous ?
night-quay-ask-wait = { $side } choisit une barque.
night-quay-ask-chance = La mer décide.
night-quay-ask-over = L’aube : la partie est finie.

## Ce qui s’est passé

night-quay-event-order = { $side } a une commande : { $goods }.
night-quay-event-order-hidden = { $side } reçoit une commande.
night-quay-event-round = La manche { $round } commence.
night-quay-event-arrived = Une barque arrive : { $boat }.
night-quay-event-fog = Une autre barque est dans le brouillard.
night-quay-event-lit = { $side } allume : { $lamp }.
night-quay-event-dazzled = { $side } est ébloui et choisira plus tard.
night-quay-event-took = { $side } prend : { $boat }.
night-quay-event-rowed = { $side } rame dans le brouillard…
night-quay-event-lifted = … et y trouve : { $boat } ({ $side }).
night-quay-event-scored = { $side } avait une commande ({ $goods }) : { $crates } pour les caisses, { $total } en tout.
night-quay-ending-dawn = L’aube

## Pourquoi pas

night-quay-no-spent = Déjà brûlée : { $lamp }.
night-quay-no-light = On allume les lampes quand toutes les barques de la manche sont arrivées.
night-quay-no-take = Vous ne pouvez pas choisir de barque maintenant.
night-quay-no-boat = { $boat } : cette barque n’est pas à quai.
night-quay-no-fog = Il n’y a pas de barque dans le brouillard.
night-quay-no-chance = Seul le hasard en décide.
night-quay-bad-position = { $name } : cela ne peut pas faire partie d’une position.
night-quay-set-id = « { $id } » n’est pas un identifiant : des minuscules, et des tirets entre les mots.
night-quay-set-twice = Un nombre figure deux fois : les lampes, et les barques d’une même marchandise, doivent différer.
night-quay-set-rounds = { $rounds } manches, c’est trop : chaque marchand doit garder une lampe, et il faut une barque pour chacun des quatre.

## Menus

night-quay-way-together = Ensemble sur un écran
night-quay-way-bots = Contre des robots
night-quay-choose-players = Combien de marchands ?
night-quay-choose-fog = Du brouillard sur le port ?
night-quay-option-players = Le nombre de marchands.
night-quay-option-fog = À chaque manche l’une des barques est dans le brouillard ; seul celui qui la prend voit ce que c’est.
arena-counted-night-quay-took = Barques prises
