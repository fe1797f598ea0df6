# La question et ses options à la table.

web-final = Ce choix est définitif.
web-ask-final = Demander confirmation avant un choix définitif
web-hints = Conseils
web-hints-again = Revoir tous les conseils
web-rule-close = Fermer la règle
web-rule-more = Le livret de règles entier (nouvel onglet)
web-to-question = Aller à la question
web-one-of = { $count } sur { $of }
web-effect-gain = vous gagnez { $what }
web-effect-cost = cela coûte { $what }
web-effect-need = { $what }
web-effect-risk = { $what }
web-effect-later = plus tard : { $what }
web-choices = { $count } choix
