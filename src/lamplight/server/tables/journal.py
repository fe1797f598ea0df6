"""A table's journal, read and replayed, to see whether it leads to what is stored."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection

from lamplight.kernel.event import Event
from lamplight.kernel.game import find_game
from lamplight.kernel.record import Record

from ..storage import store
from . import rows
from .delta import together
from .happenings import apply, create
from .room import Room, Setups
from .rows import Row


@dataclass(frozen=True, slots=True)
class Journal:
    """A table as it lies in the database, with everything that has happened there."""

    snapshot: bytes
    set_hash: str
    rows: list[Row]
    deltas: list[bytes]


def read_journal(connection: Connection, table_id: str) -> Journal:
    """A table with its whole journal; refused if there is none."""
    stored = store.load(connection, table_id)
    found = store.rows_after(connection, table_id, 0)
    known = [row for row in found if row.number <= stored.number]  # others may be writing meanwhile
    return Journal(stored.snapshot, stored.set_hash, known, stored.deltas)


class Unplayable(Exception):
    """A row of a journal cannot happen any more."""


def of_today(first: Row) -> Row:
    """The row with which a table was made, its record as one of today's rules."""
    made = first.what
    assert isinstance(made, rows.Created)
    if not made.origin:
        return first
    version = find_game(made.game).rules_version
    origin = msgspec.structs.replace(Record.parse(made.origin), rules_version=version)
    return msgspec.structs.replace(first, what=msgspec.structs.replace(made, origin=str(origin)))


def replay_journal(table_id: str, journal: list[Row], setups: Setups) -> Room:
    """The table that a journal leads to by the rules of today. (A record that it began with may be of earlier ones.)"""
    first, *others = journal
    room = create(table_id, of_today(first), setups)
    for row in others:
        try:
            apply(room, row)
        except Exception as error:  # whatever the rules raise
            raise Unplayable(f"row {row.number}: {type(error).__name__}: {error}") from error
    return room


def same_events(room: Room, deltas: list[bytes]) -> bool:
    """Whether the stored events are those of this table's match."""
    if room.match is None:
        return True
    _, events = together(deltas)
    return list(map(_plain, events)) == list(map(_plain, room.match.all_events))


def _plain(event: Event) -> tuple[int, str, tuple[int, ...], int]:
    return event.kind, event.rule, tuple(event.args), event.audience
