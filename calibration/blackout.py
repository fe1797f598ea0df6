"""The targets of Blackout, and facts for whoever tunes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean, median

from lamplight.arena import Played
from lamplight.games.blackout.rules import components as component_sets
from lamplight.games.blackout.rules.model import Components

from .estimates import Estimate, Verdict, within
from .hands import Hand, bound_target, even_target, hands_of, worth, worth_facts
from .report import Column, Facts, Target, Unit, decided

PLAYERS = (2, 3, 4)
CHAPTERS = range(1, 6)
ROUNDS = {2: (7.0, 8.0), 3: (8.0, 10.0), 4: (8.0, 10.0)}
SCORE = (90.0, 130.0)
BEST = (144.0, 176.0)
"""What we take "about 160" to be."""
WORTH = (0.6, 1.6)
"""Between such multiples of the even share lie the wins of those who have a certain card or place."""
POWER = (0.3, 0.8)
MOST, SOME = 0.5, 0.05
"""What we take "most attempts" and "some" to be: more than so many."""
NOT_COUNTED = "not counted in these runs: see `arena/counted.py`"


def _together(players: int) -> str:
    return f"{players} players"


def _chapter(number: int) -> str:
    return f"chapter {number}"


MODES: dict[str, dict[str, object]] = {
    **{_together(players): {"players": players} for players in PLAYERS},
    **{_chapter(number): {"players": 1, "chapter": number} for number in CHAPTERS},
}


SERIES: dict[str, dict[str, object]] = {"campaign": {"players": 1}}
"""What is played as a whole series, by its name and with its options."""


def measure(runs: Mapping[str, Sequence[Played]], folder: Path) -> tuple[list[Target], list[Facts]]:
    """Every target and all facts, from the matches of every mode."""
    components = component_sets.load(folder)
    together = [match for players in PLAYERS for match in runs[_together(players)]]
    pieces = _Pieces(components, hands_of(together), min(len(runs[_together(players)]) for players in PLAYERS))
    targets = [
        *(_rounds(players, runs[_together(players)]) for players in PLAYERS),
        *(_scores(players, runs[_together(players)]) for players in PLAYERS),
        _best(together),
        *(_seats(players, runs[_together(players)]) for players in PLAYERS),
        *(_places(players, runs[_together(players)]) for players in PLAYERS),
        *pieces.targets(),
        *(_power(players, runs[_together(players)]) for players in PLAYERS),
        *(
            replace(target, alone=True)
            for number in CHAPTERS
            for target in _orchids(components, number, runs[_chapter(number)])
        ),
    ]
    facts = [
        _matches(runs),
        _chapters(components, runs),
        _campaigns(runs["campaign"]),
        _power_facts(runs),
        _sources(runs),
        *pieces.facts(),
    ]
    return targets, facts


def _rounds(players: int, run: Sequence[Played]) -> Target:
    mean, (low, high) = Estimate.mean([match.rounds for match in run]), ROUNDS[players]
    verdict = within(mean, low, high)
    return decided(f"Rounds, {players} players", f"{low:g}–{high:g} on average", mean, Unit.NUMBER, verdict, len(run))


def _scores(players: int, run: Sequence[Played]) -> Target:
    mean = Estimate.mean([fmean(match.scores) for match in run])
    verdict = within(mean, *SCORE)
    return decided(f"Final score, {players} players", "90–130 on average", mean, Unit.NUMBER, verdict, len(run))


def _best(together: Sequence[Played]) -> Target:
    best = max((max(match.scores) for match in together), default=None)
    verdict = Verdict.MET if best is not None and BEST[0] <= best <= BEST[1] else Verdict.MISSED
    note = "the largest of all scores; it has no interval"
    return decided("Best score", "about 160 (144–176)", Estimate(best), Unit.COUNT, verdict, len(together), note)


def _seats(players: int, run: Sequence[Played]) -> Target:
    seats = [str(seat + 1) for seat in range(players)]
    items = worth(hands_of(run), seats, lambda hand: [str(hand.seat + 1)])
    return even_target(f"Seats, {players} players", "the even share in each one's interval", items, len(run))


def _places(players: int, run: Sequence[Played]) -> Target:
    """The seats as they count: from the starting player on, who is drawn by lot."""
    name, asked = f"Turn order, {players} players", "the even share in each one's interval"
    first = {match.number: hand.seat for match in run for hand in hands_of([match]) if hand.had("first")}
    if not first:
        return decided(name, asked, Estimate(), Unit.TIMES, Verdict.OPEN, len(run), NOT_COUNTED)
    places = [f"place {place + 1}" for place in range(players)]
    items = worth(hands_of(run), places, lambda hand: [places[(hand.seat - first[hand.match.number]) % players]])
    return even_target(name, asked, items, len(run))


def _power(players: int, run: Sequence[Played]) -> Target:
    name, asked = f"Both restore-power goals, {players} players", "completed by 30–80 % of players"
    if not _counts_power(run):
        return decided(name, asked, Estimate(), Unit.SHARE, Verdict.OPEN, len(run), NOT_COUNTED)
    mean = Estimate.mean([fmean(_both(hand) for hand in hands_of([match])) for match in run])
    return decided(name, asked, mean, Unit.SHARE, within(mean, *POWER), len(run))


def _counts_power(run: Sequence[Played]) -> bool:
    """Runs from before the arena counted the restore-power goals lack the starting player, too."""
    return any(hand.had("first") for hand in hands_of(run))


def _both(hand: Hand) -> bool:
    return len(hand.had("power")) == 2


def _orchids(components: Components, number: int, run: Sequence[Played]) -> list[Target]:
    return [
        decided(f"{name} orchids, chapter {number}", asked, found, Unit.SHARE, within(found, low=least), len(run))
        for name, asked, found, least in (
            ("Two", "in most attempts (over 50 %)", _two(run), MOST),
            ("Three", "in some attempts (over 5 %)", _three(components, number, run), SOME),
        )
    ]


def _two(run: Sequence[Played]) -> Estimate:
    """Alone, a chapter is won with two orchids or three (R16.03)."""
    return Estimate.share(sum(bool(match.winners) for match in run), len(run))


def _three(components: Components, number: int, run: Sequence[Played]) -> Estimate:
    line = components.chapters[number - 1].orchids[-1]
    return Estimate.share(sum(bool(match.winners) and match.scores[0] >= line for match in run), len(run))


class _Pieces:
    """Cards and places over all hands of two, three and four players."""

    def __init__(self, components: Components, hands: Sequence[Hand], matches: int) -> None:
        self.hands = hands
        self.matches = matches
        self.kind = {
            card.id: card.colour if card.kind == "volunteer" else f"{card.kind} {card.ability}"
            for card in components.objectives
        }
        self.plans = {card.id for card in components.objectives if card.kind == "plan"}
        self.place_colour = {row.text("id"): row.text("colour") for row in components.locations}
        self.dealt_colour = {card.id: card.colour for card in components.starting}
        self.cards = worth(hands, self.kind, lambda hand: hand.had("bought"))
        self.places = worth(hands, self.place_colour, lambda hand: hand.had("settled"))
        self.place_colours = worth(
            hands,
            sorted(set(self.place_colour.values())),
            lambda hand: [self.place_colour[place] for place in hand.had("settled")],
        )
        self.dealt = worth(hands, self.dealt_colour, lambda hand: [*hand.had("starter"), *hand.had("emergency")])
        self.dealt_colours = worth(
            hands,
            sorted(set(self.dealt_colour.values())),
            lambda hand: [self.dealt_colour[card] for card in hand.had("starter")],
        )
        self.bought: Counter[str] = Counter()
        self.completed: Counter[str] = Counter()
        for hand in hands:
            self.bought.update(hand.had("bought"))
            done = {**hand.had("goal"), **hand.had("plan-finished")}
            self.completed.update(
                card
                for card in hand.had("bought")
                if card in (hand.had("plan-finished") if card in self.plans else done)
            )

    def targets(self) -> list[Target]:
        """No card or place wins by itself, and all kinds are of use."""
        asked = "wins 0.6–1.6 times the even share with each"
        groups = {
            "Start locations": self.places,
            "Colours of start locations": self.place_colours,
            "Starting cards": self.dealt,
            "Colours of starting volunteers": self.dealt_colours,
            "Cards bought": self.cards,
        }
        found = [bound_target(name, asked, items, WORTH, self.matches) for name, items in groups.items()]
        return [*found, self._all_kinds()]

    def _all_kinds(self) -> Target:
        bought, completed = self._by_kind(self.bought), self._by_kind(self.completed)
        idle = [kind for kind in bought if not completed[kind]]
        verdict = Verdict.MISSED if idle else Verdict.MET
        note = f"of {len(bought)}" + (f"; not one completed: {', '.join(idle)}" if idle else "")
        used = Estimate(len(bought) - len(idle))
        return decided(
            "Kinds of cards", "each bought and completed at all", used, Unit.COUNT, verdict, self.matches, note
        )

    def _by_kind(self, cards: Mapping[str, int]) -> dict[str, int]:
        found = dict.fromkeys(self.kind.values(), 0)
        for card, times in cards.items():
            found[self.kind[card]] += times
        return found

    def facts(self) -> list[Facts]:
        """How often each piece is taken, and how often its hands win."""
        hands = len(self.hands)
        return [
            worth_facts("Start locations", [item for item in self.places if item.times], hands, self.place_colour),
            worth_facts("Starting cards", self.dealt, hands),
            self._kinds(),
            self._cards(),
        ]

    def _kinds(self) -> Facts:
        columns = [Column("bought by a player", Unit.NUMBER), Column("of them completed", Unit.SHARE)]
        bought, completed = self._by_kind(self.bought), self._by_kind(self.completed)
        rows = {
            kind: [times / len(self.hands) if self.hands else None, completed[kind] / times if times else None]
            for kind, times in sorted(bought.items(), key=lambda pair: (-pair[1], pair[0]))
        }
        return Facts("Kinds of cards", columns, rows)

    def _cards(self) -> Facts:
        found = worth_facts("Cards bought", self.cards, len(self.hands))
        for name, row in found.rows.items():
            row.insert(2, self.completed[name] / self.bought[name] if self.bought[name] else None)
        found.columns.insert(2, Column("of them completed", Unit.SHARE))
        return found


def _matches(runs: Mapping[str, Sequence[Played]]) -> Facts:
    columns = [
        Column("matches", Unit.COUNT),
        Column("rounds", Unit.NUMBER),
        Column("score", Unit.NUMBER),
        Column("winner's score", Unit.NUMBER),
        Column("lowest", Unit.COUNT),
        Column("best", Unit.COUNT),
    ]
    rows: dict[str, list[float | None]] = {}
    for players in PLAYERS:
        run = runs[_together(players)]
        scores = [score for match in run for score in match.scores]
        rows[_together(players)] = [
            len(run),
            Estimate.mean([match.rounds for match in run]).value,
            Estimate.mean(scores).value,
            Estimate.mean([max(match.scores) for match in run]).value,
            min(scores, default=None),
            max(scores, default=None),
        ]
    return Facts("Matches", columns, rows)


def _chapters(components: Components, runs: Mapping[str, Sequence[Played]]) -> Facts:
    columns = [
        Column("two orchids or three", Unit.SHARE),
        Column("three", Unit.SHARE),
        Column("score", Unit.NUMBER),
        Column("rounds", Unit.NUMBER),
    ]
    rows = {
        _chapter(number): [
            _two(run).value,
            _three(components, number, run).value,
            Estimate.mean([match.scores[0] for match in run]).value,
            Estimate.mean([match.rounds for match in run]).value,
        ]
        for number in CHAPTERS
        for run in [runs[_chapter(number)]]
    }
    return Facts("Chapters, alone, first attempts", columns, rows)


def _campaigns(run: Sequence[Played]) -> Facts:
    """The yardstick of the rulebooks: R15.09 ranks what the five chapters have brought."""
    columns = [Column("campaigns", Unit.COUNT), Column("carried through", Unit.SHARE)]
    row: list[float | None] = [len(run), fmean(bool(match.winners) for match in run) if run else None]
    for name, numbers in (
        ("orchids", [match.scores[0] for match in run]),
        ("attempts", [len(match.series) for match in run]),
    ):
        columns += [
            Column(f"{name}, median", Unit.NUMBER),
            Column("fewest", Unit.COUNT),
            Column("most", Unit.COUNT),
        ]
        row += [median(numbers), min(numbers), max(numbers)] if numbers else [None] * 3
    return Facts("Whole campaigns, alone", columns, {"campaign": row})


def _power_facts(runs: Mapping[str, Sequence[Played]]) -> Facts:
    titles = ("the first", "the second", "both", "both, by winners", "the first, by anybody", "the second", "both")
    rows: dict[str, list[float | None]] = {}
    for players in PLAYERS:
        run = runs[_together(players)]
        if not _counts_power(run):
            continue
        hands = hands_of(run)
        winners = [hand for hand in hands if hand.won]
        tables = [hands_of([match]) for match in run]
        rows[_together(players)] = [
            *(fmean(goal in hand.had("power") for hand in hands) for goal in "12"),
            fmean(map(_both, hands)),
            fmean(map(_both, winners)) if winners else None,
            *(fmean(any(goal in hand.had("power") for hand in table) for table in tables) for goal in "12"),
            fmean(any(map(_both, table)) for table in tables),
        ]
    return Facts("Restore-power goals", [Column(title, Unit.SHARE) for title in titles], rows)


def _sources(runs: Mapping[str, Sequence[Played]]) -> Facts:
    """Where points come from, if the arena has summed them up; the rest is goals, tiles and check-mark actions."""
    rows: dict[str, list[float | None]] = {}
    hands = {players: hands_of(runs[_together(players)]) for players in PLAYERS}
    kinds = sorted({kind for own in hands.values() for hand in own for kind in hand.had("points")})
    for kind in kinds:
        rows[kind] = [_mean([hand.had("points").get(kind, 0) for hand in own]) for own in hands.values()]
    if rows:
        rows["the rest"] = [
            _mean([hand.match.scores[hand.seat] - sum(hand.had("points").values()) for hand in own])
            for own in hands.values()
        ]
    return Facts("Points of a player, by source", [Column(_together(n), Unit.NUMBER) for n in PLAYERS], rows)


def _mean(numbers: Sequence[float]) -> float | None:
    return Estimate.mean(numbers).value
