"""The campaign as a series: chapters in order, restarts, orchids, rank, one file that resumes and verifies."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path

import pytest

from lamplight.games.blackout.campaign import Campaign, rank
from lamplight.kernel import LamplightError, Plain, Series, find_game
from lamplight.kernel.ledger import as_list
from lamplight.text import LANGUAGES, Speaker

from .test_conformance_blackout import HARBOUR

GAME = find_game("blackout")


@pytest.fixture
def easy(tmp_path: Path) -> str:
    """A component set whose chapters are easily won: one goal, no conditions, orchids for any score."""
    folder = tmp_path / "easy"
    shutil.copytree(HARBOUR, folder)
    rules = (folder / "rules.toml").read_text(encoding="utf-8")
    head, _, chapters = rules.partition("[[chapter]]")
    chapters = re.sub(r"orchids = \[.*\]", "orchids = [0, 1, 400]", chapters)
    chapters = re.sub(r"goals = \d", "goals = 1", chapters)
    chapters = re.sub(r"condition = \".*\"", 'condition = ""', chapters)
    (folder / "rules.toml").write_text(f"{head}[[chapter]]{chapters}", encoding="utf-8")
    return str(folder)


def campaign(players: int, seed: str = "c", components: str | None = None) -> Series:
    return Series(GAME.series("campaign", {"players": players}), seed, components)


def play(series: Series, seed: int) -> None:
    """The current match at random, to its end."""
    match, rng = series.match, random.Random(seed)
    assert match is not None
    while not match.over:
        for seat in match.to_act:
            match.play(seat, rng.choice(list(match.legal(seat))))
    series.settle()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_together_every_chapter_is_played_once(players: int) -> None:
    series = campaign(players)
    seen: list[object] = []
    for number in range(1, 6):
        assert series.match is not None
        seen.append((series.match.setup.options["chapter"], series.match.setup.options["attempt"]))
        play(series, number)
    assert seen == [(number, 1) for number in range(1, 6)]
    assert series.over
    assert series.match is None
    assert [len(as_list(own)) for own in as_list(series.state["orchids"])] == [5] * players
    assert len(series.finished) == 5


def test_R16_04_alone_a_lost_chapter_begins_again_with_more_money() -> None:
    series = campaign(1)
    for attempt in range(1, 4):
        assert series.match is not None
        assert series.match.view(None)["orange.money"] == 2 + 2 * attempt
        assert (series.state["chapter"], series.state["attempt"]) == (1, attempt)
        play(series, attempt)
    assert (series.state["chapter"], series.state["attempt"]) == (1, 4)


def test_R16_05_a_won_chapter_leads_to_the_next_with_the_first_money(easy: str) -> None:
    """Random play needs some attempts; whenever it wins, the next chapter begins with the first attempt."""
    series = campaign(1, components=easy)
    assert series.match is not None
    first = series.match.view(None)["orange.money"]
    results = 0
    while not series.over and results < 25:
        chapter, attempt = series.state["chapter"], series.state["attempt"]
        assert series.match is not None
        assert series.match.view(None)["orange.money"] == int(str(first)) + 2 * (int(str(attempt)) - 1)
        play(series, results)
        results += 1
        last = as_list(series.state["results"])[-1]
        assert isinstance(last, dict)
        if last["winners"]:
            assert (series.state["chapter"], series.state["attempt"]) == (int(str(chapter)) + 1, 1)
        else:
            assert (series.state["chapter"], series.state["attempt"]) == (chapter, int(str(attempt)) + 1)
    assert any(isinstance(one, dict) and one["winners"] for one in as_list(series.state["results"]))


@pytest.mark.parametrize(
    ("orchids", "word"),
    [
        (0, "none"),
        (4, "none"),
        (5, "survived"),
        (9, "survived"),
        (10, "good"),
        (11, "good"),
        (12, "very-good"),
        (15, "perfect"),
    ],
)
def test_R15_09_ranks(orchids: int, word: str) -> None:
    assert rank(orchids).id == f"blackout-rank-{word}"


def test_the_end_of_a_campaign_tells_orchids_and_rank_in_four_languages() -> None:
    series = campaign(2)
    for number in range(5):
        play(series, number)
    lines = series.rules.describe(series.state)
    assert sum(line.id == "blackout-campaign-rank" for line in lines) == 2
    for language in LANGUAGES:
        assert [problem for line in lines for problem in Speaker(language).check(line)] == []


def test_a_series_resumes_at_any_moment_and_goes_on_as_it_would_have() -> None:
    series = campaign(2, "moments")
    play(series, 1)
    rng = random.Random(2)
    assert series.match is not None
    for number in range(60):
        for seat in series.match.to_act[:1]:  # in the middle of secret planning, too
            series.match.play(seat, rng.choice(list(series.match.legal(seat))))
        if number % 7 == 0:
            again = Series.parse(str(series))
            assert str(again) == str(series)
            assert again.match is not None
            assert again.match.to_act == series.match.to_act
            assert again.match.view(0) == series.match.view(0)
    play(series, 3)
    assert Series.parse(str(series)).state == series.state


def test_a_finished_match_that_was_not_settled_is_kept() -> None:
    series = campaign(1)
    match, rng = series.match, random.Random(1)
    assert match is not None
    while not match.over:
        match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))
    again = Series.parse(str(series))
    again.settle()
    assert again.state["attempt"] == 2


def _edit(text: str, change: str) -> str:
    data = json.loads(text)
    if change == "format":
        data["format"] = "lamplight-series/9"
    elif change == "kind":
        data["rules"] = "tournament"
    elif change == "game":
        data["game"] = "dual-powers"
    elif change == "unknown game":
        data["game"] = "chess"
    elif change == "players":
        data["options"]["players"] = 3
    elif change == "players as text":
        data["options"]["players"] = "x"
    elif change == "a great many players":
        data["options"]["players"] = 10**9
    elif change == "seed":
        data["seed"] = "another"
    elif change == "outcome":
        data["finished"][0]["outcome"]["winners"] = ["orange"]
    elif change == "returns":
        data["finished"][0]["outcome"]["returns"] = [500]
    elif change == "rules version":
        data["finished"][0]["rules_version"] = 99
    elif change == "an action":
        row = next(row for row in data["finished"][0]["actions"] if row[1].get("do") == "settle")
        row[1]["location"] = "central" if row[1]["location"] != "central" else "tai-o"
    elif change == "attempt":
        data["running"]["options"]["attempt"] = 9
    elif change == "a match removed":
        data["finished"] = []
    elif change == "a match twice":
        data["finished"].append(data["finished"][0])
    elif change == "an unknown field":
        data["orchids"] = 15
    elif change == "nothing finished":
        data["finished"][0]["actions"] = data["finished"][0]["actions"][:40]
        del data["finished"][0]["outcome"]
    return json.dumps(data)


CHANGES = (
    "format",
    "kind",
    "game",
    "unknown game",
    "players",
    "players as text",
    "a great many players",
    "seed",
    "outcome",
    "returns",
    "rules version",
    "an action",
    "attempt",
    "a match removed",
    "a match twice",
    "an unknown field",
    "nothing finished",
)


@pytest.fixture(scope="module")
def saved() -> str:
    series = campaign(1, "saved")
    play(series, 1)
    return str(series)


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_edited_by_hand_is_refused_with_a_sentence(change: str, saved: str) -> None:
    with pytest.raises(LamplightError) as caught:
        Series.parse(_edit(saved, change))
    for language in LANGUAGES:
        assert Speaker(language).check(caught.value.message) == []


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\x00\xff", "{}", '{"format": 3}'])
def test_what_is_no_series_is_refused(text: str) -> None:
    with pytest.raises(LamplightError):
        Series.parse(text)


def test_a_saved_series_is_read_back_and_verified(saved: str) -> None:
    series = Series.parse(saved)
    assert isinstance(series.rules, Campaign)
    assert str(series) == saved


@pytest.mark.parametrize("options", [{"players": 5}, {"chapter": 2}, {"attempt": 3}, {"edition": 1999}, {"speed": 1}])
def test_options_that_a_campaign_cannot_have(options: dict[str, Plain]) -> None:
    with pytest.raises(LamplightError):
        GAME.series("campaign", options)


def test_an_unknown_series() -> None:
    with pytest.raises(LamplightError):
        GAME.series("tournament", {})
    with pytest.raises(LamplightError):
        find_game("dual-powers").series("campaign", {})
