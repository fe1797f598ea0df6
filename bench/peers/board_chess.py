"""python-chess: random games of chess."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from harness import Peer, main, package

chess = package("chess")
DRAWN = 150
"""Moves without a pawn's move or a capture after which a game is drawn at once."""
HALF_WAY = 150


def advance(board: Any, rng: random.Random, most: int) -> int:
    """Play on, at most so many moves; returns the decisions."""
    decisions = 0
    for _ in range(most):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= DRAWN or board.is_insufficient_material():
            break
        decisions += len(moves) > 1
        board.push(rng.choice(moves))
    return decisions


def play(rng: random.Random) -> int:
    """A whole game."""
    return advance(chess.Board(), rng, 10_000)


def copier(rng: random.Random) -> Callable[[], object]:
    """Copies of a position, without the moves that led to it."""
    board = chess.Board()
    advance(board, rng, HALF_WAY)
    return lambda: board.copy(stack=False)


if __name__ == "__main__":
    main("chess", {"chess": Peer(play, copier)})
