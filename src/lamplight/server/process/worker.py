"""What a process does that the supervisor has started: serve, think for bots, check tables, or write a crash record.

It learns what to do from its standard input. When that ends, the supervisor is gone, and so is the worker soon.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec
import structlog

from lamplight.kernel.record import record_of

from .. import logs
from ..settings import Settings, make_path
from ..storage import store
from ..storage.address import open_database
from ..tables.room import Room
from ..tables.sets import SetKeeper, files_of
from ..watchdog import SharedWatchdog, Watchdog, share

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from ..service import Service

log = structlog.get_logger(__name__)
READY = b"ready\n"
GOODBYE_TIMEOUT_S = 3.0
"""How long clients have to close their connections."""
PING_INTERVAL_S = 20.0
"""How often it is asked whether a client is there. It has as long to answer, or is let go."""
PROXIES = "127.0.0.1,::1"
"""Whose word on where a request comes from is believed: a proxy on the same machine."""


class Orders(msgspec.Struct, frozen=True):
    """What the supervisor wants."""

    role: Literal["web", "bot", "upgrade", "crash"]
    worker: str
    settings: Settings
    memory: str
    slot: int
    slots: int
    socket: int = -1
    quick: bool = False
    """For a bot worker: it does nothing that takes long."""
    table: str = ""
    """For a crash record: whose, and where it goes."""
    file: str = ""

    def encode(self) -> bytes:
        """As one line."""
        return msgspec.json.encode(self, enc_hook=str) + b"\n"

    @classmethod
    def decode(cls, line: bytes) -> Orders:
        """What `encode` has made."""
        return msgspec.json.decode(line, type=cls, dec_hook=make_path)


def main() -> None:
    """Do what the supervisor wants."""
    line = sys.stdin.buffer.readline()
    if not line:
        return
    orders = Orders.decode(line)
    logs.set_up(orders.settings)
    structlog.contextvars.bind_contextvars(worker=orders.worker)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when
    watchdog = SharedWatchdog(share(Path(orders.memory), orders.slots), orders.slot)
    match orders.role:
        case "web":
            _serve(orders, watchdog)
        case "bot":
            asyncio.run(_think(orders, watchdog))
        case "upgrade":
            asyncio.run(_upgrade(orders, watchdog))
        case "crash":
            asyncio.run(_crash_record(orders))


async def _go_round(watchdog: Watchdog) -> None:
    """Show that nothing holds this process up."""
    while True:
        watchdog.alive()
        await asyncio.sleep(1.0)


def _say_ready(watchdog: Watchdog) -> None:
    watchdog.alive()
    os.write(sys.stdout.fileno(), READY)


def _when_alone(do: Callable[[], object]) -> None:
    """When standard input ends, there is no supervisor any more."""
    loop, stdin = asyncio.get_running_loop(), sys.stdin.fileno()

    def ended() -> None:
        loop.remove_reader(stdin)
        do()

    loop.add_reader(stdin, ended)


def _serve(orders: Orders, watchdog: Watchdog) -> None:
    import uvicorn  # noqa: PLC0415 - the others need no web server

    from ..service import Service  # noqa: PLC0415
    from ..web.app import make_app  # noqa: PLC0415

    settings = orders.settings
    service = Service(settings, watchdog=watchdog)

    class Server(uvicorn.Server):
        """Says when it is ready, and lets people go before it closes their connections."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _without_pauses()
            _when_alone(self._left_alone)
            _say_ready(watchdog)

        def _left_alone(self) -> None:
            self.should_exit = True

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for server in self.servers:
                server.close()
            await _let_go(service)
            await super().shutdown(sockets)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            del frame
            self.should_exit = self.should_exit or sig == signal.SIGTERM

    Server(web_config(make_app(settings, service), settings)).run([socket.socket(fileno=orders.socket)])


def web_config(app: Litestar, settings: Settings, **more: Any) -> uvicorn.Config:
    """How the application is served."""
    import uvicorn  # noqa: PLC0415 - the others need no web server

    from .patience import PatientProtocol  # noqa: PLC0415

    return uvicorn.Config(
        cast("Any", app),  # an ASGI application, whose types differ in little
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=PROXIES,
        lifespan="on",
        http=PatientProtocol,
        ws="websockets-sansio",
        ws_max_size=16 * settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PING_INTERVAL_S,
        timeout_graceful_shutdown=5,
        **more,
    )


def _without_pauses() -> None:
    """What holds up the event loop is a delay for everybody.

    Looking for garbage among all that is in memory would take a tenth of a second and more; there is next to none, so
    that is done rarely, and what was there at the start is left out. The thread that writes gets its turn in between.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.0005)


async def _let_go(service: Service) -> None:
    """Take nothing new, finish and acknowledge what is being done, and say good-bye to everybody."""
    service.draining = True
    service.database.hurry()
    await service.tables.drain()
    for connection in list(service.presence.connections):
        connection.dismiss("restarting")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_TIMEOUT_S):
            while service.presence.connections:
                await asyncio.sleep(0.02)


async def _think(orders: Orders, watchdog: Watchdog) -> None:
    from .bot_worker import BotWork  # noqa: PLC0415 - the others need no bots

    going_round = asyncio.create_task(_go_round(watchdog))
    work = BotWork(orders.settings, orders.worker, watchdog, quick=orders.quick)
    await work.start()
    task = asyncio.create_task(work.run())
    _when_alone(task.cancel)
    _say_ready(watchdog)
    try:
        await task
    except asyncio.CancelledError:
        log.info("left-alone")
    going_round.cancel()
    await work.stop()


async def _upgrade(orders: Orders, watchdog: Watchdog) -> None:
    from ..tables.rules_upgrade import Upgrade  # noqa: PLC0415

    going_round = asyncio.create_task(_go_round(watchdog))
    database = open_database(orders.settings.database_url)
    await database.start()
    _say_ready(watchdog)
    await Upgrade(database, SetKeeper(orders.settings.data / "sets"), watchdog).run()
    going_round.cancel()
    await database.stop()


async def _crash_record(orders: Orders) -> None:
    """The full record of a table's match, from what is stored."""
    database = open_database(orders.settings.database_url)
    await database.start()
    stored = await database.read(lambda c: store.load(c, orders.table))
    sets = SetKeeper(orders.settings.data / "sets")
    if not sets.has(stored.set_hash):
        sets.unpack(stored.set_hash, await database.read(lambda c: files_of(c, stored.set_hash)))
    room = Room.unpack(stored.snapshot, stored.deltas, stored.ids, sets.setup)
    if room.match is not None:
        os.umask(0o077)  # the match's key is in it
        record_of(room.match, None).save(Path(orders.file))
    await database.stop()


if __name__ == "__main__":
    main()
