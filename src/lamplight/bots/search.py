"""Information-set tree search: every iteration plays on from another state that the seat cannot tell from the true one.

The tree holds decisions only. Chance is drawn anew in each iteration ("open loop"), so a node stands for what one did,
whatever the dice said. In every iteration a state is sampled from the view; the tree is followed by the PUCT rule with
the priors of the game's `Mind`, among the options that are legal in that very state; the first new node is played on
for a while by the mind's own preferences, and the state that is reached is judged. Each seat maximises its own worth.
What others choose in secret is not part of the tree: they choose by preference, without knowing our choice.

The decision at hand may be searched in another way than those below it: every option is looked at, and by halves the
worse ones drop out (`Settings.looks`, `Settings.halving`). Without either it is searched as the others are.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, log2, sqrt
from typing import Final

from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER, SEALED

from .clock import Clock
from .mind import Mind, Settings

SEATS: Final = 16
LENGTH: Final = 4000
"""No playout is longer than this, whatever a mind says."""
CHECK: Final = 16
"""After every so many iterations a search asks whether it is settled."""
ENOUGH: Final = 64
"""No decision on a clock is settled after fewer iterations."""
STEADY: Final = 50.0
"""How many visits the values of options count for, beside their priors, when they are ranked: as much again as the most
visited one has."""
LEAST_PRIOR: Final = 1e-6


class Node:
    """A decision that was made: who made it, which option it was, and what came of it."""

    def __init__(self, seat: int, action: int, prior: float) -> None:
        self.seat = seat
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        """By seat and action: after other dice, somebody else may be asked here."""


def draw(weights: list[float], random: float) -> int:
    """A place in a list of weights, drawn in proportion to them."""
    total = 0.0
    for weight in weights:
        total += weight
    ticket = random * total
    for place in range(len(weights)):
        ticket -= weights[place]
        if ticket < 0.0:
            return place
    return len(weights) - 1


def preferred(mind: Mind, state: State, seat: int, options: list[int], greed: float, random: float) -> int:
    """An option drawn by a mind's preferences."""
    if len(options) == 1:
        return options[0]
    weights = mind.weigh(state, seat, options)
    if greed != 1.0:
        weights = [weight**greed for weight in weights]
    return options[draw(weights, random)]


def play_on(mind: Mind, state: State, span: int, greed: float, random: Callable[[], float]) -> None:
    """Play by preference until the match is over or the mind's moment has grown by `span` (negative: to the end)."""
    until = mind.moment(state) + span
    seats = mind.seats
    for _ in range(LENGTH):
        acting = state.acting
        if acting == CHANCE:
            state.apply(CHANCE, state.roll(random()))
        elif acting == OVER or (span >= 0 and mind.moment(state) >= until):
            return
        elif acting == SEALED:
            for seat in state.to_act(seats):
                state.apply(seat, preferred(mind, state, seat, state.sealed_legal(seat), greed, random()))
        else:
            state.apply(acting, preferred(mind, state, acting, state.options, greed, random()))


def least_visited(nodes: list[Node]) -> Node:
    """The option that was tried least; among equals, the one that the priors like best."""
    least = nodes[0]
    for node in nodes:
        if node.visits < least.visits or (node.visits == least.visits and node.prior > least.prior):
            least = node
    return least


class Search:
    """A search for one seat's next decision."""

    def __init__(self, mind: Mind, settings: Settings, random: Callable[[], float]) -> None:
        self.mind = mind
        self.settings = settings
        self.random = random
        self.root = Node(-1, -1, 1.0)
        self.promise = [0.0] * mind.seats
        """What all iterations of the last decision have found for each seat, added up."""
        self.offered: list[Node] = []
        """The options of the decision at hand, if every one is looked at."""
        self.rivals: list[Node] = []
        """The options that are still in the running, if the search halves them."""
        self.phase = 0
        self.phases = 1

    def run(self, seat: int, sampler: Callable[[Callable[[], float]], State], clock: Clock) -> int:
        """Search until the clock says so, or the answer can no longer change; returns the number of iterations."""
        clock.start()
        done = 0
        self.offered = []
        self.rivals = []
        self.promise = [0.0] * self.mind.seats
        while clock.goes_on(done) and not self._settled(clock, done):
            if self.settings.halving and self.rivals:
                self._halve(clock.spent(done))
            self._iterate(seat, sampler(self.random))
            done += 1
        clock.stop()
        return done

    def follow(self, seat: int, action: int) -> None:
        """A decision was made, and nobody else has acted since: what was found out below it stays of use."""
        self.root = self.root.children.get(action * SEATS + seat) or Node(-1, -1, 1.0)

    def look_at(self, seat: int, state: State, action: int) -> float:
        """One more iteration, which begins with an option of the decision at hand: what it came to for the seat."""
        node = self.root.children[action * SEATS + seat]
        before = node.total
        self._iterate(seat, state, node)
        return node.total - before

    def best(self, options: list[int]) -> int:
        """The option that was visited most; before any visit, the one that the priors like best."""
        if self.rivals:
            return self._ranked()[0].action
        chosen, most, prior = options[0], -1, -1.0
        for node in self.root.children.values():
            if node.action in options and (node.visits > most or (node.visits == most and node.prior > prior)):
                chosen, most, prior = node.action, node.visits, node.prior
        return chosen

    def visits(self, seat: int, options: list[int]) -> list[int]:
        """How often each option of the decision at hand was visited."""
        found: list[int] = []
        for action in options:
            node = self.root.children.get(action * SEATS + seat)
            found.append(node.visits if node else 0)
        return found

    def _settled(self, clock: Clock, done: int) -> bool:
        """Whether the leader cannot be overtaken any more by what is left; on a clock, only if it may be thrifty."""
        if done & (CHECK - 1):
            return False
        left = clock.iterations - done
        if clock.iterations <= 0:
            if not self.settings.thrift or done < ENOUGH:
                return False
            left = int(done / max(clock.spent(done), 1e-6)) - done
        if self.rivals:
            return len(self.rivals) == 1
        first = second = 0
        for node in self.root.children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > left

    def _ranked(self) -> list[Node]:
        """The options that are in the running, the best first: by value, and by prior as long as little was tried."""
        most = 0
        visits = 0
        total = 0.0
        for node in self.rivals:
            most = max(most, node.visits)
            visits += node.visits
            total += node.total
        pull = STEADY + most
        even = total / visits if visits else 0.5
        scores: list[tuple[float, int]] = []
        for place in range(len(self.rivals)):
            node = self.rivals[place]
            value = node.total / node.visits if node.visits else even
            scores.append((-(log(max(node.prior, LEAST_PRIOR)) + pull * value), place))
        scores.sort()
        return [self.rivals[place] for _, place in scores]

    def _halve(self, spent: float) -> None:
        """As the budget goes by, the worse half drops out, once in each phase."""
        phase = int(spent * self.phases)
        while self.phase < phase and len(self.rivals) > 1:
            self.phase += 1
            self.rivals = self._ranked()[: (len(self.rivals) + 1) // 2]

    def _choose(self, node: Node, state: State, seat: int, options: list[int]) -> Node:
        """An option of the decision at hand, whose options are the same in every sample."""
        if not self.offered:
            self.offered = self._expand(node, state, seat, options)
            if self.settings.halving:
                self.rivals = self.offered
                self.phase = 0
                self.phases = max(1, int(log2(len(options)) + 0.999))
        if self.rivals:
            return least_visited(self.rivals)
        least = least_visited(self.offered)
        return least if least.visits < self.settings.looks else self._select(node, state, seat, options)

    def _iterate(self, me: int, state: State, first: Node | None = None) -> None:
        """Play on from a state. With `first`, the decision at hand is answered by that option."""
        random = self.random
        mind = self.mind
        node = self.root
        path = [node]
        careful = self.settings.halving or self.settings.looks > 0
        while True:
            acting = state.acting
            if acting == CHANCE:
                state.apply(CHANCE, state.roll(random()))
                continue
            if acting == OVER:
                break
            if acting == SEALED:
                waiting = state.to_act(mind.seats)
                if me not in waiting:
                    acting = waiting[0]
                    greed = self.settings.greed
                    state.apply(acting, preferred(mind, state, acting, state.sealed_legal(acting), greed, random()))
                    continue
                acting = me
                options = state.sealed_legal(me)
            else:
                options = state.options
            if len(options) == 1:
                state.apply(acting, options[0])
                continue
            if node is self.root and first is not None:
                child = first
            elif node is self.root and careful:
                child = self._choose(node, state, acting, options)
            else:
                child = self._select(node, state, acting, options)
            state.apply(acting, child.action)
            node = child
            path.append(node)
            if node.visits == 0:
                break
        play_on(mind, state, self.settings.span, self.settings.greed, random)
        worth = mind.worth(state)
        for seat in range(len(worth)):
            self.promise[seat] += worth[seat]
        part = self.settings.margin
        if part > 0.0:
            ahead = mind.margin(state)
            worth = [(1.0 - part) * worth[seat] + part * ahead[seat] for seat in range(len(worth))]
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += worth[node.seat]

    def _select(self, node: Node, state: State, seat: int, options: list[int]) -> Node:
        """PUCT among the options that are legal in this state, adding those that were not met here before."""
        met: list[Node] = []
        children = node.children
        for action in options:
            known = children.get(action * SEATS + seat)
            if known is None:
                met = self._expand(node, state, seat, options)
                break
            met.append(known)
        visits = 0
        total = 0.0
        priors = 0.0
        for child in met:
            visits += child.visits
            total += child.total
            priors += child.prior
        fresh = (total / visits if visits else 0.5) - self.settings.reduction
        pull = self.settings.exploration * sqrt(visits + 1.0) / priors
        best = met[0]
        highest = -1e9
        for child in met:
            value = child.total / child.visits if child.visits else fresh
            value += pull * child.prior / (1.0 + child.visits)
            if value > highest:
                best, highest = child, value
        return best

    def _expand(self, node: Node, state: State, seat: int, options: list[int]) -> list[Node]:
        """A child for every option, with its share of the mind's preferences."""
        weights = self.mind.priors(state, seat, options)
        total = 0.0
        for weight in weights:
            total += weight
        even = self.settings.floor / len(options)
        own = 1.0 - self.settings.floor
        met: list[Node] = []
        for place in range(len(options)):
            key = options[place] * SEATS + seat
            child = node.children.get(key)
            if child is None:
                child = Node(seat, options[place], own * (weights[place] / total) + even)
                node.children[key] = child
            met.append(child)
        return met
