"""Options of matches and campaigns: what is possible, what is refused, what editions set."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamplight
from lamplight.games.blackout import GAME
from lamplight.kernel import BadOption, LamplightError, Series, find_game

from .campaigns import campaign, chapters, check_sentences, easy_set, running


@pytest.mark.parametrize(
    ("kind", "options", "message"),
    [
        ("campaign", {"players": 5}, "kernel-bad-option-value"),
        ("campaign", {"players": 0}, "kernel-bad-option-value"),
        ("campaign", {"players": True}, "kernel-bad-option-value"),
        ("campaign", {"players": None}, "kernel-bad-option-value"),
        ("campaign", {"chapter": 2}, "blackout-campaign-option"),
        ("campaign", {"attempt": 2}, "blackout-campaign-option"),
        ("campaign", {"speed": 9}, "kernel-unknown-option"),
        ("tournament", {}, "kernel-unknown-series"),
        ("", {}, "kernel-unknown-series"),
    ],
)
def test_a_campaign_that_cannot_be(kind: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(LamplightError) as caught:
        GAME.series(kind, options)
    assert caught.value.message.id == message
    check_sentences(caught.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "kernel-bad-option-value"),
        ({"chapter": 6}, "kernel-bad-option-value"),
        ({"players": 1}, "blackout-solo-needs-chapter"),
        ({"players": 2, "attempt": 2}, "blackout-attempt-solo"),
        ({"players": 1, "chapter": 1, "attempt": 0}, "kernel-bad-option-value"),
        ({"edition": 2020}, "kernel-bad-option-value"),
    ],
)
def test_options_of_a_match_that_cannot_be(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        lamplight.new("blackout", options=options)
    assert caught.value.message.id == message
    check_sentences(caught.value)


def test_a_game_without_series_says_so() -> None:
    with pytest.raises(LamplightError) as caught:
        find_game("dual-powers").series("campaign", {})
    assert caught.value.message.id == "kernel-unknown-series"
    check_sentences(caught.value)


def test_every_match_has_the_options_of_the_campaign(folder: Path) -> None:
    series = campaign(easy_set(folder / "easy"), 2, edition="2018", skip="any", gasoline_transport=2)
    chapters(series, (), ())
    for record in [*series.finished, running(series).record()]:
        assert record.options["edition"] == 2018
        assert record.options["specialist_order"] == "then"
        assert record.options["gasoline_transport"] == 2
        assert record.options["skip"] == "any"
    assert str(Series.parse(str(series))) == str(series)


def test_the_editions_set_options_that_nobody_has_set() -> None:
    read = GAME.read_options
    old, new_one = read({"edition": 2018}), read({"edition": 2019})
    assert new_one == {**read({}), "edition": 2019}
    assert {name for name in old if old[name] != new_one[name]} == {"edition", "gasoline_transport", "specialist_order"}
    assert read({"edition": "2018", "specialist_order": "any"})["specialist_order"] == "any"
