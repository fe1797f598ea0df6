"""A smaller form of the game, for quick curves."""

from __future__ import annotations

from lamplight.envs.research import Variant
from lamplight.kernel.game import Setup
from lamplight.kernel.state import State

from ..rules.state import BlackoutState

ROUNDS = 3


def _three_rounds(setup: Setup) -> State:
    """R9.03, with the last round known from the start."""
    state = setup.start()
    assert isinstance(state, BlackoutState)
    state.last_round = ROUNDS
    return state


SHORT = Variant("The third round is the last one, as everybody knows from the start.", _three_rounds)
