"""The rules of a game have another version now: tables that go on are replayed, and go on or are held."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from lamplight.client import Client, Refused
from lamplight.kernel.game import find_game
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, verify
from lamplight.server.people import accounts
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.storage import store
from lamplight.server.tables import emergency_hold, rows
from lamplight.server.tables.happenings import apply
from lamplight.server.tables.messages import info
from lamplight.server.tables.room import Room, Who
from lamplight.server.tables.rows import decode_row, encode_row
from lamplight.server.tables.rules_upgrade import Upgrade, outdated
from lamplight.server.tables.table import Packed, decode_packed, encode_packed
from lamplight.server.wire.bodies import NewClock, NewTable
from lamplight.server.wire.protocol import Play, Say, Start, TableInfo, Take, encode
from lamplight.server.wire.refusals import Refusal

from .serve_process import EVENT_TIMEOUT_S, Serving, also
from .tally import installed
from .test_serve import journal, run, seated

GAMES = {
    "dual-powers": NewTable("dual-powers"),
    "blackout": NewTable("blackout", options={"players": 3}),
    "campaign": NewTable("blackout", options={"players": 1}, series="campaign"),
}


async def _played(service: Service, new: NewTable, actions: int) -> str:
    """A table at which so many random actions have been played, and something was said."""
    ann = await service.database.write(lambda c: accounts.add_guest(c, "Ann", "en", service.now()))
    who = Who(ann.id, ann.name)
    table = await service.create_table(new, ann)
    async with service.tables.room(table) as room:
        seats = len(room.table.chairs)
    for seat in range(seats):
        await service.tables.command(Take(table, f"take {seat}", seat, f"nonce of seat {seat:06}"), who)
    await service.tables.command(Start(table, "start"), who)
    await _go_on(service, table, who, actions)
    await service.tables.command(Say(table, "say", "Well."), who)
    return table


async def _go_on(service: Service, table: str, who: Who, actions: int) -> None:
    rng = random.Random(actions)
    for number in range(actions):
        async with service.tables.room(table) as room:
            if room.match is None or room.table.status != "playing":
                return
            seat = room.to_act[0]
            action = rng.choice(list(room.match.legal(seat)))
            version = room.match.version(seat)
            step = f"{room.number} {number}"
        await service.tables.command(Play(table, step, seat, version, dict(action.named)), who)


def _change(data: Path, table: str, change: object) -> None:
    """Change what is stored."""
    with contextlib.closing(sqlite3.connect(data / "lamplight.db")) as database:
        assert callable(change)
        change(database, table)
        database.commit()


def _age(database: sqlite3.Connection, table: str) -> None:
    """As if the table had been played by the rules before."""
    snapshot = _snapshot(database, table)
    snapshot.table.rules_version -= 1
    _set_snapshot(database, table, snapshot)
    database.execute("UPDATE tables SET rules_version = rules_version - 1 WHERE id = ?", (table,))
    [[body]] = database.execute("SELECT body FROM journal WHERE table_id = ? AND number = 1", (table,))
    first = decode_row(body)
    assert isinstance(first.what, rows.Created)
    older = msgspec.structs.replace(first.what, rules_version=first.what.rules_version - 1)
    aged = encode_row(msgspec.structs.replace(first, what=older))
    database.execute("UPDATE journal SET body = ? WHERE table_id = ? AND number = 1", (aged, table))


def _snapshot(database: sqlite3.Connection, table: str) -> Packed:
    [[stored]] = database.execute("SELECT snapshot FROM tables WHERE id = ?", (table,))
    return decode_packed(stored)


def _set_snapshot(database: sqlite3.Connection, table: str, snapshot: Packed) -> None:
    database.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (encode_packed(snapshot), table))


def _other_state(database: sqlite3.Connection, table: str) -> None:
    snapshot = _snapshot(database, table)
    assert snapshot.match is not None
    snapshot.match.state["turn"] = 99
    _set_snapshot(database, table, snapshot)


def _other_event(database: sqlite3.Connection, table: str) -> None:
    found = database.execute(
        "SELECT position, delta FROM journal WHERE table_id = ? AND delta IS NOT NULL ORDER BY number", (table,)
    ).fetchall()
    for position, delta in found:
        kept, history, kept_events, events = msgspec.msgpack.decode(delta)
        if events:
            events[0][1] = "X.9"
            changed = msgspec.msgpack.encode([kept, history, kept_events, events])
            database.execute("UPDATE journal SET delta = ? WHERE position = ?", (changed, position))
            return
    raise AssertionError("no event")


def _illegal(database: sqlite3.Connection, table: str) -> None:
    """The first action is one that the rules of today do not know."""
    found = database.execute(
        "SELECT position, body FROM journal WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    for position, body in found:
        row = decode_row(body)
        if isinstance(row.what, rows.Played):
            other = msgspec.structs.replace(row.what, action={"do": "dance"})
            changed = encode_row(msgspec.structs.replace(row, what=other))
            database.execute("UPDATE journal SET body = ? WHERE position = ?", (changed, position))
            return
    raise AssertionError("nothing was played")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_the_same_goes_on(game: str, tmp_path: Path) -> None:
    """Until it was checked nobody can open it; then it goes on, and its record can be verified."""

    async def work() -> None:
        service = Service(Settings(data=tmp_path))
        await service.start()
        table = await _played(service, GAMES[game], 25)
        async with service.tables.room(table) as room:
            host, view = room.table.host, None if room.match is None else room.match.view(None)
        assert await service.database.read(outdated) == []
        await service.stop()

        _change(tmp_path, table, _age)
        service = Service(Settings(data=tmp_path))
        await service.start()
        who = Who(host, "Ann")
        with pytest.raises(Refusal) as refused:
            await service.tables.command(Say(table, "too soon", "Hello?"), who)
        assert refused.value.code == "unavailable"
        assert refused.value.message.id == "server-rules-unchecked"
        assert await service.database.read(outdated) == [table]
        await Upgrade(service.database, service.sets).run()
        assert await service.database.read(outdated) == []
        async with service.tables.room(table) as room:
            assert room.table.rules_version == find_game(room.table.game).rules_version
            assert view == (None if room.match is None else room.match.view(None))
        await _go_on(service, table, who, 2000)
        async with service.tables.room(table) as room:
            assert room.match is not None
            assert room.match.over
            record = room.match.record()
        assert verify(Record.parse(str(record))).all_proved
        await service.stop()

    run(work())


@pytest.mark.parametrize("change", [_other_state, _other_event, _illegal])
def test_a_table_that_differs_is_held(change: object, tmp_path: Path) -> None:
    """With a notice, as it is stored; and released, it is looked at again."""

    async def work() -> None:
        service = Service(Settings(data=tmp_path))
        await service.start()
        table, sound = [await _played(service, GAMES["dual-powers"], 12) for _ in range(2)]
        await service.stop()
        for one in (table, sound):
            _change(tmp_path, one, _age)
        _change(tmp_path, table, change)
        service = Service(Settings(data=tmp_path))
        await service.start()
        before = decode_packed((await service.database.read(lambda c: store.load(c, table))).snapshot)
        for again in (False, True):
            await Upgrade(service.database, service.sets).run()
            async with service.tables.room(table) as room:
                assert (room.table.status, room.match) == ("held", None)
                assert room.table.notice is not None
                assert room.table.notice.id == "server-held-rules"
                assert room.table.status == "held"
                host = room.table.host
            after = decode_packed((await service.database.read(lambda c: store.load(c, table))).snapshot)
            assert (after.match, after.position) == (before.match, before.position)
            assert after.table.rules_version == before.table.rules_version
            async with service.tables.room(sound) as room:
                assert room.table.status == "playing", "the other one goes on"
            with pytest.raises(Refusal) as refused:
                await service.tables.command(Play(table, "play", 0, 1, {}), Who(host, "Ann"))
            assert refused.value.code == "held"
            await service.tables.command(Say(table, f"say {again}", "Why?"), Who(host, "Ann"))
            if not again:
                assert await service.tables.happen(table, lambda _: rows.Released())
                with pytest.raises(Refusal) as unchecked:
                    await service.tables.command(Say(table, "soon", "Now?"), Who(host, "Ann"))
                assert unchecked.value.code == "unavailable"
        await service.stop()

    run(work())


def test_holding_without_opening_is_like_holding(tmp_path: Path) -> None:
    """What `hold` writes without calling a rule is what a room comes to by the same row."""

    async def work() -> None:
        service = Service(Settings(data=tmp_path))
        await service.start()
        new = msgspec.structs.replace(GAMES["dual-powers"], clock=NewClock("live", 60))
        table = await _played(service, new, 7)
        notice = Message("server-held-hung", {"seconds": 3})
        async with service.tables.room(table) as room:
            stored = await service.database.read(lambda c: store.load(c, table))
            mine = Room.unpack(stored.snapshot, stored.deltas, stored.ids, service.sets.setup)
            at = service.now() + 5000
            apply(mine, rows.Row(room.number + 1, at, rows.Held(notice)))
        assert await service.database.write(lambda c: emergency_hold.hold(c, table, notice, at))
        assert not await service.database.write(lambda c: emergency_hold.hold(c, table, notice, at)), (
            "it is held already"
        )
        stored = await service.database.read(lambda c: store.load(c, table))
        theirs = Room.unpack(stored.snapshot, stored.deltas, stored.ids, service.sets.setup)
        assert decode_packed(theirs.pack()) == decode_packed(mine.pack())
        [listed] = await service.database.read(lambda c: store.tables_of(c, mine.table.host, False))
        assert listed.info == encode(info(mine))
        await service.tables.happen(table, lambda _: rows.Released())
        async with service.tables.current(table) as room:
            assert room.table.status == "playing"
        await service.stop()

    run(work())


async def _shown(ann: Client, table: str) -> TableInfo:
    """A table, once it was checked."""
    until = time.monotonic() + EVENT_TIMEOUT_S
    while True:
        try:
            return await ann.show(table)
        except Refused as refused:
            if refused.code != "unavailable" or time.monotonic() > until:
                raise


def test_a_new_release_of_a_game(tmp_path: Path) -> None:
    """A server is stopped, a game gets other rules, and the server comes again."""
    site = tmp_path / "site"
    installed(site)
    tables: dict[str, str] = {}
    cookie: list[str] = []

    async def before(serving: Serving) -> None:
        async with await Client.guest(serving.address, "Ann", patience=EVENT_TIMEOUT_S) as ann:
            for name, amounts in (("same", "121"), ("other", "131")):
                table = await seated(ann, "tally")
                for number, what in enumerate(amounts):
                    await table.until(lambda table, seat=number % 2: table.asked(seat))  # type: ignore[misc]
                    await table.play(number % 2, {"do": "add", "what": what})
                tables[name] = table.id
            waiting = await ann.new_table(NewTable("tally"))
            tables["open"] = waiting.table
            cookie.append(ann.cookie)

    async def after(serving: Serving) -> None:
        async with await Client.with_cookie(serving.address, cookie[0], patience=EVENT_TIMEOUT_S) as ann:
            for name, status in (("same", "playing"), ("other", "held"), ("open", "open")):
                info = await _shown(ann, tables[name])
                assert (name, info.status) == (name, status)
            same = await ann.table(tables["same"])
            await same.until(lambda table: table.asked(1))
            await same.play(1, {"do": "add", "what": "3"})
            game = await same.until(lambda table: table.asked(0))
            assert game.view["total"] == 8, "by the new rules"

    with Serving(tmp_path, "--port", "0", "--bot-workers", "0", PYTHONPATH=also(site)) as serving:
        run(before(serving))
        assert serving.stop() == 0
    installed(site, rules_version=2, three=4)
    with Serving(tmp_path, "--port", "0", "--bot-workers", "0", PYTHONPATH=also(site)) as serving:
        run(after(serving))
        assert {one["table"] for one in serving.logged("match-upgraded")} == {tables["same"], tables["open"]}
        [differs] = serving.logged("match-differs")
        assert (differs["table"], differs["found"]) == (tables["other"], "state")
        assert serving.stop() == 0
    assert sum(isinstance(row.what, rows.Upgraded) for _, row in journal(serving.data)) == 2
