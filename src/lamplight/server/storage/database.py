"""What a database is to the server: queries are written once, as functions of a connection, and run in transactions.

A query may be run more than once: when a connection is lost while it commits, nobody can know whether it did. So a
query must bear being run again after it was committed, as those of `store.py` do by the numbers of their rows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import structlog
from sqlalchemy import ClauseElement, Connection, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from ..wire.refusals import Refusal, no

log = structlog.get_logger(__name__)
T = TypeVar("T")
Query = Callable[[Connection], T]


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
            return sqlite_driver(connection).execute(self._text, values).fetchall()
        return [tuple(row) for row in connection.execute(self._statement, values)]

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """How many rows the statement changes."""
        if connection.dialect.name == "sqlite":
            return sqlite_driver(connection).execute(self._text, values).rowcount
        return connection.execute(self._statement, values).rowcount


def sqlite_driver(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection."""
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


def away(error: BaseException) -> Refusal:
    """The database does not answer: whoever asks is told to come again."""
    log.error("database-away", error=type(error).__name__, reason=str(error)[:200])
    return no("unavailable", "database-away")


def failed(error: BaseException) -> LamplightError:
    """Why a server cannot start, for whoever starts it."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
    return LamplightError(Message("server-database-failed", {"reason": reason[:200] or type(error).__name__}))
