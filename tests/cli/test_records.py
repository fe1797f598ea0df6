"""`record show`, `verify`, `resume`: good records, broken ones, tampered ones."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lamplight

from .helpers import LANGUAGES, process, run, saves

FUZZ = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@lru_cache(maxsize=8)
def _text(steps: int = 10_000, solo: str = "none") -> str:
    """The record of a random match with so many decisions."""
    match = lamplight.new("dual-powers", seed="records", options={"solo": solo})
    rng = random.Random(4)
    while match.to_act and steps:
        steps -= 1
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    return str(match.record())


def _record(**options: Any) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(_text(**options))
    return loaded


def _write(folder: Path, record: object) -> str:
    path = folder / "match.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solo", ["none", "white"])
def test_a_good_record(solo: str, language: str, tmp_path: Path) -> None:
    path = _write(tmp_path, _text(solo=solo))
    shown = run("record", "show", path, "--lang", language)
    assert (shown.status, shown.err) == (0, "")
    assert len(shown.out.splitlines()) > 50
    assert re.findall(r"\b(?:cli|kernel|dual-powers)-[a-z]+-[a-z-]+|\{ *\$", shown.out) == []
    if language != "en":
        words = r"\b(?:Red|White|plays|draws|begins|the|day|nobody|rules|matches|Won|red|white)\b"
        assert re.findall(words, shown.out) == []
    verified = run("record", "verify", path, "--lang", language)
    assert (verified.status, verified.err) == (0, "")


def test_an_unfinished_record(tmp_path: Path) -> None:
    path = _write(tmp_path, _text(steps=9))
    assert run("record", "show", path).status == 0
    verified = run("record", "verify", path)
    assert verified.status == 0
    assert "not over" in verified.out


def test_a_seats_own_record_is_refused(tmp_path: Path) -> None:
    match = lamplight.new("dual-powers", seed="records")
    path = _write(tmp_path, str(match.record("red")))
    for command in ("show", "verify", "resume"):
        result = run("record", command, path)
        assert result.status == 2
        assert "red" in result.err


def test_a_record_in_a_process_of_its_own(tmp_path: Path) -> None:
    path = _write(tmp_path, _text())
    for hash_seed in ("1", "2"):
        result = process("record", "verify", path, environment={"PYTHONHASHSEED": hash_seed})
        assert (result.returncode, result.stderr) == (0, "")


def _set(*keys: str | int, to: Any) -> Callable[[dict[str, Any]], object]:
    def change(record: dict[str, Any]) -> None:
        place: Any = record
        for key in keys[:-1]:
            place = place[key]
        place[keys[-1]] = to

    return change


def _swap(record: dict[str, Any]) -> None:
    rows = record["actions"]
    number = next(n for n, row in enumerate(rows) if row[0] == "chance" and row[1] != rows[n + 1][1])
    rows[number][1], rows[number + 1][1] = rows[number + 1][1], rows[number][1]


def _player_acts_for_chance(record: dict[str, Any]) -> None:
    row = next(row for row in record["actions"] if row[0] == "chance")
    row[0] = "red"


def _chance_acts_for_player(record: dict[str, Any]) -> None:
    row = next(row for row in record["actions"] if row[0] == "red")
    row[0] = "chance"


TAMPERED: dict[str, Callable[[dict[str, Any]], object]] = {
    "another draw": _swap,
    "a player answers for chance": _player_acts_for_chance,
    "chance acts for a player": _chance_acts_for_player,
    "an action removed": lambda record: record["actions"].pop(30),
    "the last action removed": lambda record: record["actions"].pop(),
    "an action twice": lambda record: record["actions"].insert(30, record["actions"][30]),
    "another digest": _set("actions", 5, 2, to="0" * 16),
    "another start": _set("start", to="0" * 16),
    "another key": _set("fairness", "key", to="00" * 32),
    "a short key": _set("fairness", "key", to="00"),
    "a key that is none": _set("fairness", "key", to="zz"),
    "no key": _set("fairness", "key", to=None),
    "another commitment": _set("fairness", "commitment", to="0" * 64),
    "other nonces": _set("fairness", "nonces", to=["mine"]),
    "a negative import": _set("fairness", "imported", to=-5),
    "an enormous import": _set("fairness", "imported", to=10**9),
    "another winner": _set("outcome", "winners", to=["red", "white"]),
    "another ending": _set("outcome", "ending", to="luck"),
    "no outcome": _set("outcome", to=None),
    "another game": _set("game", to="chess"),
    "another version": _set("rules_version", to=99),
    "another format": _set("format", to="other/1"),
    "another form": _set("form", to="red"),
    "another set": _set("components", "name", to="other"),
    "a set with a very long name": _set("components", "name", to="x" * 300),
    "a set with a zero byte": _set("components", "name", to="a\0b"),
    "an empty set": _set("components", "name", to=""),
    "a set outside": _set("components", "name", to="../../.."),
    "another hash": _set("components", "hash", to="0" * 64),
    "another option": _set("options", "bonus_move", to="small"),
    "another difficulty": _set("options", "difficulty", to=6),
    "an unknown option": _set("options", "speed", to=9),
    "a bad option": _set("options", "solo", to="blue"),
    "a solo match": _set("options", "solo", to="red"),
    "other seats": _set("seats", to=["white", "red"]),
    "no seats": _set("seats", to=[]),
    "an unknown action": _set("actions", 40, 1, to={"do": "fly"}),
    "an action without a verb": _set("actions", 40, 1, to={}),
    "a hidden action": _set("actions", 40, 1, to=None),
    "a number for an action": _set("actions", 40, 1, to=7),
    "an unknown seat": _set("actions", 40, 0, to="green"),
    "a take-back too far": lambda record: record["actions"].insert(40, ["take-back", 999, "0" * 16]),
    "a take-back of nothing": lambda record: record["actions"].insert(40, ["take-back", None, "0" * 16]),
    "a negative take-back": lambda record: record["actions"].insert(40, ["take-back", -3, "0" * 16]),
    "a pending action": _set("pending", to=[["red", {"do": "pass"}]]),
    "a pending action of chance": _set("pending", to=[["chance", {"do": "pass"}]]),
    "a position": _set("position", to={"score": 3}),
    "a bad position": _set("position", to={"score": "high", "x": [1, {"y": None}]}),
    "an unknown field": _set("colour", to="red"),
    "players that are no bots": _set("players", to=["human", "wizard", "x"]),
}
UNSEEN_BY_VERIFY = ("players that are no bots",)


@pytest.mark.parametrize("way", TAMPERED)
def test_a_tampered_record_is_refused(way: str, tmp_path: Path) -> None:
    record = copy.deepcopy(_record())
    TAMPERED[way](record)
    path = _write(tmp_path, record)
    before = Path(path).read_bytes()
    commands = ["verify"] if way not in UNSEEN_BY_VERIFY else []
    for command in [*commands, "resume"]:
        result = run("record", command, path, typed="\nq\nn\n")
        assert "Traceback" not in result.said
        if command == "verify" or way in UNSEEN_BY_VERIFY:
            assert result.status == 2, command
            assert result.err.startswith("Error: ")
    assert Path(path).read_bytes() == before
    assert saves(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(
    "way", ["another draw", "an unknown field", "an action removed", "another start", "an unknown seat"]
)
def test_tampering_is_told_in_the_users_language(way: str, language: str, tmp_path: Path) -> None:
    record = copy.deepcopy(_record())
    TAMPERED[way](record)
    said = run("record", "verify", _write(tmp_path, record), "--lang", language).err
    said = re.sub(r"\(.*?\)", "", said)  # the action itself stays as it is in the file
    assert re.findall(r"\b(?:the|set-up|unknown|contains|Object|is|not|from|with)\b", said) == []


@pytest.mark.parametrize("cut", [0, 1, 100, 1000, -1, -3, -100])
def test_half_a_record(cut: int, tmp_path: Path) -> None:
    path = _write(tmp_path, _text()[:cut].rstrip() if cut != -1 else _text().rstrip()[:-1])
    for command in ("show", "verify", "resume"):
        result = run("record", command, path)
        assert result.status == 2
        assert result.err.startswith("Error: ")
        assert "Traceback" not in result.err


_LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=20),
    st.just([]),
    st.just({}),
    st.just("red"),
    st.just({"do": "pass"}),
    st.lists(st.text(max_size=3), max_size=3),
)


def _places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found: list[tuple[str | int, ...]] = [path] if path else []
    inside: dict[str | int, Any] = {}
    if isinstance(value, dict):
        inside = dict(value)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, list):
        inside = dict(enumerate(value))  # pyright: ignore[reportUnknownArgumentType]
    for key, item in inside.items():
        found += _places(item, (*path, key))
    return found


@FUZZ
@given(data=st.data(), solo=st.sampled_from(["none", "red"]))
def test_any_change_of_a_record_is_answered_in_words(data: st.DataObject, solo: str, tmp_path: Path) -> None:
    """Whatever stands in a record: `verify` says good or what is wrong, and never falls over."""
    record = copy.deepcopy(_record(steps=12, solo=solo))
    places = _places(record)
    heads = [place for place in places if place[0] != "actions"]
    for _ in range(data.draw(st.integers(1, 2))):
        place = data.draw(st.sampled_from(heads) | st.sampled_from(places))
        try:
            _set(*place, to=data.draw(_LEAVES))(record)
        except (KeyError, IndexError, TypeError):
            continue
    path = _write(tmp_path, record)
    for command in ("verify", "show", "resume"):
        result = run("record", command, path, typed="\nq\nn\n")
        assert result.status in (0, 2)
        assert "Traceback" not in result.said
        assert (result.status == 0) == (result.err == "")


@FUZZ
@given(content=st.binary(max_size=60) | st.recursive(_LEAVES, st.lists, max_leaves=4).map(json.dumps).map(str.encode))
def test_any_file_is_answered_in_words(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    result = run("record", "verify", str(tmp_path / "file"))
    assert result.status == 2
    assert result.err.startswith("Error: ")
