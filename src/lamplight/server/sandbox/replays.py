"""Watching a match again: a record becomes a film, one frame for every action, as one seat (or everybody) saw it. Or
going on with it, from any point.

The browser holds no rules, so the server plays the record and says what changed with each action. A match that still
goes on shows nobody more than they know: its full record never leaves the server, and the film has no frame for what a
seat did not notice.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lamplight.kernel.chance import Key
from lamplight.kernel.errors import BadRecord
from lamplight.kernel.game import Setup
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay, start_of
from lamplight.kernel.types import CHANCE, Plain

from ..tables.results import result_of
from ..wire import protocol
from ..wire.bodies import Film, Frame
from ..wire.protocol import Told
from ..wire.refusals import no


def film(record: Record, setup: Setup, seat: int | None, own: Sequence[int] | None = None) -> Film:
    """A record as one seat saw it; without a seat, as a spectator did.

    `own` is said of a match that goes on: the seats of the one who watches. What the seat could not notice then has no
    frame, so that their number tells nothing either.
    """
    if seat is not None and not 0 <= seat < setup.seats:
        raise no("not-found", "no-such-seat")
    match = start_of(record, setup)
    match.follow_script()
    shown: dict[str, bytes] = {}
    frames = [_frame(match, seat, None, None, shown, 0)]
    told = match.event_count
    for who, what, _ in record.actions:
        words: Message | None = None
        place: int | None = None
        if who == "take-back":
            match.take_back(what if isinstance(what, int) else -1, match.seats)
        elif not isinstance(what, dict):
            raise BadRecord(Message("kernel-record-hidden", {"number": len(frames)}))
        else:
            offered = None if who == "chance" else match.offered(who, dict(what))
            match.commit(who, dict(what))
            entry = match.entries[-1]
            if entry.seat != CHANCE:
                place = entry.seat
                if entry.audience >> (15 if seat is None else seat) & 1:
                    words = offered
        frame = _frame(match, seat, place, words, shown, told)
        told = match.event_count
        if own is None or frame.shows_something:
            frames.append(frame)
    return Film(
        game=record.game,
        options=record.options,
        seats=match.seats,
        players=record.players,
        set_hash=setup.set_hash,
        seat=seat,
        running=own is not None,
        watchable=tuple(range(setup.seats) if own is None else own),
        frames=tuple(frames),
        result=result_of(match),
    )


def _frame(
    match: Match, seat: int | None, place: int | None, words: Message | None, shown: dict[str, bytes], told: int
) -> Frame:
    pieces = {name: protocol.encode(value) for name, value in match.view(seat).items()}
    changed: dict[str, object] = {
        name: msgspec.Raw(value) for name, value in pieces.items() if shown.get(name) != value
    }
    gone = tuple(name for name in shown if name not in pieces)
    shown.clear()
    shown.update(pieces)
    log = match.events_for(seat, since=min(told, match.event_count))
    return Frame(
        place,
        words,
        changed,
        gone,
        tuple(_told(match.setup, named) for named in log),
        len(match.events_for(seat)) if match.event_count < told else None,
    )


def _told(setup: Setup, named: dict[str, Plain]) -> Told:
    return Told(named, setup.event_words(named))  # type: ignore[arg-type]  # events have words and numbers only


def cut(record: Record, keep: int | None, setup: Setup) -> Record:
    """The first actions of a record, as a match that goes on: so many at most.

    Secret choices become final together, so the cut is made before the first one of them.
    """
    number = len(record.actions) if keep is None else min(keep, len(record.actions))
    while True:
        whole = number == len(record.actions)
        pending = record.pending if whole else ()
        cut = msgspec.structs.replace(record, actions=record.actions[:number], pending=pending, outcome=None)
        try:
            match = replay(cut, setup=setup, key=Key.fresh())
        except BadRecord as error:
            if error.message.id != "kernel-record-half-sealed" or whole:
                raise
            number -= 1
            continue
        if match.over:
            raise no("bad-request", "record-finished")
        return _bare(cut)


def _bare(record: Record) -> Record:
    """What a match needs to go on: no digests, which will be others."""
    return msgspec.structs.replace(record, actions=tuple((who, what, "") for who, what, _ in record.actions))
