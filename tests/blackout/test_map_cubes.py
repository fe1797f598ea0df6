"""R3.20 to R3.26: where a cube goes on the map, and what it costs."""

from __future__ import annotations

import pytest

from lamplight.kernel import Match, Plain

from .builder import Options, at, bare, can, colours, cubes, do, neighbours, number


def placing(name: str, *where: str, options: Options | None = None, grey: Plain = None, **orange: Plain) -> Match:
    """Orange has cubes there, completes the goal of a card, and is asked where its cube goes."""
    described = bare(
        objectives=[name],
        cubes=[*where],
        rondel={"food": 4, "tools": 2, "book": 2, "medipack": 2},
        **orange,
    )
    match = at(3, described, {"cubes": grey or []}, options=options)
    do(match, f"goal {name} 1")
    return match


def targets(match: Match) -> list[str]:
    """Where the cube may go."""
    return [text.removeprefix("place ") for text in can(match)]


def test_R3_20_and_R3_22_colour_and_own_cubes() -> None:
    match = placing("red-1", "castle-peak", "sham-tseng", grey=["tung-chung"])
    assert "tung-chung" in targets(match)
    assert "sham-tseng" not in targets(match)
    assert {colours()[name] for name in targets(match)} == {"red"}
    before = number(match, "orange.supply")
    do(match, "place tung-chung")
    assert number(match, "orange.supply") == before - 1
    assert set(cubes(match)) == {"castle-peak", "sham-tseng", "tung-chung"}


def test_R3_21_all_of_the_colour_taken_means_any_location() -> None:
    red = [name for name, colour in colours().items() if colour == "red"]
    match = placing("red-1", *red)
    near = {name for place in red for name in neighbours(place) if name not in red}
    assert set(targets(match)) == near
    do(match, f"place {min(near)}")
    assert number(match, "orange.transport") == 5


@pytest.mark.parametrize(("skip", "left"), [("wrong_colour", 2), ("any", 3)])
def test_R3_23_wrong_coloured_locations_may_be_skipped_for_tokens(skip: str, left: int) -> None:
    match = placing("red-1", "tai-o", options={"skip": skip})
    do(match, "place sham-tseng")  # by tung-chung (red) 2, round it 3
    assert number(match, "orange.transport") == left


def test_R3_23_B_35_any_colour_skips_nothing() -> None:
    for skip, places in (("wrong_colour", 2), ("any", 35)):
        match = placing("plan-exchange-1", "tai-o", options={"skip": skip})
        assert len(targets(match)) == places


def test_R3_24_R3_25_a_farther_target_is_legal_for_its_tokens() -> None:
    for target, left in (("lok-ma-chau", 4), ("sham-tseng", 5), ("tung-chung", 5), ("sha-tau-kok", 2)):
        match = placing("red-1", "castle-peak")
        do(match, f"place {target}")
        assert number(match, "orange.transport") == left, target


def test_R3_26_lacking_tokens_are_bought() -> None:
    match = placing("red-1", "castle-peak", transport=1)
    do(match, "place sha-tau-kok")
    assert (number(match, "orange.transport"), number(match, "orange.score")) == (0, -2)


def test_X_6_the_score_goes_below_zero_for_two_skipped_locations() -> None:
    match = placing("blue-1", "tap-mun", transport=0)
    do(match, "place diamond-hill")
    assert number(match, "orange.score") == -2
