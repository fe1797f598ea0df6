# Ce que dit le client web.

web-skip = Aller à la table
web-loading = Un instant…
web-offline = Le serveur est injoignable. Rien n’est perdu : la partie reprendra dès que la connexion sera rétablie.
web-broken = Quelque chose n’a pas marché. Réessayez.
web-no-page = Cette page n’existe pas.
web-home = Accueil
web-pages = Pages
web-rules = Règles
web-you-are = Vous : { $name }
web-settings = Réglages
web-reconnecting = Reconnexion…
web-waiting-to-be-sent = { $count ->
    [0] Rien n’attend d’être envoyé.
    [one] Un coup attend d’être envoyé.
   *[other] { $count } coups attendent d’être envoyés.
}
web-sending = Envoi…
web-language = Langue
web-theme = Couleurs
web-theme-dark = Nuit
web-theme-light = Jour
web-theme-contrast = Contraste élevé
web-text-size = Taille du texte
web-motion = Animations
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-confirm = Demander confirmation avant chaque coup
web-done = Fermer
web-your-name = Votre nom
web-have-account = J’ai déjà un compte
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend en ce moment. Créez une table et envoyez son lien à un ami.
web-finished-games = Parties finies
web-more-tables = { $count ->
    [one] Montrer la dernière
   *[other] Montrer les { $count } autres
}
web-open-record = Ouvrir un enregistrement
web-open-record-how = Un enregistrement est le fichier que « Télécharger l’enregistrement » vous a donné après une partie, ici ou dans le terminal.
web-status-open = en attente de joueurs
web-status-playing = en cours
web-status-between = entre deux parties
web-status-finished = finie
web-status-held = suspendue
web-status-closed = fermée
web-waits-for = attend { $who }
web-your-turn = À vous
web-nobody = (n’est plus là)
web-bot = bot : { $bot }
web-free-seat = libre
web-how = Comment voulez-vous jouer ?
web-with-friends = Entre amis, chacun devant son écran
web-how-strong = De quelle force seront les bots ?
web-bot-name-random = Aléatoire
web-bot-name-novice = Novice
web-bot-name-casual = Occasionnel
web-bot-name-steady = Régulier
web-bot-name-expert = Expert
web-level-random = joue n’importe quel coup permis
web-level-novice = joue ce qui semble bon à première vue
web-level-casual = anticipe un peu
web-level-steady = anticipe davantage
web-level-expert = réfléchit jusqu’à trois secondes par tour
web-which-seat = Quel camp prenez-vous ?
web-more-options = Plus d’options
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = 30 minutes chacun, et 30 secondes par décision
web-clock-blitz = 10 minutes chacun, et 10 secondes par décision
web-clock-days = Trois jours par décision
web-spectators = D’autres peuvent regarder
web-listed = Montrer la table à tout le monde
web-make-table = Créer la table
web-begin = Commencer
web-yes = oui
web-no = non
web-log = Journal
web-chat = Discussion
web-unread = { $count ->
    [0] rien de neuf
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-table = Table
web-panels = Journal, discussion et table
web-earlier = { $count ->
    [0] Rien de plus ancien dans l’enregistrement.
    [one] Une ligne plus ancienne est dans l’enregistrement.
   *[other] { $count } lignes plus anciennes sont dans l’enregistrement.
}
web-rule = règle { $rule }
web-muted-line = (masqué)
web-chat-empty = Personne n’a encore rien dit.
web-mute = Masquer ses messages
web-unmute = Afficher ses messages
web-block = Bloquer
web-unblock = Débloquer
web-say = Dire quelque chose
web-send = Envoyer
web-seats = Places
web-you = vous
web-bot-plays = un bot ({ $bot }) joue pour l’instant
web-resigned = a abandonné
web-reserved = attendu
web-thinks = réfléchit
web-ready = prêt
web-time-left = Temps restant
web-take-seat = S’asseoir ici
web-leave-seat = Se lever
web-seat-for = Qui joue cette place
web-for-people = pour un joueur
web-play-again = Reprendre ma place
web-call-bot = Laisser jouer un bot
web-next-match = Partie suivante
web-seats-missing = Il faut un joueur ou un bot à chaque place.
web-host-begins = { $name } lance la partie quand toutes les places sont prises.
web-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour jouer avec des amis ailleurs, le jeu doit tourner là où ils peuvent l’atteindre : voir « With friends » dans le README.
web-usual = par défaut
web-variants = Règles particulières de cette table
web-commitment = L’engagement du serveur sur sa clé :
web-key = La clé
web-nonce = Nombre ajouté : { $seat }
web-fairness = Les tirages étaient-ils honnêtes ?
web-watching = Vous regardez.
web-undo = Annuler
web-never-chosen = Personne ne choisit ceci : cela découle des règles.
web-not-your-turn = Ce n’est pas votre tour.
web-which-of = Que voulez-vous faire ?
web-show-all = Tout montrer
web-sure = Vous confirmez ?
web-do-it = Oui, jouer
web-not-yet = Pas encore
web-hand-over = Passez l’écran.
web-i-am = C’est moi : { $seat }
web-guide = Conseil
web-hint-whole = Lire la suite
web-hint-got-it = Compris
web-hint-no-more = Sans conseils
web-how-to-play = Comment jouer
web-signs = Icônes
web-keys = Touches
web-key-option = choisir l’option qui porte ce numéro
web-key-arrows = aller d’un endroit à l’autre sur le plan (Maj : dans l’ordre) ; Entrée indique ce qu’on peut y faire, ou pourquoi rien n’est possible
web-key-undo = annuler
web-key-let-go = désélectionner et revenir à la question
web-key-help = cette page
web-nobody-won = Personne n’a gagné.
web-you-lost-alone = Vous avez perdu.
web-gave-up = { $seat } : abandon de la partie.
web-end-stood = Le score dans la manche { $round } : { $points }.
web-series = La série jusqu’ici
web-campaign = La campagne
web-skip-story = Passer
web-skip-story-left = { $count ->
    [one] Encore un événement
   *[other] Encore { $count } événements
}
web-replay = Revoir la partie
web-replay-running = La partie est encore en cours : vous pouvez voir ce qui s’est passé jusqu’ici, depuis votre place seulement.
web-download-record = Télécharger l’enregistrement
web-to-rematch = Aller à la nouvelle table
web-wants-back = { $seat } : demande d’annuler une décision antérieure.
web-back-asked = Nous avons demandé aux autres si vous pouvez annuler cette décision.
web-agree = Accepter
web-refuse = Refuser
web-here = Présents
web-ask-back = Demander à annuler ma dernière décision
web-undo-last = Annuler ma dernière décision
web-let-bot = Laisser un bot jouer pour moi
web-resign = Abandonner
web-resign-sure = Voulez-vous vraiment abandonner cette partie ?
web-close-table = Fermer cette table
web-link = Lien de cette table
web-set = Ensemble de composants :
web-bo-points = points
web-bo-transport = jetons Transport
web-bo-gps = jetons GPS
web-proposed = (proposé)
web-breakdown = D’où viennent les points
web-bo-from-districts = districts
web-bo-from-money = argent et ressources
web-bo-from-tiles = tuiles Exploration visibles
web-bo-from-points = points des cartes
web-search-rules = Chercher dans les règles, par mots ou par numéro
web-contents = Sommaire
web-of = { $what } : { $more }
web-rules-none = Aucun résultat. Essayez avec moins de mots, ou parcourez le sommaire ci-dessous.
web-rules-found = { $count ->
    [0] aucune règle
    [one] une règle
   *[other] { $count } règles
}
web-options = Options
web-option = Option
web-editions = Où les éditions diffèrent
web-rulings = Décisions
web-provenance = D’où viennent les pièces
web-login = Identifiant
web-password = Mot de passe
web-log-in = Se connecter
web-or-link = Ou ouvrez un lien à usage unique créé sur votre autre appareil.
web-saved = Enregistré.
web-save = Enregistrer
web-email = E-mail (seulement pour être prévenu quand c’est à vous)
web-mail-turns = M’envoyer un e-mail quand c’est à moi
web-email-confirmed = L’adresse { $email } est confirmée.
web-email-unconfirmed = L’adresse { $email } n’est pas encore confirmée. Si ce serveur peut envoyer des e-mails, un message vient d’y être envoyé : suivez son lien pour confirmer. Vous n’en recevrez pas d’autre d’ici là. « Enregistrer » le renvoie.
web-other-device = Sur un autre appareil
web-other-device-more = Ouvrez-y un lien à usage unique, ou choisissez un identifiant et un mot de passe.
web-one-time-link = Créer un lien à usage unique
web-link-once = Il sert une seule fois, dans le quart d’heure.
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe (8 caractères au moins)
web-set-password = Définir le mot de passe
web-leave = Déconnexion
web-log-out = Se déconnecter sur cet appareil
web-log-out-everywhere = Se déconnecter partout
web-export = Télécharger tout ce que vous gardez sur moi
web-delete = Supprimer mon compte
web-delete-sure = Des bots prendront vos places et votre nom sera retiré de toutes les tables. C’est irréversible.
web-back = En arrière
web-forward = En avant
web-run = Lecture
web-pause = Pause
web-moment = Moment
web-seen-by = Point de vue
web-spectator = un spectateur
web-shared = Envoyez ce lien pour partager ce moment (si le navigateur le permet, il est déjà copié) :
web-go-on = Continuer à partir d’ici
web-hidden-action = { $seat } : action secrète.
web-campaign-matches = Parties
web-campaign-match = Partie { $number }
web-to-table = Aller à la table
web-go-on-playing = Continuer à jouer
web-no-campaign = On ne joue pas de campagne à cette table.
web-options-list = Tout ce que vous pouvez faire
web-round-over = La manche { $round } est terminée
web-how-it-ended = Comment la partie s’est terminée

# The board of a game that has none of its own.

web-plain-common = Sur la table
web-plain-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

# The players' plates, and the parts of the table where there is room for one at a time.

web-tab-people = Joueurs
web-aims = Objectifs en cours
web-tabs = Sections de la table
web-plate-your-turn = à vous
web-plate-turn = réfléchit
web-plate-away = absent
web-plate-you = vous, { $side }
web-plate-ready = prêt
web-plate-points = { $count ->
    [one] point
   *[other] points
}
web-close = Fermer
web-percent = { $value } %

# The front door, tables in lists, and pages that are not there.

web-home-title = La lampe est allumée. Prenez place.
web-home-lead = Des jeux de société dans votre navigateur : en solitaire, contre des bots ou entre amis. Pas besoin de compte.
web-home-continue = Reprendre
web-home-friends = Entre amis
web-home-open = Ouvrir une table
web-home-code = Code ou lien d’une table
web-home-join = Rejoindre
web-home-bad-code = Ce n’est ni le code d’une table, ni un lien vers une table.
web-home-one-link = Un lien leur suffit.
web-home-watch = Regarder une partie
web-home-more = Autres pages
web-home-learn = Apprendre
web-home-minutes = { $count } minutes
web-home-play = Jouer
web-home-ways = Toutes les façons de jouer
web-has-won = a gagné
web-back-to-start = Retour à l’accueil
web-watch-playing = En cours
web-watch-none = Aucune partie n’est ouverte au public en ce moment.
web-table-gone = Cette table n’existe plus, ou elle ne vous est pas ouverte.
web-fair-lead = Personne, pas même ce serveur, ne peut choisir les dés et les cartes d’une partie. Voici comment cela fonctionne :
web-fair-lock = Avant la partie, le serveur enferme une clé secrète et en montre le sceau, qui ne correspond à aucune autre clé.
web-fair-add = Ensuite, chaque place ajoute un nombre aléatoire de son cru, que le serveur ne pouvait pas connaître.
web-fair-draw = Chaque lancer et chaque tirage découlent à la fois de la clé et de ces nombres.
web-fair-show = Après la partie, la clé est montrée, et chacun peut refaire tous les tirages à partir de l’enregistrement (dans un terminal : lamplight record verify).
web-fair-numbers = Les nombres de cette table
web-fair-none = Ils apparaîtront ici dès que la table sera prête.
web-fair-locked = gardée secrète jusqu’à la fin de la partie
web-fair-link = Comment le hasard reste honnête

# Before the match.

web-lobby-yours = Votre table de { $game }
web-lobby-invites = { $name } vous invite à { $game }
web-lobby-send = Envoyez ce lien à ceux avec qui vous voulez jouer
web-lobby-copy = Copier
web-lobby-copied = Copié
web-lobby-name = Votre nom à cette table : { $name }.
web-lobby-rename = Changer de nom

# The end of a match.

web-end-won = { $name } gagne
web-end-you-won = Vous gagnez
web-end-shared = { $name } gagnent ensemble
web-end-nobody = Personne ne gagne
web-end-you-lost = Pas cette fois
web-end-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-end-round = Manche { $round }.
web-end-you-by = Vous gagnez de { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
web-end-by = { $name } gagne de { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
web-end-behind = Il vous a manqué { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour rejoindre { $name }.
web-end-tie = Égalité de points : le critère de départage a tranché.
web-end-decided = Ce qui a fait la différence : { $source } (+{ $count }).
web-end-led = Vous avez mené jusqu’à la manche { $round }.
web-end-again = Rejouer
web-end-go-on = Continuer
web-end-watch = Revoir la partie
web-end-share = Partager
web-end-board = Voir le plateau
web-end-result = Retour au résultat
web-end-curve = Manche par manche
web-end-balance = Le marqueur, manche par manche
web-end-curve-line = { $name } : { $points }
web-end-turned = Tout bascule à la manche { $round }
web-end-turning = Le tournant
web-end-best-round = La manche décisive
web-end-gained = { $name } : +{ $count }
web-end-sources = D’où viennent les points

# The final scoring.

web-end-final = Décompte final.
web-end-turned-final = Tout bascule au décompte final

# A match again.

web-film-round-back = Au début de la manche (Page préc.)
web-film-round-on = À la manche suivante (Page suiv.)
web-film-turn-back = Au tour précédent (Maj et flèche gauche)
web-film-turn-on = Au tour suivant (Maj et flèche droite)
web-film-speed = Vitesse
web-film-share = Partager ce moment
web-end-own-best = La meilleure manche
web-bots-wait = Beaucoup de tables demandent un bot en ce moment. Attendent leur tour de réfléchir : { $seats }.
web-login-about = Vous seul l’avez. Les autres le voient à côté de votre nom, et il vous sert à vous connecter.
web-sessions = Où vous êtes connecté
web-session-here = cet appareil
web-session-unknown = Appareil inconnu
web-session-end = Déconnecter
web-session-end-which = Déconnecter : { $device }
web-forgotten = J’ai oublié mon mot de passe
web-forgotten-who = Identifiant ou adresse e-mail
web-forgotten-send = Envoyez-moi un lien
web-forgotten-sent = Si ce compte existe et que son adresse est confirmée, un lien est en route. Il fonctionne une seule fois, dans l’heure.
web-reset = Un nouveau mot de passe
web-reset-ends = Vous serez déconnecté partout ailleurs.
web-rated = Partie classée
web-rated-about = Elle compte pour le classement de chacun. Sans bots, sans conseils, et personne ne peut demander à annuler une décision.
web-rated-account = Les parties classées sont réservées aux personnes qui ont un compte : choisissez un identifiant et un mot de passe sur votre page.
web-rated-match = classée
web-my-matches = Mes parties
web-standings = Parties jouées, gagnées et classement par jeu
web-standing-game = Jeu
web-standing-played = Jouées
web-standing-won = Gagnées
web-standing-first = A commencé
web-standing-rating = Classement
web-standing-name = { $seats ->
    [1] { $game }, en solitaire
   *[other] { $game }, { $seats } joueurs
}
web-standing-rated = (classées : { $count })
web-rating-about = Un classement part de 0 et dit quelle force une personne a presque sûrement au moins : il monte avec les victoires contre des adversaires forts, et à mesure qu’il devient plus sûr. Les bots n’en ont pas.
web-last-matches = Dernières parties
web-no-matches = Encore aucune partie.
web-earlier-matches = Parties précédentes
web-report = Signaler
web-report-why = Pourquoi signalez-vous { $name } ?
web-report-text = Ce qui s’est passé (facultatif)
web-report-send = Envoyer le signalement
web-report-done = C’est signalé. Merci.
web-privacy = Ce qui est conservé à votre sujet
web-privacy-lead = Lamplight conserve ce qu’il faut pour jouer, et rien de plus. Il n’y a pas de publicité, personne n’est suivi, et rien n’est chargé depuis d’autres sites.
web-privacy-account = Votre compte
web-privacy-account-more = Votre nom, votre identifiant et votre langue, et le moment de votre première et de votre dernière visite. Les autres voient le nom, l’identifiant et le jour de votre première visite. D’un mot de passe, on ne garde qu’une empreinte, d’où personne ne peut le lire. Une adresse e-mail est conservée si vous en donnez une ; elle sert à vous dire que c’est votre tour et quand vous avez oublié votre mot de passe, et les autres joueurs ne la voient jamais.
web-privacy-sessions = Où vous êtes connecté
web-privacy-sessions-more = Pour chaque appareil, le navigateur, le système, et sa première et dernière utilisation. Les autres joueurs ne le voient pas, et vous pouvez fermer chaque session sur votre page.
web-privacy-play = Ce que vous jouez et dites
web-privacy-play-more = Tout ce qui se passe aux tables où vous êtes : vos coups, ce que vous écrivez dans la discussion, et les jeux de composants que vous envoyez. Ceux qui sont à la table le voient, et les spectateurs aussi là où ils sont admis ; ce qui est secret dans une partie le reste jusqu’à sa fin.
web-privacy-results = Résultats et classements
web-privacy-results-more = De chaque partie terminée, votre rang et votre score, et un classement si vous jouez des parties classées. Tout le monde voit ceux des parties classées et des tables affichées dans la liste ; pour les autres, seuls ceux qui y ont joué. De la donne du jour : votre tentative, son score et vos jours consécutifs, que tout le monde voit une fois la journée finie.
web-privacy-people = Qui vous rendez muet, bloquez ou signalez
web-privacy-people-more = Personne n’apprend que vous l’avez rendu muet ou bloqué. Les signalements sont lus par la personne qui gère ce serveur, avec ce que l’autre avait écrit à la table ; l’autre n’apprend pas qui l’a signalé.
web-privacy-address = Votre adresse réseau
web-privacy-address-more = Elle n’est pas conservée avec votre compte. Contre les abus, le serveur compte pendant un temps combien de fois une adresse revient. Un proxy placé devant le serveur peut tenir ses propres journaux : demandez à la personne qui le gère.
web-privacy-browser = Dans votre navigateur
web-privacy-browser-more = Un cookie, qui vous garde connecté, et les réglages que vous y choisissez.
web-privacy-long = Pendant combien de temps
web-privacy-long-more = Jusqu’à ce que vous supprimiez votre compte. Alors votre nom, votre identifiant et ce que vous avez écrit disparaissent de toutes les tables ; les coups et les résultats restent pour les autres, sans votre nom, et les sauvegardes durent jusqu’à ce qu’on les remplace. La personne qui gère ce serveur peut supprimer plus tôt les anciennes parties et les invités qui ne viennent plus.
web-privacy-yours = Téléchargez-le ou supprimez-le sur votre page

# La ville de ce soir : une donne par jour pour tout le monde.

web-tonight = La ville de ce soir
web-tonight-short = Une même donne pour tout le monde, jusqu’à minuit UTC. Qui en tirera le meilleur parti ?
web-tonight-lead = Une donne par jour pour tout le monde, chacun de son côté : toutes et tous rencontrent les mêmes dés et, presque toujours, les mêmes cartes. La première tentative compte si elle finit avant minuit UTC ; ensuite, tous les scores sont visibles et chaque tentative peut être revue.
web-tonight-of = Les donnes du { $day }
web-tonight-guest = Sans compte, vous jouez pour vous entraîner. Donnez à votre compte un identifiant et un mot de passe, et votre première tentative comptera.
web-tonight-account = Vers mon compte
web-tonight-ends = Jusqu’à minuit UTC : { $time }
web-tonight-over = Cette soirée est finie.
web-tonight-streak = { $count ->
    [one] { $count } soir de suite
   *[other] { $count } soirs de suite
}
web-tonight-play = Jouer
web-tonight-practise = Rejouer pour s’entraîner
web-tonight-go-on = Continuer
web-tonight-won = Gagné, { $score }
web-tonight-lost = Perdu, { $score }
web-tonight-given-up = Abandon
web-tonight-unfinished = Pas finie à temps
web-tonight-own = Votre tentative : { $result }
web-tonight-finished = { $count ->
    [0] Personne n’a encore fini de tentative.
    [one] { $count } tentative est finie.
   *[other] { $count } tentatives sont finies.
}
web-tonight-scores = Scores : { $game }
web-tonight-nobody = Personne n’a fini de tentative.
web-tonight-place = Rang
web-tonight-player = Joueur
web-tonight-result = Résultat
web-tonight-watch = Revoir
web-tonight-previous = La veille
web-tonight-now = Ce soir
web-tonight-fair = Pourquoi personne ne peut choisir les tirages
web-tonight-fair-more = Avant chaque soirée, le serveur montre un sceau de son secret, qui ne convient à aucun autre. Chaque tirage découle du secret, de ce qui est tiré et du nombre de tirages semblables qui ont précédé, et de rien de ce que l’on décide. Une minute après minuit UTC, le secret est montré, et chacun peut refaire chaque tirage à partir des enregistrements.
web-tonight-seal = Sceau de cette soirée
web-tonight-since = Visible : { $when }
web-tonight-secret = Secret de cette soirée
web-tonight-locked = sous clé jusqu’à la fin de la soirée
web-tonight-next-seal = Sceau de la prochaine soirée
