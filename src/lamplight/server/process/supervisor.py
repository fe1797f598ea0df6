"""A server is one supervisor and its workers: processes that serve, and processes that think for bots.

The supervisor opens the port once and hands it to the workers, starts others for those that die, notices those that
hang, and lets them all finish when it is told to stop. It calls no rules itself: nothing that hangs can hold it up.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import errno
import json
import os
import re
import secrets
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import structlog
from prometheus_client import multiprocess

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.message import Argument, Message

from ..clock import now_ms
from ..settings import Settings
from ..storage import jobs
from ..storage.address import open_database
from ..storage.database import Conflict, Database
from ..storage.postgres import PostgresDatabase
from ..tables import emergency_hold, rules_upgrade
from ..watchdog import BOT, Seen, SharedWatchdog, share
from ..wire.refusals import Refusal
from .worker import READY, Orders

log = structlog.get_logger(__name__)
T = TypeVar("T")
LOOK_INTERVAL_S = 0.25
"""Between two looks whether a worker hangs."""
RENEW_INTERVAL_S = 4.0
"""Between two renewals of the leases of bots that think."""
UPGRADE_INTERVAL_S = 60.0
"""Between two looks for tables to be checked against newer rules."""
START_TIMEOUT_S = 300.0
"""What a worker that does not go round, though it is in no call, has beyond one that is: at first."""
PULSE_TIMEOUT_S = 10.0
"""And as soon as it was ready once."""
DRAIN_TIMEOUT_S = 20.0
"""How long workers have to finish."""
LONGEST_PAUSE_S = 10.0
"""Before a worker that ends again and again is started once more."""
MOST_FAILED_STARTS = 3
"""If workers end as often before the first was ready, the server cannot start."""
PORT_TIMEOUT_S = 3.0
"""How long a port in use is tried: a server that was stopped just now may still let its people go."""

Role = Literal["web", "bot", "upgrade"]


@dataclasses.dataclass(slots=True)
class Place:
    """Where a worker works: when one ends, another takes its place."""

    role: Role
    slot: int
    watch: SharedWatchdog
    quick: bool = False
    """For a bot worker: it does nothing that takes long."""
    process: Process | None = None
    worker: str = ""
    ready: bool = False
    cut_off: bool = False
    """It hung, and was killed for that."""
    seen: Seen | None = None
    """What it was doing when that could be read last."""
    suspected: float | None = None
    """It seemed to hang when it was looked at last: since then, by its own account."""
    failures: int = 0


def run(settings: Settings, started: Callable[[Settings], None]) -> None:
    """Serve until a signal says to stop; `started` is called with the true port when people can come."""
    asyncio.run(Supervisor(settings, started).run())


class Supervisor:
    """The one process that is there all the time."""

    def __init__(self, settings: Settings, started: Callable[[Settings], None]) -> None:
        self.settings = settings
        self.database: Database = open_database(settings.database_url)
        self._started = started
        self._name = secrets.token_hex(4)
        self._count = 0
        self._places: list[Place] = []
        self._folder = Path()
        self._socket: socket.socket | None = None
        self._stopping = asyncio.Event()
        self._killing = False
        self._announced = False
        self._failed: asyncio.Future[None] | None = None
        self._reports: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve, until told to stop."""
        self._check()
        await _reach(self.database)
        await self.database.start()
        try:
            if self.settings.workers:
                self._socket = await _listen(self.settings.host, self.settings.port)
                port = self._socket.getsockname()[1]
                self.settings = dataclasses.replace(self.settings, port=port)
            with tempfile.TemporaryDirectory(prefix="lamplight-serve-") as folder:
                self._folder = Path(folder)
                await self._supervise()
        finally:
            if self._socket is not None:
                self._socket.close()
            await self.database.stop()

    def _check(self) -> None:
        """What cannot work is refused before anything is started."""
        settings = self.settings
        if settings.workers > 1 and not self.database.shared:
            raise LamplightError(Message("serve-one-worker", {"workers": settings.workers}))
        if settings.workers == 0 and settings.bot_workers == 0:
            raise LamplightError(Message("serve-no-workers"))
        try:
            settings.data.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=settings.data):
                pass
        except OSError as error:
            raise LamplightError(
                Message("serve-bad-data", {"path": str(settings.data)[:200], "reason": reason_of(error)})
            ) from None

    async def _supervise(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop)
        (self._folder / "metrics").mkdir()
        thinking = self.settings.bot_workers
        quick = 1 if thinking else 0  # beside the others: an easy bot never waits for one that thinks for long
        counts: dict[Role, int] = {"web": self.settings.workers, "bot": thinking + quick, "upgrade": 1}
        roles: list[Role] = [role for role, count in counts.items() for _ in range(count)]
        memory = share(self._folder / "watch", len(roles))
        self._places = [Place(role, slot, SharedWatchdog(memory, slot)) for slot, role in enumerate(roles)]
        for place in self._places[self.settings.workers :][:quick]:
            place.quick = True
        self._failed = loop.create_future()
        *working, checking = self._places
        async with _together(
            *(self._again(self._keep, place) for place in working),
            self._again(self._check_rules, checking),
            *(self._again(self._look, place) for place in self._places),
            self._again(self._renew, working),
        ):
            announcing = asyncio.create_task(self._announce())
            stopping = asyncio.create_task(self._stopping.wait())
            await asyncio.wait((stopping, self._failed), return_when=asyncio.FIRST_COMPLETED)
            announcing.cancel()
            stopping.cancel()
            await self._drain()
        if self._failed.done():
            raise LamplightError(Message("serve-cannot-start"))
        self._failed.cancel()

    def _stop(self) -> None:
        """The first time: let everybody finish. The second time: at once."""
        if self._stopping.is_set():
            self._killing = True
        self._stopping.set()

    async def _announce(self) -> None:
        wanted: Role = "web" if self.settings.workers else "bot"
        while not all(place.ready for place in self._places if place.role == wanted):
            await asyncio.sleep(0.02)
        self._announced = True
        self._started(self.settings)
        settings = self.settings
        log.info("serving", address=settings.address, workers=settings.workers, bot_workers=settings.bot_workers)

    async def _again(self, work: Callable[[T], Awaitable[float]], what: T) -> None:
        """Do something again and again, each time after the seconds that it says."""
        while not self._stopping.is_set():
            try:
                pause = await work(what)
            except Refusal as refusal:
                log.warning("supervisor-waits", why=refusal.message.id)
                pause = 1.0
            except Exception:
                log.exception("supervisor-stumbled")
                pause = 1.0
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)

    # Workers.

    async def _start(self, place: Place) -> Process:
        """A new worker in a place."""
        self._count += 1
        place.worker = f"{place.role}-{self._name}-{self._count}"
        place.ready = place.cut_off = False
        place.watch.clear()
        place.seen = place.suspected = None
        listening = place.role == "web" and self._socket is not None
        fd = self._socket.fileno() if listening and self._socket is not None else -1
        orders = Orders(
            role=place.role,
            worker=place.worker,
            settings=self.settings,
            memory=str(self._folder / "watch"),
            slot=place.slot,
            slots=len(self._places),
            socket=fd,
            quick=place.quick,
        )
        place.process = await self._process(orders, (fd,) if listening else ())
        return place.process

    async def _process(self, orders: Orders, descriptors: tuple[int, ...] = ()) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "lamplight.server.process.worker",
            stdin=PIPE,
            stdout=DEVNULL if orders.role == "crash" else PIPE,
            pass_fds=descriptors,
            env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(self._folder / "metrics")},
        )
        assert process.stdin is not None
        with contextlib.suppress(ConnectionError):
            process.stdin.write(orders.encode())
            await process.stdin.drain()
        return process

    async def _keep(self, place: Place) -> float:
        """Somebody works here; when they have ended, others follow, sooner or later."""
        status = await self._work(place)
        if self._stopping.is_set():
            return 0.0
        place.failures = 0 if place.ready else place.failures + 1
        log.warning("worker-ended", worker=place.worker, status=status)
        if (
            place.failures >= MOST_FAILED_STARTS
            and not self._announced
            and self._failed is not None
            and not self._failed.done()
        ):
            self._failed.set_result(None)
        return 0.0 if status == 0 else min(LONGEST_PAUSE_S, 0.1 * 2**place.failures)

    async def _work(self, place: Place) -> int:
        """One worker, from its start to its end; returns its exit status."""
        process = await self._start(place)
        listening = asyncio.create_task(_hear(process, place))
        try:
            status = await process.wait()
        finally:
            listening.cancel()
        place.process = None
        multiprocess.mark_process_dead(process.pid, str(self._folder / "metrics"))  # type: ignore[no-untyped-call]
        if place.role == "bot":
            counted = not self._stopping.is_set()
            with contextlib.suppress(Refusal):
                await self.database.write(lambda c: jobs.release_jobs(c, place.worker, counted))
        return status

    async def _drain(self) -> None:
        """Let everybody finish, but not for ever."""
        self._stopping.set()
        if self._socket is not None:
            self._socket.close()
        until = time.monotonic() + DRAIN_TIMEOUT_S
        told: set[int] = set()
        while running := [place.process for place in self._places if place.process is not None]:
            killing = self._killing or time.monotonic() > until
            for process in running:
                if killing or process.pid not in told:
                    told.add(process.pid)
                    with contextlib.suppress(ProcessLookupError):
                        process.send_signal(signal.SIGKILL if killing else signal.SIGTERM)
            await asyncio.sleep(0.02)
        if self._reports:
            await asyncio.wait(self._reports, timeout=DRAIN_TIMEOUT_S)

    # Rules of another version.

    async def _check_rules(self, place: Place) -> float:
        """Have tables checked that were played by earlier rules, if there are some."""
        if not await self.database.read(rules_upgrade.outdated):
            return UPGRADE_INTERVAL_S
        status = await self._work(place)
        log.info("rules-checked", status=status)
        return 0.0 if place.cut_off else UPGRADE_INTERVAL_S

    # Workers that hang.

    async def _renew(self, places: Sequence[Place]) -> float:
        """What bots think about stays theirs while they live."""
        thinking = [place.worker for place in places if place.role == "bot" and place.seen and place.seen.since]
        if thinking:
            await self.database.write(lambda c: jobs.renew_jobs(c, thinking, now_ms() + jobs.LEASE_MS))
        return RENEW_INTERVAL_S

    async def _look(self, place: Place) -> float:
        """Notice a call that never returns. A worker is cut off only if two looks in a row say the same."""
        place.seen = place.watch.read() or place.seen  # half written: what was seen last gets older
        seen = place.seen
        if place.process is None or place.cut_off or seen is None or not self._hangs(place, seen):
            place.suspected = None
            return LOOK_INTERVAL_S
        since = seen.since or seen.alive
        if place.suspected == since:
            await self._cut_off(place, place.process, seen)
        place.suspected = since
        return LOOK_INTERVAL_S

    def _hangs(self, place: Place, seen: Seen) -> bool:
        now = time.monotonic()
        if seen.since:
            return now - seen.since > self.settings.hang + seen.allowed
        return now - seen.alive > self.settings.hang + (PULSE_TIMEOUT_S if place.ready else START_TIMEOUT_S)

    async def _cut_off(self, place: Place, process: Process, seen: Seen) -> None:
        """Hold the table, unless a bot is to blame, and only then kill the worker: nobody shall try again before."""
        place.cut_off = True
        log.error("worker-hangs", worker=place.worker, table=seen.table_id, doing=seen.doing)
        held = bool(seen.since and seen.table_id) and seen.doing != BOT and await self._hold(seen)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if held:
            task = asyncio.create_task(self._report(place.worker, seen))
            self._reports.add(task)
            task.add_done_callback(self._reports.discard)

    async def _hold(self, seen: Seen) -> bool:
        notice = Message("server-held-hung", {"seconds": round(time.monotonic() - seen.since)})
        for _ in range(20):
            try:
                return await self.database.write(lambda c: emergency_hold.hold(c, seen.table_id, notice, now_ms()))
            except Conflict:
                continue
            except Refusal:
                return False
        return False

    async def _report(self, worker: str, seen: Seen) -> None:
        """Keep what is needed to find out why: the record, which opens as a match, and what was tried."""
        folder = self.settings.data / "crashes"
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        name = f"{stamp}-{re.sub('[^A-Za-z0-9_-]', '_', seen.table_id)}"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tried = {"table": seen.table_id, "worker": worker, "doing": seen.doing, "tried": _read(seen.detail)}
        told = folder / f"{name}.tried.json"
        told.touch(mode=0o600)
        told.write_text(json.dumps(tried, ensure_ascii=False, indent=2), encoding="utf-8")
        orders = Orders(
            role="crash",
            worker="crash",
            settings=self.settings,
            memory=str(self._folder / "watch"),
            slot=0,
            slots=len(self._places),
            table=seen.table_id,
            file=str(folder / f"{name}.json"),
        )
        process = await self._process(orders)
        try:
            status = await asyncio.wait_for(process.wait(), self.settings.hang + START_TIMEOUT_S)
        except TimeoutError:
            process.kill()
            status = await process.wait()
        log.error("crash-recorded", table=seen.table_id, file=f"{name}.json", status=status)


async def _hear(process: Process, place: Place) -> None:
    """Hear when a worker is ready, and whatever else it says."""
    assert process.stdout is not None
    while said := await process.stdout.read(4096):
        place.ready = place.ready or READY in said


def _read(detail: str) -> object:
    """What was tried, as data if it can be read."""
    try:
        return json.loads(detail)
    except ValueError:
        return detail


async def _reach(database: Database) -> None:
    """A database that is not there is told at once; later it is waited for."""
    if not isinstance(database, PostgresDatabase):
        return
    try:
        async with asyncio.timeout(10), database.engine.connect():
            pass
    except Exception as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200] or type(error).__name__
        address = database.url.set(drivername="postgresql").render_as_string()
        raise LamplightError(Message("serve-no-database", {"database": address[:120], "reason": reason})) from None


async def _listen(host: str, port: int) -> socket.socket:
    """The port, opened for all workers."""
    shown: dict[str, Argument] = {"host": host[:80], "port": str(port)}
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise LamplightError(Message("serve-bad-host", shown)) from None
    until = time.monotonic() + PORT_TIMEOUT_S
    while True:
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
            found.listen(2048)
        except OSError as error:
            found.close()
            if error.errno == errno.EADDRINUSE and time.monotonic() < until:
                await asyncio.sleep(0.1)
                continue
            why = {errno.EADDRINUSE: "serve-port-taken", errno.EACCES: "serve-port-forbidden"}
            raise LamplightError(Message(why.get(error.errno or 0, "serve-bad-host"), shown)) from None
        found.setblocking(False)
        return found


@contextlib.asynccontextmanager
async def _together(*work: Coroutine[Any, Any, None]) -> AsyncGenerator[None]:
    """Tasks that end with this block, one way or the other."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
