# The environments for researchers.

envs-no-observations = { $game } has no layout of observations: it needs an entry point of the group lamplight.observations.
envs-no-action = { $action } is not an action: actions are the numbers from 0 to { $last }.
envs-illegal = Action { $action } is not possible now: { $reason } [{ $rule }] The legal actions are in the action mask.
envs-not-legal = it is not among the legal actions.
envs-position-over = In this position nobody has anything to decide: the match is over.
envs-reset-needed = There is no running match: call reset() first.
envs-render-mode = The render mode { $mode } does not exist; available: { $modes }.
envs-no-oracle = The state of the whole match is only available with oracle=True and a numeric observation: it tells more than any seat may know.
envs-unknown-version = { $name } does not exist; available: { $names }.
envs-not-alone = This environment is for one player, and these options leave { $seats } seats free: name opponents for the others.
envs-batch-size = A batch has at least one match, not { $size }.
envs-batch-actions = A batch of { $size } matches needs as many actions, not { $given }.
envs-text-you = You are { $seat } in a match of { $game }.
envs-text-happened = What has happened since you were last asked:
envs-text-known = What you know:
envs-text-legal = What you may do (answer with the number before the colon):
envs-save-no-bytes = A save is bytes, as save() gives them, not { $type }.
envs-save-broken = This is not a save of an environment, or it is damaged.
envs-save-other-format = This save has form { $there }, and this version of the program reads form { $here }.
envs-save-other-game = This save is of a match of { $there }, and this environment plays { $here }.
envs-save-other-rules-version = This save was made with version { $there } of the rules, and these are version { $here }.
envs-save-other-components = This save was made with another component set ({ $there }; this environment has { $here }).
envs-save-other-options = This save was made with other options ({ $there }; this environment has { $here }).
envs-save-other-kind = This is a save of another kind of environment ({ $there }; this one is { $here }).
envs-save-other-size = This save has { $there } matches, and this batch has { $here }.
envs-no-memory-tensor = There is no tensor of the information state, since what a player has seen happen has no fixed length: use the string, or the tensor of the observation.
envs-all-opponents = Opponents have all the seats: at least one must stay free.
