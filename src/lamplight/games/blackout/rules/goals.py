"""R3: phase 3, completing goals of objectives, plans and restore-power."""

from __future__ import annotations

from . import city, payment
from .board import (
    NONE,
    PAYING,
    S_AFTER_GOAL,
    S_COMPLETE,
    S_GOALS,
    S_PHASE,
    S_PLACE,
    S_TYPE,
    Board,
    changed,
    step,
    without,
)
from .events import E_BONUS, E_GOAL, E_PLAN_FINISHED, E_PLAN_LEFT, E_POWER
from .tables import ANY, NOTHING, PLAN, RING, WHITE


def begin(board: Board) -> None:
    """R3.01: in turn order."""
    for seat in reversed(board.turn_order()):
        board.agenda.append(step(S_GOALS, seat))
    board.agenda.append(step(S_PHASE, 0, 3))


def plan_cards(board: Board, seat: int) -> list[int]:
    """The cards whose goals a seat may complete: its objectives, its emergency plan, or the shared ones (R15.03)."""
    tables = board.tables
    cards = [*board.objectives[seat], *([board.emergency[seat]] if board.emergency[seat] >= 0 else [])]
    bound = [number for number, marks in enumerate(board.shared[seat]) if marks]
    for number, letter in enumerate(tables.shared_plans):
        if not bound or number in bound:  # R15.04
            cards.append(tables.first_emergency + "ABCD".index(letter))
    return cards


def marks_of(board: Board, seat: int, card: int) -> int:
    """The goals of a plan that are completed, as a bit mask."""
    shared = shared_number(board, card)
    return board.marks[card] if shared < 0 else board.shared[seat][shared]


def shared_number(board: Board, card: int) -> int:
    """Which of the shared plans a card is, or -1."""
    tables = board.tables
    if not tables.shared_plans or card < tables.first_emergency:
        return -1
    letter = "ABCD"[card - tables.first_emergency]
    return tables.shared_plans.index(letter) if letter in tables.shared_plans else -1


def payable_types(board: Board, seat: int, amount: int) -> list[int]:
    """R3.04: the types of which a seat can pay so many."""
    return [resource for resource in range(RING) if payment.can_pay(board, seat, resource, amount)]


def meets(board: Board, seat: int, goal: int) -> bool:
    """R3.02: all requirements are met and all costs can be paid."""
    tables = board.tables
    amount, resource = tables.goal_amount[goal], tables.goal_resource[goal]
    if board.money[seat] < tables.goal_money[goal]:
        return False
    if resource == ANY and not payable_types(board, seat, amount):
        return False
    if resource not in (ANY, NOTHING) and not payment.can_pay(board, seat, resource, amount):
        return False
    needed = tables.goal_slot[goal]
    if any(needed) and not any(_slot_has(board, pile, needed) for pile in board.slots[seat]):
        return False
    owned = owned_types(board, seat) if tables.goal_tiles[goal] else []
    if any(kind not in owned for kind in tables.goal_tiles[goal]):
        return False
    return tables.goal_link[goal] == NOTHING or city.linked(board, seat, tables.goal_link[goal])


def owned_types(board: Board, seat: int) -> list[int]:
    """The reward types of a seat's scout tiles: face-up ones, or also those under probes (B-26, B-30)."""
    tables = board.tables
    tiles = board.tiles_up[seat] + (board.tiles_down[seat] if tables.probe_types else [])
    return [tables.tile_type[tile] for tile in tiles]


def _slot_has(board: Board, pile: list[int], needed: list[int]) -> bool:
    """R3.06: a single slot holds at least those colours."""
    colours = [board.tables.card_colour[card] for card in pile]
    return all(colours.count(colour) >= count for colour, count in enumerate(needed))


def completable(board: Board, seat: int, card: int, number: int) -> bool:
    """Whether a goal of a card can be completed now, its cubes included (B-84)."""
    tables = board.tables
    if marks_of(board, seat, card) >> number & 1:
        return False
    goal = tables.card_goals[card][number]
    if not meets(board, seat, goal):
        return False
    free = board.supply[seat] + tables.goal_amount[goal]
    if tables.card_kind[card] != PLAN:
        return (free > 0 or tables.soft_cubes) and bool(city.targets(board, seat, tables.card_colour[card]))
    if shared_number(board, card) < 0 and board.marks[card].bit_count() + 1 == len(tables.card_goals[card]):
        free += board.marks[card].bit_count()  # R3.33: the cubes come off, one of them goes to the map
    return free > 0 or tables.soft_cubes


def options(board: Board, seat: int) -> list[int]:
    """R3.01: any goal that can be completed, in any order; or enough."""
    tables = board.tables
    found: list[int] = []
    for card in plan_cards(board, seat):
        first = tables.a_goal + (card - tables.first_starter) * 3
        numbers = range(len(tables.card_goals[card]))
        found += [first + number for number in numbers if completable(board, seat, card, number)]
    if tables.complete_any_time:  # B-40
        marked = [card for card in plan_cards(board, seat) if board.marks[card]]
        found += [tables.a_complete + card - tables.first_starter for card in marked]
    for number, goal in enumerate(tables.power):
        if not board.power[seat] >> number & 1 and meets(board, seat, goal):
            found.append(tables.a_power + number)
    if payment.can_buy_battery(board, seat):
        found.append(tables.a_battery)
    found.append(tables.a_done)
    return found


def complete(board: Board, seat: int, card: int, number: int) -> None:
    """Pay first; what follows lies below on the agenda."""
    goal = board.tables.power[number] if card < 0 else board.tables.card_goals[card][number]
    argument = (card + 1) * 4 + number  # restore-power goals belong to no card
    board.agenda.append(step(S_AFTER_GOAL, seat, argument))
    if card < 0:
        board.tell(E_POWER, "R3.42", (seat, number + 1))
    else:
        board.tell(E_GOAL, "R3.02", (seat, card, number + 1))
    payment.pay_money(board, seat, board.tables.goal_money[goal])
    resource, amount = board.tables.goal_resource[goal], board.tables.goal_amount[goal]
    if resource == ANY:
        board.agenda.append(step(S_TYPE, seat, PAYING + amount))
    else:
        payment.ask_payment(board, seat, resource, amount)


def after_goal(board: Board, seat: int, argument: int) -> None:
    """R3.02, R3.09, R3.10: destination and immediate effect; R3.31 and R3.33 for cards with several goals."""
    board.agenda.pop()
    card, number = argument // 4 - 1, argument % 4
    tables = board.tables
    if card < 0:
        board.power = changed(board.power, seat, board.power[seat] | 1 << number)
        _reward(board, seat, tables.power[number])
        return
    is_plan, shared = tables.card_kind[card] == PLAN, shared_number(board, card)
    everything = (1 << len(tables.card_goals[card])) - 1
    last = is_plan and shared < 0 and board.marks[card] | 1 << number == everything
    # The cube that marks the goal or goes to the map is put aside first: a reward does not take it. When marks come
    # off with the last goal, there is no need.
    aside = 0 if last and board.marks[card] else 1
    board.supply[seat] -= aside
    _reward(board, seat, tables.card_goals[card][number])
    if not is_plan:  # R3.09
        board.supply[seat] += aside
        board.objectives[seat] = without(board.objectives[seat], card)
        board.hand[seat] = sorted([*board.hand[seat], card])
        board.agenda.append(step(S_PLACE, seat, tables.card_colour[card]))
    elif shared >= 0:  # R15.03, R15.05: a cube on the goal, and the plan stays
        done = changed(board.shared[seat], shared, board.shared[seat][shared] | 1 << number)
        board.shared = changed(board.shared, seat, done)
        if done[shared] == everything and tables.campaign_bonus:
            _bonus(board, seat, card, "R15.06")
    elif last:  # R3.33
        _bonus(board, seat, card, "R3.33")
        finish_plan(board, seat, card, aside + board.marks[card].bit_count(), "R3.33")
    else:  # R3.31
        board.marks = changed(board.marks, card, board.marks[card] | 1 << number)
        board.agenda.append(step(S_COMPLETE, seat, card))


def _reward(board: Board, seat: int, goal: int) -> None:
    for what, amount in board.tables.goal_rewards[goal]:
        payment.gain(board, seat, what, amount, "R3.10")


def _bonus(board: Board, seat: int, card: int, rule: str) -> None:
    points = board.tables.card_bonus[card]
    board.score[seat] += points
    if points:
        board.tell(E_BONUS, rule, (seat, card, points))


def finish_plan(board: Board, seat: int, card: int, cubes: int, rule: str) -> None:
    """R3.32 and R3.33: cubes off, the card to the check-mark area, then its completion effect."""
    board.supply[seat] += cubes
    board.marks = changed(board.marks, card, 0)
    if board.emergency[seat] == card:
        board.emergency = changed(board.emergency, seat, NONE)
    else:
        board.objectives[seat] = without(board.objectives[seat], card)
    board.check_area = changed(board.check_area, seat, [*board.check_area[seat], card])
    board.tell(E_PLAN_FINISHED, rule, (seat, card))
    if (board.supply[seat] > 0 or board.tables.soft_cubes) and city.targets(board, seat, WHITE):
        board.agenda.append(step(S_PLACE, seat, WHITE))


def leave(board: Board, seat: int, card: int) -> None:
    """R3.32: the plan stays where it is, with its cubes."""
    board.tell(E_PLAN_LEFT, "R3.32", (seat, card))


def cash_in(board: Board, seat: int, card: int) -> None:
    """R3.32: take the completion effect now; open goals and the bonus are forfeited."""
    finish_plan(board, seat, card, board.marks[card].bit_count(), "R3.32")
