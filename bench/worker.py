"""Measure one form of the engine, once, and print JSON. `bench.py` starts this again and again, each form in turn.

The form is the one that is imported: pure or compiled. Rates are per second of processor time, so that neighbours on
the same machine disturb them less.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from lamplight import native
from lamplight.bots.clock import Clock
from lamplight.bots.levels import mind_of
from lamplight.bots.search import Search
from lamplight.kernel.chance import Key
from lamplight.kernel.game import Game, Setup, find_game
from lamplight.kernel.ledger import Ledger
from lamplight.kernel.match import Match
from lamplight.kernel.playout import playout
from lamplight.kernel.record import Record, replay
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, SEALED

CASES: dict[str, tuple[str, dict[str, object]]] = {
    "Dual Powers, 2 players": ("dual-powers", {}),
    "Dual Powers, solo": ("dual-powers", {"solo": "red", "difficulty": 3}),
    "Blackout, 2 players": ("blackout", {"players": 2}),
    "Blackout, 3 players": ("blackout", {"players": 3}),
    "Blackout, 4 players": ("blackout", {"players": 4}),
    "Blackout, solo": ("blackout", {"players": 1, "chapter": 1}),
}
FIRST = "lamplight-0-1"
"""The component set that 0.1 had."""
AS_AT_FIRST = {"edition": "as_in_0_1"}
"""The readings that 0.1 had, which later releases have as an edition."""
MOVES = 150
"""Of one match, when moves are measured as a server makes them."""
STAGES = (10, 50, 90)
"""How far matches have come, in percent, when clones, views and the like are measured."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure each figure, over how many matches."""

    seconds: float
    warm_up: float
    """Seconds of work before the clock starts."""
    batch: int
    """Random matches in one unit of work, always the same ones."""
    matches: int
    """Matches whose stages are measured, one after the other."""
    iterations: int
    """Of one search."""

    def rate(self, work: Callable[[], int]) -> float:
        """Units of work in a second."""
        if self.warm_up:
            _repeat(work, self.warm_up)
        done, spent = _repeat(work, self.seconds)
        return done / spent

    def microseconds(self, work: Callable[[], int]) -> float:
        """The time of one unit of work."""
        return 1e6 / self.rate(work)


def _repeat(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    done, start = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - start
        if spent > seconds:
            return done, spent


QUICK = Effort(seconds=0.001, warm_up=0.0, batch=1, matches=1, iterations=4)
FULL = Effort(seconds=0.15, warm_up=0.01, batch=20, matches=3, iterations=40)
Figures = dict[str, float]


def reach(setup: Setup, percent: int, seed: int) -> State:
    """The state at which a random match has come so far, with a seat to act."""
    length = playout(setup.start(), setup.seats, random.Random(seed).random)
    draw = random.Random(seed).random
    state, left = setup.start(), length * percent // 100
    while left > 0 or state.acting == CHANCE:
        if state.acting == CHANCE:
            state.apply(CHANCE, state.roll(draw()))
            continue
        for seat in state.to_act(setup.seats) if state.acting == SEALED else [state.acting]:
            options = state.legal(seat)
            left -= len(options) > 1
            state.apply(seat, options[int(draw() * len(options))])
    return state


def measure(game: Game, setup: Setup, effort: Effort) -> dict[str, object]:
    """All figures of one case: whole matches, and the stages of a match."""
    lengths: list[int] = []

    def play() -> int:
        draw = random.Random(1).random
        lengths[:] = [playout(setup.start(), setup.seats, draw) for _ in range(effort.batch)]
        return sum(lengths)

    decisions = effort.rate(play)
    length = sum(lengths) / len(lengths)
    whole = {
        "decisions_per_second": decisions,
        "matches_per_second": decisions / length,
        "decisions_per_match": length,
    }
    stages: dict[str, Figures] = {}
    for percent in STAGES:
        states = [reach(setup, percent, seed) for seed in range(effort.matches)]
        stages[str(percent)] = measure_stage(game, setup, states, effort)
    for percent, work in replays(game, setup).items():
        stages[str(percent)]["replayed_per_second"] = effort.rate(work)
    whole["move_us"] = effort.microseconds(moves(game, setup))
    states = [reach(setup, 50, seed) for seed in range(effort.matches)]
    stages["50"]["searched_per_second"] = effort.rate(searches(setup, states, effort.iterations))
    stages["50"]["judged_per_second"] = effort.rate(judgements(setup, states))
    return {**whole, "stages": stages}


def measure_stage(game: Game, setup: Setup, states: list[State], effort: Effort) -> Figures:
    """What costs how much at one stage: every unit of work is done once for each of the states."""
    draw = random.Random(2).random
    seats = [state.to_act(setup.seats)[0] for state in states]
    matches = [Match(game, setup, Key.from_seed("bench"), state=state.clone()) for state in states]
    samplers = [setup.sampler(match.view(seat), seat) for match, seat in zip(matches, seats, strict=True)]

    def play_on() -> int:
        return sum(playout(state.clone(), setup.seats, draw) for state in states)

    def clone() -> int:
        for state in states:
            state.clone()
        return len(states)

    def legal() -> int:
        for match, seat in zip(matches, seats, strict=True):
            list(match.legal(seat))
        return len(states)

    def view() -> int:
        for match, seat in zip(matches, seats, strict=True):
            match.view(seat)
        return len(states)

    def sample() -> int:
        for sampler in samplers:
            sampler(draw)
        return len(states)

    return {
        "decisions_per_second": effort.rate(play_on),
        "clone_us": effort.microseconds(clone),
        "legal_us": effort.microseconds(legal),
        "view_us": effort.microseconds(view),
        "sample_us": effort.microseconds(sample),
    }


def replays(game: Game, setup: Setup) -> dict[int, Callable[[], int]]:
    """For each stage, work that replays the record of a random match up to there."""

    def play(stops: list[int]) -> tuple[int, list[Record]]:
        """The length of a match, and its records after so many steps of seats."""
        rng, match = random.Random(3), Match(game, setup, Key.from_seed("bench"))
        records: list[Record] = []
        steps = 0
        while not match.over and len(records) < max(1, len(stops)):
            seat = match.to_act[0]
            match.play(seat, rng.choice(list(match.legal(seat))))
            steps += 1
            records += [match.record() for stop in stops if stop == steps]
        return steps, records

    def again(record: Record) -> Callable[[], int]:
        def work() -> int:
            replay(record)
            return len(record.actions)

        return work

    length, _ = play([])
    _, records = play([length * percent // 100 for percent in STAGES])
    return {percent: again(record) for percent, record in zip(STAGES, records, strict=True)}


def moves(game: Game, setup: Setup) -> Callable[[], int]:
    """Work that plays as a server does: a move, what every seat and a spectator are told of it, and a snapshot."""

    def play() -> int:
        rng, match = random.Random(5), Match(game, setup, Key.from_seed("bench"))
        done = 0
        while not match.over and done < MOVES:
            seat = match.to_act[0]
            told = match.event_count
            match.play(seat, rng.choice(list(match.legal(seat))))
            for watcher in (*match.seats, None):
                match.lent_view(watcher)
                match.events_for(watcher, told)
            for watcher in match.seats:
                match.prompt(watcher)
                match.can_undo(watcher)
            match.freeze()
            done += 1
        return done

    return play


def searches(setup: Setup, states: list[State], iterations: int) -> Callable[[], int]:
    """Work that searches for a decision of the acting seat."""
    mind = mind_of(setup)
    settings = mind.settings("steady")
    draw = random.Random(4).random

    def search() -> int:
        done = 0
        for state in states:
            seat = state.to_act(setup.seats)[0]
            ledger = Ledger(seat)
            state.declare(ledger)
            clock = Clock(0.0, iterations)
            done += Search(mind, settings, draw).run(seat, setup.sampler(ledger.view, seat), clock)
        return done

    return search


def judgements(setup: Setup, states: list[State]) -> Callable[[], int]:
    """Work that judges states, as the game's mind does where its playouts end."""
    mind = mind_of(setup)

    def judge() -> int:
        for state in states:
            mind.worth(state)
        return len(states)

    return judge


def main() -> None:
    """Measure all cases."""
    parser = argparse.ArgumentParser(description="Measure one form of the engine, once.")
    parser.add_argument("--quick", action="store_true", help="hardly any time for each figure")
    parser.add_argument("--as-at-first", action="store_true", help="with the sets and readings of 0.1")
    given = parser.parse_args()
    effort = QUICK if given.quick else FULL
    cases: dict[str, dict[str, object]] = {}
    for name, (game_id, options) in CASES.items():
        game = find_game(game_id)
        first = given.as_at_first and FIRST in game.built_in_sets()  # else this is 0.1
        read = game.read_options({**options, **AS_AT_FIRST} if first else options)
        cases[name] = measure(game, game.setup(read, FIRST if first else None), effort)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(json.dumps({"python": python, "pure": native.is_pure(), "cases": cases}))


if __name__ == "__main__":
    main()
