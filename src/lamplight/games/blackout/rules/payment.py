"""R10: how a seat pays: costs, batteries as jokers, a type of one's choice; and how batteries are bought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from lamplight.kernel.agenda import Question
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from .board import PACKING, Board
from .events import E_BATTERY
from .holdings import gain, has, pay_money, spend
from .kept import TYPE_STEP
from .vocabulary import BATTERY, BOOK, GASOLINE, GPS_COST, HELD, MONEY, NOTHING, RING

AMOUNTS: Final = 64
"""Amounts on the agenda are smaller than this."""


def pack_amount(what: int, amount: int) -> int:
    """So much of something as the argument of a step."""
    return what * AMOUNTS + amount


def unpack_amount(argument: int) -> tuple[int, int]:
    """What `pack_amount` packed."""
    return argument // AMOUNTS, argument % AMOUNTS


# Costs.


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """How one kind of cost (see `vocabulary.py`) is paid: this one is none. One object for each kind."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.cubes = False
        """Whether it is paid with cubes: then a battery can stand in, and as many cubes return to the supply."""

    def payable(self, board: Board, seat: int, amount: int, /) -> bool:
        """Whether a seat has that much."""
        del board, seat, amount
        return True

    def ask(self, board: Board, seat: int, amount: int, /) -> None:
        """Pay, or push the question how: a choice only where there is one."""


class MoneyCost(Cost):
    """R3.05: HK$."""

    def payable(self, board: Board, seat: int, amount: int) -> bool:
        return board.money[seat] >= amount

    def ask(self, board: Board, seat: int, amount: int) -> None:
        pay_money(board, seat, amount)


class CubeCost(Cost):
    """R3.03: so many of a resource, or batteries for some of them."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.cubes = True

    def payable(self, board: Board, seat: int, amount: int) -> bool:
        return has(board, seat, self.number, amount)

    def ask(self, board: Board, seat: int, amount: int) -> None:
        if amount:
            board.agenda.append(PAY.at(seat, pack_amount(self.number, amount)))


class GpsCost(Cost):
    """R11.02: gasoline or a book (or a battery)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.cubes = True

    def payable(self, board: Board, seat: int, _amount: int) -> bool:
        own = board.rondel[seat]
        return own[GASOLINE] + own[BOOK] + own[BATTERY] > 0

    def ask(self, board: Board, seat: int, _amount: int) -> None:
        board.agenda.append(PAY_GPS.at(seat))


_FREE: Final = Cost(NOTHING)
_COSTS: Final[list[Cost]] = [
    *(CubeCost(number) for number in range(BATTERY + 1)),
    MoneyCost(MONEY),
    GpsCost(GPS_COST),
]


def cost_of(number: int) -> Cost:
    """The cost of that number; `NOTHING` is free."""
    return _FREE if number == NOTHING else _COSTS[number]


# Questions.


class Pay(Question[Board]):
    """R10.01: how many batteries stand in for a resource. The argument is the resource with the amount."""

    def __init__(self) -> None:
        super().__init__(PACKING, 12, "pay", "R10.01", prompt="blackout-ask-pay", verbs=("batteries",))

    def options(self, board: Board, seat: int, argument: int) -> list[int]:
        least, most = battery_limits(board, seat, argument)
        base = board.tables.a_batteries
        return [base + number for number in range(least, most + 1)]

    def answer(self, board: Board, seat: int, argument: int, action: int) -> None:
        """R3.03: cubes go back to the supply."""
        board.agenda.pop()
        batteries = action - board.tables.a_batteries
        resource, amount = unpack_amount(argument)
        spend(board, seat, resource, amount - batteries)
        spend(board, seat, BATTERY, batteries)

    def found(self, entry: int, seat: int) -> int:
        """The argument of an entry of the agenda, if it is this step of a seat; else -1."""
        argument = entry >> PACKING.argument_shift
        return argument if entry == self.at(seat, argument) else -1

    def told(self, _board: Board, argument: int) -> dict[str, Plain]:
        resource, amount = unpack_amount(argument)
        return {"resource": HELD[resource], "amount": amount}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        return pack_amount(HELD.index(str(told["resource"])), as_int(told["amount"]))


def battery_limits(board: Board, seat: int, argument: int) -> tuple[int, int]:
    """The fewest and the most batteries that can stand in for a resource."""
    resource, amount = unpack_amount(argument)
    own = board.rondel[seat]
    return max(0, amount - own[resource]), min(amount, own[BATTERY] - _kept_back(board, seat))


def _kept_back(board: Board, seat: int) -> int:
    """How many batteries the payments below on the agenda need: a goal may cost several kinds of resources."""
    agenda = board.agenda
    kept = 0
    for place in range(len(agenda) - 2, -1, -1):
        further = PAY.found(agenda[place], seat)
        if further < 0:
            break
        resource, amount = unpack_amount(further)
        kept += max(0, amount - board.rondel[seat][resource])
    return kept


class PayGps(Question[Board]):
    """R11.02: gasoline or a book (or a battery)."""

    def __init__(self) -> None:
        super().__init__(PACKING, 13, "pay-gps", "R11.02", prompt="blackout-ask-pay-gps", verbs=("pay",))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        base = board.tables.a_pay
        return [base + resource for resource in (GASOLINE, BOOK, BATTERY) if board.rondel[seat][resource] > 0]

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """The one cube that was chosen."""
        board.agenda.pop()
        spend(board, seat, action - board.tables.a_pay, 1)


class Type(Question[Board]):
    """R3.04: pay so many of one type; or gain so many of one type, by a rule. The argument is the amount, and which."""

    def __init__(self) -> None:
        super().__init__(PACKING, TYPE_STEP, "type", "R3.04", verbs=("type",))

    def options(self, board: Board, seat: int, argument: int) -> list[int]:
        amount, rule = unpack_type(argument)
        types = payable_types(board, seat, amount) if rule == PAYING else list(range(RING))
        base = board.tables.a_type
        return [base + resource for resource in types]

    def answer(self, board: Board, seat: int, argument: int, action: int) -> None:
        board.agenda.pop()
        resource = action - board.tables.a_type
        amount, rule = unpack_type(argument)
        if rule == PAYING:
            cost_of(resource).ask(board, seat, amount)
        else:
            gain(board, seat, resource, amount, rule)

    def told(self, _board: Board, argument: int) -> dict[str, Plain]:
        """The rule is told where it is that of a goal; a specialist needs none."""
        amount, rule = unpack_type(argument)
        told: dict[str, Plain] = {"amount": amount, "paying": rule == PAYING}
        if rule in GOAL_RULES:
            told["rule"] = rule
        return told

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        rule = PAYING if told["paying"] is True else str(told.get("rule", BOUGHT))
        return pack_type(as_int(told["amount"]), rule)


PAYING: Final = "R3.04"
BOUGHT: Final = "R12.05"
GOAL_RULES: Final = ("R3.10", "R3.33", "R3.34", "R15.06")
"""By which rules goods of one's choice come from a goal: of a reward, a bonus, a completion, a shared plan."""
_TYPE_RULES: Final[list[str]] = [BOUGHT, PAYING, *GOAL_RULES]
"""In the order in which the argument counts them."""


def pack_type(amount: int, rule: str) -> int:
    """The argument of a `Type` step: how many, and by which rule (`PAYING` or one of gaining)."""
    return AMOUNTS * _TYPE_RULES.index(rule) + amount


def unpack_type(argument: int) -> tuple[int, str]:
    """What `pack_type` packed."""
    return argument % AMOUNTS, _TYPE_RULES[argument // AMOUNTS]


def payable_types(board: Board, seat: int, amount: int) -> list[int]:
    """R3.04: the types of which a seat can pay so many."""
    return [resource for resource in range(RING) if has(board, seat, resource, amount)]


PAY: Final = Pay()
PAY_GPS: Final = PayGps()
TYPE: Final = Type()


# Batteries.


@mypyc_attr(allow_interpreted_subclasses=True)
class BatteryQuestion(Question[Board]):
    """R10.03: a question where a battery may be bought first: that answers nothing, and the same is asked again.

    It is offered where a battery can be spent (phases 2, 3 and 8): elsewhere one would only buy early what costs the
    same later, as with tokens (B-88).
    """

    def answer(self, board: Board, seat: int, argument: int, action: int) -> None:
        if action == board.tables.a_battery:
            board.tell(E_BATTERY, "R10.03", (seat,))
            pay_money(board, seat, board.tables.battery_price)
            gain(board, seat, BATTERY, 1, "R10.03")
        else:
            self.decide(board, seat, argument, action)

    def decide(self, board: Board, seat: int, argument: int, action: int, /) -> None:
        """Carry out an answer to the question itself."""
        raise NotImplementedError


def can_buy_battery(board: Board, seat: int) -> bool:
    """R10.03: 5 HK$ for a battery, if a cube is left to mark it."""
    return board.money[seat] >= board.tables.battery_price and (board.supply[seat] > 0 or board.tables.soft_cubes)
