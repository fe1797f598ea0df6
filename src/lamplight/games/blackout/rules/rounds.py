"""RR: the round and its eight phases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from . import deploy, goals, market, plan, scout, secure
from .board import PACKING, Board
from .events import E_PHASE, E_ROUND

LAST_PHASE: Final = 8
_BEGIN: Final = (
    plan.begin,
    deploy.begin,
    goals.begin,
    scout.begin,
    market.begin,
    market.begin_clean_up,
    secure.begin,
    secure.begin_refreshing,
)
"""How each phase lays its steps on the agenda, from phase 1 on."""


def push_phase(board: Board, number: int) -> None:
    """Lay the steps of a phase on the agenda."""
    _BEGIN[number - 1](board)


class Round(Silent[Board]):
    """RR.01: a round has eight phases, in order; the step stays below them for the next round."""

    def __init__(self) -> None:
        super().__init__(PACKING, 5, "round", "RR.01")

    def resolve(self, board: Board, _seat: int, _argument: int) -> None:
        board.round += 1
        board.turn += 1
        board.tell(E_ROUND, "RR.03" if board.round > 1 else "RR.01", (board.round, board.first))
        for number in range(LAST_PHASE, 0, -1):
            push_phase(board, number)
            board.agenda.append(PHASE.at(0, number))


class Phase(Silent[Board]):
    """RR.01: one of the eight phases begins. The argument is its number."""

    def __init__(self) -> None:
        super().__init__(PACKING, 37, "phase", "RR.01")

    def resolve(self, board: Board, _seat: int, number: int) -> None:
        board.agenda.pop()
        board.phase = number
        board.tell(E_PHASE, "RR.01", (number,))

    def told(self, _board: Board, number: int) -> dict[str, Plain]:
        return {"phase": number}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        return as_int(told["phase"])


ROUND: Final = Round()
PHASE: Final = Phase()
