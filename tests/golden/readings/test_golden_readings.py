"""Golden records of the readings that came after 0.1: they replay digest by digest, with the options that they name."""

from __future__ import annotations

import pytest

from lamplight.kernel import Record, replay, verify

from .make import HERE, SETS, WANTED


def test_there_is_a_record_for_each() -> None:
    assert sorted(path.stem for path in HERE.glob("*.json")) == sorted(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_golden_record(name: str) -> None:
    game, options = WANTED[name]
    text = (HERE / f"{name}.json").read_text(encoding="utf-8")
    record = Record.parse(text)
    assert options.items() <= record.options.items()
    verdict = verify(record, components=SETS[game])
    assert verdict.finished
    assert verdict.all_proved
    assert str(replay(record, components=SETS[game]).record()) == text
