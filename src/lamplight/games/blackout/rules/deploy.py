"""R2: phase 2, turning up the planned cards and using them."""

from __future__ import annotations

from . import payment
from .board import NONE, S_DEPLOY, S_PARTS, S_PHASE, S_YIELD, Board, changed, step
from .events import E_NOT_USED, E_TURNED_UP, E_USED_PART
from .tables import RING, VOLUNTEER


def begin(board: Board) -> None:
    """In turn order each player resolves all of the own planned cards."""
    for seat in reversed(board.turn_order()):
        board.agenda.append(step(S_DEPLOY, seat))
    board.agenda.append(step(S_PHASE, 0, 2))


def options(board: Board, seat: int) -> list[int]:
    """R2.01: which card to turn up next; R10.03: a battery meanwhile."""
    tables = board.tables
    found = [tables.a_turn_up + slot for slot, card in enumerate(board.planned[seat]) if card != NONE]
    if found and payment.can_buy_battery(board, seat):
        found.append(tables.a_battery)
    return found


def turn_up(board: Board, seat: int, slot: int) -> None:
    """R2.01 and R2.09: the card lies face up on top of its slot, and may be used."""
    card = board.planned[seat][slot]
    board.planned[seat] = changed(board.planned[seat], slot, NONE)
    board.set_slot(seat, slot, [*board.slots[seat][slot], card])
    board.tell(E_TURNED_UP, "R2.01", (seat, card, slot + 1))
    board.card = card
    board.used = 0
    kind = S_YIELD if board.tables.card_kind[card] == VOLUNTEER else S_PARTS
    board.agenda.append(step(kind, seat))


def ring_distance(first: int, second: int) -> int:
    """R2.05: steps along the ring, the shorter way."""
    apart = abs(first - second)
    return min(apart, RING - apart)


def yield_options(board: Board, seat: int) -> list[int]:
    """R2.03 and R2.04: the die's resource, or another one for transport tokens; R2.02: or nothing."""
    tables = board.tables
    found = [tables.a_yield + resource for resource in range(RING)]
    if board.supply[seat] == 0 and not tables.soft_cubes:
        found = []
    found.append(tables.a_skip)
    return found


def skip(board: Board, seat: int) -> None:
    """R2.02: turned up, but not used."""
    board.agenda.pop()
    board.tell(E_NOT_USED, "R2.02", (seat, board.card))


def take_yield(board: Board, seat: int, resource: int) -> None:
    """R2.03 and R2.04: the whole yield of the volunteer goes to one segment."""
    tables = board.tables
    board.agenda.pop()
    die = board.dice[tables.card_colour[board.card]]
    payment.spend_transport(board, seat, ring_distance(die, resource), "R2.04")
    payment.gain(board, seat, resource, tables.card_cubes[board.card], "R2.03")


def part_options(board: Board, seat: int) -> list[int]:
    """R2.07: the parts not used yet that can be used now; each is optional (R2.02)."""
    tables = board.tables
    found: list[int] = []
    worth_it = False
    for number, part in enumerate(tables.card_parts[board.card]):
        if board.used >> number & 1 or (tables.printed_order and board.used >> number):
            continue
        worth_it = worth_it or payment.helps(part)
        if payment.can_use(board, seat, part):
            found.append(tables.a_use + number)
    if (found or worth_it) and payment.can_buy_battery(board, seat):
        found.append(tables.a_battery)
    found.append(tables.a_done)
    return found


def use_part(board: Board, seat: int, number: int) -> None:
    """One part of a specialist."""
    board.used |= 1 << number
    board.tell(E_USED_PART, "R2.07", (seat, board.card, number + 1))
    payment.use(board, seat, board.tables.card_parts[board.card][number])
