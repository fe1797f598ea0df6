# How it is told what happens at a table.
web-pace = Ritmo con cui si raccontano le mosse
web-pace-calm = calmo
web-pace-brisk = spedito
web-pace-instant = immediato
web-story-result = Che cosa è successo dopo
web-story-go-on = Continua
web-story-since = Dalla tua ultima decisione
web-story-last-turns = L’ultimo turno di ognuno
web-story-nothing = Non è ancora successo niente.
