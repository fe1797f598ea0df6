"""What is stored with a row: the row itself, the table after it, and all that follows from it."""

from __future__ import annotations

from ..storage.attempts import Finish
from ..storage.store import JournalEntry
from . import clocks, messages, nights
from .delta import encode_delta
from .finishes import finished
from .happenings import Effect
from .room import Room
from .rows import Created, Left, Played, Row, SeatSet, Spoken, Taken, Undone, encode_row


def entry_of(room: Room, row: Row, effect: Effect | None) -> JournalEntry:
    """What is to be written after a room has applied a row."""
    table = room.table
    ended = room.match if effect is not None and effect.ended else None
    waiting = {chair.person for seat, chair in enumerate(table.chairs) if seat in room.clocked and chair.person}
    return JournalEntry(
        table_id=table.id,
        row=row,
        body=encode_row(row),
        delta=None if effect is None or effect.delta is None else encode_delta(effect.delta),
        values={
            "number": row.number,
            "game": table.game,
            "status": table.status,
            "listed": table.listed,
            "host": table.host,
            "updated": table.updated,
            "deadline": clocks.deadline(room),
            "rules_version": table.rules_version,
            "set_hash": table.set_hash,
            "match_row": table.match_row,
            "info": messages.listed(room),
            "turn": "".join(f",{person}" for person in sorted(waiting)) + "," if waiting else "",
            "snapshot": room.pack(),
        },
        reseated=isinstance(row.what, (Created, Taken, Left, SeatSet)),
        chairs=tuple((seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person),
        turns=None if _without_bots(room, row) else tuple(room.bot_turns()),
        asked=() if effect is None else tuple({table.chairs[seat].person for seat in effect.asked}),
        match=table.series_number,
        record=None if ended is None else str(ended.record()).encode(),
        finished=None if ended is None else finished(room),
        finish=_finish(room, row) if effect is not None and effect.ended else None,
    )


def _finish(room: Room, row: Row) -> Finish | None:
    """How an attempt has ended, if that was before its day was over."""
    result, night = room.table.result, room.table.night
    if result is None or night is None or not night.counts or nights.is_over(night.day, row.at):
        return None
    return Finish(bool(result.winners), result.scores[0] if result.scores else None)


def _without_bots(room: Room, row: Row) -> bool:
    """Whether a row cannot have changed what bots owe."""
    return isinstance(row.what, (Played, Undone, Spoken)) and not any(chair.bot for chair in room.table.chairs)
