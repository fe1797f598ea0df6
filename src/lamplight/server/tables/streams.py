"""A table that a process has open: its room, who listens, and what each audience has been told lately.

Every audience of a table has a stream of messages with sequence numbers of its own. Whoever reconnects is told what
they missed, as long as it is at hand, and otherwise all of the table.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ..wire.protocol import encode
from .happenings import Effect
from .messages import Teller
from .room import Room

MESSAGES_KEPT = 64
"""The messages of a stream that are kept for who reconnects."""
LINGER_S = 120.0
"""How long a stream that nobody listens to is kept up."""


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    muted: Collection[str]

    @property
    def person(self) -> str:
        """Who it is."""
        ...

    def tell(self, message: bytes) -> None:
        """Send a message, soon."""


@dataclass(slots=True)
class Sent:
    """A message of a stream as it was sent."""

    seq: int
    message: bytes
    by: str = ""
    """Who spoke in it, if somebody did."""
    muted: bytes = b""
    """What those get who have muted them."""

    def for_whom(self, muted: Collection[str]) -> bytes:
        """The message for somebody who has muted these people."""
        return self.muted if self.by and self.by in muted else self.message


@dataclass(slots=True)
class Stream:
    """What one audience of a table has been told lately, and who listens."""

    recent: deque[Sent] = field(default_factory=lambda: deque[Sent](maxlen=MESSAGES_KEPT))
    listeners: list[Listener] = field(default_factory=list[Listener])
    quiet_since: float = 0.0

    def missed(self, heard: int | None, newest: int, muted: Collection[str]) -> list[bytes] | None:
        """The messages after the last one that was heard; None: they are not at hand any more."""
        if heard is None or heard > newest:
            return None
        if heard == newest:
            return []
        if not self.recent or self.recent[0].seq > heard + 1 or self.recent[-1].seq != newest:
            return None
        return [sent.for_whom(muted) for sent in self.recent if sent.seq > heard]


class OpenTable:
    """A table that this process holds in memory."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.room: Room | None = None
        """Nothing: it is to be read from the database."""
        self.lock = asyncio.Lock()
        self.users = 0
        """How many have or wait for the lock."""
        self.streams: dict[int, Stream] = {}
        self.used = time.monotonic()
        self.watchers: dict[Listener, list[int]] = {}
        """Who listens, with the audiences they were told about last."""
        self._teller: Teller | None = None

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.users

    def put(self, room: Room) -> None:
        """The room was read anew: whoever listens gets all of it."""
        self._teller = Teller(room)
        self.streams.clear()
        for listener in list(self.watchers):
            self.listen(room, listener, {})
        self.room = room

    def listen(self, room: Room, listener: Listener, heard: Mapping[int, int]) -> None:
        """Tell a listener what it missed, and from now on everything. `heard`: the last message of each stream."""
        self.unlisten(listener)
        audiences = room.audiences_of(listener.person)
        self.watchers[listener] = audiences
        for audience in audiences:
            stream = self.streams.setdefault(audience, Stream())
            missed = stream.missed(heard.get(audience), room.marks[audience], listener.muted)
            if missed is None:
                listener.tell(encode(self._telling.snapshot(audience, listener.muted)))
            else:
                self._telling.listen(audience)
                for message in missed:
                    listener.tell(message)
            stream.listeners.append(listener)

    def unlisten(self, listener: Listener) -> None:
        """Tell a listener no more."""
        if self.watchers.pop(listener, None) is None:
            return
        for stream in self.streams.values():
            if listener in stream.listeners:
                stream.listeners.remove(listener)
                stream.quiet_since = time.monotonic()

    def messages(self, room: Room, effect: Effect) -> list[tuple[int, Sent]]:
        """What the streams are to be told of a row that the room has just applied."""
        by = effect.said.person if effect.said is not None else ""
        made: list[tuple[int, Sent]] = []
        for audience in effect.heard_by:
            if audience in self.streams:
                message = encode(self._telling.update(effect, audience))
                muted = encode(self._telling.update(effect, audience, (by,))) if by else b""
                made.append((audience, Sent(room.marks[audience], message, by, muted)))
        return made

    def tell(self, room: Room, messages: list[tuple[int, Sent]], *, regroup: bool) -> None:
        """Send what was made for each stream to everybody who listens to it now.

        `regroup`: somebody may have sat down or stood up, and now listens from elsewhere.
        """
        for audience, sent in messages:
            stream = self.streams.get(audience)
            if stream is None:  # closed meanwhile
                continue
            stream.recent.append(sent)
            for listener in stream.listeners:
                listener.tell(sent.for_whom(listener.muted))
        for listener, audiences in list(self.watchers.items()) if regroup else ():
            if room.audiences_of(listener.person) != audiences:
                self.listen(room, listener, {})

    def close_quiet_streams(self, now: float) -> None:
        """Those that nobody has listened to for a while."""
        for audience, stream in list(self.streams.items()):
            if not stream.listeners and now - stream.quiet_since > LINGER_S:
                del self.streams[audience]
                if self._teller is not None:
                    self._teller.forget(audience)

    @property
    def _telling(self) -> Teller:
        assert self._teller is not None, "there is a teller whenever there is a room"
        return self._teller
