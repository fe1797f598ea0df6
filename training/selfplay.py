"""Play matches against oneself, and note what networks learn from: positions, decisions, and what came of both."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lamplight.bots import Clock
from lamplight.bots.levels import mind_of
from lamplight.bots.mind import Mind, Settings
from lamplight.bots.net import Nets, Sight
from lamplight.bots.nets import read
from lamplight.bots.search import Search, preferred
from lamplight.kernel.game import find_game
from lamplight.kernel.ledger import Ledger
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER

from .lessons import LESSONS

Array = NDArray[np.float32]
Whole = NDArray[np.int32]
KEEP = 0.5
"""The share of decisions whose positions are noted: neighbours are much alike."""
STRAY = 0.25
"""The share of decisions that are drawn in proportion to the visits, so that positions off the beaten track are met."""
FLOOR = 0.1
"""The part of the priors that is shared evenly while learning."""


@dataclass(frozen=True, slots=True)
class Task:
    """A match to be played: everything that decides how it goes."""

    game: str
    options: Mapping[str, object]
    nets: str
    """The file of the networks to play with; "": by preference alone, which needs none."""
    iterations: int
    span: int
    seed: str


@dataclass(slots=True)
class Batch:
    """Positions and decisions, as arrays. Rows of items lie one behind the other; `counts` says how many each has."""

    shared: Array
    items: Array
    counts: Whole
    outcome: Array
    """For each position and judged seat, who won."""
    found: Array
    """The same as the search saw it; -1: nobody searched."""
    match: Whole
    """The match of each position, by number."""
    policy_shared: Array
    policy_items: Array
    policy_counts: Whole
    visits: Array
    """For each option its share of the visits."""
    policy_match: Whole


ARRAYS = tuple(Batch.__slots__)


def joined(batches: list[Batch]) -> Batch:
    """All in one."""
    return Batch(*(np.concatenate([getattr(batch, name) for batch in batches]) for name in ARRAYS))


def save(batch: Batch, file: Path) -> None:
    """Write it down."""
    np.savez_compressed(file, **{name: getattr(batch, name) for name in ARRAYS})  # pyright: ignore[reportArgumentType]


def load(file: Path) -> Batch:
    """What was written down."""
    with np.load(file) as stored:
        return Batch(*(stored[name] for name in ARRAYS))


@lru_cache
def _nets(file: str, game: str) -> Nets:
    return read(Path(file).read_text(encoding="utf-8"), LESSONS[game].layout, file) if file else Nets()


class Notes:
    """What is noted in one match."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.judged = [0] if mind.mirrored else list(range(mind.seats))
        self.positions: list[tuple[list[Sight], list[float]]] = []
        self.decisions: list[tuple[Sight, list[float]]] = []

    def position(self, state: State, found: list[float]) -> None:
        """Note a position, and what a search has found for each seat (nothing, if nobody searched)."""
        self.positions.append(([self.mind.sight(state, seat) for seat in self.judged], found))

    def batch(self, state: State, number: int) -> Batch:
        """All of it, once the match is over."""
        winners = state.winners()
        ends = [(seat in winners) / max(1, len(winners)) for seat in self.judged]
        sights = [sight for seen, _ in self.positions for sight in seen]
        seen = [found or [-1.0] * self.mind.seats for _, found in self.positions]
        layout = (len(sights[0].shared), len(sights[0].items[0]) if sights[0].items else 0)
        decisions = [sight for sight, _ in self.decisions]
        return Batch(
            np.array([sight.shared for sight in sights], dtype=np.float32).reshape(-1, layout[0]),
            _rows([row for sight in sights for row in sight.items]),
            np.array([len(sight.items) for sight in sights], dtype=np.int32),
            np.array(ends * len(self.positions), dtype=np.float32),
            np.array([found[seat] for found in seen for seat in self.judged], dtype=np.float32),
            np.full(len(sights), number, dtype=np.int32),
            _rows([sight.shared for sight in decisions]),
            _rows([row for sight in decisions for row in sight.items]),
            np.array([len(sight.items) for sight in decisions], dtype=np.int32),
            np.array([one for _, visits in self.decisions for one in visits], dtype=np.float32),
            np.full(len(decisions), number, dtype=np.int32),
        )


def _rows(rows: list[list[float]]) -> Array:
    """Rows of one length; of none, the width is not known and does not matter."""
    return np.array(rows, dtype=np.float32).reshape(len(rows), len(rows[0]) if rows else 0)


def play(task: Task, number: int = 0) -> Batch:
    """Play one match."""
    game = find_game(task.game)
    setup = game.setup(game.read_options(task.options))
    mind = mind_of(setup)
    mind.nets = _nets(task.nets, task.game)
    settings = learning_settings(mind, task.span)
    rng = random.Random(task.seed)
    state = setup.start()
    notes = Notes(mind)
    clock = Clock(0.0, task.iterations)
    search = Search(mind, settings, rng.random)
    last = (-1, -1)
    while state.acting != OVER:
        seat = state.to_act(setup.seats)[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(rng.random()))
            continue
        legal = list(state.legal(seat))
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        found: list[float] = []
        noted = rng.random() < KEEP
        if not task.iterations:
            action = preferred(mind, state, seat, legal, 1.0, rng.random())
        else:
            if last != (seat, state.turn):
                search = Search(mind, settings, rng.random)
            last = (seat, state.turn)
            ledger = Ledger(seat)
            state.declare(ledger)
            done = search.run(seat, setup.sampler(ledger.view, seat), clock)
            found = [one / done for one in search.promise] if done else []  # the tree that was kept may suffice
            visits = search.visits(seat, legal)
            total = sum(visits)
            if noted:
                facets = mind.facets(state, seat, legal, mind.weigh(state, seat, legal))
                notes.decisions.append((facets, [one / total for one in visits]))
            stray = rng.random() < STRAY
            action = rng.choices(legal, visits)[0] if stray else search.best(legal)
            search.follow(seat, action)
        if noted:
            notes.position(state, found)
        state.apply(seat, action)
    return notes.batch(state, number)


def learning_settings(mind: Mind, span: int) -> Settings:
    """How a search goes about it while learning: as the expert's, with all options in view."""
    settings = mind.settings("expert")
    settings.span = span
    settings.floor = FLOOR
    settings.halving = False
    settings.looks = 1
    settings.margin = 0.0
    return settings


def batches(tasks: list[Task], jobs: int) -> Iterator[Batch]:
    """Play all of them, in their order."""
    numbers = range(len(tasks))
    if jobs == 1:
        yield from map(play, tasks, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, tasks, numbers, chunksize=4)
