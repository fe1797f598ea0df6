# Le regole del molo di notte.

night-quay-rules-Q1 = Che cosa c’è
night-quay-rule-Q1-1 = Giocano da due a quattro mercanti. Ognuno ha le stesse lampade, una di ogni luce.
night-quay-rule-Q1-2 = Ogni barca porta una sola merce, da una a cinque casse.
night-quay-rule-Q1-3 = All’inizio ogni mercante riceve un ordine segreto per una merce. Non ci sono due ordini uguali.
night-quay-rules-Q2 = Un turno
night-quay-rule-Q2-1 = Arrivano tante barche quanti sono i mercanti, estratte a caso fra quelle non ancora viste. Dopo l’ultimo turno è l’alba.
night-quay-rule-Q2-2 = Tutti scelgono in segreto una delle proprie lampade. Quando tutti hanno scelto, le lampade si accendono insieme; sono consumate.
night-quay-rule-Q2-3 = Una lampada che nessun altro ha acceso chiama prima di quelle meno vive. I mercanti con lampade uguali si abbagliano: scelgono dopo tutti gli altri, nell’ordine dei posti. Nel primo turno comincia il primo posto, nel secondo il secondo, e così via.
night-quay-rule-Q2-4 = In quest’ordine ogni mercante prende una barca con tutte le sue casse. L’ultimo prende ciò che resta.
night-quay-rule-Q2-5 = Con la nebbia, una delle barche vi è nascosta. Chi rema verso di essa la prende, e solo allora si vede quale barca è.
night-quay-rules-Q3 = L’alba
night-quay-rule-Q3-1 = Si mostrano gli ordini. Ogni cassa vale un punto; quelle del proprio ordine due.
night-quay-rule-Q3-2 = Le lampade che un mercante non ha acceso valgono la loro luce.
night-quay-rule-Q3-3 = Vince chi ha più punti. A parità, la vittoria è condivisa.
