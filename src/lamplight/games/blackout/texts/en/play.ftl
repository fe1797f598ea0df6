# Blackout: Hong Kong at the table: actions, questions, events, refusals, previews, positions, the campaign.

blackout-aim = Aim: have the most points after the last round. Plan cards in secret, turn them into resources, complete goals to put cubes on the map, surround districts to secure them, and scout for what the dark city hides.
blackout-aim-chapter = Aim: win chapter { $chapter }, { $name }. Its conditions are listed at the top of the board, and you need at least { $points } points after the last round. Higher scores earn more orchids.
blackout-primer = A round: 1 The dice are rolled and everybody plans cards in secret. 2 The cards are turned up: volunteers bring the resource shown by their die, specialists do what they say. 3 Complete goals: cards join your hand, cubes go to the map. 4 Scout a district. 5 Buy new objectives. 6 Food and water become money and GPS tokens. 7 Surrounded districts are scored. 8 With few cards in hand, take back your fullest slot and use check-mark actions.
    Points come from districts, goals and plans, restoring power, scout tiles of different types, the cards in your hand and slots, and money (5 HK$ make a point).
    The end: once the draw deck has run out, exactly one more round is played.
blackout-legend = The letter before a location is its colour (R red, Y yellow, B blue, P purple); a letter in brackets marks a crisis centre. A slot shows its cards from bottom to top.

## What one can do

blackout-do-settle = Start at { $location }
blackout-do-plan = Plan { $card }
blackout-do-into = Put it face down into slot { $slot }
blackout-do-ready = Ready: the plan is final
blackout-do-turn-up = Turn up the card in slot { $slot }
blackout-do-yield = Take { $resource }
blackout-do-use = Use part { $part } of the card
blackout-do-check-board = Check-mark action { $number } of the board
blackout-do-check-plan = Check-mark action of { $card }
blackout-do-pay = Pay with { $resource }
blackout-do-batteries = Pay with batteries: { $count }
blackout-do-type = { $resource }
blackout-do-heal = Bring { $card } back from the hospital
blackout-do-goal = Complete goal { $number } of { $card }
blackout-do-power = Restore power, goal { $number }
blackout-do-complete = Finish { $card } now
blackout-do-leave = Leave it for later
blackout-do-place = Cube on { $location }
blackout-do-scout = Scout { $district }
blackout-do-collect = Go for { $tile }
blackout-do-return = Put the tiles back
blackout-do-challenge = Challenge: { $kind }
blackout-do-team = { $card } joins the team
blackout-do-gps = Spend a GPS token
blackout-do-go = Send the team out
blackout-do-injure = { $card } is injured
blackout-do-buy = Buy { $card }
blackout-do-water = Water: { $to }
blackout-do-food = Food: { $to }
blackout-do-waste = Food or water: { $card }
blackout-do-drop = Discard { $card }
blackout-do-house = Take the house of check-mark action { $number }
blackout-do-refresh = Take back the cards of slot { $slot }
blackout-do-battery = Buy a battery
blackout-do-skip = Do not use the card
blackout-do-done = Done
blackout-do-done-scout = Do not scout
blackout-do-done-market = Pass
blackout-do-done-drop = Discard nothing
blackout-do-done-refresh = Take no cards back
blackout-do-first = Draw: { $seat } starts
blackout-do-starter = Draw: { $card }
blackout-do-emergency = Draw: { $card }
blackout-do-throw = Roll: { $die } shows { $resource }
blackout-do-draw = Draw: { $card }
blackout-do-look = Draw: { $tile }
blackout-do-hurt = Draw: { $card } is injured

blackout-to-gps = two for a GPS token
blackout-to-money = one for money
blackout-to-plan = two through your plan
blackout-to-points = points through your plan

blackout-group-place = Where to?
blackout-group-plan = Plan a card
blackout-group-slot = Which slot?
blackout-group-go-on = Continue
blackout-group-turn-up = Turn up a planned card
blackout-group-yield = Which resource?
blackout-group-use = Use the card
blackout-group-check = Check-mark actions
blackout-group-pay = How do you pay?
blackout-group-type = Which resource?
blackout-group-heal = Who leaves the hospital?
blackout-group-goals = Goals
blackout-group-complete = Finish the plan?
blackout-group-scout = Scout a district
blackout-group-collect = Which tile?
blackout-group-challenge = Which challenge?
blackout-group-team = The search team
blackout-group-injure = Who is injured?
blackout-group-buy = New objectives
blackout-group-waste = Food and water
blackout-group-drop = Discard an objective
blackout-group-house = Which house?
blackout-group-refresh = Take cards back
blackout-group-battery = Batteries
blackout-group-chance = Draws

## Questions to a seat

blackout-ask-over = The match is over.
blackout-ask-chance = Something is being drawn.
blackout-ask-wait = Waiting for { $side }.
blackout-ask-settle = Choose the location of your first cube; you will spread from there.
blackout-ask-plan = Plan: put up to one card face down on each open slot, then say that you are ready. Volunteers bring the resource that the die of their colour shows; specialists do what is printed on them.
blackout-ask-plan-slot = Which slot does { $card } go to?
blackout-ask-plan-ready = Your plan is made; you may still change it until everybody is ready.
blackout-ask-deploy = Turn up your planned cards one by one, in any order.
blackout-ask-yield = Take the whole yield: the die shows { $resource }; each step along the ring costs a transport token (or a point). { $card }
blackout-ask-parts = Use the parts of the card, each at most once. { $card }
blackout-ask-goals = Complete any goals that you can meet and pay for.
blackout-ask-pay = Pay { $cost }: how many batteries will you use instead?
blackout-ask-pay-gps = Pay with gasoline, a book or a battery?
blackout-ask-type-pay = Pay { $count } of one resource: which one?
blackout-ask-type-gain = Take { $count } of one resource: which one?
blackout-ask-heal = Which card comes back from the hospital? You score its points.
blackout-ask-check = Use one of your unlocked check-mark actions.
blackout-ask-place = Place { $cube }: next to one of your cubes, or farther away for a transport token (or a point) for each location skipped. You cannot skip a location where the cube itself could go.
blackout-ask-place-any = Place a cube on any location next to one of your cubes.
blackout-ask-complete = Finish { $card } now, without its other goals and its bonus, or leave it for later?
blackout-ask-scout = Scout a district next to one of your cubes: look at its tiles, and perhaps collect one with a team.
blackout-ask-collect = You are looking at the tiles of { $district }. Go for one of them, or put them back?
blackout-ask-challenge = Which challenge of the tile will you take? { $tile }
blackout-ask-team = Form a team from your hand: { $total } of { $needed } search icons so far. One card of the team will be injured.
blackout-ask-injury = Which card of the team is injured?
blackout-ask-market = New objectives: buy a card or pass. You have { $money } HK$; free spots: { $free }.
blackout-ask-waste = Your food and water spoil: what will you turn them into?
blackout-ask-drop = You may discard one of your objectives.
blackout-ask-house = You have secured { $district }: take a house from your board. Its check-mark action is unlocked.
blackout-ask-refresh = You have few cards in hand: take back the fullest slot? Then you may use your check-mark actions.
blackout-ask-checks = Use your unlocked check-mark actions, each at most once.

## What is printed on things

blackout-card-text = { $card } ({ $kind }): { $facts }
blackout-card-facts = { $kind }: { $facts }
blackout-volunteer-red = red volunteer
blackout-volunteer-yellow = yellow volunteer
blackout-volunteer-blue = blue volunteer
blackout-fact-cubes = { $count ->
    [one] brings { $count } cube
   *[other] brings { $count } cubes
}
blackout-fact-icons = { $count ->
    [one] { $count } search icon
   *[other] { $count } search icons
}
blackout-fact-part = does: { $part }
blackout-fact-check = check-mark action: { $part }
blackout-fact-goal = goal: { $goal }, then into your hand and { $cube }
blackout-fact-plan-goal = goal { $number }: { $goal }
blackout-fact-bonus = all goals: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
blackout-fact-completion = finished: { $cube }
blackout-fact-bonus-gains = all goals: { $gains }
blackout-part = { $cost } → { $gain }
blackout-cost-gps = 1 gasoline or 1 book
blackout-gain-heal = a card from the hospital into your hand, with its points
blackout-gain-check = one unlocked check-mark action
blackout-gain-icons = { $count } HK$ for each search icon in hand
blackout-gains = { $gains }
blackout-gain-cube = a cube on a { $colour } location
blackout-gain-cube-any = a cube on any location
blackout-gain-chosen = { $count } of one resource of your choice
blackout-need-slot = one slot with { $cards }
blackout-need-colour = { $count } { $colour }
blackout-need-any = { $count } of one resource
blackout-need-tiles = scout tiles: { $types }
blackout-need-link = crisis centres { $letter } linked by your cubes
blackout-need-nothing = nothing
blackout-goal = { $needs }
blackout-goal-gain = { $needs } → { $gains }
blackout-permanent-search = { $count ->
    [one] { $count } more search icon in every search
   *[other] { $count } more search icons in every search
}
blackout-permanent-gps_plus = every GPS token is worth { $count ->
    [one] { $count } icon
   *[other] { $count } icons
} more
blackout-permanent-food_points = at clean-up: { $food } food → { $points } points
blackout-permanent-water_money = at clean-up: { $water } water → { $money } HK$
blackout-tile-text = { $tile }: simple { $simple } → { $simple_reward }; advanced { $advanced } → { $advanced_reward }
blackout-tile-facts = simple { $simple } → { $simple_reward }; advanced { $advanced } → { $advanced_reward }
blackout-location-text = { $location }, { $colour }; next to { $districts }
blackout-location-facts = { $colour }; next to { $districts }
blackout-location-text-crisis = { $location }, { $colour }, crisis centre { $letter }; next to { $districts }
blackout-location-facts-crisis = { $colour }, crisis centre { $letter }; next to { $districts }
blackout-no-district = no district
blackout-power-1 = restore-power goal 1
blackout-power-2 = restore-power goal 2

## What happened

blackout-event-first = { $side } is the starting player.
blackout-event-starter = { $side } starts with the objective { $card }.
blackout-event-emergency = { $side } has the emergency plan { $card }.
blackout-event-settled = { $side } starts at { $location }.
blackout-event-round = Round { $round } begins; { $side } goes first.
blackout-event-phase = { $phase }.
blackout-event-rolled = The { $die } shows { $resource }.
blackout-event-roll-again = Dice that show the same resource are rolled again.
blackout-event-put = You put { $card } face down into slot { $slot }.
blackout-event-planned = { $side } has planned { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
}.
blackout-event-turned-up = { $side } turns up { $card } in slot { $slot }.
blackout-event-not-used = { $side } does not use { $card }.
blackout-event-used-part = { $side } uses part { $part } of { $card }.
blackout-event-used-check = { $side } uses check-mark action { $number }.
blackout-event-used-plan = { $side } uses the check-mark action of { $card }.
blackout-event-gained = { $side } gains { $amount }.
blackout-event-paid = { $side } pays { $amount }.
blackout-event-transport = { $side } spends { $tokens ->
    [one] { $tokens } transport token
   *[other] { $tokens } transport tokens
}{ $points ->
    [0] .
    [one] {", of which "}{ $points } is bought for a point.
   *[other] {", of which "}{ $points } are bought for a point each.
}
blackout-event-battery = { $side } buys a battery.
blackout-event-healed = { $side } brings { $card } back from the hospital.
blackout-event-goal = { $side } completes goal { $number } of { $card }.
blackout-event-power = { $side } completes restore-power goal { $number }.
blackout-event-bonus = { $side } has completed every goal of { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-plan-finished = { $side } finishes { $card }: it goes to the check-mark area.
blackout-event-plan-left = { $side } leaves { $card } for later.
blackout-event-cube = { $side } places a cube on { $location }.
blackout-event-scouts = { $side } scouts { $district }.
blackout-event-saw = You see { $tile }.
blackout-event-tiles-back = { $side } puts the tiles of { $district } back.
blackout-event-tile-open = { $tile } now lies face up in { $district }.
blackout-event-collects = { $side } goes for { $tile } ({ $kind }).
blackout-event-joins = { $card } joins { $side }’s team.
blackout-event-search = { $side } reaches { $total } search icons of { $needed }; GPS tokens spent: { $gps }.
blackout-event-tile-up = { $side } keeps { $tile } face up.
blackout-event-tile-down = { $side } keeps { $tile } face down.
blackout-event-tile-shown = { $side } shows { $tile }, which lies face down.
blackout-event-injured = { $side }’s { $card } is injured and goes to the hospital.
blackout-event-bought = { $side } buys { $card } for { $price } HK$.
blackout-event-passed = { $side } buys nothing.
blackout-event-drawn = New in row { $row }: { $card }.
blackout-event-end-near = The draw deck has run out: round { $round } is the last one.
blackout-event-discarded = { $card } leaves the display.
blackout-event-dropped = { $side } discards { $card }.
blackout-event-secured = { $district } is secured.
blackout-event-district-scored = { $side } has { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} around { $district }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-house = { $side } puts a house in { $district }: check-mark action { $number } is unlocked.
blackout-event-house-cube = { $side } has no house left and puts a cube in { $district }.
blackout-event-refreshed = { $side } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back from slot { $slot }.
blackout-event-final-money = { $side }: { $money } HK$, including all resources sold, make { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $left } HK$ are left over.
blackout-event-final-tiles = { $side }: face-up scout tiles { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-final-cards = { $side }: cards in hand and slots, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
blackout-event-final = { $side } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $money } HK$.
blackout-event-won = { $side } wins.
blackout-event-chapter-won = { $side } wins the chapter.
blackout-event-chapter-lost = Nobody wins the chapter: a condition is not met.
blackout-event-orchids = { $side } earns { $count ->
    [one] { $count } orchid
   *[other] { $count } orchids
}.

blackout-ending-scored = The last round has been played and scored.
blackout-ending-chapter-lost = The chapter is lost: not all conditions were met.
blackout-ending-chapter-won = The chapter is won: all conditions were met.

## Why not

blackout-no-chance = Nobody chooses this: it is drawn.
blackout-no-chance-option = That cannot come up now.
blackout-no-over = The match is over.
blackout-no-wait-chance = Wait: something has to be drawn first.
blackout-no-turn = It is { $side }’s turn.
blackout-no-set-up = “{ $what }” is for later: the match is still being set up.
blackout-no-other-phase = “{ $what }” belongs to phase { $own } ({ $name }). This is phase { $number } ({ $phase }).
blackout-no-not-now = “{ $what }” does not answer the current question, in phase { $number } ({ $phase }).
blackout-no-taken = Another player is already starting at { $location }.
blackout-no-ready = Your plan is final; take back “ready” to change it.
blackout-no-planned-already = { $card } is already planned.
blackout-no-not-in-hand = { $card } is not in your hand.
blackout-no-slot-first = Choose the slot for { $card } first.
blackout-no-card-first = Choose a card first.
blackout-no-slots-full = Every open slot already has a planned card.
blackout-no-slot-taken = A card is already planned in slot { $slot }.
blackout-no-slot-locked = Slot { $slot } is locked until you complete the second restore-power goal.
blackout-no-no-planned-card = There is no planned card in slot { $slot }.
blackout-no-no-cubes = You have no cube left in your supply.
blackout-no-no-part = { $card } has { $count ->
    [one] only { $count } part
   *[other] only { $count } parts
}.
blackout-no-part-used = That part of { $card } has already been used.
blackout-no-part-order = By a house rule of this table the parts of a specialist are used from top to bottom; a later part of { $card } has been used.
blackout-no-lack-gps-cost = { $part }: you have neither gasoline nor a book nor a battery.
blackout-no-lack-money = { $part }: you have { $own } HK$.
blackout-no-lack = { $part }: { $resource } { $own }, batteries { $batteries }.
blackout-no-hospital-empty = Nobody is in your hospital.
blackout-no-no-check = You have no unlocked check-mark action that you can use now.
blackout-no-no-target = There is no location left where the cube could go.
blackout-no-no-tokens = The supply of tokens is empty.
blackout-no-locked-action = { $part }: a house still covers this action. Secure a district to remove it.
blackout-no-check-used = { $part }: already used in this phase.
blackout-no-not-in-check-area = { $card } is not in your check-mark area.
blackout-no-no-check-on-card = { $card } has no check-mark action.
blackout-no-pay-with = You have none of it, or it does not pay for this: { $resource }.
blackout-no-batteries = { $cost }: you can use from { $least } to { $most } batteries.
blackout-no-type = { $count } of one resource are asked for: { $resource } { $own }, batteries { $batteries }.
blackout-no-not-in-hospital = { $card } is not in your hospital.
blackout-no-battery-price = A battery costs { $price } HK$; you have { $own }.
blackout-no-battery-useless = You could not spend a battery here; you can buy one when you need it.
blackout-no-other-plan = You have begun the other emergency plan: { $card } is no longer yours.
blackout-no-not-your-goal = { $card } is not among your objectives.
blackout-no-no-goal = { $card } has { $count ->
    [one] only { $count } goal
   *[other] only { $count } goals
}.
blackout-no-goal-marked = Goal { $number } of { $card } is already done.
blackout-no-goal-lacks = { $card }: { $missing }.
blackout-no-power-done = This restore-power goal is already done.
blackout-no-complete-other = The question is about { $card }.
blackout-no-complete-later = A plan can be finished early only right after one of its goals.
blackout-no-complete-unmarked = No goal of { $card } is done yet.
blackout-no-own-cube = You already have a cube on { $location }.
blackout-no-wrong-colour = { $location } is { $colour }; the cube must go on a { $wanted } location.
blackout-no-not-reachable = Every way to { $location } leads over a location where the cube itself could be placed: those cannot be skipped.
blackout-no-no-tiles = There is no scout tile left in { $district }.
blackout-no-no-cube-beside = You have no cube next to { $district }.
blackout-no-district-taken = { $district } has already been scouted in this phase.
blackout-no-tile-elsewhere = { $tile } is not in the district you are scouting.
blackout-no-too-hard = { $tile }; your whole hand with all your tokens reaches { $most }.
blackout-no-probe-lowest = You can only probe the easiest tile of the district; its simple challenge is { $lowest }.
blackout-no-challenge-too-hard = It takes { $needed } search icons; your whole hand with all your tokens reaches { $most }.
blackout-no-in-team = { $card } is already in the team.
blackout-no-no-icons = { $card } has no search icon.
blackout-no-no-gps = You have no more GPS tokens ({ $own } in all).
blackout-no-empty-team = A team needs at least one card.
blackout-no-not-enough = { $total } search icons so far; { $needed } are needed.
blackout-no-not-in-team = { $card } is not in the team.
blackout-no-not-on-display = { $card } is not on display.
blackout-no-spots-full = All { $count } objective spots are taken.
blackout-no-price = { $card } costs { $price } HK$; you have { $own }.
blackout-no-no-water = You have no water left.
blackout-no-no-plan = You need the plan for that in your check-mark area.
blackout-no-single-water = That takes two water; you have one.
blackout-no-little-water = You have { $own } water; the plan takes { $needed }.
blackout-no-water-first = Deal with the water first.
blackout-no-little-food = That takes { $needed } food; you have { $own }.
blackout-no-plan-offered = What { $card } gives is offered already.
blackout-no-house-gone = { $part }: its house has already been taken.
blackout-no-hand-large = You hold { $count } cards; you may take cards back only with { $limit } or fewer.
blackout-no-not-fullest = Slot { $slot } holds { $count }, the fullest one { $most }: take back the fullest.
blackout-lack-slot = no slot has the right cards; slot { $slot } comes closest and lacks { $cards }
blackout-lack-any = { $needed } of one resource needed; you have at most { $own } and { $batteries } batteries
blackout-lack-resource = { $resource }: { $needed } needed; you have { $own } and { $batteries } batteries
blackout-lack-money = { $needed } HK$ needed; you have { $own }
blackout-lack-tile = a scout tile with { $type } is missing
blackout-lack-link = the crisis centres { $letter } are not linked by your cubes

## Previews

blackout-fact-joins-hand = The card joins your hand; then { $cube }.
blackout-fact-power-1 = From now on you may take cards back with a larger hand.
blackout-fact-power-2 = Your fourth slot is unlocked.
blackout-fact-district = { $district }: { $cubes } of { $size } locations, { $points ->
    [one] { $points } point
   *[other] { $points } points
} when complete.
blackout-fact-face-down = { $count ->
    [one] { $count } tile, face down.
   *[other] { $count } tiles, face down.
}
blackout-fact-needs-icons = It takes { $needed } search icons.
blackout-fact-reward = Reward: { $gains }.
blackout-fact-probe = No reward: the tile is laid face down and counts as a search icon from then on.
blackout-fact-total = { $total } of { $needed } search icons.
blackout-fact-injury = { $count ->
    [one] { $cards } will be injured.
   *[other] One of these { $count } will be injured, each with the same chance: { $cards }.
}

## The campaign

blackout-campaign-next = Next: chapter { $chapter }, { $name }, attempt { $attempt }.
blackout-campaign-orchids = { $side }: { $count ->
    [one] { $count } orchid
   *[other] { $count } orchids
} so far.
blackout-campaign-rank = { $side }: { $rank }
blackout-campaign-won = Chapter { $chapter }, attempt { $attempt }: won by { $winners } ({ $scores }).
blackout-campaign-lost = Chapter { $chapter }, attempt { $attempt }: lost ({ $scores }).
blackout-campaign-score = { $side }: score { $score }, orchids { $orchids }
blackout-rank-perfect = Perfect: the whole city shines.
blackout-rank-very-good = Very good: most of the lights are on again.
blackout-rank-good = Good: the city holds out.
blackout-rank-survived = You survived: it was close.
blackout-rank-none = The darkness was stronger.

## Options, questions and positions

blackout-option-players = How many people play; solo play is for chapters of the campaign only.
blackout-option-chapter = A chapter of the campaign on its own; 0 is the single game.
blackout-option-attempt = Solo: which attempt at the chapter this is, 1 or any larger number. Each one after the first starts with 2 HK$ more.
blackout-solo-needs-chapter = A single player can play chapters only: choose a chapter from 1 to 5 (option chapter).
blackout-attempt-solo = The option attempt is for solo play only.
blackout-no-such-seat = Nobody at this table plays { $side }: choose another starting player (option starting_player).
blackout-doctor-starts-hurt = In the component set { $set } the Doctor starts in the hospital. The rules exclude that; play it with doctor_in_hospital = possible.
blackout-unknown-question = There is no question “{ $question }”. Known: { $questions }.
blackout-question-argument = “{ $name }” cannot be “{ $value }”. Possible: { $values }.
blackout-position-key = A position has no “{ $key }” there. Known: { $keys }.
blackout-position-word = “{ $key }” cannot be “{ $value }”. Possible: { $words }.
blackout-position-number = “{ $key }” must be a whole number from { $low } to { $high }.
blackout-position-table = “{ $key }” must be a table of names and values.
blackout-position-list = “{ $key }” must be a list.
blackout-position-name = { $what }: there is no “{ $name }” here.
blackout-position-twice = “{ $name }” is in two places.
blackout-position-cubes = { $side }: { $used } cubes are in use, but there are only { $cubes }.
blackout-position-slots = { $side }: “slots” must be a list of up to { $count } lists of cards.
blackout-position-plan-place = { $card } is a plan: it can only be an objective or lie in the check-mark area.
blackout-position-objectives = { $side }: there are { $count } objective spots.
blackout-position-check-area = { $card } is not a plan: it cannot lie in the check-mark area.
blackout-position-emergency = { $side }: in a chapter nobody has an emergency plan of their own.
blackout-position-marks = { $side }: { $card } is not a plan with such goals here, or all of its goals are marked.
blackout-position-tiles = { $needed } scout tiles lie face down, but only { $found } are left for them.
blackout-position-display = “display” must be a list of { $rows } rows of up to { $row } cards.
blackout-position-die = The { $die } die has no face “{ $resource }”.
blackout-position-dice = The three dice must show three different resources.
blackout-position-tile-count = { $district } can have at most { $count } scout tiles.
blackout-position-planned-late = { $side }: cards are planned in phases 1 and 2 only.
blackout-position-locked = { $side }: slot { $slot } is locked without the second restore-power goal.
blackout-position-tile-types = { $side }: two face-up scout tiles have the same type.
blackout-position-doctor = { $side }: the Doctor is never in the hospital.

## Ways to play

blackout-way-together = Together at this screen
blackout-way-bots = Against bots
blackout-way-solo = Alone: one chapter
blackout-way-campaign = The campaign: five chapters
blackout-choose-players = How many players?
blackout-choose-chapter = Which chapter?
blackout-value-end_trigger-deck_empty = when the last card leaves the deck
blackout-value-end_trigger-cannot_draw = when a card cannot be drawn
blackout-value-skip-wrong_colour = only locations of the wrong colour
blackout-value-skip-any = any location
blackout-value-campaign_winner-literal = nobody
blackout-value-campaign_winner-best_qualified = the best player who meets all conditions
blackout-value-token_limit-unlimited = they never run out
blackout-value-token_limit-strict = they can run out
blackout-value-specialist_order-any = in any order
blackout-value-specialist_order-printed = as printed
blackout-value-specialist_order-then = as printed where the text says “then”
blackout-value-edition-as_in_0_1 = as in Lamplight 0.1
blackout-value-starting_player-drawn = drawn by lot
blackout-value-starting_player-orange = Orange
blackout-value-starting_player-grey = Grey
blackout-value-starting_player-white = White
blackout-value-starting_player-green = Green
blackout-value-market_end-consecutive = when all pass one after another
blackout-value-market_end-lap = when all pass in the same lap
blackout-value-gps_limit-unlimited = they never run out
blackout-value-gps_limit-strict = they can run out
blackout-value-gps_limit-as_transport = like transport tokens
blackout-value-doctor_in_hospital-never = never
blackout-value-doctor_in_hospital-possible = if a set or position says so
blackout-value-attempt_money-growing = without a limit
blackout-value-attempt_money-capped = up to the 30th attempt
blackout-value-injury-random = drawn at random
blackout-value-injury-owner = chosen by its owner
blackout-value-complete_later-after_goal = right after one of its goals
blackout-value-complete_later-any_time = at any time in phase 3
blackout-value-cube_limit-hard = 25 cubes and no more
blackout-value-cube_limit-soft = no limit
blackout-value-players-1 = one player
blackout-value-players-2 = two players
blackout-value-players-3 = three players
blackout-value-players-4 = four players
blackout-value-chapter-1 = Hour 48
blackout-value-chapter-2 = Hour 72
blackout-value-chapter-3 = Hour 80
blackout-value-chapter-4 = Hour 96
blackout-value-chapter-5 = End of the first week
blackout-series-campaign = Campaign
blackout-campaign-option = The campaign chooses the option { $option } itself.

## The conditions of a chapter

blackout-conditions = Chapter { $number }: { $name }
blackout-conditions-goals-all = Every goal of one emergency plan
blackout-conditions-goals = { $count ->
    [one] { $count } goal of one emergency plan
   *[other] { $count } goals of one emergency plan
}
blackout-conditions-central = { $count ->
    [one] { $count } cube around { $district }
   *[other] { $count } cubes around { $district }
}
blackout-conditions-red = { $count ->
    [one] { $count } cube on a red location
   *[other] { $count } cubes on red locations
}
blackout-conditions-power = { $count ->
    [one] { $count } restore-power goal
   *[other] { $count } restore-power goals
}
blackout-conditions-orchids = Orchids for { $lines } points, { $needed } needed; score if it ended now

# What a few steps have changed on the board, for the coach.
blackout-change-district = { $count ->
    [one] one more cube secures { $district } ({ $points } points for you)
   *[other] { $count } more cubes secure { $district } ({ $points } points for you)
}{ $others ->
    [0] , and nobody else is near
   *[other] ; another player has { $others } there
}
blackout-change-district-ready = { $district } is yours all round: { $points } points when districts are secured
blackout-change-goal = Everything is there for: { $goal }
