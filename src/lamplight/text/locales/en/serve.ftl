# `lamplight serve`: the server.

cli-command-serve = serve tables to people who play over the network
serve-arg-host = the address to listen on; 0.0.0.0 for everybody (default: 127.0.0.1; also LAMPLIGHT_HOST, and likewise for all that follow)
serve-arg-port = the port to listen on (default: 8917; 0: any that is free)
serve-arg-public-url = how people reach the server if a proxy stands before it, https://play.example.org for instance
serve-arg-database = where everything is kept: sqlite:///FILE (default: a file in the data folder) or postgresql://USER@HOST/NAME
serve-arg-data = the folder for the database, component sets and crash records
serve-arg-workers = how many processes serve people (default: 1; more than one needs PostgreSQL; 0: this machine only thinks for bots)
serve-arg-bot-workers = how many processes think for bots (default: 1)
serve-arg-hang = a call into the rules that lasts longer than so many seconds is cut off, and its table held (default: 20)
serve-arg-open-days = a table at which no match has begun is closed after so many days without a change; 0: never (default: 30)

serve-listening = Lamplight is at { $address } – Ctrl+C stops it.
serve-behind = It listens on { $host }, port { $port }.
serve-only-bots = Thinking for bots, in { $count ->
    [one] one process
   *[other] { $count } processes
} – Ctrl+C stops it.
serve-stopped = Stopped. Everything that was acknowledged is kept.

cli-command-open = play in the browser, on this machine
open-arg-port = the port to listen on (default: a free one from 8917 on)
open-arg-no-browser = only say the address
open-by-hand = Open { $address } in a browser.
open-running = Lamplight runs already, at { $address }
open-not-built = The web client is not built (make web builds it; an installed Lamplight has it), so you play in the terminal.

serve-one-worker = { $workers } workers need PostgreSQL (--database postgresql://…): a SQLite database is for one process that serves.
serve-no-workers = There is nothing to do: --workers and --bot-workers are both 0.
serve-bad-data = The data folder { $path } cannot be written: { $reason }.
serve-port-taken = Port { $port } on { $host } is in use already: another server may be running. Another port can be given with --port.
serve-port-forbidden = Port { $port } on { $host } is not allowed to this user; use one above 1023, behind a proxy if need be.
serve-bad-host = It is not possible to listen on { $host }, port { $port }: no such address belongs to this machine.
serve-no-database = The database { $database } does not answer: { $reason }
serve-cannot-start = The server could not be started: its workers end at once. The lines above say why.
