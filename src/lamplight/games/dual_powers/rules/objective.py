"""D3.2: both players put a command card face down as their secret objective, at the same time."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import Sealed
from lamplight.kernel.types import all_but, only

from . import solo
from .board import NONE, PACKING
from .state import DualPowersState
from .tables import E_OBJECTIVE_CHOSEN, E_OBJECTIVE_HIDDEN


class Objective(Sealed[DualPowersState]):
    """D3.2 asks both players at once; D5.3 replaces it in the solo game."""

    def __init__(self) -> None:
        super().__init__(
            PACKING, 6, "objective", "D3.2.1", prompt="dual-powers-ask-objective", verbs=("objective",), private=True
        )

    def advance(self, board: DualPowersState, side: int, count: int) -> bool:
        if board.tables.solo:
            board.agenda.pop()
            solo.begin_objective(board)
            return False
        return super().advance(board, side, count)

    def choices(self, board: DualPowersState, chooser: int) -> list[int]:
        """D3.2.1: any command card of the hand, never a leader."""
        tables = board.tables
        commands, base = tables.commands, tables.a_objective
        return [base + card for card in board.hand[tables.side_of_seat[chooser]] if card < commands]

    def ready(self, board: DualPowersState, chooser: int) -> bool:
        return board.chosen[board.tables.side_of_seat[chooser]] != NONE or not self.choices(board, chooser)

    def choose(self, board: DualPowersState, chooser: int, action: int) -> None:
        tables = board.tables
        board.chosen[tables.side_of_seat[chooser]] = action - tables.a_objective

    def complete(self, board: DualPowersState) -> bool:
        return self.ready(board, 0) and self.ready(board, 1)

    def end(self, board: DualPowersState) -> None:
        """Both choices are in: the cards leave the hands."""
        for side in (0, 1):
            card = board.chosen[side]
            if card == NONE:
                continue
            board.chosen[side] = NONE
            board.hand[side].remove(card)
            board.objective[side] = card
            seat = board.tables.seat_of_side[side]
            board.objective_known[side] = only(seat)
            board.tell(E_OBJECTIVE_CHOSEN, "D3.2.1", (side, card), only(seat))
            board.tell(E_OBJECTIVE_HIDDEN, "D3.2.1", (side,), all_but(seat))
        board.agenda.pop()


OBJECTIVE: Final = Objective()
