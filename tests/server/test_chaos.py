"""Whatever is killed, and whatever the line does: no acknowledged action is lost, none is applied twice, and in the end
everybody has the view that the engine gives.

Twenty people play by chance, over lines that drop, repeat, delay and reorder messages, while at random moments the
server, a worker, a bot's worker or the database's connections are killed. What they were promised is then compared with
what the database holds, and what they were shown with what the kernel alone makes of it.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import func, select

from lamplight.server.storage import schema
from lamplight.server.storage.address import open_database
from lamplight.server.tables import rows

from .conftest import Postgres, Served, running_postgres
from .scripted_clients import Faults, Scripted, check, journal, living

CHAOS_TIMEOUT_S = 400
"""Seconds after which something hangs, on a machine that does much else."""


async def company(address: str, chance: random.Random) -> list[Scripted]:
    """Twenty people: at tables of two and more, with bots and without, and two who watch everything."""
    clients = [Scripted(address, f"Person {number}", chance.getrandbits(32)) for number in range(20)]
    await asyncio.gather(*(client.sit_down() for client in clients))
    places = iter(clients)
    tables: list[str] = []

    async def begin(game: str, people: int, players: int, bots: Sequence[str | None] = ()) -> None:
        options = {"players": players} if game == "blackout" else {}
        sitting = [next(places) for _ in range(people)]
        table = await sitting[0].new_table(game, options=options, bots=bots)
        free = [seat for seat in range(players) if seat >= len(bots) or bots[seat] is None]
        for seat, client in zip(free, sitting, strict=True):
            await client.take(table, seat)
        await sitting[0].command(table, "start")
        tables.append(table)

    for _ in range(5):
        await begin("dual-powers", 2, 2)
    await begin("blackout", 4, 4)
    await begin("blackout", 2, 3, (None, "random", None))
    await begin("dual-powers", 1, 2, (None, "random"))
    await begin("dual-powers", 1, 2, ("random", None))
    for client in places:
        client.watched = list(tables)
    for client in clients:
        client.faults = Faults(client.chance, drop=0.03, twice=0.04, late=0.08, longest=0.4, cut=0.003)
    return clients


def acknowledged(clients: Sequence[Scripted]) -> int:
    return sum(sent.answer == "ack" for client in clients for sent in client.sent.values())


async def until_bots_rest(address: str) -> None:
    """Bots have played what they owe."""
    database = open_database(address)
    await database.start()
    while await database.read(lambda c: c.execute(select(func.count()).select_from(schema.bot_jobs)).scalar()):
        await asyncio.sleep(0.1)
    await database.stop()


def chaos(address: str, served: Served, seed: int, blows: Sequence[Callable[[random.Random], None]]) -> None:
    """Play, and strike once after the other, each in the middle of play."""
    chance = random.Random(seed)

    async def work() -> None:
        clients = await company(served.http, chance)
        async with living(clients):
            for blow in blows:
                wanted = acknowledged(clients) + chance.randrange(20, 60)
                while acknowledged(clients) < wanted:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(chance.uniform(0.0, 0.1))
                await asyncio.to_thread(blow, chance)
            wanted = acknowledged(clients) + 40
            while acknowledged(clients) < wanted:
                await asyncio.sleep(0.01)
            for client in clients:
                client.playing = False
                client.faults.stop()
            await asyncio.gather(*(client.sync() for client in clients))
            await until_bots_rest(address)
            await asyncio.gather(*(client.sync() for client in clients))
        journals = await journal(address)
        assert check(clients, journals) >= 20 * len(blows)
        assert not any(isinstance(row.what, rows.Held) for some in journals.values() for row in some)
        assert any(isinstance(row.what, rows.Played) and not row.by for some in journals.values() for row in some)
        answers = {sent.answer for client in clients for sent in client.sent.values()}
        assert answers <= {"ack", "stale", "not-now", "illegal"}, answers

    asyncio.run(asyncio.wait_for(work(), CHAOS_TIMEOUT_S))


def kill_one(pids: Sequence[int], chance: random.Random) -> None:
    if pids:
        os.kill(chance.choice(pids), signal.SIGKILL)


class Blows:
    """What can happen to a server."""

    def __init__(self, served: Served, postgres: Postgres | None = None, address: str = "") -> None:
        self._served = served
        self._postgres = postgres
        self._address = address

    def worker(self, chance: random.Random) -> None:
        """A process that serves people is killed; the supervisor starts another."""
        kill_one(self._served.workers(), chance)

    def bot_worker(self, chance: random.Random) -> None:
        """A process that thinks for bots is killed."""
        kill_one(self._served.bot_workers(), chance)

    def server(self, chance: random.Random) -> None:
        """All processes are killed at once, and the server is started again."""
        del chance
        self._served.kill()
        self._served.start()

    def supervisor(self, chance: random.Random) -> None:
        """The supervisor is killed; its workers end, and the server is started again."""
        del chance
        self._served.kill_supervisor()
        self._served.start()

    def connections(self, chance: random.Random) -> None:
        """All connections to PostgreSQL are lost."""
        del chance
        assert self._postgres is not None
        self._postgres.disconnect(self._address)

    def database(self, chance: random.Random) -> None:
        """PostgreSQL is stopped and started again."""
        del chance
        assert self._postgres is not None
        self._postgres.restart()

    def some(self, names: Sequence[str], chance: random.Random, count: int) -> list[Callable[[random.Random], None]]:
        """Each of these once, and others by chance, in any order."""
        chosen = [*names, *(chance.choice(names) for _ in range(count - len(names)))]
        chance.shuffle(chosen)
        return [getattr(self, name) for name in chosen]


ON_SQLITE = ("worker", "bot_worker", "server")
ON_POSTGRES = ("worker", "bot_worker", "server", "connections", "database")


def test_chaos_on_sqlite(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'lamplight.db'}"
    with Served(address, tmp_path, workers=1, bot_workers=1) as served:
        chaos(address, served, 1, Blows(served).some(ON_SQLITE, random.Random(1), 4))


def test_chaos_on_postgresql(tmp_path: Path) -> None:
    with running_postgres() as postgres:
        address = postgres.new()
        with Served(address, tmp_path, workers=2, bot_workers=1) as served:
            blows = Blows(served, postgres, address)
            chaos(address, served, 2, blows.some(ON_POSTGRES, random.Random(2), 6))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 30))
def test_more_chaos_on_sqlite(tmp_path: Path, seed: int) -> None:
    address = f"sqlite:///{tmp_path / 'lamplight.db'}"
    with Served(address, tmp_path, workers=1, bot_workers=2) as served:
        blows = Blows(served).some((*ON_SQLITE, "supervisor"), random.Random(seed), 12)
        chaos(address, served, seed, blows)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30, 50))
def test_more_chaos_on_postgresql(tmp_path: Path, seed: int) -> None:
    with running_postgres() as postgres:
        address = postgres.new()
        with Served(address, tmp_path, workers=3, bot_workers=2) as served:
            blows = Blows(served, postgres, address).some((*ON_POSTGRES, "supervisor"), random.Random(seed), 12)
            chaos(address, served, seed, blows)
