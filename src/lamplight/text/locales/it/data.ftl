# Insiemi di dati da registrazioni e da partite tra bot.

cli-command-selfplay = far giocare i bot e conservare ogni decisione in un insieme di dati
cli-command-dataset = ricavare da registrazioni un insieme di dati di decisioni
data-arg-files = registrazioni di uno stesso gioco con le stesse opzioni, o cartelle che ne contengono
data-arg-out = il file Parquet da scrivere
data-arg-folder = la cartella da scrivere: decisions.parquet, run.json e, se si vuole, le registrazioni
data-arg-records = conservare anche una registrazione di ogni partita
data-exists = { $path } esiste già; date un altro nome, o spostatelo.
data-no-records = Non ci sono registrazioni in { $path }.
data-series = { $path } è una serie; date le registrazioni delle sue partite.
data-other-setup = { $path } ha un altro gioco, altre opzioni o altri componenti rispetto alle registrazioni precedenti; un insieme di dati ne ha uno solo di ciascuno.
data-written = { $rows ->
    [one] Una decisione
   *[other] { $rows } decisioni
} di { $matches ->
    [one] una partita
   *[other] { $matches } partite
}: { $path }
