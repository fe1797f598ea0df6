"""Judging the rest of a round: the market, what becomes of food and water, houses, the hand, the hospital."""

from __future__ import annotations

from typing import Final

from ..rules.board import NONE, Board
from ..rules.market import best_plan
from ..rules.tables import P_FOOD_POINTS, P_WATER_MONEY, PLAN
from ..rules.vocabulary import FOOD, WATER
from .completing import COST, cost_of
from .judge import Judge
from .prices import NEARLY

# Rules of thumb, as in `prices.py`.
MARKET_EFFORT: Final = 0.56  # rounds that a new objective takes in any case
REFRESH: Final = 1.4  # to take back a slot
BROKEN_PATTERN: Final = 0.4  # how much of a goal's worth is lost with its slot
TAKEN_STRENGTH: Final = 2.2  # the strength of its cards


class Prospecting(Judge):
    """Knows what an open objective promises."""

    def prospect(self, board: Board, seat: int, card: int) -> float:
        """What an open objective promises."""
        prices, tables = self.prices, self.tables
        worth = 0.0
        chance = 0.0
        marks = board.marks[card]
        own = tables.card_goals[card]
        for number in range(len(own)):
            if marks >> number & 1:
                continue
            reach = prices.reach(MARKET_EFFORT + prices.effort(board, seat, own[number]))
            worth += reach * max(0.0, prices.reward(own[number]) - COST * cost_of(prices, own[number]))
            chance = max(chance, reach)
        if tables.card_kind[card] != PLAN:
            return chance * max(0.0, prices.card_worth(card) + prices.cube - COST * cost_of(prices, own[0]))
        return worth + chance * (prices.cube + prices.card_worth(card))


class Buying(Prospecting):
    """R5.03: an objective is worth what its goals bring, as far as there is time for them."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        prices, tables = self.prices, self.tables
        if action == self.tables.a_done:
            return 0.0
        if prices.ahead < 1.0:
            return -3.0
        card = tables.first_objective + action - self.tables.a_buy
        price = 0
        for row in board.display:
            if card in row:
                price = tables.prices[len(row)]
        return self.prospect(board, seat, card) - price * prices.coin


class ClearingAway(Judge):
    """R6.04 to R6.06: what becomes of food and water."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        prices, tables = self.prices, self.tables
        own = board.rondel[seat]
        if action == self.tables.a_water:
            return 2.0 * tables.pair_gps * prices.gps
        if action == self.tables.a_water + 1:
            return 2.0 * 2.0 * tables.water_money * prices.coin
        if action == self.tables.a_water + 2:
            return self._by_plan(best_plan(board, seat, P_WATER_MONEY, own[WATER]))
        plan = best_plan(board, seat, P_FOOD_POINTS, own[FOOD])
        if action >= tables.a_waste:
            other = tables.waste_cards[action - tables.a_waste]
            if tables.card_permanent[other] != P_FOOD_POINTS:
                return self._by_plan(other)
            return self._by_plan(other) * tables.permanent_cost[plan] / tables.permanent_cost[other]
        if action == self.tables.a_food:
            return self._by_plan(plan)
        takes = 1 if plan == NONE else tables.permanent_cost[plan]
        return 2.0 * takes * tables.food_money * prices.coin

    def _by_plan(self, plan: int) -> float:
        tables = self.tables
        gives = 2.0 * tables.permanent_gain[plan]
        if tables.card_permanent[plan] == P_FOOD_POINTS:
            return gives
        return gives * 2.0 / tables.permanent_cost[plan] * self.prices.coin


class Dropping(Prospecting):
    """R6.08: to give up an objective makes room for a better one."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        prices, tables = self.prices, self.tables
        if action == self.tables.a_done:
            return 1.5
        if prices.ahead < 1.0 or len(board.objectives[seat]) < tables.spots:
            return -2.0
        card = tables.first_starter + action - self.tables.a_drop
        return 1.5 - self.prospect(board, seat, card) - 2.0 * board.marks[card].bit_count()


class TakingHouse(Judge):
    """R7.03: the check-mark action to be unlocked: what it would be worth with all that it costs."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        part = self.tables.board_actions[action - self.tables.a_house]
        return min(self.prices.ahead + 1.0, 4.0) * self.prices.part(board, seat, part)


class Refreshing(Judge):
    """R8.02: the cards of a slot come back; what they stand for in goals is lost."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        prices, tables = self.prices, self.tables
        if action == self.tables.a_done:
            return 0.0
        slot = action - self.tables.a_refresh
        worth = REFRESH + 0.5 * len(board.slots[seat][slot])
        if prices.ahead < 1.0:
            return worth
        for card in board.slots[seat][slot]:
            worth += TAKEN_STRENGTH * prices.strength[card]
        for place in range(len(prices.goals)):
            goal = prices.goals[place]
            lack = prices.slot_lack(goal, slot)
            needed = 0
            for count in tables.goal_slot[goal]:
                needed += count
            if needed == 0 or lack >= len(NEARLY):
                continue
            others = prices.nearly(needed)
            for other in range(tables.slots):
                if other != slot:
                    others = max(others, prices.nearly(prices.slot_lack(goal, other)))
            if prices.nearly(lack) > others:
                worth -= BROKEN_PATTERN * prices.values[place] * (prices.nearly(lack) - others)
        return worth


class Healing(Judge):
    """R11.04: the best card of the hospital."""

    def worth(self, _board: Board, _seat: int, _argument: int, action: int) -> float:
        return self.prices.healed(action - self.tables.a_heal)
