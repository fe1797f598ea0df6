"""The client library against a real server, over real sockets that are cut while it plays."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

import lamplight
from lamplight.client import Client, NewClock, NewTable, Refused, Stream, Table, Unreachable, actions_of, play_with
from lamplight.client.sync import Loop
from lamplight.kernel import Message, games
from lamplight.kernel.record import Record
from lamplight.server.settings import Limits, Settings
from lamplight.server.wire import protocol
from lamplight.server.wire.protocol import GameInfo, Named, PersonRef, Snapshot, TableInfo, Told, Update
from lamplight.testing.serving import serving

FREE = Limits(commands=100_000, guests=100_000, logins=100_000, requests=100_000, tables=100_000)
GAMES: list[tuple[str, dict[str, str | int | bool]]] = [
    ("blackout", {"players": 2}),
    ("dual-powers", {}),
]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Settings(data=tmp_path_factory.mktemp("server"), port=0, limits=FREE)) as address:
        yield address


def run(test: Coroutine[Any, Any, None]) -> None:
    """A test that hangs fails."""

    async def limited() -> None:
        async with asyncio.timeout(120):
            await test

    asyncio.run(limited())


@contextlib.asynccontextmanager
async def people(url: str, *names: str) -> AsyncGenerator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Client.guest(url, name)) for name in names]


async def set_up(clients: list[Client], new: NewTable, *, start: bool = True) -> list[Table]:
    """A table with everybody seated in turn: for each seat the table as its client sees it."""
    made = await clients[0].new_table(new)
    tables = [await client.table(made.table) for client in clients]
    seats = [tables[seat % len(tables)] for seat in range(len(tables[0].info.seats))]
    for seat, table in enumerate(seats):
        await table.take(seat)
    if start:
        await tables[0].start()
        for seat, table in enumerate(seats):
            await table.until(lambda table, seat=seat: table.game(seat))  # type: ignore[misc]
    return seats


class Chooser:
    """Chooses at random and remembers what."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.chosen: list[Named] = []

    def __call__(self, game: GameInfo) -> Named:
        self.chosen.append(self._random.choice(actions_of(game)))
        return self.chosen[-1]


async def play_out(seats: list[Table]) -> list[list[Named]]:
    """Play to the end at random; for each seat what it chose."""
    choosers = [Chooser(seat) for seat in range(len(seats))]
    await asyncio.gather(*(play_with(table, seat, choosers[seat]) for seat, table in enumerate(seats)))
    return [chooser.chosen for chooser in choosers]


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def check_streams(seats: list[Table], record: Record) -> None:
    """What the clients have put together is what the engine says."""
    match = lamplight.replay(record)
    for seat, table in enumerate(seats):
        stream = table.streams[seat]
        assert stream.game is not None
        assert stream.game.view == plain(match.view(seat))
        events = match.events_for(seat)
        assert stream.log_length == len(events)
        assert [told.event for told in stream.log] == plain(events[-len(stream.log) :])


class Wire:
    """A network between a client and the server, which can be cut."""

    def __init__(self, url: str) -> None:
        self._there = urlsplit(url)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.up = True
        """While it is down, nobody gets through."""
        self.deaf = False
        """Lets nothing come back from the server."""

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._through, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Break all connections."""
        for writer in self._open:
            writer.transport.abort()
        self.deaf = False

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.up:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(self._there.hostname, self._there.port)
        self._open |= {writer, back}
        await asyncio.gather(
            self._copy(reader, back, lambda: False),
            self._copy(there, writer, lambda: self.deaf),
            return_exceptions=True,
        )
        self._open -= {writer, back}

    @staticmethod
    async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter, lost: Callable[[], bool]) -> None:
        try:
            while data := await source.read(65536):
                if not lost():
                    target.write(data)
        finally:
            target.transport.abort()


async def watched(table: Table, seen: list[object]) -> None:
    async for message in table:
        seen.append(message)  # noqa: PERF401 - each one at once


# Playing.


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_people_play_a_whole_match(url: str, game: str, options: dict[str, str | int | bool]) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
            seats = await set_up([ann, ben], NewTable(game, options=options))
            spectator = await cleo.table(seats[0].id)
            chosen = await play_out(seats)
            info = seats[0].info
            assert info.status == "finished"
            assert info.result is not None
            record = await ben.record(info.id)
            check_streams(seats, record)
            assert lamplight.verify(record).all_proved
            assert lamplight.Key(bytes.fromhex(info.key)).commitment == info.commitment
            for seat, name in enumerate(record.seats):
                assert [row[1] for row in record.actions if row[0] == name] == chosen[seat]
            await spectator.until(lambda table: table.over)
            seen = spectator.game(None)
            assert seen is not None
            assert seen.prompt is None
            assert seen.view == plain(lamplight.replay(record).view(None))
            assert [one.info.id for one in await ben.tables("finished")] == [info.id]

    run(test())


def test_one_client_holds_all_seats(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann") as (ann,):
            seats = await set_up([ann], NewTable("dual-powers"), start=False)
            table = seats[0]
            assert list(table.streams) == table.seats == [0, 1]
            await table.leave(1)
            assert list(table.streams) == [0]
            await table.leave(0)
            assert list(table.streams) == [None]
            await table.take(0)
            await table.take(1)
            await table.start()
            await play_out(seats)
            check_streams(seats, await ann.record(table.id))

    run(test())


def test_chance_takes_a_part_from_every_seat(url: str) -> None:
    """Each `take` brings a nonce of its own, which is shown only when nobody can choose another any more."""

    async def test() -> None:
        async with people(url, "Ann", "Ben") as clients:
            seats = await set_up(clients, NewTable("dual-powers"), start=False)
            before = seats[0].info.nonces
            assert before == ()
            await seats[0].start()
            one, other = seats[0].info.nonces
            assert one != other
            assert len(one) == len(other) == 32

    run(test())


def test_questions_change_nothing(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as clients:
            seats = await set_up(clients, NewTable("dual-powers"))
            for seat, table in enumerate(seats):
                await play_one(table, seat)
            table = seats[0]
            game = await table.until(lambda table: table.asked(0))
            before = table.streams[0].seq
            action = actions_of(game)[0]
            assert all(clients[0].say(line) for line in await table.preview(0, action))
            effects = await table.effects(0)
            assert len(effects) == len(actions_of(game))
            assert any(effects)
            assert all(clients[0].say(one.words) for option in effects for one in option)
            assert await table.why(0, action) is None
            problem = await table.why(0, {"do": "rest", "token": "red-1a"})
            assert problem is not None
            assert problem.rule
            answer = await table.ask({"ask": "presence", "region": "white"}, 0)
            assert "controller" in answer
            with pytest.raises(Refused) as refused:
                await table.preview(1, action)
            assert refused.value.code == "forbidden"
            assert table.streams[0].seq == before

    run(test())


async def play_one(table: Table, seat: int, which: int = 0) -> None:
    game = await table.until(lambda table: table.asked(seat))
    await table.play(seat, actions_of(game)[which])


def test_steps_can_be_taken_back(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as clients:
            seats = await set_up(clients, NewTable("dual-powers"))
            ann, ben = seats
            start = ann.streams[0].game
            assert start is not None
            await play_one(ann, 0)
            game = ann.game(0)
            assert game is not None
            assert game.can_undo
            await ann.undo(0)
            again = ann.game(0)
            assert again is not None
            assert (again.view, again.to_act) == (start.view, start.to_act)
            await play_one(ann, 0)
            await play_one(ben, 1)
            await ann.until(lambda table: table.asked(0))
            told = list(ann.streams[0].log)
            await ann.ask_back(0)
            await ben.until(lambda table: table.info.back)
            await ben.answer_back(1, True)
            await ann.until(lambda table: table.info.back is None)
            stream = ann.streams[0]
            assert len(stream.log) == stream.log_length < len(told)
            fresh = await Client.with_cookie(url, clients[0].cookie)
            async with fresh:
                anew = (await fresh.table(ann.id)).streams[0]
            assert (anew.log, anew.game, anew.seq) == (stream.log, stream.game, stream.seq)

    run(test())


def test_a_series_goes_on_with_the_next_match(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann") as (ann,):
            seats = await set_up([ann], NewTable("blackout", options={"players": 1}, series="campaign"))
            table = seats[0]
            playing = asyncio.create_task(play_with(table, 0, Chooser(1)))
            await table.until(lambda table: table.info.series and table.info.series.number == 2 and table.asked(0))
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            await table.say("The next one.")
            async with await Client.with_cookie(url, ann.cookie) as again:
                anew = (await again.table(table.id)).streams[0]
                kept = table.streams[0]
                assert (anew.log, anew.log_length, anew.seq) == (kept.log, kept.log_length, kept.seq)
                assert anew.game == kept.game
            assert (await ann.record(table.id, 1)).outcome is not None

    run(test())


def test_resignation_and_a_rematch_with_rotated_seats(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            seats = await set_up([ann, ben], NewTable("dual-powers", clock=NewClock("live", 600, 5)))
            assert seats[0].info.clock is not None
            await seats[1].resign(1)
            await seats[0].until(lambda table: table.over)
            result = seats[0].info.result
            assert result is not None
            assert (result.winners, result.resigned) == ((0,), 1)
            again = await seats[1].rematch()
            await seats[0].until(lambda table: table.info.rematch == again)
            names = [seat.person.name for seat in (await ann.show(again)).seats if seat.person]
            assert names == ["Ben", "Ann"]

    run(test())


def test_updates_are_put_on_top() -> None:
    """Pieces that are gone, and events that are taken back, also those from before what was told."""
    info = TableInfo("t", "candle", {}, "", "", "playing", PersonRef("a", "Ann"), (), 0)

    def told(*numbers: int) -> tuple[Told, ...]:
        return tuple(Told({"number": number}, Message("event")) for number in numbers)

    game = GameInfo(1, (0,), {"deck": 3, "hand": ["a"]})
    stream = Stream.of(Snapshot("t", 0, 5, info, game, told(8, 9), 10, ()))
    stream.add(Update("t", 0, 6, 0, game=GameInfo(2, (1,), {"hand": []}, gone=("deck",)), log=told(10)))
    assert stream.game == GameInfo(2, (1,), {"hand": []})
    assert (stream.seq, stream.log, stream.log_length) == (6, list(told(8, 9, 10)), 11)
    stream.add(Update("t", 0, 7, 0, log=told(19), log_length=10))
    assert (stream.log, stream.log_length) == (list(told(8, 19)), 10)
    stream.add(Update("t", 0, 8, 0, log_length=9))
    assert (stream.log, stream.log_length) == (list(told(8)), 9)
    stream.add(Update("t", 0, 9, 0, log=told(30), log_length=4))
    assert (stream.log, stream.log_length) == (list(told(30)), 4)
    assert stream.info is info


# A bad network.


def test_a_cut_connection_loses_nothing_and_repeats_nothing(url: str) -> None:
    async def test() -> None:
        async with Wire(url) as wire, people(wire.url, "Ann") as (ann,), people(url, "Ben") as (ben,):
            seats = await set_up([ann, ben], NewTable("dual-powers"))
            seen: list[object] = []
            watching = asyncio.create_task(watched(seats[0], seen))
            rough = asyncio.create_task(cut_now_and_then(wire, seats[0]))
            first = seats[0].streams[0].seq
            chosen = await play_out(seats)
            rough.cancel()
            watching.cancel()
            record = await ben.record(seats[0].id)
            check_streams(seats, record)
            for seat, name in enumerate(record.seats):
                assert [row[1] for row in record.actions if row[0] == name] == chosen[seat]
            assert ann.live is not None
            assert ann.live.connections > 5
            told = [message.seq for message in seen if isinstance(message, Update)]
            assert told == list(range(first + 1, first + 1 + len(told)))
            assert not any(isinstance(message, Snapshot) for message in seen)

    run(test())


def has_come_to(seq: int, table: Table) -> bool:
    return table.streams[0].seq >= seq


async def cut_now_and_then(wire: Wire, table: Table) -> None:
    """After a few messages each. Half of the time a little earlier nothing comes back: answers of commands are lost."""
    chance = random.Random(5)
    while True:
        enough = table.streams[0].seq + chance.randint(2, 8)
        await table.until(partial(has_come_to, enough))
        wire.deaf = chance.random() < 0.5
        await asyncio.sleep(0.02)
        wire.cut()


def test_who_comes_back_gets_exactly_what_was_missed(url: str) -> None:
    async def test() -> None:
        async with Wire(url) as wire, people(wire.url, "Ann") as (ann,), people(url, "Ben") as (ben,):
            seats = await set_up([ann, ben], NewTable("dual-powers"))
            table, other = seats
            seen: list[object] = []
            watching = asyncio.create_task(watched(table, seen))
            wire.up = False
            wire.cut()
            for number in range(3):
                await other.say(f"line {number}")
            wire.up = True
            await table.until(lambda table: len(table.streams[0].chat) == 3)
            await asyncio.sleep(0)
            watching.cancel()
            assert [message.said.text for message in seen if isinstance(message, Update) and message.said] == [
                "line 0",
                "line 1",
                "line 2",
            ]
            assert not any(isinstance(message, Snapshot) for message in seen)

    run(test())


def test_who_was_away_too_long_gets_everything_anew(url: str) -> None:
    async def test() -> None:
        async with Wire(url) as wire, people(wire.url, "Ann") as (ann,), people(url, "Ben") as (ben,):
            seats = await set_up([ann, ben], NewTable("dual-powers"))
            table, other = seats
            happenings = aiter(table)
            wire.up = False
            wire.cut()
            for number in range(80):
                await other.say(f"line {number}")
            wire.up = True
            await table.until(lambda table: len(table.streams[0].chat) == 80)
            assert table.streams[0].seq == other.streams[1].seq
            while not isinstance(message := await anext(happenings), Snapshot):
                assert not isinstance(message, Update)

    run(test())


def test_a_command_whose_answer_was_lost_counts_once(url: str) -> None:
    async def test() -> None:
        async with Wire(url) as wire, people(wire.url, "Ann") as (ann,), people(url, "Ben") as (ben,):
            seats = await set_up([ann, ben], NewTable("dual-powers"))
            table, other = seats
            wire.deaf = True
            saying = asyncio.create_task(table.say("once"))
            await other.until(lambda table: table.streams[1].chat)
            assert not saying.done()
            wire.cut()
            await saying
            await other.say("done")
            await table.until(lambda table: table.streams[0].chat[-1].text == "done")
            for seat, one in enumerate(seats):
                assert [line.text for line in one.streams[seat].chat] == ["once", "done"]

    run(test())


def test_a_command_sent_twice_counts_once(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            seats = await set_up([ann, ben], NewTable("dual-powers"))
            game = seats[0].asked(0)
            assert game is not None
            play = protocol.Play(seats[0].id, "the-same-id", 0, game.version, actions_of(game)[0])
            assert ann.live is not None
            await ann.live.request(play)
            await ann.live.request(play)
            await ann.command(play)
            before = seats[0].streams[0].seq
            record = await ann.record(seats[0].id)
            assert record.pending == (("red", play.action),)
            with pytest.raises(Refused) as refused:
                await seats[0].play(0, actions_of(game)[0], game.version)
            assert refused.value.code == "stale"
            assert seats[0].streams[0].seq == before

    run(test())


def test_a_gap_is_noticed_and_filled(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            seats = await set_up([ann, ben], NewTable("dual-powers"))
            table, other = seats
            stream = table.streams[0]
            assert stream.game is not None
            whole = stream.game.view
            stream.seq -= 1  # as if the last message had never come
            stream.game = msgspec.structs.replace(stream.game, view={})
            happenings = aiter(table)
            await other.say("Hello?")
            await table.until(lambda table: table.streams[0].chat)
            assert isinstance(await anext(happenings), Snapshot)
            mended = table.streams[0]
            assert mended.game is not None
            assert mended.game.view == whole
            assert mended.seq == other.streams[1].seq
            mended.seq += 5  # as if we knew more than there is
            await other.say("again")
            await other.say("and again")
            await table.look()
            await table.until(lambda table: len(table.streams[0].chat) == 3)

    run(test())


def test_a_server_that_is_restarted_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        settings = Settings(data=tmp_path, port=0, limits=FREE)
        first = serving(settings)
        url = await loop.run_in_executor(None, first.__enter__)
        async with people(url, "Ann", "Ben") as clients:
            seats = await set_up(clients, NewTable("dual-powers"))
            choosers = [Chooser(seat) for seat in range(2)]
            playing = asyncio.gather(*(play_with(table, seat, choosers[seat]) for seat, table in enumerate(seats)))
            await seats[0].until(lambda table: table.streams[0].seq > 30)
            await loop.run_in_executor(None, first.__exit__, None, None, None)
            second = serving(Settings(data=tmp_path, port=urlsplit(url).port or 0, limits=FREE))
            assert await loop.run_in_executor(None, second.__enter__) == url
            await playing
            record = await clients[0].record(seats[0].id)
            check_streams(seats, record)
            for seat, name in enumerate(record.seats):
                assert [row[1] for row in record.actions if row[0] == name] == choosers[seat].chosen
        await loop.run_in_executor(None, second.__exit__, None, None, None)

    run(test())


def test_patience_has_an_end(tmp_path: Path) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        server = serving(Settings(data=tmp_path, port=0))
        url = await loop.run_in_executor(None, server.__enter__)
        async with await Client.guest(url, "Ann", patience=0.3) as ann:
            table = await ann.table((await ann.new_table(NewTable("dual-powers"))).table)
            waiting = asyncio.create_task(table.until(lambda table: table.over))
            await loop.run_in_executor(None, server.__exit__, None, None, None)
            with pytest.raises(Unreachable):
                await table.take(0)
            with pytest.raises(Unreachable):
                await waiting
            with pytest.raises(Unreachable) as unreachable:
                await ann.tables()
            assert url in str(unreachable.value)

    run(test())


def test_who_is_too_fast_waits(tmp_path: Path) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        server = serving(Settings(data=tmp_path, port=0, limits=Limits(commands=20)))
        url = await loop.run_in_executor(None, server.__enter__)
        async with people(url, "Ann") as (ann,):
            table = await ann.table((await ann.new_table(NewTable("dual-powers"))).table)
            await asyncio.gather(*(table.say(f"{number}") for number in range(90)))
            assert [line.text for line in table.streams[None].chat] == [f"{number}" for number in range(90)]
        await loop.run_in_executor(None, server.__exit__, None, None, None)

    run(test())


# People, and what is refused.


def test_an_account_is_opened_elsewhere(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann") as (ann,):
            await ann.set_password("ann-of-the-tests", "a long password")
            link = await ann.make_link()
            async with (
                await Client.log_in(url, "ann-of-the-tests", "a long password") as by_password,
                await Client.with_link(url, link.url) as by_link,
                await Client.with_cookie(url, ann.cookie) as by_cookie,
            ):
                assert {ann.me.id} == {by_password.me.id, by_link.me.id, by_cookie.me.id}
            with pytest.raises(Refused) as used:
                await Client.with_link(url, link.token)
            assert used.value.code == "not-found"
            with pytest.raises(Refused) as wrong:
                await Client.log_in(url, "ann-of-the-tests", "another password")
            assert wrong.value.code == "forbidden"
            assert (await ann.change(name="Anna", language="ru")).name == "Anna"
            assert (await ann.export())["person"]

    run(test())


def test_sessions_that_are_ended_are_told(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann") as (ann,):
            table = await ann.table((await ann.new_table(NewTable("dual-powers"))).table)
            async with await Client.with_cookie(url, ann.cookie) as elsewhere:
                await elsewhere.log_out(everywhere=True)
            with pytest.raises(Refused) as refused:
                await table.until(lambda table: table.over)
            assert (refused.value.code, refused.value.message.id) == ("logged-out", "server-logged-out")
            with pytest.raises(Refused) as unknown:
                await Client.with_cookie(url, ann.cookie)
            assert unknown.value.code == "unauthenticated"
            with pytest.raises(Refused) as nobody:
                await ann.table(table.id)
            assert nobody.value.message.id == "server-who-are-you"

    run(test())


def test_muted_people_are_not_read(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            seats = await set_up([ann, ben], NewTable("dual-powers"), start=False)
            assert (await ann.relate(ben.me.id, "mute")).muted == (ben.me.id,)
            await seats[1].say("Boo!")
            line = (await seats[0].until(lambda table: table.streams[0].chat))[-1]
            assert (line.by.name, line.text, line.muted) == ("Ben", "", True)
            assert seats[1].streams[1].chat[-1].text == "Boo!"
            assert (await ann.relate(ben.me.id, "mute", False)).muted == ()

    run(test())


def test_refusals_say_why(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            seats = await set_up([ann, ben], NewTable("dual-powers", spectators=False))
            await seats[0].until(lambda table: table.asked(0))
            cases: list[tuple[Coroutine[Any, Any, object], str]] = [
                (seats[1].start(), "forbidden"),
                (seats[0].start(), "not-now"),
                (seats[0].play(1, {"do": "pass"}), "forbidden"),
                (seats[0].play(0, {"do": "dance"}), "bad-request"),
                (seats[0].take(99), "bad-request"),
                (seats[0].say(""), "bad-request"),
                (seats[0].undo(0), "not-now"),
                (ann.table("nowhere"), "not-found"),
                (ann.show("nowhere"), "not-found"),
                (ann.new_table(NewTable("chess")), "bad-request"),
            ]
            for doing, code in cases:
                with pytest.raises(Refused) as refused:
                    await doing
                assert refused.value.code == code, (code, refused.value)
            async with people(url, "Cleo") as (cleo,):
                with pytest.raises(Refused) as refused:
                    await cleo.table(seats[0].id)
                assert refused.value.code == "forbidden"

    run(test())


def test_no_server_no_client() -> None:
    async def test() -> None:
        async with Wire("http://127.0.0.1:1") as wire:
            wire.up = False
            with pytest.raises(Unreachable):
                await Client.guest(wire.url, "Ann")

    run(test())


def test_games_and_sets(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann") as (ann,):
            assert {game.id for game in await ann.games()} == set(games())
            folder = lamplight.find_game("dual-powers").set_folder(None)
            uploaded = await ann.upload_set("dual-powers", folder)
            made = await ann.new_table(NewTable("dual-powers", components=uploaded.hash, listed=True))
            assert (await ann.show(made.table)).set_hash == uploaded.hash
            assert made.table in [one.info.id for one in await ann.tables()]
            with pytest.raises(Refused) as refused:
                await ann.upload_set("dual-powers", {"set.toml": "no"})
            assert refused.value.code == "bad-request"

    run(test())


def test_presence_and_unwatching(url: str) -> None:
    async def test() -> None:
        async with people(url, "Ann", "Ben") as (ann, ben):
            seats = await set_up([ann, ben], NewTable("dual-powers"), start=False)
            await seats[0].until(lambda table: {one.name for one in table.here} == {"Ann", "Ben"})
            await seats[1].unwatch()
            await seats[0].until(lambda table: {one.name for one in table.here} == {"Ann"})
            with pytest.raises(Unreachable):
                await watched(seats[1], [])
            again = await ben.table(seats[1].id)
            assert again is not seats[1]
            assert list(again.streams) == [1]

    run(test())


def test_a_script_without_async(url: str) -> None:
    with Loop() as loop:
        ann = loop(Client.guest(url, "Ann"))
        table = loop(ann.table(loop(ann.new_table(NewTable("dual-powers"))).table))
        loop(table.say("Good evening!"))
        assert [line.text for line in table.streams[None].chat] == ["Good evening!"]
        with pytest.raises(TimeoutError):
            loop(table.until(lambda table: table.over), timeout=0.01)
        loop(ann.close())


def test_the_client_needs_no_server_at_home() -> None:
    """Whoever only plays does not load the web framework and the database."""
    program = "import sys, lamplight.client; assert not {'litestar', 'sqlalchemy', 'uvicorn'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", program], check=True)
