# Jeux de données tirés d’enregistrements et de parties entre bots.

cli-command-selfplay = faire jouer des bots et garder chaque décision dans un jeu de données
cli-command-dataset = tirer d’enregistrements un jeu de données de décisions
data-arg-files = des enregistrements d’un même jeu avec les mêmes options, ou des dossiers qui en contiennent
data-arg-out = le fichier Parquet à écrire
data-arg-folder = le dossier à écrire : decisions.parquet, run.json et, si on le veut, les enregistrements
data-arg-records = garder aussi un enregistrement de chaque partie
data-exists = { $path } existe déjà ; donnez un autre nom, ou déplacez-le.
data-no-records = Il n’y a pas d’enregistrement dans { $path }.
data-series = { $path } est une série ; donnez les enregistrements de ses parties.
data-other-setup = { $path } a un autre jeu, d’autres options ou d’autres composants que les enregistrements précédents ; un jeu de données n’en a qu’un de chaque.
data-written = { $rows ->
    [0] Aucune décision
    [one] Une décision
   *[other] { $rows } décisions
} de { $matches ->
    [0] aucune partie
    [one] une partie
   *[other] { $matches } parties
} : { $path }
