"""What the decisions of a match add up to: the curve, its turning points, play by rounds, and luck apart from play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from lamplight.bots.mind import Mind
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.types import CHANCE

if TYPE_CHECKING:
    from .analysis import Judged

COSTLIEST = 3
TURNS = 3
SPOKEN_EVENTS = 3
"""How much of what happened between two decisions is told."""
Cause: TypeAlias = Literal["decision", "luck", "others"]
"""What moved a seat's chance: its own decision, chance, or what others did."""


class Swing(msgspec.Struct, frozen=True):
    """A change of a seat's chance, and where it came from."""

    entry: int
    round: int
    cause: Cause
    by: float
    words: tuple[Message, ...]


class RoundReport(msgspec.Struct, frozen=True):
    """A seat's decisions in one round."""

    round: int
    decisions: int
    good: int
    lost: float


class SeatReport(msgspec.Struct, frozen=True):
    """A seat's match."""

    seat: str
    decisions: int
    good: int
    """How many of them gave away nothing to speak of."""
    lost: float
    """What all of them together gave away."""
    curve: tuple[tuple[int, float], ...]
    """The chance at each decision (by its entry) with the best answer; after the end of the match, what came of it."""
    luck: float
    """How much chance has moved the curve,"""
    others: float
    """and what others did."""
    search: float
    """What the search saw only later, without chance in between."""
    turns: tuple[Swing, ...]
    """The greatest swings, in the order of the match."""
    rounds: tuple[RoundReport, ...]
    costliest: tuple[int, ...]
    """The entries of the costliest decisions, the worst first."""
    best: int | None
    """The entry of the decision that was found although the next best answer was much worse."""


def reports_of(match: Match, mind: Mind, judged: Sequence[Judged], seats: Sequence[str]) -> tuple[SeatReport, ...]:
    """A report for each seat that was judged."""
    return tuple(_report(match, mind, judged, seat) for seat in seats if any(one.seat == seat for one in judged))


def _report(match: Match, mind: Mind, judged: Sequence[Judged], seat: str) -> SeatReport:
    own = [one for one in judged if one.seat == seat]
    curve = [(one.entry, one.verdict.before) for one in own]
    if match.over:
        curve.append((len(match.entries), mind.worth(match.state)[match.seat(seat)]))
    flow = [_Interval(match, judged, last, point) for last, point in zip(own, curve[1:], strict=False)]
    swings = [one.swing for one in flow if one.swing is not None]
    swings += [
        Swing(one.entry, one.round, "decision", -one.verdict.loss, (one.verdict.played.words,))
        for one in own
        if one.verdict.loss > 0
    ]
    costliest = sorted((one for one in own if one.verdict.grade != "good"), key=lambda one: -one.verdict.loss)
    turns = sorted(sorted(swings, key=lambda one: -abs(one.by))[:TURNS], key=lambda one: one.entry)
    return SeatReport(
        seat=seat,
        decisions=len(own),
        good=sum(one.verdict.grade == "good" for one in own),
        lost=sum(one.verdict.loss for one in own),
        curve=tuple(curve),
        luck=sum(one.luck for one in flow),
        others=sum(one.others for one in flow),
        search=sum(one.search for one in flow),
        turns=tuple(turns),
        rounds=_rounds(own),
        costliest=tuple(one.entry for one in costliest[:COSTLIEST]),
        best=_best(own),
    )


class _Interval:
    """What moved a seat's chance from one of its decisions to the next one, or to the end.

    What others gave away in between comes from them: it is shared evenly where there are several to take it. The rest
    is luck if chance was asked, and else the search's. Where somebody who chose was not judged, all of it is theirs.
    """

    def __init__(self, match: Match, judged: Sequence[Judged], last: Judged, point: tuple[int, float]) -> None:
        until, chance = point
        by = chance - last.verdict.after
        between = range(last.entry + 1, until)
        entries, seat = match.entries, match.seat(last.seat)
        drawn = [number for number in between if entries[number].seat == CHANCE]
        chosen = [number for number in between if entries[number].seat not in (CHANCE, seat)]
        seats = {match.seat(one.seat) for one in judged}
        self.luck = self.others = self.search = 0.0
        self.swing: Swing | None = None
        """The whole of it, told by what did most of it."""
        if any(entries[number].seat not in seats for number in chosen):
            self.others = by
            self.swing = Swing(last.entry + 1, last.round, "others", by, _events(match, seat, chosen))
            return
        errors = [one for one in judged if one.entry in between and one.seat != last.seat]
        self.others = sum(one.verdict.loss for one in errors) / max(1, len(match.seats) - 1)
        rest = by - self.others
        if drawn:
            self.luck = rest
        else:
            self.search = rest
        if self.others > abs(rest) and by > 0:
            worst = max(errors, key=lambda one: one.verdict.loss)
            self.swing = Swing(worst.entry, worst.round, "others", by, (worst.verdict.played.words,))
        elif drawn:
            self.swing = Swing(last.entry + 1, last.round, "luck", by, _events(match, seat, drawn))


def _events(match: Match, seat: int, numbers: Sequence[int]) -> tuple[Message, ...]:
    """The first thing that a seat was told of each of some entries."""
    book, events = match.setup.event_book, match.all_events
    found: list[Message] = []
    for number in numbers:
        end = match.entries[number + 1].events if number + 1 < len(match.entries) else len(events)
        told = [event for event in events[match.entries[number].events : end] if event.reaches(seat)]
        if told and len(found) < SPOKEN_EVENTS:
            found.append(match.setup.event_words(book.named(told[0])))
    return tuple(found)


def _rounds(own: Sequence[Judged]) -> tuple[RoundReport, ...]:
    found: list[RoundReport] = []
    for number in sorted({one.round for one in own}):
        some = [one.verdict for one in own if one.round == number]
        good = sum(verdict.grade == "good" for verdict in some)
        found.append(RoundReport(number, len(some), good, sum(verdict.loss for verdict in some)))
    return tuple(found)


def _best(own: Sequence[Judged]) -> int | None:
    """Beyond its own uncertainty, as with mistakes."""
    found = [
        (one.verdict.advice.lead - one.verdict.advice.error, -one.entry)
        for one in own
        if one.verdict.played.action == one.verdict.advice.choice.action and one.verdict.advice.runner_up is not None
    ]
    lead, entry = max(found, default=(0.0, 0))
    return -entry if lead > 0 else None
