bots-unknown = There is no bot “{ $bot }”. Known: { $bots }; each also with a budget of its own, as in expert@800 or expert@1.5s.
bots-bad-budget = “{ $budget }” is not a budget. Say how many iterations a decision may take (800), or how many seconds a turn (3s, 500ms); more than zero, at most 10000000 iterations or 3600s.
bots-mishap-raised = The bot { $bot } ({ $seat }) failed ({ $detail }); a legal action was played in its place.
bots-mishap-illegal = The bot { $bot } ({ $seat }) wanted an action that is not legal ({ $detail }); a legal one was played in its place.
bots-mishap-overran = The bot { $bot } ({ $seat }) gave no answer in { $detail } seconds; legal actions are played in its place from now on.
bots-choose-level = How strong should the bots be?
bots-level-random = random: plays any legal move
bots-level-novice = novice: knows what is usually good, never looks ahead
bots-level-casual = casual: looks ahead a little
bots-level-steady = steady: looks further ahead, a good opponent for a second match
bots-level-expert = expert: thinks for up to three seconds a turn
bots-thinking = { $seat } is thinking…
bots-weights-unreadable = { $file } holds no networks that can be read.
bots-weights-layout = { $file } holds networks of another layout ({ $layout }); this version plays with { $wanted }.
bots-weights-size = { $file }: { $part } does not have the size that this layout asks for.
bots-run-unreadable = { $file } is not the plan of a training run: give a new folder.
bots-run-differs = The run in { $folder } was begun with { $setting } = { $was }, not { $now }: go on with the same settings, or give a new folder.
