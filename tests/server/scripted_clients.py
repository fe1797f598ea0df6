"""Clients that play by chance over a bad line, and know exactly what they were promised.

They speak the protocol over a plain websocket, so that faults can be put between the two: messages are dropped, sent
twice, delayed and thereby overtaken by others, in both directions, and connections are cut. `Mirror` is what such a
client has been told of one seat; `truth` is what the engine gives for what the database holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
import random
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lamplight.kernel.chance import Key
from lamplight.kernel.game import find_game
from lamplight.kernel.match import Match
from lamplight.server.storage import schema
from lamplight.server.storage.address import open_database
from lamplight.server.tables import rows
from lamplight.server.tables.commands import row_id
from lamplight.server.tables.room import Who
from lamplight.server.tables.rows import Row, decode_row
from lamplight.server.wire import protocol

RESEND_DELAY_S = 0.7
"""After which a command that was not answered is sent again, with the same id."""
QUIET_TIMEOUT_S = 1.5
"""A client that has heard nothing for so long asks for what it has missed."""
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.QueueEmpty)
MARK = {"x-lamplight": "1"}
PASSING = ("unavailable", "too-many")
"""Refusals after which a client tries again: nobody says that nothing has changed."""


@dataclasses.dataclass
class Faults:
    """How bad a line is: shares of messages that something happens to."""

    chance: random.Random
    drop: float = 0.0
    twice: float = 0.0
    late: float = 0.0
    longest: float = 0.4
    cut: float = 0.0
    """Connections that are cut, by message."""

    def copies(self) -> int:
        """How often a message arrives."""
        roll = self.chance.random()
        return 0 if roll < self.drop else 2 if roll < self.drop + self.twice else 1

    def delay(self) -> float:
        """And how late."""
        return self.chance.uniform(0.0, self.longest) if self.chance.random() < self.late else 0.0

    def stop(self) -> None:
        """From now on the line is good."""
        self.drop = self.twice = self.late = self.cut = 0.0


class Wire:
    """A websocket with faults."""

    def __init__(self, socket: ClientConnection, faults: Faults) -> None:
        self._socket = socket
        self._faults = faults
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]

    def send(self, message: dict[str, Any]) -> None:
        """Send a message, if the line is willing."""
        self._carry(json.dumps(message), self._said.put_nowait)

    async def receive(self, seconds: float) -> dict[str, Any] | None:
        """The next message that comes through; None: none has for so long."""
        try:
            async with asyncio.timeout(seconds):
                found = await self._heard.get()
        except TimeoutError:
            return None
        if found is None:
            raise ConnectionError("the line is dead")
        message: dict[str, Any] = json.loads(found)
        return message

    async def close(self) -> None:
        """Hang up without a word."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._socket.transport.abort()

    def _carry(self, message: str, deliver: Callable[[str], None]) -> None:
        for _ in range(self._faults.copies()):
            if delay := self._faults.delay():
                asyncio.get_running_loop().call_later(delay, deliver, message)
            else:
                deliver(message)

    async def _read(self) -> None:
        with contextlib.suppress(*LOST):
            async for message in self._socket:
                self._carry(message if isinstance(message, str) else message.decode(), self._heard.put_nowait)
                if self._faults.chance.random() < self._faults.cut:
                    break
        self._heard.put_nowait(None)

    async def _write(self) -> None:
        with contextlib.suppress(*LOST):
            while True:
                await self._socket.send(await self._said.get())


@dataclasses.dataclass
class Mirror:
    """What a client has been told of a table, from one seat (or none)."""

    seat: int | None
    seq: int = -1
    info: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])
    game: dict[str, Any] | None = None
    log: list[dict[str, Any]] = dataclasses.field(default_factory=list[dict[str, Any]])
    log_length: int = 0
    chat: list[dict[str, Any]] = dataclasses.field(default_factory=list[dict[str, Any]])
    ahead: dict[int, dict[str, Any]] = dataclasses.field(default_factory=dict[int, dict[str, Any]])
    """Updates that came before their time."""

    def hear(self, message: dict[str, Any]) -> None:
        """A snapshot or an update, in whatever order they come."""
        seq = message["seq"]
        if message["type"] == "snapshot":
            if seq >= self.seq:
                self._show(message)
        elif seq > self.seq >= 0:
            self.ahead[seq] = message
        while (update := self.ahead.pop(self.seq + 1, None)) is not None:
            self._follow(update)

    def _show(self, snapshot: dict[str, Any]) -> None:
        self.seq = snapshot["seq"]
        self.info = snapshot["info"]
        self.game = snapshot.get("game")
        self.log = list(snapshot["log"])
        self.log_length = snapshot["log_length"]
        self.chat = list(snapshot["chat"])
        self.ahead = {seq: update for seq, update in self.ahead.items() if seq > self.seq}

    def _follow(self, update: dict[str, Any]) -> None:
        self.seq = update["seq"]
        self.info = update.get("info") or self.info
        if (game := update.get("game")) is not None:
            view = dict(self.game["view"]) if self.game is not None else {}
            view |= game["view"]
            for name in game.get("gone", ()):
                view.pop(name, None)
            self.game = {**game, "view": view}
        log = update.get("log", [])
        length = update.get("log_length", self.log_length + len(log))
        kept = length - len(log) - (self.log_length - len(self.log))
        self.log = self.log[: max(0, kept)] + log
        self.log_length = length
        if (said := update.get("said")) is not None:
            self.chat = [*self.chat, said][-100:]

    @property
    def options(self) -> list[dict[str, str]]:
        """The actions that this seat may choose from."""
        prompt: dict[str, Any] = (self.game or {}).get("prompt") or {}
        return [option["action"] for group in prompt.get("groups", ()) for option in group["options"]]


@dataclasses.dataclass
class Sent:
    """A command that a client has sent, and what it was told about it."""

    message: dict[str, Any]
    at: float = 0.0
    answer: str = ""
    """`ack`, the code of a refusal, or nothing."""


class Scripted:
    """Somebody who plays by chance."""

    def __init__(self, address: str, name: str, seed: int, faults: Faults | None = None) -> None:
        self.address = address
        self.name = name
        self.chance = random.Random(seed)
        self.faults = faults or Faults(random.Random(seed))
        self.id = ""
        self.cookie = ""
        self.mirrors: dict[tuple[str, int | None], Mirror] = {}
        self.watched: list[str] = []
        self.sent: dict[str, Sent] = {}
        self.playing = True
        """Whether it still begins anything new."""
        self.pause = 0.05
        """About so many seconds between two commands."""
        self.present: dict[str, set[str]] = {}
        self.connected = 0
        """How often it has been greeted."""
        self._numbers = itertools.count()
        self._next = 0.0
        self._pinged = ""
        self._synced = asyncio.Event()
        self._hurry = False
        """Whether to ask at once for what was missed."""

    # Before play.

    async def rest(self, method: str, path: str, body: object = None) -> Any:
        """A request, again and again until somebody answers."""
        headers = {**MARK, "cookie": f"lamplight={self.cookie}"}
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=20) as client:
                    answer = await client.request(method, path, json=body)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code in (429, 503):
                await asyncio.sleep(0.2)
                continue
            assert answer.is_success, answer.text
            if "lamplight" in answer.cookies:
                self.cookie = answer.cookies["lamplight"]
            return answer.json()

    async def sit_down(self) -> None:
        """Become somebody."""
        self.id = (await self.rest("POST", "/api/people", {"name": self.name}))["id"]

    async def new_table(self, game: str, **settings: Any) -> str:
        """Set up a table, and watch it."""
        table = str((await self.rest("POST", "/api/tables", {"game": game, **settings}))["table"])
        self.watched.append(table)
        return table

    async def command(self, table: str, kind: str, **more: Any) -> None:
        """A command by REST, which must succeed."""
        message = {"type": kind, "table": table, "id": secrets.token_hex(8), **more}
        await self.rest("POST", f"/api/tables/{table}/commands", {"command": message})

    async def take(self, table: str, seat: int) -> None:
        """Sit down at a table, and watch it."""
        await self.command(table, "take", seat=seat, nonce=secrets.token_hex(16))
        if table not in self.watched:
            self.watched.append(table)

    # Live.

    async def live(self) -> None:
        """Play until cancelled, whatever happens to the connection."""
        while True:
            with contextlib.suppress(*LOST):
                await self._connected()
            await asyncio.sleep(self.chance.uniform(0.02, 0.2))

    async def _connected(self) -> None:
        headers = {"cookie": f"lamplight={self.cookie}"}
        address = self.address.replace("http", "ws", 1) + "/ws"
        async with asyncio.timeout(10):
            socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=10)
        wire = Wire(socket, self.faults)
        try:
            greeted = False
            asked = 0.0
            while True:
                now = time.monotonic()
                if not greeted:
                    if now - asked > 0.3:
                        wire.send({"type": "hello", "protocol": protocol.PROTOCOL})
                        asked = now
                elif (
                    self._hurry
                    or now - asked > QUIET_TIMEOUT_S
                    or (now - asked > 0.3 and any(one.ahead for one in self.mirrors.values()))
                ):
                    self._watch(wire)
                    asked = now
                    self._hurry = False
                if greeted:
                    self._say(wire, now)
                message = await wire.receive(0.05)
                if message is None:
                    continue
                match message["type"]:
                    case "welcome":
                        if not greeted:
                            greeted = True
                            self.connected += 1
                            self._watch(wire)
                            asked = now
                    case "bye":
                        return
                    case _:
                        self._hear(message)
        finally:
            await wire.close()

    def _watch(self, wire: Wire) -> None:
        for table in self.watched:
            heard = [
                {"seat": seat, "seq": mirror.seq}
                for (found, seat), mirror in self.mirrors.items()
                if found == table and mirror.seq >= 0
            ]
            wire.send({"type": "watch", "table": table, "heard": heard})
        if self._pinged:
            wire.send({"type": "ping", "ref": self._pinged})

    def _say(self, wire: Wire, now: float) -> None:
        for sent in self.sent.values():
            if not sent.answer and now - sent.at > RESEND_DELAY_S:
                sent.at = now
                wire.send(sent.message)
        if self.playing and now >= self._next and (message := self._choose()) is not None:
            self._next = now + self.chance.uniform(0.0, 2 * self.pause)
            self.send(message)
            self.sent[message["id"]].at = now
            wire.send(message)

    def send(self, message: dict[str, Any]) -> None:
        """From now on send this command, until it is answered."""
        self.sent[message["id"]] = Sent(message)

    def new(self, kind: str, table: str, **more: Any) -> dict[str, Any]:
        """A command with an id of its own. They are as simple as they may be: others have the same."""
        return {"type": kind, "table": table, "id": f"c{next(self._numbers)}", **more}

    def _choose(self) -> dict[str, Any] | None:
        """What to do now, at one of the tables where nothing is unanswered."""
        waiting = {sent.message["table"] for sent in self.sent.values() if not sent.answer}
        ways: list[dict[str, Any]] = []
        for (table, seat), mirror in self.mirrors.items():
            game = mirror.game
            if table in waiting or seat is None or game is None or mirror.info["status"] != "playing":
                continue
            if game.get("can_undo") and self.chance.random() < 0.05:
                ways.append(self.new("undo", table, seat=seat, version=game["version"]))
            elif seat in game["to_act"] and mirror.options:
                action = self.chance.choice(mirror.options)
                ways.append(self.new("play", table, seat=seat, version=game["version"], action=action))
        if not ways:
            return None
        if self.chance.random() < 0.05:
            return self.new("say", ways[0]["table"], text=secrets.token_hex(8))
        return self.chance.choice(ways)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            place = message["table"], message.get("seat")
            self.mirrors.setdefault(place, Mirror(place[1])).hear(message)
        elif kind in ("ack", "refused") and message["id"] in self.sent:
            sent = self.sent[message["id"]]
            answer = "ack" if kind == "ack" else message["problem"]["code"]
            if answer in PASSING:
                return
            assert sent.answer in ("", answer), f"{message} after {sent.answer}"
            sent.answer = answer
        elif kind == "presence":
            self.present[message["table"]] = {one["id"] for one in message["here"]}
        elif kind == "pong" and message["ref"] == self._pinged:
            self._synced.set()

    # After play.

    @property
    def settled(self) -> bool:
        """Whether everything that was sent has been answered."""
        return all(sent.answer for sent in self.sent.values())

    async def sync(self) -> None:
        """Wait until everything is answered, and whatever had happened when this was called has been told."""
        while not self.settled:
            await asyncio.sleep(0.02)
        self._pinged = secrets.token_hex(4)
        self._synced.clear()
        self._hurry = True
        await self._synced.wait()  # the answer to a ping comes after those to the watches before it


@contextlib.asynccontextmanager
async def living(clients: Sequence[Scripted]) -> AsyncGenerator[None]:
    """These clients play. If one of them gets into trouble that it should not, so does whoever waits for them."""
    async with asyncio.TaskGroup() as group:
        lives = [group.create_task(client.live()) for client in clients]
        try:
            yield
        finally:
            for life in lives:
                life.cancel()


# What is true.


async def journal(address: str) -> dict[str, list[Row]]:
    """Everything that has happened, by table, as it is stored."""
    database = open_database(address)
    await database.start()
    found = await database.read(
        lambda c: [
            (row.table_id, decode_row(row.body))
            for row in c.execute(select(schema.journal).order_by(schema.journal.c.table_id, schema.journal.c.number))
        ]
    )
    await database.stop()
    return {table: [row for _, row in some] for table, some in itertools.groupby(found, lambda one: one[0])}


def truth(journal_rows: Sequence[Row]) -> Match:
    """The match of a table, played by the kernel alone from what the journal says."""
    made = journal_rows[0].what
    assert isinstance(made, rows.Created)
    game = find_game(made.game)
    setup = game.setup(game.read_options(made.options), None)
    assert setup.set_hash == made.set_hash
    nonces = [""] * setup.seats
    match: Match | None = None
    for number, row in enumerate(journal_rows, 1):
        assert row.number == number, "a row is missing"
        match row.what:
            case rows.Taken(seat=seat, nonce=nonce):
                nonces[seat] = nonce
            case rows.Started():
                match = Match(game, setup, Key(bytes.fromhex(made.key)), nonces=nonces)
            case rows.Played(seat=seat, action=action):
                assert match is not None
                match.play(seat, dict(action))
            case rows.Undone(seat=seat):
                assert match is not None
                match.undo(seat)
            case _:
                pass
    assert match is not None
    return match


def as_told(value: object) -> Any:
    """A value as it arrives."""
    return json.loads(protocol.encode(value))


def check(clients: Sequence[Scripted], journals: dict[str, list[Row]]) -> int:
    """No acknowledged action is lost, none is applied twice, and all have the view that the engine gives.

    Returns how many actions were acknowledged.
    """
    acknowledged = 0
    for client in clients:
        done: dict[str, int] = {}
        for some in journals.values():
            for row in some:
                if row.id:
                    done[row.id] = done.get(row.id, 0) + 1
        assert client.settled
        for sent in client.sent.values():
            command = protocol.decode_client(json.dumps(sent.message))
            assert isinstance(command, protocol.Command)
            times = done.get(row_id(command, Who(client.id, client.name)), 0)
            assert times == (sent.answer == "ack"), (client.name, sent, times)
            acknowledged += sent.answer == "ack"
    matches = {table: truth(some) for table, some in journals.items()}
    for client in clients:
        for (table, seat), mirror in client.mirrors.items():
            match = matches[table]
            if seat is None and any(where == table and one is not None for where, one in client.mirrors):
                continue  # from before it sat down
            where = (client.name, table, seat)
            assert not mirror.ahead, where
            assert mirror.game is not None, where
            assert mirror.game["view"] == as_told(match.view(seat)), where
            assert mirror.log_length == len(match.events_for(seat)), where
            assert [one["event"] for one in mirror.log] == as_told(match.events_for(seat))[-len(mirror.log) :], where
            assert mirror.game["to_act"] == match.state.to_act(len(match.seats)), where
            if seat is not None:
                assert mirror.game["version"] == match.version(seat), where
                wanted = [action.named for group in match.prompt(seat).groups for action in group.actions]
                assert mirror.options == as_told(wanted), where
            spoken = [row.what.text for row in journals[table] if isinstance(row.what, rows.Spoken)]
            assert [line["text"] for line in mirror.chat] == spoken[-100:], where
    return acknowledged
