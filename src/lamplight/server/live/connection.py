"""Live play: one websocket a client.

A connection reads messages one by one, in the order in which they come, and answers each. What it has to send waits in
a queue; a client that does not read fast enough is let go, and finds everything again when it comes back. So is one
that sends far more than it may.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import assert_never

import msgspec
import structlog

from lamplight.kernel.errors import LamplightError

from ..people.accounts import Person
from ..service import Service
from ..tables.room import Who
from ..wire import protocol
from ..wire.protocol import (
    PROTOCOL,
    Ack,
    Ask,
    Bye,
    ByeCode,
    Error,
    FromClient,
    FromServer,
    Hello,
    PersonRef,
    Ping,
    Pong,
    Preview,
    Refused,
    Unwatch,
    Watch,
    Welcome,
    Why,
    encode,
)
from ..wire.refusals import Refusal, no

log = structlog.get_logger(__name__)
WAITING = 1000
"""So many messages may wait for a client before it is let go."""
WAITING_BYTES = 4_000_000
"""And so many bytes."""
PATIENCE = 10.0
"""Who goes on sending after so many seconds' worth of messages too many is let go."""
WATCHED = 50
"""So many tables one connection may watch."""


@dataclass(eq=False)
class Connection:
    """A client: what it watches, and what waits to be sent to it."""

    me: Person
    service: Service
    muted: Collection[str] = frozenset()
    watched: set[str] = field(default_factory=set[str])
    greeted: bool = False
    lost: bool = False
    """Nothing more is sent than what waits."""
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the client is let go without further words."""
    _waiting: deque[bytes] = field(default_factory=deque[bytes])
    _size: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _allowance: float = 0.0
    _counted: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self._allowance = 3.0 * self.service.settings.limits.commands

    @property
    def person(self) -> str:
        return self.me.id

    @property
    def ref(self) -> PersonRef:
        """As others see this person."""
        return PersonRef(self.me.id, self.me.name)

    @property
    def unsent(self) -> int:
        """So many bytes wait to be sent."""
        return self._size

    def tell(self, message: bytes) -> None:
        """Send a message, soon; a client that leaves too many unread is let go."""
        if self.lost:
            return
        if len(self._waiting) >= WAITING or (self._waiting and self._size + len(message) > WAITING_BYTES):
            log.warning("client-too-slow", person=self.me.id)
            self.lost = True
            self._waiting.clear()
            self._size = 0
            self.gone.set()
            return
        self._waiting.append(message)
        self._size += len(message)
        self._news.set()

    async def next_message(self) -> bytes | None:
        """What is to be sent next, when there is something; None: good-bye has been said."""
        while not self._waiting:
            if self.lost:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        self._size -= len(message)
        return message

    def say(self, message: FromServer) -> None:
        """Send a message, soon."""
        self.tell(encode(message))

    def say_error(self, refusal: Refusal) -> None:
        """Say that a message was of no use."""
        self.say(Error(refusal.problem))

    def within_rate(self) -> bool:
        """Whether this client keeps to its rate: so many messages a second, three times as many at once."""
        rate = self.service.settings.limits.commands
        now = time.monotonic()
        self._allowance = min(3.0 * rate, self._allowance + rate * (now - self._counted)) - 1.0
        self._counted = now
        if self._allowance < -PATIENCE * rate:
            log.warning("client-too-loud", person=self.me.id)
            self.dismiss("too-many")
        return self._allowance >= 0.0

    async def receive(self, data: str | bytes) -> None:
        """Answer one message of the client."""
        allowed = self.within_rate()
        if len(data) > self.service.settings.limits.message:
            self.say_error(no("too-large", "message-too-large"))
            return
        try:
            message = protocol.decode_client(_text(data))
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            self.say_error(no("bad-request", "bad-message"))
            return
        if not allowed:
            self._refuse(message, no("too-many", "too-many"))
            return
        if not self.greeted and not isinstance(message, Hello):
            self._refuse(message, no("bad-request", "no-hello"))
            return
        try:
            await self._answer(message)
        except Refusal as refusal:
            self._refuse(message, refusal)
        except LamplightError as error:
            self._refuse(message, Refusal.of(error))
        except Exception:
            log.exception("message-failed", kind=type(message).__name__)
            self._refuse(message, no("unavailable", "broken"))

    def _refuse(self, message: FromClient, refusal: Refusal) -> None:
        if isinstance(message, protocol.Command):
            self.say(Refused(message.id, message.table, refusal.problem))
        else:
            self.say(Error(refusal.problem, getattr(message, "ref", ""), getattr(message, "table", "")))

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Hello():
                if message.protocol != PROTOCOL:
                    raise no("bad-request", "other-protocol", found=message.protocol, expected=PROTOCOL)
                self.greeted = True
                self.say(Welcome(PROTOCOL, self.ref, self.service.version))
            case Ping():
                self.say(Pong(message.ref))
            case Watch():
                await self._watch(message)
            case Unwatch():
                self.unwatch(message.table)
            case Preview() | Why() | Ask():
                await self._question(message)
            case _:
                await self._command(message)

    async def _command(self, command: protocol.TableCommand) -> None:
        await self.service.command(command, self.me)
        self.say(Ack(command.id, command.table))

    async def _watch(self, message: Watch) -> None:
        if message.table not in self.watched and len(self.watched) >= WATCHED:
            raise no("too-many", "too-many-tables")
        tables = self.service.tables
        async with tables.room(message.table) as (opened, room):
            if not room.audiences_of(self.me.id):
                raise no("forbidden", "no-spectators")
            heard = {room.spectators if one.seat is None else one.seat: one.seq for one in message.heard}
            tables.listen(opened, room, self, heard)
        self.watched.add(message.table)
        self.service.came(message.table, self)

    def unwatch(self, table: str) -> None:
        """No more of a table."""
        if table not in self.watched:
            return
        self.watched.discard(table)
        opened = self.service.tables.opened.get(table)
        if opened is not None:
            self.service.tables.unlisten(opened, self)
        self.service.went(table, self)

    async def _question(self, message: Preview | Why | Ask) -> None:
        who = Who(self.me.id, self.me.name)
        async with self.service.tables.room(message.table) as (_, room):
            with self.service.tables.watch.over(message.table, "question"):
                match message:
                    case Preview():
                        lines = room.preview(message.seat, who, message.action)
                        self.say(protocol.Previewed(message.ref, tuple(lines)))
                    case Why():
                        what = message.action if message.piece is None else message.piece
                        problem = room.why_not(message.seat, who, what)
                        self.say(protocol.Explained(message.ref, problem))
                    case Ask():
                        answer = room.ask(message.seat, who, dict(message.question))
                        self.say(protocol.Answered(message.ref, dict(answer)))
                    case _:
                        assert_never(message)

    def closed(self) -> None:
        """The client is gone."""
        self.lost = True
        for table in list(self.watched):
            self.unwatch(table)

    def dismiss(self, code: ByeCode) -> None:
        """Say good-bye; the socket closes when that is sent."""
        self.say(Bye.because(code))
        self.lost = True
        self._news.set()


def _text(data: str | bytes) -> str:
    """Messages are text; bytes are nobody's."""
    if isinstance(data, bytes):
        raise UnicodeError("binary")
    return data
