"""R1: phase 1, rolling the resource dice and planning cards in secret."""

from __future__ import annotations

from ..board import NONE, S_PLAN, S_THROW, Board, step

MOST_THROWS = 20
"""R1.02 says: as long as it is invalid. After so many times the dice are made to differ, so that a match is finite."""


def begin(board: Board) -> None:
    """R1.01: the dice are rolled, then everybody plans."""
    board.dice = [NONE, NONE, NONE]
    board.throws = 0
    board.ready = [0] * board.tables.seats
    board.picking = [NONE] * board.tables.seats
    board.agenda.append(step(S_PLAN))
    board.agenda.append(step(S_THROW))


def die_to_throw(board: Board) -> int:
    """The next die that does not lie on the rondel, or NONE."""
    return next((die for die in range(3) if board.dice[die] == NONE), NONE)


def faces(board: Board) -> list[int]:
    """What the next die may show, each resource once."""
    shown = sorted(set(board.tables.dice[die_to_throw(board)]))
    if board.throws >= MOST_THROWS:
        return [face for face in shown if face not in board.dice] or shown
    return shown


def throw(board: Board, face: int) -> None:
    """R1.01 and R1.02: a valid result stays; otherwise exactly the dice that share a resource are rolled again."""
    board.dice[die_to_throw(board)] = face
    if die_to_throw(board) != NONE:
        return
    shared = [board.dice.count(face) > 1 for face in board.dice]
    if not any(shared):
        board.agenda.pop()
        return
    board.throws += 1
    board.dice = [NONE if again else face for face, again in zip(board.dice, shared, strict=True)]


def open_slots(board: Board, seat: int) -> list[int]:
    """R1.04 and R1.05: slots without a planned card; the last one only without its locked marker."""
    last = board.tables.slots - 1
    return [
        slot
        for slot in range(board.tables.slots)
        if board.planned[seat][slot] == NONE and (slot < last or board.power[seat] & 2)
    ]


def options(board: Board, seat: int) -> list[int]:
    """A card, then its slot; or ready. Planning nothing at all is legal (R1.06)."""
    base = board.tables.base
    if board.picking[seat] != NONE:
        return [base["into"] + slot for slot in open_slots(board, seat)]
    chosen = [base["plan"] + card for card in board.hand[seat]] if open_slots(board, seat) else []
    return [*chosen, base["ready"]]


def choose(board: Board, seat: int, action: int) -> None:
    """One step of a secret plan."""
    base = board.tables.base
    board.ready[seat] = 0
    if action == base["ready"]:
        board.ready[seat] = 1
    elif action >= base["into"]:
        card = board.picking[seat]
        board.picking[seat] = NONE
        board.hand[seat].remove(card)
        board.planned[seat][action - base["into"]] = card
    else:
        board.picking[seat] = action - base["plan"]
