"""A campaign in a file that somebody has changed: refused in words, and left as it is."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lamplight.games.blackout import GAME
from lamplight.kernel import BadRecord, Key, LamplightError, Match, Plain, Series
from lamplight.kernel.series import is_series

from .campaigns import (
    Json,
    campaign,
    chapters,
    check_sentences,
    easy_set,
    mid_campaign,
    mid_campaign_text,
    refusal,
    results,
    running,
    step,
    totals,
)

Edit = Callable[[Json], object]


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
    assert str(Series.parse(json.dumps(data))) == mid_campaign_text(folder / "mid")


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
    text = mid_campaign_text(folder / "mid").rstrip()
    assert refusal(text[: int(part * len(text))]).message.id == "kernel-record-unreadable"
    assert refusal(text[:-1]).message.id == "kernel-record-unreadable"


def test_the_record_of_a_match_is_no_series(folder: Path) -> None:
    series = chapters(campaign(easy_set(folder / "easy")), ())
    text = str(series.finished[0])
    assert not is_series(text)
    assert isinstance(refusal(text), BadRecord)


def forged(folder: Path, position: dict[str, Plain] | None, nonces: tuple[str, ...] = ()) -> Json:
    """A campaign whose first match is played with its own key and all digests right."""
    series = campaign(easy_set(folder / "easy"), 2)
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
    text = bytearray(mid_campaign_text(folder / "mid").encode())
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


def test_a_series_in_a_file_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "gone.json", tmp_path, tmp_path / ("x" * 300)):
        with pytest.raises(BadRecord) as caught:
            Series.load(path)
        assert caught.value.message.id == "kernel-file-unreadable"
        check_sentences(caught.value)
