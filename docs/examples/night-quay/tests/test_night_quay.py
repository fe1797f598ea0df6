"""Night Quay keeps the promises of the kernel, and its own rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from night_quay import GAME

import lamplight
from lamplight.kernel import BadPosition, IllegalAction, Plain, register
from lamplight.kernel.ledger import known_items
from lamplight.testing import CHECKS, check_game

ROUND_ONE: dict[str, Plain] = {"quay": ["tea-5", "silk-3", "salt-1"], "amber.order": "silk"}
ALONE = {"amber": "lamp-2", "violet": "lamp-5", "green": "lamp-3"}
EQUAL = {"amber": "lamp-5", "violet": "lamp-5", "green": "lamp-1"}


@pytest.fixture(autouse=True)
def _known() -> None:
    """Where the package is installed, its entry point does this."""
    register(GAME)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "fog": True}], ids=["two", "four in the fog"])
def test_conformance(options: dict[str, int | bool], check: str) -> None:
    check_game(GAME, options=options, seeds=range(1), checks=[check])


def lit(lamps: dict[str, str], **changes: Plain) -> lamplight.Match:
    """A match of three after all have lit a lamp."""
    match = lamplight.new("night-quay", options={"players": 3}, position={**ROUND_ONE, **changes})
    for seat, lamp in lamps.items():
        match.play(seat, f"light {lamp}")
    return match


def order(match: lamplight.Match) -> list[str]:
    """Who chooses, one after another; each takes the first boat. The last one is not asked."""
    found: list[str] = []
    while match.view(None)["round"] == 1:
        (seat,) = match.to_act
        found.append(seat)
        match.play(seat, next(iter(match.legal(seat))))
    return found


def test_Q2_2_a_lamp_is_spent() -> None:
    match = lit(ALONE)
    order(match)
    assert match.why_not("violet", "light lamp-5") is not None
    with pytest.raises(IllegalAction, match="no-spent"):
        match.play("violet", "light lamp-5")


def test_Q2_3_the_brightest_chooses_first() -> None:
    assert order(lit(ALONE)) == ["violet", "green"]


def test_Q2_3_equal_lamps_dazzle_each_other() -> None:
    assert order(lit(EQUAL)) == ["green", "amber"]


def test_Q2_5_a_boat_in_the_fog_is_seen_when_it_is_taken() -> None:
    match = lit(ALONE, quay=["tea-5", "silk-3"], fog=True)
    match.play("violet", "row")
    (found,) = known_items(match.view("amber")["violet.hold"])
    assert found not in ("tea-5", "silk-3")
    assert match.view("amber")["fog"] is False


def test_Q3_1_crates_of_the_order_count_twice() -> None:
    match = lit({"amber": "lamp-6", "violet": "lamp-1", "green": "lamp-2"})
    assert [match.preview("amber", f"take {boat}")[0].args["points"] for boat in ("tea-5", "silk-3")] == [5, 6]


def test_a_position_that_cannot_be() -> None:
    descriptions: list[dict[str, Plain]] = [{"moon": 1}, {"quay": ["tea-9"]}, {"round": "first"}]
    for wrong in descriptions:
        with pytest.raises(BadPosition):
            GAME.setup(GAME.read_options({})).position(wrong)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "tea"', 'id = "green tea"', "night-quay-set-id"),
        ("lamps = [1, 2,", "lamps = [2, 2,", "night-quay-set-twice"),
        ("rounds = 5", "rounds = 6", "night-quay-set-rounds"),
    ],
)
def test_what_is_wrong_with_a_set_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = (GAME.sets / "harbour" / "set.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "set.toml").write_text(text.replace(old, new), encoding="utf-8")
    assert [finding.message.id for finding in GAME.validate(tmp_path)] == [told]
