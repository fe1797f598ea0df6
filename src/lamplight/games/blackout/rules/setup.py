"""R0: set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Question
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from .board import PACKING, UNSEEN, Board, changed
from .events import E_EMERGENCY, E_FIRST, E_SETTLED, E_STARTER
from .market import REFILL
from .model import ROW, ROWS, STACK
from .rounds import ROUND
from .vocabulary import BATTERY, NOTHING


def lay_out(board: Board) -> None:
    """Everything that needs no chance."""
    tables = board.tables
    seats = tables.seats
    board.tile_pool = list(range(tables.tiles))
    board.stacks = [[UNSEEN] * STACK for _ in range(tables.districts)]  # R0.06
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
    board.agenda = [ROUND.at()]
    board.agenda += [REFILL.at(0, row) for row in (2, 1, 0)]  # R0.09
    if not tables.chapter:
        board.agenda += [EMERGENCY.at(seat) for seat in reversed(range(seats))]  # R0.20
    board.agenda += [STARTERS.at(seat, tables.starters) for seat in reversed(range(seats))]  # R0.19
    board.agenda.append(FIRST.at())  # R0.25


class First(Chance[Board]):
    """R0.25 and R0.26: the starting player is the last to place a cube; the others go before, counter-clockwise."""

    def __init__(self) -> None:
        super().__init__(PACKING, 0, "first", "R0.25", verbs=("first",))

    def among(self, board: Board, _seat: int, _argument: int) -> list[int]:
        """Every seat; or the one that was chosen before the match."""
        tables = board.tables
        if tables.starting_seat != NOTHING:
            return [tables.a_first + tables.starting_seat]
        return [tables.a_first + place for place in range(tables.seats)]

    def answer(self, board: Board, _seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        first = action - board.tables.a_first
        board.first = first
        board.tell(E_FIRST, "R0.25", (first,))
        round_step = board.agenda.pop(0)
        seats = board.tables.seats
        order = [(first - number) % seats for number in range(1, seats + 1)]
        board.agenda[0:0] = [round_step, *(SETTLE.at(place) for place in reversed(order))]


class Starters(Chance[Board]):
    """R0.19: starting volunteers on the objective spots. The argument is how many are still to come."""

    def __init__(self) -> None:
        super().__init__(PACKING, 1, "starters", "R0.19", verbs=("starter",))

    def among(self, board: Board, _seat: int, _left: int) -> list[int]:
        """The starting volunteers that nobody has."""
        tables = board.tables
        dealt = [card for own in board.objectives for card in own]
        free = [card for card in range(tables.first_starter, tables.first_objective) if card not in dealt]
        return [tables.a_starter + card - tables.first_starter for card in free]

    def answer(self, board: Board, seat: int, left: int, action: int) -> None:
        card = board.tables.first_starter + action - board.tables.a_starter
        board.objectives[seat] = [*board.objectives[seat], card]
        board.tell(E_STARTER, "R0.19", (seat, card))
        if left == 1:
            board.agenda.pop()
        else:
            board.agenda[-1] = self.at(seat, left - 1)

    def told(self, _board: Board, left: int) -> dict[str, Plain]:
        return {"left": left}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        return as_int(told["left"])


class Emergency(Chance[Board]):
    """R0.20: an emergency plan on its spot."""

    def __init__(self) -> None:
        super().__init__(PACKING, 2, "emergency", "R0.20", verbs=("emergency",))

    def among(self, board: Board, _seat: int, _argument: int) -> list[int]:
        """The emergency plans that nobody has."""
        tables = board.tables
        free = [card for card in range(tables.first_emergency, tables.cards) if card not in board.emergency]
        return [tables.a_emergency + card - tables.first_emergency for card in free]

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        card = board.tables.first_emergency + action - board.tables.a_emergency
        board.emergency = changed(board.emergency, seat, card)
        board.tell(E_EMERGENCY, "R0.20", (seat, card))


class Settle(Question[Board]):
    """R0.26: the start cube, on any location that no other player has taken."""

    def __init__(self) -> None:
        super().__init__(PACKING, 4, "settle", "R0.26", prompt="blackout-ask-settle", verbs=("settle",))

    def options(self, board: Board, _seat: int, _argument: int) -> list[int]:
        taken = 0
        for mask in board.on_map:
            taken |= mask
        base = board.tables.a_settle
        return [base + place for place in range(board.tables.locations) if not taken >> place & 1]

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        location = action - board.tables.a_settle
        board.on_map[seat] |= 1 << location
        board.supply[seat] -= 1
        board.tell(E_SETTLED, "R0.26", (seat, location))


FIRST: Final = First()
STARTERS: Final = Starters()
EMERGENCY: Final = Emergency()
SETTLE: Final = Settle()
