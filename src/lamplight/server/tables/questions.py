"""What people ask about a match: questions, which change nothing, and records. They tell what the asker may know."""

from __future__ import annotations

from typing import assert_never

import msgspec

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match
from lamplight.kernel.record import Record, record_of
from lamplight.kernel.types import SPECTATOR, Plain

from ..wire.protocol import (
    Answered,
    Ask,
    EffectInfo,
    Effects,
    Explained,
    Foreseen,
    Preview,
    Previewed,
    Problem,
    Question,
    Why,
)
from ..wire.refusals import Refusal
from .rights import Rights
from .room import Room, Who


def answer(room: Room, who: Who, question: Question) -> Previewed | Foreseen | Explained | Answered:
    """The answer to a question, for the one who asks it."""
    rights = Rights(room, who)
    try:
        match question:
            case Preview():
                match = _own_match(rights, question.seat)
                return Previewed(question.ref, tuple(match.preview(question.seat, dict(question.action))))
            case Effects():
                return _foreseen(_own_match(rights, question.seat), question)
            case Why():
                return Explained(question.ref, _why_not(_own_match(rights, question.seat), question))
            case Ask():
                return Answered(question.ref, dict(_ask(rights, question)))
            case _:
                assert_never(question)
    except LamplightError as error:
        raise Refusal.of(error) from None


def _own_match(rights: Rights, seat: int) -> Match:
    """The match that is played, for who sits at this seat."""
    rights.own(seat)
    return rights.in_play()


def _foreseen(match: Match, question: Effects) -> Foreseen:
    """What each option would do, in the order of the prompt."""
    actions = [action for group in match.prompt(question.seat).groups for action in group.actions]
    return Foreseen(
        question.ref,
        match.version(question.seat),
        tuple(
            tuple(
                EffectInfo(one.kind, one.picture, one.words, one.count, one.of)
                for one in match.effects(question.seat, action)
            )
            for action in actions
        ),
    )


def _why_not(match: Match, question: Why) -> Problem | None:
    """Why an action is not possible now, or anything with a piece."""
    if question.piece is None:
        found = match.why_not(question.seat, dict(question.action))
    else:
        found = match.why_nothing(question.seat, question.piece)
    return None if found is None else Problem("illegal", found.message, found.rule)


def _ask(rights: Rights, question: Ask) -> dict[str, Plain]:
    """The answer to one of the game's questions, from a seat of one's own or as a spectator."""
    if question.seat is not None:
        rights.own(question.seat)
    return rights.begun().ask(question.seat, dict(question.question))


def record(room: Room, who: Who, seat: int | None = None) -> Record:
    """The record of the present match: in full once it is over, else as far as this person may know it.

    Somebody with several seats says for which one; if not, it is for the first.
    """
    rights = Rights(room, who)
    match = rights.begun()
    if room.table.ended:
        return record_of(match, None)
    if seat is not None:
        rights.own(seat)
        return _going_on(match, seat)
    first = room.seat_of(room.audiences_of(who.id)[0])
    return _going_on(match, SPECTATOR if first is None else first)


def film_source(room: Room, who: Who, seat: int | None) -> tuple[Record, tuple[int, ...] | None]:
    """The full record of the present match, to be made into a film for this person: it must not leave the server.

    While the match goes on they may watch it from seats of their own, which are told too, and as spectators do.
    """
    rights = Rights(room, who)
    match = rights.begun()
    if room.table.ended:
        return record_of(match, None), None
    if seat is not None:
        rights.own(seat)
    return record_of(match, None), tuple(room.table.seats_of(who.id))


def _going_on(match: Match, seat: int) -> Record:
    """What a seat may know of a match that goes on.

    What its player can still take back has no digest yet: two digests would tell whether the same was done again.
    """
    partial = record_of(match, seat)
    settled = len(match.history) - (len(match.entries) - match.settled)
    return msgspec.structs.replace(
        partial,
        actions=partial.actions[:settled] + tuple((who, what, "") for who, what, _ in partial.actions[settled:]),
    )
