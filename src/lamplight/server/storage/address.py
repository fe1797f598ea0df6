"""Which database an address means."""

from __future__ import annotations

import re

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .database import Database
from .postgres import PostgresDatabase
from .sqlite import SqliteDatabase


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
