"""Shares, spreads and ratings, each with what is known about its uncertainty."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log10, sqrt

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
RESAMPLES = 200
"""How many bootstrap samples make an interval."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins, with its 95 % interval (Wilson)."""

    wins: float
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def count(cls, wins: float, of: int) -> Share:
        """So many wins of so many.

        >>> share = Share.count(5, 10)
        >>> round(share.low, 3), round(share.high, 3)
        (0.237, 0.763)
        """
        if of == 0:
            return cls(0.0, 0, 0.0, 0.0, 1.0)
        share, square = wins / of, Z * Z
        centre = (share + square / (2 * of)) / (1 + square / of)
        half = Z * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
        return cls(wins, of, share, min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


@dataclass(frozen=True, slots=True)
class Spread:
    """How numbers are distributed; `counts` has them all."""

    mean: float
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    counts: dict[int, int]

    @classmethod
    def count(cls, numbers: Sequence[int]) -> Spread:
        """The spread of some numbers; of none, zeros."""
        if not numbers:
            return cls(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, {})
        ordered = sorted(numbers)
        low, quarter, median, three_quarters, high = (quantile(ordered, part / 4) for part in range(5))
        counts = dict(sorted(Counter(ordered).items()))
        return cls(sum(ordered) / len(ordered), low, quarter, median, three_quarters, high, counts)


def quantile(ordered: Sequence[float], part: float) -> float:
    """The number below which this part of some ordered numbers lies, interpolated.

    >>> quantile([1, 2, 3, 10], 0.5)
    2.5
    """
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, as Elo points above the weakest of the run, with its 95 % interval.

    There is none for the weakest itself, nor after a single deal.
    """

    bot: str
    rating: float
    low: float | None = None
    high: float | None = None


@dataclass(slots=True)
class Deal:
    """What came of the matches of one deal: how often each kind of table was played, and who won how much."""

    tables: dict[tuple[str, ...], int] = field(default_factory=dict[tuple[str, ...], int])
    """By the bots at the table, in alphabetical order."""
    wins: dict[str, float] = field(default_factory=dict[str, float])

    def add(self, bots: Sequence[str], wins: Sequence[float]) -> None:
        """A match more: the bots, and for each seat its share of the win."""
        table = tuple(sorted(bots))
        self.tables[table] = self.tables.get(table, 0) + 1
        for bot, won in zip(bots, wins, strict=True):
            self.wins[bot] = self.wins.get(bot, 0.0) + won


def ratings(bots: Sequence[str], deals: Sequence[Deal], seed: str = "") -> list[Rating]:
    """The bots from strongest to weakest.

    Luce's model: at any table a bot wins with a probability that is proportional to its strength; for two seats that
    is the model of Bradley and Terry, and Elo's. One drawn match of each pair is added, so that a bot which never won
    has a rating, too. The intervals come from resampling whole deals, whose matches share their luck.
    """
    if len(bots) < 2:
        return [Rating(bot, 0.0) for bot in bots]
    tables = sorted({table for deal in deals for table in deal.tables} | set(_pairs(bots)))
    rows = [
        [*(deal.tables.get(table, 0) for table in tables), *(deal.wins.get(b, 0.0) for b in bots)] for deal in deals
    ]
    members = [[table.count(bot) for bot in bots] for table in tables]
    drawn = [float(table in _pairs(bots)) for table in tables] + [(len(bots) - 1) / 2] * len(bots)

    def fitted(chosen: Sequence[Sequence[float]], start: Sequence[float]) -> list[float]:
        totals = [sum(column) for column in zip(drawn, *chosen, strict=True)]
        return _strengths(members, totals[: len(tables)], totals[len(tables) :], start)

    strengths = fitted(rows, [1.0] * len(bots))
    weakest = strengths.index(min(strengths))
    rng = random.Random(f"{seed}/bootstrap")
    samples = [
        _elo(fitted(rng.choices(rows, k=len(rows)), strengths), weakest) for _ in range(RESAMPLES * (len(rows) > 1))
    ]
    found: list[Rating] = []
    for place, (bot, rating) in enumerate(zip(bots, _elo(strengths, weakest), strict=True)):
        ordered = sorted(sample[place] for sample in samples if place != weakest)
        limits = [round(quantile(ordered, part), 1) for part in (0.025, 0.975)] if ordered else []
        found.append(Rating(bot, round(rating, 1), *limits))
    return sorted(found, key=lambda rating: -rating.rating)


def _pairs(bots: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(sorted(pair)) for pair in combinations(bots, 2)]


def _strengths(
    members: Sequence[Sequence[int]], played: Sequence[float], wins: Sequence[float], start: Sequence[float]
) -> list[float]:
    """The most likely strengths, by Hunter's minorisation and maximisation; their mean is 1."""
    strengths = list(start)
    for _ in range(2000):
        loads = [
            times / sum(count * strength for count, strength in zip(table, strengths, strict=True))
            for table, times in zip(members, played, strict=True)
        ]
        new = [
            won / max(1e-12, sum(load * table[place] for load, table in zip(loads, members, strict=True)))
            for place, won in enumerate(wins)
        ]
        mean = sum(new) / len(new)
        new = [max(1e-9, strength / mean) for strength in new]
        if max(abs(a / b - 1) for a, b in zip(new, strengths, strict=True)) < 1e-6:
            return new
        strengths = new
    return strengths


def _elo(strengths: Sequence[float], weakest: int) -> list[float]:
    return [400 * log10(strength / strengths[weakest]) for strength in strengths]
