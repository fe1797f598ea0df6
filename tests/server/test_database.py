"""The database by itself: what is written stays, whatever happens to the others, to the connection or to the server."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncGenerator, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, text

from lamplight.kernel.errors import LamplightError
from lamplight.server.people import sessions
from lamplight.server.storage import database as storage
from lamplight.server.storage import postgres as postgres_module
from lamplight.server.storage import schema, sqlite, store
from lamplight.server.storage.address import open_database
from lamplight.server.storage.database import Database
from lamplight.server.storage.feed import Feed
from lamplight.server.storage.postgres import PostgresDatabase
from lamplight.server.storage.sqlite import SqliteDatabase
from lamplight.server.wire.refusals import Refusal

from .conftest import Postgres, running_postgres

settings = schema.settings


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncGenerator[Database]:
    database = open_database(address)
    await database.start()
    try:
        yield database
    finally:
        await database.stop()


def put(name: str, value: str = "") -> storage.Query[str]:
    """A query that bears being run again."""

    def query(connection: Connection) -> str:
        if connection.execute(select(settings).where(settings.c.name == name)).first() is None:
            connection.execute(insert(settings).values(name=name, value=value))
        return name

    return query


def names(connection: Connection) -> list[str]:
    return sorted(row.name for row in connection.execute(select(settings.c.name)))


def fail(connection: Connection) -> None:
    connection.execute(insert(settings).values(name="undone", value=""))
    raise storage.Conflict


def test_what_fails_is_undone_by_itself(database: str) -> None:
    async def work() -> None:
        async with opened(database) as base:
            writes = [base.write(fail if number % 7 == 3 else put(f"{number:03}")) for number in range(300)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            wanted = [f"{number:03}" for number in range(300) if number % 7 != 3]
            assert [result for result in results if isinstance(result, str)] == wanted
            assert all(isinstance(result, (str, storage.Conflict)) for result in results)
            assert await base.read(names) == wanted

    run(work())


def test_writes_that_wait_are_committed_together(tmp_path: Path) -> None:
    """What nobody has committed yet nobody else sees; then all of it is there at once."""
    path = tmp_path / "together.db"

    async def work() -> None:
        async with opened(f"sqlite:///{path}") as base:
            go = threading.Event()

            def first(connection: Connection) -> None:
                go.wait(30)
                put("first")(connection)

            blocked = asyncio.create_task(base.write(first))
            await asyncio.sleep(0.05)
            writes = [asyncio.create_task(base.write(put(f"{number}"))) for number in range(50)]
            await asyncio.sleep(0.05)
            watcher = sqlite3.connect(path)
            before = watcher.execute("PRAGMA data_version").fetchone()
            seen = {before}
            go.set()
            while not all(write.done() for write in writes):
                seen.add(watcher.execute("PRAGMA data_version").fetchone())
                await asyncio.sleep(0)
            seen.add(watcher.execute("PRAGMA data_version").fetchone())
            watcher.close()
            await blocked
            assert len(seen) <= 3, "one commit for the first, one for the others"
            assert len(await base.read(names)) == 51

    run(work())


def test_when_sqlite_undoes_everything_the_others_are_written_all_the_same(tmp_path: Path) -> None:
    """Some errors (a full disk, for example) make SQLite roll back the whole transaction."""

    def roll_back(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute("ROLLBACK")
        raise OSError("the disk is full")

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'full.db'}") as base:
            writes = [base.write(roll_back if number == 10 else put(f"{number:02}")) for number in range(20)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert isinstance(results[10], Refusal)
            wanted = [f"{number:02}" for number in range(20) if number != 10]
            assert [result for result in results if isinstance(result, str)] == wanted
            assert await base.read(names) == wanted

    run(work())


def test_stop_finishes_what_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'stop.db'}"

    async def work() -> None:
        base = open_database(address)
        await base.start()
        writes = [asyncio.create_task(base.write(put(f"{number}"))) for number in range(500)]
        await asyncio.sleep(0)
        stopping = asyncio.create_task(base.stop())
        assert len(await asyncio.gather(*writes)) == 500
        await stopping
        for late in (base.write(put("late")), base.read(names)):
            with pytest.raises(Refusal) as refused:
                await late
            assert refused.value.code == "unavailable"
        async with opened(address) as again:
            assert len(await again.read(names)) == 500

    run(work())


def test_whoever_goes_away_takes_nobody_along(database: str) -> None:
    async def work() -> None:
        async with opened(database) as base:
            writes = [asyncio.create_task(base.write(put(f"{number:03}"))) for number in range(200)]
            await asyncio.sleep(0.005)
            for write in writes[::3]:
                write.cancel()
            results = await asyncio.gather(*writes, return_exceptions=True)
            found = await base.read(names)
            for number, result in enumerate(results):
                assert isinstance(result, (str, asyncio.CancelledError))
                if isinstance(result, str):
                    assert f"{number:03}" in found

    run(work())


def test_another_process_may_write_for_a_while(tmp_path: Path) -> None:
    path = tmp_path / "busy.db"

    async def work() -> None:
        async with opened(f"sqlite:///{path}") as base:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            writes = [asyncio.create_task(base.write(put(f"{number}"))) for number in range(10)]
            await asyncio.sleep(0.3)
            assert not any(write.done() for write in writes)
            other.execute("COMMIT")
            other.close()
            assert len(await asyncio.gather(*writes)) == 10

    run(work())


def test_a_file_that_stays_busy_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT_S", 0.2)
    path = tmp_path / "busy.db"

    async def work() -> None:
        async with opened(f"sqlite:///{path}") as base:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            results = await asyncio.gather(*(base.write(put(f"{n}")) for n in range(5)), return_exceptions=True)
            assert [result.code for result in results if isinstance(result, Refusal)] == ["unavailable"] * 5
            other.execute("COMMIT")
            other.close()
            assert await base.write(put("again")) == "again"
            assert await base.read(names) == ["again"]

    run(work())


START = """
import asyncio, sys
from lamplight.server.storage.address import open_database
from lamplight.server.people import sessions
async def work():
    base = open_database(sys.argv[1])
    await base.start()
    print(await base.write(sessions.server_secret))
    await base.stop()
asyncio.run(work())
"""


def test_processes_that_start_at_once(database: str) -> None:
    """One makes the tables and the secret, the others find them."""
    started = [
        subprocess.Popen([sys.executable, "-c", START, database], stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    told = {process.communicate(timeout=120)[0].strip() for process in started}
    assert all(process.returncode == 0 for process in started)
    assert len(told) == 1
    assert "" not in told


def test_two_add_the_same_at_once(database: str) -> None:
    """Queries that look first and add then: whoever is later finds what the other has added."""

    async def work() -> None:
        async with opened(database) as base:
            secrets = await asyncio.gather(*(base.write(sessions.server_secret) for _ in range(20)))
            assert len(set(secrets)) == 1

    run(work())


def test_a_query_that_got_in_another_s_way_is_run_again(postgres: str) -> None:
    async def work() -> None:
        async with opened(postgres) as base:
            for code in ("40001", "40P01", "57P01"):
                tried: list[int] = []

                def query(connection: Connection, code: str = code, tried: list[int] = tried) -> int:
                    tried.append(1)
                    if len(tried) < 3:
                        connection.execute(text(f"DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '{code}'; END $$"))
                    return len(tried)

                assert await base.write(query) == 3

    run(work())


def test_a_query_that_is_wrong_is_not_run_again(postgres: str) -> None:
    async def work() -> None:
        async with opened(postgres) as base:
            tried: list[int] = []

            def query(connection: Connection) -> None:
                tried.append(1)
                connection.execute(text("SELECT nothing FROM nowhere"))

            with pytest.raises(Exception, match="nowhere"):
                await base.write(query)
            assert len(tried) == 1

    run(work())


def test_lost_connections_lose_nothing(postgres: str, postgres_server: Postgres) -> None:
    async def work() -> None:
        async with opened(postgres) as base:

            async def write(start: int) -> None:
                for number in range(start, 400, 8):
                    assert await base.write(put(f"{number:03}")) == f"{number:03}"
                    await asyncio.sleep(0.002)

            async def disturb() -> None:
                for _ in range(5):
                    await asyncio.sleep(0.05)
                    await asyncio.to_thread(postgres_server.disconnect, postgres)

            await asyncio.gather(disturb(), *(write(start) for start in range(8)))
            assert await base.read(names) == [f"{number:03}" for number in range(400)]

    run(work())


def test_a_restart_of_postgres_loses_nothing() -> None:
    with running_postgres() as server:
        address = server.new()

        async def work() -> None:
            async with opened(address) as base:
                heard: list[int] = []
                missed: list[int] = []

                async def changed(table: str, number: int) -> None:
                    assert table == "x"
                    heard.append(number)

                async def miss() -> None:
                    missed.append(1)

                feed = Feed(base, changed, miss)
                await feed.start()

                async def write(start: int) -> None:
                    for number in range(start, 200, 4):
                        assert await base.write(put(f"{number:03}")) == f"{number:03}"
                        await asyncio.sleep(0.005)

                await asyncio.gather(asyncio.to_thread(server.restart), *(write(start) for start in range(4)))
                assert await base.read(names) == [f"{number:03}" for number in range(200)]
                while not missed:  # the feed is back, and says that it has been away
                    await asyncio.sleep(0.01)
                await base.write(lambda c: c.execute(text("SELECT pg_notify('lamplight', 'x 7')")))
                while heard != [7]:
                    await asyncio.sleep(0.01)
                await feed.stop()

        run(work())


def test_the_feed_tells_what_others_write(database: str) -> None:
    """And what this process writes: it cannot tell the two apart."""

    def add(number: int) -> storage.Query[None]:
        def query(connection: Connection) -> None:
            connection.execute(insert(schema.journal).values(table_id="t", number=number, body=b""))
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_notify('{store.CHANNEL}', 't {number}')"))

        return query

    async def work() -> None:
        async with opened(database) as base, opened(database) as other:
            heard: list[int] = []

            async def changed(table: str, number: int) -> None:
                assert table == "t"
                heard.append(number)

            async def missed() -> None:
                raise AssertionError("nothing was missed")

            await other.write(add(1))
            feed = Feed(base, changed, missed)
            await feed.start()
            for number in range(2, 40):
                await (other if number % 2 else base).write(add(number))
            while len(heard) < 38:
                await asyncio.sleep(0.01)
            assert heard == list(range(2, 40))
            await feed.stop()

    run(work())


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nonsense", "server-bad-database"),
        ("mysql://somebody@somewhere/x", "server-bad-database"),
        ("sqlite://", "server-bad-database"),
        ("http:// somebody:hush@x", "server-bad-database"),
    ],
)
def test_bad_addresses(address: str, message: str) -> None:
    with pytest.raises(LamplightError) as error:
        open_database(address)
    assert error.value.message.id == message
    assert "hush" not in str(error.value)


def test_a_database_that_cannot_be_opened_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT_S", 0.2)
    (tmp_path / "not-one.db").write_bytes(b"nothing of this is a database" * 100)
    (tmp_path / "a-file").write_text("")
    for address in (
        f"sqlite:///{tmp_path / 'not-one.db'}",
        f"sqlite:///{tmp_path / 'a-file' / 'x.db'}",
        f"postgresql://nobody@/nothing?host={tmp_path}",
    ):

        async def work(address: str = address) -> None:
            base = open_database(address)
            with pytest.raises(LamplightError) as error:
                await base.start()
            assert error.value.message.id == "server-database-failed"
            await base.stop()

        run(work())


def test_kinds(tmp_path: Path) -> None:
    assert isinstance(open_database(f"sqlite:///{tmp_path / 'x.db'}"), SqliteDatabase)
    assert isinstance(open_database("postgres://a@b/c".replace("postgres:", "postgresql:")), PostgresDatabase)


@pytest.mark.parametrize("asked", ["sslmode=disable", "ssl=disable", "ssl=false", "sslmode=prefer"])
def test_an_address_may_say_whether_to_use_tls(postgres: str, asked: str) -> None:
    async def work() -> None:
        address = f"{postgres}{'&' if '?' in postgres else '?'}{asked}"
        async with opened(address) as base:
            heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

            async def changed(table: str, number: int) -> None:
                await heard.put((table, number))

            async def missed() -> None:
                raise AssertionError("nothing was lost")

            feed = Feed(base, changed, missed)
            await feed.start()
            await base.write(lambda c: c.execute(select(func.pg_notify(store.CHANNEL, "x 7"))))
            assert await heard.get() == ("x", 7)
            await feed.stop()

    run(work())


@pytest.mark.parametrize("asked", ["ssl=true", "sslmode=require"])
def test_tls_that_is_asked_for_is_not_done_without(asked: str) -> None:
    base = open_database(f"postgresql://ann:secret@localhost/lamplight?{asked}")
    assert base.url.query == {"sslmode": "require"}


def test_a_server_that_stops_does_not_wait_long_for_a_lost_database(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(postgres) as base:
            monkeypatch.setattr(postgres_module, "AWAY_TIMEOUT_S", float("inf"))
            monkeypatch.setattr(postgres_module, "HURRIED_TIMEOUT_S", 0.0)
            attempts: list[int] = []

            def lost(connection: Connection) -> None:
                del connection
                attempts.append(1)
                if len(attempts) == 3:
                    base.hurry()
                raise ConnectionResetError

            with pytest.raises(Refusal) as refused:
                await base.write(lost)
            assert (refused.value.code, len(attempts)) == ("unavailable", 3)

    run(work())
