"""PostgreSQL, for any number of processes on any number of machines. Each write is a transaction of its own."""

from __future__ import annotations

import asyncio
import importlib
import time
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .database import Database, Query, away, failed
from .migrations import upgrade

T = TypeVar("T")
AWAY_TIMEOUT_S = 30.0
"""How long a database that is away or busy is waited for."""
HURRIED_TIMEOUT_S = 2.0
"""And by a process that is about to stop."""
CONNECT_TIMEOUT_S = 10
"""How long it may take to open a connection."""
RECYCLE_AFTER_S = 1800
"""A connection that is older is replaced by a new one."""
MOST_REPEATS = 3
"""Two queries that add the same row at once: how often the later one looks again."""


class PostgresDatabase(Database):
    """A server, for any number of processes on any number of machines."""

    shared = True

    def __init__(self, url: URL, pool: int = 10) -> None:
        """`pool` connections are kept for this process (the feed has one more); no others are opened."""
        super().__init__(url)
        self._hurried = False
        self.engine = self._engine(
            pool_size=pool, max_overflow=0, pool_recycle=RECYCLE_AFTER_S, pool_timeout=AWAY_TIMEOUT_S
        )

    def _engine(self, command_timeout: float | None = AWAY_TIMEOUT_S, **options: Any) -> AsyncEngine:
        async def connect() -> Any:
            return await self.connect(command_timeout)

        try:
            return create_async_engine(self.url, hide_parameters=True, async_creator=connect, **options)
        except ModuleNotFoundError:
            raise LamplightError(Message("server-needs-postgres")) from None

    async def connect(self, command_timeout: float | None = AWAY_TIMEOUT_S) -> Any:
        """A connection of the driver's. It reads the whole address itself, as other programs do (`?sslmode=...`)."""
        driver: Any = importlib.import_module("asyncpg")  # an extra, and without types
        return await driver.connect(
            dsn=self.url.set(drivername="postgresql").render_as_string(hide_password=False),
            timeout=CONNECT_TIMEOUT_S,
            command_timeout=command_timeout,
            server_settings={"application_name": "lamplight", "idle_in_transaction_session_timeout": "60000"},
        )

    async def start(self) -> None:
        migrating = self._engine(None, poolclass=NullPool)  # which may take as long as it does
        try:
            await self._patiently(migrating, _migrate_alone)
        except LamplightError:
            raise
        except Exception as error:
            raise failed(error.__cause__ or error) from None
        finally:
            await migrating.dispose()

    async def stop(self) -> None:
        await self.engine.dispose()

    def hurry(self) -> None:
        self._hurried = True

    async def read(self, query: Query[T]) -> T:
        return await self._patiently(self.engine, query)

    async def write(self, query: Query[T]) -> T:
        return await self._patiently(self.engine, query)

    async def _patiently(self, engine: AsyncEngine, query: Query[T]) -> T:
        """A lost connection is no reason to give up: the query is run again, whether or not it was committed."""
        began = time.monotonic()
        attempt = 0
        while True:
            attempt += 1
            try:
                async with engine.begin() as connection:
                    return await connection.run_sync(query)
            except Exception as error:
                if not _will_pass(error, attempt):
                    raise
                patience = HURRIED_TIMEOUT_S if self._hurried else AWAY_TIMEOUT_S
                if time.monotonic() - began > patience or isinstance(error, NoneFree):
                    raise away(error) from error
            await asyncio.sleep(min(0.5, 0.02 * attempt))


_PASSING = ("40001", "40P01", "53300", "57P01", "57P02", "57P03", "57P05", "25006")
"""Two transactions got into one another's way; too many connections; the server stops, starts, or is being replaced."""


def _will_pass(error: Exception, attempt: int) -> bool:
    """Whether the same query may succeed a little later: the database is away, rather than refuses."""
    if isinstance(error, (OSError, NoneFree)):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if type(error).__module__.startswith("asyncpg") and "connection is closed" in str(error):
        return True  # lost while it was being opened: SQLAlchemy does not say so in its own words then
    if "another operation" in str(error):
        return True  # cut off while it rolled back: the driver has lost track of what was going on
    code = str(getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None) or "")
    if code == "23505":  # somebody has just added what was not there when we looked
        return attempt <= MOST_REPEATS
    return code.startswith("08") or code in _PASSING


def _migrate_alone(connection: Connection) -> None:
    """Several processes may start at once: one migrates, the others wait."""
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7305411)")
    upgrade(connection)
