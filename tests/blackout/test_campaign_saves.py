"""A campaign in a file: saved, resumed at any moment, and gone on with."""

from __future__ import annotations

import json
import random
from collections.abc import Collection
from pathlib import Path

import pytest

from lamplight.kernel import BadRecord, Record, Series, verify
from lamplight.kernel.series import is_series

from .campaigns import (
    Json,
    campaign,
    chapters,
    check_sentences,
    easy_set,
    finish,
    mid_campaign,
    mid_campaign_text,
    refusal,
    running,
    step,
    totals,
)


def test_the_file_is_one_readable_json(folder: Path, tmp_path: Path) -> None:
    series = chapters(campaign(easy_set(folder / "easy"), 2, seed="Ω 汉字"), ["grey"])
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
    whole = chapters(campaign(easy_set(folder / "easy"), players), *plan)
    series = campaign(easy_set(folder / "easy"), players)
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
    text = mid_campaign_text(folder / "mid")
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
    series = campaign(easy_set(folder / "easy"))
    finish(series, ["orange"])
    resumed = Series.parse(str(series))
    assert running(resumed).over
    assert resumed.finished == []
    resumed.settle()
    series.settle()
    assert str(resumed) == str(series)
    assert totals(resumed) == [3]


def test_settling_a_running_match_changes_nothing(folder: Path) -> None:
    series = Series.parse(mid_campaign_text(folder / "mid"))
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
    series = campaign(easy_set(folder / "easy"), 2)
    assert series.last_players == ()
    running(series).players = ("human", "random")
    chapters(series, ())
    assert Series.parse(str(series)).last_players == ("human", "random")


def test_a_failed_save_leaves_the_old_file(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    series = chapters(campaign(easy_set(folder / "easy")), ["orange"])
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
