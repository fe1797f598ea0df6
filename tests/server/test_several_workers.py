"""Several processes on one PostgreSQL share all tables: who moved last is settled by the database alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import httpx

from lamplight.server.tables import rows

from .conftest import Serve, Served
from .scripted_clients import Faults, Mirror, Scripted, check, journal, living


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def seated(addresses: Sequence[str], game: str = "dual-powers", people: int = 2, **more: Any) -> list[Scripted]:
    """People at a table that has begun, each at another worker if there are several."""
    clients = [Scripted(addresses[n % len(addresses)], f"Person {n}", n) for n in range(people)]
    for client in clients:
        await client.sit_down()
    table = await clients[0].new_table(game, **more)
    for seat, client in enumerate(clients):
        await client.take(table, seat)
    await clients[0].command(table, "start")
    return clients


async def play(clients: Sequence[Scripted], actions: int) -> None:
    """Let everybody play, until so many actions have been acknowledged."""
    async with living(clients):
        while sum(sent.answer == "ack" for client in clients for sent in client.sent.values()) < actions:
            if any(one.info.get("status") == "finished" for client in clients for one in client.mirrors.values()):
                break
            await asyncio.sleep(0.02)
        for client in clients:
            client.playing = False
            client.faults.stop()
        await asyncio.gather(*(client.sync() for client in clients))
        await asyncio.gather(*(client.sync() for client in clients))  # by now nobody has anything left to say


def test_a_move_made_on_one_worker_is_seen_on_another(serve: Serve, postgres: str) -> None:
    workers = [serve(postgres), serve(postgres)]

    async def work() -> None:
        clients = await seated([worker.http for worker in workers])
        spectator = Scripted(workers[1].http, "Spectator", 9)
        await spectator.sit_down()
        spectator.watched = list(clients[0].watched)
        for client in clients:
            client.pause = 0.0
        await play([*clients, spectator], 60)
        assert check([*clients, spectator], await journal(postgres)) >= 20
        table = clients[0].watched[0]
        everybody = {client.id for client in [*clients, spectator]}
        assert all(client.present[table] == everybody for client in clients), "whoever is there is seen from everywhere"

    run(work())


def test_secret_planning_over_several_workers(serve: Serve, postgres: str) -> None:
    """In Blackout all plan at once: simultaneous commands at one table are the rule there."""
    workers = [serve(postgres), serve(postgres)]

    async def work() -> None:
        clients = await seated([worker.http for worker in workers], "blackout", 4, options={"players": 4})
        for client in clients:
            client.pause = 0.0
            client.faults = Faults(random.Random(client.name), drop=0.02, twice=0.05, late=0.1, longest=0.1)
        await play(clients, 120)
        assert check(clients, await journal(postgres)) >= 120

    run(work())


def test_two_actions_at_once_are_settled_by_the_database(serve: Serve, postgres: str) -> None:
    """Somebody plays on two workers at the same time, from the same position: one action counts, the other is stale."""
    workers = [serve(postgres), serve(postgres)]

    async def work() -> None:
        clients = await seated([worker.http for worker in workers])
        table = clients[0].watched[0]
        for client in clients:
            client.playing = False
        answers: list[tuple[int, str]] = []
        async with living(clients):
            for _ in range(12):
                await asyncio.gather(*(client.sync() for client in clients))
                mirrors = [client.mirrors[table, seat] for seat, client in enumerate(clients)]
                seat = next(seat for seat, one in enumerate(mirrors) if one.game and seat in one.game["to_act"])
                pair = [_play(clients[seat], table, mirrors[seat]) for _ in workers]
                sent = (_at(worker.http, clients[seat], one) for worker, one in zip(workers, pair, strict=True))
                answers += sorted(await asyncio.gather(*sent))
            await asyncio.gather(*(client.sync() for client in clients))
        assert set(answers[::2]) == {(200, "")}
        assert set(answers[1::2]) == {(409, "stale")}
        journals = await journal(postgres)
        check(clients, journals)
        assert sum(isinstance(row.what, rows.Played) for row in journals[table]) == 12

    run(work())


def _play(person: Scripted, table: str, mirror: Mirror) -> dict[str, Any]:
    assert mirror.game is not None
    action = person.chance.choice(mirror.options)
    return person.new("play", table, seat=mirror.seat, version=mirror.game["version"], action=action)


async def _at(address: str, person: Scripted, message: dict[str, Any]) -> tuple[int, str]:
    headers = {"x-lamplight": "1", "cookie": f"lamplight={person.cookie}"}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=30) as client:
        answer = await client.post(f"/api/tables/{message['table']}/commands", json={"command": message})
    return answer.status_code, "" if answer.is_success else answer.json()["code"]


def test_one_command_sent_to_all_workers_counts_once(serve: Serve, postgres: str) -> None:
    workers = [serve(postgres), serve(postgres), serve(postgres)]

    async def work() -> None:
        clients = await seated([workers[0].http])
        table, person = clients[0].watched[0], clients[0]
        said = [person.new("say", table, text=f"line {number}") for number in range(10)]
        answers = await asyncio.gather(*(_at(worker.http, person, one) for one in said for worker in workers))
        assert set(answers) == {(200, "")}
        assert sum(isinstance(row.what, rows.Spoken) for row in (await journal(postgres))[table]) == 10

    run(work())


def test_two_processes(postgres: str, tmp_path: Path) -> None:
    """The real thing: `lamplight serve` with two workers; connections come to either."""
    with Served(postgres, tmp_path, workers=2, bot_workers=0) as served:
        assert len(served.workers()) == 2

        async def work() -> None:
            clients: list[Scripted] = []
            for number in range(3):
                clients += await seated([served.http])
                for client in clients[-2:]:
                    client.chance.seed(number)
            for client in clients:
                client.faults = Faults(random.Random(client.name), cut=0.05)  # and comes to another worker, perhaps
            await play(clients, 150)
            assert check(clients, await journal(postgres)) >= 60
            assert any(client.connected > 1 for client in clients)

        run(work())
