"""What people ask of a table: commands, which lead to the next row of its journal, and questions, which change nothing.

Here is who may do what. Whatever is refused changes nothing, and says no more than the one who asks may know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import assert_never
from unicodedata import category

import msgspec

from lamplight.bots import Budget, Player
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, record_of
from lamplight.kernel.types import SPECTATOR, Plain

from ..wire import protocol
from ..wire.protocol import Named, Problem
from ..wire.refusals import Refusal, no
from . import rows
from .rows import Happening, Row
from .sitting import Sitting, Who
from .table import Chair

MOST = Budget(iterations=5_000, seconds=10.0)
"""However much a bot is asked to think, on a server it thinks no more."""
_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that change the direction of all that follows."""
SUBSTITUTE = "steady"
"""Who plays on for somebody that resigned or ran out of time."""


def row_id(command: protocol.Command, who: Who) -> str:
    """The id of the row that a command leads to. Nobody can use up the ids of somebody else, nor those of a bot."""
    return hashlib.blake2b(f"{who.id} {command.id}".encode(), digest_size=16).hexdigest()


def prepare(sitting: Sitting, command: protocol.TableCommand, who: Who, at: int, absent: Collection[str] = ()) -> Row:
    """The row that a command leads to. Refused: nothing changes."""
    status = sitting.table.status
    if not isinstance(command, protocol.Say):
        if status == "held":
            raise no("held", "table-held")
        if status == "closed":
            raise no("not-now", "table-closed")
    return Row(sitting.number + 1, at, _Asked(sitting, who, absent).what(command), row_id(command, who), who.id)


class _Asked:
    """Somebody asks something of a table."""

    def __init__(self, sitting: Sitting, who: Who, absent: Collection[str] = ()) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.who = who
        self.absent = absent

    def what(self, command: protocol.TableCommand) -> Happening:
        """What a command does, if this person may do it now."""
        match command:
            case protocol.Take():
                return self._take(command)
            case protocol.Leave():
                self.own(command.seat)
                self._before_start()
                return rows.Left(command.seat)
            case protocol.SetSeat():
                self._host()
                self._before_start()
                self._chair(command.seat)
                if command.bot is not None:
                    _check_bot(command.bot)
                return rows.SeatSet(command.seat, command.bot or "")
            case protocol.Start():
                self._host()
                if self.table.status != "between":
                    self._before_start()
                if not all(map(self.sitting.ready, self.table.chairs)):
                    raise no("not-now", "seats-open")
                return rows.Started()
            case protocol.Play():
                return self._play(command)
            case protocol.Undo():
                match = self._playing(command.seat)
                _current(match, command.seat, command.version)
                if not match.can_undo(command.seat):
                    raise Refusal("not-now", Message("kernel-cannot-undo"))
                return rows.Undone(command.seat)
            case protocol.AskBack():
                return self._ask_back(command)
            case protocol.AnswerBack():
                chair = self.own(command.seat)
                self.in_play()
                back = self.table.back
                if back is None or command.seat in back.agreed or not chair.consents:
                    raise no("not-now", "back-not-asked")
                return rows.BackAnswered(command.seat, command.agree)
            case protocol.Say():
                self.watching()
                return rows.Spoken(self.who.id, self.who.name, _clean(command.text))
            case protocol.Resign():
                chair = self.own(command.seat)
                self.in_play()
                if chair.resigned:
                    raise no("not-now", "resigned-already")
                return rows.Resigned(command.seat, SUBSTITUTE)
            case protocol.StandIn():
                return self._stand_in(command)
            case protocol.Return():
                return self._return(command)
            case protocol.Next():
                return self._next(command)
            case protocol.Rematch():
                raise no("not-now", "rematch-elsewhere")  # the lobby makes a new table, and tells this one
            case protocol.Close():
                self._host()
                self._before_start()
                return rows.Closed()
            case _:
                assert_never(command)

    def _take(self, command: protocol.Take) -> rows.Taken:
        chair = self._chair(command.seat)
        self._before_start()
        if chair.bot or (chair.person and chair.person != self.who.id):
            raise no("conflict", "seat-taken")
        return rows.Taken(command.seat, self.who.id, self.who.name, command.nonce)

    def _play(self, command: protocol.Play) -> rows.Played:
        match = self._playing(command.seat)
        _current(match, command.seat, command.version)
        problem = _why_not(match, command.seat, command.action)
        if problem is not None:
            raise problem
        return rows.Played(command.seat, command.action)

    def _ask_back(self, command: protocol.AskBack) -> rows.BackAsked:
        match = self._playing(command.seat)
        if self.table.back is not None:
            raise no("not-now", "back-asked-already")
        own = [number for number, entry in enumerate(match.entries) if entry.seat == command.seat]
        if not own:
            raise Refusal("not-now", Message("kernel-cannot-undo"))
        return rows.BackAsked(command.seat, own[-1])

    def _stand_in(self, command: protocol.StandIn) -> rows.StoodIn:
        chair = self._chair(command.seat)
        self._going_on()
        if not any(not self.table.chairs[seat].resigned for seat in self.table.seats_of(self.who.id)):
            raise no("forbidden", "not-at-table")
        if not chair.played_by_person:
            raise no("not-now", "bot-plays-already")
        if chair.person != self.who.id and chair.person not in self.absent:
            raise no("forbidden", "not-absent", name=chair.name)
        _check_bot(command.bot)
        return rows.StoodIn(command.seat, command.bot)

    def _return(self, command: protocol.Return) -> rows.Returned:
        chair = self.own(command.seat)
        self._going_on()
        if not chair.bot or chair.resigned:
            raise no("not-now", "nothing-to-return-to")
        if self.table.left and not self.table.left[command.seat] and command.seat in self.sitting.to_act:
            raise no("not-now", "return-later")
        return rows.Returned(command.seat)

    def _next(self, command: protocol.Next) -> rows.NextReady:
        chair = self.own(command.seat)
        if self.table.status != "between" or chair.next_nonce:
            raise no("not-now", "no-next-match")
        if chair.bot:
            raise no("not-now", "bot-plays-for-you")
        return rows.NextReady(command.seat, command.nonce)

    def watching(self) -> None:
        """Refuse whoever may not even watch."""
        if not self.sitting.audiences_of(self.who.id):
            raise no("forbidden", "no-spectators")

    def begun(self) -> Match:
        """The match, going on or over, for whoever may watch it."""
        self.watching()
        if self.sitting.match is None:
            raise no("not-now", "not-playing")
        return self.sitting.match

    def own(self, seat: int) -> Chair:
        """The person's own seat."""
        chair = self._chair(seat)
        if not chair.person or chair.person != self.who.id:
            raise no("forbidden", "not-your-seat")
        return chair

    def in_play(self) -> Match:
        """The match, while it is played."""
        match = self.sitting.match
        if self.table.status != "playing" or match is None:
            raise no("not-now", "not-playing")
        return match

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.table.chairs):
            raise no("not-found", "no-such-seat")
        return self.table.chairs[seat]

    def _host(self) -> None:
        if self.who.id != self.table.host:
            raise no("forbidden", "not-the-host")

    def _before_start(self) -> None:
        if self.table.status != "open":
            raise no("not-now", "started-already")

    def _going_on(self) -> None:
        if self.table.status not in ("playing", "between"):
            raise no("not-now", "not-playing")

    def _playing(self, seat: int) -> Match:
        chair = self.own(seat)
        match = self.in_play()
        if chair.bot:
            raise no("not-now", "bot-plays-for-you")
        return match


def preview(sitting: Sitting, seat: int, who: Who, action: Named) -> list[Message]:
    """What an action would do, as far as its seat can know."""
    asked = _Asked(sitting, who)
    asked.own(seat)
    match = asked.in_play()
    try:
        return match.preview(seat, plain(action))
    except LamplightError as error:
        raise Refusal.of(error) from None


def why_not(sitting: Sitting, seat: int, who: Who, what: Named | str) -> Problem | None:
    """Why an action is not possible now, or anything with a piece."""
    asked = _Asked(sitting, who)
    asked.own(seat)
    refusal = _why_not(asked.in_play(), seat, what)
    return None if refusal is None else refusal.problem


def ask(sitting: Sitting, seat: int | None, who: Who, question: Mapping[str, Plain]) -> dict[str, Plain]:
    """The answer to one of the game's questions, from a seat of one's own or as a spectator."""
    asked = _Asked(sitting, who)
    if seat is not None:
        asked.own(seat)
    else:
        asked.watching()
    if sitting.match is None:
        raise no("not-now", "not-playing")
    try:
        return sitting.match.ask(seat, question)
    except LamplightError as error:
        raise Refusal.of(error) from None


def record(sitting: Sitting, who: Who, seat: int | None = None) -> Record:
    """The record of the present match: in full once it is over, else as far as this person may know it.

    Somebody with several seats says for which one; if not, it is for the first.
    """
    asked = _Asked(sitting, who)
    match = asked.begun()
    if sitting.table.ended:
        return record_of(match, None)
    if seat is not None:
        asked.own(seat)
        return _going_on(match, seat)
    first = sitting.seat_of(sitting.audiences_of(who.id)[0])
    return _going_on(match, SPECTATOR if first is None else first)


def again(sitting: Sitting, who: Who, seat: int | None) -> tuple[Record, tuple[int, ...] | None]:
    """The full record of the present match, to be made into a film for this person: it must not leave the server.

    While the match goes on they may watch it from seats of their own, which are told too, and as spectators do.
    """
    asked = _Asked(sitting, who)
    match = asked.begun()
    if sitting.table.ended:
        return record_of(match, None), None
    if seat is not None:
        asked.own(seat)
    return record_of(match, None), tuple(sitting.table.seats_of(who.id))


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


def _why_not(match: Match, seat: int, what: Named | str) -> Refusal | None:
    try:
        found = match.why_nothing(seat, what) if isinstance(what, str) else match.why_not(seat, plain(what))
    except LamplightError as error:
        raise Refusal.of(error) from None
    return None if found is None else Refusal("illegal", found.message, found.rule)


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
    budget = player.allowed
    if budget.iterations > MOST.iterations or budget.seconds > MOST.seconds:
        raise no("bad-request", "bot-too-slow", iterations=MOST.iterations, seconds=round(MOST.seconds))


def plain(named: Named) -> dict[str, Plain]:
    """An action as the kernel reads it."""
    return dict(named)
