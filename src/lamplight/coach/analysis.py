"""A whole match, decision by decision: each judged by what its seat could know then, and kept as soon as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from lamplight.bots.budget import Budget
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay, start_of
from lamplight.kernel.types import CHANCE

from .advice import Verdict
from .coach import Coach
from .kept import Kept
from .moments import is_decision, judge
from .report import SeatReport, reports_of

BUDGET = Budget(iterations=1000)
"""What each decision takes unless somebody says otherwise."""
Progress = Callable[[int, int], None]
"""Called with how many decisions are judged, and how many there are."""


class Judged(msgspec.Struct, frozen=True):
    """A decision of a match."""

    entry: int
    """Its place among the match's entries, from 0."""
    seat: str
    round: int
    """As the game counts them; 0: it does not."""
    verdict: Verdict


class Analysis(msgspec.Struct, frozen=True):
    """All decisions of a match, and what they add up to for each seat."""

    game: str
    seats: tuple[str, ...]
    players: tuple[str, ...]
    budget: str
    finished: bool
    decisions: tuple[Judged, ...]
    reports: tuple[SeatReport, ...]


def analyse(
    record: Record,
    *,
    components: str | Path | None = None,
    budget: Budget = BUDGET,
    seats: Sequence[str] = (),
    kept: Path | None = None,
    again: bool = False,
    watch: Progress | None = None,
) -> Analysis:
    """Judge every decision of a record (or of some seats). What was judged is kept in a file, and not judged again.

    With a budget in iterations an analysis that was broken off and taken up again says the same as one in one go.
    """
    match = replay(record, components=components)
    judged_seats = _seats(match, seats)
    todo = _decisions(record, match, judged_seats)
    if not todo:
        raise LamplightError(Message("coach-nothing"))
    file = Kept(kept, _head(match, record, budget), again)
    found = {one.entry: one for one in file.read(Judged) if one.entry in todo}
    coach = Coach(match.setup, budget)
    walk = start_of(record, match.setup)
    if watch is not None:
        watch(len(found), len(todo))
    for number, entry in enumerate(match.entries):
        if number in todo and number not in found:
            coach.seed = str(number)
            verdict = judge(coach, walk, entry.seat, entry.action)
            found[number] = Judged(number, match.seats[entry.seat], _round(walk, entry.seat), verdict)
            file.add(found[number])
            if watch is not None:
                watch(len(found), len(todo))
        walk.commit(entry.seat, entry.action)
    decisions = _looked_back(match, [found[number] for number in todo])
    return Analysis(
        game=match.game.id,
        seats=match.seats,
        players=match.players,
        budget=str(budget),
        finished=match.over,
        decisions=decisions,
        reports=reports_of(match, coach.mind, decisions, judged_seats),
    )


def _looked_back(match: Match, judged: Sequence[Judged]) -> tuple[Judged, ...]:
    """Where chance did not come in between, a seat's next question shows better what its answer was worth.

    What the search had missed is then not held against it: no more than what others gave away is taken off.
    """
    found = list(judged)
    for seat in match.seats:
        own = [place for place, one in enumerate(judged) if one.seat == seat]
        for place, after in pairwise(own):
            one, then = judged[place], judged[after]
            if any(entry.seat == CHANCE for entry in match.entries[one.entry + 1 : then.entry]):
                continue
            given = sum(other.verdict.loss for other in judged[place + 1 : after]) / max(1, len(match.seats) - 1)
            missed = max(0.0, then.verdict.before - one.verdict.after - given)
            loss = max(0.0, one.verdict.loss - missed)
            played = msgspec.structs.replace(one.verdict.played, chance=one.verdict.before - loss)
            verdict = msgspec.structs.replace(one.verdict, loss=loss, played=played)
            found[place] = msgspec.structs.replace(one, verdict=verdict)
    return tuple(found)


def _seats(match: Match, wanted: Sequence[str]) -> tuple[str, ...]:
    """The seats to be judged: those that were asked for, or all."""
    for seat in wanted:
        match.seat(seat)
    return tuple(seat for seat in match.seats if not wanted or seat in wanted)


def _decisions(record: Record, match: Match, seats: Sequence[str]) -> list[int]:
    """The entries of these seats in which something was chosen."""
    walk = start_of(record, match.setup)
    found: list[int] = []
    for number, entry in enumerate(match.entries):
        if is_decision(walk, entry.seat) and match.seats[entry.seat] in seats:
            found.append(number)
        walk.commit(entry.seat, entry.action)
    return found


def _round(match: Match, seat: int) -> int:
    told = match.lent_view(seat).get("round")
    return told if isinstance(told, int) else 0


def _head(match: Match, record: Record, budget: Budget) -> dict[str, str]:
    """What an analysis belongs to."""
    last = match.entries[-1].digest if match.entries else ""
    return {"match": f"{record.start}-{last}-{len(match.entries)}", "budget": str(budget)}
