"""Steps a second of the environments, beside PettingZoo's own classic games and RLCard, all in one run.

    make bench-envs

A step is one action of an agent, chosen at random from the mask, with the observation read and the next match begun
when one is over. Rates are per second of processor time, so that neighbours on the same machine disturb them less; the
rounds go through all cases in turn, and the middle one of each case counts. What is not installed is left out.
"""

# pyright: basic
# The interfaces of the peers have no types.

from __future__ import annotations

import argparse
import importlib
import json
import platform
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel

import lamplight.envs.openspiel  # noqa: F401 - registers the games
from lamplight import native
from lamplight.envs.batch import Batch

Case = Callable[[float], tuple[int, float]]
"""Works for so many seconds of processor time; returns the steps and the time they took."""


def pettingzoo(make: Callable[[], Any]) -> Case:
    """The usual loop over agents."""
    env = make()

    def work(seconds: float) -> tuple[int, float]:
        rng, steps, seed = random.Random(1), 0, 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"] if isinstance(seen, dict) else info["action_mask"])
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps, time.process_time() - start

    return work


def gymnasium(make: Callable[[], Any]) -> Case:
    """The usual loop of one agent."""
    env = make()

    def work(seconds: float) -> tuple[int, float]:
        rng, steps, seed = random.Random(1), 0, 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            seed += 1
            _, info = env.reset(seed=seed)
            over = False
            while not over:
                legal = np.flatnonzero(info["action_mask"])
                _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps, time.process_time() - start

    return work


def batch(game: str, options: dict[str, object], size: int) -> Case:
    """Many matches in one call, with arrays that are written again and again."""
    rows = Batch(game, size, options, copy=False)

    def work(seconds: float) -> tuple[int, float]:
        rng, steps = np.random.default_rng(1), 0
        now = rows.reset(seed=1)
        start = time.process_time()
        while time.process_time() - start < seconds:
            now = rows.step(now.choose(rng.random(size)))
            steps += size
        return steps, time.process_time() - start

    return work


def openspiel(name: str, observe: bool) -> Case:
    """A Python game of OpenSpiel, chance nodes included."""
    game = pyspiel.load_game(name)

    def work(seconds: float) -> tuple[int, float]:
        rng, steps = random.Random(1), 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    action = outcomes[int(rng.random() * len(outcomes))][0]
                else:
                    if observe:
                        state.observation_tensor(state.current_player())
                    legal = state.legal_actions()
                    action = legal[int(rng.random() * len(legal))]
                    steps += 1
                state.apply_action(action)
        return steps, time.process_time() - start

    return work


def rlcard(name: str) -> Case:
    """A game of RLCard: its step gives the next state with its observation and legal actions."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def work(seconds: float) -> tuple[int, float]:
        rng, steps = random.Random(1), 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(rng.random() * len(legal))])
                steps += 1
        return steps, time.process_time() - start

    return work


def classic(name: str) -> Callable[[], Any]:
    """One of PettingZoo's own."""
    return lambda: importlib.import_module(f"pettingzoo.classic.{name}").env()


def ours(name: str, **options: Any) -> Callable[[], Any]:
    """One of our environments."""
    return lambda: importlib.import_module(f"lamplight.envs.{name}").env(**options)


def solo(name: str) -> Callable[[], Any]:
    """One of our environments for one."""

    def make() -> Any:
        importlib.import_module("lamplight.envs.solo")
        return importlib.import_module("gymnasium").make(name).unwrapped

    return make


SIZES = (1, 64, 256, 1024)
CASES: dict[str, Callable[[], Case]] = {
    "Dual Powers, PettingZoo": lambda: pettingzoo(ours("lamplight_dual_powers_v0")),
    "Dual Powers, PettingZoo, int16": lambda: pettingzoo(ours("lamplight_dual_powers_v0", observation="int16")),
    **{f"Dual Powers, batch of {size:,}": partial(batch, "dual-powers", {}, size) for size in SIZES},
    "Dual Powers alone, Gymnasium": lambda: gymnasium(solo("lamplight/DualPowersRed-v0")),
    "Dual Powers, OpenSpiel": lambda: openspiel("lamplight_dual_powers", observe=True),
    "Dual Powers, OpenSpiel, without observations": lambda: openspiel("lamplight_dual_powers", observe=False),
    "Blackout for 2, PettingZoo": lambda: pettingzoo(ours("lamplight_blackout_v0")),
    "Blackout for 2, PettingZoo, int16": lambda: pettingzoo(ours("lamplight_blackout_v0", observation="int16")),
    "Blackout for 4, PettingZoo": lambda: pettingzoo(ours("lamplight_blackout_v0", players=4)),
    **{f"Blackout for 2, batch of {size:,}": partial(batch, "blackout", {"players": 2}, size) for size in SIZES},
    "Blackout alone, Gymnasium": lambda: gymnasium(solo("lamplight/BlackoutChapter1-v0")),
    "Blackout for 2, OpenSpiel": lambda: openspiel("lamplight_blackout", observe=True),
    "Blackout for 2, OpenSpiel, without observations": lambda: openspiel("lamplight_blackout", observe=False),
    "PettingZoo: tic-tac-toe": lambda: pettingzoo(classic("tictactoe_v3")),
    "PettingZoo: connect four": lambda: pettingzoo(classic("connect_four_v3")),
    "PettingZoo: chess": lambda: pettingzoo(classic("chess_v6")),
    "PettingZoo: Leduc hold'em": lambda: pettingzoo(classic("leduc_holdem_v4")),
    "RLCard: Leduc hold'em": lambda: rlcard("leduc-holdem"),
    "RLCard: no-limit hold'em": lambda: rlcard("no-limit-holdem"),
    "RLCard: Dou Dizhu": lambda: rlcard("doudizhu"),
}


def measure(rounds: int, seconds: float, wanted: str = "") -> dict[str, list[float]]:
    """For each case its steps a second, round by round."""
    ready: dict[str, Case] = {}
    for name, prepare in CASES.items():
        if wanted not in name:
            continue
        try:
            ready[name] = prepare()
        except ImportError as missing:
            print(f"left out: {name} ({missing})", file=sys.stderr)
    found: dict[str, list[float]] = {name: [] for name in ready}
    for _ in range(rounds):
        for name, work in ready.items():
            steps, spent = work(seconds)
            found[name].append(steps / spent)
            print(f"{name}: {steps / spent:,.0f}", file=sys.stderr, flush=True)
    return found


def table(found: dict[str, list[float]]) -> str:
    """The page's table: the middle of the rounds, and how far they lie apart."""
    lines = ["| environment | steps a second | lowest and highest round |", "|---|---|---|"]
    for name, rates in found.items():
        lines.append(f"| {name} | {statistics.median(rates):,.0f} | {min(rates):,.0f} to {max(rates):,.0f} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print: a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="", help="cases whose name has this in it")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    found = measure(given.rounds, given.seconds, given.only)
    form = "plain Python" if native.is_pure() else "compiled"
    if given.json:
        print(json.dumps({"core": form, "python": platform.python_version(), "rates": found}, indent=1))
    else:
        print(f"{table(found)}\n\nPython {platform.python_version()}, core: {form}")


if __name__ == "__main__":
    main()
