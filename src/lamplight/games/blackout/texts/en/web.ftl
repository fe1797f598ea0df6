# The table in the browser: what it is about, help and hints.

web-about-blackout = The lights of Hong Kong are out. Plan in secret, bring the city back district by district, keep your people alive. For one to four.
web-not-yours = This card belongs to somebody else: nothing can be done with it from your seat.
web-nearer = Zoom in
web-farther = Zoom out
web-bo-district = { $name }: { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
}
web-bo-district-score = { $cubes } around it, { $points ->
    [one] one point
   *[other] { $points } points
} if it were secured now
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = { $side }’s board
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
web-bo-tiles = Scout tiles
web-bo-market = Market
web-bo-deck = deck { $count }, reserve { $reserve }
web-bo-last-round = This is the last round.
web-bo-last-round-is = Round { $round } is the last one.
web-bo-round = Round { $round }
web-bo-hand = Your hand
web-bo-card-owned = { $card } (already completed)
web-bo-way = Transport tokens for the way: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-row-price = Each card of this row costs { $money } HK$: the price depends on how many lie in it ({ $count })
web-bo-costs = (transport: { $tokens })
web-bo-way-points = You are short of tokens and buy the missing ones for points: { $points }
web-bo-resource-costs = { $resource }, transport tokens: { $tokens }
web-bo-search = The search
web-bo-icons = { $total } of { $needed } search icons
web-bo-team = In the team
web-bo-odds = injured: 1 in { $count } ({ $percent }%)
web-bo-may-join = May join
web-bo-power = restore power
web-bo-goal-done = done
web-bo-goal-ready = can be done now
web-bo-from-goals = goals and plans
web-bo-from-scouting = scouting
web-bo-from-cards = cards and check-mark actions
web-bo-from-transport = spent on transport
web-bo-from-total = total
web-provenance-blackout = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
web-hint-blackout = A round has eight phases; the lit one at the top of your board shows where you are. Cards bring resources, resources complete objectives, objectives put cubes on the map, and districts full of your cubes bring points.
web-hint-blackout-ask-settle = Start where several districts meet: a cube there counts for each of them, and many neighbours leave you the most choice later.
web-hint-blackout-ask-plan = Look at the dice on the rondel: each volunteer brings what the die of its colour shows. Cards in the same slot come back together, so mix what you want to have in hand together later. You need not fill every slot.
web-hint-blackout-ask-plan-slot = Some objectives ask for certain colours in one slot: the card may help there. Touch the slot, or drag the card onto it.
web-hint-blackout-ask-plan-ready = Nobody sees your plan before everybody is ready. You may still take it back.
web-hint-blackout-ask-deploy = The order matters when one card pays for another: turn up what brings resources first.
web-hint-blackout-ask-yield = What the die shows is free. Another resource on the ring costs transport for each step; only do it if an objective needs it.
web-hint-blackout-ask-parts = Use every part that helps you now; a part you skip is gone for this round.
web-hint-blackout-ask-goals = A completed objective gives you a new card for your hand or your check-mark area, points, or a cube on the map. The two restore-power goals of your board count too.
web-hint-blackout-ask-pay = Batteries replace anything but are hard to get: keep them if you can.
web-hint-blackout-ask-heal = A card that comes back strengthens your hand; an injured one left in the hospital is of no use to you.
web-hint-blackout-ask-place = Lit locations are possible. Aim to surround a district: point at one to see what it would score for everybody now.
web-hint-blackout-ask-place-any = Every lit location will do. Aim to surround a district: point at one to see what it would score for everybody now.
web-hint-blackout-ask-complete = Finishing now frees the spot and the card; waiting keeps its other goals and the bonus within reach.
web-hint-blackout-ask-scout = Looking costs nothing. If you then collect a tile, one card of your team, drawn by lot, will be injured.
web-hint-blackout-ask-collect = Your first tile of a kind lies face up and is worth points at the end; a second one helps in later searches.
web-hint-blackout-ask-challenge = You are only offered what you can manage. A harder challenge pays better but may need more of your hand.
web-hint-blackout-ask-team = Each card of the team is equally likely to be injured: send cheap cards along so that a good one is spared. A GPS token is worth three icons.
web-hint-blackout-ask-market = The fewer cards a row holds, the cheaper they are. Buy what you can complete soon: you only have room for three objectives.
web-hint-blackout-ask-waste = Food and water spoil every round. Food always brings money; two water can become a GPS token.
web-hint-blackout-ask-drop = Only discard an objective if you will never complete it and need its spot.
web-hint-blackout-ask-house = The action under the house you take is yours from now on, whenever you refresh your hand. Take the one you will use most.
web-hint-blackout-ask-refresh = With few cards you can plan little: taking the fullest slot back is usually right, and it lets you use your check-mark actions.
web-hint-blackout-ask-checks = Each can be used once, for what it costs. Use every one that helps, in any order.

# The parts of the table, where there is room for one at a time.

web-bo-tab-city = City

# The board in the browser: places, phases, searches, plates.

web-bo-tab-plan = Dice
web-bo-tab-goals = Objectives
web-bo-tab-market = Market
web-bo-tab-search = Search
web-bo-places = Parts of the table
web-bo-for-setup = Before the first round: place your first cube.
web-bo-for-1 = See what the dice offer and plan up to one card for each slot, in secret.
web-bo-for-2 = Turn up the planned cards: volunteers bring resources, specialists do what is printed on them.
web-bo-for-3 = Spend resources on goals. They bring cards, points and cubes on the map.
web-bo-for-4 = Win a tile with a team from your hand. One of the team is hurt.
web-bo-for-5 = Buy new objectives. The fewer cards are left in a row, the cheaper they are.
web-bo-for-6 = Food and water spoil: make money or GPS tokens of them.
web-bo-for-7 = Districts with cubes all around are secured and score.
web-bo-for-8 = Few cards left? Take back the fullest slot and use your check-mark actions.
web-bo-buy-battery = Buy a battery
web-bo-ways = What you can do
web-bo-dice = Today’s dice
web-bo-colours-wanted = Colours your objectives want together in a slot
web-bo-spots = free spots: { $free }
web-bo-spot = free spot
web-bo-goal-number = Complete goal { $number }
web-bo-power-number = Restore power { $number }
web-bo-power-hand = a larger hand to refresh with
web-bo-power-slot = one more slot
web-bo-together = cards of these colours together in one slot
web-bo-lacking = missing:
web-bo-link = join both { $letter }
web-bo-check-row = Check-mark actions
web-bo-check-locked = locked by a house
web-bo-check-open = unlocked
web-bo-tile-first = first of its kind
web-bo-tile-again = you have one of this kind
web-bo-kind-simple = Simple
web-bo-kind-advanced = Advanced
web-bo-kind-probe = Probe
web-bo-probe-easiest = only for the easiest tile
web-bo-probe-gives = for every later search
web-bo-free = free
web-bo-one-of = 1 of { $count }
web-bo-out-of-reach = out of reach
web-bo-reach = You reach up to { $count }
web-bo-no-search = Nobody is searching now. In phase 4 you look at the tiles of a district here, and choose a challenge.
web-bo-gps-sent = { $sent } sent, each worth { $worth }
web-bo-way-free = Beside one of your cubes: no transport needed.
web-bo-district-secured = Secured. It scores no more.
web-bo-district-full = { $size } locations around it; full of your cubes: { $points } points.
web-bo-your-districts = Your districts
web-bo-ring = { $cubes } of { $size }
web-bo-no-districts = None of your cubes stands by an open district yet.
web-bo-point-at = Point at a district to see what it would score.
web-bo-aims = Working towards
web-bo-chapter-points = At least { $points } points
web-bo-chapter-orchids = { $lines } points bring one, two or three orchids.
web-bo-so-far = { $count } so far
web-bo-score-now = { $count } if it ended now
web-bo-campaign-about = A chapter is a match with conditions of its own; meet them all to win it. Its reward is orchids, one to three: the more points, the more orchids.
web-bo-held = Hand and planned cards
web-bo-end-when = Cards in the deck: { $count }. When it is empty, one more round follows.
web-bo-plate-money = HK$: { $count }
web-bo-plate-transport = Transport tokens: { $count }
web-bo-plate-gps = GPS tokens: { $count }
web-bo-plate-cubes = Cubes left: { $count }
web-bo-plate-districts = Districts secured: { $count }
web-bo-plate-power = Restore-power goals: { $count } of 2
web-bo-plate-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-bo-plate-hospital = { $count } in hospital

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
web-bo-of-needed = { $own } of { $needed }
