# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Two powers, one city, and a calendar that runs towards October. For two, or alone against the Opposition.
web-help-dual-powers = A token like 3/2 has strength 3 when fresh and 2 when exhausted; the bars under the number are its rank, which is what it costs to recruit. The last column shows both strengths if the Will of the People changed hands; “=” means no change.
web-dp-played = Played by { $side }
web-dp-hand = Your hand
web-dp-other-hand = { $count ->
    [one] (your opponent has one card)
   *[other] (your opponent has { $count } cards)
}
web-dp-is-objective = This is your secret objective: it stays face down until the end of the round.
web-dp-reserve = Reserve
web-dp-presence = Region
web-dp-control = Control
web-dp-if-will = If { $side } had the Will
web-dp-forming = likely objective of the Opposition
web-provenance-dual-powers = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Points come at the end of a round, from three regions: the Unrest! region and both secret objectives. Be stronger there than the other side. Whatever glows can be chosen with a touch.
web-hint-dual-powers-ask-objective = Choose a region where you are already strong, or can become strong within four turns. You cannot play this card any more, so keep the cards that you need for their actions.
web-hint-dual-powers-ask-objective-ready = Now the other side chooses. Until then you may still change your mind.
web-hint-dual-powers-ask-turn = Every card shows how many days it takes; a touch plays it. A stop on 15 or 31 earns a bonus action, and whoever starts a new month takes the Will of the People: neutral tokens standing next to your own then fight for you.
web-hint-dual-powers-ask-command = Recruit puts new units into the card’s region. The icon works anywhere: move a token to a neighbouring region (Double Move: up to two regions), or turn an exhausted token fresh again. The barricade closes one connection.
web-hint-dual-powers-ask-recruit = Keep recruiting until the value is used up; whatever is left over is lost. Cheap units now save the expensive ones for a better card.
web-hint-dual-powers-ask-leader-both = You can place a leader in any region, but only now – if you don’t, he never enters the game. The special action can come before or after.
web-hint-dual-powers-ask-leader-place = Place the leader where the points will be: you can choose any region, and this is his only chance.
web-hint-dual-powers-ask-leader-special = Demonstration moves the barricade, Espionage reveals the other side’s objective, Inspire the People takes the Will. If none of this helps, skip it.
web-hint-dual-powers-ask-bonus = A gift from the calendar: recruit, move, rest or draw, free of charge.
web-hint-dual-powers-ask-unrest = Points move the score marker towards you; a bonus action can still change who controls the objectives that are scored next.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Map
web-dp-strength = strength

# The board part by part: what pieces are and do, what scores, and the scene of a scoring.

web-dp-tab-hand = Hand
web-dp-tab-scores = Scoring
web-dp-map = Map of Petrograd
web-dp-hand-of = Hand: { $side }
web-dp-watching = You are watching: hands and face-down objectives stay hidden.
web-dp-piles = Draw pile and discard pile
web-dp-pile = Draw pile: { $count }
web-dp-discard = Discard pile: { $count }
web-dp-region = Region
web-dp-scores = What scores at the end of the round
web-dp-scores-unrest = Unrest!
web-dp-scores-red = Red’s objective
web-dp-scores-white = White’s objective
web-dp-my-objective = Your objective
web-dp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-dp-now = If scored now: { $side }.
web-dp-now-points = If scored now: { $side } +{ $count }
web-dp-now-short = now: { $side }
web-dp-now-nobody = now: nobody
web-dp-face-down = face down
web-dp-face-up = face up
web-dp-no-objective = not chosen yet
web-dp-open-objective = An objective: at the end of the round its region is scored by whoever controls it.
web-dp-next-unrest = Next Unrest!: { $region }
web-dp-reveal = { $side }: reveal this objective
web-dp-reveal-short = touch to reveal
web-dp-why-nobody = Neither side has a token there.
web-dp-why-strength = { $side } is stronger.
web-dp-why-tokens = A tie. { $side } has more tokens.
web-dp-why-tokens-counted = A tie. { $side } has more tokens: { $more } against { $less }.
web-dp-why-will = A tie in strength and tokens. { $side } has the Will.
web-dp-why-neutrals = Neutral tokens stand with { $side }, who has the Will.
web-dp-track = Support track
web-dp-lead = { $side } leads by { $count }
web-dp-level = Nobody leads
web-dp-will = The Will of the People: { $side }
web-dp-date = Day { $day }, { $month }
web-dp-reserve-of = { $side }: reserve ({ $count })
web-dp-reserve-empty = { $side }: the reserve is empty
web-dp-in-city = In the city
web-dp-token-owner = { $side }.
web-dp-token-neutral = Neutral: follows the Will, beside a token of its holder.
web-dp-token-rank = Rank { $rank }.
web-dp-token-strength = Strength { $fresh } fresh, { $exhausted } exhausted. { $state ->
    [exhausted] Exhausted now.
   *[fresh] Fresh now.
}
web-dp-card-days = The calendar goes on by { $count ->
    [one] { $count } day
   *[other] { $count } days
}.
web-dp-card-recruit = Recruit units with ranks up to { $count } in all in { $region }, or instead:
web-dp-card-leader = The leader enters any region. Special action:
web-dp-card-points = As an objective: { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
web-dp-does-move = move a token to a neighbouring region.
web-dp-does-double-move = move a token over two connections.
web-dp-does-rest = turn an exhausted token fresh again.
web-dp-does-demonstration = the barricade moves to another connection.
web-dp-does-espionage = the other side’s objective is turned face up.
web-dp-does-inspire = take the Will of the People.
web-dp-verb-score = Score it
web-dp-verb-bonus = Bonus action
web-dp-verb-spy = Espionage
web-dp-verb-inspire = Take the Will
web-dp-verb-draw = Draw a card
web-dp-verb-organise = Organisation
web-dp-verb-pass = Done
web-dp-plate-hand = Cards in hand: { $count }
web-dp-plate-reserve = Units in the reserve: { $count }
web-dp-plate-will = Has the Will of the People
web-dp-plate-open = objective face up
web-dp-plate-down = objective face down
web-dp-aims = Working towards
web-dp-turns-left = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} of yours left this round.
web-dp-ends = The match ends with a round that is scored in { $month }, or at once with a lead of { $end }.
web-dp-ends-solo = Round { $round } of { $rounds }; a lead of { $end } ends it at once.
web-dp-scene-title = Round { $round } is scored
web-dp-scene-points = Points
web-dp-scene-bonus = bonus action instead
web-dp-scene-nobody = nobody
web-dp-scene-again = Show again
web-dp-scene-on = On to round { $round } ({ $month })
web-dp-scene-end = See how it ended

# The poster.

web-pitch-dual-powers = Red against White, street by street. Hide your aim, win the people’s will.
web-facts-dual-powers = 1–2 players · 30–45 minutes · area control

# The end of a match.

web-dp-from-unrest-scored = Unrest! regions
web-dp-from-marker-scored = objectives
web-dp-from-total = total
web-end-dual-powers-won-red = { $name } wins Petrograd for the Reds
web-end-dual-powers-won-white = { $name } holds Petrograd for the Whites
web-end-dual-powers-you-won-red = You win Petrograd for the Reds
web-end-dual-powers-you-won-white = You hold Petrograd for the Whites
web-end-dual-powers-you-lost = The Opposition takes Petrograd
web-end-dual-powers-why-track = The marker reached the end of the support track.
web-end-dual-powers-why-calendar = Time ran out with the marker on the winner’s side.
web-end-dual-powers-why-centre = Time ran out with the marker in the exact centre: the Will of the People decided.
web-dp-force = Strength
web-dp-now-word = now
