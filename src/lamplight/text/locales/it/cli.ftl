# The command line and the terminal client.

cli-about = Lamplight: giochi da tavolo moderni al tuo tavolo, con regole esatte.
cli-command-play = gioca in questo terminale (se non indichi nulla, con un menu)
cli-command-simulate = fai giocare molte partite ai bot e conta i risultati
cli-command-record = guarda, verifica o riprendi la registrazione di una partita
cli-command-record-show = racconta una partita azione per azione
cli-command-record-verify = rigioca una registrazione e dimostra le sue estrazioni
cli-command-record-resume = continua una partita salvata
cli-command-components = i set di componenti: i pezzi stampati sotto forma di dati
cli-command-components-list = i set di componenti inclusi di un gioco
cli-command-components-show = che cosa contiene un set di componenti
cli-command-components-export = copia un set di componenti in una cartella, per modificarlo
cli-command-components-upgrade = un set di componenti di uno schema precedente, convertito in quello più recente in una nuova cartella
cli-command-components-validate = controlla un set di componenti tuo
cli-command-components-draw = scrivi le immagini di un gioco come file SVG
cli-command-options = le opzioni di un gioco
cli-command-rules = le regole di riferimento di un gioco, oppure una sola regola dato il suo id
cli-help = mostra questo aiuto ed esci
cli-version = mostra la versione ed esci
cli-arg-lang = lingua: en, fr, it o ru (predefinita: quella del tuo sistema)
cli-arg-game = il gioco: { $games }
cli-arg-games = il gioco (predefinito: tutti i giochi)
cli-arg-seats = chi gioca, posto per posto: human o un bot (random, novice, casual, steady, expert), separati da virgole
cli-arg-simulate-seats = i bot, posto per posto, separati da virgole (predefinito: random in ogni posto)
cli-arg-solo = gioca in solitario contro l’Opposizione, con questa fazione: red o white
cli-arg-difficulty = la difficoltà dell’Opposizione, da 1 a 6
cli-arg-players = quanti giocano, se il gioco lo lascia aperto
cli-arg-chapter = un capitolo della campagna, da 1 a 5
cli-arg-series = una serie di partite invece di una sola, per esempio campaign
cli-arg-seed = un testo qualsiasi: lo stesso seme e le stesse azioni danno la stessa partita
cli-arg-set = un set di componenti: il nome di uno incluso, oppure una cartella
cli-arg-option = un’opzione del gioco, scritta come name=value; si può indicare più volte
cli-arg-number = quante partite
cli-arg-json = stampa il risultato in formato JSON
cli-arg-file = il file di una registrazione
cli-arg-folder = la cartella da scrivere
cli-arg-set-folder = un set di componenti, per nome o cartella
cli-arg-rule = l’id di una regola, per esempio D3.4.2

cli-usage = uso:{" "}
cli-positionals = argomenti
cli-options-heading = opzioni
cli-commands-heading = comandi
cli-parse-unrecognized = argomenti sconosciuti: { $arguments }
cli-parse-required = manca: { $arguments }
cli-parse-expected-one = serve un valore
cli-parse-invalid-choice = «{ $value }» non è possibile qui; valori possibili: { $choices }
cli-parse-invalid-value = «{ $value }» non è un numero intero
cli-parse-argument = { $argument }: { $message }
cli-parse-explicit = il valore { $value } non è previsto qui

cli-error = Errore: { $message }
cli-missing-extra = { $what } richiede pacchetti non installati; nella cartella dei sorgenti: pip install '.[{ $extra }]'
cli-warning = Attenzione: { $message }
cli-yes = sì
cli-no = no
cli-label = { $label }:{" "}
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-command-word = COMANDO
cli-rule-mark = [{ $rule }]
cli-unknown-language = La lingua «{ $language }» non esiste. Lingue note: { $languages }.
cli-unknown-player = Il giocatore «{ $player }» non esiste. Giocatori noti: { $players }.
cli-player-count = Giocatori indicati: { $given }; posti: { $seats }.
cli-bad-option-form = «{ $text }» non è un’opzione: scrivi name=value.
cli-option-needs = L’opzione { $option } ha senso solo insieme a { $needs }: indica anche quella.
cli-bad-number = Il numero di partite deve essere almeno 1.
cli-not-human = In una simulazione giocano solo i bot: { $players }.
cli-unknown-rule = { $game } non ha la regola «{ $rule }». Regole simili: { $near }.
cli-file-exists = { $path } esiste già; indica una cartella che non esiste ancora.
cli-cannot-write = Impossibile scrivere { $path }: { $reason }.
cli-crash = Qualcosa è andato storto nel programma. La partita è stata salvata qui: { $path }. Per favore, allega questo file alla tua segnalazione.

cli-simulate-title = { $count ->
    [one] { $game }: una partita, seme { $seed }
   *[other] { $game }: { $count } partite, seme { $seed }
}
cli-simulate-progress = Partite in corso
cli-simulate-wins = Vittorie
cli-simulate-seat = Posto
cli-simulate-share = Quota
cli-simulate-interval = Intervallo al 95%
cli-simulate-nobody = nessuno
cli-simulate-ending = Finale
cli-simulate-matches = Partite
cli-simulate-decisions = Decisioni per partita: in media { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, da { $low } a { $high }.
cli-simulate-rounds = Round per partita: in media { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, da { $low } a { $high }.

cli-record-title = { $game }, { $seats }; set di componenti { $set }, versione { $version } delle regole
cli-record-running = La partita non è finita; azioni finora: { $count }.
cli-record-won = Vittoria: { $winners }. { $ending } [{ $rule }]
cli-record-lost = Nessuno al tavolo ha vinto. { $ending } [{ $rule }]
cli-verify-good = La registrazione è integra: rigiocando le azioni ({ $actions }) si ottiene esattamente la stessa partita.
cli-verify-proved = Tutte le estrazioni ({ $draws }) derivano dai nonce e dalla chiave fissata con l’impegno iniziale: il sorteggio è stato regolare.
cli-verify-imported = Estrazioni dimostrate dalla chiave: { $proved } su { $draws }; le altre sono state riprese da un’altra fonte.
cli-verify-given = Le estrazioni di questa partita sono state inserite a mano: non si possono dimostrare.
cli-verify-unfinished = La partita non è ancora finita.
cli-verify-series = { $count ->
    [one] La serie è integra: una partita finita si ripete esattamente.
   *[other] La serie è integra: { $count } partite finite si ripetono esattamente.
}

cli-set-line = { $name }: hash del contenuto { $hash }
cli-set-default = { $name } (predefinito): hash del contenuto { $hash }
cli-set-provenance = Da dove vengono le sue righe: { $counts }.
cli-set-exported = Scritto in { $path }. Modifica i file, controllali con «lamplight components validate», gioca con --set.
cli-set-upgraded = Scritto in { $path }, nello schema più recente. La vecchia cartella resta com’è, e ciò che è stato giocato con essa continua.
cli-set-newest = { $set } è già nello schema più recente.
cli-no-pictures = Nessuno ha ancora disegnato immagini per { $game }.
cli-set-drawn = { $count ->
    [one] Un’immagine scritta
   *[other] { $count } immagini scritte
} in { $path }.
cli-set-good = Nessun errore e nessuna osservazione.
cli-set-playable = { $count ->
    [one] Con questo set si può giocare; un’osservazione.
   *[other] Con questo set si può giocare; { $count } osservazioni.
}
cli-set-errors = { $count ->
    [one] Impossibile giocare con questo set: un errore.
   *[other] Impossibile giocare con questo set: { $count } errori.
}
cli-finding-error = errore
cli-finding-remark = osservazione

cli-options-line = { $name } = { $values } (regola { $rule })
cli-rulings = Decisioni: dove i testi stampati discordano o tacciono

## The menu

cli-menu-title = Lamplight
cli-menu-question = Che cosa vuoi fare?
cli-menu-resume = Continua una partita salvata
cli-menu-rules = Leggi le regole
cli-menu-language = Lingua
cli-menu-quit = Esci
cli-menu-game = Quale gioco?
cli-menu-way = Come vuoi giocare?
cli-menu-side = Con quale fazione giochi?
cli-menu-section = Quale parte? (Invio: indietro)
cli-menu-which-save = Quale partita?
cli-menu-no-saves = Non c’è ancora nessuna partita salvata.
cli-menu-choose = La tua scelta
cli-menu-bad-choice = Digita uno dei numeri.

## At the table

cli-table-your-choice = La tua scelta (un numero; «?» per l’aiuto)
cli-table-pass-to = Ora tocca a: { $seat }. Cedi lo schermo, poi premi Invio.
cli-table-since = Dalla tua ultima decisione
cli-table-undone = Annullato.
cli-table-saved = Partita salvata: { $path }. Per continuarla: { $program } record resume "{ $path }"{ $extra }
cli-table-save-question = Vuoi salvare la partita prima di uscire? [S/n]
cli-table-no = n
cli-table-left = Hai lasciato la partita senza salvarla.
cli-table-over = La partita è finita.
cli-series-go-on = Invio: partita seguente; q: esci (tutto è salvato)
cli-series-over = La serie è finita. È conservata, con tutte le sue partite, in { $path }
cli-table-record = La registrazione della partita: { $path }
cli-table-more-hint = Scrivi un numero e «?» (per esempio «3?») per vedere tutto ciò che farebbe un’azione.
cli-table-recap = Come sono stati segnati i punti
cli-table-log = Che cosa è successo finora
cli-table-language = Ora in italiano.
cli-table-unknown = «{ $text }» non è né un numero della lista né un comando. Digita «?» per l’aiuto.
cli-table-one-of = Digita un numero da { $low } a { $high }.
cli-table-possible = Possibile adesso, numero { $number }: { $action }
cli-table-not-possible = Non possibile adesso: { $action }
cli-table-would = Che cosa succederebbe:
cli-table-not-now = Perché non il resto?
cli-table-rule-hint = «? { $rule }» mostra una regola per intero.
cli-table-no-action = Non c’è alcuna azione «{ $text }».
cli-table-names-hint = Dopo «?» le azioni si scrivono così: { $names }
cli-table-help = Digita il numero di un’azione per eseguirla.
    3?        che cosa farebbe l’azione 3
    ? azione  perché un’azione non è possibile, per es. ? { $example }
    ? { $rule }  una regola per intero
    w         che cosa farebbe l’allenatore, e perché
    m         se la tua ultima scelta è stata un errore
    u         annulla il tuo ultimo passo
    b         mostra di nuovo il tabellone
    l         che cosa è successo finora
    s         salva
    lang fr   un’altra lingua (en, fr, it, ru)
    q         esci
