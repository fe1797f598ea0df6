"""R3: phase 3, completing goals of objectives, plans and restore-power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Question, Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from . import city
from .board import NONE, PACKING, Board, changed, without
from .events import E_BONUS, E_GOAL, E_PLAN_FINISHED, E_PLAN_LEFT, E_POWER, E_TILE_SHOWN
from .holdings import gain, has, pay_money
from .kept import AFTER_STEP, BONUS, EFFECT, FINISH, needed_to_finish, pack_goal, unpack_goal
from .payment import PAYING, TYPE, BatteryQuestion, can_buy_battery, cost_of, pack_type, payable_types
from .tables import ANY, PLAN
from .vocabulary import BATTERY, CHOSEN_RESOURCE, MAP_CUBE, NOTHING, Given

STAGE_NAMES: Final = ("effect", "bonus", "end")
"""What of a goal comes next, in words."""


def begin(board: Board) -> None:
    """R3.01: in turn order."""
    for seat in reversed(board.turn_order()):
        board.agenda.append(GOALS.at(seat))


# What a goal asks for.


def plan_cards(board: Board, seat: int) -> list[int]:
    """The cards whose goals a seat may complete: its objectives, its emergency plan, or the shared ones (R15.03)."""
    tables = board.tables
    cards = [*board.objectives[seat], *([board.emergency[seat]] if board.emergency[seat] >= 0 else [])]
    bound = [number for number, marks in enumerate(board.shared[seat]) if marks]
    for number, card in enumerate(tables.shared_cards):
        if not bound or number in bound:  # R15.04
            cards.append(card)
    return cards


def marks_of(board: Board, seat: int, card: int) -> int:
    """The goals of a plan that are completed, as a bit mask."""
    shared = shared_number(board, card)
    return board.marks[card] if shared < 0 else board.shared[seat][shared]


def shared_number(board: Board, card: int) -> int:
    """Which of the shared plans a card is, or -1."""
    shared = board.tables.shared_cards
    return shared.index(card) if card in shared else -1


def meets(board: Board, seat: int, goal: int) -> bool:
    """R3.02: all requirements are met and all costs can be paid."""
    tables = board.tables
    amount, resource = tables.goal_amount[goal], tables.goal_resource[goal]
    if board.money[seat] < tables.goal_money[goal]:
        return False
    if resource == ANY and not payable_types(board, seat, amount):
        return False
    if resource not in (ANY, NOTHING) and not has(board, seat, resource, amount):
        return False
    if tables.goal_more[goal] and not _has_all(board, seat, goal):
        return False
    needed = tables.goal_slot[goal]
    if any(needed) and not any(_slot_has(board, pile, needed) for pile in board.slots[seat]):
        return False
    owned = owned_types(board, seat) if tables.goal_tiles[goal] else []
    if any(kind not in owned for kind in tables.goal_tiles[goal]):
        return False
    return tables.goal_link[goal] == NOTHING or city.linked(board, seat, tables.goal_link[goal])


def _has_all(board: Board, seat: int, goal: int) -> bool:
    """Whether a seat can pay all kinds of resources of a goal, each battery once. (`any` stands alone.)"""
    tables, own = board.tables, board.rondel[seat]
    short = max(0, tables.goal_amount[goal] - own[tables.goal_resource[goal]])
    for resource, amount in tables.goal_more[goal]:
        short += max(0, amount - own[resource])
    return short <= own[BATTERY]


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
    if not meets(board, seat, goal) or not _has_cubes(board, seat, goal, _further_cubes(board, seat, card)):
        return False
    return tables.card_kind[card] == PLAN or _has_targets(board, seat, tables.card_effect[card])


def power_completable(board: Board, seat: int, number: int) -> bool:
    """Whether a restore-power goal can be completed now, its cubes included (B-84)."""
    goal = board.tables.power[number]
    return not board.power[seat] >> number & 1 and meets(board, seat, goal) and _has_cubes(board, seat, goal, 0)


def _further_cubes(board: Board, seat: int, card: int) -> int:
    """How many cubes a goal of a card needs beside those of its reward: its mark, or what finishes the card."""
    tables = board.tables
    if tables.card_kind[card] != PLAN:
        return tables.card_effect_cubes[card]
    last = marks_of(board, seat, card).bit_count() + 1 == len(tables.card_goals[card])
    if shared_number(board, card) >= 0:
        return 1 + needed_to_finish(board, card, bonus=True) if last and tables.campaign_bonus else 1
    return needed_to_finish(board, card, bonus=True) if last else 1


def _has_cubes(board: Board, seat: int, goal: int, further: int) -> bool:
    """B-84: a cube for each that is to be placed, once the goal is paid for; and a location for those of its reward."""
    tables = board.tables
    needed = tables.goal_cubes[goal]
    if needed and not _has_targets(board, seat, tables.goal_rewards[goal]):
        return False
    free = board.supply[seat] + tables.goal_amount[goal]
    for _, amount in tables.goal_more[goal]:
        free += amount
    return free >= needed + further or tables.soft_cubes


def _has_targets(board: Board, seat: int, gained: list[Given]) -> bool:
    """Whether every cube among these gains could go somewhere."""
    return all(what != MAP_CUBE or city.targets(board, seat, colour) for what, colour in gained)


# Completing goals.


class Goals(BatteryQuestion):
    """R3.01: any goal that can be completed, in any order; or enough."""

    def __init__(self) -> None:
        verbs = ("goal", "power", "complete", "battery", "done")
        super().__init__(PACKING, 11, "goals", "R3.01", prompt="blackout-ask-goals", verbs=verbs)

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found: list[int] = []
        for card in plan_cards(board, seat):
            first = tables.a_goal + (card - tables.first_starter) * 3
            numbers = range(len(tables.card_goals[card]))
            found += [first + number for number in numbers if completable(board, seat, card, number)]
        if tables.complete_any_time:  # B-40
            marked = [card for card in plan_cards(board, seat) if board.marks[card]]
            found += [tables.a_complete + card - tables.first_starter for card in marked]
        found += [tables.a_power + goal for goal in range(len(tables.power)) if power_completable(board, seat, goal)]
        if can_buy_battery(board, seat):
            found.append(tables.a_battery)
        found.append(tables.a_done)
        return found

    def decide(self, board: Board, seat: int, _argument: int, action: int) -> None:
        tables = board.tables
        if action == tables.a_done:
            board.agenda.pop()
        elif action >= tables.a_complete:
            cash_in(board, seat, tables.first_starter + action - tables.a_complete)
        elif action >= tables.a_power:
            _complete(board, seat, NONE, action - tables.a_power)
        else:
            card, number = divmod(action - tables.a_goal, 3)
            _complete(board, seat, tables.first_starter + card, number)


def _complete(board: Board, seat: int, card: int, number: int) -> None:
    """Pay first; what follows lies below on the agenda. Restore-power goals belong to no card."""
    goal = board.tables.power[number] if card == NONE else board.tables.card_goals[card][number]
    board.agenda.append(AFTER_GOAL.at(seat, pack_goal(card, number)))
    if card == NONE:
        board.tell(E_POWER, "R3.42", (seat, number + 1))
    else:
        board.tell(E_GOAL, "R3.02", (seat, card, number + 1))
        _show_tiles(board, seat, goal)
    pay_money(board, seat, board.tables.goal_money[goal])
    resource, amount = board.tables.goal_resource[goal], board.tables.goal_amount[goal]
    for other, count in reversed(board.tables.goal_more[goal]):
        cost_of(other).ask(board, seat, count)
    if resource == ANY:
        board.agenda.append(TYPE.at(seat, pack_type(amount, PAYING)))
    else:
        cost_of(resource).ask(board, seat, amount)


def _show_tiles(board: Board, seat: int, goal: int) -> None:
    """R3.07 and B-26: a face-down tile that a goal uses is shown; it stays face down."""
    tables = board.tables
    for kind in tables.goal_tiles[goal]:
        if all(tables.tile_type[tile] != kind for tile in board.tiles_up[seat]):
            shown = next(tile for tile in board.tiles_down[seat] if tables.tile_type[tile] == kind)
            board.tell(E_TILE_SHOWN, "R3.07", (seat, shown))


class AfterGoal(Silent[Board]):
    """R3.02, R3.09, R3.10: destination and immediate effect of a goal that is paid for.

    R3.31 and R3.33 for cards with several goals: after the last one it waits, as two more stages, below what the
    immediate effect asks and below what the bonus asks. The argument is the card with the number of the goal, and the
    stage.
    """

    def __init__(self) -> None:
        super().__init__(PACKING, AFTER_STEP, "after-goal", "R3.10")

    def resolve(self, board: Board, seat: int, argument: int) -> None:
        board.agenda.pop()
        card, number, stage = unpack_goal(argument)
        if stage == EFFECT:
            _resolve_goal(board, seat, card, number)
        elif stage == FINISH:
            _finish_plan(board, seat, card, "R3.33")
        elif shared_number(board, card) >= 0:
            _take_bonus(board, seat, card, "R15.06")
        else:
            board.agenda.append(self.at(seat, pack_goal(card, number, FINISH)))
            _take_bonus(board, seat, card, "R3.33")

    def told(self, board: Board, argument: int) -> dict[str, Plain]:
        """The card is null for a restore-power goal."""
        card, number, stage = unpack_goal(argument)
        told: dict[str, Plain] = {"card": None if card == NONE else board.tables.card_names[card], "goal": number + 1}
        if stage != EFFECT:
            told["stage"] = STAGE_NAMES[stage]
        return told

    def read(self, board: Board, told: Mapping[str, Plain]) -> int:
        card = NONE if told["card"] is None else board.tables.card_names.index(str(told["card"]))
        return pack_goal(card, as_int(told["goal"]) - 1, STAGE_NAMES.index(str(told.get("stage", STAGE_NAMES[EFFECT]))))


def _resolve_goal(board: Board, seat: int, card: int, number: int) -> None:
    """The immediate effect of a goal, and where its card goes, or its cube."""
    tables = board.tables
    if card == NONE:
        board.power = changed(board.power, seat, board.power[seat] | 1 << number)
        _take(board, seat, tables.goal_rewards[tables.power[number]], "R3.10")
        return
    rewards = tables.goal_rewards[tables.card_goals[card][number]]
    shared = shared_number(board, card)
    everything = (1 << len(tables.card_goals[card])) - 1
    if tables.card_kind[card] != PLAN:  # R3.09
        board.objectives[seat] = without(board.objectives[seat], card)
        board.hand[seat] = sorted([*board.hand[seat], card])
        _take(board, seat, [*rewards, *tables.card_effect[card]], "R3.10")
        return
    if shared >= 0:  # R15.03, R15.05: a cube on the goal, and the plan stays
        board.supply[seat] -= 1
        done = changed(board.shared[seat], shared, board.shared[seat][shared] | 1 << number)
        board.shared = changed(board.shared, seat, done)
        if done[shared] == everything and tables.campaign_bonus:  # R15.06
            board.agenda.append(AFTER_GOAL.at(seat, pack_goal(card, number, BONUS)))
    elif board.marks[card] | 1 << number == everything:  # R3.33
        board.agenda.append(AFTER_GOAL.at(seat, pack_goal(card, number, BONUS)))
    else:  # R3.31
        board.supply[seat] -= 1
        board.marks = changed(board.marks, card, board.marks[card] | 1 << number)
        board.agenda.append(COMPLETE.at(seat, card))
    _take(board, seat, rewards, "R3.10")


def _take(board: Board, seat: int, gained: list[Given], rule: str) -> None:
    """Take points, money and goods at once; what asks further is put on the agenda first, so that its cubes are kept.

    The first of it lies on top.
    """
    for what, amount in reversed(gained):
        if what == MAP_CUBE:
            board.agenda.append(city.PLACE.at(seat, amount))
        elif what == CHOSEN_RESOURCE:
            board.agenda.append(TYPE.at(seat, pack_type(amount, rule)))
    for what, amount in gained:
        if what != MAP_CUBE and what != CHOSEN_RESOURCE:
            gain(board, seat, what, amount, rule)


def _take_bonus(board: Board, seat: int, card: int, rule: str) -> None:
    """R3.33: points are told as a bonus; what else it gives is like any gain."""
    points = board.tables.card_bonus[card]
    board.score[seat] += points
    if points:
        board.tell(E_BONUS, rule, (seat, card, points))
    _take(board, seat, board.tables.card_bonus_more[card], rule)


def _finish_plan(board: Board, seat: int, card: int, rule: str) -> None:
    """R3.32 and R3.33: cubes off, the card to the check-mark area, then its completion effect."""
    board.supply[seat] += board.marks[card].bit_count()
    board.marks = changed(board.marks, card, 0)
    if board.emergency[seat] == card:
        board.emergency = changed(board.emergency, seat, NONE)
    else:
        board.objectives[seat] = without(board.objectives[seat], card)
    board.check_area = changed(board.check_area, seat, [*board.check_area[seat], card])
    board.tell(E_PLAN_FINISHED, rule, (seat, card))
    _take(board, seat, board.tables.card_effect[card], "R3.34")


class Complete(Question[Board]):
    """R3.32: after a goal of a plan: finish it now, or leave it for its other goals. The argument is the card."""

    def __init__(self) -> None:
        super().__init__(PACKING, 20, "complete", "R3.32", prompt="blackout-ask-complete", verbs=("complete", "leave"))

    def options(self, board: Board, _seat: int, card: int) -> list[int]:
        tables = board.tables
        return [tables.a_complete + card - tables.first_starter, tables.a_leave]

    def answer(self, board: Board, seat: int, card: int, action: int) -> None:
        board.agenda.pop()
        if action == board.tables.a_leave:
            board.tell(E_PLAN_LEFT, "R3.32", (seat, card))
        else:
            cash_in(board, seat, card)

    def told(self, board: Board, card: int) -> dict[str, Plain]:
        return {"card": board.tables.card_names[card]}

    def read(self, board: Board, told: Mapping[str, Plain]) -> int:
        return board.tables.card_names.index(str(told["card"]))


def cash_in(board: Board, seat: int, card: int) -> None:
    """R3.32: take the completion effect now; open goals and the bonus are forfeited."""
    _finish_plan(board, seat, card, "R3.32")


GOALS: Final = Goals()
AFTER_GOAL: Final = AfterGoal()
COMPLETE: Final = Complete()
