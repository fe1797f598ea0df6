"""The lessons of Blackout: a file each, with their sentences in the game's texts (`lessons.ftl`)."""

from pathlib import Path

from lamplight.lessons import LessonBook

PARTS = (
    *("board", "check-marks", "dice", "goals", "gps", "hand", "hospital", "map", "market", "objectives", "onwards"),
    *("phases", "plates", "power", "rondel", "second-action", "slots", "supply", "tiles", "ways"),
)

BOOK = LessonBook("blackout", Path(__file__).parent, PARTS, first_match="campaign")
