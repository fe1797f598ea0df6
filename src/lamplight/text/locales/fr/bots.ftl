bots-unknown = Il n’y a pas de bot « { $bot } ». Connus : { $bots } ; chacun aussi avec son propre budget, par exemple expert@800 ou expert@1.5s.
bots-bad-budget = « { $budget } » n’est pas un budget. Indiquez combien d’itérations peut prendre une décision (800) ou combien de secondes un tour (3s, 500ms) ; plus que zéro, au plus 10000000 itérations ou 3600s.
bots-mishap-raised = Le bot { $bot } ({ $seat }) a échoué ({ $detail }) ; une action légale a été jouée à sa place.
bots-mishap-illegal = Le bot { $bot } ({ $seat }) voulait une action qui n’est pas légale ({ $detail }) ; une action légale a été jouée à sa place.
bots-mishap-overran = Le bot { $bot } ({ $seat }) n’a pas répondu en { $detail } secondes ; désormais des actions légales sont jouées à sa place.
