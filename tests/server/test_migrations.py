"""The database's versions: a server brings its database to the newest one by itself, from every earlier one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.types import Boolean, Integer, LargeBinary

from lamplight.kernel.errors import LamplightError
from lamplight.server.storage import schema
from lamplight.server.storage.address import open_database
from lamplight.server.storage.migrations import upgrade, version_of, versions
from lamplight.text.speaker import Speaker

VERSIONS = versions()


async def on_database(address: str, *work: Callable[[Connection], object]) -> list[Any]:
    """Do something with a database as it is, without bringing it to any version."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        plain = create_engine(url)
        with plain.begin() as file:
            done = [one(file) for one in work]
        plain.dispose()
        return done
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        done = [await connection.run_sync(one) for one in work]
    await engine.dispose()
    return done


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


def tables_of(connection: Connection) -> dict[str, Table]:
    """The tables as they are in a database, whatever version it has."""
    found = MetaData()
    found.reflect(connection)
    return {name: table for name, table in found.tables.items() if name != "alembic_version"}


def fill(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Three rows in every table that there is."""
    for table in tables_of(connection).values():
        for number in (1, 2, 3):
            values: dict[str, Any] = {}
            for column in table.columns:
                kind: Any = column.type
                if isinstance(kind, Boolean):
                    values[column.name] = number == 2
                elif isinstance(kind, Integer):
                    values[column.name] = number
                elif isinstance(kind, LargeBinary):
                    values[column.name] = f"{table.name} {number}".encode()
                else:
                    values[column.name] = f"{column.name[:6]}{number}"
            connection.execute(insert(table).values(**values))
    return contents(connection)


def contents(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings()]
        for name, table in tables_of(connection).items()
    }


def test_versions_are_in_a_row() -> None:
    assert [f"{number:04}" for number in range(1, len(VERSIONS) + 1)] == VERSIONS


def test_migrations_lead_to_the_schema(database: str) -> None:
    async def work() -> None:
        base = open_database(database)
        await base.start()
        await base.stop()
        version, difference = await on_database(database, version_of, differences)
        assert version == VERSIONS[-1]
        assert difference == []

    asyncio.run(work())


def test_a_difference_would_be_found(database: str) -> None:
    async def work() -> None:
        base = open_database(database)
        await base.start()
        await base.stop()
        alter = text("ALTER TABLE tables ADD COLUMN more INTEGER")
        _, difference = await on_database(database, lambda c: c.execute(alter), differences)
        assert difference != []

    asyncio.run(work())


@pytest.mark.parametrize("version", VERSIONS)
def test_from_every_earlier_version(database: str, version: str) -> None:
    """A database that an earlier release made and filled keeps everything that is still known."""

    async def work() -> None:
        _, before = await on_database(database, lambda c: upgrade(c, version), fill)
        assert all(len(rows) == 3 for rows in before.values())
        base = open_database(database)
        await base.start()
        await base.stop()
        found, difference, after = await on_database(database, version_of, differences, contents)
        assert found == VERSIONS[-1]
        assert difference == []
        for name in before.keys() & after.keys():
            kept = before[name][0].keys() & after[name][0].keys()
            assert [{key: row[key] for key in kept} for row in after[name]] == [
                {key: row[key] for key in kept} for row in before[name]
            ]

    asyncio.run(work())


def make_newer(connection: Connection) -> None:
    upgrade(connection)
    connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))


def test_a_database_of_a_later_release_is_refused(database: str) -> None:
    async def work() -> None:
        await on_database(database, make_newer)
        base = open_database(database)
        with pytest.raises(LamplightError) as error:
            await base.start()
        await base.stop()
        assert error.value.message.id == "server-database-newer"
        (version,) = await on_database(database, version_of)
        assert version == "9999", "and left as it is"

    asyncio.run(work())


def test_the_refusal_is_said_in_words(database: str, tmp_path: Path) -> None:
    asyncio.run(on_database(database, make_newer))
    told = subprocess.run(
        [
            *(sys.executable, "-m", "lamplight.cli.main", "serve", "--port=0", "--lang=fr"),
            *(f"--database={database}", f"--data={tmp_path / 'data'}"),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    wanted = Speaker("fr").text("server-database-newer", found="9999", known=VERSIONS[-1])
    assert " ".join(wanted.split()) in " ".join((told.stdout + told.stderr).split())
