"""A running match: the board, what is declared of it, and how it ends. The steps of the rules work on it."""

from __future__ import annotations

from lamplight.kernel.agenda import Question
from lamplight.kernel.ledger import Ledger

from .board import BY_TRACK, ENDINGS, NONE, RUNNING, Board
from .declare import declare
from .tables import RED


class DualPowersState(Board):
    """A match of Dual Powers, fast: see `lamplight.kernel.state.State`."""

    def clone(self) -> DualPowersState:
        return DualPowersState(self.tables, self)

    def declare(self, ledger: Ledger) -> None:
        declare(self, ledger)

    def winners(self) -> list[int]:
        if self.ended == RUNNING or self.winner == NONE:
            return []
        seat = self.tables.seat_of_side[self.winner]
        return [seat] if seat >= 0 else []

    def returns(self) -> list[int]:
        if self.ended == RUNNING:
            return [0] * self.tables.seats
        return [1 if side == self.winner else -1 for side in self.tables.side_of_seat]

    def scores(self) -> list[int]:
        """The marker's place on the support track, as seen from each side's own end."""
        return [self.score if side == RED else -self.score for side in self.tables.side_of_seat]

    def first_seat(self) -> int:
        """D3.3.1: whoever holds the Will; alone it is the Opposition (D5.4)."""
        return -1 if self.tables.solo else self.tables.seat_of_side[self.will]

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def ending_rule(self) -> str:
        if self.ended == RUNNING:
            return ""
        if self.ended == BY_TRACK:
            return "D4.1"
        return "D5.9" if self.tables.solo else "D4.2"


class SideQuestion(Question[DualPowersState]):
    """A step that asks the player of a side."""

    def asked(self, board: DualPowersState, side: int) -> int:
        return board.tables.seat_of_side[side]
