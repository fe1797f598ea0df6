# Dual Powers: Revolution 1917. Everything the game says, but for the rules reference (rules.ftl).

dual-powers-title = Dual Powers: Revolution 1917
dual-powers-tagline = A duel for Petrograd: two players, or alone against the Opposition.

dual-powers-aim = Aim: a single marker sits between the two sides on the support track. Pull it all the way to your end, or have it on your half when time runs out.
    A round: choose a secret objective, take four turns each (play a card, move the date, act), then score.
    Three regions score each round: the Unrest! region and the two secret objectives. The points go to whoever controls the region – no matter who chose it.
    The stronger side controls a region. If strength is tied, the side with more tokens does; if that is tied too, the holder of the Will of the People.
    Neutral tokens fight for whoever holds the Will – but only in regions where that player has a token of their own. Whoever starts a new month with a card takes the Will.
    After scoring, tokens in the scored regions become exhausted; those already exhausted leave the board.
dual-powers-legend = ● fresh, ○ exhausted, then the current strength. 3/2 means strength 3 when fresh, 2 when exhausted. ▮ bars of rank: what a unit costs to recruit.
    15* and 31* are days with a bonus action; 29 and 30 lead on to 31. Leader cards are played once; one recruit value may pay for several units.

## Names

dual-powers-side-red = Red
dual-powers-side-white = White
dual-powers-side-nobody = nobody
dual-powers-reason-nobody = no token of either side
dual-powers-reason-strength = strength
dual-powers-reason-tokens = more tokens
dual-powers-reason-will = the Will of the People
dual-powers-faction-red = Petrograd Soviet
dual-powers-faction-white = Provisional Government

dual-powers-region-white = Admiralty (white)
dual-powers-region-red = Vyborg Side (red)
dual-powers-region-green = Tauride (green)
dual-powers-region-blue = Petrograd Side (blue)
dual-powers-region-purple = Vasilievsky (purple)
dual-powers-region-brown = Narva (brown)

dual-powers-connection-liteiny-bridge = Liteiny Bridge
dual-powers-connection-trinity-bridge = Trinity Bridge
dual-powers-connection-nicholas-bridge = Nicholas Bridge
dual-powers-connection-sampson-bridge = Sampson Bridge
dual-powers-connection-tuchkov-bridge = Tuchkov Bridge
dual-powers-connection-palace-bridge = Palace Bridge
dual-powers-connection-nevsky-prospect = Nevsky Prospect
dual-powers-connection-gorokhovaya-street = Gorokhovaya Street
dual-powers-connection-obvodny-canal = Obvodny Canal

dual-powers-month-march-april = March/April
dual-powers-month-may-june = May/June
dual-powers-month-july = July
dual-powers-month-august = August
dual-powers-month-september = September
dual-powers-month-october-november = October/November
dual-powers-month-october = October
dual-powers-month-november = November

dual-powers-leader-lenin = Lenin
dual-powers-leader-stalin = Stalin
dual-powers-leader-zinoviev = Zinoviev
dual-powers-leader-kerensky = Kerensky
dual-powers-leader-lvov = Lvov
dual-powers-leader-kornilov = Kornilov
dual-powers-leader-trotsky = Trotsky

dual-powers-icon-move = Move
dual-powers-icon-double-move = Double Move
dual-powers-icon-rest = Rest
dual-powers-special-demonstration = Demonstration
dual-powers-special-espionage = Espionage
dual-powers-special-inspire = Inspire the People

dual-powers-card = { $region } { $days }
dual-powers-card-text = { $card }: { $days } { $days ->
    [one] day
   *[other] days
}, recruit { $value } or { $icon }; as objective { $points } { $points ->
    [one] point
   *[other] points
}
dual-powers-leader-text = { $card }: { $days } { $days ->
    [one] day
   *[other] days
}, token { $fresh }/{ $exhausted }, { $special }

dual-powers-token-unit = { $side ->
    [white] White
   *[red] Red
} unit (strength { $fresh }/{ $exhausted }, rank { $rank })
dual-powers-token-neutral = Neutral unit (strength { $fresh }/{ $exhausted })
dual-powers-token-leader = { $name } (strength { $fresh }/{ $exhausted })
dual-powers-token-trotsky = Trotsky, neutral (strength { $fresh }/{ $exhausted })
dual-powers-token-red-trotsky = Trotsky, Red (strength { $fresh }/{ $exhausted })
dual-powers-token-opposition = Opposition unit (strength { $fresh }/{ $exhausted })
dual-powers-kind-unit = a unit (strength { $fresh }/{ $exhausted }, rank { $rank })
dual-powers-kind-unit-of = { $side ->
    [white] a White
   *[red] a Red
} unit (strength { $fresh }/{ $exhausted }, rank { $rank })
dual-powers-kind-neutral = a neutral unit (strength { $fresh }/{ $exhausted })
dual-powers-kind-level = a level-{ $fresh } unit (strength { $fresh }/{ $exhausted })
dual-powers-kind-opposition = an Opposition unit (strength { $fresh }/{ $exhausted })

## Actions

dual-powers-do-objective = Secret objective: { $card } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
dual-powers-do-play = Play { $card }
dual-powers-do-recruit = Recruit { $unit } in { $region }
dual-powers-do-recruit-leader = Place { $leader } in { $region }
dual-powers-do-move = Move { $token } → { $to }
dual-powers-do-move-from = Move { $token }: { $from } → { $to }
dual-powers-do-rest = Rest { $token }
dual-powers-do-rest-in = Rest { $token } in { $region }
dual-powers-do-demonstrate = Demonstration: barricade → { $connection }
dual-powers-do-spy = Espionage: reveal the other side’s secret objective
dual-powers-do-spy-own = Espionage: reveal your own secret objective
dual-powers-do-inspire = Inspire the People: take the Will
dual-powers-do-draw = Bonus Draw: draw one command card
dual-powers-do-organise = Organisation: reveal your own secret objective
dual-powers-do-score = Score the Unrest! region
dual-powers-do-bonus = Take a bonus action instead
dual-powers-do-pass = Skip this action
dual-powers-do-pass-done = Done
dual-powers-do-deal = Draw: card { $card }
dual-powers-do-turn-up = Draw: { $card } is turned up
dual-powers-do-tile = Draw: tile { $region }
dual-powers-do-neutral = Draw: { $token }
dual-powers-do-opposition-leader = Draw: { $leader }

dual-powers-group-objective = Choose your secret objective
dual-powers-group-play = Play a card
dual-powers-group-recruit = Recruit
dual-powers-group-recruit-leader = Leader Recruit
dual-powers-group-move = Move
dual-powers-group-rest = Rest
dual-powers-group-special = Special action
dual-powers-group-other = Other
dual-powers-group-unrest = Unrest!
dual-powers-group-pass = Continue
dual-powers-group-chance = Draws

## Questions to a seat

dual-powers-ask-over = The match is over.
dual-powers-ask-chance = Something is being drawn.
dual-powers-ask-wait = Waiting for { $side }.
dual-powers-ask-objective = Put one command card face down as your secret objective: at the end of the round its region scores, for whoever controls it then.
dual-powers-ask-objective-ready = Your objective is chosen; you may still change it until the other player is ready.
dual-powers-ask-turn = Your turn ({ $left } left this round): play a card. Its days move the calendar, then you take its action.
dual-powers-ask-command = Recruit in { $region } (value { $value }), or take the card’s { $icon } action. You may also skip both.
dual-powers-ask-recruit = Recruit more units in { $region }? Recruit value left: { $left }.
dual-powers-ask-leader-both = You may place the leader and use the special action, in either order. { $card }
dual-powers-ask-leader-place = You may still place the leader. { $card }
dual-powers-ask-leader-special = You may still use the special action. { $card }
dual-powers-ask-bonus = You may take one bonus action.
dual-powers-ask-unrest = You control the Unrest! region { $region }: score { $points } { $points ->
    [one] point
   *[other] points
} now, or take a bonus action.

## What happened

dual-powers-event-round = Round { $round } begins.
dual-powers-event-tile-unrest = Unrest! in { $region }.
dual-powers-event-tile-barricade = Barricade! tile: { $region }. The barricade is on { $connection }.
dual-powers-event-neutral-placed = Set-up: { $token } goes to { $region }.
dual-powers-event-reshuffled = The discard pile ({ $count }) is shuffled into a new draw pile.
dual-powers-event-drew = { $side } draws { $card }.
dual-powers-event-drew-hidden = { $side } draws a card.
dual-powers-event-set-aside = Dealt face down, unseen: { $objective ->
    [one] 1 objective
   *[other] { $objective } objectives
} for you, { $opposition } cards for the Opposition.
dual-powers-event-objective-chosen = { $side } puts { $card } face down as objective.
dual-powers-event-objective-hidden = { $side } puts an objective face down.
dual-powers-event-played = { $side } plays { $card }.
dual-powers-event-date = The day marker moves to { $day }.{ $bonus ->
    [0] {""}
   *[other] {" "}A bonus action is earned.
}
dual-powers-event-month = The month marker moves to { $month }.
dual-powers-event-will = { $side } takes the Will of the People.
dual-powers-event-trotsky-returns = Trotsky returns from exile: he appears in { $region }.
dual-powers-event-trotsky-joins = Trotsky joins the Bolsheviks in { $region }.
dual-powers-event-recruited = { $side } recruits { $token } in { $region }.
dual-powers-event-moved = { $side } moves { $token }: { $from } → { $to }.
dual-powers-event-rested = { $side } rests { $token } in { $region }.
dual-powers-event-demonstrated = { $side } moves the barricade to { $connection }.
dual-powers-event-objective-shown = { $side }’s objective is revealed: { $card }.
dual-powers-event-unrest-scored = { $side } scores the Unrest! region { $region }: { $points } { $points ->
    [one] point
   *[other] points
}.
dual-powers-event-unrest-bonus = { $side } takes a bonus action for the Unrest! region { $region }.
dual-powers-event-unrest-nobody = Nobody controls the Unrest! region { $region }.
dual-powers-event-marker = Objective marker { $marker } goes to { $region }.
dual-powers-event-marker-scored = Marker { $marker }, { $region }: { $side } scores { $points } { $points ->
    [one] point
   *[other] points
}.
dual-powers-event-marker-nobody = Marker { $marker }, { $region }: nobody is in control, so it scores no points.
dual-powers-event-exhausted = Exhausted in { $region }: { $token }.
dual-powers-event-returned = Back to the reserve from { $region }: { $token }.
dual-powers-event-removed = Removed from the game, { $region }: { $token }.
dual-powers-event-opposition-leader = The Opposition brings { $leader } to { $region }.
dual-powers-event-opposition-unit = The Opposition places { $unit } in { $region }.
dual-powers-event-opposition-none = The Opposition has no unit of level { $level } left for { $region }.
dual-powers-event-score = { $ahead ->
    [0] The score marker is in the centre.
   *[other] { $side } leads by { $ahead }.
}
dual-powers-event-track-won = The score marker has reached the end of the support track: { $side } wins.
dual-powers-event-calendar-won = Time is up: { $side } leads by { $ahead } and wins.
dual-powers-event-centre-won = Time is up with the score in the centre: { $side } holds the Will of the People and wins.
dual-powers-event-solo-won = You have beaten the Opposition.
dual-powers-event-solo-lost = The Opposition has won.

dual-powers-event-passed = { $side } leaves it at that.
dual-powers-event-counted = { $marker ->
    [1] Unrest!, { $region }: Red { $red }, White { $white }; in control: { $controller } ({ $reason }).
   *[other] { $owner }’s objective, { $region }: Red { $red }, White { $white }; in control: { $controller } ({ $reason }).
}

dual-powers-ending-track = The score marker reached the end of the support track.
dual-powers-ending-calendar = Time ran out; the side that was ahead wins.
dual-powers-ending-centre = Time ran out with the score marker in the exact centre; the Will of the People decides.
dual-powers-lost-alone = The Opposition has won.

## Why not

dual-powers-no-card = a card
dual-powers-no-chance = Nobody chooses this: it is drawn.
dual-powers-no-chance-option = That cannot come up now.
dual-powers-no-over = The match is over.
dual-powers-no-wait-chance = Wait: a card or die has to be drawn first.
dual-powers-no-turn = It is { $side }’s turn.
dual-powers-no-not-in-hand = { $card } is not in your hand, or cannot be used here.
dual-powers-no-choose-objective = Choose your secret objective first.
dual-powers-no-objective-phase = Objectives are chosen in the objective phase only.
dual-powers-no-card-first = Play a card first: every turn begins with one.
dual-powers-no-card-played = You have already played { $card } this turn.
dual-powers-no-scoring-only = This choice belongs to the scoring phase.
dual-powers-no-icon = { $card } shows { $icon } and nothing else.
dual-powers-no-bonus-only = This is a bonus action: it is earned by stopping on day 15 or 31, or by the Unrest! region.
dual-powers-no-leader-only = Only a leader card allows this.
dual-powers-no-command-only = { $card } is a leader card: it allows its own leader and its special action.
dual-powers-no-recruiting = You are recruiting ({ $left } left): recruit more, or finish.
dual-powers-no-recruit-region = { $card } recruits in { $region } only.
dual-powers-no-rank = { $token } has rank { $rank }, but the recruit value left is { $value }.
dual-powers-no-not-yours = { $token } does not belong to you.
dual-powers-no-not-in-reserve = { $token } is not in your reserve.
dual-powers-no-not-on-board = { $token } is not on the board.
dual-powers-no-neutral-will = { $token } follows the holder of the Will, and you do not hold it.
dual-powers-no-neutral-alone = You hold the Will, but have no token of your own faction next to { $token } in { $region }.
dual-powers-no-same-region = { $token } is already in { $region }.
dual-powers-no-barricaded = { $start } – { $end }: { $connection } is barricaded.
dual-powers-no-too-far = { $start } and { $end } are not joined by an open connection.
dual-powers-no-too-far-double = { $end } cannot be reached from { $start } over two open connections.
dual-powers-no-fresh = { $token } is already fresh.
dual-powers-no-leader-other = Only the leader of the card you played may enter: { $card }.
dual-powers-no-leader-placed = { $card } has already been placed.
dual-powers-no-special-other = The special action of { $card } is { $special }.
dual-powers-no-special-done = The special action of { $card } has been used.
dual-powers-no-barricade-there = The barricade is already on { $connection }.
dual-powers-no-will-held = You already hold the Will.
dual-powers-no-objective-open = That objective is already face up.
dual-powers-no-no-objective = There is no secret objective to reveal.
dual-powers-no-bonus-rank = A bonus recruits a unit of rank 1; { $token } has rank { $rank }.
dual-powers-no-bonus-small = By a house rule of this table, only small tokens may take bonus moves, and { $token } is not one of them.
dual-powers-no-no-cards = The draw pile and the discard pile are both empty.
dual-powers-no-solo-only = Organisation exists only in the solo game.
dual-powers-no-unrest-chosen = The Unrest! choice has already been made.
dual-powers-no-action-phase = Cards are played in the action phase.
dual-powers-no-objective-wait = Your objective is chosen; the other player has not chosen yet.
dual-powers-no-solo-objective = In the solo game you do not choose an objective: a card that nobody has seen is laid out for you.
dual-powers-no-action-over = The action of { $card } is over.
dual-powers-no-unrest-choice = Choose first: score the Unrest! region, or take a bonus action.

## Previews

dual-powers-fact-date = The day marker stops on { $day }, { $month }.
dual-powers-fact-bonus = This earns a bonus action.
dual-powers-fact-month = The month marker advances.
dual-powers-fact-will = { $side } takes the Will.
dual-powers-fact-trotsky-returns = Trotsky returns, to { $region }.
dual-powers-fact-trotsky-joins = Trotsky joins Red.
dual-powers-fact-presence = { $region } now: Red { $red }, White { $white }; in control: { $controller }.
dual-powers-fact-presence-change = { $region }: Red { $red_before } → { $red }, White { $white_before } → { $white }; in control: { $controller }.
dual-powers-fact-score = { $side } would lead by { $ahead }.
dual-powers-fact-score-centre = The score marker would be in the centre.
dual-powers-fact-wins = { $side } would win at once.

## Options

dual-powers-option-solo = Play alone against the Opposition, as this faction; “none” is the two-player game.
dual-powers-option-difficulty = The Opposition’s difficulty: the strength of its exhausted units.
dual-powers-option-neutral_regions = Who controls a region with only neutral tokens: nobody (the published FAQ), or the holder of the Will (the text read literally).
dual-powers-option-bonus_move = Which tokens a bonus move may move: any, or only small ones (units of rank 1, neutral tokens and leaders).
dual-powers-option-edition = Which readings the options follow: today’s (the default), or those of Lamplight 0.1.
dual-powers-option-opposition_will = When the Opposition takes the Will: whenever it passes the 31st (the default), or only when a new month begins.
dual-powers-option-last_month = Whether October and November are one space of the calendar (the default) or two.

## Questions and positions

dual-powers-unknown-question = There is no question “{ $question }”. Known: { $questions }.
dual-powers-question-argument = “{ $name }” cannot be “{ $value }”. Possible: { $values }.
dual-powers-position-key = A position has no “{ $key }”. Known: { $keys }.
dual-powers-position-word = “{ $key }” cannot be “{ $value }”. Possible: { $words }.
dual-powers-position-number = “{ $key }” must be a number from { $low } to { $high }.
dual-powers-position-table = “{ $key }” must be a table of names and values.
dual-powers-position-list = “{ $key }” must be a list of names.
dual-powers-position-name = { $what }: there is no “{ $name }”.
dual-powers-position-place = { $token } cannot be “{ $place }”. Possible: { $places }, each region also followed by “exhausted”.
dual-powers-position-tiles = The tile { $region } cannot be on Unrest! and on Barricade! at the same time.
dual-powers-position-twice = The card { $card } is in two places.
dual-powers-position-command = Objectives and the discard pile hold command cards only.
dual-powers-position-leader = { $card } is not a leader of { $side }.
dual-powers-position-opposition = { $side } is the Opposition here: it has no hand and no turns to choose.
dual-powers-position-box = In the solo game the units of the other faction stay in the box: { $token }.
dual-powers-position-trotsky = Trotsky is neutral from his return until he joins Red, and Red from then on: at other times his tokens are not on the board.
dual-powers-position-objective-early = Objectives are chosen in the objective phase: name them in later phases only.
dual-powers-position-unseen = { $needed } cards lie face down, but only { $found } are left for them.
dual-powers-position-solo = “{ $key }” belongs to the solo game.

## Component sets

dual-powers-set-bad-id = “{ $id }” cannot be an id: use letters, digits and dashes, and not a name that the game uses itself.
dual-powers-set-connection-end = board.toml, connection { $id }: there is no region “{ $region }”.
dual-powers-set-connection-loop = board.toml, connection { $id }: it leads from a region to itself.
dual-powers-set-no-tile = board.toml: the region { $region } has no tile.
dual-powers-set-tile = board.toml, tile { $region }: unknown region or connection “{ $connection }”.
dual-powers-set-card-region = cards.toml, command { $id }: there is no region “{ $region }”.
dual-powers-set-trotsky = board.toml, calendar: Trotsky must return (“{ $returns }”) in a month after the first one and join Red (“{ $joins }”) later.
dual-powers-set-middle = board.toml, calendar: the bonus day { $middle } must come before the skipped days at the end of { $days } days.
dual-powers-set-card-days = cards.toml: no card may have more than { $days } days.
dual-powers-set-no-units = tokens.toml: { $side } has no unit.
dual-powers-set-leaders = cards.toml: { $side } needs at least { $rounds } leaders, one for each round of the solo game.
dual-powers-set-neutrals = tokens.toml: { $found } neutral units for { $regions } regions; every region needs one.
dual-powers-set-too-few-cards = cards.toml: { $found } command cards; at least { $needed } are needed.
dual-powers-set-remark-count = { $what }: { $found }; the printed game has { $expected }.
dual-powers-set-remark-connections = board.toml: { $found } connections; we aim for 8 or 9.
dual-powers-set-remark-neighbours = board.toml: { $region } has { $found } neighbours; we aim for 2 to 4.
dual-powers-set-remark-connected = board.toml: some regions cannot be reached from others.
dual-powers-set-remark-known-pair = board.toml: the printed board joins { $first } and { $second }.
dual-powers-set-remark-tile = board.toml, tile { $region }: { $connection } should be a connection of that region that no other tile names.
dual-powers-set-remark-days = cards.toml: { $region } should have one card each with 1 to 8 days.
dual-powers-set-remark-points = cards.toml: the 4-day card of { $region } should have more points than its 2-day card.
dual-powers-set-remark-specials = cards.toml: { $side } should have one leader each with Demonstration, Espionage and Inspire.
dual-powers-set-remark-unit = tokens.toml, { $id }: rank and fresh strength should be 1 to 3, exhausted strength 0 to 3.
dual-powers-set-remark-red-three = tokens.toml: one Red unit should have exhausted strength 3.
dual-powers-set-remark-neutral = tokens.toml, { $id }: neutral units have fresh strength 1 and exhausted strength 0 to 2.
dual-powers-set-remark-white-leader = cards.toml: a White leader should have exhausted strength 1 or 2.
dual-powers-set-remark-track = board.toml: the end of the support track ({ $found }) should be more than 6 from the centre.

## Ways to play

dual-powers-way-together = Two players at this screen
dual-powers-way-bot = Against a bot
dual-powers-way-solo = Alone against the Opposition
dual-powers-choose-solo = Which side will you play?
dual-powers-choose-difficulty = Which difficulty, from 1 (easiest) to 6?
dual-powers-choose-neutral_regions = Who controls a region with only neutral tokens?
dual-powers-choose-bonus_move = Which tokens may a bonus move move?
dual-powers-choose-edition = Which readings?
dual-powers-choose-opposition_will = When does the Opposition take the Will?
dual-powers-choose-last_month = October and November: how many spaces?
dual-powers-value-neutral_regions-nobody = nobody
dual-powers-value-neutral_regions-will = the holder of the Will
dual-powers-value-bonus_move-any = any token
dual-powers-value-bonus_move-small = only small ones
dual-powers-value-edition-today = today’s
dual-powers-value-edition-as_in_0_1 = as in Lamplight 0.1
dual-powers-value-opposition_will-every_month = whenever it passes the 31st
dual-powers-value-opposition_will-new_month = only with a new month
dual-powers-value-last_month-one = one space
dual-powers-value-last_month-two = two spaces
dual-powers-value-solo-red = Red (Petrograd Soviet)
dual-powers-value-solo-white = White (Provisional Government)

# What a few steps have changed on the board, for the coach.
dual-powers-change-won = You control { $region } then, { $own } to { $other }{ $points ->
    [0] {""}
    [one] ; it scores one point this round
   *[other] ; it scores { $points } points this round
}
dual-powers-change-lost = You no longer control { $region } then, { $own } to { $other }{ $points ->
    [0] {""}
    [one] ; it scores one point this round
   *[other] ; it scores { $points } points this round
}
