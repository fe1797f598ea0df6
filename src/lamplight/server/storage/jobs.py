"""Decisions that bots owe: noted with the row that asks for them, and taken by the processes that think for bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from ..tables.table import BotTurn
from . import schema
from .database import Prepared

LEASE_MS = 15_000
"""For how long a bot's decision is a worker's own. The supervisor renews it while the worker lives."""
_OWED = Prepared(
    select(schema.bot_jobs.c.seat, schema.bot_jobs.c.bot, schema.bot_jobs.c.version).where(
        schema.bot_jobs.c.table_id == bindparam("of_table")
    )
)


def set_jobs(connection: Connection, table_id: str, turns: Sequence[BotTurn], now: int) -> None:
    """The decisions that bots owe now. One that was owed before stays, with whoever is at it."""
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


def any_job(connection: Connection, now: int) -> bool:
    """Whether a decision waits for a worker."""
    jobs = schema.bot_jobs.c
    return connection.execute(select(jobs.seat).where(jobs.taken_until <= now).limit(1)).first() is not None


def take_job(connection: Connection, now: int, lease: int, worker: str = "") -> Job | None:
    """The decision that has waited longest. Nobody else gets it until the lease is over."""
    jobs = schema.bot_jobs
    own = connection.execute(select(jobs).where(jobs.c.taken_by == worker)).first() if worker else None
    if own is not None:  # taken before, but the worker never heard of it
        return Job(own.table_id, own.seat, own.version, own.bot, own.attempts - 1)
    due = select(jobs).where(jobs.c.taken_until <= now).order_by(jobs.c.due).limit(1).with_for_update(skip_locked=True)
    found = connection.execute(due).first()
    if found is None:
        return None
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
