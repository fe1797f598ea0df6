"""How a match ended for each seat, as it is kept of people: place, score, and who went first."""

from __future__ import annotations

from dataclasses import dataclass

from lamplight.kernel.game import find_game
from lamplight.kernel.match import Match

from ..wire.protocol import Result
from .room import Room


@dataclass(frozen=True, slots=True)
class Finish:
    """How it ended for one seat."""

    seat: int
    person: str
    bot: str
    """The bot that played here in nobody's place."""
    place: int
    """From 1; those who are equal have the same."""
    score: int | None
    won: bool
    first: bool
    """Whether this seat went first when the match began."""
    gave_up: bool
    """Whether this person had given up or, where it was rated, a bot played for them in the end."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that has ended, as it is kept of the people who played it."""

    game: str
    rated: bool
    public: bool
    """Whether others may know of it: it was rated, or everybody could find and watch it."""
    finishes: tuple[Finish, ...]


def finished(room: Room) -> Finished | None:
    """What is kept of the match at a table, which has ended; None: nothing, as of lessons and at one screen."""
    table, result = room.table, room.table.result
    people = [chair.person for chair in table.chairs if chair.person]
    if result is None or table.lesson is not None or not people or len(set(people)) < len(people):
        return None
    if table.series and result.resigned is not None:  # it counts for nothing, and is played again
        return None
    gave_up = [chair.resigned or (table.rated and bool(chair.person and chair.bot)) for chair in table.chairs]
    first = first_seat(room)
    keys = [_key(seat, result, gave_up[seat]) for seat in range(len(table.chairs))]
    return Finished(
        table.game,
        table.rated,
        table.rated or (table.listed and table.spectators),
        tuple(
            Finish(
                seat,
                chair.person,
                "" if chair.person else chair.bot,
                1 + sum(other < keys[seat] for other in keys),
                result.scores[seat] if result.scores else None,
                seat in result.winners and not gave_up[seat],
                seat == first,
                gave_up[seat],
            )
            for seat, chair in enumerate(table.chairs)
        ),
    )


def first_seat(room: Room) -> int:
    """The seat that went first in the match at a table; -1: nobody did, or it was not begun here.

    The match is set up once more: its key and nonces lead to the same beginning, however far it has gone since.
    """
    match = room.match
    if match is None or match.imported_draws or match.description is not None:
        return -1
    return Match(find_game(room.table.game), room.setup, room.key, nonces=room.nonces).state.first_seat()


def _key(seat: int, result: Result, gave_up: bool) -> tuple[bool, bool, int]:
    """The lower, the better: who played to the end, who has won, who has scored more."""
    return gave_up, seat not in result.winners, -result.scores[seat] if result.scores else 0
