"""What an operator does with a server's database, whether or not a server runs on it at the same time.

Whatever happens to a table is a row of its journal, as if the server had written it: a running server hears of it and
tells its clients. Nothing here needs the server's web framework.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import and_, or_, select

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import games
from lamplight.kernel.message import Message

from ..clock import now_ms
from ..people import accounts
from ..people.accounts import Person
from ..settings import Settings
from ..storage import schema, store
from ..storage.address import open_database
from ..storage.database import Conflict, Database
from ..storage.migrations import version_of
from ..storage.sqlite import SqliteDatabase
from ..storage.store import Usage
from ..tables import damage, rows
from ..tables.delta import together
from ..tables.journal import Journal, Unplayable, read_journal, replay_journal, same_events
from ..tables.registry import Tables
from ..tables.room import Room, Setups
from ..tables.rows import Happening, Row
from ..tables.sets import SetKeeper, files_of
from ..tables.table import SUBSTITUTE
from ..wire.refusals import Refusal, no
from . import queries
from .failures import told_plainly
from .queries import Account, Overview

DAY_MS = 24 * 3600 * 1000
REBUILD_ATTEMPTS = 5
"""How often a table is made anew at which something happens meanwhile."""


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

    def __init__(self, settings: Settings, now: Callable[[], int] = now_ms) -> None:
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
        """Everybody, or those whose name, handle, e-mail address or id contains a text; the last seen first."""
        return await self.database.read(lambda c: queries.accounts_where(c, queries.matching(find)))

    async def person(self, person_id: str) -> Account:
        """Somebody by id."""
        found = await self.database.read(lambda c: queries.accounts_where(c, schema.people.c.id == person_id))
        if not found:
            raise no("not-found", "no-such-person")
        return found[0]

    async def tables_of(self, person_id: str) -> list[Overview]:
        """The tables that somebody hosts or sits at."""
        return await self.database.read(lambda c: queries.overviews_where(c, queries.tables_with(person_id)))

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
            with contextlib.suppress(Refusal):  # of a table in trouble; its journal is cleaned below all the same
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
        return await self.database.read(lambda c: queries.overviews_where(c, wanted))

    async def table(self, table_id: str) -> Overview:
        """A table with its last rows."""
        found = await self.database.read(lambda c: queries.overviews_where(c, schema.tables.c.id == table_id))
        if not found:
            raise no("not-found", "no-such-table")
        last = await self.database.read(lambda c: queries.last_rows(c, table_id))
        return dataclasses.replace(found[0], last=tuple(last))

    async def hold(self, table_id: str, reason: str) -> None:
        """Stop a match until it is released; everybody at the table reads why."""
        notice = Message("admin-held-notice", {"reason": " ".join(reason.split())[:300]})

        def decide(room: Room) -> Happening:
            if room.table.status == "held":
                raise no("not-now", "table-held")
            if room.table.status in queries.OVER:
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
                going_on = not room.match.over and room.table.status not in queries.OVER
                return str(room.match.record()).encode(), going_on
        found = await self.database.read(lambda c: store.record_of(c, table_id, number))
        if found is None:
            raise no("not-found", "no-such-record")
        return found, False

    async def rebuild(self, table_id: str) -> int:
        """Make what is stored of a table anew from its journal; how many rows that has."""
        for _ in range(REBUILD_ATTEMPTS):
            journal = await self.database.read(lambda c: damage.journal_of(c, table_id))
            await self._unpack_set_of(journal[0])
            sets = self.tables.sets
            try:
                room, done = await asyncio.to_thread(damage.rebuilt, table_id, journal, sets.setup)
            except Exception as error:  # whatever the rules raise
                raise LamplightError(
                    Message("admin-check-broken", {"error": f"{type(error).__name__}: {error}"[:200]})
                ) from error
            try:
                await self.database.write(lambda c, room=room, done=done: damage.store(c, room, done))  # type: ignore[misc]
            except Conflict:
                continue
            return len(journal)
        raise no("unavailable", "busy")

    async def _unpack_set_of(self, first: Row) -> None:
        made, sets = first.what, self.tables.sets
        assert isinstance(made, rows.Created)
        if not sets.has(made.set_hash):
            sets.unpack(made.set_hash, await self.database.read(lambda c: files_of(c, made.set_hash)))

    async def usage(self) -> list[tuple[str, Usage]]:
        """Whom how many bytes are kept for: their names and the bytes, the most first."""
        found = await self.database.read(store.usage)
        names = await self.database.read(queries.names_of)
        return sorted(((names.get(one.person, ""), one) for one in found), key=lambda pair: -pair[1].total)

    # Keeping the whole.

    async def check(self, watch: Callable[[int, int], None]) -> tuple[int, list[Finding]]:
        """Replay the journal of every table that is not over; how many there were, and those that differ.

        Those that were played by other rules than today's are left out: a server looks at them when it starts.
        """
        tables = schema.tables.c
        today = [and_(tables.game == game.id, tables.rules_version == game.rules_version) for game in games().values()]
        query = select(tables.id).where(tables.status.not_in(queries.OVER), or_(*today)).order_by(tables.id)
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
            before = self.now() - finished_days * DAY_MS
            finished = await self.database.read(lambda c: queries.finished_before(c, before))
            closed = await self.database.read(lambda c: queries.closed_before(c, before))
        if guests_days is not None:
            since = self.now() - guests_days * DAY_MS
            guests = await self.database.read(lambda c: queries.guests_gone_since(c, since))
        if not dry:
            for table in finished:
                await self._archive(table)
            for table in closed:
                await self.database.write(lambda c, table=table: queries.delete_table(c, table))  # type: ignore[misc]
            for person in guests:
                await self.delete_person(person)
        return Swept(len(finished), len(closed), len(guests))

    async def _archive(self, table_id: str) -> None:
        """Keep the records of a table, and nothing else of its matches."""
        over = rows.Archived()
        await self.tables.happen(
            table_id, lambda room: over if room.match and room.table.status in queries.OVER else None
        )
        await self.database.write(lambda c: queries.forget_rows(c, table_id))

    async def version(self) -> str:
        """The version of the database."""
        return await self.database.read(version_of) or ""


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
