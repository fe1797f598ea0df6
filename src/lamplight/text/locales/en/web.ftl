# What the web client says.

web-skip = Skip to the table
web-loading = One moment …
web-offline = The server cannot be reached. Nothing is lost: this page goes on as soon as it can.
web-broken = Something went wrong. Try again.
web-no-page = There is no such page.
web-no-table = There may be no such table, or it is not open to you.
web-home = Home
web-pages = Pages
web-rules = Rules
web-settings = Settings
web-reconnecting = Reconnecting …
web-waiting-to-be-sent = { $count ->
    [one] One move waits to be sent.
   *[other] { $count } moves wait to be sent.
}
web-sending = Sending …
web-language = Language
web-theme = Colours
web-theme-dark = Night
web-theme-light = Day
web-theme-contrast = High contrast
web-text-size = Text size
web-motion = Moving pictures
web-sound = Sounds
web-notify = Tell me when it is my turn
web-confirm = Ask before each move
web-done = Done
web-welcome = Two board games by lamplight
web-welcome-more = Play with friends, against bots or alone. All we need is a name.
web-your-name = Your name
web-sit-down = Sit down
web-have-account = I have been here before
web-hello = Good evening, { $name }
web-my-games = Your games
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting just now. Make a table and send a friend its link.
web-finished-games = Finished games
web-more-tables = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
web-open-record = Open a record
web-open-record-how = A record is the file that “Download the record” gave you after a match, here or in the terminal.
web-play-now = Play now
web-other-ways = Other ways to play
web-about-blackout = The lights of Hong Kong are out. Plan in secret, bring the city back district by district, keep your people alive. For one to four.
web-about-dual-powers = Petrograd, 1917. Two powers, one city, and a calendar that runs towards October. For two, or alone against the Opposition.
web-status-open = waiting for players
web-status-playing = being played
web-status-between = between two matches
web-status-finished = finished
web-status-held = on hold
web-status-closed = closed
web-waits-for = waiting for { $who }
web-your-turn = Your turn
web-nobody = (gone)
web-bot = bot: { $bot }
web-free-seat = free
web-how = How do you want to play?
web-with-friends = With friends, each at their own screen
web-how-strong = How strong are the bots?
web-bot-name-random = Random
web-bot-name-novice = Novice
web-bot-name-casual = Casual
web-bot-name-steady = Steady
web-bot-name-expert = Expert
web-level-random = plays anything that is legal
web-level-novice = plays what looks good at first sight
web-level-casual = looks ahead a little
web-level-steady = looks ahead further
web-level-expert = thinks up to three seconds for a turn
web-which-seat = Which side do you take?
web-more-options = More options
web-clock = Clock
web-clock-none = None
web-clock-live = 30 minutes each, and 30 seconds for each decision
web-clock-blitz = 10 minutes each, and 10 seconds for each decision
web-clock-days = Three days for each decision
web-spectators = Others may watch
web-listed = Show the table to everybody
web-make-table = Make the table
web-begin = Begin
web-yes = yes
web-no = no
web-log = Log
web-chat = Chat
web-unread = { $count } new
web-table = Table
web-panels = Log, chat and table
web-earlier = { $count ->
    [one] One earlier line is in the record.
   *[other] { $count } earlier lines are in the record.
}
web-rule = rule { $rule }
web-muted-line = (muted)
web-chat-empty = Nobody has said anything yet.
web-mute = Mute
web-unmute = Hear again
web-block = Block
web-unblock = Unblock
web-say = Say something
web-send = Send
web-seats = Seats
web-you = you
web-bot-plays = a bot ({ $bot }) plays for now
web-resigned = has given up
web-reserved = is expected
web-thinks = thinks
web-ready = ready
web-time-left = Time left
web-take-seat = Sit here
web-leave-seat = Stand up
web-seat-for = Who plays this seat
web-for-people = for people
web-play-again = Play myself again
web-call-bot = Let a bot play
web-next-match = Next match
web-seats-missing = Every seat needs a person or a bot.
web-host-begins = { $name } begins the match when all seats are taken.
web-invite = Send this link to whom you want to play with:
web-only-here = This address works on this computer only. For friends elsewhere the game must run where they can reach it: see “With friends” in the README.
web-usual = usual
web-variants = House rules of this table
web-commitment = The server's commitment to its key:
web-key = The key
web-nonce = What { $seat } added
web-fairness = Was chance fair?
web-fairness-more = Before the start the server showed the commitment, a fingerprint of its key. Every seat then added a number of its own. All draws follow from the key and these numbers together; `lamplight record verify` repeats every one of them from the record.
web-watching = You are watching.
web-undo = Undo
web-not-yours = This card is somebody else’s: nothing can be done with it from your seat.
web-never-chosen = Nobody ever chooses this: it follows from the rules.
web-not-your-turn = It is not your turn.
web-which-of = Which of these?
web-show-all = Show everything
web-sure = Are you sure?
web-do-it = Do it
web-not-yet = Not yet
web-hand-over = Hand the screen over.
web-i-am = I am { $seat }
web-guide = Hint
web-hint-whole = Read on
web-hint-got-it = Got it
web-hint-no-more = No more hints
web-how-to-play = How to play
web-signs = Signs
web-keys = Keys
web-key-option = do the option with this number
web-key-arrows = go from place to place on the map, with Shift one after another; Enter says what can be done there, or why nothing can
web-key-undo = undo
web-key-let-go = let go, and back to the question
web-key-help = this page
web-help-dual-powers = A token like 3/2 has strength 3 when fresh and 2 when exhausted; the bars under it are its rank, which is what it costs to recruit. In the table of presence the last column says how strong both would be if the Will of the People turned to the named side; = means that nothing would change.
web-nobody-won = Nobody has won.
web-you-won = You have won!
web-you-lost = You have lost. Won by { $seats }
web-you-lost-alone = You have not made it.
web-won = Won by { $seats }
web-gave-up = { $seat } gave up.
web-series = The series so far
web-campaign = The campaign
web-skip-story = Skip ({ $count })
web-replay = Watch again
web-replay-running = The match goes on: you see it as far as it has come, and only from where you sit.
web-download-record = Download the record
web-rematch = Once more
web-to-rematch = To the new table
web-wants-back = { $seat } asks to go back to an earlier decision.
web-back-asked = The others have been asked whether you may go back.
web-agree = Agree
web-refuse = Refuse
web-here = Here now
web-ask-back = Ask to go back to my last decision
web-let-bot = Let a bot play for me
web-resign = Give up
web-resign-sure = Do you really want to give this match up?
web-close-table = Close this table
web-link = Link to this table
web-set = Component set:
web-dp-played = { $side } has played
web-dp-hand = Your hand
web-dp-hands = Hands
web-dp-other-hand = (the other side holds { $count })
web-dp-objective = secret objective
web-dp-is-objective = This is your secret objective: it stays face down until the end of the round.
web-dp-reserve = Reserve
web-dp-presence = Presence
web-dp-control = Control
web-dp-if-will = Will to { $side }
web-nearer = Come nearer
web-farther = Step back
web-bo-district = { $name }: { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
}
web-bo-district-score = { $cubes } on the ring, { $points ->
    [one] one point
   *[other] { $points } points
} if it were secured now
web-bo-owns = { $side }: { $count } × { $resource }
web-bo-board = Board of { $side }
web-bo-phases = The phases of a round
web-bo-points = points
web-bo-money = dollars
web-bo-transport = transport tokens
web-bo-gps = GPS tokens
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
web-bo-emergency = Emergency plan
web-bo-tiles = Scout tiles
web-bo-market = Market
web-bo-deck = deck { $count }, reserve { $reserve }
web-bo-last-round = This is the last round.
web-bo-round = Round { $round }
web-bo-hand = Your hand
web-bo-summary = { $points } points, { $money } dollars, { $cards } cards, { $hospital } in hospital
web-proposed = (proposed)
web-dp-forming = objective so far
web-bo-way = Transport tokens for the way: { $tokens }
web-bo-price = ({ $money } HK$)
web-bo-costs = (transport: { $tokens })
web-bo-way-points = You lack some of them and buy them for points: { $points }
web-bo-resource-costs = { $resource }, transport tokens: { $tokens }
web-bo-search = The search
web-bo-icons = { $total } of { $needed } search icons
web-bo-icons-aside = Without cards: { $aside }. GPS tokens: { $gps }, each worth { $worth }.
web-bo-team = In the team
web-bo-odds = hurt: 1 in { $count } ({ $percent } %)
web-bo-odds-more = One of them is hurt, each as likely as the others.
web-bo-odds-then = With one more, { $percent } % each.
web-bo-may-join = May join
web-bo-brings = { $count ->
    [one] one icon
   *[other] { $count } icons
}
web-bo-goals = Goals: what is missing
web-bo-power = restore power
web-bo-goal-done = done
web-bo-goal-ready = can be done now
web-bo-goals-ready = { $count ->
    [0] none can be done yet
    [one] one can be done
   *[other] { $count } can be done
}
web-breakdown = Where the points come from
web-bo-from-goals = goals and plans
web-bo-from-districts = districts
web-bo-from-scouting = scouting
web-bo-from-cards = cards and check-mark actions
web-bo-from-transport = spent on transport
web-bo-from-money = money and resources
web-bo-from-tiles = face-up scout tiles
web-bo-from-points = points on cards
web-bo-from-total = total
web-search-rules = Search the rules, by words or by number
web-contents = Contents
web-of = { $what }: { $more }
web-rules-none = Nothing was found. Fewer words find more; the contents are below.
web-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-options = Options
web-option = Option
web-editions = Where the editions differ
web-rulings = Rulings
web-provenance = Where the pieces come from
web-provenance-blackout = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
web-provenance-dual-powers = The rules are those of the printed game, in our own words. What is printed on the pieces is known only in part: the rest was reconstructed to fit everything that is known, and balanced by simulation. You can play with a component set of your own.
web-login = Login name
web-password = Password
web-log-in = Log in
web-or-link = Or open a one-time link that you made on your other device.
web-saved = Saved.
web-save = Save
web-email = E-mail (only if you want to be told when it is your turn)
web-mail-turns = Write to me when it is my turn
web-email-confirmed = { $email } is confirmed.
web-email-unconfirmed = { $email } is not confirmed yet. If this server sends mail, a letter has gone there: open its link and confirm. Until then no other mail follows; “Save” sends the letter again.
web-other-device = On another device
web-other-device-more = Open a one-time link there, or give your account a password.
web-one-time-link = Make a one-time link
web-link-once = It works once, for a quarter of an hour.
web-old-password = Old password
web-new-password = New password (at least 8 characters)
web-set-password = Set the password
web-leave = Leave
web-log-out = Log out here
web-log-out-everywhere = Log out everywhere
web-export = Everything you keep about me
web-delete = Delete my account
web-delete-sure = Bots take your seats, and your name goes from every table. This cannot be undone.
web-back = Back
web-forward = Forward
web-run = Play
web-pause = Pause
web-moment = Moment
web-seen-by = Seen by
web-spectator = a spectator
web-share = Copy a link to this moment
web-shared = Send this link to share this moment (it has been copied if the browser allows it):
web-go-on = Go on from here
web-hidden-action = { $seat } did something in secret.
web-campaign-matches = Matches
web-campaign-match = Match { $number }
web-to-table = To the table
web-go-on-playing = Go on playing
web-no-campaign = This table plays no campaign.
web-options-list = Everything you can do
web-round-over = Round { $round } is over
web-how-it-ended = How it ended

# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = Points come at the end of a round, from three regions: the Unrest! region and both secret objectives. Be the stronger one there, with more strength than the other side. Touch a card or a place to see what it can do.
web-hint-dual-powers-ask-objective = Choose a region where you are strong already, or can become strong in four turns. You cannot play this card any more, so keep the cards that you need for their actions.
web-hint-dual-powers-ask-objective-ready = Now the other side chooses. Until then you may still change your mind.
web-hint-dual-powers-ask-turn = Point at a card, or rest your finger on it: a ring on the calendar shows where its days lead. A stop on 15 or 31 earns a bonus action, and whoever turns the month takes the Will of the People, which commands the neutral tokens beside one's own.
web-hint-dual-powers-ask-command = Recruit puts new units into the card's region. The icon works anywhere: move a token to a neighbouring region, move one by two regions, or turn an exhausted token fresh again. The barricade closes one way.
web-hint-dual-powers-ask-recruit = You may go on until the value is used up. What you leave is lost, but small units now leave the big ones for a better card.
web-hint-dual-powers-ask-leader-both = A leader may stand in any region, but only now: one who is not placed with his card never comes. The special action can come before or after.
web-hint-dual-powers-ask-leader-place = Place the leader where the points will be: he may stand in any region, and this is his only chance.
web-hint-dual-powers-ask-leader-special = Demonstration moves the barricade, Espionage shows the other side's objective, Inspire the People takes the Will. If none of it helps, do nothing.
web-hint-dual-powers-ask-bonus = The calendar gave you this. It is small but free: recruit, move, rest or draw.
web-hint-dual-powers-ask-unrest = Points move the marker on the support track towards you; a bonus action can still change who controls the objectives that are scored next.
web-hint-blackout = A round has eight phases; the lit one at the top of your board says where you are. Cards bring resources, resources complete objectives, objectives put cubes on the map, and districts full of your cubes bring points.
web-hint-blackout-ask-settle = A location with many neighbours and several districts around it gives you most choice later.
web-hint-blackout-ask-plan = Look at the dice on the rondel: each volunteer brings what the die of its colour shows. Cards that go to one slot come back together, so mix what you want to have in hand together later. You need not fill every slot.
web-hint-blackout-ask-plan-slot = Some objectives ask for certain colours in one slot: the card may help there. Touch the slot, or drag the card onto it.
web-hint-blackout-ask-plan-ready = Nobody sees your plan before all are ready. You may still take it back.
web-hint-blackout-ask-deploy = The order matters when one card pays for another: turn up what brings resources first.
web-hint-blackout-ask-yield = What the die shows is free. Another resource on the ring costs transport for each step; only do it if an objective needs it.
web-hint-blackout-ask-parts = Use every part that helps you now; a part you skip is gone for this round.
web-hint-blackout-ask-goals = An objective that is done gives you a new card for your hand or your check-mark area, points, or a cube on the map. The two restore-power goals of your board count too.
web-hint-blackout-ask-pay = Batteries replace anything but are hard to get: keep them if you can.
web-hint-blackout-ask-heal = A card that comes back strengthens your hand, and a hurt one left in the hospital is of no use to you.
web-hint-blackout-ask-place = Lit locations are possible. Aim to surround a district: point at one to see what it would score for everybody now.
web-hint-blackout-ask-place-any = Every lit location will do. Aim to surround a district: point at one to see what it would score for everybody now.
web-hint-blackout-ask-complete = Finishing now frees the spot and the card; waiting keeps its other goals and the bonus within reach.
web-hint-blackout-ask-scout = Looking costs nothing. If you then collect a tile, one card of your team, drawn by lot, will be hurt.
web-hint-blackout-ask-collect = Your first tile of a kind lies face up and is worth points at the end; a second one helps your later searches.
web-hint-blackout-ask-challenge = You are only offered what you can manage. A harder challenge pays better but may need more of your hand.
web-hint-blackout-ask-team = Each card of the team is equally likely to be hurt: send cheap cards along so that a good one is spared. A GPS token is worth three icons.
web-hint-blackout-ask-market = A full row is dear, the last card of a row is cheap. Buy what you can complete soon: there is room for three objectives only.
web-hint-blackout-ask-waste = Food and water spoil every round. Food always brings money; two water can become a GPS token.
web-hint-blackout-ask-drop = Only throw an objective away if you will never manage it and need its spot.
web-hint-blackout-ask-house = The action under the house you take is yours from now on, whenever you refresh your hand. Take the one you will use most.
web-hint-blackout-ask-refresh = With few cards you can plan little: taking the fullest slot back is usually right, and it lets you use your check-mark actions.
web-hint-blackout-ask-checks = All these are free. Use each one that helps, in the order you like.

# The board of a game that has none of its own.

web-plain-common = On the table
web-plain-hidden = { $count } hidden
