"""How much a player of Blackout likes each answer to a question, in points."""

from __future__ import annotations

from typing import Final

from ..rules.board import (
    ADVANCED,
    NONE,
    PAYING,
    PROBE,
    S_CHALLENGE,
    S_CHECK,
    S_CHECKS,
    S_COLLECT,
    S_COMPLETE,
    S_DEPLOY,
    S_DROP,
    S_GOALS,
    S_HEAL,
    S_HOUSE,
    S_INJURY,
    S_MARKET,
    S_PARTS,
    S_PAY,
    S_PAY_GPS,
    S_PLACE,
    S_REFRESH,
    S_SCOUT,
    S_SETTLE,
    S_TEAM,
    S_TYPE,
    S_WASTE,
    S_YIELD,
    SIMPLE,
    UNSEEN,
    Board,
)
from ..rules.city import targets
from ..rules.tables import ANY, BATTERY, CHECK_MARK, NOTHING, PLAN, RING, VOLUNTEER, Part, Tables
from .prices import COLOURS, NEARLY, POWER_LATER, Prices

# Rules of thumb, as in `blackout_prices`.
KEPT_ICON: Final = 0.33  # a search icon in the hand
SLOT_CHOICE: Final = 3.0  # how decidedly the slot is chosen
CASH_IN: Final = 2.5  # how much better a cube is now than later
INJURY: Final = 0.5  # the card that a search costs
MARKET_EFFORT: Final = 0.56  # rounds that a new objective takes in any case
TEAM_MEMBER: Final = 0.94  # how much of a card's worth is at stake in a team
REFRESH: Final = 1.4  # to take back a slot
PATTERN: Final = 0.7  # how much of a goal's worth goes to the cards in a slot
UNKNOWN_TILES: Final = 0.33  # what unknown tiles promise for each search icon
BATTERY_COST: Final = 1.1  # how much more than its price a battery must be worth
UNPAID: Final = 0.22  # as long as its money is lacking
BROKEN_PATTERN: Final = 0.4  # how much of a goal's worth is lost with its slot
TAKEN_BACK: Final = 0.3  # and if the slot would be taken back first
IDLE: Final = 0.21  # to leave a slot without a card
COST: Final = 1.0  # how much of what a goal costs counts
PLAN_EFFORT: Final = 1.0  # rounds that a plan loses while it waits
TAKEN_STRENGTH: Final = 2.2  # the strength of its cards

GOALLESS = (S_PAY, S_PAY_GPS, S_HEAL, S_COMPLETE, S_TEAM, S_INJURY, S_WASTE, S_DROP)
"""Questions that are answered without a look at one's open goals."""


class Moves:
    """Answers to the questions of the game, each with what it is worth."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.tables: Tables = prices.tables
        base = prices.tables.catalogue.base
        self.settle = base["settle"]
        self.plan = base["plan"]
        self.into = base["into"]
        self.ready = base["ready"]
        self.turn_up = base["turn-up"]
        self.take = base["yield"]
        self.use = base["use"]
        self.check_board = base["check-board"]
        self.check_plan = base["check-plan"]
        self.pay = base["pay"]
        self.batteries = base["batteries"]
        self.type = base["type"]
        self.heal = base["heal"]
        self.goal = base["goal"]
        self.power = base["power"]
        self.complete = base["complete"]
        self.leave = base["leave"]
        self.place = base["place"]
        self.scout = base["scout"]
        self.collect = base["collect"]
        self.put_back = base["return"]
        self.challenge = base["challenge"]
        self.team = base["team"]
        self.gps = base["gps"]
        self.go = base["go"]
        self.injure = base["injure"]
        self.buy = base["buy"]
        self.water = base["water"]
        self.food = base["food"]
        self.drop = base["drop"]
        self.house = base["house"]
        self.refresh = base["refresh"]
        self.battery = base["battery"]
        self.skip = base["skip"]
        self.done = base["done"]

    def planning(self, board: Board, seat: int, options: list[int]) -> list[float]:
        """R1.04: which card, into which slot; what is kept can scout."""
        self.prices.look(board, seat)
        if board.picking[seat] != NONE:
            colour = self.tables.card_colour[board.picking[seat]]
            return [SLOT_CHOICE * self._pattern(board, seat, colour, chosen - self.into) for chosen in options]
        patterns = [self._best_pattern(board, seat, colour) for colour in range(COLOURS - 1)]
        values: list[float] = []
        for chosen in options:
            if chosen == self.ready:
                values.append(-IDLE)
            else:
                card = chosen - self.plan
                values.append(self._deployed(board, seat, card) + patterns[self.tables.card_colour[card]])
        return values

    def _deployed(self, board: Board, seat: int, card: int) -> float:
        """What turning up a card now is worth, less what it would do in a search."""
        prices, tables = self.prices, self.tables
        worth = -KEPT_ICON * tables.card_icons[card]
        if tables.card_kind[card] == VOLUNTEER:
            return worth + self._best_yield(board, seat, card)
        for part in tables.card_parts[card]:
            gained = prices.part(board, seat, part)
            if part[0] != NOTHING and part[0] < RING and board.rondel[seat][part[0]] < part[1]:
                gained *= 0.4
            if part[2] == CHECK_MARK and board.houses[seat] == tables.all_houses and not board.check_area[seat]:
                gained = 0.0
            if gained > 0.0:
                worth += gained
        return worth

    def _best_yield(self, board: Board, seat: int, card: int) -> float:
        best = 0.0
        for resource in range(RING):
            worth = self._yielded(board, seat, card, resource)
            best = max(best, worth)
        return best

    def _yielded(self, board: Board, seat: int, card: int, resource: int) -> float:
        """What a volunteer's cubes on a segment are worth, less the tokens for the way."""
        tables = self.tables
        apart = abs(board.dice[tables.card_colour[card]] - resource)
        tokens = min(apart, RING - apart)
        bought = max(0, tokens - board.transport[seat])
        cost = bought + (tokens - bought) * self.prices.token
        return self.prices.more(board.rondel[seat], resource, tables.card_cubes[card]) - cost

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

    def answers(self, board: Board, seat: int, options: list[int]) -> list[float]:
        """What each answer to the question on top of the agenda is worth."""
        top = board.agenda[-1]
        kind, argument = top & 63, top >> 8
        prices = self.prices
        prices.look(board, seat, kind not in GOALLESS)
        if kind == S_YIELD:
            return [
                0.0 if one == self.skip else self._yielded(board, seat, board.card, one - self.take) for one in options
            ]
        if kind == S_DEPLOY:
            return [self._turned_up(board, seat, chosen) for chosen in options]
        if kind == S_PARTS:
            return [self._part(board, seat, chosen) for chosen in options]
        if kind == S_GOALS:
            return [self._goal(board, seat, chosen) for chosen in options]
        if kind == S_PAY:
            return [-0.8 * (chosen - self.batteries) for chosen in options]
        if kind == S_PAY_GPS:
            return [-1.0 if chosen - self.pay == BATTERY else 0.0 for chosen in options]
        if kind == S_TYPE:
            return self._types(board, seat, options, argument)
        if kind == S_HEAL:
            return [prices.healed(chosen - self.heal) for chosen in options]
        if kind in (S_CHECK, S_CHECKS):
            return [self._check(board, seat, chosen) for chosen in options]
        if kind == S_PLACE:
            return self._places(board, seat, options, argument)
        if kind == S_COMPLETE:
            return [self._completed(board, seat, argument), 0.0]
        if kind == S_SCOUT:
            most = prices.search(board, seat)
            return [0.0 if one == self.done else self._scouted(board, seat, one - self.scout, most) for one in options]
        if kind == S_COLLECT:
            return [self._collected(board, seat, chosen) for chosen in options]
        if kind == S_CHALLENGE:
            return [self._challenged(board, seat, board.tile, chosen - self.challenge) for chosen in options]
        if kind == S_TEAM:
            return [self._joined(board, seat, chosen) for chosen in options]
        if kind == S_INJURY:
            return [-prices.card_worth(chosen - self.injure) for chosen in options]
        if kind == S_MARKET:
            return [self._bought(board, seat, chosen) for chosen in options]
        if kind == S_WASTE:
            return [self._wasted(chosen) for chosen in options]
        if kind == S_DROP:
            return [self._dropped(board, seat, chosen) for chosen in options]
        if kind == S_HOUSE:
            return [self._action(board, seat, self.tables.board_actions[chosen - self.house]) for chosen in options]
        if kind == S_REFRESH:
            return [self._refreshed(board, seat, chosen) for chosen in options]
        if kind == S_SETTLE:
            return [self._settled(chosen - self.settle) for chosen in options]
        return [0.0] * len(options)

    # Setting up, deploying.

    def _settled(self, place: int) -> float:
        """A start where many and small districts meet, on the way that a goal asks for."""
        tables, prices = self.tables, self.prices
        worth = 0.2 * len(tables.neighbours[place])
        for district in prices.around[place]:
            worth += 3.0 / prices.sizes[district]
        for goal in prices.goals:
            letter = tables.goal_link[goal]
            if letter != NOTHING and place in tables.crisis[letter]:
                worth += 1.0
        return worth

    def _turned_up(self, board: Board, seat: int, chosen: int) -> float:
        """Volunteers first: others may want to pay with what they find."""
        if chosen == self.battery:
            return self._battery(board, seat)
        card = board.planned[seat][chosen - self.turn_up]
        return 2.0 if self.tables.card_kind[card] == VOLUNTEER else 0.0

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

    def _part(self, board: Board, seat: int, chosen: int) -> float:
        if chosen == self.done:
            return 0.0
        if chosen == self.battery:
            return self._battery(board, seat)
        return self.prices.part(board, seat, self.tables.card_parts[board.card][chosen - self.use]) + 0.3

    def _types(self, board: Board, seat: int, options: list[int], argument: int) -> list[float]:
        own = board.rondel[seat]
        if argument < PAYING:
            return [self.prices.more(own, chosen - self.type, argument) for chosen in options]
        amount = argument - PAYING
        values: list[float] = []
        for chosen in options:
            resource = chosen - self.type
            cubes = min(own[resource], amount)
            values.append(-cubes * self.prices.price[resource] - (amount - cubes) * self.prices.price[BATTERY])
        return values

    def _check(self, board: Board, seat: int, chosen: int) -> float:
        if chosen == self.done:
            return 0.0
        if chosen == self.battery:
            return self._battery(board, seat)
        if chosen >= self.check_plan:
            part = self.tables.card_check[self.tables.first_starter + chosen - self.check_plan]
            return 0.0 if part is None else self.prices.part(board, seat, part) + 0.2
        return self.prices.part(board, seat, self.tables.board_actions[chosen - self.check_board]) + 0.2

    def _action(self, board: Board, seat: int, part: Part) -> float:
        """A check-mark action to be unlocked: what it would be worth with all that it costs."""
        return min(self.prices.ahead + 1.0, 4.0) * self.prices.part(board, seat, part)

    # Goals and the map.

    def _goal(self, board: Board, seat: int, chosen: int) -> float:
        prices, tables = self.prices, self.tables
        if chosen == self.done:
            return 0.0
        if chosen == self.battery:
            return self._battery(board, seat)
        if chosen >= self.complete:
            return self._completed(board, seat, tables.first_starter + chosen - self.complete)
        if chosen >= self.power:
            goal = tables.power[chosen - self.power]
            worth = prices.reward(goal) + POWER_LATER * prices.ahead
        else:
            card = tables.first_starter + (chosen - self.goal) // 3
            goal = tables.card_goals[card][(chosen - self.goal) % 3]
            worth = prices.goal_worth(card, goal, board.marks[card])
        return worth - COST * self._cost(goal)

    def _cost(self, goal: int) -> float:
        """What a goal takes, at its price."""
        tables, prices = self.tables, self.prices
        resource, amount = tables.goal_resource[goal], tables.goal_amount[goal]
        cost = tables.goal_money[goal] * prices.coin
        if resource == ANY:
            cost += 0.35 * amount
        elif resource != NOTHING:
            cost += prices.price[resource] * amount
        return cost

    def _completed(self, board: Board, seat: int, card: int) -> float:
        """To cash in a plan now, against leaving it for the rest of its goals."""
        prices, tables = self.prices, self.tables
        marks = board.marks[card]
        waiting = 0.0
        chance = 1.0
        own = tables.card_goals[card]
        for number in range(len(own)):
            if not marks >> number & 1:
                reach = prices.reach(PLAN_EFFORT + prices.effort(board, seat, own[number]))
                waiting += reach * prices.reward(own[number])
                chance *= reach
        waiting += chance * tables.card_bonus[card]
        now = CASH_IN * prices.cube + 0.3 * prices.strength[card] * prices.ahead
        if card < tables.first_emergency:
            now += 0.4
        if prices.ahead < 1.0:
            now = prices.cube
        return now - waiting

    def _places(self, board: Board, seat: int, options: list[int], colour: int) -> list[float]:
        prices = self.prices
        links = prices.links_through(board, seat)
        tokens = [0] * self.tables.locations
        for place, skipped in targets(board, seat, colour):
            tokens[place] = skipped
        values: list[float] = []
        for chosen in options:
            place = chosen - self.place
            bought = max(0, tokens[place] - board.transport[seat])
            cost = bought + (tokens[place] - bought) * prices.token
            values.append(prices.place_worth(board, seat, place) + links[place] - cost)
        return values

    # Scouting.

    def _scouted(self, board: Board, seat: int, district: int, most: int) -> float:
        """What a look at a district promises to who has so many search icons."""
        if most < self.tables.probe_icons:
            return -1.0
        known = board.face_up >> district & 1 or board.looked[district] >> seat & 1
        best = 0.0 if known else UNKNOWN_TILES * min(most, 10) + 0.2 * len(board.stacks[district])
        for tile in board.stacks[district]:
            if tile != UNSEEN and known:
                best = max(best, self._tile(board, seat, tile, most, False))
        return best

    def _tile(self, board: Board, seat: int, tile: int, most: int, lowest: bool) -> float:
        """The best challenge of a tile."""
        tables = self.tables
        best = 0.0
        if tables.tile_simple[tile] <= most:
            best = self._challenged(board, seat, tile, SIMPLE)
        if tables.tile_advanced[tile] <= most:
            best = max(best, self._challenged(board, seat, tile, ADVANCED))
        if lowest:
            best = max(best, self._challenged(board, seat, tile, PROBE))
        return best

    def _challenged(self, board: Board, seat: int, tile: int, challenge: int) -> float:
        """What a challenge brings, less the tokens that it takes and the card that it costs."""
        prices, tables = self.prices, self.tables
        needed = tables.probe_icons
        if challenge != PROBE:
            needed = tables.tile_simple[tile] if challenge == SIMPLE else tables.tile_advanced[tile]
        icons = prices.aside(board, seat)
        for card in board.hand[seat]:
            icons += tables.card_icons[card]
        short = needed - icons
        cost = INJURY
        if short > 0:
            cost += prices.gps * short / prices.gps_icons(board, seat)
        return prices.tile_worth(board, seat, tile, challenge) - cost

    def _collected(self, board: Board, seat: int, chosen: int) -> float:
        if chosen == self.put_back:
            return 0.2
        tables = self.tables
        tile = chosen - self.collect
        lowest = True
        for other in board.stacks[board.district]:
            if tables.tile_simple[other] < tables.tile_simple[tile]:
                lowest = False
        return self._tile(board, seat, tile, self.prices.search(board, seat), lowest)

    def _joined(self, board: Board, seat: int, chosen: int) -> float:
        """Enough icons with what one can spare: cards that would not be missed, tokens in the end."""
        prices, tables = self.prices, self.tables
        if chosen == self.go:
            return 1.5
        needed = tables.probe_icons
        if board.challenge != PROBE:
            simple = board.challenge == SIMPLE
            needed = tables.tile_simple[board.tile] if simple else tables.tile_advanced[board.tile]
        lack = needed - prices.aside(board, seat) - board.team_gps * prices.gps_icons(board, seat)
        for card in board.team:
            lack -= tables.card_icons[card]
        if lack <= 0 and board.team:
            return -1.0
        if chosen == self.gps:
            return 0.3 * min(lack, prices.gps_icons(board, seat)) - prices.gps
        joining = chosen - self.team
        return 0.3 * min(lack, tables.card_icons[joining]) - TEAM_MEMBER * prices.card_worth(joining)

    # The market, waste, the hand.

    def _bought(self, board: Board, seat: int, chosen: int) -> float:
        """An objective is worth what its goals bring, as far as there is time for them."""
        prices, tables = self.prices, self.tables
        if chosen == self.done:
            return 0.0
        if prices.ahead < 1.0:
            return -3.0
        card = tables.first_objective + chosen - self.buy
        price = 0
        for row in board.display:
            if card in row:
                price = tables.prices[len(row)]
        return self._prospect(board, seat, card) - price * prices.coin

    def _prospect(self, board: Board, seat: int, card: int) -> float:
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
            worth += reach * max(0.0, prices.reward(own[number]) - COST * self._cost(own[number]))
            chance = max(chance, reach)
        if tables.card_kind[card] != PLAN:
            return chance * max(0.0, prices.card_worth(card) + prices.cube - COST * self._cost(own[0]))
        return worth + chance * (prices.cube + prices.card_worth(card))

    def _wasted(self, chosen: int) -> float:
        prices, tables = self.prices, self.tables
        if chosen == self.water:
            return 2.0 * tables.pair_gps * prices.gps
        if chosen == self.water + 1:
            return 2.0 * 2.0 * tables.water_money * prices.coin
        if chosen == self.water + 2:
            return 2.0 * tables.plan_money * prices.coin
        if chosen == self.food:
            return 2.0 * tables.plan_points
        return 2.0 * tables.food_plan_cost * tables.food_money * prices.coin

    def _dropped(self, board: Board, seat: int, chosen: int) -> float:
        """To give up an objective makes room for a better one."""
        prices, tables = self.prices, self.tables
        if chosen == self.done:
            return 1.5
        if prices.ahead < 1.0 or len(board.objectives[seat]) < tables.spots:
            return -2.0
        card = tables.first_starter + chosen - self.drop
        return 1.5 - self._prospect(board, seat, card) - 2.0 * board.marks[card].bit_count()

    def _refreshed(self, board: Board, seat: int, chosen: int) -> float:
        """The cards of a slot come back; what they stand for in goals is lost."""
        prices, tables = self.prices, self.tables
        if chosen == self.done:
            return 0.0
        slot = chosen - self.refresh
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
