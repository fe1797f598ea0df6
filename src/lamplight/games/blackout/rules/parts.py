"""R11 to R13: parts of cards and check-mark actions, each a cost and a gain; and the gains that ask further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Question, Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from . import city
from .board import PACKING, Board, changed, without
from .events import E_HEALED, E_USED_CHECK, E_USED_PLAN
from .holdings import HELD_GAINS, Gain, gain
from .model import PLACES
from .payment import BOUGHT, TYPE, cost_of, pack_amount, pack_type, unpack_amount
from .vocabulary import (
    CHECK_MARK,
    CHOSEN_RESOURCE,
    GAIN_NUMBERS,
    GAINS,
    HAND_ICONS,
    HEAL,
    MAP_CUBE,
    MONEY,
    POINTS,
    Part,
)


def can_use(board: Board, seat: int, part: Part) -> bool:
    """Whether a part can be paid for, and would give something."""
    cost, amount, what, given, more = part
    price = cost_of(cost)
    if not price.payable(board, seat, amount):
        return False
    cubes = board.supply[seat] + amount if price.cubes else board.supply[seat]
    if _GAINS[what].possible(board, seat, given, cubes):
        return True
    return any(_GAINS[one].possible(board, seat, count, cubes) for one, count in more)


def use(board: Board, seat: int, part: Part) -> None:
    """Pay, then gain: the gains wait below the payment."""
    cost, amount, what, given, more = part
    for one, count in reversed(more):
        board.agenda.append(GAIN.at(seat, pack_amount(one, count)))
    board.agenda.append(GAIN.at(seat, pack_amount(what, given)))
    cost_of(cost).ask(board, seat, amount)


class GainPart(Silent[Board]):
    """What a part gives, once it is paid for. The argument is what, with the amount (or the colour of a cube)."""

    def __init__(self) -> None:
        super().__init__(PACKING, 15, "gain", "R2.07")

    def resolve(self, board: Board, seat: int, argument: int) -> None:
        board.agenda.pop()
        what, given = unpack_amount(argument)
        _GAINS[what].take(board, seat, given, "R8.03" if board.phase == 8 else "R2.07")

    def told(self, _board: Board, argument: int) -> dict[str, Plain]:
        what, given = unpack_amount(argument)
        if what == MAP_CUBE:
            return {"gain": GAINS[what].name, "colour": PLACES[given]}
        return {"gain": GAINS[what].name, "amount": given}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        what = GAIN_NUMBERS[str(told["gain"])]
        given = PLACES.index(str(told["colour"])) if what == MAP_CUBE else as_int(told["amount"])
        return pack_amount(what, given)


GAIN: Final = GainPart()


# Gains that ask further.


class MapCube(Gain):
    """A cube on the map; the amount is the colour of its location."""

    def possible(self, board: Board, seat: int, given: int, cubes: int) -> bool:
        return (cubes > 0 or board.tables.soft_cubes) and bool(city.targets(board, seat, given))

    def take(self, board: Board, seat: int, given: int, _rule: str) -> None:
        board.agenda.append(city.PLACE.at(seat, given))


class HealCard(Gain):
    """R11.04: a card comes back from the hospital."""

    def possible(self, board: Board, seat: int, _given: int, _cubes: int) -> bool:
        return bool(board.hospital[seat])

    def take(self, board: Board, seat: int, _given: int, _rule: str) -> None:
        board.agenda.append(HEALING.at(seat))


class CheckMark(Gain):
    """R11.01: one of the unlocked check-mark actions."""

    def possible(self, board: Board, seat: int, _given: int, _cubes: int) -> bool:
        return bool(check_options(board, seat, 0))

    def take(self, board: Board, seat: int, _given: int, _rule: str) -> None:
        board.agenda.append(CHECK.at(seat))


class HandIcons(Gain):
    """R12.01: so many coins for each search icon in the hand."""

    def take(self, board: Board, seat: int, given: int, _rule: str) -> None:
        board.hand_shown = changed(board.hand_shown, seat, 1)  # B-67
        icons = sum(board.tables.card_icons[card] for card in board.hand[seat])
        gain(board, seat, MONEY, given * icons, "R12.01")


class ChosenResource(Gain):
    """R12.05: so many of one normal type of one's choice."""

    def possible(self, board: Board, _seat: int, _given: int, cubes: int) -> bool:
        return cubes > 0 or board.tables.soft_cubes

    def take(self, board: Board, seat: int, given: int, _rule: str) -> None:
        board.agenda.append(TYPE.at(seat, pack_type(given, BOUGHT)))


_GAINS: Final[list[Gain]] = [
    *HELD_GAINS,
    MapCube(MAP_CUBE),
    HealCard(HEAL),
    CheckMark(CHECK_MARK),
    HandIcons(HAND_ICONS),
    ChosenResource(CHOSEN_RESOURCE),
]
"""By number."""


class Healing(Question[Board]):
    """R11.04: a card of the hospital into the hand, and its printed points."""

    def __init__(self) -> None:
        super().__init__(PACKING, 16, "heal", "R11.04", prompt="blackout-ask-heal", verbs=("heal",))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        base = board.tables.a_heal
        return [base + card for card in board.hospital[seat]]

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        card = action - board.tables.a_heal
        board.hospital = changed(board.hospital, seat, without(board.hospital[seat], card))
        board.hand[seat] = sorted([*board.hand[seat], card])
        board.tell(E_HEALED, "R11.04", (seat, card))
        gain(board, seat, POINTS, board.tables.card_points[card], "R11.04")


HEALING: Final = Healing()


# Check-mark actions.


class Check(Question[Board]):
    """R11.01: one of the unlocked check-mark actions."""

    def __init__(self) -> None:
        super().__init__(
            PACKING, 17, "check", "R11.01", prompt="blackout-ask-check", verbs=("check-board", "check-plan")
        )

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        return check_options(board, seat, 0)

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        use_check(board, seat, action)


CHECK: Final = Check()


def check_options(board: Board, seat: int, used: int) -> list[int]:
    """R8.04: the unlocked check-mark actions of the board and of plans that can be used now."""
    tables = board.tables
    options: list[int] = []
    for number, part in enumerate(tables.board_actions):
        if not board.houses[seat] >> number & 1 and not used >> number & 1 and can_use(board, seat, part):
            options.append(tables.a_check_board + number)
    for position, card in enumerate(board.check_area[seat]):
        plan = tables.card_check[card]
        if plan is not None and not used >> (len(tables.board_actions) + position) & 1 and can_use(board, seat, plan):
            options.append(tables.a_check_plan + card - tables.first_starter)
    return options


def use_check(board: Board, seat: int, action: int) -> int:
    """R8.04: use a check-mark action; returns its bit among those that have been used."""
    tables = board.tables
    if action >= tables.a_check_plan:
        card = tables.first_starter + action - tables.a_check_plan
        part = tables.card_check[card]
        assert part is not None
        board.tell(E_USED_PLAN, "R8.04", (seat, card))
        use(board, seat, part)
        return 1 << len(tables.board_actions) + board.check_area[seat].index(card)
    number = action - tables.a_check_board
    board.tell(E_USED_CHECK, "R8.04", (seat, number + 1))
    use(board, seat, tables.board_actions[number])
    return 1 << number


def battery_for_checks(board: Board, seat: int, used: int) -> bool:
    """Whether a battery could pay for an unlocked check-mark action that has not been used."""
    tables = board.tables
    for number, part in enumerate(tables.board_actions):
        if not board.houses[seat] >> number & 1 and not used >> number & 1 and cost_of(part[0]).cubes:
            return True
    for position, card in enumerate(board.check_area[seat]):
        plan = tables.card_check[card]
        if plan is not None and not used >> (len(tables.board_actions) + position) & 1 and cost_of(plan[0]).cubes:
            return True
    return False
