"""What is agreed when a table is made: where its match comes from, and who may be replaced, when, and by what.

Both are shown before anybody sits down. Who may be replaced follows from the clock. With so many days a move, the clock
itself says when; at other tables it takes an absence, which is long where nobody has agreed to hurry.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from lamplight.bots import LEVELS, Player
from lamplight.kernel.message import Message

from ..wire.refusals import no
from .rows import Provenance
from .table import SUBSTITUTE, Chair, Table

LIVE_ABSENCE_S = 300
"""After which somebody may be replaced at a table with a live clock, unless the table says otherwise."""
FREE_ABSENCE_S = 3 * 24 * 3600
"""And at one without any clock."""
MINUTE_S, HOUR_S, DAY_S = 60, 3600, 24 * 3600
STAND_INS = tuple(LEVELS)[tuple(LEVELS).index(SUBSTITUTE) :]
"""The bots that may play for somebody: none that plays worse than the one that the server takes itself."""


class Replacing(msgspec.Struct, frozen=True):
    """When somebody may be replaced: after an absence of so many seconds, or when the clock says so."""

    by: Literal["absence", "clock"]
    seconds: int = 0


def replacing(table: Table) -> Replacing:
    """What was agreed at a table; where nothing was said, what follows from the clock."""
    if table.clock is not None and table.clock.kind == "days":
        return Replacing("clock")
    usual = FREE_ABSENCE_S if table.clock is None else LIVE_ABSENCE_S
    return Replacing("absence", table.absence or usual)


def absent_before(table: Table, now: int) -> int | None:
    """Whoever has not been seen since this moment is absent; None: nobody counts as absent.

    Without a clock nobody need be there: only where nothing has happened for as long is somebody waited for.
    """
    rule = replacing(table)
    before = now - rule.seconds * 1000
    if rule.by == "clock" or (table.clock is None and table.updated > before):
        return None
    return before


def refuse_replacing(table: Table, chair: Chair) -> None:
    """Say why somebody is not to be replaced now."""
    rule = replacing(table)
    if rule.by == "clock":
        raise no("forbidden", "replaced-by-clock", name=chair.name)
    raise no("forbidden", "not-absent", name=chair.name, span=span(rule.seconds))


def refuse_weak(name: str) -> None:
    """Refuse a bot that is not to play for somebody."""
    player = Player.parse(name)
    if player.name not in STAND_INS or player.budget is not None:
        raise no("bad-request", "stand-in-too-weak", bots=", ".join(STAND_INS))


def span(seconds: int) -> Message:
    """A length of time in words, by its largest unit."""
    for unit, name in ((DAY_S, "days"), (HOUR_S, "hours")):
        if seconds >= unit and seconds % unit == 0:
            return Message(f"server-span-{name}", {"count": seconds // unit})
    return Message("server-span-minutes", {"count": -(-seconds // MINUTE_S)})


def provenance(table: Table, *, imported: bool) -> Provenance | None:
    """Where the match comes from, if not from nothing. `imported`: it has a past that was not played here."""
    if table.provenance is not None:
        return table.provenance
    return Provenance() if table.origin or imported else None


def terms(table: Table, origin: Provenance | None) -> tuple[Message, ...]:
    """What was agreed, in words."""
    said: list[Message] = []
    if origin is not None:
        if origin.position:
            said.append(Message("server-terms-position", {"count": origin.actions}))
        elif origin.actions:
            said.append(Message("server-terms-record", {"count": origin.actions}))
        else:
            said.append(Message("server-terms-imported"))
    if table.rated:
        said.append(Message("server-terms-rated"))
    if table.night is not None:
        said.append(Message("server-terms-night-counts" if table.night.counts else "server-terms-night-practice"))
    if table.lesson is None and sum(not chair.bot for chair in table.chairs) > 1:
        rule = replacing(table)
        if rule.by == "clock":
            said.append(Message("server-terms-clock"))
        else:
            said.append(Message("server-terms-absence", {"span": span(rule.seconds)}))
    return tuple(said)
