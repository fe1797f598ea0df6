"""What one seat had in one match, and how often those win that have a certain thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from lamplight.arena import Played
from lamplight.arena.results import share_of

from .estimates import Estimate, Verdict, all_of, holds, within
from .report import Column, Facts, Target, Unit, decided

RARE = 30
"""What fewer hands have had says nothing about its worth..."""
MAY_BE_RARE = 0.05
"""...and does not keep a target open, if all of it together is no larger a share than this."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat in a match."""

    match: Played
    seat: int

    @property
    def won(self) -> float:
        """Its part of the win."""
        return share_of(self.match, self.seat)

    @property
    def even(self) -> float:
        """Its part if all were alike."""
        return 1 / len(self.match.bots)

    def had(self, kind: str) -> Mapping[str, int]:
        """What the arena has counted for it, of one kind of event."""
        return self.match.counted[self.seat].get(kind, {})


@dataclass(frozen=True, slots=True)
class Item:
    """A card, a place, a seat: in how many hands, and how many times its even share it wins or is played."""

    name: str
    times: int
    ratio: Estimate


def hands_of(played: Iterable[Played]) -> list[Hand]:
    """All hands of some matches."""
    return [Hand(match, seat) for match in played for seat in range(len(match.bots))]


def worth(hands: Sequence[Hand], names: Iterable[str], of: Callable[[Hand], Iterable[str]]) -> list[Item]:
    """For each name: how often the hands win that have it, as a multiple of the even share of those very hands.

    That is the same as how often winning hands have it, as a multiple of how often all hands have it.
    """
    having: dict[str, list[Hand]] = {name: [] for name in names}
    for hand in hands:
        for name in set(of(hand)):
            having.setdefault(name, []).append(hand)
    return [
        Item(name, len(own), Estimate.share(sum(hand.won for hand in own), len(own)).times(len(own) / even))
        if (even := sum(hand.even for hand in own))
        else Item(name, 0, Estimate())
        for name, own in having.items()
    ]


def even_target(name: str, asked: str, items: Sequence[Item], matches: int) -> Target:
    """Whether no item wins more or less than its even share."""
    verdict = all_of(holds(item.ratio, 1.0) for item in items)
    furthest = max(items, key=_distance)
    return decided(name, asked, furthest.ratio, Unit.TIMES, verdict, matches, f"the furthest: {furthest.name}")


def bound_target(
    name: str, asked: str, items: Sequence[Item], bounds: tuple[float, float], matches: int, rare: int = RARE
) -> Target:
    """Whether all items are within bounds; those that are hardly ever seen count as open only if they are many."""
    seen = [item for item in items if item.times >= rare]
    verdicts = {item.name: within(item.ratio, *bounds) for item in seen}
    found = Counter(verdicts.values())
    unseen = sum(item.times for item in items if item.times < rare)
    verdict = all_of(verdicts.values())
    if verdict is Verdict.MET and unseen > MAY_BE_RARE * sum(item.times for item in items):
        verdict = Verdict.OPEN
    note = f"of {len(items)}: {found[Verdict.MET]} inside, {found[Verdict.OPEN]} open, {found[Verdict.MISSED]} outside"
    if len(seen) < len(items):
        note += f", {len(items) - len(seen)} with fewer than {rare} hands"
    if not seen:
        return decided(name, asked, Estimate(), Unit.TIMES, verdict, matches, note)
    order = [Verdict.MET, Verdict.OPEN, Verdict.MISSED]
    furthest = max(seen, key=lambda item: (order.index(verdicts[item.name]), _distance(item)))
    return decided(name, asked, furthest.ratio, Unit.TIMES, verdict, matches, f"the furthest: {furthest.name}; {note}")


def worth_facts(title: str, items: Iterable[Item], hands: int, label: Mapping[str, str] | None = None) -> Facts:
    """What hands have, the most frequent first, and how often they win with it."""
    ordered = sorted(items, key=lambda item: (-item.times, item.name))
    columns = [
        Column("of hands", Unit.SHARE),
        Column("hands", Unit.COUNT),
        Column("wins to even", Unit.TIMES),
        Column("from", Unit.TIMES),
        Column("to", Unit.TIMES),
    ]
    rows = {
        f"{item.name}{f' ({label[item.name]})' if label else ''}": [
            item.times / hands if hands else None,
            item.times,
            item.ratio.value,
            item.ratio.low,
            item.ratio.high,
        ]
        for item in ordered
    }
    return Facts(title, columns, rows)


def _distance(item: Item) -> float:
    """How far an item is from its even share, up or down."""
    return abs(log(max(item.ratio.value, 0.001))) if item.ratio.value is not None else 0.0
