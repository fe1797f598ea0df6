"""How a table comes about: from options, a component set and bots, or from a record to go on from."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, func, select

from lamplight.bots import Player
from lamplight.kernel.chance import Key
from lamplight.kernel.deal import Deal
from lamplight.kernel.errors import BadRecord, LamplightError
from lamplight.kernel.game import Game, find_game
from lamplight.kernel.message import Message
from lamplight.kernel.record import ComponentRef, Record, Short, built_in_set, place_of
from lamplight.lessons import GENTLEST, Lesson

from ..people.accounts import Person
from ..sandbox.jobs import KnownSet
from ..sandbox.sandbox import Sandbox
from ..storage import schema
from ..storage.database import Database
from ..wire.bodies import NewTable
from ..wire.refusals import Refusal, no
from . import rows
from .commands import check_budget
from .sets import Files, SetKeeper, files_of, keep_set

CHECKED_KEPT = 500
"""The component sets of which it is remembered that they were looked at."""
MOST_OWN_SETS = 20
"""The component sets that one person may upload."""


class Head(msgspec.Struct, frozen=True):
    """What has to be known of a record that somebody brings to find its component set. All else is read elsewhere."""

    game: Short
    components: ComponentRef
    options: Annotated[dict[Short, Short | int | bool], Meta(max_length=60)] = {}

    @classmethod
    def of(cls, text: str) -> Head:
        """The head of a record's text."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            raise BadRecord(Message("kernel-record-unreadable", {"where": place_of(str(error))})) from None


class Lobby:
    """Prepares tables, and keeps the component sets that they need."""

    def __init__(self, database: Database, sets: SetKeeper, now: Callable[[], int], sandbox: Sandbox) -> None:
        self._database = database
        self._sets = sets
        self._now = now
        self._sandbox = sandbox
        self._built_in: dict[tuple[str, str], tuple[KnownSet, Files]] = {}
        self._checked: OrderedDict[tuple[str, str], KnownSet] = OrderedDict()
        """Stored sets, by game and hash, that were looked at with the game as it is today."""

    async def prepare(self, new: NewTable, person: Person) -> rows.Created:
        """The first row of a new table; refused with what is wrong."""
        try:
            return await self._created(new, person)
        except LamplightError as error:
            raise Refusal.of(error) from None

    async def _created(self, new: NewTable, person: Person) -> rows.Created:
        game = find_game(new.game)
        options = dict(new.options) if new.series else game.read_options(new.options)
        head = Head.of(new.record) if new.record else None
        if head is not None:
            if new.series:
                raise no("bad-request", "series-from-record")
            if head.game != game.id:
                raise no("bad-request", "record-other-game")
            options = game.kept_options(head.options)
        first = options
        if new.series:
            rules = game.series(new.series, new.options)
            options = dict(rules.options)
            plan = rules.plan(rules.start())
            if plan is None:
                raise no("bad-request", "no-such-series")
            first = game.kept_options(plan.options)
        known = await self._set(game, new.components, head, person.id)
        setup = await self._sets.prepare(game.id, first, known.set_hash)
        if new.rated and (head is not None or new.series or setup.seats < 2 or any(new.bots)):
            raise no("bad-request", "cannot-be-rated")
        if new.rated and known.set_name not in game.built_in_sets():
            raise no("bad-request", "cannot-be-rated")
        bots = tuple(bot or "" for bot in new.bots) + ("",) * (setup.seats - len(new.bots))
        if len(bots) != setup.seats:
            raise no("bad-request", "bad-seats", seats=setup.seats, given=len(new.bots))
        for bot in filter(None, bots):
            check_budget(Player.parse(bot))
        record = None
        if head is not None:
            record = await self._sandbox.cut(person.id, new.record, self._sets.path(known.set_hash), new.keep)
        clock = new.clock
        if clock is not None and clock.kind == "days" and new.absence is not None:
            raise no("bad-request", "absence-by-clock")
        return rows.Created(
            game=game.id,
            options=options,
            set_name=known.set_name,
            set_hash=known.set_hash,
            rules_version=game.rules_version,
            key=Key.fresh().secret.hex(),
            host=person.id,
            host_name=person.name,
            bots=bots,
            listed=new.listed,
            spectators=new.spectators,
            clock=None if clock is None else rows.ClockRules(clock.kind, clock.seconds, clock.increment),
            series=new.series,
            origin="" if record is None else str(record),
            absence=new.absence or 0,
            rated=new.rated,
            provenance=None if record is None else _provenance(new.record, record),
            handles={person.id: person.handle},
        )

    async def lesson(self, lesson: Lesson, person: Person) -> rows.Created:
        """The first row of a table at which somebody learns a lesson; refused if it does not fit the rules."""
        try:
            setup, game = lesson.setup, find_game(lesson.game)
            known = await self._keep_built_in(game, lesson.set_name)
            await self._sets.prepare(game.id, setup.options, known.set_hash)
            stamp = lesson.stamp
        except LamplightError as error:
            raise Refusal.of(error) from None
        seat = setup.seat_names.index(lesson.seat)
        return rows.Created(
            game=game.id,
            options=dict(setup.options),
            set_name=known.set_name,
            set_hash=known.set_hash,
            rules_version=game.rules_version,
            key=Key.from_seed(lesson.seed).secret.hex(),
            host=person.id,
            host_name=person.name,
            bots=tuple("" if number == seat else GENTLEST for number in range(setup.seats)),
            listed=False,
            spectators=False,
            reserved=((seat, person.id, person.name),),
            lesson=lesson.id,
            lesson_stamp=stamp,
            handles={person.id: person.handle},
        )

    async def night(self, game: Game, deal: Deal, person: Person, night: rows.NightDeal, key: Key) -> rows.Created:
        """The first row of a table at which somebody plays the deal of a day, alone and unseen."""
        options = game.read_options(deal.options)
        known = await self._keep_built_in(game, game.default_set)
        setup = await self._sets.prepare(game.id, options, known.set_hash)
        if setup.seats != 1:
            raise no("bad-request", "bad-seats", seats=1, given=setup.seats)
        return rows.Created(
            game=game.id,
            options=options,
            set_name=known.set_name,
            set_hash=known.set_hash,
            rules_version=game.rules_version,
            key=key.secret.hex(),
            host=person.id,
            host_name=person.name,
            bots=("",),
            listed=False,
            spectators=False,
            reserved=((0, person.id, person.name),),
            handles={person.id: person.handle},
            night=night,
        )

    async def film(
        self, record: str, seat: int | None, own: tuple[int, ...] | None = None, *, who: str, first: bool = False
    ) -> bytes:
        """A record as a film, if its component set is known here. `first`: it is of a match of theirs."""
        try:
            head = Head.of(record)
            known = await self._set(find_game(head.game), None, head, who)
            return await self._sandbox.film(who, record, self._sets.path(known.set_hash), seat, own, first=first)
        except LamplightError as error:
            raise Refusal.of(error) from None

    async def _set(self, game: Game, wanted: str | None, head: Head | None, who: str) -> KnownSet:
        """The component set of a new table: a built-in one by name, or any that is stored by its hash.

        Names are those of built-in sets only, so no uploaded one can take the place of another.
        """
        if wanted is None and head is not None:
            wanted = head.components.hash
        built_in = game.built_in_sets()
        if wanted is None or wanted in built_in:
            return await self._keep_built_in(game, wanted or game.default_set)
        if not wanted.isalnum() or not wanted.isascii():
            raise no("not-found", "no-such-set", set=wanted[:60])
        try:
            files = await self._database.read(lambda c: files_of(c, wanted))
        except Refusal:
            if head is not None:
                name = await asyncio.to_thread(built_in_set, game, head.components)
                if name is not None:  # if it is another: the record is refused
                    return await self._keep_built_in(game, name)
            raise
        known = self._checked.get((game.id, wanted)) or await self._sandbox.check(who, game.id, files)
        self._checked[game.id, wanted] = known
        if len(self._checked) > CHECKED_KEPT:
            self._checked.popitem(last=False)
        self._sets.unpack(known.set_hash, files)
        return known

    async def _keep_built_in(self, game: Game, name: str) -> KnownSet:
        known, files = await self._own_set(game, name)
        await self._database.write(lambda c: keep_set(c, game.id, known, files, None, self._now()))
        self._sets.unpack(known.set_hash, files)
        return known

    async def folder(self, game: Game, set_hash: str) -> Path:
        """Where a component set lies: one that comes with the game, or a stored one, unpacked."""
        for name in game.built_in_sets():
            known, _ = await self._own_set(game, name)
            if known.set_hash == set_hash:
                return game.set_folder(name)
        if not self._sets.has(set_hash):
            files = await self._database.read(lambda c: files_of(c, set_hash[:64]))
            self._sets.unpack(set_hash, files)
        return self._sets.path(set_hash)

    async def _own_set(self, game: Game, name: str) -> tuple[KnownSet, Files]:
        """A set that comes with a game: it is trusted as the game is."""
        if (game.id, name) not in self._built_in:
            files = self._sets.built_in(game.id, name)
            setup = await asyncio.to_thread(game.setup, game.read_options({}), name)
            self._built_in[game.id, name] = KnownSet(setup.set_name, setup.set_hash), files
        return self._built_in[game.id, name]

    async def upload(self, game_id: str, files: Files, person: Person) -> KnownSet:
        """Keep a component set of somebody's own; refused with everything that is wrong with it."""
        game = find_game(game_id)
        self._sets.refuse_odd(files)
        known = await self._sandbox.check(person.id, game.id, files)
        if known.set_name in game.built_in_sets():
            built_in, _ = await self._own_set(game, known.set_name)
            if built_in.set_hash != known.set_hash:
                raise no("conflict", "set-name-taken", name=known.set_name)

        def keep(connection: Connection) -> None:
            if _own_sets(connection, person.id, known.set_hash) >= MOST_OWN_SETS:
                raise no("too-many", "too-many-own-sets", limit=MOST_OWN_SETS)
            keep_set(connection, game.id, known, files, person.id, self._now())

        await self._database.write(keep)
        return known


def _provenance(brought: str, record: Record) -> rows.Provenance:
    """Where a match comes from: the record that was brought, and how much of it is kept."""
    source = hashlib.sha256(brought.encode()).hexdigest()
    return rows.Provenance(len(record.actions), source, record.position is not None)


def _own_sets(connection: Connection, person: str, but: str) -> int:
    sets = schema.sets.c
    query = select(func.count()).where(sets.owner == person, sets.hash != but)
    return int(connection.execute(query).scalar() or 0)
