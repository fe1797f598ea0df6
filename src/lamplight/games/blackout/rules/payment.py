"""R10: paying and gaining, batteries as jokers, and the parts of cards that exchange one thing for another."""

from __future__ import annotations

from . import city
from .board import S_CHECK, S_GAIN, S_HEAL, S_PAY, S_PAY_GPS, S_PLACE, S_TYPE, Board, changed, step, without
from .events import E_BATTERY, E_GAINED, E_HEALED, E_PAID, E_TRANSPORT, E_USED_CHECK, E_USED_PLAN
from .tables import (
    BATTERY,
    BOOK,
    CHECK_MARK,
    CHOSEN_RESOURCE,
    GASOLINE,
    GPS,
    GPS_COST,
    HAND_ICONS,
    HEAL,
    MAP_CUBE,
    MONEY,
    NOTHING,
    POINTS,
    RING,
    TRANSPORT,
    Part,
)


def can_pay(board: Board, seat: int, cost: int, amount: int) -> bool:
    """Whether a seat has what a cost asks for; batteries stand in for any resource (R10.01)."""
    own = board.rondel[seat]
    if cost == NOTHING:
        return True
    if cost == MONEY:
        return board.money[seat] >= amount
    if cost == GPS_COST:
        return own[GASOLINE] + own[BOOK] + own[BATTERY] > 0
    return own[cost] + own[BATTERY] >= amount


def ask_payment(board: Board, seat: int, cost: int, amount: int) -> None:
    """Pay, or push the question how: a choice only where there is one."""
    if cost == NOTHING or amount == 0:
        return
    if cost == MONEY:
        pay_money(board, seat, amount)
    elif cost == GPS_COST:
        board.agenda.append(step(S_PAY_GPS, seat))
    else:
        board.agenda.append(step(S_PAY, seat, cost * 64 + amount))


def pay_money(board: Board, seat: int, amount: int) -> None:
    """R3.05: to the bank."""
    if amount:
        board.money[seat] -= amount
        board.tell(E_PAID, "R10.06", (seat, MONEY, amount))


def pay_one(board: Board, seat: int, resource: int) -> None:
    """R11.02: the one cube that was chosen."""
    board.agenda.pop()
    spend(board, seat, resource, 1)


def battery_options(board: Board, seat: int, argument: int) -> list[int]:
    """How many batteries stand in for a resource."""
    resource, amount = divmod(argument, 64)
    own = board.rondel[seat]
    least = max(0, amount - own[resource])
    most = min(amount, own[BATTERY])
    base = board.tables.a_batteries
    return [base + number for number in range(least, most + 1)]


def pay(board: Board, seat: int, argument: int, batteries: int) -> None:
    """R3.03: cubes go back to the supply."""
    board.agenda.pop()
    resource, amount = divmod(argument, 64)
    spend(board, seat, resource, amount - batteries)
    spend(board, seat, BATTERY, batteries)


def spend(board: Board, seat: int, resource: int, amount: int) -> None:
    """R10.06: cubes from the rondel to the supply."""
    if amount:
        board.rondel[seat] = changed(board.rondel[seat], resource, board.rondel[seat][resource] - amount)
        board.supply[seat] += amount
        board.tell(E_PAID, "R10.06", (seat, resource, amount))


def gps_cost_options(board: Board, seat: int) -> list[int]:
    """R11.02: gasoline or a book (or a battery)."""
    base = board.tables.a_pay
    return [base + resource for resource in (GASOLINE, BOOK, BATTERY) if board.rondel[seat][resource] > 0]


def gain(board: Board, seat: int, what: int, amount: int, rule: str) -> None:
    """Resources are cubes from the supply, as many as there are (B-84); the rest is counted."""
    if what <= BATTERY:
        if not board.tables.soft_cubes:
            amount = min(amount, board.supply[seat])
        board.supply[seat] -= amount
        board.rondel[seat] = changed(board.rondel[seat], what, board.rondel[seat][what] + amount)
    elif what == MONEY:
        board.money[seat] += amount
    elif what == POINTS:
        board.score[seat] += amount
    elif what == GPS:
        amount = _limited(board, amount, sum(board.gps), board.tables.gps_supply)
        board.gps[seat] += amount
    elif what == TRANSPORT:
        amount = _limited(board, amount, sum(board.transport), board.tables.transport_supply)
        board.transport[seat] += amount
    if amount:
        board.tell(E_GAINED, rule, (seat, what, amount))


def _limited(board: Board, amount: int, held: int, supply: int) -> int:
    """B-82 and B-83: with `token_limit = strict` no more tokens than there are."""
    return max(0, min(amount, supply - held)) if board.tables.strict_tokens else amount


def spend_transport(board: Board, seat: int, tokens: int, rule: str) -> None:
    """R2.06 and R10.04: tokens first; what is lacking is bought for a point each as it is spent."""
    own = min(tokens, board.transport[seat])
    board.transport[seat] -= own
    board.score[seat] -= tokens - own
    if tokens:
        board.tell(E_TRANSPORT, rule, (seat, tokens, tokens - own))


def can_buy_battery(board: Board, seat: int) -> bool:
    """R10.03: 5 HK$ for a battery, if a cube is left to mark it.

    It is offered where a battery can be spent (phases 2, 3 and 8): elsewhere one would only buy early what costs the
    same later, as with tokens (B-88).
    """
    return board.money[seat] >= board.tables.battery_price and (board.supply[seat] > 0 or board.tables.soft_cubes)


def helps(part: Part) -> bool:
    """Whether a battery could pay for a part."""
    return NOTHING < part[0] < MONEY or part[0] == GPS_COST


def buy_battery(board: Board, seat: int) -> None:
    """R10.03."""
    board.tell(E_BATTERY, "R10.03", (seat,))
    pay_money(board, seat, board.tables.battery_price)
    gain(board, seat, BATTERY, 1, "R10.03")


# Parts: a cost and a gain.


def can_use(board: Board, seat: int, part: Part) -> bool:
    """Whether a part can be paid for, and would give something."""
    cost, amount, what, given = part
    if not can_pay(board, seat, cost, amount):
        return False
    free = board.supply[seat] + (amount if NOTHING < cost < MONEY or cost == GPS_COST else 0)
    if what <= BATTERY or what == CHOSEN_RESOURCE:
        return free > 0 or board.tables.soft_cubes
    if what == MAP_CUBE:
        return (free > 0 or board.tables.soft_cubes) and bool(city.targets(board, seat, given))
    if what == HEAL:
        return bool(board.hospital[seat])
    if what == CHECK_MARK:
        return bool(check_options(board, seat, 0))
    if what == GPS:
        return _limited(board, 1, sum(board.gps), board.tables.gps_supply) > 0
    if what == TRANSPORT:
        return _limited(board, 1, sum(board.transport), board.tables.transport_supply) > 0
    return True


def use(board: Board, seat: int, part: Part) -> None:
    """Pay, then gain: the gain waits below the payment."""
    cost, amount, what, given = part
    board.agenda.append(step(S_GAIN, seat, what * 64 + given))
    ask_payment(board, seat, cost, amount)


def resolve_gain(board: Board, seat: int, argument: int) -> None:
    """The gain of a part; some of them ask further."""
    board.agenda.pop()
    what, amount = divmod(argument, 64)
    if what == MAP_CUBE:
        board.agenda.append(step(S_PLACE, seat, amount))
    elif what == HEAL:
        board.agenda.append(step(S_HEAL, seat))
    elif what == CHECK_MARK:
        board.agenda.append(step(S_CHECK, seat))
    elif what == CHOSEN_RESOURCE:
        board.agenda.append(step(S_TYPE, seat, amount))
    elif what == HAND_ICONS:  # R12.01: a coin for each search icon in the hand
        board.hand_shown = changed(board.hand_shown, seat, 1)  # B-67
        gain(board, seat, MONEY, sum(board.tables.card_icons[card] for card in board.hand[seat]), "R12.01")
    else:
        gain(board, seat, what, amount, "R8.03" if board.phase == 8 else "R2.07")


def type_options(board: Board) -> list[int]:
    """R12.05: one normal type of one's choice."""
    base = board.tables.a_type
    return [base + resource for resource in range(RING)]


def heal(board: Board, seat: int, card: int) -> None:
    """R11.04: a card of the hospital into the hand, and its printed points."""
    board.agenda.pop()
    board.hospital = changed(board.hospital, seat, without(board.hospital[seat], card))
    board.hand[seat] = sorted([*board.hand[seat], card])
    board.tell(E_HEALED, "R11.04", (seat, card))
    gain(board, seat, POINTS, board.tables.card_points[card], "R11.04")


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


def battery_for_checks(board: Board, seat: int, used: int) -> bool:
    """Whether a battery could pay for an unlocked check-mark action that has not been used."""
    tables = board.tables
    for number, part in enumerate(tables.board_actions):
        if not board.houses[seat] >> number & 1 and not used >> number & 1 and helps(part):
            return True
    for position, card in enumerate(board.check_area[seat]):
        plan = tables.card_check[card]
        if plan is not None and not used >> (len(tables.board_actions) + position) & 1 and helps(plan):
            return True
    return False


def check_bit(board: Board, seat: int, chosen: int) -> tuple[int, Part]:
    """Which bit of `used` stands for a check-mark action, and what it does."""
    tables = board.tables
    if chosen >= tables.a_check_plan:
        card = tables.first_starter + chosen - tables.a_check_plan
        part = tables.card_check[card]
        assert part is not None
        board.tell(E_USED_PLAN, "R8.04", (seat, card))
        return len(tables.board_actions) + board.check_area[seat].index(card), part
    number = chosen - tables.a_check_board
    board.tell(E_USED_CHECK, "R8.04", (seat, number + 1))
    return number, tables.board_actions[number]
