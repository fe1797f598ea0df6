"""`lamplight analyse`: in sentences and as JSON, in four languages, taken up again after being killed."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .helpers import LANGUAGES, SECONDS, run, surroundings

GOLDEN = Path(__file__).parents[1] / "golden"
FROZEN = str(GOLDEN / "sets" / "frozen-1")
BLACKOUT = str(GOLDEN / "sets" / "blackout-frozen-1")
IDS = re.compile(r"\b(coach|dual-powers|blackout|kernel|cli)-[a-z]")


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A record of ones own folder."""
    return str(shutil.copy(GOLDEN / "track-red.json", tmp_path / "match.json"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_in_every_language(record: str, language: str) -> None:
    result = run("analyse", record, "--set", FROZEN, "--budget", "2", "--lang", language)
    assert result.status == 0, result.err
    assert not IDS.search(result.out)
    assert "▁" in result.out or "▂" in result.out
    assert result.out.count("\n") > 20


def test_a_chapter_alone_is_told(tmp_path: Path) -> None:
    path = str(shutil.copy(GOLDEN / "blackout" / "chapter-1-lost.json", tmp_path / "chapter.json"))
    result = run("analyse", path, "--set", BLACKOUT, "--budget", "1")
    assert result.status == 0, result.err
    assert not IDS.search(result.out)


def test_json_has_it_all_in_sentences(record: str) -> None:
    result = run("analyse", record, "--set", FROZEN, "--budget", "2", "--json", "--lang", "ru")
    told = json.loads(result.out)
    assert told["seats"] == ["red", "white"]
    assert len(told["decisions"]) == sum(report["decisions"] for report in told["reports"])
    first = told["decisions"][0]["verdict"]["advice"]["choice"]
    assert re.search("[а-я]", first["line"][0]["words"])
    assert first["reasons"]


def killed(record: str) -> None:
    """The command, killed once it has kept something."""
    kept = Path(f"{record}.analysis")
    arguments = ["analyse", record, "--set", FROZEN, "--budget", "40"]
    process = subprocess.Popen(
        [sys.executable, "-m", "lamplight.cli.main", *arguments],
        env=surroundings(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + SECONDS
    while not (kept.exists() and kept.read_bytes().count(b"\n") > 3):
        assert time.monotonic() < until, "nothing was kept"
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()


def test_who_was_killed_goes_on_from_there(record: str, tmp_path: Path) -> None:
    killed(record)
    kept = Path(f"{record}.analysis").read_bytes()
    resumed = run("analyse", record, "--set", FROZEN, "--budget", "40", "--json")
    assert resumed.status == 0, resumed.err
    whole = kept[: kept.rindex(b"\n") + 1]
    assert Path(f"{record}.analysis").read_bytes().startswith(whole)
    other = str(shutil.copy(record, tmp_path / "other.json"))
    assert run("analyse", other, "--set", FROZEN, "--budget", "40", "--json").out == resumed.out


def changed(record: str, **heads: object) -> str:
    data = json.loads(Path(record).read_text(encoding="utf-8"))
    Path(record).write_text(json.dumps({**data, **heads}), encoding="utf-8")
    return record


def test_what_cannot_be_judged_is_refused_in_a_sentence(record: str, tmp_path: Path) -> None:
    """Of another version, set or game; no record at all; a series."""
    text = Path(record).read_text(encoding="utf-8")
    series = next((GOLDEN / "blackout" / "series").glob("*.json"))
    shutil.copy(series, tmp_path / "series.json")
    (tmp_path / "nonsense.json").write_bytes(b"\x00 nonsense")
    for head, value in (("rules_version", 99), ("game", "chess"), ("form", "red")):
        Path(record).write_text(text, encoding="utf-8")
        result = run("analyse", changed(record, **{head: value}), "--set", FROZEN)
        assert result.status == 2
        assert str(value) in result.err
        assert result.err.count("\n") == 1
    Path(record).write_text(text, encoding="utf-8")
    for arguments in (
        [record],
        [record, "--set", BLACKOUT],
        [record, "--set", FROZEN, "--budget", "much"],
        [record, "--set", FROZEN, "--seats", "red,purple"],
        [str(tmp_path / "series.json")],
        [str(tmp_path / "nonsense.json")],
        [str(tmp_path / "nowhere.json")],
    ):
        result = run("analyse", *arguments)
        assert result.status == 2, arguments
        assert result.err.startswith("Error: ")
        assert not re.search("(coach|kernel|cli)-[a-z]", result.err)
    assert not Path(f"{record}.analysis").exists()


def test_the_coach_sits_beside_who_plays_against_bots() -> None:
    """`w` and `m` at the table: before a choice there is nothing to judge, then there is."""
    result = run("play", "dual-powers", "--seats", "human,novice", "--seed", "coach", typed="w\nm\n1\nm\nw\nq\n")
    assert result.status == 0, result.err
    assert result.out.count("I would do this (") == 2
    assert "You have not chosen anything in this match yet." in result.out
    assert "Your last choice, " in result.out
    assert "coach-" not in result.out


def test_among_people_the_coach_is_silent() -> None:
    result = run("play", "dual-powers", "--seats", "human,human", "--seed", "coach", typed="\nw\nq\n")
    assert "The coach speaks only where one person plays" in result.out
    assert "I would do this" not in result.out
