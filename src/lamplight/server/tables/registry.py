"""The tables of one process: opened when somebody needs them, changed one row at a time, and told to who listens.

A row is first applied to the room in memory, then written together with the snapshot, and only then told. If writing
fails, or another process has been faster, the room is thrown away and read again: what is in the database counts, and
whoever listens gets a new snapshot. A change that has begun is finished even if whoever asked for it goes away.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Generator, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec
import structlog

from lamplight.kernel.message import Message

from ..clock import now_ms
from ..ids import new_id
from ..storage import store
from ..storage.database import Conflict, Database
from ..watchdog import NO_WATCHDOG, Watchdog
from ..wire import protocol
from ..wire.protocol import Heard, encode
from ..wire.refusals import Refusal, no
from . import damage, happenings, rows
from .commands import prepare
from .entry import entry_of
from .happenings import Effect
from .room import Room, Who
from .rows import Happening, Row
from .rules_upgrade import refuse_unchecked
from .sets import SetKeeper, files_of
from .streams import MESSAGES_KEPT, Listener, OpenTable

log = structlog.get_logger(__name__)
T = TypeVar("T")
CHANGE_ATTEMPTS = 50
"""How often a command is tried while other processes are faster."""
ROOMS_KEPT = 2000
"""Beyond this many, rooms that nobody listens to are closed."""
TABLES_ASKED = 500
"""The tables whose numbers are read at once."""
CATCH_UP_INTERVAL_S = 1.0
"""Between two attempts to read a table that somebody listens to."""
REREAD = (rows.Upgraded, rows.Released)
"""After these a table may have to be checked against newer rules before it is opened again."""


Make: TypeAlias = Callable[[Room, int], Row | None]
"""Makes the next row of a table, at a moment; None: nothing is to happen."""


class Tables:
    """Opens tables, carries out commands, and lets listeners be told."""

    def __init__(
        self,
        database: Database,
        sets: SetKeeper,
        *,
        now: Callable[[], int] = now_ms,
        watchdog: Watchdog = NO_WATCHDOG,
    ) -> None:
        self.database = database
        self.sets = sets
        self.now = now
        self.watchdog = watchdog
        self.opened: dict[str, OpenTable] = {}
        self.on_row: list[Callable[[Room, Effect], None]] = []
        """Called after every row that this process wrote."""
        self._changes: set[asyncio.Task[Any]] = set()
        self._catching_up: set[asyncio.Task[Any]] = set()

    # Opening and closing.

    @contextlib.asynccontextmanager
    async def room(self, table_id: str) -> AsyncGenerator[Room]:
        """A table, for as long as nobody else in this process may change it."""
        async with self._alone(table_id) as opened:
            yield await self._loaded(opened)

    @contextlib.asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncGenerator[OpenTable]:
        """A table that is not closed by `sweep` as long as somebody has it or waits for it."""
        opened = self.opened.get(table_id)
        if opened is None:
            opened = self.opened[table_id] = OpenTable(table_id)
        opened.users += 1
        try:
            async with opened.lock:
                yield opened
        finally:
            opened.users -= 1
            if opened.idle and opened.room is None:
                self.opened.pop(table_id, None)

    @contextlib.asynccontextmanager
    async def current(self, table_id: str) -> AsyncGenerator[Room]:
        """Like `room`, with everything that other processes have written by now."""
        async with self._alone(table_id) as opened:
            await self._refresh(opened, await self._loaded(opened))
            yield await self._loaded(opened)

    async def _loaded(self, opened: OpenTable) -> Room:
        opened.used = time.monotonic()
        if opened.room is not None:
            return opened.room
        stored = await self.database.read(lambda c: store.load(c, opened.id))
        refuse_unchecked(stored)
        return await self._read(opened, stored)

    async def _read(self, opened: OpenTable, stored: store.Stored) -> Room:
        """The room that is stored. If it cannot be read, the table is held, and waits for an operator."""
        if not self.sets.has(stored.set_hash):
            files = await self.database.read(lambda c: files_of(c, stored.set_hash))
            self.sets.unpack(stored.set_hash, files)
        try:
            with self.watchdog.over(opened.id, "open"):
                room = Room.unpack(stored.snapshot, stored.deltas, stored.ids, self.sets.setup)
                room.size = stored.size
                opened.put(room)
        except Exception as error:
            log.exception("table-damaged", table=opened.id)
            opened.room = None
            await self.database.write(lambda c: damage.hold(c, opened.id))
            raise no("held", "table-damaged") from error
        return room

    def sweep(self) -> None:
        """Close what nobody needs: streams that are quiet, and the rooms that were used longest ago."""
        now = time.monotonic()
        for opened in list(self.opened.values()):
            opened.close_quiet_streams(now)
        spare = len(self.opened) - ROOMS_KEPT
        for opened in sorted(self.opened.values(), key=lambda one: one.used):
            if spare <= 0:
                break
            if opened.idle:
                del self.opened[opened.id]
                spare -= 1

    # Listening.

    async def watch(self, table_id: str, listener: Listener, heard: Sequence[Heard]) -> None:
        """Tell somebody what they missed of a table (`heard`: the last they know), and from now on everything."""
        async with self._alone(table_id) as opened:
            room = await self._loaded(opened)
            if not room.audiences_of(listener.person):
                raise no("forbidden", "no-spectators")
            known = {room.spectators if one.seat is None else one.seat: one.seq for one in heard}
            opened.listen(room, listener, known)

    def unwatch(self, table_id: str, listener: Listener) -> None:
        """Tell them no more."""
        opened = self.opened.get(table_id)
        if opened is not None:
            opened.unlisten(listener)

    def tells(self, table_id: str, listener: Listener) -> bool:
        """Whether they are told anything about a table."""
        opened = self.opened.get(table_id)
        return opened is not None and bool(opened.watchers.get(listener))

    # Changing.

    async def create(self, created: rows.Created, client_id: str, by: str, table_id: str | None = None) -> str:
        """A new table; returns its id."""
        table_id = table_id or new_id(9)
        row = Row(1, self.now(), created, client_id, by)
        new = entry_of(happenings.create(table_id, row, self.sets.setup), row, None)
        await self.database.write(lambda c: store.create(c, new))
        return table_id

    async def command(self, command: protocol.TableCommand, who: Who, absent: Collection[str] = ()) -> None:
        """Carry out a command. Returns when it is written for good; a command that was sent before counts once."""
        work = self._change(command.table, partial(prepare, command, who, absent), encode(command))
        await asyncio.shield(_keep(self._changes, work))

    async def happen(self, table_id: str, decide: Callable[[Room], Happening | None], client_id: str = "") -> bool:
        """Something that the server does by itself: what, is decided when the table is at hand. Whether it did."""
        work = self._change(table_id, partial(_decided, decide, client_id), b"")
        return await asyncio.shield(_keep(self._changes, work))

    async def _change(self, table_id: str, make: Make, detail: bytes) -> bool:
        """Make a row and write it; whether there was one. Judged by a state that is no longer the newest: once more."""
        broken = ""
        for _ in range(CHANGE_ATTEMPTS):
            async with self._alone(table_id) as opened:
                room = await self._loaded(opened)
                try:
                    with self.watchdog.over(table_id, "prepare", detail):
                        row = self._held(room, broken) if broken else make(room, self.now())
                except Refusal:
                    if await self._refresh(opened, room):  # it was judged by an old state
                        continue
                    raise
                except Exception:
                    log.exception("command-failed", table=table_id)
                    raise no("bad-request", "broken") from None
                if row is None:
                    if await self._refresh(opened, room):
                        continue
                    return False
                try:
                    await self._write(opened, room, row)
                except Conflict:
                    opened.room = None
                    continue
                except BrokenMatch as error:
                    opened.room = None
                    broken = str(error)
                    continue
                except BaseException:  # whether it was written is not known
                    self._reread(opened)
                    raise
                if isinstance(row.what, REREAD):
                    self._reread(opened)
            if broken:
                raise no("held", "table-held")
            return True
        raise no("unavailable", "busy")

    def _held(self, room: Room, error: str) -> Row:
        """The rules failed: nothing more happens here until somebody has looked. What was written before stays."""
        if room.table.status == "held":
            raise no("held", "table-held")
        return Row(room.number + 1, self.now(), rows.Held(Message("server-held-broken", {"error": error[:60]})))

    async def _write(self, opened: OpenTable, room: Room, row: Row) -> None:
        """Let a row happen, store it, and only then tell of it."""
        with self._careful(room, row):
            effect = happenings.apply(room, row)
            messages = opened.messages(room, effect)
            new = entry_of(room, row, effect)
        await self.database.write(lambda c: store.append(c, new))
        room.size += new.size
        opened.tell(room, messages, regroup=effect.info)
        for listener in self.on_row:
            try:
                listener(room, effect)
            except Exception:  # it is written, and told: that is not undone
                log.exception("listener-failed", table=room.table.id)

    @contextlib.contextmanager
    def _careful(self, room: Room, row: Row) -> Generator[None]:
        """Whatever goes wrong in the rules while a row happens."""
        try:
            with self.watchdog.over(room.table.id, "row", encode(row)):
                yield
        except Exception as error:
            log.exception("match-broken", table=room.table.id, row=row.number)
            raise BrokenMatch(type(error).__name__) from error

    # What others have written.

    async def changed(self, table_id: str, number: int) -> None:
        """Another process may have written this row."""
        opened = self.opened.get(table_id)
        if opened is not None and (opened.room is None or opened.room.number < number or opened.users):
            _keep(self._catching_up, self._catch_up(table_id, number))

    async def missed(self) -> None:
        """Any table may have changed."""
        opened = list(self.opened)
        for start in range(0, len(opened), TABLES_ASKED):
            some = opened[start : start + TABLES_ASKED]
            numbers = await self.database.read(lambda c, some=some: store.numbers_of(c, some))  # type: ignore[misc]
            for table_id, number in numbers.items():
                await self.changed(table_id, number)

    async def _catch_up(self, table_id: str, number: int) -> None:
        while table_id in self.opened:
            try:
                async with self._alone(table_id) as opened:
                    if opened.room is not None and opened.room.number < number:
                        await self._refresh(opened, opened.room)
                    if opened.room is None and opened.watchers:
                        await self._loaded(opened)
                return
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    return
            await asyncio.sleep(CATCH_UP_INTERVAL_S)  # they listen, and must not be left behind

    async def _refresh(self, opened: OpenTable, room: Room) -> bool:
        """Apply and tell what others have written; whether there was anything."""
        since = room.number
        try:
            found = await self.database.read(lambda c: store.rows_after(c, opened.id, since))
        except msgspec.MsgspecError as error:
            log.exception("table-damaged", table=opened.id)
            opened.room = None
            await self.database.write(lambda c: damage.hold(c, opened.id))
            raise no("held", "table-damaged") from error
        if len(found) > MESSAGES_KEPT:  # a snapshot is shorter
            opened.room = None
            return True
        try:
            for row in found:
                with self._careful(room, row):
                    effect = happenings.apply(room, row)
                    messages = opened.messages(room, effect)
                opened.tell(room, messages, regroup=effect.info)
                if isinstance(row.what, REREAD):
                    opened.room = None
                    break
        except BrokenMatch:  # the process that wrote it has stored what came of it
            opened.room = None
        return bool(found)

    def _reread(self, opened: OpenTable) -> None:
        """The room in memory may be wrong: read it again, soon if somebody listens."""
        opened.room = None
        if opened.watchers:
            _keep(self._catching_up, self._catch_up(opened.id, 0))

    async def drain(self) -> None:
        """Wait until nothing is being changed."""
        while self._changes:
            await asyncio.wait(self._changes)
        for task in list(self._catching_up):
            task.cancel()


def _keep(tasks: set[asyncio.Task[Any]], work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that lives until it is done, whoever waits for it."""
    task = asyncio.create_task(work)
    tasks.add(task)

    def done(task: asyncio.Task[T]) -> None:
        tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
            log.error("change-failed", exc_info=error)

    task.add_done_callback(done)
    return task


def _decided(decide: Callable[[Room], Happening | None], client_id: str, room: Room, at: int) -> Row | None:
    """The row of something that the server does; None: it does nothing, or has done it."""
    if client_id and client_id in room.ids:
        return None
    what = decide(room)
    return None if what is None else Row(room.number + 1, at, what, client_id)


class BrokenMatch(Exception):
    """The rules raised something that is not a refusal."""
