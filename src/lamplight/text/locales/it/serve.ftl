# `lamplight serve`: il server.

cli-command-serve = servi tavoli a chi gioca in rete
serve-arg-host = l’indirizzo su cui ascoltare; 0.0.0.0 per tutti (predefinito: 127.0.0.1; anche LAMPLIGHT_HOST, e così per tutto ciò che segue)
serve-arg-port = la porta su cui ascoltare (predefinita: 8917; 0: una qualsiasi libera)
serve-arg-public-url = come si raggiunge il server se davanti c’è un proxy, per esempio https://play.example.org
serve-arg-database = dove si conserva tutto: sqlite:///FILE (predefinito: un file nella cartella dei dati) o postgresql://UTENTE@HOST/NOME
serve-arg-data = la cartella per il database, i set di componenti e le registrazioni dei guasti
serve-arg-workers = quanti processi servono le persone (predefinito: 1; più di uno richiede PostgreSQL; 0: questa macchina pensa soltanto per i bot)
serve-arg-bot-workers = quanti processi pensano per i bot (predefinito: 1)
serve-arg-hang = una chiamata alle regole che dura più di tanti secondi viene interrotta, e il suo tavolo sospeso (predefinito: 20)
serve-arg-open-days = un tavolo al quale nessuna partita è cominciata viene chiuso dopo tanti giorni senza cambiamenti; 0: mai (predefinito: 30)

serve-listening = Lamplight è all’indirizzo { $address } – Ctrl+C lo ferma.
serve-behind = Ascolta su { $host }, porta { $port }.
serve-only-bots = Si pensa per i bot, in { $count ->
    [one] un processo
   *[other] { $count } processi
} – Ctrl+C ferma tutto.
serve-stopped = Fermato. Tutto ciò che è stato confermato è conservato.

cli-command-open = gioca nel browser, su questa macchina
open-arg-port = la porta su cui ascoltare (predefinita: una libera dalla 8917 in poi)
open-arg-no-browser = mostra soltanto l’indirizzo
open-by-hand = Apri { $address } in un browser.
open-running = Lamplight è già in funzione, all’indirizzo { $address }
open-not-built = Il client web non è costruito (make web lo costruisce; un Lamplight installato lo ha), quindi si gioca nel terminale.

serve-one-worker = Per { $workers } processi serve PostgreSQL (--database postgresql://…): un database SQLite è per un solo processo che serve.
serve-no-workers = Non c’è niente da fare: --workers e --bot-workers sono entrambi 0.
serve-bad-data = Non si può scrivere nella cartella dei dati { $path }: { $reason }.
serve-port-taken = La porta { $port } su { $host } è già occupata: forse è attivo un altro server. Con --port se ne può indicare un’altra.
serve-port-forbidden = La porta { $port } su { $host } non è permessa a questo utente; usane una sopra 1023, se occorre dietro un proxy.
serve-bad-host = Non si può ascoltare su { $host }, porta { $port }: questa macchina non ha quell’indirizzo.
serve-no-database = Il database { $database } non risponde: { $reason }
serve-cannot-start = Non è stato possibile avviare il server: i suoi processi terminano subito. Le righe qui sopra dicono perché.
