"""The game in a terminal, drawn from a seat's view and the game's answers to questions."""

from .board import BlackoutBoard

__all__ = ["BlackoutBoard"]
