"""Golden records of Blackout: one for each way a match can end, and a campaign, replayed digest by digest."""

from __future__ import annotations

import pytest

from lamplight.kernel import Record, Series, replay, verify

from .make import CAMPAIGN, FROZEN, HERE, WANTED, ending_of


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
    assert ending_of(match) == WANTED[name].ending
    assert str(match.record()) == text


def test_golden_campaign_begins_its_third_attempt_with_four_dollars_more() -> None:
    text = CAMPAIGN.read_text(encoding="utf-8")
    series = Series.parse(text, components=str(FROZEN))
    assert series.state["attempt"] == 3
    assert series.match is not None
    assert series.match.view(None)["orange.money"] == 8
    series.components = str(FROZEN.relative_to(HERE.parents[2]))
    assert str(series) == text
