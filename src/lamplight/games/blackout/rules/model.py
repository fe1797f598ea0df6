"""What a component set of Blackout: Hong Kong is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lamplight.kernel.components import Row

RESOURCES = ("food", "tools", "gasoline", "water", "book", "medipack")
"""In the order of the ring (RD.04)."""
BATTERY = "battery"
COLOURS = ("red", "yellow", "blue", "purple")
RED: Final = 0
WHITE: Final = 4
"""The colour of what may be of any: plans, and cubes that may go anywhere."""
COLOUR_NAMES = (*COLOURS, "white")
PLACES = (*COLOURS, "any")
"""Where a cube may go: to locations of a colour, or to any."""
DICE = ("red", "yellow", "blue")
TILE_TYPES = ("points", "money", "battery", "book", "tools", "medipack", "gasoline")
SPECIALISTS = ("money_icons", "money_tool", "map_cube", "gps", "buy_resources", "points_tool")
PLANS = (
    "gain",
    "exchange",
    "money_battery",
    "money",
    "resource_points",
    "search",
    "gps_plus",
    "food_points",
    "water_money",
)
CHALLENGES = ("simple", "advanced", "probe")
SIMPLE: Final = 0
ADVANCED: Final = 1
PROBE: Final = 2
KINDS = ("volunteer", "specialist", "plan")
PLAYER_KINDS = ("volunteer", "leader", "doctor", "mechanic", "scout")
LETTERS = ("A", "B", "C", "D")
WASTE = ("food", "water", "pair_gps")
PLAN_WASTE = ("plan_points", "plan_money")
"""In sets of the first schema the numbers of the plans of phase 6 stand with those of the board."""
SEARCH = ("probe", "gps", "tile")
ROWS: Final = 3
STACK: Final = 3
"""The scout tiles of a district."""
ROW: Final = 3
"""The display has three rows of three cards (R0.09)."""
SCHEMA: Final = 2
FIRST_SCHEMA: Final = 1
"""Sets of this schema are read as they always were; `lamplight components upgrade` makes new ones of them."""
MAX_DISTRICT: Final = 7


Amount = tuple[str, int]
"""So much of something, by its name in `vocabulary.py`; of a map cube the number of the colour."""
MAP_CUBE = "map-cube"
POINTS = "points"


@dataclass(frozen=True)
class Goal:
    """What must be there and be paid for one goal, and what it gives at once."""

    slot: tuple[str, ...]
    costs: tuple[Amount, ...]
    """Resources; `any` stands for one type of one's choice."""
    money: int
    tiles: tuple[str, ...]
    link: str
    rewards: tuple[Amount, ...]


@dataclass(frozen=True)
class Card:
    """A card of the objective deck, a starting volunteer or an emergency plan."""

    id: str
    kind: str
    colour: str
    cubes: int
    icons: int
    points: int
    ability: str
    a: int
    b: int
    resource: str
    gains: tuple[Amount, ...]
    """What an exchange gives, or the cube that a specialist places."""
    effect: tuple[Amount, ...]
    """What completing the card gives."""
    bonus: tuple[Amount, ...]
    """What all goals of a plan give."""
    goals: tuple[Goal, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the campaign (R17)."""

    reserve: tuple[int, ...]
    plans_small: tuple[str, ...]
    plans_large: tuple[str, ...]
    goals: int
    condition: str
    amount: int
    orchids: tuple[int, ...]


@dataclass(frozen=True)
class Components:
    """A component set. Rows keep the order of the files."""

    name: str
    content_hash: str
    locations: list[Row]
    streets: list[Row]
    districts: list[tuple[str, tuple[str, ...], bool]]
    dice: dict[str, tuple[str, ...]]
    tiles: list[Row]
    player_cards: list[Row]
    starting: list[Card]
    objectives: list[Card]
    emergency: list[Card]
    table: tuple[int, ...]
    player: Row
    supply: Row
    reserve: tuple[int, ...]
    chapters: list[Chapter]
    power: list[Goal]
    prices: tuple[int, ...]
    battery: int
    waste: Row
    search: Row
    actions: list[Row]
    coast: list[tuple[int, ...]]
