"""A bot that tries every option in imagined matches, and spends its time on the better half, again and again."""

from __future__ import annotations

import random
from collections.abc import Sequence

from lamplight.bots import Bot, Clock, Mind
from lamplight.bots.levels import Sampler, mind_of
from lamplight.bots.search import play_on
from lamplight.kernel import Setup, View

ROUND = 90
"""In Dual Powers a playout of this span ends with the round, wherever in it one is; negative: with the match."""

PLAYOUTS = 400
"""How many playouts a decision takes at most, if the budget does not say it: then the clock may stop it before."""


class Halving:
    """Sequential halving: all options get the same few playouts, the worse half is dropped, the rest get more."""

    def __init__(self, mind: Mind, seat: int, seed: str, span: int = ROUND) -> None:
        self.mind = mind
        self.seat = seat
        self.span = span
        self.random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        """The option that did best in what could be tried; `clock` says how much that is."""
        rivals = list(legal)
        total = dict.fromkeys(rivals, 0.0)
        tried = dict.fromkeys(rivals, 0)
        stages = (len(rivals) - 1).bit_length()
        done = 0
        clock.start()
        for stage in range(stages):
            goal = (clock.iterations or PLAYOUTS) * (stage + 1) // stages
            while done < goal and clock.goes_on(done):
                world = self.random.random()
                for option in rivals:
                    total[option] += self.imagine(sampler, world, option)
                    tried[option] += 1
                done += len(rivals)
            rivals.sort(key=lambda option: total[option] / max(1, tried[option]), reverse=True)
            rivals = rivals[: (len(rivals) + 1) // 2]
        clock.stop()
        return rivals[0]

    def imagine(self, sampler: Sampler, world: float, option: int) -> float:
        """What an option leads to in one possible world: how likely we are to win after it has been played on."""
        chance = random.Random(world).random
        state = sampler(chance)
        state.apply(self.seat, option)
        play_on(self.mind, state, self.span, 1.0, chance)
        return self.mind.worth(state)[self.seat]


def make(setup: Setup, seat: int, seed: str) -> Bot:
    """What the entry point names."""
    return Halving(mind_of(setup), seat, seed)
