"""Records that people bring are played in a process of their own.

A record can name any game that is installed here, and say anything. If its rules never come back, or want all of the
memory, that process is ended, and nobody else has to wait.
"""

from __future__ import annotations

import asyncio
import math
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from pathlib import Path

import msgspec

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import find_game
from lamplight.kernel.record import Record

from ..wire.protocol import Problem, encode
from ..wire.refusals import Refusal, no
from .replays import cut, film

try:
    import resource
except ImportError:  # Windows cannot limit what a process may use
    resource = None  # type: ignore[assignment]

MOST_PROCESSES = 2
"""The records that are played at the same time; others wait."""
START_TIMEOUT_S = 10.0
"""What a process has beside the time that it may play, to begin."""
MEMORY_BYTES = 2_000_000_000
"""What it may have."""
DONE, REFUSED = b"+", b"-"


class _Work(msgspec.Struct, frozen=True):
    """What is to be done with a record."""

    record: str
    options: dict[str, str | int | bool]
    components: str
    """The folder of its component set."""
    seconds: float
    film: bool
    seat: int | None = None
    own: tuple[int, ...] | None = None
    keep: int | None = None


class Sandbox:
    """Plays records in processes of their own."""

    def __init__(self, seconds: float) -> None:
        """Whatever takes longer is given up."""
        self._seconds = seconds
        self._slots = asyncio.Semaphore(MOST_PROCESSES)

    async def cut(
        self, record: Record, options: Mapping[str, str | int | bool], components: Path, keep: int | None
    ) -> Record:
        """The first actions of a record, as a match that goes on (`replays.cut`)."""
        work = _Work(str(record), dict(options), str(components), self._seconds, film=False, keep=keep)
        return Record.parse(await self._do(work))

    async def film(
        self,
        record: Record,
        options: Mapping[str, str | int | bool],
        components: Path,
        seat: int | None,
        own: tuple[int, ...] | None,
    ) -> bytes:
        """A record as a film, as it goes over the wire (`replays.film`)."""
        work = _Work(str(record), dict(options), str(components), self._seconds, film=True, seat=seat, own=own)
        return await self._do(work)

    async def _do(self, work: _Work) -> bytes:
        async with self._slots:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "lamplight.server.tables.sandbox", stdin=PIPE, stdout=PIPE
            )
            try:
                async with asyncio.timeout(self._seconds + START_TIMEOUT_S):
                    told, _ = await process.communicate(msgspec.json.encode(work))
            except TimeoutError:
                told = b""
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if told[:1] == DONE:
            return told[1:]
        if told[:1] == REFUSED:
            problem = msgspec.json.decode(told[1:], type=Problem)
            raise Refusal(problem.code, problem.words, problem.rule)
        raise no("bad-request", "record-hangs", seconds=round(self._seconds))


def main() -> None:
    """Do what standard input says, and say what came of it."""
    work = msgspec.json.decode(sys.stdin.buffer.read(), type=_Work)
    seconds = math.ceil(work.seconds + START_TIMEOUT_S)
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    try:
        told = DONE + _done(work)
    except LamplightError as error:
        told = REFUSED + encode(Refusal.of(error).problem)
    except Refusal as refusal:
        told = REFUSED + encode(refusal.problem)
    sys.stdout.buffer.write(told)


def _done(work: _Work) -> bytes:
    record = Record.parse(work.record)
    game = find_game(record.game)
    setup = game.setup(game.read_options(work.options), Path(work.components))
    if work.film:
        return encode(film(record, setup, work.seat, work.own))
    return str(cut(record, work.keep, setup)).encode()


if __name__ == "__main__":
    main()
