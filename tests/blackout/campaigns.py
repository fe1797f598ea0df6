"""Campaigns that are quick to play, in the terms of the tests: who wins a chapter, or with what scores it ends."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.campaign import Campaign
from lamplight.kernel import LamplightError, Match, MatchPlan, Message, Plain, Series
from lamplight.kernel.ledger import as_int, as_list
from lamplight.text.speaker import LANGUAGES, Speaker

from .builder import HARBOUR, Player, ending, number

SPEAKERS = [Speaker(language) for language in LANGUAGES]
FREE = {"slot": "[]", "resource": '""', "amount": "0", "money": "0", "tiles": "[]", "link": '""', "reward_points": "40"}
MONEY = 7
"""What a player of the harbour set begins with."""
NEVER = 400
LINES = ((60, 75, 90), (35, 50, 65), (65, 85, 105), (65, 80, 95), (105, 125, 145))
"""R17: the scores for one, two and three orchids, chapter by chapter."""
Json = dict[str, Any]


# A set in which a chapter is one round long, and won by whoever completes a free goal.


def easy_set(folder: Path, orchids: tuple[int, ...] = (3, 3, 3, 3, 3)) -> Path:
    """Write it: so many orchids for each chapter to anybody with a goal, and none to the others."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in HARBOUR.iterdir():
        text = path.read_text(encoding="utf-8")
        if path.name == "plans.toml":
            for field, value in FREE.items():
                text = re.sub(rf"^{field} = .*$", f"{field} = {value}", text, flags=re.MULTILINE)
            text = re.sub(r"^bonus = .*$", "bonus = 0", text, flags=re.MULTILINE)
        if path.name == "rules.toml":
            text = text.partition("[[chapter]]")[0] + "".join(
                f'[[chapter]]\nnumber = {number}\nreserve = [22, 22, 22, 22]\nplans_small = ["A"]\n'
                f'plans_large = ["A", "B"]\ngoals = 1\ncondition = ""\namount = 0\n'
                f'orchids = {[0] * earned + [NEVER] * (3 - earned)}\nprovenance = "reconstructed"\n\n'
                for number, earned in enumerate(orchids, start=1)
            )
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


def campaign(components: Path | None, players: int = 1, seed: str = "week", **options: object) -> Series:
    """A campaign with a component set (the shipped one, if none is named)."""
    rules = GAME.series("campaign", {"players": players, **options})
    return Series(rules, seed, None if components is None else str(components))


def step(match: Match, winners: Collection[str], rng: random.Random) -> None:
    """One action: who is to win completes every goal of an emergency plan, the others none."""
    seat = match.to_act[0]
    legal = list(match.legal(seat))
    goals = [action for action in legal if action.do == "goal" and action.get("card").startswith("emergency")]
    others = [action for action in legal if action not in goals]
    match.play(seat, rng.choice(goals if goals and seat in winners else others))


def running(series: Series) -> Match:
    assert series.match is not None
    return series.match


def finish(series: Series, winners: Collection[str] = (), seed: int = 1) -> Match:
    match = running(series)
    rng = random.Random(seed)
    while not match.over:
        step(match, winners, rng)
    return match


def chapters(series: Series, *winners: Collection[str]) -> Series:
    for each in winners:
        finish(series, each)
        series.settle()
    return series


def money(series: Series) -> int:
    return number(running(series), "orange.money")


def described(series: Series, speaker: Speaker = SPEAKERS[0]) -> str:
    return "\n".join(speaker.say(line) for line in series.rules.describe(series.state))


def totals(series: Series) -> list[int]:
    assert isinstance(series.rules, Campaign)
    return series.rules.totals(series.state)


def results(series: Series) -> list[Json]:
    found: list[Json] = json.loads(json.dumps(series.state["results"]))
    return found


@lru_cache(maxsize=1)
def mid_campaign_text(folder: Path) -> str:
    """Two chapters played by two, and the third one in the middle of its planning."""
    series = chapters(campaign(easy_set(folder), 2), ["orange", "grey"], ["orange"])
    match = running(series)
    rng = random.Random(5)
    while number(match, "round") == 0:
        step(match, (), rng)
    match.play("orange", next(action for action in match.legal("orange") if action.do == "plan"))
    match.play("orange", "into 2")
    return str(series)


def mid_campaign(folder: Path) -> Json:
    data: Json = json.loads(mid_campaign_text(folder / "mid"))
    return data


# A chapter of the shipped set that ends with given scores.


def ended(plan: MatchPlan | None, *scores: int, met: bool = True) -> Match:
    """The chapter that is to be played, ended with these scores, its other conditions met by everybody or by nobody."""
    assert plan is not None
    chapter = as_int(plan.options["chapter"])
    cubes: dict[int, list[Plain]] = {
        3: ["mong-kok", "kai-tak", "hung-hom", "central"],
        4: ["lok-ma-chau", "sha-tau-kok", "ma-on-shan", "sham-tseng"],
    }
    players: list[Player] = [{"score": score, "cubes": cubes.get(chapter, ["tai-o"])} for score in scores]
    for player in players if met else ():
        player["marks"] = {"ABBCD"[chapter - 1]: [1, 2, 3] if chapter == 1 else [1, 2]}
        player["power"] = [1, 2] if chapter == 5 else []
    return ending(*players, chapter=chapter)


def settle_with(series: Series, *scores: int, met: bool = True) -> None:
    """The chapter that a series is at ends with these scores."""
    series.match = ended(series.plan, *scores, met=met)
    series.settle()


def noted(state: Mapping[str, Plain]) -> list[list[int]]:
    """The orchids of each player, chapter by chapter."""
    return [[as_int(count) for count in as_list(own)] for own in as_list(state["orchids"])]


def ranks(lines: list[Message]) -> dict[str, str]:
    """What the description of a campaign says about each player's rank."""
    found: dict[str, str] = {}
    for line in lines:
        if line.id == "blackout-campaign-rank":
            side, rank = line.args["side"], line.args["rank"]
            assert isinstance(side, Message)
            assert isinstance(rank, Message)
            found[side.id.rpartition("-")[2]] = rank.id.removeprefix("blackout-rank-")
    return found


# Refusals.


def refusal(text: str | bytes, rules: Campaign | None = None) -> LamplightError:
    """The error that a file is refused with; it is a whole sentence in every language."""
    with pytest.raises(LamplightError) as caught:
        Series.parse(text, rules)
    check_sentences(caught.value)
    return caught.value


def check_sentences(error: LamplightError) -> None:
    said = [speaker.say(error.message) for speaker in SPEAKERS]
    for speaker, sentence in zip(SPEAKERS, said, strict=True):
        assert speaker.check(error.message) == []
        assert error.message.id not in sentence
        assert len(sentence) > 15
        assert sentence.rstrip(")").endswith((".", "!"))
        assert re.search(r"\b(?:kernel|blackout|cli)-[a-z]+-[a-z-]+|Traceback|\{ *\$", sentence) is None
    assert len(set(said)) == len(LANGUAGES)
