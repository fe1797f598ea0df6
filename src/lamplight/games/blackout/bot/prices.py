"""What things are worth to a seat in Blackout, in points: coins, cubes and tokens, goals and cards, parts of cards.

Everything is judged by what it does and how many rounds are left to make use of it. The figures are rules of thumb;
what a whole position promises is learned from play (see `mind.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..rules.board import NONE, Board
from ..rules.tables import ANY, P_FOOD_POINTS, P_GPS_PLUS, P_SEARCH, P_WATER_MONEY, PLAN, Tables
from ..rules.vocabulary import (
    BATTERY,
    CHECK_MARK,
    CHOSEN_RESOURCE,
    FOOD,
    GAINS,
    GASOLINE,
    GPS,
    GPS_COST,
    HAND_ICONS,
    HEAL,
    HELD,
    MAP_CUBE,
    MONEY,
    NOTHING,
    POINTS,
    RING,
    TRANSPORT,
    WATER,
    Given,
    Part,
)
from .reading import gaps_from, owns_type, rounds_ahead

COLOURS: Final = 5
# Rules of thumb, in points, found by playing many variants against each other.
COIN: Final = 0.2  # a coin at the end
COIN_LATER: Final = 0.048  # and for each round ahead
CUBE: Final = 0.66  # a cube on the map at the end
CUBE_LATER: Final = 0.25  # and for each round ahead
STEEP: Final = 4.0  # how soon work becomes too much for the time that is left
TEAM: Final = 0.84  # how much a card's strength counts
NEARER: Final = 0.38  # how much of a goal's worth goes to its resources
POWER_LATER: Final = 0.22  # a restore-power goal beyond its points, for each round ahead
TOKEN_LATER: Final = 0.063  # a transport token, for each round ahead
GPS_LATER: Final = 0.076  # a GPS token
ICON_LATER: Final = 0.12  # a search icon that stays
GOODS_LATER: Final = 0.052  # a resource
BATTERY_LATER: Final = 0.33  # a battery
WANTED: Final = 0.22  # each resource that a goal asks for
UNFINISHED: Final = 0.89  # as long as it is not all of them
CUBES_A_ROUND: Final = 1.4  # how many cubes come to a district in a round
CUBES_NOW: Final = 2.0  # and in the present one
PERISHABLE: Final = 0.4  # and if it would be wasted in the same round
UNKNOWN: Final = -999.0
MOST: Final = 4
"""Cubes of a volunteer, and one."""
ENOUGH: Final = 99
"""More cards than any goal asks for in a slot."""
NEARLY = (1.0, 0.55, 0.3, 0.16, 0.1)
"""How much of a goal's worth a slot has that lacks so many cards for it."""


class Prices:
    """What things are worth to one seat at one moment: `look` at a match first, then ask."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.ahead = 0.0
        """How many rounds will follow the present one."""
        self.coin = 0.0
        self.token = 0.0
        self.gps = 0.0
        self.cube = 0.0
        """A cube that is placed on the map."""
        self.icon = 0.0
        """A search icon for the rest of the match."""
        self.price: list[float] = [0.0] * len(HELD)
        """What one of each thing that can be held is worth."""
        self.sizes = [mask.bit_count() for mask in tables.district_mask]
        self.chance: list[float] = [0.0] * (max(self.sizes) + 1)
        """How likely a district gets secured that lacks so many cubes."""
        self.counts: list[int] = [0] * (tables.slots * COLOURS)
        """How many cards of each colour lie in each slot, planned ones included."""
        self.piles: list[int] = [0] * tables.slots
        self.goals: list[int] = []
        self.values: list[float] = []
        """The open goals of the seat, and what completing each is worth."""
        self.lacks: list[int] = []
        """For each open goal how many cards the best slot lacks."""
        self.mores: list[float] = [UNKNOWN] * (RING * MOST)
        """What more cubes are worth, by resource and number, as far as it was asked for."""
        self.gaps: list[int] = [0] * len(tables.crisis)
        """How many cubes each link lacks, as far as it was asked for."""
        self.around: list[list[int]] = [
            [district for district in range(tables.districts) if tables.district_mask[district] >> place & 1]
            for place in range(tables.locations)
        ]
        self.slotted: list[bool] = [any(needed) for needed in tables.goal_slot]
        self.paid_points: list[float] = [
            float(sum(amount for what, amount in rewards if what == POINTS)) for rewards in tables.goal_rewards
        ]
        self.paid_else: list[list[Given]] = [
            [(what, amount) for what, amount in rewards if what != POINTS] for rewards in tables.goal_rewards
        ]
        """What each goal pays at once: points, and what else."""
        self.strength: list[float] = [self._strength(card) for card in range(tables.cards)]

    # What never changes.

    def _strength(self, card: int) -> float:
        """What a card adds in each round: used about every fourth round in place of an ordinary volunteer."""
        tables = self.tables
        if tables.card_kind[card] == PLAN:
            return self._plan_strength(card)
        used = 0.55 * tables.card_cubes[card]
        for part in tables.card_parts[card]:
            used += max(0.0, _rough(part))
        return 0.3 * (used - 0.5) + 0.08 * tables.card_icons[card]

    def _plan_strength(self, card: int) -> float:
        tables = self.tables
        part = tables.card_check[card]
        if part is not None:
            return 0.7 * max(0.3, _rough(part))
        return 0.0 if tables.card_permanent[card] == 0 else 0.5

    # A look at a match.

    def look(self, board: Board, seat: int, goals: bool = True) -> None:
        """Take the prices of a seat from a match; without its open goals where nothing asks for them."""
        self.ahead = ahead = rounds_ahead(board)
        some = min(ahead, 8.0)
        self.coin = COIN + COIN_LATER * some
        self.token = 0.2 + TOKEN_LATER * min(ahead, 6.0)
        self.gps = 0.3 + GPS_LATER * some if ahead >= 1.0 or board.phase <= 4 else 0.0
        self.cube = CUBE + CUBE_LATER * min(ahead, 6.0)
        self.icon = ICON_LATER * some
        self.price[MONEY] = self.coin
        self.price[POINTS] = 1.0
        self.price[GPS] = self.gps
        self.price[TRANSPORT] = self.token
        self._price_cubes(board, seat)
        for lack in range(len(self.chance)):
            part = 1.0 - lack / (CUBES_A_ROUND * ahead + CUBES_NOW)
            self.chance[lack] = part * part if part > 0.0 else 0.0
        self._count_slots(board, seat)
        for letter in range(len(self.gaps)):
            self.gaps[letter] = -1
        if goals:
            self._list_goals(board, seat)
            self.coin += self._saved_for(board.money[seat])
            self.price[MONEY] = self.coin
            for place in range(len(self.mores)):
                self.mores[place] = UNKNOWN

    def _price_cubes(self, board: Board, seat: int) -> None:
        tables = self.tables
        some = min(self.ahead, 6.0)
        price = self.price
        for resource in range(RING):
            price[resource] = 0.2 + GOODS_LATER * some
        price[FOOD] = tables.food_money * self.coin
        price[WATER] = max(tables.water_money * self.coin, 0.5 * tables.pair_gps * self.gps)
        price[BATTERY] = 0.25 + BATTERY_LATER * some
        for card in board.check_area[seat]:
            permanent = tables.card_permanent[card]
            if permanent == P_FOOD_POINTS:
                price[FOOD] = max(price[FOOD], tables.permanent_gain[card] / tables.permanent_cost[card])
            elif permanent == P_WATER_MONEY:
                each = tables.permanent_gain[card] / tables.permanent_cost[card]
                price[WATER] = max(price[WATER], each * self.coin)

    def _count_slots(self, board: Board, seat: int) -> None:
        tables = self.tables
        counts, piles = self.counts, self.piles
        for place in range(len(counts)):
            counts[place] = 0
        for slot in range(tables.slots):
            pile = board.slots[seat][slot]
            planned = board.planned[seat][slot]
            piles[slot] = len(pile)
            for card in pile:
                counts[slot * COLOURS + tables.card_colour[card]] += 1
            if planned != NONE:
                piles[slot] += 1
                counts[slot * COLOURS + tables.card_colour[planned]] += 1

    def _list_goals(self, board: Board, seat: int) -> None:
        tables = self.tables
        self.goals = []
        self.values = []
        self.lacks = []
        for card in board.objectives[seat]:
            self._add_goals(card, board.marks[card])
        if board.emergency[seat] != NONE:
            self._add_goals(board.emergency[seat], board.marks[board.emergency[seat]])
        bound = board.shared[seat][0] != 0 or board.shared[seat][1] != 0
        for number in range(len(tables.shared_cards)):
            if not bound or board.shared[seat][number]:
                self._add_goals(tables.shared_cards[number], board.shared[seat][number])
        for number in range(len(tables.power)):
            if not board.power[seat] >> number & 1:
                self.goals.append(tables.power[number])
                self.values.append(self.reward(tables.power[number]) + POWER_LATER * self.ahead)
                self.lacks.append(self.least_lack(tables.power[number]))

    def _add_goals(self, card: int, marks: int) -> None:
        own = self.tables.card_goals[card]
        for number in range(len(own)):
            if not marks >> number & 1:
                self.goals.append(own[number])
                self.values.append(self.goal_worth(card, own[number], marks))
                self.lacks.append(self.least_lack(own[number]))

    def _saved_for(self, money: int) -> float:
        """What a coin is worth beyond its price to a seat whose money does not suffice for a goal."""
        most = 0.0
        for place in range(len(self.goals)):
            needed = self.tables.goal_money[self.goals[place]]
            if needed > money:
                most = max(most, self.values[place] * self.nearly(self.lacks[place]) / needed)
        return most

    # Goals and cards.

    def reward(self, goal: int) -> float:
        """What a goal pays at once."""
        return self.paid_points[goal] + self.gains(self.paid_else[goal])

    def gains(self, gained: list[Given]) -> float:
        """What rewards, bonuses and effects beside points are worth."""
        total = 0.0
        for what, amount in gained:
            if what == MAP_CUBE:
                total += self.cube
            elif what == CHOSEN_RESOURCE:
                total += amount * self.price[BATTERY]
            else:
                total += amount * self.price[what]
        return total

    def bonus(self, card: int) -> float:
        """What all goals of a plan give."""
        return self.tables.card_bonus[card] + self.gains(self.tables.card_bonus_more[card])

    def effect(self, card: int) -> float:
        """What completing a card gives."""
        return self.gains(self.tables.card_effect[card])

    def goal_worth(self, card: int, goal: int, marks: int) -> float:
        """What completing a goal of a card brings, without what it costs."""
        tables = self.tables
        worth = self.reward(goal)
        if tables.card_kind[card] != PLAN:
            return worth + self.effect(card) + self.card_worth(card)
        many = len(tables.card_goals[card])
        if card >= tables.first_emergency and tables.chapter:
            return worth + self.bonus(card) / many + 4.0
        left = many - marks.bit_count()
        return worth + (self.bonus(card) + self.effect(card) + self.card_worth(card)) / left

    def card_worth(self, card: int) -> float:
        """What it is worth to have a card."""
        return self.tables.card_points[card] + TEAM * self.strength[card] * min(self.ahead, 8.0)

    def slot_lack(self, goal: int, slot: int) -> int:
        """How many cards a slot lacks for a goal."""
        needed = self.tables.goal_slot[goal]
        first = slot * COLOURS
        lack = 0
        for colour in range(len(needed)):
            short = needed[colour] - self.counts[first + colour]
            if short > 0:
                lack += short
        return lack

    def nearly(self, lack: int) -> float:
        """How much of a goal's worth a slot has that lacks so many cards for it."""
        return NEARLY[min(lack, len(NEARLY) - 1)]

    def least_lack(self, goal: int) -> int:
        """How many cards the best slot lacks for a goal."""
        if not self.slotted[goal]:
            return 0
        least = ENOUGH
        for slot in range(self.tables.slots):
            lack = self.slot_lack(goal, slot)
            least = min(least, lack)
        return least

    def cube_lack(self, own: list[int], goal: int) -> int:
        """How many resources are lacking for a goal, batteries counted in."""
        amount, resource = self.tables.goal_amount[goal], self.tables.goal_resource[goal]
        if amount == 0 or resource == NOTHING:
            return 0
        have = own[resource] if resource != ANY else 0
        if resource == ANY:
            for one in range(RING):
                have = max(have, own[one])
        lack = max(0, amount - have)
        for other, count in self.tables.goal_more[goal]:
            lack += max(0, count - own[other])
        return max(0, lack - own[BATTERY])

    def tile_lack(self, board: Board, seat: int, goal: int) -> int:
        """How many tile types are lacking for a goal."""
        lack = 0
        for kind in self.tables.goal_tiles[goal]:
            if not owns_type(board, seat, kind):
                lack += 1
        return lack

    def effort(self, board: Board, seat: int, goal: int) -> float:
        """How many rounds of work a goal still takes, roughly."""
        tables = self.tables
        effort = 0.45 * self.cube_lack(board.rondel[seat], goal)
        effort += 0.15 * max(0, tables.goal_money[goal] - board.money[seat])
        effort += 0.6 * self.least_lack(goal)
        if tables.goal_tiles[goal]:
            effort += 1.3 * self.tile_lack(board, seat, goal)
        if tables.goal_link[goal] != NOTHING:
            effort += 0.8 * self.link_gap(board, seat, tables.goal_link[goal])
        return effort

    def link_gap(self, board: Board, seat: int, letter: int) -> int:
        """How many cubes are lacking for a link between two crisis centres."""
        if self.gaps[letter] < 0:
            start, end = self.tables.crisis[letter]
            self.gaps[letter] = gaps_from(board, seat, start)[end]
        return self.gaps[letter]

    def reach(self, effort: float) -> float:
        """How likely so many rounds of work get done in time."""
        part = STEEP * effort / (1.2 * self.ahead + 1.0)
        return 1.0 / (1.0 + part * part * part)

    # Gains and costs.

    def gain(self, what: int, amount: int) -> float:
        """What it is worth to hold more of something."""
        return amount * self.price[what]

    def more(self, own: list[int], resource: int, amount: int) -> float:
        """What more cubes of a resource are worth, with the open goals that they bring nearer."""
        if resource >= RING or amount >= MOST:
            return self._more(own, resource, amount)
        key = resource * MOST + amount
        if self.mores[key] == UNKNOWN:
            self.mores[key] = self._more(own, resource, amount)
        return self.mores[key]

    def _more(self, own: list[int], resource: int, amount: int) -> float:
        tables = self.tables
        best = 0.0
        have = own[resource] if resource == BATTERY else own[resource] + own[BATTERY]
        for place in range(len(self.goals)):
            goal = self.goals[place]
            wanted = tables.goal_resource[goal]
            needed = tables.goal_amount[goal]
            if wanted != resource and wanted != ANY:
                needed = 0
                for other, count in tables.goal_more[goal]:
                    if other == resource:
                        needed = count
            if needed <= have:
                continue
            step = min(needed - have, amount)
            worth = NEARER * self.values[place] * step * (2 * have + step) / (needed * needed) + WANTED * step
            if step < needed - have:
                worth *= PERISHABLE if resource == FOOD or resource == WATER else UNFINISHED
            worth *= self.nearly(self.lacks[place])
            best = max(best, worth)
        return best + amount * self.price[resource]

    def part(self, board: Board, seat: int, part: Part) -> float:
        """What a part of a card or a check-mark action is worth, once paid for."""
        cost, amount, what, given, more = part
        worth = _WORTHS[what].now(self, board, seat, given)
        for one, count in more:
            worth += _WORTHS[one].now(self, board, seat, count)
        if cost == NOTHING:
            return worth
        return worth - (self.price[GASOLINE] if cost == GPS_COST else amount * self.price[cost])

    def healed(self, card: int) -> float:
        """What it is worth to bring a card back from the hospital."""
        return self.tables.card_points[card] + self.card_worth(card)

    # Scouting.

    def search(self, board: Board, seat: int) -> int:
        """The most search icons that a seat can bring together."""
        tables = self.tables
        icons = 0
        for card in board.hand[seat]:
            icons += tables.card_icons[card]
        return icons + self.aside(board, seat) + board.gps[seat] * self.gps_icons(board, seat)

    def aside(self, board: Board, seat: int) -> int:
        """R4.08: the icons that are there without a team."""
        tables = self.tables
        icons = len(board.tiles_down[seat]) * tables.tile_icons
        for card in board.check_area[seat]:
            if tables.card_permanent[card] == P_SEARCH:
                icons += tables.permanent_gain[card]
        return icons

    def gps_icons(self, board: Board, seat: int) -> int:
        """R4.08: the icons of a GPS token."""
        icons = self.tables.gps_icons
        for card in board.check_area[seat]:
            if self.tables.card_permanent[card] == P_GPS_PLUS:
                icons += self.tables.permanent_gain[card]
        return icons

    # The map.

    def map_worth(self, board: Board, seat: int) -> float:
        """What the districts that are not secured are likely to bring."""
        tables = self.tables
        worth = 0.0
        for district in range(tables.districts):
            mask = tables.district_mask[district]
            mine = (board.on_map[seat] & mask).bit_count()
            if mine == 0 or board.secured >> district & 1:
                continue
            most = mine
            for other in range(tables.seats):
                theirs = (board.on_map[other] & mask).bit_count()
                most = max(most, theirs)
            worth += self.chance[self.sizes[district] - most] * tables.table[mine]
        return worth


# Gains.


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What one kind of gain is worth: this one is held from then on. One object for each kind."""

    def __init__(self, number: int, rough: float) -> None:
        self.number = number
        self.rough = rough
        """What it is worth at all times, roughly; of what is counted, one of it."""

    def now(self, prices: Prices, _board: Board, _seat: int, given: int, /) -> float:
        """What so much of it is worth to a seat now."""
        return prices.gain(self.number, given)


class CubesWorth(Worth):
    """Resources and batteries bring goals nearer."""

    def now(self, prices: Prices, board: Board, seat: int, given: int) -> float:
        return prices.more(board.rondel[seat], self.number, given)


class MapCubeWorth(Worth):
    """A cube on the map."""

    def now(self, prices: Prices, _board: Board, _seat: int, _given: int) -> float:
        return prices.cube + 0.4


class HealWorth(Worth):
    """The best card of the hospital."""

    def now(self, prices: Prices, board: Board, seat: int, _given: int) -> float:
        best = 0.0
        for card in board.hospital[seat]:
            best = max(best, prices.healed(card))
        return best


class CheckMarkWorth(Worth):
    """Some check-mark action."""

    def now(self, _prices: Prices, _board: Board, _seat: int, _given: int) -> float:
        return self.rough


class HandIconsWorth(Worth):
    """A coin for each search icon in the hand."""

    def now(self, prices: Prices, board: Board, seat: int, given: int) -> float:
        worth = 0.0
        for card in board.hand[seat]:
            worth += given * prices.coin * prices.tables.card_icons[card]
        return worth


class ChosenWorth(Worth):
    """So many of the resource that helps most."""

    def now(self, prices: Prices, board: Board, seat: int, given: int) -> float:
        best = 0.0
        for resource in range(RING):
            best = max(best, prices.more(board.rondel[seat], resource, given))
        return best


_WORTHS: Final[list[Worth]] = [
    *(CubesWorth(resource, 0.4) for resource in range(RING)),
    CubesWorth(BATTERY, 1.0),
    Worth(MONEY, 0.3),
    Worth(POINTS, 1.0),
    Worth(GPS, 1.0),
    Worth(TRANSPORT, 0.5),
    MapCubeWorth(MAP_CUBE, 2.2),
    HealWorth(HEAL, 2.2),
    CheckMarkWorth(CHECK_MARK, 0.7),
    HandIconsWorth(HAND_ICONS, 1.5),
    ChosenWorth(CHOSEN_RESOURCE, 0.4),
]
"""By number."""
_ROUGH_GPS_COST: Final = 1.0


def _rough(part: Part) -> float:
    """What a part is worth at all times, roughly."""
    cost, amount, what, given, more = part
    worth = 0.0
    for one, count in [(what, given), *more]:
        worth += _WORTHS[one].rough * count if GAINS[one].counted else _WORTHS[one].rough
    if cost == NOTHING:
        return worth
    each = _ROUGH_GPS_COST if cost == GPS_COST else _WORTHS[cost].rough
    return worth - each * amount
