# What the server answers when it does not do what it was asked for, and its notices.

server-back-asked-already = Somebody has already asked; answer that request first.
server-back-not-asked = Nobody has asked you for permission to undo a decision.
server-back-refused = { $seat } did not agree to undo the decision.
server-bad-database = This is not an address of a database: { $database }. Use sqlite:///path/to/file or postgresql://user@host/name.
server-bad-email = This is not an e-mail address.
server-bad-field = The server did not understand “{ $field }” in this request: { $reason }
server-bad-language = This language is not available here; available: { $languages }.
server-bad-link = This link has already been used, has expired, or is not valid.
server-bad-login = There is no account with this handle and password.
server-bad-login-name = A handle has 3 to { $limit } characters (a to z, digits, dots, hyphens and underscores) and begins with a letter or a digit. A few are reserved.
server-bad-message = The server did not understand this message.
server-bad-name = A name must have between 1 and { $limit } visible characters.
server-bad-request = The server did not understand this request.
server-bad-seats = This match has { $seats } seats, and { $given } were given.
server-bad-setting = The setting { $setting } cannot be “{ $value }”.
server-blocked = You and somebody at this table have blocked one another.
server-bot-plays-already = A bot is already playing this seat.
server-bot-plays-for-you = A bot is playing for you right now. Take the seat back first.
server-bot-too-slow = On this server a bot may think for at most { $seconds } seconds or { $iterations } iterations a decision.
server-broken = Something went wrong on the server. The error has been logged.
server-busy = The server is very busy. Try again in a moment.
server-confirm-ask = May Lamplight write to { $email } when it is your turn?
server-confirm-button = Yes, this is my address
server-confirm-done = Thank you. From now on Lamplight will write to { $email }, if you have asked for that.
server-confirm-letter =
    Hello,

    somebody, probably you, wants Lamplight to write to this address when it is their turn. Confirm it here:

    { $link }

    If it was not you, do nothing: you will get no other mail.
server-confirm-subject = Lamplight: is this your address?
server-database-away = The server cannot reach its database right now. Nothing is lost; try again in a moment.
server-database-failed = The database does not work: { $reason }
server-database-newer = The database was made by a newer Lamplight (version { $found }; this one supports { $known }). Nothing was changed.
server-game-gone = The game { $game } is no longer installed on this server.
server-held-broken = This match is on hold: the program failed ({ $error }). What was played before is safe; an operator has to look at it.
server-held-hung = This match is on hold: the program did not respond for { $seconds } seconds. What was played before is safe; an operator has to look at it.
server-held-rules = This match is on hold: it was started under rules { $before }, and under rules { $now } it would have gone differently. An operator has to decide.
server-logged-out = You have logged out.
server-login-taken = Somebody else has this handle.
server-mail-subject = Your turn: { $game }
server-mail-turn =
    Hello { $name },

    it is your turn at { $game }:
    { $link }

    You can turn these e-mails off here: { $settings }
server-message-too-large = This message is too large.
server-needs-postgres = To use PostgreSQL, install Lamplight with the extra “postgres”; in the folder of the sources: pip install '.[postgres]'
server-no-hello = The opening message (hello) is missing.
server-no-mark = This request must carry the header x-lamplight.
server-no-next-match = There is no next match to get ready for.
server-no-rematch-yet = A rematch is possible once the match is over.
server-no-site = The web pages are not built: run make web.
server-no-spectators = Spectators are not allowed at this table.
server-no-such-page = There is no such page.
server-no-such-person = There is no such person.
server-no-such-record = There is no such record.
server-no-such-seat = There is no such seat.
server-no-such-series = There is no such series.
server-no-such-set = There is no component set { $set } here.
server-no-such-table = There is no such table.
server-no-such-text = There are no such texts.
server-not-at-table = You are not sitting at this table.
server-not-playing = No match is being played here now.
server-not-the-host = Only the host can do that.
server-not-your-seat = This is not your seat.
server-not-yourself = You cannot do that to yourself.
server-nothing-to-return-to = No bot is playing for you here.
server-other-origin = This request comes from another site.
server-other-protocol = This program speaks version { $found } of the protocol, the server speaks { $expected }. Load the page again.
server-other-table = The command is for another table.
server-ran-out = { $seat } has run out of time; a bot ({ $bot }) takes over.
server-record-finished = This match is over: there is nothing left to play. Choose an earlier moment.
server-record-hangs = This record took longer than { $seconds } seconds to replay, so it was rejected.
server-record-other-game = This record is of another game.
server-record-too-long = This record is longer than the { $limit } actions that the server accepts.
server-rematch-elsewhere = Rematches are made in the lobby.
server-resigned-already = You have already given up.
server-restarting = The server is restarting. Everything will continue in a moment.
server-return-later = You can take over again at your next decision.
server-rules-newer = This match was started with a newer Lamplight. It will continue once this server has been updated.
server-rules-unchecked = The rules have been updated, and this match is being checked. It will continue in a moment.
server-seat-taken = Somebody is already sitting there.
server-seats-open = Some seats are still free.
server-series-from-record = A series cannot begin from a record.
server-set-bad = This component set cannot be played with: { $findings }
server-set-bad-file = A component set cannot contain this file: { $file }
server-set-bad-name = The name of a component set may have at most { $limit } characters.
server-set-name-taken = There is already a built-in component set called { $name }. Give yours another name.
server-set-too-large = A component set may have at most { $files } files and { $limit } characters.
server-stale = The match has moved on in the meantime. Look again, then choose.
server-started-already = This table has already started.
server-table-closed = This table is closed.
server-table-held = This match is on hold.
server-too-many = That was too much at once. Wait a moment.
server-too-many-connections = You have too many windows open here.
server-too-many-own-sets = You have already uploaded { $limit } component sets, which is the limit.
server-too-many-own-tables = You already have { $limit } tables in progress, which is the limit.
server-too-many-relations = You have already muted or blocked { $limit } people, which is the limit.
server-too-many-tables = You are watching too many tables at once.
server-unreachable = The server { $url } cannot be reached: { $reason }
server-upload-too-heavy = Reading this takes more time or memory than the server allows, so it was rejected.
server-who-are-you = Sit down first: the server does not know you.
server-absence-by-clock = With days for each decision, the clock alone says when a bot takes a seat.
server-not-absent = { $name } has not been away for { $span } yet; only then may a bot take this seat.
server-replaced-by-clock = A bot plays for { $name } only when the time for this decision has run out.
server-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
server-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
server-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-stand-in-too-weak = Only these bots may play for somebody: { $bots }.
server-terms-absence = Whoever is away for { $span } may be replaced by a bot, by anybody who plays here.
server-terms-clock = Nobody is replaced before their time has run out; then a bot plays on for them.
server-terms-imported = This match was not begun here: it goes on from a record.
server-terms-position = This match was not begun here: it goes on from a position that the host brought, { $count ->
    [0] before the first action
    [one] after { $count } action
   *[other] after { $count } actions
}.
server-terms-record = This match was not begun here: it goes on from a record that the host brought, { $count ->
    [one] after { $count } action
   *[other] after { $count } actions
}.
server-held-damaged = What is stored of this table cannot be read. The match is safe in its journal, and waits for whoever runs this server.
server-table-damaged = This table is damaged and waits for whoever runs this server. The match is not lost.
server-table-full = So much has happened at this table that it now takes only what brings the match to its end.
server-storage-full = So much is stored for you that there is no room for more (limit: { $megabytes } MB). Close tables that you do not need.
server-password-needed = Give your password to delete this account.
server-too-many-guesses = This password was tried too often. Try again in { $minutes } minutes, or open the account by a link from a device that is still logged in.
server-too-many-letters = This address has been sent enough e-mails for today.
server-request-too-slow = The request did not arrive in time.
server-no-such-session = There is no such session.
server-no-mail-here = This server cannot send e-mails. Open a one-time link from a device that is still logged in, or ask whoever runs the server for one.
server-reset-subject = Lamplight: choose a new password
server-reset-letter =
    Hello,

    somebody, probably you, has forgotten the password of the account { $login }. Choose a new one here, within an hour:

    { $link }

    If it was not you, do nothing: the password stays as it is.
server-terms-rated = This match is rated: it counts for the ratings of those who play it. Nobody can ask to undo a decision, and giving up counts as losing.
server-not-when-rated = This match is rated: here people play by themselves, and what is done is done.
server-rated-account = Only people with an account play rated matches: choose a handle and a password first.
server-rated-one-seat = In a rated match everybody has one seat.
server-cannot-be-rated = A rated match is for people only, begins at its beginning, belongs to no series, and uses a component set that comes with the game.
server-report-chat = insulting or unwanted chat
server-report-name = an offensive name
server-report-cheating = cheating
server-report-leaving = leaving matches again and again
server-report-other = something else
server-reported-already = You have reported this person already; whoever runs this server will look at it.
server-too-many-reports = You can make { $limit } reports a day.
server-silenced = You may not write in chats for { $span }: a moderator has decided so after a report.
server-night-not-over = The draws of this deal are the same for everybody: its record is shown after midnight UTC.
server-night-alone = Tonight’s deal is played alone: nobody goes back past a draw, and no bot decides.
server-no-such-night = There was no deal for everybody on that day.
server-no-such-deal = This game has no deal for everybody today.
server-terms-night-counts = Tonight’s deal: everybody has the same draws, and this attempt counts if it ends before midnight UTC.
server-terms-night-practice = Tonight’s deal: everybody has the same draws. This attempt is for practice and does not count.
