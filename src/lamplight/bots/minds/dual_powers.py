"""Good play in Dual Powers: what each region is worth, how firmly a side holds it, and what a choice changes there."""

from __future__ import annotations

import json
from importlib import resources
from math import exp, sqrt, tanh

from lamplight.games.dual_powers.board import (
    NONE,
    S_ACTION,
    S_BEGIN_TURN,
    S_COMMAND,
    S_DRAW,
    S_LEADER,
    S_OBJECTIVE,
    S_OPPOSITION_TURN,
    S_RECRUIT,
    S_TURN,
    S_UNREST,
    Board,
)
from lamplight.games.dual_powers.phases.solo import forming_objective
from lamplight.games.dual_powers.tables import DOUBLE_MOVE, RED, RESERVE, REST, Tables
from lamplight.kernel.game import Setup
from lamplight.kernel.state import State
from lamplight.kernel.types import OVER, knows

from ..mind import FeatureMind, Mind, Settings, dot, outcome

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

LIMIT = 48
"""Balances are in quarters of strength; beyond this, more makes no difference."""
SHIFT = 10
"""A force is strength and number of tokens in one int, strength first: comparing forces is the rule of D3.7.1."""
ROUND = 90
"""A span of moments that ends with the round, wherever in it one is."""
UNKNOWN = -1000.0
TWIN = -5.0
"""What preferences count for the second of two tokens that are alike, in points."""


class Taste:
    """What preferences count beside the regions themselves, in points."""

    def __init__(self) -> None:
        self.sharpness = 2.5
        """How much more often the better option is preferred: e to this power for each point."""
        self.presence = 1.0
        """A region that is not known to be scored."""
        self.foresight = 0.5
        """What the next Unrest! region counts, as a part of this one."""
        self.bonus = 1.3
        """A bonus action."""
        self.will = 0.3
        """The Will, beside what it changes in the regions."""
        self.draw = 0.4
        """A card."""
        self.spy = 0.5
        self.organise = 0.2
        self.demonstrate = -1.0
        self.leader = 1.0
        """A leader that enters with its card, beside what it brings."""
        self.idle = -0.6
        """To do nothing."""
        self.staying = 0.3
        """Strength of an exhausted side."""
        self.rest = 0.2
        """A fresh token, beside what it brings."""
        self.kept = 0.0
        """A point on a card that is played, and so cannot be an objective."""
        self.recruit = 0.3
        """Recruit value on a card that becomes an objective, and so cannot be played."""
        self.support = 3
        """Quarters of strength that each recruit value in hand promises to its region."""


class Scene:
    """Who is how strong in each region: the forces of Red, of White and of neutral tokens, region by region."""

    def __init__(self, board: Board, shown: list[int]) -> None:
        tables = board.tables
        regions = tables.regions
        owner, place, fresh = tables.owner, board.place, board.fresh
        forces = [0] * (3 * regions)
        for token in range(tables.tokens):
            region = place[token]
            if region >= 0:
                forces[owner[token] * regions + region] += shown[2 * token + fresh[token]]
        self.forces = forces
        self.regions = regions
        self.literal = tables.literal_control

    def balance(self, mine: int, theirs: int, neutral: int, has_will: bool) -> int:
        """How far ahead a side is in a region with these forces, in quarters of strength; what decides a tie comes to
        less than a strength. 0: nobody is there."""
        if has_will:
            if mine > 0:
                mine += neutral
        elif theirs > 0:
            theirs += neutral
        if mine == theirs:
            if mine == 0 and (neutral == 0 or not self.literal):
                return 0
            return 1 if has_will else -1
        gap = (mine >> SHIFT) - (theirs >> SHIFT)
        if gap == 0:
            return 2 if mine > theirs else -2
        if gap >= LIMIT // 4:
            return LIMIT
        return -LIMIT if gap <= -LIMIT // 4 else 4 * gap

    def held(self, side: int, will: int, hold: list[float]) -> list[float]:
        """How firmly a side holds each region."""
        regions = self.regions
        forces = self.forces
        mine, theirs, neutral = side * regions, (1 - side) * regions, 2 * regions
        has_will = will == side
        return [
            hold[self.balance(forces[mine + place], forces[theirs + place], forces[neutral + place], has_will) + LIMIT]
            for place in range(regions)
        ]


def turns_left(board: Board) -> int:
    """How many turns of this round have not begun."""
    left = 0
    for entry in board.agenda:
        kind = entry & 31
        if kind == S_BEGIN_TURN or kind == S_OPPOSITION_TURN:
            left += 1
        elif kind == S_ACTION or kind == S_OBJECTIVE or kind == S_DRAW:
            tables = board.tables
            return tables.turns + (tables.opposition_turns if tables.solo else tables.turns)
    return left


class Count:
    """Who still has how many turns in this round."""

    def __init__(self, board: Board) -> None:
        self.turns = [0, 0]
        """Not begun yet, of Red and of White."""
        self.begun = NONE
        """The side whose turn is under way, its action not taken."""
        self.last = NONE
        """The side that takes the last turn of the round, as far as there are turns left."""
        tables = board.tables
        for entry in board.agenda:  # the last turn lies lowest
            kind = entry & 31
            side = entry >> 5 & 1
            if kind == S_ACTION or kind == S_OBJECTIVE or kind == S_DRAW:
                self._all(board)
                return
            if kind == S_OPPOSITION_TURN:
                side = 1 - tables.solo_side
                self.turns[side] += 1
            elif kind == S_BEGIN_TURN:
                self.turns[side] += 1
            elif kind == S_TURN or kind == S_COMMAND or kind == S_LEADER or kind == S_RECRUIT:
                self.begun = side
            else:
                continue
            if self.last == NONE:
                self.last = side

    def _all(self, board: Board) -> None:
        """The action phase is to come."""
        tables = board.tables
        self.turns = [tables.turns, tables.turns]
        if tables.solo:
            self.turns[1 - tables.solo_side] = tables.opposition_turns
        self.last = 1 - (tables.solo_side if tables.solo else board.will)

    def ahead(self, side: int) -> float:
        """How many more turns a side has than the other, one whose action is still to come included."""
        begun = 0 if self.begun == NONE else 1 if self.begun == side else -1
        return float(self.turns[side] - self.turns[1 - side] + begun)


class DualPowersMind(FeatureMind):
    """What players of Dual Powers know, with any map, cards and tokens."""

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(tables.seats, weights)
        self.tables = tables
        self.mean_points = sum(tables.card_points) / len(tables.card_points)
        self.mean_days = sum(tables.card_days) / len(tables.card_days)
        turns = tables.turns + max(tables.turns, tables.opposition_turns)
        self.round_days = self.mean_days * turns
        self.holds: list[list[float]] = [
            [tanh(balance / 4.0 / (0.05 + sqrt(left))) for balance in range(-LIMIT, LIMIT + 1)]
            for left in range(turns + 1)
        ]
        """By the turns that are left in the round and the balance: from 1 (ours for sure) to -1 (theirs)."""
        self.taste = Taste()
        self.shown: list[int] = []
        """The force of each token, exhausted and fresh."""
        for token in range(tables.tokens):
            self.shown += [(tables.exhausted[token] << SHIFT) + 1, (tables.fresh[token] << SHIFT) + 1]
        self.most_value = max(tables.card_value)
        self.strengths = (max(*tables.fresh, *tables.exhausted) + 1) * self.most_value + 1
        """More than any card can bring at once."""
        self.steps = self._reach(tables.moves)
        self.double_steps = self._reach(tables.double_moves)
        self.twin = [self._twin(token) for token in range(tables.movable)]

    def _reach(self, moves: list[list[list[int]]]) -> list[list[list[int]]]:
        """For each place of the barricade and each region: where a move leads to."""
        tables = self.tables
        return [
            [[(move - tables.a_move) % tables.regions for move in table[region]] for region in range(tables.regions)]
            for table in moves
        ]

    def _twin(self, token: int) -> int:
        """The token before this one that is like it, or NONE."""
        tables = self.tables
        for other in range(token - 1, -1, -1):
            if (
                tables.owner[other] == tables.owner[token]
                and tables.rank[other] == tables.rank[token]
                and tables.fresh[other] == tables.fresh[token]
                and tables.exhausted[other] == tables.exhausted[token]
                and (other < tables.units) == (token < tables.units)
            ):
                return other
        return NONE

    def settings(self, level: str) -> Settings:
        """The lower levels trust their judgement of the position too early."""
        span = 0 if level == "casual" else 2 if level == "steady" else ROUND
        return Settings(exploration=0.6, span=span, greed=1.0, reduction=0.05)

    def moment(self, state: State) -> int:
        """A hundred for each round, and one for each turn in it."""
        assert isinstance(state, Board)
        return 100 * state.round - turns_left(state)

    # Judgement.

    def worth(self, state: State) -> list[float]:
        """As the features are differences, the other seat's sum is the opposite of the first one's."""
        if state.acting == OVER:
            return outcome(state, self.seats)
        total = dot(self.weights, self.features(state, 0))
        if self.seats == 2:
            total *= 2.0
        chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
        return [chance] if self.seats == 1 else [chance, 1.0 - chance]

    def features(self, state: State, seat: int) -> list[float]:
        """Every number is the side's own less the other side's."""
        assert isinstance(state, Board)
        tables = self.tables
        side = tables.side_of_seat[seat]
        count = Count(state)
        late = 1.0 / (1.0 + self._rounds_after(state, count))
        hold = self.holds[count.turns[0] + count.turns[1]]
        held = Scene(state, self.shown).held(side, state.will, hold)
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
        days = (tables.last_month - board.month) * tables.last_day - board.day
        days_after = days - (count.turns[0] + count.turns[1]) * self.mean_days
        return 0.0 if board.month == tables.last_month else max(0.0, days_after / self.round_days + 0.5)

    def _swing(self, board: Board, held: list[float]) -> float:
        """The points to expect from the scorings of this round."""
        tables = self.tables
        swing = 0.0
        if board.unrest >= 0 and (board.markers[0] == NONE or board.agenda[-1] & 31 == S_UNREST):
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
        assert isinstance(state, Board)
        tables, taste = self.tables, self.taste
        first = options[0]
        if first == tables.a_score:
            points = float(tables.unrest_points[state.month])
            return [exp(taste.sharpness * min(points, 9.0)), exp(taste.sharpness * taste.bonus)]
        weighing = Weighing(self, state, seat)
        if first < tables.a_play:
            gains = weighing.objectives(options)
        elif first < tables.a_recruit:
            gains = weighing.plays(options)
        else:
            gains = weighing.actions(options)
        sharpness = taste.sharpness
        return [exp(sharpness * min(gain, 20.0)) for gain in gains]


class Weighing:
    """A decision of one side, measured in the points that it may bring."""

    def __init__(self, mind: DualPowersMind, board: Board, seat: int) -> None:
        self.mind = mind
        self.taste = mind.taste
        self.board = board
        self.tables = board.tables
        self.regions = self.tables.regions
        self.side = self.tables.side_of_seat[seat]
        self.scene = Scene(board, mind.shown)
        self.mine = self.side * self.regions
        self.theirs = (1 - self.side) * self.regions
        self.has_will = board.will == self.side
        self.hold = mind.holds[turns_left(board)]
        self.now = self.scene.held(self.side, board.will, self.hold)
        self.stakes = self._stakes(seat)
        self.arrivals = [UNKNOWN] * (mind.strengths * self.regions)
        """What it brings if a token of a strength comes to a region, as far as it was asked."""

    def _stakes(self, seat: int) -> list[float]:
        """The points that each region may bring, from what the seat knows."""
        board, tables = self.board, self.tables
        points = tables.unrest_points[board.month]
        everywhere = self.taste.presence
        for side in (0, 1):
            if board.objective[side] < 0 or not knows(board.objective_known[side], seat):
                everywhere += self.mind.mean_points / self.regions
        stakes = [everywhere] * self.regions
        if board.barricade_tile >= 0:
            stakes[board.barricade_tile] += self.taste.foresight * points
        if board.unrest >= 0 and board.markers[0] == NONE:
            stakes[board.unrest] += points
        for side in (0, 1):
            card = board.objective[side]
            if card >= 0 and knows(board.objective_known[side], seat):
                stakes[tables.card_region[card]] += tables.card_points[card]
            elif tables.solo and side != tables.solo_side:
                card = forming_objective(board, board.played[side])
                if card >= 0:
                    stakes[tables.card_region[card]] += 0.5 * tables.card_points[card]
        return stakes

    def change(self, region: int, own: int, neutral: int) -> float:
        """What it brings if own and neutral force come to a region (or leave it)."""
        forces = self.scene.forces
        balance = self.scene.balance(
            forces[self.mine + region] + own,
            forces[self.theirs + region],
            forces[2 * self.regions + region] + neutral,
            self.has_will,
        )
        return self.stakes[region] * (self.hold[balance + LIMIT] - self.now[region])

    def arrival(self, region: int, strength: int) -> float:
        """What it brings if an own token of a strength comes to a region."""
        place = strength * self.regions + region
        gain = self.arrivals[place]
        if gain == UNKNOWN:
            gain = self.change(region, (strength << SHIFT) + 1, 0)
            self.arrivals[place] = gain
        return gain

    def objectives(self, options: list[int]) -> list[float]:
        """Points where one is strong, or can become so with the other cards."""
        tables, taste, forces = self.tables, self.taste, self.scene.forces
        support = [0] * self.regions
        for card in self.board.hand[self.side]:
            if card < tables.commands:
                support[tables.card_region[card]] += tables.card_value[card]
        gains: list[float] = []
        for option in options:
            card = option - tables.a_objective
            region = tables.card_region[card]
            neutral = forces[2 * self.regions + region]
            balance = self.scene.balance(
                forces[self.mine + region], forces[self.theirs + region], neutral, self.has_will
            )
            balance += taste.support * (support[region] - tables.card_value[card])
            held = self.hold[max(-LIMIT, min(LIMIT, balance)) + LIMIT]
            gains.append(held * tables.card_points[card] - taste.recruit * tables.card_value[card])
        return gains

    def plays(self, options: list[int]) -> list[float]:
        """The best that each card can do, and what its days bring."""
        board, tables, taste = self.board, self.tables, self.taste
        recruits = self._best_recruits()
        icons = [UNKNOWN, UNKNOWN, UNKNOWN]
        will = UNKNOWN
        gains: list[float] = []
        for option in options:
            card = option - tables.a_play
            gain = 0.0
            day = board.day + tables.card_days[card]
            if day > tables.last_day:
                day -= tables.last_day
                if board.month < tables.last_month:
                    if will == UNKNOWN:
                        will = self._will_gain()
                    gain += will
            if day == tables.middle_day or day >= tables.first_skipped_day:
                gain += taste.bonus
            if card < tables.commands:
                icon = tables.card_icon[card]
                if icons[icon] == UNKNOWN:
                    icons[icon] = self._best_of(icon)
                recruit = self.arrival(tables.card_region[card], recruits[tables.card_value[card]])
                gain += max(recruit, icons[icon]) - taste.kept * tables.card_points[card]
            else:
                gain += self._best_arrival(tables.fresh[tables.first_leader + card - tables.commands])
            gains.append(gain)
        return gains

    def actions(self, options: list[int]) -> list[float]:
        """What recruits, moves, rests and the rest bring."""
        tables, taste = self.tables, self.taste
        left = self._recruit_value()
        gains: list[float] = []
        last, leaving, alike = NONE, 0.0, False
        for option in options:
            if option < tables.a_recruit_leader:
                token, region = divmod(option - tables.a_recruit, self.regions)
                if token != last:
                    last, alike = token, self._has_twin(token)
                gain = TWIN if alike else self._recruit_gain(token, region, left)
            elif option < tables.a_move:
                token, region = divmod(option - tables.a_recruit_leader, self.regions)
                gain = taste.leader + self.arrival(region, tables.fresh[tables.first_leader + token])
            elif option < tables.a_rest:
                token, region = divmod(option - tables.a_move, self.regions)
                if token != last:
                    last, alike, leaving = token, self._has_twin(token), self._leaving(token)
                gain = TWIN if alike else leaving + self._arriving(token, region)
            elif option < tables.a_demonstrate:
                token = option - tables.a_rest
                gain = TWIN if self._has_twin(token) else self._rest_gain(token)
            elif option < tables.a_spy:
                gain = taste.demonstrate
            elif option == tables.a_spy:
                gain = taste.spy
            elif option == tables.a_inspire:
                gain = self._will_gain()
            elif option == tables.a_draw:
                gain = taste.draw
            elif option == tables.a_organise:
                gain = taste.organise
            else:
                gain = taste.idle
            gains.append(gain)
        return gains

    def _has_twin(self, token: int) -> bool:
        """Whether a token before this one is like it and in the same place."""
        place, fresh, twin = self.board.place, self.board.fresh, self.mind.twin
        other = twin[token]
        while other >= 0:
            if place[other] == place[token] and fresh[other] == fresh[token]:
                return True
            other = twin[other]
        return False

    def _recruit_value(self) -> int:
        """What may be recruited in all with the question at hand."""
        top = self.board.agenda[-1]
        if top & 31 == S_RECRUIT:
            return top >> 6
        return self.tables.card_value[self.board.card] if top & 31 == S_COMMAND else 1

    def _recruit_gain(self, unit: int, region: int, left: int) -> float:
        """What a unit brings, with as much strength from what it leaves of the recruit value."""
        tables = self.tables
        strength = tables.fresh[unit] + left - tables.rank[unit]
        return self.arrival(region, strength) + self.taste.staying * tables.exhausted[unit]

    def _leaving(self, token: int) -> float:
        """What it brings (mostly less than nothing) if a token leaves its region."""
        force = self.mind.shown[2 * token + self.board.fresh[token]]
        if self.tables.owner[token] == self.side:
            return self.change(self.board.place[token], -force, 0)
        return self.change(self.board.place[token], 0, -force)

    def _arriving(self, token: int, region: int) -> float:
        """What it brings if a token on the board comes to a region."""
        force = self.mind.shown[2 * token + self.board.fresh[token]]
        if self.tables.owner[token] == self.side:
            return self.arrival(region, force >> SHIFT)
        return self.change(region, 0, force)

    def _rest_gain(self, token: int) -> float:
        """What it brings if a token turns to its fresh side."""
        tables = self.tables
        region = self.board.place[token]
        force = tables.fresh[token] - tables.exhausted[token] << SHIFT
        own = tables.owner[token] == self.side
        return self.taste.rest + (self.change(region, force, 0) if own else self.change(region, 0, force))

    def _best_recruits(self) -> list[int]:
        """For each recruit value the most strength that the reserve has for it."""
        tables, place = self.tables, self.board.place
        best = [0] * (self.mind.most_value + 1)
        for unit in tables.side_units[self.side]:
            if place[unit] == RESERVE:
                rank, strength = tables.rank[unit], tables.fresh[unit]
                for value in range(self.mind.most_value, rank - 1, -1):
                    best[value] = max(best[value], best[value - rank] + strength)
        return best

    def _best_arrival(self, strength: int) -> float:
        """What it brings if a token of a strength comes to the best region."""
        best = self.arrival(0, strength)
        for region in range(1, self.regions):
            best = max(best, self.arrival(region, strength))
        return best

    def _best_of(self, icon: int) -> float:
        """What the best action of an icon brings, with own tokens."""
        board, tables = self.board, self.tables
        reach = self.mind.double_steps if icon == DOUBLE_MOVE else self.mind.steps
        from_here = reach[board.barricade]
        best = 0.0
        for token in tables.side_tokens[self.side]:
            start = board.place[token]
            if start < 0:
                continue
            if icon == REST:
                if not board.fresh[token]:
                    best = max(best, self._rest_gain(token))
                continue
            strength = self.mind.shown[2 * token + board.fresh[token]] >> SHIFT
            leaving = self._leaving(token)
            for region in from_here[start]:
                best = max(best, leaving + self.arrival(region, strength))
        return best

    def _will_gain(self) -> float:
        """What it brings to hold the Will from now on."""
        if self.has_will:
            return 0.0
        gain = self.taste.will
        self.has_will = True
        for region in range(self.regions):
            gain += self.change(region, 0, 0)
        self.has_will = False
        return gain


def make(setup: Setup) -> Mind:
    """The mind for a set-up."""
    tables: Tables = getattr(setup, "tables")  # noqa: B009 - a set-up of this game has them
    text = (resources.files("lamplight") / "bots" / "weights" / "dual-powers.json").read_text(encoding="utf-8")
    known: dict[str, dict[str, float]] = json.loads(text)
    weights = known["solo" if tables.solo else "two"]
    return DualPowersMind(tables, [float(weights[name]) for name in FEATURES])
