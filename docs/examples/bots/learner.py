"""A small agent that learns what positions of Dual Powers are worth, and then beats `novice`. numpy only.

    python learner.py --out learner.npz

For each of its options it imagines how players like novices would go on to the end of the round, and takes the option
after which its net likes the new round best. The net is all that is learned: first from matches of novices that it
watches, then from matches against a novice that it plays itself.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes share the cores; the net is too small for threads

import numpy as np
from numpy.typing import NDArray

from lamplight.arena.statistics import Share
from lamplight.bots import Bot, Clock, Mishap, Player, SeatedBot, play_out
from lamplight.bots.levels import Sampler, mind_of
from lamplight.bots.search import play_on
from lamplight.envs.observations import observations_of
from lamplight.kernel import Setup, State, View, find_game

HIDDEN = 32
"""The size of the hidden layer."""
WORLDS = 6
"""In how many possible worlds each option is tried; fewer while it plays to learn."""
ROUND = 90
"""A playout of this span ends with the round (`lamplight.games.dual_powers.bot`)."""

Floats: TypeAlias = "NDArray[np.float32]"
Cells: TypeAlias = "NDArray[np.int16]"


class Net:
    """An observation, one hidden layer, and how likely the observer is to win."""

    def __init__(self, parts: Sequence[Floats]) -> None:
        self.parts = list(parts)
        self.slopes = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    @classmethod
    def fresh(cls, cells: int, seed: int) -> Net:
        """A net that knows nothing."""
        rng = np.random.default_rng(seed)
        shapes = (cells, HIDDEN), (HIDDEN,), (HIDDEN,), (1,)
        return cls([rng.normal(0, 0.1, shape).astype(np.float32) for shape in shapes])

    def judge(self, rows: Floats) -> Floats:
        """For each observation a number from 0 (lost) to 1 (won)."""
        return self._run(rows)[1]

    def _run(self, rows: Floats) -> tuple[Floats, Floats]:
        first, bias, last, shift = self.parts
        inner: Floats = np.maximum(rows @ first + bias, 0)
        said: Floats = 1 / (1 + np.exp(-(inner @ last + shift)))
        return inner, said

    def learn(self, rows: Floats, won: Floats, rate: float) -> float:
        """One step of Adam down the cross-entropy, which it returns."""
        inner, said = self._run(rows)
        out = (said - won) / len(rows)
        back = np.outer(out, self.parts[2]) * (inner > 0)
        self.steps += 1
        for place, down in enumerate((rows.T @ back, back.sum(0), inner.T @ out, out.sum(keepdims=True))):
            slope = down + 1e-4 * self.parts[place]
            self.slopes[place] += 0.1 * (slope - self.slopes[place])
            self.squares[place] += 0.001 * (slope**2 - self.squares[place])
            mean = self.slopes[place] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[place] / (1 - 0.999**self.steps))
            self.parts[place] -= (rate * mean / (spread + 1e-8)).astype(np.float32)
        return float(-np.log(np.where(won > 0, said, 1 - said) + 1e-9).mean())


class Learner:
    """The agent: a bot like any other."""

    def __init__(self, setup: Setup, net: Net, seat: int, seed: str, worlds: int = WORLDS) -> None:
        self.mind = mind_of(setup)
        self.encode = observations_of(setup).encoder.encode
        self.scale = scale_of(setup)
        self.net = net
        self.seat = seat
        self.worlds = worlds
        self.random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        """The option that looks best on the average of some possible worlds."""
        seen: list[bytearray] = []
        for _ in range(self.worlds):
            world = self.random.random()
            for option in legal:
                chance = random.Random(world).random
                state = sampler(chance)
                state.apply(self.seat, option)
                play_on(self.mind, state, ROUND, 1.0, chance)
                seen.append(self.encode(state, self.seat))
        likes = self.net.judge(rows_of(seen) * self.scale)
        return legal[int(likes.reshape(self.worlds, -1).mean(axis=0).argmax())]


def make(setup: Setup, seat: int, seed: str) -> Bot:
    """For the entry point: plays by the net in the file that LEARNER names (learner.npz if it names none)."""
    return Learner(setup, Net(load(Path(os.environ.get("LEARNER", "learner.npz")))), seat, seed)


@cache
def load(path: Path) -> list[Floats]:
    """A net that was saved."""
    with np.load(path) as file:
        return [file[name] for name in ("first", "bias", "last", "shift")]


def rows_of(seen: Sequence[bytearray]) -> Cells:
    """Encoded observations as rows of numbers."""
    return np.frombuffer(bytearray().join(seen), np.dtype("<i2")).reshape(len(seen), -1)


@cache
def scale_of(setup: Setup) -> Floats:
    """What the cells of an observation are multiplied by, so that they lie between -1 and 1."""
    fields = observations_of(setup).layout.fields
    return (1 / np.concatenate([np.full(field.cells, field.scale) for field in fields])).astype(np.float32)


@cache
def set_up() -> Setup:
    """Dual Powers for two, once for each process."""
    game = find_game("dual-powers")
    return game.setup(game.read_options({}))


@dataclass
class Seen:
    """What both seats saw when rounds began, who won in the end, and how many matches the agent won."""

    rows: Cells
    won: Floats
    ours: int

    @classmethod
    def all(cls, parts: Sequence[Seen]) -> Seen:
        """Several as one."""
        rows, won = np.concatenate([part.rows for part in parts]), np.concatenate([part.won for part in parts])
        return cls(rows, won, sum(part.ours for part in parts))


def play(parts: Sequence[Floats] | None, worlds: int, seed: str, numbers: range) -> Seen:
    """Matches against a novice, each deal as Red and as White; without a net two novices play."""
    setup = set_up()
    mind, encode = mind_of(setup), observations_of(setup).encoder.encode
    seen: list[bytearray] = []
    won: list[float] = []
    ours = 0
    for number in numbers:
        name, side = f"{seed}/{number // 2}", number % 2
        players: list[SeatedBot] = []
        for seat in (0, 1):
            agent = Learner(setup, Net(parts), seat, name, worlds) if parts and seat == side else None
            players.append(SeatedBot(Player("novice"), setup, seat, f"{name}/{seat}", fail, agent))
        rounds: set[int] = set()

        def watch(state: State, seat: int, _: int, rounds: set[int] = rounds) -> None:
            now = (mind.moment(state) + 99) // 100
            if seat >= 0 and now not in rounds:
                rounds.add(now)
                seen.extend((encode(state, 0), encode(state, 1)))

        state = setup.start()
        play_out(state, players, random.Random(name).random, watch)
        ours += side in state.winners()
        won += [float(seat in state.winners()) for seat in (0, 1)] * len(rounds)
    return Seen(rows_of(seen), np.array(won, np.float32), ours)


def fail(mishap: Mishap) -> None:
    """An agent that makes mistakes is not trained any further."""
    raise RuntimeError(f"{mishap.bot} {mishap.kind}: {mishap.detail}")


def spread(pool: Executor, parts: Sequence[Floats] | None, worlds: int, seed: str, matches: int) -> Seen:
    """So many matches (an even number), shared among processes; the result does not depend on how many."""
    cuts = sorted({matches * part // 16 // 2 * 2 for part in range(17)})
    ranges = [range(start, stop) for start, stop in pairwise(cuts)]
    return Seen.all(list(pool.map(partial(play, parts, worlds, seed), ranges)))


def fit(net: Net, seen: Seen, seed: int) -> float:
    """Two quick passes and a slow one; returns the last losses' mean."""
    rng = np.random.default_rng(seed)
    scale = scale_of(set_up())
    losses: list[float] = []
    for rate in (3e-3, 3e-3, 6e-4):
        order = rng.permutation(len(seen.rows))
        for start in range(0, len(order), 256):
            some = order[start : start + 256]
            losses.append(net.learn(seen.rows[some] * scale, seen.won[some], rate))
    return float(np.mean(losses[-50:]))


@dataclass
class Step:
    """How well the agent plays after so many matches."""

    what: str
    matches: int
    share: Share
    loss: float
    seconds: float


def train(out: Path, watch: int, own: int, test: int, seed: int, jobs: int, worlds: int = WORLDS) -> Iterator[Step]:
    """Learn; after each step tell how it stands against a novice, on deals that were not learned from."""
    began = perf_counter()
    net = Net.fresh(len(scale_of(set_up())), seed)
    with ProcessPoolExecutor(jobs) as pool:

        def step(what: str, matches: int, loss: float) -> Step:
            won = spread(pool, net.parts, worlds, f"test {seed}", test).ours
            return Step(what, matches, Share.count(won, test), loss, perf_counter() - began)

        yield step("nothing", 0, float("nan"))
        seen = spread(pool, None, 0, f"watch {seed}", watch)
        for part in (16, 4, 1):
            some = Seen(seen.rows[: len(seen.rows) // part], seen.won[: len(seen.won) // part], 0)
            net = Net.fresh(len(scale_of(set_up())), seed)
            yield step("watching", watch // part, fit(net, some, seed))
        played = spread(pool, net.parts, max(1, worlds // 3), f"own {seed}", own)
        net = Net.fresh(len(scale_of(set_up())), seed)
        yield step("watching and playing", watch + own, fit(net, Seen.all([seen, played]), seed))
    first, bias, last, shift = net.parts
    np.savez(out, first=first, bias=bias, last=last, shift=shift)


def main() -> None:
    """Train, and tell."""
    parser = argparse.ArgumentParser(description="Train a small agent for Dual Powers against novices.")
    parser.add_argument("--out", type=Path, default=Path("learner.npz"))
    parser.add_argument("--watch", type=int, default=9000, help="matches of novices to watch")
    parser.add_argument("--own", type=int, default=600, help="matches to play against a novice")
    parser.add_argument("--test", type=int, default=100, help="matches that tell how it stands")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if min(asked.watch, asked.own, asked.test) < 2 or asked.test % 2:
        parser.error("there must be at least two matches of each kind, and an even number of tests")
    for step in train(asked.out, asked.watch, asked.own, asked.test, asked.seed, asked.jobs):
        share = step.share
        told = f"{share.share:6.1%} ({share.low:.1%} to {share.high:.1%})"
        print(f"{step.what} {step.matches}: wins {told}, loss {step.loss:.3f}, {step.seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
