"""What a match tells: the kinds of events and the names of their arguments. Rules write them by these numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lamplight.kernel.event import EventBook, EventKind

from .model import CHALLENGES, DICE
from .tables import SEAT_NAMES, Tables
from .vocabulary import HELD

EVENTS = (
    "first",
    "starter",
    "emergency",
    "settled",
    "round",
    "phase",
    "rolled",
    "roll-again",
    "put",
    "planned",
    "turned-up",
    "not-used",
    "used-part",
    "used-check",
    "used-plan",
    "gained",
    "paid",
    "transport",
    "battery",
    "healed",
    "goal",
    "power",
    "bonus",
    "plan-finished",
    "plan-left",
    "cube",
    "scouts",
    "saw",
    "tiles-back",
    "tile-open",
    "collects",
    "joins",
    "search",
    "tile-up",
    "tile-down",
    "injured",
    "bought",
    "passed",
    "drawn",
    "end-near",
    "discarded",
    "dropped",
    "secured",
    "district-scored",
    "house",
    "house-cube",
    "refreshed",
    "final-money",
    "final-tiles",
    "final-cards",
    "final",
    "won",
    "chapter-won",
    "chapter-lost",
    "orchids",
    "tile-shown",
)
E_FIRST: Final = 0
E_STARTER: Final = 1
E_EMERGENCY: Final = 2
E_SETTLED: Final = 3
E_ROUND: Final = 4
E_PHASE: Final = 5
E_ROLLED: Final = 6
E_ROLL_AGAIN: Final = 7
E_PUT: Final = 8
E_PLANNED: Final = 9
E_TURNED_UP: Final = 10
E_NOT_USED: Final = 11
E_USED_PART: Final = 12
E_USED_CHECK: Final = 13
E_USED_PLAN: Final = 14
E_GAINED: Final = 15
E_PAID: Final = 16
E_TRANSPORT: Final = 17
E_BATTERY: Final = 18
E_HEALED: Final = 19
E_GOAL: Final = 20
E_POWER: Final = 21
E_BONUS: Final = 22
E_PLAN_FINISHED: Final = 23
E_PLAN_LEFT: Final = 24
E_CUBE: Final = 25
E_SCOUTS: Final = 26
E_SAW: Final = 27
E_TILES_BACK: Final = 28
E_TILE_OPEN: Final = 29
E_COLLECTS: Final = 30
E_JOINS: Final = 31
E_SEARCH: Final = 32
E_TILE_UP: Final = 33
E_TILE_DOWN: Final = 34
E_INJURED: Final = 35
E_BOUGHT: Final = 36
E_PASSED: Final = 37
E_DRAWN: Final = 38
E_END_NEAR: Final = 39
E_DISCARDED: Final = 40
E_DROPPED: Final = 41
E_SECURED: Final = 42
E_DISTRICT_SCORED: Final = 43
E_HOUSE: Final = 44
E_HOUSE_CUBE: Final = 45
E_REFRESHED: Final = 46
E_FINAL_MONEY: Final = 47
E_FINAL_TILES: Final = 48
E_FINAL_CARDS: Final = 49
E_FINAL: Final = 50
E_WON: Final = 51
E_CHAPTER_WON: Final = 52
E_CHAPTER_LOST: Final = 53
E_ORCHIDS: Final = 54
E_TILE_SHOWN: Final = 55


def event_book(tables: Tables) -> EventBook:
    """The kinds of events, with the names of one component set's pieces."""
    side = ("side", SEAT_NAMES)
    card = ("card", tables.card_names)
    tile = ("tile", tables.tile_names)
    location = ("location", tables.location_names)
    district = ("district", tables.district_names)
    resource = ("resource", HELD)
    params: dict[str, tuple[tuple[str, Sequence[str] | None], ...]] = {
        "first": (side,),
        "starter": (side, card),
        "emergency": (side, card),
        "settled": (side, location),
        "round": (_plain("round"), side),
        "phase": (("phase", tuple(str(number) for number in range(9))),),
        "rolled": (("die", DICE), resource),
        "roll-again": (),
        "put": (card, _plain("slot")),
        "planned": (side, _plain("count")),
        "turned-up": (side, card, _plain("slot")),
        "not-used": (side, card),
        "used-part": (side, card, _plain("part")),
        "used-check": (side, _plain("number")),
        "used-plan": (side, card),
        "gained": (side, resource, _plain("count")),
        "paid": (side, resource, _plain("count")),
        "transport": (side, _plain("tokens"), _plain("points")),
        "battery": (side,),
        "healed": (side, card),
        "goal": (side, card, _plain("number")),
        "power": (side, _plain("number")),
        "bonus": (side, card, _plain("points")),
        "plan-finished": (side, card),
        "plan-left": (side, card),
        "cube": (side, location),
        "scouts": (side, district),
        "saw": (tile,),
        "tiles-back": (side, district),
        "tile-open": (tile, district),
        "collects": (side, tile, ("kind", CHALLENGES)),
        "joins": (side, card),
        "search": (side, _plain("total"), _plain("needed"), _plain("gps")),
        "tile-up": (side, tile),
        "tile-down": (side, tile),
        "injured": (side, card),
        "bought": (side, card, _plain("price")),
        "passed": (side,),
        "drawn": (card, _plain("row")),
        "end-near": (_plain("round"),),
        "discarded": (card,),
        "dropped": (side, card),
        "secured": (district,),
        "district-scored": (side, district, _plain("cubes"), _plain("points")),
        "house": (side, district, _plain("number")),
        "house-cube": (side, district),
        "refreshed": (side, _plain("slot"), _plain("count")),
        "final-money": (side, _plain("money"), _plain("points"), _plain("left")),
        "final-tiles": (side, _plain("count"), _plain("points")),
        "final-cards": (side, _plain("points")),
        "final": (side, _plain("points"), _plain("money")),
        "won": (side,),
        "chapter-won": (side,),
        "chapter-lost": (),
        "orchids": (side, _plain("count")),
        "tile-shown": (side, tile),
    }
    return EventBook([EventKind(name, params[name]) for name in EVENTS])


def _plain(name: str) -> tuple[str, None]:
    return (name, None)
