"""What a good player knows about this game: preferences between moves, and what a position promises."""

from .mind import make

__all__ = ["make"]
