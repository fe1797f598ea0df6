# The table in the browser: what it is about, help and hints.

web-about-dual-powers = Pietrogrado, 1917. Due poteri, una città e un calendario che corre verso ottobre. In due, o da solo contro l'Opposizione.
web-help-dual-powers = Un segnalino 3/2 ha forza 3 da fresco e 2 da esausto; le barre sotto sono il suo grado, cioè quanto costa reclutarlo. Nella tabella delle presenze l’ultima colonna dice la forza dei due se la Volontà del Popolo passasse alla parte indicata; = vuol dire che non cambierebbe niente.
web-dp-played = Giocate: { $side }
web-dp-hand = La tua mano
web-dp-hands = Mani
web-dp-other-hand = (l'altra parte ne tiene { $count })
web-dp-objective = obiettivo segreto
web-dp-is-objective = Questo è il tuo obiettivo segreto: resta coperto fino alla fine del round.
web-dp-reserve = Riserva
web-dp-presence = Presenza
web-dp-control = Controllo
web-dp-if-will = Volontà: { $side }
web-dp-forming = obiettivo finora
web-provenance-dual-powers = Le regole sono quelle del gioco stampato, con parole nostre. Ciò che è stampato sui pezzi si conosce solo in parte: il resto è stato ricostruito secondo tutto ciò che si sa e bilanciato con simulazioni. Puoi giocare con un materiale tuo.
# Hints for a first match: what a question is about, in a sentence or two.
web-hint-dual-powers = I punti arrivano a fine round da tre zone: quella in Rivolta! e i due obiettivi segreti. Cerca di essere lì il più forte. Tocca una carta o un luogo per vedere che cosa puoi fare.
web-hint-dual-powers-ask-objective = Scegli una zona in cui sei già forte o puoi diventarlo in quattro turni. Questa carta non si potrà più giocare: tieni quelle le cui azioni ti servono.
web-hint-dual-powers-ask-objective-ready = Ora sceglie l'altra parte. Fino ad allora puoi ancora cambiare idea.
web-hint-dual-powers-ask-turn = Indica una carta, o tienici sopra il dito: un cerchio sul calendario mostra dove portano i suoi giorni. Fermarsi sul 15 o sul 31 dà un'azione bonus, e chi fa cambiare il mese prende la Volontà del Popolo, che comanda i segnalini neutrali accanto ai propri.
web-hint-dual-powers-ask-command = Reclutare mette nuove unità nella zona della carta. L'icona vale ovunque: muovi un segnalino in una zona vicina, o di due zone, oppure fai riposare un segnalino esausto. La barricata chiude un passaggio.
web-hint-dual-powers-ask-recruit = Puoi continuare finché il valore basta. Il resto va perso, ma usare ora le unità piccole lascia le grandi per una carta migliore.
web-hint-dual-powers-ask-leader-both = Un leader può andare in qualsiasi zona, ma solo adesso: se non lo piazzi con la sua carta non arriverà mai. L'azione speciale può venire prima o dopo.
web-hint-dual-powers-ask-leader-place = Piazza il leader dove ci saranno i punti: va bene qualsiasi zona, ed è la sua unica occasione.
web-hint-dual-powers-ask-leader-special = La Manifestazione sposta la barricata, lo Spionaggio mostra l'obiettivo avversario, Ispirare il Popolo prende la Volontà. Se niente ti serve, non fare nulla.
web-hint-dual-powers-ask-bonus = Te lo regala il calendario. È poco, ma gratis: recluta, muovi, riposa o pesca.
web-hint-dual-powers-ask-unrest = I punti muovono verso di te il segnalino del sostegno; un'azione bonus può ancora cambiare chi controlla gli obiettivi, che si contano subito dopo.

# The parts of the table, where there is room for one at a time.

web-dp-tab-map = Mappa

# The poster.

web-pitch-dual-powers = Rossi contro Bianchi, strada per strada. Nascondi il tuo scopo, conquista la volontà del popolo.
web-facts-dual-powers = 1–2 giocatori · 30–45 minuti · controllo del territorio

# The end of a match.

web-dp-from-unrest-scored = zone in Rivolta!
web-dp-from-marker-scored = obiettivi
web-dp-from-total = totale
web-end-dual-powers-won-red = { $name } conquista Pietrogrado per i Rossi
web-end-dual-powers-won-white = { $name } tiene Pietrogrado per i Bianchi
web-end-dual-powers-you-won-red = Conquisti Pietrogrado per i Rossi
web-end-dual-powers-you-won-white = Tieni Pietrogrado per i Bianchi
web-end-dual-powers-you-lost = L’Opposizione prende Pietrogrado
web-end-dual-powers-why-track = Il segnalino ha raggiunto la fine del tracciato del sostegno.
web-end-dual-powers-why-calendar = Il tempo è scaduto con il segnalino dalla parte del vincitore.
web-end-dual-powers-why-centre = Il tempo è scaduto con il segnalino esattamente al centro: ha deciso la Volontà del popolo.
