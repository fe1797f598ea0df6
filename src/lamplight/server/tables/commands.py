"""What people ask of a table: commands, each of which leads to the next row of its journal or is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import assert_never
from unicodedata import category

from lamplight.bots import Budget, Player
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message

from ..wire import protocol
from ..wire.refusals import Refusal, no
from . import lesson_tables, rows, terms
from .rights import Rights
from .room import Room, Who
from .rows import Happening, Row
from .table import SUBSTITUTE

LARGEST_BUDGET = Budget(iterations=5_000, seconds=10.0)
"""However much a bot is asked to think, on a server it thinks no more."""
LARGEST_JOURNAL_BYTES = 20_000_000
"""When a table has come to this, only what leads to the end of its match is taken. A long match comes to a tenth."""
UNBOUNDED = (protocol.Say, protocol.Undo, protocol.AskBack, protocol.AnswerBack, protocol.StandIn, protocol.Return)
"""What can be done again and again without end."""
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that change the direction of all that follows."""


def row_id(command: protocol.Command, who: Who) -> str:
    """The id of the row that a command leads to. Nobody can use up the ids of somebody else, nor those of a bot."""
    return hashlib.blake2b(f"{who.id} {command.id}".encode(), digest_size=16).hexdigest()


def prepare(command: protocol.TableCommand, who: Who, absent: Collection[str], room: Room, at: int) -> Row | None:
    """The row that a command leads to; None: this very command was carried out before. Refused: nothing changes."""
    made = row_id(command, who)
    if made in room.ids:
        return None
    status = room.table.status
    if not isinstance(command, protocol.Say):
        if status == "held":
            raise no("held", "table-held")
        if status == "closed":
            raise no("not-now", "table-closed")
    if room.size > LARGEST_JOURNAL_BYTES and isinstance(command, UNBOUNDED):
        raise no("too-large", "table-full")
    return Row(room.number + 1, at, _what(Rights(room, who), command, absent), made, who.id)


def _what(rights: Rights, command: protocol.TableCommand, absent: Collection[str]) -> Happening:
    """What a command does, if this person may do it now."""
    match command:
        case protocol.Take():
            return _take(rights, command)
        case protocol.Leave():
            rights.own(command.seat)
            rights.before_start()
            return rows.Left(command.seat)
        case protocol.SetSeat():
            rights.host()
            rights.before_start()
            rights.chair(command.seat)
            if command.bot is not None:
                rights.unrated()
                _check_bot(command.bot)
            return rows.SeatSet(command.seat, command.bot or "")
        case protocol.Start():
            rights.host()
            if rights.table.status != "between":
                rights.before_start()
            if not all(map(rights.room.ready, rights.table.chairs)):
                raise no("not-now", "seats-open")
            return rows.Started()
        case protocol.Play():
            return _play(rights, command)
        case protocol.Undo():
            match = rights.playing(command.seat)
            _current(match, command.seat, command.version)
            if not lesson_tables.can_undo(rights.room, match, command.seat):
                raise Refusal("not-now", Message("kernel-cannot-undo"))
            return rows.Undone(command.seat)
        case protocol.AskBack():
            return _ask_back(rights, command)
        case protocol.AnswerBack():
            chair = rights.own(command.seat)
            rights.in_play()
            back = rights.table.back
            if back is None or command.seat in back.agreed or not chair.consents:
                raise no("not-now", "back-not-asked")
            return rows.BackAnswered(command.seat, command.agree)
        case protocol.Say():
            rights.watching()
            return rows.Spoken(rights.who.id, rights.who.name, _clean(command.text), rights.who.handle)
        case protocol.Resign():
            chair = rights.own(command.seat)
            rights.in_play()
            if chair.resigned:
                raise no("not-now", "resigned-already")
            return rows.Resigned(command.seat, SUBSTITUTE)
        case protocol.StandIn():
            return _stand_in(rights, command, absent)
        case protocol.Return():
            return _return(rights, command)
        case protocol.Next():
            return _next(rights, command)
        case protocol.ReadOn():
            rights.own(command.seat)
            lesson_tables.refuse_reading(rights.room, command.step)
            return rows.WasRead(command.seat)
        case protocol.Rematch():
            raise no("not-now", "rematch-elsewhere")  # the lobby makes a new table, and tells this one
        case protocol.Close():
            rights.host()
            rights.before_start()
            return rows.Closed()
        case _:
            assert_never(command)


def _take(rights: Rights, command: protocol.Take) -> rows.Taken:
    chair = rights.chair(command.seat)
    rights.before_start()
    if chair.bot or (chair.person and chair.person != rights.who.id):
        raise no("conflict", "seat-taken")
    if rights.table.rated and set(rights.table.seats_of(rights.who.id)) - {command.seat}:
        raise no("not-now", "rated-one-seat")
    return rows.Taken(command.seat, rights.who.id, rights.who.name, command.nonce, rights.who.handle)


def _play(rights: Rights, command: protocol.Play) -> rows.Played:
    match = rights.playing(command.seat)
    _current(match, command.seat, command.version)
    try:
        problem = match.why_not(command.seat, dict(command.action))
    except LamplightError as error:  # no such action
        raise Refusal.of(error) from None
    if problem is not None:
        raise Refusal("illegal", problem.message, problem.rule)
    lesson_tables.refuse_unwanted(rights.room, command.action)
    return rows.Played(command.seat, command.action)


def _ask_back(rights: Rights, command: protocol.AskBack) -> rows.BackAsked:
    match = rights.playing(command.seat)
    rights.no_lesson()
    rights.unrated()
    rights.no_night()
    if rights.table.back is not None:
        raise no("not-now", "back-asked-already")
    own = [number for number, entry in enumerate(match.entries) if entry.seat == command.seat]
    if not own:
        raise Refusal("not-now", Message("kernel-cannot-undo"))
    return rows.BackAsked(command.seat, own[-1])


def _stand_in(rights: Rights, command: protocol.StandIn, absent: Collection[str]) -> rows.StoodIn:
    chair = rights.chair(command.seat)
    rights.going_on()
    rights.no_lesson()
    rights.no_night()
    if not any(not rights.table.chairs[seat].resigned for seat in rights.table.seats_of(rights.who.id)):
        raise no("forbidden", "not-at-table")
    if not chair.played_by_person:
        raise no("not-now", "bot-plays-already")
    if chair.person == rights.who.id:
        rights.unrated()
    elif chair.person not in absent:
        terms.refuse_replacing(rights.table, chair)
    _check_bot(command.bot)
    terms.refuse_weak(command.bot)
    return rows.StoodIn(command.seat, command.bot)


def _return(rights: Rights, command: protocol.Return) -> rows.Returned:
    chair = rights.own(command.seat)
    rights.going_on()
    if not chair.bot or chair.resigned:
        raise no("not-now", "nothing-to-return-to")
    if rights.table.left and not rights.table.left[command.seat] and command.seat in rights.room.to_act:
        raise no("not-now", "return-later")
    return rows.Returned(command.seat)


def _next(rights: Rights, command: protocol.Next) -> rows.NextReady:
    chair = rights.own(command.seat)
    if rights.table.status != "between" or chair.next_nonce:
        raise no("not-now", "no-next-match")
    if chair.bot:
        raise no("not-now", "bot-plays-for-you")
    return rows.NextReady(command.seat, command.nonce)


def _current(match: Match, seat: int, version: int) -> None:
    if version != match.version(seat):
        raise no("stale", "stale")


def _check_bot(name: str) -> None:
    try:
        check_budget(Player.parse(name))
    except LamplightError as error:
        raise Refusal.of(error) from None


def _clean(text: str) -> str:
    """A line of chat as everybody may read it: nothing in it hides, or turns round what stands beside it."""
    cleaned = "".join(
        sign for sign in text if sign == "\n" or (category(sign) != "Cc" and sign not in _TURNING)
    ).strip()
    if not cleaned:
        raise no("bad-request", "bad-message")
    return cleaned


def check_budget(player: Player) -> None:
    """Refuse a bot that is to think for longer than a server lets it."""
    budget, largest = player.allowed, LARGEST_BUDGET
    if budget.iterations > largest.iterations or budget.seconds > largest.seconds:
        raise no("bad-request", "bot-too-slow", iterations=largest.iterations, seconds=round(largest.seconds))
