"""A table as a client sees it: kept up to date by what the server tells, changed by commands."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar
from weakref import WeakSet

import msgspec

from lamplight.kernel.message import Message
from lamplight.server.wire import protocol
from lamplight.server.wire.protocol import (
    BotsWait,
    EffectInfo,
    GameInfo,
    Heard,
    PersonRef,
    Presence,
    Problem,
    Said,
    Snapshot,
    TableCommand,
    TableInfo,
    Told,
    Update,
)

from .errors import Unreachable
from .live import ANSWER_TIMEOUT_S, Happening, Live

T = TypeVar("T")


@dataclass
class Stream:
    """What one seat (or the spectators) has been told, put together."""

    seat: int | None
    seq: int
    info: TableInfo
    game: GameInfo | None
    """The match from this seat, with all of its view; None before the start."""
    log: list[Told]
    """What has happened in the match, as far as it was told: the last events at least."""
    log_length: int
    """How much has happened in all."""
    chat: list[Said]
    notice: Message | None = None
    """What was last to be shown once."""

    @classmethod
    def of(cls, snapshot: Snapshot) -> Stream:
        """From a snapshot, which has everything."""
        return cls(
            snapshot.seat,
            snapshot.seq,
            snapshot.info,
            snapshot.game,
            list(snapshot.log),
            snapshot.log_length,
            list(snapshot.chat),
        )

    def add(self, update: Update) -> None:
        """Put an update on top: it has what changed."""
        self.seq = update.seq
        self.info = update.info or self.info
        if update.game is not None:
            self.game = _merged(self.game, update.game)
        length = self.log_length + len(update.log) if update.log_length is None else update.log_length
        stay = length - len(update.log)
        if stay < self.log_length:
            del self.log[max(0, len(self.log) - (self.log_length - stay)) :]
        self.log += update.log
        self.log_length = length
        if update.said is not None:
            self.chat.append(update.said)
        self.notice = update.notice or self.notice


def _merged(old: GameInfo | None, new: GameInfo) -> GameInfo:
    view = {} if old is None else {name: value for name, value in old.view.items() if name not in new.gone}
    return msgspec.structs.replace(new, view=view | new.view, gone=())


@dataclass(eq=False)
class Happenings:
    """What happens at a table from now on, one message after another, for `async for`."""

    _waiting: asyncio.Queue[Happening | Exception] = field(default_factory=asyncio.Queue[Happening | Exception])

    def put(self, message: Happening | Exception) -> None:
        """One more; an error is the end."""
        self._waiting.put_nowait(message)

    def __aiter__(self) -> Happenings:
        return self

    async def __anext__(self) -> Happening:
        message = await self._waiting.get()
        if isinstance(message, Exception):
            raise message
        return message


class Table:
    """A table that is watched. `Client.table` makes one."""

    info: TableInfo
    """Everything about the table but the game: who sits where, status, result."""

    def __init__(self, live: Live, table_id: str, person: str) -> None:
        self.id = table_id
        self.streams: dict[int | None, Stream] = {}
        """From where it is seen: for each seat that is ours, or (None) as a spectator."""
        self.here: tuple[PersonRef, ...] = ()
        self.bots_wait: tuple[int, ...] = ()
        """The seats of bots that wait for their turn to think."""
        """Who is connected and watches."""
        self._live = live
        self._person = person
        self._gap = False
        self._looked = 0.0
        self.failure: Exception | None = None
        """Why nothing more is told."""
        self._waiting: list[tuple[Callable[[Table], object], asyncio.Future[object]]] = []
        self._iterating: WeakSet[Happenings] = WeakSet()

    # What is known.

    @property
    def seats(self) -> list[int]:
        """The seats that are ours."""
        return [seat for seat, one in enumerate(self.info.seats) if one.person and one.person.id == self._person]

    @property
    def over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.info.status in ("finished", "closed")

    def game(self, seat: int | None) -> GameInfo | None:
        """The match from a seat of ours, or (None) as spectators see it; nothing before the start."""
        stream = self.streams.get(seat)
        return None if stream is None else stream.game

    def asked(self, seat: int) -> GameInfo | None:
        """The match from this seat, if it owes a decision that no bot makes for it."""
        game = self.game(seat)
        if game is None or game.prompt is None or seat not in game.to_act or self.info.seats[seat].bot:
            return None
        return game if any(group.options for group in game.prompt.groups) else None

    async def until(self, condition: Callable[[Table], T | None]) -> T:
        """Wait until a condition holds, and give what it gave. It is tried now and after every single message."""
        found = condition(self)
        if found:
            return found
        if self.failure is not None:
            raise self.failure
        holds: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        waiter = (condition, holds)
        self._waiting.append(waiter)
        try:
            return await holds  # type: ignore[return-value]  # what the condition gave
        finally:
            self._waiting.remove(waiter)

    def __aiter__(self) -> Happenings:
        """What happens from now on."""
        happenings = Happenings()
        if self.failure is not None:
            happenings.put(self.failure)
        self._iterating.add(happenings)
        return happenings

    # Commands. Each returns when it is done for good, or raises `Refused`.

    async def take(self, seat: int, nonce: str | None = None) -> None:
        """Sit down. The nonce is this seat's part of the randomness; without one a fresh secret is made."""
        await self._do(protocol.Take(self.id, _fresh(), seat, nonce or _fresh()))

    async def leave(self, seat: int) -> None:
        """Stand up, before the start."""
        await self._do(protocol.Leave(self.id, _fresh(), seat))

    async def set_seat(self, seat: int, bot: str | None = None) -> None:
        """As the host: put a bot on a seat, or make it free."""
        await self._do(protocol.SetSeat(self.id, _fresh(), seat, bot))

    async def start(self) -> None:
        """As the host: start the match."""
        await self._do(protocol.Start(self.id, _fresh()))

    async def play(self, seat: int, action: Mapping[str, str], version: int | None = None) -> None:
        """Play an action, for the version of the match that is known here (or the one given)."""
        known = self._version(seat) if version is None else version
        await self._do(protocol.Play(self.id, _fresh(), seat, known, dict(action)))

    async def undo(self, seat: int) -> None:
        """Take back this seat's last step."""
        await self._do(protocol.Undo(self.id, _fresh(), seat, self._version(seat)))

    async def ask_back(self, seat: int) -> None:
        """Ask everybody to let this seat go back to its last decision."""
        await self._do(protocol.AskBack(self.id, _fresh(), seat))

    async def answer_back(self, seat: int, agree: bool) -> None:
        """Agree or not to what was asked."""
        await self._do(protocol.AnswerBack(self.id, _fresh(), seat, agree))

    async def say(self, text: str) -> None:
        """A line of chat."""
        await self._do(protocol.Say(self.id, _fresh(), text))

    async def resign(self, seat: int) -> None:
        """Give the match up."""
        await self._do(protocol.Resign(self.id, _fresh(), seat))

    async def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for a seat: one's own, or that of somebody who is absent."""
        await self._do(protocol.StandIn(self.id, _fresh(), seat, bot))

    async def come_back(self, seat: int) -> None:
        """Play one's own seat again, which a bot has held (the command `return`)."""
        await self._do(protocol.Return(self.id, _fresh(), seat))

    async def next(self, seat: int, nonce: str | None = None) -> None:
        """Ready for the next match of a series."""
        await self._do(protocol.Next(self.id, _fresh(), seat, nonce or _fresh()))

    async def rematch(self) -> str:
        """A new table with the same people and rotated seats: its id."""
        await self._do(protocol.Rematch(self.id, _fresh()))
        return await self.until(lambda table: table.info.rematch)

    async def close(self) -> None:
        """As the host: close a table that has not begun."""
        await self._do(protocol.Close(self.id, _fresh()))

    async def _do(self, command: TableCommand) -> None:
        await self._live.request(command)

    def _version(self, seat: int) -> int:
        game = self.game(seat)
        return 0 if game is None else game.version

    # Questions.

    async def preview(self, seat: int, action: Mapping[str, str]) -> tuple[Message, ...]:
        """What an action would do, a line each, as far as the seat can know."""
        answer = await self._live.request(protocol.Preview(self.id, _fresh(), seat, dict(action)))
        assert isinstance(answer, protocol.Previewed)
        return answer.lines

    async def effects(self, seat: int) -> tuple[tuple[EffectInfo, ...], ...]:
        """What each option of a seat would do, as pictures with numbers, in the order of its prompt."""
        answer = await self._live.request(protocol.Effects(self.id, _fresh(), seat))
        assert isinstance(answer, protocol.Foreseen)
        return answer.options

    async def why(self, seat: int, action: Mapping[str, str]) -> Problem | None:
        """Why an action is not possible now; None: it is."""
        answer = await self._live.request(protocol.Why(self.id, _fresh(), seat, dict(action)))
        assert isinstance(answer, protocol.Explained)
        return answer.problem

    async def why_nothing(self, seat: int, piece: str) -> Problem | None:
        """Why nothing can be done with a piece or place now; None: something can."""
        answer = await self._live.request(protocol.Why(self.id, _fresh(), seat, piece=piece))
        assert isinstance(answer, protocol.Explained)
        return answer.problem

    async def ask(
        self, question: Mapping[str, str | int | bool | None], seat: int | None = None
    ) -> Mapping[str, object]:
        """One of the game's questions, from a seat or as a spectator."""
        answer = await self._live.request(protocol.Ask(self.id, _fresh(), dict(question), seat))
        assert isinstance(answer, protocol.Answered)
        return answer.answer

    # What the connection brings.

    async def look(self) -> None:
        """Ask the server for what was not heard. Never needed on a network that keeps what it carries."""
        await self._live.look(self.id)

    async def unwatch(self) -> None:
        """No more of this table."""
        await self._live.unwatch(self.id)
        self.fail(Unreachable(self._live.url, "unwatched"))

    def heard(self) -> tuple[Heard, ...]:
        """The last message of each stream. After a gap: none, so that everything is told anew."""
        return () if self._gap else tuple(Heard(seat, stream.seq) for seat, stream in self.streams.items())

    def receive(self, message: Happening) -> None:
        """Take in what the server tells."""
        match message:
            case Presence():
                self.here = message.here
            case BotsWait():
                self.bots_wait = message.seats
            case Snapshot():
                self._gap = False
                self.streams[message.seat] = Stream.of(message)
                self._know(message.info)
            case Update():
                if not self._follows(message):
                    return
                self.streams[message.seat].add(message)
                if message.info is not None:
                    self._know(message.info)
        for happenings in self._iterating:
            happenings.put(message)
        for condition, holds in list(self._waiting):
            if not holds.done():
                _try(condition, self, holds)

    def _follows(self, update: Update) -> bool:
        """Whether an update is the next of its stream. It may be one we have; if one is missing, all is asked anew."""
        stream = self.streams.get(update.seat)
        if stream is None or update.seq <= stream.seq:
            return False
        if self._gap or update.seq > stream.seq + 1:
            if self._gap and time.monotonic() - self._looked < ANSWER_TIMEOUT_S:
                return False
            self._gap = True
            self._looked = time.monotonic()
            self._live.look_soon(self.id)
            return False
        return True

    def _know(self, info: TableInfo) -> None:
        """Whoever sits down is told about the table from the seat only, and who stands up as a spectator."""
        self.info = info
        ours: set[int | None] = set(self.seats) or {None}
        if ours & self.streams.keys():
            self.streams = {seat: stream for seat, stream in self.streams.items() if seat in ours}

    def fail(self, error: Exception) -> None:
        """Nothing more will be told: everybody who waits hears why."""
        self.failure = error
        for _, holds in self._waiting:
            if not holds.done():
                holds.set_exception(error)
        for happenings in self._iterating:
            happenings.put(error)


def _try(condition: Callable[[Table], object], table: Table, holds: asyncio.Future[object]) -> None:
    try:
        found = condition(table)
    except Exception as error:
        holds.set_exception(error)
    else:
        if found:
            holds.set_result(found)


def _fresh() -> str:
    """An id that nobody else makes, or a nonce that nobody can guess."""
    return secrets.token_hex(16)
