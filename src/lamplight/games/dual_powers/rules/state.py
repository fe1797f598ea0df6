"""A running match: the board with the steps of the rules, how it ends, and what is declared of it."""

from __future__ import annotations

from lamplight.kernel.agenda import StepTable
from lamplight.kernel.ledger import Ledger

from . import setup
from .board import BY_TRACK, ENDINGS, NONE, RUNNING, Board
from .declare import declare
from .steps import STEPS
from .tables import RED, Tables


class DualPowersState(Board):
    """A match of Dual Powers, fast: see `lamplight.kernel.state.State`."""

    @classmethod
    def begin(cls, tables: Tables) -> DualPowersState:
        """D2: a match before anything random has happened."""
        state = cls(tables)
        setup.lay_out(state)
        state.set_off()
        return state

    def clone(self) -> DualPowersState:
        return DualPowersState(self.tables, self)

    def step_table(self) -> StepTable:
        return STEPS

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

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def ending_rule(self) -> str:
        if self.ended == RUNNING:
            return ""
        if self.ended == BY_TRACK:
            return "D4.1"
        return "D5.9" if self.tables.solo else "D4.2"
