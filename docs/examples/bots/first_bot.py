"""A bot in twenty lines: it finishes the match at random, ten times for each option, and takes what won most often."""

import random

from lamplight.kernel import playout


class Dreamer:
    def __init__(self, setup, seat, seed):
        self.seats, self.seat, self.random = setup.seats, seat, random.Random(seed).random

    def choose(self, view, legal, sampler, clock):
        return max(legal, key=lambda option: sum(self.dream(sampler, option) for _ in range(10)))

    def dream(self, sampler, option):
        state = sampler(self.random)  # a match that our seat cannot tell from the true one
        state.apply(self.seat, option)
        playout(state, self.seats, self.random)
        return self.seat in state.winners()
