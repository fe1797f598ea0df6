# `lamplight serve`: the server.

cli-command-serve = serve tables to people who play over the network
serve-arg-host = the address to listen on; 0.0.0.0 for everybody (default: 127.0.0.1; also LAMPLIGHT_HOST, and likewise for all that follow)
serve-arg-port = the port to listen on (default: 8917; 0: any free port)
serve-arg-public-url = how people reach the server if it is behind a proxy, for instance https://play.example.org
serve-arg-database = where everything is kept: sqlite:///FILE (default: a file in the data folder) or postgresql://USER@HOST/NAME
serve-arg-data = the folder for the database, component sets and crash records
serve-arg-workers = how many processes serve people (default: 1; more than one needs PostgreSQL; 0: this machine only thinks for bots)
serve-arg-bot-workers = how many processes think for bots (default: 1)
serve-arg-hang = a call into the rules that takes longer than this many seconds is cut off, and its table put on hold (default: 20)
serve-arg-open-days = a table at which no match has started is closed after this many days without a change; 0: never (default: 30)

serve-listening = Lamplight is at { $address } – Ctrl+C stops it.
serve-behind = It listens on { $host }, port { $port }.
serve-only-bots = Thinking for bots, in { $count ->
    [one] one process
   *[other] { $count } processes
} – Ctrl+C stops it.
serve-stopped = Stopped. Everything that was acknowledged has been kept.

cli-command-open = play in the browser, on this machine
open-arg-port = the port to listen on (default: the first free one from 8917 on)
open-arg-no-browser = only print the address
open-by-hand = Open { $address } in a browser.
open-running = Lamplight is already running, at { $address }
open-not-built = The web client is not built (make web builds it; an installed Lamplight has it), so you play in the terminal.

serve-one-worker = { $workers } workers need PostgreSQL (--database postgresql://…): an SQLite database allows only one serving process.
serve-no-workers = There is nothing to do: --workers and --bot-workers are both 0.
serve-bad-data = The data folder { $path } cannot be written: { $reason }.
serve-port-taken = Port { $port } on { $host } is already in use: another server may be running. Give another port with --port.
serve-port-forbidden = This user may not use port { $port } on { $host }; use one above 1023, behind a proxy if need be.
serve-bad-host = Cannot listen on { $host }, port { $port }: no such address belongs to this machine.
serve-no-database = The database { $database } does not answer: { $reason }
serve-cannot-start = The server could not be started: its workers stop at once. The lines above say why.
