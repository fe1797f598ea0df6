"""D3.1: the draw phase, and drawing in general."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import NOBODY, Plain, all_but, only

from .board import NONE, OLD, PACKING, UNSEEN, Board
from .state import DualPowersState
from .tables import E_DREW, E_DREW_HIDDEN, E_RESHUFFLED, E_SET_ASIDE


class Draw(Silent[DualPowersState]):
    """D3.1.1: each player draws, the holder of the Will first. D5.2: alone, cards to the hand, then the unseen ones."""

    def __init__(self) -> None:
        super().__init__(PACKING, 3, "draw", "D3.1.1")

    def resolve(self, board: DualPowersState, _side: int, _left: int) -> None:
        tables = board.tables
        board.agenda.pop()
        if tables.solo:
            board.agenda.append(SET_ASIDE.at())
            board.agenda.append(DEAL.at(tables.solo_side, tables.solo_draw))
        else:
            board.agenda.append(DEAL.at(1 - board.will, tables.draw))
            board.agenda.append(DEAL.at(board.will, tables.draw))


class Deal(Chance[DualPowersState]):
    """So many cards from the draw pile to a side's hand, one by one."""

    def __init__(self) -> None:
        super().__init__(PACKING, 4, "deal", "D3.1.1", verbs=("deal",))

    def count(self, board: DualPowersState, _side: int, _left: int) -> int:
        return len(board.pile) if board.pile_size() > 0 else 0

    def among(self, board: DualPowersState, _side: int, _left: int) -> list[int]:
        base = board.tables.a_deal
        return [base + card for card in board.pile]

    def roll(self, board: DualPowersState, _side: int, _left: int, random: float) -> int:
        return board.tables.a_deal + board.pile[int(random * len(board.pile))]

    def audience(self, board: DualPowersState, side: int, _left: int) -> int:
        return only(board.tables.seat_of_side[side])

    def answer(self, board: DualPowersState, side: int, left: int, action: int) -> None:
        """A card comes to the hand: its owner learns which."""
        card = action - board.tables.a_deal
        board.pile.remove(card)
        hand = board.hand[side]
        position = len(hand)
        while position > 0 and hand[position - 1] > card:
            position -= 1
        hand.insert(position, card)
        owner = board.tables.seat_of_side[side]
        board.known[card] = only(owner)
        if board.events is not None:
            bonus = board.card != NONE or board.markers[0] != NONE
            rule = "D3.6.4" if bonus else "D5.2" if board.tables.solo else "D3.1.1"
            board.tell(E_DREW, rule, (side, card), only(owner))
            board.tell(E_DREW_HIDDEN, rule, (side,), all_but(owner))
        if left > 1:
            board.agenda[-1] = self.at(side, left - 1)
        else:
            board.agenda.pop()

    def told(self, _board: DualPowersState, left: int) -> dict[str, Plain]:
        return {"left": left}

    def read(self, _board: DualPowersState, told: Mapping[str, Plain]) -> int:
        return as_int(told["left"])

    def nothing(self, board: DualPowersState, _side: int, _left: int) -> None:
        """D3.1.2: the draw pile is empty: the discard pile becomes a new one; without one there is nothing to draw."""
        if board.discard:
            board.agenda.append(RESHUFFLE.at())
        else:
            board.agenda.pop()


class Reshuffle(Silent[DualPowersState]):
    """D3.1.2: the discard pile becomes the draw pile."""

    def __init__(self) -> None:
        super().__init__(PACKING, 5, "reshuffle", "D3.1.2")

    def resolve(self, board: DualPowersState, _side: int, _left: int) -> None:
        """Just now the pile was empty, so everybody could tell what is not to be seen, and keeps that knowledge:

        each player knows what the other holds; alone, one knows which cards lie face down, though not which is where.
        (The discard pile fills up at clean-up only, so there is at most one reshuffle while cards lie face down.)
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


class SetAside(Silent[DualPowersState]):
    """D5.2: alone, the unseen objective and the Opposition's pile, card by card."""

    def __init__(self) -> None:
        super().__init__(PACKING, 0, "set-aside", "D5.2")

    def resolve(self, board: DualPowersState, _side: int, _left: int) -> None:
        """With the pile empty on the way, a reshuffle comes first, and the rest after it."""
        tables = board.tables
        human = tables.solo_side
        while board.objective[human] == NONE or len(board.opposition_pile) < tables.opposition_turns:
            if board.pile_size() == 0:
                if not board.discard:
                    break  # D3.1.2: the draw phase gives what there is
                board.agenda.append(RESHUFFLE.at())
                return
            if board.objective[human] == NONE:
                board.objective[human] = UNSEEN
                board.objective_known[human] = NOBODY
            else:
                board.opposition_pile.append(UNSEEN)
        board.tell(E_SET_ASIDE, "D5.2", (int(board.objective[human] != NONE), len(board.opposition_pile)))
        board.agenda.pop()


DRAW: Final = Draw()
DEAL: Final = Deal()
RESHUFFLE: Final = Reshuffle()
SET_ASIDE: Final = SetAside()


def can_draw(board: Board) -> bool:
    """D3.1.2: whether there is a card to draw, now or after a reshuffle."""
    return board.pile_size() > 0 or len(board.discard) > 0
