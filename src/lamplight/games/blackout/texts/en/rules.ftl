### Rules reference of Blackout: Hong Kong: one message per rule, with section headings, and the options.

## RD

blackout-rules-RD = Definitions
blackout-rule-RD-01 = A single game is for 2 to 4 players, a campaign chapter for 1 to 4. Playing alone exists only as the solo form of the campaign.
blackout-rule-RD-02 = Food, tools, gasoline, water, books and medipacks are the six normal resources. A seventh one, the battery, is a joker.
blackout-rule-RD-03 = The rondel has six segments in a ring, one for each normal resource, and a centre for batteries.
blackout-rule-RD-04 = Around the ring the resources follow each other as food, tools, gasoline, water, books, medipacks and back to food. Each resource is a neighbour of the one before it and the one after it.
blackout-rule-RD-05 = A resource you own is one of your cubes on that segment of the rondel; a battery is one of your cubes in the centre. All players share the one rondel on the main board, and cubes are told apart by colour.
blackout-rule-RD-06 = Red, yellow and blue cards are volunteers, purple cards are specialists. Each volunteer colour belongs to the die of the same colour.
blackout-rule-RD-07 = The map shows yellow, blue, purple and red locations, joined to their neighbours. Each of the 16 districts is an area with a fixed set of locations around it.
blackout-rule-RD-08 = Some locations are crisis centres. They carry letters, and there are two of them for each letter.
blackout-rule-RD-09 = Your player board has 3 card slots and a locked 4th one at the bottom, an objective area with 3 spots, 1 separate emergency-plan spot, 5 spots for check-mark actions and 2 restore-power goals. Its phase track runs from 1 to 8 and shows the hand limit “0–4” at phase 8.
blackout-rule-RD-10 = Beside your board lie the check-mark area for finished plans, the hospital for injured cards, your collected scout tiles, and your own supply of cubes, tokens and money. Where exactly the check-mark area lies differs between printings and has no effect on play.
blackout-rule-RD-11 = A slot is an ordered pile: new cards go on top, shifted so that the top edge of every lower card stays readable. All face-up cards in all slots can be read by everybody.
blackout-rule-RD-12 = Each of your 25 cubes is always in exactly one place: your supply, a rondel segment, the rondel centre, a location on the map, a goal of a plan, or a secured district (in place of a house). By default you never have more than 25 (a house rule lifts this limit).
blackout-rule-RD-13 = “In turn order” means clockwise from the holder of the starting-player marker: this applies to phases 2, 3, 4, 5, 6 (steps B and C) and 8, while the planning of phase 1 is simultaneous. For phase 7 no order is printed; here the districts are handled in board order and the players in turn order.

## R0

blackout-rules-R0 = Set-up
blackout-rule-R0-01 = First choose between a single game and a campaign chapter. A chapter changes only the size of the Reserve deck (R0.07) and the emergency plans (R0.20); the rest of the set-up stays the same.
blackout-rule-R0-02 = The board lies in the middle of the table.
blackout-rule-R0-03 = The 24 transport tokens lie beside the board and form a common supply.
blackout-rule-R0-04 = The 12 GPS tokens lie beside the board and form a common supply.
blackout-rule-R0-05 = The coins, 30 of value 1 and 20 of value 5, form the bank.
blackout-rule-R0-06 = The 48 scout tiles are shuffled face down, and each of the 16 districts gets a face-down stack of 3.
blackout-rule-R0-07 = The 72 objective cards are shuffled, and a random Reserve deck is set aside face down: 36 cards with 2 players, 21 with 3, 15 with 4. In a campaign chapter the numbers of R17 apply.
blackout-rule-R0-08 = The remaining objective cards form the face-down Draw deck: 36, 51 or 57 cards with 2, 3 or 4 players, before the display is laid out.
blackout-rule-R0-09 = Nine cards of the Draw deck are turned up as the display, 3 rows of 3. With 2, 3 or 4 players this leaves 27, 42 or 48 cards in the deck.
blackout-rule-R0-10 = The discard pile starts empty.
blackout-rule-R0-11 = Each player picks a colour.
blackout-rule-R0-12 = Your score disc starts on 0.
blackout-rule-R0-13 = You have 25 cubes of your colour. One goes on the battery in the centre of the rondel, so you start with 1 battery, and the other 24 form your supply.
blackout-rule-R0-14 = You get a player board and a dice distribution card. The card is only a reminder that the three dice have different faces.
blackout-rule-R0-15 = You take 5 transport tokens from the supply.
blackout-rule-R0-16 = You take 4 HK$ from the bank.
blackout-rule-R0-17 = Your 5 secured-district markers, the houses, go on the 5 check-mark action spots of your board: all five actions start locked.
blackout-rule-R0-18 = One 0–6 marker and one locked marker go on their spots of your board. The locked marker blocks slot 4.
blackout-rule-R0-19 = You get 2 of the 8 starting volunteers at random, on 2 of your 3 objective spots, so that one spot stays free. Starting volunteers that nobody gets go back to the box.
blackout-rule-R0-20 = You get 1 of the 4 emergency plans at random, on your emergency-plan spot; the others go back to the box. In a campaign chapter the plans of R15 and R17 are used instead.
blackout-rule-R0-21 = You get a set of 12 player cards with one zodiac sign: 2 yellow, 3 red and 3 blue volunteers, the Leader, the Doctor, the Mechanic and the Scout.
blackout-rule-R0-22 = Two of these cards start face up in your hospital: the blue volunteer with 2 cubes, and the Leader.
blackout-rule-R0-23 = Face up, slot 1 starts with 1 yellow volunteer, and slot 2 with 1 red volunteer covered by 1 blue one (not the one in the hospital). Slot 3 starts empty.
blackout-rule-R0-24 = Your hand is made up of the 7 cards left: a yellow volunteer, 2 red ones, a blue one, the Doctor, the Mechanic and the Scout.
blackout-rule-R0-25 = The starting player is drawn by lot, or chosen by an option, and gets the marker and the three dice.
blackout-rule-R0-26 = Counter-clockwise from the neighbour to the right of the starting player, so that the starting player comes last, each player puts 1 cube from the supply on any location. No two players may choose the same location.
blackout-rule-R0-27 = After set-up you have 23 cubes in your supply, 1 battery, 1 cube on the map, 5 transport tokens, 4 HK$, no GPS token and a score of 0. You also have 7 cards in hand, 3 in your slots, 2 in the hospital, 2 objectives and, except in the campaign, 1 emergency plan.

## RR

blackout-rules-RR = The round
blackout-rule-RR-01 = A round has 8 phases, and all players finish one before the next begins: 1 roll and plan, 2 deploy, 3 objectives, 4 scout, 5 new objectives, 6 clean up, 7 secure districts, 8 refresh your hand and then use check-mark actions.
blackout-rule-RR-02 = The starting player announces each phase and tracks it with the marker; this has no effect on the game.
blackout-rule-RR-03 = After phase 8 the next player clockwise gets the starting-player marker and a new round begins, unless the game is over.

## R1

blackout-rules-R1 = Phase 1: dice and planning
blackout-rule-R1-01 = The starting player rolls the red, the yellow and the blue die. The roll is valid when the three dice show three different resources.
blackout-rule-R1-02 = As long as the roll is not valid, exactly the dice that share a resource (2 or 3 of them) are rolled again, and the others stay. A valid roll must be kept.
blackout-rule-R1-03 = Each die goes on the rondel segment of the resource it shows, and stays there for the whole round.
blackout-rule-R1-04 = Then all players plan at the same time: on top of each of the slots 1, 2 and 3 you may put 0 or 1 card from your hand, face down.
blackout-rule-R1-05 = Slot 4 may get 0 or 1 card too, but only once you have removed your locked marker (R3.41).
blackout-rule-R1-06 = You may plan no card at all.
blackout-rule-R1-07 = You may look at your own face-down cards at any time, but never at those of others. Cards enter and leave hands openly, so everybody knows your hand and planned cards taken together, but not which of them you planned in which slot.

## R2

blackout-rules-R2 = Phase 2: deployment
blackout-rule-R2-01 = In turn order, you resolve all the cards you have just planned, one after another in the order you like: turn one up, carry it out, then take the next. Older face-up cards do nothing.
blackout-rule-R2-02 = Every planned card is turned up, but you do not have to use it. You may also skip single parts of it.
blackout-rule-R2-03 = A volunteer gives as many resources as it shows cubes at its top left (1 to 3), of the kind shown by the die of its colour. Put that many cubes from your supply on that segment.
blackout-rule-R2-04 = For each volunteer separately you may spend any number of transport tokens: each one moves its whole yield one segment along the ring, in either direction, counted from the die. All cubes of one volunteer go to the same segment.
blackout-rule-R2-05 = The tokens you need to reach a resource equal its distance from the die along the ring, from 0 to 3.
blackout-rule-R2-06 = Transport tokens you spend go back to the common supply.
blackout-rule-R2-07 = A specialist lets you carry out the special actions printed on it (R11 and R12), each at most once per activation and in any order (by a house rule, in the order printed on the card, or only where the English text says “then”).
blackout-rule-R2-08 = You may spend resources at once, even in the phase in which you gained them.
blackout-rule-R2-09 = Deployed cards stay face up in their slots.

## R3

blackout-rules-R3 = Phase 3: objectives
blackout-rule-R3-01 = In turn order, each player may complete any number of goals in any order: goals of the cards on your objective spots, goals of your emergency plan (in the campaign: of a shared plan, R15), and your 2 restore-power goals.
blackout-rule-R3-02 = To complete a goal you must meet all its requirements and pay all its costs. Then the card goes to its printed destination, and the immediate effect happens.
blackout-rule-R3-03 = A cost of a number of one resource means that you take that many of your cubes from its segment back to your supply. Batteries may replace any of them.
blackout-rule-R3-04 = For a cost in one type of your choice, you pick one resource type and pay the whole number in it. Batteries may replace any of them.
blackout-rule-R3-05 = A cost in HK$ is paid to the bank.
blackout-rule-R3-06 = A slot requirement shows a set of colours, purple included: at least one single slot of yours must contain all these cards, each as often as shown and in any order. Further cards in the slot do not matter, and nothing is removed.
blackout-rule-R3-07 = A scout-tile requirement means that you own at least two scout tiles, one of the reward type “points” and one of the printed resource type; you keep them. Face-down tiles count too, and one that a goal uses is shown (by a house rule, only face-up tiles count).
blackout-rule-R3-08 = A crisis-centre requirement means that the two crisis centres of the printed letter are linked by an unbroken chain of adjacent locations that all hold a cube of yours, both ends included.
blackout-rule-R3-09 = With the destination “hand” the card joins your hand at once, so you can already scout with it in this round. With the destination “check-mark area” it is put there.
blackout-rule-R3-10 = Immediate effects are: score the printed points, take the printed HK$, or place a cube on the map, on a location of the shown colour or of any colour.
blackout-rule-R3-11 = A volunteer or specialist has exactly one goal; contingency plans and emergency plans may have several.
blackout-rule-R3-20 = To place a cube on the map, take one from your supply and put it on a location of the colour the effect names; if it says “any”, every colour will do.
blackout-rule-R3-21 = Once your cubes are on every location of that colour, any location counts as the right colour. The other rules of placement still apply.
blackout-rule-R3-22 = The location must not hold a cube of your own. Cubes of other players do not matter, and their number is not limited.
blackout-rule-R3-23 = The location must be adjacent to one with a cube of yours, but you may skip locations of the wrong colour for 1 transport token each; with an effect for any colour there is no wrong colour, so nothing can be skipped. A house rule lets you skip every location in between.
blackout-rule-R3-24 = You may choose a farther location even if a nearer one is possible.
blackout-rule-R3-25 = You pay one token for each location in the chain you skip; by a shortest path that is the distance to your nearest cube minus 1. By default, every skipped location must be of the wrong colour and without a cube of yours.
blackout-rule-R3-26 = If you lack tokens, you must buy them for 1 point each (R10.04). A lack of tokens never lets you skip the placement.
blackout-rule-R3-30 = The goals of a card with several may be completed in any order and in different rounds.
blackout-rule-R3-31 = When you complete a goal while others on the card are still open, take its immediate effect and put a cube from your supply on the goal. You cannot complete it again.
blackout-rule-R3-32 = Right afterwards you decide. Either you take all cubes off, move the card to your check-mark area and carry out its completion effect, giving up the remaining goals and the bonus; or you leave the card where it is.
blackout-rule-R3-33 = When you complete the last open goal, you must do this in order: immediate effect, bonus, all cubes off the card, card to your check-mark area, completion effect.
blackout-rule-R3-34 = The completion effect is usually the placing of a cube on the map (R3.20 and following), but there can be others.
blackout-rule-R3-35 = A plan with only one goal is finished at once, as in R3.33.
blackout-rule-R3-36 = You may take the completion effect early only right after completing a goal of that card (by a house rule, at any time in your own phase 3).
blackout-rule-R3-40 = Restore-power goal P1: pay 4 resources of one type of your choice, and have a slot with at least 2 blue and 2 red cards. You score 10 points and put the 0–6 marker over the 0–4 field, so that from now on you may refresh with up to 6 cards in hand.
blackout-rule-R3-41 = Restore-power goal P2: pay 10 HK$, and have a slot with at least 2 purple and 2 yellow cards. It is worth 10 points and takes your locked marker away, so that you may use slot 4 from the next planning on.
blackout-rule-R3-42 = You may complete each restore-power goal once per game, in either order, and both in the same phase if you can.

## R4

blackout-rules-R4 = Phase 4: scouting
blackout-rule-R4-01 = In turn order, each player may scout once: choose one district that has at least one scout tile and at least one cube of yours on a location around it.
blackout-rule-R4-02 = Within one phase, all players must choose different districts (a house rule drops this). A district where someone only looked is taken too (by a house rule, it is not).
blackout-rule-R4-03 = You look at all tiles of the district in private.
blackout-rule-R4-04 = Then you may collect at most 1 of them, or put them all back exactly as they lay, face up or face down.
blackout-rule-R4-05 = If you collect a tile, first put the other tiles back face up.
blackout-rule-R4-06 = Then choose a challenge on your tile: the simple or the advanced one, or a probe if R4.20 allows it.
blackout-rule-R4-07 = Form a team by revealing 1 or more cards from your hand, each with at least one search icon. The Doctor has none and can never be in a team.
blackout-rule-R4-08 = Your search total is the icons of the team cards, plus those of contingency plans in your check-mark area, plus 1 for each of your face-down scout tiles, plus 3 for each GPS token you spend now. Each plan with “+1 GPS” makes every spent GPS token worth 1 more (R14.02).
blackout-rule-R4-09 = GPS tokens you spend go back to the supply; scout tiles and plans are not used up.
blackout-rule-R4-10 = If your total equals or beats the challenge, you collect the tile and take the reward in the box of the chosen challenge.
blackout-rule-R4-11 = Simple rewards are of seven kinds: points, HK$, batteries, books, tools, medipacks and gasoline. Resources and batteries are cubes from your supply that go to the rondel.
blackout-rule-R4-12 = The reward type of a tile is the kind of its simple reward, one of the seven of R4.11, whichever challenge you beat.
blackout-rule-R4-13 = Show the tile to everybody. If it is your first tile of that reward type, lay it face up by your board, otherwise face down. A face-down tile is one of its type too (by a house rule, it is not).
blackout-rule-R4-14 = A face-down tile counts as 1 search icon in every later search. It scores nothing in the end.
blackout-rule-R4-15 = Finally one card of the team, chosen at random, goes face up to your hospital, and the others return to your hand (by a house rule, you choose the card yourself).
blackout-rule-R4-16 = You may only choose a challenge that you can beat, so a search never fails. If you can beat none, you put the tiles back.
blackout-rule-R4-17 = The tiles of a district are always in one of these states: 3 face down, 2 face up, 1 face up, none left, or removed. Face-up and face-down tiles never mix.
blackout-rule-R4-20 = Probe: if your tile has the lowest simple challenge among the tiles in the district (with a tie, any of these), you may choose to need a total of only 4 search icons instead.
blackout-rule-R4-21 = After a probe, show the tile and lay it face down by your board, whatever its type. You get no reward.
blackout-rule-R4-22 = A probe also sends one random card of the team to the hospital (by a house rule, you choose the card).
blackout-rule-R4-23 = If only one tile is left in the district, it is the lowest, so you may probe for it.

## R5

blackout-rules-R5 = Phase 5: new objectives
blackout-rule-R5-01 = In turn order, again and again, each player either buys one card of the display or passes.
blackout-rule-R5-02 = A player who passes may still buy on a later turn of this phase. The phase ends when all players, the last buyer included, have passed one after another (by a house rule, within the same lap).
blackout-rule-R5-03 = The price depends on how many cards the row holds before you buy: 4 HK$ with 3 cards, 3 HK$ with 2 cards, 2 HK$ with 1 card.
blackout-rule-R5-04 = The card goes to a free objective spot. There is room for 3 cards, so with 3 cards there you cannot buy.
blackout-rule-R5-05 = The emergency-plan spot is not an objective spot. Once its card has left, nothing may be put there.
blackout-rule-R5-06 = A row that becomes empty is refilled at once with 3 cards from the Draw deck; other rows are not topped up.
blackout-rule-R5-07 = Emptying the Draw deck triggers the end of the game (R9.01).
blackout-rule-R5-08 = Goals of a card you buy now can be completed from phase 3 of the next round on.

## R6

blackout-rules-R6 = Phase 6: clean-up
blackout-rule-R6-01 = Step A: the starting player discards the rightmost card of each row of the display. There is no choice.
blackout-rule-R6-02 = Rows that are empty after this, and only those, are refilled with 3 cards from the Draw deck. Emptying the deck triggers the end of the game (R9.01).
blackout-rule-R6-03 = Step B: in turn order, every player must clear all their own cubes from water and food.
blackout-rule-R6-04 = Each food cube brings 2 HK$.
blackout-rule-R6-05 = You split your water cubes into pairs and singles as you like: each pair brings 1 GPS token, each single 1 HK$.
blackout-rule-R6-06 = With the right contingency plan in your check-mark area you may instead turn 2 food into 4 points and/or 2 water into 7 HK$, any number of times (R14.03 and R14.04; by a house rule, 4 food instead of 2).
blackout-rule-R6-07 = Batteries can never stand in for water or food here, and are never lost here. Your other resources stay.
blackout-rule-R6-08 = Step C: in turn order, every player may discard up to 1 card from their own objective spots to the discard pile, and cubes on it return to the supply. The emergency plan is not on an objective spot and cannot be discarded.

## R7

blackout-rules-R7 = Phase 7: securing districts
blackout-rule-R7-01 = A district is secured when at least one player has cubes on all the locations around it. Every district that is newly secured is now handled in three steps.
blackout-rule-R7-02 = Step 1: the scout tiles still in the district go back to the box.
blackout-rule-R7-03 = Step 2: each player who surrounds the district completely must take one house of their choice from their board and put it in the district. This unlocks the check-mark action under it.
blackout-rule-R7-04 = If such a player has no house left, a cube from their supply goes there instead and unlocks nothing.
blackout-rule-R7-05 = Step 3: every player, not only those who secured it, counts their cubes on the locations around the district and scores: none 0 points, 1 or 2 cubes 2 points, 3 cubes 3, 4 cubes 5, 5 cubes 7, 6 cubes 10, 7 cubes 14.
blackout-rule-R7-06 = A district is scored only once per game. Whoever surrounds it in a later round gets neither house nor points.
blackout-rule-R7-07 = If several players surround it in the same round, all of them place a house and unlock an action.
blackout-rule-R7-08 = You may secure several districts in one round: each takes one house and each is scored.

## R8

blackout-rules-R8 = Phase 8: refresh and check-mark actions
blackout-rule-R8-01 = In turn order, you may refresh with a hand of at most 4 cards, or at most 6 once you have completed goal P1. You do not have to.
blackout-rule-R8-02 = To refresh, take all cards of the slot with the most cards into your hand; with a tie, you choose among the tied slots. Slot 4 counts as a slot once it is unlocked.
blackout-rule-R8-03 = Only if you really took back at least one card may you carry out your unlocked check-mark actions: as many as you like, each at most once, in any order.
blackout-rule-R8-04 = The unlocked actions are the 5 actions of your board that have no house on them, and the check-mark actions of plans in your check-mark area.
blackout-rule-R8-05 = Actions unlocked this round, in phase 7 or by goals of phase 3, can be used already.
blackout-rule-R8-06 = When all players are done, final scoring follows if this was the last round (R9.10); otherwise a new round begins (RR.03).

## R9

blackout-rules-R9 = End of the game and scoring
blackout-rule-R9-01 = The end is triggered when the last card of the Draw deck is drawn (by a house rule, only when a card must be drawn and none is left).
blackout-rule-R9-02 = Cards still missing in the display at that moment, and every later refill, come from the Reserve deck.
blackout-rule-R9-03 = Finish the current round, then play exactly one more complete round.
blackout-rule-R9-04 = If the Reserve deck is empty too, rows are no longer refilled. The discard pile is never shuffled back in.
blackout-rule-R9-05 = After set-up every Draw deck holds a multiple of 3 cards, so the refill of a single row is never partial. Cards can run short only when two or three rows are emptied together in phase 6.
blackout-rule-R9-10 = Final scoring A: each of your cubes on the rondel, batteries included, becomes 1 HK$; then every full 5 HK$ become 1 point. Money left over counts for ties.
blackout-rule-R9-11 = Final scoring B: your face-up scout tiles score by their number: none 0 points, 1 or 2 tiles 2 points, 3 tiles 3, 4 tiles 5, 5 tiles 7, 6 tiles 10, 7 tiles 14. You can have at most 7, one of each reward type.
blackout-rule-R9-12 = Final scoring C: you score the printed points of every card in your hand and slots, but nothing for cards on objective spots or in the hospital. Cards in the check-mark area do not count either (by a house rule they do).
blackout-rule-R9-13 = The highest score wins. A tie goes to the player with more HK$ left after R9.10, and players tied even then share the victory.
blackout-rule-R9-14 = There are no points for houses, leftover transport or GPS tokens, face-down scout tiles, or an emergency plan still on its spot.

## R10

blackout-rules-R10 = Anytime actions and general rules
blackout-rule-R10-01 = A battery is a joker: in any cost it stands for one resource of your choice among the 6 normal ones.
blackout-rule-R10-02 = The exception: a battery never counts as water or food to be cleared in phase 6.
blackout-rule-R10-03 = As often as you like you may pay 5 HK$ for 1 battery. It is offered on your own turn wherever a battery can be spent: in phases 2, 3 and 8, before you choose what to pay for.
blackout-rule-R10-04 = You may lose 1 point for 1 transport token, as often as you like. As the price never changes, a token is bought only at the moment you spend it, for a shift on the rondel or a skip on the map.
blackout-rule-R10-05 = Your score may fall below 0, without limit.
blackout-rule-R10-06 = Cubes you pay return to your own supply, money to the bank, and tokens to the common supply. Tokens are treated as unlimited (by a house rule, you gain only what the supply holds).
blackout-rule-R10-07 = There is no limit to the number of cards in your hand.

## R11

blackout-rules-R11 = Your own specialists
blackout-rule-R11-01 = Leader: gain 1 battery, and use one unlocked check-mark action of yours, of your board or of a plan, in any order (by a house rule, in the printed order). The Leader has 2 search icons.
blackout-rule-R11-02 = Scout: pay 1 gasoline or 1 book for 1 GPS token, and take 2 HK$.
blackout-rule-R11-03 = Mechanic: take 3 HK$, and you may pay 1 tool for another 3 HK$.
blackout-rule-R11-04 = Doctor: pay 1 medipack to take one card from your hospital into your hand, and score the points printed on it. The Doctor has no search icons, so it is never in a team and never in the hospital.

## R12

blackout-rules-R12 = Specialists of the objective deck
blackout-rule-R12-01 = Take 5 HK$, and reveal your hand to take 1 HK$ for each search icon in it. Planned cards are not in your hand.
blackout-rule-R12-02 = Take the free sum of HK$ printed on the card, and if you like also the other printed sum for 1 tool. The sums differ from card to card.
blackout-rule-R12-03 = For 1 food, a cube of yours goes on the map by the rules of R3.20 and following, on the colour the card shows, or any colour if it shows none.
blackout-rule-R12-04 = Pay 1 gasoline or 1 book for 1 GPS token, or pay both for 2 GPS tokens.
blackout-rule-R12-05 = Pay the 3 or 4 HK$ printed on the card for 3 resources of one normal type of your choice, never batteries.
blackout-rule-R12-06 = You get 2 points, and 2 more if you choose to pay 1 tool.

## R13

blackout-rules-R13 = Check-mark actions
blackout-rule-R13-01 = Board action 1: pay 1 book for 1 GPS token, once per activation.
blackout-rule-R13-02 = Board action 2: pay 1 gasoline for 2 transport tokens, once per activation (by a house rule 1, as in the 2018 English rules).
blackout-rule-R13-03 = Board action 3: pay 1 tool for 3 HK$, once per activation.
blackout-rule-R13-04 = Board action 4: turn 1 medipack into 1 battery, once per activation.
blackout-rule-R13-05 = Board action 5: pay 4 HK$ for 2 points, once per activation.
blackout-rule-R13-06 = Plan action: gain 1 resource of the printed type, once per activation.
blackout-rule-R13-07 = Plan action: pay 1 printed resource for the printed resources, once per activation.
blackout-rule-R13-08 = Plan action: pay 2 HK$ for 1 battery, once per activation.
blackout-rule-R13-09 = Plan action: take 3 HK$, once per activation.
blackout-rule-R13-10 = Plan action: pay 1 printed resource for 3 points, once per activation.
blackout-rule-R13-11 = Check-mark actions can be used in phase 8 after a refresh (all of them, once each) or with the Leader in phase 2 (one of them). Using an action with the Leader does not use it up for phase 8.
blackout-rule-R13-12 = Two identical plans are two separate actions.

## R14

blackout-rules-R14 = Contingency plans with permanent effects
blackout-rule-R14-01 = While this plan is in your check-mark area, you add 1 search icon to every scouting total.
blackout-rule-R14-02 = While this plan is in your check-mark area, each GPS token you spend is worth 1 search icon more: 4 instead of 3.
blackout-rule-R14-03 = While this plan is in your check-mark area, you may turn 2 food into 4 points in phase 6, any number of times (by a house rule, it takes 4 food).
blackout-rule-R14-04 = While this plan is in your check-mark area, you may turn 2 water into 7 HK$ in phase 6, any number of times.

## R15

blackout-rules-R15 = Campaign
blackout-rule-R15-01 = Campaign rules take precedence over the basic rules. There are 5 chapters, played in order from chapter 1.
blackout-rule-R15-02 = The emergency plan or plans of the chapter lie beside the board; nobody has one on the player board.
blackout-rule-R15-03 = Every player may complete goals on them, even goals that others have already completed, with the full immediate reward. Mark each with one of your cubes: you can complete each goal once.
blackout-rule-R15-04 = When there are two plans (with 3 or 4 players), you are bound to the plan on which you complete your first goal.
blackout-rule-R15-05 = These plans have no completion effect and never move, so you place no map cube for them.
blackout-rule-R15-06 = The bonus for completing all goals of a plan still counts (a house rule drops it).
blackout-rule-R15-07 = With 2 to 4 players, the winner needs both the highest score and all win conditions of the chapter; a tie goes to the most HK$, and then the victory is shared. If the highest score misses a condition, nobody wins (by a house rule, the best score among those who meet the conditions wins).
blackout-rule-R15-08 = After the game, every player who met all win conditions, winner or not, notes the orchids of the best score line reached, from 1 to 3.
blackout-rule-R15-09 = At the end of the campaign, add up your orchids: 15 is perfect, 12 or more very good, 10 or more good, and with 5 or more you have survived. Below 5 there is no rating.

## R16

blackout-rules-R16 = Solo
blackout-rule-R16-01 = Alone, use the Reserve deck size and the plan listed for 1 player. The starting-player marker only shows the phase.
blackout-rule-R16-02 = If you bought no card in phase 5, the rightmost card of the top row is discarded at its end, and the row is refilled at once if that empties it. Phase 6 then follows as usual.
blackout-rule-R16-03 = To win alone you must also reach at least the 2-orchid score (by a house rule, the 3-orchid score).
blackout-rule-R16-04 = After a loss, you replay the same chapter with 2 HK$ more at the start than before: 4, then 6, then 8 and so on.
blackout-rule-R16-05 = This extra money is counted for each chapter: the next chapter starts with 4 HK$ again.

## R17

blackout-rules-R17 = Chapters
blackout-rule-R17-01 = To win a chapter you need its goals, any extra condition and at least its 1-orchid score after final scoring (alone: the 2-orchid score by default); each line below gives the Reserve deck for 1, 2, 3 and 4 players (once the display is laid out, the Draw deck keeps 63 cards minus that number), the plans, the conditions, and the scores for 1, 2 and 3 orchids. Chapter 1, Hour 48: Reserve 33, 24, 18, 12; plan A (3–4 players: A and D); your cube on every goal of one emergency plan; 60, 75, 90 points. Chapter 2, Hour 72: Reserve 48, 42, 39, 36; plan B (3–4 players: B and C); your cubes on at least 2 goals of one plan; 35, 50, 65 points. Chapter 3, Hour 80: Reserve 33, 24, 18, 12; plan B (3–4 players: B and D); at least 2 goals of one plan, and at least 4 of your cubes around the central district; 65, 85, 105 points. Chapter 4, Hour 96: Reserve 39, 30, 24, 18; plan C (3–4 players: A and C); at least 2 goals of one plan, and at least 4 of your cubes on red locations; 65, 80, 95 points. Chapter 5, End of week 1: Reserve 27, 18, 9, 0 (with 4 players there are no refills once the Draw deck is empty); plan D (3–4 players: B and D); at least 2 goals of one plan, and both restore-power goals completed; 105, 125, 145 points.

## Options

blackout-option-edition = Which printing the options follow: 2019 (the default) keeps every option at its default, 2018 sets gasoline_transport = 1 and specialist_order = then, and as_in_0_1 sets every reading as it was in Lamplight 0.1.
blackout-option-gasoline_transport = How many transport tokens the board action gives for 1 gasoline: 2 (the default), or 1 as in the 2018 English rules.
blackout-option-solo_orchids = How many orchids your score must be worth to win a chapter alone: 2 (the default) or 3.
blackout-option-scout_distinct = Whether all players must scout different districts within one phase: true (the default), or false, when several may choose the same one.
blackout-option-look_blocks_district = Whether a district where a player only looked at the tiles is closed to the others for the rest of the phase: true (the default), or false, when only a district where a tile was collected is closed.
blackout-option-end_trigger = When the end of the game is triggered: deck_empty (the default), as soon as the last card leaves the Draw deck, or cannot_draw, only when a card must be drawn and the deck has none left.
blackout-option-skip = Which locations you may skip with transport tokens when placing a cube: wrong_colour (the default), only those of the wrong colour, or any, every location in between.
blackout-option-campaign_winner = Who wins a chapter if the highest score misses a win condition: literal (the default), nobody, or best_qualified, the best score among the players who meet all conditions.
blackout-option-token_limit = Whether transport tokens can run out: unlimited (the default), or strict, when you gain only what the supply of 24 holds (a token you buy to spend at once still costs just its point).
blackout-option-food_plan_cost = How much food the contingency plan of phase 6 takes for 4 points: 2 (the default) or 4.
blackout-option-specialist_order = In which order you carry out the actions of a specialist: any (the default), as you like; printed, as on the card; or then, as on the card only where the English text says “then” (the Mechanic, and the specialists for HK$ or points with a second action).
blackout-option-probe_tiles_have_type = Whether a face-down scout tile keeps its reward type, for scout-tile requirements and for whether a later tile is your first of its type: true (the default) or false.
blackout-option-injury = Which card of a scouting team goes to the hospital: random (the default), one drawn at random, or owner, one chosen by its owner.
blackout-option-complete_later = When you may finish a plan with open goals for its completion effect: after_goal (the default), only right after completing one of its goals, or any_time, at any time in your own phase 3.
blackout-option-campaign_bonus = Whether the shared emergency plans of the campaign still give the bonus for completing all their goals: true (the default) or false.
blackout-option-score_check_area = Whether the points printed on cards in the check-mark area count in final scoring: false (the default) or true.
blackout-option-cube_limit = Whether your 25 cubes are a limit: hard (the default), when you gain only as many resources as you have cubes and cannot complete a goal that needs a cube you lack after paying its costs, or soft, when you may use more than 25.
blackout-option-starting_player = Who starts: drawn (the default), by lot, or the player of a colour.
blackout-option-market_end = When phase 5 ends: consecutive (the default), when all players have passed one after another, or lap, when all pass within the same lap, counted from the starting player.
blackout-option-gps_limit = Whether GPS tokens can run out: unlimited (the default); strict, when you gain only what the supply of 12 holds and without tokens a pair of water goes as two singles; or as_transport, whatever token_limit says.
blackout-option-doctor_in_hospital = Whether the Doctor can be in the hospital: never (the default), also in positions that you describe, or possible, if a component set or a position says so.
blackout-option-attempt_money = Whether the starting money keeps growing with every solo attempt at a chapter: growing (the default), without a limit, or capped, up to the 30th attempt.
blackout-choose-attempt = Which attempt?
blackout-choose-edition = Which printing or readings?
blackout-choose-gasoline_transport = Transport tokens for 1 gasoline?
blackout-choose-solo_orchids = Orchids needed to win a chapter alone?
blackout-choose-scout_distinct = Must everybody scout a different district?
blackout-choose-look_blocks_district = Does just looking close a district to the others?
blackout-choose-end_trigger = When is the end of the game triggered?
blackout-choose-skip = Which locations may be skipped with transport tokens?
blackout-choose-campaign_winner = Who wins a chapter if the highest score misses a condition?
blackout-choose-token_limit = Do transport tokens run out?
blackout-choose-food_plan_cost = Food for 4 points with the contingency plan of phase 6?
blackout-choose-specialist_order = In which order are the actions of a specialist carried out?
blackout-choose-probe_tiles_have_type = Do face-down scout tiles keep their type?
blackout-choose-injury = Which card of a scouting team goes to the hospital?
blackout-choose-complete_later = When may a plan with open goals be finished early?
blackout-choose-campaign_bonus = Do the shared emergency plans give their bonus?
blackout-choose-score_check_area = Do points on cards in the check-mark area count in the end?
blackout-choose-cube_limit = How many cubes does everybody have?
blackout-choose-starting_player = Who starts?
blackout-choose-market_end = When does phase 5 end?
blackout-choose-gps_limit = Do GPS tokens run out?
blackout-choose-doctor_in_hospital = Can the Doctor be in the hospital?
blackout-choose-attempt_money = Does the money of solo attempts keep growing?
