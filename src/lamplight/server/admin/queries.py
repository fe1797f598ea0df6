"""What an operator reads and deletes: people and tables as they lie in the database, without anything secret."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, update

from ..storage import schema
from ..tables.damage import shown
from ..tables.rows import decode_row
from ..wire.protocol import TableInfo

OVER = ("finished", "closed")
SHOWN_ROWS = 20
"""The last rows of a table that are shown."""
UNREADABLE = "?"
"""What is shown of a row that is damaged."""
MOST_LISTED = 500
"""The people or tables that are listed at once."""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody, as an operator sees them."""

    id: str
    name: str
    handle: str
    login: str
    email: str
    language: str
    created: int
    seen: int
    going_on: int
    """Tables that are not over, at which they sit or which they host."""
    over: int


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a journal without anything that is secret: no actions, no nonces, no keys, no chat."""

    number: int
    at: int
    kind: str
    seat: int | None
    by: str


@dataclass(frozen=True, slots=True)
class Overview:
    """A table, as an operator sees it."""

    info: TableInfo
    updated: int
    rows: int
    """In the journal; fewer than the table's number once they were forgotten."""
    records: tuple[int, ...]
    """The numbers of its finished matches."""
    last: tuple[Line, ...] = ()


def matching(find: str) -> ColumnElement[bool]:
    """Everybody whose name, handle, login, e-mail address or id contains a text."""
    table = schema.people.c
    columns = (table.name, table.handle, table.login, table.email, table.id)
    return or_(*(column.icontains(find, autoescape=True) for column in columns)) if find else table.id != ""


def tables_with(person: ColumnElement[str] | str) -> ColumnElement[bool]:
    """The tables that somebody hosts or sits at."""
    tables, chairs = schema.tables.c, schema.chairs.c
    seated = select(chairs.table_id).where(chairs.person == person).correlate(schema.people)
    return or_(tables.host == person, tables.id.in_(seated))


def accounts_where(connection: Connection, wanted: ColumnElement[bool]) -> list[Account]:
    """People as an operator sees them, the last seen first."""
    table, tables = schema.people.c, schema.tables.c
    own = select(func.count()).select_from(schema.tables).where(tables_with(table.id)).correlate(schema.people)
    found = connection.execute(
        select(
            schema.people,
            own.where(tables.status.not_in(OVER)).scalar_subquery().label("going_on"),
            own.where(tables.status.in_(OVER)).scalar_subquery().label("over"),
        )
        .where(wanted)
        .order_by(table.seen.desc())
        .limit(MOST_LISTED)
    )
    return [
        Account(
            row.id,
            row.name,
            row.handle or "",
            row.login or "",
            row.email or "",
            row.language,
            row.created,
            row.seen,
            row.going_on,
            row.over,
        )
        for row in found
    ]


def overviews_where(connection: Connection, wanted: ColumnElement[bool]) -> list[Overview]:
    """Tables as an operator sees them, the last changed first."""
    tables, journal, records = schema.tables.c, schema.journal.c, schema.records.c
    length = select(func.count()).where(journal.table_id == tables.id).scalar_subquery().label("length")
    found = connection.execute(
        select(tables.id, tables.info, tables.updated, tables.game, tables.status, tables.host, length)
        .where(wanted)
        .order_by(tables.updated.desc())
        .limit(MOST_LISTED)
    ).all()
    kept: dict[str, list[int]] = {}
    ids = [row.id for row in found]
    for row in connection.execute(
        select(records.table_id, records.match).where(records.table_id.in_(ids)).order_by(records.match)
    ):
        kept.setdefault(row.table_id, []).append(row.match)
    return [
        Overview(
            shown(row.info, row.id, row.game, row.status, row.host),
            row.updated,
            row.length,
            tuple(kept.get(row.id, ())),
        )
        for row in found
    ]


def names_of(connection: Connection) -> dict[str, str]:
    """The names of all people, by id."""
    table = schema.people.c
    return {row.id: row.name for row in connection.execute(select(table.id, table.name))}


def last_rows(connection: Connection, table_id: str) -> list[Line]:
    """The end of a table's journal."""
    journal = schema.journal.c
    found = connection.execute(
        select(journal.number, journal.body)
        .where(journal.table_id == table_id)
        .order_by(journal.number.desc())
        .limit(SHOWN_ROWS)
    ).all()
    return [_line(row.number, row.body) for row in reversed(found)]


def _line(number: int, body: bytes) -> Line:
    try:
        row = decode_row(body)
    except (msgspec.MsgspecError, UnicodeError, ValueError):
        return Line(number, 0, UNREADABLE, None, "")
    seat: int | None = getattr(row.what, "seat", None)
    return Line(row.number, row.at, str(row.what.__struct_config__.tag), seat, row.by)


def finished_before(connection: Connection, before: int) -> list[str]:
    """Tables that were over by then, have a record to keep and rows to forget."""
    tables, journal, records = schema.tables.c, schema.journal.c, schema.records.c
    kept = exists().where(records.table_id == tables.id)
    old = exists().where(journal.table_id == tables.id, journal.number < tables.match_row)
    query = select(tables.id).where(tables.status == "finished", tables.updated < before, kept, old)
    return [row.id for row in connection.execute(query)]


def closed_before(connection: Connection, before: int) -> list[str]:
    """Tables that never began and were closed by then."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.status == "closed", tables.updated < before)
    return [row.id for row in connection.execute(query)]


def guests_gone_since(connection: Connection, since: int) -> list[str]:
    """People without a login who were not seen since, and whose tables are all over."""
    table, tables = schema.people.c, schema.tables.c
    busy = exists().where(and_(tables_with(table.id), tables.status.not_in(OVER)))
    query = select(table.id).where(table.login.is_(None), table.seen < since, ~busy)
    return [row.id for row in connection.execute(query)]


def forget_rows(connection: Connection, table_id: str) -> None:
    """Delete the rows of a table's journal before the one with which it was archived."""
    tables, journal = schema.tables.c, schema.journal.c
    kept = select(tables.match_row).where(tables.id == table_id).scalar_subquery()
    connection.execute(delete(schema.journal).where(journal.table_id == table_id, journal.number < kept))
    left = select(func.sum(func.length(journal.body))).where(journal.table_id == table_id).scalar_subquery()
    connection.execute(update(schema.tables).where(tables.id == table_id).values(bytes=func.coalesce(left, 0)))


def delete_table(connection: Connection, table_id: str) -> None:
    """All that is kept of a table."""
    for table in (schema.journal, schema.chairs, schema.voices, schema.bot_jobs, schema.mails):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
