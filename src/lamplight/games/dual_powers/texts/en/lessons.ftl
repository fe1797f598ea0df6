# The lessons of Dual Powers: what the narrator says, and the kind answers to what is not asked for.

## Lesson 1: one round

dual-powers-lesson-1-title = One round
dual-powers-lesson-1-about = Pick a secret objective, take four turns, and see the regions score.

dual-powers-lesson-1-theme = Petrograd, 1917. The Tsar is gone, and two powers claim the city: the Soviet (Red, that is you) and the Provisional Government (White).
dual-powers-lesson-1-aim = There is one score marker for both of you. Pull it to Red’s end of the support track, or have it on your side when the calendar runs out, and the city is yours.
dual-powers-lesson-1-will = Both sides also want the Will of the People. Whoever holds it begins the round, and neutral units fight for that side wherever it has a unit of its own. Now you hold it.
dual-powers-lesson-1-round = Each round, both sides hide an objective, then take four turns each. After that, three regions score: the one in Unrest! and the two objectives.
dual-powers-lesson-1-control = Points go to whoever is stronger in a region, no matter who chose it. This round there is Unrest! in { $region }, so that one will score for sure.
dual-powers-lesson-1-objective = First, your objective. { $card } is worth 4 points: put it face down, and plan to be strong in { $region }.
dual-powers-lesson-1-objective-wrong = You will want to play that card this round. Hide the one that is worth 4 points.
dual-powers-lesson-1-turn = White has hidden an objective too. You hold the Will of the People, so you begin. A turn: play a card, its days go by on the calendar, then you act.
dual-powers-lesson-1-first-card = Play { $card }. It recruits in { $region }, right where the Unrest! is.
dual-powers-lesson-1-first-card-wrong = A good card, and its time will come. The Unrest! region first, please.
dual-powers-lesson-1-recruit = Three days have passed. The card has 3 bars to spend on units, and each unit costs the bars it shows (its rank). Recruit one of the lit units: the large number is its strength.
dual-powers-lesson-1-recruit-more = One more: there are still bars left, and what you do not spend is lost.
dual-powers-lesson-1-recruit-wrong = That would work too, but take the two lit units: one bar and two bars together give you strength 5.
dual-powers-lesson-1-recruit-not-move = There is hardly anybody to move yet. Recruit this time.
dual-powers-lesson-1-recruit-not-pass = Do not waste the bars: recruit.
dual-powers-lesson-1-white-gathers = Now White: one day, and a strong unit in { $region }. Is that where White’s objective is? Keep it in mind.
dual-powers-lesson-1-own-objective = Your turn. Play { $card } to get your people to { $region }, your own objective.
dual-powers-lesson-1-own-objective-wrong = First make sure of your own objective: the card that is lit recruits there.
dual-powers-lesson-1-own-recruit = Three bars again. Take any unit with 3 bars: the first number is its strength now, the second when it is exhausted.
dual-powers-lesson-1-own-recruit-wrong = One big unit will do here. Take one with 3 bars.
dual-powers-lesson-1-neutral = White follows you into { $region } with strength 3. You have 5, and the neutral unit makes it 6: neutrals side with whoever holds the Will and has a unit of their own there.
dual-powers-lesson-1-move-card = A card can do something other than recruit: what its icon shows. Play { $card }; it has a Double Move.
dual-powers-lesson-1-move-card-wrong = You will need that one in a moment. Play the card with the Double Move now.
dual-powers-lesson-1-move = One unit may walk up to two regions, over any connection but the barricaded one. Send the { $unit } over { $way } to { $region }: touch the unit, then the region.
dual-powers-lesson-1-move-wrong = A fair move, but there is more to win in the region that is lit. Send the lit unit there.
dual-powers-lesson-1-move-not-recruit = You may recruit instead, but this time use the icon: move.
dual-powers-lesson-1-move-not-pass = You may, but it would be a pity. Move the lit unit.
dual-powers-lesson-1-tie = With the neutral unit you are level there, 3 to 3. In a tie the side with more tokens is in control: that is you.
dual-powers-lesson-1-tie-white = White has seen it as well, and brings 2 more to { $region }.
dual-powers-lesson-1-last-card = Your last turn. { $card } recruits in { $region }: do not let it go.
dual-powers-lesson-1-last-card-wrong = Keep that one for the next round. Here the card that is lit decides.
dual-powers-lesson-1-last-recruit = Recruit a unit with 2 bars.
dual-powers-lesson-1-last-recruit-wrong = That leaves you short. Take a unit with 2 bars.
dual-powers-lesson-1-last-not-move = You are strong enough where you are. Recruit here.
dual-powers-lesson-1-unrest = All turns are taken: scoring! In { $region } you have 4 against 3. Whoever controls the Unrest! region takes 2 points or a bonus action. Take the points.
dual-powers-lesson-1-unrest-wrong = Bonus actions are for another lesson. Score this time.
dual-powers-lesson-1-revealed = White’s objective was { $region }: 5 against 5, but 3 tokens against 2, so its 3 points are yours! Your own, { $own }, brings 4 more. The marker is 9 spaces on your side.
dual-powers-lesson-1-exhausted = Scoring is tiring: every token in a scored region now shows its exhausted side, often a weaker one.
dual-powers-lesson-1-exhausted-again = If such a region scores once more before its tokens have rested, they leave the board.
dual-powers-lesson-1-end = A new round begins, with five new cards each and Unrest! elsewhere. So it goes on until the marker reaches an end, or the scoring in October/November is over.
dual-powers-lesson-1-tips = Three tips: watch where the other side gathers, for that may be its objective. Be just a little stronger in three regions, not far stronger in one. And keep the Will: it brings you the neutrals.

## Lesson 2: leaders, calendar, Will

dual-powers-lesson-2-title = Leaders and the calendar
dual-powers-lesson-2-about = Spy, move the barricade, earn bonus actions, and fight for the Will of the People.

dual-powers-lesson-2-theme = The second round, day 10 of March/April. White is three spaces ahead, holds the Will of the People, and so has begun. Your answer: all your leaders at once.
dual-powers-lesson-2-leaders = A leader card does two things, in either order: it places the leader in any region, and it has a special action. It can be played only once in a match, and no leader comes back.
dual-powers-lesson-2-not-pass = You may, but it would be a pity: do what is lit first.
dual-powers-lesson-2-stalin = First { $leader }: his card takes 5 days. From 10 that leads to 15, a day you like to stop on. You will see why.
dual-powers-lesson-2-stalin-wrong = A fine card, but it does not stop on the 15th. Play the one that is lit.
dual-powers-lesson-2-spy = His special action is Espionage: the other side has to show its secret objective. Do that first, then you know where to place him.
dual-powers-lesson-2-spy-first = Look first, place later: use Espionage.
dual-powers-lesson-2-place = So it is { $region }, for 4 points! White has 3 there, and with the Will the neutral unit too: 4. Place { $leader } there.
dual-powers-lesson-2-place-wrong = You have just seen where White wants to score. Spoil it: place him in the region that is lit.
dual-powers-lesson-2-bonus-days = You have stopped on 15. On 15 and 31 the calendar gives a bonus action; the arrows on 29 and 30 lead on to 31, so that nobody just misses the end of a month.
dual-powers-lesson-2-bonus = Recruit a one-bar unit anywhere, move, rest, or draw a card. This time recruit the { $unit } in { $region }.
dual-powers-lesson-2-bonus-wrong = A good unit, a good place; but the lit unit has strength 2, and is wanted in the region that is lit.
dual-powers-lesson-2-bonus-move = Your people stand well where they are. Recruit one more.
dual-powers-lesson-2-bonus-draw = A larger hand lasts all match long, so that is never bad. But here you need one more unit.
dual-powers-lesson-2-zinoviev = White gathers in { $region }, one step away over { $way }. Do not let them through. Play { $leader }.
dual-powers-lesson-2-zinoviev-wrong = Not yet: somebody has to stop White first.
dual-powers-lesson-2-barricade = His special action is a Demonstration: the barricade goes to any other connection, and nobody gets past it. Touch { $way }.
dual-powers-lesson-2-barricade-wrong = That blocks a way as well, but not the one that White wants to take.
dual-powers-lesson-2-barricade-first = In a moment. The barricade first, please.
dual-powers-lesson-2-own = Now place { $leader }. Your own objective is { $region }: 3 of yours against 3, and White has the neutral unit. He tips the scales.
dual-powers-lesson-2-own-wrong = He would be of use there. But your own objective is close: place him in the region that is lit.
dual-powers-lesson-2-month = White is stopped and recruits elsewhere: day 28. { $card } takes 4 days and leads past the 31st, into a new month. Play it.
dual-powers-lesson-2-month-wrong = Keep that for the end. The card that is lit takes you to the new month.
dual-powers-lesson-2-trotsky = Whoever begins a month takes the Will: it is yours! And in May/June { $leader } comes to the Unrest! region; like the neutral units, he sides with the Will. Recruit the { $unit } there.
dual-powers-lesson-2-trotsky-wrong = Possible, but the strongest unit that you can get is the lit one.
dual-powers-lesson-2-lenin = { $other } answers: he takes the Will back, and stands in { $region } himself. But yours is the last turn of the round. Play { $leader }.
dual-powers-lesson-2-lenin-wrong = That will not get the Will back. Play the leader that is lit.
dual-powers-lesson-2-inspire = His special action is Inspire the People: take the Will at once. In all regions where you have someone, the neutrals change sides.
dual-powers-lesson-2-inspire-first = He gets there in a moment. Take the Will first.
dual-powers-lesson-2-lenin-place = And { $leader } himself goes to { $region }, where the Unrest! is.
dual-powers-lesson-2-lenin-place-wrong = He is welcome everywhere, but the Unrest! region counts most now.
dual-powers-lesson-2-unrest = Scoring. { $region }: 11 against 6, with the neutral unit and { $leader } on your side. 2 points or a bonus action? Take the points.
dual-powers-lesson-2-unrest-wrong = A bonus action is worth a thought when it turns another region. All is won here: score.
dual-powers-lesson-2-scored = { $region }, White’s own objective: 5 against 3, 4 points for you. Without the Will it would have been White’s, 4 to 4. And { $own }: 6 against 3, 3 more. From 3 behind to 6 ahead!
dual-powers-lesson-2-end = In August { $leader } joins Red for good. The later the month, the more the Unrest! region is worth: 2 points now, 7 in October/November. After the scoring there, the match ends.
dual-powers-lesson-2-tips = Three tips: count the days before you play, 15 and 31 are gifts. Let nobody else turn the month for free. And keep a leader for your last turn: the Will counts when regions score.

## Lesson 3: the Opposition

dual-powers-lesson-3-title = The Opposition
dual-powers-lesson-3-about = Alone against cards that nobody holds: see how they act, and what they give away.

dual-powers-lesson-3-theme = Nobody to play with tonight? Then the Opposition takes White’s place. You are Red, and have three rounds to get the score marker to your side.
dual-powers-lesson-3-leader = Each round begins alike: one of its leaders appears where the Unrest! is, and the Opposition takes the Will. Today it is { $leader }: { $region }.
dual-powers-lesson-3-turns = It turns up its cards one by one: { $card } took 5 days and put a unit of level 1 there. It never moves or rests. It has five turns, the first and the last among them; you have the four between.
dual-powers-lesson-3-not-pass = You may, but it would be a pity: do what is lit first.
dual-powers-lesson-3-unseen = Your own secret objective lies there too, so secret that not even you have seen it. Find out early what you are fighting for: play { $leader }.
dual-powers-lesson-3-unseen-wrong = You would be fighting blindly. First find out what your objective is.
dual-powers-lesson-3-spy = Alone, Espionage turns up your own objective. Use it.
dual-powers-lesson-3-spy-first = Look first, place later: use Espionage.
dual-powers-lesson-3-place = { $region }, for 3 points! Nobody is there yet but a neutral unit. Place { $leader } there.
dual-powers-lesson-3-place-wrong = Not bad, but be the first at your objective: the region that is lit.
dual-powers-lesson-3-unrest-card = A level 3 unit now: { $enemy } again. Leave that. There is Unrest! to win, where { $leader } and the neutral unit are 4 together. Play { $card }.
dual-powers-lesson-3-unrest-card-wrong = Soon. First recruit where the Unrest! is: play the card that is lit.
dual-powers-lesson-3-recruit = Three bars: the { $one } and the { $other } together have strength 5. Take one of them.
dual-powers-lesson-3-recruit-more = And the other one.
dual-powers-lesson-3-recruit-wrong = That works, but it is weaker. Take the two lit units.
dual-powers-lesson-3-recruit-not-move = Nobody has to move yet. Recruit.
dual-powers-lesson-3-calendar = Day 24. On 15 and 31 you get your bonus action; the Opposition would add a level 1 unit to the Unrest! instead. { $card } takes 6 days: 30, and so 31. Play it.
dual-powers-lesson-3-calendar-wrong = That leaves the 31st behind. Play the card that is lit.
dual-powers-lesson-3-own-recruit = Make sure of your objective, { $region }: any unit with 3 bars. The Opposition still has two cards that might lead there.
dual-powers-lesson-3-own-recruit-wrong = One big unit is safer here. Take one with 3 bars.
dual-powers-lesson-3-own-recruit-not = Recruit this time: your objective is worth it.
dual-powers-lesson-3-bonus = The 31st! Alone there is one more bonus action, Organisation, which turns up your objective. You know it already: recruit the { $unit } in { $region }.
dual-powers-lesson-3-bonus-wrong = Good too. But the Unrest! region hangs by a thread: recruit the lit unit there.
dual-powers-lesson-3-bonus-draw = One more card for good, tempting! But strength is what you need now.
dual-powers-lesson-3-bonus-not = Everybody stands well. Recruit one more.
dual-powers-lesson-3-count = Now its secret. At the end it picks the region with the most days on its five cards. So count: { $first } has 8, { $second } has 15. With a single card to come, that can hardly change.
dual-powers-lesson-3-lenin = So it will be { $region }. It has strength 3 there, and with the Will the neutral unit: 4. Play { $leader }, and take both.
dual-powers-lesson-3-lenin-wrong = That does not win back the Will. Play the leader that is lit.
dual-powers-lesson-3-inspire = Inspire the People: take the Will. After this only one card of the Opposition is left, and no month ends.
dual-powers-lesson-3-inspire-first = In a moment. Take the Will first.
dual-powers-lesson-3-lenin-place = Now place { $leader } in { $region }: his 3 and the neutral unit make 4 against 3.
dual-powers-lesson-3-lenin-place-wrong = Elsewhere you are strong enough. Take the region where the Opposition hopes to score.
dual-powers-lesson-3-unrest = Its last card, { $card }, changes nothing. { $region }: 10 against 3, { $leader } and the neutral unit included. Take the points.
dual-powers-lesson-3-unrest-wrong = The Opposition always takes the points, and here so should you.
dual-powers-lesson-3-scored = 2 points. { $own }: 3 more. And { $region }: of its cards there, the one with the most points counts, 5, and they are yours! You are 10 ahead. The next leader has come, and the Will is gone.
dual-powers-lesson-3-end = After the third round’s scoring the side with the marker wins. The level of difficulty, 1 to 6, says how strong the Opposition’s exhausted units still are.
dual-powers-lesson-3-tips = Three tips: turn up your objective early. Count the days on the Opposition’s cards before your last turn. And fight only in the three regions that score; let it have the others.
