"""Bots in processes of their own: they play, are replaced when they are killed, and are answered for when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

from lamplight.client import Client
from lamplight.client.table import Table
from lamplight.server.people import accounts
from lamplight.server.process.bot_worker import BotWork
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.storage import jobs
from lamplight.server.tables import rows
from lamplight.server.tables.room import Who
from lamplight.server.wire.bodies import NewTable
from lamplight.server.wire.protocol import Say, Start

from .serve_process import EVENT_TIMEOUT_S, Serving, also, install
from .test_serve import journal, play_some, run, seated

WRONG = """
import re
import time


class Raises:
    def choose(self, view, legal, sampler, clock):
        raise ZeroDivisionError("nothing will come of nothing")


class Illegal:
    def choose(self, view, legal, sampler, clock):
        return -7


class Sleeps:
    def choose(self, view, legal, sampler, clock):
        while True:
            time.sleep(0.1)


class Hangs:
    def choose(self, view, legal, sampler, clock):
        re.match(r"(a+)+$", "a" * 60 + "b")  # nobody else in this process will ever have a turn again
        return legal[0]


def raises(setup, seat, seed):
    return Raises()


def illegal(setup, seat, seed):
    return Illegal()


def sleeps(setup, seat, seed):
    return Sleeps()


def hangs(setup, seat, seed):
    return Hangs()
"""


def test_bots_play_and_survive_being_killed(tmp_path: Path) -> None:
    """A person and a bot play a match to its end, while the bot's worker is killed again and again."""
    with Serving(tmp_path, "--port", "0", "--bot-workers", "2") as serving:

        async def work() -> None:
            async with await Client.guest(serving.address, "Ann", patience=EVENT_TIMEOUT_S) as ann:
                table = await seated(ann, bots=(None, "casual@3"))
                killing = asyncio.create_task(asyncio.to_thread(kill_some, serving, 4))
                await play_some(table, 10_000, random.Random(5))
                assert table.info.status == "finished"
                await killing
                record = await ann.record(table.id)
                assert record.players == ("human", "casual@3")

        run(work())
        assert len(serving.logged("worker-ended", status=-9)) == 4
    played = [row for _, row in journal(serving.data) if isinstance(row.what, rows.Played)]
    assert {row.what.seat for row in played if isinstance(row.what, rows.Played)} == {0, 1}
    bots = [row for row in played if row.id.startswith("bot-")]
    assert bots
    assert all(isinstance(row.what, rows.Played) and row.what.seat == 1 and not row.by for row in bots)


def kill_some(serving: Serving, count: int) -> None:
    """Kill workers of bots, one after the other."""
    for _ in range(count):
        found = serving.wait(lambda: serving.workers("bot"))
        before = len(serving.logged("worker-ended"))
        os.kill(found[0], signal.SIGKILL)
        serving.wait(lambda before=before: len(serving.logged("worker-ended")) > before)  # type: ignore[misc]


def test_bots_that_go_wrong(tmp_path: Path) -> None:
    """Whatever a bot does, a legal action is played in its place, and everybody is told."""
    site = tmp_path / "site"
    names = ("raises", "illegal", "sleeps", "hangs")
    install(site, "wrong", WRONG, {"lamplight.bots": {name: name for name in names}})
    with Serving(tmp_path, "--port", "0", "--hang", "4", PYTHONPATH=also(site)) as serving:

        async def at_table(ann: Client, bot: str) -> list[str]:
            """A bot that goes wrong plays first; what is told about that."""
            table = await ann.table((await ann.new_table(NewTable("dual-powers", bots=(bot, None)))).table)
            told = table.__aiter__()
            await table.take(1)
            await table.start()
            await table.until(_waits)
            notices: list[str] = []
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    async for message in told:
                        notice = getattr(message, "notice", None)
                        if notice is not None:
                            notices.append(notice.id)
            return notices

        async def work() -> None:
            async with await Client.guest(serving.address, "Ann", patience=EVENT_TIMEOUT_S) as ann:
                bots = ("raises", "illegal", "sleeps@100ms", "hangs@100ms")
                found = await asyncio.gather(*(at_table(ann, bot) for bot in bots))
                assert found[0] == ["bots-mishap-raised"]
                assert found[1] == ["bots-mishap-illegal"]
                assert found[2] == ["bots-mishap-overran"]
                assert found[3] == ["bots-mishap-overran"]

        run(work())
        assert len(serving.logged("worker-hangs", doing="bot")) == 2, "it is tried twice, and no more"
        mishaps = [row.what for _, row in journal(serving.data) if isinstance(row.what, rows.Mishap)]
        assert len(mishaps) == 4
        late = [mishap.notice for mishap in mishaps if mishap.notice.id == "bots-mishap-overran"]
        assert sorted(str(notice.args["detail"]) for notice in late) == ["3", "6"], "seconds: once, or twice in vain"
        assert not [row for _, row in journal(serving.data) if isinstance(row.what, rows.Held)]


def _waits(table: Table) -> bool:
    """Whether the bot of the first seat has chosen, so that only we are asked."""
    game = table.game(1)
    return game is not None and 0 not in game.to_act


async def _service(tmp_path: Path) -> tuple[Service, str]:
    """A running service with a table at which two bots owe a decision, and its id."""
    service = Service(Settings(data=tmp_path))
    await service.start()
    now = service.now()
    ann = await service.database.write(lambda c: accounts.add_guest(c, "Ann", "en", now))
    table = await service.create_table(NewTable("dual-powers", bots=("random", "random")), ann)
    await service.tables.command(Start(table, "start"), Who(ann.id, ann.name))
    return service, table


def test_a_decision_stays_with_whoever_thinks_about_it(tmp_path: Path) -> None:
    """Chat at the table does not take it away; a worker that is gone loses it at once; being late is no attempt."""

    async def work() -> None:
        service, table = await _service(tmp_path)
        database = service.database
        now = int(time.time() * 1000)
        first = await database.write(lambda c: jobs.take_job(c, now, 1000, "one"))
        again = await database.write(lambda c: jobs.take_job(c, now, 1000, "one"))
        assert first is not None
        assert first == again, "a query that was run twice has taken one decision"
        second = await database.write(lambda c: jobs.take_job(c, now, 1000, "two"))
        assert second is not None
        assert {first.seat, second.seat} == {0, 1}
        host = service.tables.opened[table].room
        assert host is not None
        who = Who(host.table.host, "Ann")
        await service.tables.command(Say(table, "say", "Think!"), who)
        assert not await database.read(lambda c: jobs.any_job(c, now))
        await database.write(lambda c: jobs.renew_jobs(c, ["one"], now + 5000))
        late = await database.write(lambda c: jobs.take_job(c, now + 2000, 1000, "three"))
        assert late is not None
        assert (late.seat, late.attempts) == (second.seat, 1), "the lease of the second was over"
        await database.write(lambda c: jobs.release_jobs(c, "one", counted=False))
        free = await database.write(lambda c: jobs.take_job(c, now, 1000, "four"))
        assert free is not None
        assert (free.seat, free.attempts) == (first.seat, 0)
        await database.write(lambda c: jobs.put_off(c, free, now + 10_000))
        assert not await database.read(lambda c: jobs.any_job(c, now + 1500))
        await service.stop()

    run(work())


def test_a_worker_by_itself(tmp_path: Path) -> None:
    """It finishes a match of bots alone; a decision that is no longer wanted is dropped."""

    async def work() -> None:
        service, table = await _service(tmp_path)
        worker = BotWork(Settings(data=tmp_path), "worker")
        await worker.start()
        working = asyncio.create_task(worker.run())
        while True:
            async with service.tables.current(table) as room:
                if room.table.status == "finished":
                    break
            await asyncio.sleep(0.05)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert not await service.database.read(lambda c: jobs.any_job(c, service.now() + 10**9))
        await worker.stop()
        await service.stop()

    run(work())
    actions = [row.what.action for _, row in journal(tmp_path) if isinstance(row.what, rows.Played)]
    assert len(actions) > 20
    assert len({str(action) for action in actions}) > 5
