"""Clients of a server, many in one process: their own few lines of websocket, and only what must be parsed is parsed.

Reads from standard input what to do, as JSON, and prints what it has measured. Clients come from many addresses of the
loopback network, as people come from many addresses: the server's limits for one address stay what they are.
"""

from __future__ import annotations

import asyncio
import json
import random
import struct
import sys
import time
from collections.abc import Callable, Sequence
from typing import cast

import msgspec
import uvloop

PER_ADDRESS = 50
"""So many connections come from one address."""
READY_TIMEOUT_S = 60.0
"""So many seconds the server has to answer."""
AT_ONCE = 50
"""So many connections are opened at the same time."""


class Play(msgspec.Struct):
    """Move once a second at each of these tables."""

    port: int
    tables: list[tuple[str, list[str]]]
    """Their ids, with the cookies of those who sit there."""
    warm_up: float
    seconds: float
    every: float = 1.0


class Option(msgspec.Struct):
    action: msgspec.Raw


class Group(msgspec.Struct):
    options: list[Option]


class Prompt(msgspec.Struct):
    groups: list[Group]


class Game(msgspec.Struct):
    version: int
    to_act: list[int]
    prompt: Prompt | None = None


class Told(msgspec.Struct):
    """What is looked at in a message of the server."""

    type: str
    seat: int | None = None
    game: Game | None = None
    log: list[msgspec.Raw] = []
    problem: msgspec.Raw = msgspec.Raw(b"")


decode = msgspec.json.Decoder(Told).decode


class Client(asyncio.Protocol):
    """A websocket: what comes is handed over message by message."""

    def __init__(self, cookie: str, port: int, heard: Callable[[Client, bytes], None]) -> None:
        self._cookie = cookie
        self._port = port
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # that of uvloop is none by its class
        head = (
            "GET /ws HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: lamplight={self._cookie}",
        )
        self._transport.write("\r\n".join((*head, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(head[:60].decode(errors="replace")))
                return
            self._open = True
            self._buffer = bytearray(rest)
            self.ready.set_result(None)
        while self._take():
            pass

    def _take(self) -> bool:
        """One frame, if it is there. The server sends every message in one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            start = 4
        elif length == 127:
            start = 10
        if len(buffer) < start:
            return False
        if start > 2:
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self._heard(self, payload)
        elif kind == 9:
            self._frame(10, payload)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed"))

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._frame(1, message)

    def _frame(self, kind: int, payload: bytes) -> None:
        """Masked with zeros, which leaves it as it is."""
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 128 | kind, 128 | length)
        else:
            head = struct.pack("!BBH", 128 | kind, 128 | 126, length)
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + payload)


async def connect(cookies: Sequence[str], port: int, heard: Callable[[Client, bytes], None]) -> list[Client]:
    """Connected clients, in the order of their cookies."""
    loop = asyncio.get_running_loop()
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, cookie: str) -> Client:
        address = f"127.0.{1 + number // PER_ADDRESS // 250}.{1 + number // PER_ADDRESS % 250}"
        async with slots:
            _, client = await loop.create_connection(
                lambda: Client(cookie, port, heard), "127.0.0.1", port, local_addr=(address, 0)
            )
            await asyncio.wait_for(client.ready, READY_TIMEOUT_S)
            client.send(b'{"type":"hello","protocol":1}')
            return client

    return await asyncio.gather(*(one(number, cookie) for number, cookie in enumerate(cookies)))


class Table:
    """A table in play: who sits there, and the action that is on its way."""

    def __init__(self, load: Load, table_id: str) -> None:
        self.load = load
        self.id = table_id
        self.clients: list[Client] = []
        self.games: dict[int, Game] = {}
        self.count = 0
        self.waiting: set[int] = set()
        self.acting = -1
        self.sent = 0.0
        self.last = 0.0
        self.asked: list[int] = []

    def heard(self, seat: int, told: Told, now: float) -> None:
        """A seat was told of something."""
        if told.type == "refused":
            self.load.refused += 1
            self.waiting.clear()
            return
        if told.game is None:
            return
        self.games[seat] = told.game
        if seat not in self.waiting:
            return
        self.waiting.discard(seat)
        self.last = now
        if seat == self.acting and told.game.to_act == self.asked and not told.log:
            self.waiting.clear()  # a choice in secret: nobody else is told
        if not self.waiting:
            self.load.note(self.sent, self.last)

    def act(self) -> None:
        """One action at random, unless the last one is still on its way."""
        if self.waiting:
            self.load.late += 1
            return
        for seat, game in self.games.items():
            if seat in game.to_act and game.prompt is not None:
                options = [option for group in game.prompt.groups for option in group.options]
                if options:
                    self._send(seat, game, bytes(random.choice(options).action))
                    return
        self.load.over += 1

    def _send(self, seat: int, game: Game, action: bytes) -> None:
        self.count += 1
        self.waiting = set(range(len(self.clients)))
        self.acting, self.asked = seat, game.to_act
        named = f'"table":"{self.id}","id":"b{self.count}","seat":{seat},"version":{game.version}'
        self.sent = time.perf_counter()
        self.clients[seat].send(b'{"type":"play",%b,"action":%b}' % (named.encode(), action))


class Load:
    """All tables."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.since = float("inf")
        self.refused = 0
        """Actions that were not possible: that would be a mistake of ours."""
        self.late = 0
        """A second was over, and the last action had not reached everybody."""
        self.over = 0
        """Nothing to do any more, because the match is over."""
        self.stopped = False

    def note(self, sent: float, told: float) -> None:
        """An action has reached everybody."""
        if sent >= self.since:
            self.delays.append(told - sent)


async def play(given: Play) -> dict[str, object]:
    """Play, and measure from sending an action to everybody at the table having heard of it."""
    load = Load()
    tables = [Table(load, table) for table, _ in given.tables]
    seats: dict[Client, tuple[Table, int]] = {}
    shown = 0
    pings: list[float] = []
    asked = 0.0

    def heard(client: Client, message: bytes) -> None:
        nonlocal shown
        now = time.perf_counter()
        if message.startswith(b'{"type":"pong"'):
            pings.append(now - asked)
        elif client in seats and not message.startswith((b'{"type":"ack"', b'{"type":"presence"')):
            table, seat = seats[client]
            told = decode(message)
            shown += told.type == "snapshot"
            table.heard(seat, told, now)

    cookies = [cookie for _, own in given.tables for cookie in own]
    clients = await connect(cookies, given.port, heard)
    left = iter(clients)
    for table, (table_id, own) in zip(tables, given.tables, strict=True):
        for seat in range(len(own)):
            client = next(left)
            table.clients.append(client)
            seats[client] = (table, seat)
            client.send(f'{{"type":"watch","table":"{table_id}"}}'.encode())
    await _until(lambda: shown >= len(cookies))
    loop = asyncio.get_running_loop()
    start = loop.time() + 0.1
    for table in tables:
        loop.call_at(start + given.every * random.random(), _again, table, given.every)
    await asyncio.sleep(given.warm_up)
    print("measuring", flush=True)
    load.since = time.perf_counter()
    load.late = load.over = load.refused = 0
    spent = time.process_time()
    until = load.since + given.seconds
    while time.perf_counter() < until:
        asked = time.perf_counter()
        clients[0].send(b'{"type":"ping","ref":"p"}')
        await asyncio.sleep(0.2)
    spent = time.process_time() - spent
    load.stopped = True
    await asyncio.sleep(1.0)
    return {
        "delays": [round(1000 * delay, 3) for delay in load.delays],
        "pings": [round(1000 * ping, 3) for ping in pings],
        "unanswered": sum(bool(table.waiting) for table in tables),
        "refused": load.refused,
        "late": load.late,
        "over": load.over,
        "lost": sum(client.lost for client in clients),
        "cpu": spent / given.seconds,
    }


def _again(table: Table, every: float) -> None:
    if not table.load.stopped:
        asyncio.get_running_loop().call_later(every, _again, table, every)
        table.act()


async def _until(done: Callable[[], bool]) -> None:
    until = time.monotonic() + READY_TIMEOUT_S
    while not done():
        if time.monotonic() > until:
            raise TimeoutError("the server has not told everybody in time")
        await asyncio.sleep(0.02)


class Idle(msgspec.Struct):
    """Connect, and watch a table each; say when that is done, and stay until standard input ends."""

    port: int
    tables: list[tuple[str, list[str]]]


async def idle(given: Idle) -> None:
    """First connected only, then watching: `connected`, `watching` and the number of clients are printed."""
    shown = 0

    def heard(client: Client, message: bytes) -> None:
        nonlocal shown
        del client
        shown += message.startswith((b'{"type":"welcome"', b'{"type":"snapshot"'))

    cookies = [cookie for _, own in given.tables for cookie in own]
    clients = await connect(cookies, given.port, heard)
    await _until(lambda: shown >= len(cookies))
    print("connected", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    left = iter(clients)
    for table, own in given.tables:
        for _ in own:
            next(left).send(f'{{"type":"watch","table":"{table}"}}'.encode())
    await _until(lambda: shown >= 2 * len(cookies))
    print("watching", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(sum(not client.lost for client in clients), flush=True)


def main() -> None:
    """What standard input says."""
    line = sys.stdin.readline()
    if sys.argv[1] == "play":
        print(json.dumps(uvloop.run(play(msgspec.json.decode(line, type=Play)))))
    else:
        uvloop.run(idle(msgspec.json.decode(line, type=Idle)))


if __name__ == "__main__":
    main()
