"""When what is stored of a table cannot be read: it is held with a notice, and made anew from its journal.

The journal is the truth; the snapshot, what lists show and what each row added are made from it, and can be again.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from ..storage import schema
from ..storage.database import Conflict
from ..storage.jobs import set_jobs
from ..wire.protocol import PersonRef, Status, TableInfo, encode
from ..wire.refusals import no
from . import rows
from .delta import encode_delta
from .entry import entry_of
from .happenings import Effect, apply, create
from .journal import of_today
from .room import Room, Setups
from .rows import Row, decode_row

NOTICE = Message("server-held-damaged")
_decode_info = msgspec.json.Decoder(TableInfo).decode


def readable(info: bytes) -> TableInfo | None:
    """What lists show of a table, if it can be read."""
    try:
        return _decode_info(info)
    except (msgspec.MsgspecError, UnicodeError, ValueError):
        return None


def shown(info: bytes, table_id: str, game: str, status: str, host: str) -> TableInfo:
    """The same, or the little that is known beside it."""
    found = readable(info)
    if found is not None:
        return found
    known: Status = "held" if status == "held" else "closed"
    return TableInfo(table_id, game, {}, "", "", known, PersonRef(host, ""), (), 0, notice=NOTICE)


def hold(connection: Connection, table_id: str) -> None:
    """Nothing more happens at this table until somebody has looked. Nothing that is stored of it is read, but its info.

    No row says so: the next one is made by whoever mends it.
    """
    tables, jobs = schema.tables, schema.bot_jobs
    found = connection.execute(select(tables.c.info, tables.c.status).where(tables.c.id == table_id)).first()
    if found is None or found.status in ("held", "closed"):
        return
    info = readable(found.info)
    values: dict[str, object] = {"status": "held", "deadline": None, "turn": ""}
    if info is not None:
        clock = None if info.clock is None else msgspec.structs.replace(info.clock, running=())
        values["info"] = encode(msgspec.structs.replace(info, status="held", notice=NOTICE, clock=clock))
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))
    connection.execute(delete(jobs).where(jobs.c.table_id == table_id))


def journal_of(connection: Connection, table_id: str) -> list[Row]:
    """All rows of a table; refused if one cannot be read, or is gone."""
    journal, tables = schema.journal.c, schema.tables.c
    number = connection.execute(select(tables.number).where(tables.id == table_id)).scalar()
    if number is None:
        raise no("not-found", "no-such-table")
    found: list[Row] = []
    query = select(journal.number, journal.body).where(journal.table_id == table_id).order_by(journal.number)
    for stored in connection.execute(query):
        try:
            found.append(decode_row(stored.body))
        except (msgspec.MsgspecError, UnicodeError, ValueError):
            raise LamplightError(Message("admin-rebuild-row", {"number": stored.number})) from None
    if [row.number for row in found] != list(range(1, number + 1)) or not isinstance(found[0].what, rows.Created):
        raise LamplightError(Message("admin-rebuild-gap"))
    return found


def rebuilt(table_id: str, journal: Sequence[Row], setups: Setups) -> tuple[Room, list[tuple[Row, Effect | None]]]:
    """The table that a journal leads to, with what each of its rows did."""
    first = of_today(journal[0])
    room = create(table_id, first, setups)
    done: list[tuple[Row, Effect | None]] = [(journal[0], None)]
    done += [(row, apply(room, row)) for row in journal[1:]]
    return room, done


def store(connection: Connection, room: Room, done: Sequence[tuple[Row, Effect | None]]) -> None:
    """Write a table that was made anew; `Conflict` if something has happened there meanwhile."""
    tables, journal = schema.tables, schema.journal
    last, effect = done[-1]
    new = entry_of(room, last, effect)
    same = (tables.c.id == room.table.id, tables.c.number == last.number)
    if connection.execute(update(tables).where(*same).values(**new.values)).rowcount != 1:
        raise Conflict
    connection.execute(
        update(journal)
        .where(journal.c.table_id == room.table.id, journal.c.number == bindparam("row"))
        .values(delta=bindparam("added")),
        [
            {"row": row.number, "added": None if did is None or did.delta is None else encode_delta(did.delta)}
            for row, did in done
        ],
    )
    if new.turns is not None:
        set_jobs(connection, room.table.id, new.turns, last.at, room.table.host)
