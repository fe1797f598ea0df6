"""The lessons of Blackout: a file each, with their sentences in the game's texts (`lessons.ftl`)."""

from pathlib import Path

from lamplight.lessons import LessonBook

PARTS = (
    *("board", "check-marks", "dice", "goals", "hand", "hospital", "map", "market", "phases"),
    *("plates", "rondel", "slots", "supply", "tiles"),
)

BOOK = LessonBook("blackout", Path(__file__).parent, PARTS, first_match="campaign")
