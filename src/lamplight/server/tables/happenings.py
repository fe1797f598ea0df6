"""What happens at a table: a row of its journal is applied, and the room is another one.

Nothing here is random and nothing is asked of anybody: the same rows lead to the same room in every process.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from lamplight.kernel.game import find_game
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay
from lamplight.lessons import Progress

from ..wire.protocol import Result
from . import clocks, lesson_tables, rows
from .delta import Delta, Mark
from .results import result_of
from .room import Room, Setups
from .rows import Row
from .table import Back, Chair, Line, Table

CHAT_KEPT = 100
"""The lines of chat that a table remembers."""


@dataclass(slots=True)
class Effect:
    """What a row did, and for whom."""

    row: Row
    info: bool = True
    """Whether the table itself has changed."""
    game: bool = False
    """Whether the match may look different."""
    ended: bool = False
    """Whether the match is over with this row: its record may be published."""
    said: Line | None = None
    notice: Message | None = None
    kept_events: int = 0
    """So many events there were before it, and still are."""
    forgot: bool = False
    """Whether some events were taken back, or belong to an earlier match."""
    asked: list[int] = field(default_factory=list[int])
    """The people's seats that owe a decision now and did not before."""
    delta: Delta | None = None
    heard_by: list[int] = field(default_factory=list[int])
    """The audiences that are told."""


def create(table_id: str, row: Row, setups: Setups) -> Room:
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
        provenance=made.provenance,
        absence=made.absence,
        night=made.night,
        lesson=Progress(made.lesson, made.lesson_stamp) if made.lesson else None,
        rated=made.rated,
        handles=dict(made.handles),
    )
    room = Room(table, setups)
    if made.series:
        table.series_key = made.key
        table.series_options = dict(made.options)
        table.series_state = find_game(made.game).kept_series(made.series, made.options).start()
        _plan_match(room)
    room.number = row.number
    room.marks = [1] * len(room.marks)
    if row.id:
        room.ids[row.id] = row.number
    return room


def apply(room: Room, row: Row) -> Effect:
    """Let a row happen."""
    effect = Effect(row)
    mark, before, status = Mark.of(room.match), clocks.Moment.of(room), room.table.status
    _happen(room, row, effect)
    effect.delta = mark.delta(room.match)
    _finish(room, effect)
    effect.kept_events = effect.delta.kept_events if effect.delta else mark.events
    effect.forgot = mark.match is not None and effect.kept_events < mark.events
    if status != room.table.status:
        effect.info = effect.game = True
    effect.heard_by = _heard_by(room, row, effect, before)
    if len(effect.heard_by) == len(room.marks):
        _in_public(room, row, effect, before)
    for audience in effect.heard_by:
        room.marks[audience] += 1
    room.name_players()
    if effect.info:
        room.listed_info = b""
    room.number = row.number
    if row.id:
        room.ids[row.id] = row.number
    return effect


def _heard_by(room: Room, row: Row, effect: Effect, before: clocks.Moment) -> list[int]:
    """Everybody; but a secret choice that is not final is noticed by its own seat only, unless the ready marks
    change."""
    what = row.what
    if isinstance(what, rows.Played | rows.Undone) and effect.delta is None and before.asked == room.to_act:
        return [what.seat]
    return list(range(len(room.marks)))


def _in_public(room: Room, row: Row, effect: Effect, before: clocks.Moment) -> None:
    """What follows from something that everybody may know of."""
    table, what = room.table, row.what
    aside = isinstance(what, rows.Spoken) and table.status == "playing"  # talk: it is still the same one's turn
    if not aside and not isinstance(what, rows.Archived):  # and tidying up is no news of a table
        table.updated = row.at
    played = isinstance(what, rows.Played)
    undone = what.seat if isinstance(what, rows.Undone) else None
    effect.asked = [seat for seat in room.clocked if seat not in before.running]
    if clocks.charge(room, before, row.at, played=played, undone=undone):
        effect.info = True
    if table.back is not None and (effect.delta is not None or effect.ended):
        table.back = None
        effect.info = True


def _happen(room: Room, row: Row, effect: Effect) -> None:
    table, what = room.table, row.what
    match what:
        case rows.Created():
            raise AssertionError("a table is created once")
        case rows.Taken():
            table.chairs[what.seat] = Chair(what.person, what.name, nonce=what.nonce)
            table.meet(what.person, what.handle)
        case rows.Left():
            table.chairs[what.seat] = Chair()
        case rows.SeatSet():
            table.chairs[what.seat] = Chair(bot=what.bot)
        case rows.Started():
            if table.status == "between":
                _next_match(room)
            _start(room, row)
        case rows.Played():
            _playing(room).play(what.seat, dict(what.action))
            lesson_tables.acted(room, what.action)
            effect.info, effect.game = False, True
        case rows.Undone():
            _playing(room).undo(what.seat)
            lesson_tables.undone(room)
            effect.info, effect.game = False, True
        case rows.WasRead():
            lesson_tables.was_read(room)
            effect.info, effect.game = False, True
        case rows.BackAsked():
            table.back = Back(what.seat, what.keep, table.seats_of(table.chairs[what.seat].person))
            _go_back(room, effect)
        case rows.BackAnswered():
            _answer_back(room, what, effect)
        case rows.Spoken():
            effect.info = False
            effect.said = Line(what.person, what.name, row.at, what.text)
            table.chat = [*table.chat, effect.said][-CHAT_KEPT:]
            table.meet(what.person, what.handle)
        case rows.Resigned():
            _resign(room, what, effect)
        case rows.StoodIn():
            _stand_in(room, row, what.seat, what.bot, effect)
        case rows.Returned():
            _stand_in(room, row, what.seat, "", effect)
        case rows.RanOut():
            _stand_in(room, row, what.seat, what.bot, effect)
            effect.notice = Message("server-ran-out", {"seat": _seat_words(room, what.seat), "bot": what.bot})
        case rows.NextReady():
            table.chairs[what.seat].next_nonce = what.nonce
            _begin_next(room, row)
        case rows.Rematched():
            table.rematch = what.table
        case rows.Closed():
            table.status = "closed"
            table.origin, table.chat = "", []
        case rows.Held():
            table.held_from, table.status, table.notice = table.standing, "held", what.notice
        case rows.Released():
            table.status, table.notice = table.standing, None
            _begin_next(room, row)
        case rows.Upgraded():
            table.rules_version = what.rules_version
        case rows.Mishap():
            effect.info = False
            effect.notice = what.notice
        case rows.Renamed():
            _rename(room, what.person, what.name)
            table.meet(what.person, what.handle)
        case rows.Deleted():
            _delete(room, row, what, effect)
        case rows.Archived():
            room.match = room.shelved = None
            table.chat, table.origin, table.match_row = [], "", row.number
        case _:
            assert_never(what)


def _playing(room: Room) -> Match:
    assert room.match is not None, "there is a match whenever something is played"
    assert room.table.status == "playing"
    return room.match


def _start(room: Room, row: Row) -> None:
    """The match begins: the key was committed to, and every seat has added its nonce."""
    table = room.table
    if table.origin:
        room.match = replay(Record.parse(table.origin), setup=room.setup, key=room.key, nonces=room.nonces)
    elif table.lesson is not None:
        lesson_tables.begin(room)
    else:
        room.match = Match(
            find_game(table.game), room.setup, room.key, nonces=room.nonces, keyed=table.night is not None
        )
    table.origin = ""  # it is in the history of the match now
    table.status = "playing"
    table.result = None
    table.match_row = row.number
    table.since = row.at
    clocks.wind(room)


def _finish(room: Room, effect: Effect) -> None:
    """If the match has ended by its rules: what came of it, and how the series stands."""
    table, match = room.table, room.match
    if match is None or table.status != "playing":
        return
    result = result_of(match)
    if result is None:
        if lesson_tables.is_finished(room):
            _end(room, Result(()), effect)
        return
    _end(room, result, effect)
    rules, plan = room.series, room.plan
    if rules is not None and plan is not None:
        table.series_state = rules.after(table.series_state, plan, match)
        if rules.plan(table.series_state) is not None:
            table.status = "between"


def _end(room: Room, result: Result, effect: Effect) -> None:
    room.table.status = "finished"
    room.table.result = result
    effect.ended = True


# Going back.


def _answer_back(room: Room, what: rows.BackAnswered, effect: Effect) -> None:
    table = room.table
    assert table.back is not None
    if not what.agree:
        table.back = None
        effect.notice = Message("server-back-refused", {"seat": _seat_words(room, what.seat)})
        return
    own = table.seats_of(table.chairs[what.seat].person)
    table.back.agreed = sorted({*table.back.agreed, *own})
    _go_back(room, effect)


def _go_back(room: Room, effect: Effect) -> None:
    """If every person has agreed, the match goes back. Bots are not asked, those that stand in agree for nobody."""
    table, match = room.table, _playing(room)
    assert table.back is not None
    if all(seat in table.back.agreed or not chair.consents for seat, chair in enumerate(table.chairs)):
        match.take_back(table.back.keep, match.seats)
        table.back = None
        effect.game = True


# People who come and go.


def _stand_in(room: Room, row: Row, seat: int, bot: str, effect: Effect) -> None:
    room.table.chairs[seat].bot = bot
    effect.game = True
    _begin_next(room, row)


def _resign(room: Room, what: rows.Resigned, effect: Effect) -> None:
    table = room.table
    chair = table.chairs[what.seat]
    if table.series:  # the match counts for nothing; the same one is played again
        _end(room, Result((), resigned=what.seat), effect)
        table.status = "between"
        return
    chair.resigned = True
    others = [one for one in table.chairs if one is not chair]
    if len(others) > 1 and any(one.played_by_person for one in others):
        _give_up(room, chair, what.bot, effect)
    else:
        winners = tuple(seat for seat, one in enumerate(table.chairs) if not one.resigned)
        _end(room, Result(winners, resigned=what.seat), effect)


def _give_up(room: Room, chair: Chair, bot: str, effect: Effect) -> None:
    """A bot has this chair for good. Whether the match may go back is to be asked anew."""
    chair.resigned = True
    chair.bot = chair.bot or bot
    room.table.back = None
    effect.game = True


def _rename(room: Room, person: str, name: str) -> None:
    table = room.table
    if table.host == person:
        table.host_name = name
    for seat in table.seats_of(person):
        table.chairs[seat].name = name
    table.chat = [Line(line.person, name, line.at, line.text) if line.person == person else line for line in table.chat]


def _delete(room: Room, row: Row, what: rows.Deleted, effect: Effect) -> None:
    table = room.table
    _rename(room, what.person, "")
    table.chat = [line for line in table.chat if line.person != what.person]
    table.handles = {who: handle for who, handle in table.handles.items() if who != what.person}
    if not table.begun:
        for seat in table.seats_of(what.person):
            table.chairs[seat] = Chair()
        if table.host == what.person:
            _close(room)
    elif table.standing in ("playing", "between"):
        for seat in table.seats_of(what.person):
            _give_up(room, table.chairs[seat], what.bot, effect)
        if table.lesson is not None:  # nobody is left to learn it
            _end(room, Result(()), effect)
        _begin_next(room, row)


def _close(room: Room) -> None:
    table = room.table
    if table.status == "held":
        table.held_from = "closed"
    else:
        table.status = "closed"


# Series.


def _plan_match(room: Room) -> None:
    """The options and the key of the match of the series that comes now."""
    table, plan = room.table, room.plan
    assert plan is not None
    table.options = find_game(table.game).kept_options(plan.options)
    table.key = room.key_of(table.series_number).secret.hex()


def _begin_next(room: Room, row: Row) -> None:
    """If somebody is ready between two matches, and nobody is waited for any more, the next one begins.

    Where bots have all seats, the host starts it: a series that nobody follows does not play itroom for ever.
    """
    table = room.table
    someone = any(chair.next_nonce for chair in table.chairs)
    if table.status == "between" and someone and all(map(room.ready, table.chairs)):
        _next_match(room)
        _start(room, row)


def _next_match(room: Room) -> None:
    for chair in room.table.chairs:
        chair.nonce, chair.next_nonce = chair.next_nonce, ""
    room.table.series_number += 1
    _plan_match(room)


# Small things.


def _seat_words(room: Room, seat: int) -> Message:
    return room.setup.name("seat", room.setup.seat_names[seat])
