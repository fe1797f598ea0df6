# Ce que dit le noyau : erreurs dans les options, les actions, les enregistrements et les ensembles de composants.

kernel-unknown-game = Il n’y a pas de jeu « { $game } ». Connus : { $games }.
kernel-broken-game = Le jeu « { $game } » du paquet { $package } est laissé de côté : { $place } ne peut pas être chargé ({ $reason }).
kernel-no-such-game-object = Le jeu « { $game } » du paquet { $package } est laissé de côté : { $place } n’est pas un jeu avec cet identifiant.
kernel-unknown-option = { $game } n’a pas d’option « { $option } ». Connues : { $options }.
kernel-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $values }.
kernel-bad-seats = Avec ces options, { $game } ne se joue pas à { $seats }. Possible : { $allowed }.
kernel-unknown-seat = Il n’y a pas de place « { $seat } ». Places : { $seats }.
kernel-unknown-action = Il n’y a pas d’action « { $action } ». Verbes : { $verbs }.
kernel-unknown-piece = On ne peut jamais rien faire avec « { $piece } ».
kernel-unknown-question = Le jeu ne répond pas à « { $question } ».
kernel-cannot-undo = Il n’y a rien à annuler : vous ne pouvez annuler que vos propres étapes de ce tour, tant qu’il n’y a pas eu de tirage, que vous n’avez rien appris et que personne d’autre n’a agi.
kernel-consent-missing = Pour revenir aussi loin, il faut l’accord de tout le monde. Il manque : { $seats }.
kernel-bad-takeback = La partie ne peut pas revenir à l’entrée { $keep } (entrées en tout : { $entries }) : on ne revient qu’à la décision d’un joueur.
kernel-script-ended = Le script n’a plus de tirages.
kernel-script-impossible = Le script tire { $answer }, ce qui ne peut pas sortir maintenant.

kernel-file-unreadable = Lecture impossible, { $path } : { $reason }.
kernel-record-too-large = L’enregistrement dépasse la taille permise (octets : { $limit }).
kernel-record-unreadable = Ce n’est pas un enregistrement valide (erreur à cet endroit : { $where }).
kernel-record-format = Le fichier a le format « { $found } » ; attendu : { $expected }.
kernel-record-partial = Cet enregistrement ne montre que ce que la place « { $form } » peut savoir. Il faut un enregistrement complet, qui existe une fois la partie terminée.
kernel-record-rules = L’enregistrement a été joué avec la version { $found } des règles ; ce programme a la version { $expected }.
kernel-record-needs-set = L’enregistrement a été joué avec l’ensemble de composants « { $set } », qui n’est pas intégré. Indiquez son dossier avec --set.
kernel-record-set = L’ensemble de composants { $set } a l’empreinte { $found } ; l’enregistrement a été joué avec { $expected }. Indiquez le dossier de son propre ensemble avec --set.
kernel-record-seats = Les places de l’enregistrement ne correspondent pas à ses options : { $found }.
kernel-record-key = La clé de l’enregistrement est absente ou endommagée.
kernel-record-commitment = La clé de l’enregistrement ne correspond pas à l’engagement montré avant le début.
kernel-record-hidden = L’action { $number } de l’enregistrement est cachée.
kernel-record-draw = L’action { $number } ({ $what }) n’est pas ce que donne un tirage équitable : l’enregistrement a été falsifié.
kernel-record-illegal = L’action { $number } ({ $what }) n’est pas possible : { $reason }
kernel-record-differs = À partir de l’action { $number } ({ $what }), la partie diffère de l’enregistrement.
kernel-record-outcome = Le résultat inscrit dans l’enregistrement n’est pas celui auquel mènent ses actions.
kernel-series-unfinished = La partie { $number } de la série n’est pas terminée.
kernel-unknown-series = { $game } n’a pas de série « { $kind } ». Connues : { $kinds }.
kernel-series-options = Les options de la série ne sont pas celles que donnent ses règles : elle a été modifiée, ou enregistrée par une autre version.
kernel-series-order = La partie { $number } de la série n’est pas celle qui doit venir ensuite.

kernel-set-no-folder = { $path } n’est ni un ensemble de composants intégré ni un dossier.
kernel-set-unreadable = { $count ->
    [one] L’ensemble de composants { $path } ne peut pas être lu : { $count } problème.
   *[other] L’ensemble de composants { $path } ne peut pas être lu : { $count } problèmes.
}
kernel-set-unplayable = { $count ->
    [one] L’ensemble de composants { $path } ne peut pas être joué : { $count } erreur.
   *[other] L’ensemble de composants { $path } ne peut pas être joué : { $count } erreurs.
}
kernel-set-file-missing = Fichier manquant : { $file }.
kernel-set-file-deep = { $file } imbrique des tables ou des listes au-delà de la profondeur permise (niveaux : { $limit }).
kernel-set-file-too-large = { $file } dépasse la taille permise (octets : { $limit }).
kernel-set-file-unreadable = Lecture impossible, { $file } : { $reason }.
kernel-set-not-rows = { $file } : { $table } doit être une liste de lignes, écrite [[{ $table }]].
kernel-set-no-table = { $file } : la table { $table } manque ou n’est pas une table.
kernel-set-count = { $file } : nombre de lignes de { $table } : { $found } ; attendu : de { $low } à { $high }.
kernel-set-twice = { $file }, { $table } : { $field } « { $value } » apparaît deux fois.
kernel-set-provenance = { $file }, { $where } : « provenance » doit commencer par l’un de ces mots : { $words }.
kernel-set-field = { $file }, { $where } : { $field } vaut « { $found } » ; attendu : { $expected }.
kernel-set-field-missing = { $file }, { $where } : { $field } manque ; attendu : { $expected }.
kernel-set-field-unknown = { $file }, { $where } : il n’y a pas de champ { $field }.
kernel-expected-number = un nombre entier de { $low } à { $high }
kernel-expected-word = au choix : { $words }
kernel-expected-list = une liste de { $low } à { $high } éléments, chacun : { $what }
kernel-expected-text = un texte de 1 à { $limit } caractères

kernel-bad-position = Une position est une table de noms et de valeurs simples : mots, nombres entiers, listes et tables.
kernel-takeback-over = La partie est terminée et sa clé est publiée : rien ne peut plus être annulé.
kernel-record-no-chance = Action { $number } ({ $what }) : il n’y a pas de tirage à cet endroit.
kernel-record-imported = { $imported } tirages importés sur { $draws } en tout : c’est impossible.
kernel-record-half-sealed = L’enregistrement s’arrête après l’action { $number }, au milieu de choix qui vont ensemble.
kernel-record-pending = { $what } n’est pas un choix secret en attente des autres.
kernel-bad-weights = On ne peut pas tirer parmi { $options } possibilités avec ces poids : il faut des nombres entiers dont la somme va de 1 à { $limit }.
kernel-series-forged = La partie { $number } de la série n’a pas été tirée de la graine de la série.
kernel-file-missing = ce fichier n’existe pas
kernel-file-folder = c’est un dossier
kernel-file-file = c’est un fichier
kernel-file-no-folder = une partie du chemin n’est pas un dossier
kernel-file-forbidden = ce n’est pas permis
kernel-file-name = aucun fichier ne peut porter ce nom
kernel-file-full = le disque est plein
kernel-file-other = le système refuse (code { $code })
kernel-set-file-toml = { $file } n’est pas du TOML valide (ligne:colonne { $where }).
kernel-set-table-unknown = { $file } : il n’y a pas ici de table ni de champ « { $table } ». Connus : { $tables }.
kernel-set-fixed-rows = { $file }, ligne { $line } : ce passage est écrit d’une façon qui ne permet pas de le réécrire sur place ; commencez chaque ligne de données par [[{ $table }]], ou par [{ $table }] pour une table unique, et donnez à chaque champ sa propre ligne.
