"""Somebody learns: a lesson, the match that it is played on, and how far it has come.

Nothing here is random, and nothing is kept but `Progress`: with it and the lesson the same match is there again.

>>> from lamplight.lessons import Learning, find_lesson
>>> learning = Learning.begin(find_lesson("dual-powers/1"))
>>> learning.step.say, learning.progress.step
('theme', 0)
>>> learning.go_on()
>>> again = Learning.resume(learning.lesson, learning.progress)
>>> again.progress == learning.progress, again.match.view("red") == learning.match.view("red")
(True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lamplight.kernel.catalogue import Action
from lamplight.kernel.chance import Key
from lamplight.kernel.errors import IllegalAction, LamplightError
from lamplight.kernel.game import Refusal, Setup, find_game
from lamplight.kernel.match import ActionLike, Match
from lamplight.kernel.message import Message

from .lesson import BadLesson, Lesson, Script, Step


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is: plain data, to be kept wherever one likes."""

    lesson: str
    stamp: str
    """The file, rules and set that the lesson was begun with (`Lesson.stamp`)."""
    step: int = 0
    """The number of the present step; that of all steps: the lesson is finished."""
    answers: tuple[str, ...] = ()
    """What the learner has done, one action for each step that asked for one."""


class Learning:
    """A lesson that is being learned."""

    def __init__(self, lesson: Lesson, match: Match, progress: Progress) -> None:
        """The match must be as far as the progress says; `begin` and `resume` see to that."""
        self.lesson = lesson
        self.match = match
        self.progress = progress

    @classmethod
    def begin(cls, lesson: Lesson) -> Learning:
        """At the first step."""
        match = opening(lesson, lesson.setup)
        return cls(lesson, match, Progress(lesson.id, lesson.stamp)).enter(0)

    @classmethod
    def resume(cls, lesson: Lesson, progress: Progress) -> Learning:
        """Where somebody left it; refused if the lesson, the rules or the set are others by now."""
        refuse_changed(lesson, progress)
        learning = cls.begin(lesson)
        answers = iter(progress.answers)
        while learning.progress.step < progress.step:
            if learning.step.do:
                answer = next(answers, None)
                if answer is None:
                    raise changed(lesson)
                learning.play(answer)
            else:
                learning.go_on()
        return learning

    # Where one is.

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.progress.step >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step, or the last one of a lesson that is finished."""
        return self.lesson.steps[min(self.progress.step, len(self.lesson.steps) - 1)]

    @property
    def saying(self) -> Message:
        """What the narrator says now."""
        return self.lesson.saying(self.step)

    @property
    def asks(self) -> bool:
        """Whether the learner is to do something now, and not only to read."""
        return bool(self.step.do) and not self.finished

    @property
    def allowed(self) -> list[Action]:
        """The actions that are right now."""
        return [one for one in self.match.legal(self.lesson.seat) if self.step.wants(one)] if self.asks else []

    @property
    def hint(self) -> tuple[str, ...]:
        """The pieces and places to touch for the first action that is right."""
        first = next(iter(self.allowed), None)
        if first is None:
            return ()
        return tuple(value if not value.isdigit() else f"{name}={value}" for name, value in first.params) or (
            f"do={first.do}",
        )

    # What the learner does.

    def why_not(self, action: ActionLike) -> Refusal | None:
        """Why an action is not the right one now: the rule that forbids it, or a kind word; None: it is right."""
        chosen = self.match.action(action)
        problem = self.match.why_not(self.lesson.seat, chosen)
        if problem is not None:
            return problem
        if not self.asks:
            return Refusal("", Message("lesson-read-first"))
        return None if self.step.wants(chosen) else Refusal("", self.lesson.answer(self.step, chosen))

    def play(self, action: ActionLike) -> None:
        """Do what the step asks for. Anything else is refused, and changes nothing."""
        chosen = self.match.action(action)
        problem = self.why_not(chosen)
        if problem is not None:
            raise IllegalAction(problem.rule, problem.message) if problem.rule else LamplightError(problem.message)
        self.match.play(self.lesson.seat, chosen)
        self.acted(chosen)

    def acted(self, action: Action) -> None:
        """The learner has played what the step asked for: the next one begins."""
        self.progress = replace(self.progress, answers=(*self.progress.answers, str(action)))
        self.enter(self.progress.step + 1)

    def go_on(self) -> None:
        """The learner has read a step that asks for nothing: the next one begins."""
        self.refuse_reading()
        self.enter(self.progress.step + 1)

    def refuse_reading(self) -> None:
        """Refuse to go on where the learner is to act, or nothing is left."""
        if self.finished:
            raise LamplightError(Message("lesson-finished"))
        if self.asks:
            raise LamplightError(Message("lesson-do-first"))

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: nobody has answered it, and it told the learner nothing."""
        return bool(self.progress.answers) and not self.finished and self.match.can_undo(self.lesson.seat)

    def undo(self) -> None:
        """Take back the last action, and return to the step that asked for it."""
        if not self.can_undo:
            raise LamplightError(Message("lesson-cannot-undo"))
        self.match.undo(self.lesson.seat)
        self.undone()

    def undone(self) -> None:
        """The last action has been taken back: its step is the present one again."""
        asked = [number for number, step in enumerate(self.lesson.steps[: self.progress.step]) if step.do]
        self.progress = replace(self.progress, step=asked[-1], answers=self.progress.answers[:-1])

    def enter(self, number: int) -> Learning:
        """A step begins: the others act."""
        self.progress = replace(self.progress, step=number)
        if number < len(self.lesson.steps):
            follow(self.lesson, self.match, self.lesson.steps[number].others, number + 1)
        return self


def opening(lesson: Lesson, setup: Setup) -> Match:
    """The match as it is before the first step. Nobody adds to its randomness: it is the same for everybody."""
    match = Match(
        find_game(lesson.game), setup, Key.from_seed(lesson.seed), nonces=("",) * setup.seats, position=lesson.position
    )
    follow(lesson, match, lesson.prelude, 0)
    return match


def follow(lesson: Lesson, match: Match, scripts: Sequence[Script], step: int) -> None:
    """Let other seats do what is written; what is not possible means that the rules have moved away."""
    for script in scripts:
        try:
            legal = match.legal(script.seat)
            action = next((one for one in script.actions if one in legal), None)
        except LamplightError:
            action = None
        if action is None:
            written = f"{script.seat}: {' | '.join(script.actions)}"
            raise BadLesson(Message("lesson-bad-move", {"lesson": lesson.id, "step": step, "action": written[:120]}))
        match.play(script.seat, action)


def refuse_changed(lesson: Lesson, progress: Progress) -> None:
    """Refuse a lesson that was begun with another file, other rules or another set."""
    if progress.lesson != lesson.id or progress.stamp != lesson.stamp:
        raise changed(lesson)


def changed(lesson: Lesson) -> BadLesson:
    """The error for a lesson that was begun with another file, other rules or another set."""
    return BadLesson(Message("lesson-changed", {"lesson": lesson.title}))
