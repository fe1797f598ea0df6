# What the web client says.

web-skip = Skip to the table
web-loading = One moment…
web-offline = The server cannot be reached. Nothing is lost; we’ll carry on as soon as the connection is back.
web-broken = Something went wrong. Try again.
web-no-page = There is no such page.
web-home = Home
web-pages = Pages
web-rules = Rules
web-you-are = You: { $name }
web-settings = Settings
web-reconnecting = Reconnecting…
web-waiting-to-be-sent = { $count ->
    [one] One move is waiting to be sent.
   *[other] { $count } moves are waiting to be sent.
}
web-sending = Sending…
web-language = Language
web-theme = Colours
web-theme-dark = Night
web-theme-light = Day
web-theme-contrast = High contrast
web-text-size = Text size
web-motion = Animations
web-sound = Sounds
web-notify = Tell me when it is my turn
web-confirm = Ask before each move
web-done = Done
web-your-name = Your name
web-have-account = I have been here before
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Create a table and send a friend the link.
web-finished-games = Finished games
web-more-tables = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
web-open-record = Open a record
web-open-record-how = A record is the file that “Download the record” gave you after a match, here or in the terminal.
web-status-open = waiting for players
web-status-playing = being played
web-status-between = between two matches
web-status-finished = finished
web-status-held = on hold
web-status-closed = closed
web-waits-for = waiting for { $who }
web-your-turn = Your turn
web-nobody = (no longer here)
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
web-level-random = plays any legal move
web-level-novice = plays what looks good at first sight
web-level-casual = looks ahead a little
web-level-steady = looks ahead further
web-level-expert = thinks for up to three seconds a turn
web-which-seat = Which side will you play?
web-more-options = More options
web-clock = Clock
web-clock-none = None
web-clock-live = 30 minutes each, and 30 seconds for each decision
web-clock-blitz = 10 minutes each, and 10 seconds for each decision
web-clock-days = Three days for each decision
web-spectators = Others may watch
web-listed = List this table for everybody
web-make-table = Create the table
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
web-unmute = Unmute
web-block = Block
web-unblock = Unblock
web-say = Say something
web-send = Send
web-seats = Seats
web-you = you
web-bot-plays = a bot ({ $bot }) plays for now
web-resigned = has given up
web-reserved = expected
web-thinks = thinking
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
web-host-begins = { $name } starts the match once all seats are taken.
web-only-here = This address works only on this computer. To play with friends elsewhere, run the game where they can reach it: see “With friends” in the README.
web-usual = default
web-variants = House rules of this table
web-commitment = The server’s commitment to its key:
web-key = The key
web-nonce = What { $seat } added
web-fairness = Were the draws fair?
web-watching = You are watching.
web-undo = Undo
web-never-chosen = Nobody chooses this: it follows from the rules.
web-not-your-turn = It is not your turn.
web-which-of = Which of these?
web-show-all = Show everything
web-sure = Are you sure?
web-do-it = Do it
web-not-yet = Not yet
web-hand-over = Hand the screen over.
web-i-am = I am { $seat }
web-guide = Hint
web-hint-whole = Read more
web-hint-got-it = Got it
web-hint-no-more = No more hints
web-how-to-play = How to play
web-signs = Symbols
web-keys = Keys
web-key-option = choose the option with this number
web-key-arrows = move between places on the map (Shift: in order); Enter shows what you can do there, or why you can’t
web-key-undo = undo
web-key-let-go = deselect and return to the question
web-key-help = this page
web-nobody-won = Nobody has won.
web-you-lost-alone = You have lost.
web-gave-up = { $seat } gave up.
web-end-stood = It stood in round { $round }: { $points }.
web-series = The series so far
web-campaign = The campaign
web-skip-story = Skip
web-skip-story-left = { $count ->
    [one] One more event
   *[other] { $count } more events
}
web-replay = Watch again
web-replay-running = The match is still running: you can watch what has happened so far, from your own seat only.
web-download-record = Download the record
web-to-rematch = Go to the new table
web-wants-back = { $seat } asks to undo an earlier decision.
web-back-asked = We have asked the others whether you may take that back.
web-agree = Agree
web-refuse = Refuse
web-here = Here now
web-ask-back = Ask to undo my last decision
web-undo-last = Undo my last decision
web-let-bot = Let a bot play for me
web-resign = Give up
web-resign-sure = Do you really want to give up this match?
web-close-table = Close this table
web-link = Link to this table
web-set = Component set:
web-bo-points = points
web-bo-transport = transport tokens
web-bo-gps = GPS tokens
web-proposed = (proposed)
web-breakdown = Where the points come from
web-bo-from-districts = districts
web-bo-from-money = money and resources
web-bo-from-tiles = face-up scout tiles
web-bo-from-points = points on cards
web-search-rules = Search the rules, by words or by number
web-contents = Contents
web-of = { $what }: { $more }
web-rules-none = Nothing found. Try fewer words, or browse the contents below.
web-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-options = Options
web-option = Option
web-editions = Where the editions differ
web-rulings = Rulings
web-provenance = Where the pieces come from
web-login = Handle
web-password = Password
web-log-in = Log in
web-or-link = Or open a one-time link that you made on your other device.
web-saved = Saved.
web-save = Save
web-email = E-mail (only if you want to hear when it is your turn)
web-mail-turns = E-mail me when it is my turn
web-email-confirmed = { $email } is confirmed.
web-email-unconfirmed = { $email } is not confirmed yet. If this server can send mail, we have sent you a message: follow the link in it to confirm. You will get no other mail until then. “Save” sends it again.
web-other-device = On another device
web-other-device-more = Open a one-time link there, or choose a handle and a password.
web-one-time-link = Make a one-time link
web-link-once = It works once, within a quarter of an hour.
web-old-password = Old password
web-new-password = New password (at least 8 characters)
web-set-password = Set the password
web-leave = Log out
web-log-out = Log out on this device
web-log-out-everywhere = Log out everywhere
web-export = Download everything you store about me
web-delete = Delete my account
web-delete-sure = Bots will take over your seats and your name will be removed from every table. This cannot be undone.
web-back = Back
web-forward = Forward
web-run = Play
web-pause = Pause
web-moment = Moment
web-seen-by = Point of view
web-spectator = a spectator
web-shared = Send this link to share this moment (if the browser allows it, it has already been copied):
web-go-on = Continue from here
web-hidden-action = { $seat } did something secret.
web-campaign-matches = Matches
web-campaign-match = Match { $number }
web-to-table = Go to the table
web-go-on-playing = Continue playing
web-no-campaign = No campaign is being played at this table.
web-options-list = Everything you can do
web-round-over = Round { $round } is over
web-how-it-ended = How it ended

# The board of a game that has none of its own.

web-plain-common = On the table
web-plain-hidden = { $count } hidden

# The players' plates, and the parts of the table where there is room for one at a time.

web-tab-people = Players
web-aims = Working towards
web-tabs = Parts of the table
web-plate-your-turn = your turn
web-plate-turn = thinking
web-plate-away = away
web-plate-you = you, { $side }
web-plate-ready = ready
web-plate-points = { $count ->
    [one] point
   *[other] points
}
web-close = Close
web-percent = { $value }%

# The front door, tables in lists, and pages that are not there.

web-home-title = The lamp is lit. Pull up a chair.
web-home-lead = Board games in your browser: alone, against bots or with friends. No account needed.
web-home-continue = Continue
web-home-friends = With friends
web-home-open = Open a table
web-home-code = Table code or link
web-home-join = Join
web-home-bad-code = That is neither a table code nor a link to a table.
web-home-one-link = One link is all they need.
web-home-watch = Watch a match
web-home-more = More
web-home-learn = Learn
web-home-minutes = { $count } minutes
web-home-play = Play
web-home-ways = All ways to play
web-has-won = has won
web-back-to-start = Back to the start
web-watch-playing = Being played now
web-watch-none = No match is open to spectators just now.
web-table-gone = This table has been cleared away, or it is not open to you.
web-fair-lead = Nobody, not even this server, can choose the dice and cards of a match. This is how it works:
web-fair-lock = Before the match the server locks a secret key away and shows a seal of it, which fits no other key.
web-fair-add = Then every seat adds a random number of its own, which the server could not know.
web-fair-draw = Every roll and every draw follows from the key and these numbers together.
web-fair-show = After the match the key is shown, and anybody can repeat every draw from the record (in a terminal: lamplight record verify).
web-fair-numbers = The numbers of this table
web-fair-none = They are here as soon as the table is set up.
web-fair-locked = locked away until the match is over
web-fair-link = How chance is kept fair

# Before the match.

web-lobby-yours = Your table for { $game }
web-lobby-invites = { $name } invites you to { $game }
web-lobby-send = Send this link to those you want to play with
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-name = You play as { $name }.
web-lobby-rename = Change the name

# The end of a match.

web-end-won = { $name } wins
web-end-you-won = You win
web-end-shared = { $name } win together
web-end-nobody = Nobody wins
web-end-you-lost = Not this time
web-end-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
web-end-round = Round { $round }.
web-end-you-by = You win by { $count ->
    [one] one point
   *[other] { $count } points
}.
web-end-by = { $name } wins by { $count ->
    [one] one point
   *[other] { $count } points
}.
web-end-behind = You were { $count ->
    [one] one point
   *[other] { $count } points
} behind { $name }.
web-end-tie = Level on points: the tie-break decided.
web-end-decided = What decided it: { $source } (+{ $count }).
web-end-led = You led until round { $round }.
web-end-again = Play again
web-end-go-on = Play on
web-end-watch = Watch the match
web-end-share = Share
web-end-board = See the board
web-end-result = Back to the result
web-end-curve = Round by round
web-end-balance = The marker, round by round
web-end-curve-line = { $name }: { $points }
web-end-turned = It turned in round { $round }
web-end-turning = The turning point
web-end-best-round = The decisive round
web-end-gained = { $name }: +{ $count }
web-end-sources = Where the points came from

# The final scoring.

web-end-final = Final scoring.
web-end-turned-final = It turned in the final scoring

# A match again.

web-film-round-back = Back to the start of the round (Page Up)
web-film-round-on = To the next round (Page Down)
web-film-turn-back = Back to the turn before (Shift and left arrow)
web-film-turn-on = To the next turn (Shift and right arrow)
web-film-speed = Speed
web-film-share = Share this moment
web-end-own-best = The best round
web-bots-wait = Many tables want a bot right now. Waiting for a turn to think: { $seats }.
web-login-about = Nobody else has it. Others see it beside your name, and you log in with it.
web-sessions = Where you are logged in
web-session-here = this device
web-session-unknown = Unknown device
web-session-end = Log out there
web-session-end-which = Log out there: { $device }
web-forgotten = I have forgotten my password
web-forgotten-who = Handle or e-mail address
web-forgotten-send = Send me a link
web-forgotten-sent = If there is such an account with a confirmed address, a link is on its way. It works once, within an hour.
web-reset = A new password
web-reset-ends = This logs you out everywhere else.
web-rated = Rated match
web-rated-about = It counts for everybody’s rating. Without bots, without hints, and nobody can ask to undo a decision.
web-rated-account = Rated matches are for people with an account: choose a handle and a password on your page.
web-rated-match = rated
web-my-matches = My matches
web-standings = Played, won, and rating by game
web-standing-game = Game
web-standing-played = Played
web-standing-won = Won
web-standing-first = Went first
web-standing-rating = Rating
web-standing-name = { $seats ->
    [1] { $game }, alone
   *[other] { $game }, { $seats } players
}
web-standing-rated = ({ $count } rated)
web-rating-about = A rating begins at 0 and says how strong somebody is almost certainly at least: it grows with wins against strong opponents, and as it becomes more certain. Bots have none.
web-last-matches = Last matches
web-no-matches = No matches yet.
web-earlier-matches = Earlier matches
web-report = Report
web-report-why = Why do you report { $name }?
web-report-text = What happened (optional)
web-report-send = Send the report
web-report-done = Reported. Thank you.
web-privacy = What is kept about you
web-privacy-lead = Lamplight keeps what it needs for playing, and no more. There are no advertisements, nobody is tracked, and nothing is loaded from other sites.
web-privacy-account = Your account
web-privacy-account-more = Your name, your handle and your language, and when you were here first and last. Others see the name, the handle and the day on which you first came. Of a password only a hash is kept, from which nobody can read it. An e-mail address is kept if you give one; it is used to tell you that it is your turn and when you have forgotten your password, and other players never see it.
web-privacy-sessions = Where you are logged in
web-privacy-sessions-more = For each device the browser, the system, and when it was used first and last. Other players do not see it, and you can end each session on your page.
web-privacy-play = What you play and say
web-privacy-play-more = Everything that happens at the tables where you sit: your moves, what you write in the chat, and the component sets that you upload. Those at the table see it, and so do spectators where they are allowed; what is secret in a match stays secret until it ends.
web-privacy-results = Results and ratings
web-privacy-results-more = Of each finished match your place and your score, and a rating if you play rated matches. Everybody sees those of rated matches and of tables that were listed; of all others only those who played there. Of the deal of the day: your attempt, its score and the days in a row, which everybody sees when the day is over.
web-privacy-people = Whom you mute, block or report
web-privacy-people-more = Nobody is told that you have muted or blocked them. Reports are read by whoever runs this server, together with what the other person had written at the table; that person does not learn who has reported them.
web-privacy-address = Your network address
web-privacy-address-more = It is not kept with your account. To stop abuse the server counts for a while how often an address comes. A proxy in front of the server may keep logs of its own: ask whoever runs it.
web-privacy-browser = In your browser
web-privacy-browser-more = One cookie, which keeps you logged in, and the settings that you choose there.
web-privacy-long = For how long
web-privacy-long-more = Until you delete your account. Then your name, your handle and what you wrote go from every table; moves and results stay for the others, without your name, and copies that were made as backups last until they are replaced. Whoever runs this server may delete old matches, and guests who no longer come, before that.
web-privacy-yours = Download or delete it on your page

# Tonight's city: one deal a day for everybody.

web-tonight = Tonight’s city
web-tonight-short = One deal for everybody, until midnight UTC. Who makes the most of it?
web-tonight-lead = One deal a day for everybody, each alone: whoever plays meets the same dice and, almost always, the same cards. The first attempt counts if it ends before midnight UTC; then all scores can be seen, and every attempt can be watched.
web-tonight-of = The deals of { $day }
web-tonight-guest = As a guest you play for practice. Give your account a name and a password, and your first attempt counts.
web-tonight-account = To my account
web-tonight-ends = Until midnight UTC: { $time }
web-tonight-over = This night is over.
web-tonight-streak = { $count ->
    [one] { $count } night in a row
   *[other] { $count } nights in a row
}
web-tonight-play = Play
web-tonight-practise = Play again for practice
web-tonight-go-on = Play on
web-tonight-won = Won, { $score }
web-tonight-lost = Lost, { $score }
web-tonight-given-up = Given up
web-tonight-unfinished = Not finished in time
web-tonight-own = Your attempt: { $result }
web-tonight-finished = { $count ->
    [0] Nobody has finished an attempt yet.
    [one] { $count } attempt has ended.
   *[other] { $count } attempts have ended.
}
web-tonight-scores = Scores: { $game }
web-tonight-nobody = Nobody finished an attempt.
web-tonight-place = Place
web-tonight-player = Player
web-tonight-result = Result
web-tonight-watch = Watch
web-tonight-previous = The night before
web-tonight-now = Tonight
web-tonight-fair = Why nobody can choose the draws
web-tonight-fair-more = Before a night begins, the server shows a seal of its secret, which fits no other. Every draw follows from the secret, from what is drawn, and from how many of its kind came before, and from nothing that anybody does. A minute after midnight UTC the secret is shown, and anybody can repeat every draw from the records.
web-tonight-seal = Seal of this night
web-tonight-since = Shown { $when }
web-tonight-secret = Secret of this night
web-tonight-locked = locked away until the night is over
web-tonight-next-seal = Seal of the next night
