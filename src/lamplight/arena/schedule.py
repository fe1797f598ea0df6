"""Who plays whom, on which deal, in which seats.

A *deal* is one seed of chance. Every seating of a deal gets that same seed, so that luck falls on all bots alike
("duplicate"). One block of the schedule is one deal, played at these tables, each of them in all of its rotations, so
that in every block every bot sits in every seat equally often:

- alone: each bot, by itself;
- for each pair of bots A and B: one A among B's, and one B among A's. With two seats that is A-B and B-A; with n seats
  it is 2n matches. The share of wins of one among others is what a ladder of levels is measured by (its even share
  would be 1/n);
- with three or more bots and seats, also mixed tables: each choice of as many bots as there are seats; with fewer bots
  than seats all of them, each in turn taking the seats that are left over. The order round a mixed table is drawn from
  the deal's seed, so that who sits behind whom evens out;
- a bot that is named twice: also all seats by itself, once a deal, which measures the seats and the cards.

Matches are numbered through. Deal by deal nothing depends on how many there are, so a run can be extended later.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match to be played: its number, its deal with the seed of chance, and the bots seat by seat."""

    number: int
    deal: int
    seed: str
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """All matches of so many bots (each as it is written, one named twice also plays itself) for so many seats."""

    named: tuple[str, ...]
    seats: int
    seed: str

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.named))

    @property
    def block(self) -> int:
        """How many matches there are on each deal."""
        return len(self.seatings(0))

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """At least so many matches, in whole deals.

        >>> [fixture.bots for fixture in Schedule(("a", "b"), 2, "seed").fixtures(1)]
        [('a', 'b'), ('b', 'a')]
        """
        for deal in range(-(-games // self.block)):
            for place, bots in enumerate(self.seatings(deal)):
                yield Fixture(deal * self.block + place, deal, f"{self.seed}/{deal}", bots)

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where in the matches of a deal."""
        if self.seats == 1:
            return [(bot,) for bot in self.bots]
        tables: list[tuple[str, ...]] = []
        for one, other in combinations(self.bots, 2):
            tables += [(one, *[other] * (self.seats - 1)), (other, *[one] * (self.seats - 1))]
        if len(self.bots) > 2 and self.seats > 2:
            tables += [_shuffled(table, f"{self.seed}/{deal}/order") for table in self._mixed()]
        tables += [(bot,) * self.seats for bot in self.bots if self.named.count(bot) > 1]
        return list(dict.fromkeys(seating for table in tables for seating in rotations(table)))

    def _mixed(self) -> list[tuple[str, ...]]:
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        left = self.seats - len(self.bots)
        return [(*self.bots, *[bot] * left) for bot in self.bots]


def rotations(table: Sequence[str]) -> list[tuple[str, ...]]:
    """The same bots, moved on seat by seat.

    >>> rotations(["a", "b", "b"])
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return [tuple(table[(seat - step) % len(table)] for seat in range(len(table))) for step in range(len(table))]


def _shuffled(table: tuple[str, ...], seed: str) -> tuple[str, ...]:
    mixed = list(table)
    random.Random(seed).shuffle(mixed)
    return tuple(mixed)
