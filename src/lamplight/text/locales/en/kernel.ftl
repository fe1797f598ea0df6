# What the kernel says: mistakes in options, actions, records and component sets.

kernel-unknown-game = There is no game “{ $game }”. Known: { $games }.
kernel-broken-game = The game “{ $game }” from the package { $package } is left out: { $place } cannot be loaded ({ $reason }).
kernel-no-such-game-object = The game “{ $game }” from the package { $package } is left out: { $place } is not a game with this id.
kernel-unknown-option = { $game } has no option “{ $option }”. Known: { $options }.
kernel-bad-option-value = The option { $option } cannot be “{ $value }”. Possible values: { $values }.
kernel-bad-seats = { $game } with these options cannot be played by { $seats }. Possible: { $allowed }.
kernel-unknown-seat = There is no seat “{ $seat }”. Seats: { $seats }.
kernel-unknown-action = There is no action “{ $action }”. Verbs: { $verbs }.
kernel-unknown-piece = Nothing can ever be done with “{ $piece }”.
kernel-unknown-question = The game cannot answer “{ $question }”.
kernel-cannot-undo = There is nothing to undo: you can only undo your own steps of this turn, until something is drawn, you learn something new, or somebody else acts.
kernel-consent-missing = Going back that far needs everybody’s consent; missing: { $seats }.
kernel-bad-takeback = The match cannot go back to entry { $keep }: it has { $entries } entries, and you can only go back to a player’s decision.
kernel-script-ended = The script has no more draws.
kernel-script-impossible = The script draws { $answer }, which cannot come up now.

kernel-file-unreadable = { $path } cannot be read: { $reason }.
kernel-record-too-large = The record is larger than { $limit } bytes.
kernel-record-unreadable = This is not a record: something is wrong at { $where }.
kernel-record-format = The file has the format “{ $found }”; expected: { $expected }.
kernel-record-partial = This record shows only what the seat “{ $form }” may know. A full record is needed; it exists once the match is over.
kernel-record-rules = The record was played with rules version { $found }; this program has version { $expected }.
kernel-record-needs-set = The record was played with the component set “{ $set }”, which is not built in. Give its folder with --set.
kernel-record-set = The component set { $set } has the content hash { $found }, but the record was played with { $expected }. Give the folder of its own set with --set.
kernel-record-seats = The record’s seats do not fit its options: { $found }.
kernel-record-key = The record’s key is missing or broken.
kernel-record-commitment = The record’s key does not fit the commitment that was shown before the start.
kernel-record-hidden = Action { $number } of the record is hidden.
kernel-record-draw = Action { $number } ({ $what }) is not what a fair draw gives: the record was tampered with.
kernel-record-illegal = Action { $number } ({ $what }) is not possible: { $reason }
kernel-record-differs = From action { $number } ({ $what }) on, the match differs from the record.
kernel-record-outcome = The outcome in the record is not the one that its actions lead to.
kernel-series-unfinished = Match { $number } of the series is not finished.
kernel-unknown-series = { $game } has no series “{ $kind }”. Known: { $kinds }.
kernel-series-options = The options of the series are not those that its rules give: it was edited, or saved by another version.
kernel-series-order = Match { $number } of the series is not the one that comes next in it.

kernel-set-no-folder = { $path } is neither a built-in component set nor a folder.
kernel-set-unreadable = { $count ->
    [one] The component set { $path } cannot be read: one problem.
   *[other] The component set { $path } cannot be read: { $count } problems.
}
kernel-set-unplayable = { $count ->
    [one] The component set { $path } cannot be played: one error.
   *[other] The component set { $path } cannot be played: { $count } errors.
}
kernel-set-file-missing = { $file } is missing.
kernel-set-file-deep = { $file } has tables within tables, or lists within lists, more than { $limit } levels deep.
kernel-set-file-too-large = { $file } is larger than { $limit } bytes.
kernel-set-file-unreadable = { $file } cannot be read: { $reason }.
kernel-set-not-rows = { $file }: { $table } must be a list of rows, written as [[{ $table }]].
kernel-set-no-table = { $file }: the table { $table } is missing or not a table.
kernel-set-count = { $file }: { $found } rows of { $table }; expected { $low } to { $high }.
kernel-set-twice = { $file }, { $table }: the { $field } “{ $value }” appears twice.
kernel-set-provenance = { $file }, { $where }: “provenance” must begin with one of: { $words }.
kernel-set-field = { $file }, { $where }: { $field } is “{ $found }”; expected { $expected }.
kernel-set-field-missing = { $file }, { $where }: { $field } is missing; expected { $expected }.
kernel-set-field-unknown = { $file }, { $where }: there is no field { $field }.
kernel-expected-number = a whole number from { $low } to { $high }
kernel-expected-word = one of: { $words }
kernel-expected-list = a list of { $low } to { $high } entries, each { $what }
kernel-expected-text = a text of 1 to { $limit } characters

kernel-bad-position = A position is a table of names and plain values: words, whole numbers, lists and tables.
kernel-takeback-over = The match is over and its key is published: nothing can be undone.
kernel-record-no-chance = Action { $number } ({ $what }): nothing is drawn at this point.
kernel-record-imported = { $imported } imported draws out of { $draws }: that is impossible.
kernel-record-half-sealed = The record ends after action { $number }, in the middle of choices that belong together.
kernel-record-pending = { $what } is not a secret choice that is waiting for the others.
kernel-bad-weights = Nothing can be drawn from { $options } options with these weights: whole numbers with a sum from 1 to { $limit } are needed.
kernel-series-forged = Match { $number } of the series was not drawn from the series’ own seed.
kernel-file-missing = it does not exist
kernel-file-folder = it is a folder
kernel-file-file = it is a file
kernel-file-no-folder = a part of its path is not a folder
kernel-file-forbidden = that is not allowed
kernel-file-name = no file can have such a name
kernel-file-full = the disk is full
kernel-file-other = the system refused (code { $code })
kernel-set-file-toml = { $file } is not valid TOML (line:column { $where }).
kernel-set-table-unknown = { $file }: there is no table or field “{ $table }” here. Known: { $tables }.
kernel-set-fixed-rows = { $file }, line { $line }: this part is written in a way that cannot be rewritten in place; begin each row with [[{ $table }]], or [{ $table }] for a single table, and give each field a line of its own.
