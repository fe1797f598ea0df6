"""A running match of Blackout: a board that goes by the steps on its agenda, what of it is known, and its end."""

from __future__ import annotations

from lamplight.kernel.agenda import StepTable
from lamplight.kernel.ledger import Ledger

from . import chapter, setup
from .board import FINISHED, Board
from .declare import declare
from .steps import STEPS
from .tables import Tables


class BlackoutState(Board):
    """A match of Blackout, fast: see `lamplight.kernel.state.State`."""

    @classmethod
    def begin(cls, tables: Tables) -> BlackoutState:
        """R0: a match before anything random has happened."""
        state = cls(tables)
        setup.lay_out(state)
        state.set_off()
        return state

    def clone(self) -> BlackoutState:
        return BlackoutState(self.tables, self)

    def step_table(self) -> StepTable:
        return STEPS

    def declare(self, ledger: Ledger) -> None:
        declare(self, ledger)

    def winners(self) -> list[int]:
        return chapter.winners(self) if self.ended == FINISHED else []

    def returns(self) -> list[int]:
        """The scores; a winner has one point more than the best score, since money decides between equal ones."""
        if self.ended != FINISHED:
            return [0] * self.tables.seats
        best = max(self.score)
        return [best + 1 if seat in self.winners() else self.score[seat] for seat in range(self.tables.seats)]

    def scores(self) -> list[int]:
        return list(self.score)

    def ending(self) -> str:
        if self.ended != FINISHED:
            return ""
        if not self.tables.chapter:
            return "scored"
        return "chapter-won" if self.winners() else "chapter-lost"

    def ending_rule(self) -> str:
        return {"": "", "scored": "R9.13", "chapter-won": "R15.07", "chapter-lost": "R17.01"}[self.ending()]
