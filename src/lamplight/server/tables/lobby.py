"""How a table comes about: from options, a component set and bots, or from a record to go on from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, func, select

from lamplight.bots import Player
from lamplight.kernel.chance import Key
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, Setup, find_game
from lamplight.kernel.record import Record
from lamplight.lessons import GENTLEST, Lesson

from ..people.accounts import Person
from ..storage import schema
from ..storage.database import Database
from ..wire.bodies import NewTable
from ..wire.refusals import Refusal, no
from . import rows
from .commands import check_budget
from .sandbox import Sandbox
from .sets import Files, SetKeeper, files_of, keep_set

LONGEST_RECORD = 10_000
"""The actions of a record that are read: a match has some hundreds."""
MOST_OWN_SETS = 20
"""The component sets that one person may upload."""


class Lobby:
    """Prepares tables, and keeps the component sets that they need."""

    def __init__(self, database: Database, sets: SetKeeper, now: Callable[[], int], sandbox: Sandbox) -> None:
        self._database = database
        self._sets = sets
        self._now = now
        self._sandbox = sandbox
        self._built_in: dict[tuple[str, str], tuple[Setup, Files]] = {}

    async def prepare(self, new: NewTable, person: Person) -> rows.Created:
        """The first row of a new table; refused with what is wrong."""
        try:
            return await self._created(new, person)
        except LamplightError as error:
            raise Refusal.of(error) from None

    async def _created(self, new: NewTable, person: Person) -> rows.Created:
        game = find_game(new.game)
        options = dict(new.options) if new.series else game.read_options(new.options)
        record = Record.parse(new.record) if new.record else None
        if record is not None:
            if new.series:
                raise no("bad-request", "series-from-record")
            if record.game != game.id:
                raise no("bad-request", "record-other-game")
            if len(record.actions) > LONGEST_RECORD:
                raise no("too-large", "record-too-long", limit=LONGEST_RECORD)
            options = game.read_options(record.options)
        first = options
        if new.series:
            rules = game.series(new.series, new.options)
            options = dict(rules.options)
            plan = rules.plan(rules.start())
            if plan is None:
                raise no("bad-request", "no-such-series")
            first = game.read_options(plan.options)
        known = await self._set(game, new.components, record)
        setup = await self._sets.prepare(game.id, first, known.set_hash)
        bots = tuple(bot or "" for bot in new.bots) + ("",) * (setup.seats - len(new.bots))
        if len(bots) != setup.seats:
            raise no("bad-request", "bad-seats", seats=setup.seats, given=len(new.bots))
        for bot in filter(None, bots):
            check_budget(Player.parse(bot))
        if record is not None:
            record = await self._sandbox.cut(record, options, self._sets.path(known.set_hash), new.keep)
        clock = new.clock
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
        )

    async def film(self, record: Record, seat: int | None, own: tuple[int, ...] | None = None) -> bytes:
        """A record as a film, if its component set is known here."""
        try:
            if len(record.actions) > LONGEST_RECORD:
                raise no("too-large", "record-too-long", limit=LONGEST_RECORD)
            game = find_game(record.game)
            options = game.read_options(record.options)
            known = await self._set(game, None, record)
            return await self._sandbox.film(record, options, self._sets.path(known.set_hash), seat, own)
        except LamplightError as error:
            raise Refusal.of(error) from None

    async def _set(self, game: Game, wanted: str | None, record: Record | None) -> Setup:
        """The component set of a new table: a built-in one by name, or any that is stored by its hash.

        Names are those of built-in sets only, so no uploaded one can take the place of another.
        """
        if wanted is None and record is not None:
            wanted = record.components.hash
        built_in = game.built_in_sets()
        if wanted is None or wanted in built_in:
            return await self._keep_built_in(game, wanted or game.default_set)
        if not wanted.isalnum() or not wanted.isascii():
            raise no("not-found", "no-such-set", set=wanted[:60])
        try:
            files = await self._database.read(lambda c: files_of(c, wanted))
        except Refusal:
            if record is not None and record.components.name in built_in:  # if it is another: the record is refused
                return await self._keep_built_in(game, record.components.name)
            raise
        setup = await asyncio.to_thread(self._sets.check, game.id, files)
        self._sets.unpack(setup.set_hash, files)
        return setup

    async def _keep_built_in(self, game: Game, name: str) -> Setup:
        if (game.id, name) not in self._built_in:
            files = self._sets.built_in(game.id, name)
            setup = await asyncio.to_thread(self._sets.check, game.id, files)
            self._built_in[game.id, name] = setup, files
        setup, files = self._built_in[game.id, name]
        await self._database.write(lambda c: keep_set(c, game.id, setup, files, None, self._now()))
        self._sets.unpack(setup.set_hash, files)
        return setup

    async def upload(self, game_id: str, files: Files, person: Person) -> Setup:
        """Keep a component set of somebody's own; refused with everything that is wrong with it."""
        game = find_game(game_id)
        setup = await asyncio.to_thread(self._sets.check, game.id, files)
        if setup.set_name in game.built_in_sets():
            built_in = await asyncio.to_thread(self._sets.check, game.id, self._sets.built_in(game.id, setup.set_name))
            if built_in.set_hash != setup.set_hash:
                raise no("conflict", "set-name-taken", name=setup.set_name)

        def keep(connection: Connection) -> None:
            if _own_sets(connection, person.id, setup.set_hash) >= MOST_OWN_SETS:
                raise no("too-many", "too-many-own-sets", limit=MOST_OWN_SETS)
            keep_set(connection, game.id, setup, files, person.id, self._now())

        await self._database.write(keep)
        return setup


def _own_sets(connection: Connection, person: str, but: str) -> int:
    sets = schema.sets.c
    query = select(func.count()).where(sets.owner == person, sets.hash != but)
    return int(connection.execute(query).scalar() or 0)
