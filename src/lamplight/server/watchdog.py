"""Somebody must notice when a call never returns. Compiled code ignores signals and may hold the interpreter for ever,
so the one who notices is another process: the supervisor. A worker writes into shared memory what it is doing and since
when; the supervisor reads it, and if it has been too long, holds the table and starts another worker.
"""

from __future__ import annotations

import contextlib
import mmap
import struct
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

SIZE = 4096
"""The bytes of a slot."""
_HEAD = struct.Struct("<dddH")
_TEXT = SIZE - _HEAD.size
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

    @contextlib.contextmanager
    def over(self, table_id: str, doing: str, detail: bytes = b"", allowed: float = 0.0) -> Generator[None]:
        self._write(f"{table_id} {doing} ".encode() + detail, allowed)
        try:
            yield
        finally:
            self._head(0.0, 0.0, 0)

    def alive(self) -> None:
        """The worker goes round: nothing holds it up."""
        _, since, allowed, length = _HEAD.unpack_from(self._memory, self._offset)
        self._head(since, allowed, length)

    def clear(self) -> None:
        """A new worker begins."""
        self._head(0.0, 0.0, 0)

    def read(self) -> Seen:
        """What the worker does."""
        alive, since, allowed, length = _HEAD.unpack_from(self._memory, self._offset)
        start = self._offset + _HEAD.size
        text = self._memory[start : start + min(length, _TEXT)].decode(errors="replace")
        table_id, _, rest = text.partition(" ")
        doing, _, detail = rest.partition(" ")
        return Seen(alive, since, allowed, table_id, doing, detail)

    def _write(self, text: bytes, allowed: float) -> None:
        kept = text[:_TEXT]
        start = self._offset + _HEAD.size
        self._memory[start : start + len(kept)] = kept
        self._head(time.monotonic(), allowed, len(kept))

    def _head(self, since: float, allowed: float, length: int) -> None:
        _HEAD.pack_into(self._memory, self._offset, time.monotonic(), since, allowed, length)
