"""Two ways to play against each other: paired matches on the same deals, at the same budget.

    python -m training.duel dual-powers --one expert --two frozen --budget 0.3s --deals 100 --seed fresh

A contestant is `expert`, or `frozen` (the expert of version 0.1: its search, its weights, no networks), with settings
of its own after a colon: `expert:floor=0.1,halving=0,value=run/gen-03/nets.json,policy=0`. `value` and `policy` name a
file of networks, or are 0 for none. Every deal is played once for each seat that the first one can have, with the same
chance; alone among others if there are more than two. A match alone is played once by each.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

from lamplight.arena.statistics import Z
from lamplight.bots import Bot, Mishap, Player, SeatedBot, play_out
from lamplight.bots.levels import SearchBot, mind_of
from lamplight.bots.mind import Mind, Settings
from lamplight.bots.net import Nets
from lamplight.bots.nets import read
from lamplight.kernel.game import Setup, find_game

from .lessons import LESSONS, old_mind, old_settings

CHANGES = (
    "exploration",
    "span",
    "greed",
    "reduction",
    "whim",
    "floor",
    "looks",
    "halving",
    "margin",
    "thrift",
    "value",
    "policy",
)
"""What may be different about a contestant: the settings of a search, and networks."""
EVERY = 10
"""After so many deals the state of things is told."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A way to play: `expert` or `frozen`, with what is different about it."""

    name: str
    changes: Mapping[str, str]

    @classmethod
    def parse(cls, text: str) -> Contestant:
        """Read `name` or `name:setting=value,...`.

        >>> Contestant.parse("frozen:span=2").changes
        {'span': '2'}
        """
        name, _, rest = text.partition(":")
        if name not in ("expert", "frozen"):
            raise SystemExit(f"“{name}” is no contestant: expert or frozen, with settings after a colon.")
        pairs = [one.partition("=") for one in rest.split(",") if one]
        for key, _, _ in pairs:
            if key not in CHANGES:
                raise SystemExit(f"“{key}” is no setting: {', '.join(CHANGES)}.")
        return cls(name, {key: value for key, _, value in pairs})

    def seated(self, game: str, setup: Setup) -> tuple[Mind, Settings]:
        """The mind and the settings that it plays with."""
        frozen = self.name == "frozen"
        mind = old_mind(game, setup) if frozen else mind_of(setup, "expert")
        settings = old_settings(game) if frozen else mind.settings("expert")
        for key, value in self.changes.items():
            if key in ("value", "policy"):
                self._learn(game, mind, key, value)
            else:
                old: object = getattr(settings, key)
                new = (
                    bool(int(value)) if isinstance(old, bool) else int(value) if isinstance(old, int) else float(value)
                )
                setattr(settings, key, new)
        return mind, settings

    def _learn(self, game: str, mind: Mind, key: str, file: str) -> None:
        """Give a mind a network from a file, or take it away."""
        nets = Nets() if file == "0" else read(Path(file).read_text(encoding="utf-8"), LESSONS[game].layout, file)
        if key == "value":
            mind.nets.value = nets.value
        else:
            mind.nets.policy = nets.policy


class Duellist(SeatedBot):
    """A contestant in its seat."""

    def __init__(self, bot: SearchBot, player: Player, setup: Setup, seat: int, seed: str) -> None:
        self._own = bot
        super().__init__(player, setup, seat, seed, _fail)
        self.iterations = 0

    def _made(self, seed: str) -> Bot:
        del seed
        return self._own


def _fail(mishap: Mishap) -> None:
    raise RuntimeError(str(mishap))


@dataclass(frozen=True, slots=True)
class Pairing:
    """One deal: everything that decides how its matches go."""

    game: str
    options: Mapping[str, object]
    one: Contestant
    two: Contestant
    budget: str
    seed: str
    second: str = ""
    """The budget of the second one, if it has another."""


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a deal: the first one's share of wins, how many matches it had, and points of both."""

    won: float
    of: int
    lost: float
    points: float
    others: float


def play(pairing: Pairing) -> Came:
    """Play all matches of a deal."""
    game = find_game(pairing.game)
    setup = game.setup(game.read_options(pairing.options))
    players = {
        False: Player.parse(f"expert@{pairing.budget}"),
        True: Player.parse(f"expert@{pairing.second or pairing.budget}"),
    }
    won = lost = points = others = 0.0
    seats = range(setup.seats)
    tables = [[pairing.one if place == seat else pairing.two for place in seats] for seat in seats]
    if setup.seats == 1:
        tables.append([pairing.two])
    for table in tables:
        bots: list[SeatedBot] = []
        for seat, contestant in enumerate(table):
            seed = f"{pairing.seed}/{seat}"
            mind, settings = contestant.seated(pairing.game, setup)
            player = players[contestant is not pairing.one]
            bots.append(Duellist(SearchBot(mind, seat, seed, settings), player, setup, seat, seed))
        state = setup.start()
        play_out(state, bots, random.Random(f"{pairing.seed}/chance").random)
        winners, scores = state.winners(), state.scores()
        for seat, contestant in enumerate(table):
            share = (seat in winners) / max(1, len(winners))
            if contestant is pairing.one:
                won, points = won + share, points + scores[seat] / setup.seats
            else:
                lost += share
                others += scores[seat] / max(1, (setup.seats - 1) * setup.seats)
    return Came(won, setup.seats, lost, points, others)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The first one's share of wins with its 95 % interval, by deals; alone, by how much its share is larger."""

    deals: int
    matches: int
    share: float
    low: float
    high: float
    points: float
    others: float
    alone: bool

    def __str__(self) -> str:
        what = "share of wins larger by" if self.alone else "wins"
        return (
            f"{what} {100 * self.share:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f}) "
            f"of {self.matches} matches, "
            f"{self.deals} deals; points {self.points:.1f} : {self.others:.1f}"
        )


def judge(deals: Sequence[Came], alone: bool) -> Verdict:
    """What the deals come to. Matches of a deal share their luck, so the interval is over deals."""
    shares = [came.won - came.lost if alone else came.won / came.of for came in deals]
    mean = sum(shares) / len(shares)
    off = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    return Verdict(
        len(deals),
        sum(came.of for came in deals),
        mean,
        mean - Z * off,
        mean + Z * off,
        sum(came.points for came in deals) / len(deals),
        sum(came.others for came in deals) / len(deals),
        alone,
    )


def duels(pairings: Sequence[Pairing], jobs: int) -> Iterator[Came]:
    """Play all of them, in their order."""
    if jobs == 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, pairings)


class Given(argparse.Namespace):
    """What was said on the command line."""

    game: str
    one: str
    two: str
    options: str
    budget: str
    second: str
    deals: int
    seed: str
    jobs: int


def main() -> None:
    """Play a duel and say how it went, every few deals."""
    parser = argparse.ArgumentParser(prog="python -m training.duel", description="Measure one way to play by another.")
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--one", default="expert")
    parser.add_argument("--two", default="frozen")
    parser.add_argument("--options", default="{}", help="the match's options, as JSON")
    parser.add_argument("--budget", default="0.3s", help="seconds a turn or iterations a decision (%(default)s)")
    parser.add_argument("--second", default="", help="the second one's budget, if it is another")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(namespace=Given())
    options: dict[str, object] = json.loads(given.options)
    one, two = Contestant.parse(given.one), Contestant.parse(given.two)
    first = Pairing(given.game, options, one, two, given.budget, given.seed, given.second)
    pairings = [replace(first, seed=f"{given.seed}/{number}") for number in range(given.deals)]
    game = find_game(given.game)
    alone = game.setup(game.read_options(options)).seats == 1
    came: list[Came] = []
    for deal in duels(pairings, given.jobs):
        came.append(deal)
        if len(came) % EVERY == 0 or len(came) == given.deals:
            budgets = f"{given.budget} to {given.second}" if given.second else given.budget
            print(f"{given.one} against {given.two} at {budgets}: {judge(came, alone)}", flush=True)


if __name__ == "__main__":
    main()
