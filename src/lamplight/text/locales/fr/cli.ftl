# La ligne de commande et le client en terminal.

cli-about = Lamplight : des jeux de société modernes à votre table, avec les règles exactes.
cli-command-play = jouer dans ce terminal (sans autre précision : un menu)
cli-command-simulate = faire jouer de nombreuses parties à des bots et compter les résultats
cli-command-record = consulter, vérifier ou reprendre l’enregistrement d’une partie
cli-command-record-show = raconter une partie action par action
cli-command-record-verify = rejouer un enregistrement et prouver ses tirages
cli-command-record-resume = reprendre une partie sauvegardée
cli-command-components = les ensembles de composants : le matériel imprimé sous forme de données
cli-command-components-list = les ensembles de composants intégrés d’un jeu
cli-command-components-show = ce que contient un ensemble de composants
cli-command-components-export = copier un ensemble de composants dans un dossier, pour le modifier
cli-command-components-upgrade = un ensemble de composants d’un ancien schéma, converti au plus récent dans un nouveau dossier
cli-command-components-validate = vérifier votre propre ensemble de composants
cli-command-components-draw = écrire les images d’un jeu en fichiers SVG
cli-command-options = les options d’un jeu
cli-command-rules = les règles d’un jeu, ou une seule règle par son identifiant
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-arg-lang = langue : en, fr, it ou ru (par défaut : celle de votre système)
cli-arg-game = le jeu : { $games }
cli-arg-games = le jeu (par défaut : tous les jeux)
cli-arg-seats = qui joue, place par place : human ou un bot (random, novice, casual, steady, expert), séparés par des virgules
cli-arg-simulate-seats = les bots, place par place, séparés par des virgules (par défaut : random partout)
cli-arg-solo = jouer en solitaire contre l’Opposition, avec le camp red ou white
cli-arg-difficulty = la difficulté de l’Opposition, de 1 à 6
cli-arg-players = le nombre de joueurs, si le jeu le laisse ouvert
cli-arg-chapter = un chapitre de la campagne, de 1 à 5
cli-arg-series = une série de parties au lieu d’une seule, par exemple campaign
cli-arg-seed = un texte quelconque : la même graine et les mêmes actions donnent la même partie
cli-arg-set = un ensemble de composants : le nom d’un ensemble intégré, ou un dossier
cli-arg-option = une option du jeu, sous la forme name=value ; peut être répétée
cli-arg-number = le nombre de parties
cli-arg-json = afficher le résultat en JSON
cli-arg-file = le fichier d’un enregistrement
cli-arg-folder = le dossier à écrire
cli-arg-set-folder = un ensemble de composants, par son nom ou son dossier
cli-arg-rule = l’identifiant d’une règle, par exemple D3.4.2

cli-usage = utilisation :{" "}
cli-positionals = arguments{" "}
cli-options-heading = options{" "}
cli-commands-heading = commandes{" "}
cli-parse-unrecognized = arguments inconnus : { $arguments }
cli-parse-required = il manque : { $arguments }
cli-parse-expected-one = il faut une valeur
cli-parse-invalid-choice = « { $value } » n’est pas possible ici ; possible : { $choices }
cli-parse-invalid-value = « { $value } » n’est pas un nombre entier
cli-parse-argument = { $argument } : { $message }
cli-parse-explicit = la valeur { $value } n’est pas attendue ici

cli-error = Erreur : { $message }
cli-missing-extra = { $what } demande des paquets qui ne sont pas installés ; dans le dossier des sources : pip install '.[{ $extra }]'
cli-warning = Attention : { $message }
cli-yes = oui
cli-no = non
cli-label = { $label } :{" "}
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-command-word = COMMANDE
cli-rule-mark = [{ $rule }]
cli-unknown-language = Il n’y a pas de langue « { $language } ». Connues : { $languages }.
cli-unknown-player = Il n’y a pas de joueur « { $player } ». Connus : { $players }.
cli-player-count = { $given ->
    [one] { $given } joueur pour { $seats } places.
   *[other] { $given } joueurs pour { $seats } places.
}
cli-bad-option-form = « { $text } » n’est pas une option : écrivez name=value.
cli-option-needs = L’option { $option } n’a de sens qu’avec { $needs } : donnez aussi celle-ci.
cli-bad-number = Le nombre de parties doit être d’au moins 1.
cli-not-human = Une simulation est jouée par des bots : { $players }.
cli-unknown-rule = { $game } n’a pas de règle « { $rule } ». Règles proches : { $near }.
cli-file-exists = { $path } existe déjà ; indiquez un dossier qui n’existe pas encore.
cli-cannot-write = Écriture impossible, { $path } : { $reason }.
cli-crash = Un problème est survenu dans le programme. La partie a été sauvegardée sous { $path } : merci de joindre ce fichier à votre signalement.

cli-simulate-title = { $game }, { $count } { $count ->
    [one] partie
   *[other] parties
}, graine { $seed }
cli-simulate-progress = Parties en cours
cli-simulate-wins = Victoires
cli-simulate-seat = Place
cli-simulate-share = Part
cli-simulate-interval = Intervalle à 95 %
cli-simulate-nobody = personne
cli-simulate-ending = Fin de partie
cli-simulate-matches = Parties
cli-simulate-decisions = Décisions par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, de { $low } à { $high }.
cli-simulate-rounds = Manches par partie : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne, de { $low } à { $high }.

cli-record-title = { $game }, { $seats } ; ensemble de composants { $set }, version { $version } des règles
cli-record-running = La partie n’est pas terminée ; nombre d’actions : { $count }.
cli-record-won = Victoire : { $winners }. { $ending } [{ $rule }]
cli-record-lost = Personne à la table n’a gagné. { $ending } [{ $rule }]
cli-verify-good = L’enregistrement est valide : toutes ses actions ({ $actions }) se rejouent à l’identique.
cli-verify-proved = Tous les tirages ({ $draws }) viennent de la clé engagée au départ et des nonces : ils étaient équitables.
cli-verify-imported = Tirages prouvés par la clé : { $proved } sur { $draws } ; les autres ont été importés.
cli-verify-given = Les tirages de cette partie ont été fournis à la main : ils ne peuvent pas être prouvés.
cli-verify-unfinished = La partie n’est pas encore terminée.
cli-verify-series = { $count ->
    [one] La série est intègre : une partie terminée se rejoue exactement.
   *[other] La série est intègre : { $count } parties terminées se rejouent exactement.
}

cli-set-line = { $name } : empreinte du contenu { $hash }
cli-set-default = { $name } (par défaut) : empreinte du contenu { $hash }
cli-set-provenance = Provenance de ses lignes : { $counts }.
cli-set-exported = Copié dans { $path }. Modifiez les fichiers, vérifiez-les avec « lamplight components validate », jouez avec --set.
cli-set-upgraded = Écrit dans { $path }, au schéma le plus récent. L’ancien dossier reste tel quel, et ce qui a été joué avec lui continue.
cli-set-newest = { $set } est déjà au schéma le plus récent.
cli-no-pictures = Il n’y a pas encore d’images pour { $game }.
cli-set-drawn = { $count ->
    [0] Aucune image écrite
    [one] Une image écrite
   *[other] { $count } images écrites
} dans { $path }.
cli-set-good = Aucune erreur, aucune remarque.
cli-set-playable = { $count ->
    [one] L’ensemble peut être joué ; { $count } remarque.
   *[other] L’ensemble peut être joué ; { $count } remarques.
}
cli-set-errors = { $count ->
    [one] L’ensemble ne peut pas être joué : { $count } erreur.
   *[other] L’ensemble ne peut pas être joué : { $count } erreurs.
}
cli-finding-error = erreur
cli-finding-remark = remarque

cli-options-line = { $name } = { $values } (règle { $rule })
cli-rulings = Décisions : là où les textes imprimés se contredisent ou se taisent

## Le menu

cli-menu-title = Lamplight
cli-menu-question = Que voulez-vous faire ?
cli-menu-resume = Reprendre une partie sauvegardée
cli-menu-rules = Lire les règles
cli-menu-language = Langue
cli-menu-quit = Quitter
cli-menu-game = Quel jeu ?
cli-menu-way = Comment voulez-vous jouer ?
cli-menu-side = Quel camp prenez-vous ?
cli-menu-section = Quelle partie ? (Entrée : retour)
cli-menu-which-save = Quelle partie ?
cli-menu-no-saves = Il n’y a pas encore de partie sauvegardée.
cli-menu-choose = Votre choix
cli-menu-bad-choice = Tapez l’un des numéros.

## À la table

cli-table-your-choice = Votre choix (numéro ; « ? » pour l’aide)
cli-table-pass-to = Maintenant : { $seat }. Passez l’écran, puis appuyez sur Entrée.
cli-table-since = Depuis votre dernière décision
cli-table-undone = Étape annulée.
cli-table-saved = Partie sauvegardée sous { $path }. Pour la reprendre : { $program } record resume "{ $path }"{ $extra }
cli-table-save-question = Sauvegarder la partie avant de quitter ? [O/n]
cli-table-no = n
cli-table-left = La partie n’a pas été sauvegardée.
cli-table-over = La partie est terminée.
cli-series-go-on = Entrée : partie suivante ; q : quitter (tout est enregistré)
cli-series-over = La série est terminée. Elle est conservée, avec toutes ses parties, dans { $path }
cli-table-record = L’enregistrement de la partie : { $path }
cli-table-more-hint = Tapez un numéro suivi de « ? » (par exemple « 3? ») pour voir tout ce que ferait une action.
cli-table-recap = Comment les points ont été marqués
cli-table-log = Ce qui s’est passé jusqu’ici
cli-table-language = Maintenant en français.
cli-table-unknown = « { $text } » n’est ni un numéro de la liste ni une commande. Tapez « ? » pour l’aide.
cli-table-one-of = Tapez un numéro de { $low } à { $high }.
cli-table-possible = Possible maintenant, numéro { $number } : { $action }
cli-table-not-possible = Impossible maintenant : { $action }
cli-table-would = Ce que cela ferait :
cli-table-not-now = Pourquoi pas le reste ?
cli-table-rule-hint = « ? { $rule } » affiche une règle en entier.
cli-table-no-action = Il n’y a pas d’action « { $text } ».
cli-table-names-hint = Après « ? », les actions s’écrivent ainsi : { $names }
cli-table-help = Tapez le numéro d’une action pour la faire.
    3?        ce que ferait l’action 3
    ? action  pourquoi une action n’est pas possible, p. ex. ? { $example }
    ? { $rule }  une règle en entier
    w         ce que ferait le coach, et pourquoi
    m         si votre dernier choix était une erreur
    u         annuler votre dernière étape
    b         revoir le plateau
    l         ce qui s’est passé jusqu’ici
    s         sauvegarder
    lang fr   une autre langue (en, fr, it, ru)
    q         quitter
