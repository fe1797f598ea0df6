"""The database: SQLite in a thread of its own, or PostgreSQL. Queries are written once, as functions of a connection.

On SQLite all writes go through one thread, which commits those that are waiting together: a busy server then pays for
one flush to the disk, not for each. On PostgreSQL each write is a transaction of its own.

A query may be run more than once: when a connection is lost while it commits, nobody can know whether it did. So a
query must bear being run again after it was committed, as those of `store.py` do by the numbers of their rows.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import structlog
from sqlalchemy import ClauseElement, Connection, Engine, Executable, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from ..wire.refusals import Refusal, no
from .migrations import upgrade

log = structlog.get_logger(__name__)
T = TypeVar("T")
Query = Callable[[Connection], T]
TOGETHER = 200
"""So many writes are committed together at most."""
PATIENCE = 30.0
"""A database that is away or busy is waited for so many seconds."""
HURRIED = 2.0
"""By a process that is about to stop, for so many."""
AGAIN = 3
"""Two queries that add the same row at once: the later one looks again, so often."""


class Conflict(Exception):
    """Another process was faster: read again."""


class Prepared:
    """A statement that every row of a journal needs.

    On SQLite it goes to the driver as it was written down once: what SQLAlchemy does for each call takes several times
    as long as the statement itself. Its errors are then the driver's own.
    """

    def __init__(self, statement: Executable, columns: Sequence[str] = ()) -> None:
        """`columns`: those that an `insert` or `update` sets; each parameter has the name of its column."""
        self._statement = statement
        dialect = sqlite.dialect(paramstyle="named")
        assert isinstance(statement, ClauseElement)
        self._text = str(statement.compile(dialect=dialect, column_keys=list(columns) or None))

    def rows(self, connection: Connection, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """What the statement finds."""
        if connection.dialect.name == "sqlite":
            return _driver(connection).execute(self._text, values).fetchall()
        return [tuple(row) for row in connection.execute(self._statement, values)]

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """How many rows the statement changes."""
        if connection.dialect.name == "sqlite":
            return _driver(connection).execute(self._text, values).rowcount
        return connection.execute(self._statement, values).rowcount


def _driver(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


class Database:
    """Runs queries, each in a transaction."""

    shared: bool
    """Whether several processes may serve tables from this database."""

    def __init__(self, url: URL) -> None:
        self.url = url

    async def start(self) -> None:
        """Open the database and bring it to the newest version."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what is being written, and close."""
        raise NotImplementedError

    def hurry(self) -> None:
        """The process is about to stop: a database that is away is not waited for as long as otherwise."""

    async def read(self, query: Query[T]) -> T:
        """The result of a query that writes nothing."""
        raise NotImplementedError

    async def write(self, query: Query[T]) -> T:
        """The result of a query, once it is committed. `Conflict` and other errors of the query undo it alone.

        A refusal as `unavailable` means that the database did not answer: what was written is then not known.
        """
        raise NotImplementedError


def open_database(address: str) -> Database:
    """The database at an address: `sqlite:///path` or `postgresql://user@host/name`."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        hidden = re.sub(r"//.*@", "//***@", address)
        raise LamplightError(Message("server-bad-database", {"database": hidden[:80]})) from None
    if url.get_backend_name() == "sqlite" and url.database:
        return SqliteDatabase(url.set(drivername="sqlite"))
    if url.get_backend_name() == "postgresql":
        return PostgresDatabase(_spelled_out(url.set(drivername="postgresql+asyncpg")))
    raise LamplightError(Message("server-bad-database", {"database": url.render_as_string()[:80]}))


def _spelled_out(url: URL) -> URL:
    """An address as every program of PostgreSQL's reads it: some libraries say `ssl=true` for `sslmode=require`."""
    given = url.query.get("ssl")
    if not isinstance(given, str):
        return url
    mode = {"true": "require", "1": "require", "on": "require", "false": "disable", "0": "disable", "off": "disable"}
    return url.difference_update_query(["ssl"]).update_query_dict({"sslmode": mode.get(given.lower(), given)})


def _away(error: BaseException) -> Refusal:
    log.error("database-away", error=type(error).__name__, reason=str(error)[:200])
    return no("unavailable", "database-away")


def _failed(error: BaseException) -> LamplightError:
    """Why a server cannot start, for whoever starts it."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
    return LamplightError(Message("server-database-failed", {"reason": reason[:200] or type(error).__name__}))


# SQLite.


@dataclass(slots=True)
class _Write:
    query: Query[Any]
    done: Callable[[Any, Exception | None], None]


class SqliteDatabase(Database):
    """A file. One thread writes, others read."""

    shared = False

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._writer: Engine = _sqlite(url, "BEGIN IMMEDIATE")
        self._reader: Engine = _sqlite(url, "BEGIN")
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="lamplight-writer", daemon=True)
        self._readers = ThreadPoolExecutor(2, "lamplight-reader")
        self._stopped = False

    async def start(self) -> None:
        try:
            Path(self.url.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(self._migrate)
        except (DBAPIError, OSError) as error:
            raise _failed(error) from None
        self._thread.start()

    def _migrate(self) -> None:
        with self._writer.begin() as connection:
            upgrade(connection)

    async def stop(self) -> None:
        self._stopped = True
        if self._thread.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._writer.dispose()
        self._reader.dispose()

    async def read(self, query: Query[T]) -> T:
        if self._stopped:
            raise no("unavailable", "restarting")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Query[T]) -> T:
        with self._reader.begin() as connection:
            return query(connection)

    async def write(self, query: Query[T]) -> T:
        if self._stopped:
            raise no("unavailable", "restarting")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def tell(result: Any, error: Exception | None) -> None:
            if future.done():  # whoever asked has gone
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        def done(result: Any, error: Exception | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(tell, result, error)

        self._queue.put(_Write(query, done))
        return await future

    def _run(self) -> None:
        last = False
        while not last and (first := self._queue.get()) is not None:
            waiting = [first]
            while len(waiting) < TOGETHER and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    last = True
                    break
                waiting.append(more)
            self._commit(waiting)
        self._close()

    @contextlib.contextmanager
    def _transaction(self) -> Generator[Connection]:
        """A transaction of the writer's own connection, which is kept for as long as all goes well."""
        if self._connection is None:
            self._connection = self._writer.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _commit(self, waiting: list[_Write]) -> None:
        """All that is waiting in one transaction. If that cannot be, each in one of its own."""
        try:
            try:
                results = self._at_once(waiting)
            except Exception as error:  # one of them failed, and all are undone: find out which
                if _is_busy(error):
                    raise
                results = self._together(waiting)
        except Exception as error:
            if len(waiting) > 1 and not _is_busy(error):
                for write in waiting:
                    self._commit([write])
                return
            failed = _away(error) if isinstance(error, (DBAPIError, sqlite3.Error)) else error
            results = [(None, failed)] * len(waiting)
        for write, (result, wrong) in zip(waiting, results, strict=True):
            write.done(result, wrong)

    def _at_once(self, waiting: list[_Write]) -> list[tuple[Any, Exception | None]]:
        """The results of writes that have been committed together, if none of them fails."""
        with self._transaction() as connection:
            return [(write.query(connection), None) for write in waiting]

    def _together(self, waiting: list[_Write]) -> list[tuple[Any, Exception | None]]:
        """The results of writes that have been committed together; what fails is undone by itself."""
        results: list[tuple[Any, Exception | None]] = []
        with self._transaction() as connection:
            for write in waiting:
                try:
                    with connection.begin_nested():
                        results.append((write.query(connection), None))
                except Exception as error:
                    if not _in_transaction(connection):  # SQLite has undone the others too: a full disk, for example
                        raise
                    results.append((None, error))
        return results


def _in_transaction(connection: Connection) -> bool:
    return _driver(connection).in_transaction


def _is_busy(error: Exception) -> bool:
    """Whether another process kept the file to itself for longer than we wait."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return bool(code & 0xFF == sqlite3.SQLITE_BUSY)


def _sqlite(url: URL, begin: str) -> Engine:
    """An engine whose transactions begin as we say, not as the driver guesses."""
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        del record
        connection.isolation_level = None
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    del prepare, start
    return engine


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Readers and the writer shall not wait for one another. Processes that open a new file at once have to wait here:
    SQLite itself does not, for this."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return


# PostgreSQL.


class PostgresDatabase(Database):
    """A server, for any number of processes on any number of machines."""

    shared = True

    def __init__(self, url: URL, pool: int = 10) -> None:
        """`pool` connections are kept for this process (the feed has one more); no others are opened."""
        super().__init__(url)
        self._hurried = False
        self.engine = self._engine(pool_size=pool, max_overflow=0, pool_recycle=1800, pool_timeout=PATIENCE)

    def _engine(self, command_timeout: float | None = PATIENCE, **options: Any) -> AsyncEngine:
        async def connect() -> Any:
            return await self.connect(command_timeout)

        try:
            return create_async_engine(self.url, hide_parameters=True, async_creator=connect, **options)
        except ModuleNotFoundError:
            raise LamplightError(Message("server-needs-postgres")) from None

    async def connect(self, command_timeout: float | None = PATIENCE) -> Any:
        """A connection of the driver's. It reads the whole address itself, as other programs do (`?sslmode=...`)."""
        driver: Any = importlib.import_module("asyncpg")  # an extra, and without types
        return await driver.connect(
            dsn=self.url.set(drivername="postgresql").render_as_string(hide_password=False),
            timeout=10,
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
            raise _failed(error.__cause__ or error) from None
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
                patience = HURRIED if self._hurried else PATIENCE
                if time.monotonic() - began > patience or isinstance(error, NoneFree):
                    raise _away(error) from error
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
    code = str(getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None) or "")
    if code == "23505":  # somebody has just added what was not there when we looked
        return attempt <= AGAIN
    return code.startswith("08") or code in _PASSING


def _migrate_alone(connection: Connection) -> None:
    """Several processes may start at once: one migrates, the others wait."""
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7305411)")
    upgrade(connection)
