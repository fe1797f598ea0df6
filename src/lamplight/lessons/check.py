"""Lessons that play themselves: every answer that a lesson allows is given once, and all that it says is looked up.

What is wrong comes as sentences that name the lesson and the step: a test and `lamplight learn --check` want none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain
from lamplight.text.speaker import Speaker

from .book import LessonBook, book_of
from .learning import Learning
from .lesson import Lesson

_NOTHING = object()


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of playing a lesson by itself."""

    steps: int
    runs: int
    """How often it was played: once, and once more for each other answer that a step allows."""
    findings: tuple[Message, ...]


def check(lesson: Lesson, speakers: Sequence[Speaker]) -> Checked:
    """Play a lesson with every allowed answer, and say everything in every language."""
    findings: dict[str, Message] = {}
    runs = 0
    try:
        lesson.setup.seat_names.index(lesson.seat)
        for message in _texts(lesson, speakers):
            findings.setdefault(message.plain(), message)
        branches: list[tuple[str, ...]] = [()]
        while branches:
            runs += 1
            for found in _run(lesson, branches.pop(), branches, book_of(lesson.game), speakers):
                findings.setdefault(found.plain(), found)
    except ValueError as error:  # of the seat's name, or a refusal
        message = error.message if isinstance(error, LamplightError) else _found(lesson, 0, f"seat {lesson.seat!r}")
        findings.setdefault(message.plain(), message)
    return Checked(len(lesson.steps), runs, tuple(findings.values()))


def _run(
    lesson: Lesson,
    start: tuple[str, ...],
    branches: list[tuple[str, ...]],
    book: LessonBook,
    speakers: Sequence[Speaker],
) -> Iterator[Message]:
    """Play to the end: first as `start` says, then the first answer that is allowed; the first run notes the others."""
    learning = Learning.begin(lesson)
    known = lesson.setup.names()
    while not learning.finished:
        number, step = learning.progress.step + 1, learning.step
        for missing in _unexpected(learning.match.view(lesson.seat), step.expect):
            yield _found(lesson, number, missing)
        for piece in (*step.show, *step.names.values()):
            if not _is_known(piece, known, book.parts):
                yield _found(lesson, number, piece)
        if not learning.asks:
            learning.go_on()
            continue
        allowed = [str(action) for action in learning.allowed]
        if not allowed:
            yield Message("lesson-nothing-allowed", {"lesson": lesson.id, "step": number})
            return
        for action in learning.match.legal(lesson.seat):
            if str(action) not in allowed:
                yield from _unsaid(lesson, number, lesson.answer(step, action), speakers)
        done = learning.progress.answers
        if not start:
            branches += [(*done, other) for other in allowed[1:]]
        answer = start[len(done)] if len(done) < len(start) else allowed[0]
        learning.play(answer)


def _texts(lesson: Lesson, speakers: Sequence[Speaker]) -> Iterator[Message]:
    """What cannot be said: of the title, of every step, of the answers to what is wrong."""
    yield from _unsaid(lesson, 0, lesson.title, speakers)
    yield from _unsaid(lesson, 0, lesson.about, speakers)
    for number, step in enumerate(lesson.steps, start=1):
        yield from _unsaid(lesson, number, lesson.saying(step), speakers)
        for part in step.wrong.values():
            yield from _unsaid(lesson, number, lesson.message(part, step.names), speakers)


def _unsaid(lesson: Lesson, step: int, message: Message, speakers: Sequence[Speaker]) -> Iterator[Message]:
    for speaker in speakers:
        for problem in speaker.check(message):
            yield _found(lesson, step, problem)


def _unexpected(view: Mapping[str, Plain], expected: Mapping[str, Plain]) -> Iterator[str]:
    """What a view shows otherwise than a step expects."""
    for path, wanted in expected.items():
        field, *parts = path.split("/")
        found: object = view.get(field, _NOTHING)
        for part in parts:
            if isinstance(found, dict):
                found = found.get(part, _NOTHING)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
            elif isinstance(found, list) and part.isdigit() and int(part) < len(found):  # pyright: ignore[reportUnknownArgumentType]
                found = found[int(part)]  # pyright: ignore[reportUnknownVariableType]
            else:
                found = _NOTHING
        if found is _NOTHING or found != wanted:
            shown = "–" if found is _NOTHING else str(found)[:60]  # pyright: ignore[reportUnknownArgumentType]
            yield f"{path} = {shown} ({wanted})"


def _is_known(piece: str, known: Mapping[str, Mapping[str, Message]], parts: Sequence[str]) -> bool:
    kind, _, value = piece.rpartition("=")
    if kind == "part":
        return value in parts
    return value in known and (not kind or kind in known[value])


def _found(lesson: Lesson, step: int, what: str) -> Message:
    return Message("lesson-finding", {"lesson": lesson.id, "step": step, "what": what[:200]})
