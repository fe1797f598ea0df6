# What screen readers say for pictures whose names are nowhere else.

dual-powers-picture-board = Plan de Petrograd avec calendrier et piste de Soutien
dual-powers-picture-barricade = Barricade
dual-powers-picture-will = Volonté du Peuple
dual-powers-picture-next-unrest = ensuite
dual-powers-picture-marker-day = Marqueur de jour
dual-powers-picture-marker-month = Marqueur de mois
dual-powers-picture-marker-score = Marqueur de score
dual-powers-picture-marker-objective-1 = Marqueur d’Objectif 1
dual-powers-picture-marker-objective-2 = Marqueur d’Objectif 2
dual-powers-picture-marker-objective-3 = Marqueur d’Objectif 3
dual-powers-picture-icon-organise = Organisation
dual-powers-picture-icon-draw = Piocher une carte
dual-powers-picture-icon-barricade = Barricade
dual-powers-picture-icon-days = Jours
dual-powers-picture-icon-points = Points
dual-powers-picture-icon-bonus = Action supplémentaire
dual-powers-picture-icon-score = Score
dual-powers-picture-icon-objective = Objectif secret
dual-powers-picture-icon-fresh = Reposé
dual-powers-picture-icon-exhausted = Fatigué
dual-powers-picture-marker-difficulty-1 = Difficulté 1
dual-powers-picture-marker-difficulty-2 = Difficulté 2
dual-powers-picture-marker-difficulty-3 = Difficulté 3
dual-powers-picture-marker-difficulty-4 = Difficulté 4
dual-powers-picture-marker-difficulty-5 = Difficulté 5
dual-powers-picture-marker-difficulty-6 = Difficulté 6
