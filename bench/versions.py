"""Measure this checkout beside another one, an earlier release for instance, in turns on one machine.

    python bench/versions.py ../lamplight-0.1.0 --rounds 9

Both must have been set up and compiled (`make play` or `make test` does that). The worker of this checkout measures
both, with the component sets and readings of 0.1, so that both play the same matches; each figure is told as a ratio
(above 1: this checkout is faster) with the 95 % interval of its geometric mean over the rounds.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
from collections.abc import Iterator
from pathlib import Path

from contest import HERE, Contestant, Json, Result, rounded
from rich.console import Console
from rich.progress import track
from rich.table import Table

import lamplight

STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26, 11: 2.23, 12: 2.20}
"""For so many rounds, how many standard errors 95 % of Student's distribution take up to either side."""


class Given(argparse.Namespace):
    """What the benchmark was told."""

    other: Path
    rounds: int
    quick: bool
    out: Path | None


def main() -> None:
    """Measure both in turns and tell the ratios."""
    parser = argparse.ArgumentParser(description="Measure this checkout beside another one.")
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=9, choices=STUDENT, help="how often each has its turn")
    parser.add_argument("--quick", action="store_true", help="hardly any time: only to see that it works")
    parser.add_argument("--out", type=Path, help="a file for the results, which bench/report.py reads")
    given = parser.parse_args(namespace=Given())
    options = ("--as-at-first", *(("--quick",) if given.quick else ()))
    ours, theirs = (_contestant(folder, options) for folder in (HERE.parent, given.other))
    rounds: list[dict[str, float]] = []
    for number in track(range(given.rounds), "Measuring in turns"):
        results = {one.name: one.measure() for one in ((ours, theirs) if number % 2 == 0 else (theirs, ours))}
        for name, result in results.items():
            if "missing" in result:
                raise SystemExit(f"{name}: {result['missing']}")
        if any(result["pure"] for result in results.values()):
            raise SystemExit("Both checkouts must be compiled: `lamplight compile` in each.")
        rounds.append(dict(_ratios(results[ours.name], results[theirs.name])))
    found = {name: _interval([one[name] for one in rounds]) for name in rounds[0]}
    _show(found)
    if given.out is not None:
        kept: Result = {
            "ours": lamplight.__version__,
            "other": _version(theirs),
            "rounds": given.rounds,
            "ratios": {name: list(ratio) for name, ratio in found.items()},
        }
        given.out.parent.mkdir(parents=True, exist_ok=True)
        given.out.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _contestant(folder: Path, options: tuple[str, ...]) -> Contestant:
    python = folder.resolve() / ".venv" / "bin" / "python"
    return Contestant(str(folder), (str(python), str(HERE / "worker.py"), *options), {"LAMPLIGHT_PURE": "0"})


def _version(contestant: Contestant) -> str:
    command = [contestant.command[0], "-c", "import lamplight; print(lamplight.__version__)"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _ratios(ours: Result, theirs: Result) -> Iterator[tuple[str, float]]:
    """Every figure that both have: how many times as fast this checkout is."""
    for (name, mine), (_, other) in zip(_figures("", ours), _figures("", theirs), strict=True):
        if not name.endswith("per_match"):
            yield name, other / mine if name.endswith("_us") else mine / other


def _figures(name: str, value: Json) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _figures(f"{name}: {key}" if name else key, inner)
    elif isinstance(value, float):
        yield name, value


def _interval(ratios: list[float]) -> tuple[float, float, float]:
    """The geometric mean of the rounds, with both ends of its interval."""
    logs = [math.log(ratio) for ratio in ratios]
    middle = statistics.fmean(logs)
    half = STUDENT[len(logs)] * statistics.stdev(logs) / math.sqrt(len(logs))
    return rounded(math.exp(middle)), rounded(math.exp(middle - half)), rounded(math.exp(middle + half))


def _show(found: dict[str, tuple[float, float, float]]) -> None:
    table = Table("figure", "times as fast", "95 % interval", title="This checkout beside the other")
    for name, (middle, low, high) in found.items():
        table.add_row(name.replace("cases: ", ""), f"{middle:.2f}", f"{low:.2f} to {high:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
