"""The coach at a terminal: what it would do, and whether the last choice was a mistake."""

from __future__ import annotations

from rich.console import Console

from lamplight.coach import Coach, Option, Verdict, advise, judge_last
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker


def percent(part: float) -> int:
    """A part of the chance to win, in whole percent."""
    return round(100 * part)


def tell_advice(match: Match, seat: str, speaker: Speaker, console: Console) -> None:
    """What the coach would do for a seat now, and what comes next, each with its reasons."""
    with console.status(speaker.text("coach-thinking")):
        advice = advise(Coach(match.setup), match, seat)
    tell_option("coach-choice", advice.choice, speaker, console)
    if advice.runner_up is not None:
        tell_option("coach-second", advice.runner_up, speaker, console)


def tell_last(match: Match, seat: str, speaker: Speaker, console: Console) -> None:
    """Whether the last choice of a seat was a mistake, and what would have been better."""
    with console.status(speaker.text("coach-thinking")):
        verdict = judge_last(Coach(match.setup), match, seat)
    console.print(speaker.say(judged(verdict)), style="bold", markup=False)
    if verdict.loss > 0:
        tell_better(verdict.advice.choice, speaker, console)


def judged(verdict: Verdict) -> Message:
    """What was chosen, what to call it, and what it gave away."""
    grade = Message(f"coach-grade-{verdict.grade}")
    return Message("coach-judged", {"played": verdict.played.words, "grade": grade, "lost": percent(verdict.loss)})


def tell_option(message: str, option: Option, speaker: Speaker, console: Console) -> None:
    """An answer with its chance, its line and its reasons."""
    said = speaker.text(message, chance=percent(option.chance), line=line_of(option, speaker))
    console.print(said, style="bold", markup=False)
    tell_reasons(option, speaker, console)


def tell_better(option: Option, speaker: Speaker, console: Console) -> None:
    """What would have been better."""
    console.print(f"  {speaker.text('coach-better', line=line_of(option, speaker))}", markup=False)
    tell_reasons(option, speaker, console)


def line_of(option: Option, speaker: Speaker) -> str:
    """The steps of an expected line."""
    return " → ".join(speaker.say(move.words) for move in option.line)


def tell_reasons(option: Option, speaker: Speaker, console: Console) -> None:
    """A line for each reason."""
    for reason in option.reasons:
        said = speaker.text(f"coach-reason-{reason.kind}", what=reason.words)
        console.print(f"    {said}", markup=False)
