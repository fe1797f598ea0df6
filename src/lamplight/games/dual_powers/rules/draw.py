"""D3.1: the draw phase, and drawing in general."""

from __future__ import annotations

from lamplight.kernel.types import all_but, only

from .board import NONE, OLD, S_DEAL, S_RESHUFFLE, UNSEEN, Board, step
from .tables import E_DREW, E_DREW_HIDDEN, E_RESHUFFLED


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
        rule = "D3.6.4" if board.card != NONE or board.markers[0] != NONE else "D5.2" if board.tables.solo else "D3.1.1"
        board.tell(E_DREW, rule, (side, card), only(seat))
        board.tell(E_DREW_HIDDEN, rule, (side,), all_but(seat))
    board.agenda[-1] -= 64
    if board.agenda[-1] < 64:
        board.agenda.pop()


def need_pile(board: Board) -> None:
    """D3.1.2: the draw pile is empty: the discard pile becomes a new one."""
    board.agenda.append(step(S_RESHUFFLE))


def reshuffle(board: Board) -> None:
    """D3.1.2. Just now the pile was empty, so everybody could tell what is not to be seen, and keeps that knowledge:

    each player knows what the other holds; alone, one knows which cards lie face down, though not which is where. (The
    discard pile fills up at clean-up only, so there is at most one reshuffle while cards lie face down.)
    """
    tables = board.tables
    if tables.solo:
        board.old = board.pile
        board.objective = [OLD if card == UNSEEN else card for card in board.objective]
        board.opposition_pile = [OLD] * len(board.opposition_pile)
    else:
        for side in (0, 1):
            other = only(tables.seat_of_side[1 - side])
            for card in [*board.hand[side], board.objective[side]]:
                if card >= 0:
                    board.known[card] |= other
    board.tell(E_RESHUFFLED, "D3.1.2", (len(board.discard),))
    for card in board.discard:
        board.known[card] = 0
    board.pile = board.discard
    board.discard = []
    board.agenda.pop()
