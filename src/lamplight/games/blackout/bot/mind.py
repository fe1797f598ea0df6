"""Good play in Blackout: preferences by what things are worth, and a forecast of the final score learned from play."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from lamplight.bots.mind import Mind, Settings, dot, grown
from lamplight.bots.net import Sight
from lamplight.bots.nets import Layout
from lamplight.kernel.game import Setup
from lamplight.kernel.state import State

from ..rules import chapter
from ..rules.board import FINISHED, NONE, Board
from ..rules.state import BlackoutState
from ..rules.tables import Tables
from ..rules.vocabulary import BATTERY, NOTHING
from .moves import Moves
from .prices import Prices
from .sight import DECISION, GOAL, OPTION, SHARED, Viewer

FEATURES = (
    "one",
    "ahead",
    "banked",
    "map",
    "map-later",
    "cubes-later",
    "coins-later",
    "goods-later",
    "batteries-later",
    "gps-later",
    "tokens-later",
    "goals",
    "links",
    "slots",
    "power",
    "team-later",
    "hospital",
    "search-later",
    "checks-later",
    "hand-later",
    "spots-later",
    "first-later",
)
"""What a seat's final score is forecast from; `later` grows with the rounds that are left."""
SPREAD = ("spread", "spread-ahead")
"""How far forecasts are off: in the last round, and for each round ahead."""
SHARP: Final = 1.2
"""How much likelier an answer gets with each point that it is worth."""
ITERATIONS = {"casual": 5, "steady": 12}
"""What the levels between novice and expert take for a decision: steps of strength of about the same size."""
LAYOUT: Final = Layout("blackout-1", len(FEATURES) + SHARED, GOAL, DECISION, OPTION)
"""What the networks are shown; its name changes with the meaning of any number."""
EVEN: Final = 40.0
"""A lead of so many points makes three quarters of the margin."""
LONG: Final = 8.0
"""Rounds beyond this many count no more."""


class BlackoutMind(Mind):
    """Knows what things are worth in points, and what a position promises."""

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(tables.seats)
        self.tables = tables
        self.weights = weights[: len(FEATURES)]
        self.spread = weights[len(FEATURES)]
        self.spread_ahead = weights[len(FEATURES) + 1]
        self.prices = Prices(tables)
        self.moves = Moves(self.prices)
        self.viewer = Viewer(self.prices)
        self.line = 0
        if tables.chapter:
            self.line = tables.orchids[tables.solo_orchids - 1 if tables.seats == 1 else 0]

    def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
        """The better by points, the likelier."""
        assert isinstance(state, BlackoutState)
        values = self.moves.answers(state, seat, options)
        top = max(values)
        return [exp(max(SHARP * (value - top), -12.0)) for value in values]

    def moment(self, state: State) -> int:
        """The round: playouts end when a new one begins, where positions are easiest to compare."""
        assert isinstance(state, BlackoutState)
        return state.round

    def settings(self, level: str) -> Settings:
        """A casual player often acts at first sight and judges what lies before him, others look to the round's end.

        A point more changes the chance to win by little, so exploring must cost little too.
        """
        if level == "casual":
            return Settings(exploration=0.6, span=0, greed=2.0, reduction=0.05, whim=0.25)
        if level == "steady":
            return Settings(exploration=0.6, span=1, greed=2.0, reduction=0.05)
        return Settings(exploration=0.3, span=1, greed=3.0, reduction=0.03)

    def iterations(self, level: str) -> int:
        """Few make a strong player here, since preferences and judgement know the prices of things."""
        return ITERATIONS.get(level, 0)

    # What a position promises.

    def worth(self, state: State) -> list[float]:
        """How likely each seat wins; alone, winning counts 3/4 and one more orchid 1/4."""
        assert isinstance(state, BlackoutState)
        if state.ended == FINISHED:
            return self._outcome(state)
        if self.nets.value is not None:
            return self.promises(state)
        forecast = [dot(self.weights, self.features(state, seat)) for seat in range(self.seats)]
        spread = self.spread + self.spread_ahead * self.prices.ahead
        if self.seats == 1:
            return [self._alone(state, forecast[0], spread)]
        top = max(forecast)
        weights = [exp((value - top) / spread) for value in forecast]
        total = sum(weights)
        shares = [value / total for value in weights]
        if self.tables.chapter:
            for seat in range(self.seats):
                reached = logistic((forecast[seat] - self.line) / spread)
                shares[seat] *= (0.1 + 0.9 * self._qualifies(state, seat)) * (0.1 + 0.9 * reached)
        return shares

    def _outcome(self, board: BlackoutState) -> list[float]:
        worth = [0.0] * self.seats
        winners = board.winners()
        for seat in winners:
            worth[seat] = 1.0 / len(winners)
        if self.seats == 1 and winners and chapter.orchids(board, 0) < len(self.tables.orchids):
            worth[0] = 0.75
        return worth

    def _alone(self, board: Board, forecast: float, spread: float) -> float:
        """R16.03: the line that wins, then the last one."""
        won = logistic((forecast - self.line) / spread)
        best = logistic((forecast - self.tables.orchids[-1]) / spread)
        return (0.02 + 0.98 * self._qualifies(board, 0)) * (0.75 * won + 0.25 * best)

    def _qualifies(self, board: Board, seat: int) -> float:
        """R17: how likely a seat comes to meet the conditions of the chapter."""
        tables, prices = self.tables, self.prices
        prices.look(board, seat)
        chance = prices.reach(self.condition_effort(board, seat))
        best = 0.0
        bound = board.shared[seat][0] != 0 or board.shared[seat][1] != 0
        for number in range(len(tables.shared_cards)):
            marks = board.shared[seat][number]
            if bound and not marks:
                continue
            own = tables.card_goals[tables.shared_cards[number]]
            efforts = sorted(prices.effort(board, seat, own[one]) for one in range(len(own)) if not marks >> one & 1)
            wanted = (tables.chapter_goals or len(own)) - marks.bit_count()
            best = max(best, prices.reach(sum(efforts[: max(0, wanted)])))
        return chance * best

    def condition_effort(self, board: Board, seat: int) -> float:
        """R17: how many rounds of work the extra condition of the chapter still takes, roughly."""
        tables, prices = self.tables, self.prices
        lack = max(0, tables.chapter_amount - chapter.condition_count(board, seat)) if tables.chapter_condition else 0
        if tables.chapter_condition != "power":
            return 0.9 * lack
        effort = 0.0
        for number in range(len(tables.power)):
            if not board.power[seat] >> number & 1:
                effort += 0.5 + prices.effort(board, seat, tables.power[number])
        return effort

    def margin(self, state: State) -> list[float]:
        """By the points ahead of the best of the others; alone, of the line that wins."""
        assert isinstance(state, BlackoutState)
        if state.ended == FINISHED:
            points = [float(score) for score in state.score]
        else:
            points = [dot(self.weights, self.features(state, seat)) for seat in range(self.seats)]
        found: list[float] = []
        for seat in range(self.seats):
            best = float(self.line) if self.seats == 1 else -999.0
            for other in range(self.seats):
                if other != seat:
                    best = max(best, points[other])
            gap = (points[seat] - best) / EVEN
            found.append(0.5 + 0.5 * gap / (1.0 + abs(gap)))
        return found

    def sight(self, state: State, seat: int) -> Sight:
        """The position as the seat sees it."""
        assert isinstance(state, BlackoutState)
        rows = [self.features(state, one) for one in range(self.seats)]
        forecasts = [dot(self.weights, row) for row in rows]
        self.prices.look(state, seat)
        return self.viewer.position(state, seat, rows[seat], forecasts)

    def promises(self, state: State) -> list[float]:
        """Every seat's features are counted once for all seats."""
        assert isinstance(state, BlackoutState)
        value = self.nets.value
        assert value is not None
        rows = [self.features(state, seat) for seat in range(self.seats)]
        forecasts = [dot(self.weights, row) for row in rows]
        found: list[float] = []
        for seat in range(self.seats):
            self.prices.look(state, seat)
            found.append(value.value(self.viewer.position(state, seat, rows[seat], forecasts)))
        if self.seats == 1:
            return [logistic(found[0])]
        shares = grown(found)
        total = sum(shares)
        return [share / total for share in shares]

    def facets(self, state: State, seat: int, options: list[int], weights: list[float]) -> Sight:
        assert isinstance(state, BlackoutState)
        return self.viewer.decision(state, seat, options, weights)

    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat, in the order of `FEATURES`."""
        assert isinstance(state, BlackoutState)
        tables, prices = self.tables, self.prices
        prices.look(state, seat)
        later = min(prices.ahead, LONG) / LONG
        own = state.rondel[seat]
        cubes = sum(own)
        banked = state.score[seat] + 0.2 * (state.money[seat] + cubes)
        banked += tables.table[min(len(state.tiles_up[seat]), len(tables.table) - 1)]
        team = 0.0
        for card in state.hand[seat]:
            team += prices.strength[card]
            banked += tables.card_points[card]
        for slot in range(tables.slots):
            for card in state.slots[seat][slot]:
                team += prices.strength[card]
                banked += tables.card_points[card]
            card = state.planned[seat][slot]
            if card != NONE:
                team += prices.strength[card]
                banked += tables.card_points[card]
        hospital = 0.0
        for card in state.hospital[seat]:
            hospital += prices.card_worth(card)
        checks = 0.0
        for card in state.check_area[seat]:
            checks += prices.strength[card]
        for number in range(len(tables.board_actions)):
            if not state.houses[seat] >> number & 1:
                checks += 0.4
        goals, links, slots, power = self._goals(state, seat)
        districts = prices.map_worth(state, seat)
        return [
            1.0,
            prices.ahead,
            banked,
            districts,
            districts * later,
            state.on_map[seat].bit_count() * later,
            state.money[seat] * later,
            (cubes - own[BATTERY]) * later,
            own[BATTERY] * later,
            state.gps[seat] * later,
            state.transport[seat] * later,
            goals,
            links,
            slots,
            power,
            team * later,
            hospital,
            prices.aside(state, seat) * later,
            checks * later,
            len(state.hand[seat]) * later,
            len(state.objectives[seat]) * later,
            later if state.first == seat and self.seats > 1 else 0.0,
        ]

    def _goals(self, board: Board, seat: int) -> tuple[float, float, float, float]:
        """What open goals promise: those of cards, with links, with their slot ready, and the restore-power goals."""
        tables, prices = self.tables, self.prices
        goals = links = slots = power = 0.0
        for place in range(len(prices.goals)):
            goal = prices.goals[place]
            effort = prices.effort(board, seat, goal)
            promise = prices.values[place] * prices.reach(0.5 + effort)
            if goal in tables.power:
                power += promise
            elif tables.goal_link[goal] != NOTHING:
                links += promise
            else:
                goals += promise
                if prices.lacks[place] == 0:
                    slots += promise
        return goals, links, slots, power


def logistic(value: float) -> float:
    """From a forecast's distance, in spreads, to a chance."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))


def load(mode: str) -> list[float]:
    """The learned weights for a number of players, in the order of `FEATURES` and `SPREAD`."""
    file = files("lamplight.games.blackout.bot") / "weights.json"
    weights: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))[mode]
    return [float(weights[name]) for name in (*FEATURES, *SPREAD)]


def make(setup: Setup) -> Mind:
    """The mind for a set-up."""
    state = setup.start()
    assert isinstance(state, BlackoutState)
    return BlackoutMind(state.tables, load("solo" if setup.seats == 1 else str(setup.seats)))
