"""How the bots learn: networks by self-play, generation after generation, and the weights of the linear minds.

    python -m training dual-powers --mode two --run FOLDER --generations 8 --seed 1

plays matches against itself, fits a value and a policy network to what its searches found, and goes on with them; the
folder is a run's own, outside the repository, and a run that was stopped goes on where it was.

    python -m training.duel dual-powers --one expert --two frozen --budget 0.3s --deals 100

measures one way to play by another, on the same deals.

    python -m training.linear dual-powers --mode two --matches 4000 --bot casual@30 --seed 1 --jobs 2

fits the linear weights, tells how well they foretell matches that it has not seen, and writes `bot/weights.json` of
the game. With the same arguments, and budgets in iterations, all of them come to the same; but a bot that looks ahead
plays with the weights that are there already, so that a run from nothing begins with the novice. All need numpy, which
players never install.
"""
