# `lamplight admin` : pour qui fait tourner un serveur.

cli-command-admin = administrer la base d’un serveur : personnes, tables, parties suspendues, sauvegarde
cli-command-admin-users = lister les personnes, ou en chercher
cli-command-admin-user = montrer une personne, la supprimer, créer un lien vers son compte, la déconnecter
cli-command-admin-tables = lister les tables
cli-command-admin-table = montrer une table et ce qui s’y est passé en dernier, sans rien de secret
cli-command-admin-hold = suspendre une partie jusqu’à nouvel ordre
cli-command-admin-release = laisser continuer une partie suspendue
cli-command-admin-record = écrire l’enregistrement complet d’une partie, pour un arbitre
cli-command-admin-backup = copier la base dans un fichier, pendant que le serveur tourne
cli-command-admin-restore = mettre une sauvegarde à la place de la base
cli-command-admin-retention = supprimer les vieilles parties et les invités disparus
cli-command-admin-check = rejouer chaque partie inachevée et la comparer à ce qui est stocké
cli-command-admin-migrate = amener la base à la version la plus récente

admin-arg-database = la base : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (aussi LAMPLIGHT_DATABASE ; par défaut : celle du dossier de données)
admin-arg-data = le dossier de données du serveur (aussi LAMPLIGHT_DATA)
admin-arg-find = une partie d’un nom, d’un identifiant, d’une adresse e-mail ou d’un id
admin-arg-user-id = l’id d’une personne (s’il commence par un tiret, il vient après --)
admin-arg-table-id = l’id d’une table (s’il commence par un tiret, il vient après --)
admin-arg-hold-id = l’id d’une table (s’il commence par un tiret, il vient après --)
admin-arg-release-id = l’id d’une table (s’il commence par un tiret, il vient après --)
admin-arg-record-id = l’id d’une table (s’il commence par un tiret, il vient après --)
admin-arg-delete = supprimer ce compte : des bots prennent ses places, et le nom disparaît de toutes les tables
admin-arg-link = créer un lien qui ouvre ce compte sur un autre appareil, une seule fois, dans le quart d’heure
admin-arg-logout = terminer toutes les sessions de ce compte
admin-arg-public-url = l’adresse publique du serveur, pour le lien (aussi LAMPLIGHT_PUBLIC_URL)
admin-arg-status = seulement les tables de ce statut : open, playing, between, finished, held ou closed
admin-arg-reason = pourquoi ; tout le monde à la table le lira
admin-arg-match = quelle partie d’une série (par défaut : l’actuelle)
admin-arg-out = le fichier à écrire (par défaut : lamplight-ID.json ici)
admin-arg-backup-file = le fichier à écrire ; il ne doit pas encore exister
admin-arg-restore-file = une sauvegarde
admin-arg-yes = remplacer la base existante (elle est gardée à côté de la nouvelle)
admin-arg-finished-days = oublier les journaux des tables terminées depuis tant de jours ; leurs enregistrements restent
admin-arg-guests-days = supprimer les invités absents depuis tant de jours et sans table inachevée
admin-arg-dry = dire seulement combien il y en a

admin-head-id = Id
admin-head-name = Nom
admin-head-login = Se connecte avec
admin-head-email = E-mail
admin-head-language = Langue
admin-head-created = Création
admin-head-seen = Vu pour la dernière fois
admin-head-going-on = Inachevées
admin-head-over = Terminées
admin-head-game = Jeu
admin-head-status = Statut
admin-head-seats = Places
admin-head-updated = Dernier changement
admin-head-rows = Lignes du journal
admin-head-records = Enregistrements de parties
admin-head-host = Hôte
admin-head-notice = Avis
admin-head-seat = Place
admin-head-bot = Bot
admin-head-number = N°
admin-head-time = Heure
admin-head-what = Quoi
admin-head-who = Qui

admin-nobody = Personne n’a été trouvé.
admin-no-tables = Il n’y a pas de telles tables.
admin-only-first = Seuls les { $count } plus récents sont montrés.
admin-deleted = { $person } est supprimé.
admin-logged-out = { $person } est déconnecté partout.
admin-link = Ce lien ouvre le compte une seule fois, dans le quart d’heure. Qui le possède est cette personne :
admin-one-thing = Une chose à la fois : --delete, --link ou --logout.
admin-bad-status = Il n’y a pas de statut « { $status } ». Connus : { $statuses }.
admin-no-reason = Dites pourquoi avec --reason : tout le monde à la table le lira.
admin-held = { $table } est suspendue. Pour la laisser continuer : lamplight admin release { $table }
admin-held-notice = Un opérateur a suspendu cette partie : { $reason }
admin-released = { $table } continue.
admin-table-over = Cette table est terminée ; il n’y a rien à suspendre.
admin-not-held = Cette table n’est pas suspendue.
admin-file-exists = { $path } existe déjà ; donnez un autre nom.
admin-record-written = L’enregistrement complet est dans { $path }
admin-record-secret = La partie n’est pas finie : ce fichier contient toutes les cartes cachées et la clé de tous les tirages à venir. Ne le montrez à personne qui joue ou regarde.
admin-no-database = Il n’y a pas de base à { $path } : indiquez celle de votre serveur avec --database ou --data.
admin-backed-up = Écrit dans { $path } ({ NUMBER($size, maximumFractionDigits: 1) } Mo). Ce fichier contient des secrets : gardez-le aussi sûrement que le serveur.
admin-restored = La sauvegarde est en place.
admin-restored-aside = Ce qui s’y trouvait avant est dans { $path }
admin-restore-exists = Il y a une base à { $path }. Pour la remplacer, arrêtez le serveur et ajoutez --yes ; elle sera gardée à côté de la nouvelle.
admin-restore-postgres = Une base PostgreSQL se restaure avec le programme de PostgreSQL, dans une base vide, sans serveur en marche : { $command }
admin-in-use = { $path } est utilisée : arrêtez d’abord le serveur.
admin-damaged = { $path } est endommagé : { $reason }
admin-no-file = Il n’y a pas de fichier { $path }.
admin-no-backup = { $path } n’est pas une sauvegarde d’un serveur Lamplight.
admin-later-backup = { $path } est d’une version que ce programme ne connaît pas ({ $version }) : mettez-le d’abord à jour.
admin-needs-pg-dump = Une base PostgreSQL se sauvegarde avec le programme de PostgreSQL, qui manque ici (Debian : apt install postgresql-client). Sur une machine qui l’a : { $command }
admin-pg-dump-failed = pg_dump a échoué : { $reason }
admin-retention-what = Dites ce qui peut être supprimé : --finished-days, --guests-days, ou les deux.
admin-bad-days = Au moins un jour, pas { $days }.
admin-swept = Tables terminées réduites à leurs enregistrements : { $finished }. Tables supprimées qui n’ont jamais commencé : { $closed }. Invités supprimés : { $guests }.
admin-would-sweep = Tables terminées qui seraient réduites à leurs enregistrements : { $finished }. Tables jamais commencées qui seraient supprimées : { $closed }. Invités qui seraient supprimés : { $guests }.
admin-checking = Relecture
admin-check-good = { $count ->
    [0] Aucune table inachevée.
    [one] Une table inachevée : son journal mène à ce qui est stocké.
   *[other] { $count } tables inachevées : chaque journal mène à ce qui est stocké.
}
admin-check-bad = { $count } tables inachevées sur { $total } diffèrent de leurs journaux. Suspendez-les (lamplight admin hold) et joignez leurs enregistrements à votre rapport.
admin-check-differs = diffère en : { $parts }
admin-check-gap = il manque des lignes du journal
admin-check-broken = ne peut pas être rejouée : { $error }
admin-migrated = La base a la version { $version }, la plus récente.
cli-command-admin-rebuild = refaire une table endommagée à partir de son journal
cli-command-admin-usage = montrer la place occupée par chacun
admin-arg-rebuild-id = l’identifiant d’une table (s’il commence par un tiret, le placer après --)
admin-rebuild-gap = Le journal de cette table est incomplet : la table ne peut pas être refaite.
admin-rebuild-row = La ligne { $number } du journal de cette table est illisible : la table ne peut pas être refaite.
admin-rebuilt = La table { $table } a été refaite à partir { $count ->
    [one] de la ligne
   *[other] des { $count } lignes
} de son journal.
admin-usage-unit = En mégaoctets :
admin-head-tables = Tables
admin-head-sets = Ensembles de composants
admin-head-total = Total
admin-head-handle = Identifiant
