# The command line and the terminal client.

cli-about = Lamplight: modern board games at your table, with exact rules.
cli-command-play = play a game in this terminal (a menu if nothing is given)
cli-command-simulate = play many matches with bots and count the results
cli-command-record = look at, verify or resume the record of a match
cli-command-record-show = tell the story of a match, action by action
cli-command-record-verify = replay a record and prove its draws
cli-command-record-resume = continue a saved match
cli-command-components = the component sets: the printed pieces as data
cli-command-components-list = the built-in component sets of a game
cli-command-components-show = what a component set contains
cli-command-components-export = copy a component set into a folder, to edit it
cli-command-components-upgrade = a component set of an older schema, in the newest one, as a new folder
cli-command-components-validate = check a component set of your own
cli-command-components-draw = write the pictures of a game as SVG files
cli-command-options = the options of a game
cli-command-rules = the rules reference of a game, or one rule by its id
cli-help = show this help and stop
cli-version = show the version and stop
cli-arg-lang = language: en, fr, it or ru (default: the language of your system)
cli-arg-game = the game: { $games }
cli-arg-games = the game (default: every game)
cli-arg-seats = who plays, seat by seat: human or a bot (random, novice, casual, steady, expert), separated by commas
cli-arg-simulate-seats = the bots, seat by seat, separated by commas (default: random everywhere)
cli-arg-solo = play alone against the Opposition, as red or white
cli-arg-difficulty = the Opposition’s difficulty, 1 to 6
cli-arg-players = how many people play, where the game leaves it open
cli-arg-chapter = a chapter of the campaign, 1 to 5
cli-arg-series = a series of matches instead of a single one, for example campaign
cli-arg-seed = any text: the same seed and the same actions give the same match
cli-arg-set = a component set: the name of a built-in one, or a folder
cli-arg-option = a game option as name=value; may be given several times
cli-arg-number = how many matches
cli-arg-json = print the result as JSON
cli-arg-file = the file of a record
cli-arg-folder = the folder to write
cli-arg-set-folder = a component set by name or folder
cli-arg-rule = a rule id, for example D3.4.2

cli-usage = usage:{" "}
cli-positionals = arguments
cli-options-heading = options
cli-commands-heading = commands
cli-parse-unrecognized = unknown arguments: { $arguments }
cli-parse-required = missing: { $arguments }
cli-parse-expected-one = a value is needed
cli-parse-invalid-choice = “{ $value }” is not possible here; possible values: { $choices }
cli-parse-invalid-value = “{ $value }” is not a whole number
cli-parse-argument = { $argument }: { $message }
cli-parse-explicit = the value { $value } is not expected here

cli-error = Error: { $message }
cli-missing-extra = { $what } needs packages that are not installed; in the folder of the sources: pip install '.[{ $extra }]'
cli-warning = Warning: { $message }
cli-yes = yes
cli-no = no
cli-label = { $label }:{" "}
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-command-word = COMMAND
cli-rule-mark = [{ $rule }]
cli-unknown-language = There is no language “{ $language }”. Known: { $languages }.
cli-unknown-player = There is no player “{ $player }”. Known: { $players }.
cli-player-count = { $given ->
    [one] { $given } player for { $seats } seats.
   *[other] { $given } players for { $seats } seats.
}
cli-bad-option-form = “{ $text }” is not an option: write name=value.
cli-option-needs = The option { $option } only makes sense together with { $needs }: give that one too.
cli-bad-number = The number of matches must be at least 1.
cli-not-human = A simulation is played by bots: { $players }.
cli-unknown-rule = { $game } has no rule “{ $rule }”. Rules like it: { $near }.
cli-file-exists = { $path } already exists; give a folder that does not.
cli-cannot-write = { $path } cannot be written: { $reason }.
cli-crash = Something went wrong inside the program. The match was saved as { $path }: please send this file with your report.

cli-simulate-title = { $count ->
    [one] { $game }: one match, seed { $seed }
   *[other] { $game }: { $count } matches, seed { $seed }
}
cli-simulate-progress = Playing
cli-simulate-wins = Wins
cli-simulate-seat = Seat
cli-simulate-share = Share
cli-simulate-interval = 95% interval
cli-simulate-nobody = nobody
cli-simulate-ending = Ending
cli-simulate-matches = Matches
cli-simulate-decisions = Decisions a match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $low } to { $high }.
cli-simulate-rounds = Rounds a match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, from { $low } to { $high }.

cli-record-title = { $game }, { $seats }; component set { $set }, rules version { $version }
cli-record-running = The match is not over; it has { $count ->
    [one] one action
   *[other] { $count } actions
} so far.
cli-record-won = Won by { $winners }. { $ending } [{ $rule }]
cli-record-lost = Nobody at the table won. { $ending } [{ $rule }]
cli-verify-good = The record is sound: all { $actions } actions replay exactly.
cli-verify-proved = All { $draws } draws follow from the committed key and the nonces: they were fair.
cli-verify-imported = { $proved } of { $draws } draws are proved by the key; the others were imported.
cli-verify-given = The draws of this match were given by hand: they cannot be proved.
cli-verify-unfinished = The match is not over yet.
cli-verify-series = { $count ->
    [one] The series is sound: one finished match replays exactly.
   *[other] The series is sound: { $count } finished matches replay exactly.
}

cli-set-line = { $name }: content hash { $hash }
cli-set-default = { $name } (default): content hash { $hash }
cli-set-provenance = Where its rows come from: { $counts }.
cli-set-exported = Written to { $path }. Edit the files, check them with “lamplight components validate”, play with --set.
cli-set-upgraded = Written to { $path }, in the newest schema. The old folder stays as it is, and what was played with it goes on.
cli-set-newest = { $set } is of the newest schema already.
cli-no-pictures = There are no pictures for { $game } yet.
cli-set-drawn = { $count ->
    [one] One picture
   *[other] { $count } pictures
} written to { $path }.
cli-set-good = No errors and no remarks.
cli-set-playable = { $count ->
    [one] The set can be played; one remark.
   *[other] The set can be played; { $count } remarks.
}
cli-set-errors = { $count ->
    [one] The set cannot be played: one error.
   *[other] The set cannot be played: { $count } errors.
}
cli-finding-error = error
cli-finding-remark = remark

cli-options-line = { $name } = { $values } (rule { $rule })
cli-rulings = Rulings: where the printed texts disagree or are silent

## The menu

cli-menu-title = Lamplight
cli-menu-question = What would you like to do?
cli-menu-resume = Continue a saved match
cli-menu-rules = Read the rules
cli-menu-language = Language
cli-menu-quit = Leave
cli-menu-game = Which game?
cli-menu-way = How would you like to play?
cli-menu-side = Which side will you play?
cli-menu-section = Which part? (Enter: back)
cli-menu-which-save = Which match?
cli-menu-no-saves = There is no saved match yet.
cli-menu-choose = Your choice
cli-menu-bad-choice = Please type one of the numbers.

## At the table

cli-table-your-choice = Your choice (number; “?” for help)
cli-table-pass-to = Now { $seat }. Hand over the screen, then press Enter.
cli-table-since = Since your last decision
cli-table-undone = Undone.
cli-table-saved = Saved as { $path }. To continue: { $program } record resume "{ $path }"{ $extra }
cli-table-save-question = Save the match before you leave? [Y/n]
cli-table-no = n
cli-table-left = The match was left unsaved.
cli-table-over = The match is over.
cli-series-go-on = Enter: next match; q: leave (everything is saved)
cli-series-over = The series is over. It is kept, with all its matches, in { $path }
cli-table-record = The record of the match: { $path }
cli-table-more-hint = Type a number and “?” (for example “3?”) to see everything an action would do.
cli-table-recap = How it was scored
cli-table-log = What has happened so far
cli-table-language = Now in English.
cli-table-unknown = “{ $text }” is neither a number from the list nor a command. Type “?” for help.
cli-table-one-of = Type a number from { $low } to { $high }.
cli-table-possible = Possible now, number { $number }: { $action }
cli-table-not-possible = Not possible now: { $action }
cli-table-would = What it would do:
cli-table-not-now = Why not the rest?
cli-table-rule-hint = “? { $rule }” shows a rule in full.
cli-table-no-action = There is no action “{ $text }”.
cli-table-names-hint = After “?” actions are written like these: { $names }
cli-table-help = Type the number of an action to do it.
    3?        what action 3 would do
    ? action  why an action is not possible, e.g. ? { $example }
    ? { $rule }  a rule in full
    w         what the coach would do, and why
    m         whether your last choice was a mistake
    u         undo your last step
    b         show the board again
    l         what has happened so far
    s         save
    lang fr   another language (en, fr, it, ru)
    q         leave
