"""The text of a record: it reads back, and what is no record is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lamplight.kernel import BadRecord, LamplightError, Match, Record, replay
from lamplight.kernel.record import MAX_SIZE

from .builder import at_hiding, at_stakes, dealt, new_embers, new_lanterns
from .records import SET, as_json, finished_embers, finished_lanterns, problem, read


@pytest.mark.parametrize(
    "make", [new_lanterns, dealt, at_stakes, finished_lanterns, new_embers, at_hiding, finished_embers]
)
def test_the_text_of_a_record_reads_back(make: Callable[[], Match]) -> None:
    match = make()
    for record in (match.record(), match.record(0), match.record(1)):
        assert Record.parse(str(record)) == record
        assert Record.parse(str(record).encode()) == record
        assert str(Record.parse(str(record))) == str(record)


def test_a_record_has_one_readable_action_a_line() -> None:
    match = finished_lanterns()
    lines = str(match.record()).splitlines()
    body = lines[lines.index('  "actions": [') + 1 : -2]
    assert len(body) == len(match.record().actions) == 10
    assert body[4].startswith('    ["north", {"do": "light", "colour": "red"}, "')
    assert json.loads(str(match.record()))["game"] == "lanterns"


def test_a_record_keeps_letters_of_every_language_readable() -> None:
    match = new_lanterns(nonces=("Пётр", "été"))
    match.players = ("человек", "bot «Жан»\n\"'")
    record = match.record()
    assert "Пётр" in str(record)
    assert Record.parse(str(record)) == record
    assert replay(record, components=SET).record().players == match.players


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "match.json"
    for match in (at_stakes(), finished_lanterns()):
        match.record().save(path)
        assert Record.load(path) == Record.load(str(path)) == match.record()
    assert [file.name for file in path.parent.iterdir()] == ["match.json"]


def test_a_file_that_is_not_there_or_no_file_is_a_bad_record(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path, tmp_path / ("x" * 300)):
        with pytest.raises(BadRecord, match="kernel-file-unreadable"):
            Record.load(path)
    (tmp_path / "huge").write_bytes(b" " * (MAX_SIZE + 1))
    with pytest.raises(BadRecord, match="kernel-record-too-large"):
        Record.load(tmp_path / "huge")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "1",
        '"x"',
        "{",
        "\ufeff{}",
        b"\xff\xfe",
        b"\x00",
        '{"format": "lamplight-record/1"}',
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="kernel-record-unreadable"):
        Record.parse(text)


def test_huge_and_deep_input_is_refused_or_read_without_harm() -> None:
    with pytest.raises(BadRecord, match="kernel-record-too-large"):
        Record.parse(" " * (MAX_SIZE + 1))
    text = str(new_lanterns().record())
    for depth in (10, 100, 900, 990, 5_000, 100_000, 1_000_000):
        deep = text.replace('  "actions"', '  "position": {"x": ' + "[" * depth + "]" * depth + '},\n  "actions"')
        assert deep != text
        try:
            record = Record.parse(deep)
            replay(record, components=SET)
        except LamplightError:
            continue
        assert Record.parse(str(record)) == record
    for opening in ("[", "{", '{"a":', '["'):
        with pytest.raises(BadRecord):
            Record.parse(opening * 200_000)
    with pytest.raises(BadRecord):
        Record.parse(text.replace('"rules_version": 1', '"rules_version": 1' + "0" * 100_000))


def test_huge_numbers_are_refused_with_a_sentence() -> None:
    for digits in (30, 4_000):
        data = as_json(new_lanterns().record())
        data["rules_version"] = 10**digits
        assert problem(read(data)).message.id == "kernel-record-rules"
