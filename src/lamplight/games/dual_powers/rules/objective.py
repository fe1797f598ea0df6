"""D3.2: both players put a command card face down as their secret objective, at the same time."""

from __future__ import annotations

from lamplight.kernel.types import all_but, only

from .board import NONE, Board
from .tables import E_OBJECTIVE_CHOSEN, E_OBJECTIVE_HIDDEN


def choices(board: Board, side: int) -> list[int]:
    """D3.2.1: any command card of the hand, never a leader."""
    commands, base = board.tables.commands, board.tables.a_objective
    return [base + card for card in board.hand[side] if card < commands]


def ready(board: Board, side: int) -> bool:
    """Whether a side has chosen, or has no command card to choose from."""
    return board.chosen[side] != NONE or not choices(board, side)


def place(board: Board) -> None:
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
