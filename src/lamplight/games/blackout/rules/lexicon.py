"""The words of views: the names of pieces with the numbers that the rules know them by, and the keys. Built once."""

from __future__ import annotations

from lamplight.kernel.types import Plain

from .model import RESOURCES

HOUSE = "house"
CUBE = "cube"


class Lexicon:
    """Names and numbers of the pieces of a set-up."""

    def __init__(
        self,
        seats: list[str],
        slots: int,
        cards: list[str],
        tiles: list[str],
        locations: list[str],
        districts: list[str],
        shared: list[str],
    ) -> None:
        self.seats = seats
        self.cards = cards
        self.tiles = tiles
        self.locations = locations
        self.districts = districts
        self.shared = shared
        """The emergency plans that all share in a chapter."""
        self.card_number = numbered(cards)
        self.tile_number = numbered(tiles)
        self.location_number = numbered(locations)
        self.district_number = numbered(districts)
        self.seat_number = numbered(seats)
        self.resource_number = numbered(list(RESOURCES))
        self.slots = [str(slot + 1) for slot in range(slots)]
        self.slot_number = numbered(self.slots)
        self.tiles_keys = [f"tiles.{name}" for name in districts]
        self.looked_keys = [f"looked.{name}" for name in districts]
        self.secured_keys = [f"secured.{name}" for name in districts]
        self.seat_keys = [SeatKeys(name, slots) for name in seats]


class SeatKeys:
    """The keys of what a view says of one seat."""

    def __init__(self, name: str, slots: int) -> None:
        self.name = name
        self.score = f"{name}.score"
        self.money = f"{name}.money"
        self.transport = f"{name}.transport"
        self.gps = f"{name}.gps"
        self.supply = f"{name}.supply"
        self.houses = f"{name}.houses"
        self.power = f"{name}.power"
        self.rondel = f"{name}.rondel"
        self.cubes = f"{name}.cubes"
        self.emergency = f"{name}.emergency"
        self.shared = f"{name}.shared"
        self.objectives = f"{name}.objectives"
        self.check_area = f"{name}.check_area"
        self.hospital = f"{name}.hospital"
        self.tiles_up = f"{name}.tiles_up"
        self.tiles_down = f"{name}.tiles_down"
        self.slots = [f"{name}.slot.{slot + 1}" for slot in range(slots)]
        self.held = f"{name}.held"
        self.ready = f"{name}.ready"
        self.plan = f"{name}.plan"
        self.picking = f"{name}.picking"
        self.hand = f"{name}.hand"
        self.hand_shown = f"{name}.hand_shown"
        self.face_down = f"{name}.face_down"


def numbered(names: list[str]) -> dict[str, int]:
    """The place of each name in a list."""
    return {name: number for number, name in enumerate(names)}


# Bit masks in names, and back.


def names_in(mask: int, names: list[str]) -> list[Plain]:
    """The names whose bits are set."""
    found: list[Plain] = []
    place = 0
    while mask:
        if mask & 1:
            found.append(names[place])
        mask >>= 1
        place += 1
    return found


def numbers_in(mask: int) -> list[Plain]:
    """The places of the bits that are set, counted from 1."""
    found: list[Plain] = []
    place = 1
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def mask_of(names: Plain, index: dict[str, int]) -> int:
    """A bit for each name of a list."""
    assert isinstance(names, list)
    mask = 0
    for name in names:
        assert isinstance(name, str)
        mask |= 1 << index[name]
    return mask


def mask_of_numbers(numbers: Plain) -> int:
    """A bit for each number of a list, counted from 1."""
    assert isinstance(numbers, list)
    mask = 0
    for number in numbers:
        assert isinstance(number, int)
        mask |= 1 << number - 1
    return mask


def known_numbers(zone: Plain, index: dict[str, int]) -> list[int]:
    """The numbers of the pieces of a zone that the holder of the view knows."""
    assert isinstance(zone, dict)
    known = zone["known"]
    assert isinstance(known, list)
    found: list[int] = []
    for name in known:
        assert isinstance(name, str)
        found.append(index[name])
    return found
