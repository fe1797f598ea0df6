# How it is told what happens at a table.
web-pace = Rythme d’affichage des coups
web-pace-calm = calme
web-pace-brisk = vif
web-pace-instant = immédiat
web-story-result = Conséquences
web-story-go-on = Continuer
web-story-since = Depuis votre dernière décision
web-story-last-turns = Le dernier tour de chacun
web-story-nothing = Il ne s’est encore rien passé.
