"""Who is there: at which tables people are connected, to this process and to the others.

Being there is in no journal. Where several processes share a PostgreSQL database they tell one another who has come and
gone, and repeat it from time to time: what one of them has not heard, or has said before it died, is right again soon.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from ..wire.protocol import PersonRef

ABSENCE_TIMEOUT_S = 60.0
"""Who was not named again for so long is no longer there."""
LONGEST_NEWS_BYTES = 6000
"""PostgreSQL carries less than 8000 bytes in one piece of news."""
MOST_SHOWN = 200
"""The people that are named at a table."""


class Item(msgspec.Struct, frozen=True, tag_field="news"):
    """What one process tells the others. `process` is the one that tells."""

    process: str


class Came(Item, frozen=True, tag="came"):
    """People are there: the table and who it is, for each."""

    people: tuple[tuple[str, PersonRef], ...]


class Went(Item, frozen=True, tag="went"):
    """Somebody is no longer there."""

    table: str
    person: str


class Stopped(Item, frozen=True, tag="stopped"):
    """Nobody is connected to this process any more."""


class Asked(Item, frozen=True, tag="asked"):
    """A process has begun to listen: who is there?"""


class PersonChanged(Item, frozen=True, tag="person"):
    """Somebody has another name, mutes somebody, or has logged out everywhere: read again."""

    person: str


News: TypeAlias = Came | Went | Stopped | Asked | PersonChanged
encode_news = msgspec.json.Encoder().encode
decode_news = msgspec.json.Decoder(News).decode


class Present(Protocol):
    """Somebody who is connected here."""

    @property
    def ref(self) -> PersonRef: ...


P = TypeVar("P", bound=Present)


class Attendance(Generic[P]):
    """Who is there, at every table that somebody watches."""

    def __init__(self, process: str, tell: Callable[[News], None], clock: Callable[[], float] = time.monotonic) -> None:
        """`tell` posts news to the other processes."""
        self._process = process
        self._tell = tell
        self._clock = clock
        self._here: dict[str, list[P]] = {}
        self._elsewhere: dict[str, dict[tuple[str, str], tuple[PersonRef, float]]] = {}
        """For each table: process and person, with how others see them and until when it holds."""

    def here(self, table: str) -> list[P]:
        """Those who watch a table from this process."""
        return list(self._here.get(table, ()))

    @property
    def tables(self) -> Collection[str]:
        """The tables that somebody watches from this process."""
        return self._here.keys()

    def people(self, table: str) -> tuple[PersonRef, ...]:
        """Everybody who watches a table."""
        found = {person: ref for (_, person), (ref, _) in self._elsewhere.get(table, {}).items()}
        found.update((one.ref.id, one.ref) for one in self._here.get(table, ()))
        return tuple(found[person] for person in sorted(found)[:MOST_SHOWN])

    def enter(self, table: str, one: P) -> None:
        """Somebody watches a table from now on."""
        here = self._here.setdefault(table, [])
        if one in here:
            return
        known = any(other.ref.id == one.ref.id for other in here)
        here.append(one)
        if not known:
            self._tell(Came(self._process, ((table, one.ref),)))

    def leave(self, table: str, one: P) -> None:
        """And no longer."""
        here = self._here.get(table, [])
        if one not in here:
            return
        here.remove(one)
        if not here:
            del self._here[table]
        if all(other.ref.id != one.ref.id for other in here):
            self._tell(Went(self._process, table, one.ref.id))

    def repeat(self) -> None:
        """Tell the others everything again."""
        for part in _parts(self._everybody()):
            self._tell(Came(self._process, part))

    def _everybody(self) -> Iterator[tuple[str, PersonRef]]:
        for table, here in self._here.items():
            for ref in {one.ref.id: one.ref for one in here}.values():
                yield table, ref

    def hear(self, news: Came | Went | Stopped) -> set[str]:
        """What another process has told; returns the tables at which that changed something."""
        match news:
            case Came():
                return {table for table, ref in news.people if self._note(news.process, table, ref)}
            case Went():
                return {news.table} if self._drop(news.table, (news.process, news.person)) else set()
            case Stopped():
                return self._drop_all(lambda process, _: process == news.process)

    def forget(self) -> set[str]:
        """Drop those who were not named again; returns the tables at which there were some."""
        now = self._clock()
        return self._drop_all(lambda _, until: until < now)

    def _note(self, process: str, table: str, ref: PersonRef) -> bool:
        known = self._elsewhere.setdefault(table, {})
        before = known.get((process, ref.id))
        known[process, ref.id] = (ref, self._clock() + ABSENCE_TIMEOUT_S)
        return before is None or before[0] != ref

    def _drop(self, table: str, who: tuple[str, str]) -> bool:
        known = self._elsewhere.get(table, {})
        if known.pop(who, None) is None:
            return False
        if not known:
            del self._elsewhere[table]
        return True

    def _drop_all(self, which: Callable[[str, float], bool]) -> set[str]:
        gone = [
            (table, who)
            for table, known in self._elsewhere.items()
            for who, (_, until) in known.items()
            if which(who[0], until)
        ]
        for table, who in gone:
            self._drop(table, who)
        return {table for table, _ in gone}


def _parts(people: Iterable[tuple[str, PersonRef]]) -> Iterator[tuple[tuple[str, PersonRef], ...]]:
    """Pieces of a list that are short enough to be told."""
    part: list[tuple[str, PersonRef]] = []
    size = 0
    for one in people:
        length = len(msgspec.json.encode(one)) + 1
        if part and size + length > LONGEST_NEWS_BYTES:
            yield tuple(part)
            part, size = [], 0
        part.append(one)
        size += length
    if part:
        yield tuple(part)
