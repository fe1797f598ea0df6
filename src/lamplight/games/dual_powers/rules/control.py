"""D3.3.10 and D3.7.1: who controls a token, and who controls a region."""

from __future__ import annotations

from typing import Final

from .board import NONE, Board
from .tables import NEUTRAL


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


def strength(board: Board, token: int) -> int:
    """The strength on the token's shown side."""
    return board.tables.fresh[token] if board.fresh[token] else board.tables.exhausted[token]


def presence(board: Board, region: int) -> list[int]:
    """What each side controls in a region: Red's strength and number of tokens, then White's."""
    sums = [0, 0, 0]
    counts = [0, 0, 0]
    owner = board.tables.owner
    for token, where in enumerate(board.place):
        if where == region:
            side = owner[token]
            sums[side] += strength(board, token)
            counts[side] += 1
    will = board.will
    if counts[will] > 0:  # D3.3.10: neutrals follow the Will, where its holder has a token of the own faction
        sums[will] += sums[NEUTRAL]
        counts[will] += counts[NEUTRAL]
    return [sums[0], counts[0], sums[1], counts[1]]


BY_NOBODY: Final = 0
BY_STRENGTH: Final = 1
BY_TOKENS: Final = 2
BY_WILL: Final = 3


def controller(board: Board, region: int) -> int:
    """The side with the greater presence in a region, or NONE (D3.7.1)."""
    return control_and_reason(board, region)[0]


def control_and_reason(board: Board, region: int) -> tuple[int, int]:
    """D3.7.1: who controls a region, and what decides: strength, then the number of tokens, then the Will."""
    red, red_tokens, white, white_tokens = presence(board, region)
    if red_tokens == 0 and white_tokens == 0:
        if board.tables.literal_control and region in board.place:  # D6.2 as an option
            return board.will, BY_WILL
        return NONE, BY_NOBODY
    if red != white:
        return (0 if red > white else 1), BY_STRENGTH
    if red_tokens != white_tokens:
        return (0 if red_tokens > white_tokens else 1), BY_TOKENS
    return board.will, BY_WILL
