"""`lamplight record show` and `verify`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from lamplight.kernel.game import find_game
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, read_file, replay, verify
from lamplight.kernel.series import Series, is_series
from lamplight.text.speaker import Speaker


def show(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Tell a match event by event; a series match by match."""
    text = read_file(Path(given.file))
    if is_series(text):
        series = Series.parse(text, components=given.set)
        for line in series.rules.describe(series.state):
            console.print(speaker.say(line), markup=False)
        return
    record = Record.parse(text)
    game = find_game(record.game)
    title = speaker.say(Message(f"{game.id}-title", fallback=game.id))
    console.print(
        speaker.text(
            "cli-record-title",
            game=title,
            seats=tuple(Message(f"{game.id}-side-{seat}", fallback=seat) for seat in record.seats),
            set=record.components.name,
            version=record.rules_version,
        ),
        style="bold",
        markup=False,
    )
    match = replay(record, components=given.set)
    for event in match.setup.event_book.named_all(match.all_events):
        rule = speaker.text("cli-rule-mark", rule=str(event["rule"]))
        console.print(f"{speaker.say(match.setup.event_words(event))} {rule}", markup=False)
    console.print(outcome_line(record, speaker), style="bold", markup=False)


def outcome_line(record: Record, speaker: Speaker) -> str:
    """How a recorded match ended."""
    outcome = record.outcome
    if outcome is None:
        return speaker.text("cli-record-running", count=len(record.actions))
    ending = Message(f"{record.game}-ending-{outcome.ending}", fallback=outcome.ending)
    if not outcome.winners:
        return speaker.text("cli-record-lost", ending=ending, rule=outcome.rule)
    winners = tuple(Message(f"{record.game}-side-{winner}", fallback=winner) for winner in outcome.winners)
    return speaker.text("cli-record-won", winners=winners, ending=ending, rule=outcome.rule)


def verify_record(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Replay a record and prove its draws; a series with all its records."""
    data = read_file(Path(given.file))
    if is_series(data):
        series = Series.parse(data, components=given.set)
        console.print(speaker.text("cli-verify-series", count=len(series.finished)), style="bold green", markup=False)
        return
    record = Record.parse(data)
    verdict = verify(record, components=given.set)
    text = speaker.text
    console.print(text("cli-verify-good", actions=verdict.actions), style="bold green", markup=False)
    if record.fairness.source == "given":
        console.print(text("cli-verify-given"), markup=False)
    elif verdict.all_proved:
        console.print(text("cli-verify-proved", draws=verdict.draws), markup=False)
    else:
        console.print(text("cli-verify-imported", draws=verdict.draws, proved=verdict.proved), markup=False)
    console.print(outcome_line(record, speaker) if verdict.finished else text("cli-verify-unfinished"), markup=False)
