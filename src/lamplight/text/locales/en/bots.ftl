bots-unknown = There is no bot "{ $bot }". Known: { $bots }; each also with a budget of its own, as in expert@800 or expert@1.5s.
bots-bad-budget = "{ $budget }" is no budget. Say how many iterations a decision may take (800), or how many seconds a turn (3s, 500ms); more than nothing, at most 10000000 iterations or 3600s.
bots-mishap-raised = The bot { $bot } ({ $seat }) failed ({ $detail }); a legal action was played in its place.
bots-mishap-illegal = The bot { $bot } ({ $seat }) wanted an action that is not legal ({ $detail }); a legal one was played in its place.
bots-mishap-overran = The bot { $bot } ({ $seat }) gave no answer in { $detail } seconds; legal actions are played in its place from now on.
