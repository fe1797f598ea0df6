"""R1: phase 1, rolling the resource dice and planning cards in secret."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.types import only

from .board import NONE, S_PHASE, S_PLAN, S_THROW, Board, changed, step, without
from .events import E_PLANNED, E_PUT, E_ROLL_AGAIN, E_ROLLED

MOST_THROWS: Final = 20
"""R1.02 says: as long as it is invalid. After so many times all are thrown once more and made to differ (B-101a)."""


def begin(board: Board) -> None:
    """R1.01: the dice are rolled, then everybody plans."""
    board.dice = [NONE, NONE, NONE]
    board.throws = 0
    board.ready = [0] * board.tables.seats
    board.hand_shown = [0] * board.tables.seats
    board.picking = [NONE] * board.tables.seats
    board.agenda.append(step(S_PLAN))
    board.agenda.append(step(S_THROW))
    board.agenda.append(step(S_PHASE, 0, 1))


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


def face_weights(board: Board) -> list[int]:
    """On how many sides of the next die each of `faces` is."""
    sides = board.tables.dice[die_to_throw(board)]
    return [sides.count(face) for face in faces(board)]


def _can_differ(board: Board, chosen: list[int]) -> bool:
    """Whether these faces of the first dice leave the others a way to show three different resources."""
    if len(set(chosen)) < len(chosen):
        return False
    if len(chosen) == len(board.dice):
        return True
    return any(_can_differ(board, [*chosen, face]) for face in set(board.tables.dice[len(chosen)]))


def throw(board: Board, face: int) -> None:
    """R1.01 and R1.02: a valid result stays; otherwise exactly the dice that share a resource are rolled again."""
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


def open_slots(board: Board, seat: int) -> list[int]:
    """R1.04 and R1.05: slots without a planned card; the last one only without its locked marker."""
    planned = board.planned[seat]
    unlocked = board.tables.slots if board.power[seat] & 2 else board.tables.slots - 1
    return [slot for slot in range(unlocked) if planned[slot] == NONE]


def end(board: Board) -> None:
    """Everybody is ready: now it shows how many cards lie face down, and where."""
    board.agenda.pop()
    for seat in board.turn_order():
        count = sum(card != NONE for card in board.planned[seat])
        board.tell(E_PLANNED, "R1.04" if count else "R1.06", (seat, count))


def options(board: Board, seat: int) -> list[int]:
    """A card, then its slot; or ready. Planning nothing at all is legal (R1.06)."""
    tables = board.tables
    slots = open_slots(board, seat)
    if board.picking[seat] != NONE:
        return [tables.a_into + slot for slot in slots]
    found = [tables.a_plan + card for card in board.hand[seat]] if slots else []
    found.append(tables.a_ready)
    return found


def choose(board: Board, seat: int, action: int) -> None:
    """One step of a secret plan."""
    tables = board.tables
    board.ready[seat] = 0
    if action == tables.a_ready:
        board.ready[seat] = 1
    elif action >= tables.a_into:
        card = board.picking[seat]
        board.picking[seat] = NONE
        board.hand[seat] = without(board.hand[seat], card)
        board.planned[seat] = changed(board.planned[seat], action - tables.a_into, card)
        board.tell(E_PUT, "R1.04", (card, action - tables.a_into + 1), only(seat))
    else:
        board.picking[seat] = action - tables.a_plan
        slots = open_slots(board, seat)
        if len(slots) == 1:
            choose(board, seat, tables.a_into + slots[0])
