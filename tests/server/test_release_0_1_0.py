"""Databases that a server of 0.1.0 has left: today's server opens every table, finds the same match, and goes on.

The server runs a second after the old one stopped, so that no clock of a table has run out meanwhile.
"""

from __future__ import annotations

import asyncio
import gzip
import importlib
import json
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from lamplight.kernel.record import Record, verify
from lamplight.server.admin.operations import Admin, Finding
from lamplight.server.process.bot_worker import BotWork
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from tests.golden.release_0_1_0.make import HERE, PASSWORD

from .conftest import GENEROUS, Server
from .guests import Guest, Json, Live, code, some_action

T = TypeVar("T")
RUNNING = ("undo", "undo-blackout", "back-asked", "series")
"""Tables at which Ann or Ben is asked."""
RECORDED = (*RUNNING, "sealed", "held", "finished", "bot-waiting", "bot-waiting-blackout")


@dataclass(frozen=True)
class Left:
    """What the old server has left, under a server of today."""

    kept: Path
    settings: Settings
    now: int
    tables: dict[str, str]
    server: Server
    guests: list[Guest] = field(default_factory=list[Guest])

    def guest(self, login: str) -> Guest:
        """Somebody who comes back with their password."""
        given = {"login": login, "password": PASSWORD}
        answer = httpx.post(f"{self.server.http}/api/login", json=given, headers={"x-lamplight": "1"})
        assert answer.is_success, answer.text
        self.guests.append(Guest(self.server, cookie=answer.cookies["lamplight"]))
        return self.guests[-1]

    def admin(self) -> Admin:
        return Admin(self.settings, lambda: self.now)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


@pytest.fixture(params=["sqlite", "postgresql"])
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Left]:
    """A server on a copy of one of the databases."""
    kept, folder = HERE / request.param, tmp_path
    if request.param == "sqlite":
        file = folder / "lamplight.db"
        file.write_bytes(gzip.decompress((kept / "lamplight.db.gz").read_bytes()))
        database = f"sqlite:///{file}"
    else:
        database = request.getfixturevalue("postgres_server").new()
        run(_load(database, gzip.decompress((kept / "lamplight.sql.gz").read_bytes()).decode()))
    index = json.loads((kept / "tables.index").read_text(encoding="utf-8"))
    now = index["made_at"] + 1000
    settings = Settings(data=folder, port=0, database=database, limits=GENEROUS)
    server = Server(settings, lambda settings: Service(settings, now=lambda: now))
    found = Left(kept, settings, now, index["tables"], server)
    try:
        yield found
    finally:
        for guest in found.guests:
            guest.close()
        server.stop()


async def _load(database: str, script: str) -> None:
    driver: Any = importlib.import_module("asyncpg")  # without types
    connection = await driver.connect(database)
    await connection.execute(script)
    await connection.close()


def _whose_turn(left: Left, table: str) -> Guest:
    """The first person who owes a decision at a table."""
    ann = left.guest("ann")
    listed = ann.http.get("/api/tables?which=mine").raise_for_status().json()
    found = next(one for one in listed if one["info"]["id"] == table)
    people = {seat["person"]["id"]: seat["person"]["name"].lower() for seat in found["info"]["seats"]}
    return left.guest(people[found["to_act"][0]])


def _play(live: Live, table: str) -> Json:
    seat, version, action = some_action(live, table)
    return live.do(type="play", table=table, seat=seat, version=version, action=action)


async def _record(left: Left, name: str) -> bytes:
    async with left.admin().opened() as admin:
        return (await admin.record(left.tables[name]))[0]


def _unwatched(done: int, of: int) -> None:
    """Nobody looks how far it has come."""


def test_every_table_is_what_its_journal_leads_to(left: Left) -> None:
    async def check() -> tuple[int, list[Finding]]:
        async with left.admin().opened() as admin:
            return await admin.check(_unwatched)

    assert run(check()) == (len(left.tables) - 1, [])


@pytest.mark.parametrize("name", RECORDED)
def test_the_match_is_the_same_digest_by_digest(left: Left, name: str) -> None:
    assert run(_record(left, name)) == (left.kept / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", RUNNING)
def test_a_move_is_played_on(left: Left, name: str) -> None:
    table = left.tables[name]
    before = Record.parse((left.kept / f"{name}.json").read_bytes())
    player = _whose_turn(left, table)
    assert _play(player.live(), table)["type"] == "ack"
    after = Record.parse(run(_record(left, name)))
    assert after.actions[: len(before.actions)] == before.actions
    assert _length(after) > _length(before)


@pytest.mark.parametrize("name", ["undo", "undo-blackout"])
def test_what_could_be_undone_can_be_undone(left: Left, name: str) -> None:
    table = left.tables[name]
    player = _whose_turn(left, table)
    live = player.live()
    snapshot = live.watch(table)
    assert snapshot["game"]["can_undo"]
    done = live.do(type="undo", table=table, seat=snapshot["seat"], version=snapshot["game"]["version"])
    assert done["type"] == "ack"
    assert _length(Record.parse(run(_record(left, name)))) < _length(
        Record.parse((left.kept / f"{name}.json").read_bytes())
    )


def test_chat_and_names_are_kept(left: Left) -> None:
    snapshot = left.guest("ann").live().watch(left.tables["undo"])
    assert [(line["by"]["name"], line["text"]) for line in snapshot["chat"]] == [
        ("Ann", "Good evening!"),
        ("Ben", "Добрый вечер!"),
    ]


def test_secret_choices_are_still_sealed(left: Left) -> None:
    """Ann is ready; the others choose, and only then does everybody see what she chose."""
    table = left.tables["sealed"]
    ann, ben, cleo = map(left.guest, ("ann", "ben", "cleo"))
    live = ann.live()
    assert live.watch(table)["game"]["to_act"] == [1, 2]
    for seat, guest in ((1, ben), (2, cleo)):
        other = guest.live()
        while seat in _to_act(other, table):
            assert _play(other, table)["type"] == "ack"
    assert ann.live().watch(table)["game"]["to_act"] != [1, 2]


def _to_act(live: Live, table: str) -> list[int]:
    live.send(type="unwatch", table=table)
    return list(live.watch(table)["game"]["to_act"])


def test_a_step_back_that_was_asked_for_is_answered(left: Left) -> None:
    table = left.tables["back-asked"]
    ben = left.guest("ben")
    assert ben.info(table)["back"] == {"seat": 0, "agreed": [0]}
    assert ben.do(table, "answer-back", seat=1, agree=True).is_success
    assert ben.info(table).get("back") is None


def test_a_finished_match_is_proved_and_played_again(left: Left) -> None:
    table = left.tables["finished"]
    ann = left.guest("ann")
    text = ann.http.get(f"/api/tables/{table}/record").raise_for_status().content
    assert text == (left.kept / "finished.json").read_bytes()
    folder = left.settings.data / "sets" / Record.parse(text).components.hash
    assert verify(Record.parse(text), components=folder).all_proved
    assert ann.http.get(f"/api/tables/{table}/film").raise_for_status().json()["frames"]
    assert ann.do(table, "rematch").is_success
    assert ann.info(table)["rematch"]


def test_a_series_goes_on(left: Left) -> None:
    table = left.tables["between"]
    ann = left.guest("ann")
    assert ann.info(table)["status"] == "between"
    assert ann.do(table, "next", seat=0, nonce="another nonce of hers").is_success
    assert _play(ann.live(), table)["type"] == "ack"
    first = ann.http.get(f"/api/tables/{left.tables['series']}/record?match=1").raise_for_status()
    assert Record.parse(first.content).outcome is not None


def test_a_held_table_is_released(left: Left) -> None:
    async def release() -> None:
        async with left.admin().opened() as admin:
            await admin.release(table)

    table = left.tables["held"]
    ann = left.guest("ann")
    assert code(ann.do(table, "resign", seat=0)) == "held"
    run(release())
    assert _play(_whose_turn(left, table).live(), table)["type"] == "ack"


@pytest.mark.parametrize("name", ["bot-waiting", "bot-waiting-blackout"])
def test_a_bot_plays_what_it_owed(left: Left, name: str) -> None:
    async def think() -> None:
        work = BotWork(left.settings, "worker")
        await work.start()
        for _ in range(20):
            if not await work.work():
                break
        await work.stop()

    before = Record.parse((left.kept / f"{name}.json").read_bytes())
    run(think())
    assert _length(Record.parse(run(_record(left, name)))) > _length(before)


def _length(record: Record) -> int:
    return len(record.actions) + len(record.pending)


def test_an_open_table_is_started(left: Left) -> None:
    table = left.tables["open"]
    ann = left.guest("ann")
    assert table in {one["info"]["id"] for one in ann.http.get("/api/tables").json()}
    assert ann.do(table, "start").is_success
    assert ann.info(table)["status"] == "playing"
