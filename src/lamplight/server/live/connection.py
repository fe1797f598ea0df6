"""Live play: one websocket a client.

A connection reads messages one by one, in the order in which they come, and answers each. What it has to send waits in
a queue; a client that does not read fast enough is let go, and finds everything again when it comes back. So is one
that sends far more than it may.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec
import structlog

from lamplight.kernel.errors import LamplightError

from ..people.accounts import Person
from ..service import Service
from ..wire import protocol
from ..wire.protocol import (
    PROTOCOL,
    Ack,
    Ask,
    Bye,
    ByeCode,
    Effects,
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
MOST_WAITING = 1000
"""The messages that may wait for a client before it is let go."""
MOST_WAITING_BYTES = 4_000_000
"""And the bytes."""
MOST_WATCHED = 50
"""The tables that one connection may watch."""


@dataclass(eq=False)
class Connection:
    """A client: what it watches, and what waits to be sent to it."""

    me: Person
    service: Service
    session: str = ""
    """The session that it belongs to (`sessions.session_of`)."""
    muted: Collection[str] = frozenset()
    watched: set[str] = field(default_factory=set[str])
    told_here: dict[str, bytes] = field(default_factory=dict[str, bytes])
    """For each of these tables who is there, as it was told last."""
    greeted: bool = False
    lost: bool = False
    """Nothing more is sent than what waits."""
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the client is let go without further words."""
    _waiting: deque[bytes] = field(default_factory=deque[bytes])
    _size: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def person(self) -> str:
        return self.me.id

    @property
    def ref(self) -> PersonRef:
        """As others see this person."""
        return PersonRef(self.me.id, self.me.name, self.me.handle)

    @property
    def unsent(self) -> int:
        """The bytes that wait to be sent."""
        return self._size

    def tell(self, message: bytes) -> None:
        """Send a message, soon; a client that leaves too many unread is let go."""
        if self.lost:
            return
        if len(self._waiting) >= MOST_WAITING or (self._waiting and self._size + len(message) > MOST_WAITING_BYTES):
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
        """Whether this person keeps to their rate; who goes on sending far too much is let go."""
        bucket = self.service.pace(self.me)
        allowed = bucket.take()
        if bucket.exhausted:
            log.warning("client-too-loud", person=self.me.id)
            self.dismiss("too-many")
        return allowed

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
                if message.table not in self.watched and len(self.watched) >= MOST_WATCHED:
                    raise no("too-many", "too-many-tables")
                await self.service.watch(message.table, self, message.heard)
                self.watched.add(message.table)
            case Unwatch():
                self.unwatch(message.table)
            case Preview() | Effects() | Why() | Ask():
                self.say(await self.service.answer(message, self.me))
            case _:
                await self.service.command(message, self.me)
                self.say(Ack(message.id, message.table))

    def unwatch(self, table: str) -> None:
        """No more of a table."""
        if table in self.watched:
            self.watched.discard(table)
            self.service.unwatch(table, self)

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
