"""A table in memory: what its journal adds up to, row by row.

A room does no input or output. `prepare` turns a command into the next row of the journal, or refuses it
(`commands.py`); `apply` lets a row happen; `update` and `snapshot` say what one audience is told (`messages.py`). The
same rows lead to the same room in every process, and to the same messages.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from lamplight.kernel.game import find_game
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay
from lamplight.kernel.types import Plain

from ..wire import protocol
from ..wire.protocol import Named, Problem, Result, Snapshot, TableInfo, Update
from . import clocks, commands, messages, rows
from .commands import SUBSTITUTE, plain
from .delta import Mark, together
from .messages import Effect, Teller
from .rows import Happening, Row
from .sitting import Setups, Sitting, Who
from .table import Back, Chair, Line, Packed, PackedMatch, Table, decode_packed, encode_packed

__all__ = ["SUBSTITUTE", "BotTurn", "Effect", "Room", "Setups", "Who"]

CHAT_KEPT = 100


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot that owes a decision."""

    seat: int
    bot: str
    version: int


class Room(Sitting):
    """A table in memory."""

    def __init__(self, table: Table, setups: Setups) -> None:
        super().__init__(table, setups)
        self.ids: dict[str, int] = {}
        """The rows that have an id of their own: what is sent twice counts once."""
        self.shelved: Packed | None = None
        """Where the match was played by rules of another version: as it is stored, and so it stays."""
        self._teller = Teller(self)
        self._listed = b""

    # From and to the store.

    @classmethod
    def create(cls, table_id: str, row: Row, setups: Setups) -> Room:
        """The room that a table's first row sets up."""
        made = row.what
        assert isinstance(made, rows.Created)
        chairs = [Chair(bot=bot) for bot in made.bots]
        for seat, person, name in made.reserved:
            chairs[seat] = Chair(person=person, name=name)
        table = Table(
            id=table_id,
            game=made.game,
            options=dict(made.options),
            set_name=made.set_name,
            set_hash=made.set_hash,
            rules_version=made.rules_version,
            key=made.key,
            host=made.host,
            host_name=made.host_name,
            listed=made.listed,
            spectators=made.spectators,
            created=row.at,
            updated=row.at,
            chairs=chairs,
            clock=made.clock,
            series=made.series,
            origin=made.origin,
        )
        room = cls(table, setups)
        if made.series:
            table.series_key = made.key
            table.series_options = dict(made.options)
            table.series_state = find_game(made.game).series(made.series, made.options).start()
            room._plan_match()
        room.number = row.number
        room.marks = [1] * len(room.marks)
        if row.id:
            room.ids[row.id] = row.number
        return room

    def pack(self) -> bytes:
        """The table and the match, without their growing parts."""
        match, shelved = self.match, self.shelved
        if match is None and shelved is not None:
            return encode_packed(Packed(self.number, self.table, self.marks, shelved.match, shelved.position))
        return encode_packed(
            Packed(
                self.number,
                self.table,
                self.marks,
                None if match is None else PackedMatch.of(match.freeze()),
                None if match is None else match.description,
            )
        )

    @classmethod
    def unpack(cls, stored: bytes, deltas: Sequence[bytes], ids: Mapping[str, int], setups: Setups) -> Room:
        """A room from the store: its snapshot, and what the rows of the present match added."""
        packed = decode_packed(stored)
        room = cls(packed.table, setups)
        room.number = packed.number
        room.marks = packed.marks
        room.ids = dict(ids)
        if packed.match is not None and packed.table.rules_version != find_game(packed.table.game).rules_version:
            room.shelved = packed
        elif packed.match is not None:
            history, events = together(deltas)
            frozen = packed.match.frozen()
            room.match = Match.thaw(room.setup, room.key, room.nonces, packed.position, frozen, history, events)
            room._name_players()
        return room

    # What people ask.

    def prepare(self, command: protocol.TableCommand, who: Who, at: int, absent: Collection[str] = ()) -> Row:
        """The row that a command leads to. Refused: nothing changes."""
        return commands.prepare(self, command, who, at, absent)

    def done(self, command: protocol.TableCommand, who: Who) -> bool:
        """Whether this very command was carried out before."""
        return commands.row_id(command, who) in self.ids

    def preview(self, seat: int, who: Who, action: Named) -> list[Message]:
        """What an action would do, as far as its seat can know."""
        return commands.preview(self, seat, who, action)

    def why_not(self, seat: int, who: Who, what: Named | str) -> Problem | None:
        """Why an action is not possible now, or anything with a piece."""
        return commands.why_not(self, seat, who, what)

    def ask(self, seat: int | None, who: Who, question: Mapping[str, Plain]) -> dict[str, Plain]:
        """The answer to one of the game's questions."""
        return commands.ask(self, seat, who, question)

    def record(self, who: Who, seat: int | None = None) -> Record:
        """The record of the present match: in full once it is over, else as far as this person may know it."""
        return commands.record(self, who, seat)

    def again(self, who: Who, seat: int | None) -> tuple[Record, tuple[int, ...] | None]:
        """What a film for this person is made from, and their seats while the match goes on."""
        return commands.again(self, who, seat)

    # What audiences are told.

    def listen(self, audience: int) -> None:
        """From now on updates for this audience are made from what it was shown last."""
        self._teller.listen(audience)

    def forget(self, audience: int) -> None:
        """Nobody listens to this audience any more."""
        self._teller.forget(audience)

    def snapshot(self, audience: int, muted: Collection[str] = ()) -> Snapshot:
        """All of the table for an audience."""
        return self._teller.snapshot(audience, muted)

    def update(self, effect: Effect, audience: int, muted: Collection[str] = ()) -> Update:
        """What a row that has just been applied means to an audience."""
        return self._teller.update(effect, audience, muted)

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return messages.info(self)

    def listed(self) -> bytes:
        """The same as it goes over the wire, made anew only when a row has changed it."""
        if not self._listed:
            self._listed = protocol.encode(self.info())
        return self._listed

    # What the server itself does.

    def bot_turns(self) -> list[BotTurn]:
        """The bots that owe a decision now."""
        match, chairs = self.match, self.table.chairs
        if match is None:
            return []
        return [BotTurn(seat, chairs[seat].bot, match.version(seat)) for seat in self.to_act if chairs[seat].bot]

    def deadline(self) -> int | None:
        """When the first clock runs out."""
        return min((end for end, _ in clocks.ends(self)), default=None)

    def overdue(self, at: int) -> Happening | None:
        """What happens when a clock has run out."""
        late = [seat for end, seat in clocks.ends(self) if end <= at]
        return rows.RanOut(late[0], SUBSTITUTE) if late else None

    # What happens.

    def apply(self, row: Row) -> Effect:
        """Let a row happen."""
        effect = Effect(row)
        mark, before, status = Mark.of(self.match), clocks.Moment.of(self), self.table.status
        self._happen(row, effect)
        effect.delta = mark.delta(self.match)
        self._finish(effect)
        effect.kept_events = effect.delta.kept_events if effect.delta else mark.events
        effect.forgot = mark.match is not None and effect.kept_events < mark.events
        if status != self.table.status:
            effect.info = effect.game = True
        effect.heard_by = self._heard_by(row, effect, before)
        if len(effect.heard_by) == len(self.marks):
            self._in_public(row, effect, before)
        for audience in effect.heard_by:
            self.marks[audience] += 1
        self._name_players()
        if effect.info:
            self._listed = b""
        self.number = row.number
        if row.id:
            self.ids[row.id] = row.number
        return effect

    def _heard_by(self, row: Row, effect: Effect, before: clocks.Moment) -> list[int]:
        """Everybody; but a secret choice that is not final is noticed by its own seat only, unless the ready marks
        change."""
        what = row.what
        if isinstance(what, rows.Played | rows.Undone) and effect.delta is None and before.asked == self.to_act:
            return [what.seat]
        return list(range(len(self.marks)))

    def _in_public(self, row: Row, effect: Effect, before: clocks.Moment) -> None:
        """What follows from something that everybody may know of."""
        table, what = self.table, row.what
        aside = isinstance(what, rows.Spoken) and table.status == "playing"  # talk: it is still the same one's turn
        if not aside and not isinstance(what, rows.Archived):  # and tidying up is no news of a table
            table.updated = row.at
        played = isinstance(what, rows.Played)
        undone = what.seat if isinstance(what, rows.Undone) else None
        effect.asked = [seat for seat in self.clocked if seat not in before.running]
        if clocks.charge(self, before, row.at, played=played, undone=undone):
            effect.info = True
        if table.back is not None and (effect.delta is not None or effect.ended):
            table.back = None
            effect.info = True

    def _happen(self, row: Row, effect: Effect) -> None:
        table, what = self.table, row.what
        match what:
            case rows.Created():
                raise AssertionError("a table is created once")
            case rows.Taken():
                table.chairs[what.seat] = Chair(what.person, what.name, nonce=what.nonce)
            case rows.Left():
                table.chairs[what.seat] = Chair()
            case rows.SeatSet():
                table.chairs[what.seat] = Chair(bot=what.bot)
            case rows.Started():
                if table.status == "between":
                    self._next_match()
                self._start(row)
            case rows.Played():
                self._playing.play(what.seat, plain(what.action))
                effect.info, effect.game = False, True
            case rows.Undone():
                self._playing.undo(what.seat)
                effect.info, effect.game = False, True
            case rows.BackAsked():
                table.back = Back(what.seat, what.keep, table.seats_of(table.chairs[what.seat].person))
                self._go_back(effect)
            case rows.BackAnswered():
                self._answer_back(what, effect)
            case rows.Spoken():
                effect.info = False
                effect.said = Line(what.person, what.name, row.at, what.text)
                table.chat = [*table.chat, effect.said][-CHAT_KEPT:]
            case rows.Resigned():
                self._resign(what, effect)
            case rows.StoodIn():
                self._stand_in(row, what.seat, what.bot, effect)
            case rows.Returned():
                self._stand_in(row, what.seat, "", effect)
            case rows.RanOut():
                self._stand_in(row, what.seat, what.bot, effect)
                effect.notice = Message("server-ran-out", {"seat": self._seat_words(what.seat), "bot": what.bot})
            case rows.NextReady():
                table.chairs[what.seat].next_nonce = what.nonce
                self._begin_next(row)
            case rows.Rematched():
                table.rematch = what.table
            case rows.Closed():
                table.status = "closed"
            case rows.Held():
                table.held_from, table.status, table.notice = table.standing, "held", what.notice
            case rows.Released():
                table.status, table.notice = table.standing, None
                self._begin_next(row)
            case rows.Upgraded():
                table.rules_version = what.rules_version
            case rows.Mishap():
                effect.info = False
                effect.notice = what.notice
            case rows.Renamed():
                self._rename(what.person, what.name)
            case rows.Deleted():
                self._delete(row, what, effect)
            case rows.Archived():
                self.match = self.shelved = None
                self._teller.forget_all()
                table.chat, table.origin, table.match_row = [], "", row.number
            case _:
                assert_never(what)

    @property
    def _playing(self) -> Match:
        assert self.match is not None, "there is a match whenever something is played"
        assert self.table.status == "playing"
        return self.match

    def _start(self, row: Row) -> None:
        """The match begins: the key was committed to, and every seat has added its nonce."""
        table = self.table
        if table.origin:
            self.match = replay(Record.parse(table.origin), setup=self.setup, key=self.key, nonces=self.nonces)
        else:
            self.match = Match(find_game(table.game), self.setup, self.key, nonces=self.nonces)
        table.origin = ""  # it is in the history of the match now
        table.status = "playing"
        table.result = None
        table.match_row = row.number
        table.since = row.at
        clocks.wind(self)

    def _finish(self, effect: Effect) -> None:
        """If the match has ended by its rules: what came of it, and how the series stands."""
        table, match = self.table, self.match
        if match is None or table.status != "playing" or match.outcome is None:
            return
        outcome = match.outcome
        self._end(Result(tuple(outcome.winners), outcome.returns, outcome.ending, outcome.rule), effect)
        rules, plan = self.series, self.plan
        if rules is not None and plan is not None:
            table.series_state = rules.after(table.series_state, plan, match)
            if rules.plan(table.series_state) is not None:
                table.status = "between"

    def _end(self, result: Result, effect: Effect) -> None:
        self.table.status = "finished"
        self.table.result = result
        effect.ended = True

    # Going back.

    def _answer_back(self, what: rows.BackAnswered, effect: Effect) -> None:
        table = self.table
        assert table.back is not None
        if not what.agree:
            table.back = None
            effect.notice = Message("server-back-refused", {"seat": self._seat_words(what.seat)})
            return
        own = table.seats_of(table.chairs[what.seat].person)
        table.back.agreed = sorted({*table.back.agreed, *own})
        self._go_back(effect)

    def _go_back(self, effect: Effect) -> None:
        """If every person has agreed, the match goes back. Bots are not asked, those that stand in agree for nobody."""
        table, match = self.table, self._playing
        assert table.back is not None
        if all(seat in table.back.agreed or not chair.consents for seat, chair in enumerate(table.chairs)):
            match.take_back(table.back.keep, match.seats)
            table.back = None
            effect.game = True

    # People who come and go.

    def _stand_in(self, row: Row, seat: int, bot: str, effect: Effect) -> None:
        self.table.chairs[seat].bot = bot
        effect.game = True
        self._begin_next(row)

    def _resign(self, what: rows.Resigned, effect: Effect) -> None:
        table = self.table
        chair = table.chairs[what.seat]
        if table.series:  # the match counts for nothing; the same one is played again
            self._end(Result((), resigned=what.seat), effect)
            table.status = "between"
            return
        chair.resigned = True
        others = [one for one in table.chairs if one is not chair]
        if len(others) > 1 and any(one.played_by_person for one in others):
            self._give_up(chair, what.bot, effect)
        else:
            winners = tuple(seat for seat, one in enumerate(table.chairs) if not one.resigned)
            self._end(Result(winners, resigned=what.seat), effect)

    def _give_up(self, chair: Chair, bot: str, effect: Effect) -> None:
        """A bot has this chair for good. Whether the match may go back is to be asked anew."""
        chair.resigned = True
        chair.bot = chair.bot or bot
        self.table.back = None
        effect.game = True

    def _rename(self, person: str, name: str) -> None:
        table = self.table
        if table.host == person:
            table.host_name = name
        for seat in table.seats_of(person):
            table.chairs[seat].name = name
        table.chat = [
            Line(line.person, name, line.at, line.text) if line.person == person else line for line in table.chat
        ]

    def _delete(self, row: Row, what: rows.Deleted, effect: Effect) -> None:
        table = self.table
        self._rename(what.person, "")
        table.chat = [line for line in table.chat if line.person != what.person]
        if not table.begun:
            for seat in table.seats_of(what.person):
                table.chairs[seat] = Chair()
            if table.host == what.person:
                self._close()
        elif table.standing in ("playing", "between"):
            for seat in table.seats_of(what.person):
                self._give_up(table.chairs[seat], what.bot, effect)
            self._begin_next(row)

    def _close(self) -> None:
        table = self.table
        if table.status == "held":
            table.held_from = "closed"
        else:
            table.status = "closed"

    # Series.

    def _plan_match(self) -> None:
        """The options and the key of the match of the series that comes now."""
        table, plan = self.table, self.plan
        assert plan is not None
        table.options = find_game(table.game).read_options(plan.options)
        table.key = self.key_of(table.series_number).secret.hex()

    def _begin_next(self, row: Row) -> None:
        """If somebody is ready between two matches, and nobody is waited for any more, the next one begins.

        Where bots have all seats, the host starts it: a series that nobody follows does not play itself for ever.
        """
        table = self.table
        someone = any(chair.next_nonce for chair in table.chairs)
        if table.status == "between" and someone and all(map(self.ready, table.chairs)):
            self._next_match()
            self._start(row)

    def _next_match(self) -> None:
        for chair in self.table.chairs:
            chair.nonce, chair.next_nonce = chair.next_nonce, ""
        self.table.series_number += 1
        self._plan_match()

    # Small things.

    def _name_players(self) -> None:
        """Records tell where bots sat."""
        if self.match is not None:
            self.match.players = tuple(chair.bot or "human" for chair in self.table.chairs)

    def _seat_words(self, seat: int) -> Message:
        return self.setup.name("seat", self.setup.seat_names[seat])
