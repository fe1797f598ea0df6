"""Measure the engine: decisions, matches, clones, views and replays, on one core.

A decision is a choice of a seat among two or more options; forced steps and answers of chance are not counted. Every
figure is the median of several runs. Prints a table and writes bench/results/latest.json.
"""

from __future__ import annotations

import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

import lamplight
from lamplight.kernel import Key, Ledger, Match, Setup, find_game, playout, replay

RUNS = 5
CASES: dict[str, tuple[str, dict[str, object]]] = {
    "Dual Powers, two players": ("dual-powers", {}),
    "Dual Powers, solo": ("dual-powers", {"solo": "red", "difficulty": 3}),
    "Blackout, 2 players": ("blackout", {"players": 2}),
    "Blackout, 3 players": ("blackout", {"players": 3}),
    "Blackout, 4 players": ("blackout", {"players": 4}),
    "Blackout, solo": ("blackout", {"players": 1, "chapter": 1}),
}


def median_rate(work: Callable[[], int]) -> float:
    """How many units of work a second: the median of several runs."""
    rates: list[float] = []
    for _ in range(RUNS):
        start = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - start))
    return statistics.median(rates)


def playouts(setup: Setup, matches: int) -> tuple[Callable[[], int], Callable[[], int]]:
    """Random matches through `State`: one function counts decisions, the other matches."""

    def decisions() -> int:
        rng = random.Random(1)
        return sum(playout(setup.start(), setup.seats, rng.random) for _ in range(matches))

    def whole() -> int:
        decisions()
        return matches

    return decisions, whole


def middle(setup: Setup, seed: int) -> Match:
    """A match about half-way."""
    game = find_game(setup.game_id)
    match = Match(game, setup, Key.from_seed(f"bench {seed}"))
    rng = random.Random(seed)
    decisions = playout(setup.start(), setup.seats, rng.random)
    for _ in range(decisions // 2):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


def measure(setup: Setup) -> dict[str, float]:
    """All figures of one case."""
    decisions, whole = playouts(setup, 60)
    decisions()
    match = middle(setup, 3)
    state = match.state
    record = match.record()
    times = 2000

    def clones() -> int:
        for _ in range(times):
            state.clone()
        return times

    def views() -> int:
        for _ in range(times):
            state.declare(Ledger(0))
        return times

    def samples() -> int:
        sampler = setup.sampler(match.view(0), 0)
        for _ in range(times):
            sampler(random.random)
        return times

    def replays() -> int:
        for _ in range(5):
            replay(record)
        return 5 * len(record.actions)

    return {
        "decisions a second": median_rate(decisions),
        "matches a second": median_rate(whole),
        "clone, microseconds": 1e6 / median_rate(clones),
        "view, microseconds": 1e6 / median_rate(views),
        "sample from a view, microseconds": 1e6 / median_rate(samples),
        "replayed actions a second": median_rate(replays),
    }


def main() -> None:
    """Measure all cases and tell the results."""
    results: dict[str, dict[str, float]] = {}
    for name, (game_id, options) in track(CASES.items(), description="Measuring", transient=True):
        game = find_game(game_id)
        results[name] = measure(game.setup(game.read_options(options)))
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, one core"
    table = Table("", *results, title=f"Lamplight {lamplight.__version__}: {machine}")
    for figure in next(iter(results.values())):
        table.add_row(figure, *(f"{result[figure]:,.1f}" for result in results.values()))
    Console().print(table)
    folder = Path(__file__).parent / "results"
    folder.mkdir(exist_ok=True)
    (folder / "latest.json").write_text(json.dumps({"machine": machine, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
