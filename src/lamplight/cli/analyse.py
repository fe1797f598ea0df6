"""`lamplight analyse`: every decision of a recorded match judged, told in sentences or as JSON."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import cast

import msgspec
from rich.console import Console
from rich.progress import Progress

from lamplight.bots.budget import Budget
from lamplight.coach.analysis import BUDGET, Analysis, Judged, analyse
from lamplight.coach.report import SeatReport
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, read_file
from lamplight.kernel.series import is_series
from lamplight.text.speaker import Speaker

from .coaching import percent, tell_better, tell_reasons

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60
"""No curve is longer than this."""


def analyse_record(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Judge a record; what was judged is kept beside it, so that the same command goes on where it was stopped."""
    path = Path(given.file)
    data = read_file(path)
    if is_series(data):
        raise LamplightError(Message("coach-series", {"path": str(path)[:200]}))
    budget = BUDGET if given.budget is None else Budget.parse(given.budget)
    record = Record.parse(data)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(speaker.text("coach-progress"), total=None)
        try:
            found = analyse(
                record,
                components=given.set,
                budget=budget,
                seats=[] if given.seats is None else [seat.strip() for seat in given.seats.split(",")],
                kept=path.with_name(path.name + ".analysis"),
                again=given.again,
                watch=lambda done, total: progress.update(task, completed=done, total=total),
            )
        except KeyboardInterrupt:
            progress.stop()
            console.print(speaker.text("coach-stopped"), markup=False)
            raise
    if given.json:
        print(json.dumps(in_words(found, speaker), ensure_ascii=False, indent=1))
        return
    Report(found, speaker, console).show()


def in_words(thing: object, speaker: Speaker) -> object:
    """Plain data with every message as a sentence."""
    if isinstance(thing, Message):
        return speaker.say(thing)
    if isinstance(thing, msgspec.Struct):
        return {name: in_words(getattr(thing, name), speaker) for name in thing.__struct_fields__}
    if isinstance(thing, dict):
        named = cast("dict[str, object]", thing)
        return {name: in_words(value, speaker) for name, value in named.items()}
    if isinstance(thing, tuple):
        several = cast("tuple[object, ...]", thing)
        return [in_words(one, speaker) for one in several]
    return thing


class Report:
    """An analysis as people read it."""

    def __init__(self, analysis: Analysis, speaker: Speaker, console: Console) -> None:
        self.analysis = analysis
        self.speaker = speaker
        self.console = console
        self.judged = {one.entry: one for one in analysis.decisions}

    def show(self) -> None:
        """The match, and then each seat."""
        found = self.analysis
        game = Message(f"{found.game}-title", fallback=found.game)
        count = len(found.decisions)
        self._print("coach-title", style="bold", game=game, count=count, budget=found.budget)
        for report in found.reports:
            self.console.print()
            self._seat(report)

    def _seat(self, report: SeatReport) -> None:
        side = Message(f"{self.analysis.game}-side-{report.seat}", fallback=report.seat)
        lost = percent(report.lost)
        self._print("coach-seat", style="bold", side=side, good=report.good, count=report.decisions, lost=lost)
        first, last = percent(report.curve[0][1]), percent(report.curve[-1][1])
        self._print("coach-curve", first=first, last=last, curve=curve([chance for _, chance in report.curve]))
        self._print("coach-moved", own=signed(-report.lost), luck=signed(report.luck), others=signed(report.others))
        for one in report.rounds if len(report.rounds) > 1 else ():
            lost = percent(one.lost)
            self._print("coach-round", round=one.round, good=one.good, count=one.decisions, lost=lost)
        if report.turns:
            self._print("coach-turns", style="bold")
        for turn in report.turns:
            cause = Message(f"coach-cause-{turn.cause}")
            when = Message("coach-when", {"round": turn.round, "number": turn.entry + 1})
            self._print("coach-turn", when=when, by=signed(turn.by), cause=cause)
            for words in turn.words:
                self.console.print(f"  {self.speaker.say(words)}", markup=False)
        if report.costliest:
            self._print("coach-costliest", style="bold")
        for entry in report.costliest:
            self._costly(self.judged[entry])
        if report.best is not None:
            self._print("coach-best", style="bold")
            self._found(self.judged[report.best])

    def _costly(self, judged: Judged) -> None:
        verdict = judged.verdict
        grade = Message(f"coach-grade-{verdict.grade}")
        self._print(
            "coach-costly", when=when(judged), played=verdict.played.words, grade=grade, lost=percent(verdict.loss)
        )
        tell_better(verdict.advice.choice, self.speaker, self.console)

    def _found(self, judged: Judged) -> None:
        advice = judged.verdict.advice
        self._print("coach-found", when=when(judged), played=advice.choice.words, lead=percent(advice.lead))
        tell_reasons(advice.choice, self.speaker, self.console)

    def _print(self, message: str, style: str | None = None, **args: str | int | Message) -> None:
        self.console.print(self.speaker.text(message, **args), style=style, markup=False)


def when(judged: Judged) -> Message:
    """Where in the match a decision was."""
    return Message("coach-when", {"round": judged.round, "number": judged.entry + 1})


def signed(part: float) -> str:
    """The same with its sign."""
    whole = percent(part)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def curve(chances: list[float]) -> str:
    """Chances as a line of bars, the long ones drawn together."""
    step = max(1, -(-len(chances) // COLUMNS))
    some = [chances[place : place + step] for place in range(0, len(chances), step)]
    return "".join(BARS[min(len(BARS) - 1, int(sum(part) / len(part) * len(BARS)))] for part in some)
