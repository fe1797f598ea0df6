# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Petrograd, 1917. Two powers, one city, and a calendar that runs towards October. For two, or alone against the Opposition.
web-help-dual-powers = A token like 3/2 has strength 3 when fresh and 2 when exhausted; the bars under the number are its rank, which is what it costs to recruit. The last column shows both strengths if the Will of the People changed hands; “=” means no change.
web-dp-played = Played by { $side }
web-dp-hand = Your hand
web-dp-hands = Hands
web-dp-other-hand = { $count ->
    [one] (your opponent has one card)
   *[other] (your opponent has { $count } cards)
}
web-dp-objective = secret objective
web-dp-is-objective = This is your secret objective: it stays face down until the end of the round.
web-dp-reserve = Reserve
web-dp-presence = Region
web-dp-strength = Strength by region
web-dp-force = Strength
web-dp-control = Control
web-dp-if-will = If { $side } had the Will
web-dp-forming = likely objective of the Opposition
web-provenance-dual-powers = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Points come at the end of a round, from three regions: the Unrest! region and both secret objectives. Be stronger there than the other side. Touch a card or a place to see what it can do.
web-hint-dual-powers-ask-objective = Choose a region where you are already strong, or can become strong within four turns. You cannot play this card any more, so keep the cards that you need for their actions.
web-hint-dual-powers-ask-objective-ready = Now the other side chooses. Until then you may still change your mind.
web-hint-dual-powers-ask-turn = Point at a card, or rest your finger on it: a ring on the calendar shows where its days lead. A stop on 15 or 31 earns a bonus action, and whoever starts a new month takes the Will of the People: neutral tokens standing next to your own then fight for you.
web-hint-dual-powers-ask-command = Recruit puts new units into the card’s region. The icon works anywhere: move a token to a neighbouring region (Double Move: up to two regions), or turn an exhausted token fresh again. The barricade closes one connection.
web-hint-dual-powers-ask-recruit = Keep recruiting until the value is used up; whatever is left over is lost. Cheap units now save the expensive ones for a better card.
web-hint-dual-powers-ask-leader-both = You can place a leader in any region, but only now – if you don’t, he never enters the game. The special action can come before or after.
web-hint-dual-powers-ask-leader-place = Place the leader where the points will be: you can choose any region, and this is his only chance.
web-hint-dual-powers-ask-leader-special = Demonstration moves the barricade, Espionage reveals the other side’s objective, Inspire the People takes the Will. If none of this helps, skip it.
web-hint-dual-powers-ask-bonus = A gift from the calendar: recruit, move, rest or draw, free of charge.
web-hint-dual-powers-ask-unrest = Points move the score marker towards you; a bonus action can still change who controls the objectives that are scored next.
