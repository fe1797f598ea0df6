"""Listening to a channel of PostgreSQL (LISTEN), for ever: whenever the connection is lost, there is another soon."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from .postgres import PostgresDatabase

log = structlog.get_logger(__name__)
SILENCE_TIMEOUT_S = 15.0
"""A database that has said nothing for so long is asked whether it is there."""
RECONNECT_DELAY_S = 0.2
"""Between a connection that was lost and the next."""


async def listen(
    database: PostgresDatabase,
    channel: str,
    heard: Callable[[str], Awaitable[None]],
    began: Callable[[], Awaitable[None]],
) -> None:
    """Hand over what is told on a channel. `began` is called when from now on nothing is missed, also after a loss."""
    while True:
        try:
            await _hear(database, channel, heard, began)
        except Exception as error:
            log.warning("channel-lost", channel=channel, error=type(error).__name__)
        await asyncio.sleep(RECONNECT_DELAY_S)


async def _hear(
    database: PostgresDatabase,
    channel: str,
    heard: Callable[[str], Awaitable[None]],
    began: Callable[[], Awaitable[None]],
) -> None:
    """Listen for as long as one connection lasts."""
    told: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(*notice: Any) -> None:
        told.put_nowait(str(notice[3]))

    def end(*_: Any) -> None:
        told.put_nowait(None)

    connection = await database.connect()
    try:
        connection.add_termination_listener(end)
        await connection.add_listener(channel, hear)
        await began()
        while True:
            try:
                async with asyncio.timeout(SILENCE_TIMEOUT_S):  # `wait_for` may swallow that it is cancelled
                    text = await told.get()
            except TimeoutError:  # a connection can be dead without anybody having said so
                await connection.execute("SELECT 1", timeout=10)
                continue
            if text is None:
                log.warning("channel-lost", channel=channel, error="closed")
                return
            await heard(text)
    finally:
        connection.terminate()
