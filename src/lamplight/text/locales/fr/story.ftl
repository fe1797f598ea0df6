# How it is told what happens at a table.
web-pace = Rythme du récit des coups
web-pace-calm = posé
web-pace-brisk = vif
web-pace-instant = immédiat
web-story-result = Ce qui s’ensuit
web-story-go-on = Continuer
web-story-since = Depuis votre dernière décision
