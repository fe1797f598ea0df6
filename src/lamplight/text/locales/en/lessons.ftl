# Lessons: what their player says, for whichever game.

lesson-not-this = Good thinking, but not just yet. Look for what is lit.
lesson-read-first = Read on first: it will be your turn in a moment.
lesson-do-first = This step is yours: do what the narrator asks.
lesson-finished = This lesson is finished.
lesson-not-here = A lesson goes on as it is written: that cannot be done here.
lesson-cannot-undo = What has been answered stays, in a lesson too. You can begin it again at any time.

## What is wrong with a lesson

lesson-unknown = { $game } has no lesson { $number } (known: { $known }).
lesson-changed = “{ $lesson }” has changed since it was begun. Please begin it again.
lesson-other-rules = Lesson { $lesson } was written for version { $wanted } of the rules, and these have version { $found }.
lesson-no-set = Lesson { $lesson } needs the component set { $set }, which is not there.
lesson-unreadable = The lesson { $file } cannot be read: { $reason }
lesson-bad-name = { $file } is no name for a lesson: it should be like 01-name.toml.
lesson-too-long = The lesson { $file } is too long.
lesson-no-toml = The lesson { $file } is no valid TOML: { $reason }
lesson-unknown-key = The lesson { $file } has something unknown ({ $place }): { $what }
lesson-wrong-type = In the lesson { $file } something has the wrong type ({ $place }): { $what }
lesson-missing = In the lesson { $file } something is missing ({ $place }): { $what }
lesson-bad-script = In the lesson { $file } a line should be like “seat: action” ({ $place }): { $what }
lesson-bad-move = Lesson { $lesson }, step { $step }: this cannot be done any more: { $action }
lesson-nothing-allowed = Lesson { $lesson }, step { $step }: nothing that is asked for can be done.
lesson-finding = Lesson { $lesson }, step { $step }: { $what }

## lamplight learn

cli-command-learn = learn a game by playing: short lessons, one after the other
cli-menu-learn = Learn a game
learn-arg-number = which lesson (without: the first one that is not finished)
learn-arg-list = list the lessons
learn-arg-check = let all lessons play themselves, with every answer they allow
learn-arg-again = begin the lesson again
learn-none = There are no lessons for { $game }.
learn-line = { $number }. { $title } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}): { $about }
learn-how = To begin: lamplight learn { $game }
learn-checked = { $lesson }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, played { $runs ->
    [one] once
   *[other] { $runs } times
}.
learn-check-failed = { $count ->
    [one] A lesson does
   *[other] { $count } lessons do
} not go on as written.
learn-step = [{ $step }/{ $steps }]
learn-look = Look at: { $pieces }
learn-keys-read = Enter: go on (q: leave, b: the board)
learn-keys-do = ! shows what is asked for; u takes a step back; q leaves.
learn-show-me = Choose { $numbers }: { $actions }
learn-finished = Lesson finished. Well done!
learn-left = Your place is kept. Go on at any time: lamplight learn { $game } { $number }
learn-next = Next: { $title } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}). Enter begins it, anything else leaves
learn-first-match = That was the last lesson. Enter begins a first match, anything else leaves
learn-shelf-unreadable = { $path } cannot be read: { $reason }
learn-shelf-broken = { $path }, which says how far you are with the lessons, is damaged. Remove it to begin afresh.

## In the browser

web-learn = Learn by playing
web-learn-more = Short lessons in which you play from the first minute. You can leave one at any time and come back to it.
web-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-learn-done = done
web-learn-begun = begun
web-learn-first-match-alone = Alone: the first chapter of the campaign. Every question comes with a hint.
web-learn-first-match-bots = { $count ->
    [one] Against { $bot }, the bot for a first match. Every question comes with a hint.
   *[other] Against { $count } bots of the kind { $bot }, who suit a first match. Every question comes with a hint.
}
web-lesson = Lesson
web-lesson-title = Lesson { $number }: { $title }
web-lesson-progress = How far the lesson is
web-lesson-next = Next
web-lesson-show-me = Show me
web-lesson-do-it = Do it for me
web-lesson-leave = Leave for now
web-lesson-all = All lessons
web-learn-others = Lessons of the other games
web-lesson-again = Once more
web-lesson-following = Lesson { $number }
web-lesson-first-match = A first match
web-lesson-done = That was it. Well done!
web-lesson-learned = What you have learned
web-lesson-standing = How it stands
web-lesson-standing-more = The lesson ends here: there is nothing to win or lose.
