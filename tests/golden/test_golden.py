"""Golden records: one for each way a match can end, replayed digest by digest with the frozen component set."""

from __future__ import annotations

import pytest

from lamplight.kernel import Record, replay, verify

from .make import FROZEN, HERE, WANTED, name_of


def test_there_is_a_record_for_each_ending() -> None:
    assert sorted(path.stem for path in HERE.glob("*.json")) == sorted(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_golden_record(name: str) -> None:
    text = (HERE / f"{name}.json").read_text(encoding="utf-8")
    record = Record.parse(text)
    verdict = verify(record, components=FROZEN)
    assert verdict.finished
    assert verdict.all_proved
    match = replay(record, components=FROZEN)
    assert name_of(match) == name
    assert str(match.record()) == text
