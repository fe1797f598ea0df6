"""What a row added to a match: its history and events grow row by row, and are stored so."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lamplight.kernel.event import Event
from lamplight.kernel.match import Entry, Match, Takeback

PackedItem = tuple[int, int, int, str, bool, int]
"""An entry of the history; a take-back has `BACK` in place of the seat, and then how many entries it kept."""
PackedEvent = tuple[int, str, tuple[int, ...], int]
BACK = -9


class Delta(msgspec.Struct, frozen=True, array_like=True):
    """So much of history and events stays, and this comes after it. A new match keeps nothing."""

    kept: int
    history: tuple[PackedItem, ...]
    kept_events: int
    events: tuple[PackedEvent, ...]


class Mark(msgspec.Struct, frozen=True):
    """How much history and how many events a match had at some moment."""

    match: Match | None
    history: int
    events: int

    @classmethod
    def of(cls, match: Match | None) -> Mark:
        """The mark of this moment."""
        return cls(None, 0, 0) if match is None else cls(match, len(match.history), match.event_count)

    def delta(self, match: Match | None) -> Delta | None:
        """What has changed since; None: nothing. Within one row a match either goes back or goes on, never both."""
        if match is None:
            return None
        same = match is self.match
        kept = min(self.history, len(match.history)) if same else 0
        kept_events = min(self.events, match.event_count) if same else 0
        history = tuple(_packed(item) for item in match.history[kept:])
        events = tuple((one.kind, one.rule, one.args, one.audience) for one in match.all_events[kept_events:])
        if same and kept == self.history and kept_events == self.events and not history and not events:
            return None
        return Delta(kept, history, kept_events, events)


def together(deltas: Iterable[bytes]) -> tuple[list[Entry | Takeback], list[Event]]:
    """The history and the events that the stored deltas add up to."""
    history: list[PackedItem] = []
    events: list[PackedEvent] = []
    for stored in deltas:
        delta = _decode(stored)
        del history[delta.kept :]
        del events[delta.kept_events :]
        history += delta.history
        events += delta.events
    return [_unpacked(item) for item in history], [Event(*event) for event in events]


def _packed(item: Entry | Takeback) -> PackedItem:
    if isinstance(item, Takeback):
        return BACK, item.keep, 0, item.digest, False, 0
    return item.seat, item.action, item.audience, item.digest, item.within_sealed, item.events


def _unpacked(item: PackedItem) -> Entry | Takeback:
    seat, number, _, digest, _, _ = item
    return Takeback(number, digest) if seat == BACK else Entry(*item)


encode_delta = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Delta).decode
