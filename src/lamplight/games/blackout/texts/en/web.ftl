# The table in the browser: what it is about, help and hints.

web-about-blackout = The lights of Hong Kong are out. Plan in secret, bring the city back district by district, keep your people alive. For one to four.
web-not-yours = This card is somebody else’s: nothing can be done with it from your seat.
web-nearer = Come nearer
web-farther = Step back
web-bo-district = { $name }: { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
}
web-bo-district-score = { $cubes } on the ring, { $points ->
    [one] one point
   *[other] { $points } points
} if it were secured now
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = Board of { $side }
web-bo-phases = The phases of a round
web-bo-money = dollars
web-bo-resources = Your resources
web-bo-cubes-left = { $count ->
    [one] one cube left
   *[other] { $count } cubes left
}
web-bo-slot = Slot { $slot }
web-bo-slot-locked = Slot { $slot } is locked until you complete the second restore-power goal.
web-bo-face-down = a card face down
web-bo-objectives = Objectives
web-bo-checks = Check-mark area
web-bo-hospital = Hospital
web-bo-emergency = Emergency plan
web-bo-tiles = Scout tiles
web-bo-market = Market
web-bo-deck = deck { $count }, reserve { $reserve }
web-bo-last-round = This is the last round.
web-bo-round = Round { $round }
web-bo-hand = Your hand
web-bo-summary = { $points } points, { $money } dollars, { $cards } cards, { $hospital } in hospital
web-bo-way = Transport tokens for the way: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-costs = (transport: { $tokens })
web-bo-way-points = You lack some of them and buy them for points: { $points }
web-bo-resource-costs = { $resource }, transport tokens: { $tokens }
web-bo-search = The search
web-bo-icons = { $total } of { $needed } search icons
web-bo-icons-aside = Without cards: { $aside }. GPS tokens: { $gps }, each worth { $worth }.
web-bo-team = In the team
web-bo-odds = hurt: 1 in { $count } ({ $percent } %)
web-bo-odds-more = One of them is hurt, each as likely as the others.
web-bo-odds-then = With one more, { $percent } % each.
web-bo-may-join = May join
web-bo-brings = { $count ->
    [one] one icon
   *[other] { $count } icons
}
web-bo-goals = Goals: what is missing
web-bo-power = restore power
web-bo-goal-done = done
web-bo-goal-ready = can be done now
web-bo-goals-ready = { $count ->
    [0] none can be done yet
    [one] one can be done
   *[other] { $count } can be done
}
web-bo-from-goals = goals and plans
web-bo-from-scouting = scouting
web-bo-from-cards = cards and check-mark actions
web-bo-from-transport = spent on transport
web-bo-from-total = total
web-provenance-blackout = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
web-hint-blackout = A round has eight phases; the lit one at the top of your board says where you are. Cards bring resources, resources complete objectives, objectives put cubes on the map, and districts full of your cubes bring points.
web-hint-blackout-ask-settle = A location with many neighbours and several districts around it gives you most choice later.
web-hint-blackout-ask-plan = Look at the dice on the rondel: each volunteer brings what the die of its colour shows. Cards that go to one slot come back together, so mix what you want to have in hand together later. You need not fill every slot.
web-hint-blackout-ask-plan-slot = Some objectives ask for certain colours in one slot: the card may help there. Touch the slot, or drag the card onto it.
web-hint-blackout-ask-plan-ready = Nobody sees your plan before all are ready. You may still take it back.
web-hint-blackout-ask-deploy = The order matters when one card pays for another: turn up what brings resources first.
web-hint-blackout-ask-yield = What the die shows is free. Another resource on the ring costs transport for each step; only do it if an objective needs it.
web-hint-blackout-ask-parts = Use every part that helps you now; a part you skip is gone for this round.
web-hint-blackout-ask-goals = An objective that is done gives you a new card for your hand or your check-mark area, points, or a cube on the map. The two restore-power goals of your board count too.
web-hint-blackout-ask-pay = Batteries replace anything but are hard to get: keep them if you can.
web-hint-blackout-ask-heal = A card that comes back strengthens your hand, and a hurt one left in the hospital is of no use to you.
web-hint-blackout-ask-place = Lit locations are possible. Aim to surround a district: point at one to see what it would score for everybody now.
web-hint-blackout-ask-place-any = Every lit location will do. Aim to surround a district: point at one to see what it would score for everybody now.
web-hint-blackout-ask-complete = Finishing now frees the spot and the card; waiting keeps its other goals and the bonus within reach.
web-hint-blackout-ask-scout = Looking costs nothing. If you then collect a tile, one card of your team, drawn by lot, will be hurt.
web-hint-blackout-ask-collect = Your first tile of a kind lies face up and is worth points at the end; a second one helps your later searches.
web-hint-blackout-ask-challenge = You are only offered what you can manage. A harder challenge pays better but may need more of your hand.
web-hint-blackout-ask-team = Each card of the team is equally likely to be hurt: send cheap cards along so that a good one is spared. A GPS token is worth three icons.
web-hint-blackout-ask-market = A full row is dear, the last card of a row is cheap. Buy what you can complete soon: there is room for three objectives only.
web-hint-blackout-ask-waste = Food and water spoil every round. Food always brings money; two water can become a GPS token.
web-hint-blackout-ask-drop = Only throw an objective away if you will never manage it and need its spot.
web-hint-blackout-ask-house = The action under the house you take is yours from now on, whenever you refresh your hand. Take the one you will use most.
web-hint-blackout-ask-refresh = With few cards you can plan little: taking the fullest slot back is usually right, and it lets you use your check-mark actions.
web-hint-blackout-ask-checks = All these are free. Use each one that helps, in the order you like.

# The parts of the table, where there is room for one at a time.

web-bo-tab-city = City

# The poster.

web-pitch-blackout = The power is out. Bring the districts back to light before your rivals do.
web-facts-blackout = 1–4 players · 60–90 minutes · planning and routes

# The end of a match.

web-end-blackout-won = { $name } brings back the light
web-end-blackout-you-won = You bring back the light
web-end-blackout-chapter-won-you-won = The chapter is won
web-end-blackout-chapter-lost-you-lost = The city stays dark
web-end-blackout-chapter-lost-nobody = The city stays dark
web-end-blackout-why-chapter-won = Every condition of the chapter is met.
web-end-blackout-why-chapter-lost = Not every condition of the chapter was met. This is what was missing:
web-bo-verdict-points = At least { $count } points
web-bo-verdict-orchids = { $count ->
    [one] one orchid
   *[other] { $count } orchids
}
