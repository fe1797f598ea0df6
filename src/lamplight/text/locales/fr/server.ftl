# Ce que le serveur répond quand il ne fait pas ce qu’on lui demande, et ses avis.

server-back-asked-already = Quelqu’un a déjà fait une demande ; répondez-y d’abord.
server-back-not-asked = Personne ne vous a demandé l’autorisation de revenir en arrière.
server-back-refused = { $seat } : retour en arrière refusé.
server-bad-database = Ceci n’est pas l’adresse d’une base de données : { $database }. Écrivez sqlite:///chemin/du/fichier ou postgresql://utilisateur@hôte/nom.
server-bad-email = Ceci n’est pas une adresse e-mail.
server-bad-field = Le serveur n’a pas compris « { $field } » dans cette demande : { $reason }
server-bad-language = Cette langue n’est pas disponible ici ; langues disponibles : { $languages }.
server-bad-link = Ce lien a déjà servi, a expiré ou n’est pas valable.
server-bad-login = Aucun compte n’a cet identifiant et ce mot de passe.
server-bad-login-name = Un identifiant a de 3 à { $limit } caractères (de a à z, chiffres, points, traits d’union et tirets bas) et commence par une lettre ou un chiffre. Quelques-uns sont réservés.
server-bad-message = Le serveur n’a pas compris ce message.
server-bad-name = Un nom doit avoir entre 1 et { $limit } caractères visibles.
server-bad-request = Le serveur n’a pas compris cette demande.
server-bad-seats = Cette partie compte { $seats } places, mais { $given } ont été indiquées.
server-bad-setting = Le réglage { $setting } ne peut pas être « { $value } ».
server-blocked = Quelqu’un à cette table vous a bloqué, ou vous l’avez bloqué.
server-bot-plays-already = Un bot joue déjà cette place.
server-bot-plays-for-you = Un bot joue à votre place. Reprenez-la d’abord.
server-bot-too-slow = Sur ce serveur, un bot réfléchit au plus { $seconds } secondes ou { $iterations } itérations par décision.
server-broken = Quelque chose n’a pas marché sur le serveur. L’erreur a été consignée.
server-busy = Le serveur est très occupé. Réessayez dans un instant.
server-confirm-ask = Lamplight peut-il écrire à { $email } quand c’est votre tour ?
server-confirm-button = Oui, c’est mon adresse
server-confirm-done = Merci. Désormais, Lamplight écrira à { $email }, si vous l’avez demandé.
server-confirm-letter =
    Bonjour,

    quelqu’un, sans doute vous, souhaite que Lamplight écrive à cette adresse quand vient son tour. Confirmez ici :

    { $link }

    Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre message.
server-confirm-subject = Lamplight : est-ce votre adresse ?
server-database-away = Le serveur n’atteint pas sa base de données. Rien n’est perdu ; réessayez dans un instant.
server-database-failed = La base de données ne fonctionne pas : { $reason }
server-database-newer = La base de données vient d’un Lamplight plus récent (version { $found } ; celui-ci connaît { $known }). Rien n’a été modifié.
server-game-gone = Le jeu { $game } n’est plus installé sur ce serveur.
server-held-broken = Cette partie est suspendue : le programme a échoué ({ $error }). Ce qui a été joué est en sûreté ; un responsable doit intervenir.
server-held-hung = Cette partie est suspendue : le programme n’a pas répondu pendant { $seconds } secondes. Ce qui a été joué est en sûreté ; un responsable doit intervenir.
server-held-rules = Cette partie est suspendue : commencée sous les règles { $before }, elle aurait tourné autrement sous les règles { $now }. Un responsable doit décider.
server-logged-out = Vous êtes déconnecté.
server-login-taken = Quelqu’un d’autre a cet identifiant.
server-mail-subject = À vous de jouer : { $game }
server-mail-turn =
    Bonjour { $name },

    c’est à vous de jouer à { $game } :
    { $link }

    Vous pouvez désactiver ces e-mails ici : { $settings }
server-message-too-large = Ce message est trop volumineux.
server-needs-postgres = Pour PostgreSQL, installez Lamplight avec l’option « postgres » ; dans le dossier des sources : pip install '.[postgres]'
server-no-hello = Message d’ouverture (hello) manquant.
server-no-mark = Cette demande doit porter l’en-tête x-lamplight.
server-no-next-match = Il n’y a pas de partie suivante à préparer.
server-no-rematch-yet = La revanche sera possible quand la partie sera finie.
server-no-site = Les pages web n’ont pas été construites : lancez make web.
server-no-spectators = Cette table n’admet pas de spectateurs.
server-no-such-page = Cette page n’existe pas.
server-no-such-person = Cette personne n’existe pas.
server-no-such-record = Cet enregistrement n’existe pas.
server-no-such-seat = Cette place n’existe pas.
server-no-such-series = Cette série n’existe pas.
server-no-such-set = Il n’y a pas d’ensemble de composants { $set } ici.
server-no-such-table = Cette table n’existe pas.
server-no-such-text = Ces textes n’existent pas.
server-not-at-table = Vous n’avez pas de place à cette table.
server-not-playing = Aucune partie n’est en cours ici.
server-not-the-host = Seul l’hôte peut faire cela.
server-not-your-seat = Ce n’est pas votre place.
server-not-yourself = On ne peut pas se faire cela à soi-même.
server-nothing-to-return-to = Aucun bot ne joue pour vous ici.
server-other-origin = Cette demande vient d’un autre site.
server-other-protocol = Ce programme parle la version { $found } du protocole, le serveur la { $expected }. Rechargez la page.
server-other-table = Cette commande concerne une autre table.
server-ran-out = { $seat } : temps écoulé ; un bot ({ $bot }) prend la suite.
server-record-finished = Cette partie est finie : il ne reste rien à jouer. Choisissez un moment antérieur.
server-record-hangs = La relecture de cet enregistrement a dépassé { $seconds } secondes ; il a été refusé.
server-record-other-game = Cet enregistrement vient d’un autre jeu.
server-record-too-long = Cet enregistrement dépasse les { $limit } actions que le serveur accepte.
server-rematch-elsewhere = La revanche se prépare dans le salon.
server-resigned-already = Vous avez déjà abandonné.
server-restarting = Le serveur redémarre. Tout reprendra dans un instant.
server-return-later = Vous pourrez reprendre la main à votre prochaine décision.
server-rules-newer = Cette partie a été commencée avec un Lamplight plus récent. Elle reprendra quand ce serveur sera à jour.
server-rules-unchecked = Les règles ont été mises à jour, et cette partie est en cours de vérification. Elle reprendra dans un instant.
server-seat-taken = Cette place est déjà prise.
server-seats-open = Il reste des places libres.
server-series-from-record = Une série ne peut pas partir d’un enregistrement.
server-set-bad = On ne peut pas jouer avec cet ensemble de composants : { $findings }
server-set-bad-file = Un ensemble de composants ne peut pas contenir ce fichier : { $file }
server-set-bad-name = Le nom d’un ensemble de composants peut avoir au plus { $limit } caractères.
server-set-name-taken = Un ensemble de composants intégré s’appelle déjà { $name }. Donnez un autre nom au vôtre.
server-set-too-large = Un ensemble de composants peut avoir au plus { $files } fichiers et { $limit } caractères.
server-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
server-started-already = À cette table, la partie a déjà commencé.
server-table-closed = Cette table est fermée.
server-table-held = Cette partie est suspendue.
server-too-many = Trop de demandes à la fois. Patientez un instant.
server-too-many-connections = Vous avez trop de fenêtres ouvertes ici.
server-too-many-own-sets = Vous avez déposé { $limit } ensembles de composants ; c’est le maximum.
server-too-many-own-tables = Vous avez { $limit } tables en cours ; c’est le maximum.
server-too-many-relations = Vous avez masqué ou bloqué { $limit } personnes ; c’est le maximum.
server-too-many-tables = Vous regardez trop de tables à la fois.
server-unreachable = Le serveur { $url } est injoignable : { $reason }
server-upload-too-heavy = La lecture demande plus de temps ou de mémoire que le serveur n’en accorde ; le fichier a été refusé.
server-who-are-you = Asseyez-vous d’abord : le serveur ne vous connaît pas.
server-absence-by-clock = Quand on dispose de plusieurs jours par décision, seule la pendule détermine quand un bot prend une place.
server-not-absent = { $name } : moins de { $span } d’absence ; un bot ne peut pas encore prendre cette place.
server-replaced-by-clock = Un bot ne joue pour { $name } qu’une fois le temps de cette décision écoulé.
server-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
server-span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
server-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-stand-in-too-weak = Seuls ces bots peuvent jouer pour quelqu’un : { $bots }.
server-terms-absence = Toute personne absente depuis { $span } peut être remplacée par un bot, à la demande de quiconque joue ici.
server-terms-clock = Personne n’est remplacé avant que son temps soit écoulé ; ensuite, un bot joue à sa place.
server-terms-imported = Cette partie n’a pas commencé ici : elle reprend un enregistrement.
server-terms-position = Cette partie n’a pas commencé ici : elle reprend une position apportée par l’hôte, { $count ->
    [0] avant la première action
    [one] après { $count } action
   *[other] après { $count } actions
}.
server-terms-record = Cette partie n’a pas commencé ici : elle reprend un enregistrement apporté par l’hôte, { $count ->
    [one] après { $count } action
   *[other] après { $count } actions
}.
server-held-damaged = Les données de cette table sont illisibles. La partie est en sûreté dans son journal ; un responsable doit intervenir.
server-table-damaged = Cette table est endommagée ; un responsable doit intervenir. La partie n’est pas perdue.
server-table-full = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que ce qui mène à la fin de la partie.
server-storage-full = Votre espace de stockage est plein (maximum : { $megabytes } Mo). Fermez les tables dont vous n’avez plus besoin.
server-password-needed = Indiquez votre mot de passe pour supprimer ce compte.
server-too-many-guesses = Ce mot de passe a été essayé trop souvent. Réessayez dans { $minutes } minutes, ou ouvrez le compte par un lien depuis un appareil encore connecté.
server-too-many-letters = Cette adresse a reçu assez de messages pour aujourd’hui.
server-request-too-slow = La demande a mis trop de temps à arriver.
server-no-such-session = Cette session n’existe pas.
server-no-mail-here = Ce serveur ne peut pas envoyer d’e-mails. Ouvrez un lien à usage unique depuis un appareil encore connecté, ou demandez-en un à la personne qui gère le serveur.
server-reset-subject = Lamplight : choisissez un nouveau mot de passe
server-reset-letter =
    Bonjour,

    quelqu’un, sans doute vous, a oublié le mot de passe du compte { $login }. Choisissez-en un nouveau ici, dans l’heure :

    { $link }

    Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.
server-terms-rated = Cette partie est classée : elle compte pour le classement de ceux qui la jouent. Personne ne peut demander à annuler une décision, et abandonner compte comme une défaite.
server-not-when-rated = Cette partie est classée : ici, chacun joue soi-même, et ce qui est fait est fait.
server-rated-account = Seules les personnes qui ont un compte jouent des parties classées : choisissez d’abord un identifiant et un mot de passe.
server-rated-one-seat = Dans une partie classée, chacun n’a qu’une place.
server-cannot-be-rated = Une partie classée se joue entre personnes, commence à son début, n’appartient à aucune série et utilise un jeu de composants fourni avec le programme.
server-report-chat = insultes ou messages indésirables
server-report-name = un nom offensant
server-report-cheating = triche
server-report-leaving = quitte les parties à répétition
server-report-other = autre chose
server-reported-already = Vous avez déjà signalé cette personne ; un responsable du serveur va s’en occuper.
server-too-many-reports = Vous pouvez faire { $limit } signalements par jour.
server-silenced = Vous ne pouvez pas écrire dans les discussions pendant { $span } : un modérateur en a décidé ainsi après un signalement.
server-night-not-over = Les tirages de cette donne sont les mêmes pour tout le monde : son enregistrement sera visible après minuit UTC.
server-night-alone = La donne du soir se joue sans aide : on ne revient pas avant un tirage, et aucun bot ne décide.
server-no-such-night = Il n’y a pas eu de donne commune ce jour-là.
server-no-such-deal = Ce jeu n’a pas de donne commune aujourd’hui.
server-terms-night-counts = La donne du soir : les tirages sont les mêmes pour tout le monde, et cette tentative compte si elle finit avant minuit UTC.
server-terms-night-practice = La donne du soir : les tirages sont les mêmes pour tout le monde. Cette tentative sert d’entraînement et ne compte pas.
