"""The targets of Dual Powers, and facts for whoever tunes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from lamplight.arena import Played
from lamplight.games.dual_powers.rules import components as component_sets

from .estimates import Estimate, Verdict, all_of, falling, holds, within
from .hands import Hand, Item, bound_target, hands_of
from .report import Column, Facts, Target, Unit, decided

TWO = "2 players"
SIDES = ("red", "white")
DIFFICULTIES = range(1, 7)
ROUNDS = (4.0, 5.0)
RED = (0.45, 0.55)
TRACK = (0.15, 0.35)
CARDS = (0.5, 2.0)
EASIEST, HARDEST = (0.7, 0.9), (0.1, 0.3)
"""What we take "about 80 %" and "about 20 %" to be."""


def _solo(side: str, difficulty: int) -> str:
    return f"solo {side} {difficulty}"


MODES: dict[str, dict[str, object]] = {
    TWO: {},
    **{_solo(side, number): {"solo": side, "difficulty": number} for side in SIDES for number in DIFFICULTIES},
}
SERIES: dict[str, dict[str, object]] = {}


def measure(runs: Mapping[str, Sequence[Played]], folder: Path) -> tuple[list[Target], list[Facts]]:
    """Every target and all facts, from the matches of every mode."""
    components = component_sets.load(folder)
    commands = [row.text("id") for row in components.commands]
    leaders = {row.text("id"): row.text("side") for row in components.leaders}
    two = runs[TWO]
    hands = hands_of(two)
    cards = _even_shares(hands, "played", commands)
    targets = [
        _red(two),
        _rounds(two),
        _track(two),
        bound_target("Command cards", "each played 0.5–2 times its even share", cards, CARDS, len(two), rare=0),
        *(replace(target, alone=True) for side in SIDES for target in _solo_targets(side, runs)),
    ]
    return targets, [
        _endings(two),
        _solo_facts(runs),
        _cards(cards, _even_shares(hands, "objective-chosen", commands)),
        _leaders(hands, leaders),
    ]


def _red(two: Sequence[Played]) -> Target:
    share = Estimate.share(sum(match.winners == [0] for match in two), len(two))
    inside = Verdict.MET if share.value is not None and RED[0] <= share.value <= RED[1] else Verdict.MISSED
    verdict = all_of([inside, holds(share, 0.5)])
    return decided(
        "Red's share of wins", "50 % in the interval, itself within 45–55 %", share, Unit.SHARE, verdict, len(two)
    )


def _rounds(two: Sequence[Played]) -> Target:
    mean = Estimate.mean([match.rounds for match in two])
    return decided("Rounds", "4–5 on average", mean, Unit.NUMBER, within(mean, *ROUNDS), len(two))


def _track(two: Sequence[Played]) -> Target:
    share = Estimate.share(sum(match.ending == "track" for match in two), len(two))
    verdict = within(share, *TRACK)
    return decided("Endings at the support track", "15–35 % of matches", share, Unit.SHARE, verdict, len(two))


def _solo_targets(side: str, runs: Mapping[str, Sequence[Played]]) -> list[Target]:
    own = [runs[_solo(side, number)] for number in DIFFICULTIES]
    shares = [_won(run) for run in own]
    verdict, smallest, step = falling(shares)
    return [
        _difficulty(f"Alone as {side}, difficulty 1", "about 80 % won (70–90 %)", own[0], EASIEST),
        _difficulty(f"Alone as {side}, difficulty 6", "about 20 % won (10–30 %)", own[-1], HARDEST),
        decided(
            f"Alone as {side}, step by step",
            "fewer wins with each difficulty",
            step,
            Unit.SHARE,
            verdict,
            min(map(len, own)),
            f"the smallest step: from {smallest + 1} to {smallest + 2}",
        ),
    ]


def _difficulty(name: str, asked: str, run: Sequence[Played], bounds: tuple[float, float]) -> Target:
    won = _won(run)
    return decided(name, asked, won, Unit.SHARE, within(won, *bounds), len(run))


def _won(run: Sequence[Played]) -> Estimate:
    return Estimate.share(sum(bool(match.winners) for match in run), len(run))


def _even_shares(hands: Sequence[Hand], kind: str, names: Sequence[str]) -> list[Item]:
    """How often each card is used so, as a multiple of what it would be if all were used alike."""
    times = Counter[str]()
    for hand in hands:
        times.update(hand.had(kind))
    total = sum(times[name] for name in names)
    return [Item(name, times[name], Estimate.share(times[name], total).times(len(names))) for name in names]


def _endings(two: Sequence[Played]) -> Facts:
    columns = [Column(f"{side} wins", Unit.SHARE) for side in SIDES]
    columns += [Column("matches", Unit.COUNT), Column("mean rounds", Unit.NUMBER)]
    groups = {ending: [match for match in two if match.ending == ending] for ending in ("track", "calendar", "centre")}
    for rounds in sorted({match.rounds for match in two}):
        groups[f"in round {rounds}"] = [match for match in two if match.rounds == rounds]
    rows: dict[str, list[float | None]] = {
        name: [
            *(Estimate.share(sum(match.winners == [seat] for match in own), len(two)).value for seat in range(2)),
            len(own),
            Estimate.mean([match.rounds for match in own]).value,
        ]
        for name, own in groups.items()
    }
    return Facts("Endings, as shares of all matches", columns, rows)


def _solo_facts(runs: Mapping[str, Sequence[Played]]) -> Facts:
    columns = [
        Column("won", Unit.SHARE),
        Column("from", Unit.SHARE),
        Column("to", Unit.SHARE),
        Column("at the track", Unit.SHARE),
        Column("mean place on the track", Unit.NUMBER),
    ]
    rows: dict[str, list[float | None]] = {}
    for side in SIDES:
        for number in DIFFICULTIES:
            run = runs[_solo(side, number)]
            won = _won(run)
            track = Estimate.share(sum(match.ending == "track" for match in run), len(run))
            place = Estimate.mean([match.scores[0] for match in run])
            rows[f"{side}, difficulty {number}"] = [won.value, won.low, won.high, track.value, place.value]
    return Facts("Alone", columns, rows)


def _cards(played: Sequence[Item], chosen: Sequence[Item]) -> Facts:
    """The command cards, the most played first."""
    columns = [
        Column("played to even", Unit.TIMES),
        Column("from", Unit.TIMES),
        Column("to", Unit.TIMES),
        Column("as objective to even", Unit.TIMES),
    ]
    objective = {item.name: item.ratio.value for item in chosen}
    ordered = sorted(played, key=lambda item: (-item.times, item.name))
    rows = {item.name: [item.ratio.value, item.ratio.low, item.ratio.high, objective[item.name]] for item in ordered}
    return Facts("Command cards", columns, rows)


def _leaders(hands: Sequence[Hand], leaders: Mapping[str, str]) -> Facts:
    columns = [Column("played", Unit.SHARE), Column("hands win with it", Unit.SHARE)]
    rows: dict[str, list[float | None]] = {}
    for leader, side in leaders.items():
        own = [hand for hand in hands if hand.seat == SIDES.index(side)]
        having = [hand for hand in own if leader in hand.had("played")]
        won = Estimate.share(sum(hand.won for hand in having), len(having))
        rows[f"{leader} ({side})"] = [Estimate.share(len(having), len(own)).value, won.value]
    return Facts("Leader cards", columns, rows)
