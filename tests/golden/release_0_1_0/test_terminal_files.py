"""Saves and records that the terminal of 0.1.0 has written: they replay digest by digest, and are played on."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamplight
from lamplight.kernel import Record, Series, find_game, verify
from tests.cli.helpers import run, saves

from .make import ELSEWHERE, HERE, SETS

FILES = HERE / "terminal"
OLD = "lamplight-0-1"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LAMPLIGHT_LANG", "en")


@pytest.mark.parametrize("game", SETS)
@pytest.mark.parametrize("kind", ["left", "over"])
def test_a_match_replays_to_the_same_file(game: str, kind: str) -> None:
    text = (FILES / f"{game}-{kind}.json").read_text(encoding="utf-8")
    match = lamplight.replay(Record.parse(text), components=SETS[game])
    assert str(match.record()) == text
    assert match.over == (kind == "over")


@pytest.mark.parametrize("game", SETS)
def test_a_finished_match_is_proved(game: str) -> None:
    verdict = verify(Record.load(FILES / f"{game}-over.json"), components=SETS[game])
    assert verdict.finished
    assert verdict.all_proved


@pytest.mark.parametrize("game", SETS)
def test_a_match_goes_on(game: str, tmp_path: Path) -> None:
    old = Record.load(FILES / f"{game}-left.json")
    resumed = run("record", "resume", str(FILES / f"{game}-left.json"), f"--set={SETS[game]}", typed="1\nq\n\n")
    assert (resumed.status, resumed.err) == (0, "")
    [saved] = saves(tmp_path)
    new = Record.load(saved)
    assert new.actions[: len(old.actions)] == old.actions
    assert len(new.actions) > len(old.actions)


def test_a_series_replays_to_the_same_file() -> None:
    text = (FILES / "series-left.json").read_text(encoding="utf-8")
    series = Series.parse(text, components=str(SETS["blackout"]))
    assert str(series) == text.replace(ELSEWHERE, str(HERE.parent))
    assert series.match is not None
    assert not series.match.over


def test_a_series_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "series.json"
    path.write_bytes((FILES / "series-left.json").read_bytes())
    before = Series.load(path, components=str(SETS["blackout"])).match
    resumed = run("record", "resume", str(path), f"--set={SETS['blackout']}", typed="1\nq\n\n")
    assert (resumed.status, resumed.err) == (0, "")
    after = Series.load(path, components=str(SETS["blackout"])).match
    assert before is not None
    assert after is not None
    assert after.history[: len(before.history)] == before.history
    assert len(after.history) > len(before.history)


BUILT_IN = ("undo", "undo-blackout", "finished", "series")
"""Matches of a server with the sets that came with that release."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_sets_of_that_release_are_still_there(name: str) -> None:
    text = (HERE / "sqlite" / f"{name}.json").read_text(encoding="utf-8")
    assert str(lamplight.replay(Record.parse(text)).record()) == text


def test_a_series_with_the_set_of_that_release_finds_it() -> None:
    made = Series(find_game("blackout").series("campaign", {}), "old", OLD)
    text = str(made).replace(f'"components": "{OLD}"', '"components": null')
    found = Series.parse(text)
    assert str(found) == text
    assert found.match is not None
    assert made.match is not None
    assert found.match.first_digest == made.match.first_digest
