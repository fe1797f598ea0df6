# Night Quay: all that the game says, but for the rules (rules.ftl).

night-quay-title = Night Quay
night-quay-tagline = Lamps in the dark, boats from the sea: two to four merchants.
night-quay-aim = The aim: the most points at dawn. Each round boats come in, and all light a lamp at once. Whose lamp is the brightest chooses a boat first; equal lamps dazzle each other, and their merchants choose last.
    Crates are a point each, those of your secret order two. The lamp that you never lit is worth its brightness.
night-quay-legend = A boat is named by its goods and its crates. An order is seen by its merchant alone until dawn.

night-quay-side-amber = Amber
night-quay-side-violet = Violet
night-quay-side-green = Green
night-quay-side-blue = Blue
night-quay-goods-tea = tea
night-quay-goods-silk = silk
night-quay-goods-salt = salt
night-quay-goods-glass = glass
night-quay-boat = { $goods } × { $crates }
night-quay-lamp = lamp { $brightness }

## What a board shows

night-quay-field-round = Round
night-quay-field-quay = At the quay
night-quay-field-fog = A boat in the fog
night-quay-field-order = Order
night-quay-field-chosen = Chosen in secret
night-quay-field-lit = Lit
night-quay-field-lamps = Lamps left
night-quay-field-hold = Boats taken

## Actions

night-quay-do-light = Light { $lamp }
night-quay-do-take = Take { $boat }
night-quay-do-row = Row out into the fog
night-quay-do-order = Chance: an order for { $goods }
night-quay-do-arrive = Chance: { $boat }
night-quay-group-light = Choose a lamp
night-quay-group-take = Choose a boat
night-quay-group-chance = Chance
night-quay-would-score = points: { $points }
night-quay-would-leave = your other lamps are worth { $points }

## Questions

night-quay-ask-light = Which lamp do you light? All choose in secret, and show their lamps at once.
night-quay-ask-light-ready = Your lamp is chosen; you may still change it until all are ready.
night-quay-ask-take = Which boat do you take?
night-quay-ask-wait = { $side } chooses a boat.
night-quay-ask-chance = The sea decides.
night-quay-ask-over = Dawn: the match is over.

## What happened

night-quay-event-order = { $side } has an order for { $goods }.
night-quay-event-order-hidden = { $side } gets an order.
night-quay-event-round = Round { $round } begins.
night-quay-event-arrived = A boat comes in: { $boat }.
night-quay-event-fog = Another boat lies in the fog.
night-quay-event-lit = { $side } lights { $lamp }.
night-quay-event-dazzled = { $side } is dazzled and chooses later.
night-quay-event-took = { $side } takes { $boat }.
night-quay-event-rowed = { $side } rows out into the fog…
night-quay-event-lifted = … and finds { $boat }, { $side } says.
night-quay-event-scored = { $side } had an order for { $goods }: { $crates } for crates, { $total } in all.
night-quay-ending-dawn = Dawn

## Why not

night-quay-no-spent = { $lamp } is spent.
night-quay-no-light = Lamps are lit when all boats of the round have come in.
night-quay-no-take = You may not choose a boat now.
night-quay-no-boat = { $boat } is not at the quay.
night-quay-no-fog = There is no boat in the fog.
night-quay-no-chance = Only chance decides this.
night-quay-bad-position = { $name }: this cannot be part of a position.
night-quay-set-id = “{ $id }” is no id: small letters, and dashes between words.
night-quay-set-twice = A number stands twice: lamps, and the boats of one kind of goods, must differ.
night-quay-set-rounds = { $rounds } rounds are too many: each merchant must keep a lamp, and four of them need a boat each.

## Menus

night-quay-way-together = Together at one screen
night-quay-way-bots = Against bots
night-quay-choose-players = How many merchants?
night-quay-choose-fog = Fog over the harbour?
night-quay-option-players = How many merchants play.
night-quay-option-fog = In each round one of the boats lies in the fog, and is seen only by who takes it.
arena-counted-night-quay-took = Boats taken
