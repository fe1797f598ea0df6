# What the server answers when it does not do what it was asked for, and its notices.

server-back-asked-already = Somebody has asked already; answer that first.
server-back-not-asked = Nobody has asked you to let them go back.
server-back-refused = { $seat } did not agree to go back.
server-bad-database = This is not an address of a database: { $database }. Use sqlite:///path/to/file or postgresql://user@host/name.
server-bad-email = This is not an e-mail address.
server-bad-field = The server did not understand “{ $field }” in this request: { $reason }
server-bad-language = There is no such language here; there are { $languages }.
server-bad-link = This link has been used, is too old, or never was one.
server-bad-login = There is no account with this name and password.
server-bad-login-name = A login name has 3 to 40 characters.
server-bad-message = The server did not understand this message.
server-bad-name = A name has between one and { $limit } visible characters.
server-bad-request = The server did not understand this request.
server-bad-seats = This match has { $seats } seats, and { $given } were given.
server-bad-setting = The setting { $setting } cannot be “{ $value }”.
server-blocked = You and somebody at this table have blocked one another.
server-bot-plays-already = A bot plays this seat already.
server-bot-plays-for-you = A bot plays for you just now. Take the seat back first.
server-bot-too-slow = On this server a bot thinks for { $seconds } seconds or { $iterations } iterations a decision at most.
server-broken = Something went wrong on the server. It has been noted.
server-busy = The server is very busy. Try again in a moment.
server-confirm-ask = May Lamplight write to { $email } when it is your turn?
server-confirm-button = Yes, this is my address
server-confirm-done = Thank you. Lamplight writes to { $email } from now on, if you have asked for that.
server-confirm-letter =
    Hello { $name },

    somebody, probably you, wants Lamplight to write to this address when it is their turn. Say yes here:

    { $link }

    If it was not you, do nothing: there will be no other mail.
server-confirm-subject = Lamplight: is this your address?
server-database-away = The server cannot reach its database just now. Nothing is lost; try again in a moment.
server-database-failed = The database does not work: { $reason }
server-database-newer = The database was made by a newer Lamplight (version { $found }; this one knows { $known }). Nothing was changed.
server-game-gone = The game { $game } is not installed on this server any more.
server-held-broken = This match is on hold: the program failed ({ $error }). What was played before is safe; an operator has to look at it.
server-held-hung = This match is on hold: the program did not come back for { $seconds } seconds. What was played before is safe; an operator has to look at it.
server-held-rules = This match is on hold: it was begun under rules { $before }, and under rules { $now } it would have gone otherwise. An operator has to decide.
server-logged-out = You have logged out.
server-login-taken = Somebody else has this login name.
server-mail-subject = Your turn: { $game }
server-mail-turn =
    Hello { $name },

    it is your turn at { $game }:
    { $link }

    You can turn these mails off here: { $settings }
server-message-too-large = This message is too large.
server-needs-postgres = To use PostgreSQL, install Lamplight with the extra “postgres”; in the folder of the sources: pip install '.[postgres]'
server-no-hello = Say hello first.
server-no-mark = This request must carry the header x-lamplight.
server-no-next-match = There is no next match to be ready for.
server-no-rematch-yet = A rematch is possible when the match is over.
server-no-site = The web pages are not built: run make web.
server-no-spectators = Nobody may watch this table.
server-no-such-page = There is no such page.
server-no-such-person = There is no such person.
server-no-such-record = There is no such record.
server-no-such-seat = There is no such seat.
server-no-such-series = There is no such series.
server-no-such-set = There is no component set { $set } here.
server-no-such-table = There is no such table.
server-no-such-text = There are no such texts.
server-not-absent = { $name } is not absent.
server-not-at-table = You do not sit at this table.
server-not-playing = No match is being played here now.
server-not-the-host = Only the host can do that.
server-not-your-seat = This is not your seat.
server-not-yourself = That cannot be done to yourself.
server-nothing-to-return-to = No bot plays for you here.
server-other-origin = This request comes from a page of somebody else’s.
server-other-protocol = This program speaks version { $found } of the protocol, the server speaks { $expected }. Load the page again.
server-other-table = The command names another table.
server-ran-out = The time of { $seat } is over; a bot ({ $bot }) plays on.
server-record-finished = This match is over: there is nothing left to play. Choose an earlier moment.
server-record-hangs = The rules did not come back from this record within { $seconds } seconds. It was given up.
server-record-other-game = This record is of another game.
server-record-too-long = This record is longer than the { $limit } actions that the server takes.
server-rematch-elsewhere = A rematch is made by the lobby.
server-resigned-already = You have given up already.
server-restarting = The server is being restarted. Everything goes on in a moment.
server-return-later = You can come back when your next decision is asked for.
server-rules-newer = This match was begun with a newer Lamplight. It goes on when this server has been updated.
server-rules-unchecked = The rules have been updated, and this match is being checked. It goes on in a moment.
server-seat-taken = Somebody sits there already.
server-seats-open = Some seats are still free.
server-series-from-record = A series cannot begin from a record.
server-set-bad = This component set cannot be played with: { $findings }
server-set-bad-file = A component set cannot contain this file: { $file }
server-set-bad-name = The name of a component set has at most { $limit } characters.
server-set-name-taken = A built-in component set is called { $name } already. Give yours another name.
server-set-too-large = A component set has at most { $files } files and { $limit } characters.
server-stale = The match has gone on meanwhile. Look again, then choose.
server-started-already = This table has begun already.
server-table-closed = This table is closed.
server-table-held = This match is on hold.
server-too-many = That was too much at once. Wait a moment.
server-too-many-connections = You have too many windows open here.
server-too-many-own-sets = You have uploaded { $limit } component sets, and more are not possible.
server-too-many-own-tables = You have { $limit } tables that go on, and more are not possible.
server-too-many-relations = You have muted or blocked { $limit } people, and more are not possible.
server-too-many-tables = You are watching too many tables at once.
server-unreachable = The server { $url } cannot be reached: { $reason }
server-who-are-you = Sit down first: the server does not know you.
