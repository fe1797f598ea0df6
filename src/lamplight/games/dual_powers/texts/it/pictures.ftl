# What screen readers say for pictures whose names are nowhere else.

dual-powers-picture-board = Mappa di Pietrogrado con calendario e tracciato del sostegno
dual-powers-picture-barricade = Barricata
dual-powers-picture-will = Volontà del Popolo
dual-powers-picture-next-unrest = poi
dual-powers-picture-marker-day = Indicatore del giorno
dual-powers-picture-marker-month = Indicatore del mese
dual-powers-picture-marker-score = Indicatore del punteggio
dual-powers-picture-marker-objective-1 = Indicatore obiettivo 1
dual-powers-picture-marker-objective-2 = Indicatore obiettivo 2
dual-powers-picture-marker-objective-3 = Indicatore obiettivo 3
dual-powers-picture-icon-organise = Organizzazione
dual-powers-picture-icon-draw = Pescare una carta
dual-powers-picture-icon-barricade = Barricata
dual-powers-picture-icon-days = Giorni
dual-powers-picture-icon-points = Punti
dual-powers-picture-icon-bonus = Azione bonus
dual-powers-picture-icon-score = Punteggio
dual-powers-picture-icon-objective = Obiettivo segreto
dual-powers-picture-icon-fresh = Fresco
dual-powers-picture-icon-exhausted = Esausto
dual-powers-picture-marker-difficulty-1 = Difficoltà 1
dual-powers-picture-marker-difficulty-2 = Difficoltà 2
dual-powers-picture-marker-difficulty-3 = Difficoltà 3
dual-powers-picture-marker-difficulty-4 = Difficoltà 4
dual-powers-picture-marker-difficulty-5 = Difficoltà 5
dual-powers-picture-marker-difficulty-6 = Difficoltà 6
