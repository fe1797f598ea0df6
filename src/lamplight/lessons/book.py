"""The lessons of a game, found by their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from lamplight.kernel.game import find_game, games
from lamplight.kernel.message import Message

from .lesson import BadLesson, Lesson
from .reading import read_lesson

GENTLEST = "novice"
"""The bot that plays a first match, and whose seats are the others' in a lesson: a beginner can beat it."""


@dataclass(frozen=True)
class LessonBook:
    """A game's face `lessons`: a folder with a file for each lesson."""

    game: str
    folder: Path
    parts: tuple[str, ...] = ()
    """The parts of the game's screen that a lesson can light (`part=hand`), beside pieces and places."""
    first_match: str = ""
    """The way to play (`Game.ways`) that is proposed after the last lesson."""

    @cached_property
    def files(self) -> dict[int, Path]:
        """The files by the numbers of their lessons, in order."""
        found = sorted(self.folder.glob("[0-9][0-9]-*.toml"))
        return {int(file.name[:2]): file for file in found}

    @cached_property
    def _read(self) -> dict[int, Lesson]:
        return {}

    def lesson(self, number: int) -> Lesson:
        """The lesson of that number."""
        if number not in self.files:
            raise unknown_lesson(self.game, str(number))
        if number not in self._read:
            self._read[number] = read_lesson(self.game, self.files[number])
        return self._read[number]

    @property
    def lessons(self) -> list[Lesson]:
        """All of them, in order."""
        return [self.lesson(number) for number in self.files]

    def after(self, number: int) -> int | None:
        """The number of the lesson that comes next; None: that was the last one."""
        return next((other for other in self.files if other > number), None)


def book_of(game_id: str) -> LessonBook:
    """The lessons of a game; a game without any has an empty book."""
    game = find_game(game_id)
    found = game.face("lessons")
    return found if isinstance(found, LessonBook) else LessonBook(game.id, game.texts / "no-lessons")


def taught_games() -> list[str]:
    """The games that have lessons."""
    return [game for game in games() if book_of(game).files]


def find_lesson(lesson_id: str) -> Lesson:
    """A lesson by its id, the game and the number, as in `chess/1`."""
    game, _, number = lesson_id.partition("/")
    if not number.isascii() or not number.isdigit() or len(number) > 4:
        raise unknown_lesson(game, number)
    return book_of(game).lesson(int(number))


def unknown_lesson(game: str, number: str) -> BadLesson:
    """The error for a lesson that there is not, with those that there are."""
    known = ", ".join(map(str, book_of(game).files)) or "–"
    title = Message(f"{game}-title", fallback=game[:60])
    return BadLesson(Message("lesson-unknown", {"game": title, "number": number[:20], "known": known}))
