# `lamplight serve` : le serveur.

cli-command-serve = servir des tables à des personnes qui jouent par le réseau
serve-arg-host = l’adresse d’écoute ; 0.0.0.0 pour tout le monde (par défaut : 127.0.0.1 ; aussi LAMPLIGHT_HOST, et de même pour ce qui suit)
serve-arg-port = le port d’écoute (par défaut : 8917 ; 0 : n’importe lequel qui soit libre)
serve-arg-public-url = comment on atteint le serveur s’il est derrière un proxy, par exemple https://play.example.org
serve-arg-database = où tout est conservé : sqlite:///FICHIER (par défaut : un fichier du dossier de données) ou postgresql://UTILISATEUR@HÔTE/NOM
serve-arg-data = le dossier de la base de données, des ensembles de composants et des enregistrements de pannes
serve-arg-workers = combien de processus servent les joueurs (par défaut : 1 ; PostgreSQL au-delà ; 0 : cette machine ne fait que réfléchir pour les bots)
serve-arg-bot-workers = combien de processus réfléchissent pour les bots (par défaut : 1)
serve-arg-hang = un appel des règles qui dure plus de tant de secondes est interrompu, et sa table suspendue (par défaut : 20)
serve-arg-open-days = une table où aucune partie n’a commencé est fermée après tant de jours sans changement ; 0 : jamais (par défaut : 30)

serve-listening = Lamplight est à l’adresse { $address } – Ctrl+C l’arrête.
serve-behind = Il écoute sur { $host }, port { $port }.
serve-only-bots = Réflexion pour les bots, dans { $count ->
    [0] aucun processus
    [one] un processus
   *[other] { $count } processus
} – Ctrl+C l’arrête.
serve-stopped = Arrêté. Tout ce qui a été confirmé est conservé.

cli-command-open = jouer dans le navigateur, sur cette machine
open-arg-port = le port d’écoute (par défaut : un port libre à partir de 8917)
open-arg-no-browser = dire seulement l’adresse
open-by-hand = Ouvrez { $address } dans un navigateur.
open-running = Lamplight tourne déjà, à l’adresse { $address }
open-not-built = Le client web n’est pas construit (make web le construit ; un Lamplight installé l’a) : vous jouez donc dans le terminal.

serve-one-worker = Pour { $workers } processus, il faut PostgreSQL (--database postgresql://…) : une base SQLite n’est faite que pour un seul processus qui sert.
serve-no-workers = Il n’y a rien à faire : --workers et --bot-workers valent 0 tous les deux.
serve-bad-data = Impossible d’écrire dans le dossier de données { $path } : { $reason }.
serve-port-taken = Le port { $port } sur { $host } est déjà pris : un autre serveur tourne peut-être. --port permet d’en donner un autre.
serve-port-forbidden = Le port { $port } sur { $host } n’est pas permis à cet utilisateur ; prenez-en un au-dessus de 1023, au besoin derrière un proxy.
serve-bad-host = Impossible d’écouter sur { $host }, port { $port } : cette machine n’a pas cette adresse.
serve-no-database = La base de données { $database } ne répond pas : { $reason }
serve-cannot-start = Le serveur n’a pas pu démarrer : ses processus s’arrêtent aussitôt. Les lignes ci-dessus disent pourquoi.
