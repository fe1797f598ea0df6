"""D5: one player against the Opposition. (What is drawn alone stands with the draw phase.)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Silent
from lamplight.kernel.types import EVERYONE, Plain

from .board import NONE, OLD, PACKING, Board
from .date import advance_date, take_will
from .opposition import forming_objective
from .state import DualPowersState
from .tables import (
    E_OBJECTIVE_SHOWN,
    E_OPPOSITION_LEADER,
    E_OPPOSITION_NONE,
    E_OPPOSITION_UNIT,
    E_PLAYED,
    RESERVE,
)


def begin_objective(board: Board) -> None:
    """D5.3: the Opposition's next leader appears, and the Opposition takes the Will."""
    if board.opposition_leaders:
        board.agenda.append(OPPOSITION_LEADER.at())
    else:
        take_will(board, 1 - board.tables.solo_side, "D5.3")


class OppositionLeader(Chance[DualPowersState]):
    """D5.3: which of the Opposition's leaders appears."""

    def __init__(self) -> None:
        super().__init__(PACKING, 25, "opposition-leader", "D5.3", verbs=("opposition-leader",))

    def among(self, board: DualPowersState, _side: int, _count: int) -> list[int]:
        base = board.tables.a_opposition_leader
        return [base + leader for leader in board.opposition_leaders]

    def answer(self, board: DualPowersState, _side: int, _count: int, action: int) -> None:
        """The leader's token, fresh, into the Unrest! region."""
        tables = board.tables
        leader = action - tables.a_opposition_leader
        board.agenda.pop()
        board.opposition_leaders.remove(leader)
        board.known[tables.commands + leader] = EVERYONE
        token = tables.first_leader + leader
        board.place[token] = board.unrest
        board.fresh[token] = 1
        board.tell(E_OPPOSITION_LEADER, "D5.3", (token, board.unrest))
        take_will(board, 1 - tables.solo_side, "D5.3")


class OppositionTurn(Silent[DualPowersState]):
    """D5.5: the Opposition reveals its top card, if it has one."""

    def __init__(self) -> None:
        super().__init__(PACKING, 26, "opposition-turn", "D5.5")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        board.turn += 1
        board.card = NONE
        board.agenda.pop()
        if board.opposition_pile:
            board.agenda.append(OPPOSITION_CARD.at())


class Unseen(Chance[DualPowersState]):
    """A face-down card that nobody has seen is turned up: CHANCE says which it is."""

    def candidates(self, board: DualPowersState, side: int, /) -> list[int]:
        """What it may be."""
        raise NotImplementedError

    def count(self, board: DualPowersState, side: int, _argument: int) -> int:
        return len(self.candidates(board, side))

    def among(self, board: DualPowersState, side: int, _argument: int) -> list[int]:
        base = board.tables.a_turn_up
        return [base + card for card in self.candidates(board, side)]

    def roll(self, board: DualPowersState, side: int, _argument: int, random: float) -> int:
        cards = self.candidates(board, side)
        return board.tables.a_turn_up + cards[int(random * len(cards))]


class OppositionCard(Unseen):
    """D5.5: which card the Opposition's top one is."""

    def __init__(self) -> None:
        super().__init__(PACKING, 27, "opposition-card", "D5.5", verbs=("turn-up",))

    def candidates(self, board: DualPowersState, side: int) -> list[int]:
        del side
        return unseen(board, board.opposition_pile[-1])

    def answer(self, board: DualPowersState, _side: int, _count: int, action: int) -> None:
        """Date, then a fresh unit of the card's value in the card's region; a bonus adds a unit of level 1."""
        tables = board.tables
        card = action - tables.a_turn_up
        board.agenda.pop()
        unseen(board, board.opposition_pile.pop()).remove(card)
        side = 1 - tables.solo_side
        board.card = card
        board.played[side].append(card)
        board.known[card] = EVERYONE
        board.tell(E_PLAYED, "D5.5", (side, card))
        bonus = advance_date(board, side, tables.card_days[card])
        add_unit(board, tables.card_value[card], tables.card_region[card])
        if bonus:
            add_unit(board, 1, board.unrest)


class TurnUp(Unseen):
    """D5.6, or D3.7.4 when it is scored: which card a side's unseen objective is."""

    def __init__(self) -> None:
        super().__init__(PACKING, 17, "turn-up", "D5.6", verbs=("turn-up",))

    def candidates(self, board: DualPowersState, side: int) -> list[int]:
        return unseen(board, board.objective[side])

    def answer(self, board: DualPowersState, side: int, scoring: int, action: int) -> None:
        card = action - board.tables.a_turn_up
        board.agenda.pop()
        unseen(board, board.objective[side]).remove(card)
        board.objective[side] = card
        board.objective_known[side] = EVERYONE
        board.known[card] = EVERYONE
        board.tell(E_OBJECTIVE_SHOWN, "D3.7.4" if scoring else "D5.6", (side, card))

    def told(self, _board: DualPowersState, scoring: int) -> dict[str, Plain]:
        return {"scoring": scoring == 1}

    def read(self, _board: DualPowersState, told: Mapping[str, Plain]) -> int:
        return int(told["scoring"] is True)


OPPOSITION_LEADER: Final = OppositionLeader()
OPPOSITION_TURN: Final = OppositionTurn()
OPPOSITION_CARD: Final = OppositionCard()
TURN_UP: Final = TurnUp()


def unseen(board: Board, face_down: int) -> list[int]:
    """D5.2: what a face-down card that nobody has seen may be."""
    return board.old if face_down == OLD else board.pile


def add_unit(board: Board, level: int, region: int) -> None:
    """D5.5: an Opposition unit of a level enters, if one is left (D6.7)."""
    for token in board.tables.opposition[level]:
        if board.place[token] == RESERVE:
            board.place[token] = region
            board.fresh[token] = 1
            board.tell(E_OPPOSITION_UNIT, "D5.5", (token, region))
            return
    board.tell(E_OPPOSITION_NONE, "D6.7", (level, region))


def choose_objective(board: Board, side: int) -> None:
    """D5.7: the Opposition's objective is one of the cards it played."""
    card = forming_objective(board, board.played[side])
    board.objective[side] = card
    if card != NONE:
        board.objective_known[side] = EVERYONE
        board.tell(E_OBJECTIVE_SHOWN, "D5.7", (side, card))
