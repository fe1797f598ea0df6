"""Dual Powers: Revolution 1917, a duel for Petrograd. `GAME` is what the kernel registers."""

from .game import GAME

__all__ = ["GAME"]
