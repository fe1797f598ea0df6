# What screen readers say for pictures whose names are nowhere else.

dual-powers-picture-board = Map of Petrograd with calendar and support track
dual-powers-picture-barricade = Barricade
dual-powers-picture-will = Will of the People
dual-powers-picture-next-unrest = next Unrest!
dual-powers-picture-marker-day = Day marker
dual-powers-picture-marker-month = Month marker
dual-powers-picture-marker-score = Score marker
dual-powers-picture-marker-objective-1 = Objective marker 1
dual-powers-picture-marker-objective-2 = Objective marker 2
dual-powers-picture-marker-objective-3 = Objective marker 3
dual-powers-picture-icon-organise = Organise
dual-powers-picture-icon-draw = Draw a card
dual-powers-picture-icon-barricade = Barricade
dual-powers-picture-icon-days = Days
dual-powers-picture-icon-points = Points
dual-powers-picture-icon-bonus = Bonus action
dual-powers-picture-icon-score = Score
dual-powers-picture-icon-objective = Secret objective
dual-powers-picture-icon-fresh = Fresh
dual-powers-picture-icon-exhausted = Exhausted
dual-powers-picture-marker-difficulty-1 = Difficulty 1
dual-powers-picture-marker-difficulty-2 = Difficulty 2
dual-powers-picture-marker-difficulty-3 = Difficulty 3
dual-powers-picture-marker-difficulty-4 = Difficulty 4
dual-powers-picture-marker-difficulty-5 = Difficulty 5
dual-powers-picture-marker-difficulty-6 = Difficulty 6
