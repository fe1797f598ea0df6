"""R15 and R16: the campaign from its first chapter to its rank; saved, resumed, tampered with."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Collection
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.games.blackout.rules.campaign import Campaign, rank
from lamplight.kernel import (
    BadOption,
    BadRecord,
    Key,
    LamplightError,
    Match,
    Message,
    Plain,
    Record,
    Series,
    find_game,
    verify,
)
from lamplight.kernel.series import is_series
from lamplight.text.speaker import LANGUAGES, Speaker

HARBOUR = Path(__file__).parent / "sets" / "harbour"
GAME = find_game("blackout")
SPEAKERS = [Speaker(language) for language in LANGUAGES]
FREE = {"slot": "[]", "resource": '""', "amount": "0", "money": "0", "tiles": "[]", "link": '""', "reward_points": "40"}
MONEY = 7
"""What a player of the harbour set begins with."""
NEVER = 400
Json = dict[str, Any]
Edit = Callable[[Json], object]


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


def new(components: Path | None, players: int = 1, seed: str = "week", **options: object) -> Series:
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
    return int(str(running(series).view(None)["orange.money"]))


def told(series: Series, speaker: Speaker = SPEAKERS[0]) -> str:
    return "\n".join(speaker.say(line) for line in series.rules.describe(series.state))


def totals(series: Series) -> list[int]:
    assert isinstance(series.rules, Campaign)
    return series.rules.totals(series.state)


@lru_cache(maxsize=1)
def _mid_campaign(folder: Path) -> str:
    """Two chapters played by two, and the third one in the middle of its planning."""
    series = chapters(new(easy_set(folder), 2), ["orange", "grey"], ["orange"])
    match = running(series)
    rng = random.Random(5)
    while "settle" in str(match.view(None)["agenda"]):
        step(match, (), rng)
    match.play("orange", next(action for action in match.legal("orange") if action.do == "plan"))
    match.play("orange", "into 2")
    return str(series)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sets")


def mid_campaign(folder: Path) -> Json:
    data: Json = json.loads(_mid_campaign(folder / "mid"))
    return data


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


# Alone.


def test_R15_01_a_campaign_begins_with_the_first_attempt_at_the_first_chapter() -> None:
    series = new(None)
    options = running(series).setup.options
    assert (options["players"], options["chapter"], options["attempt"]) == (1, 1, 1)
    assert money(series) == 4
    assert totals(series) == [0]
    assert not series.over
    assert "chapter 1" in told(series)


def test_R16_04_every_loss_brings_two_more_dollars_in_the_shipped_set() -> None:
    series = new(None, seed="lost")
    found = [money(series)]
    for attempt in (1, 2):
        outcome = finish(series, seed=attempt).outcome
        assert outcome is not None
        assert outcome.winners == ()
        series.settle()
        assert running(series).setup.options["chapter"] == 1
        found.append(money(series))
    assert found == [4, 6, 8]
    assert totals(series) == [0]
    assert "attempt 3" in told(series)


def test_R16_05_a_won_chapter_leads_to_the_next_one_with_the_first_money(folder: Path) -> None:
    series = chapters(new(easy_set(folder / "easy")), (), (), (), ["orange"])
    assert [entry["attempt"] for entry in results(series)] == [1, 2, 3, 4]
    assert [entry["winners"] for entry in results(series)] == [[], [], [], ["orange"]]
    options = running(series).setup.options
    assert (options["chapter"], options["attempt"]) == (2, 1)
    assert money(series) == MONEY
    chapters(series, ())
    assert money(series) == MONEY + 2
    assert running(series).setup.options["chapter"] == 2
    assert totals(series) == [3]


def results(series: Series) -> list[Json]:
    found: list[Json] = json.loads(json.dumps(series.state["results"]))
    return found


def test_R16_04_the_money_stops_growing_at_the_thirtieth_attempt_and_the_series_goes_on(folder: Path) -> None:
    series = new(easy_set(folder / "easy"))
    for attempt in range(1, 32):
        assert money(series) == MONEY + 2 * (min(attempt, 30) - 1)
        assert f"attempt {attempt}." in told(series)
        chapters(series, ())
    assert len({record.fairness.commitment for record in series.finished}) == 31
    chapters(series, ["orange"])
    assert money(series) == MONEY
    assert str(Series.parse(str(series))) == str(series)


def test_a_whole_campaign_alone(folder: Path) -> None:
    series = new(easy_set(folder / "easy"))
    plan: list[Collection[str]] = [["orange"], (), ["orange"], ["orange"], (), (), ["orange"], ["orange"]]
    chapters(series, *plan)
    assert series.over
    assert series.match is None
    assert series.plan is None
    assert [(entry["chapter"], entry["attempt"]) for entry in results(series)] == [
        (1, 1),
        (2, 1),
        (2, 2),
        (3, 1),
        (4, 1),
        (4, 2),
        (4, 3),
        (5, 1),
    ]
    assert totals(series) == [15]
    before = str(series)
    series.settle()
    assert str(series) == before
    assert str(Series.parse(before)) == before
    data = json.loads(before)
    assert data["running"] is None
    assert len(data["finished"]) == 8


@pytest.mark.parametrize(("earned", "needed", "won"), [(1, 2, False), (2, 2, True), (2, 3, False), (3, 3, True)])
def test_R16_03_alone_a_chapter_needs_its_second_line(earned: int, needed: int, won: bool, tmp_path: Path) -> None:
    series = new(easy_set(tmp_path / "set", (earned,) * 5), solo_orchids=needed)
    chapters(series, ["orange"])
    assert running(series).setup.options["chapter"] == (2 if won else 1)
    assert totals(series) == [earned if won else 0]


# Together.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_together_nobody_plays_a_lost_chapter_again(players: int, folder: Path) -> None:
    series = new(easy_set(folder / "easy"), players)
    for chapter in range(1, 6):
        options = running(series).setup.options
        assert (options["players"], options["chapter"], options["attempt"]) == (players, chapter, 1)
        assert money(series) == MONEY
        chapters(series, ())
        assert results(series)[-1]["winners"] == []
    assert series.over
    assert totals(series) == [0] * players
    assert told(series).count(SPEAKERS[0].text("blackout-rank-none")) == players


def test_random_matches_of_the_shipped_set_make_a_campaign() -> None:
    series = new(None, 2, seed="city")
    while not series.over:
        match, rng = running(series), random.Random(3)
        while not match.over:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(list(match.legal(seat))))
        series.settle()
    assert [entry["chapter"] for entry in results(series)] == [1, 2, 3, 4, 5]
    for record, entry in zip(series.finished, results(series), strict=True):
        assert verify(record).finished
        assert record.outcome is not None
        assert list(record.outcome.winners) == entry["winners"]


def test_R15_08_orchids_go_to_all_who_meet_the_conditions_but_only_the_best_score_wins(folder: Path) -> None:
    """White has one goal, orange and grey none."""
    series = new(easy_set(folder / "easy"), 3)
    chapters(series, ["white"], ["grey", "orange"])
    first, second = results(series)
    assert first["orchids"] == [0, 0, 3]
    assert first["winners"] == ["white"]
    assert second["orchids"] == [3, 3, 0]
    best = max(second["scores"][:2])
    winners = [name for name, score in zip(["orange", "grey"], second["scores"], strict=False) if score == best]
    assert set(second["winners"]) <= set(winners)
    assert second["winners"]
    assert totals(series) == [3, 3, 3]


@pytest.mark.parametrize(
    ("earned", "name"),
    [
        ((0, 0, 0, 0, 0), "none"),
        ((1, 1, 1, 1, 0), "none"),
        ((1, 1, 1, 1, 1), "survived"),
        ((3, 3, 3, 0, 0), "survived"),
        ((2, 2, 2, 2, 2), "good"),
        ((3, 3, 3, 2, 0), "good"),
        ((3, 3, 3, 3, 0), "very-good"),
        ((3, 3, 3, 3, 2), "very-good"),
        ((3, 3, 3, 3, 3), "perfect"),
    ],
)
def test_R15_09_the_rank_at_the_end(earned: tuple[int, ...], name: str, tmp_path: Path) -> None:
    series = new(easy_set(tmp_path / "set", earned), 2)
    ranks = [SPEAKERS[0].text(f"blackout-rank-{one}") for one in ("perfect", "very-good", "good", "survived", "none")]
    for _ in range(5):
        assert not any(words in told(series) for words in ranks)
        chapters(series, ["grey"])
    assert totals(series) == [0, sum(earned)]
    assert series.state["orchids"] == [[0] * 5, list(earned)]
    for speaker in SPEAKERS:
        lines = told(series, speaker).splitlines()
        assert lines[-1] == speaker.text(
            "blackout-campaign-rank", side=Message("blackout-side-grey"), rank=Message(f"blackout-rank-{name}")
        )
        assert speaker.text(f"blackout-rank-{name}") in lines[-1]
        assert speaker.text("blackout-rank-none") in "\n".join(lines)


def test_R15_09_every_number_of_orchids_has_its_rank() -> None:
    names = [rank(orchids).id.removeprefix("blackout-rank-") for orchids in range(16)]
    assert names == ["none"] * 5 + ["survived"] * 5 + ["good"] * 2 + ["very-good"] * 3 + ["perfect"]
    for speaker in SPEAKERS:
        assert len({speaker.say(rank(orchids)) for orchids in range(16)}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_is_told_in_every_language(language: str, folder: Path) -> None:
    speaker = Speaker(language)
    series = chapters(new(easy_set(folder / "easy"), 2), ["grey"], ())
    lines = series.rules.describe(series.state)
    assert len(lines) == 2 + 1 + 2
    for line in lines:
        assert speaker.check(line) == []
        assert re.search(r"\b(?:kernel|blackout|cli)-[a-z]+-[a-z-]+|\{ *\$|None", speaker.say(line)) is None
    assert speaker.text("blackout-side-grey") in speaker.say(lines[0])
    assert speaker.text("blackout-chapter-3") in speaker.say(lines[2])


# Options.


@pytest.mark.parametrize(
    ("kind", "options", "message"),
    [
        ("campaign", {"players": 5}, "kernel-bad-option-value"),
        ("campaign", {"players": 0}, "kernel-bad-option-value"),
        ("campaign", {"players": True}, "kernel-bad-option-value"),
        ("campaign", {"players": None}, "kernel-bad-option-value"),
        ("campaign", {"chapter": 2}, "blackout-campaign-option"),
        ("campaign", {"attempt": 2}, "blackout-campaign-option"),
        ("campaign", {"speed": 9}, "kernel-unknown-option"),
        ("tournament", {}, "kernel-unknown-series"),
        ("", {}, "kernel-unknown-series"),
    ],
)
def test_a_campaign_that_cannot_be(kind: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(LamplightError) as caught:
        GAME.series(kind, options)
    assert caught.value.message.id == message
    check_sentences(caught.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "kernel-bad-option-value"),
        ({"chapter": 6}, "kernel-bad-option-value"),
        ({"players": 1}, "blackout-solo-needs-chapter"),
        ({"players": 2, "attempt": 2}, "blackout-attempt-solo"),
        ({"players": 1, "chapter": 1, "attempt": 31}, "kernel-bad-option-value"),
        ({"edition": 2020}, "kernel-bad-option-value"),
    ],
)
def test_options_of_a_match_that_cannot_be(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        lamplight.new("blackout", options=options)
    assert caught.value.message.id == message
    check_sentences(caught.value)


def test_a_game_without_series_says_so() -> None:
    with pytest.raises(LamplightError) as caught:
        find_game("dual-powers").series("campaign", {})
    assert caught.value.message.id == "kernel-unknown-series"
    check_sentences(caught.value)


def test_every_match_has_the_options_of_the_campaign(folder: Path) -> None:
    series = new(easy_set(folder / "easy"), 2, edition="2018", skip="any", gasoline_transport=2)
    chapters(series, (), ())
    for record in [*series.finished, running(series).record()]:
        assert record.options["edition"] == 2018
        assert record.options["specialist_order"] == "printed"
        assert record.options["gasoline_transport"] == 2
        assert record.options["skip"] == "any"
    assert str(Series.parse(str(series))) == str(series)


def test_the_editions_set_options_that_nobody_has_set() -> None:
    read = GAME.read_options
    old, new_one = read({"edition": 2018}), read({"edition": 2019})
    assert new_one == {**read({}), "edition": 2019}
    assert {name for name in old if old[name] != new_one[name]} == {"edition", "gasoline_transport", "specialist_order"}
    assert read({"edition": "2018", "specialist_order": "any"})["specialist_order"] == "any"


# Saving.


def test_the_file_is_one_readable_json(folder: Path, tmp_path: Path) -> None:
    series = chapters(new(easy_set(folder / "easy"), 2, seed="Ω 汉字"), ["grey"])
    path = tmp_path / "deep" / "campaign.json"
    series.save(path)
    text = path.read_text(encoding="utf-8")
    data: Json = json.loads(text)
    assert list(data) == ["format", "game", "rules", "options", "seed", "components", "finished", "running"]
    assert (data["format"], data["game"], data["rules"]) == ("lamplight-series/1", "blackout", "campaign")
    assert '"Ω 汉字"' in text
    assert len(text.splitlines()) > 100
    assert max(map(len, text.splitlines())) < 200
    assert [file.name for file in path.parent.iterdir()] == ["campaign.json"]
    assert is_series(text)
    assert is_series(text.encode())
    assert str(Series.load(path)) == text
    assert Record.parse(json.dumps(data["finished"][0])) == series.finished[0]
    verify(series.finished[0], components=series.components)


@pytest.mark.parametrize("players", [1, 3])
def test_a_campaign_is_resumed_at_any_moment(players: int, folder: Path) -> None:
    """Save, load and go on again and again, also in the middle of planning: it ends like the one never saved."""
    plan: list[Collection[str]] = [(), ["orange"]]
    whole = chapters(new(easy_set(folder / "easy"), players), *plan)
    series = new(easy_set(folder / "easy"), players)
    moments = sealed = 0
    for winners in plan:
        rng = random.Random(1)
        while not running(series).over:
            pending = any(running(series).pending)
            sealed += pending
            if moments % 11 == 0 or (pending and sealed % 4 == 1):
                series = Series.parse(str(series))
            step(running(series), winners, rng)
            moments += 1
        series = Series.parse(str(series))
        assert running(series).over
        series.settle()
    assert str(series) == str(whole)
    assert moments > 20
    assert sealed > 3


def test_secret_plans_are_saved_and_can_still_be_taken_back(folder: Path) -> None:
    text = _mid_campaign(folder / "mid")
    series = Series.parse(text)
    match = running(series)
    assert match.to_act == ("orange", "grey")
    assert [len(own) for own in match.pending] == [2, 0]
    assert match.view("orange")["orange.plan"] != match.view("grey")["orange.plan"]
    data = json.loads(text)
    assert [who for who, _ in data["running"]["pending"]] == ["orange", "orange"]
    match.undo("orange")
    match.undo("orange")
    assert not match.can_undo("orange")
    again = Series.parse(str(series))
    assert running(again).pending == [[], []]
    for seat in ("grey", "orange"):
        running(again).play(seat, "ready")
    assert running(again).to_act != ("orange", "grey")


def test_a_finished_match_that_was_not_settled_counts_when_resumed(folder: Path) -> None:
    series = new(easy_set(folder / "easy"))
    finish(series, ["orange"])
    resumed = Series.parse(str(series))
    assert running(resumed).over
    assert resumed.finished == []
    resumed.settle()
    series.settle()
    assert str(resumed) == str(series)
    assert totals(resumed) == [3]


def test_settling_a_running_match_changes_nothing(folder: Path) -> None:
    series = Series.parse(_mid_campaign(folder / "mid"))
    before = str(series)
    series.settle()
    assert str(series) == before


def test_the_set_may_have_moved(folder: Path, tmp_path: Path) -> None:
    data = mid_campaign(folder)
    moved = easy_set(tmp_path / "moved")
    data["components"] = str(tmp_path / "gone")
    assert refusal(json.dumps(data)).message.id == "kernel-set-no-folder"
    series = Series.parse(json.dumps(data), components=str(moved))
    assert series.components == str(moved)
    assert len(series.finished) == 2
    other = easy_set(tmp_path / "other", (1, 2, 3, 2, 1))
    with pytest.raises(BadRecord) as caught:
        Series.parse(json.dumps(data), components=str(other))
    check_sentences(caught.value)


def test_who_played_is_remembered(folder: Path) -> None:
    series = new(easy_set(folder / "easy"), 2)
    assert series.last_players == ()
    running(series).players = ("human", "random")
    chapters(series, ())
    assert Series.parse(str(series)).last_players == ("human", "random")


# Hand-edited files.


def put(*keys: str | int, to: Any) -> Edit:
    def change(data: Json) -> None:
        place: Any = data
        for key in keys[:-1]:
            place = place[key]
        place[keys[-1]] = to

    return change


def other_action(data: Json) -> None:
    rows = data["finished"][0]["actions"]
    row = next(row for row in rows if row[0] == "orange" and row[1]["do"] == "goal")
    row[1] = {"do": "done"}


def other_draw(data: Json) -> None:
    rows = data["finished"][1]["actions"]
    draws = [row for row in rows if row[0] == "chance" and row[1]["do"] == "draw"]
    draws[0][1], draws[1][1] = draws[1][1], draws[0][1]


EDITS: dict[str, tuple[Edit, str]] = {
    "another winner": (put("finished", 1, "outcome", "winners", to=["grey"]), "kernel-record-outcome"),
    "no winner": (put("finished", 1, "outcome", "winners", to=[]), "kernel-record-outcome"),
    "other returns": (put("finished", 1, "outcome", "returns", to=[9, 9]), "kernel-record-outcome"),
    "another ending": (put("finished", 1, "outcome", "ending", to="luck"), "kernel-record-outcome"),
    "no outcome": (put("finished", 0, "outcome", to=None), "kernel-record-outcome"),
    "an outcome too early": (
        lambda data: data["running"].update(outcome=data["finished"][0]["outcome"]),
        "kernel-record-outcome",
    ),
    "another action": (other_action, "kernel-record-differs"),
    "another draw": (other_draw, "kernel-record-draw"),
    "another digest": (put("finished", 1, "actions", 7, 2, to="0" * 16), "kernel-record-differs"),
    "another start": (put("running", "start", to="0" * 16), "kernel-record-differs"),
    "an action less": (lambda data: data["finished"][0]["actions"].pop(3), ""),
    "an action twice": (lambda data: data["finished"][0]["actions"].insert(3, data["finished"][0]["actions"][3]), ""),
    "the last action less": (lambda data: data["finished"][1]["actions"].pop(), "kernel-record-outcome"),
    "an unknown action": (put("finished", 0, "actions", 30, 1, to={"do": "fly"}), "kernel-record-illegal"),
    "a hidden action": (put("finished", 0, "actions", 30, 1, to=None), "kernel-record-hidden"),
    "an unknown seat": (put("finished", 0, "actions", 30, 0, to="purple"), "kernel-record-illegal"),
    "other players": (put("options", "players", to=3), "kernel-series-order"),
    "alone": (put("options", "players", to=1), "kernel-series-order"),
    "five players": (put("options", "players", to=5), "kernel-bad-option-value"),
    "another option": (put("options", "skip", to="any"), "kernel-series-order"),
    "another edition": (put("options", "edition", to=2018), "kernel-series-order"),
    "an unknown option": (put("options", "speed", to=9), "kernel-unknown-option"),
    "a chapter": (put("options", "chapter", to=5), "blackout-campaign-option"),
    "an attempt": (put("options", "attempt", to=5), "blackout-campaign-option"),
    "another option of a match": (put("finished", 0, "options", "skip", to="any"), "kernel-series-order"),
    "another chapter of a match": (put("finished", 0, "options", "chapter", to=2), "kernel-series-order"),
    "another attempt of a match": (put("finished", 0, "options", "attempt", to=2), "blackout-attempt-solo"),
    "another chapter of the running match": (put("running", "options", "chapter", to=5), "kernel-series-order"),
    "another seed": (put("seed", to="weak"), "kernel-series-order"),
    "an empty seed": (put("seed", to=""), "kernel-series-order"),
    "a number for a seed": (put("seed", to=7), "kernel-record-unreadable"),
    "another key": (put("finished", 0, "fairness", "key", to="00" * 32), "kernel-record-commitment"),
    "no key": (put("finished", 0, "fairness", "key", to=None), "kernel-record-key"),
    "another commitment": (put("finished", 0, "fairness", "commitment", to="0" * 64), "kernel-series-order"),
    "a nonce": (put("running", "fairness", "nonces", to=["lucky"]), "kernel-series-forged"),
    "given draws": (put("finished", 0, "fairness", "source", to="given"), "kernel-series-forged"),
    "imported draws": (put("finished", 0, "fairness", "imported", to=4), "kernel-series-forged"),
    "a position": (put("finished", 0, "position", to={"phase": 3}), "kernel-series-forged"),
    "a match twice": (lambda data: data["finished"].append(data["finished"][1]), "kernel-series-order"),
    "a match less": (lambda data: data["finished"].pop(0), "kernel-series-order"),
    "the last match less": (lambda data: data["finished"].pop(), "kernel-series-order"),
    "matches in another order": (lambda data: data["finished"].reverse(), "kernel-series-order"),
    "an unfinished match": (lambda data: data["finished"].append(data["running"]), "kernel-series-unfinished"),
    "a finished match again": (
        lambda data: data.update(running=copy.deepcopy(data["finished"][0])),
        "kernel-series-order",
    ),
    "another format": (put("format", to="lamplight-series/2"), "kernel-record-format"),
    "the format of a match": (put("format", to="lamplight-record/1"), "kernel-record-format"),
    "no format": (lambda data: data.pop("format"), "kernel-record-unreadable"),
    "other rules": (put("finished", 0, "rules_version", to=2), "kernel-record-rules"),
    "older rules": (put("running", "rules_version", to=0), "kernel-record-rules"),
    "another game": (put("game", to="dual-powers"), "kernel-unknown-series"),
    "no game at all": (put("game", to="chess"), "kernel-unknown-game"),
    "a match of another game": (put("finished", 0, "game", to="dual-powers"), "kernel-unknown-option"),
    "another kind": (put("rules", to="tournament"), "kernel-unknown-series"),
    "a very long kind": (put("rules", to="x" * 5000), "kernel-unknown-series"),
    "an unknown field": (put("colour", to="red"), "kernel-record-unreadable"),
    "a list of options": (put("options", to=[]), "kernel-record-unreadable"),
    "a matchless list": (put("finished", to=[{}]), "kernel-record-unreadable"),
    "a seat's own form": (put("finished", 0, "form", to="orange"), "kernel-record-partial"),
    "other seats": (put("running", "seats", to=["grey", "orange"]), "kernel-record-seats"),
    "the shipped set": (put("components", to="lamplight"), "kernel-record-set"),
    "no set": (put("components", to=None), "kernel-record-needs-set"),
    "a set that is nowhere": (put("components", to="/nowhere/at/all"), "kernel-set-no-folder"),
    "a set with a zero byte": (put("components", to="a\0b"), "kernel-set-no-folder"),
    "a set with a long name": (put("components", to="x" * 5000), "kernel-set-no-folder"),
    "a plan that was made by both": (
        put("running", "pending", to=[["orange", {"do": "ready"}], ["grey", {"do": "ready"}]]),
        "kernel-record-pending",
    ),
    "a plan of a third": (put("running", "pending", to=[["white", {"do": "ready"}]]), "kernel-record-illegal"),
    "an impossible plan": (put("running", "pending", to=[["grey", {"do": "into", "slot": "1"}]]), ""),
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_hand_edited_file_is_refused(edit: str, folder: Path) -> None:
    data = mid_campaign(folder)
    change, message = EDITS[edit]
    change(data)
    error = refusal(json.dumps(data))
    assert error.message.id == (message or error.message.id)


def test_what_the_edits_are_measured_against(folder: Path) -> None:
    data = mid_campaign(folder)
    assert str(Series.parse(json.dumps(data))) == _mid_campaign(folder / "mid")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing to see here",
        "null",
        "[]",
        "{}",
        '{"format": "lamplight-series/1"}',
        '{"format": "lamplight-series/1", "finished": ' + "[" * 100_000,
        bytes(range(256)),
        b"\xff\xfe{}",
        " " * 20_000_001,
    ],
    ids=["empty", "words", "null", "list", "object", "head", "deep", "binary", "utf-16", "huge"],
)
def test_what_is_no_series_is_refused(text: str | bytes) -> None:
    assert isinstance(refusal(text), BadRecord)


@pytest.mark.parametrize("part", [0.0, 0.01, 0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file_is_refused(part: float, folder: Path) -> None:
    text = _mid_campaign(folder / "mid").rstrip()
    assert refusal(text[: int(part * len(text))]).message.id == "kernel-record-unreadable"
    assert refusal(text[:-1]).message.id == "kernel-record-unreadable"


def test_the_record_of_a_match_is_no_series(folder: Path) -> None:
    series = chapters(new(easy_set(folder / "easy")), ())
    text = str(series.finished[0])
    assert not is_series(text)
    assert isinstance(refusal(text), BadRecord)


def forged(folder: Path, position: dict[str, Plain] | None, nonces: tuple[str, ...] = ()) -> Json:
    """A campaign whose first match is played with its own key and all digests right."""
    series = new(easy_set(folder / "easy"), 2)
    setup = running(series).setup
    key = Key.from_seed("week/1")
    assert key.commitment == running(series).key.commitment
    match = Match(GAME, setup, key, position=position, nonces=nonces)
    rng = random.Random(1)
    while not match.over:
        step(match, ["orange"], rng)
    data: Json = json.loads(str(chapters(series, ())))
    data["finished"] = [json.loads(str(match.record()))]
    data["running"] = None
    return data


def test_a_match_from_a_position_or_with_nonces_is_refused_and_an_honest_one_taken(folder: Path) -> None:
    richer: dict[str, Plain] = {"players": {"orange": {"score": 300}}}
    assert refusal(json.dumps(forged(folder, richer))).message.id == "kernel-series-forged"
    assert refusal(json.dumps(forged(folder, None, ("try 17",)))).message.id == "kernel-series-forged"
    series = Series.parse(json.dumps(forged(folder, None)))
    assert results(series)[0]["winners"] == ["orange"]


@given(data=st.data())
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_other_bytes_is_the_same_campaign_or_refused(data: st.DataObject, folder: Path) -> None:
    original = mid_campaign(folder)
    text = bytearray(_mid_campaign(folder / "mid").encode())
    at = data.draw(st.integers(0, len(text) - 1))
    if data.draw(st.booleans()):
        text[at : at + 1] = data.draw(st.binary(min_size=1, max_size=1))
    else:
        del text[at : at + data.draw(st.integers(1, 4))]
    try:
        series = Series.parse(bytes(text))
    except LamplightError as error:
        check_sentences(error)
        return
    assert totals(series) == [6, 3]
    assert [json.loads(str(record))["actions"] for record in series.finished] == [
        record["actions"] for record in original["finished"]
    ]


# Nothing is lost.


@pytest.mark.parametrize("edit", ["another winner", "another seed", "another format", "an unknown field"])
def test_a_refused_file_stays_as_it_is(edit: str, folder: Path, tmp_path: Path) -> None:
    data = mid_campaign(folder)
    EDITS[edit][0](data)
    path = tmp_path / "campaign.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(LamplightError):
        Series.load(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["campaign.json"]


def test_a_failed_save_leaves_the_old_file(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    series = chapters(new(easy_set(folder / "easy")), ["orange"])
    series.save(path)
    before = path.read_bytes()
    (tmp_path / "campaign.json.part").mkdir()
    chapters(series, ["orange"])
    with pytest.raises(OSError, match=r"campaign\.json\.part"):
        series.save(path)
    assert path.read_bytes() == before
    assert len(Series.load(path).finished) == 1
    (tmp_path / "campaign.json.part").rmdir()
    series.save(path)
    assert len(Series.load(path).finished) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["campaign.json"]


def test_a_series_in_a_file_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "gone.json", tmp_path, tmp_path / ("x" * 300)):
        with pytest.raises(BadRecord) as caught:
            Series.load(path)
        assert caught.value.message.id == "kernel-file-unreadable"
        check_sentences(caught.value)
