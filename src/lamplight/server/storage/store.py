"""What is written and read for tables: a row, the snapshot after it and all that follows, in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from ..people import ratings
from ..tables.finishes import Finished
from ..tables.rows import Closed, Created, Row, Spoken, decode_row
from ..tables.table import BotTurn
from ..wire.refusals import no
from . import attempts, schema
from .database import Conflict, Prepared
from .jobs import set_jobs

CHANNEL = "lamplight"
"""Where PostgreSQL tells other processes which table has a new row."""
MAIL_DELAY_MS = 60_000
"""Whoever is asked and stays away for this long may be told by mail."""

# What every row needs is made once: making a statement costs more than carrying it out.
_ADVANCE = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"), schema.tables.c.number == bindparam("before"))
    .values(bytes=schema.tables.c.bytes + bindparam("grown")),
    [column.name for column in schema.tables.c if column.name not in ("id", "created", "bytes")],
)
_NOTE = Prepared(insert(schema.journal), ["table_id", "number", "client_id", "body", "delta"])
_WANTS_MAIL = Prepared(
    select(schema.people.c.id).where(
        schema.people.c.id == bindparam("who"),
        schema.people.c.mail_turns,
        schema.people.c.email == schema.people.c.confirmed,
    )
)
_CHANGES = Prepared(
    select(schema.journal.c.position, schema.journal.c.table_id, schema.journal.c.number)
    .where(schema.journal.c.position > bindparam("after"))
    .order_by(schema.journal.c.position)
)
_TELL = select(func.pg_notify(CHANNEL, bindparam("told")))


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A row and the table after it, as stored. Plain data: it may be handed to another thread."""

    table_id: str
    row: Row
    body: bytes
    delta: bytes | None
    values: dict[str, object]
    reseated: bool
    """Whether somebody may have sat down or stood up."""
    chairs: tuple[tuple[int, str], ...]
    turns: tuple[BotTurn, ...] | None
    """The decisions that bots owe; None: no bot plays here, and none did."""
    asked: tuple[str, ...]
    """The people whose turn it has become."""
    match: int
    record: bytes | None
    finished: Finished | None = None
    """How a match has ended for those who played it, if it has with this row."""
    finish: attempts.Finish | None = None
    """How an attempt at a deal for everybody has ended with this row."""

    @property
    def size(self) -> int:
        """The bytes that it adds to the journal."""
        return len(self.body) + len(self.delta or b"")


def create(connection: Connection, new: JournalEntry) -> None:
    """The first row of a table. Ids are random: if it is there already, this is not the first attempt to write it."""
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == new.table_id)).first() is not None:
        return
    made = new.row.what
    if isinstance(made, Created) and made.night is not None and made.night.counts:
        attempts.claim(connection, made.night.day, made.game, made.host, new.table_id)
    connection.execute(insert(schema.tables).values(id=new.table_id, created=new.row.at, bytes=new.size, **new.values))
    _after(connection, new)


def append(connection: Connection, new: JournalEntry) -> None:
    """The next row of a table; `Conflict` if another process has written one since ours was made."""
    known = {"of_table": new.table_id, "before": new.row.number - 1, "grown": new.size}
    if _ADVANCE.run(connection, {**new.values, **known}) != 1:
        raise Conflict
    _after(connection, new)


def _after(connection: Connection, new: JournalEntry) -> None:
    _NOTE.run(
        connection,
        {
            "table_id": new.table_id,
            "number": new.row.number,
            "client_id": new.row.id or None,
            "body": new.body,
            "delta": new.delta,
        },
    )
    if new.reseated:
        chairs = schema.chairs
        connection.execute(delete(chairs).where(chairs.c.table_id == new.table_id))
        if new.chairs:
            connection.execute(
                insert(chairs), [{"table_id": new.table_id, "seat": seat, "person": who} for seat, who in new.chairs]
            )
    if isinstance(new.row.what, Closed):
        _free(connection, new)
    if isinstance(new.row.what, Spoken):
        _note_voice(connection, new.table_id, new.row.what.person)
    if new.turns is not None:
        set_jobs(connection, new.table_id, new.turns, new.row.at, str(new.values["host"]))
    if new.asked:
        _note_mails(connection, new.table_id, new.asked, new.row.at + MAIL_DELAY_MS)
    if new.record is not None:
        connection.execute(
            insert(schema.records).values(table_id=new.table_id, match=new.match, finished=new.row.at, text=new.record)
        )
    if new.finished is not None:
        ratings.note(connection, new.table_id, new.match, new.row.at, new.finished)
    if new.finish is not None:
        attempts.finish(connection, new.table_id, new.row.at, new.finish)
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"told": f"{new.table_id} {new.row.number}"})


def _free(connection: Connection, new: JournalEntry) -> None:
    """A table that was closed before anything happened there keeps nothing but that."""
    journal, tables = schema.journal, schema.tables
    connection.execute(delete(journal).where(journal.c.table_id == new.table_id, journal.c.number < new.row.number))
    connection.execute(update(tables).where(tables.c.id == new.table_id).values(bytes=new.size))


def _note_voice(connection: Connection, table_id: str, person: str) -> None:
    voices = schema.voices
    same = (voices.c.table_id == table_id, voices.c.person == person)
    if connection.execute(select(voices.c.person).where(*same)).first() is None:
        connection.execute(insert(voices).values(table_id=table_id, person=person))


def _note_mails(connection: Connection, table_id: str, asked: Sequence[str], due: int) -> None:
    """Those who want it will be told by mail, unless they come before."""
    mails = schema.mails
    for person in asked:
        if _WANTS_MAIL.rows(connection, {"who": person}):
            connection.execute(delete(mails).where(mails.c.person == person, mails.c.table_id == table_id))
            connection.execute(insert(mails).values(person=person, table_id=table_id, due=due, taken_until=0))


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it lies in the database."""

    game: str
    status: str
    rules_version: int
    snapshot: bytes
    number: int
    set_hash: str
    deltas: list[bytes]
    ids: dict[str, int]
    size: int
    """The bytes of its journal."""


def load(connection: Connection, table_id: str) -> Stored:
    """A table with what the rows of its present match have added."""
    tables, journal = schema.tables.c, schema.journal.c
    table = connection.execute(
        select(
            tables.game,
            tables.status,
            tables.rules_version,
            tables.snapshot,
            tables.number,
            tables.match_row,
            tables.set_hash,
            tables.bytes,
        ).where(tables.id == table_id)
    ).first()
    if table is None:
        raise no("not-found", "no-such-table")
    known = and_(journal.table_id == table_id, journal.number <= table.number)  # others may be writing meanwhile
    deltas = connection.execute(
        select(journal.delta)
        .where(known, journal.number >= table.match_row, journal.delta.is_not(None))
        .order_by(journal.number)
    )
    ids = connection.execute(select(journal.client_id, journal.number).where(known, journal.client_id.is_not(None)))
    return Stored(
        table.game,
        table.status,
        table.rules_version,
        table.snapshot,
        table.number,
        table.set_hash,
        [row.delta for row in deltas],
        {row.client_id: row.number for row in ids},
        table.bytes,
    )


def rows_after(connection: Connection, table_id: str, number: int) -> list[Row]:
    """The rows that other processes have written since."""
    journal = schema.journal.c
    found = connection.execute(
        select(journal.body).where(journal.table_id == table_id, journal.number > number).order_by(journal.number)
    )
    return [decode_row(row.body) for row in found]


def numbers_of(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """The last row of each of these tables."""
    tables = schema.tables.c
    found = connection.execute(select(tables.id, tables.number).where(tables.id.in_(table_ids)))
    return {row.id: row.number for row in found}


def newest_position(connection: Connection) -> int:
    """The place of the last row of all journals."""
    return int(connection.execute(select(func.max(schema.journal.c.position))).scalar() or 0)


def note_alive(connection: Connection, now: int) -> None:
    """Write something that is of no use: it shows that writing works."""
    settings = schema.settings
    if connection.execute(update(settings).where(settings.c.name == "alive").values(value=str(now))).rowcount == 0:
        connection.execute(insert(settings).values(name="alive", value=str(now)))


def changes_after(connection: Connection, position: int) -> list[tuple[int, str, int]]:
    """Which tables have new rows: position, table and number."""
    return [(place, table, number) for place, table, number in _CHANGES.rows(connection, {"after": position})]


def overdue(connection: Connection, now: int) -> list[str]:
    """The tables at which a clock has run out."""
    tables = schema.tables.c
    found = connection.execute(select(tables.id).where(tables.deadline <= now, tables.status == "playing").limit(100))
    return [row.id for row in found]


def abandoned(connection: Connection, before: int) -> list[str]:
    """Tables at which no match has begun, and nothing has happened since."""
    tables = schema.tables.c
    found = connection.execute(select(tables.id).where(tables.status == "open", tables.updated < before).limit(100))
    return [row.id for row in found]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists show it."""

    id: str
    info: bytes
    updated: int
    turn: tuple[str, ...]
    """The people who owe a decision."""


def open_tables(connection: Connection, limit: int = 100) -> list[Listed]:
    """Tables that anybody may join or watch."""
    tables = schema.tables.c
    found = connection.execute(
        select(tables.id, tables.info, tables.updated, tables.turn)
        .where(tables.listed, or_(tables.status == "open", tables.status == "playing"))
        .order_by(tables.status, tables.updated.desc())
        .limit(limit)
    )
    return [_listed(*row) for row in found]


def tables_of(connection: Connection, person: str, finished: bool, limit: int = 200) -> list[Listed]:
    """Somebody's own tables: those that go on, or those that are over."""
    tables, chairs = schema.tables.c, schema.chairs.c
    mine = select(chairs.table_id).where(chairs.person == person)
    over = ("finished", "closed")
    found = connection.execute(
        select(tables.id, tables.info, tables.updated, tables.turn)
        .where(or_(tables.id.in_(mine), tables.host == person))
        .where(tables.status.in_(over) if finished else tables.status.not_in(over))
        .order_by(tables.updated.desc())
        .limit(limit)
    )
    return [_listed(*row) for row in found]


def _listed(table_id: str, info: bytes, updated: int, turn: str) -> Listed:
    return Listed(table_id, info, updated, tuple(filter(None, turn.split(","))))


def all_tables_of(connection: Connection, person: str, over: bool = True) -> list[str]:
    """Every table that somebody hosts, sits at or has spoken at; those that are over too, or not."""
    tables, chairs, voices = schema.tables.c, schema.chairs.c, schema.voices.c
    seats = select(chairs.table_id).where(chairs.person == person)
    spoken = select(voices.table_id).where(voices.person == person)
    query = select(tables.id).where(or_(tables.id.in_(seats), tables.id.in_(spoken), tables.host == person))
    if not over:
        query = query.where(tables.status.not_in(("finished", "closed")))
    return [row.id for row in connection.execute(query)]


def tables_going_on(connection: Connection, person: str) -> int:
    """How many tables somebody hosts that are not over."""
    tables = schema.tables.c
    over = ("finished", "closed")
    query = select(func.count()).where(tables.host == person, tables.status.not_in(over))
    return int(connection.execute(query).scalar() or 0)


@dataclass(frozen=True, slots=True)
class Usage:
    """How many bytes are kept for somebody."""

    person: str
    tables: int
    records: int
    sets: int

    @property
    def total(self) -> int:
        return self.tables + self.records + self.sets


def usage(connection: Connection, person: str | None = None) -> list[Usage]:
    """How many bytes are kept for somebody, or for each who hosts a table or has uploaded a set."""
    tables, records, sets = schema.tables.c, schema.records.c, schema.sets.c
    size = func.sum(tables.bytes + func.length(tables.snapshot) + func.length(tables.info))
    parts = (
        select(tables.host, size).group_by(tables.host),
        select(tables.host, func.sum(func.length(records.text)))
        .join_from(schema.records, schema.tables, records.table_id == tables.id)
        .group_by(tables.host),
        select(sets.owner, func.sum(func.length(sets.files))).where(sets.owner.is_not(None)).group_by(sets.owner),
    )
    whose = (tables.host, tables.host, sets.owner)
    found: dict[str, list[int]] = {}
    for number, (query, who) in enumerate(zip(parts, whose, strict=True)):
        wanted = query if person is None else query.where(who == person)
        for one, bytes_ in connection.execute(wanted):
            found.setdefault(one, [0, 0, 0])[number] = int(bytes_ or 0)
    return [Usage(who, *sizes) for who, sizes in found.items()]


def record_of(connection: Connection, table_id: str, match: int) -> bytes | None:
    """The record of a finished match."""
    records = schema.records.c
    found = connection.execute(select(records.text).where(records.table_id == table_id, records.match == match)).first()
    return None if found is None else found.text
