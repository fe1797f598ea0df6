"""Information-set tree search: every iteration plays on from another state that the seat cannot tell from the true one.

The tree holds decisions only. Chance is drawn anew in each iteration ("open loop"), so a node stands for what one did,
whatever the dice said. In every iteration a state is sampled from the view; the tree is followed by the PUCT rule with
the priors of the game's `Mind`, among the options that are legal in that very state; the first new node is played on
for a while by the mind's own preferences, and the state that is reached is judged. Each seat maximises its own worth.
What others choose in secret is not part of the tree: they choose by preference, without knowing our choice.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER, SEALED

from .clock import Clock
from .mind import Mind, Settings

SEATS: Final = 16
LENGTH: Final = 4000
"""No playout is longer than this, whatever a mind says."""


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


class Search:
    """A search for one seat's next decision."""

    def __init__(self, mind: Mind, settings: Settings, random: Callable[[], float]) -> None:
        self.mind = mind
        self.settings = settings
        self.random = random
        self.root = Node(-1, -1, 1.0)

    def run(self, seat: int, sampler: Callable[[Callable[[], float]], State], clock: Clock) -> int:
        """Search until the clock says so, or the answer can no longer change; returns the number of iterations."""
        clock.start()
        done = 0
        while clock.goes_on(done) and not self._settled(clock, done):
            self._iterate(seat, sampler(self.random))
            done += 1
        clock.stop()
        return done

    def follow(self, seat: int, action: int) -> None:
        """A decision was made, and nobody else has acted since: what was found out below it stays of use."""
        self.root = self.root.children.get(action * SEATS + seat) or Node(-1, -1, 1.0)

    def best(self, options: list[int]) -> int:
        """The option that was visited most; before any visit, the one that the priors like best."""
        chosen, most, prior = options[0], -1, -1.0
        for node in self.root.children.values():
            if node.action in options and (node.visits > most or (node.visits == most and node.prior > prior)):
                chosen, most, prior = node.action, node.visits, node.prior
        return chosen

    def _settled(self, clock: Clock, done: int) -> bool:
        """With a number of iterations: whether the leader cannot be overtaken any more."""
        if clock.iterations <= 0 or done & 15:
            return False
        first = second = 0
        for node in self.root.children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > clock.iterations - done

    def _iterate(self, me: int, state: State) -> None:
        random = self.random
        mind = self.mind
        node = self.root
        path = [node]
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
            child = self._select(node, state, acting, options)
            state.apply(acting, child.action)
            node = child
            path.append(node)
            if node.visits == 0:
                break
        play_on(mind, state, self.settings.span, self.settings.greed, random)
        worth = mind.worth(state)
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
        weights = self.mind.weigh(state, seat, options)
        total = 0.0
        for weight in weights:
            total += weight
        met: list[Node] = []
        for place in range(len(options)):
            key = options[place] * SEATS + seat
            child = node.children.get(key)
            if child is None:
                child = Node(seat, options[place], weights[place] / total)
                node.children[key] = child
            met.append(child)
        return met
