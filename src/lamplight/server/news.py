"""How processes that share a PostgreSQL database tell one another what is in no journal (see `attendance.py`).

News may be lost, with a connection or with a process: whatever depends on it is also looked up from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, func, select

from .attendance import News, decode_news, encode_news
from .db import Database, PostgresDatabase

log = structlog.get_logger(__name__)
CHANNEL = "lamplight_news"
WAITING = 2000
"""So much news waits to be told at most."""
TOGETHER = 100
"""So much of it is told in one transaction."""
SILENCE = 15.0
"""After so many seconds without any, the connection is tried."""


class NewsDesk:
    """Tells other processes the news, and hears theirs. On SQLite there are none."""

    def __init__(self, database: Database, heard: Callable[[News], Awaitable[None]]) -> None:
        self._database = database
        self._heard = heard
        self._waiting: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to tell and to hear."""
        if isinstance(self._database, PostgresDatabase):
            self._tasks = [asyncio.create_task(self._telling()), asyncio.create_task(self._hearing())]

    async def stop(self) -> None:
        """Tell what waits, and listen no more."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._tasks and not self._waiting.empty():
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
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
                await asyncio.sleep(1)

    async def _tell(self) -> None:
        texts = [await self._waiting.get()]
        while len(texts) < TOGETHER and not self._waiting.empty():
            texts.append(self._waiting.get_nowait())

        def post(connection: Connection) -> None:
            for text in texts:
                connection.execute(select(func.pg_notify(CHANNEL, text)))

        await self._database.write(post)

    async def _hearing(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:
                log.warning("news-lost", error=type(error).__name__)
            await asyncio.sleep(0.5)

    async def _hear(self) -> None:
        """Listen for as long as one connection lasts."""
        asyncpg: Any = importlib.import_module("asyncpg")  # an extra, and without types
        heard: asyncio.Queue[str | None] = asyncio.Queue()

        def hear(*told: Any) -> None:
            heard.put_nowait(str(told[3]))

        def end(*_: Any) -> None:
            heard.put_nowait(None)

        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection: Any = await asyncpg.connect(dsn=address, timeout=10)
        try:
            connection.add_termination_listener(end)
            await connection.add_listener(CHANNEL, hear)
            while True:
                try:
                    async with asyncio.timeout(SILENCE):  # `wait_for` may swallow that it is cancelled
                        text = await heard.get()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=10)
                    continue
                if text is None:
                    return
                with contextlib.suppress(msgspec.MsgspecError):  # of a later version
                    await self._heard(decode_news(text))
        finally:
            connection.terminate()
