"""What the networks of Blackout are shown: a seat's position with its open goals, and the options of a decision.

Everything is made from the tables of the rules and the prices of things, never by ids: so the same networks serve any
component set.
"""

from __future__ import annotations

from math import log
from typing import Final

from lamplight.bots.net import Sight

from ..rules.board import NONE, PACKING, Board
from ..rules.steps import STEPS
from ..rules.tables import Tables
from ..rules.vocabulary import NOTHING, RING
from .prices import Prices

SHARED: Final = 18
"""Numbers of a position beside the mind's features, by themselves and beside the other seats'."""
GOAL: Final = 10
"""Numbers of an open goal."""
KINDS = (
    "challenge",
    "check",
    "checks",
    "collect",
    "complete",
    "deploy",
    "drop",
    "goals",
    "heal",
    "house",
    "injury",
    "market",
    "parts",
    "pay",
    "pay-gps",
    "place",
    "plan",
    "refresh",
    "scout",
    "settle",
    "team",
    "type",
    "waste",
    "yield",
)
"""The questions that are told apart."""
OWN: Final = 6
"""Numbers of an option beside those for its kind."""
OPTION: Final = 3 * len(KINDS) + OWN
DECISION: Final = 5
"""Numbers of a decision that all its options share."""
SCALES = (
    1.0, 0.1, 0.01, 0.05, 0.05, 0.1, 0.1, 0.2, 0.2, 0.5, 0.5, 0.05, 0.05, 0.05, 0.05, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 1.0,
)  # fmt: skip
"""What the mind's features are multiplied by, so that none is much larger than 1."""


class Viewer:
    """Shows positions and decisions of one set-up."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.tables: Tables = prices.tables
        self.kinds: list[int] = [KINDS.index(name) if name in KINDS else NONE for name in STEPS.names]

    def position(self, board: Board, seat: int, own: list[float], forecasts: list[float]) -> Sight:
        """A seat's position, its goals looked at last: what counts for it, how far it is ahead, and its open goals."""
        tables, prices = self.tables, self.prices
        ahead = prices.ahead
        mine = forecasts[seat]
        best = -999.0
        for other in range(tables.seats):
            if other != seat:
                best = max(best, forecasts[other])
        shared = [own[place] * SCALES[place] for place in range(len(own))]
        rondel = board.rondel[seat]
        shared += [
            0.1 * min(ahead, 12.0),
            0.02 * (mine - best) if tables.seats > 1 else 0.0,
            0.01 * mine,
            board.phase / 10.0,
            0.1 * board.money[seat],
            0.2 * board.transport[seat],
            0.2 * board.gps[seat],
            0.1 * len(board.hand[seat]),
            0.2 * len(board.hospital[seat]),
            0.2 * len(board.check_area[seat]),
            0.3 * len(board.objectives[seat]),
            0.2 * len(board.tiles_up[seat]),
        ]
        shared += [0.25 * rondel[resource] for resource in range(RING)]
        return Sight(shared, self._goals(board, seat))

    def _goals(self, board: Board, seat: int) -> list[list[float]]:
        """A row for each open goal of the seat that was looked at last."""
        tables, prices = self.tables, self.prices
        rows: list[list[float]] = []
        for place in range(len(prices.goals)):
            goal = prices.goals[place]
            effort = prices.effort(board, seat, goal)
            reach = prices.reach(0.5 + effort)
            worth = 0.1 * prices.values[place]
            rows.append(
                [
                    worth,
                    reach,
                    worth * reach,
                    0.3 * effort,
                    1.0 if goal in tables.power else 0.0,
                    1.0 if tables.goal_link[goal] != NOTHING else 0.0,
                    0.25 * min(prices.lacks[place], 6),
                    0.25 * prices.cube_lack(board.rondel[seat], goal),
                    0.2 * max(0, tables.goal_money[goal] - board.money[seat]),
                    1.0 if effort == 0.0 else 0.0,
                ]
            )
        return rows

    def decision(self, board: Board, seat: int, options: list[int], weights: list[float]) -> Sight:
        """The options of a decision: how much each is liked, and what is asked."""
        kinds = len(KINDS)
        kind = self.kinds[PACKING.kind(board.agenda[-1])]
        top = max(weights)
        total = 0.0
        for weight in weights:
            total += weight
        done = self.tables.a_done
        rows: list[list[float]] = []
        for place in range(len(options)):
            row = [0.0] * OPTION
            liking = 0.2 * max(log(weights[place] / top), -20.0)
            passes = options[place] == done
            if kind >= 0:
                row[kind] = 1.0
                row[kinds + kind] = liking
                if passes:
                    row[2 * kinds + kind] = 1.0
            first = 3 * kinds
            row[first] = liking
            row[first + 1] = weights[place] / total
            row[first + 2] = 1.0 if passes else 0.0
            row[first + 3] = 1.0 if weights[place] == top else 0.0
            row[first + 4] = liking if passes else 0.0
            row[first + 5] = weights[place] / top
            rows.append(row)
        shared = [
            0.1 * min(self.prices.ahead, 12.0),
            0.1 * board.money[seat],
            0.1 * min(len(options), 30),
            0.1 * len(board.hand[seat]),
            0.3 * len(board.objectives[seat]),
        ]
        return Sight(shared, rows)
