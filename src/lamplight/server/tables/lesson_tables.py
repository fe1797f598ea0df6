"""Tables at which a lesson is learned: a match like any other, in which the other seats do what is written for them.

How far the lesson is belongs to the table (`Table.lesson`). Everything here asks for nothing and draws nothing, so that
the same rows lead to the same table in every process.
"""

from __future__ import annotations

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.lessons import Learning, book_of, find_lesson
from lamplight.lessons.learning import opening, refuse_changed

from ..wire.protocol import LessonInfo, Named
from ..wire.refusals import Refusal, no
from .room import Room


def learning_at(room: Room) -> Learning | None:
    """The lesson that is learned at a table, if one is. Refused: it is another one by now."""
    progress = room.table.lesson
    if progress is None or room.match is None:
        return None
    lesson = find_lesson(progress.lesson)
    refuse_changed(lesson, progress)
    return Learning(lesson, room.match, progress)


def begin(room: Room) -> None:
    """The match is set up as the lesson wants it, and the first step begins."""
    assert room.table.lesson is not None
    lesson = find_lesson(room.table.lesson.lesson)
    room.match = opening(lesson, room.setup)
    room.table.lesson = Learning(lesson, room.match, room.table.lesson).enter(0).progress


def acted(room: Room, action: Named) -> None:
    """The learner has played; where no lesson is learned, that is nothing special."""
    learning = learning_at(room)
    if learning is not None:
        learning.acted(learning.match.action(dict(action)))
        room.table.lesson = learning.progress


def undone(room: Room) -> None:
    """The learner has taken back the last step."""
    learning = learning_at(room)
    if learning is not None:
        learning.undone()
        room.table.lesson = learning.progress


def was_read(room: Room) -> None:
    """The learner goes on."""
    learning = learning_at(room)
    assert learning is not None
    learning.go_on()
    room.table.lesson = learning.progress


def is_finished(room: Room) -> bool:
    """Whether the lesson of a table is finished; one that cannot go on is not."""
    try:
        learning = learning_at(room)
    except LamplightError:
        return False
    return learning is not None and learning.finished


def can_undo(room: Room, match: Match, seat: int) -> bool:
    """Whether a seat may take back its last step: by the rules, and in a lesson where that makes sense there."""
    try:
        learning = learning_at(room)
    except LamplightError:  # it cannot go on, nor back
        return False
    return match.can_undo(seat) if learning is None else learning.can_undo


def refuse_unwanted(room: Room, action: Named) -> None:
    """Refuse a legal action that the lesson does not want now, with its kind answer."""
    try:
        learning = learning_at(room)
        problem = None if learning is None else learning.why_not(dict(action))
    except LamplightError as error:
        raise Refusal("not-now", error.message) from None
    if problem is not None:
        raise Refusal("not-now", problem.message, problem.rule)


def refuse_reading(room: Room, step: int) -> None:
    """Refuse to go on where there is nothing to be read, or another step is read by now."""
    if room.table.status not in ("playing", "finished"):
        raise no("not-now", "not-playing")
    try:
        learning = learning_at(room)
        if learning is None:
            raise no("not-now", "not-playing")
        if step != learning.progress.step:
            raise no("stale", "stale")
        learning.refuse_reading()
    except LamplightError as error:
        raise Refusal("not-now", error.message) from None


def told(room: Room, seat: int) -> LessonInfo | None:
    """What the learner is told of the lesson. All of it was written before, or follows from what the seat knows."""
    progress = room.table.lesson
    if progress is None or not room.table.chairs[seat].person:
        return None
    try:
        learning = learning_at(room)
    except LamplightError as error:
        game, _, number = progress.lesson.partition("/")
        title = Message(f"{game}-lesson-{number}-title", fallback=progress.lesson)
        return LessonInfo(int(number), title, progress.step, progress.step + 1, words=error.message, changed=True)
    if learning is None:
        return None
    lesson = learning.lesson
    book = book_of(lesson.game)
    return LessonInfo(
        lesson.number,
        lesson.title,
        progress.step,
        len(lesson.steps),
        words=learning.saying,
        show=learning.step.show,
        asks=learning.asks,
        hint=learning.hint,
        following=book.after(lesson.number),
        first_match=book.first_match,
    )
