"""Holding a table without opening it: whatever may be wrong with its match, no rule is called."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from lamplight.kernel.message import Message

from ..storage import schema, store
from ..wire.protocol import ClockInfo, TableInfo, encode
from . import rows
from .rows import Row, encode_row
from .table import Packed, Table, decode_packed, encode_packed


def hold(connection: Connection, table_id: str, notice: Message, at: int) -> bool:
    """Nothing more happens at this table until somebody has looked; whether that is new."""
    tables = schema.tables.c
    found = connection.execute(select(tables.info, tables.snapshot).where(tables.id == table_id)).first()
    if found is None:
        return False
    packed = decode_packed(found.snapshot)
    table = packed.table
    if table.status in ("held", "finished", "closed"):
        return False
    info = _info(found.info)
    clock = None if info.clock is None else _stopped(info.clock, table, at)
    table.held_from, table.status, table.notice, table.updated = table.status, "held", notice, at
    row = Row(packed.number + 1, at, rows.Held(notice))
    held = Packed(row.number, table, [mark + 1 for mark in packed.marks], packed.match, packed.position)
    info = msgspec.structs.replace(info, status="held", notice=notice, clock=clock)
    new = store.JournalEntry(
        table_id=table_id,
        row=row,
        body=encode_row(row),
        delta=None,
        values={
            "number": row.number,
            "game": table.game,
            "status": "held",
            "listed": table.listed,
            "host": table.host,
            "updated": at,
            "deadline": None,
            "rules_version": table.rules_version,
            "set_hash": table.set_hash,
            "match_row": table.match_row,
            "info": encode(info),
            "turn": "",
            "snapshot": encode_packed(held),
        },
        reseated=False,
        chairs=(),
        turns=(),
        asked=(),
        match=table.series_number,
        record=None,
    )
    store.append(connection, new)
    return True


def _stopped(clock: ClockInfo, table: Table, at: int) -> ClockInfo:
    """Whoever was asked has used time until now; then the clocks stand still."""
    for seat in clock.running:
        table.left[seat] = max(0, table.left[seat] - max(0, at - table.since))
    table.since = max(at, table.since)
    return ClockInfo(clock.kind, tuple(table.left), table.since, ())


_info = msgspec.json.Decoder(TableInfo).decode
