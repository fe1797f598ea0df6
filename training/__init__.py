"""How the bots' weights are learned: matches are played, what was counted in them is fitted to what came of it.

    python -m training dual-powers --mode two --matches 4000 --bot casual@30 --seed 1 --jobs 2

plays, fits, tells how well the fit foretells matches that it has not seen, and writes `bot/weights.json` of the game.
With the same arguments it comes to the same weights; but a bot that looks ahead plays with those that are there
already, so that a run from nothing begins with the novice. Needs numpy, which players never install.
"""
