"""Who is connected, and who is there: at the tables, here and in the other processes.

What a connection knows of its person (name, whom they mute, whether their sessions still hold) is read again when
something has changed, here or elsewhere, and from time to time.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from ..people import accounts, sessions
from ..people.accounts import Person
from ..storage.database import Database
from ..tables.registry import Tables
from ..wire import protocol
from . import attendance
from .attendance import Attendance, News
from .bulletin import Bulletin

if TYPE_CHECKING:
    from .connection import Connection

BATCH_S = 0.5
"""Who has come and gone is told together, so often at most: however many do, it costs the others little."""


class Presence:
    """The connections of one process."""

    def __init__(self, database: Database, tables: Tables, now: Callable[[], int], most: int) -> None:
        """One person may have so many connections at most."""
        self.connections: set[Connection] = set()
        self._database = database
        self._tables = tables
        self._now = now
        self._most = most
        self._process = secrets.token_hex(6)
        self._bulletin = Bulletin(database, self._heard)
        self._attendance: Attendance[Connection] = Attendance(self._process, self._bulletin.tell)
        self._changed: set[str] = set()
        """The tables at which somebody has come or gone since it was told last."""
        self._telling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Ask the other processes who is there."""
        await self._bulletin.start()
        self._bulletin.tell(attendance.Asked(self._process))

    async def stop(self) -> None:
        """Tell them that nobody is connected here any more."""
        if self._telling is not None:
            self._telling.cancel()
        self._bulletin.tell(attendance.Stopped(self._process))
        await self._bulletin.stop()

    def may_connect(self, person: Person) -> bool:
        """Whether somebody has not too many connections already."""
        return sum(connection.me.id == person.id for connection in self.connections) < self._most

    @property
    def people(self) -> set[str]:
        """Those who are connected here."""
        return {connection.me.id for connection in self.connections}

    def came(self, table: str, connection: Connection) -> None:
        """A connection watches a table from now on."""
        self._attendance.enter(table, connection)
        self._tell_one(table, connection, self._who_is_there(table))
        self._tell(table)

    def went(self, table: str, connection: Connection) -> None:
        """And no longer."""
        self._attendance.leave(table, connection)
        connection.told_here.pop(table, None)
        self._tell(table)

    @property
    def watched(self) -> Collection[str]:
        """The tables that somebody watches from here."""
        return self._attendance.tables

    def _tell(self, table: str) -> None:
        """Tell those who watch a table who is there, soon."""
        self._changed.add(table)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        while self._changed:
            await asyncio.sleep(BATCH_S)
            changed, self._changed = self._changed, set()
            for table in changed:
                message = self._who_is_there(table)
                for connection in self._attendance.here(table):
                    self._tell_one(table, connection, message)
                await asyncio.sleep(0)  # others come first

    def _who_is_there(self, table: str) -> bytes:
        return protocol.encode(protocol.Presence(table, self._attendance.people(table)))

    def _tell_one(self, table: str, connection: Connection, message: bytes) -> None:
        """Tell somebody who is there, if they do not know."""
        if self._tables.tells(table, connection) and connection.told_here.get(table) != message:
            connection.told_here[table] = message
            connection.tell(message)

    def tell(self, table: str, message: bytes) -> None:
        """Tell everybody who watches a table from here."""
        for connection in self._attendance.here(table):
            if self._tables.tells(table, connection):
                connection.tell(message)

    async def look_round(self) -> None:
        """Note who is connected, and let those go who no longer may be."""
        here = self.people
        await self._database.write(lambda c: accounts.saw(c, here, self._now()))
        known = await self._database.read(lambda c: accounts.standing(c, here))
        for me in {connection.me for connection in self.connections}:
            if me.id in here and known.get(me.id) != (me.epoch, me.name, me.handle):
                await self.look_up(me.id)
        self._attendance.repeat()
        for table in self._attendance.forget():
            self._tell(table)

    async def person_changed(self, person: str) -> None:
        """Something about somebody has changed that their connections, here and elsewhere, must know."""
        self._bulletin.tell(attendance.PersonChanged(self._process, person))
        await self.look_up(person)

    async def look_up(self, person: str) -> None:
        """Bring what the connections of somebody know up to date; let them go if their sessions were ended."""
        own = [connection for connection in self.connections if connection.me.id == person]
        if not own:
            return
        found = await self._database.read(lambda c: accounts.find(c, person))
        related = [] if found is None else await self._database.read(lambda c: accounts.relations(c, person))
        over = await self._database.read(lambda c: sessions.ended_of(c, {one.session for one in own}))
        muted = frozenset(other for other, _ in related)  # whoever is blocked is not read either
        for connection in own:
            if found is None or found.epoch != connection.me.epoch or connection.session in over:
                connection.dismiss("logged-out")
                continue
            renamed = (found.name, found.handle) != (connection.me.name, connection.me.handle)
            connection.me = found
            connection.muted = muted
            for table in connection.watched if renamed else ():
                self._tell(table)

    async def _heard(self, news: News) -> None:
        """What another process tells."""
        if news.process == self._process:
            return
        match news:
            case attendance.Asked():
                self._attendance.repeat()
            case attendance.PersonChanged():
                await self.look_up(news.person)
            case _:
                for table in self._attendance.hear(news):
                    self._tell(table)
