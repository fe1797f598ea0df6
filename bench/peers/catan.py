"""Catanatron: random games of Catan with its Python API."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from harness import Peer, main, package

catanatron = package("catanatron")


def peer(players: int) -> Peer:
    """Catan for a number of players: `Game.play` with a function that chooses at random and counts."""

    def start(rng: random.Random) -> Any:
        colours = list(catanatron.Color)[:players]
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=rng.randrange(1, 1 << 30))

    def play(rng: random.Random) -> int:
        decisions = 0

        def decide(player: object, game: object, actions: list[object]) -> object:
            nonlocal decisions
            del player, game
            decisions += len(actions) > 1
            return rng.choice(actions)

        start(rng).play(decide_fn=decide)
        return decisions

    def copier(rng: random.Random) -> Callable[[], object]:
        game = start(rng)
        for _ in range(60 * players):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy

    return Peer(play, copier)


if __name__ == "__main__":
    main("catanatron", {f"Catan, {players} players": peer(players) for players in (2, 3, 4)})
