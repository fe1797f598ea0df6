"""The one websocket of a client. It comes back by itself, and nothing is lost or done twice by that.

After each new connection it first says of every watched table what was heard last, and then sends again what has not
been answered. Commands have ids, so the server knows the ones that it has carried out.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from lamplight.kernel.message import Message
from lamplight.server.wire import protocol
from lamplight.server.wire.protocol import (
    PROTOCOL,
    BotsWait,
    FromClient,
    FromServer,
    Heard,
    Hello,
    Presence,
    Problem,
    Question,
    Snapshot,
    TableCommand,
    Unwatch,
    Update,
    Watch,
    decode_client,
    decode_server,
    encode,
)

from .errors import Refused, Unreachable

ANSWER_TIMEOUT_S = 10.0
"""What has not been answered by then is sent again."""
SHORTEST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0
"""Between two attempts to connect, or to do what the server had no time for."""

Happening: TypeAlias = Snapshot | Update | Presence | BotsWait
"""What is told about a table."""


class Watcher(Protocol):
    """A table that is watched."""

    def heard(self) -> tuple[Heard, ...]:
        """The last message of each of its streams."""
        ...

    def receive(self, message: Happening) -> None:
        """Something has happened there."""

    def fail(self, error: Exception) -> None:
        """Nothing more will be told."""


@dataclass(frozen=True, slots=True)
class _Unanswered:
    key: str
    data: bytes
    answer: asyncio.Future[FromServer]


class Live:
    """A connection that is kept up."""

    def __init__(self, url: str, cookie: Callable[[], str], patience: float) -> None:
        """`patience`: for how many seconds we try to come back."""
        self.url = url
        self._cookie = cookie
        self._patience = patience
        self._socket: ClientConnection | None = None
        self.tables: dict[str, Watcher] = {}
        """What is watched."""
        self._one_by_one = asyncio.Lock()
        self._unanswered: _Unanswered | None = None
        self._bye: protocol.Bye | None = None
        self._running: asyncio.Task[None] | None = None
        self._looking: set[asyncio.Task[None]] = set()
        self.failure: Exception | None = None
        """Why there is no connection any more."""
        self.connections = 0
        """How often it has connected."""

    # What the client does.

    async def watch(self, table: str, watcher: Watcher) -> None:
        """Tell a watcher what happens at a table."""
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        self.tables[table] = watcher
        await self.look(table)

    async def look(self, table: str) -> None:
        """Have a watched table tell what has not been heard."""
        if (watcher := self.tables.get(table)) is not None:
            await self._send(encode(Watch(table, watcher.heard())))

    def look_soon(self, table: str, pause: float = 0.0) -> None:
        """The same, without waiting for it."""

        async def look() -> None:
            await asyncio.sleep(pause)
            await self.look(table)

        task = asyncio.get_running_loop().create_task(look())
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def unwatch(self, table: str) -> None:
        """No more of a table."""
        if self.tables.pop(table, None) is not None:
            await self._send(encode(Unwatch(table)))

    async def request(self, message: TableCommand | Question) -> FromServer:
        """Send a command or a question until it is answered, one after another, in the order in which they were given.

        Raises `Refused`, or `Unreachable` when patience is over.
        """
        data = _checked(message)
        key = message.id if isinstance(message, protocol.Command) else message.ref
        async with self._one_by_one:
            pause = SHORTEST_PAUSE_S
            until = time.monotonic() + self._patience
            while True:
                answer = await self._answer(key, data)
                if not isinstance(answer, protocol.Refused | protocol.Error):
                    return answer
                if not _passes(answer.problem) or time.monotonic() > until:
                    raise Refused(answer.problem)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)

    async def close(self) -> None:
        """No more."""
        tasks = list(self._looking) if self._running is None else [self._running, *self._looking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._fail(Unreachable(self.url, "closed"))

    # How it is kept up.

    async def _answer(self, key: str, data: bytes) -> FromServer:
        if self.failure is not None:
            raise self.failure
        answer: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._unanswered = _Unanswered(key, data, answer)
        try:
            while not answer.done():
                await self._send(data)
                await asyncio.wait({answer}, timeout=ANSWER_TIMEOUT_S)
            return answer.result()
        finally:
            self._unanswered = None

    async def _send(self, data: bytes) -> None:
        """Send, if there is a connection; who has none sends everything again when there is."""
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(data, text=True)

    async def _run(self) -> None:
        """Connect, again and again."""
        pause = SHORTEST_PAUSE_S
        lost = time.monotonic()
        while self.failure is None:
            before = self.connections
            reason = "closed"
            try:
                await self._session()
            except (WebSocketException, OSError) as error:
                reason = str(error) or type(error).__name__
            except Exception as error:
                self._fail(error)
            finally:
                self._socket = None
            if self._bye is not None and not self._bye.again:
                self._fail(Refused(Problem(self._bye.code or "forbidden", self._bye.words)))
            if self.connections > before:
                pause, lost = SHORTEST_PAUSE_S, time.monotonic()
            elif time.monotonic() - lost > self._patience:
                self._fail(Unreachable(self.url, reason))
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _session(self) -> None:
        """One connection, from hello to its end."""
        async with connect(
            self.url, additional_headers={"cookie": self._cookie()}, max_size=None, compression=None
        ) as socket:
            with contextlib.suppress(ConnectionClosed):  # who is turned away can still read why
                await socket.send(encode(Hello(PROTOCOL)), text=True)
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                greeting = decode_server(await socket.recv())
            if isinstance(greeting, protocol.Error):
                raise Refused(greeting.problem)
            self._bye = greeting if isinstance(greeting, protocol.Bye) else None
            if self._bye is not None:
                return
            self._socket = socket
            self.connections += 1
            for table in list(self.tables):
                await self.look(table)
            if self._unanswered is not None:
                await self._send(self._unanswered.data)
            async for received in socket:
                self._receive(decode_server(received))

    def _receive(self, message: FromServer) -> None:
        match message:
            case Snapshot() | Update() | Presence() | BotsWait():
                if (watcher := self.tables.get(message.table)) is not None:
                    watcher.receive(message)
            case protocol.Ack() | protocol.Refused():
                self._answered(message.id, message)
            case protocol.Previewed() | protocol.Foreseen() | protocol.Explained() | protocol.Answered():
                self._answered(message.ref, message)
            case protocol.Error():
                if message.ref:
                    self._answered(message.ref, message)
                elif message.table in self.tables:
                    self._not_watched(message.table, message.problem)
            case protocol.Bye():
                self._bye = message
            case protocol.Welcome() | protocol.Pong():
                pass

    def _answered(self, key: str, message: FromServer) -> None:
        waiting = self._unanswered
        if waiting is not None and waiting.key == key and not waiting.answer.done():
            waiting.answer.set_result(message)

    def _not_watched(self, table: str, problem: Problem) -> None:
        """A table cannot be watched: not now, or not at all."""
        if _passes(problem):
            self.look_soon(table, LONGEST_PAUSE_S)
        else:
            self.tables.pop(table).fail(Refused(problem))

    def _fail(self, error: Exception) -> None:
        """There will be no more connection: tell everybody who waits."""
        if self.failure is not None:
            return
        self.failure = error
        if self._unanswered is not None and not self._unanswered.answer.done():
            self._unanswered.answer.set_exception(error)
        for watcher in self.tables.values():
            watcher.fail(error)
        self.tables.clear()


def _passes(problem: Problem) -> bool:
    """Whether the same may succeed a little later: we were too fast, or the server had no time."""
    return problem.code == "unavailable" or problem.words.id == "server-too-many"


def _checked(message: FromClient) -> bytes:
    """A message as it is sent; one that the server could not read is refused here."""
    data = encode(message)
    try:
        decode_client(data)
    except msgspec.ValidationError:
        raise Refused(Problem("bad-request", Message("server-bad-message"))) from None
    return data
