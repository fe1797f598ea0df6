# The arena: matches between bots.

cli-command-arena = let bots play each other and measure how strong they are
arena-arg-bots = the bots, separated by commas, each with a budget of its own if you like: expert@800 (iterations a decision) or expert@1s (seconds a turn); a bot named twice also plays itself. Only budgets in iterations give results that can be repeated exactly
arena-arg-games = how many matches at least: only whole deals are played, each in all its seatings
arena-arg-seed = any text: the same seed gives the same deals
arena-arg-jobs = how many matches to play at the same time
arena-arg-budget = the budget of bots that think by the clock and have none of their own; iterations (800) are best, because such runs can be repeated exactly
arena-arg-out = keep every match and the results in this folder; the same command continues a run that was stopped, and a larger number of matches extends it
arena-arg-attempts = in a series: how often a chapter is tried before a bot gives up
arena-arg-ray = play on a Ray cluster instead of on this machine alone: its address, “auto” for the one that this machine belongs to, or “local” to start one here

arena-bad-games = There must be at least one match, not { $games }.
arena-many-games = A run has at most { $most } matches, not { $games }: split it up, with a seed and a folder for each part.
arena-bad-jobs = There must be at least one match at the same time, not { $jobs }.
arena-bad-attempts = A chapter must be tried at least once, not { $attempts } times.
arena-human = Only bots play in the arena.
arena-few-bots = With { $seats } seats, at least two bots are needed; a bot named twice plays itself.
arena-series-alone = In the arena a { $series } is played solo: leave out --players, or give 1.
arena-no-worker = No match can be played with the interpreter { $python }: { $reason }
arena-cannot-write = { $path } cannot be written: { $reason }.
arena-cannot-read = { $path } cannot be read: { $reason }.
arena-foreign-folder = { $path } holds other files and is not an arena folder; give another one, or one that does not exist.
arena-other-run = { $path } belongs to another run: { $setting } is { $there } there, and { $here } here. Give another folder, or the same settings.
arena-folder-busy = { $path } is in use: another run is writing there. Wait until it has finished, stop it, or give another folder.
arena-bad-run = { $path } cannot be understood: it does not say which run this is.
arena-bad-line = { $path }: match { $line } in the list of matches cannot be understood, or is not of this run.
arena-ray-unreachable = There is no Ray cluster at { $address }: { $reason }
arena-ray-lost = A match was lost { $times } times together with its worker, and was given up: { $reason }

arena-progress = Playing
arena-title = { $count ->
    [one] one match
   *[other] { $count } matches
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-rounded = Playing { $games } matches, not { $wanted }: each deal takes { $block }, so that every bot sits in every seat equally often.
arena-stopped = Stopped. The same command continues from here.
arena-not-kept = Stopped. Nothing was kept, because there is no --out.
arena-written = Everything is in { $path }
arena-failed = { $count ->
    [one] One match failed twice and is not counted.
   *[other] { $count } matches failed twice and are not counted.
}
arena-mishaps = Mishaps of { $bot }: { $mishaps }.
arena-mishaps-worker = Mishaps while no bot was thinking: { $mishaps }.
arena-mishap-raised = failed with an error ({ $count })
arena-mishap-illegal = answered with an illegal action ({ $count })
arena-mishap-overran = gave no answer in time ({ $count })
arena-mishap-hung = hung with its process ({ $count })
arena-mishap-died = died with its process ({ $count })

arena-number = { NUMBER($value, maximumFractionDigits: 2) }
arena-rating = { NUMBER($value, maximumFractionDigits: 0) }
arena-rating-interval = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
arena-times-even = { NUMBER($times, maximumFractionDigits: 2) } × even share
arena-head-bot = Bot
arena-head-rating = Rating
arena-head-share = Wins
arena-head-interval = 95% interval
arena-head-part = Share
arena-head-seat = Seat
arena-head-median = Median
arena-head-mean = Mean
arena-head-low = Least
arena-head-high = Most
arena-head-finished = Finished
arena-head-stage = Chapter { $number }
arena-head-rounds = Rounds
arena-head-decisions = Decisions
arena-head-matches = Matches
arena-head-ending = Ending
arena-head-item = Name
arena-head-times = Times
arena-head-all = All
arena-head-winners = Winners
arena-head-won = Won with it
arena-head-iterations = Iterations a decision
arena-head-milliseconds = Milliseconds a decision

arena-page-title = Arena: { $game }
arena-page-set = Bots: { $bots }. Component set { $set } ({ $hash }), rules version { $version }.
arena-page-options = Options: { $options }.
arena-page-ratings = Ratings
arena-note-ratings = Elo points above the weakest bot: 200 more mean about three wins in four between two. Intervals come from resampling whole deals.
arena-page-wins = Wins
arena-note-wins = { $seats ->
    [1] The share of its matches that each bot has won, with the 95% interval.
   *[other] The share of its matches that each bot has won, with the 95% interval. A dashed line marks an even share.
}
arena-page-pairs = One against others
arena-note-pairs = { $seats ->
    [2] How often the bot of the row beats the bot of the column.
   *[other] How often one bot of the row wins at a table of { $seats } whose other seats all belong to the bot of the column, and how many times its even share that is.
}
arena-page-series = Campaigns
arena-note-series = Orchids collected in a whole campaign, and the share of campaigns that reached the end.
arena-page-attempts = Attempts a chapter, on average
arena-page-seats = Seats
arena-note-seats = How often each seat wins. Every bot sits in every seat equally often, so the differences are due to the seats. The interval treats matches as independent; those of one deal share their luck, so the true uncertainty may be larger.
arena-page-scores = Scores
arena-note-scores = How the final scores are distributed; in a game with a track, where its marker stands as seen from one’s own side. A dashed line marks the median.
arena-page-lengths = Length
arena-note-lengths = How long it took. A decision is a choice among two or more options.
arena-page-endings = Endings
arena-note-endings = How it ended.
arena-note-counted = What share of all seats, and of the winning seats, had it at least once; and how often these seats won. The interval treats matches as independent; those of one deal share their luck, so the true uncertainty may be larger.
arena-page-more = { $count ->
    [one] One more
   *[other] { $count } more
}
arena-page-thinking = Thinking
arena-note-thinking = Time depends on the machine; iterations of the search do not, if they are the budget.
arena-ending-finished = the end was reached
arena-ending-given-up = given up

