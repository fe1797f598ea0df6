"""`lamplight learn`: lessons at this terminal. They can be left and taken up again."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import cast

from platformdirs import user_data_path
from rich.console import Console

import lamplight
from lamplight.kernel.catalogue import Action
from lamplight.kernel.errors import IllegalAction, LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.game import find_game
from lamplight.kernel.message import Message
from lamplight.kernel.series import Series
from lamplight.lessons import GENTLEST, Learning, Lesson, Progress, book_of, taught_games
from lamplight.lessons.check import check
from lamplight.text.speaker import LANGUAGES, Speaker

from .series_table import SeriesTable
from .table import Leave, Table

SHOW_ME = "!"
"""What a learner types to be shown what is asked for."""


def learn(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Learn a lesson; with `--list` see which there are, with `--check` let them all play themselves."""
    lessons = _lessons(given)
    if given.check:
        _check(lessons, speaker, console)
        return
    shelf = Shelf()
    if given.list or (given.game is None and len(lessons) != 1):
        _list(lessons, shelf, speaker, console)
        return
    if not lessons:
        raise LamplightError(Message("learn-none", {"game": str(given.game)[:60]}))
    study(lessons, shelf, speaker, console, again=bool(given.again))


def study(lessons: list[Lesson], shelf: Shelf, speaker: Speaker, console: Console, *, again: bool = False) -> Speaker:
    """Learn the first lesson that is not done, and the next ones as long as somebody wants; returns who speaks now."""
    lesson: Lesson | None = next((one for one in lessons if not shelf.done(one)), lessons[0])
    while lesson is not None:
        progress = None if again else shelf.progress(lesson)
        learning = Learning.begin(lesson) if progress is None else Learning.resume(lesson, progress)
        table = LessonTable(learning, shelf, speaker, console)
        table.run()
        speaker = table.speaker
        if not learning.finished:
            break
        lesson, again = _next(lesson, speaker, console), False
    return speaker


def _lessons(given: Namespace) -> list[Lesson]:
    """The lessons that the arguments mean."""
    if given.game is None:
        return [lesson for game in taught_games() for lesson in book_of(game).lessons]
    book = book_of(given.game)
    return book.lessons if given.number is None else [book.lesson(given.number)]


def _list(lessons: list[Lesson], shelf: Shelf, speaker: Speaker, console: Console) -> None:
    """Every lesson in a line, under its game: number, title, minutes, what one learns, and whether one has."""
    for game in dict.fromkeys(lesson.game for lesson in lessons):
        console.print(speaker.say(Message(f"{game}-title", fallback=game)), style="bold")
        for lesson in (one for one in lessons if one.game == game):
            mark = "✓" if shelf.done(lesson) else "…" if shelf.progress(lesson) else " "
            words = speaker.text(
                "learn-line", title=lesson.title, about=lesson.about, minutes=lesson.minutes, number=lesson.number
            )
            console.print(f" {mark} {words}")
    example = lessons[0].game if lessons else "GAME"
    console.print(speaker.text("learn-how", game=example), style="dim")


def _check(lessons: list[Lesson], speaker: Speaker, console: Console) -> None:
    """Play every lesson with every answer that it allows; what has moved away under it goes to the error stream."""
    speakers = [Speaker(language) for language in LANGUAGES]
    wrong = 0
    for lesson in lessons:
        checked = check(lesson, speakers)
        for finding in checked.findings:
            print(speaker.say(finding), file=sys.stderr)
        wrong += bool(checked.findings)
        console.print(speaker.text("learn-checked", lesson=lesson.id, steps=checked.steps, runs=checked.runs))
    if wrong:
        raise LamplightError(Message("learn-check-failed", {"count": wrong}))


def _next(lesson: Lesson, speaker: Speaker, console: Console) -> Lesson | None:
    """The lesson after a finished one, if the learner wants it; after the last one, a first match."""
    book = book_of(lesson.game)
    number = book.after(lesson.number)
    following = None if number is None else book.lesson(number)
    question = (
        Message("learn-first-match")
        if following is None
        else Message("learn-next", {"title": following.title, "minutes": following.minutes})
    )
    console.print(f"{speaker.say(question)} > ", end="", style="bold green")
    try:
        answer = input().strip().lower()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    if answer:
        return None
    if following is None:
        _first_match(lesson.game, speaker, console)
    return following


def _first_match(game_id: str, speaker: Speaker, console: Console) -> None:
    """A first match as the game's book of lessons proposes it, against the gentlest bot where there is an opponent."""
    game = find_game(game_id)
    way = next((one for one in game.ways if one.id == book_of(game_id).first_match), game.ways[0])
    options: dict[str, object] = {**{name: values[0] for name, values in way.asks}, **way.options}
    if way.series:
        series = Series(game.series(way.series, options), secrets.token_hex(16))
        seats = len(series.match.seats) if series.match is not None else 0
        SeriesTable(series, ("human",) * seats, speaker, console).run()
        return
    match = lamplight.new(game.id, options=options)
    bots = [GENTLEST] * (len(match.seats) - 1)
    Table(match, ("human", *bots), speaker, console).run()


class Shelf:
    """How far somebody is with every lesson, in a file of the user's data folder."""

    def __init__(self) -> None:
        self.path: Path = user_data_path("lamplight") / "lessons.json"
        self._kept: dict[str, dict[str, object]] = {}
        try:
            self._kept = json.loads(self.path.read_text(encoding="utf-8"))
            for lesson, kept in self._kept.items():
                _progress(lesson, kept)
        except FileNotFoundError:
            pass
        except OSError as error:
            raise LamplightError(
                Message("learn-shelf-unreadable", {"path": str(self.path)[:200], "reason": reason_of(error)})
            ) from None
        except (ValueError, TypeError, KeyError, AttributeError):
            raise LamplightError(Message("learn-shelf-broken", {"path": str(self.path)[:200]})) from None

    def progress(self, lesson: Lesson) -> Progress | None:
        """Where a lesson was left; None: it was not begun, or is finished."""
        kept = self._kept.get(lesson.id)
        return None if kept is None or not kept["step"] else _progress(lesson.id, kept)

    def done(self, lesson: Lesson) -> bool:
        """Whether a lesson has ever been finished."""
        return bool(self._kept.get(lesson.id, {}).get("done"))

    def keep(self, learning: Learning) -> None:
        """Remember how far a lesson is."""
        kept: dict[str, object] = {**asdict(learning.progress), "done": learning.finished or self.done(learning.lesson)}
        if learning.finished:
            kept |= {"step": 0, "answers": ()}
        self._kept[learning.lesson.id] = kept
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self._kept, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise LamplightError(
                Message("cli-cannot-write", {"path": str(self.path)[:200], "reason": reason_of(error)})
            ) from None


def _progress(lesson: str, kept: dict[str, object]) -> Progress:
    answers, step = cast("list[object]", kept["answers"]), kept["step"]
    if not isinstance(step, int):
        raise TypeError(lesson)
    return Progress(lesson, str(kept["stamp"]), step, tuple(map(str, answers)))


class LessonTable(Table):
    """A lesson at this terminal: the narrator, the board, and the learner's own choices."""

    def __init__(self, learning: Learning, shelf: Shelf, speaker: Speaker, console: Console) -> None:
        players = tuple("human" for _ in learning.match.seats)  # the others do what the lesson has written for them
        super().__init__(learning.match, players, speaker, console, keep=self._remember)
        self.learning = learning
        self.shelf = shelf
        self.at_keyboard = learning.lesson.seat
        self.introduced = True

    def run(self) -> None:
        """Learn until the lesson is finished or somebody leaves."""
        learning = self.learning
        try:
            self.console.rule(self.speaker.say(learning.lesson.title))
            while not learning.finished:
                self._narrated_step()
                self._remember()
            self._say("learn-finished")
        except (KeyboardInterrupt, EOFError, Leave):
            self.console.print()
            self._remember()
            self._say("learn-left", game=learning.lesson.game, number=learning.lesson.number)

    def _remember(self) -> Path:
        self.shelf.keep(self.learning)
        return self.shelf.path

    def _narrated_step(self) -> None:
        """One step, or at least a line of it: the board, what the narrator says, and the learner's answer."""
        learning, seat = self.learning, self.learning.lesson.seat
        self.show(seat)
        self._narrate()
        step = learning.progress.step
        actions = self.ask(seat) if learning.asks else {}
        if learning.asks:
            self._say("learn-keys-do")
        while learning.progress.step == step:
            if learning.asks:
                if self._answer(seat, actions):
                    return
            elif self._read_on(seat):
                return

    def _narrate(self) -> None:
        lesson, progress = self.learning.lesson, self.learning.progress
        self.console.print()
        place = self._text("learn-step", step=progress.step + 1, steps=len(lesson.steps))
        self.console.print(f"{place} {self.speaker.say(self.learning.saying)}", style="bold yellow")
        known = self.match.setup.names()
        pieces = [piece.rpartition("=") for piece in self.learning.step.show if not piece.startswith("part=")]
        names = [known[value].get(kind) or next(iter(known[value].values())) for kind, _, value in pieces]
        if names:
            self.console.print(self._text("learn-look", pieces=self._list_of(tuple(names))), style="yellow")

    def _read_on(self, seat: str) -> bool:
        """Enter goes on; the other commands of the table work here too."""
        line = self._read(self._text("learn-keys-read"))
        if not line:
            self.learning.go_on()
            return True
        return self._command(seat, line, {})

    def _command(self, seat: str, line: str, actions: dict[int, Action]) -> bool:
        if line != SHOW_ME:
            return super()._command(seat, line, actions)
        allowed = self.learning.allowed
        numbers = [str(number) for number, action in actions.items() if action in allowed]
        words = tuple(self.match.setup.action_words(action) for action in allowed)
        self._say("learn-show-me", numbers=", ".join(numbers), actions=self._list_of(words))
        return False

    def _list_of(self, words: tuple[Message, ...]) -> str:
        return "; ".join(dict.fromkeys(self.speaker.say(one) for one in words))

    def _without_twins(self, actions: tuple[Action, ...]) -> list[Action]:
        """Of equal pieces the one that the lesson speaks of."""
        allowed = self.learning.allowed
        kept = super()._without_twins(tuple(sorted(actions, key=lambda action: action not in allowed)))
        return [action for action in actions if action in kept]

    def _play(self, seat: str, action: Action) -> None:
        """What the lesson does not want is answered kindly, and changes nothing."""
        del seat
        try:
            self.learning.play(action)
        except IllegalAction:
            raise
        except LamplightError as error:
            self.shown_turn = -1
            self.notice = self.speaker.say(error.message)

    def _undo(self, seat: str) -> bool:
        try:
            self.learning.undo()
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="yellow", markup=False)
            return False
        self.seen[seat] = min(self.seen[seat], self.match.event_count)
        self.shown_turn = -1
        return True
