"""Where bots are waited for, because others have them think: whoever watches such a table is told so."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ..storage import jobs
from ..storage.database import Database
from ..wire import protocol

PATIENCE_MS = 3_000
"""A decision that nobody has begun to think about for so long is one that waits."""


class Waiting:
    """The tables of this process at which a bot waits for its turn to think."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        watched: Callable[[], Collection[str]],
        tell: Callable[[str, bytes], None],
    ) -> None:
        """`watched` are the tables that somebody here watches; `tell` tells all of them at a table."""
        self._database = database
        self._now = now
        self._watched = watched
        self._tell = tell
        self._told: dict[str, tuple[int, ...]] = {}

    async def look(self) -> None:
        """Tell what has changed since the last look."""
        watched = self._watched()
        if not watched:
            self._told.clear()
            return
        now = self._now()
        found: dict[str, list[tuple[int, int]]] = {}
        for table, seat, since in await self._database.read(lambda c: jobs.waiting_since(c, now - PATIENCE_MS, now)):
            if table in watched:
                found.setdefault(table, []).append((seat, since))
        for table in {*found, *self._told}:
            waiting = found.get(table, [])
            seats = tuple(sorted(seat for seat, _ in waiting))
            if seats == self._told.get(table, ()):
                continue
            since = min((since for _, since in waiting), default=0)
            self._tell(table, protocol.encode(protocol.BotsWait(table, seats, since)))
            if seats:
                self._told[table] = seats
            else:
                del self._told[table]
