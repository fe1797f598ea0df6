"""Where the numbers in observations of Blackout are cut off: far beyond what matches come to."""

from __future__ import annotations

from typing import Final

AGENDA: Final = 63
COUNT: Final = 99
HIGH: Final = 63
POINTS: Final = 300
COINS: Final = 200
TOKENS: Final = 60
CUBES: Final = 60
USED: Final = 24
