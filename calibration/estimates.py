"""A figure with its 95 % interval, and whether it is what was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import inf, sqrt
from statistics import fmean, stdev

from lamplight.arena.statistics import Share, Z

ENOUGH = 100
"""A figure of fewer matches decides nothing; its interval says how sure it is."""
ALTOGETHER = 400
"""With fewer matches in all modes together nothing is decided."""


class Verdict(StrEnum):
    """What a figure says about its target."""

    MET = "met"
    MISSED = "missed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval; without matches there is no figure, and some figures have no interval."""

    value: float | None = None
    low: float | None = None
    high: float | None = None

    @classmethod
    def share(cls, wins: float, of: int) -> Estimate:
        """So many of so many (Wilson)."""
        found = Share.count(wins, of)
        return cls(found.share, found.low, found.high) if of else cls()

    @classmethod
    def mean(cls, numbers: Sequence[float]) -> Estimate:
        """The mean of numbers that do not depend on each other, by the normal distribution."""
        if len(numbers) < 2:
            return cls(*numbers)
        value, half = fmean(numbers), Z * stdev(numbers) / sqrt(len(numbers))
        return cls(value, value - half, value + half)

    def times(self, factor: float) -> Estimate:
        """The same in another measure."""
        if self.value is None or self.low is None or self.high is None:
            return self
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def minus(self, other: Estimate) -> Estimate:
        """How much larger a share is than another one (Newcombe's interval)."""
        if self.value is None or self.low is None or self.high is None:
            return Estimate()
        if other.value is None or other.low is None or other.high is None:
            return Estimate()
        value = self.value - other.value
        below = sqrt((self.value - self.low) ** 2 + (other.high - other.value) ** 2)
        above = sqrt((self.high - self.value) ** 2 + (other.value - other.low) ** 2)
        return Estimate(value, value - below, value + above)


def within(found: Estimate, low: float = -inf, high: float = inf) -> Verdict:
    """Met if the whole interval lies within the bounds, missed if all of it lies outside, open if a bound is in it."""
    if found.low is None or found.high is None:
        return Verdict.OPEN
    if low <= found.low and found.high <= high:
        return Verdict.MET
    return Verdict.MISSED if found.high < low or found.low > high else Verdict.OPEN


def holds(found: Estimate, value: float) -> Verdict:
    """Whether the interval has a value in it."""
    if found.low is None or found.high is None:
        return Verdict.OPEN
    return Verdict.MET if found.low <= value <= found.high else Verdict.MISSED


def all_of(verdicts: Iterable[Verdict]) -> Verdict:
    """Missed if one is missed, met if there are some and all are met."""
    found = set(verdicts)
    if Verdict.MISSED in found:
        return Verdict.MISSED
    return Verdict.MET if found == {Verdict.MET} else Verdict.OPEN


def falling(shares: Sequence[Estimate]) -> tuple[Verdict, int, Estimate]:
    """Whether each share is smaller than the one before; the number of the smallest step (from 0), and that step.

    Met if the interval of every step lies above zero, missed if that of one lies below.
    """
    steps = [before.minus(after) for before, after in pairwise(shares)]
    smallest = min(range(len(steps)), key=lambda number: steps[number].value or 0.0)
    return all_of(within(step, low=0.0) for step in steps), smallest, steps[smallest]
