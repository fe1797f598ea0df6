"""Rows between memory and database: what is written is told, what is not is not, in every process that listens."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncGenerator, Collection, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text

from lamplight.server.people.accounts import Person, add_guest
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.storage import schema, store
from lamplight.server.tables import happenings, registry, rows, streams
from lamplight.server.tables.entry import entry_of
from lamplight.server.tables.room import Room
from lamplight.server.wire import protocol
from lamplight.server.wire.bodies import NewTable
from lamplight.server.wire.refusals import Refusal

from .conftest import GENEROUS, Postgres, running_postgres
from .scripted_clients import Mirror, journal


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


@contextlib.asynccontextmanager
async def serving(database: str, folder: Path) -> AsyncGenerator[Service]:
    """A process of the server, without its web pages."""
    service = Service(Settings(data=folder / "data", database=database, limits=GENEROUS))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


class Ear:
    """Somebody who listens at a table, as a client does."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.muted: Collection[str] = ()
        self.mirrors: dict[int | None, Mirror] = {}
        self.kinds: list[str] = []

    def tell(self, message: bytes) -> None:
        told = json.loads(message)
        self.kinds.append(told["type"])
        mirror = self.mirrors.setdefault(told.get("seat"), Mirror(None))
        if told["type"] == "update":
            assert told["seq"] == mirror.seq + 1, "nothing is missing, and nothing comes twice"
        mirror.hear(told)

    @property
    def lines(self) -> list[str]:
        """The chat that it was told."""
        (mirror,) = self.mirrors.values()
        return [line["text"] for line in mirror.chat]

    @property
    def log(self) -> Mirror:
        (mirror,) = self.mirrors.values()
        return mirror


async def somebody(service: Service, name: str = "Ann") -> Person:
    return await service.database.write(lambda c: add_guest(c, name, "en", 0))


async def table_for(service: Service, person: Person) -> str:
    return await service.create_table(NewTable("dual-powers"), person)


async def listen(service: Service, table: str, ear: Ear, heard: dict[int, int] | None = None) -> None:
    """`heard` is by audience: two are the seats of the duel, the third are spectators."""
    known = [protocol.Heard(None if audience == 2 else audience, seq) for audience, seq in (heard or {}).items()]
    await service.tables.watch(table, ear, known)


_numbers = itertools.count()


def say(table: str, line: str, command_id: str = "") -> protocol.Say:
    return protocol.Say(table, command_id or f"say-{next(_numbers)}", line)


async def until(true: Any) -> None:
    while not true():
        await asyncio.sleep(0.01)


def spoken(journal_rows: list[rows.Row]) -> list[str]:
    assert [row.number for row in journal_rows] == list(range(1, len(journal_rows) + 1))
    return [row.what.text for row in journal_rows if isinstance(row.what, rows.Spoken)]


def test_two_processes_write_at_one_table(database: str, tmp_path: Path) -> None:
    """Each is sometimes faster: every row is there once, in one order, and both have told it so."""

    async def work() -> None:
        async with serving(database, tmp_path) as one, serving(database, tmp_path) as two:
            ann = await somebody(one)
            table = await table_for(one, ann)
            ears = [Ear(ann.id), Ear("spectator")]
            await listen(one, table, ears[0])
            await listen(two, table, ears[1])
            talk = [
                service.command(say(table, f"{number} {line}"), ann)
                for line in range(20)
                for number, service in enumerate((one, two))
            ]
            await asyncio.gather(*talk)
            await until(lambda: all(len(ear.lines) == 40 for ear in ears))
        found = spoken((await journal(database))[table])
        assert sorted(found) == sorted(f"{number} {line}" for number in (0, 1) for line in range(20))
        assert ears[0].lines == ears[1].lines == found

    run(work())


def test_whoever_goes_away_leaves_nothing_half_done(database: str, tmp_path: Path) -> None:
    """A command whose sender disconnects in the middle is done and told, or has never begun."""

    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            ear = Ear(ann.id)
            await listen(service, table, ear)
            for steps in range(40):
                task = asyncio.create_task(service.command(say(table, f"{steps}"), ann))
                for _ in range(steps // 2):
                    await asyncio.sleep(0 if steps % 2 else 0.0005)
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await service.tables.drain()
            told = list(ear.lines)
            await service.command(say(table, "and after all that"), ann)
        found = spoken((await journal(database))[table])
        assert found[:-1] == told
        assert found[-1] == "and after all that"
        assert len(found) > 5

    run(work())


def _refuse_rows(connection: Connection) -> None:
    """From now on no row can be written: the database fails in the middle of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no'; END $$ LANGUAGE plpgsql")
        )
        connection.execute(text("CREATE TRIGGER failing BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION fail()"))
    else:
        connection.execute(text("CREATE TRIGGER failing BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no'); END"))


def _allow_rows(connection: Connection) -> None:
    on = " ON journal" if connection.dialect.name == "postgresql" else ""
    connection.execute(text(f"DROP TRIGGER failing{on}"))


def test_what_was_not_written_is_not_told(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            ear = Ear(ann.id)
            await listen(service, table, ear)
            await service.command(say(table, "before"), ann)
            await service.database.write(_refuse_rows)
            with pytest.raises(Exception, match="no"):
                await service.command(say(table, "lost", "same"), ann)
            with pytest.raises(Exception, match="no"):
                await service.command(say(table, "lost", "same"), ann)
            assert ear.lines == ["before"]
            await service.database.write(_allow_rows)
            await service.command(say(table, "found", "same"), ann)
            await service.command(say(table, "after"), ann)
            assert ear.lines == ["before", "found", "after"]
        assert spoken((await journal(database))[table]) == ["before", "found", "after"]

    run(work())


def test_a_commit_that_nobody_heard_of_counts_once(tmp_path: Path) -> None:
    """PostgreSQL commits, and the connection is lost before it can say so."""
    with running_postgres() as server:
        database = server.new()

        async def work() -> None:
            async with serving(database, tmp_path) as service:
                ann = await somebody(service)
                table = await table_for(service, ann)
                ear = Ear(ann.id)
                await listen(service, table, ear)
                # A commit now waits for another machine to have it too, which never comes.
                await asyncio.to_thread(
                    server.psql, "ALTER SYSTEM SET synchronous_standby_names = 'nobody'; SELECT pg_reload_conf()"
                )
                await asyncio.sleep(0.3)
                command = asyncio.create_task(service.command(say(table, "once"), ann))
                waiting = (
                    "SET synchronous_commit = local; SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
                )
                while "1" not in (await asyncio.to_thread(server.psql, waiting)).split():
                    assert not command.done(), "the commit does not wait"
                    await asyncio.sleep(0.05)
                await asyncio.to_thread(
                    server.psql, "ALTER SYSTEM RESET synchronous_standby_names; SELECT pg_reload_conf()"
                )
                await asyncio.to_thread(server.disconnect, database)
                await command
                assert ear.lines == ["once"]
                await service.command(say(table, "twice"), ann)
                assert ear.lines == ["once", "twice"]
            assert spoken((await journal(database))[table]) == ["once", "twice"]

        run(work())


def test_a_row_beyond_the_snapshot_is_not_read_with_it(database: str, tmp_path: Path) -> None:
    """Another process may write between the two queries that read a table."""

    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            beyond = {"table_id": table, "number": 2, "client_id": "x", "body": b"", "delta": b"not yet"}
            await service.database.write(lambda c: c.execute(insert(schema.journal).values(**beyond)))
            stored = await service.database.read(lambda c: store.load(c, table))
            assert stored.deltas == []
            assert "x" not in stored.ids

    run(work())


def test_what_was_done_before_a_match_began_is_remembered(database: str, tmp_path: Path) -> None:
    """A command that is sent again after a restart is acknowledged, however long ago it was done."""

    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            takes = [protocol.Take(table, f"take-{seat}", seat, "n" * 16) for seat in (0, 1)]
            done: list[protocol.TableCommand] = [*takes, say(table, "early"), protocol.Start(table, "start")]
            for command in done:
                await service.command(command, ann)
        async with serving(database, tmp_path) as service:
            for command in done:
                await service.command(command, ann)
            with pytest.raises(Refusal) as refused:
                await service.command(protocol.Take(table, "take-again", 0, "n" * 16), ann)
            assert refused.value.code == "not-now"
        assert len((await journal(database))[table]) == 5

    run(work())


def test_an_id_is_its_sender_s_own(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann, bob = await somebody(service), await somebody(service, "Bob")
            table = await table_for(service, ann)
            await service.command(say(table, "ann's", "1"), ann)
            await service.command(say(table, "bob's", "1"), bob)
        assert spoken((await journal(database))[table]) == ["ann's", "bob's"]

    run(work())


def test_rooms_are_closed_only_when_nobody_needs_them(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "ROOMS_KEPT", 0)
    monkeypatch.setattr(streams, "LINGER_S", 0.0)

    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            ears = [Ear(f"somebody {number}") for number in range(8)]

            async def sweep() -> None:
                while True:
                    service.tables.sweep()
                    await asyncio.sleep(0)

            async def come(ear: Ear, number: int) -> None:
                await service.command(say(table, f"{number}"), ann)
                await listen(service, table, ear)

            sweeping = asyncio.create_task(sweep())
            await asyncio.gather(*(come(ear, number) for number, ear in enumerate(ears)))
            await service.command(say(table, "last"), ann)
            assert all(ear.lines == ears[0].lines and len(ear.lines) == 9 for ear in ears)
            for ear in ears:
                service.tables.unwatch(table, ear)
            await until(lambda: table not in service.tables.opened)
            sweeping.cancel()

    run(work())


def test_who_comes_back_gets_exactly_what_was_missed(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            ear = Ear("spectator")
            await listen(service, table, ear)
            await service.command(say(table, "heard"), ann)
            service.tables.unwatch(table, ear)
            ear.muted = (ann.id,)
            for line in ("missed", "too"):
                await service.command(say(table, line), ann)
            assert ear.log.seq == 2
            await listen(service, table, ear, {2: 2})
            assert ear.kinds == ["snapshot", "update", "update", "update"]
            assert [line.get("text", "") for line in ear.log.chat] == ["heard", "", ""], (
                "but not from whom it has muted"
            )
            service.tables.unwatch(table, ear)
            for number in range(streams.MESSAGES_KEPT + 1):
                await service.command(say(table, f"{number}"), ann)
            await listen(service, table, ear, {2: ear.log.seq})
            assert ear.kinds[-1] == "snapshot", "too much was missed"
            await listen(service, table, ear, {2: 10_000})
            assert ear.kinds[-2:] == ["snapshot", "snapshot"], "who has heard more than there is, is mistaken"

    run(work())


def test_what_was_said_while_nobody_could_hear_is_caught_up(
    postgres: str, postgres_server: Postgres, tmp_path: Path
) -> None:
    """A process that has lost its connection to PostgreSQL is told of nothing: it looks when it has a new one."""

    async def work() -> None:
        async with serving(postgres, tmp_path) as one, serving(postgres, tmp_path) as two:
            ann = await somebody(one)
            table = await table_for(one, ann)
            ear = Ear(ann.id)
            await listen(two, table, ear)
            for number in range(8):
                await asyncio.to_thread(postgres_server.disconnect, postgres)
                await one.command(say(table, f"{number}"), ann)
            await until(lambda: len(ear.lines) == 8)
            assert ear.lines == spoken((await journal(postgres))[table])

    run(work())


def test_a_table_is_created_once(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            row = rows.Row(1, 0, await service.lobby.prepare(NewTable("dual-powers"), ann), "", ann.id)
            new = entry_of(happenings.create("an-id", row, service.sets.setup), row, None)
            for _ in range(2):
                await service.database.write(lambda c: store.create(c, new))
            found = await service.database.read(lambda c: c.execute(select(schema.journal.c.table_id)).all())
            assert [one.table_id for one in found] == ["an-id"]

    run(work())


def test_rules_that_fail_hold_the_table(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written before stays, nothing of the action that failed is told, and the notice is."""
    apply = happenings.apply

    def failing(room: Room, row: rows.Row) -> Any:
        effect = apply(room, row)
        if isinstance(row.what, rows.Played):
            raise ZeroDivisionError
        return effect

    monkeypatch.setattr(happenings, "apply", failing)

    async def work() -> None:
        async with serving(database, tmp_path) as service:
            ann = await somebody(service)
            table = await table_for(service, ann)
            for seat in (0, 1):
                await service.command(protocol.Take(table, f"take-{seat}", seat, "n" * 16), ann)
            await service.command(protocol.Start(table, "start"), ann)
            ear = Ear(ann.id)
            await listen(service, table, ear)
            async with service.tables.room(table) as room:
                assert room.match is not None
                (seat, *_) = room.to_act
                action = room.match.setup.catalogue[room.match.state.legal(seat)[0]].named
                version = room.match.version(seat)
            mirror = ear.mirrors[seat]
            view = mirror.game
            with pytest.raises(Refusal) as refused:
                await service.command(protocol.Play(table, "play", seat, version, dict(action)), ann)
            assert refused.value.code == "held"
            assert mirror.info["status"] == "held"
            assert mirror.game is not None
            assert view is not None
            assert mirror.game["view"] == view["view"]
            with pytest.raises(Refusal) as refused:
                await service.command(protocol.Play(table, "play-2", seat, version, dict(action)), ann)
            assert refused.value.code == "held"
        last = (await journal(database))[table][-1].what
        assert isinstance(last, rows.Held)
        assert last.notice.id == "server-held-broken"

    run(work())


def test_who_is_told_what_is_decided_by_the_newest_rows(database: str, tmp_path: Path) -> None:
    """A decision of the server's own that was made from an old state is made again from the new one."""

    async def work() -> None:
        async with serving(database, tmp_path) as one, serving(database, tmp_path) as two:
            ann = await somebody(one)
            table = await table_for(one, ann)
            async with two.tables.room(table):
                pass
            await one.command(say(table, "new"), ann)
            seen: list[int] = []

            def decide(room: Room) -> rows.Happening | None:
                seen.append(len(room.table.chat))
                return None if not room.table.chat else rows.Spoken("", "", "answer")

            assert await two.tables.happen(table, decide)
            assert seen[-1] == 1
        assert spoken((await journal(database))[table]) == ["new", "answer"]

    run(work())
