"""Who is there is told in batches: many who come and go cost a bystander little."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import make_url

from lamplight.server.live import presence
from lamplight.server.live.presence import Presence
from lamplight.server.live.waiting import Waiting
from lamplight.server.storage import jobs
from lamplight.server.storage.sqlite import SqliteDatabase
from lamplight.server.tables.table import BotTurn
from lamplight.server.wire.protocol import PersonRef


@dataclass(eq=False)
class Watcher:
    """Somebody who watches, and what they are told."""

    ref: PersonRef
    told: list[bytes] = field(default_factory=list[bytes])
    told_here: dict[str, bytes] = field(default_factory=dict[str, bytes])

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    @property
    def heard(self) -> list[list[str]]:
        return [[one["name"] for one in msgspec.json.decode(message)["here"]] for message in self.told]


class Everybody:
    """Tables that tell everybody."""

    def tells(self, table: str, listener: object) -> bool:
        del table, listener
        return True


def watcher(name: str) -> Any:
    return Watcher(PersonRef(name, name))


def made(path: str = "/nowhere/x.db") -> Presence:
    tables: Any = Everybody()
    return Presence(SqliteDatabase(make_url(f"sqlite:///{path}")), tables, lambda: 0, 20)


def test_many_who_come_and_go_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BATCH_S", 0.01)

    async def work() -> list[list[str]]:
        here, ann = made(), watcher("ann")
        here.came("t", ann)
        guests = [watcher(f"guest {number:02}") for number in range(20)]
        for _ in range(10):
            for guest in guests:
                here.came("t", guest)
            for guest in guests[1:]:
                here.went("t", guest)
        await asyncio.sleep(0.1)
        return list(ann.heard)

    assert asyncio.run(work()) == [["ann"], ["ann", "guest 00"]], "four hundred comings and goings, one message"


def test_who_comes_learns_at_once_who_is_there() -> None:
    async def work() -> list[list[str]]:
        here = made()
        here.came("t", watcher("ann"))
        ben = watcher("ben")
        here.came("t", ben)
        return list(ben.heard)

    assert asyncio.run(work()) == [["ann", "ben"]]


def test_a_table_is_told_that_its_bots_wait_and_when_that_is_over(tmp_path: Any) -> None:
    told: list[tuple[str, dict[str, Any]]] = []

    async def work() -> None:
        database = SqliteDatabase(make_url(f"sqlite:///{tmp_path / 'w.db'}"))
        await database.start()
        now = 1_000_000
        waiting = Waiting(
            database, lambda: now, lambda: ["a"], lambda table, said: told.append((table, msgspec.json.decode(said)))
        )
        for table in ("a", "b"):
            await database.write(lambda c, table=table: jobs.set_jobs(c, table, [BotTurn(1, "expert", 1)], now, "eve"))  # type: ignore[misc]
        await waiting.look()
        assert told == [], "it has just been asked"
        now += 4000
        await waiting.look()
        await waiting.look()
        await database.write(lambda c: jobs.set_jobs(c, "a", [], now, "eve"))
        await waiting.look()
        await database.stop()

    asyncio.run(work())
    assert told == [
        ("a", {"type": "bots-wait", "table": "a", "seats": [1], "since": 1_000_000}),
        ("a", {"type": "bots-wait", "table": "a"}),
    ]
