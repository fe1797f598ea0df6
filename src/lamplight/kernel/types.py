"""The small words of the kernel: seats, the masks that say who knows what, and plain data."""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. `CHANCE` is a seat too."""

CHANCE: Final = Seat(-1)
"""The seat that answers whatever is random."""

SEALED: Final = -2
"""In `State.acting`: several seats choose at once and in secret."""

OVER: Final = -3
"""In `State.acting`: the match has ended."""

SPECTATOR: Final = Seat(15)
"""Somebody at no seat: only what is public reaches them."""

EVERYONE: Final = -1
"""A known-by mask with every bit set: public."""

NOBODY: Final = 0
"""A known-by mask with no bit set."""

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
"""Data that a record, a view or a message may contain: no floats, no objects."""


def only(seat: int) -> int:
    """The known-by mask of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The known-by mask of everyone (spectators too) except one seat."""
    return ~(1 << seat)


def knows(mask: int, seat: int) -> bool:
    """Whether a known-by mask includes a seat.

    >>> knows(only(1), 1), knows(only(1), 0), knows(EVERYONE, SPECTATOR)
    (True, False, True)
    """
    return (mask >> seat) & 1 == 1


def copied(value: Plain) -> Plain:
    """Plain data that shares no list with the original."""
    if not isinstance(value, list):
        return value
    return [copied(item) if isinstance(item, list) else item for item in value]
