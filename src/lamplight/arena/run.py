"""Play a plan to its end, in one go or in several, and count what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .executors import Executor, Workers
from .folder import RESULTS, Folder
from .plan import Plan, Tournament
from .results import Results, evaluate


def _nobody(done: int, total: int) -> None:
    """Nobody looks on."""
    del done, total


def run(
    plan: Plan | Tournament,
    folder: str | Path | None = None,
    executor: Executor | None = None,
    watch: Callable[[int, int], None] = _nobody,
) -> Results:
    """Play what is left of a plan, and count.

    With a `folder` every match is kept as it comes, and a run that was stopped goes on where it was; the results are
    written beside. `executor` says who plays: one worker process, if nobody says otherwise. `watch` is called with the
    number of matches that are done and the number of all, at first and after every match.
    """
    tournament = plan if isinstance(plan, Tournament) else Tournament(plan)
    total = tournament.total
    with Folder(None if folder is None else Path(folder), tournament.identity()) as kept:
        left = kept.left(tournament.schedule.fixtures(total))
        watch(total - len(left), total)
        for done, played in enumerate((executor or Workers()).play(tournament.head, left), start=1):
            kept.add(played)
            watch(total - len(left) + done, total)
        results = evaluate(tournament, [kept.played[number] for number in range(total)])
        kept.write(RESULTS, results.json())
    return results
