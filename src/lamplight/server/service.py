"""The one door to the server: what anybody asks of it, live or by REST, comes through here.

It knows who asks, what this process is limited to, and what has to be looked up beside the table; what may be done at a
table, and what comes of it, is decided there.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import IntegrityError

import lamplight
from lamplight.kernel.chance import Key
from lamplight.kernel.game import find_game
from lamplight.lessons import Lesson

from . import metrics
from .clock import now_ms
from .ids import next_id
from .live.presence import Presence
from .live.waiting import Waiting
from .people import accounts, reports, sessions
from .people.accounts import Person
from .people.mail import Mailer
from .people.registry import HOUR_S, People
from .rates import Bucket, Buckets
from .sandbox.sandbox import Sandbox
from .settings import Settings
from .storage import shared_rates, store
from .storage.address import open_database
from .storage.database import Database
from .storage.feed import Feed
from .tables import clocks, damage, questions, rows, terms
from .tables.happenings import Effect
from .tables.lobby import Lobby
from .tables.phrases import phrases_of
from .tables.registry import Tables
from .tables.room import Room, Who
from .tables.sets import SetKeeper
from .tables.table import SUBSTITUTE
from .tonight import Tonight
from .watchdog import NO_WATCHDOG, Watchdog
from .wire import protocol
from .wire.bodies import NewTable
from .wire.protocol import Answered, Explained, Foreseen, Heard, Previewed, Question, Told
from .wire.refusals import Refusal, no

if TYPE_CHECKING:
    from .live.connection import Connection

log = structlog.get_logger(__name__)
ABSENCE_MS = 60_000
"""Somebody who has not been connected for so long is told of their turn by mail."""
LOOK_INTERVAL_S = 20.0
"""Between two looks at who is connected."""
CLOCK_INTERVAL_S = 0.5
"""Between two looks for clocks that have run out."""
WAIT_INTERVAL_S = 2.0
"""Between two looks for bots that wait for their turn."""
TIDY_INTERVAL_S = 600.0
"""Between two looks for tables that were set up and forgotten."""
PULSE_INTERVAL_S = 1.0
"""Between two signs of life."""
HEALTH_TIMEOUT_S = 5.0
"""A database that does not answer for so long is not healthy."""
BURST_S = 3.0
"""Somebody may send as much at once as their rate allows in this time."""
DEBT_S = 10.0
"""Who goes on sending after so many seconds' worth of messages too many is let go."""
HEALTH_INTERVAL_S = 2.0
"""So often at most is it tried whether the database can be written."""
DAY_MS = 24 * 3600 * 1000
MOST_MATCHES = 1_000_000
"""No series has more."""


class Service:
    """One process of the server."""

    def __init__(
        self,
        settings: Settings,
        *,
        watchdog: Watchdog = NO_WATCHDOG,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.settings = settings
        self.version = lamplight.__version__
        self.database: Database = open_database(settings.database_url)
        self.sets = SetKeeper(settings.data / "sets")
        self.tables = Tables(self.database, self.sets, now=now, watchdog=watchdog)
        self.tables.on_row.append(_count)
        self.sandbox = Sandbox(settings.hang)
        self.lobby = Lobby(self.database, self.sets, now, self.sandbox)
        most = -(-settings.limits.connections // max(1, settings.workers))
        self.tonight = Tonight(self.database, self.tables, self.lobby, now)
        self.presence = Presence(self.database, self.tables, now, most)
        self._waiting = Waiting(self.database, now, lambda: self.presence.watched, self.presence.tell)
        self._mailer = Mailer(settings, self.database, now, ABSENCE_MS)
        self.people = People(self.database, self.tables, self._mailer, self.presence.person_changed)
        self.now = now
        self.draining = False
        self._examining = asyncio.Lock()
        self._examined = (float("-inf"), "")
        """When the database was looked at last, and what was wrong with it."""
        self._feed = Feed(self.database, self.tables.changed, self.tables.missed)
        self._tasks: list[asyncio.Task[None]] = []
        self.loop: asyncio.AbstractEventLoop
        """Where it runs, once it has been started."""
        limits = settings.limits
        self._sizes = {
            "guests": (limits.guests, HOUR_S),
            "logins": (limits.logins, 60.0),
            "tables": (4 * limits.tables, HOUR_S),
            "replays": (limits.logins * 6, 60.0),
        }
        self._buckets = {what: Buckets(*size) for what, size in self._sizes.items()}
        rate = limits.commands / max(1, settings.workers)  # each process gives its share
        self._paces = Buckets(BURST_S * rate, BURST_S, debt=DEBT_S * rate)

    async def start(self) -> None:
        """Open the database and begin to listen."""
        self.loop = asyncio.get_running_loop()
        await self.database.start()
        await self.people.start(self.settings.secret)
        await self.tonight.prepare()
        await self._feed.start()
        await self.presence.start()
        await self._mailer.start()
        self._naming = asyncio.create_task(self.people.tell_handles())
        self._tasks = [
            asyncio.create_task(self._every(CLOCK_INTERVAL_S, self._clocks)),
            asyncio.create_task(self._every(LOOK_INTERVAL_S, self.look_round)),
            asyncio.create_task(self._every(WAIT_INTERVAL_S, self._waiting.look)),
            asyncio.create_task(self._every(TIDY_INTERVAL_S, self.tidy)),
            asyncio.create_task(self._every(PULSE_INTERVAL_S, self._alive)),
        ]

    async def stop(self) -> None:
        """Finish what is being done, and let everybody go."""
        self.draining = True
        self.database.hurry()
        for connection in list(self.presence.connections):
            connection.dismiss("restarting")
        await self.tables.drain()
        for task in (self._naming, *self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.sandbox.stop()
        await self._mailer.stop()
        await self.presence.stop()
        await self._feed.stop()
        self.people.stop()
        await self.database.stop()

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
                await self.tables.happen(table, lambda room: clocks.overdue(room, self.now()))

    async def tidy(self) -> None:
        """Close tables that were set up and forgotten: they count for their hosts, and fill the lists."""
        await self.tonight.prepare()
        await self.database.write(lambda c: shared_rates.tidy(c, self.now()))
        await self.database.write(lambda c: sessions.forget_sessions(c, self.now()))
        if not self.settings.open_days:
            return
        before = self.now() - self.settings.open_days * DAY_MS

        def close(room: Room) -> rows.Closed | None:
            return rows.Closed() if room.table.status == "open" and room.table.updated < before else None

        for table in await self.database.read(lambda c: store.abandoned(c, before)):
            with contextlib.suppress(Refusal):
                await self.tables.happen(table, close)

    async def look_round(self) -> None:
        """Look after connections, and close what nobody needs."""
        await self.presence.look_round()
        self.tables.sweep()

    async def _alive(self) -> None:
        self.tables.watchdog.alive()
        metrics.ROOMS.set(len(self.tables.opened))

    async def limit(self, what: str, who: str) -> None:
        """Refuse what one person, or one address, asks too often: of all processes together, if there are several."""
        if not self.database.shared:
            allowed = self._buckets[what].take(who)
        else:
            size, seconds = self._sizes[what]
            now = self.now()
            allowed = await self.database.write(
                lambda c: shared_rates.take(c, f"{what} {who}"[:120], size, seconds, now)
            )
        if not allowed:
            raise no("too-many", "too-many")

    def pace(self, person: Person) -> Bucket:
        """How fast somebody may still send messages, by all their connections and requests together."""
        return self._paces.of(person.id)

    async def ailment(self) -> str:
        """What is wrong with the database, if anything: it does not answer (`database`), takes nothing (`writing`)."""
        async with self._examining:
            if time.monotonic() - self._examined[0] > HEALTH_INTERVAL_S:
                self._examined = time.monotonic(), await self._examine()
            return self._examined[1]

    async def _examine(self) -> str:
        now = self.now()
        for name, attempt in (
            ("database", lambda: self.database.read(store.newest_position)),
            ("writing", lambda: self.database.write(lambda c: store.note_alive(c, now))),
        ):
            try:
                async with asyncio.timeout(HEALTH_TIMEOUT_S):
                    await attempt()
            except Exception:
                return name
        return ""

    # At a table.

    async def command(self, command: protocol.TableCommand, person: Person) -> None:
        """Carry out a command for somebody. Returns when it is written for good."""
        if self.draining:
            raise no("unavailable", "restarting")
        began = time.perf_counter()
        try:
            if isinstance(command, protocol.Rematch):
                await self._rematch(command, person)
            else:
                absent = await self._looked_up(command, person)
                await self.tables.command(command, _who(person), absent)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            raise
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)

    async def _looked_up(self, command: protocol.TableCommand, person: Person) -> Collection[str]:
        """What a table does not know: who of those at it is absent. Refused: somebody has blocked somebody."""
        if isinstance(command, protocol.Take):
            async with self.tables.room(command.table) as room:
                rated = room.table.rated
            if rated and not person.login:
                raise no("forbidden", "rated-account")
            await self._refuse_blocked(command.table, person)
        if isinstance(command, protocol.Say):
            await self._refuse_silent(person)
        return await self._absent(command.table) if isinstance(command, protocol.StandIn) else ()

    async def _refuse_silent(self, person: Person) -> None:
        """Refuse whoever may not speak for a while."""
        left = await self.database.read(lambda c: reports.silent_until(c, person.id)) - self.now()
        if left > 0:
            minutes = -(-left // 60_000)
            seconds = minutes * 60 if minutes < 120 else -(-minutes // 60) * 3600
            raise no("forbidden", "silenced", span=terms.span(seconds))

    async def answer(self, question: Question, person: Person) -> Previewed | Foreseen | Explained | Answered:
        """The answer to a question, as far as somebody may know it."""
        async with self.tables.room(question.table) as room:
            with self.tables.watchdog.over(question.table, "question"):
                return questions.answer(room, _who(person), question)

    async def watch(self, table: str, connection: Connection, heard: Sequence[Heard]) -> None:
        """Tell a connection what happens at a table, from what it has heard last."""
        await self.tables.watch(table, connection, heard)
        self.presence.came(table, connection)

    def unwatch(self, table: str, connection: Connection) -> None:
        """No more of it."""
        self.tables.unwatch(table, connection)
        self.presence.went(table, connection)

    async def _refuse_blocked(self, table: str, person: Person) -> None:
        async with self.tables.room(table) as room:
            others = {chair.person for chair in room.table.chairs if chair.person}
            others.add(room.table.host)
        others.discard(person.id)
        if await self.database.read(lambda c: accounts.blocked_between(c, person.id, others)):
            raise no("forbidden", "blocked")

    async def _absent(self, table: str) -> Collection[str]:
        async with self.tables.room(table) as room:
            seated = {chair.person for chair in room.table.chairs if chair.person}
            before = terms.absent_before(room.table, self.now())
        if before is None:
            return ()
        return await self.database.read(lambda c: accounts.absent(c, seated, before)) - self.presence.people

    async def create_table(self, new: NewTable, person: Person) -> str:
        """Set up a table; returns its id."""
        await self._may_create(person)
        if new.rated and not person.login:
            raise no("forbidden", "rated-account")
        return await self.tables.create(await self.lobby.prepare(new, person), "", person.id)

    async def _may_create(self, person: Person) -> None:
        """Refuse somebody who has tables enough."""
        if self.draining:
            raise no("unavailable", "restarting")
        await self.limit("tables", person.id)
        going_on = await self.database.read(lambda c: store.tables_going_on(c, person.id))
        if going_on >= self.settings.limits.tables:
            raise no("too-many", "too-many-own-tables", limit=self.settings.limits.tables)
        await self.refuse_full(person)

    async def refuse_full(self, person: Person, more: int = 0) -> None:
        """Refuse somebody for whom too much is kept already, or would be with so many bytes more."""
        limit = self.settings.limits.storage
        kept = await self.database.read(lambda c: store.usage(c, person.id))
        if sum(one.total for one in kept) + more > limit:
            raise no("too-many", "storage-full", megabytes=limit // 1_000_000)

    async def learn(self, lesson: Lesson, person: Person, again: bool) -> str:
        """The table at which somebody learns: where they left the lesson, or (`again`, or it has changed) a new one."""
        listed = await self.database.read(lambda c: store.tables_of(c, person.id, finished=False))
        known = [(one.id, damage.readable(one.info)) for one in listed]
        left = [table for table, info in known if info is not None and info.lesson == lesson.id]
        for table in left:
            async with self.tables.room(table) as room:
                begun = room.table.lesson
            if begun is not None and begun.stamp == lesson.stamp and not again:
                return table
            seat = lesson.setup.seat_names.index(lesson.seat)
            await self.tables.happen(table, lambda _, seat=seat: rows.Resigned(seat, SUBSTITUTE))  # type: ignore[misc]
        await self._may_create(person)
        table = await self.tables.create(await self.lobby.lesson(lesson, person), "", person.id)
        await self.tables.happen(table, lambda room: rows.Started() if room.table.status == "open" else None)
        return table

    async def play_tonight(self, game: str, person: Person) -> str:
        """The table at which somebody plays today's deal of a game: where they left it, or a new one."""
        begun = await self.tonight.begun(game, person)
        if begun:
            return begun
        await self._may_create(person)
        return await self.tonight.begin(game, person)

    async def _rematch(self, command: protocol.Rematch, person: Person) -> None:
        """The same people at a new table, everybody one seat further.

        The new table's id follows from the old one's: however many ask at the same time, there is one new table.
        """
        async with self.tables.room(command.table) as room:
            table = room.table
            if not room.table.seats_of(person.id):
                raise no("forbidden", "not-at-table")
            if table.status != "finished" or table.series or table.lesson is not None:
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
                absence=table.absence,
                rated=table.rated,
                reserved=tuple(people_here),
                handles={**table.handles, person.id: person.handle},
            )
        new = next_id(command.table)
        with contextlib.suppress(IntegrityError):  # somebody else was faster
            await self.tables.create(created, "", person.id, new)
        await self.tables.happen(command.table, lambda room: None if room.table.rematch else rows.Rematched(new))

    async def record(self, table: str, person: Person, number: int | None = None, seat: int | None = None) -> bytes:
        """A record to download: of a finished match in full, of one that goes on as far as a seat of theirs may know.

        `number` is which match of a series it is.
        """
        return await self._match(
            table, person, number, seat, lambda room, who: str(questions.record(room, who, seat)).encode()
        )

    async def film(self, table: str, person: Person, number: int | None = None, seat: int | None = None) -> bytes:
        """A match again: a finished one from every seat, one that goes on from seats of theirs and as far as it is."""
        own: tuple[int, ...] | None = None

        def present(room: Room, who: Who) -> bytes:
            nonlocal own
            record, own = questions.film_source(room, who, seat)
            return str(record).encode()

        found = await self._match(table, person, number, seat, present)
        return await self.lobby.film(found.decode(), seat, own, who=person.id, first=True)

    async def story(self, table: str, person: Person) -> tuple[Told, ...]:
        """Everything that a spectator has been told of the match at a table, for who came later."""
        async with self.tables.room(table) as room:
            if not room.audiences_of(person.id):
                raise no("forbidden", "no-spectators")
            if room.match is None:
                return ()
            return phrases_of(room.setup).told(room.setup, room.match.events_for(None))

    async def _match(
        self, table: str, person: Person, number: int | None, seat: int | None, present: Callable[[Room, Who], bytes]
    ) -> bytes:
        """The record of a match of a table: what `present` makes of the one at the table, or the one that is stored."""
        if number is not None and not 0 < number <= MOST_MATCHES:
            raise no("not-found", "no-such-record")
        if seat is not None and seat < 0:
            raise no("not-found", "no-such-seat")
        async with self.tables.room(table) as room:
            night = room.table.night
            if night is not None:
                self.tonight.refuse_untold(night.day)
            public = night is not None and room.table.ended
            if not public and not room.audiences_of(person.id):
                raise no("forbidden", "no-spectators")
            at_table = room.table.series_number
            if room.match is not None and number in (None, at_table) and not public:
                return present(room, _who(person))
        wanted = at_table if number is None else number
        found = await self.database.read(lambda c: store.record_of(c, table, wanted))
        if found is None:
            raise no("not-found", "no-such-record")
        return found


def _who(person: Person) -> Who:
    return Who(person.id, person.name, person.handle)


def _count(room: Room, effect: Effect) -> None:
    del room
    metrics.ROWS.labels(str(effect.row.what.__struct_config__.tag)).inc()
