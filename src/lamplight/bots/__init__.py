"""Players that see only what a person in their seat may see."""

from .budget import Budget
from .clock import Clock
from .levels import LEVELS, Bot, MindMaker, Player, bot_names
from .mind import Mind
from .seated import Mishap, SeatedBot, play_out

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Clock",
    "Mind",
    "MindMaker",
    "Mishap",
    "Player",
    "SeatedBot",
    "bot_names",
    "play_out",
]
