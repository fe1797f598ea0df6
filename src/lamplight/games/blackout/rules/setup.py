"""R0: set-up."""

from __future__ import annotations

from .board import S_EMERGENCY, S_FIRST, S_REFILL, S_ROUND, S_SETTLE, S_STARTERS, UNSEEN, Board, changed, step
from .events import E_EMERGENCY, E_FIRST, E_SETTLED, E_STARTER
from .model import ROW, ROWS
from .tables import BATTERY


def lay_out(board: Board) -> None:
    """Everything that needs no chance."""
    tables = board.tables
    seats = tables.seats
    board.tile_pool = list(range(tables.tiles))
    board.stacks = [[UNSEEN] * 3 for _ in range(tables.districts)]  # R0.06
    objectives = list(range(tables.first_objective, tables.first_emergency))
    board.unseen = objectives
    board.reserve_size = min(tables.reserve, len(objectives) - ROWS * ROW)  # R0.07
    board.draw_size = len(objectives) - board.reserve_size  # R0.08
    for seat in range(seats):
        board.supply[seat] = tables.cubes - tables.batteries  # R0.13
        board.rondel[seat] = changed(board.rondel[seat], BATTERY, tables.batteries)
        board.transport[seat] = tables.transport  # R0.15
        board.money[seat] = tables.money  # R0.16
        board.houses[seat] = tables.all_houses  # R0.17
        board.hand[seat] = sorted(tables.start_hand[seat])  # R0.24
        board.hospital[seat] = list(tables.start_hospital[seat])  # R0.22
        board.slots[seat] = [list(pile) for pile in tables.start_slots[seat]]  # R0.23
    board.agenda = [step(S_ROUND)]
    board.agenda += [step(S_REFILL, 0, row) for row in (2, 1, 0)]  # R0.09
    if not tables.chapter:
        board.agenda += [step(S_EMERGENCY, seat) for seat in reversed(range(seats))]  # R0.20
    board.agenda += [step(S_STARTERS, seat, tables.starters) for seat in reversed(range(seats))]  # R0.19
    board.agenda.append(step(S_FIRST))  # R0.25


def choose_first(board: Board, seat: int) -> None:
    """R0.25 and R0.26: the starting player is the last to place a cube; the others go before, counter-clockwise."""
    board.agenda.pop()
    board.first = seat
    board.tell(E_FIRST, "R0.25", (seat,))
    round_step = board.agenda.pop(0)
    seats = board.tables.seats
    order = [(seat - number) % seats for number in range(1, seats + 1)]
    board.agenda[0:0] = [round_step, *(step(S_SETTLE, place) for place in reversed(order))]


def settle_options(board: Board) -> list[int]:
    """R0.26: any location that no other player has taken."""
    taken = 0
    for mask in board.on_map:
        taken |= mask
    base = board.tables.a_settle
    return [base + place for place in range(board.tables.locations) if not taken >> place & 1]


def settle(board: Board, seat: int, location: int) -> None:
    """R0.26: the start cube."""
    board.agenda.pop()
    board.on_map[seat] |= 1 << location
    board.supply[seat] -= 1
    board.tell(E_SETTLED, "R0.26", (seat, location))


def take_starter(board: Board, seat: int, left: int, card: int) -> None:
    """R0.19: a starting volunteer on an objective spot."""
    board.objectives[seat] = [*board.objectives[seat], card]
    board.tell(E_STARTER, "R0.19", (seat, card))
    if left == 1:
        board.agenda.pop()
    else:
        board.agenda[-1] = step(S_STARTERS, seat, left - 1)


def take_emergency(board: Board, seat: int, card: int) -> None:
    """R0.20: an emergency plan on its spot."""
    board.agenda.pop()
    board.emergency = changed(board.emergency, seat, card)
    board.tell(E_EMERGENCY, "R0.20", (seat, card))


def free_starters(board: Board) -> list[int]:
    """R0.19: the starting volunteers that nobody has."""
    tables = board.tables
    dealt = [card for own in board.objectives for card in own]
    return [card for card in range(tables.first_starter, tables.first_objective) if card not in dealt]


def free_emergency(board: Board) -> list[int]:
    """R0.20: the emergency plans that nobody has."""
    tables = board.tables
    return [card for card in range(tables.first_emergency, tables.cards) if card not in board.emergency]
