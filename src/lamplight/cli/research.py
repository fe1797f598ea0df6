"""`lamplight selfplay` and `lamplight dataset`: decisions as data."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lamplight.arena import Plan, Tournament
from lamplight.arena.folder import write
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import find_game
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, read_file
from lamplight.kernel.series import is_series
from lamplight.text.extras import need
from lamplight.text.speaker import Speaker

from .setups import read_options

T = TypeVar("T")
DECISIONS, RUN, RECORDS = "decisions.parquet", "run.json", "records"


def selfplay(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Let bots play, and keep their decisions."""
    need("data", "lamplight selfplay")
    from lamplight.envs.dataset import Writer  # noqa: PLC0415 - without its packages there is a sentence instead
    from lamplight.envs.selfplay import in_order, locally, on_ray  # noqa: PLC0415

    game = find_game(given.game)
    tournament = Tournament(
        Plan(
            game.id,
            tuple(str(given.bots).split(",")),
            games=given.games,
            seed="1" if given.seed is None else str(given.seed),
            options=dict(read_options(game, given)),
            components=given.set,
            budget=given.budget,
        )
    )
    if given.jobs < 1:
        raise LamplightError(Message("arena-bad-jobs", {"jobs": given.jobs}))
    folder = Path(given.out)
    target = folder / DECISIONS
    _is_free(target)
    errors = Console(stderr=True, highlight=False, markup=False)
    fixtures = tournament.schedule.fixtures(tournament.total)
    if given.ray:
        episodes = on_ray(given.ray, tournament.head, fixtures, given.records)
    else:
        episodes = locally(tournament.head, fixtures, given.jobs, given.records)
    with Writer(target, tournament.setup) as writer:
        for _, decisions, record, mishaps in _watched(in_order(episodes), tournament.total, speaker, errors):
            writer.add(decisions)
            if record:
                Record.parse(record).save(folder / RECORDS / f"{decisions.match}.json")
            for mishap in mishaps:
                errors.print(speaker.say(mishap.message))
    write(folder / RUN, json.dumps(tournament.identity(), ensure_ascii=False, indent=1) + "\n")
    told = speaker.text("data-written", rows=writer.rows, matches=writer.matches, path=str(target))
    console.print(told, soft_wrap=True)


def dataset(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Make a dataset from records."""
    need("data", "lamplight dataset")
    from lamplight.envs.dataset import Writer, about, same  # noqa: PLC0415 - without its packages: a sentence
    from lamplight.envs.decisions import decisions_of  # noqa: PLC0415

    target = Path(given.out)
    _is_free(target)
    files = [file for name in given.files for file in _records(Path(name))]
    errors = Console(stderr=True, highlight=False, markup=False)
    setup, decisions = decisions_of(_read(files[0]), files[0].stem, given.set)
    with Writer(target, setup) as writer:
        for file in _watched(files, len(files), speaker, errors):
            if file is not files[0]:
                setup, decisions = decisions_of(_read(file), file.stem, given.set)
            if not same(about(setup), writer.about):
                raise LamplightError(Message("data-other-setup", {"path": str(file)[:200]}))
            writer.add(decisions)
    told = speaker.text("data-written", rows=writer.rows, matches=writer.matches, path=str(target))
    console.print(told, soft_wrap=True)


def _is_free(target: Path) -> None:
    if target.exists():
        raise LamplightError(Message("data-exists", {"path": str(target)[:200]}))


def _records(path: Path) -> list[Path]:
    """A record's file, or all of those in a folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.json"))
    if not found:
        raise LamplightError(Message("data-no-records", {"path": str(path)[:200]}))
    return found


def _read(path: Path) -> Record:
    data = read_file(path)
    if is_series(data):
        raise LamplightError(Message("data-series", {"path": str(path)[:200]}))
    return Record.parse(data)


@contextmanager
def _bar(total: int, speaker: Speaker, errors: Console) -> Generator[Progress]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        progress.add_task(speaker.text("arena-progress"), total=total)
        yield progress


def _watched(items: Iterable[T], total: int, speaker: Speaker, errors: Console) -> Iterator[T]:
    """The items, with a bar of progress for a person who looks on."""
    with _bar(total, speaker, errors) as progress:
        for item in items:
            yield item
            progress.advance(progress.task_ids[0])
