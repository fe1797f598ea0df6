"""The pieces of a running match: small ints and lists of ints, cloned by copying."""

from __future__ import annotations

from typing import Final, TypeVar

from lamplight.kernel.agenda import AgendaState, Packing
from lamplight.kernel.types import Plain, copied

from .tables import Tables

NONE: Final = -1
UNSEEN: Final = -2
"""A face-down scout tile whose identity is not yet decided, because nobody has looked at it."""
RUNNING: Final = 0
FINISHED: Final = 1
PACKING: Final = Packing(kind_bits=6, seat_bits=2)
"""How steps lie on the agenda."""

# Fields that are plain ints, lists of ints, and lists of lists of ints.
INTS = (
    "turn",
    "round",
    "phase",
    "first",
    "throws",
    "draw_size",
    "reserve_size",
    "last_round",
    "passes",
    "bought",
    "secured",
    "scouted",
    "face_up",
    "card",
    "used",
    "district",
    "tile",
    "challenge",
    "team_gps",
    "ended",
)
LISTS = (
    "agenda",
    "dice",
    "score",
    "money",
    "transport",
    "gps",
    "supply",
    "on_map",
    "houses",
    "power",
    "ready",
    "picking",
    "hand_shown",
    "emergency",
    "marks",
    "looked",
    "tile_pool",
    "tile_known",
    "unseen",
    "discard",
    "team",
    "boxed",
)
NESTED = (
    "rondel",
    "hand",
    "planned",
    "objectives",
    "check_area",
    "hospital",
    "tiles_up",
    "tiles_down",
    "shared",
    "display",
    "stacks",
    "secured_by",
)
T = TypeVar("T")
FIELDS = (*INTS, *LISTS, *NESTED, "slots")


class Board(AgendaState):
    """All of a match but its rules.

    The lists inside of lists, and those that change seldom, are never changed in place once a match has begun: what
    changes is replaced (`changed`, `without`), so that clones may share the rest.
    """

    def __init__(self, tables: Tables, source: Board | None = None) -> None:
        """An empty board, or an independent copy of another one."""
        super().__init__()
        self.tables = tables
        if source is None:
            self._clear()
        else:
            self.copy_from(source)

    def _clear(self) -> None:
        tables = self.tables
        seats = tables.seats
        self.round: int = 0
        self.phase: int = 0
        self.first: int = 0
        self.throws: int = 0
        self.draw_size: int = 0
        self.reserve_size: int = 0
        self.last_round: int = 0
        self.passes: int = 0
        self.bought: int = 0
        self.secured: int = 0
        """The secured districts, as a bit mask."""
        self.scouted: int = 0
        """The districts that are taken in this scouting phase, as a bit mask."""
        self.face_up: int = 0
        """The districts whose tiles lie face up, as a bit mask."""
        self.card: int = NONE
        self.used: int = 0
        """Which parts of the card (or check-mark actions) have been used in this activation, as a bit mask."""
        self.district: int = NONE
        self.tile: int = NONE
        self.challenge: int = NONE
        self.team_gps: int = 0
        self.ended: int = RUNNING
        self.dice: list[int] = [NONE, NONE, NONE]
        self.score: list[int] = [0] * seats
        self.money: list[int] = [0] * seats
        self.transport: list[int] = [0] * seats
        self.gps: list[int] = [0] * seats
        self.supply: list[int] = [0] * seats
        self.on_map: list[int] = [0] * seats
        """For each seat the locations with its cubes, as a bit mask."""
        self.houses: list[int] = [0] * seats
        """For each seat the board actions that are still locked by a house, as a bit mask."""
        self.power: list[int] = [0] * seats
        self.ready: list[int] = [0] * seats
        self.picking: list[int] = [NONE] * seats
        self.hand_shown: list[int] = [0] * seats
        """For each seat whether it has shown its hand to all in this round (R12.01)."""
        self.emergency: list[int] = [NONE] * seats
        self.marks: list[int] = [0] * tables.cards
        """For each plan the goals that are marked with a cube, as a bit mask."""
        self.looked: list[int] = [0] * tables.districts
        """For each district the mask of seats that have looked at its face-down tiles."""
        self.tile_pool: list[int] = []
        self.tile_known: list[int] = [0] * tables.tiles
        self.unseen: list[int] = []
        """The cards of the draw and reserve decks, as the sorted set of what may be in them."""
        self.discard: list[int] = []
        self.team: list[int] = []
        self.boxed: list[int] = []
        """Scout tiles that somebody had looked at and that went to the box."""
        self.rondel: list[list[int]] = [[0] * 7 for _ in range(seats)]
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.planned: list[list[int]] = [[NONE] * tables.slots for _ in range(seats)]
        self.objectives: list[list[int]] = [[] for _ in range(seats)]
        self.check_area: list[list[int]] = [[] for _ in range(seats)]
        self.hospital: list[list[int]] = [[] for _ in range(seats)]
        self.tiles_up: list[list[int]] = [[] for _ in range(seats)]
        self.tiles_down: list[list[int]] = [[] for _ in range(seats)]
        self.shared: list[list[int]] = [[0, 0] for _ in range(seats)]
        """For each seat its marks on the shared emergency plans of the campaign, as bit masks."""
        self.display: list[list[int]] = [[], [], []]
        self.stacks: list[list[int]] = [[] for _ in range(tables.districts)]
        self.secured_by: list[list[int]] = [[] for _ in range(tables.districts)]
        self.slots: list[list[list[int]]] = [[[] for _ in range(tables.slots)] for _ in range(seats)]

    def copy_from(self, other: Board) -> None:
        """Become an independent copy of another board."""
        self.acting = other.acting
        self.options = other.options
        self.turn = other.turn
        self.round = other.round
        self.phase = other.phase
        self.first = other.first
        self.throws = other.throws
        self.draw_size = other.draw_size
        self.reserve_size = other.reserve_size
        self.last_round = other.last_round
        self.passes = other.passes
        self.bought = other.bought
        self.secured = other.secured
        self.scouted = other.scouted
        self.face_up = other.face_up
        self.card = other.card
        self.used = other.used
        self.district = other.district
        self.tile = other.tile
        self.challenge = other.challenge
        self.team_gps = other.team_gps
        self.ended = other.ended
        self.agenda = other.agenda[:]
        self.dice = other.dice[:]
        self.score = other.score[:]
        self.money = other.money[:]
        self.transport = other.transport[:]
        self.gps = other.gps[:]
        self.supply = other.supply[:]
        self.on_map = other.on_map[:]
        self.ready = other.ready[:]
        self.picking = other.picking[:]
        self.tile_pool = other.tile_pool[:]
        self.tile_known = other.tile_known[:]
        self.unseen = other.unseen[:]
        self.rondel = other.rondel[:]
        self.hand = other.hand[:]
        self.planned = other.planned[:]
        self.objectives = other.objectives[:]
        self.display = other.display[:]
        self.stacks = other.stacks[:]
        self.slots = other.slots[:]
        # Seldom changed, and never in place: shared.
        self.houses = other.houses
        self.power = other.power
        self.hand_shown = other.hand_shown
        self.emergency = other.emergency
        self.marks = other.marks
        self.looked = other.looked
        self.discard = other.discard
        self.team = other.team
        self.boxed = other.boxed
        self.check_area = other.check_area
        self.hospital = other.hospital
        self.tiles_up = other.tiles_up
        self.tiles_down = other.tiles_down
        self.shared = other.shared
        self.secured_by = other.secured_by

    def dump(self) -> dict[str, Plain]:
        return {name: copied(getattr(self, name)) for name in FIELDS}

    def lent_dump(self) -> dict[str, Plain]:
        return {name: getattr(self, name) for name in FIELDS}

    def set_slot(self, seat: int, slot: int, pile: list[int]) -> None:
        """The cards that lie in a slot from now on, from bottom to top."""
        own = self.slots[seat][:]
        own[slot] = pile
        self.slots[seat] = own

    def turn_order(self) -> list[int]:
        """RD.13: clockwise from the starting player."""
        seats = self.tables.seats
        return [(self.first + number) % seats for number in range(seats)]


def without(cards: list[int], card: int) -> list[int]:
    """A list without one of its cards."""
    rest = cards[:]
    rest.remove(card)
    return rest


def changed(items: list[T], place: int, value: T) -> list[T]:
    """A list with another value at one place."""
    other = items[:]
    other[place] = value
    return other
