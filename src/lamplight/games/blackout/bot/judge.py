"""How much a player likes each answer to a question, in points: one judge for each kind of step."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..rules.board import Board
from ..rules.tables import Tables
from .prices import Prices


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges the answers to one kind of step, from prices that were looked at before."""

    def __init__(self, prices: Prices, goalless: bool = False) -> None:
        self.prices = prices
        self.tables: Tables = prices.tables
        self.goalless = goalless
        """Whether it judges without a look at the seat's open goals."""

    def judge(self, board: Board, seat: int, argument: int, options: list[int], /) -> list[float]:
        """What each answer is worth."""
        return [self.worth(board, seat, argument, action) for action in options]

    def worth(self, board: Board, seat: int, argument: int, action: int, /) -> float:
        """What one answer is worth."""
        raise NotImplementedError
