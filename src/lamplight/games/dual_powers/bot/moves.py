"""How much a player of Dual Powers likes each option at first sight, in points."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.types import knows

from ..rules.action import COMMAND, RECRUIT
from ..rules.board import NONE, Board
from ..rules.opposition import forming_objective
from ..rules.tables import DOUBLE_MOVE, RESERVE, REST
from .scene import LIMIT, SHIFT, Ground, Scene, turns_left

UNKNOWN: Final = -1000.0
TWIN: Final = -5.0
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


class Weighing:
    """A decision of one side, measured in the points that it may bring."""

    def __init__(self, ground: Ground, taste: Taste, board: Board, seat: int) -> None:
        self.ground = ground
        self.taste = taste
        self.board = board
        self.tables = board.tables
        self.regions = self.tables.regions
        self.side = self.tables.side_of_seat[seat]
        self.scene = Scene(board, ground.shown)
        self.mine = self.side * self.regions
        self.theirs = (1 - self.side) * self.regions
        self.has_will = board.will == self.side
        self.hold = ground.holds[turns_left(board)]
        self.now = self.scene.held(self.side, board.will, self.hold)
        self.stakes = self._stakes(seat)
        self.arrivals = [UNKNOWN] * (ground.strengths * self.regions)
        """What it brings if a token of a strength comes to a region, as far as it was asked."""

    def _stakes(self, seat: int) -> list[float]:
        """The points that each region may bring, from what the seat knows."""
        board, tables = self.board, self.tables
        points = tables.unrest_points[board.month]
        everywhere = self.taste.presence
        for side in (0, 1):
            if board.objective[side] < 0 or not knows(board.objective_known[side], seat):
                everywhere += self.ground.mean_points / self.regions
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
        place, fresh, twin = self.board.place, self.board.fresh, self.ground.twin
        other = twin[token]
        while other >= 0:
            if place[other] == place[token] and fresh[other] == fresh[token]:
                return True
            other = twin[other]
        return False

    def _recruit_value(self) -> int:
        """What may be recruited in all with the question at hand."""
        step = self.board.top()
        if step is RECRUIT:
            return self.board.top_argument()
        return self.tables.card_value[self.board.card] if step is COMMAND else 1

    def _recruit_gain(self, unit: int, region: int, left: int) -> float:
        """What a unit brings, with as much strength from what it leaves of the recruit value."""
        tables = self.tables
        strength = tables.fresh[unit] + left - tables.rank[unit]
        return self.arrival(region, strength) + self.taste.staying * tables.exhausted[unit]

    def _leaving(self, token: int) -> float:
        """What it brings (mostly less than nothing) if a token leaves its region."""
        force = self.ground.shown[2 * token + self.board.fresh[token]]
        if self.tables.owner[token] == self.side:
            return self.change(self.board.place[token], -force, 0)
        return self.change(self.board.place[token], 0, -force)

    def _arriving(self, token: int, region: int) -> float:
        """What it brings if a token on the board comes to a region."""
        force = self.ground.shown[2 * token + self.board.fresh[token]]
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
        best = [0] * (self.ground.most_value + 1)
        for unit in tables.side_units[self.side]:
            if place[unit] == RESERVE:
                rank, strength = tables.rank[unit], tables.fresh[unit]
                for value in range(self.ground.most_value, rank - 1, -1):
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
        reach = self.ground.double_steps if icon == DOUBLE_MOVE else self.ground.steps
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
            strength = self.ground.shown[2 * token + board.fresh[token]] >> SHIFT
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
