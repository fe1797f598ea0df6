"""Write the golden records of Blackout anew: one match for each way in which it can end, and a campaign.

Run as `python -m tests.golden.blackout.make` when the rules version changes on purpose; the diff shows what has
changed. Endings that random play hardly ever reaches start from a position shortly before the end.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

import lamplight
from lamplight.kernel import Match, Plain, Series, find_game
from lamplight.kernel.ledger import hidden_count

HERE = Path(__file__).parent
FROZEN = HERE.parent / "sets" / "blackout-frozen-1"
CAMPAIGN = HERE / "series" / "solo-restart.json"
ENDS: dict[str, Plain] = {"round": 9, "last_round": 9, "phase": 8}


@dataclass(frozen=True)
class Wanted:
    """A kind of ending: options, where the match starts, and what it is to be."""

    options: dict[str, object]
    ending: str
    position: dict[str, Plain] | None = None


@dataclass(frozen=True)
class Seat:
    """A player shortly before the end."""

    score: int
    money: int = 4
    more: dict[str, Plain] = field(default_factory=dict[str, Plain])

    def plain(self, cubes: list[str]) -> dict[str, Plain]:
        told: dict[str, Plain] = {"score": self.score, "money": self.money, "rondel": {}, "cubes": list(cubes)}
        return {**told, **self.more}


def _end(**seats: Seat) -> dict[str, Plain]:
    places = (["tai-po-market"], ["stanley"], ["tai-o"], ["mong-kok"])
    players: dict[str, Plain] = {
        name: seat.plain(list(cubes)) for (name, seat), cubes in zip(seats.items(), places, strict=False)
    }
    return {**ENDS, "players": players}


_CENTRAL: list[Plain] = ["central", "mong-kok", "hung-hom", "tsim-sha-tsui", "causeway-bay"]
_RED: list[Plain] = ["lok-ma-chau", "sha-tau-kok", "aberdeen", "tung-chung"]
WANTED = {
    "won": Wanted({}, "won"),
    "won-by-four": Wanted({"players": 4}, "won"),
    "money-tie-break": Wanted({}, "tie-break", _end(orange=Seat(40, 3), grey=Seat(40, 4))),
    "shared-victory": Wanted({"players": 3}, "shared", _end(orange=Seat(40), grey=Seat(40), white=Seat(30))),
    "decks-exhausted": Wanted({"players": 4, "chapter": 5}, "exhausted"),
    **{f"chapter-{number}-lost": Wanted({"players": 1, "chapter": number}, "lost") for number in range(1, 6)},
    "chapter-1-won": Wanted(
        {"players": 1, "chapter": 1}, "chapter-won", _end(orange=Seat(90, 0, {"marks": {"A": [1, 2, 3]}}))
    ),
    "chapter-2-won": Wanted(
        {"players": 3, "chapter": 2},
        "chapter-won",
        _end(orange=Seat(30), grey=Seat(50, 0, {"marks": {"C": [1, 3]}}), white=Seat(20)),
    ),
    "chapter-3-won": Wanted(
        {"players": 1, "chapter": 3},
        "chapter-won",
        _end(orange=Seat(95, 0, {"marks": {"B": [1, 2]}, "cubes": _CENTRAL})),
    ),
    "chapter-4-won": Wanted(
        {"players": 2, "chapter": 4},
        "chapter-won",
        _end(orange=Seat(70), grey=Seat(80, 0, {"marks": {"C": [2, 3]}, "cubes": _RED})),
    ),
    "chapter-5-won": Wanted(
        {"players": 1, "chapter": 5},
        "chapter-won",
        _end(orange=Seat(150, 0, {"marks": {"D": [1, 2]}, "power": [1, 2]})),
    ),
    "chapter-4-best-score-without-condition": Wanted(
        {"players": 2, "chapter": 4},
        "lost",
        _end(orange=Seat(99), grey=Seat(80, 0, {"marks": {"C": [2, 3]}, "cubes": _RED})),
    ),
}


def random_match(seed: str, wanted: Wanted) -> Match:
    """A match of random actions, but with a preference for doing something."""
    match = lamplight.new(
        "blackout",
        seed=seed,
        options=wanted.options,
        components=FROZEN,
        nonces=("golden",),
        position=wanted.position,
    )
    play_on(match, random.Random(seed))
    return match


def play_on(match: Match, rng: random.Random) -> None:
    """Random actions to the end."""
    idle = ("done", "skip", "return")
    while not match.over:
        for seat in match.to_act:
            actions = [action for action in match.legal(seat) if action.do not in idle] or list(match.legal(seat))
            match.play(seat, rng.choice(actions))


def ending_of(match: Match) -> str:
    """Which kind of ending a finished match is."""
    outcome, view = match.outcome, match.view(None)
    assert outcome is not None
    if hidden_count(view["deck"]) + hidden_count(view["reserve"]) == 0:
        return "exhausted"
    winners = list(outcome.winners)
    if match.setup.options["chapter"]:
        return "chapter-won" if winners else "lost"
    if len(winners) > 1:
        return "shared"
    scores = [view[f"{seat}.score"] for seat in match.seats]
    return "tie-break" if scores.count(scores[winners[0]]) > 1 else "won"


def campaign() -> Series:
    """R16.04: a solo campaign that lost its first chapter twice and is in its third attempt."""
    game = find_game("blackout")
    rules = game.series("campaign", {"players": 1})
    series = Series(rules, "golden campaign", str(FROZEN.relative_to(HERE.parents[2])))
    rng = random.Random("golden campaign")
    for _ in range(2):
        assert series.match is not None
        play_on(series.match, rng)
        series.settle()
    return series


def main() -> None:
    for name, wanted in WANTED.items():
        for number in range(100_000):
            match = random_match(f"golden {name} {number}", wanted)
            if ending_of(match) == wanted.ending:
                match.record().save(HERE / f"{name}.json")
                print(name, number)
                break
    campaign().save(CAMPAIGN)


if __name__ == "__main__":
    main()
