"""What can happen at a table: the rows of its journal. Everything that a table is follows from them, in order.

A row is stored before anybody hears of it and is never changed. Applying it must lead to the same table in every
process, so it contains whatever was random or taken from a clock.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from lamplight.kernel.message import Message

from ..wire.protocol import Named


class ClockRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """How time is kept: a bank and an increment for each decision (`live`), or so many seconds for each (`days`)."""

    kind: str
    seconds: int
    increment: int = 0


class Provenance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match comes from that was not begun here."""

    actions: int = 0
    """So many actions were made elsewhere; 0: it is not known how many."""
    source: str = ""
    """The hash of the record that was brought."""
    position: bool = False
    """Whether it began from a position that somebody had set up."""


class NightDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal of a day."""

    day: str
    counts: bool = False
    """Whether it is the attempt that counts for whoever plays."""


class What(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do"):
    """Something that happened."""


class Created(What, frozen=True, tag="created"):
    """The table was set up."""

    game: str
    options: dict[str, str | int | bool]
    set_name: str
    set_hash: str
    rules_version: int
    key: str
    """The secret of the match; of a series the one from which the keys of its matches are made."""
    host: str
    host_name: str
    bots: tuple[str, ...]
    """For each seat the name of a bot, or nothing."""
    listed: bool
    spectators: bool
    clock: ClockRules | None = None
    series: str = ""
    reserved: tuple[tuple[int, str, str], ...] = ()
    """Seats that are kept for somebody: number, person, name."""
    origin: str = ""
    """A record to go on from."""
    lesson: str = ""
    """A lesson to be learned."""
    lesson_stamp: str = ""
    """Its file, rules and set (`Lesson.stamp`)."""
    absence: int = 0
    """After so many seconds of absence somebody may be replaced; 0: what follows from the clock."""
    provenance: Provenance | None = None
    """Where the match comes from, if there is an origin."""
    rated: bool = False
    """Whether the match counts for the ratings of those who play it."""
    handles: dict[str, str] = {}
    """The handles of the people who are named here."""
    night: NightDeal | None = None
    """The deal for everybody that is played here: then the draws are the same for all, and there are no nonces."""


class Taken(What, frozen=True, tag="taken"):
    """Somebody sat down."""

    seat: int
    person: str
    name: str
    nonce: str
    handle: str = ""


class Left(What, frozen=True, tag="left"):
    """Somebody stood up."""

    seat: int


class SeatSet(What, frozen=True, tag="seat-set"):
    """A bot was put on a seat, or it was made free."""

    seat: int
    bot: str


class Started(What, frozen=True, tag="started"):
    """The match began; in a series where bots have all seats also the next one."""


class Played(What, frozen=True, tag="played"):
    """An action."""

    seat: int
    action: Named


class Undone(What, frozen=True, tag="undone"):
    """A seat took back its last step."""

    seat: int


class BackAsked(What, frozen=True, tag="back-asked"):
    """A seat asked to go back to when the match had `keep` entries."""

    seat: int
    keep: int


class BackAnswered(What, frozen=True, tag="back-answered"):
    """A person agreed or refused for a seat; when all have agreed, the match goes back."""

    seat: int
    agree: bool


class Spoken(What, frozen=True, tag="spoken"):
    """A line of chat."""

    person: str
    name: str
    text: str
    handle: str = ""


class Resigned(What, frozen=True, tag="resigned"):
    """A seat gave up; if others play on, this bot takes it."""

    seat: int
    bot: str


class StoodIn(What, frozen=True, tag="stood-in"):
    """A bot plays for a person, who may return."""

    seat: int
    bot: str


class Returned(What, frozen=True, tag="returned"):
    """A person plays again."""

    seat: int


class RanOut(What, frozen=True, tag="ran-out"):
    """A seat's time was over: a bot plays on."""

    seat: int
    bot: str


class NextReady(What, frozen=True, tag="next-ready"):
    """A person is ready for the next match of the series; with the last one it begins."""

    seat: int
    nonce: str


class WasRead(What, frozen=True, tag="was-read"):
    """The learner has read a step of the lesson, and the next one begins."""

    seat: int


class Rematched(What, frozen=True, tag="rematched"):
    """The people went on to another table."""

    table: str


class Closed(What, frozen=True, tag="closed"):
    """The table was given up before it began."""


class Held(What, frozen=True, tag="held"):
    """Something is wrong with this match: it waits for an operator."""

    notice: Message


class Released(What, frozen=True, tag="released"):
    """An operator let it go on."""


class Upgraded(What, frozen=True, tag="upgraded"):
    """The rules have another version now; the match was replayed, and it is the same."""

    rules_version: int


class Mishap(What, frozen=True, tag="mishap"):
    """A bot went wrong, and a legal action was or will be played in its place."""

    seat: int
    notice: Message


class Renamed(What, frozen=True, tag="renamed"):
    """Somebody at the table has another name or handle now."""

    person: str
    name: str
    handle: str = ""


class Deleted(What, frozen=True, tag="deleted"):
    """Somebody's account was deleted: a bot has their seats for good, and their name and chat go."""

    person: str
    bot: str


class Archived(What, frozen=True, tag="archived"):
    """It was over long ago: its record stays, and the match, the chat and the rows before this one go."""


Happening: TypeAlias = (
    Created
    | Taken
    | Left
    | SeatSet
    | Started
    | Played
    | Undone
    | BackAsked
    | BackAnswered
    | Spoken
    | Resigned
    | StoodIn
    | Returned
    | RanOut
    | NextReady
    | WasRead
    | Rematched
    | Closed
    | Held
    | Released
    | Upgraded
    | Mishap
    | Renamed
    | Deleted
    | Archived
)


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of a table's journal."""

    number: int
    at: int
    """Milliseconds since 1970."""
    what: Happening
    id: str = ""
    """Marks the command that caused it (`asked.row_id`), so that it counts once."""
    by: str = ""
    """The person; nothing: the server or a bot."""


encode_row = msgspec.msgpack.Encoder().encode
decode_row = msgspec.msgpack.Decoder(Row).decode
