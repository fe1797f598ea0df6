"""What the server does, whoever asks: by REST or live. Checks who may, and puts people, tables and sets together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Request
from sqlalchemy.exc import IntegrityError

import lamplight
from lamplight.kernel.chance import Key
from lamplight.kernel.game import find_game
from lamplight.kernel.record import Record
from lamplight.text.speaker import LANGUAGES

from . import metrics
from .ids import next_id
from .live import attendance
from .live.attendance import Attendance, News
from .live.bulletin import NewsDesk
from .people import accounts
from .people.accounts import Passwords, Person, Signer
from .people.mail import Mailer
from .settings import Settings
from .storage import store
from .storage.database import Database, open_database
from .storage.feed import Feed
from .tables import rows
from .tables.lobby import Lobby
from .tables.registry import Tables
from .tables.room import SUBSTITUTE, Effect, Room, Who
from .tables.sandbox import Apart
from .tables.sets import SetKeeper
from .watchdog import NO_WATCH, Watch
from .web.guard import Buckets, client_address
from .wire import protocol
from .wire.bodies import Changes, NewTable
from .wire.refusals import Refusal, no

if TYPE_CHECKING:
    from .live.connection import Connection

log = structlog.get_logger(__name__)
ABSENT = 60_000
"""Somebody who has not been connected for so many milliseconds is absent."""
SEEN_EVERY = 20.0
CLOCK_EVERY = 0.5
TIDY_EVERY = 600.0
HOUR = 3600.0
DAY = 24 * 3600 * 1000
MATCHES = 1_000_000
"""No series has more."""
ADDRESSES = 5
"""So often somebody may have a letter sent to an address of theirs, in an hour."""
NAMES = 20
"""So often somebody may take another name, in an hour."""


class Service:
    """One process of the server."""

    def __init__(
        self,
        settings: Settings,
        *,
        watch: Watch = NO_WATCH,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self.settings = settings
        self.version = lamplight.__version__
        self.database: Database = open_database(settings.database_url)
        self.sets = SetKeeper(settings.data / "sets")
        self.tables = Tables(self.database, self.sets, now=now, watch=watch)
        self.tables.on_row.append(_count)
        self.lobby = Lobby(self.database, self.sets, now, Apart(settings.hang))
        self.passwords = Passwords()
        self.now = now
        self.connections: set[Connection] = set()
        self.draining = False
        self._signer: Signer | None = None
        self._feed = Feed(self.database, self.tables.changed, self.tables.missed)
        self._process = secrets.token_hex(6)
        self._news = NewsDesk(self.database, self._heard)
        self._attendance: Attendance[Connection] = Attendance(self._process, self._news.tell)
        self._mailer = Mailer(settings, self.database, now, ABSENT)
        self._tasks: list[asyncio.Task[None]] = []
        self.loop: asyncio.AbstractEventLoop
        """Where it runs, once it has been started."""
        limits = settings.limits
        self._buckets = {
            "guests": Buckets(limits.guests, HOUR),
            "logins": Buckets(limits.logins, 60),
            "tables": Buckets(4 * limits.tables, HOUR),
            "names": Buckets(NAMES, HOUR),
            "addresses": Buckets(ADDRESSES, HOUR),
            "replays": Buckets(limits.logins * 6, 60),
        }

    async def start(self) -> None:
        """Open the database and begin to listen."""
        self.loop = asyncio.get_running_loop()
        await self.database.start()
        secret = self.settings.secret or await self.database.write(accounts.server_secret)
        self._signer = Signer(secret)
        await self._feed.start()
        await self._news.start()
        self._news.tell(attendance.Asked(self._process))
        await self._mailer.start()
        self._tasks = [
            asyncio.create_task(self._every(CLOCK_EVERY, self._clocks)),
            asyncio.create_task(self._every(SEEN_EVERY, self.look_round)),
            asyncio.create_task(self._every(TIDY_EVERY, self.tidy)),
            asyncio.create_task(self._every(1.0, self._alive)),
        ]

    async def stop(self) -> None:
        """Finish what is being done, and let everybody go."""
        self.draining = True
        self.database.hurry()
        for connection in list(self.connections):
            connection.dismiss("restarting")
        await self.tables.drain()
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._news.tell(attendance.Stopped(self._process))
        await self._mailer.stop()
        await self._news.stop()
        await self._feed.stop()
        self.passwords.stop()
        await self.database.stop()

    @property
    def signer(self) -> Signer:
        assert self._signer is not None, "the service has not been started"
        return self._signer

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except Exception:
                log.exception("background-task-failed", task=getattr(do, "__name__", ""))

    async def _clocks(self) -> None:
        """Clocks that have run out."""
        for table in await self.database.read(lambda c: store.overdue(c, self.now())):
            with contextlib.suppress(Refusal):  # one table's trouble is not another's
                await self.tables.happen(table, lambda room: room.overdue(self.now()))

    async def tidy(self) -> None:
        """Close tables that were set up and forgotten: they count for their hosts, and fill the lists."""
        if not self.settings.open_days:
            return
        before = self.now() - self.settings.open_days * DAY

        def close(room: Room) -> rows.Closed | None:
            return rows.Closed() if room.table.status == "open" and room.table.updated < before else None

        for table in await self.database.read(lambda c: store.abandoned(c, before)):
            with contextlib.suppress(Refusal):
                await self.tables.happen(table, close)

    async def look_round(self) -> None:
        """Note who is connected, let those go who no longer may be, and close what nobody needs."""
        here = {connection.me.id for connection in self.connections}
        await self.database.write(lambda c: accounts.saw(c, here, self.now()))
        known = await self.database.read(lambda c: accounts.standing(c, here))
        for me in {connection.me for connection in self.connections}:
            if me.id in here and known.get(me.id) != (me.epoch, me.name):
                await self.look_up(me.id)
        self._attendance.repeat()
        for table in self._attendance.forget():
            self.presence(table)
        self.tables.sweep()

    async def _alive(self) -> None:
        self.tables.watch.alive()
        metrics.ROOMS.set(len(self.tables.opened))

    # People.

    async def person_of(self, cookie: str) -> Person | None:
        """Who has this cookie; None: nobody, or their sessions were ended."""
        read = self.signer.read(cookie) if cookie else None
        if read is None:
            return None
        person = await self.database.read(lambda c: accounts.find(c, read[0]))
        return person if person is not None and person.epoch == read[1] else None

    async def muted_by(self, person: Person) -> frozenset[str]:
        """Whose chat somebody does not want to read: those they have muted or blocked."""
        return frozenset(other for other, _ in await self.database.read(lambda c: accounts.relations(c, person.id)))

    async def change_person(self, person: Person, changes: Changes) -> Person:
        """Change what is kept about somebody; a new name is shown at their tables at once."""
        values: dict[str, object] = {}
        asking = False
        if changes.name is not None and accounts.clean_name(changes.name) != person.name:
            values["name"] = accounts.clean_name(changes.name)
            self.limit("names", person.id)
        if changes.language is not None:
            if changes.language not in LANGUAGES:
                raise no("bad-request", "bad-language", languages=", ".join(LANGUAGES))
            values["language"] = changes.language
        if changes.email is not None:
            if changes.email and not accounts.is_address(changes.email):
                raise no("bad-request", "bad-email")
            values["email"] = changes.email or None
            known_theirs = person.confirmed and changes.email == person.email
            asking = bool(changes.email) and self._mailer.sends and not known_theirs
            if asking:
                self.limit("addresses", person.id)
        if changes.mail_turns is not None:
            values["mail_turns"] = changes.mail_turns
        if values:
            await self.database.write(lambda c: accounts.change(c, person.id, **values))
        if "name" in values:
            await self._renamed(person, str(values["name"]))
        known = await self.known(person)
        if asking:
            self._mailer.confirm(known.name, known.language, known.email, self.signer.address(known.id, known.email))
        return known

    async def known(self, person: Person) -> Person:
        """Somebody as they are kept now."""
        found = await self.database.read(lambda c: accounts.find(c, person.id))
        if found is None:
            raise no("unauthenticated", "who-are-you")
        return found

    async def _renamed(self, person: Person, name: str) -> None:
        await self._person_changed(person.id)
        for table in await self.database.read(lambda c: store.all_tables_of(c, person.id, over=False)):
            with contextlib.suppress(Refusal):  # a table in trouble keeps the old name
                await self.tables.happen(table, lambda _: rows.Renamed(person.id, name))

    async def set_password(self, person: Person, login: str, password: str, old: str) -> Person:
        """Give somebody a login name and a password. To change them takes the old one, and ends all other sessions."""
        known = await self.database.read(lambda c: accounts.by_login(c, person.login)) if person.login else None
        if known is not None and not await self.passwords.check(known[1], old):
            raise no("forbidden", "bad-login")
        hashed = await self.passwords.hash(password)
        await self.database.write(lambda c: accounts.set_password(c, person.id, login, hashed))
        if known is not None:
            await self.log_out_everywhere(person)
        return await self.known(person)

    async def log_in(self, login: str, password: str) -> Person:
        """Who has this login name and password. It takes as long whether there is such a name or not."""
        known = await self.database.read(lambda c: accounts.by_login(c, login))
        if not await self.passwords.check(None if known is None else known[1], password) or known is None:
            raise no("forbidden", "bad-login")
        return known[0]

    async def log_out_everywhere(self, person: Person) -> None:
        """End all sessions and links of somebody, the connected ones too, wherever they are connected."""
        await self.database.write(lambda c: accounts.end_sessions(c, person.id))
        await self._person_changed(person.id)

    async def delete_person(self, person: Person) -> None:
        """Forget somebody: bots take their seats, and their name goes from every table."""
        for table in await self.database.read(lambda c: store.all_tables_of(c, person.id)):
            with contextlib.suppress(Refusal):  # of a table in trouble; its journal is cleaned below all the same
                await self.tables.happen(table, lambda _: rows.Deleted(person.id, SUBSTITUTE))
        await self.database.write(lambda c: accounts.delete_person(c, person.id))
        await self._person_changed(person.id)

    async def relate(self, person: Person, other: str, kind: str, on: bool) -> None:
        """Mute or block somebody, or no longer."""
        if other == person.id:
            raise no("bad-request", "not-yourself")
        await self.database.write(lambda c: accounts.set_relation(c, person.id, other, kind, on))
        await self._person_changed(person.id)

    async def _person_changed(self, person: str) -> None:
        """Something about somebody has changed that their connections, here and elsewhere, must know."""
        self._news.tell(attendance.PersonChanged(self._process, person))
        await self.look_up(person)

    async def look_up(self, person: str) -> None:
        """Bring what the connections of somebody know up to date; let them go if their sessions were ended."""
        own = [connection for connection in self.connections if connection.me.id == person]
        if not own:
            return
        found = await self.database.read(lambda c: accounts.find(c, person))
        muted = frozenset[str]() if found is None else await self.muted_by(found)
        for connection in own:
            if found is None or found.epoch != connection.me.epoch:
                connection.dismiss("logged-out")
                continue
            renamed = found.name != connection.me.name
            connection.me = found
            connection.muted = muted
            for table in connection.watched if renamed else ():
                self.presence(table)

    def may_connect(self, person: Person) -> bool:
        """Whether somebody has not too many connections already."""
        own = sum(connection.me.id == person.id for connection in self.connections)
        return own < self.settings.limits.connections

    def limit(self, what: str, who: str | Request[Any, Any, Any]) -> None:
        """Refuse what one person, or one address, asks too often."""
        key = who if isinstance(who, str) else client_address(who.scope)
        if not self._buckets[what].take(key):
            raise no("too-many", "too-many")

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(5):
                await self.database.read(store.newest_position)
        except Exception:
            return False
        return True

    # Who is there.

    def came(self, table: str, connection: Connection) -> None:
        """A connection watches a table from now on."""
        self._attendance.enter(table, connection)
        self.presence(table)

    def went(self, table: str, connection: Connection) -> None:
        """And no longer."""
        self._attendance.leave(table, connection)
        self.presence(table)

    def presence(self, table: str) -> None:
        """Tell those who watch a table who is there."""
        message = protocol.encode(protocol.Presence(table, self._attendance.people(table)))
        opened = self.tables.opened.get(table)
        for connection in self._attendance.here(table):
            if opened is not None and opened.watchers.get(connection):
                connection.tell(message)

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
                    self.presence(table)

    # Tables.

    async def command(self, command: protocol.TableCommand, person: Person) -> None:
        """Carry out a command for somebody. Returns when it is written for good."""
        if self.draining:
            raise no("unavailable", "restarting")
        began = time.perf_counter()
        try:
            await self._command(command, person)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            raise
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)

    async def _command(self, command: protocol.TableCommand, person: Person) -> None:
        absent: Collection[str] = ()
        if isinstance(command, protocol.Take):
            await self._refuse_blocked(command.table, person)
        elif isinstance(command, protocol.StandIn):
            absent = await self._absent(command.table)
        elif isinstance(command, protocol.Rematch):
            await self._rematch(command, person)
            return
        await self.tables.command(command, Who(person.id, person.name), absent)

    async def _refuse_blocked(self, table: str, person: Person) -> None:
        async with self.tables.room(table) as (_, room):
            others = {chair.person for chair in room.table.chairs if chair.person}
            others.add(room.table.host)
        others.discard(person.id)
        if await self.database.read(lambda c: accounts.blocked_between(c, person.id, others)):
            raise no("forbidden", "blocked")

    async def _absent(self, table: str) -> Collection[str]:
        async with self.tables.room(table) as (_, room):
            seated = {chair.person for chair in room.table.chairs if chair.person}
        here = {connection.me.id for connection in self.connections}
        before = self.now() - ABSENT
        return await self.database.read(lambda c: accounts.absent(c, seated, before)) - here

    async def create_table(self, new: NewTable, person: Person) -> str:
        """Set up a table; returns its id."""
        if self.draining:
            raise no("unavailable", "restarting")
        self.limit("tables", person.id)
        going_on = await self.database.read(lambda c: store.tables_going_on(c, person.id))
        if going_on >= self.settings.limits.tables:
            raise no("too-many", "too-many-own-tables", limit=self.settings.limits.tables)
        return await self.tables.create(await self.lobby.prepare(new, person), "", person.id)

    async def _rematch(self, command: protocol.Rematch, person: Person) -> None:
        """The same people at a new table, everybody one seat further.

        The new table's id follows from the old one's: however many ask at the same time, there is one new table.
        """
        async with self.tables.room(command.table) as (_, room):
            table = room.table
            if not room.seats_of(person.id):
                raise no("forbidden", "not-at-table")
            if table.status != "finished" or table.series:
                raise no("not-now", "no-rematch-yet")
            if table.rematch:
                return
            chairs = table.chairs[-1:] + table.chairs[:-1]
            people_here = [(seat, one.person, one.name) for seat, one in enumerate(chairs) if one.person and one.name]
            created = rows.Created(
                game=table.game,
                options=table.options,
                set_name=table.set_name,
                set_hash=table.set_hash,
                rules_version=find_game(table.game).rules_version,
                key=Key.fresh().secret.hex(),
                host=person.id,
                host_name=person.name,
                bots=tuple("" if one.person else one.bot for one in chairs),
                listed=table.listed,
                spectators=table.spectators,
                clock=table.clock,
                reserved=tuple(people_here),
            )
        new = next_id(command.table)
        with contextlib.suppress(IntegrityError):  # somebody else was faster
            await self.tables.create(created, "", person.id, new)
        await self.tables.happen(command.table, lambda room: None if room.table.rematch else rows.Rematched(new))

    async def record(self, table: str, person: Person, number: int | None = None, seat: int | None = None) -> bytes:
        """A record to download: of a finished match in full, of one that goes on as far as a seat of theirs may know.

        `number` is which match of a series it is.
        """
        return await self._match(table, person, number, seat, lambda room, who: str(room.record(who, seat)).encode())

    async def film(self, table: str, person: Person, number: int | None = None, seat: int | None = None) -> bytes:
        """A match again: a finished one from every seat, one that goes on from seats of theirs and as far as it is."""
        own: tuple[int, ...] | None = None

        def present(room: Room, who: Who) -> bytes:
            nonlocal own
            record, own = room.again(who, seat)
            return str(record).encode()

        found = await self._match(table, person, number, seat, present)
        return await self.lobby.film(Record.parse(found), seat, own)

    async def _match(
        self, table: str, person: Person, number: int | None, seat: int | None, present: Callable[[Room, Who], bytes]
    ) -> bytes:
        """The record of a match of a table: what `present` makes of the one at the table, or the one that is stored."""
        if number is not None and not 0 < number <= MATCHES:
            raise no("not-found", "no-such-record")
        if seat is not None and seat < 0:
            raise no("not-found", "no-such-seat")
        async with self.tables.room(table) as (_, room):
            if not room.audiences_of(person.id):
                raise no("forbidden", "no-spectators")
            at_table = room.table.series_number
            if room.match is not None and number in (None, at_table):
                return present(room, Who(person.id, person.name))
        wanted = at_table if number is None else number
        found = await self.database.read(lambda c: store.record_of(c, table, wanted))
        if found is None:
            raise no("not-found", "no-such-record")
        return found


def _count(room: Room, effect: Effect) -> None:
    del room
    metrics.ROWS.labels(str(effect.row.what.__struct_config__.tag)).inc()
