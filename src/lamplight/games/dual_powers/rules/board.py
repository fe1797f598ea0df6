"""The pieces of a running match: small ints and lists of ints, cloned by copying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import AgendaState, Packing, StepTable
from lamplight.kernel.types import Plain, copied

from .tables import RED, Tables

NONE: Final = -1
UNSEEN: Final = -2
"""A face-down card whose identity is not yet decided, because nobody has seen it (solo): one of `pile`."""
OLD: Final = -3
"""The same, but laid out before the draw pile was reshuffled: one of `old`."""

LEADER_PLACED: Final = 1
SPECIAL_DONE: Final = 2
LEADER_PARTS = ("placed", "special")
"""What the two parts of a leader card are called, in this order."""

# How a match can end.
ENDINGS = ("", "track", "calendar", "centre")
RUNNING: Final = 0
BY_TRACK: Final = 1
BY_CALENDAR: Final = 2
BY_CENTRE: Final = 3


PACKING: Final = Packing(kind_bits=5, seat_bits=1)
"""Steps belong to sides, not to seats: alone, the Opposition has no seat."""

FIELDS = (
    "agenda",
    "turn",
    "round",
    "month",
    "day",
    "score",
    "will",
    "unrest",
    "barricade_tile",
    "barricade",
    "tiles",
    "tiles_discarded",
    "place",
    "fresh",
    "pile",
    "old",
    "discard",
    "hand",
    "played",
    "known",
    "objective",
    "objective_known",
    "chosen",
    "card",
    "leader_done",
    "markers",
    "marker_side",
    "opposition_pile",
    "opposition_leaders",
    "ended",
    "winner",
)
"""All that a match is made of, beside the question at hand, which follows from it."""


class Board(AgendaState):
    """All that lies on the table. Rules stand in the modules of the phases, with the steps that carry them out."""

    def __init__(self, tables: Tables, source: Board | None = None) -> None:
        """An empty board, or an independent copy of another one."""
        super().__init__()
        self.tables = tables
        if source is None:
            self._clear()
        else:
            self.copy_from(source)

    def _clear(self) -> None:
        self.round: int = 0
        self.month: int = 0
        self.day: int = 1
        self.score: int = 0
        """Spaces from the centre: positive towards Red's end."""
        self.will: int = RED
        self.unrest: int = NONE
        self.barricade_tile: int = NONE
        self.barricade: int = 0
        self.tiles: list[int] = []
        """The face-down stack, as the sorted set of what may be in it; a tile gets its identity when turned up."""
        self.tiles_discarded: list[int] = []
        self.place: list[int] = []
        self.fresh: list[int] = []
        self.pile: list[int] = []
        """The draw pile, as the set of what may be in it (sorted), unseen cards that lie elsewhere included."""
        self.old: list[int] = []
        """What the face-down cards that were laid out before a reshuffle are among (sorted): exactly as many."""
        self.discard: list[int] = []
        self.hand: list[list[int]] = [[], []]
        self.played: list[list[int]] = [[], []]
        self.known: list[int] = []
        """For each card the mask of seats that know where it is (if a side holds it: that this side does)."""
        self.objective: list[int] = [NONE, NONE]
        self.objective_known: list[int] = [0, 0]
        """For each side the mask of seats that know which card its objective is."""
        self.chosen: list[int] = [NONE, NONE]
        """The sealed choice of an objective, until both are in."""
        self.card: int = NONE
        self.leader_done: int = 0
        self.markers: list[int] = [NONE, NONE, NONE]
        """The regions of the objective markers 1, 2 and 3."""
        self.marker_side: list[int] = [NONE, NONE, NONE]
        """Whose objective markers 2 and 3 stand for."""
        self.opposition_pile: list[int] = []
        """The Opposition's face-down cards, top last: UNSEEN or OLD."""
        self.opposition_leaders: list[int] = []
        self.ended: int = RUNNING
        self.winner: int = NONE

    def step_table(self) -> StepTable:
        return self.tables.steps

    def copy_from(self, other: Board) -> None:
        """Become an independent copy of another board."""
        self.agenda = other.agenda[:]
        self.acting = other.acting
        self.options = other.options
        self.turn = other.turn
        self.round = other.round
        self.month = other.month
        self.day = other.day
        self.score = other.score
        self.will = other.will
        self.unrest = other.unrest
        self.barricade_tile = other.barricade_tile
        self.barricade = other.barricade
        self.tiles = other.tiles[:]
        self.tiles_discarded = other.tiles_discarded[:]
        self.place = other.place[:]
        self.fresh = other.fresh[:]
        self.pile = other.pile[:]
        self.old = other.old[:]
        self.discard = other.discard[:]
        self.hand = [other.hand[0][:], other.hand[1][:]]
        self.played = [other.played[0][:], other.played[1][:]]
        self.known = other.known[:]
        self.objective = other.objective[:]
        self.objective_known = other.objective_known[:]
        self.chosen = other.chosen[:]
        self.card = other.card
        self.leader_done = other.leader_done
        self.markers = other.markers[:]
        self.marker_side = other.marker_side[:]
        self.opposition_pile = other.opposition_pile[:]
        self.opposition_leaders = other.opposition_leaders[:]
        self.ended = other.ended
        self.winner = other.winner

    def dump(self) -> dict[str, Plain]:
        return {name: copied(getattr(self, name)) for name in FIELDS}

    def lent_dump(self) -> dict[str, Plain]:
        return {name: getattr(self, name) for name in FIELDS}

    def restore(self, data: Mapping[str, Plain]) -> None:
        """Become what was dumped, and ask what was asked."""
        for name in FIELDS:
            setattr(self, name, copied(data[name]))
        self.advance()

    def unseen_aside(self) -> int:
        """How many cards of the present draw pile lie face down outside it, unseen."""
        return (self.objective[0] == UNSEEN) + (self.objective[1] == UNSEEN) + self.opposition_pile.count(UNSEEN)

    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return len(self.pile) - self.unseen_aside() if self.tables.solo else len(self.pile)
