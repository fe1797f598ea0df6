# The lessons of Blackout: what the narrator says, and the kind answers to what is not asked for.

## Lesson 1: one round

blackout-lesson-1-title = One round
blackout-lesson-1-about = All eight phases, from the dice to your first district in the light.

blackout-lesson-1-theme = Hong Kong, at night, and the power has failed. You lead a group of volunteers (Orange) who bring the city back to light, district by district. Grey does the same, and would like to be faster.
blackout-lesson-1-aim = Most points win. They come from districts with your cubes all around, from people you win over, and from what you find in the dark. Two of your cubes already stand up north.
blackout-lesson-1-round = A round has eight phases; the lamps show where we are. In short: plan cards, gather goods, complete objectives, scout, buy new objectives, tidy up, secure districts, take cards back.
blackout-lesson-1-goal = This is your objective: { $card } joins you for 2 books and 2 HK$, and lets you place a cube on a red location. You have one book. So: where does another one come from?
blackout-lesson-1-dice = The dice say what volunteers bring this round: red food, yellow books, blue gasoline. { $card } is a yellow volunteer, so that card brings a book. Plan it.
blackout-lesson-1-dice-wrong = A useful one, too, but you are after a book: plan the card that is lit.
blackout-lesson-1-not-ready = Not yet: there is room for more of your people in this plan.
blackout-lesson-1-slot = Cards go face down onto slots, one on each. Later you take back a whole slot at once, so it matters who lies with whom. Choose slot 1.
blackout-lesson-1-slot-wrong = Any slot would work; for this lesson, choose slot 1.
blackout-lesson-1-mechanic = You need money as well. { $card } is a specialist: purple cards do not care about dice, they do what is printed on them. Plan that card.
blackout-lesson-1-mechanic-wrong = Good people, all of them. You need money now: plan the card that is lit.
blackout-lesson-1-mechanic-slot = Slot 3 is still empty. Put it there.
blackout-lesson-1-mechanic-slot-wrong = Leave that slot for the next card: choose slot 3.
blackout-lesson-1-third = One more: { $card }, for the last slot. No need to say where, there is just one left.
blackout-lesson-1-third-wrong = Take the blue volunteer this time: you will see how far gasoline can go.
blackout-lesson-1-ready = Everybody plans in secret and at the same time. Grey is ready. Say that you are, and the cards are turned up.
blackout-lesson-1-turn-up = Phase 2, deployment: turn up your cards in any order. Start with slot 1.
blackout-lesson-1-turn-up-wrong = The order is up to you, but begin with slot 1 here.
blackout-lesson-1-yield = The yellow die shows books. Touch the books on the rondel: a cube of yours goes there, and that is your book.
blackout-lesson-1-yield-wrong = You could get that with transport tokens, but what you need is the book.
blackout-lesson-1-yield-skip = Do not send anybody home with empty hands!
blackout-lesson-1-second = Two books! Now slot 2.
blackout-lesson-1-second-wrong = All in good time: slot 2 first.
blackout-lesson-1-transport = The die says gasoline. For each step along the ring you may pay a transport token to get something else. Tools are one step away, and you can sell them in a moment: take tools.
blackout-lesson-1-transport-wrong = Possible, but the Mechanic wants tools. They are one step away.
blackout-lesson-1-parts = That cost one token, and { $card } turned up by itself, being the last. A specialist has parts, each used once at most. Use the first: 3 HK$.
blackout-lesson-1-parts-wrong = That one is next. First the part that costs nothing.
blackout-lesson-1-parts-done = There is more to get from this card. Use what is lit.
blackout-lesson-1-parts-more = And the second: a tool becomes 3 HK$ more.
blackout-lesson-1-complete = Phase 3, objectives: 2 books, and money in plenty. Complete { $card }.
blackout-lesson-1-complete-battery = A battery stands in for any resource, but you lack nothing. Save the 5 HK$.
blackout-lesson-1-complete-done = Wait, you can complete your objective now!
blackout-lesson-1-cube = Done! Now the cube. It goes next to a cube of yours; farther costs transport tokens. { $location } is red, and with it your cubes stand all around the district { $district }. Touch it.
blackout-lesson-1-cube-wrong = You could reach that with transport tokens. But look up north: one more cube closes the ring.
blackout-lesson-1-goals-done = { $card } is now in your hand, brings more than your first volunteers, and is worth 4 points at the end. That is all for this phase.
blackout-lesson-1-scouting = Phase 4, scouting: next to your cubes you may look at hidden tiles and send a team. That has its dangers, and a lesson of its own. Skip it for today.
blackout-lesson-1-scouting-wrong = Curious? Good! But scouting has its own lesson. Skip it this time.
blackout-lesson-1-market = Phase 5, new objectives: players in turn buy cards from the market, the price is that of the row. { $card } wants 2 books and no money; buy it.
blackout-lesson-1-market-wrong = Worth a thought. For this lesson, buy the card that is lit.
blackout-lesson-1-market-done = Your objectives are empty; without one there is nothing to work for. Buy the card that is lit.
blackout-lesson-1-market-more = You could buy another. But keep 3 HK$ for a rainy day, and pass.
blackout-lesson-1-market-enough = One objective is enough for now, and money is scarce. Pass.
blackout-lesson-1-clean-up = Phase 6, clean-up: food and water spoil, everything else keeps. The market is filled up, and you could discard an objective. Keep yours.
blackout-lesson-1-clean-up-wrong = You have only just bought it. Keep it!
blackout-lesson-1-secure = Phase 7: the lights go on in { $district }! Take a house from your board for it. Below each house there is an action that you may use from now on. Choose any.
blackout-lesson-1-refresh = Three points for the district. Phase 8: with four cards or fewer in hand you may take back your fullest slot, and then use such actions. Take back slot 2.
blackout-lesson-1-refresh-wrong = You would have few cards to plan with. Take them back.
blackout-lesson-1-end = That was a round, and the next one begins with new dice. After the market has run dry, the match soon ends, and the most points win.
blackout-lesson-1-tips = Three tips: look first at what your objectives need, then at the dice. Fill one slot with cards that you want back together. And place cubes where two districts meet.

## Lesson 2: the map, districts and power

blackout-lesson-2-title = Map and power
blackout-lesson-2-about = Reach farther, link crisis centres, restore power, and light up two districts with one cube.

blackout-lesson-2-theme = Round 5, phase 3, and your turn as Orange. Three objectives wait, and you have what they cost. The map decides how much they are worth: see where your cubes go.
blackout-lesson-2-map = There are 36 locations in four colours, and 16 districts between them. Most locations border several districts: { $location } borders four. A cube there counts for each of them.
blackout-lesson-2-battery = A battery would cost all your money, and you lack nothing. Keep it.
blackout-lesson-2-not-done = You are not done yet: there is more to complete in this phase.
blackout-lesson-2-far = Start with { $card }: 2 books, and a cube on a red location.
blackout-lesson-2-far-wrong = That comes soon. Begin with the card that is lit.
blackout-lesson-2-far-cube = Next to your cubes it is free. Each location of another colour that you skip costs a transport token, or a point if you have none. Skip { $between }, and go to { $location }: one token.
blackout-lesson-2-far-cube-near = Free, yes! But a bit farther away there is more to gain. Touch the location that is lit.
blackout-lesson-2-far-cube-wrong = You could get there, for a price. Touch the location that is lit: you will soon see why.
blackout-lesson-2-gap = Your token is gone, and { $location } is a gap in your chain. { $card } costs 5 HK$ and brings a cube on a purple location. Complete it.
blackout-lesson-2-gap-wrong = Later. First close the gap with the card that is lit.
blackout-lesson-2-gap-cube = { $location } lies right between your cubes, so it is free. Touch it.
blackout-lesson-2-gap-cube-wrong = A nice place as well, but the gap in your chain is elsewhere.
blackout-lesson-2-link = Some locations are crisis centres, two for each letter. { $one } and { $other } bear an A, and your cubes now link them without a gap. { $card } pays 10 points for that: complete its third goal.
blackout-lesson-2-link-wrong = All in good time: ten points are waiting on the emergency plan.
blackout-lesson-2-leave = Ten points! You could finish { $card } now for a cube anywhere, but its other goals would be lost. There are rounds left: leave it.
blackout-lesson-2-leave-wrong = Near the end that is a good idea. Now there is time for its other goals: leave it.
blackout-lesson-2-power = Restore power! Two such goals are on your board, 10 points each. The first wants 4 resources of one kind, and 2 red and 2 blue cards in one slot: your gasoline, and slot 2. Complete it.
blackout-lesson-2-power-wrong = That is next. First the power: choose the restore-power goal on your board.
blackout-lesson-2-two = Ten more. From now on you may take cards back with up to six in hand, not four. Now the last one: { $card } costs 2 tools and brings a cube on a yellow location.
blackout-lesson-2-two-cube = Now look: { $location } is the last gap around { $west } and around { $south }. One cube, two districts. Touch it.
blackout-lesson-2-two-cube-wrong = That would leave both rings open. Look at the island: one location closes them.
blackout-lesson-2-together = Grey goes to { $location } too: cubes of others never block a location. Phase 4 now; scouting has its own lesson, so skip it.
blackout-lesson-2-together-wrong = The dark can wait: scouting is the next lesson. Skip it here.
blackout-lesson-2-house = Nobody could buy, so it is phase 7. You and Grey close { $district } in the same round: both take a house, both score 5. Take house 2: below it, gasoline becomes 2 transport tokens.
blackout-lesson-2-house-wrong = Useful too. But you have a gasoline left, and no transport: take house 2.
blackout-lesson-2-second-house = { $district } is yours alone: five cubes all around make 7 points. Grey has two cubes there, and gets 2 points all the same. Take another house, any you like.
blackout-lesson-2-refresh = From 8 to 40 points! Phase 8: you have five cards in hand, and with power restored you may still take some back. Take slot 2.
blackout-lesson-2-refresh-wrong = Do take them: only who takes cards back may use check-mark actions.
blackout-lesson-2-check = Who takes cards back may use each unlocked check-mark action once. Turn your last gasoline into 2 transport tokens.
blackout-lesson-2-check-wrong = One more thing first: your gasoline is worth two transport tokens.
blackout-lesson-2-end = A district scores only once, so who comes a round later gets nothing for it. Big ones are worth the wait: seven cubes around bring 14 points.
blackout-lesson-2-tips = Three tips: buy objectives for their cube as much as for their card. Keep two transport tokens for the cube that must not fail. And unlock early the actions that fit what you gather.
