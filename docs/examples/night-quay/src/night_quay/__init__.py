"""Night Quay: merchants signal with lamps in the dark, and the brightest is the first to choose among the boats."""

from .game import GAME

__all__ = ["GAME"]
