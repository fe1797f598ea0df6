"""Two servers that play the same match, but for what one observer must not know.

Both have the same key, nonces, people and clock. The others choose differently where the observer cannot see it: in
secret phases by ways and in numbers of their own, elsewhere by hidden actions. Everything that is made for the observer
is recorded, and must be the same on both, until something is rightly revealed.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from lamplight.kernel.chance import Key
from lamplight.kernel.match import Match
from lamplight.kernel.types import SEALED, SPECTATOR, knows
from lamplight.server.live.connection import Connection
from lamplight.server.people.accounts import Person
from lamplight.server.sandbox.replays import film
from lamplight.server.service import Service
from lamplight.server.settings import Limits, Settings
from lamplight.server.storage import schema, store
from lamplight.server.tables.messages import info
from lamplight.server.tables.questions import film_source
from lamplight.server.tables.room import Room, Who
from lamplight.server.wire.bodies import NewClock, NewTable
from lamplight.server.wire.protocol import PROTOCOL, encode
from lamplight.server.wire.refusals import Refusal
from lamplight.testing.walk import revealed_to

TABLE = "the-table"
SECRET = Key.from_seed("two worlds").secret.hex()
DIGEST = re.compile(rb"[0-9a-f]{16}")
LONG_CLOCK_S = 10_000_000
PEOPLE = [Person(name.lower(), name, "en", 1) for name in ("Ann", "Ben", "Cleo", "Dan")]
EVE = Person("eve", "Eve", "en", 1)
"""She only looks on."""


@dataclass(eq=False)
class Tapped(Connection):
    """A client of which every byte is recorded. Who is there is no part of a table's streams, and left out."""

    heard: list[bytes] = field(default_factory=list[bytes])

    def tell(self, message: bytes) -> None:
        """Record, and send nothing."""
        if not message.startswith(b'{"type":"presence"'):
            self.heard.append(message)


class Twin:
    """A server with one table."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.now = 1_700_000_000_000
        self.sent: dict[str, int] = {}
        self.clients: dict[str, Tapped] = {}

    @property
    def room(self) -> Room:
        """The table in memory."""
        room = self.service.tables.opened[TABLE].room
        assert room is not None
        return room

    @property
    def match(self) -> Match:
        """The match on it."""
        assert self.room.match is not None
        return self.room.match

    async def connect(self, person: Person) -> Tapped:
        """Somebody comes in and watches."""
        client = self.clients[person.id] = Tapped(person, self.service)
        self.service.presence.connections.add(client)
        await self.send(person, type="hello", protocol=PROTOCOL)
        await self.send(person, type="watch", table=TABLE)
        return client

    async def send(self, person: Person, **message: Any) -> None:
        """One message of a client."""
        await self.clients[person.id].receive(json.dumps(message))

    async def command(self, person: Person, kind: str, **fields: Any) -> bool:
        """One command; whether it was carried out."""
        self.sent[person.id] = self.sent.get(person.id, 0) + 1
        return await self.command_as(person, f"{person.id}-{self.sent[person.id]}", kind, **fields)

    async def command_as(self, person: Person, command_id: str, kind: str, **fields: Any) -> bool:
        """One command with this id; whether it was carried out."""
        client = self.clients[person.id]
        await client.receive(json.dumps({"type": kind, "table": TABLE, "id": command_id, **fields}))
        return client.heard[-1].startswith(b'{"type":"ack"')

    async def play(self, seat: int, action: Mapping[str, str]) -> None:
        """An action, which must be possible."""
        version = self.match.version(seat)
        assert await self.command(PEOPLE[seat], "play", seat=seat, version=version, action=action)

    async def undo(self, seat: int) -> None:
        """A step back, which must be possible."""
        assert await self.command(PEOPLE[seat], "undo", seat=seat, version=self.match.version(seat))


@contextlib.asynccontextmanager
async def twin(folder: Path, game: str, options: Mapping[str, Any], seats: int, **more: Any) -> AsyncGenerator[Twin]:
    """A server on SQLite, with everybody seated and the match begun."""
    clock: list[Twin] = []
    limits = Limits(commands=1_000_000)
    service = Service(Settings(data=folder, limits=limits), now=lambda: clock[0].now)
    clock.append(Twin(service))
    folder.mkdir(parents=True)
    await service.start()
    try:
        await service.database.write(lambda c: c.execute(insert(schema.people), [_row(one) for one in (*PEOPLE, EVE)]))
        new = NewTable(game, dict(options), clock=NewClock("live", LONG_CLOCK_S, 5), **more)
        created = msgspec.structs.replace(await service.lobby.prepare(new, PEOPLE[0]), key=SECRET)
        await service.tables.create(created, "", PEOPLE[0].id, TABLE)
        for person in (*PEOPLE[:seats], EVE):
            await clock[0].connect(person)
        for seat in range(seats):
            taken = await clock[0].command(PEOPLE[seat], "take", seat=seat, nonce=f"{seat} nonce of this seat")
            assert taken, clock[0].clients[PEOPLE[seat].id].heard
        yield clock[0]
    finally:
        for client in clock[0].clients.values():
            client.closed()
        service.presence.connections.clear()
        await service.stop()


def _row(person: Person) -> dict[str, object]:
    """Somebody whom the server has known for a while."""
    known = {"id": person.id, "name": person.name, "language": person.language, "epoch": person.epoch}
    return {**known, "created": 0, "seen": 0, "mail_turns": False}


class Pair:
    """Two worlds and an observer who must not be able to tell them apart."""

    def __init__(self, worlds: Sequence[Twin], seats: int, observer: int | None, rng: random.Random) -> None:
        self.worlds = worlds
        self.seats = seats
        self.observer = observer
        self.who = EVE if observer is None else PEOPLE[observer]
        self.place = SPECTATOR if observer is None else observer
        self.rng = rng
        self.digests: tuple[dict[bytes, bytes], dict[bytes, bytes]] = ({}, {})
        """The digests that the observer has seen in each world, with their numbers of order."""
        self.compared = 0
        """Messages that were compared while the two worlds were different."""

    @property
    def first(self) -> Twin:
        """One of the two, for what is the same in both."""
        return self.worlds[0]

    @property
    def matches(self) -> list[Match]:
        """Both matches."""
        return [world.match for world in self.worlds]

    @property
    def differ(self) -> bool:
        """Whether there is a difference that the observer must not notice."""
        if any(world.room.match is None for world in self.worlds):
            return False
        one, two = self.matches
        return one.state.dump() != two.state.dump() or one.pending != two.pending

    def compare(self, when: object) -> None:
        """Everything that reached the observer is the same."""
        heard = [
            _canonical(world.clients[self.who.id].heard, known)
            for world, known in zip(self.worlds, self.digests, strict=True)
        ]
        for number, (one, two) in enumerate(zip(*heard, strict=False)):
            assert one == two, f"step {when}, message {number}: {_difference(one, two)}"
        assert len(heard[0]) == len(heard[1]), f"step {when}: one world said more"
        if self.differ:
            self.compared += len(heard[0])
        for world in self.worlds:
            del world.clients[self.who.id].heard[:]

    # One step in both worlds.

    async def together(self, steps: int) -> None:
        """For a while the same happens in both."""
        for _ in range(steps):
            seat = self.rng.choice(self.first.room.to_act)
            action = self.rng.choice(list(self.first.match.legal(seat))).named
            for world in self.worlds:
                await world.play(seat, action)

    async def step(self) -> bool:
        """Something happens in both worlds; False if they have nothing in common to go on with."""
        for world in self.worlds:
            world.now += 1000
        if any(match.over for match in self.matches):
            return False
        undoing = [seat for seat in range(self.seats) if all(match.can_undo(seat) for match in self.matches)]
        if undoing and self.rng.random() < 0.25:
            seat = self.rng.choice(undoing)
            if not (self.sealed and seat != self.observer):
                for world in self.worlds:
                    await world.undo(seat)
                return True
        actors = [seat for seat in self.first.room.to_act if seat in self.worlds[1].room.to_act]
        if not actors:
            return False
        seat = self.rng.choice(actors)
        if self.sealed and seat != self.observer:
            if self.rng.random() < 0.6:
                return await self.think_in_secret(seat)
            return await self.choose_in_secret(seat)
        return await self.act(seat)

    @property
    def sealed(self) -> bool:
        """Whether all choose in secret."""
        return self.matches[0].state.acting == SEALED

    async def act(self, seat: int) -> bool:
        """One action: a different one in each world, if it is hidden from the observer."""
        choices = [list(match.legal(seat)) for match in self.matches]
        hidden = [
            [action for action in legal if not knows(match.state.audience(seat, action.id), self.place)]
            for match, legal in zip(self.matches, choices, strict=True)
        ]
        if seat != self.observer and hidden[0] and hidden[1]:
            picked = [self.rng.choice(actions) for actions in hidden]
        else:
            common = [action for action in choices[0] if action in choices[1]]
            if not common:
                return False
            picked = [self.rng.choice(common)] * 2
        for world, action in zip(self.worlds, picked, strict=True):
            await world.play(seat, action.named)
        return True

    async def think_in_secret(self, seat: int) -> bool:
        """In one world more than in the other, a seat chooses and takes back, and is no more ready than before."""
        for world in self.worlds:
            began = world.now
            for _ in range(self.rng.randrange(4)):
                await self._nearly_ready(world, seat, 2)
            world.now = began
        return True

    async def choose_in_secret(self, seat: int) -> bool:
        """Each world goes its own way, back and forth and at its own times, until the seat is ready with as many
        choices as in the other one."""
        numbers: list[int] = []
        for world in self.worlds:
            began = world.now
            for _ in range(60):
                last = await self._nearly_ready(world, seat)
                if last is None:
                    break
                if numbers and len(world.match.pending[seat]) + 1 != numbers[0]:
                    await self._begin_again(world, seat)
                    continue
                numbers.append(len(world.match.pending[seat]) + 1)
                world.now = began
                await world.play(seat, last)
                break
            else:
                return False
            if last is None:
                return False
        return True

    async def _nearly_ready(self, world: Twin, seat: int, steps: int = 60) -> dict[str, str] | None:
        """Choose until the next choice would make the seat ready; that choice. None: not within so many steps."""
        for _ in range(steps):
            match = world.match
            action = self.rng.choice(list(match.legal(seat)))
            after = match.state.clone()
            after.apply(seat, action.id)
            if after.acting != SEALED or after.sealed_ready(seat):
                return action.named
            world.now += self.rng.randrange(5000)
            await world.play(seat, action.named)
            if self.rng.random() < 0.2:
                await world.undo(seat)
        return None

    async def _begin_again(self, world: Twin, seat: int) -> None:
        while world.match.can_undo(seat):
            await world.undo(seat)

    async def choose_again(self, seat: int) -> None:
        """In one world only, a seat that is ready chooses once more: it stays ready."""
        world = self.rng.choice(self.worlds)
        match = world.match
        if not self.sealed or not match.state.sealed_ready(seat) or not match.pending[seat]:
            return
        again = [action.named for action in match.legal(seat)]
        copy = Match.thaw(match.setup, match.key, match.nonces, None, match.freeze(), match.history, match.all_events)
        wanted = self.rng.choice(again)
        copy.play(seat, wanted)
        if copy.to_act == match.to_act and len(copy.history) == len(match.history):
            await world.play(seat, wanted)

    # What the observer does.

    async def look(self, questions: Sequence[str]) -> None:
        """The observer tries to find out more, in the same words in both worlds."""
        seed = self.rng.random()
        for world in self.worlds:
            await self._look(world, random.Random(seed), questions)

    async def _look(self, world: Twin, rng: random.Random, questions: Sequence[str]) -> None:
        match, who, seat = world.match, self.who, self.observer
        heard = world.clients[who.id].heard
        actions = match.setup.catalogue.actions
        side = rng.choice(match.seats)
        for asked in rng.sample(questions, 2):
            names = dict(rng.choice(actions).params)
            question = {"ask": asked, "side": side, "number": rng.randrange(1, 4), **names}
            await world.send(who, type="ask", table=TABLE, ref="ask", question=question, seat=seat)
        for number, action in enumerate(rng.sample(actions, 3)):
            mine = {"table": TABLE, "seat": 0 if seat is None else seat, "action": action.named}
            await world.send(who, type="why", ref=f"why-{number}", **mine)
            await world.send(who, type="preview", ref=f"preview-{number}", **mine)
        for number, piece in enumerate(rng.sample(match.setup.catalogue.pieces, 3)):
            mine = {"table": TABLE, "seat": 0 if seat is None else seat, "piece": piece}
            await world.send(who, type="why", ref=f"piece-{number}", **mine)
        other = rng.choice([place for place in range(self.seats) if place != seat])
        theirs = {"table": TABLE, "seat": other, "action": rng.choice(actions).named}
        await world.send(who, type="why", ref="theirs", **theirs)
        await world.send(who, type="preview", ref="theirs", **theirs)
        await world.send(who, type="ask", table=TABLE, ref="theirs", question={"ask": questions[0]}, seat=other)
        bad = {"version": rng.randrange(50), "action": rng.choice(actions).named}
        assert not await world.command_as(who, "theirs", "play", seat=other, **bad)
        assert not await world.command_as(who, "their-undo", "undo", seat=other, version=bad["version"])
        assert not await world.command_as(who, "their-return", "return", seat=other)
        if seat is not None:
            stale = {**bad, "version": match.version(seat) - 1}
            assert not await world.command_as(who, "stale", "play", seat=seat, **stale)
            illegal = [action for action in rng.sample(actions, 5) if action not in match.legal(seat)]
            for action in illegal:
                wanted = {"seat": seat, "version": match.version(seat), "action": action.named}
                assert not await world.command_as(who, f"illegal-{action.id}", "play", **wanted)
            for action in list(match.legal(seat))[:3]:
                await world.send(who, type="preview", table=TABLE, ref="legal", seat=seat, action=action.named)
            if not match.can_undo(seat):
                assert not await world.command_as(who, "no-undo", "undo", seat=seat, version=match.version(seat))
        await world.send(who, type="watch", table=TABLE)  # a snapshot
        heard.append(await world.service.record(TABLE, who))
        again, own = film_source(world.room, Who(who.id, who.name), seat)
        heard.append(encode(film(again, match.setup, seat, own)))
        with pytest.raises(Refusal, match="not-your-seat"):
            film_source(world.room, Who(who.id, who.name), other)
        heard.append(encode(info(world.room)))
        listed = await world.service.database.read(lambda c: store.tables_of(c, who.id, False))
        heard.append(repr(listed).encode())

    def revealed(self) -> list[set[str]]:
        """What the observer knows in each world."""
        return [revealed_to(match.state, self.place) for match in self.matches]


def _canonical(messages: Sequence[bytes], known: dict[bytes, bytes]) -> list[bytes]:
    """Digests are keyed and tell nothing; which of them are equal might: so each becomes its number of order."""

    def number(found: re.Match[bytes]) -> bytes:
        return known.setdefault(found[0], b"digest %d" % len(known))

    return [DIGEST.sub(number, one) if b'"form"' in one else one for one in messages]


def _difference(one: bytes, two: bytes) -> str:
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    around = slice(max(0, place - 120), place + 120)
    return f"{one[around]!r} and {two[around]!r}"
