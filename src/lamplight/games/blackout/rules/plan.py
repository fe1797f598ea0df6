"""R1: phase 1, rolling the resource dice and planning cards in secret."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import Chance, Sealed
from lamplight.kernel.types import only

from .board import NONE, PACKING, Board, changed, without
from .events import E_PLANNED, E_PUT, E_ROLL_AGAIN, E_ROLLED
from .model import RESOURCES

MOST_THROWS: Final = 20
"""R1.02 says: as long as it is invalid. After so many times all are thrown once more and made to differ (B-101a)."""


def begin(board: Board) -> None:
    """R1.01: the dice are rolled, then everybody plans."""
    board.dice = [NONE, NONE, NONE]
    board.throws = 0
    board.ready = [0] * board.tables.seats
    board.hand_shown = [0] * board.tables.seats
    board.picking = [NONE] * board.tables.seats
    board.agenda.append(PLANNING.at())
    board.agenda.append(THROW.at())


class Throw(Chance[Board]):
    """R1.01 and R1.02: the next die that does not lie on the rondel is thrown."""

    def __init__(self) -> None:
        super().__init__(PACKING, 6, "throw", "R1.01", verbs=("throw",))

    def count(self, board: Board, _seat: int, _argument: int) -> int:
        return len(faces(board))

    def among(self, board: Board, _seat: int, _argument: int) -> list[int]:
        first = board.tables.a_throw + die_to_throw(board) * len(RESOURCES)
        return [first + face for face in faces(board)]

    def weights(self, board: Board, _seat: int, _argument: int) -> list[int]:
        """On how many sides of the die each of `faces` is."""
        sides = board.tables.dice[die_to_throw(board)]
        return [sides.count(face) for face in faces(board)]

    def answer(self, board: Board, _seat: int, _argument: int, action: int) -> None:
        """A valid result stays; otherwise exactly the dice that share a resource are rolled again."""
        face = (action - board.tables.a_throw) % len(RESOURCES)
        board.tell(E_ROLLED, "R1.01", (die_to_throw(board), face))
        board.dice[die_to_throw(board)] = face
        if die_to_throw(board) != NONE:
            return
        shared = [board.dice.count(face) > 1 for face in board.dice]
        if not any(shared):
            board.agenda.pop()
            return
        board.throws += 1
        board.tell(E_ROLL_AGAIN, "R1.02", ())
        if board.throws >= MOST_THROWS:
            shared = [True] * len(shared)
        board.dice = [NONE if again else face for face, again in zip(board.dice, shared, strict=True)]


def die_to_throw(board: Board) -> int:
    """The next die that does not lie on the rondel, or NONE."""
    return board.dice.index(NONE) if NONE in board.dice else NONE


def faces(board: Board) -> list[int]:
    """What the next die may show, each resource once."""
    die = die_to_throw(board)
    shown = board.tables.die_faces[die]
    if board.throws < MOST_THROWS:
        return shown
    return [face for face in shown if _can_differ(board, [*board.dice[:die], face])]


def _can_differ(board: Board, chosen: list[int]) -> bool:
    """Whether these faces of the first dice leave the others a way to show three different resources."""
    if len(set(chosen)) < len(chosen):
        return False
    if len(chosen) == len(board.dice):
        return True
    return any(_can_differ(board, [*chosen, face]) for face in set(board.tables.dice[len(chosen)]))


class Planning(Sealed[Board]):
    """R1.04: everybody puts cards face down on the own slots, in secret. Planning nothing at all is legal (R1.06)."""

    def __init__(self) -> None:
        super().__init__(PACKING, 7, "plan", "R1.04", prompt="blackout-ask-plan", verbs=("plan", "into", "ready"))

    def complete(self, board: Board) -> bool:
        return 0 not in board.ready

    def end(self, board: Board) -> None:
        """Now it shows how many cards lie face down, and where."""
        board.agenda.pop()
        for seat in board.turn_order():
            count = sum(card != NONE for card in board.planned[seat])
            board.tell(E_PLANNED, "R1.04" if count else "R1.06", (seat, count))

    def choices(self, board: Board, chooser: int) -> list[int]:
        """A card, then its slot; or ready."""
        tables = board.tables
        slots = open_slots(board, chooser)
        if board.picking[chooser] != NONE:
            return [tables.a_into + slot for slot in slots]
        found = [tables.a_plan + card for card in board.hand[chooser]] if slots else []
        found.append(tables.a_ready)
        return found

    def ready(self, board: Board, chooser: int) -> bool:
        return board.ready[chooser] == 1

    def choose(self, board: Board, chooser: int, action: int) -> None:
        tables = board.tables
        board.ready[chooser] = 0
        if action == tables.a_ready:
            board.ready[chooser] = 1
        elif action >= tables.a_into:
            card = board.picking[chooser]
            board.picking[chooser] = NONE
            board.hand[chooser] = without(board.hand[chooser], card)
            board.planned[chooser] = changed(board.planned[chooser], action - tables.a_into, card)
            board.tell(E_PUT, "R1.04", (card, action - tables.a_into + 1), only(chooser))
        else:
            board.picking[chooser] = action - tables.a_plan
            slots = open_slots(board, chooser)
            if len(slots) == 1:
                self.choose(board, chooser, tables.a_into + slots[0])


def open_slots(board: Board, seat: int) -> list[int]:
    """R1.04 and R1.05: slots without a planned card; the last one only without its locked marker."""
    planned = board.planned[seat]
    unlocked = board.tables.slots if board.power[seat] & 2 else board.tables.slots - 1
    return [slot for slot in range(unlocked) if planned[slot] == NONE]


THROW: Final = Throw()
PLANNING: Final = Planning()
