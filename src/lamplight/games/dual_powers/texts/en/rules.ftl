### Rules reference of Dual Powers: one message per rule, with section headings.

## D1

dual-powers-rules-D1 = Components
dual-powers-rule-D1-1 = The board shows six regions, each with its own colour and icon, and the connections between them. It also holds the calendar, the support track with a centre space and an end for each side, one tile space for Unrest! and one for Barricade!, and one secret-objective space for each side.
dual-powers-rule-D1-2 = There are 6 region tiles, one for each region. Each tile also names the one connection that it barricades.
dual-powers-rule-D1-3 = There are 48 command cards. Each shows a number of days, a region, a recruit value (1, 2 or 3 bars), an action icon (Move, Double Move or Rest) and its victory points.
dual-powers-rule-D1-4 = There are 6 leader cards, 3 for each side. Each shows a number of days, the leader’s fresh and exhausted strength, and a special action (Demonstration, Espionage or Inspire the People).
dual-powers-rule-D1-5 = There are 8 leader tokens (3 Red, 3 White, neutral Trotsky and Red Trotsky) and 26 unit tokens (10 Red, 10 White and 6 neutral). Every token has a fresh and an exhausted side, each with its own strength; Red and White units also have a rank of 1 to 3 bars.
dual-powers-rule-D1-6 = The markers are: score, barricade, day, month, the Will of the People, and three objective markers numbered 1, 2 and 3.
dual-powers-rule-D1-7 = The solo game adds 27 Opposition units, 9 each of level 1, 2 and 3, and difficulty markers from 1 to 6. The fresh strength of an Opposition unit is its level; its exhausted side shows an X.

## D2

dual-powers-rules-D2 = Set-up
dual-powers-rule-D2-1 = Decide who plays White, the Provisional Government, and who plays Red, the Petrograd Soviet.
dual-powers-rule-D2-2 = Each side takes its 3 leader cards into hand. Its 3 leader tokens and its 10 units, all fresh, form its reserve.
dual-powers-rule-D2-3 = Each of the six regions receives one random neutral unit, fresh.
dual-powers-rule-D2-4 = The score marker starts on the centre space of the support track. Red starts with the Will.
dual-powers-rule-D2-5 = The month marker starts on March/April and the day marker on 1.
dual-powers-rule-D2-6 = Neutral Trotsky waits above May/June, and Red Trotsky waits above August.
dual-powers-rule-D2-7 = Shuffle the six region tiles, then reveal the first on the Unrest! space and the second on the Barricade! space.
dual-powers-rule-D2-8 = The barricade marker goes on the connection that the Barricade! tile names. The three objective markers lie beside the support track.
dual-powers-rule-D2-9 = Shuffle the 48 command cards into a face-down draw pile.
dual-powers-rule-D2-10 = Everyone may see the board, the reserves, the discard pile, the cards played, and how many cards each hand and pile holds. Hands are seen by their owner only, and so are secret objectives (in the solo game your own is hidden from you too: see D5.2); nobody sees the draw pile or the stack of region tiles.

## D3

dual-powers-rules-D3 = A round

dual-powers-rules-D3-1 = Draw phase
dual-powers-rule-D3-1-1 = Each player draws five command cards, the holder of the Will first, and cards that were not played stay in hand from round to round. With two players you therefore hold eight cards in the first round, the three leaders included, and never fewer in later rounds; bonus draws make it more.
dual-powers-rule-D3-1-2 = If the draw pile is empty when a card must be drawn, the discard pile is shuffled into a new one; cards played this round do not reach the discard pile before clean-up. If both piles are empty, the draw phase gives only the cards there are.

dual-powers-rules-D3-2 = Objective phase
dual-powers-rule-D3-2-1 = Both players at the same time put one command card (never a leader card) from their hand face down as their secret objective. You may look at your own at any time; your opponent may not see it until it is revealed.

dual-powers-rules-D3-3 = Action phase
dual-powers-rule-D3-3-1 = Players alternate turns until both have taken four, starting with whoever holds the Will when the phase begins. If the Will changes hands during the phase, the order stays the same.
dual-powers-rule-D3-3-2 = A turn has four steps: play a card, advance the date, take the card’s action, then take a bonus action if you earned one.
dual-powers-rule-D3-3-3 = Play any one card of your hand face up, command card or leader card.
dual-powers-rule-D3-3-4 = The day marker moves forward by the days on the card. If it passes 31, the month marker advances one space and the count continues from day 1; changing the month costs no day, so the new day is the old day plus the card’s days minus 31.
dual-powers-rule-D3-3-5 = If the day marker lands on 29 or 30, it moves on to 31.
dual-powers-rule-D3-3-6 = If the day marker stops on 15 or 31, even when it was moved on from 29 or 30, you earn one bonus action: a Bonus Recruit, Move, Rest or Draw. You take it after the card’s action, and you may decline it.
dual-powers-rule-D3-3-7 = When the month marker advances, the player whose turn it is takes the Will at once. If they already hold it, nothing happens.
dual-powers-rule-D3-3-8 = When the month marker reaches May/June, neutral Trotsky is placed fresh in the Unrest! region. The order is month, Will, Trotsky and then the card’s action, so a player who controls him may use him in that very turn.
dual-powers-rule-D3-3-9 = When the month marker reaches August, neutral Trotsky, if he is still on the board, is replaced by Red Trotsky in the same fresh or exhausted state, and from then on he is Red’s own token, whoever holds the Will. If he was removed earlier, Red Trotsky never enters the game.
dual-powers-rule-D3-3-10 = A neutral token is controlled by the holder of the Will if that player has at least one token of their own faction in the same region. Otherwise nobody controls it.

dual-powers-rules-D3-4 = Command cards
dual-powers-rule-D3-4-1 = A command card lets you Recruit or take its icon’s action, or do neither. To Recruit, place one or more units from your reserve, fresh, in the card’s region: their ranks may add up to at most the card’s recruit value, what you do not use is lost, and you cannot recruit if no unit in your reserve has a rank small enough.
dual-powers-rule-D3-4-2 = Move: one token you control, fresh or exhausted, goes to a neighbouring region over a connection without the barricade.
dual-powers-rule-D3-4-3 = Double Move: one token you control, fresh or exhausted, goes one or two regions over connections without the barricade and must end in another region than it started from; control is checked where it starts. You may never move two tokens one region each instead.
dual-powers-rule-D3-4-4 = Rest: turn one exhausted token you control to its fresh side. You may never turn a token from fresh to exhausted this way.

dual-powers-rules-D3-5 = Leader cards
dual-powers-rule-D3-5-1 = Leader Recruit: put the leader’s token from your reserve, fresh, in any region; this and the card’s special action may be taken in either order, and each is optional. A leader that is not recruited when its card is played never enters the game.
dual-powers-rule-D3-5-2 = Demonstration: move the barricade marker to any other connection.
dual-powers-rule-D3-5-3 = Espionage: your opponent’s secret objective is turned face up.
dual-powers-rule-D3-5-4 = Inspire the People: take the Will at once.

dual-powers-rules-D3-6 = Bonus actions
dual-powers-rule-D3-6-1 = Bonus Recruit: place one unit of rank 1 from your reserve, fresh, in any region. It is impossible if your reserve has no unit of rank 1.
dual-powers-rule-D3-6-2 = Bonus Move: one token you control, fresh or exhausted, goes one region over a connection without the barricade, just like the Move of a command card (D6.9 has a house rule for this).
dual-powers-rule-D3-6-3 = Bonus Rest: turn one exhausted token you control to its fresh side, just like the Rest of a command card.
dual-powers-rule-D3-6-4 = Bonus Draw: draw one command card; your hand stays larger for the rest of the game, and there is no upper limit. It is impossible if both the draw pile and the discard pile are empty.

dual-powers-rules-D3-7 = Scoring phase
dual-powers-rule-D3-7-1 = Your presence in a region is the sum of the strengths shown on the tokens you control there, with neutrals counting for the holder of the Will if they have a token of their own in the region; the greater presence controls the region. A tie goes to the player who controls more tokens there, neutrals included, and then to the holder of the Will; a region where no player controls a token belongs to nobody.
dual-powers-rule-D3-7-2 = Objective marker 1 goes to the Unrest! region, and whoever controls it either scores it (2 points from March to June, 3 in July, 4 in August, 5 in September, 7 in October/November) or takes one bonus action at once. The choice is made once: if the bonus action changes presence in that region, nothing changes for marker 1.
dual-powers-rule-D3-7-3 = Each point scored moves the score marker one space towards the scorer’s end of the support track. It never goes further than that end.
dual-powers-rule-D3-7-4 = The player who is behind at this moment reveals their objective first and puts marker 2 on its region, then the other does so with marker 3; if the score marker is in the centre, the player without the Will reveals first. An objective that is already face up does not change this order.
dual-powers-rule-D3-7-5 = The region of marker 2 is scored first, then that of marker 3: the points of the card go to whoever controls its region, no matter who chose the card. A region with several markers is scored once for each, and a region that nobody controls gives no points.
dual-powers-rule-D3-7-6 = In every region with at least one objective marker, each fresh token turns to its exhausted side, once only, however many markers lie there. A token that was already exhausted leaves the board: Red and White units return fresh to their reserve, while leaders and neutral tokens leave the game.

dual-powers-rules-D3-8 = Clean-up
dual-powers-rule-D3-8-1 = The Unrest! tile is discarded, the Barricade! tile slides to the Unrest! space, and a new tile is drawn for the Barricade! space. The barricade marker moves to the connection which the new tile names.
dual-powers-rule-D3-8-2 = The objective markers return beside the support track. The command cards played this round and the objectives go to the discard pile, while the leader cards played leave the game.

## D4

dual-powers-rules-D4 = End of the game
dual-powers-rule-D4-1 = The game ends at once when the score marker reaches either end of the support track, even between two scorings: the side whose end it is wins.
dual-powers-rule-D4-2 = The game also ends after a scoring phase with the month marker on October/November: the side of the support track that the score marker is on wins. If the marker is in the exact centre, the holder of the Will wins.

## D5

dual-powers-rules-D5 = Solo
dual-powers-rule-D5-1 = Choose your faction and a difficulty X from 1 to 6; the units of the other faction go back to the box, and the Opposition uses the 27 Opposition units instead. The other faction’s three leader cards are shuffled into a face-down pile beside their tokens, and Red Trotsky belongs to whoever is Red.
dual-powers-rule-D5-2 = Draw four command cards into your hand (seven cards in all in the first round), put a fifth face down as your secret objective without looking at it, and put five more face down and unseen as the Opposition’s pile. The Opposition’s own objective space stays empty until scoring.
dual-powers-rule-D5-3 = In the objective phase, reveal the Opposition’s top leader card and put its token, fresh, in the Unrest! region, without its special action and without advancing the date. Then the Opposition takes the Will.
dual-powers-rule-D5-4 = In the action phase the Opposition takes five turns and you take four; the Opposition goes first and last.
dual-powers-rule-D5-5 = The Opposition reveals its top card, advances the date by its days and puts a fresh Opposition unit, whose level is the card’s recruit value, in the card’s region; it never moves or rests, and its cards lie in the order played. On 15 or 31 it adds a level-1 unit to the Unrest! region, if one is left, and passing 31 gives it the Will.
dual-powers-rule-D5-6 = Your turns work as with two players, but your bonus actions, also the one from the Unrest! region, gain a new choice, Organisation: turn your own secret objective face up. Espionage also reveals your own secret objective, and both have no effect once it is face up.
dual-powers-rule-D5-7 = The Opposition always scores the Unrest! region if it controls it. For its objective, add up by region the days of the five cards it played this round and take the region with the highest sum (ties: the one with more of the five cards, then the one whose card was played last); the objective is that region’s card, among the five, with the most points, or the one played last if points are equal.
dual-powers-rule-D5-8 = An exhausted Opposition unit has strength X, the difficulty, while leaders have their printed values, and both count as the Opposition’s own faction for the control of neutrals. Scoring, exhaustion and clean-up are otherwise as with two players: Opposition units that leave the board return to its supply, and its leaders leave the game.
dual-powers-rule-D5-9 = The game ends when the score marker reaches an end of the support track, or after the scoring of the third round: then the side the marker is on wins, or the holder of the Will if it is in the exact centre. Reaching October/November does not by itself end a solo game.

## D6

dual-powers-rules-D6 = Rulings
dual-powers-rule-D6-1 = The printed rules do not say what happens when the region tiles run out, from the sixth round on, and an FAQ even removes the Unrest! tile from the game. We shuffle the discarded tiles, the one just discarded included, into a new stack.
dual-powers-rule-D6-2 = Read literally, the printed rules would give a region with only neutral tokens to the holder of the Will, at 0 against 0. We follow the published FAQ and give it to nobody; a house rule lets you choose between nobody (the default) and the holder of the Will.
dual-powers-rule-D6-3 = The printed rules leave open whether marker 1 stays when the controller of the Unrest! region takes the bonus action or when nobody controls the region. It stays in both cases, so the tokens there are exhausted.
dual-powers-rule-D6-4 = The printed rules do not say what follows October/November on the calendar. The month stays there: past 31 the day marker continues from 1. With two players the Will does not change hands then; the Opposition takes it whenever it passes 31, in the last month too (by a house rule, only with a new month). The text can also be read as two spaces, October and November, and a house rule plays it so: past 31 in October the marker moves on to November, with all that a new month brings, and a scoring in either month ends the game.
dual-powers-rule-D6-5 = The printed rules do not say whether you may choose the bonus action of the Unrest! region when no bonus action is possible. You may, and you then forgo both the points and the action.
dual-powers-rule-D6-6 = For the control of neutrals the printed rules ask in one place for a token of your own faction and in another for any token you control. We always require a token of your own faction; a controlled neutral does not count.
dual-powers-rule-D6-7 = The printed rules do not say what happens when the Opposition has no unit of the required level left. No unit is placed then.
dual-powers-rule-D6-8 = The French text speaks of strength for the recruit value but prints squares; like the English rules, we count bars of rank, not strength. Example B (a value of 4 met by two units of 2) and example H (a brown 4 counted as 5) are printing slips, and the yellow region of example E is the brown one: the six regions are white, red, green, blue, purple and brown.
dual-powers-rule-D6-9 = The printed rules let a Bonus Move move any token you control, but a rules app limits it to rank-1 units, neutrals and leaders. We allow any controlled token; a house rule lets you choose between any token (the default) and only the small ones (the app’s limit).
dual-powers-rule-D6-10 = The printed rules do not say whether the discard pile may be looked through. It is open: anybody may count what has been played.
