"""What can be gained and what can be paid: one row for each kind, with its number, its name and its words.

Sets, parts of cards, rewards, the agenda and views all speak of these. A new kind of gain is a row here, a class that
says how it is taken (`holdings.py`, `parts.py`), a picture (`pictures/parts.py`) and a worth (`bot/prices.py`), each
found by the row. Numbers never change: they stand in stored matches.

Resources are numbered in the order of the ring (RD.04): food, tools, gasoline, water, book, medipack; then the battery.
"""

from __future__ import annotations

from typing import Final

from .model import BATTERY as BATTERY_NAME
from .model import RESOURCES

FOOD: Final = 0
TOOLS: Final = 1
GASOLINE: Final = 2
WATER: Final = 3
BOOK: Final = 4
MEDIPACK: Final = 5
BATTERY: Final = 6
RING: Final = 6
"""The resources of the ring are the numbers below this one; with the battery they are cubes on the rondel."""
MONEY: Final = 7
POINTS: Final = 8
GPS: Final = 9
TRANSPORT: Final = 10
MAP_CUBE: Final = 11
HEAL: Final = 12
CHECK_MARK: Final = 13
HAND_ICONS: Final = 14
CHOSEN_RESOURCE: Final = 15

NOTHING: Final = -1
"""What a part costs that costs nothing."""
GPS_COST: Final = 8
"""R11.02: gasoline or a book. Costs are numbered as gains are, up to money."""

Given = tuple[int, int]
"""Something that is gained, and how much of it; of a map cube the colour."""
Part = tuple[int, int, int, int, list[Given]]
"""A part of a card, or a check-mark action: what it costs and how much, what it gives and how much, what it gives more.
"""


class Kind:
    """Something that can be gained or paid."""

    def __init__(self, number: int, name: str, text: str = "", counted: bool = True) -> None:
        self.number = number
        self.name = name
        """What sets, views and answers call it."""
        self.text = text or f"blackout-amount-{name}"
        """The id of the message that tells of it."""
        self.counted = counted
        """Whether the message tells how much."""


CUBES: Final = (*RESOURCES, BATTERY_NAME)
"""The names of what lies on the rondel as cubes."""
GAINS: Final = (
    *(Kind(number, name) for number, name in enumerate(CUBES)),
    Kind(MONEY, "money"),
    Kind(POINTS, "points"),
    Kind(GPS, "gps"),
    Kind(TRANSPORT, "transport"),
    Kind(MAP_CUBE, "map-cube", "blackout-gain-cube", counted=False),
    Kind(HEAL, "heal", "blackout-gain-heal", counted=False),
    Kind(CHECK_MARK, "check-mark", "blackout-gain-check", counted=False),
    Kind(HAND_ICONS, "hand-icons", "blackout-gain-icons"),
    Kind(CHOSEN_RESOURCE, "chosen-resource", "blackout-gain-chosen"),
)
"""By number. With a map cube the amount is a colour."""
COSTS: Final = (*GAINS[: MONEY + 1], Kind(GPS_COST, "gasoline-or-book", "blackout-cost-gps", counted=False))
"""By number; `NOTHING` is none of them."""
HELD: Final = tuple(kind.name for kind in GAINS[: TRANSPORT + 1])
"""The names of what a seat holds and counts: what rewards give, and what events call gained and paid."""
GAIN_NUMBERS: Final = {kind.name: kind.number for kind in GAINS}


def cost_name(cost: int) -> str | None:
    """The name of a cost, if there is any."""
    return None if cost == NOTHING else COSTS[cost].name
