# Les environnements pour la recherche.

envs-no-observations = { $game } n’a pas de plan d’observation : il faut un point d’entrée du groupe lamplight.observations.
envs-no-action = { $action } n’est pas une action : les actions sont les nombres de 0 à { $last }.
envs-illegal = L’action { $action } est impossible maintenant : { $reason } [{ $rule }] Les actions permises sont dans le masque d’actions.
envs-not-legal = elle n’est pas parmi les actions permises.
envs-position-over = Dans cette position, personne n’a rien à décider : la partie est finie.
envs-reset-needed = Aucune partie n’est en cours : appelez d’abord reset().
envs-render-mode = Le mode d’affichage { $mode } n’existe pas ; il y a : { $modes }.
envs-no-oracle = L’état de toute la partie n’est donné qu’avec oracle=True et une observation en nombres : il en dit plus que ce qu’aucun joueur ne peut savoir.
envs-unknown-version = { $name } n’existe pas ; il y a : { $names }.
envs-not-alone = Cet environnement est fait pour un seul joueur, et ces options laissent { $seats } places libres : nommez des adversaires pour les autres.
envs-batch-size = Un lot a au moins une partie, pas { $size }.
envs-batch-actions = Un lot de { $size } parties demande autant d’actions, pas { $given }.
envs-text-you = Vous jouez { $seat } dans une partie de { $game }.
envs-text-happened = Ce qui s’est passé depuis votre dernière décision :
envs-text-known = Ce que vous savez :
envs-text-legal = Ce que vous pouvez faire (répondez par le nombre avant les deux-points) :
envs-save-no-bytes = Une sauvegarde est faite d’octets, tels que les donne save(), et non de { $type }.
envs-save-broken = Ce n’est pas la sauvegarde d’un environnement, ou elle est endommagée.
envs-save-other-format = Cette sauvegarde a la forme { $there }, et cette version du programme lit la forme { $here }.
envs-save-other-game = Cette sauvegarde est celle d’une partie de { $there }, et cet environnement joue à { $here }.
envs-save-other-rules-version = Cette sauvegarde a été faite avec la version { $there } des règles, et celles-ci en sont la version { $here }.
envs-save-other-components = Cette sauvegarde a été faite avec un autre ensemble de composants ({ $there } ; cet environnement a { $here }).
envs-save-other-options = Cette sauvegarde a été faite avec d’autres options ({ $there } ; cet environnement a { $here }).
envs-save-other-kind = C’est la sauvegarde d’un autre type d’environnement ({ $there } ; celui-ci est { $here }).
envs-save-other-size = Cette sauvegarde contient { $there } parties, et ce lot en a { $here }.
envs-no-memory-tensor = Il n’y a pas de tenseur de l’état d’information, car ce qu’un joueur a vu se passer n’a pas de longueur fixe : prenez la chaîne, ou le tenseur de l’observation.
envs-all-opponents = Les adversaires occupent toutes les places : il doit en rester au moins une.
