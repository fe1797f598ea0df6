"""What is shown of somebody: what they have played, how it ended, and how strong they are."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, or_, select, true, update

from ..storage import schema
from ..wire.bodies import PlayedMatch, PlayedSeat, Profile, Standing
from ..wire.protocol import PersonRef
from .handles import plain_handle
from .ratings import points_of

LAST = 10
"""The matches that are shown at once."""
MOST_SHOWN = 50
"""The matches that are listed at once."""
DAY_MS = 24 * 3600 * 1000


def profile(connection: Connection, handle: str, reader: str) -> Profile | None:
    """What somebody may know of somebody else; all of it is one's own."""
    people = schema.people.c
    found = connection.execute(select(schema.people).where(people.handle == plain_handle(handle))).first()
    if found is None:
        return None
    return Profile(
        PersonRef(found.id, found.name, found.handle),
        found.created // DAY_MS * DAY_MS,
        _standings(connection, found.id, reader),
        tuple(history(connection, found.id, reader, limit=LAST)),
    )


def matches_of(connection: Connection, handle: str, reader: str, before: int | None) -> list[PlayedMatch] | None:
    """What somebody has played, as far as somebody else may know of it; None: there is nobody of this handle."""
    people = schema.people.c
    found = connection.execute(select(people.id).where(people.handle == plain_handle(handle))).first()
    if found is None:
        return None
    return history(connection, found.id, reader, None if before is None else min(max(before, 0), 2**53))


def _visible(person: str, reader: str) -> ColumnElement[bool]:
    """The results of somebody that somebody may see: those that are public, or of matches of their own."""
    results = schema.results.c
    if person == reader:
        return results.person == person
    own = schema.results.alias()
    both = select(true()).where(
        own.c.table_id == results.table_id, own.c.match == results.match, own.c.person == reader
    )
    return and_(results.person == person, or_(results.public, both.exists()))


def _standings(connection: Connection, person: str, reader: str) -> tuple[Standing, ...]:
    results, ratings = schema.results.c, schema.ratings.c
    rated = {
        (row.game, row.seats): row for row in connection.execute(select(schema.ratings).where(ratings.person == person))
    }
    found = connection.execute(
        select(
            results.game,
            results.seats,
            func.count().label("played"),
            func.count().filter(results.won).label("won"),
            func.count().filter(results.first).label("first"),
        )
        .where(_visible(person, reader))
        .group_by(results.game, results.seats)
        .order_by(results.game, results.seats)
    )
    standings: list[Standing] = []
    for row in found:
        rating = rated.get((row.game, row.seats))
        points = None if rating is None else points_of(rating.strength, rating.doubt)
        matches = 0 if rating is None else rating.matches
        standings.append(Standing(row.game, row.seats, row.played, row.won, row.first, matches, points))
    return tuple(standings)


def history(
    connection: Connection, person: str, reader: str, before: int | None = None, limit: int = MOST_SHOWN
) -> list[PlayedMatch]:
    """The last matches of somebody, as far as somebody may know of them."""
    results = schema.results.c
    wanted = _visible(person, reader)
    if before is not None:
        wanted = and_(wanted, results.finished < before)
    newest = (results.finished.desc(), results.table_id, results.match)
    own = connection.execute(select(schema.results).where(wanted).order_by(*newest).limit(limit)).all()
    made: list[PlayedMatch] = []
    for row in own:
        seats = connection.execute(
            select(schema.results, schema.people.c.name, schema.people.c.handle)
            .join_from(schema.results, schema.people, schema.people.c.id == results.person, isouter=True)
            .where(results.table_id == row.table_id, results.match == row.match)
            .order_by(results.seat)
        ).all()
        near = reader in {one.person for one in seats}
        made.append(_match(row, seats, near=near))
    return made


def _match(row: Row[tuple[object, ...]], seats: Sequence[Row[tuple[object, ...]]], *, near: bool) -> PlayedMatch:
    """A match. Where it was played is told to those who played there: the link to a table is an invitation."""
    return PlayedMatch(
        game=row.game,
        finished=row.finished,
        place=row.place,
        seats=tuple(
            PlayedSeat(
                one.place,
                one.score,
                PersonRef(one.person, one.name or "", one.handle or "") if not one.bot else None,
                one.bot,
                one.gave_up,
            )
            for one in seats
        ),
        won=row.won,
        rated=row.rated,
        change=row.change,
        table=row.table_id if near else "",
        match=row.match,
    )


def forget(connection: Connection, person: str) -> None:
    """Somebody is forgotten: how matches ended stays for the others, without them."""
    results = schema.results
    connection.execute(update(results).where(results.c.person == person).values(person=""))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.person == person))


def kept(connection: Connection, person: str) -> dict[str, object]:
    """All that is kept of what somebody has played."""
    results, ratings = schema.results, schema.ratings
    found = connection.execute(select(results).where(results.c.person == person).order_by(results.c.finished))
    own = connection.execute(select(ratings).where(ratings.c.person == person))
    return {"matches": [dict(row) for row in found.mappings()], "ratings": [dict(row) for row in own.mappings()]}
