"""Results of people, and their ratings: one for each game and number of seats.

Ratings are those of Plackett and Luce (openskill): every seat is a team of one, and places decide. Bots have none. The
ladder measures them against one another only, the weakest has lost every match there, and nobody has measured them
against people: whatever number they were given, it would not be on the same scale. So rated tables are for people.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..storage import schema
from ..tables.finishes import Finish, Finished

ONE: Final = 1_000_000
"""Strength and doubt are kept in millionths."""
POINTS: Final = 100
"""What one of strength counts in points."""
DOUBTS: Final = 3
"""Points are what somebody is at least, almost surely: strength less so many times the doubt."""
_MODEL = PlackettLuce()
FIRST_STRENGTH, FIRST_DOUBT = round(_MODEL.mu * ONE), round(_MODEL.sigma * ONE)


def points_of(strength: int, doubt: int) -> int:
    """A rating as people see it. Whoever has not played yet has none: 0.

    >>> points_of(FIRST_STRENGTH, FIRST_DOUBT)
    0
    """
    return max(0, round((strength - DOUBTS * doubt) * POINTS / ONE))


def note(connection: Connection, table: str, match: int, at: int, finished: Finished) -> None:
    """Keep how a match ended, in the transaction with which it does. If it was rated, ratings follow."""
    finished = _without_forgotten(connection, finished)
    changes = _rate(connection, finished) if finished.rated else {}
    connection.execute(
        insert(schema.results),
        [
            {
                "table_id": table,
                "match": match,
                "seat": one.seat,
                "person": one.person,
                "bot": one.bot,
                "game": finished.game,
                "seats": len(finished.finishes),
                "place": one.place,
                "score": one.score,
                "won": one.won,
                "first": one.first,
                "gave_up": one.gave_up,
                "rated": finished.rated,
                "public": finished.public,
                "change": changes.get(one.person) if one.person else None,
                "finished": at,
            }
            for one in finished.finishes
        ],
    )


def _without_forgotten(connection: Connection, finished: Finished) -> Finished:
    """Nothing is kept of people who were forgotten while bots played on for them."""
    people = schema.people.c
    named = [one.person for one in finished.finishes if one.person]
    known = {row.id for row in connection.execute(select(people.id).where(people.id.in_(named)))}
    finishes = (one if one.person in known else replace(one, person="") for one in finished.finishes)
    return replace(finished, finishes=tuple(finishes))


def _rate(connection: Connection, finished: Finished) -> dict[str, int]:
    """The new ratings; returns by how many points each has changed."""
    seats = len(finished.finishes)
    playing = sorted((one for one in finished.finishes if one.person), key=lambda one: one.person)
    if len(playing) < 2:
        return {}
    before = [_known(connection, one, finished.game, seats) for one in playing]
    teams = [[_MODEL.create_rating([strength / ONE, doubt / ONE])] for strength, doubt in before]
    after = _MODEL.rate(teams, ranks=[float(one.place) for one in playing])
    ratings = schema.ratings
    changes: dict[str, int] = {}
    for one, old, team in zip(playing, before, after, strict=True):
        new = round(team[0].mu * ONE), round(team[0].sigma * ONE)
        connection.execute(
            update(ratings)
            .where(_is(one.person, finished.game, seats))
            .values(strength=new[0], doubt=new[1], matches=ratings.c.matches + 1)
        )
        changes[one.person] = points_of(*new) - points_of(*old)
    return changes


def _known(connection: Connection, one: Finish, game: str, seats: int) -> tuple[int, int]:
    """The rating of somebody until now; nobody else may change it before this transaction is over."""
    ratings = schema.ratings
    query = select(ratings.c.strength, ratings.c.doubt).where(_is(one.person, game, seats)).with_for_update()
    found = connection.execute(query).first()
    if found is None:
        try:
            with connection.begin_nested():
                values = {"strength": FIRST_STRENGTH, "doubt": FIRST_DOUBT, "matches": 0}
                connection.execute(insert(ratings).values(person=one.person, game=game, seats=seats, **values))
        except IntegrityError:  # another match of theirs has ended at the same moment
            pass
        found = connection.execute(query).one()
    return int(found.strength), int(found.doubt)


def _is(person: str, game: str, seats: int) -> ColumnElement[bool]:
    ratings = schema.ratings.c
    return and_(ratings.person == person, ratings.game == game, ratings.seats == seats)
