"""Random play straight through `State`: for benchmarks, simulations and the playouts of bots."""

from __future__ import annotations

from collections.abc import Callable

from .state import State
from .types import CHANCE, SEALED


def playout(state: State, seats: int, random: Callable[[], float]) -> int:
    """Play a state to its end with random legal actions; returns the number of decisions (two or more options)."""
    decisions = 0
    while True:
        acting = state.acting
        if acting >= 0:
            options = state.options
            decisions += 1
            state.apply(acting, options[int(random() * len(options))])
        elif acting == CHANCE:
            state.apply(CHANCE, state.roll(random()))
        elif acting == SEALED:
            for seat in state.to_act(seats):
                options = state.sealed_legal(seat)
                if len(options) > 1:
                    decisions += 1
                state.apply(seat, options[int(random() * len(options))])
        else:
            return decisions
