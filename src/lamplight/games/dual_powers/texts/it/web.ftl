# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Pietrogrado, 1917. Due poteri, una città e un calendario che corre verso ottobre. In due, o in solitario contro l’Opposizione.
web-help-dual-powers = Un segnalino 3/2 ha forza 3 da fresco e 2 da esausto; le barre sotto il numero sono il suo grado, cioè quanto costa reclutarlo. L’ultima colonna mostra la forza dei due se la Volontà del Popolo cambiasse mano; «=» vuol dire che non cambierebbe niente.
web-dp-played = Carte giocate dai { $side }
web-dp-hand = La tua mano
web-dp-hands = Mani
web-dp-other-hand = { $count ->
    [one] (l’avversario ha una carta)
   *[other] (l’avversario ha { $count } carte)
}
web-dp-objective = obiettivo segreto
web-dp-is-objective = Questo è il tuo obiettivo segreto: resta coperto fino alla fine del round.
web-dp-reserve = Riserva
web-dp-presence = Zona
web-dp-strength = Forza zona per zona
web-dp-force = Forza
web-dp-control = Controllo
web-dp-if-will = Se la Volontà passa ai { $side }
web-dp-forming = obiettivo provvisorio dell’Opposizione
web-provenance-dual-powers = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un tuo set di componenti.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = I punti arrivano a fine round da tre zone: quella in Rivolta e quelle dei due obiettivi segreti. Cerca di essere lì più forte dell’avversario. Tocca una carta o un luogo per vedere che cosa puoi fare.
web-hint-dual-powers-ask-objective = Scegli una zona in cui sei già forte o puoi diventarlo in quattro turni. Questa carta non si potrà più giocare: tieni quelle le cui azioni ti servono.
web-hint-dual-powers-ask-objective-ready = Ora sceglie l’avversario. Fino ad allora puoi ancora cambiare idea.
web-hint-dual-powers-ask-turn = Indica una carta, o tienici sopra il dito: un cerchio sul calendario mostra dove portano i suoi giorni. Fermarsi sul 15 o sul 31 dà un’azione bonus, e chi fa iniziare un nuovo mese prende la Volontà del Popolo: i segnalini neutrali accanto ai tuoi combattono allora per te.
web-hint-dual-powers-ask-command = Reclutare mette nuove unità nella zona della carta. L’icona vale ovunque: muovi un segnalino in una zona vicina (Doppio movimento: fino a due zone), oppure fai riposare un segnalino esausto. La barricata chiude un collegamento.
web-hint-dual-powers-ask-recruit = Puoi reclutare finché il valore basta; il resto va perso. Usare ora le unità piccole lascia le grandi per una carta migliore.
web-hint-dual-powers-ask-leader-both = Un leader può andare in qualsiasi zona, ma solo adesso: se non lo piazzi con la sua carta, non entrerà mai in gioco. L’azione speciale può venire prima o dopo.
web-hint-dual-powers-ask-leader-place = Piazza il leader dove ci saranno i punti: va bene qualsiasi zona, ed è la sua unica occasione.
web-hint-dual-powers-ask-leader-special = La Manifestazione sposta la barricata, lo Spionaggio scopre l’obiettivo avversario, Ispirare il Popolo prende la Volontà. Se niente di questo ti serve, rinuncia.
web-hint-dual-powers-ask-bonus = Un regalo del calendario: recluta, muovi, riposa o pesca, gratis.
web-hint-dual-powers-ask-unrest = I punti muovono verso di te l’indicatore del punteggio; un’azione bonus può ancora cambiare chi controlla gli obiettivi, che si contano subito dopo.
