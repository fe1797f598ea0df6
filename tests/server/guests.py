"""People of the tests: each has a browser's worth of HTTP and live connections to a running server."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
import ssl
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lamplight.server.settings import Limits, Settings

from .conftest import GENEROUS, Server

Json = dict[str, Any]
_numbers = itertools.count()
ANSWER_TIMEOUT_S = 30.0
TLS = ssl.create_default_context()
"""Made once: it takes longer than a request."""


class Live:
    """A live connection of somebody."""

    def __init__(self, server: Server, cookie: str, *, greet: bool = True, **headers: str) -> None:
        sent = {"cookie": f"lamplight={cookie}", **headers} if cookie else headers
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(server.live, additional_headers=sent, max_size=None, open_timeout=ANSWER_TIMEOUT_S, close_timeout=1)
        )
        self.heard: list[Json] = []
        if greet:
            self.send(type="hello", protocol=1)
            self.until(lambda message: message["type"] == "welcome")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self) -> Json:
        message: Json = json.loads(self.socket.recv(ANSWER_TIMEOUT_S))
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted."""
        while not wanted(message := self.read()):
            pass
        return message

    def until_type(self, *kinds: str) -> Json:
        """The next message of one of these types."""
        return self.until(lambda message: message["type"] in kinds)

    def do(self, **command: Any) -> Json:
        """Send a command and wait for its answer."""
        command.setdefault("id", f"c{next(_numbers)}")
        self.send(**command)
        return self.until(lambda message: message["type"] in ("ack", "refused") and message["id"] == command["id"])

    def watch(self, table: str) -> Json:
        """The first snapshot of a table, or why there is none."""
        self.send(type="watch", table=table)
        return self.until_type("snapshot", "error")

    def closed(self) -> bool:
        """Whether the server closes this connection (waits for it)."""
        try:
            while True:
                self.read()
        except ConnectionClosed:
            return True

    def close(self) -> None:
        self._stack.close()


class Guest:
    """Somebody with an account."""

    def __init__(self, server: Server, name: str = "Ann", *, cookie: str = "", **more: Any) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.http, headers={"x-lamplight": "1"}, timeout=ANSWER_TIMEOUT_S, verify=TLS
        )
        self._open: list[Live] = []
        if cookie:
            self.http.cookies.set("lamplight", cookie)
        else:
            made = self.http.post("/api/people", json={"name": name, **more})
            assert made.status_code == 201, made.text
        self.id: str = self.http.get("/api/me").json()["id"]

    @property
    def cookie(self) -> str:
        return self.http.cookies["lamplight"]

    def live(self, **given: Any) -> Live:
        """A new live connection."""
        made = Live(self.server, self.cookie, **given)
        self._open.append(made)
        return made

    def table(self, game: str = "dual-powers", **given: Any) -> str:
        """A new table."""
        made = self.http.post("/api/tables", json={"game": game, **given})
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def info(self, table: str) -> Json:
        return self.http.get(f"/api/tables/{table}").raise_for_status().json()  # type: ignore[no-any-return]

    def do(self, table: str, type: str, **command: Any) -> httpx.Response:  # noqa: A002 - as the protocol calls it
        """A command by REST."""
        body = {"type": type, "table": table, "id": f"r{next(_numbers)}", **command}
        return self.http.post(f"/api/tables/{table}/commands", json={"command": body})

    def take(self, table: str, seat: int) -> httpx.Response:
        return self.do(table, "take", seat=seat, nonce=secrets.token_hex(16))

    def close(self) -> None:
        for live in self._open:
            live.close()
        self.http.close()


def code(response: httpx.Response) -> str:
    """The code of a refusal."""
    return str(response.json()["code"])


def words(response: httpx.Response) -> str:
    """The id of what a refusal says."""
    return str(response.json()["words"]["id"])


def playing(host: Guest, *others: Guest, **given: Any) -> str:
    """A table at which the match has begun, a seat for each."""
    table = host.table(**given)
    for seat, guest in enumerate((host, *others)):
        assert guest.take(table, seat).status_code == 200
    started = host.do(table, "start")
    assert started.status_code == 200, started.text
    return table


def some_action(live: Live, table: str) -> tuple[int, int, Json]:
    """A seat of one's own that is asked, its version, and an action that is possible."""
    live.send(type="unwatch", table=table)
    live.send(type="watch", table=table)
    while True:
        game = (snapshot := live.until_type("snapshot"))["game"]
        groups: list[Any] = game["prompt"]["groups"] if game and "prompt" in game else []
        if groups:
            return snapshot["seat"], game["version"], groups[0]["options"][0]["action"]


@contextlib.contextmanager
def one_server(folder: Path, limits: Limits = GENEROUS, **settings: Any) -> Generator[Server]:
    """A server on SQLite for the tests of a file."""
    running = Server(Settings(data=folder, port=0, limits=limits, **settings))
    try:
        yield running
    finally:
        running.stop()


def eventually(check: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + ANSWER_TIMEOUT_S
    while not check():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(0.02)
