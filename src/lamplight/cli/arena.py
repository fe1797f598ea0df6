"""`lamplight arena`: bots against bots, with ratings."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from lamplight.arena import Executor, Plan, Results, Tournament, Workers, run
from lamplight.arena.cluster import OnRay
from lamplight.arena.folder import write
from lamplight.arena.page import minus, page, rating_interval, warnings
from lamplight.arena.statistics import Share
from lamplight.kernel.game import find_game
from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker

from .setups import given_options, read_options


def arena(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Play what is asked for, or what is left of it, and tell the results."""
    game = find_game(given.game)
    tournament = Tournament(
        Plan(
            game.id,
            tuple(str(given.bots).split(",")),
            games=given.games,
            seed="1" if given.seed is None else str(given.seed),
            options=given_options(given) if given.series else dict(read_options(game, given)),
            components=given.set,
            series=given.series or "",
            budget=given.budget,
            attempts=given.attempts,
        )
    )
    workers = OnRay(given.ray) if given.ray else Workers(given.jobs)
    errors = Console(stderr=True, highlight=False, markup=False)
    if tournament.total != given.games:
        block = tournament.schedule.block
        errors.print(speaker.text("arena-rounded", games=tournament.total, wanted=given.games, block=block))
    try:
        results = _watched(tournament, given.out, workers, speaker, errors)
    except KeyboardInterrupt:
        errors.print(speaker.text("arena-not-kept" if given.out is None else "arena-stopped"))
        raise
    if given.out is not None:
        write(Path(given.out) / "index.html", page(results, tournament, speaker))
    _tell(results, tournament, speaker, console)
    if given.out is not None:
        console.print(speaker.text("arena-written", path=str(given.out)), soft_wrap=True)


def _watched(
    tournament: Tournament, folder: str | None, workers: Executor, speaker: Speaker, errors: Console
) -> Results:
    """Run, with a bar of progress for a person who looks on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(speaker.text("arena-progress"), total=tournament.total)

        def watch(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return run(tournament, folder, workers, watch)


def _tell(results: Results, tournament: Tournament, speaker: Speaker, console: Console) -> None:
    text = speaker.text
    title = speaker.say(Message(f"{tournament.game.id}-title", fallback=tournament.game.id))
    seed = tournament.schedule.seed
    console.print(title, style="bold")
    console.print(text("arena-title", count=results.matches, deals=results.deals, seed=seed), soft_wrap=True)
    console.print(_alone(results, speaker) if results.series or not results.ratings else _ladder(results, speaker))
    if len(results.pairs) > 1:
        console.print(text("arena-note-pairs", seats=tournament.setup.seats))
        console.print(_pairs(results, speaker))
    for warning in warnings(results, speaker):
        console.print(warning, style="yellow")


def _percent(share: Share, speaker: Speaker) -> tuple[str, str]:
    interval = speaker.text("cli-interval", low=100 * share.low, high=100 * share.high)
    return speaker.text("cli-percent", value=100 * share.share), interval


def _grid(speaker: Speaker, *heads: str) -> Grid:
    table = Grid()
    for place, head in enumerate(heads):
        table.add_column(speaker.text(f"arena-head-{head}"), justify="right" if place else "left")
    return table


def _ladder(results: Results, speaker: Speaker) -> Grid:
    table = _grid(speaker, "bot", "rating", "interval", "share", "interval")
    for rating in results.ratings:
        table.add_row(
            rating.bot,
            minus(speaker.text("arena-rating", value=rating.rating)),
            rating_interval(rating.low, rating.high, speaker),
            *_percent(results.wins[rating.bot], speaker),
        )
    return table


def _pairs(results: Results, speaker: Speaker) -> Grid:
    bots = [rating.bot for rating in results.ratings]
    table = _grid(speaker, "bot")
    for bot in bots:
        table.add_column(bot, justify="right")
    found = {(pair.bot, pair.among): pair.wins for pair in results.pairs}
    for bot in bots:
        cells = (found.get((bot, other)) for other in bots)
        table.add_row(bot, *("–" if wins is None else "\n".join(_percent(wins, speaker)) for wins in cells))
    return table


def _alone(results: Results, speaker: Speaker) -> Grid:
    """Where everybody plays alone: wins, and the middle of the scores (in a series, of what was collected)."""
    table = _grid(speaker, "bot", "finished" if results.series else "share", "interval", "median", "low", "high")
    for bot, wins in results.wins.items():
        spread = results.series[bot].points if results.series else results.scores[bot]
        numbers = (speaker.text("arena-number", value=n) for n in (spread.median, spread.low, spread.high))
        table.add_row(bot, *_percent(wins, speaker), *numbers)
    return table
