"""The door to the processes that read, play and draw what people bring."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Mapping
from pathlib import Path

import msgspec
import structlog

from lamplight.kernel.record import Record

from ..wire.protocol import Problem
from ..wire.refusals import Refusal, no
from .jobs import DONE, REFUSED, AnyJob, CheckSet, CutRecord, DrawSet, FilmRecord, KnownSet, NameSet
from .turns import Turns

log = structlog.get_logger(__name__)
PLACES = 2
"""The processes that work at the same time; others wait."""
MEMORY_BYTES = 400_000_000
"""What each may have."""
BIRTH_TIMEOUT_S = 60.0
"""What the first one has beside the time that it may take, to begin: the nursery reads all programs then."""
LARGEST_ANSWER_BYTES = 64_000_000
"""What is longer is not read."""
CHUNK_BYTES = 1 << 16


class Sandbox:
    """Has work done in processes of its own. `who` says for whom, and whose turn it is; `own` work comes first."""

    def __init__(self, seconds: float, memory: int = MEMORY_BYTES) -> None:
        """Whatever takes longer, or more bytes, is given up."""
        self._seconds = seconds
        self._memory = memory
        self._turns = Turns(PLACES)
        self._nursery: Process | None = None
        self._hatch: socket.socket | None = None
        self._opening = asyncio.Lock()
        self._going_on: set[asyncio.Task[bytes]] = set()

    @property
    def waiting(self) -> int:
        """How much waits for its turn."""
        return self._turns.waiting

    async def stop(self) -> None:
        """Finish: children go on for as long as they may, for nobody."""
        for task in list(self._going_on):
            task.cancel()
        await asyncio.gather(*self._going_on, return_exceptions=True)
        self._close()
        if self._nursery is not None:
            with contextlib.suppress(ProcessLookupError):
                self._nursery.kill()
            await self._nursery.wait()
            self._nursery = None

    async def cut(self, who: str, record: str, components: Path, keep: int | None) -> Record:
        """The first actions of a record, as a match that goes on (`replays.cut`)."""
        return Record.parse(await self._do(CutRecord(record, str(components), keep), who, own=False))

    async def film(
        self, who: str, record: str, components: Path, seat: int | None, own: tuple[int, ...] | None, *, first: bool
    ) -> bytes:
        """A record as a film, as it goes over the wire (`replays.film`)."""
        return await self._do(FilmRecord(record, str(components), seat, own), who, own=first)

    async def check(self, who: str, game: str, files: Mapping[str, str]) -> KnownSet:
        """The component set that these files are; refused with all that is wrong in it."""
        folder = await asyncio.to_thread(_unpacked, files)
        try:
            told = await self._do(CheckSet(game, str(folder)), who, own=False)
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
        return msgspec.json.decode(told, type=KnownSet)

    async def draw(self, who: str, game: str, components: Path, language: str, *, first: bool) -> bytes:
        """All pictures of a component set in a language."""
        return await self._do(DrawSet(game, str(components), language), who, own=first)

    async def names(self, who: str, game: str, components: Path, *, first: bool) -> bytes:
        """What the pieces of a component set are called, as it goes over the wire."""
        return await self._do(NameSet(game, str(components)), who, own=first)

    async def _do(self, job: AnyJob, who: str, *, own: bool) -> bytes:
        """Whoever asked may go away: a place is free again only when its process has ended."""
        task = asyncio.create_task(self._in_turn(job, who, own=own))
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        told = await asyncio.shield(task)
        if told[:1] == DONE:
            return told[1:]
        if told[:1] == REFUSED:
            problem = msgspec.json.decode(told[1:], type=Problem)
            raise Refusal(problem.code, problem.words, problem.rule)
        log.warning("job-given-up", job=type(job).__name__, who=who)
        if isinstance(job, CutRecord | FilmRecord):
            raise no("bad-request", "record-hangs", seconds=round(self._seconds))
        raise no("bad-request", "upload-too-heavy")

    async def _in_turn(self, job: AnyJob, who: str, *, own: bool) -> bytes:
        async with self._turns.turn(who, own=own):
            return await self._told(msgspec.json.encode(job))

    async def _told(self, job: bytes) -> bytes:
        """What a new child says of a job; nothing, if it says nothing."""
        line = await self._child()
        reader, writer = await asyncio.open_connection(sock=line, limit=CHUNK_BYTES)
        told: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self._seconds + BIRTH_TIMEOUT_S):
                writer.write(job)
                await writer.drain()
                writer.write_eof()
                while part := await reader.read(CHUNK_BYTES):
                    told.append(part)
                    size += len(part)
                    if size > LARGEST_ANSWER_BYTES:
                        return b""
        except (TimeoutError, OSError):
            return b""
        finally:
            writer.close()
        return b"".join(told)

    async def _child(self) -> socket.socket:
        """The line to a new child. A nursery that is gone is replaced."""
        async with self._opening:
            for _ in range(2):
                if self._hatch is None or self._nursery is None or self._nursery.returncode is not None:
                    await self._open()
                here, there = socket.socketpair()
                here.setblocking(False)
                assert self._hatch is not None
                try:
                    with there:
                        socket.send_fds(self._hatch, [b"!"], [there.fileno()])
                except OSError:
                    here.close()
                    self._close()
                else:
                    return here
        raise no("unavailable", "busy")

    async def _open(self) -> None:
        self._close()
        self._hatch, inside = socket.socketpair()
        self._hatch.setblocking(False)
        with inside:
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "lamplight.server.sandbox.nursery",
                str(self._seconds),
                str(self._memory),
                stdin=inside.fileno(),
                stdout=DEVNULL,
            )

    def _close(self) -> None:
        if self._hatch is not None:
            self._hatch.close()
            self._hatch = None


def _unpacked(files: Mapping[str, str]) -> Path:
    """A folder with these files; their names have been looked at."""
    folder = Path(tempfile.mkdtemp(prefix="lamplight-set-"))
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder
