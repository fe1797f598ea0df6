"""The database's versions, one file each. `upgrade` brings a database of any earlier version to the newest."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message


def config(connection: Connection | None = None) -> Config:
    """What alembic needs to know; it finds everything else beside this file."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the database to a version, within the transaction that the connection is in.

    A database that a later release has made is refused: this one would not know what it reads.
    """
    known, found = versions(), version_of(connection)
    if found is not None and found not in known:
        raise LamplightError(Message("server-database-newer", {"found": found, "known": known[-1]}))
    if found != (known[-1] if version == "head" else version):
        command.upgrade(config(connection), version)


def versions() -> list[str]:
    """All versions, the first one first."""
    script = ScriptDirectory.from_config(config())
    return [revision.revision for revision in script.walk_revisions()][::-1]


def version_of(connection: Connection) -> str | None:
    """The version that a database has; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()
