"""Judging the first two phases: where to begin, what to plan, what to turn up, what to do with it; and batteries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..rules.board import NONE, Board
from ..rules.deploy import ring_distance
from ..rules.tables import VOLUNTEER
from ..rules.vocabulary import CHECK_MARK, NOTHING, RING
from .judge import Judge
from .prices import COLOURS, NEARLY

# Rules of thumb, as in `prices.py`.
KEPT_ICON: Final = 0.33  # a search icon in the hand
SLOT_CHOICE: Final = 3.0  # how decidedly the slot is chosen
PATTERN: Final = 0.7  # how much of a goal's worth goes to the cards in a slot
UNPAID: Final = 0.22  # as long as its money is lacking
TAKEN_BACK: Final = 0.3  # and if the slot would be taken back first
IDLE: Final = 0.21  # to leave a slot without a card
BATTERY_COST: Final = 1.1  # how much more than its price a battery must be worth


class Settling(Judge):
    """A start where many and small districts meet, on the way that a goal asks for."""

    def worth(self, _board: Board, _seat: int, _argument: int, action: int) -> float:
        tables, prices = self.tables, self.prices
        place = action - tables.a_settle
        worth = 0.2 * len(tables.neighbours[place])
        for district in prices.around[place]:
            worth += 3.0 / prices.sizes[district]
        for goal in prices.goals:
            letter = tables.goal_link[goal]
            if letter != NOTHING and place in tables.crisis[letter]:
                worth += 1.0
        return worth


class Yielding(Judge):
    """R2.03: on which segment a volunteer's cubes are worth most."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        if action == self.tables.a_skip:
            return 0.0
        return self.yielded(board, seat, board.card, action - self.tables.a_yield)

    def yielded(self, board: Board, seat: int, card: int, resource: int) -> float:
        """What a volunteer's cubes on a segment are worth, less the tokens for the way."""
        tables = self.tables
        tokens = ring_distance(board.dice[tables.card_colour[card]], resource)
        bought = max(0, tokens - board.transport[seat])
        cost = bought + (tokens - bought) * self.prices.token
        return self.prices.more(board.rondel[seat], resource, tables.card_cubes[card]) - cost

    def best(self, board: Board, seat: int, card: int) -> float:
        """The best that a volunteer can yield."""
        best = 0.0
        for resource in range(RING):
            best = max(best, self.yielded(board, seat, card, resource))
        return best


class Planning(Yielding):
    """R1.04: which card, into which slot; what is kept can scout."""

    def judge(self, board: Board, seat: int, _argument: int, options: list[int]) -> list[float]:
        tables = self.tables
        if board.picking[seat] != NONE:
            colour = tables.card_colour[board.picking[seat]]
            return [SLOT_CHOICE * self._pattern(board, seat, colour, action - tables.a_into) for action in options]
        patterns = [self._best_pattern(board, seat, colour) for colour in range(COLOURS - 1)]
        values: list[float] = []
        for action in options:
            if action == tables.a_ready:
                values.append(-IDLE)
            else:
                card = action - tables.a_plan
                values.append(self._deployed(board, seat, card) + patterns[tables.card_colour[card]])
        return values

    def _deployed(self, board: Board, seat: int, card: int) -> float:
        """What turning up a card now is worth, less what it would do in a search."""
        prices, tables = self.prices, self.tables
        worth = -KEPT_ICON * tables.card_icons[card]
        if tables.card_kind[card] == VOLUNTEER:
            return worth + self.best(board, seat, card)
        for part in tables.card_parts[card]:
            gained = prices.part(board, seat, part)
            if part[0] != NOTHING and part[0] < RING and board.rondel[seat][part[0]] < part[1]:
                gained *= 0.4
            if part[2] == CHECK_MARK and board.houses[seat] == tables.all_houses and not board.check_area[seat]:
                gained = 0.0
            if gained > 0.0:
                worth += gained
        return worth

    def _best_pattern(self, board: Board, seat: int, colour: int) -> float:
        best = 0.0
        for slot in range(self.tables.slots):
            if board.planned[seat][slot] == NONE and (slot < self.tables.slots - 1 or board.power[seat] & 2):
                worth = self._pattern(board, seat, colour, slot)
                best = max(best, worth)
        return best

    def _pattern(self, board: Board, seat: int, colour: int, slot: int) -> float:
        """How much nearer a card of a colour in a slot brings the goals that ask for cards in a slot."""
        prices, tables = self.prices, self.tables
        fullest = 0
        for other in range(tables.slots):
            if other != slot and prices.piles[other] > fullest:
                fullest = prices.piles[other]
        leaves = prices.piles[slot] + 1 > fullest
        worth = 0.0
        for place in range(len(prices.goals)):
            goal = prices.goals[place]
            if tables.goal_slot[goal][colour] <= prices.counts[slot * COLOURS + colour]:
                continue
            least = prices.lacks[place]
            lack = prices.slot_lack(goal, slot) - 1
            if lack >= least or lack >= len(NEARLY):
                continue
            before = prices.nearly(least) if least < len(NEARLY) else 0.0
            gained = prices.values[place] * (prices.nearly(lack) - before)
            cubes = prices.cube_lack(board.rondel[seat], goal)
            gained *= PATTERN / (1.0 + 0.4 * cubes)
            if tables.goal_money[goal] > board.money[seat]:
                gained *= UNPAID
            if lack > 0 and leaves:
                gained *= TAKEN_BACK
            worth += gained
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class BatteryJudge(Judge):
    """Judges the answers to a question where a battery may be bought first (R10.03), and enough is worth nothing."""

    def worth(self, board: Board, seat: int, _argument: int, action: int, /) -> float:
        if action == self.tables.a_done:
            return 0.0
        if action == self.tables.a_battery:
            return self._battery(board, seat)
        return self.decision(board, seat, action)

    def decision(self, board: Board, seat: int, action: int, /) -> float:
        """What an answer to the question itself is worth."""
        raise NotImplementedError

    def _battery(self, board: Board, seat: int) -> float:
        """A battery bought now, just for a goal that lacks nothing else."""
        prices = self.prices
        own = board.rondel[seat]
        best = 0.0
        money = board.money[seat] - self.tables.battery_price
        for place in range(len(prices.goals)):
            goal = prices.goals[place]
            if self.tables.goal_money[goal] > money or self.tables.goal_link[goal] != NOTHING:
                continue
            lack = prices.cube_lack(own, goal)
            if 0 < lack <= 1 + money // self.tables.battery_price and prices.lacks[place] == 0:
                best = max(best, prices.values[place] / lack)
        return best - self.tables.battery_price * prices.coin - BATTERY_COST


class Deploying(BatteryJudge):
    """Volunteers first: others may want to pay with what they find."""

    def decision(self, board: Board, seat: int, action: int) -> float:
        card = board.planned[seat][action - self.tables.a_turn_up]
        return 2.0 if self.tables.card_kind[card] == VOLUNTEER else 0.0


class UsingParts(BatteryJudge):
    """R2.07: the parts of a specialist."""

    def decision(self, board: Board, seat: int, action: int) -> float:
        part = self.tables.card_parts[board.card][action - self.tables.a_use]
        return self.prices.part(board, seat, part) + 0.3


class UsingChecks(BatteryJudge):
    """R8.03: check-mark actions."""

    def decision(self, board: Board, seat: int, action: int) -> float:
        tables = self.tables
        if action >= tables.a_check_plan:
            part = tables.card_check[tables.first_starter + action - tables.a_check_plan]
            return 0.0 if part is None else self.prices.part(board, seat, part) + 0.2
        return self.prices.part(board, seat, tables.board_actions[action - tables.a_check_board]) + 0.2
