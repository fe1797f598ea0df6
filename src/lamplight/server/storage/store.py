"""What is written and read for tables: a row, the snapshot after it and all that follows, in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from ..tables.delta import encode_delta
from ..tables.room import BotTurn, Effect, Room
from ..tables.rows import Created, Left, Played, Row, SeatSet, Spoken, Taken, Undone, decode_row, encode_row
from ..wire.refusals import no
from . import schema
from .database import Conflict, Prepared

CHANNEL = "lamplight"
"""Where PostgreSQL tells other processes which table has a new row."""
LEASE = 15_000
"""So many milliseconds a bot's decision is a worker's own. The supervisor renews it while the worker lives."""
MAIL_AFTER = 60_000
"""Whoever is asked and stays away for so many milliseconds may be told by mail."""

# What every row needs is made once: making a statement costs more than carrying it out.
_ADVANCE = Prepared(
    update(schema.tables).where(
        schema.tables.c.id == bindparam("of_table"), schema.tables.c.number == bindparam("before")
    ),
    [column.name for column in schema.tables.c if column.name not in ("id", "created")],
)
_NOTE = Prepared(insert(schema.journal), ["table_id", "number", "client_id", "body", "delta"])
_OWED = Prepared(
    select(schema.bot_jobs.c.seat, schema.bot_jobs.c.bot, schema.bot_jobs.c.version).where(
        schema.bot_jobs.c.table_id == bindparam("of_table")
    )
)
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
class Append:
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


def appended(room: Room, row: Row, effect: Effect | None) -> Append:
    """What is to be written after a room has applied a row."""
    table = room.table
    ended = room.match if effect is not None and effect.ended else None
    waiting = {chair.person for seat, chair in enumerate(table.chairs) if seat in room.clocked and chair.person}
    return Append(
        table_id=table.id,
        row=row,
        body=encode_row(row),
        delta=None if effect is None or effect.delta is None else encode_delta(effect.delta),
        values={
            "number": row.number,
            "game": table.game,
            "status": table.status,
            "listed": table.listed,
            "host": table.host,
            "updated": table.updated,
            "deadline": room.deadline(),
            "rules_version": table.rules_version,
            "set_hash": table.set_hash,
            "match_row": table.match_row,
            "info": room.listed(),
            "turn": "".join(f",{person}" for person in sorted(waiting)) + "," if waiting else "",
            "snapshot": room.pack(),
        },
        reseated=isinstance(row.what, (Created, Taken, Left, SeatSet)),
        chairs=tuple((seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person),
        turns=None if _without_bots(room, row) else tuple(room.bot_turns()),
        asked=() if effect is None else tuple({table.chairs[seat].person for seat in effect.asked}),
        match=table.series_number,
        record=None if ended is None else str(ended.record()).encode(),
    )


def _without_bots(room: Room, row: Row) -> bool:
    """Whether a row cannot have changed what bots owe."""
    return isinstance(row.what, (Played, Undone, Spoken)) and not any(chair.bot for chair in room.table.chairs)


def create(connection: Connection, new: Append) -> None:
    """The first row of a table. Ids are random: if it is there already, this is not the first attempt to write it."""
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == new.table_id)).first() is not None:
        return
    connection.execute(insert(schema.tables).values(id=new.table_id, created=new.row.at, **new.values))
    _after(connection, new)


def append(connection: Connection, new: Append) -> None:
    """The next row of a table; `Conflict` if another process has written one since ours was made."""
    known = {"of_table": new.table_id, "before": new.row.number - 1}
    if _ADVANCE.run(connection, {**new.values, **known}) != 1:
        raise Conflict
    _after(connection, new)


def _after(connection: Connection, new: Append) -> None:
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
    if isinstance(new.row.what, Spoken):
        _note_voice(connection, new.table_id, new.row.what.person)
    if new.turns is not None:
        _set_jobs(connection, new.table_id, new.turns, new.row.at)
    if new.asked:
        _note_mails(connection, new.table_id, new.asked, new.row.at + MAIL_AFTER)
    if new.record is not None:
        connection.execute(
            insert(schema.records).values(table_id=new.table_id, match=new.match, finished=new.row.at, text=new.record)
        )
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"told": f"{new.table_id} {new.row.number}"})


def _set_jobs(connection: Connection, table_id: str, turns: Sequence[BotTurn], now: int) -> None:
    """The decisions that bots owe now. One that was owed before stays, with whoever is at it."""
    jobs = schema.bot_jobs
    known = {BotTurn(*one) for one in _OWED.rows(connection, {"of_table": table_id})}
    if gone := [turn.seat for turn in known.difference(turns)]:
        connection.execute(delete(jobs).where(jobs.c.table_id == table_id, jobs.c.seat.in_(gone)))
    if new := [turn for turn in turns if turn not in known]:
        connection.execute(
            insert(jobs),
            [
                {
                    "table_id": table_id,
                    "seat": turn.seat,
                    "version": turn.version,
                    "bot": turn.bot,
                    "due": now,
                    "taken_until": 0,
                    "taken_by": "",
                    "attempts": 0,
                }
                for turn in new
            ],
        )


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
class Job:
    """A decision that a bot owes, taken by this worker for a while."""

    table_id: str
    seat: int
    version: int
    bot: str
    attempts: int


def any_job(connection: Connection, now: int) -> bool:
    """Whether a decision waits for a worker."""
    jobs = schema.bot_jobs.c
    return connection.execute(select(jobs.seat).where(jobs.taken_until <= now).limit(1)).first() is not None


def take_job(connection: Connection, now: int, lease: int, worker: str = "") -> Job | None:
    """The decision that has waited longest. Nobody else gets it until the lease is over."""
    jobs = schema.bot_jobs
    own = connection.execute(select(jobs).where(jobs.c.taken_by == worker)).first() if worker else None
    if own is not None:  # taken before, but the worker never heard of it
        return Job(own.table_id, own.seat, own.version, own.bot, own.attempts - 1)
    due = select(jobs).where(jobs.c.taken_until <= now).order_by(jobs.c.due).limit(1).with_for_update(skip_locked=True)
    found = connection.execute(due).first()
    if found is None:
        return None
    connection.execute(
        update(jobs)
        .where(and_(jobs.c.table_id == found.table_id, jobs.c.seat == found.seat))
        .values(taken_until=now + lease, taken_by=worker, attempts=jobs.c.attempts + 1)
    )
    return Job(found.table_id, found.seat, found.version, found.bot, found.attempts)


def put_off(connection: Connection, job: Job, until: int) -> None:
    """Not now: the decision is free again at that moment, and this attempt does not count."""
    jobs = schema.bot_jobs
    connection.execute(
        update(jobs)
        .where(and_(jobs.c.table_id == job.table_id, jobs.c.seat == job.seat, jobs.c.version == job.version))
        .values(taken_until=until, taken_by="", attempts=job.attempts)
    )


def release_jobs(connection: Connection, worker: str, counted: bool) -> None:
    """A worker is gone: what it had taken is free at once. `counted`: it may have been the decision's fault."""
    jobs = schema.bot_jobs
    attempts = jobs.c.attempts if counted else jobs.c.attempts - 1
    connection.execute(
        update(jobs).where(jobs.c.taken_by == worker).values(taken_until=0, taken_by="", attempts=attempts)
    )


def renew_jobs(connection: Connection, workers: Sequence[str], until: int) -> None:
    """These workers live: what they have taken stays theirs."""
    jobs = schema.bot_jobs
    connection.execute(update(jobs).where(jobs.c.taken_by.in_(workers)).values(taken_until=until))


def drop_job(connection: Connection, job: Job) -> None:
    """The decision is no longer wanted, if it is still that one."""
    jobs = schema.bot_jobs.c
    connection.execute(
        delete(schema.bot_jobs).where(
            and_(jobs.table_id == job.table_id, jobs.seat == job.seat, jobs.version == job.version)
        )
    )


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


def record_of(connection: Connection, table_id: str, match: int) -> bytes | None:
    """The record of a finished match."""
    records = schema.records.c
    found = connection.execute(select(records.text).where(records.table_id == table_id, records.match == match)).first()
    return None if found is None else found.text
