"""Play matches, and note what a mind counts in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol, runtime_checkable

from lamplight.bots import Mishap, Player, SeatedBot
from lamplight.bots.levels import mind_of
from lamplight.bots.search import preferred
from lamplight.kernel.game import find_game
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER

KEEP = 0.3
"""The share of decisions whose positions are noted: neighbours are much alike."""
STRAY = 0.05
"""The share of decisions that are made at first sight, so that positions off the beaten track are met too."""


@runtime_checkable
class Counting(Protocol):
    """A mind that counts features."""

    def moment(self, state: State) -> int: ...

    def features(self, state: State, seat: int) -> list[float]: ...


@dataclass(frozen=True, slots=True)
class Task:
    """A match to be played: everything that decides how it goes."""

    game: str
    options: Mapping[str, object]
    bot: str
    seed: str
    fresh: bool = False
    """Note only the first decision of each of the mind's moments, in place of a share of all decisions."""


@dataclass(frozen=True, slots=True)
class Life:
    """A match that was played: what was counted for every seat at some of its moments, and how it ended."""

    moments: list[list[list[float]]]
    winners: list[int]
    scores: list[int]


def live(task: Task) -> Life:
    """Play one match with the same bot in every seat."""
    game = find_game(task.game)
    setup = game.setup(game.read_options(task.options))
    mind = mind_of(setup)
    assert isinstance(mind, Counting)
    rng = random.Random(task.seed)
    player = Player.parse(task.bot)
    bots = [SeatedBot(player, setup, seat, f"{task.seed}/{seat}", _fail) for seat in range(setup.seats)]
    state = setup.start()
    moments: list[list[list[float]]] = []
    noted = mind.moment(state)
    while state.acting != OVER:
        seat = state.to_act(setup.seats)[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(rng.random()))
            continue
        if mind.moment(state) > noted if task.fresh else rng.random() < KEEP:
            noted = mind.moment(state)
            moments.append([mind.features(state, one) for one in range(setup.seats)])
        if rng.random() < STRAY:
            action = preferred(mind_of(setup), state, seat, state.legal(seat), 1.0, rng.random())
        else:
            action = bots[seat].choose_in(state)
        state.apply(seat, action)
    return Life(moments, state.winners(), state.scores())


def _fail(mishap: Mishap) -> None:
    raise RuntimeError(str(mishap))


def lives(tasks: list[Task], jobs: int) -> Iterator[Life]:
    """Play all of them, in their order."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(live, tasks, chunksize=4)
