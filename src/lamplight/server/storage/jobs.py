"""Decisions that bots owe: noted with the row that asks for them, and taken by the processes that think for bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, case, delete, func, insert, select, update

from lamplight.bots import Player
from lamplight.kernel.errors import LamplightError

from ..tables.table import BotTurn
from . import schema
from .database import Prepared

LEASE_MS = 15_000
"""For how long a bot's decision is a worker's own. The supervisor renews it while the worker lives."""
QUICK_MS = 1_000
"""What takes no longer is quick: a process of its own does nothing else, so that it never waits for what is slow."""
DEAR_MS = 3_000
"""What a bot counts as that is not known here."""
MOST_WAITING = 1000
"""The decisions of which it is told that they wait."""
ITERATION_MS = 2
"""What an iteration of a bot counts as."""
MOST_AT_ONCE = 2
"""The decisions of one person's tables that are thought about at the same time."""
LONGEST_DEBT_MS = 120_000
"""Who has had more than their share, while nobody else wanted any, waits no longer than this for it."""
_OWED = Prepared(
    select(schema.bot_jobs.c.seat, schema.bot_jobs.c.bot, schema.bot_jobs.c.version).where(
        schema.bot_jobs.c.table_id == bindparam("of_table")
    )
)


@lru_cache(maxsize=500)
def cost_of(bot: str) -> int:
    """The milliseconds that a bot may think about a decision, as far as its name tells."""
    try:
        budget = Player.parse(bot).allowed
    except LamplightError:  # of a package that is not here
        return DEAR_MS
    return round(budget.seconds * 1000) or ITERATION_MS * budget.iterations


def set_jobs(connection: Connection, table_id: str, turns: Sequence[BotTurn], now: int, person: str) -> None:
    """The decisions that bots owe now, for somebody's table. One that was owed before stays, with whoever is at it."""
    jobs = schema.bot_jobs
    known = {BotTurn(*one) for one in _OWED.rows(connection, {"of_table": table_id})}
    if gone := [turn.seat for turn in known.difference(turns)]:
        connection.execute(delete(jobs).where(jobs.c.table_id == table_id, jobs.c.seat.in_(gone)))
    if new := [turn for turn in turns if turn not in known]:
        connection.execute(
            insert(jobs),
            [
                {
                    "table_id": table_id,
                    "seat": turn.seat,
                    "version": turn.version,
                    "bot": turn.bot,
                    "due": now,
                    "taken_until": 0,
                    "taken_by": "",
                    "attempts": 0,
                    "person": person,
                    "cost": cost_of(turn.bot),
                }
                for turn in new
            ],
        )


@dataclass(frozen=True, slots=True)
class Job:
    """A decision that a bot owes, taken by this worker for a while."""

    table_id: str
    seat: int
    version: int
    bot: str
    attempts: int


def any_job(connection: Connection, now: int, *, quick: bool = False) -> bool:
    """Whether a decision waits for a worker; `quick`: for one that does nothing slow."""
    jobs = schema.bot_jobs.c
    waits = select(jobs.seat).where(jobs.taken_until <= now, *([jobs.cost <= QUICK_MS] if quick else []))
    return connection.execute(waits.limit(1)).first() is not None


def take_job(connection: Connection, now: int, lease: int, worker: str = "", *, quick: bool = False) -> Job | None:
    """The decision that comes next. Nobody else gets it until the lease is over. `quick`: nothing slow.

    People take turns: whoever has had least of what bots think comes first, however many tables they have. Among
    somebody's own decisions the one that has waited longest does, so that their tables take turns too.
    """
    jobs = schema.bot_jobs
    own = connection.execute(select(jobs).where(jobs.c.taken_by == worker)).first() if worker else None
    if own is not None:  # taken before, but the worker never heard of it
        return Job(own.table_id, own.seat, own.version, own.bot, own.attempts - 1)
    found = connection.execute(_next_job(now, quick=quick)).first()
    if found is None:
        return None
    _charge(connection, found.person, found.cost, now)
    connection.execute(
        update(jobs)
        .where(and_(jobs.c.table_id == found.table_id, jobs.c.seat == found.seat))
        .values(taken_until=now + lease, taken_by=worker, attempts=jobs.c.attempts + 1)
    )
    return Job(found.table_id, found.seat, found.version, found.bot, found.attempts)


def put_off(connection: Connection, job: Job, until: int) -> None:
    """Not now: the decision is free again at that moment, and this attempt does not count."""
    jobs = schema.bot_jobs
    connection.execute(
        update(jobs)
        .where(and_(jobs.c.table_id == job.table_id, jobs.c.seat == job.seat, jobs.c.version == job.version))
        .values(taken_until=until, taken_by="", attempts=job.attempts)
    )


def release_jobs(connection: Connection, worker: str, counted: bool) -> None:
    """A worker is gone: what it had taken is free at once. `counted`: it may have been the decision's fault."""
    jobs = schema.bot_jobs
    attempts = jobs.c.attempts if counted else jobs.c.attempts - 1
    connection.execute(
        update(jobs).where(jobs.c.taken_by == worker).values(taken_until=0, taken_by="", attempts=attempts)
    )


def _next_job(now: int, *, quick: bool) -> Select[Any]:
    jobs, shares, others = schema.bot_jobs, schema.bot_shares, schema.bot_jobs.alias("others")
    under_way = (
        select(func.count())
        .select_from(others)
        .where(others.c.person == jobs.c.person, others.c.taken_until > now)
        .scalar_subquery()
    )
    used = select(shares.c.used).where(shares.c.person == jobs.c.person).scalar_subquery()
    wanted = [jobs.c.taken_until <= now, under_way < MOST_AT_ONCE]
    if quick:
        wanted.append(jobs.c.cost <= QUICK_MS)
    order = (case((used > now, used), else_=now), jobs.c.due, jobs.c.table_id, jobs.c.seat)
    return select(jobs).where(*wanted).order_by(*order).limit(1).with_for_update(skip_locked=True, of=jobs)


def _charge(connection: Connection, person: str, cost: int, now: int) -> None:
    """Somebody has had so much more."""
    shares = schema.bot_shares
    found = connection.execute(select(shares.c.used).where(shares.c.person == person)).first()
    used = min(now + LONGEST_DEBT_MS, max(now, 0 if found is None else found.used) + max(1, cost))
    if found is None:
        connection.execute(insert(shares).values(person=person, used=used))
    else:
        connection.execute(update(shares).where(shares.c.person == person).values(used=used))


def waiting_since(connection: Connection, before: int, now: int) -> list[tuple[str, int, int]]:
    """The decisions that nobody is at and that were owed by then: table, seat, and since when they wait."""
    jobs = schema.bot_jobs.c
    found = connection.execute(
        select(jobs.table_id, jobs.seat, jobs.due)
        .where(jobs.due <= before, jobs.taken_until <= now)
        .limit(MOST_WAITING)
    )
    return [(row.table_id, row.seat, row.due) for row in found]


def forget_shares(connection: Connection, now: int) -> None:
    """Drop the shares of people who have had none for a while: everybody begins with nothing."""
    connection.execute(delete(schema.bot_shares).where(schema.bot_shares.c.used < now - LONGEST_DEBT_MS))


def renew_jobs(connection: Connection, workers: Sequence[str], until: int) -> None:
    """These workers live: what they have taken stays theirs."""
    jobs = schema.bot_jobs
    connection.execute(update(jobs).where(jobs.c.taken_by.in_(workers)).values(taken_until=until))


def drop_job(connection: Connection, job: Job) -> None:
    """The decision is no longer wanted, if it is still that one."""
    jobs = schema.bot_jobs.c
    connection.execute(
        delete(schema.bot_jobs).where(
            and_(jobs.table_id == job.table_id, jobs.seat == job.seat, jobs.version == job.version)
        )
    )
