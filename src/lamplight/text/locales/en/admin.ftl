# `lamplight admin`: for whoever runs a server.

cli-command-admin = run a server’s database: people, tables, held matches, backup
cli-command-admin-users = list the people, or find some
cli-command-admin-user = show somebody, delete them, make a link to their account, log them out
cli-command-admin-tables = list the tables
cli-command-admin-table = show a table and what happened there last, without anything secret
cli-command-admin-hold = stop a match until you release it
cli-command-admin-release = let a held match continue
cli-command-admin-record = write the full record of a match, for a referee
cli-command-admin-backup = copy the database into a file, while the server runs
cli-command-admin-restore = replace the database with a backup
cli-command-admin-retention = delete old matches and guests who have gone
cli-command-admin-check = replay every unfinished match and compare it with what is stored
cli-command-admin-migrate = upgrade the database to the newest version

admin-arg-database = the database: sqlite:///FILE or postgresql://USER@HOST/NAME (also LAMPLIGHT_DATABASE; default: the one in the data folder)
admin-arg-data = the server’s data folder (also LAMPLIGHT_DATA)
admin-arg-find = a part of a name, a handle, an e-mail address or an id
admin-arg-user-id = the id of a person (one that begins with a dash comes after --)
admin-arg-table-id = the id of a table (one that begins with a dash comes after --)
admin-arg-hold-id = the id of a table (one that begins with a dash comes after --)
admin-arg-release-id = the id of a table (one that begins with a dash comes after --)
admin-arg-record-id = the id of a table (one that begins with a dash comes after --)
admin-arg-delete = delete this account: bots take over its seats, and the name is removed from every table
admin-arg-link = make a link that opens this account on another device, once, within a quarter of an hour
admin-arg-logout = end all sessions of this account
admin-arg-public-url = how people reach the server, for the link (also LAMPLIGHT_PUBLIC_URL)
admin-arg-status = only tables of this status: open, playing, between, finished, held or closed
admin-arg-reason = why; everybody at the table will read it
admin-arg-match = which match of a series (default: the current one)
admin-arg-out = the file to write (default: lamplight-ID.json here)
admin-arg-backup-file = the file to write; it must not exist yet
admin-arg-restore-file = a backup
admin-arg-yes = replace the database that is there (it is kept beside the new one)
admin-arg-finished-days = delete the journals of tables that ended this many days ago; their records are kept
admin-arg-guests-days = delete guests who have not been seen for this many days and have no unfinished table
admin-arg-dry = only say how many there are

admin-head-id = Id
admin-head-name = Name
admin-head-login = Logs in as
admin-head-email = E-mail
admin-head-language = Language
admin-head-created = Created
admin-head-seen = Last seen
admin-head-going-on = Unfinished
admin-head-over = Over
admin-head-game = Game
admin-head-status = Status
admin-head-seats = Seats
admin-head-updated = Last change
admin-head-rows = Journal rows
admin-head-records = Records of matches
admin-head-host = Host
admin-head-notice = Notice
admin-head-seat = Seat
admin-head-bot = Bot
admin-head-number = No.
admin-head-time = Time
admin-head-what = What
admin-head-who = Who

admin-nobody = Nobody found.
admin-no-tables = There are no such tables.
admin-only-first = Only the { $count } newest ones are shown.
admin-deleted = { $person } has been deleted.
admin-logged-out = { $person } has been logged out everywhere.
admin-link = This link opens the account once, within a quarter of an hour. Whoever has it is that person:
admin-one-thing = One thing at a time: --delete, --link, --logout or --silence.
admin-bad-status = There is no status “{ $status }”. Known: { $statuses }.
admin-no-reason = Say why with --reason: everybody at the table will read it.
admin-held = { $table } is on hold. Release it with: lamplight admin release { $table }
admin-held-notice = An operator has stopped this match: { $reason }
admin-released = { $table } continues.
admin-table-over = This table is over; there is nothing to put on hold.
admin-not-held = This table is not on hold.
admin-file-exists = { $path } already exists; give another name.
admin-record-written = The full record is in { $path }
admin-record-secret = The match is not over: this file contains every hidden card and the key to all future draws. Do not show it to anybody who plays or watches.
admin-no-database = There is no database at { $path }: name your server’s with --database or --data.
admin-backed-up = Written to { $path } ({ NUMBER($size, maximumFractionDigits: 1) } MB). It contains secrets: keep it as safe as the server.
admin-restored = The backup is in place.
admin-restored-aside = What was there before is in { $path }
admin-restore-exists = There is a database at { $path }. To replace it, stop the server and say --yes; it will be kept beside the new one.
admin-restore-postgres = A PostgreSQL database is restored with PostgreSQL’s own program, into an empty database, while no server runs: { $command }
admin-in-use = { $path } is in use: stop the server first.
admin-damaged = { $path } is damaged: { $reason }
admin-no-file = There is no file { $path }.
admin-no-backup = { $path } is not a backup of a Lamplight server.
admin-later-backup = { $path } is from a version that this program does not know ({ $version }): upgrade first.
admin-needs-pg-dump = A PostgreSQL database is backed up with PostgreSQL’s own program, which is not here (Debian: apt install postgresql-client). On a machine that has it: { $command }
admin-pg-dump-failed = pg_dump failed: { $reason }
admin-retention-what = Say what may be deleted: --finished-days, --guests-days, or both.
admin-bad-days = It must be at least one day, not { $days }.
admin-swept = Finished tables reduced to their records: { $finished }. Tables deleted that never began: { $closed }. Guests deleted: { $guests }.
admin-would-sweep = Finished tables that would be reduced to their records: { $finished }. Tables that would be deleted because they never began: { $closed }. Guests that would be deleted: { $guests }.
admin-checking = Replaying
admin-check-good = { $count ->
    [one] One unfinished table: its journal agrees with what is stored.
   *[other] { $count } unfinished tables: every journal agrees with what is stored.
}
admin-check-bad = { $count } of { $total } unfinished tables differ from their journals. Put them on hold (lamplight admin hold) and send their records with your report.
admin-check-differs = differs in: { $parts }
admin-check-gap = rows of the journal are missing
admin-check-broken = cannot be replayed: { $error }
admin-migrated = The database is at version { $version }, the newest.
cli-command-admin-rebuild = make a damaged table anew from its journal
cli-command-admin-usage = show how much is stored for whom
admin-arg-rebuild-id = the id of a table (one that begins with a dash comes after --)
admin-rebuild-gap = The journal of this table is not complete, so the table cannot be made anew.
admin-rebuild-row = Row { $number } of this table’s journal cannot be read, so the table cannot be made anew.
admin-rebuilt = Table { $table } was made anew from the { $count ->
    [one] { $count } row
   *[other] { $count } rows
} of its journal.
admin-usage-unit = In megabytes:
admin-head-tables = Tables
admin-head-sets = Component sets
admin-head-total = Total
admin-head-handle = Handle
cli-command-admin-reports = list what people have reported about others
cli-command-admin-report = show a report, settle it, or silence whom it is about
admin-arg-all = the settled ones too
admin-arg-report-id = the id of a report (one that begins with a dash comes after --)
admin-arg-settle = mark this report as settled
admin-arg-silence = this person may not write in chats for so many hours (0: they may again)
admin-head-about = About
admin-head-by = By
admin-head-why = Why
admin-head-text = Text
admin-head-table = Table
admin-head-settled = Settled
admin-no-reports = There are no reports.
admin-no-such-report = There is no such report.
admin-settled = Report { $report } is settled.
admin-silenced = { $person } may not write in chats for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
admin-may-speak = { $person } may write in chats again.
admin-bad-hours = Between 0 and { $limit } hours are possible, not { $hours }.
