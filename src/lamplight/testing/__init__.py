"""The conformance suite: hand it your game, and it plays the game's promises through.

    from lamplight.testing import check_game
    check_game(MY_GAME, seeds=range(20))

Each check raises `ConformanceFailure` with the name of the broken promise, the seed and the place.
"""

from .conformance import CHECKS, check_game
from .processes import check_processes
from .walk import ConformanceFailure

__all__ = ["CHECKS", "ConformanceFailure", "check_game", "check_processes"]
