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
