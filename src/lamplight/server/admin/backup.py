"""Copies of a database: made while a server goes on, and put in its place when none does."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Generator
from pathlib import Path

from sqlalchemy.engine import URL

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from ..settings import Settings
from ..storage.address import open_database
from ..storage.migrations import versions
from .failures import told_plainly

LOCK_TIMEOUT_S = 30
"""How long a database that somebody writes is waited for."""


def back_up(settings: Settings, target: Path) -> None:
    """Write a copy of the database into a new file, while a server may go on."""
    url = open_database(settings.database_url).url
    if target.exists():
        raise LamplightError(Message("admin-file-exists", {"path": str(target)}))
    with told_plainly():
        if url.get_backend_name() == "sqlite":
            source = Path(url.database or "")
            if not source.exists():
                raise LamplightError(Message("admin-no-database", {"path": str(source)}))
            with _beside(target) as partial:
                _copy_sqlite(source, partial)
        else:
            program = _pg_dump(url, target)
            with _beside(target) as partial:
                _dump_postgres(program, url, partial)


def restore(settings: Settings, source: Path, *, replace: bool) -> Path | None:
    """Put a backup in the database's place; returns where the one that was there lies now."""
    url = open_database(settings.database_url).url
    if url.get_backend_name() != "sqlite":
        command = f'pg_restore --clean --if-exists --no-owner --dbname "{_without_password(url)}" "{source}"'
        raise LamplightError(Message("admin-restore-postgres", {"command": command}))
    target = Path(url.database or "").absolute()
    _require_backup(source)
    aside: Path | None = None
    if target.exists():
        if not replace:
            raise LamplightError(Message("admin-restore-exists", {"path": str(target)}))
        _require_unused(target)
        aside = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    with told_plainly():
        target.parent.mkdir(parents=True, exist_ok=True)
        with _beside(target) as partial:
            _copy_sqlite(source, partial)
            if aside is not None:
                target.rename(aside)
    return aside


@contextlib.contextmanager
def _beside(target: Path) -> Generator[Path]:
    """A file for its owner only that takes the target's name when all has gone well."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.absolute().parent)
    os.close(handle)
    partial = Path(name)
    try:
        yield partial
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy in one file; SQLite's own way works while others write."""
    try:
        with (
            contextlib.closing(
                sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=LOCK_TIMEOUT_S)
            ) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            damage = str(new.execute("PRAGMA quick_check").fetchone()[0])
    except sqlite3.Error as error:
        damage = str(error)
    if damage != "ok":
        raise LamplightError(Message("admin-damaged", {"path": str(source), "reason": damage[:200]}))


def _require_backup(source: Path) -> None:
    """Refuse a file that is not a database of this program, or of a later version of it."""
    if not source.is_file():
        raise LamplightError(Message("admin-no-file", {"path": str(source)}))
    try:
        with contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old:
            version = str(old.execute("SELECT version_num FROM alembic_version").fetchone()[0])
            old.execute("SELECT count(*) FROM journal").fetchone()
    except (sqlite3.Error, TypeError):
        raise LamplightError(Message("admin-no-backup", {"path": str(source)})) from None
    if version not in versions():
        raise LamplightError(Message("admin-later-backup", {"path": str(source), "version": version[:40]}))


def _require_unused(target: Path) -> None:
    """Refuse to replace a database that somebody has open: leaving WAL mode succeeds only for the last connection."""
    try:
        with contextlib.closing(sqlite3.connect(target, timeout=0)) as old:
            mode = str(old.execute("PRAGMA journal_mode=DELETE").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise LamplightError(Message("admin-in-use", {"path": str(target)})) from None
        return  # no database at all: it is kept aside as it is
    if mode != "delete":
        raise LamplightError(Message("admin-in-use", {"path": str(target)}))


def _pg_dump(url: URL, target: Path) -> str:
    program = shutil.which("pg_dump")
    if program is None:
        command = f'pg_dump --format=custom --no-owner --file "{target}" --dbname "{_without_password(url)}"'
        raise LamplightError(Message("admin-needs-pg-dump", {"command": command}))
    return program


def _dump_postgres(program: str, url: URL, target: Path) -> None:
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    done = subprocess.run(
        [program, "--format=custom", "--no-owner", f"--file={target}", f"--dbname={_without_password(url)}"],
        env={**os.environ, **password},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["?"])[0]
        raise LamplightError(Message("admin-pg-dump-failed", {"reason": reason[:300]}))


def _without_password(url: URL) -> str:
    """For other programs' command lines, which anybody on the machine may read."""
    return url._replace(drivername="postgresql", password=None).render_as_string()
