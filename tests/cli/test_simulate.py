"""`simulate`: the same seed gives the same numbers, here and in any other process."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from lamplight.text.speaker import Speaker

from .helpers import LANGUAGES, process, run

SIMULATE = ["simulate", "dual-powers", "--games", "6", "--seed", "winter"]
WAYS: dict[str, list[str]] = {
    "two": [],
    "two, named": ["--seats", "random,random"],
    "solo red": ["--solo", "red", "--difficulty", "3"],
    "solo white": ["--option", "solo=white", "--option", "difficulty=6"],
    "options": ["--option", "neutral_regions=will", "--option", "bonus_move=small"],
}


@pytest.mark.parametrize("way", WAYS)
def test_the_same_seed_gives_the_same_numbers(way: str) -> None:
    first = run(*SIMULATE, *WAYS[way], "--json")
    second = run(*SIMULATE, *WAYS[way], "--json")
    assert first.status == 0
    assert first.out == second.out
    told: dict[str, Any] = json.loads(first.out)
    assert told["games"] == 6
    assert sum(told["wins"].values()) == sum(told["endings"].values()) == 6
    assert told["decisions"]["low"] <= told["decisions"]["mean"] <= told["decisions"]["high"]
    assert first.out.count("\n") == 1


@pytest.mark.parametrize("way", ["two", "solo red"])
def test_another_process_gives_the_same_numbers(way: str) -> None:
    here = run(*SIMULATE, *WAYS[way], "--json").out
    for hash_seed, locale in (("1", "C"), ("2024", "ru_RU.UTF-8")):
        there = process(*SIMULATE, *WAYS[way], "--json", environment={"PYTHONHASHSEED": hash_seed, "LC_ALL": locale})
        assert (there.returncode, there.stdout) == (0, here)


def test_another_seed_gives_other_numbers() -> None:
    assert run(*SIMULATE, "--json").out != run(*SIMULATE, "--json", "--seed", "summer").out


def test_the_numbers_are_the_same_whatever_the_language() -> None:
    assert len({run(*SIMULATE, "--json", "--lang", language).out for language in LANGUAGES}) == 1


def test_naming_the_default_players_changes_nothing() -> None:
    assert run(*SIMULATE, "--json").out == run(*SIMULATE, *WAYS["two, named"], "--json").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["two", "solo red"])
def test_the_table_of_results(way: str, language: str) -> None:
    result = run(*SIMULATE, *WAYS[way], "--lang", language)
    words = Speaker(language)
    assert result.status == 0
    for message in ("cli-simulate-wins", "cli-simulate-share", "cli-simulate-ending"):
        assert words.text(message) in result.out
    assert words.text("dual-powers-side-red") in result.out
    assert "winter" in result.out
    assert re.findall(r"\b(?:cli|dual-powers)-[a-z]+-[a-z-]+|\{ *\$", result.out) == []
    if language != "en":
        assert re.findall(r"\b(?:Wins|Share|Seat|matches|nobody|average|Playing)\b", result.said) == []


def test_nothing_is_printed_beside_the_result() -> None:
    """A bar of progress is for a terminal; in a script the error stream stays empty."""
    result = process(*SIMULATE, "--json")
    assert result.stderr == ""


def test_one_match_is_not_several() -> None:
    assert "1 matches" not in run("simulate", "dual-powers", "--games", "1").out
