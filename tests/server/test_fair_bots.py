"""Bots think for everybody: one person with many tables, or with slow bots, does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from lamplight.server.storage import jobs
from lamplight.server.storage.address import open_database
from lamplight.server.storage.jobs import QUICK_MS, cost_of
from lamplight.server.tables.table import BotTurn

T = TypeVar("T")
NOW = 1_000_000


class Desk:
    """The decisions that are owed, in a database of either kind."""

    def __init__(self, address: str) -> None:
        self._address = address

    def run(self, *work: Callable[[Connection], Any]) -> list[Any]:
        """Each in a transaction of its own."""

        async def run() -> list[Any]:
            database = open_database(self._address)
            await database.start()
            try:
                return [await database.write(one) for one in work]
            finally:
                await database.stop()

        return asyncio.run(run())


def owed(table: str, bot: str, person: str, now: int = NOW) -> Callable[[Connection], None]:
    return lambda c: jobs.set_jobs(c, table, [BotTurn(0, bot, 1)], now, person)


def taken(worker: str, now: int = NOW + 10, **more: Any) -> Callable[[Connection], str | None]:
    def take(connection: Connection) -> str | None:
        found = jobs.take_job(connection, now, 1000, worker, **more)
        return None if found is None else found.table_id

    return take


def test_what_bots_cost() -> None:
    assert [cost_of(bot) <= QUICK_MS for bot in ("random", "novice", "casual", "steady")] == [True] * 4
    assert [cost_of(bot) for bot in ("expert", "expert@10s", "steady@5000")] == [3000, 10_000, 10_000]
    assert cost_of("of-a-package-that-is-not-here") > QUICK_MS


def test_people_take_turns_however_many_tables_they_have(database: str) -> None:
    flood = [owed(f"eve-{number:02}", "expert@10s", "eve", NOW + number) for number in range(50)]
    done = Desk(database).run(
        *flood,
        owed("ann", "expert", "ann", NOW + 60),
        taken("one", NOW + 70),
        taken("two", NOW + 80),
        taken("three", NOW + 90),
    )
    assert done[-3:] == ["eve-00", "ann", "eve-01"]


def test_a_quick_decision_never_waits_for_a_slow_one(database: str) -> None:
    done = Desk(database).run(
        owed("slow", "expert@10s", "ann"),
        owed("easy", "novice", "ann", NOW + 5),
        taken("quick", quick=True),
        taken("quick-2", quick=True),
        taken("any"),
    )
    assert done[-3:] == ["easy", None, "slow"]


def test_one_person_has_two_thinking_at_once(database: str) -> None:
    flood = [owed(f"eve-{number}", "expert", "eve", NOW + number) for number in range(4)]
    done = Desk(database).run(*flood, *(taken(f"worker {number}") for number in range(3)))
    assert done[-3:] == ["eve-0", "eve-1", None]


def test_the_tables_of_one_person_take_turns(database: str) -> None:
    def play(worker: str, now: int) -> Callable[[Connection], str | None]:
        def work(connection: Connection) -> str | None:
            found = taken(worker, now)(connection)
            if found is not None:
                jobs.set_jobs(connection, found, [], now, "eve")
                jobs.set_jobs(connection, found, [BotTurn(0, "novice", now)], now, "eve")
            return found

        return work

    done = Desk(database).run(
        *(owed(name, "novice", "eve", NOW + number) for number, name in enumerate("abc")),
        *(play(f"w{number}", NOW + 10 + number) for number in range(6)),
    )
    assert "".join(done[-6:]) == "abcabc"


def test_who_waits_is_known_and_old_shares_are_forgotten(database: str) -> None:
    desk = Desk(database)
    done = desk.run(
        owed("a", "expert", "eve"),
        owed("b", "expert", "ann", NOW + 5000),
        taken("one", NOW + 10),
        lambda c: jobs.waiting_since(c, NOW + 6000, NOW + 500),
        lambda c: jobs.waiting_since(c, NOW + 4000, NOW + 500),
        lambda c: jobs.forget_shares(c, NOW + 10**7),
    )
    assert done[3:5] == [[("b", 0, NOW + 5000)], []]


@pytest.mark.parametrize("idle", [0, 10**9])
def test_who_used_much_while_nobody_else_wanted_any_does_not_wait_for_ever(database: str, idle: int) -> None:
    def use(connection: Connection) -> None:
        for _ in range(1000):
            jobs._charge(connection, "eve", 10_000, NOW)  # pyright: ignore[reportPrivateUsage]

    later = NOW + jobs.LONGEST_DEBT_MS + 1 + idle
    done = Desk(database).run(
        use, owed("eve", "expert", "eve", later - 10), owed("ann", "expert", "ann", later - 5), taken("one", later)
    )
    assert done[-1] == "eve", "the debt is over, and it has waited longer"
