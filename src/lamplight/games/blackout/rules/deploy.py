"""R2: phase 2, turning up the planned cards and using them."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import Question

from .board import NONE, PACKING, Board, changed
from .events import E_NOT_USED, E_TURNED_UP, E_USED_PART
from .holdings import gain, spend_transport
from .parts import can_use, use
from .payment import BatteryQuestion, can_buy_battery, cost_of
from .tables import VOLUNTEER
from .vocabulary import RING


def begin(board: Board) -> None:
    """In turn order each player resolves all of the own planned cards."""
    for seat in reversed(board.turn_order()):
        board.agenda.append(DEPLOY.at(seat))


class Deploy(BatteryQuestion):
    """R2.01: which card to turn up next."""

    def __init__(self) -> None:
        super().__init__(PACKING, 8, "deploy", "R2.01", prompt="blackout-ask-deploy", verbs=("turn-up", "battery"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found = [tables.a_turn_up + slot for slot, card in enumerate(board.planned[seat]) if card != NONE]
        if found and can_buy_battery(board, seat):
            found.append(tables.a_battery)
        return found

    def decide(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """R2.01 and R2.09: the card lies face up on top of its slot, and may be used."""
        slot = action - board.tables.a_turn_up
        card = board.planned[seat][slot]
        board.planned[seat] = changed(board.planned[seat], slot, NONE)
        board.set_slot(seat, slot, [*board.slots[seat][slot], card])
        board.tell(E_TURNED_UP, "R2.01", (seat, card, slot + 1))
        board.card = card
        board.used = 0
        volunteer = board.tables.card_kind[card] == VOLUNTEER
        board.agenda.append(YIELD.at(seat) if volunteer else PARTS.at(seat))


class Yield(Question[Board]):
    """R2.03 and R2.04: the die's resource, or another one for transport tokens; R2.02: or nothing."""

    def __init__(self) -> None:
        super().__init__(PACKING, 9, "yield", "R2.04", prompt="blackout-ask-yield", verbs=("yield", "skip"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found = [tables.a_yield + resource for resource in range(RING)]
        if board.supply[seat] == 0 and not tables.soft_cubes:
            found = []
        found.append(tables.a_skip)
        return found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """The whole yield of the volunteer goes to one segment; or the card is turned up, but not used."""
        tables = board.tables
        board.agenda.pop()
        if action == tables.a_skip:
            board.tell(E_NOT_USED, "R2.02", (seat, board.card))
            return
        resource = action - tables.a_yield
        die = board.dice[tables.card_colour[board.card]]
        spend_transport(board, seat, ring_distance(die, resource), "R2.04")
        gain(board, seat, resource, tables.card_cubes[board.card], "R2.03")


def ring_distance(first: int, second: int) -> int:
    """R2.05: steps along the ring, the shorter way."""
    apart = abs(first - second)
    return min(apart, RING - apart)


class Parts(BatteryQuestion):
    """R2.07: the parts of a specialist not used yet that can be used now; each is optional (R2.02)."""

    def __init__(self) -> None:
        super().__init__(PACKING, 10, "parts", "R2.07", prompt="blackout-ask-parts", verbs=("use", "battery", "done"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found: list[int] = []
        worth_it = False
        for number, part in enumerate(tables.card_parts[board.card]):
            if board.used >> number & 1 or (tables.card_ordered[board.card] and board.used >> number):
                continue
            worth_it = worth_it or cost_of(part[0]).cubes
            if can_use(board, seat, part):
                found.append(tables.a_use + number)
        if (found or worth_it) and can_buy_battery(board, seat):
            found.append(tables.a_battery)
        found.append(tables.a_done)
        return found

    def decide(self, board: Board, seat: int, _argument: int, action: int) -> None:
        tables = board.tables
        if action == tables.a_done:
            board.agenda.pop()
            return
        number = action - tables.a_use
        board.used |= 1 << number
        board.tell(E_USED_PART, "R2.07", (seat, board.card, number + 1))
        use(board, seat, tables.card_parts[board.card][number])


DEPLOY: Final = Deploy()
YIELD: Final = Yield()
PARTS: Final = Parts()
