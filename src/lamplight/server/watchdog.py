"""Somebody must notice when a call never returns. Compiled code ignores signals and may hold the interpreter for ever,
so the one who notices is another process: the supervisor. A worker writes into shared memory what it is doing and since
when; the supervisor reads it, and if it has been too long, holds the table and starts another worker.

The two do not wait for one another, so a slot may be read while it is half written. A checksum over all that it says
tells: what does not fit is read again, and what never fits is not believed.
"""

from __future__ import annotations

import contextlib
import mmap
import struct
import time
import zlib
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

SIZE = 4096
"""The bytes of a slot."""
_SUM = struct.Struct("<I")
_HEAD = struct.Struct("<dddH")
_TEXT_AT = _SUM.size + _HEAD.size
_TEXT = SIZE - _TEXT_AT
READ_ATTEMPTS = 200
"""How often a slot is read that somebody writes at the same time."""
BOT = "bot"
"""What a worker does while a bot thinks: no fault of the table's, if that never ends."""


class Watchdog(Protocol):
    """Where a worker says what it is doing."""

    def over(
        self, table_id: str, doing: str, detail: bytes = b"", allowed: float = 0.0
    ) -> contextlib.AbstractContextManager[None]:
        """For as long as a call into rules or bots lasts, which may take so many seconds more than others."""
        ...

    def alive(self) -> None:
        """The worker goes round."""


class _NoWatchdog:
    """For a process that nobody supervises."""

    def over(
        self, table_id: str, doing: str, detail: bytes = b"", allowed: float = 0.0
    ) -> contextlib.AbstractContextManager[None]:
        del table_id, doing, detail, allowed
        return _NOTHING

    def alive(self) -> None:
        pass


_NOTHING = contextlib.nullcontext()
NO_WATCHDOG: Watchdog = _NoWatchdog()


@dataclass(frozen=True, slots=True)
class Seen:
    """What the supervisor finds in a slot."""

    alive: float
    """When the worker went round last."""
    since: float
    """Since when it has been in a call; 0: it is not."""
    allowed: float
    table_id: str
    doing: str
    detail: str


def share(path: Path, slots: int) -> mmap.mmap:
    """The memory that workers and their supervisor share, made if it is not there yet."""
    with path.open("a+b") as file:
        file.truncate(slots * SIZE)
        return mmap.mmap(file.fileno(), slots * SIZE)


class SharedWatchdog:
    """A slot in memory that a worker and its supervisor share."""

    def __init__(self, memory: mmap.mmap, slot: int) -> None:
        self._memory = memory
        self._offset = slot * SIZE
        self._since = self._allowed = 0.0
        self._text = b""

    @contextlib.contextmanager
    def over(self, table_id: str, doing: str, detail: bytes = b"", allowed: float = 0.0) -> Generator[None]:
        self._write(time.monotonic(), allowed, (f"{table_id} {doing} ".encode() + detail)[:_TEXT])
        try:
            yield
        finally:
            self._write(0.0, 0.0, b"")

    def alive(self) -> None:
        """The worker goes round: nothing holds it up."""
        self._write(self._since, self._allowed, self._text)

    def clear(self) -> None:
        """A new worker begins."""
        self._write(0.0, 0.0, b"")

    def read(self) -> Seen | None:
        """What the worker does; None: whatever was read did not fit together."""
        for _ in range(READ_ATTEMPTS):
            slot = self._memory[self._offset : self._offset + SIZE]
            (stated,) = _SUM.unpack_from(slot)
            alive, since, allowed, length = _HEAD.unpack_from(slot, _SUM.size)
            said = slot[_SUM.size : _TEXT_AT + length]
            if length <= _TEXT and stated == zlib.crc32(said):
                table_id, _, rest = said[_HEAD.size :].decode(errors="replace").partition(" ")
                doing, _, detail = rest.partition(" ")
                return Seen(alive, since, allowed, table_id, doing, detail)
        return None

    def _write(self, since: float, allowed: float, text: bytes) -> None:
        self._since, self._allowed, self._text = since, allowed, text
        said = _HEAD.pack(time.monotonic(), since, allowed, len(text)) + text
        self._memory[self._offset : self._offset + _SUM.size + len(said)] = _SUM.pack(zlib.crc32(said)) + said
