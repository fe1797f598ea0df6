"""SQLite, in threads of its own.

All writes go through one thread, which commits those that are waiting together: a busy server then pays for one flush
to the disk, not for each.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from ..wire.refusals import no
from .database import Database, Query, away, failed, sqlite_driver
from .migrations import upgrade

T = TypeVar("T")
MOST_TOGETHER = 200
"""The writes that are committed together at most."""
BUSY_TIMEOUT_S = 30.0
"""How long a file that another process writes is waited for."""


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
            _keep_private(Path(self.url.database or ""))
            await asyncio.to_thread(self._migrate)
        except (DBAPIError, OSError) as error:
            raise failed(error) from None
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
            while len(waiting) < MOST_TOGETHER and not self._queue.empty():
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
            failed = away(error) if isinstance(error, (DBAPIError, sqlite3.Error)) else error
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


def _keep_private(file: Path) -> None:
    """Hidden cards, keys and addresses lie in it: it is nobody's but its owner's, also if it was made before."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # somebody else's: it is theirs to say
            if stat.S_IMODE(one.stat().st_mode) & 0o077:
                one.chmod(0o600)


def _in_transaction(connection: Connection) -> bool:
    return sqlite_driver(connection).in_transaction


def _is_busy(error: Exception) -> bool:
    """Whether another process kept the file to itself for longer than we wait."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return bool(code & 0xFF == sqlite3.SQLITE_BUSY)


def _sqlite(url: URL, begin: str) -> Engine:
    """An engine whose transactions begin as we say, not as the driver guesses."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": BUSY_TIMEOUT_S}
    )

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
    until = time.monotonic() + BUSY_TIMEOUT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return
