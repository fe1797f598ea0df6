"""A table as it is stored: who sits where, how time and the series stand, and the match, frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from lamplight.kernel.match import Frozen
from lamplight.kernel.message import Message
from lamplight.lessons import Progress

from ..wire.protocol import Result, Status
from .rows import ClockRules, NightDeal, Provenance

SUBSTITUTE = "steady"
"""The bot that plays on for somebody who resigned, ran out of time or is gone."""


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat: who sits there. A bot beside a person plays in their place."""

    person: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""
    """This seat's part of the randomness of the present match."""
    next_nonce: str = ""
    """And of the next one of the series."""
    resigned: bool = False

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.person) and not self.bot

    @property
    def consents(self) -> bool:
        """Whether a person has to agree when the match is to go back. A stand-in does not agree for somebody else."""
        return bool(self.person) and not self.resigned


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of chat."""

    person: str
    name: str
    at: int
    text: str


class Back(msgspec.Struct, omit_defaults=True):
    """A question whether a seat may go back."""

    seat: int
    keep: int
    agreed: list[int]


class Table(msgspec.Struct, omit_defaults=True):
    """Everything about a table but the match itself."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    """Those of the present match."""
    set_name: str
    set_hash: str
    rules_version: int
    key: str
    """That of the present match."""
    host: str
    host_name: str
    listed: bool
    spectators: bool
    created: int
    chairs: list[Chair]
    status: Status = "open"
    updated: int = 0
    """When something happened last that everybody may know of."""
    clock: ClockRules | None = None
    left: list[int] = []
    """For each seat the milliseconds it had left at the moment `since`."""
    unpaid: list[int] = []
    """The same before the seat got more for its last decision: what it has again if it takes that back."""
    since: int = 0
    back: Back | None = None
    series: str = ""
    series_key: str = ""
    """Never published: the keys of all matches of a series are made from it."""
    series_options: dict[str, str | int | bool] = {}
    series_state: dict[str, Any] = {}
    series_number: int = 1
    """Which match this is; one that was given up counts."""
    result: Result | None = None
    rematch: str = ""
    notice: Message | None = None
    held_from: Status = "open"
    origin: str = ""
    """Before the start: a record to go on from."""
    provenance: Provenance | None = None
    """Where the match comes from, if it was not begun here."""
    absence: int = 0
    """After so many seconds somebody who is absent may be replaced; 0: what follows from the clock (`terms.py`)."""
    night: NightDeal | None = None
    """The deal for everybody that is played here."""
    lesson: Progress | None = None
    """The lesson that is learned here, and how far it is."""
    rated: bool = False
    chat: list[Line] = []
    handles: dict[str, str] = {}
    """The handles of the people who are named here."""
    match_row: int = 0
    """The row with which the present match began."""

    @property
    def begun(self) -> bool:
        """Whether there has been a match."""
        return self.match_row > 0

    @property
    def standing(self) -> Status:
        """The status, or while the table is held the one it had before."""
        return self.held_from if self.status == "held" else self.status

    @property
    def ended(self) -> bool:
        """Whether the present match is over here, by its rules or because somebody gave it up."""
        return self.standing in ("finished", "between")

    def meet(self, person: str, handle: str) -> None:
        """Somebody who is named here has this handle. Those who are named no more are forgotten."""
        if handle and self.handles.get(person) != handle:
            named = {self.host, person, *(chair.person for chair in self.chairs), *(line.person for line in self.chat)}
            known = {who: one for who, one in self.handles.items() if who in named}
            self.handles = {**known, person: handle}

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and chair.person == person]


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot that owes a decision."""

    seat: int
    bot: str
    version: int


class PackedMatch(msgspec.Struct, omit_defaults=True):
    """A `Frozen` match, with types that can be decoded: a state is whatever plain data its game makes."""

    state: dict[str, Any]
    choices: list[list[int]]
    moments: list[tuple[int, dict[str, Any], int, int, int]]
    versions: list[int]
    drawn: int
    drawn_fairly: bool
    imported_draws: int
    drawn_each: dict[str, int] | None = None

    @classmethod
    def of(cls, frozen: Frozen) -> PackedMatch:
        """A frozen match, to be stored."""
        return cls(**{name: getattr(frozen, name) for name in cls.__struct_fields__})

    def frozen(self) -> Frozen:
        """The frozen match that was stored."""
        return Frozen(**msgspec.structs.asdict(self))


class Packed(msgspec.Struct):
    """A room as it is stored."""

    number: int
    table: Table
    marks: list[int]
    match: PackedMatch | None
    position: dict[str, Any] | None


encode_packed = msgspec.msgpack.Encoder().encode
decode_packed = msgspec.msgpack.Decoder(Packed).decode
