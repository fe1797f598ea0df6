"""What a run has shown: counted from its matches alone, the same for the same matches.

Only `timing` depends on the machine. Wins that several seats share are shared out; matches that failed count nowhere.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from .plan import Tournament
from .played import Played
from .statistics import Deal, Rating, Share, Spread, ratings


@dataclass(frozen=True, slots=True)
class Pair:
    """One bot alone among others of one kind: its share of wins, and how many times its even share that is."""

    bot: str
    among: str
    wins: Share
    times_even: float


@dataclass(frozen=True, slots=True)
class Item:
    """How often something was counted, at how many seats, at how many winning seats, and how often these seats won."""

    times: int
    seats: int
    winning_seats: int
    wins: Share


@dataclass(frozen=True, slots=True)
class Campaign:
    """What came of a bot's series: points, how many were carried through, and stage by stage the mean of attempts."""

    points: Spread
    finished: Share
    attempts: dict[str, float]


@dataclass(frozen=True, slots=True)
class Results:
    """All that a run has shown."""

    run: dict[str, Plain]
    matches: int
    deals: int
    failed: int
    seats: int
    """How many seats were played in, and how many of them won: what the counts of `counted` are shares of."""
    winning_seats: int
    ratings: list[Rating]
    """From strongest to weakest; empty where everybody plays alone."""
    wins: dict[str, Share]
    """For each bot, over all seats that it took."""
    pairs: list[Pair]
    by_seat: dict[str, dict[str, Share]]
    """For each seat the wins of every bot there, and under "" those of all."""
    scores: dict[str, Spread]
    rounds: Spread
    decisions: Spread
    endings: dict[str, int]
    counted: dict[str, dict[str, Item]]
    """Kind of event, item (a card, a place), how often: see `counted.py`."""
    series: dict[str, Campaign]
    thinking: dict[str, float]
    """Iterations a decision."""
    mishaps: dict[str, dict[str, int]]
    """For each bot the kinds of its mishaps; under "" those of a worker, while no bot was thinking."""
    timing: dict[str, float]
    """Seconds a decision."""

    def json(self) -> str:
        """The results as `results.json`."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"


def evaluate(tournament: Tournament, played: Sequence[Played]) -> Results:
    """Count everything."""
    good = [match for match in played if not match.failed]
    seated = [(bot, seat, match) for match in good for seat, bot in enumerate(match.bots)]
    names = tournament.setup.seat_names
    bots = tournament.bots
    by_seat = {
        name: {bot: _wins([x for x in seated if x[1] == seat and bot in ("", x[0])]) for bot in ("", *bots)}
        for seat, name in enumerate(names)
    }
    return Results(
        run=tournament.identity(),
        matches=len(good),
        deals=len({match.deal for match in good}),
        failed=len(played) - len(good),
        seats=len(seated),
        winning_seats=sum(len(match.winners) for match in good),
        ratings=_ratings(tournament, good),
        wins={bot: _wins([x for x in seated if x[0] == bot]) for bot in bots},
        pairs=_pairs(bots, good) if len(names) > 1 else [],
        by_seat=by_seat,
        scores={bot: Spread.count([match.scores[seat] for own, seat, match in seated if own == bot]) for bot in bots},
        rounds=Spread.count([match.rounds for match in good]),
        decisions=Spread.count([sum(match.decisions) for match in good]),
        endings=dict(sorted(Counter(match.ending for match in good).items())),
        counted=_counted(tournament, seated),
        series={bot: _campaign(tournament, [m for m in good if m.bots[0] == bot]) for bot in bots}
        if tournament.plan.series
        else {},
        thinking={
            bot: _per_decision([(m.iterations[s], m.decisions[s]) for own, s, m in seated if own == bot])
            for bot in bots
        },
        mishaps=_mishaps(played),
        timing={
            bot: _per_decision([(m.seconds[s], m.decisions[s]) for own, s, m in seated if own == bot]) for bot in bots
        },
    )


def share_of(match: Played, seat: int) -> float:
    """What part of a match's win a seat has."""
    return 1 / len(match.winners) if seat in match.winners else 0.0


def _wins(seated: Sequence[tuple[str, int, Played]]) -> Share:
    return Share.count(sum(share_of(match, seat) for _, seat, match in seated), len(seated))


def _ratings(tournament: Tournament, good: Sequence[Played]) -> list[Rating]:
    if tournament.setup.seats == 1:
        return []
    deals: dict[int, Deal] = {}
    for match in good:
        if match.winners and len(set(match.bots)) > 1:
            seats = range(len(match.bots))
            deals.setdefault(match.deal, Deal()).add(match.bots, [share_of(match, seat) for seat in seats])
    return ratings(tournament.bots, list(deals.values()), tournament.schedule.seed)


def _pairs(bots: Sequence[str], good: Sequence[Played]) -> list[Pair]:
    found: list[Pair] = []
    for bot in bots:
        for other in bots:
            if other == bot:
                continue
            tables = [m for m in good if m.bots.count(bot) == 1 and m.bots.count(other) == len(m.bots) - 1]
            wins = _wins([(bot, match.bots.index(bot), match) for match in tables])
            even = len(tables[0].bots) if tables else 1
            found.append(Pair(bot, other, wins, round(wins.share * even, 4)))
    return found


def _counted(tournament: Tournament, seated: Sequence[tuple[str, int, Played]]) -> dict[str, dict[str, Item]]:
    """For every kind of event of the game its items, the most frequent first."""
    found: dict[str, dict[str, Item]] = {}
    for kind in tournament.game.counts.events:
        had: dict[str, list[tuple[int, bool, float]]] = {}
        for _, seat, match in seated:
            for item, times in match.counted[seat].get(kind, {}).items():
                had.setdefault(item, []).append((times, seat in match.winners, share_of(match, seat)))
        items = {
            item: Item(
                sum(times for times, _, _ in rows),
                len(rows),
                sum(won for _, won, _ in rows),
                Share.count(sum(share for _, _, share in rows), len(rows)),
            )
            for item, rows in had.items()
        }
        found[kind] = dict(sorted(items.items(), key=lambda pair: (-pair[1].seats, pair[0])))
    return found


def _campaign(tournament: Tournament, good: Sequence[Played]) -> Campaign:
    stage = tournament.game.counts.stage
    tries: Counter[int] = Counter()
    reached: Counter[int] = Counter()
    for match in good:
        stages = Counter(as_int(one[stage]) for one in match.series if stage in one)
        tries.update(stages)
        reached.update(stages.keys())
    return Campaign(
        Spread.count([match.scores[0] for match in good]),
        _wins([(match.bots[0], 0, match) for match in good]),
        {str(number): tries[number] / reached[number] for number in sorted(tries)},
    )


def _mishaps(played: Sequence[Played]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for match in played:
        for bot, kind, _ in match.mishaps:
            own = found.setdefault(bot, {})
            own[kind] = own.get(kind, 0) + 1
    return dict(sorted(found.items()))


def _per_decision(numbers: Sequence[tuple[float, int]]) -> float:
    decisions = sum(count for _, count in numbers)
    return round(sum(amount for amount, _ in numbers) / decisions, 6) if decisions else 0.0
