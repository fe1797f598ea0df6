"""Whose work is done next, where there is more than can be done at once.

Everybody has a queue of their own, and the queues take turns: who brings much waits for themselves. What people want of
their own matches comes before what anybody brings, which never takes all of the places.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator

from ..wire.refusals import no

MOST_WAITING_EACH = 4
"""What one person, or one address, may have waiting."""
MOST_WAITING = 200
"""What may wait altogether."""
LONGEST_WAIT_S = 60.0
"""Who has waited so long is told to come again."""


class _Queue:
    """Those who wait, by whom they wait for."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def of(self, who: str) -> int:
        """How much somebody has waiting."""
        return len(self._waiting.get(who, ()))

    def add(self, who: str) -> asyncio.Future[None]:
        """Wait: the future is done when it is one's turn."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(future)
        return future

    def drop(self, who: str, future: asyncio.Future[None]) -> None:
        """Wait no more."""
        with contextlib.suppress(KeyError, ValueError):
            self._waiting[who].remove(future)
            if not self._waiting[who]:
                del self._waiting[who]

    def served(self, who: str) -> None:
        """Somebody had their turn: the others come first."""
        if who in self._waiting:
            self._waiting.move_to_end(who)

    def next(self, busy: set[str]) -> str | None:
        """Let the next one go on, of those who have nothing going on; who it is."""
        for who, waiting in self._waiting.items():
            if who in busy:
                continue
            waiting.popleft().set_result(None)
            if not waiting:
                del self._waiting[who]
            return who
        return None


class Turns:
    """A number of places that people take in turns."""

    def __init__(self, places: int) -> None:
        """One of them is kept for what people want of their own matches."""
        self._places = places
        self._own, self._brought = _Queue(), _Queue()
        self._busy: dict[tuple[bool, str], None] = {}

    @property
    def waiting(self) -> int:
        """How much waits."""
        return len(self._own) + len(self._brought)

    @contextlib.asynccontextmanager
    async def turn(self, who: str, *, own: bool) -> AsyncGenerator[None]:
        """A place, for as long as the block lasts. Refused: too much waits already."""
        queue = self._own if own else self._brought
        if queue.of(who) >= MOST_WAITING_EACH or self.waiting >= MOST_WAITING:
            raise no("too-many", "too-many")
        future = queue.add(who)
        self._go_on()
        try:
            async with asyncio.timeout(LONGEST_WAIT_S):
                await future
        except (TimeoutError, asyncio.CancelledError) as error:
            if future.done() and not future.cancelled():  # it was to be one's turn
                self._end(who, own)
            else:
                queue.drop(who, future)
            if isinstance(error, TimeoutError):
                raise no("unavailable", "busy") from None
            raise
        try:
            yield
        finally:
            self._end(who, own)

    def _end(self, who: str, own: bool) -> None:
        del self._busy[own, who]
        (self._own if own else self._brought).served(who)
        self._go_on()

    def _go_on(self) -> None:
        while len(self._busy) < self._places:
            if (who := self._own.next(self._at_it(own=True))) is not None:
                self._busy[True, who] = None
            elif (
                len(self._at_it(own=False)) < max(1, self._places - 1)
                and (who := self._brought.next(self._at_it(own=False))) is not None
            ):
                self._busy[False, who] = None
            else:
                return

    def _at_it(self, *, own: bool) -> set[str]:
        return {who for kind, who in self._busy if kind == own}
