bots-unknown = Il n’y a pas de bot « { $bot } ». Connus : { $bots } ; chacun aussi avec son propre budget, par exemple expert@800 ou expert@1.5s.
bots-bad-budget = « { $budget } » n’est pas un budget. Indiquez combien d’itérations peut prendre une décision (800) ou combien de secondes un tour (3s, 500ms) ; plus que zéro, au plus 10000000 itérations ou 3600s.
bots-mishap-raised = Le bot { $bot } ({ $seat }) a échoué ({ $detail }) ; une action légale a été jouée à sa place.
bots-mishap-illegal = Le bot { $bot } ({ $seat }) voulait une action qui n’est pas légale ({ $detail }) ; une action légale a été jouée à sa place.
bots-mishap-overran = Le bot { $bot } ({ $seat }) n’a pas répondu en { $detail } secondes ; désormais des actions légales sont jouées à sa place.
bots-choose-level = De quelle force doivent être les bots ?
bots-level-random = random : joue n’importe quel coup permis
bots-level-novice = novice : sait ce qui est souvent bon, n’anticipe jamais
bots-level-casual = casual : anticipe un peu
bots-level-steady = steady : anticipe davantage, un bon adversaire pour une deuxième partie
bots-level-expert = expert : réfléchit jusqu’à trois secondes par tour
bots-thinking = Réflexion en cours : { $seat }…
bots-weights-unreadable = { $file } ne contient pas de réseaux lisibles.
bots-weights-layout = { $file } contient des réseaux d’une autre forme ({ $layout }) ; cette version joue avec { $wanted }.
bots-weights-size = { $file } : { $part } n’a pas la taille que cette forme demande.
bots-run-unreadable = { $file } n’est pas le plan d’un entraînement : indiquez un nouveau dossier.
bots-run-differs = L’entraînement dans { $folder } a commencé avec { $setting } = { $was }, et non { $now } : continuez avec les mêmes réglages, ou indiquez un nouveau dossier.
