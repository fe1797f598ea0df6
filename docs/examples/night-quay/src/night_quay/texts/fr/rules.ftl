# Les règles du quai de nuit.

night-quay-rules-Q1 = Ce qu’il y a
night-quay-rule-Q1-1 = Deux à quatre marchands jouent. Chacun a les mêmes lampes, une de chaque éclat.
night-quay-rule-Q1-2 = Chaque barque porte une seule marchandise, d’une à cinq caisses.
night-quay-rule-Q1-3 = Au début chaque marchand reçoit une commande secrète pour une marchandise. Il n’y a pas deux commandes égales.
night-quay-rules-Q2 = Une manche
night-quay-rule-Q2-1 = Il arrive autant de barques qu’il y a de marchands, tirées au hasard parmi celles que l’on n’a pas encore vues. Après la dernière manche, c’est l’aube.
night-quay-rule-Q2-2 = Tous choisissent en secret une de leurs lampes. Quand tous ont choisi, les lampes sont allumées ensemble ; elles sont brûlées.
night-quay-rule-Q2-3 = Une lampe que personne d’autre n’a allumée appelle avant les moins vives. Les marchands aux lampes égales s’éblouissent : ils choisissent après tous les autres, dans l’ordre des places. À la première manche la première place commence, à la deuxième la deuxième, et ainsi de suite.
night-quay-rule-Q2-4 = Dans cet ordre chaque marchand prend une barque avec toutes ses caisses. Le dernier prend ce qui reste.
night-quay-rule-Q2-5 = Avec le brouillard, l’une des barques y est cachée. Qui rame vers elle la prend, et l’on voit alors seulement laquelle c’est.
night-quay-rules-Q3 = L’aube
night-quay-rule-Q3-1 = On montre les commandes. Chaque caisse vaut un point ; celles de sa commande en valent deux.
night-quay-rule-Q3-2 = Les lampes qu’un marchand n’a pas allumées valent leur éclat.
night-quay-rule-Q3-3 = Qui a le plus de points gagne. À égalité, la victoire est partagée.
