"""The days of the deal for everybody: each ends at midnight UTC, and what was hidden is told a minute later."""

from __future__ import annotations

import datetime

DAY_MS = 24 * 3600 * 1000
PUBLISHING_DELAY_MS = 60_000
"""After the end of a day, before its secret is told: the clocks of several machines differ a little."""
EPOCH = datetime.date(1970, 1, 1)


def day_of(at: int) -> str:
    """The day of a moment.

    >>> day_of(0), day_of(DAY_MS - 1), day_of(DAY_MS)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return date_of(at // DAY_MS)


def date_of(number: int) -> str:
    """A day by its number."""
    return (EPOCH + datetime.timedelta(days=number)).isoformat()


def number_of(day: str) -> int | None:
    """The number of a day, as so many days since 1970; None: that is no day."""
    try:
        read = datetime.date.fromisoformat(day)
    except ValueError:
        return None
    return (read - EPOCH).days if read >= EPOCH and read.isoformat() == day else None


def end_of(day: str) -> int:
    """The moment at which a day is over."""
    return ((number_of(day) or 0) + 1) * DAY_MS


def is_over(day: str, at: int) -> bool:
    """Whether a day was over at a moment: what ends then counts no more."""
    return at >= end_of(day)


def is_told(day: str, at: int) -> bool:
    """Whether everybody may know the secret of a day."""
    return at >= end_of(day) + PUBLISHING_DELAY_MS


def streak(days: list[str], today: str) -> int:
    """How many days in a row, up to today or yesterday; `days` begins with the last one.

    >>> streak(["2026-11-18", "2026-11-17", "2026-11-15"], "2026-11-19")
    2
    >>> streak(["2026-11-17"], "2026-11-19")
    0
    """
    numbers = [number for day in days if (number := number_of(day)) is not None]
    now = number_of(today) or 0
    if not numbers or numbers[0] < now - 1:
        return 0
    found = 1
    while found < len(numbers) and numbers[found] == numbers[0] - found:
        found += 1
    return found
