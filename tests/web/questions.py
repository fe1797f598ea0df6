"""Every kind of question, in a position where there is much to choose from: what a table must show whole.

Bots play some matches; of every prompt the moment with the most options is kept, as a record that a table goes on from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import lamplight
from lamplight.bots import Player, SeatedBot
from lamplight.kernel import Match
from lamplight.kernel.game import OptionValue
from lamplight.text.speaker import Speaker

Options = Mapping[str, OptionValue]

MATCHES: Mapping[str, tuple[tuple[Options, str, str], ...]] = {
    "blackout": (
        ({"players": 2}, "random", "q0"),
        ({"players": 2}, "novice", "q0"),
        ({"players": 3}, "novice", "q0"),
        ({"players": 2}, "novice", "q10"),
        ({"players": 2, "injury": "owner"}, "novice", "q1"),
        ({"players": 1, "chapter": 1}, "novice", "q2"),
        ({"players": 4}, "novice", "q3"),
    ),
    "dual-powers": (({}, "random", "q0"), ({}, "novice", "q1"), ({"solo": "red"}, "novice", "q2")),
}
"""The matches by game: options, who plays, and the seed. All kinds of questions come up in them."""
UNASKED = ("over", "chance", "wait", "ready")
"""Prompts by their ends that ask for nothing."""


@dataclass(frozen=True)
class Question:
    """A moment of a match in which somebody is asked something."""

    prompt: str
    """The id of what is asked."""
    record: str
    """The match up to this moment."""
    side: str
    """Who is asked."""
    offers: tuple[tuple[str, frozenset[str]], ...]
    """All that can be chosen: in English, and the names by which a board may know what it is about."""


def kinds(game: str) -> set[str]:
    """The prompts of a game that ask something: its texts have one for each."""
    folder = Path(lamplight.__file__).parent / "games" / game.replace("-", "_") / "texts" / "en"
    texts = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    found = re.findall(rf"(?m)^({game}-ask-[\w-]+) =", texts)
    return {one for one in found if not one.endswith(UNASKED)}


@cache
def questions(game: str) -> dict[str, Question]:
    """By prompt, where there is most to choose from."""
    found: dict[str, Question] = {}
    for options, bot, seed in MATCHES[game]:
        for match, seat in _moments(game, options, bot, seed):
            prompt = match.prompt(seat).message.id
            count = len(match.legal(seat))
            if prompt not in found or count > len(found[prompt].offers):
                found[prompt] = Question(prompt, str(match.record()), seat, _offers(match, seat))
    return found


def _offers(match: Match, seat: str) -> tuple[tuple[str, frozenset[str]], ...]:
    english = _english()
    return tuple(
        (english.say(match.offered(seat, action)), frozenset(_names(action.named))) for action in match.legal(seat)
    )


def _names(action: Mapping[str, str]) -> Iterator[str]:
    for part, value in action.items():
        yield f"{part}={value}"
        if part != "do":
            yield value


@cache
def _english() -> Speaker:
    return Speaker("en")


def _moments(game: str, options: Options, bot: str, seed: str) -> Iterator[tuple[Match, str]]:
    """A match of bots, decision by decision: with whoever decides."""
    match = lamplight.new(game, seed=seed, options=options)
    bots = [
        SeatedBot(Player.parse(bot), match.setup, seat, f"{seed}/{seat}", print) for seat in range(len(match.seats))
    ]
    while not match.over:
        seat = match.to_act[0]
        yield match, seat
        action = bots[match.seats.index(seat)].choose_in(match.state)
        for other in bots:
            if match.seats[other.seat] != seat:
                other.others_acted()
        match.play(seat, action)
