"""How processes that share a PostgreSQL database tell one another what is in no journal (see `attendance.py`).

News may be lost, with a connection or with a process: whatever depends on it is also looked up from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy import Connection, func, select

from ..storage.channel import listen
from ..storage.database import Database
from ..storage.postgres import PostgresDatabase
from .attendance import News, decode_news, encode_news

log = structlog.get_logger(__name__)
CHANNEL = "lamplight_news"
MOST_WAITING = 2000
"""The news that may wait to be told; more is dropped."""
MOST_AT_ONCE = 100
"""The news that is told in one transaction."""
STOP_TIMEOUT_S = 2.0
"""What still waits when the process stops is told within this time, or not at all."""
PAUSE_S = 1.0
"""Between a failure to tell and the next attempt."""


class Bulletin:
    """Tells other processes the news, and hears theirs. On SQLite there are none."""

    def __init__(self, database: Database, heard: Callable[[News], Awaitable[None]]) -> None:
        self._database = database
        self._heard = heard
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to tell and to hear."""
        database = self._database
        if isinstance(database, PostgresDatabase):
            self._tasks = [asyncio.create_task(self._telling()), asyncio.create_task(self._hearing(database))]

    async def stop(self) -> None:
        """Tell what waits, and listen no more."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._tasks and not self._waiting.empty():
            with contextlib.suppress(Exception):
                async with asyncio.timeout(STOP_TIMEOUT_S):
                    await self._tell()
        self._tasks = []

    def tell(self, news: News) -> None:
        """Tell the others, soon; if too much waits already, not at all."""
        if self._tasks:
            with contextlib.suppress(asyncio.QueueFull):
                self._waiting.put_nowait(encode_news(news).decode())

    async def _telling(self) -> None:
        while True:
            try:
                await self._tell()
            except Exception as error:
                log.warning("news-untold", error=type(error).__name__)
                await asyncio.sleep(PAUSE_S)

    async def _tell(self) -> None:
        texts = [await self._waiting.get()]
        while len(texts) < MOST_AT_ONCE and not self._waiting.empty():
            texts.append(self._waiting.get_nowait())

        def post(connection: Connection) -> None:
            for text in texts:
                connection.execute(select(func.pg_notify(CHANNEL, text)))

        await self._database.write(post)

    async def _hearing(self, database: PostgresDatabase) -> None:
        async def began() -> None:
            """What was missed meanwhile is looked up from time to time."""

        async def heard(text: str) -> None:
            with contextlib.suppress(msgspec.MsgspecError):  # of a later version
                await self._heard(decode_news(text))

        await listen(database, CHANNEL, heard, began)
