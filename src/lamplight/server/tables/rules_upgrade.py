"""When the rules of a game have another version than those a table was played by.

Such a table is not opened. A process in the background replays it from its journal by the new rules: if everything
comes out the same, the table goes on by the new rules; if anything differs, it is held, and what is stored stays.
"""

from __future__ import annotations

import msgspec
import structlog
from sqlalchemy import Connection, and_, or_, select

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import find_game, games
from lamplight.kernel.message import Message

from ..clock import now_ms
from ..storage import schema, store
from ..storage.database import Conflict, Database
from ..watchdog import NO_WATCHDOG, Watchdog
from ..wire.refusals import Refusal, no
from . import damage, emergency_hold, rows
from .delta import Mark
from .entry import entry_of
from .happenings import apply
from .journal import Journal, Unplayable, read_journal, replay_journal, same_events
from .rows import Row
from .sets import SetKeeper, files_of
from .table import Packed, decode_packed

log = structlog.get_logger(__name__)
GOING_ON = ("open", "playing", "between")
"""The tables whose matches must go on by the rules of today."""


def refuse_unchecked(stored: store.Stored) -> None:
    """Refuse to open a table that goes on, as long as it was not found to be the same by the rules of today."""
    try:
        version = find_game(stored.game).rules_version
    except LamplightError:
        raise no("unavailable", "game-gone", game=stored.game) from None
    if stored.status in GOING_ON and stored.rules_version != version:
        raise no("unavailable", "rules-unchecked" if stored.rules_version < version else "rules-newer")


def outdated(connection: Connection, limit: int = 1) -> list[str]:
    """Tables that go on and were played by earlier rules; those that somebody used last come first."""
    tables = schema.tables.c
    older = [and_(tables.game == game.id, tables.rules_version < game.rules_version) for game in games().values()]
    found = connection.execute(
        select(tables.id)
        .where(tables.status.in_(GOING_ON), or_(*older))
        .order_by(tables.updated.desc(), tables.id)
        .limit(limit)
    )
    return [row.id for row in found]


class Different(Exception):
    """By the rules of today a match would not have come to what it is."""


class Upgrade:
    """Checks tables one after the other."""

    def __init__(self, database: Database, sets: SetKeeper, watchdog: Watchdog = NO_WATCHDOG) -> None:
        self._database = database
        self._sets = sets
        self._watchdog = watchdog

    async def run(self) -> None:
        """Check all that there is to check."""
        while found := await self._database.read(lambda c: outdated(c, 100)):
            for table_id in found:
                try:
                    await self.check(table_id)
                except Conflict:  # somebody else was faster: it is looked at again, if it has to be
                    continue

    async def check(self, table_id: str) -> bool:
        """Replay a table; whether it goes on. Its new row is written only if nothing has happened meanwhile."""
        try:
            stored = await self._database.read(lambda c: read_journal(c, table_id))
            before = decode_packed(stored.snapshot)
        except msgspec.MsgspecError:
            log.exception("table-damaged", table=table_id)
            await self._database.write(lambda c: damage.hold(c, table_id))
            return False
        old, version = before.table.rules_version, find_game(before.table.game).rules_version
        now = now_ms()
        try:
            if not self._sets.has(stored.set_hash):
                files = await self._database.read(lambda c: files_of(c, stored.set_hash))
                self._sets.unpack(stored.set_hash, files)
            with self._watchdog.over(table_id, "upgrade"):
                new = self._replayed(before, stored, version, now)
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "unavailable":
                raise
            found = str(error) if isinstance(error, (Different, Unplayable)) else f"{type(error).__name__}: {error}"
            log.warning("match-differs", table=table_id, before=old, now=version, found=found[:300])
            notice = Message("server-held-rules", {"before": old, "now": version})
            await self._database.write(lambda c: emergency_hold.hold(c, table_id, notice, now))
            return False
        await self._database.write(lambda c: store.append(c, new))
        log.info("match-upgraded", table=table_id, before=old, now=version)
        return True

    def _replayed(self, before: Packed, stored: Journal, version: int, now: int) -> store.JournalEntry:
        """The table played again, with one row more; `Different`, or whatever the rules raise."""
        room = replay_journal(before.table.id, stored.rows, self._sets.setup)
        compare(before, decode_packed(room.pack()))
        if not same_events(room, stored.deltas):
            raise Different("events")
        effect = apply(room, Row(before.number + 1, now, rows.Upgraded(version)))
        effect.delta = Mark.of(None).delta(room.match)  # all of it: the digests are those of the new rules
        return entry_of(room, effect.row, effect)


def compare(before: Packed, after: Packed) -> None:
    """`Different`, unless a table played again is what it was. (Numbers of actions may have become others.)"""
    pairs = {
        "number": (before.number, after.number),
        "marks": (before.marks, after.marks),
        "table": (msgspec.structs.replace(before.table, origin=""), msgspec.structs.replace(after.table, origin="")),
        "position": (before.position, after.position),
    }
    old, new = before.match, after.match
    if old is not None and new is not None:
        pairs |= {
            "state": (old.state, new.state),
            "choices": ([len(made) for made in old.choices], [len(made) for made in new.choices]),
            "moments": (old.moments, new.moments),
            "versions": (old.versions, new.versions),
            "draws": ((old.drawn, old.imported_draws), (new.drawn, new.imported_draws)),
        }
    elif old is not new:
        raise Different("match")
    for name, (was, found) in pairs.items():
        if was != found:
            raise Different(name)
