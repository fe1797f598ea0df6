"""A row that cannot be read harms its own table, which is held, and nobody else; and the journal mends it."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplight.kernel.errors import LamplightError
from lamplight.server.admin.operations import Admin
from lamplight.server.settings import Settings
from lamplight.server.tables.commands import LARGEST_JOURNAL_BYTES
from lamplight.server.wire import protocol

from .conftest import GENEROUS, Server
from .guests import Guest, code, one_server, playing, some_action, words
from .room_bench import ANN
from .test_room import duel, refused


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with one_server(tmp_path) as running:
        yield running


def spoil(folder: Path, table: str, column: str) -> None:
    """Damage what is stored of a table."""
    where = "journal WHERE number = (SELECT max(number) FROM journal WHERE delta IS NOT NULL AND table_id = ?1) AND"
    target, key = (where, "table_id") if column in ("delta", "body") else ("tables WHERE", "id")
    name, _, rest = target.partition(" ")
    with sqlite3.connect(folder / "lamplight.db") as database:
        done = database.execute(f"UPDATE {name} SET {column} = x'ff00ff' {rest} {key} = ?1", (table,))  # noqa: S608
        assert done.rowcount == 1


def forget(server: Server, table: str) -> None:
    """As if this process had not opened the table yet."""

    async def work() -> None:
        server.service.tables.opened.pop(table, None)

    asyncio.run_coroutine_threadsafe(work(), server.service.loop).result(30)


def rebuild(folder: Path, table: str) -> int:
    async def work() -> int:
        async with Admin(Settings(data=folder)).opened() as admin:
            return await admin.rebuild(table)

    return asyncio.run(work())


@pytest.mark.parametrize("column", ["snapshot", "info", "delta"])
def test_a_damaged_table_is_held_and_made_anew(server: Server, tmp_path: Path, column: str) -> None:
    ann, ben = Guest(server), Guest(server, "Ben")
    table, other = playing(ann, ben), ann.table()
    live = ann.live()
    for _ in range(3):
        seat, version, action = some_action(live, table)
        sent = live if seat == 0 else ben.live()
        if seat == 1:
            sent.watch(table)
        assert sent.do(type="play", table=table, seat=seat, version=version, action=action)["type"] == "ack"
    live.close()
    before = ann.http.get(f"/api/tables/{table}/record").json()
    forget(server, table)
    spoil(tmp_path, table, column)
    mine = [one["info"]["id"] for one in ann.http.get("/api/tables?which=mine").raise_for_status().json()]
    assert other in mine
    assert ann.http.get("/api/lessons").is_success
    if column != "info":
        held = ann.http.get(f"/api/tables/{table}")
        assert (held.status_code, words(held)) == (423, "server-table-damaged")
        assert ann.live().watch(table)["problem"]["code"] == "held"
        assert code(ann.do(table, "resign", seat=0)) == "held"
        [shown] = [one for one in ann.http.get("/api/tables?which=mine").json() if one["info"]["id"] == table]
        assert (shown["info"]["status"], shown["info"]["notice"]["id"]) == ("held", "server-held-damaged")
    assert rebuild(tmp_path, table) > 3
    forget(server, table)
    again = ann.http.get(f"/api/tables/{table}/record").raise_for_status().json()
    assert again == before, "the journal is the truth"
    assert ann.info(table)["status"] == "playing"
    assert table in [one["info"]["id"] for one in ann.http.get("/api/tables?which=mine").json()]
    ann.close()
    ben.close()


def test_a_row_that_cannot_be_read_stops_nobody_from_leaving(server: Server, tmp_path: Path) -> None:
    ann, ben = Guest(server), Guest(server, "Ben")
    table = playing(ann, ben)
    forget(server, table)
    spoil(tmp_path, table, "snapshot")
    with sqlite3.connect(tmp_path / "lamplight.db") as database:
        database.execute("UPDATE journal SET body = x'ff' WHERE table_id = ? AND number = 2", (table,))
    with pytest.raises(LamplightError) as refused_by:
        rebuild(tmp_path, table)
    assert refused_by.value.message.id == "admin-rebuild-row"
    assert ann.http.get("/api/me/export").is_success
    assert ann.http.delete("/api/me").status_code == 200
    assert ann.http.get("/api/me").json() is None

    async def shown() -> tuple[str, list[str]]:
        async with Admin(Settings(data=tmp_path, limits=GENEROUS)).opened() as admin:
            found = await admin.table(table)
            return found.info.status, [line.kind for line in found.last]

    status, kinds = asyncio.run(shown())
    assert status == "held"
    assert "?" in kinds
    ann.close()
    ben.close()


# How much is kept.


def test_what_is_kept_for_a_person_is_bounded_and_closing_frees_it(tmp_path: Path) -> None:
    with one_server(tmp_path, dataclasses.replace(GENEROUS, storage=40_000)) as server:
        ann, ben = Guest(server), Guest(server, "Ben")
        table = ann.table()
        for _ in range(80):
            assert ann.do(table, "say", text="x" * 500).status_code == 200
        refused_for = ann.http.post("/api/tables", json={"game": "dual-powers"})
        assert (refused_for.status_code, words(refused_for)) == (429, "server-storage-full")
        assert ben.table(), "others have room of their own"

        async def usage() -> dict[str, int]:
            async with Admin(Settings(data=tmp_path)).opened() as admin:
                return {name: one.total for name, one in await admin.usage()}

        assert asyncio.run(usage())["Ann"] > 40_000
        assert ann.do(table, "close").status_code == 200
        assert asyncio.run(usage())["Ann"] < 10_000
        assert ann.info(table)["status"] == "closed"
        assert ann.table()
        ann.close()
        ben.close()


def test_a_table_that_is_full_takes_only_what_leads_to_its_end() -> None:
    bench = duel()
    bench.room.size = LARGEST_JOURNAL_BYTES + 1
    refused("too-large", lambda: bench.do(protocol.Say, ANN, text="more"), "server-table-full")
    bench.do(protocol.Resign, ANN, seat=0)
