"""A smaller form of the game, for quick curves."""

from __future__ import annotations

from lamplight.envs.research import Variant
from lamplight.kernel.game import Setup
from lamplight.kernel.state import State

from ..rules.state import DualPowersState
from ..rules.tables import BOX


def _two_months(setup: Setup) -> State:
    """D2.5, with the month marker on the month before the last; Trotsky, whose arrivals are over, stays in the box."""
    state = setup.start()
    assert isinstance(state, DualPowersState)
    tables = state.tables
    state.month = tables.last_month - 1
    state.place[tables.trotsky] = state.place[tables.red_trotsky] = BOX
    return state


SHORT = Variant("Only the last two months are played, without Trotsky, who would have come before them.", _two_months)
