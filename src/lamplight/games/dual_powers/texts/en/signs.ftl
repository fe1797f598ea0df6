# What the signs mean, for the page of help.

dual-powers-sign-recruit = New units enter the card’s region, up to its value.
dual-powers-sign-recruit-leader = The leader of the card enters any region.
dual-powers-sign-move = One token to a neighbouring region.
dual-powers-sign-double-move = One token by up to two regions.
dual-powers-sign-rest = An exhausted token turns fresh again.
dual-powers-sign-demonstration = The barricade moves to another connection.
dual-powers-sign-espionage = The other side’s secret objective is turned face up.
dual-powers-sign-inspire = You take the Will of the People.
dual-powers-sign-organise = Alone: your own objective is turned face up.
dual-powers-sign-draw = A bonus action: one more command card.
dual-powers-sign-unrest = This region is scored at the end of the round.
dual-powers-sign-barricade = Nobody moves over this connection.
dual-powers-sign-days = So many days the card moves the calendar.
dual-powers-sign-points = Steps of the marker on the support track.
dual-powers-sign-objective = A secret objective: its region is scored.
dual-powers-sign-bonus = A bonus action, for stopping on day 15 or 31.
dual-powers-sign-score = The marker moves towards you.
dual-powers-sign-pass = You do nothing more.
dual-powers-sign-fresh = A token’s stronger side, as it enters.
dual-powers-sign-exhausted = A token’s weaker side, after its region was scored.
dual-powers-sign-red = The Petrograd Soviet.
dual-powers-sign-white = The Provisional Government.
