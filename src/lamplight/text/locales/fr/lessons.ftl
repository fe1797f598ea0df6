# Les leçons : ce que dit celui qui les mène, quel que soit le jeu.

lesson-not-this = Bonne idée, mais pas tout de suite. Cherchez ce qui est en surbrillance.
lesson-read-first = Lisez d’abord la suite : ce sera à vous dans un instant.
lesson-do-first = Cette étape est à vous : faites ce que demande le narrateur.
lesson-finished = Cette leçon est terminée.
lesson-not-here = Une leçon suit son scénario : cela n’y est pas possible.
lesson-cannot-undo = Même dans une leçon, ce qui est joué reste joué. Mais vous pouvez la recommencer à tout moment.

## Ce qui ne va pas dans une leçon

lesson-unknown = { $game } n’a pas de leçon { $number } (connues : { $known }).
lesson-changed = « { $lesson } » a changé depuis qu’elle a été commencée. Recommencez-la, s’il vous plaît.
lesson-other-rules = La leçon { $lesson } a été écrite pour la version { $wanted } des règles ; celles-ci ont la version { $found }.
lesson-no-set = La leçon { $lesson } a besoin de l’ensemble de composants { $set }, introuvable ici.
lesson-unreadable = La leçon { $file } ne peut pas être lue : { $reason }
lesson-bad-name = { $file } n’est pas un nom de leçon : il devrait ressembler à 01-name.toml.
lesson-too-long = La leçon { $file } est trop longue.
lesson-no-toml = La leçon { $file } n’est pas du TOML valide : { $reason }
lesson-unknown-key = La leçon { $file } contient quelque chose d’inconnu ({ $place }) : { $what }
lesson-wrong-type = Dans la leçon { $file }, quelque chose n’est pas du bon type ({ $place }) : { $what }
lesson-missing = Dans la leçon { $file }, il manque quelque chose ({ $place }) : { $what }
lesson-bad-script = Dans la leçon { $file }, une ligne devrait nommer une place et une action, séparées par deux points ({ $place }) : { $what }
lesson-bad-move = Leçon { $lesson }, étape { $step }, action devenue impossible : { $action }
lesson-nothing-allowed = Leçon { $lesson }, étape { $step } : rien de ce qui est demandé n’est possible.
lesson-finding = Leçon { $lesson }, étape { $step } : { $what }

## lamplight learn

cli-command-learn = apprendre un jeu en jouant : de courtes leçons, l’une après l’autre
cli-menu-learn = Apprendre un jeu
learn-arg-number = quelle leçon (sans : la première qui n’est pas terminée)
learn-arg-list = lister les leçons
learn-arg-check = laisser toutes les leçons se jouer seules, avec chaque réponse permise
learn-arg-again = recommencer la leçon
learn-none = Il n’y a pas de leçons pour { $game }.
learn-line = { $number }. { $title } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}) : { $about }
learn-how = Pour commencer : lamplight learn { $game }
learn-checked = { $lesson } : { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
}, jouée { $runs } fois.
learn-check-failed = { $count ->
    [0] Toutes les leçons se déroulent
    [one] Une leçon ne se déroule pas
   *[other] { $count } leçons ne se déroulent pas
} comme écrit.
learn-step = [{ $step }/{ $steps }]
learn-look = À regarder : { $pieces }
learn-keys-read = Entrée : continuer (q : quitter, b : le plateau)
learn-keys-do = ! montre ce qui est demandé ; u annule la dernière étape ; q quitte.
learn-show-me = Choisissez { $numbers } : { $actions }
learn-finished = Leçon terminée. Bravo !
learn-left = Votre progression est enregistrée. Pour continuer : lamplight learn { $game } { $number }
learn-next = Ensuite : { $title } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}). Entrée pour commencer, toute autre réponse pour quitter
learn-first-match = C’était la dernière leçon. Entrée pour commencer une première partie, toute autre réponse pour quitter
learn-shelf-unreadable = { $path } ne peut pas être lu : { $reason }
learn-shelf-broken = { $path }, qui dit où vous en êtes dans les leçons, est endommagé. Supprimez-le pour repartir de zéro.

## Dans le navigateur

web-learn = Apprendre en jouant
web-learn-more = De courtes leçons où l’on joue dès la première minute. Vous pouvez en quitter une à tout moment et y revenir.
web-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-learn-done = terminée
web-learn-begun = commencée
web-learn-first-match-alone = En solitaire : le premier chapitre de la campagne. Un conseil accompagne chaque question.
web-learn-first-match-bots = { $count ->
    [one] Contre { $bot }, l’adversaire conseillé pour une première partie. Chaque question vient avec un conseil.
   *[other] Contre { $count } adversaires du niveau { $bot }, conseillé pour une première partie. Chaque question vient avec un conseil.
}
web-lesson = Leçon
web-lesson-title = Leçon { $number } : { $title }
web-lesson-progress = Avancement de la leçon
web-lesson-next = Suite
web-lesson-show-me = Montrez-moi
web-lesson-do-it = Faites-le pour moi
web-lesson-leave = Quitter
web-lesson-all = Toutes les leçons
web-learn-others = Les leçons des autres jeux
web-lesson-again = Recommencer
web-lesson-following = Leçon { $number }
web-lesson-first-match = Une première partie
web-lesson-done = Leçon terminée. Bravo !
web-lesson-learned = Ce que vous avez appris
web-lesson-standing = Où en est la partie
web-lesson-standing-more = La leçon s’arrête ici : il n’y a rien à gagner ni à perdre.
