"""How a process learns what others have written: PostgreSQL tells, SQLite is asked often.

Only the table and the number of the row are told; what it is, is read from the journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable

import structlog

from .channel import listen
from .database import Database
from .postgres import PostgresDatabase
from .store import CHANNEL, changes_after, newest_position

log = structlog.get_logger(__name__)
POLL_INTERVAL_S = 0.02
"""Between two questions to SQLite; asking costs some microseconds."""
RETRY_DELAY_S = 0.2
"""After a question that failed."""

Changed = Callable[[str, int], Awaitable[None]]
"""A table has a row of this number now."""


class Feed:
    """Tells of new rows until it is stopped."""

    def __init__(self, database: Database, changed: Changed, missed: Callable[[], Awaitable[None]]) -> None:
        """`missed` is called when some may have been overheard, after a lost connection."""
        self._database = database
        self._changed = changed
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        database = self._database
        listening = self._listen(database) if isinstance(database, PostgresDatabase) else self._poll()
        self._task = asyncio.create_task(listening)
        await self.ready.wait()

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _poll(self) -> None:
        """SQLite counts the commits of other connections: as long as the count stays, there is nothing new."""
        watcher = sqlite3.connect(self._database.url.database or "", isolation_level=None, timeout=0)
        position, version = -1, -1
        try:
            while True:
                try:
                    now = _version(watcher)
                    if position < 0:
                        position = await self._database.read(newest_position)
                        self.ready.set()
                    elif now != version:
                        position = await self._tell_since(position)
                    version = now
                except Exception as error:  # busy, for example: what is new is found the next time
                    log.warning("feed-failed", error=type(error).__name__, reason=str(error)[:200])
                    await asyncio.sleep(RETRY_DELAY_S)
                await asyncio.sleep(POLL_INTERVAL_S)
        finally:
            watcher.close()

    async def _tell_since(self, position: int) -> int:
        found = await self._database.read(lambda c: changes_after(c, position))
        for _, table, number in found:
            await self._changed(table, number)
        return found[-1][0] if found else position

    async def _listen(self, database: PostgresDatabase) -> None:
        async def began() -> None:
            if self.ready.is_set():
                await self._missed()
            self.ready.set()

        async def heard(told: str) -> None:
            table, _, number = told.partition(" ")
            await self._changed(table, int(number))

        await listen(database, CHANNEL, heard, began)


def _version(watcher: sqlite3.Connection) -> int:
    return int(watcher.execute("PRAGMA data_version").fetchone()[0])
