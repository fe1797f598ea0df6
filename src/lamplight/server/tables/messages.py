"""What audiences are told of a table.

Whatever is told of the match comes from the kernel's views, prompts and events of that very seat; what is told of the
table itself is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from lamplight.kernel.match import Match
from lamplight.kernel.types import Plain

from ..wire import protocol
from ..wire.protocol import (
    BackInfo,
    ClockInfo,
    GameInfo,
    OptionGroup,
    OriginInfo,
    PersonRef,
    PromptInfo,
    Said,
    SeatInfo,
    SeriesInfo,
    Snapshot,
    TableInfo,
    Update,
)
from . import lesson_tables, terms
from .happenings import Effect
from .phrases import phrases_of
from .room import Room
from .table import Chair, Line, Table

LOG_SENT = 200
"""The last events that a snapshot tells; it says how many there have been."""


class Teller:
    """Makes messages for audiences, and remembers what each has been shown, so that updates are short."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._shown: dict[int, dict[str, bytes]] = {}
        """For each audience that is listened to: its view as last told, piece by piece."""

    def listen(self, audience: int) -> None:
        """From now on updates for this audience are made from what it was shown last."""
        if self._room.match is not None and audience not in self._shown:
            self._shown[audience] = self._pieces(self._room.match, audience)

    def forget(self, audience: int) -> None:
        """Nobody listens to this audience any more."""
        self._shown.pop(audience, None)

    def snapshot(self, audience: int, muted: Collection[str] = ()) -> Snapshot:
        """All of the table for an audience."""
        room, match = self._room, self._room.match
        game = None
        log: list[dict[str, Plain]] = []
        if match is None:
            self.forget(audience)
        else:
            self._shown[audience] = self._pieces(match, audience)
            game = self._game(match, audience, self._shown[audience], ())
            log = match.events_for(room.seat_of(audience))
        return Snapshot(
            table=room.table.id,
            seat=room.seat_of(audience),
            seq=room.marks[audience],
            info=info(room),
            game=game,
            log=phrases_of(room.setup).told(room.setup, log[-LOG_SENT:]),
            log_length=len(log),
            chat=tuple(said(room.table, line, muted) for line in room.table.chat),
        )

    def update(self, effect: Effect, audience: int, muted: Collection[str] = ()) -> Update:
        """What a row that has just been applied means to an audience."""
        room, match = self._room, self._room.match
        game = None
        log: list[dict[str, Plain]] = []
        length: int | None = None
        if effect.game and match is not None:
            old = self._shown.get(audience, {})
            new = self._pieces(match, audience)
            changed = {name: value for name, value in new.items() if old.get(name) != value}
            game = self._game(match, audience, changed, tuple(name for name in old if name not in new))
            self._shown[audience] = new
            log = match.events_for(room.seat_of(audience), since=effect.kept_events)
            if effect.forgot:
                length = len(match.events_for(room.seat_of(audience)))
        return Update(
            table=room.table.id,
            seat=room.seat_of(audience),
            seq=room.marks[audience],
            at=effect.row.at,
            info=info(room) if effect.info else None,
            game=game,
            log=phrases_of(room.setup).told(room.setup, log),
            log_length=length,
            said=None if effect.said is None else said(room.table, effect.said, muted),
            notice=effect.notice,
        )

    def _pieces(self, match: Match, audience: int) -> dict[str, bytes]:
        encode = protocol.encode
        return {name: encode(value) for name, value in match.lent_view(self._room.seat_of(audience)).items()}

    def _game(self, match: Match, audience: int, pieces: Mapping[str, bytes], gone: tuple[str, ...]) -> GameInfo:
        room = self._room
        seat = room.seat_of(audience)
        return GameInfo(
            version=0 if seat is None else match.version(seat),
            to_act=tuple(room.to_act),
            view={name: msgspec.Raw(value) for name, value in pieces.items()},
            prompt=prompt_of(match, seat) if seat is not None and (match.over or not room.table.ended) else None,
            can_undo=seat is not None and self._can_undo(match, seat),
            gone=gone,
            lesson=None if seat is None else lesson_tables.told(room, seat),
        )

    def _can_undo(self, match: Match, seat: int) -> bool:
        table = self._room.table
        return (
            table.status == "playing" and not table.chairs[seat].bot and lesson_tables.can_undo(self._room, match, seat)
        )


def prompt_of(match: Match, seat: int) -> PromptInfo:
    """What a seat is asked, with its options as they are said and named."""
    setup, phrases = match.setup, phrases_of(match.setup)
    prompt = match.prompt(seat)
    return PromptInfo(
        prompt.message,
        prompt.rule,
        tuple(
            OptionGroup(
                group.heading,
                phrases.options(
                    setup, group.actions, match.numbers_of(seat, group.actions), match.offers(seat, group.actions)
                ),
            )
            for group in prompt.groups
        ),
    )


def info(room: Room) -> TableInfo:
    """The table as everybody may know it.

    Between two matches of a series the commitment is the one to the next match's key, and the key of the last match is
    in its record. Nonces are not shown before the match has begun: until then they may still change.
    """
    table = room.table
    between = table.standing == "between"
    match = room.match
    imported = match is not None and (match.imported_draws > 0 or match.description is not None)
    origin = terms.provenance(table, imported=imported and table.lesson is None)
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        set_name=table.set_name,
        set_hash=table.set_hash,
        status=table.status,
        host=_ref(table, table.host, table.host_name),
        seats=tuple(_seat(table, name, chair) for name, chair in zip(room.setup.seat_names, table.chairs, strict=True)),
        created=table.created,
        listed=table.listed,
        spectators=table.spectators,
        commitment=(room.key_of(table.series_number + 1) if between else room.key).commitment,
        nonces=room.nonces if table.begun and not between else (),
        key=table.key if table.standing == "finished" and table.night is None else "",
        clock=_clock(room),
        back=None if table.back is None else BackInfo(table.back.seat, tuple(table.back.agreed)),
        series=_series(room),
        result=table.result,
        rematch=table.rematch,
        notice=table.notice,
        night="" if table.night is None else table.night.day,
        counts=table.night is not None and table.night.counts,
        lesson="" if table.lesson is None else table.lesson.lesson,
        origin=None if origin is None else OriginInfo(origin.actions, origin.source, origin.position),
        replacing=terms.replacing(table).seconds,
        terms=terms.terms(table, origin),
        rated=table.rated,
    )


def _seat(table: Table, name: str, chair: Chair) -> SeatInfo:
    person = _ref(table, chair.person, chair.name) if chair.person else None
    return SeatInfo(name, person, chair.bot, bool(chair.next_nonce if table.begun else chair.nonce), chair.resigned)


def _ref(table: Table, person: str, name: str) -> PersonRef:
    """Somebody at a table, as others see them."""
    return PersonRef(person, name, table.handles.get(person, ""))


def _clock(room: Room) -> ClockInfo | None:
    table = room.table
    if table.clock is None or not table.left:
        return None
    return ClockInfo(
        "live" if table.clock.kind == "live" else "days", tuple(table.left), table.since, tuple(room.clocked)
    )


def _series(room: Room) -> SeriesInfo | None:
    rules, table = room.series, room.table
    if rules is None:
        return None
    over = rules.plan(table.series_state) is None
    return SeriesInfo(table.series, table.series_number, tuple(rules.describe(table.series_state)), over)


def listed(room: Room) -> bytes:
    """What lists show of a table, as it goes over the wire; made anew only when a row has changed it."""
    if not room.listed_info:
        room.listed_info = protocol.encode(info(room))
    return room.listed_info


def said(table: Table, line: Line, muted: Collection[str]) -> Said:
    """A line of chat as somebody reads it."""
    by = _ref(table, line.person, line.name)
    return Said(by, line.at, muted=True) if line.person in muted else Said(by, line.at, line.text)
