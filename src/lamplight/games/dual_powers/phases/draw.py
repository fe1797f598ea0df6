"""D3.1: the draw phase, and drawing in general."""

from __future__ import annotations

from lamplight.kernel.types import all_but, only

from ..board import S_DEAL, S_RESHUFFLE, UNSEEN, Board, step
from ..tables import E_DREW, E_DREW_HIDDEN, E_RESHUFFLED, NO_SEAT


def begin(board: Board) -> None:
    """D3.1.1: each player draws, the holder of the Will first. (Solo: see `solo.draw`.)"""
    board.agenda.append(step(S_DEAL, 1 - board.will, board.tables.draw))
    board.agenda.append(step(S_DEAL, board.will, board.tables.draw))


def can_draw(board: Board) -> bool:
    """D3.1.2: whether there is a card to draw, now or after a reshuffle."""
    return board.pile_size() > 0 or len(board.discard) > 0


def deal(board: Board, side: int, card: int) -> None:
    """A card from the draw pile to a hand: the owner learns which."""
    board.pile.remove(card)
    hand = board.hand[side]
    position = len(hand)
    while position > 0 and hand[position - 1] > card:
        position -= 1
    hand.insert(position, card)
    seat = board.tables.seat_of_side[side]
    board.known[card] = only(seat)
    if board.events is not None:
        board.tell(E_DREW, "D3.1.1", (side, card), only(seat))
        board.tell(E_DREW_HIDDEN, "D3.1.1", (side,), all_but(seat))
    board.agenda[-1] -= 64
    if board.agenda[-1] < 64:
        board.agenda.pop()


def need_pile(board: Board) -> None:
    """D3.1.2: the draw pile is empty: the discard pile becomes a new one.

    Unseen cards that lie elsewhere come from the old pile, so they are decided first (S_RESHUFFLE asks for each).
    """
    board.agenda.append(step(S_RESHUFFLE))


def decide_unseen(board: Board, card: int) -> None:
    """One of the unseen cards outside the pile gets its identity; still nobody sees it."""
    board.pile.remove(card)
    for side in (0, 1):
        if board.objective[side] == UNSEEN:
            board.objective[side] = card
            return
    board.opposition_pile[board.opposition_pile.index(UNSEEN)] = card


def reshuffle(board: Board) -> None:
    """D3.1.2. Just now the pile was empty, so each player could tell what the other holds: both keep that knowledge."""
    for side in (0, 1):
        other = board.tables.seat_of_side[1 - side]
        if other == NO_SEAT:
            continue
        for card in board.hand[side]:
            board.known[card] |= only(other)
        if board.objective[side] >= 0 and not board.tables.solo:
            board.known[board.objective[side]] |= only(other)
    board.tell(E_RESHUFFLED, "D3.1.2", (len(board.discard),))
    board.pile = sorted(board.pile + board.discard)
    for card in board.discard:
        board.known[card] = 0
    board.discard = []
    board.agenda.pop()
