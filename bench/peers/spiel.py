"""OpenSpiel: random play, a Python loop over games written in C++."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from harness import Peer, main, package

pyspiel = package("pyspiel")
GAMES = ("backgammon", "chess", "gin_rummy", "hearts")
HALF_WAY = 60


def advance(state: Any, rng: random.Random, most: int) -> int:
    """Play on, at most so many decisions; returns how many there were."""
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(rng.choice(legal))
    return decisions


def peer(name: str) -> Peer:
    """One of its games."""
    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        return advance(game.new_initial_state(), rng, 100_000)

    def copier(rng: random.Random) -> Callable[[], object]:
        state = game.new_initial_state()
        advance(state, rng, HALF_WAY // 2 if name == "hearts" else HALF_WAY)
        copy: Callable[[], object] = state.clone
        return copy

    return Peer(play, copier)


if __name__ == "__main__":
    main("open_spiel", {name.replace("_", " "): peer(name) for name in GAMES})
