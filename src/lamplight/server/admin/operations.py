"""What an operator does with a server's database, whether or not a server runs on it at the same time.

Whatever happens to a table is a row of its journal, as if the server had written it: a running server hears of it and
tells its clients. Nothing here needs the server's web framework.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import games
from lamplight.kernel.message import Message

from ..people import accounts
from ..people.accounts import Person
from ..settings import Settings
from ..storage import schema, store
from ..storage.database import Database, SqliteDatabase, open_database
from ..storage.migrations import version_of, versions
from ..tables import rows
from ..tables.delta import together
from ..tables.journal import Journal, Unplayable, read_journal, replay_journal, same_events
from ..tables.registry import Tables
from ..tables.room import Room, Setups
from ..tables.rows import Happening, Row, decode_row
from ..tables.sets import SetKeeper, files_of
from ..tables.table import SUBSTITUTE
from ..wire.protocol import TableInfo
from ..wire.refusals import Refusal, no

OVER = ("finished", "closed")
SHOWN_ROWS = 20
"""So many of a table's last rows are shown."""
LISTED = 500
"""So many people or tables are listed at most."""
DAY = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody, as an operator sees them."""

    id: str
    name: str
    login: str
    email: str
    language: str
    created: int
    seen: int
    going_on: int
    """Tables that are not over, at which they sit or which they host."""
    over: int


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a journal without anything that is secret: no actions, no nonces, no keys, no chat."""

    number: int
    at: int
    kind: str
    seat: int | None
    by: str


@dataclass(frozen=True, slots=True)
class Overview:
    """A table, as an operator sees it."""

    info: TableInfo
    updated: int
    rows: int
    """In the journal; fewer than the table's number once they were forgotten."""
    records: tuple[int, ...]
    """The numbers of its finished matches."""
    last: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """A table whose journal does not lead to what is stored."""

    table: str
    words: Message


@dataclass(frozen=True, slots=True)
class Swept:
    """What was, or would be, deleted."""

    finished: int
    closed: int
    guests: int


class Admin:
    """Works on a server's database."""

    def __init__(self, settings: Settings, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self.settings = settings
        self.now = now
        self.database: Database = open_database(settings.database_url)
        self.tables = Tables(self.database, SetKeeper(settings.data / "sets"), now=now)

    @contextlib.asynccontextmanager
    async def opened(self, *, new: bool = False) -> AsyncGenerator[Admin]:
        """For as long as the database is open. Only `new` may make one: a mistyped path must not."""
        if not new and isinstance(self.database, SqliteDatabase) and not self._file.exists():
            raise LamplightError(Message("admin-no-database", {"path": str(self._file)}))
        with told_plainly():
            await self.database.start()
            try:
                yield self
            finally:
                await self.database.stop()

    @property
    def _file(self) -> Path:
        return Path(self.database.url.database or "")

    # People.

    async def people(self, find: str = "") -> list[Account]:
        """Everybody, or those whose name, login, e-mail address or id contains a text; the last seen first."""
        return await self.database.read(lambda c: _accounts(c, _matching(find)))

    async def person(self, person_id: str) -> Account:
        """Somebody by id."""
        found = await self.database.read(lambda c: _accounts(c, schema.people.c.id == person_id))
        if not found:
            raise no("not-found", "no-such-person")
        return found[0]

    async def tables_of(self, person_id: str) -> list[Overview]:
        """The tables that somebody hosts or sits at."""
        return await self.database.read(lambda c: _overviews(c, _tables_with(person_id)))

    async def link(self, person_id: str) -> str:
        """The address that opens somebody's account, once."""
        person = await self._known(person_id)
        token = await self.database.write(lambda c: accounts.make_link(c, person.id, self.now()))
        return f"{self.settings.address}/link#{token}"

    async def log_out(self, person_id: str) -> None:
        """End all of somebody's sessions: their cookies are void."""
        if await self.database.write(lambda c: accounts.end_sessions(c, person_id)) is None:
            raise no("not-found", "no-such-person")

    async def delete_person(self, person_id: str) -> None:
        """Forget somebody: bots take their seats, and their name goes from every table."""
        person = await self._known(person_id)
        for table in await self.database.read(lambda c: store.all_tables_of(c, person.id)):
            await self.tables.happen(table, lambda _: rows.Deleted(person.id, SUBSTITUTE))
        await self.database.write(lambda c: accounts.delete_person(c, person.id))

    async def _known(self, person_id: str) -> Person:
        person = await self.database.read(lambda c: accounts.find(c, person_id))
        if person is None:
            raise no("not-found", "no-such-person")
        return person

    # Tables.

    async def all_tables(self, status: str = "") -> list[Overview]:
        """All tables, or those of a status; the last changed first."""
        wanted = schema.tables.c.status == status if status else schema.tables.c.id != ""
        return await self.database.read(lambda c: _overviews(c, wanted))

    async def table(self, table_id: str) -> Overview:
        """A table with its last rows."""
        found = await self.database.read(lambda c: _overviews(c, schema.tables.c.id == table_id))
        if not found:
            raise no("not-found", "no-such-table")
        last = await self.database.read(lambda c: _last_rows(c, table_id))
        return dataclasses.replace(found[0], last=tuple(last))

    async def hold(self, table_id: str, reason: str) -> None:
        """Stop a match until it is released; everybody at the table reads why."""
        notice = Message("admin-held-notice", {"reason": " ".join(reason.split())[:300]})

        def decide(room: Room) -> Happening:
            if room.table.status == "held":
                raise no("not-now", "table-held")
            if room.table.status in OVER:
                raise Refusal("not-now", Message("admin-table-over"))
            return rows.Held(notice)

        await self.tables.happen(table_id, decide)

    async def release(self, table_id: str) -> None:
        """Let a match go on that was held."""

        def decide(room: Room) -> Happening:
            if room.table.status != "held":
                raise Refusal("not-now", Message("admin-not-held"))
            return rows.Released()

        await self.tables.happen(table_id, decide)

    async def record(self, table_id: str, match: int | None = None) -> tuple[bytes, bool]:
        """The full record of a match, with its key, and whether the match still goes on."""
        async with self.tables.room(table_id) as room:
            number = match or room.table.series_number
            if number == room.table.series_number and room.match is not None:
                going_on = not room.match.over and room.table.status not in OVER
                return str(room.match.record()).encode(), going_on
        found = await self.database.read(lambda c: store.record_of(c, table_id, number))
        if found is None:
            raise no("not-found", "no-such-record")
        return found, False

    # Keeping the whole.

    async def check(self, watch: Callable[[int, int], None]) -> tuple[int, list[Finding]]:
        """Replay the journal of every table that is not over; how many there were, and those that differ.

        Those that were played by other rules than today's are left out: a server looks at them when it starts.
        """
        tables = schema.tables.c
        today = [and_(tables.game == game.id, tables.rules_version == game.rules_version) for game in games().values()]
        query = select(tables.id).where(tables.status.not_in(OVER), or_(*today)).order_by(tables.id)
        ids = await self.database.read(lambda c: [row.id for row in c.execute(query)])
        findings: list[Finding] = []
        for done, table_id in enumerate(ids):
            watch(done, len(ids))
            words = await self._differs(table_id)
            if words is not None:
                findings.append(Finding(table_id, words))
        return len(ids), findings

    async def _differs(self, table_id: str) -> Message | None:
        try:
            stored = await self.database.read(lambda c: read_journal(c, table_id))
        except Refusal as refusal:
            if refusal.code == "not-found":  # deleted meanwhile
                return None
            raise
        sets = self.tables.sets
        if not sets.has(stored.set_hash):
            sets.unpack(stored.set_hash, await self.database.read(lambda c: files_of(c, stored.set_hash)))
        try:
            return await asyncio.to_thread(_compare, table_id, stored, sets.setup)
        except Unplayable as error:
            return Message("admin-check-broken", {"error": str(error)[:200]})
        except Exception as error:  # whatever the rules raise
            return Message("admin-check-broken", {"error": f"{type(error).__name__}: {error}"[:200]})

    async def retention(self, finished_days: int | None, guests_days: int | None, *, dry: bool = False) -> Swept:
        """Forget the journals of tables that were over so long ago, and guests that were not seen for so long.

        The tables stay in their players' lists, with their records. Tables that never began are deleted.
        """
        finished: list[str] = []
        closed: list[str] = []
        guests: list[str] = []
        if finished_days is not None:
            before = self.now() - finished_days * DAY
            finished, closed = await self.database.read(lambda c: (_finished(c, before), _closed(c, before)))
        if guests_days is not None:
            since = self.now() - guests_days * DAY
            guests = await self.database.read(lambda c: _gone_guests(c, since))
        if not dry:
            for table in finished:
                await self._archive(table)
            for table in closed:
                await self.database.write(lambda c, table=table: _delete_table(c, table))  # type: ignore[misc]
            for person in guests:
                await self.delete_person(person)
        return Swept(len(finished), len(closed), len(guests))

    async def _archive(self, table_id: str) -> None:
        """Keep the records of a table, and nothing else of its matches."""
        over = rows.Archived()
        await self.tables.happen(table_id, lambda room: over if room.match and room.table.status in OVER else None)
        await self.database.write(lambda c: _forget_rows(c, table_id))

    async def version(self) -> str:
        """The version of the database."""
        return await self.database.read(version_of) or ""


@contextlib.contextmanager
def told_plainly() -> Generator[None]:
    """What goes wrong with a database, and what is refused, as mistakes in the input that can be told."""
    try:
        yield
    except Refusal as refusal:
        raise LamplightError(refusal.message) from None
    except (SQLAlchemyError, OSError) as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
        raise LamplightError(Message("server-database-failed", {"reason": reason})) from None


# Queries.


def _matching(find: str) -> ColumnElement[bool]:
    table = schema.people.c
    columns = (table.name, table.login, table.email, table.id)
    return or_(*(column.icontains(find, autoescape=True) for column in columns)) if find else table.id != ""


def _tables_with(person: ColumnElement[str] | str) -> ColumnElement[bool]:
    tables, chairs = schema.tables.c, schema.chairs.c
    seated = select(chairs.table_id).where(chairs.person == person).correlate(schema.people)
    return or_(tables.host == person, tables.id.in_(seated))


def _accounts(connection: Connection, wanted: ColumnElement[bool]) -> list[Account]:
    table, tables = schema.people.c, schema.tables.c
    own = select(func.count()).select_from(schema.tables).where(_tables_with(table.id)).correlate(schema.people)
    found = connection.execute(
        select(
            schema.people,
            own.where(tables.status.not_in(OVER)).scalar_subquery().label("going_on"),
            own.where(tables.status.in_(OVER)).scalar_subquery().label("over"),
        )
        .where(wanted)
        .order_by(table.seen.desc())
        .limit(LISTED)
    )
    return [
        Account(
            row.id,
            row.name,
            row.login or "",
            row.email or "",
            row.language,
            row.created,
            row.seen,
            row.going_on,
            row.over,
        )
        for row in found
    ]


def _overviews(connection: Connection, wanted: ColumnElement[bool]) -> list[Overview]:
    tables, journal, records = schema.tables.c, schema.journal.c, schema.records.c
    length = select(func.count()).where(journal.table_id == tables.id).scalar_subquery().label("length")
    found = connection.execute(
        select(tables.id, tables.info, tables.updated, length)
        .where(wanted)
        .order_by(tables.updated.desc())
        .limit(LISTED)
    ).all()
    kept: dict[str, list[int]] = {}
    ids = [row.id for row in found]
    for row in connection.execute(
        select(records.table_id, records.match).where(records.table_id.in_(ids)).order_by(records.match)
    ):
        kept.setdefault(row.table_id, []).append(row.match)
    return [
        Overview(msgspec.json.decode(row.info, type=TableInfo), row.updated, row.length, tuple(kept.get(row.id, ())))
        for row in found
    ]


def _last_rows(connection: Connection, table_id: str) -> list[Line]:
    journal = schema.journal.c
    found = connection.execute(
        select(journal.body).where(journal.table_id == table_id).order_by(journal.number.desc()).limit(SHOWN_ROWS)
    ).all()
    return [_line(decode_row(row.body)) for row in reversed(found)]


def _line(row: Row) -> Line:
    seat: int | None = getattr(row.what, "seat", None)
    return Line(row.number, row.at, str(row.what.__struct_config__.tag), seat, row.by)


def _compare(table_id: str, stored: Journal, setups: Setups) -> Message | None:
    """What differs between a table and the one that its journal leads to."""
    numbers = [row.number for row in stored.rows]
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        return Message("admin-check-gap")
    room = replay_journal(table_id, stored.rows, setups)
    there, here = (msgspec.msgpack.decode(packed) for packed in (stored.snapshot, room.pack()))
    differing = sorted(name for name in here if here[name] != there.get(name))
    if room.match is not None:
        history, _ = together(stored.deltas)
        if history != room.match.history:
            differing.append("history")
        if not same_events(room, stored.deltas):
            differing.append("events")
    return Message("admin-check-differs", {"parts": ", ".join(differing)}) if differing else None


def _finished(connection: Connection, before: int) -> list[str]:
    """Tables that were over by then, have a record to keep and rows to forget."""
    tables, journal, records = schema.tables.c, schema.journal.c, schema.records.c
    kept = exists().where(records.table_id == tables.id)
    old = exists().where(journal.table_id == tables.id, journal.number < tables.match_row)
    query = select(tables.id).where(tables.status == "finished", tables.updated < before, kept, old)
    return [row.id for row in connection.execute(query)]


def _closed(connection: Connection, before: int) -> list[str]:
    tables = schema.tables.c
    query = select(tables.id).where(tables.status == "closed", tables.updated < before)
    return [row.id for row in connection.execute(query)]


def _gone_guests(connection: Connection, since: int) -> list[str]:
    """People without a login who were not seen since, and whose tables are all over."""
    table, tables = schema.people.c, schema.tables.c
    busy = exists().where(and_(_tables_with(table.id), tables.status.not_in(OVER)))
    query = select(table.id).where(table.login.is_(None), table.seen < since, ~busy)
    return [row.id for row in connection.execute(query)]


def _forget_rows(connection: Connection, table_id: str) -> None:
    """Delete the rows of a table's journal before the one with which it was archived."""
    tables, journal = schema.tables.c, schema.journal.c
    kept = select(tables.match_row).where(tables.id == table_id).scalar_subquery()
    connection.execute(delete(schema.journal).where(journal.table_id == table_id, journal.number < kept))


def _delete_table(connection: Connection, table_id: str) -> None:
    for table in (schema.journal, schema.chairs, schema.voices, schema.bot_jobs, schema.mails):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


# Backup.


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
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as old,
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
