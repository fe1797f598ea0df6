"""What a player of Dual Powers sees on the board: who is how strong where, and who still has how many turns."""

from __future__ import annotations

from math import sqrt, tanh
from typing import Final

from ..rules.action import ACTION, BEGIN_TURN, COMMAND, LEADER, RECRUIT, TURN
from ..rules.board import NONE, PACKING, Board
from ..rules.draw import DRAW
from ..rules.objective import OBJECTIVE
from ..rules.solo import OPPOSITION_TURN
from ..rules.steps import STEPS
from ..rules.tables import Tables

LIMIT: Final = 48
"""Balances are in quarters of strength; beyond this, more makes no difference."""
SHIFT: Final = 10
"""A force is strength and number of tokens in one int, strength first: comparing forces is the rule of D3.7.1."""


class Ground:
    """What can be told of a set-up beforehand."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        turns = tables.turns + max(tables.turns, tables.opposition_turns)
        self.mean_points = sum(tables.card_points) / len(tables.card_points)
        self.mean_days = sum(tables.card_days) / len(tables.card_days)
        self.round_days = self.mean_days * turns
        self.holds: list[list[float]] = [
            [tanh(balance / 4.0 / (0.05 + sqrt(left))) for balance in range(-LIMIT, LIMIT + 1)]
            for left in range(turns + 1)
        ]
        """By the turns that are left in the round and the balance: from 1 (ours for sure) to -1 (theirs)."""
        self.shown: list[int] = []
        """The force of each token, exhausted and fresh."""
        for token in range(tables.tokens):
            self.shown += [(tables.exhausted[token] << SHIFT) + 1, (tables.fresh[token] << SHIFT) + 1]
        self.most_value = max(tables.card_value)
        self.strengths = (max(*tables.fresh, *tables.exhausted) + 1) * self.most_value + 1
        """More than any card can bring at once."""
        self.steps = self._reach(tables.moves)
        self.double_steps = self._reach(tables.double_moves)
        self.twin = [self._twin(token) for token in range(tables.movable)]

    def _reach(self, moves: list[list[list[int]]]) -> list[list[list[int]]]:
        """For each place of the barricade and each region: where a move leads to."""
        tables = self.tables
        return [
            [[(move - tables.a_move) % tables.regions for move in table[region]] for region in range(tables.regions)]
            for table in moves
        ]

    def _twin(self, token: int) -> int:
        """The token before this one that is like it, or NONE."""
        tables = self.tables
        for other in range(token - 1, -1, -1):
            if (
                tables.owner[other] == tables.owner[token]
                and tables.rank[other] == tables.rank[token]
                and tables.fresh[other] == tables.fresh[token]
                and tables.exhausted[other] == tables.exhausted[token]
                and (other < tables.units) == (token < tables.units)
            ):
                return other
        return NONE


class Scene:
    """Who is how strong in each region: the forces of Red, of White and of neutral tokens, region by region."""

    def __init__(self, board: Board, shown: list[int]) -> None:
        tables = board.tables
        regions = tables.regions
        owner, place, fresh = tables.owner, board.place, board.fresh
        forces = [0] * (3 * regions)
        for token in range(tables.tokens):
            region = place[token]
            if region >= 0:
                forces[owner[token] * regions + region] += shown[2 * token + fresh[token]]
        self.forces = forces
        self.regions = regions
        self.literal = tables.literal_control

    def balance(self, mine: int, theirs: int, neutral: int, has_will: bool) -> int:
        """How far ahead a side is in a region with these forces, in quarters of strength; what decides a tie comes to
        less than a strength. 0: nobody is there."""
        if has_will:
            if mine > 0:
                mine += neutral
        elif theirs > 0:
            theirs += neutral
        if mine == theirs:
            if mine == 0 and (neutral == 0 or not self.literal):
                return 0
            return 1 if has_will else -1
        gap = (mine >> SHIFT) - (theirs >> SHIFT)
        if gap == 0:
            return 2 if mine > theirs else -2
        if gap >= LIMIT // 4:
            return LIMIT
        return -LIMIT if gap <= -LIMIT // 4 else 4 * gap

    def held(self, side: int, will: int, hold: list[float]) -> list[float]:
        """How firmly a side holds each region."""
        regions = self.regions
        forces = self.forces
        mine, theirs, neutral = side * regions, (1 - side) * regions, 2 * regions
        has_will = will == side
        return [
            hold[self.balance(forces[mine + place], forces[theirs + place], forces[neutral + place], has_will) + LIMIT]
            for place in range(regions)
        ]


def turns_left(board: Board) -> int:
    """How many turns of this round have not begun."""
    left = 0
    for entry in board.agenda:
        step = STEPS.of(entry)
        if step is BEGIN_TURN or step is OPPOSITION_TURN:
            left += 1
        elif step is ACTION or step is OBJECTIVE or step is DRAW:
            tables = board.tables
            return tables.turns + (tables.opposition_turns if tables.solo else tables.turns)
    return left


class Count:
    """Who still has how many turns in this round."""

    def __init__(self, board: Board) -> None:
        self.turns = [0, 0]
        """Not begun yet, of Red and of White."""
        self.begun = NONE
        """The side whose turn is under way, its action not taken."""
        self.last = NONE
        """The side that takes the last turn of the round, as far as there are turns left."""
        tables = board.tables
        for entry in board.agenda:  # the last turn lies lowest
            step = STEPS.of(entry)
            side = PACKING.seat(entry)
            if step is ACTION or step is OBJECTIVE or step is DRAW:
                self._all(board)
                return
            if step is OPPOSITION_TURN:
                side = 1 - tables.solo_side
                self.turns[side] += 1
            elif step is BEGIN_TURN:
                self.turns[side] += 1
            elif step is TURN or step is COMMAND or step is LEADER or step is RECRUIT:
                self.begun = side
            else:
                continue
            if self.last == NONE:
                self.last = side

    def _all(self, board: Board) -> None:
        """The action phase is to come."""
        tables = board.tables
        self.turns = [tables.turns, tables.turns]
        if tables.solo:
            self.turns[1 - tables.solo_side] = tables.opposition_turns
        self.last = 1 - (tables.solo_side if tables.solo else board.will)

    def ahead(self, side: int) -> float:
        """How many more turns a side has than the other, one whose action is still to come included."""
        begun = 0 if self.begun == NONE else 1 if self.begun == side else -1
        return float(self.turns[side] - self.turns[1 - side] + begun)
