# Ce que dit le client web.

web-skip = Aller à la table
web-loading = Un instant …
web-offline = Le serveur est injoignable. Rien n’est perdu : cette page reprend dès que possible.
web-broken = Quelque chose n’a pas marché. Réessayez.
web-no-page = Cette page n’existe pas.
web-no-table = Cette table n’existe peut-être pas, ou ne vous est pas ouverte.
web-home = Accueil
web-pages = Pages
web-rules = Règles
web-settings = Réglages
web-reconnecting = Reconnexion …
web-waiting-to-be-sent = { $count ->
    [0] Rien n’attend d’être envoyé.
    [one] Un coup attend d’être envoyé.
   *[other] { $count } coups attendent d’être envoyés.
}
web-sending = Envoi …
web-language = Langue
web-theme = Couleurs
web-theme-dark = Nuit
web-theme-light = Jour
web-theme-contrast = Contraste élevé
web-text-size = Taille du texte
web-motion = Images animées
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-confirm = Demander avant chaque coup
web-done = Terminé
web-welcome = Deux jeux de société à la lueur d’une lampe
web-welcome-more = Jouez entre amis, contre des bots ou en solitaire. Il ne nous faut qu’un nom.
web-your-name = Votre nom
web-sit-down = S’asseoir
web-have-account = Je suis déjà venu
web-hello = Bonsoir, { $name }
web-my-games = Vos parties
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend en ce moment. Préparez une table et envoyez son lien à un ami.
web-finished-games = Parties finies
web-more-tables = { $count ->
    [one] Montrer la dernière
   *[other] Montrer les { $count } autres
}
web-open-record = Ouvrir un enregistrement
web-open-record-how = Un enregistrement est le fichier que « Télécharger l’enregistrement » vous a donné après une partie, ici ou dans le terminal.
web-play-now = Jouer
web-other-ways = Autres façons de jouer
web-about-blackout = Hong Kong est dans le noir. Planifiez en secret, ramenez la lumière quartier par quartier, gardez les vôtres en vie. De un à quatre.
web-about-dual-powers = Petrograd, 1917. Deux pouvoirs, une ville, et un calendrier qui court vers octobre. À deux, ou seul contre l’Opposition.
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-between = entre deux parties
web-status-finished = finie
web-status-held = suspendue
web-status-closed = fermée
web-waits-for = attend { $who }
web-your-turn = À vous
web-nobody = (parti)
web-bot = bot : { $bot }
web-free-seat = libre
web-how = Comment voulez-vous jouer ?
web-with-friends = Entre amis, chacun devant son écran
web-how-strong = De quelle force sont les bots ?
web-bot-name-random = Hasard
web-bot-name-novice = Novice
web-bot-name-casual = Occasionnel
web-bot-name-steady = Solide
web-bot-name-expert = Expert
web-level-random = joue n’importe quel coup permis
web-level-novice = joue ce qui semble bon à première vue
web-level-casual = voit un peu plus loin
web-level-steady = voit plus loin encore
web-level-expert = réfléchit jusqu’à trois secondes par tour
web-which-seat = Quel camp prenez-vous ?
web-more-options = Plus d’options
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = 30 minutes chacun, et 30 secondes par décision
web-clock-blitz = 10 minutes chacun, et 10 secondes par décision
web-clock-days = Trois jours par décision
web-spectators = D’autres peuvent regarder
web-listed = Montrer la table à tous
web-make-table = Préparer la table
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
web-muted-line = (muet)
web-chat-empty = Personne n’a encore rien dit.
web-mute = Rendre muet
web-unmute = Entendre de nouveau
web-block = Bloquer
web-unblock = Débloquer
web-say = Dire quelque chose
web-send = Envoyer
web-seats = Places
web-you = vous
web-bot-plays = un bot ({ $bot }) joue pour l’instant
web-resigned = a abandonné
web-reserved = est attendu
web-thinks = réfléchit
web-ready = prêt
web-time-left = Temps restant
web-take-seat = S’asseoir ici
web-leave-seat = Se lever
web-seat-for = Qui joue cette place
web-for-people = pour quelqu’un
web-play-again = Rejouer moi-même
web-call-bot = Laisser jouer un bot
web-next-match = Partie suivante
web-seats-missing = Chaque place demande une personne ou un bot.
web-host-begins = { $name } commence la partie quand toutes les places sont prises.
web-invite = Envoyez ce lien à qui doit jouer avec vous :
web-only-here = Cette adresse ne marche que sur cet ordinateur. Pour des amis ailleurs, le jeu doit tourner là où ils peuvent l’atteindre : voir « With friends » dans le README.
web-usual = d’usage
web-variants = Règles particulières de cette table
web-commitment = L’engagement du serveur sur sa clé :
web-key = La clé
web-nonce = Ce que { $seat } a ajouté
web-fairness = Le hasard était-il honnête ?
web-fairness-more = Avant le début, le serveur a montré son engagement, une empreinte de sa clé. Chaque place y a ajouté un nombre à elle. Tous les tirages découlent de la clé et de ces nombres ; `lamplight record verify` les refait un à un à partir de l’enregistrement.
web-watching = Vous regardez.
web-undo = Annuler
web-not-yours = Cette carte est à quelqu’un d’autre : de votre place, on ne peut rien en faire.
web-never-chosen = Personne ne choisit ceci : cela découle des règles.
web-not-your-turn = Ce n’est pas votre tour.
web-which-of = Laquelle de ces actions ?
web-show-all = Tout montrer
web-sure = Êtes-vous sûr ?
web-do-it = Oui, jouer
web-not-yet = Pas encore
web-hand-over = Passez l’écran.
web-i-am = Je suis { $seat }
web-guide = Conseil
web-hint-whole = Lire la suite
web-hint-got-it = Compris
web-hint-no-more = Ne plus montrer de conseils
web-how-to-play = Comment jouer
web-signs = Signes
web-keys = Touches
web-key-option = jouer l’option de ce numéro
web-key-arrows = aller d’un endroit à l’autre sur le plan, avec Maj l’un après l’autre ; Entrée dit ce qu’on peut y faire, ou pourquoi rien
web-key-undo = annuler
web-key-let-go = lâcher, et revenir à la question
web-key-help = cette page
web-help-dual-powers = Un pion marqué 3/2 a une force de 3 Reposé et de 2 Fatigué ; les barres dessous sont son rang, c’est-à-dire ce qu’il coûte à recruter. Dans le tableau de présence, la dernière colonne dit la force des deux camps si la Volonté du Peuple passait au camp nommé ; = veut dire que rien ne changerait.
web-nobody-won = Personne n’a gagné.
web-you-won = Vous avez gagné !
web-you-lost = Vous avez perdu. Victoire : { $seats }
web-you-lost-alone = Vous n’avez pas réussi.
web-won = Victoire : { $seats }
web-gave-up = { $seat } a abandonné.
web-series = La série jusqu’ici
web-campaign = La campagne
web-skip-story = Passer ({ $count })
web-replay = Revoir la partie
web-replay-running = La partie continue : vous la voyez jusqu’au point où elle en est, et seulement depuis votre place.
web-download-record = Télécharger l’enregistrement
web-rematch = Encore une
web-to-rematch = À la nouvelle table
web-wants-back = { $seat } demande à revenir à une décision antérieure.
web-back-asked = On a demandé aux autres si vous pouvez revenir en arrière.
web-agree = Accepter
web-refuse = Refuser
web-here = Présents
web-ask-back = Demander à revenir à ma dernière décision
web-let-bot = Laisser un bot jouer pour moi
web-resign = Abandonner
web-resign-sure = Voulez-vous vraiment abandonner cette partie ?
web-close-table = Fermer cette table
web-link = Lien de cette table
web-set = Matériel :
web-dp-played = Joué : { $side }
web-dp-hand = Votre main
web-dp-hands = Mains
web-dp-other-hand = (l’autre camp tient { $count })
web-dp-objective = objectif secret
web-dp-is-objective = C’est votre objectif secret : il reste face cachée jusqu’à la fin de la manche.
web-dp-reserve = Réserve
web-dp-presence = Présence
web-dp-control = Contrôle
web-dp-if-will = Volonté : { $side }
web-nearer = S’approcher
web-farther = S’éloigner
web-bo-district = { $name } : { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
}
web-bo-district-score = { $cubes } sur l’anneau, { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
} si on le sécurisait maintenant
web-bo-owns = { $side } : { $count } × { $resource }
web-bo-board = Plateau : { $side }
web-bo-phases = Les phases d’une manche
web-bo-points = points
web-bo-money = dollars
web-bo-transport = jetons Transport
web-bo-gps = jetons GPS
web-bo-resources = Vos ressources
web-bo-cubes-left = { $count ->
    [0] aucun cube restant
    [one] un cube restant
   *[other] { $count } cubes restants
}
web-bo-slot = Emplacement { $slot }
web-bo-slot-locked = L’emplacement { $slot } est fermé tant que vous n’avez pas accompli le pouvoir de rétablissement 2.
web-bo-face-down = une carte face cachée
web-bo-objectives = Objectifs
web-bo-checks = Zone de mise en œuvre
web-bo-hospital = Hôpital
web-bo-emergency = Plan d’urgence
web-bo-tiles = Tuiles Exploration
web-bo-market = Marché
web-bo-deck = pioche { $count }, réserve { $reserve }
web-bo-last-round = C’est la dernière manche.
web-bo-round = Manche { $round }
web-bo-hand = Votre main
web-bo-summary = { $points } points, { $money } dollars, { $cards } cartes, { $hospital } à l’hôpital
web-proposed = (proposé)
web-dp-forming = objectif pour l’instant
web-bo-way = Jetons Transport pour le trajet : { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-costs = (transport : { $tokens })
web-bo-way-points = Il vous en manque ; vous les achetez contre des points : { $points }
web-bo-resource-costs = { $resource }, jetons Transport : { $tokens }
web-bo-search = La recherche
web-bo-icons = Icônes d’exploration : { $total } sur { $needed }
web-bo-icons-aside = Sans cartes : { $aside }. Jetons GPS : { $gps }, chacun vaut { $worth }.
web-bo-team = Dans l’équipe
web-bo-odds = blessure : 1 sur { $count } ({ $percent } %)
web-bo-odds-more = L’une d’elles est blessée, chacune avec la même probabilité.
web-bo-odds-then = Avec une de plus, { $percent } % chacune.
web-bo-may-join = Peuvent se joindre
web-bo-brings = { $count ->
    [0] aucune icône
    [one] une icône
   *[other] { $count } icônes
}
web-bo-goals = Objectifs : ce qui manque
web-bo-power = pouvoir de rétablissement
web-bo-goal-done = fait
web-bo-goal-ready = possible maintenant
web-bo-goals-ready = { $count ->
    [0] aucun n’est encore possible
    [one] un est possible
   *[other] { $count } sont possibles
}
web-breakdown = D’où viennent les points
web-bo-from-goals = objectifs et plans
web-bo-from-districts = districts
web-bo-from-scouting = exploration
web-bo-from-cards = cartes et actions de mise en œuvre
web-bo-from-transport = dépensés en transport
web-bo-from-money = argent et ressources
web-bo-from-tiles = tuiles Exploration visibles
web-bo-from-points = points des cartes
web-bo-from-total = total
web-search-rules = Chercher dans les règles, par mots ou par numéro
web-contents = Sommaire
web-of = { $what } : { $more }
web-rules-none = Rien trouvé. Moins de mots trouvent davantage ; le sommaire est ci-dessous.
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
web-provenance-blackout = Les règles sont celles du jeu imprimé, dans nos propres mots. Ce qui est imprimé sur les pièces n’est connu qu’en partie : le reste a été reconstitué d’après tout ce que l’on sait et équilibré par simulation. Vous pouvez jouer avec votre propre matériel.
web-provenance-dual-powers = Les règles sont celles du jeu imprimé, dans nos propres mots. Ce qui est imprimé sur les pièces n’est connu qu’en partie : le reste a été reconstitué d’après tout ce que l’on sait et équilibré par simulation. Vous pouvez jouer avec votre propre matériel.
web-login = Nom de connexion
web-password = Mot de passe
web-log-in = Se connecter
web-or-link = Ou ouvrez un lien à usage unique créé sur votre autre appareil.
web-saved = Enregistré.
web-save = Enregistrer
web-email = Courriel (seulement si vous voulez être prévenu de votre tour)
web-mail-turns = M’écrire quand c’est à moi
web-email-confirmed = { $email } est confirmée.
web-email-unconfirmed = { $email } n’est pas encore confirmée. Si ce serveur envoie du courrier, une lettre y est partie : ouvrez son lien et confirmez. Jusque-là, aucun autre courrier ne suit ; « Enregistrer » renvoie la lettre.
web-other-device = Sur un autre appareil
web-other-device-more = Ouvrez-y un lien à usage unique, ou donnez un mot de passe à votre compte.
web-one-time-link = Créer un lien à usage unique
web-link-once = Il sert une fois, pendant un quart d’heure.
web-old-password = Ancien mot de passe
web-new-password = Nouveau mot de passe (8 caractères au moins)
web-set-password = Fixer le mot de passe
web-leave = Partir
web-log-out = Se déconnecter ici
web-log-out-everywhere = Se déconnecter partout
web-export = Tout ce que vous gardez sur moi
web-delete = Supprimer mon compte
web-delete-sure = Des bots prennent vos places, et votre nom disparaît de toutes les tables. C’est sans retour.
web-back = En arrière
web-forward = En avant
web-run = Lecture
web-pause = Pause
web-moment = Moment
web-seen-by = Vu par
web-spectator = un spectateur
web-share = Copier un lien vers ce moment
web-shared = Envoyez ce lien pour partager ce moment (il est copié si le navigateur le permet) :
web-go-on = Continuer à partir d’ici
web-hidden-action = { $seat } a agi en secret.
web-campaign-matches = Parties
web-campaign-match = Partie { $number }
web-to-table = À la table
web-go-on-playing = Continuer à jouer
web-no-campaign = Cette table ne joue pas de campagne.
web-options-list = Tout ce que vous pouvez faire
web-round-over = La manche { $round } est terminée
web-how-it-ended = Comment cela s’est terminé

# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Les points viennent en fin de manche, de trois Zones : celle de l’« Émeute ! » et les deux Objectifs secrets. Soyez-y plus fort que l’autre camp. Touchez une carte ou un lieu pour voir ce qu’on peut en faire.
web-hint-dual-powers-ask-objective = Choisissez une Zone où vous êtes déjà fort, ou pourrez le devenir en quatre tours. Cette carte ne pourra plus être jouée : gardez celles dont l’action vous servira.
web-hint-dual-powers-ask-objective-ready = L’autre camp choisit à son tour. D’ici là, vous pouvez encore changer d’avis.
web-hint-dual-powers-ask-turn = Survolez une carte, ou laissez le doigt dessus : un cercle sur le calendrier montre où mènent ses jours. S’arrêter sur le 15 ou le 31 donne une action supplémentaire, et qui change de mois prend la Volonté du Peuple, qui commande les pions neutres à côté des siens.
web-hint-dual-powers-ask-command = Recruter place de nouvelles Unités dans la Zone de la carte. L’icône agit partout : déplacer un pion vers une Zone voisine, ou de deux Zones, ou remettre d’aplomb un pion Fatigué. La barricade ferme un passage.
web-hint-dual-powers-ask-recruit = Vous pouvez continuer jusqu’à épuiser la valeur. Le reste est perdu, mais de petites Unités maintenant gardent les grandes pour une meilleure carte.
web-hint-dual-powers-ask-leader-both = Un Leader peut aller dans n’importe quelle Zone, mais seulement maintenant : s’il n’est pas placé avec sa carte, il ne viendra jamais. L’action spéciale peut se faire avant ou après.
web-hint-dual-powers-ask-leader-place = Placez le Leader là où seront les points : toute Zone lui est ouverte, et c’est sa seule chance.
web-hint-dual-powers-ask-leader-special = La Manifestation déplace la barricade, l’Espionnage montre l’Objectif adverse, Inspirer le Peuple prend la Volonté. Si rien ne vous sert, ne faites rien.
web-hint-dual-powers-ask-bonus = C’est le calendrier qui vous l’offre. C’est peu, mais gratuit : recruter, déplacer, reposer ou piocher.
web-hint-dual-powers-ask-unrest = Les points font avancer vers vous le marqueur de soutien ; une action supplémentaire peut encore changer qui contrôle les Objectifs, comptés juste après.
web-hint-blackout = Une manche a huit phases ; celle qui est allumée en haut de votre plateau dit où vous en êtes. Les cartes apportent des ressources, les ressources accomplissent des objectifs, les objectifs posent des cubes, et les districts entourés de vos cubes rapportent des points.
web-hint-blackout-ask-settle = Un lieu avec beaucoup de voisins et plusieurs districts autour vous laissera le plus de choix.
web-hint-blackout-ask-plan = Regardez les dés sur le cadran : chaque volontaire rapporte ce que montre le dé de sa couleur. Les cartes d’un même emplacement reviennent ensemble : réunissez celles que vous voudrez avoir en main ensemble. Il n’est pas nécessaire de tout remplir.
web-hint-blackout-ask-plan-slot = Certains objectifs demandent des couleurs réunies dans un emplacement : la carte peut y aider. Touchez l’emplacement, ou faites-y glisser la carte.
web-hint-blackout-ask-plan-ready = Personne ne voit votre plan avant que tous soient prêts. Vous pouvez encore le reprendre.
web-hint-blackout-ask-deploy = L’ordre compte quand une carte en paie une autre : retournez d’abord celles qui rapportent.
web-hint-blackout-ask-yield = Ce que montre le dé est gratuit. Une autre ressource de l’anneau coûte du transport à chaque pas : seulement si un objectif la demande.
web-hint-blackout-ask-parts = Utilisez chaque action qui vous sert maintenant ; celle que vous laissez est perdue pour cette manche.
web-hint-blackout-ask-goals = Un objectif accompli donne une carte pour votre main ou votre zone de mise en œuvre, des points, ou un cube sur la carte. Les deux pouvoirs de rétablissement de votre plateau comptent aussi.
web-hint-blackout-ask-pay = Les Batteries remplacent tout mais sont rares : gardez-les si possible.
web-hint-blackout-ask-heal = Une carte qui revient renforce votre main ; une blessée laissée à l’Hôpital ne sert à rien.
web-hint-blackout-ask-place = Les lieux éclairés sont possibles. Cherchez à entourer un district : montrez-en un pour voir ce qu’il rapporterait à chacun.
web-hint-blackout-ask-place-any = Tout lieu éclairé convient. Cherchez à entourer un district : montrez-en un pour voir ce qu’il rapporterait à chacun.
web-hint-blackout-ask-complete = Terminer maintenant libère la place et la carte ; attendre garde ses autres objectifs et le bonus à portée.
web-hint-blackout-ask-scout = Regarder ne coûte rien. Si vous récupérez ensuite une tuile, une carte de l’équipe, tirée au sort, sera blessée.
web-hint-blackout-ask-collect = Votre première tuile d’un type reste face visible et vaut des points à la fin ; une deuxième aide vos explorations suivantes.
web-hint-blackout-ask-challenge = On ne vous propose que ce que vous pouvez réussir. Une épreuve plus dure paie mieux mais demande plus de votre main.
web-hint-blackout-ask-team = Chaque carte de l’équipe risque autant d’être blessée : ajoutez des cartes modestes pour épargner les bonnes. Un jeton GPS vaut trois icônes.
web-hint-blackout-ask-market = Une rangée pleine est chère, sa dernière carte est bon marché. Achetez ce que vous pourrez bientôt accomplir : il n’y a place que pour trois objectifs.
web-hint-blackout-ask-waste = Nourriture et eau se perdent à chaque manche. La nourriture rapporte de l’argent ; deux eaux peuvent devenir un jeton GPS.
web-hint-blackout-ask-drop = Ne défaussez un objectif que si vous n’y arriverez jamais et que sa place vous manque.
web-hint-blackout-ask-house = L’action sous la maison prise est désormais à vous, chaque fois que vous reprenez des cartes. Prenez celle qui servira le plus.
web-hint-blackout-ask-refresh = Avec peu de cartes on planifie peu : reprendre l’emplacement le plus fourni est souvent juste, et permet vos actions de mise en œuvre.
web-hint-blackout-ask-checks = Toutes sont gratuites. Utilisez celles qui vous aident, dans l’ordre voulu.

# The board of a game that has none of its own.

web-plain-common = Sur la table
web-plain-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
