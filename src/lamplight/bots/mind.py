"""What a game's players know about good play. The search works with any `Mind`; each game has one of its own.

A mind judges states by what cards and places do, never by which ids they have, so that it serves every component set.
It is asked about states that were sampled from a seat's view: nothing in it can learn what the seat may not know.
"""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from lamplight.kernel.state import State
from lamplight.kernel.types import OVER

from .net import Nets, Sight


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        exploration: float = 1.0,
        span: int = -1,
        greed: float = 1.0,
        reduction: float = 0.1,
        whim: float = 0.0,
        floor: float = 0.0,
        looks: int = 0,
        halving: bool = False,
        margin: float = 0.0,
        thrift: bool = False,
    ) -> None:
        self.exploration = exploration
        """How strongly rarely tried options draw attention."""
        self.span = span
        """How far playouts go, in the mind's moments; 0: judge at once; negative: to the end."""
        self.greed = greed
        """The power to which preferences are raised in playouts."""
        self.reduction = reduction
        """An option that was never tried counts for so much less than what its parent has reached so far."""
        self.whim = whim
        """How often a decision is made at first sight, without looking ahead."""
        self.floor = floor
        """The part of all priors that is shared evenly, so that no option is as good as forgotten."""
        self.looks = looks
        """How often every option of the decision at hand is tried before any other is preferred."""
        self.halving = halving
        """Whether the decision at hand is searched by halving: again and again the worse half of its options goes."""
        self.margin = margin
        """How much the margin counts beside the chance to win."""
        self.thrift = thrift
        """Whether a decision that is clear gives its time back to the turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knows nothing but the outcome: for games without a mind of their own, and the base of those that have one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.nets = Nets()
        """What was learned by self-play, as far as there is any: a mind asks them where it can."""
        self.mirrored = False
        """Whether what the second of two seats is promised is all that the first one is not."""

    def worth(self, state: State) -> list[float]:
        """For each seat a number from 0 (certainly lost) to 1 (certainly won): what this state promises."""
        return outcome(state, self.seats) if state.acting == OVER else [1.0 / self.seats] * self.seats

    def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
        """For each option of a seat a positive number: how much more often a good player takes it than another."""
        del state, seat
        return [1.0] * len(options)

    def priors(self, state: State, seat: int, options: list[int]) -> list[float]:
        """For each option a positive number: how likely a search that thinks for long comes to prefer it."""
        weights = self.weigh(state, seat, options)
        policy = self.nets.policy
        if policy is None or len(options) == 1:
            return weights
        return grown(policy.scores(self.facets(state, seat, options, weights)))

    def margin(self, state: State) -> list[float]:
        """For each seat a number from 0 to 1: by how much it is ahead, or was at the end; 1/2 is even."""
        del state
        return [0.5] * self.seats

    def sight(self, state: State, seat: int) -> Sight:
        """What a seat's value is learned from."""
        raise NotImplementedError

    def facets(self, state: State, seat: int, options: list[int], weights: list[float]) -> Sight:
        """What preferences are learned from: the options as items, with how much they are liked at first sight."""
        raise NotImplementedError

    def promises(self, state: State) -> list[float]:
        """For each seat what the value network says. With two seats whose sights mirror each other, one is enough."""
        value = self.nets.value
        assert value is not None
        if self.mirrored or self.seats == 1:
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value.value(self.sight(state, 0))))))
            return [chance, 1.0 - chance] if self.seats == 2 else [chance]
        found = grown([value.value(self.sight(state, seat)) for seat in range(self.seats)])
        total = sum(found)
        return [one / total for one in found]

    def moment(self, state: State) -> int:
        """A number that grows as a match goes on; playouts stop when it has grown by the search's `span`."""
        del state
        return 0

    def settings(self, level: str) -> Settings:
        """How a search of this level goes about this game."""
        del level
        return Settings()

    def networks(self, level: str) -> Nets:
        """What a level has learned by self-play, as far as there is any."""
        del level
        return Nets()

    def iterations(self, level: str) -> int:
        """How many iterations a level takes for a decision if nobody says otherwise; 0: as many as in other games.

        What an iteration finds out differs from game to game, and so does how many of them make a step of strength.
        """
        del level
        return 0


def outcome(state: State, seats: int) -> list[float]:
    """The worth of a finished match: the winners share 1."""
    worth = [0.0] * seats
    winners = state.winners()
    for seat in winners:
        worth[seat] = 1.0 / len(winners)
    return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureMind(Mind):
    """Judges a state by numbers that it counts for each seat (`features`), times weights that were learned from play.

    With several seats the worth is the softmax of the seats' sums; alone it is the logistic function of the one sum.
    """

    def __init__(self, seats: int, weights: list[float]) -> None:
        super().__init__(seats)
        self.weights = weights

    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat, in the order of the weights."""
        raise NotImplementedError

    def worth(self, state: State) -> list[float]:
        if state.acting == OVER:
            return outcome(state, self.seats)
        sums = [dot(self.weights, self.features(state, seat)) for seat in range(self.seats)]
        if len(sums) == 1:
            return [1.0 / (1.0 + exp(-max(-30.0, min(30.0, sums[0]))))]
        shares = grown(sums)
        total = sum(shares)
        return [value / total for value in shares]


def grown(sums: list[float]) -> list[float]:
    """e to the power of each sum, in proportion to the largest one; what is hopeless stays above 0."""
    top = max(sums)
    return [exp(max(value - top, -30.0)) for value in sums]


def dot(weights: list[float], features: list[float]) -> float:
    """The weighted sum of the features."""
    total = 0.0
    for place in range(len(weights)):
        total += weights[place] * features[place]
    return total
