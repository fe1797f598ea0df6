# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Pietrogrado, 1917. Due poteri, una città e un calendario che corre verso ottobre. In due, o in solitario contro l’Opposizione.
web-help-dual-powers = Un segnalino 3/2 ha forza 3 da fresco e 2 da esausto; le barre sotto il numero sono il suo grado, cioè quanto costa reclutarlo. L’ultima colonna mostra la forza delle due fazioni se la Volontà del Popolo cambiasse mano; «=» vuol dire che non cambierebbe niente.
web-dp-played = Carte giocate dai { $side }
web-dp-hand = La tua mano
web-dp-other-hand = { $count ->
    [one] (l’avversario ha una carta)
   *[other] (l’avversario ha { $count } carte)
}
web-dp-is-objective = Questo è il tuo obiettivo segreto: resta coperto fino alla fine del round.
web-dp-reserve = Riserva
web-dp-presence = Zona
web-dp-control = Controllo
web-dp-if-will = Se la Volontà fosse ai { $side }
web-dp-forming = obiettivo provvisorio dell’Opposizione
web-provenance-dual-powers = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un tuo set di componenti.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = I punti arrivano a fine round da tre zone: quella in Rivolta e quelle dei due obiettivi segreti. Cerca di essere più forte dell’avversario in quelle zone. Ciò che brilla si sceglie toccandolo.
web-hint-dual-powers-ask-objective = Scegli una zona in cui sei già forte o puoi diventarlo in quattro turni. Questa carta non si potrà più giocare: tieni quelle le cui azioni ti servono.
web-hint-dual-powers-ask-objective-ready = Ora sceglie l’avversario. Finché non ha scelto puoi ancora cambiare idea.
web-hint-dual-powers-ask-turn = Ogni carta dice quanti giorni richiede; se la tocchi, la giochi. Fermarsi sul 15 o sul 31 dà un’azione bonus, e chi fa iniziare un nuovo mese prende la Volontà del Popolo: i segnalini neutrali accanto ai tuoi combatteranno per te.
web-hint-dual-powers-ask-command = Reclutare mette nuove unità nella zona della carta. L’icona vale ovunque: muovi un segnalino in una zona vicina (Doppio movimento: fino a due zone), oppure fai riposare un segnalino esausto. La barricata chiude un collegamento.
web-hint-dual-powers-ask-recruit = Puoi reclutare finché il valore basta; il resto va perso. Usare ora le unità piccole lascia le grandi per una carta migliore.
web-hint-dual-powers-ask-leader-both = Un leader può andare in qualsiasi zona, ma solo adesso: se non lo piazzi con la sua carta, non entrerà mai in gioco. L’azione speciale può venire prima o dopo.
web-hint-dual-powers-ask-leader-place = Piazza il leader dove ci saranno i punti: va bene qualsiasi zona, ed è la sua unica occasione.
web-hint-dual-powers-ask-leader-special = La Manifestazione sposta la barricata, lo Spionaggio scopre l’obiettivo avversario, Ispirare il Popolo prende la Volontà. Se niente di questo ti serve, rinuncia.
web-hint-dual-powers-ask-bonus = Un regalo del calendario: recluta, muovi, fai riposare o pesca, gratis.
web-hint-dual-powers-ask-unrest = I punti muovono verso di te l’indicatore del punteggio; un’azione bonus può ancora cambiare chi controlla gli obiettivi, che si contano subito dopo.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Mappa
web-dp-strength = forza

# The board part by part: what pieces are and do, what scores, and the scene of a scoring.

web-dp-tab-hand = Mano
web-dp-tab-scores = Punteggio
web-dp-map = Mappa di Pietrogrado
web-dp-hand-of = Mano: { $side }
web-dp-watching = Stai guardando: le mani e gli obiettivi coperti restano nascosti.
web-dp-piles = Mazzo di pesca e scarti
web-dp-pile = Mazzo: { $count }
web-dp-discard = Scarti: { $count }
web-dp-region = Zona
web-dp-scores = Che cosa dà punti alla fine del round
web-dp-scores-unrest = Rivolta!
web-dp-scores-red = Obiettivo dei Rossi
web-dp-scores-white = Obiettivo dei Bianchi
web-dp-my-objective = Il tuo obiettivo
web-dp-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-dp-now = Se si contasse ora: { $side }.
web-dp-now-points = Se si contasse ora: { $side } +{ $count }
web-dp-now-short = ora: { $side }
web-dp-now-nobody = ora: nessuno
web-dp-face-down = coperto
web-dp-face-up = scoperto
web-dp-no-objective = non ancora scelto
web-dp-open-objective = Un obiettivo: alla fine del round la sua zona dà punti a chi la controlla.
web-dp-next-unrest = Prossima Rivolta!: { $region }
web-dp-reveal = { $side }: rivela questo obiettivo
web-dp-reveal-short = tocca per rivelare
web-dp-why-nobody = Nessuna fazione ha segnalini lì.
web-dp-why-strength = I { $side } sono più forti.
web-dp-why-tokens = Parità. I { $side } hanno più segnalini.
web-dp-why-tokens-counted = Parità. I { $side } hanno più segnalini: { $more } contro { $less }.
web-dp-why-will = Parità di forza e di segnalini. I { $side } hanno la Volontà.
web-dp-why-neutrals = I segnalini neutrali stanno con i { $side }, che hanno la Volontà.
web-dp-track = Tracciato del sostegno
web-dp-lead = I { $side } sono avanti di { $count }
web-dp-level = Nessuno è avanti
web-dp-will = La Volontà del Popolo: { $side }
web-dp-date = Giorno { $day }, { $month }
web-dp-reserve-of = { $side }: riserva ({ $count })
web-dp-reserve-empty = { $side }: la riserva è vuota
web-dp-in-city = In città
web-dp-token-owner = { $side }.
web-dp-token-neutral = Neutrale: segue chi ha la Volontà, se ha accanto un suo segnalino.
web-dp-token-rank = Grado { $rank }.
web-dp-token-strength = Forza { $fresh } da fresco, { $exhausted } da esausto. { $state ->
    [exhausted] Ora è esausto.
   *[fresh] Ora è fresco.
}
web-dp-card-days = Il calendario avanza di { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}.
web-dp-card-recruit = Recluta nella zona { $region } unità di grado totale fino a { $count }, oppure:
web-dp-card-leader = Il leader entra in una zona qualsiasi. Azione speciale:
web-dp-card-points = Come obiettivo: { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
web-dp-does-move = muovi un segnalino in una zona vicina.
web-dp-does-double-move = muovi un segnalino di una o due zone.
web-dp-does-rest = rimetti un segnalino esausto sul lato fresco.
web-dp-does-demonstration = la barricata va su un altro collegamento.
web-dp-does-espionage = l’obiettivo avversario viene scoperto.
web-dp-does-inspire = prendi la Volontà del Popolo.
web-dp-verb-score = Prendi i punti
web-dp-verb-bonus = Azione bonus
web-dp-verb-spy = Spionaggio
web-dp-verb-inspire = Prendi la Volontà
web-dp-verb-draw = Pesca una carta
web-dp-verb-organise = Organizzazione
web-dp-verb-pass = Fatto
web-dp-plate-hand = Carte in mano: { $count }
web-dp-plate-reserve = Unità nella riserva: { $count }
web-dp-plate-will = Ha la Volontà del Popolo
web-dp-plate-open = obiettivo scoperto
web-dp-plate-down = obiettivo coperto
web-dp-aims = A che cosa punti
web-dp-turns-left = Ti { $count ->
    [one] resta { $count } turno
   *[other] restano { $count } turni
} in questo round.
web-dp-ends = La partita finisce dopo il punteggio di { $month }, o subito con un vantaggio di { $end }.
web-dp-ends-solo = Round { $round } di { $rounds }; con un vantaggio di { $end } la partita finisce subito.
web-dp-scene-title = Punteggio del round { $round }
web-dp-scene-points = Punti
web-dp-scene-bonus = azione bonus invece dei punti
web-dp-scene-nobody = nessuno
web-dp-scene-again = Rivedi
web-dp-scene-on = Avanti: round { $round } ({ $month })
web-dp-scene-end = Guarda com’è finita

# The poster.

web-pitch-dual-powers = Rossi contro Bianchi, strada per strada. Nascondi il tuo obiettivo, conquista la volontà del popolo.
web-facts-dual-powers = 1–2 giocatori · 30–45 minuti · controllo del territorio

# The end of a match.

web-dp-from-unrest-scored = zone in Rivolta
web-dp-from-marker-scored = obiettivi
web-dp-from-total = totale
web-end-dual-powers-won-red = { $name } conquista Pietrogrado per i Rossi
web-end-dual-powers-won-white = { $name } difende Pietrogrado per i Bianchi
web-end-dual-powers-you-won-red = Hai conquistato Pietrogrado per i Rossi
web-end-dual-powers-you-won-white = Hai difeso Pietrogrado per i Bianchi
web-end-dual-powers-you-lost = L’Opposizione prende Pietrogrado
web-end-dual-powers-why-track = L’indicatore ha raggiunto la fine del tracciato del sostegno.
web-end-dual-powers-why-calendar = Il tempo è scaduto con l’indicatore dalla parte di chi ha vinto.
web-end-dual-powers-why-centre = Il tempo è scaduto con l’indicatore esattamente al centro: ha deciso la Volontà del Popolo.
web-dp-force = Forza
web-dp-now-word = ora
