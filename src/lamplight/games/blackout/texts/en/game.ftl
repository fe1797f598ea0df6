# Blackout: Hong Kong: its title, and what is said about component sets.

blackout-title = Blackout: Hong Kong

## Component sets

blackout-set-street = map.toml, street: there is no location “{ $name }”.
blackout-set-street-loop = map.toml, street: { $name } is joined to itself.
blackout-set-district = map.toml, district { $district }: there is no location “{ $name }”.
blackout-set-district-twice = map.toml, district { $district }: a location appears twice.
blackout-set-not-connected = map.toml: some locations cannot be reached from others.
blackout-set-crisis = map.toml: the crisis letter { $letter } appears at { $found } locations; two are needed.
blackout-set-central = map.toml: { $found } districts are marked as central; exactly one is needed (chapter 3).
blackout-set-tiles = tiles.toml: { $found } scout tiles; three for each district make { $needed }.
blackout-set-ability = cards.toml, { $card }: the ability “{ $ability }” does not fit its kind. Possible: { $wanted }.
blackout-set-goals = cards.toml, { $card }: { $found } goals; from 1 to { $most } are possible.
blackout-set-colour = cards.toml, { $card }: the colour { $colour } does not fit its kind (volunteers red, yellow or blue; specialists purple).
blackout-set-resource = cards.toml, { $card }: the ability “{ $ability }” has one resource too many or too few.
blackout-set-number = cards.toml, { $card }: the ability “{ $ability }” needs a number of at least 1.
blackout-set-emergency = plans.toml, { $card }: { $found } goals; at least two are needed.
blackout-set-bad-id = “{ $id }” cannot be an id: use letters, digits and dashes, and not a name that the game uses itself.
blackout-set-goal-card = { $file }, goal { $row }: there is no card “{ $card }” in this file.
blackout-set-goal-resource = { $card }, goal { $number }: a resource needs an amount, and an amount a resource.
blackout-set-amount = { $file }, { $where }, { $field }: “{ $found }” is no amount: write “2 book”, “3 points” or “cube red”.
blackout-set-goal-kinds = { $card }, goal { $number }: each kind of resource stands once, and “any” stands alone.
blackout-set-idle = { $card }: { $field } has no meaning on this card; leave it empty or 0.
blackout-set-doctor = cards.toml, { $card }: the Doctor has no search icons and never starts in the hospital.
blackout-set-most-paid = cards.toml, { $card }: no more than { $most } of a resource can be paid at once.
blackout-set-goal-numbers = { $file }, { $card }: its goals have the numbers { $found }; they count from 1, each once.
blackout-set-goal-tiles = { $file }, { $card }, goal { $number }: each type of tile stands once.
blackout-set-tile-bonus = tiles.toml, { $tile }: a second reward needs an amount, and its amount a reward.
blackout-set-action = rules.toml, action { $number }: a cost needs an amount, and an amount a cost.
blackout-set-spots = rules.toml, player: { $spots } objective spots are too few for { $starters } starting volunteers.
blackout-set-chapter-amount = rules.toml, chapter { $chapter }: a condition needs an amount, and an amount a condition.
blackout-set-chapter-reach = rules.toml, chapter { $chapter }: its condition asks for { $amount }; there are only { $most }.
blackout-set-no-upgrade = The set “{ $set }” cannot be said in the newest schema, so nothing was written:
blackout-set-chapter-goals = rules.toml, chapter { $chapter }: it asks for { $goals } goals, more than one of its plans has.
blackout-set-chapter-plans = rules.toml, chapter { $chapter }: a plan appears twice.
blackout-set-cubes = rules.toml, player: { $cubes } cubes are too few beside { $batteries } batteries: at least two more are needed.
blackout-set-starters = cards.toml: { $found } starting volunteers; four players need { $needed }.
blackout-set-houses = rules.toml: { $found } houses for { $needed } check-mark actions of the board: one each is needed.
blackout-set-slot = cards.toml, { $card }: it starts in { $slot }, which the player board does not have.
blackout-set-dice = dice.toml: there must be one red, one yellow and one blue die.
blackout-set-dice-valid = dice.toml: the three dice can never show three different resources.
blackout-set-remark-districts = map.toml: we aim for sixteen districts of 3 to 7 locations with a good spread; sizes here: { $sizes }.
blackout-set-remark-locations = map.toml: { $found } locations; we aim for about 36.
blackout-set-remark-streets = map.toml: { $found } streets do not fit the number of locations and districts of a flat map.
blackout-set-remark-colours = map.toml: the four colours should be even within one.
blackout-set-remark-crossing = map.toml: the streets { $first } and { $second } cross.
blackout-set-remark-journey = map.toml: the crisis centres { $letter } are { $found } steps apart; we aim for 4 to 7.
blackout-set-remark-central = map.toml: the central district has { $found } locations; we aim for at least 5.
blackout-set-remark-count = { $what }: { $found }; the printed game has { $expected }.
blackout-set-remark-ability = cards.toml: no card has the ability “{ $ability }”.
blackout-set-remark-challenge = tiles.toml, { $tile }: we aim for a simple challenge of 5 to 9 and an advanced one that is 2 to 4 higher.
blackout-set-remark-type = tiles.toml: no tile has the reward type “{ $kind }”.
blackout-set-remark-emergency = plans.toml, { $card }: we aim for three goals, one of them the link of its own letter.
blackout-set-remark-points = cards.toml, { $card }: the { $points } points of a plan count only with the option score_check_area.
blackout-set-remark-cubes = cards.toml, { $card }: { $found } cubes; volunteers have 1 to 3.
