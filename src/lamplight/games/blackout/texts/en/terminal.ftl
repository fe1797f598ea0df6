# The board of Blackout: Hong Kong in the terminal.

## One letter for each colour and each player

cli-bo-letter-red = R
cli-bo-letter-yellow = Y
cli-bo-letter-blue = B
cli-bo-letter-purple = P
cli-bo-letter-orange = O
cli-bo-letter-grey = G
cli-bo-letter-white = W
cli-bo-letter-green = N

## Time, decks and dice

cli-bo-round = Round { $round }
cli-bo-set-up = Set-up
cli-bo-over = The match is over
cli-bo-first = Starting player: { $side }
cli-bo-decks = Draw deck { $draw }, reserve { $reserve }
cli-bo-last = Round { $round } is the last one!
cli-bo-dice = Dice

## The city

cli-bo-city = The city
cli-bo-your-cube = your cube
cli-bo-crisis = crisis centre
cli-bo-target = possible now
cli-bo-tile-signs = tiles face down, face up
cli-bo-district = District
cli-bo-locations = Locations around it
cli-bo-tiles = Tiles
cli-bo-points = Pts
cli-bo-cubes = Cubes
cli-bo-seen = seen by you
cli-bo-location = Location
cli-bo-connections = Streets to
cli-bo-rondel = Rondel
cli-bo-battery-price = { $price } HK$ each

## Cards and goals

cli-bo-heal = a card from the hospital, with its points
cli-bo-check = check-mark: { $part }
cli-bo-need-slot = slot { $cards }
cli-bo-need-link = link { $letter }–{ $letter }
cli-bo-lacks = lacks
cli-bo-possible = possible
cli-bo-lack-slot = { $cards } in slot { $slot }
cli-bo-lack-any = one resource { $own }/{ $needed }
cli-bo-lack-resource = { $resource } { $own }/{ $needed }
cli-bo-lack-money = HK$ { $own }/{ $needed }
cli-bo-lack-tile = a tile with { $type }
cli-bo-lack-link = link { $letter }–{ $letter }
cli-bo-bonus = { $points ->
    [one] all goals: { $points } point
   *[other] all goals: { $points } points
}
cli-bo-market = New objectives
cli-bo-row = Row { $row }

## Players

cli-bo-score = Score
cli-bo-total = score if it ended now: { $total }
cli-bo-supply = { $count ->
    [one] { $count } cube in supply
   *[other] { $count } cubes in supply
}
cli-bo-ready = ready
cli-bo-planning = still planning
cli-bo-slots = Slots
cli-bo-slot = Slot { $slot }
cli-bo-locked = locked
cli-bo-hand-count = Hand: { $count }
cli-bo-limit = slots come back with { $limit } cards or fewer in hand
cli-bo-objectives = Objectives
cli-bo-free = Free spots: { $count }
cli-bo-emergency = Emergency plan
cli-bo-power = Restore power
cli-bo-checks = Check-marks
cli-bo-hospital = Hospital
cli-bo-search = Search icons
cli-bo-icons = { $hand } in hand, { $aside } more in every search; GPS tokens { $gps }, worth { $worth } each
cli-bo-sign-icons = ◎ search icons
cli-bo-sign-points = ★ points at the end
cli-bo-sign-down = ▒ face down
cli-bo-sign-house = ⌂ locked by a house

cli-bo-waste = at clean-up: food { $food } HK$ each, water { $water } HK$ each or two for { $gps } GPS; a battery stands in for any resource
cli-bo-recap-goals = goals and plans
cli-bo-recap-districts = districts
cli-bo-recap-scouting = scouting
cli-bo-recap-cards = cards and check-mark actions
cli-bo-recap-transport = spent on transport
cli-bo-recap-money = money and resources
cli-bo-recap-tiles = face-up scout tiles
cli-bo-recap-points = points on cards
cli-bo-recap-total = total
