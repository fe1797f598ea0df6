"""A room on a test bench: beside it stand a second room that gets the same rows, and a client for every audience.

After each row everything must agree: the two rooms' messages byte for byte, what a client has put together from its
messages with what a fresh snapshot says, and the room itself with the one that is read back from its stored form.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from lamplight.kernel.chance import Key
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.match import Match
from lamplight.kernel.record import Record
from lamplight.server.tables import questions, rows
from lamplight.server.tables.clocks import deadline, overdue
from lamplight.server.tables.commands import prepare
from lamplight.server.tables.delta import encode_delta
from lamplight.server.tables.happenings import Effect, apply, create
from lamplight.server.tables.messages import Teller, info, listed
from lamplight.server.tables.room import Room, Who
from lamplight.server.tables.rows import Happening, Row, decode_row, encode_row
from lamplight.server.wire import protocol
from lamplight.server.wire.protocol import Snapshot, Update, decode_server, encode

ANN, BEN, CLEO, DAN, EVE = (Who(name.lower(), name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve"))
"""Eve has no seat."""
PEOPLE = (ANN, BEN, CLEO, DAN, EVE)
SECRET = Key.from_seed("the bench").secret.hex()


@functools.cache
def _setup(game: str, options: bytes) -> Setup:
    found = find_game(game)
    return found.setup(found.read_options(msgspec.json.decode(options)))


def setups(game: str, options: Mapping[str, object], set_name: str, set_hash: str) -> Setup:
    """Set-ups with the default component set."""
    del set_name, set_hash
    return _setup(game, msgspec.json.encode(dict(sorted(options.items()))))


def nonce(who: Who, number: int = 1) -> str:
    """What somebody adds to the randomness."""
    return f"{number} nonce of {who.name}, of no use to anybody"


def created(
    game: str,
    options: Mapping[str, Any] | None = None,
    bots: tuple[str, ...] = (),
    *,
    key: str = SECRET,
    host: Who = ANN,
    series: str = "",
    clock: rows.ClockRules | None = None,
    spectators: bool = True,
    origin: str = "",
) -> rows.Created:
    """The first row of a table."""
    found = find_game(game)
    if series:
        rules = found.series(series, options or {})
        chosen = dict(rules.options)
        plan = rules.plan(rules.start())
        assert plan is not None
        setup = setups(game, plan.options, "", "")
    else:
        chosen = found.read_options(options or {})
        setup = setups(game, chosen, "", "")
    return rows.Created(
        game,
        chosen,
        setup.set_name,
        setup.set_hash,
        found.rules_version,
        key,
        host.id,
        host.name,
        bots or ("",) * setup.seats,
        True,
        spectators,
        clock,
        series,
        origin=origin,
    )


class Client:
    """What a browser puts together from the messages of one stream."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.seq = snapshot.seq
        self.info = snapshot.info
        self.view: dict[str, object] = {}
        self.game: protocol.GameInfo | None = None
        self.log = list(snapshot.log)
        self.chat = list(snapshot.chat)
        self.heard: list[Update] = []

    def hear(self, data: bytes) -> None:
        """Read one more message."""
        update = decode_server(data)
        assert isinstance(update, Update)
        assert update.seq == self.seq + 1, "a stream has no gaps"
        self.seq = update.seq
        self.heard.append(update)
        if update.info is not None:
            self.info = update.info
        if update.game is not None:
            self.view = {name: value for name, value in self.view.items() if name not in update.game.gone}
            self.view.update(update.game.view)
            self.game = msgspec.structs.replace(update.game, view=self.view, gone=())
        if update.log_length is not None:
            del self.log[update.log_length - len(update.log) :]
        self.log += update.log
        if update.said is not None:
            self.chat = [*self.chat, update.said][-100:]

    def compare(self, snapshot: Snapshot, *, chat: bool) -> None:
        """It must know what a snapshot says."""
        assert self.seq == snapshot.seq
        assert self.info == snapshot.info
        assert (self.game is None) == (snapshot.game is None)
        if self.game is not None and snapshot.game is not None:
            for part in self.game.__struct_fields__:
                assert getattr(self.game, part) == getattr(snapshot.game, part), part
        assert len(self.log) == snapshot.log_length
        assert self.log[-200:] == list(snapshot.log)
        if chat:
            assert self.chat == list(snapshot.chat)


class Bench:
    """A room, its twin, its clients and its journal."""

    def __init__(self, first: rows.Created) -> None:
        self.now = 1_000_000
        row = decode_row(encode_row(Row(1, self.now, first)))
        self.room = create("bench", row, setups)
        self.twin = create("bench", row, setups)
        self.tellers = Teller(self.room), Teller(self.twin)
        self.journal = [row]
        self.deltas: list[bytes] = []
        self.clients = [self._client(audience) for audience in range(self.room.spectators + 1)]
        self.sent: list[list[bytes]] = [[] for _ in self.clients]
        self.seen: list[bytes] = [b""] * len(self.clients)
        self.chat_renamed = False
        self.commands = 0
        self.thorough = True
        self.check(range(len(self.clients)))

    def _client(self, audience: int) -> Client:
        told = decode_server(encode(self.tellers[1].snapshot(audience)))
        assert isinstance(told, Snapshot)
        return Client(told)

    # Letting something happen.

    def do(self, command: type[protocol.Command], who: Who, *, absent: Collection[str] = (), **fields: Any) -> Effect:
        """A command, with an id of its own."""
        self.commands += 1
        made: Any = command(table="bench", id=f"command {self.commands}", **fields)
        row = prepare(made, who, absent, self.room, self.now)
        assert row is not None, "its id is its own"
        return self.let(row)

    def happen(self, what: Happening) -> Effect:
        """Something that the server does."""
        return self.let(Row(self.room.number + 1, self.now, what))

    def let(self, row: Row) -> Effect:
        """Apply a row everywhere, and compare."""
        row = decode_row(encode_row(row))
        began = self.room.table.match_row
        effect, other = apply(self.room, row), apply(self.twin, row)
        self.journal.append(row)
        if self.room.table.match_row != began:
            self.deltas.clear()
        if effect.delta is not None:
            self.deltas.append(encode_delta(effect.delta))
        assert effect.heard_by == other.heard_by
        for audience in effect.heard_by:
            message = encode(self.tellers[0].update(effect, audience))
            assert message == encode(self.tellers[1].update(other, audience))
            self.sent[audience].append(message)
            self.clients[audience].hear(message)
        self.chat_renamed |= isinstance(row.what, rows.Renamed | rows.Deleted)
        if isinstance(row.what, rows.Archived):  # whoever still watched has seen enough
            self.clients = [self._client(audience) for audience in range(len(self.clients))]
        if self.thorough:
            self.check(effect.heard_by)
        return effect

    # Comparing.

    def stored(self) -> Room:
        """The room as another process would read it."""
        return Room.unpack(self.room.pack(), self.deltas, self.room.ids, setups)

    def check(self, heard_by: Collection[int]) -> None:
        """The room that was stored, its twin and the clients agree with it."""
        room, stored = self.room, self.stored()
        assert stored.pack() == room.pack() == self.twin.pack()
        assert info(stored) == info(room)
        assert listed(stored) == listed(room) == encode(info(room))
        assert (stored.number, stored.marks, stored.ids) == (room.number, room.marks, self.twin.ids)
        assert stored.bot_turns() == room.bot_turns()
        assert deadline(stored) == deadline(room)
        assert overdue(stored, self.now + 10**9) == overdue(room, self.now + 10**9)
        if room.match is not None:
            assert stored.match is not None
            assert str(stored.match.record()) == str(room.match.record())
            for who in PEOPLE:
                if room.audiences_of(who.id):
                    assert str(questions.record(stored, who)) == str(questions.record(room, who))
        other = Teller(stored)
        for audience, client in enumerate(self.clients):
            fresh = encode(other.snapshot(audience))
            assert fresh == encode(self.tellers[0].snapshot(audience))
            if audience not in heard_by and self.thorough and self.seen[audience]:
                assert fresh == self.seen[audience], f"audience {audience} can notice what it was not told"
            self.seen[audience] = fresh
            snapshot = decode_server(fresh)
            assert isinstance(snapshot, Snapshot)
            client.compare(snapshot, chat=not self.chat_renamed)

    # Short ways.

    @property
    def match(self) -> Match:
        """The match on the table."""
        assert self.room.match is not None
        return self.room.match

    @property
    def status(self) -> str:
        """How the table stands."""
        return self.room.table.status

    def info(self) -> protocol.TableInfo:
        """The table as everybody may know it."""
        return info(self.room)

    def deadline(self) -> int | None:
        """When the first clock runs out."""
        return deadline(self.room)

    def overdue(self, later: int = 0) -> rows.RanOut | None:
        """What happens if a clock has run out by now, or so many milliseconds later."""
        return overdue(self.room, self.now + later)

    def record(self, who: Who, seat: int | None = None) -> Record:
        """The record as somebody may have it."""
        return questions.record(self.room, who, seat)

    def snapshot(self, audience: int, muted: Collection[str] = ()) -> Snapshot:
        """All of the table for an audience."""
        return self.tellers[0].snapshot(audience, muted)

    def ask(self, kind: type[protocol.Question], who: Who, **fields: Any) -> Any:
        """The answer to a question."""
        return questions.answer(self.room, who, kind(table="bench", ref="question", **fields))

    def seat_all(self, *people: Who) -> Bench:
        """People on the free seats, in order."""
        free = [seat for seat, chair in enumerate(self.room.table.chairs) if not chair.bot]
        for seat, who in zip(free, people, strict=True):
            self.do(protocol.Take, who, seat=seat, nonce=nonce(who))
        return self

    def start(self, *people: Who) -> Bench:
        """The match begins."""
        self.seat_all(*people).do(protocol.Start, ANN)
        return self

    def who(self, seat: int) -> Who:
        """The person on a seat."""
        return next(who for who in PEOPLE if who.id == self.room.table.chairs[seat].person)

    def version(self, seat: int) -> int:
        """What the seat's next action must name."""
        return self.match.version(seat)

    def play(self, seat: int, rng: random.Random) -> Effect:
        """Any legal action of a seat: by the person, or by the bot that plays there."""
        action = rng.choice(list(self.match.legal(seat))).named
        if self.room.table.chairs[seat].bot:
            return self.happen(rows.Played(seat, action))
        return self.do(protocol.Play, self.who(seat), seat=seat, version=self.version(seat), action=action)

    def play_as(self, seat: int, who: Who) -> Effect:
        """Somebody tries the first legal action of a seat."""
        action = next(iter(self.match.legal(seat) or self.match.setup.catalogue.actions)).named
        return self.do(protocol.Play, who, seat=seat, version=self.version(seat), action=action)

    def rush(self, rng: random.Random, steps: int) -> None:
        """Play on without looking closely, then look."""
        self.thorough = False
        for _ in range(steps):
            if self.status != "playing":
                break
            self.play(rng.choice(self.room.to_act), rng)
        self.thorough = True
        self.check(range(len(self.clients)))
