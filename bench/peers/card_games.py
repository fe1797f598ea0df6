"""RLCard: random play through its environments. It has no method that copies a game."""

from __future__ import annotations

import random

from harness import Peer, main, package

rlcard = package("rlcard")
GAMES = ("mahjong", "doudizhu", "gin-rummy", "no-limit-holdem")


def peer(name: str) -> Peer:
    """One of its games."""
    environment = rlcard.make(name, config={"seed": 1})

    def play(rng: random.Random) -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = environment.step(rng.choice(legal))
        return decisions

    return Peer(play)


if __name__ == "__main__":
    main("rlcard", {name: peer(name) for name in GAMES})
