# Datasets from records and from self-play.

cli-command-selfplay = let bots play and keep every decision as a dataset
cli-command-dataset = make a dataset of decisions from records
data-arg-files = records of one game with the same options, or folders with such records
data-arg-out = the Parquet file to write
data-arg-folder = the folder to write: decisions.parquet, run.json, and the records if wanted
data-arg-records = keep a record of every match as well
data-exists = { $path } already exists; give another name, or move it away.
data-no-records = There are no records in { $path }.
data-series = { $path } is a series; give the records of its matches.
data-other-setup = { $path } has a different game, options or components from the records before it; a dataset has one of each.
data-written = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} of { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $path }
