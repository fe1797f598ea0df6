"""Time at a table: whose clock runs, what a decision costs and brings, and when a clock runs out.

Everybody sees all clocks. So they change only with what everybody may know: a secret choice that leaves who is asked as
it was stops, starts and pays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import rows
from .room import Room
from .table import SUBSTITUTE

LEAST_TIME_MS = 10_000
"""What whoever is asked anew has at least, also after a clock ran out."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Who was asked, whose clocks ran, and which turn it was."""

    asked: list[int]
    running: list[int]
    turn: int

    @classmethod
    def of(cls, room: Room) -> Moment:
        """The present one."""
        match = room.match
        return cls(room.to_act, room.clocked, 0 if match is None else match.state.turn)


def wind(room: Room) -> None:
    """All clocks as they are at the beginning of a match."""
    table = room.table
    if table.clock is not None:
        table.left = [table.clock.seconds * 1000] * len(table.chairs)
        table.unpaid = list(table.left)


def charge(room: Room, before: Moment, at: int, *, played: bool, undone: int | None) -> bool:
    """Let the clocks go on after something that everybody may know of; whether anything changed.

    Whoever was asked has used time. By playing, whoever is no longer asked, or begins another turn, gets the increment
    or all of the time again; `undone` gives that back.
    """
    table, after = room.table, Moment.of(room)
    if table.clock is None or not table.left or before == after:
        return False
    passed = max(0, at - table.since)
    for seat in before.running:
        table.left[seat] = max(0, table.left[seat] - passed)
    if played:
        _pay(room, before, after)
    for seat in after.asked:
        if seat in before.asked:
            continue
        if seat == undone:
            table.left[seat] = min(table.left[seat], table.unpaid[seat])
        else:
            table.left[seat] = max(table.left[seat], LEAST_TIME_MS)
    table.since = max(at, table.since)
    return True


def _pay(room: Room, before: Moment, after: Moment) -> None:
    table = room.table
    assert table.clock is not None
    for seat in before.asked:
        if seat not in after.asked or before.turn != after.turn:
            table.unpaid[seat] = table.left[seat]
            if table.clock.kind == "days":
                table.left[seat] = table.clock.seconds * 1000
            elif seat in before.running:
                table.left[seat] += table.clock.increment * 1000


def ends(room: Room) -> Sequence[tuple[int, int]]:
    """The clocks that run: when each will be over, and whose it is."""
    table = room.table
    if table.clock is None or not table.left:
        return ()
    return [(table.since + table.left[seat], seat) for seat in room.clocked]


def deadline(room: Room) -> int | None:
    """When the first clock runs out."""
    return min((end for end, _ in ends(room)), default=None)


def overdue(room: Room, at: int) -> rows.RanOut | None:
    """What happens when a clock has run out."""
    late = [seat for end, seat in ends(room) if end <= at]
    return rows.RanOut(late[0], SUBSTITUTE) if late else None
