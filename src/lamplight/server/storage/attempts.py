"""What is written and read for the deal of a night: its secret, and the attempts that count."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, update

from . import schema


@dataclass(frozen=True, slots=True)
class Secret:
    """What the deals of a day follow from."""

    hex: str
    published: int


@dataclass(frozen=True, slots=True)
class Finish:
    """How an attempt has ended."""

    won: bool
    score: int | None


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's attempt that counts."""

    game: str
    person: str
    name: str
    handle: str
    table: str
    finished: int | None
    won: bool
    score: int | None


def secret_of(connection: Connection, day: str) -> Secret | None:
    """The secret of a day, if there is one."""
    nights = schema.nights.c
    found = connection.execute(select(nights.secret, nights.published).where(nights.day == day)).first()
    return None if found is None else Secret(found.secret, found.published)


def keep_secret(connection: Connection, day: str, secret: str, now: int) -> None:
    """From now on a day has this secret. An error, if it has one: there is only ever one."""
    connection.execute(insert(schema.nights).values(day=day, secret=secret, published=now))


def claim(connection: Connection, day: str, game: str, person: str, table_id: str) -> None:
    """This is somebody's attempt at a deal. An error, if there was one."""
    connection.execute(insert(schema.attempts).values(day=day, game=game, person=person, table_id=table_id))


def claimed(connection: Connection, day: str, person: str) -> dict[str, Attempt]:
    """Somebody's attempts of a day, by game."""
    return {one.game: one for one in _attempts(connection, day, schema.attempts.c.person == person)}


def finish(connection: Connection, table_id: str, at: int, how: Finish) -> None:
    """The attempt of a table has ended. It has one end only."""
    attempts = schema.attempts
    connection.execute(
        update(attempts)
        .where(attempts.c.table_id == table_id, attempts.c.finished.is_(None))
        .values(finished=at, won=how.won, score=how.score)
    )


def finished(connection: Connection, day: str) -> list[Attempt]:
    """The attempts of a day that have ended, the best first: who has won, by score; of equal ones the earlier."""
    found = _attempts(connection, day, schema.attempts.c.finished.is_not(None))
    worst = min((one.score for one in found if one.score is not None), default=0) - 1
    return sorted(found, key=lambda one: (not one.won, -(worst if one.score is None else one.score), one.finished))


def count_finished(connection: Connection, day: str) -> dict[str, int]:
    """How many attempts of a day have ended, by game."""
    attempts = schema.attempts.c
    query = select(attempts.game, func.count()).where(attempts.day == day, attempts.finished.is_not(None))
    return {game: int(count) for game, count in connection.execute(query.group_by(attempts.game))}


def days_finished(connection: Connection, person: str) -> list[str]:
    """The days on which somebody has finished an attempt, the last one first."""
    attempts = schema.attempts.c
    query = select(attempts.day).where(attempts.person == person, attempts.finished.is_not(None)).distinct()
    return [row.day for row in connection.execute(query.order_by(attempts.day.desc()))]


def all_of(connection: Connection, person: str) -> list[dict[str, object]]:
    """Everything that is kept of somebody's attempts."""
    attempts = schema.attempts
    found = connection.execute(select(attempts).where(attempts.c.person == person).order_by(attempts.c.day))
    return [dict(row) for row in found.mappings()]


def _attempts(connection: Connection, day: str, which: object) -> list[Attempt]:
    attempts, people = schema.attempts.c, schema.people.c
    query = (
        select(
            attempts.game,
            attempts.person,
            people.name,
            people.handle,
            attempts.table_id,
            attempts.finished,
            attempts.won,
            attempts.score,
        )
        .join_from(schema.attempts, schema.people, people.id == attempts.person)
        .where(attempts.day == day, which)  # type: ignore[arg-type]  # a condition
    )
    return [
        Attempt(row.game, row.person, row.name, row.handle or "", row.table_id, row.finished, bool(row.won), row.score)
        for row in connection.execute(query)
    ]
