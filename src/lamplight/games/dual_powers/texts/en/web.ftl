# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Two powers, one city, and a calendar that runs towards October. For two, or alone against the Opposition.
web-help-dual-powers = A token like 3/2 has strength 3 when fresh and 2 when exhausted; the bars under it are its rank, which is what it costs to recruit. In the table of presence the last column says how strong both would be if the Will of the People turned to the named side; = means that nothing would change.
web-dp-played = { $side } has played
web-dp-hand = Your hand
web-dp-is-objective = This is your secret objective: it stays face down until the end of the round.
web-dp-reserve = Reserve
web-dp-presence = Presence
web-dp-control = Control
web-dp-if-will = If { $side } had the Will
web-dp-forming = objective so far
web-provenance-dual-powers = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Points come at the end of a round, from three regions: the Unrest! region and both secret objectives. Be the stronger one there, with more strength than the other side. Touch a card or a place to see what it can do.
web-hint-dual-powers-ask-objective = Choose a region where you are strong already, or can become strong in four turns. You cannot play this card any more, so keep the cards that you need for their actions.
web-hint-dual-powers-ask-objective-ready = Now the other side chooses. Until then you may still change your mind.
web-hint-dual-powers-ask-turn = Point at a card, or rest your finger on it: a ring on the calendar shows where its days lead. A stop on 15 or 31 earns a bonus action, and whoever turns the month takes the Will of the People, which commands the neutral tokens beside one's own.
web-hint-dual-powers-ask-command = Recruit puts new units into the card's region. The icon works anywhere: move a token to a neighbouring region, move one by two regions, or turn an exhausted token fresh again. The barricade closes one way.
web-hint-dual-powers-ask-recruit = You may go on until the value is used up. What you leave is lost, but small units now leave the big ones for a better card.
web-hint-dual-powers-ask-leader-both = A leader may stand in any region, but only now: one who is not placed with his card never comes. The special action can come before or after.
web-hint-dual-powers-ask-leader-place = Place the leader where the points will be: he may stand in any region, and this is his only chance.
web-hint-dual-powers-ask-leader-special = Demonstration moves the barricade, Espionage shows the other side's objective, Inspire the People takes the Will. If none of it helps, do nothing.
web-hint-dual-powers-ask-bonus = The calendar gave you this. It is small but free: recruit, move, rest or draw.
web-hint-dual-powers-ask-unrest = Points move the marker on the support track towards you; a bonus action can still change who controls the objectives that are scored next.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Map

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
web-dp-strength = strength
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
web-dp-now-word = now
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
