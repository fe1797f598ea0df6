"""D3.3.10 and D3.7.1: who controls a token, and who controls a region."""

from __future__ import annotations

from typing import Final

from .board import NONE, Board
from .tables import NEUTRAL

# What decides who controls a region: `REASONS` has their names.
BY_NOBODY: Final = 0
BY_STRENGTH: Final = 1
BY_TOKENS: Final = 2
BY_WILL: Final = 3


def controlled_tokens(board: Board, side: int) -> list[int]:
    """The tokens on the board that a side controls: its own, and neutral ones through the Will (D3.3.10, D6.6)."""
    place, tables = board.place, board.tables
    found: list[int] = []
    regions = 0
    for token in tables.side_tokens[side]:
        where = place[token]
        if where >= 0:
            found.append(token)
            regions |= 1 << where
    if board.will == side:
        for token in tables.neutral_tokens:
            where = place[token]
            if where >= 0 and regions >> where & 1:
                found.append(token)
    return found


class Standing:
    """How both sides stand in a region while one of them has the Will: D3.3.10, then D3.7.1."""

    def __init__(self, sums: list[int], counts: list[int], will: int, literal: bool) -> None:
        """From the strengths and numbers of the tokens there: Red's, White's and neutral ones."""
        self.red = sums[0]
        self.red_tokens = counts[0]
        self.white = sums[1]
        self.white_tokens = counts[1]
        self.neutrals = NONE
        """Whom the neutral tokens follow."""
        if counts[NEUTRAL] > 0 and counts[will] > 0:  # D3.3.10: where the Will's holder has a token of the own faction
            self.neutrals = will
            if will == 0:
                self.red += sums[NEUTRAL]
                self.red_tokens += counts[NEUTRAL]
            else:
                self.white += sums[NEUTRAL]
                self.white_tokens += counts[NEUTRAL]
        self.controller = will
        self.reason = BY_WILL
        """What decides: strength, then the number of tokens, then the Will."""
        if self.red_tokens == 0 and self.white_tokens == 0:
            if counts[NEUTRAL] == 0 or not literal:  # D6.2 as an option
                self.controller, self.reason = NONE, BY_NOBODY
        elif self.red != self.white:
            self.controller, self.reason = (0 if self.red > self.white else 1), BY_STRENGTH
        elif self.red_tokens != self.white_tokens:
            self.controller, self.reason = (0 if self.red_tokens > self.white_tokens else 1), BY_TOKENS

    def same(self, other: Standing) -> bool:
        """Whether neither what counts for either side nor who controls the region is different."""
        return (
            self.red == other.red
            and self.white == other.white
            and self.red_tokens == other.red_tokens
            and self.white_tokens == other.white_tokens
            and self.controller == other.controller
            and self.reason == other.reason
        )


def standing(board: Board, region: int) -> Standing:
    """How both sides stand in a region."""
    sums = [0, 0, 0]
    counts = [0, 0, 0]
    tables, fresh = board.tables, board.fresh
    for token, where in enumerate(board.place):
        if where == region:
            side = tables.owner[token]
            sums[side] += tables.fresh[token] if fresh[token] else tables.exhausted[token]
            counts[side] += 1
    return Standing(sums, counts, board.will, tables.literal_control)


class Standings:
    """How both sides stand everywhere, and how they would if the Will changed hands."""

    def __init__(self, board: Board) -> None:
        tables, fresh = board.tables, board.fresh
        sums = [[0, 0, 0] for _ in range(tables.regions)]
        counts = [[0, 0, 0] for _ in range(tables.regions)]
        for token, where in enumerate(board.place):
            if where >= 0:
                side = tables.owner[token]
                sums[where][side] += tables.fresh[token] if fresh[token] else tables.exhausted[token]
                counts[where][side] += 1
        will, literal = board.will, tables.literal_control
        self.now = [Standing(sums[region], counts[region], will, literal) for region in range(tables.regions)]
        self.turned = [Standing(sums[region], counts[region], 1 - will, literal) for region in range(tables.regions)]


def controller(board: Board, region: int) -> int:
    """The side with the greater presence in a region, or NONE (D3.7.1)."""
    return standing(board, region).controller
