"""`python -m calibration dual-powers|blackout|all`: play, measure, and write the page about it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lamplight.arena import Workers
from lamplight.arena.folder import write
from lamplight.cli.main import report as tell_error
from lamplight.kernel.errors import LamplightError
from lamplight.text.speaker import Speaker

from .modes import GAMES, Order, built_in, calibrate, plans
from .page import SIGNS, interval, page, summary, told
from .report import JSON, PAGE, Report, keep, read

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for."""
    given = _parse(arguments)
    out = Path(given.out)
    try:
        for game in () if given.report else GAMES if given.game == "all" else (given.game,):
            order = Order(game, given.bot, given.games, given.seed, given.set, given.alone)
            keep(out, {game: _watched(order, Path(given.runs), Workers(given.jobs))})
            _show(game, read(out)[game])
        write(out / PAGE, page(read(out), built_in()))
    except LamplightError as error:
        tell_error(error, Speaker("en"))
        return 2
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    print(out / PAGE)
    return 0


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m calibration", description="Hold our component sets to their targets."
    )
    add = parser.add_argument
    add("game", nargs="?", choices=[*GAMES, "all"], help="what to measure")
    add("--bot", default="expert@100", help="who plays in every seat (%(default)s)")
    add("--alone", metavar="BOT", help="who plays alone, if not the same")
    add("--games", type=int, default=400, help="matches of each mode (%(default)s)")
    add("--jobs", type=int, default=2, help="processes (%(default)s)")
    add("--seed", default="1", help="another one gives other deals (%(default)s)")
    add("--set", metavar="PATH", help="a component set by name or path, in place of our own")
    add("--runs", metavar="DIR", default=HERE / "runs", help="where matches are kept (calibration/runs)")
    add("--out", metavar="DIR", default=DOCS, help="where calibration.json and calibration.md go (docs)")
    add("--report", action="store_true", help="play nothing, only write the page from calibration.json")
    given = parser.parse_args(arguments)
    if bool(given.game) == given.report:
        parser.error("say which game to measure, or --report alone")
    if given.report and not (Path(given.out) / JSON).exists():
        parser.error(f"there is no {JSON} in {given.out}")
    if given.set and given.game == "all":
        parser.error("a set belongs to one game: say which")
    return given


def _watched(order: Order, runs: Path, workers: Workers) -> Report:
    """Measure, with a bar of progress for a person who looks on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tasks = {mode: progress.add_task(mode, total=plan.games) for mode, plan in plans(order).items()}
        return calibrate(
            order,
            runs,
            workers,
            lambda mode, done, total: progress.update(tasks[mode], completed=done, total=total),
        )


def _show(game: str, report: Report) -> None:
    shown = Table("target", "asked for", "", "measured", "95 % interval", title=f"{game}: {summary(report.targets)}")
    for target in report.targets:
        measured, unit = target.measured, target.unit
        shown.add_row(
            target.name, target.asked, SIGNS[target.verdict], told(measured.value, unit), interval(measured, unit)
        )
    Console().print(shown)


if __name__ == "__main__":
    sys.exit(main())
