"""The tables of one process: opened when somebody needs them, changed one row at a time, and told to who listens.

A row is first applied to the room in memory, then written together with the snapshot, and only then told. If writing
fails, or another process has been faster, the room is thrown away and read again: what is in the database counts, and
whoever listens gets a new snapshot. A change that has begun is finished even if whoever asked for it goes away.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Generator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import structlog

from lamplight.kernel.message import Message

from ..ids import new_id
from ..storage import store
from ..storage.database import Conflict, Database
from ..watchdog import NO_WATCH, Watch
from ..wire import protocol
from ..wire.protocol import encode
from ..wire.refusals import Refusal, no
from . import rows
from .room import Effect, Room, Who
from .rows import Happening, Row
from .rules_upgrade import refuse_unchecked
from .sets import SetKeeper, files_of

log = structlog.get_logger(__name__)
T = TypeVar("T")
ATTEMPTS = 50
"""So often a command is tried while other processes are faster."""
RECENT = 64
"""So many messages of a stream are kept for who reconnects."""
LINGER = 120.0
"""A stream that nobody listens to is kept up for so many seconds."""
ROOMS = 2000
"""Beyond this many, rooms that nobody listens to are closed."""
ASKED = 500
"""The numbers of so many tables are read at once."""
REREAD = (rows.Upgraded, rows.Released)
"""After these a table may have to be checked against newer rules before it is opened again."""


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    muted: Collection[str]

    @property
    def person(self) -> str:
        """Who it is."""
        ...

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""


@dataclass(slots=True)
class Sent:
    """A message of a stream as it was sent."""

    seq: int
    message: bytes
    by: str = ""
    """Who spoke in it, if somebody did."""
    muted: bytes = b""
    """What those get who have muted them."""

    def for_whom(self, muted: Collection[str]) -> bytes:
        """The message for somebody who has muted these people."""
        return self.muted if self.by and self.by in muted else self.message


@dataclass(slots=True)
class Step:
    """A row that a room has applied, with what its streams are to be told."""

    effect: Effect
    told: list[tuple[int, Sent]]


@dataclass(slots=True)
class Stream:
    """What one audience of a table has been told lately, and who listens."""

    recent: deque[Sent] = field(default_factory=lambda: deque[Sent](maxlen=RECENT))
    listeners: list[Listener] = field(default_factory=list[Listener])
    quiet_since: float = 0.0


class Opened:
    """A table that this process holds in memory."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.users = 0
        """How many have or wait for the lock."""
        self.streams: dict[int, Stream] = {}
        self.used = time.monotonic()
        self.watchers: dict[Listener, list[int]] = {}
        """Who listens, with the audiences they were told about last."""

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.users


class Tables:
    """Opens tables, carries out commands, and tells listeners."""

    def __init__(
        self,
        database: Database,
        sets: SetKeeper,
        *,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        watch: Watch = NO_WATCH,
    ) -> None:
        self.database = database
        self.sets = sets
        self.now = now
        self.watch = watch
        self.opened: dict[str, Opened] = {}
        self.on_row: list[Callable[[Room, Effect], None]] = []
        """Called after every row that this process wrote."""
        self._changes: set[asyncio.Task[Any]] = set()
        self._catching_up: set[asyncio.Task[Any]] = set()

    # Opening and closing.

    @contextlib.asynccontextmanager
    async def room(self, table_id: str) -> AsyncGenerator[tuple[Opened, Room]]:
        """A table, for as long as nobody else in this process may change it."""
        async with self._alone(table_id) as opened:
            yield opened, await self._loaded(opened)

    @contextlib.asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncGenerator[Opened]:
        """A table that is not closed by `sweep` as long as somebody has it or waits for it."""
        opened = self.opened.get(table_id)
        if opened is None:
            opened = self.opened[table_id] = Opened(table_id)
        opened.users += 1
        try:
            async with opened.lock:
                yield opened
        finally:
            opened.users -= 1
            if opened.idle and opened.room is None:
                self.opened.pop(table_id, None)

    @contextlib.asynccontextmanager
    async def current(self, table_id: str) -> AsyncGenerator[tuple[Opened, Room]]:
        """Like `room`, with everything that other processes have written by now."""
        async with self.room(table_id) as (opened, room):
            await self._refresh(opened, room)
            yield opened, await self._loaded(opened)

    async def _loaded(self, opened: Opened) -> Room:
        opened.used = time.monotonic()
        if opened.room is None:
            stored = await self.database.read(lambda c: store.load(c, opened.id))
            refuse_unchecked(stored)
            if not self.sets.has(stored.set_hash):
                files = await self.database.read(lambda c: files_of(c, stored.set_hash))
                self.sets.unpack(stored.set_hash, files)
            with self.watch.over(opened.id, "open"):
                room = Room.unpack(stored.snapshot, stored.deltas, stored.ids, self.sets.setup)
                self._resync(opened, room)
            opened.room = room
        return opened.room

    def sweep(self) -> None:
        """Close what nobody needs: streams that are quiet, and the rooms that were used longest ago."""
        now = time.monotonic()
        for opened in list(self.opened.values()):
            for audience, stream in list(opened.streams.items()):
                if not stream.listeners and now - stream.quiet_since > LINGER:
                    del opened.streams[audience]
                    if opened.room is not None:
                        opened.room.forget(audience)
        spare = len(self.opened) - ROOMS
        for opened in sorted(self.opened.values(), key=lambda one: one.used):
            if spare <= 0:
                break
            if opened.idle:
                del self.opened[opened.id]
                spare -= 1

    # Changing.

    async def create(self, created: rows.Created, client_id: str, by: str, table_id: str | None = None) -> str:
        """A new table; returns its id."""
        table_id = table_id or new_id(9)
        row = Row(1, self.now(), created, client_id, by)
        room = Room.create(table_id, row, self.sets.setup)
        new = store.appended(room, row, None)
        await self.database.write(lambda c: store.create(c, new))
        return table_id

    async def command(self, command: protocol.TableCommand, who: Who, absent: Collection[str] = ()) -> None:
        """Carry out a command. Returns when it is written for good; a command that was sent before counts once."""

        def make(room: Room) -> Row | None:
            if room.done(command, who):
                return None
            return room.prepare(command, who, self.now(), absent)

        await self._change(command.table, make, encode(command))

    async def happen(self, table_id: str, decide: Callable[[Room], Happening | None], client_id: str = "") -> bool:
        """Something that the server does by itself: what, is decided when the table is at hand. Whether it did."""

        def make(room: Room) -> Row | None:
            if client_id and client_id in room.ids:
                return None
            what = decide(room)
            return None if what is None else Row(room.number + 1, self.now(), what, client_id)

        return await self._change(table_id, make)

    async def _change(self, table_id: str, make: Callable[[Room], Row | None], detail: bytes = b"") -> bool:
        """Make a row and write it. Whoever waits for this may be cancelled: it goes on."""
        return await asyncio.shield(_keep(self._changes, self._carry_out(table_id, make, detail)))

    async def _carry_out(self, table_id: str, make: Callable[[Room], Row | None], detail: bytes) -> bool:
        broken = ""
        for _ in range(ATTEMPTS):
            async with self.room(table_id) as (opened, room):
                try:
                    with self.watch.over(table_id, "prepare", detail):
                        row = self._held(room, broken) if broken else make(room)
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

    async def _write(self, opened: Opened, room: Room, row: Row) -> None:
        """Apply a row, store it, and tell of it."""
        with self._careful(room, row):
            step = self._step(opened, room, row)
            new = store.appended(room, row, step.effect)
        await self.database.write(lambda c: store.append(c, new))
        self._tell(opened, room, step)
        for listener in self.on_row:
            try:
                listener(room, step.effect)
            except Exception:  # it is written, and told: that is not undone
                log.exception("listener-failed", table=room.table.id)

    @contextlib.contextmanager
    def _careful(self, room: Room, row: Row) -> Generator[None]:
        """Whatever goes wrong in the rules while a row happens."""
        try:
            with self.watch.over(room.table.id, "row", encode(row)):
                yield
        except Exception as error:
            log.exception("match-broken", table=room.table.id, row=row.number)
            raise BrokenMatch(type(error).__name__) from error

    @staticmethod
    def _step(opened: Opened, room: Room, row: Row) -> Step:
        """Apply a row, and make the messages that tell of it."""
        effect = room.apply(row)
        by = effect.said.person if effect.said is not None else ""
        told: list[tuple[int, Sent]] = []
        for audience in effect.heard_by:
            if audience in opened.streams:
                message = encode(room.update(effect, audience))
                muted = encode(room.update(effect, audience, (by,))) if by else b""
                told.append((audience, Sent(room.marks[audience], message, by, muted)))
        return Step(effect, told)

    # What others have written.

    async def changed(self, table_id: str, number: int) -> None:
        """Another process may have written this row."""
        opened = self.opened.get(table_id)
        if opened is not None and (opened.room is None or opened.room.number < number or opened.users):
            _keep(self._catching_up, self._catch_up(table_id, number))

    async def missed(self) -> None:
        """Any table may have changed."""
        opened = list(self.opened)
        for start in range(0, len(opened), ASKED):
            some = opened[start : start + ASKED]
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
            await asyncio.sleep(1.0)  # they listen, and must not be left behind

    async def _refresh(self, opened: Opened, room: Room) -> bool:
        """Apply and tell what others have written; whether there was anything."""
        since = room.number
        found = await self.database.read(lambda c: store.rows_after(c, opened.id, since))
        if len(found) > RECENT:  # a snapshot is shorter
            opened.room = None
            return True
        try:
            for row in found:
                with self._careful(room, row):
                    step = self._step(opened, room, row)
                self._tell(opened, room, step)
                if isinstance(row.what, REREAD):
                    opened.room = None
                    break
        except BrokenMatch:  # the process that wrote it has stored what came of it
            opened.room = None
        return bool(found)

    def _reread(self, opened: Opened) -> None:
        """The room in memory may be wrong: read it again, soon if somebody listens."""
        opened.room = None
        if opened.watchers:
            _keep(self._catching_up, self._catch_up(opened.id, 0))

    # Telling.

    def listen(self, opened: Opened, room: Room, listener: Listener, heard: dict[int, int]) -> None:
        """Tell a listener what it missed, and from now on everything. `heard`: the last message of each stream."""
        self.unlisten(opened, listener)
        audiences = room.audiences_of(listener.person)
        opened.watchers[listener] = audiences
        for audience in audiences:
            stream = opened.streams.setdefault(audience, Stream())
            missed = _missed(stream, heard.get(audience), room.marks[audience], listener.muted)
            if missed is None:
                listener.tell(encode(room.snapshot(audience, listener.muted)))
            else:
                room.listen(audience)
                for message in missed:
                    listener.tell(message)
            stream.listeners.append(listener)

    def unlisten(self, opened: Opened, listener: Listener) -> None:
        """Tell a listener no more."""
        if opened.watchers.pop(listener, None) is None:
            return
        for stream in opened.streams.values():
            if listener in stream.listeners:
                stream.listeners.remove(listener)
                stream.quiet_since = time.monotonic()

    def _tell(self, opened: Opened, room: Room, step: Step) -> None:
        """Send what was made for each stream to everybody who listens to it now."""
        for audience, sent in step.told:
            stream = opened.streams.get(audience)
            if stream is None:  # closed meanwhile
                continue
            stream.recent.append(sent)
            for listener in stream.listeners:
                listener.tell(sent.for_whom(listener.muted))
        if step.effect.info:
            self._regroup(opened, room)

    def _regroup(self, opened: Opened, room: Room) -> None:
        """Somebody may have sat down or stood up, and now listens from elsewhere."""
        for listener, audiences in list(opened.watchers.items()):
            if room.audiences_of(listener.person) != audiences:
                self.listen(opened, room, listener, {})

    def _resync(self, opened: Opened, room: Room) -> None:
        """The room was read anew: whoever listens gets all of it."""
        opened.streams.clear()
        for listener in list(opened.watchers):
            self.listen(opened, room, listener, {})

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


class BrokenMatch(Exception):
    """The rules raised something that is not a refusal."""


def _missed(stream: Stream, heard: int | None, newest: int, muted: Collection[str]) -> list[bytes] | None:
    """The messages after the last one that was heard; None: they are not at hand any more."""
    if heard is None or heard > newest:
        return None
    if heard == newest:
        return []
    if not stream.recent or stream.recent[0].seq > heard + 1 or stream.recent[-1].seq != newest:
        return None
    return [sent.for_whom(muted) for sent in stream.recent if sent.seq > heard]
