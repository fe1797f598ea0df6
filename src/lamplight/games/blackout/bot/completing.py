"""Judging phase 3: goals, plans and cubes on the map; and how to pay."""

from __future__ import annotations

from typing import Final

from ..rules.board import Board
from ..rules.city import targets
from ..rules.payment import PAYING, unpack_type
from ..rules.tables import ANY
from ..rules.vocabulary import BATTERY, NOTHING
from .deploying import BatteryJudge
from .judge import Judge
from .prices import POWER_LATER, Prices
from .reading import gaps_from

# Rules of thumb, as in `prices.py`.
CASH_IN: Final = 2.5  # how much better a cube is now than later
COST: Final = 1.0  # how much of what a goal costs counts
PLAN_EFFORT: Final = 1.0  # rounds that a plan loses while it waits
LINK_STEP: Final = 0.35  # how much of a link's worth goes to each cube on its way


class Completing(BatteryJudge):
    """R3.01: goals are worth what they bring, less what they take."""

    def decision(self, board: Board, seat: int, action: int) -> float:
        prices, tables = self.prices, self.tables
        if action >= tables.a_complete:
            return finished(prices, board, seat, tables.first_starter + action - tables.a_complete)
        if action >= tables.a_power:
            goal = tables.power[action - tables.a_power]
            worth = prices.reward(goal) + POWER_LATER * prices.ahead
        else:
            card = tables.first_starter + (action - tables.a_goal) // 3
            goal = tables.card_goals[card][(action - tables.a_goal) % 3]
            worth = prices.goal_worth(card, goal, board.marks[card])
        return worth - COST * cost_of(prices, goal)


def cost_of(prices: Prices, goal: int) -> float:
    """What a goal takes, at its price."""
    tables = prices.tables
    resource, amount = tables.goal_resource[goal], tables.goal_amount[goal]
    cost = tables.goal_money[goal] * prices.coin
    if resource == ANY:
        cost += 0.35 * amount
    elif resource != NOTHING:
        cost += prices.price[resource] * amount
    for other, count in tables.goal_more[goal]:
        cost += prices.price[other] * count
    return cost


class Finishing(Judge):
    """R3.32: to cash in a plan now, or to leave it."""

    def worth(self, board: Board, seat: int, argument: int, action: int) -> float:
        return 0.0 if action == self.tables.a_leave else finished(self.prices, board, seat, argument)


def finished(prices: Prices, board: Board, seat: int, card: int) -> float:
    """To cash in a plan now, against leaving it for the rest of its goals."""
    tables = prices.tables
    marks = board.marks[card]
    waiting = 0.0
    chance = 1.0
    own = tables.card_goals[card]
    for number in range(len(own)):
        if not marks >> number & 1:
            reach = prices.reach(PLAN_EFFORT + prices.effort(board, seat, own[number]))
            waiting += reach * prices.reward(own[number])
            chance *= reach
    waiting += chance * prices.bonus(card)
    effect = prices.effect(card)
    now = CASH_IN * effect + 0.3 * prices.strength[card] * prices.ahead
    if card < tables.first_emergency:
        now += 0.4
    if prices.ahead < 1.0:
        now = effect
    return now - waiting


class Placing(Judge):
    """R3.20: where a cube is worth most, less the tokens for the way."""

    def judge(self, board: Board, seat: int, argument: int, options: list[int]) -> list[float]:
        prices = self.prices
        links = self._links_through(board, seat)
        tokens = [0] * self.tables.locations
        for place, skipped in targets(board, seat, argument):
            tokens[place] = skipped
        values: list[float] = []
        for action in options:
            place = action - self.tables.a_place
            bought = max(0, tokens[place] - board.transport[seat])
            cost = bought + (tokens[place] - bought) * prices.token
            values.append(self._place_worth(board, seat, place) + links[place] - cost)
        return values

    def _place_worth(self, board: Board, seat: int, place: int) -> float:
        """What an own cube at a place brings: its districts, as far as they are likely to be secured."""
        tables, prices = self.tables, self.prices
        table = tables.table
        own = board.on_map[seat]
        worth = 0.0
        for district in prices.around[place]:
            if board.secured >> district & 1:
                continue
            mask = tables.district_mask[district]
            size = prices.sizes[district]
            mine = (own & mask).bit_count()
            most = mine
            for other in range(tables.seats):
                theirs = (board.on_map[other] & mask).bit_count()
                most = max(most, theirs)
            worth += (
                prices.chance[size - max(most, mine + 1)] * table[mine + 1] - prices.chance[size - most] * table[mine]
            )
            house = 0.25 * prices.ahead if board.houses[seat] else 0.0
            worth += (prices.chance[size - mine - 1] - prices.chance[size - mine]) * house
        return worth

    def _links_through(self, board: Board, seat: int) -> list[float]:
        """For each place what a cube there is worth because it is on the shortest way of a link for a goal."""
        tables, prices = self.tables, self.prices
        worth = [0.0] * tables.locations
        for place in range(len(prices.goals)):
            letter = tables.goal_link[prices.goals[place]]
            if letter == NOTHING:
                continue
            start, end = tables.crisis[letter]
            there = gaps_from(board, seat, start)
            back = gaps_from(board, seat, end)
            whole = there[end]
            if whole == 0:
                continue
            for where in range(tables.locations):
                if there[where] + back[where] - 1 == whole and not board.on_map[seat] >> where & 1:
                    worth[where] += prices.values[place] * prices.reach(0.8 * whole) * (LINK_STEP if whole > 1 else 0.9)
        return worth


class Paying(Judge):
    """R10.01: batteries are better kept."""

    def worth(self, _board: Board, _seat: int, _argument: int, action: int) -> float:
        return -0.8 * (action - self.tables.a_batteries)


class PayingForGps(Judge):
    """R11.02: anything but a battery."""

    def worth(self, _board: Board, _seat: int, _argument: int, action: int) -> float:
        return -1.0 if action - self.tables.a_pay == BATTERY else 0.0


class ChoosingType(Judge):
    """R3.04: the type that is missed least; R12.05: the one that helps most."""

    def worth(self, board: Board, seat: int, argument: int, action: int) -> float:
        own, resource = board.rondel[seat], action - self.tables.a_type
        amount, rule = unpack_type(argument)
        if rule != PAYING:
            return self.prices.more(own, resource, amount)
        cubes = min(own[resource], amount)
        return -cubes * self.prices.price[resource] - (amount - cubes) * self.prices.price[BATTERY]
