"""Good play in Dual Powers: what each region is worth, how firmly a side holds it, and what a choice changes there."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from lamplight.bots.mind import FeatureMind, Mind, Settings, dot, outcome
from lamplight.bots.net import Nets, Sight
from lamplight.bots.nets import Layout, read
from lamplight.kernel.game import Setup
from lamplight.kernel.state import State
from lamplight.kernel.types import OVER

from ..rules.board import NONE, Board
from ..rules.opposition import forming_objective
from ..rules.scoring import UNREST
from ..rules.state import DualPowersState
from ..rules.tables import RED, RESERVE, Tables
from .moves import Taste, Weighing
from .scene import Count, Ground, Scene, turns_left
from .sight import DECISION, OPTION, REGION, SHARED, Viewer

FEATURES = (
    "red",
    "lead",
    "lead-late",
    "lead-cubed",
    "swing",
    "swing-late",
    "will",
    "will-late",
    "regions",
    "regions-early",
    "next-unrest",
    "strength",
    "staying",
    "tokens",
    "reserve",
    "cards",
    "recruits",
    "prospect",
    "leaders",
    "trotsky",
    "turns",
    "last-word",
    "last-word-late",
)
"""What counts for a side, each as its own number less the other side's (see `DualPowersMind.features`)."""

LAYOUT: Final = Layout("dual-powers-1", len(FEATURES) + SHARED, REGION, DECISION, OPTION)
"""What the networks are shown; its name changes with the meaning of any number."""
NETWORKS: Final = "networks.json"
"""Made by `python -m training dual-powers --mode two`."""
ROUND: Final = 90
"""A span of moments that ends with the round, wherever in it one is."""


class DualPowersMind(FeatureMind):
    """What players of Dual Powers know, with any map, cards and tokens."""

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(tables.seats, weights)
        self.tables = tables
        self.ground = Ground(tables)
        self.taste = Taste()
        self.viewer = Viewer(self.ground)
        self.mirrored = True

    def settings(self, level: str) -> Settings:
        """The lower levels trust their judgement of the position too early."""
        span = 0 if level == "casual" else 2 if level == "steady" else ROUND
        settings = Settings(exploration=0.6, span=span, greed=1.0, reduction=0.05)
        if self.learned(level):
            settings.halving = True
            settings.floor = 0.05
        return settings

    def learned(self, level: str) -> bool:
        """Whether the level plays with networks: those that are shipped have learned the duel."""
        return level == "expert" and not self.tables.solo

    def networks(self, level: str) -> Nets:
        return shipped() if self.learned(level) else Nets()

    def moment(self, state: State) -> int:
        """A hundred for each round, and one for each turn in it."""
        assert isinstance(state, DualPowersState)
        return 100 * state.round - turns_left(state)

    # Judgement.

    def worth(self, state: State) -> list[float]:
        """As the features are differences, the other seat's sum is the opposite of the first one's."""
        if state.acting == OVER:
            return outcome(state, self.seats)
        if self.nets.value is not None:
            return self.promises(state)
        total = dot(self.weights, self.features(state, 0))
        if self.seats == 2:
            total *= 2.0
        chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
        return [chance] if self.seats == 1 else [chance, 1.0 - chance]

    def margin(self, state: State) -> list[float]:
        """By the support track."""
        assert isinstance(state, DualPowersState)
        ahead = max(-1.0, min(1.0, state.score / self.tables.track_end))
        return [0.5 + 0.5 * (ahead if side == RED else -ahead) for side in self.tables.side_of_seat]

    def sight(self, state: State, seat: int) -> Sight:
        """The position as the seat's side sees it."""
        assert isinstance(state, DualPowersState)
        late = 1.0 / (1.0 + self._rounds_after(state, Count(state)))
        return self.viewer.position(state, self.tables.side_of_seat[seat], self.features(state, seat), late)

    def facets(self, state: State, seat: int, options: list[int], weights: list[float]) -> Sight:
        assert isinstance(state, DualPowersState)
        return self.viewer.decision(state, seat, options, weights)

    def features(self, state: State, seat: int) -> list[float]:
        """Every number is the side's own less the other side's."""
        assert isinstance(state, DualPowersState)
        tables = self.tables
        side = tables.side_of_seat[seat]
        count = Count(state)
        late = 1.0 / (1.0 + self._rounds_after(state, count))
        hold = self.ground.holds[count.turns[0] + count.turns[1]]
        held = Scene(state, self.ground.shown).held(side, state.will, hold)
        lead = (state.score if side == RED else -state.score) / tables.track_end
        swing = self._swing(state, held) / tables.track_end
        will = 1.0 if state.will == side else -1.0
        grip = 0.0
        for value in held:
            grip += value
        ahead = 0.0
        if state.barricade_tile >= 0:
            ahead = held[state.barricade_tile] * tables.unrest_points[state.month] / tables.track_end
        features = [
            1.0 if side == RED else -1.0,
            lead,
            lead * late,
            lead * lead * lead,
            swing,
            swing * late,
            will,
            will * late,
            grip,
            grip * (1.0 - late),
            ahead * (1.0 - late),
        ]
        features += self._forces(state, side, 1.0 - late)
        features += self._cards(state, side, held, 1.0 - late)
        features.append(self._trotsky(state, side))
        features.append(count.ahead(side))
        last = 0.0 if count.last == NONE else 1.0 if count.last == side else -1.0
        features.append(last)
        features.append(last * late)
        return features

    def _rounds_after(self, board: Board, count: Count) -> float:
        """How many rounds are likely to follow this one."""
        tables = self.tables
        if tables.solo:
            return float(tables.solo_rounds - board.round)
        days = (tables.closing_month - board.month) * tables.last_day - board.day
        days_after = days - (count.turns[0] + count.turns[1]) * self.ground.mean_days
        return 0.0 if board.month >= tables.closing_month else max(0.0, days_after / self.ground.round_days + 0.5)

    def _swing(self, board: Board, held: list[float]) -> float:
        """The points to expect from the scorings of this round."""
        tables = self.tables
        swing = 0.0
        if board.unrest >= 0 and (board.markers[0] == NONE or board.top() is UNREST):
            swing += held[board.unrest] * tables.unrest_points[board.month]
        for side in (0, 1):
            card = board.objective[side]
            if card == NONE and tables.solo and side != tables.solo_side:
                card = forming_objective(board, board.played[side])
            if card >= 0:
                swing += held[tables.card_region[card]] * tables.card_points[card]
        return swing

    def _forces(self, board: Board, side: int, early: float) -> list[float]:
        """Strength on the board, what stays of it when exhausted, tokens, and strength in reserve."""
        tables = self.tables
        strength = staying = tokens = reserve = 0
        for token in range(tables.tokens):
            owner = tables.owner[token]
            if owner > 1:
                continue
            sign = 1 if owner == side else -1
            where = board.place[token]
            if where >= 0:
                tokens += sign
                if board.fresh[token]:
                    strength += sign * tables.fresh[token]
                    staying += sign * tables.exhausted[token]
                else:
                    strength += sign * tables.exhausted[token]
            elif where == RESERVE and token < tables.units:
                reserve += sign * tables.fresh[token]
        return [0.1 * early * strength, 0.1 * early * staying, 0.1 * early * tokens, 0.1 * early * reserve]

    def _cards(self, board: Board, side: int, held: list[float], early: float) -> list[float]:
        """Cards in hand, what they recruit, the best objective among them, and the leaders' strength."""
        tables = self.tables
        cards = recruits = leaders = 0
        prospects = [0.0, 0.0]
        for owner in (0, 1):
            sign = 1 if owner == side else -1
            for card in board.hand[owner]:
                cards += sign
                if card < tables.commands:
                    recruits += sign * tables.card_value[card]
                    prospect = tables.card_points[card] * held[tables.card_region[card]] * sign
                    prospects[owner] = max(prospects[owner], prospect)
                else:
                    leaders += sign * tables.fresh[tables.first_leader + card - tables.commands]
        prospect = (prospects[side] - prospects[1 - side]) / tables.track_end
        return [0.1 * early * cards, 0.1 * early * recruits, prospect, 0.1 * leaders]

    def _trotsky(self, board: Board, side: int) -> float:
        """Trotsky is going to be Red's."""
        if board.month < self.tables.trotsky_joins and board.place[self.tables.trotsky] >= 0:
            return 1.0 if side == RED else -1.0
        return 0.0

    # Preferences.

    def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
        """By the points that each option may bring, from what the seat knows."""
        assert isinstance(state, DualPowersState)
        tables, taste = self.tables, self.taste
        first = options[0]
        if first == tables.a_score:
            points = float(tables.unrest_points[state.month])
            return [exp(taste.sharpness * min(points, 9.0)), exp(taste.sharpness * taste.bonus)]
        weighing = Weighing(self.ground, taste, state, seat)
        if first < tables.a_play:
            gains = weighing.objectives(options)
        elif first < tables.a_recruit:
            gains = weighing.plays(options)
        else:
            gains = weighing.actions(options)
        sharpness = taste.sharpness
        return [exp(sharpness * min(gain, 20.0)) for gain in gains]


@cache
def shipped() -> Nets:
    """The networks that come with the game."""
    text = (files("lamplight.games.dual_powers.bot") / NETWORKS).read_text(encoding="utf-8")
    return read(text, LAYOUT, NETWORKS)


def make(setup: Setup) -> Mind:
    """The mind for a set-up."""
    tables: Tables = getattr(setup, "tables")  # noqa: B009 - a set-up of this game has them
    text = (files("lamplight.games.dual_powers.bot") / "weights.json").read_text(encoding="utf-8")
    known: dict[str, dict[str, float]] = json.loads(text)
    weights = known["solo" if tables.solo else "two"]
    return DualPowersMind(tables, [float(weights[name]) for name in FEATURES])
