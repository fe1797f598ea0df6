"""D3: a round and its five phases."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import Silent, Step

from .action import ACTION
from .board import PACKING
from .cleanup import CLEANUP
from .draw import DRAW
from .objective import OBJECTIVE
from .scoring import SCORING
from .state import DualPowersState
from .tables import E_ROUND


class Round(Silent[DualPowersState]):
    """D3: Draw, Objective, Action, Scoring, Clean-up; then the next round: this step is never over."""

    def __init__(self) -> None:
        super().__init__(PACKING, 2, "round", "D3.1.1")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        board.round += 1
        board.turn += 1
        board.tell(E_ROUND, "D3.1.1", (board.round,))
        board.agenda += [phase.at() for phase in reversed(PHASES)]


ROUND: Final = Round()
PHASES: Final[tuple[Step[DualPowersState], ...]] = (DRAW, OBJECTIVE, ACTION, SCORING, CLEANUP)
"""In their order; each is called as its step is."""
