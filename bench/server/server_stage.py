"""What a benchmark of the server finds in its database: people, tables at which they sit, and a long match.

Written before a server is started, in the way in which a server writes it, so that nothing of this is measured.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from lamplight.kernel.chance import Key
from lamplight.kernel.game import Game, Setup, find_game
from lamplight.kernel.match import Match
from lamplight.server.people import accounts
from lamplight.server.people.accounts import Person
from lamplight.server.people.sessions import Signer, server_secret
from lamplight.server.sandbox.jobs import KnownSet
from lamplight.server.settings import Settings
from lamplight.server.storage.address import open_database
from lamplight.server.storage.database import Database
from lamplight.server.tables import rows
from lamplight.server.tables.registry import Tables
from lamplight.server.tables.sets import SetKeeper, keep_set
from lamplight.server.wire.protocol import Named

TOGETHER = 100
"""So many tables are set up at the same time."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table that is being played at, with the cookies of those who sit there."""

    id: str
    cookies: tuple[str, ...]


class Stage:
    """A database to be filled."""

    def __init__(self, database: Database, data: Path) -> None:
        self.database = database
        self.tables = Tables(database, SetKeeper(data / "sets"))

    async def people(self, count: int) -> list[tuple[Person, str]]:
        """New people, each with a cookie."""
        now = time.time_ns() // 1_000_000
        made = await self.database.write(
            lambda c: [accounts.add_guest(c, f"Guest {n}", "en", now) for n in range(count)]
        )
        signer = Signer(await self.database.write(server_secret))
        return [(person, signer.cookie(person)) for person in made]

    async def setup(self, game: Game, options: dict[str, object]) -> Setup:
        """A game with the set that comes with it, kept in the database."""
        sets = self.tables.sets
        files = sets.built_in(game.id, None)
        setup = game.setup(game.read_options({}))
        now = time.time_ns() // 1_000_000
        await self.database.write(
            lambda c: keep_set(c, game.id, KnownSet(setup.set_name, setup.set_hash), files, None, now)
        )
        sets.unpack(setup.set_hash, files)
        return sets.setup(game.id, game.read_options(options), setup.set_name, setup.set_hash)

    async def seat(
        self, game: Game, setup: Setup, seated: list[tuple[Person, str]], key: Key, nonces: list[str]
    ) -> Table:
        """A table at which a match has begun."""
        host = seated[0][0]
        table = await self.tables.create(
            rows.Created(
                game=game.id,
                options=dict(setup.options),
                set_name=setup.set_name,
                set_hash=setup.set_hash,
                rules_version=game.rules_version,
                key=key.secret.hex(),
                host=host.id,
                host_name=host.name,
                bots=("",) * setup.seats,
                listed=False,
                spectators=True,
            ),
            "",
            host.id,
        )
        for seat, (person, _) in enumerate(seated):
            taken = rows.Taken(seat, person.id, person.name, nonces[seat])
            await self.tables.happen(table, lambda _, taken=taken: taken)  # type: ignore[misc]
        await self.tables.happen(table, lambda _: rows.Started())
        return Table(table, tuple(cookie for _, cookie in seated))

    async def two_player_tables(self, count: int) -> list[Table]:
        """Tables of Dual Powers, just begun."""
        game = find_game("dual-powers")
        setup = await self.setup(game, {})
        known = await self.people(2 * count)
        made: list[Table] = []
        for start in range(0, count, TOGETHER):
            seats = [known[2 * one : 2 * one + 2] for one in range(start, min(count, start + TOGETHER))]
            nonces = ["bench-nonce-of-seat-0", "bench-nonce-of-seat-1"]
            made += await asyncio.gather(*(self.seat(game, setup, two, Key.fresh(), nonces) for two in seats))
            self.tables.opened.clear()
        return made

    async def long_match(self, percent: int = 95) -> tuple[Table, int]:
        """Four players of Blackout near the end of a match; with the number of its actions."""
        game = find_game("blackout")
        setup = await self.setup(game, {"players": 4})
        key, nonces = Key.from_seed("bench"), [f"bench-nonce-of-seat-{seat}" for seat in range(setup.seats)]
        actions = _play(game, setup, key, nonces)
        table = await self.seat(game, setup, await self.people(setup.seats), key, nonces)
        played = actions[: len(actions) * percent // 100]
        for seat, action in played:
            done = rows.Played(seat, action)
            await self.tables.happen(table.id, lambda _, done=done: done)  # type: ignore[misc]
        return table, len(played)


def _play(game: Game, setup: Setup, key: Key, nonces: list[str]) -> list[tuple[int, Named]]:
    """The actions of a random match."""
    match, rng = Match(game, setup, key, nonces=nonces), random.Random(1)
    actions: list[tuple[int, Named]] = []
    while not match.over:
        seat = match.to_act[0]
        action = rng.choice(list(match.legal(seat)))
        actions.append((match.seats.index(seat), action.named))
        match.play(seat, action)
    return actions


@asynccontextmanager
async def stage(data: Path) -> AsyncGenerator[Stage]:
    """The database of a data folder, for as long as it is filled."""
    settings = Settings(data=data)
    database = open_database(settings.database_url)
    await database.start()
    try:
        yield Stage(database, data)
    finally:
        await database.stop()
