# Che cosa vogliono dire i simboli, per la pagina di aiuto.

dual-powers-sign-recruit = Nuove unità entrano nella zona della carta, fino al suo valore.
dual-powers-sign-recruit-leader = Il leader della carta entra in una zona a scelta.
dual-powers-sign-move = Un segnalino va in una zona vicina.
dual-powers-sign-double-move = Un segnalino si sposta di una o due zone.
dual-powers-sign-rest = Un segnalino esausto torna fresco.
dual-powers-sign-demonstration = La barricata va su un altro collegamento.
dual-powers-sign-espionage = L’obiettivo segreto dell’avversario viene scoperto.
dual-powers-sign-inspire = Prendi la Volontà del Popolo.
dual-powers-sign-organise = In solitario: il tuo obiettivo viene scoperto.
dual-powers-sign-draw = Un’azione bonus: una carta Comando in più.
dual-powers-sign-unrest = Questa zona dà punti alla fine del round.
dual-powers-sign-barricade = Nessuno passa da questo collegamento.
dual-powers-sign-days = Di quanti giorni la carta fa avanzare il calendario.
dual-powers-sign-points = Caselle dell’indicatore sul tracciato del sostegno.
dual-powers-sign-objective = Un obiettivo segreto: la sua zona dà punti.
dual-powers-sign-bonus = Un’azione bonus, per chi si ferma il 15 o il 31.
dual-powers-sign-score = L’indicatore avanza verso di te.
dual-powers-sign-pass = Non fai altro.
dual-powers-sign-fresh = Il lato più forte di un segnalino, quando entra.
dual-powers-sign-exhausted = Il lato più debole di un segnalino, dopo il punteggio della sua zona.
dual-powers-sign-red = Il Soviet di Pietrogrado.
dual-powers-sign-white = Il Governo Provvisorio.
