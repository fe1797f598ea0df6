"""A contest: several programs that measure the same kinds of figures take turns, so that noise hits them all alike."""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from rich.progress import Progress

import lamplight
from lamplight import native

HERE = Path(__file__).parent
LATEST = HERE / "results" / "latest.json"
FORMS = ("pure", "compiled")
ROUNDS = 5
TURN_TIMEOUT_S = 900
"""A contestant whose turn takes longer is given up."""

Json: TypeAlias = "str | int | float | list[Json] | dict[str, Json] | None"
Result: TypeAlias = dict[str, Json]


class Given(argparse.Namespace):
    """What a benchmark was told."""

    quick: bool
    rounds: int
    forms: str
    out: Path


@dataclass(frozen=True, slots=True)
class Contestant:
    """A command that prints figures as JSON; or the reason why there is none."""

    name: str
    command: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    missing: str = ""

    def measure(self) -> Result:
        """Run once; a contestant that fails says why."""
        try:
            done = subprocess.run(
                self.command,
                env={**os.environ, **self.environment},
                capture_output=True,
                text=True,
                timeout=TURN_TIMEOUT_S,
                check=False,
            )
            if done.returncode == 0:
                result: Result = json.loads(done.stdout)
                return result
            said = done.stderr
        except (OSError, ValueError, subprocess.TimeoutExpired) as error:
            said = str(error)
        return {"missing": last_line(said)}


def last_line(said: str) -> str:
    """The end of what a program said, without the paths of this machine."""
    lines = said.strip().splitlines()
    return re.sub(r" ?\(?/[^ )]+\)?", "", lines[-1])[:300] if lines else "it failed without a word"


def arguments(description: str) -> Given:
    """What both benchmarks can be told."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument(
        "--quick", action="store_true", help="one round with hardly any time: only to see that it works"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each contestant has its turn")
    parser.add_argument("--forms", default=",".join(FORMS), help="which forms of ours, of: %(default)s")
    parser.add_argument("--out", type=Path, default=LATEST, help="where the results go")
    given = parser.parse_args(namespace=Given())
    given.rounds = 1 if given.quick else given.rounds
    return given


def forms(given: Given, progress: Progress) -> list[Contestant]:
    """The forms of our engine: the Python files and the compiled modules."""
    found: list[Contestant] = []
    wanted = given.forms.split(",")
    options = (str(HERE / "worker.py"), *(("--quick",) if given.quick else ()))
    if "pure" in wanted:
        found.append(Contestant("pure", (sys.executable, *options), {"LAMPLIGHT_PURE": "1"}))
    if "compiled" in wanted:
        missing = native.why_not() or build(progress)
        found.append(Contestant("compiled", (sys.executable, *options), {"LAMPLIGHT_PURE": "0"}, missing))
    return found


def build(progress: Progress) -> str:
    """Compile the engine if that has not been done; returns "" or what went wrong."""
    task = progress.add_task("Compiling, once", total=None)
    folder, said = native.build(lambda done, total: progress.update(task, completed=done, total=total))
    progress.remove_task(task)
    return "" if folder else last_line(said)


def where_the_time_goes(given: Given, progress: Progress) -> Json:
    """The shares of a profile of the pure form."""
    if given.quick:
        return {}
    task = progress.add_task("Profiling", total=None)
    environment = {**os.environ, "LAMPLIGHT_PURE": "1"}
    command = [sys.executable, str(HERE / "shares.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    progress.remove_task(task)
    shares: Json = json.loads(done.stdout)
    return shares


def hold(contestants: Sequence[Contestant], rounds: int, progress: Progress) -> dict[str, Json]:
    """Let all of them run in turns; for each the medians of its figures, or why it is missing."""
    results: dict[str, list[Result]] = {one.name: [] for one in contestants}
    missing = {one.name: one.missing for one in contestants if one.missing}
    task = progress.add_task("Measuring", total=rounds * len(contestants))
    for number in range(rounds):
        for one in contestants if number % 2 == 0 else contestants[::-1]:
            progress.update(task, description=f"Measuring {one.name}")
            if one.name not in missing:
                result = one.measure()
                if "missing" in result:
                    missing[one.name] = str(result["missing"])
                else:
                    results[one.name].append(result)
            progress.advance(task)
    return {
        name: {"missing": missing[name]} if name in missing else {**middle(several), "spread": spread(several)}
        for name, several in results.items()
    }


def middle(several: Sequence[Result]) -> Result:
    """The same result with the median of every number."""
    merged: Result = {}
    for key, first in several[0].items():
        values = [one[key] for one in several if key in one]
        if isinstance(first, dict):
            merged[key] = middle([value for value in values if isinstance(value, dict)])
        elif isinstance(first, float):
            merged[key] = rounded(statistics.median(value for value in values if isinstance(value, float)))
        else:
            merged[key] = first
    return merged


def spread(several: Sequence[Result]) -> float:
    """How far the rounds lie apart: for the typical figure, from the lowest to the highest, as a part of the median."""
    columns = zip(*(numbers(one) for one in several), strict=True)
    return rounded(statistics.median((max(column) - min(column)) / statistics.median(column) for column in columns))


def numbers(value: Json) -> list[float]:
    """All figures of a result, in order."""
    if isinstance(value, dict):
        return [number for inner in value.values() for number in numbers(inner)]
    return [value] if isinstance(value, float) else []


def rounded(number: float) -> float:
    """Four digits that count."""
    return float(f"{number:.4g}")


def machine() -> Result:
    """What kind of machine this is; nothing that tells which one."""
    return {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count() or 1}


def write(given: Given, contestants: Mapping[str, Json], shares: Json) -> Result:
    """Keep the results of a contest."""
    result: Result = {
        "lamplight": lamplight.__version__,
        "machine": machine(),
        "rounds": given.rounds,
        "contestants": dict(contestants),
        "shares": shares,
    }
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return result
