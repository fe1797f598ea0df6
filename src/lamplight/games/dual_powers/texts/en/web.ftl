# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Two powers, one city, and a calendar that runs towards October. For two, or alone against the Opposition.
web-help-dual-powers = A token like 3/2 has strength 3 when fresh and 2 when exhausted; the bars under it are its rank, which is what it costs to recruit. In the table of presence the last column says how strong both would be if the Will of the People turned to the named side; = means that nothing would change.
web-dp-played = { $side } has played
web-dp-hand = Your hand
web-dp-hands = Hands
web-dp-other-hand = (the other side holds { $count })
web-dp-objective = secret objective
web-dp-is-objective = This is your secret objective: it stays face down until the end of the round.
web-dp-reserve = Reserve
web-dp-presence = Presence
web-dp-control = Control
web-dp-if-will = Will to { $side }
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
