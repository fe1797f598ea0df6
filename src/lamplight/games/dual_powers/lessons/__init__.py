"""The lessons of Dual Powers: a file each, with their sentences in the game's texts (`lessons.ftl`)."""

from pathlib import Path

from lamplight.lessons import LessonBook

PARTS = (
    *("barricade", "calendar", "hand", "map", "objectives", "plates"),
    *("played", "presence", "reserve", "track", "unrest", "will"),
)

BOOK = LessonBook("dual-powers", Path(__file__).parent, PARTS, first_match="bot")
