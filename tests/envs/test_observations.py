"""Observations say what the views say, and no more."""

from __future__ import annotations

import random
import struct
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.envs.layout import Domain, Layout, several
from lamplight.envs.observations import Observations, observations_of, view_of
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.state import State
from lamplight.testing.walk import states

from ..kernel import lanterns

CASES: dict[str, tuple[str, dict[str, object]]] = {
    "dual-powers": ("dual-powers", {}),
    "dual-powers alone as red": ("dual-powers", {"solo": "red", "difficulty": 3}),
    "dual-powers alone as white": ("dual-powers", {"solo": "white"}),
    "blackout for 2": ("blackout", {"players": 2}),
    "blackout for 3": ("blackout", {"players": 3}),
    "blackout for 4": ("blackout", {"players": 4, "edition": 2018}),
    "blackout alone": ("blackout", {"players": 1, "chapter": 3}),
    "blackout, a chapter for 3": ("blackout", {"players": 3, "chapter": 5}),
}


@cache
def prepared(case: str) -> tuple[Setup, Observations]:
    game, options = CASES[case]
    found = find_game(game)
    setup = found.setup(found.read_options(options))
    return setup, observations_of(setup)


def reached(setup: Setup, seed: int, steps: int) -> State:
    """The state after so many steps of a random match, or its end."""
    state = setup.start()
    for number, state in enumerate(states(setup, seed)):  # noqa: B007 - the last one counts
        if number == steps:
            break
    return state


def numbers(data: bytearray) -> list[int]:
    return list(struct.unpack(f"<{len(data) // 2}h", data))


def difference(layout: Layout, one: list[int], two: list[int]) -> str:
    return ", ".join(
        f"{layout.name(cell)}: {a} and {b}" for cell, (a, b) in enumerate(zip(one, two, strict=True)) if a != b
    )


moments = st.tuples(st.sampled_from(sorted(CASES)), st.integers(0, 2**32), st.integers(0, 400))


@settings(max_examples=60, deadline=None)
@given(moments)
def test_the_encoder_gives_what_the_view_reads(moment: tuple[str, int, int]) -> None:
    """Cell by cell: the compiled encoder against the layout, which sees the view and nothing else."""
    case, seed, steps = moment
    setup, seen = prepared(case)
    state = reached(setup, seed, steps)
    for seat in range(setup.seats):
        encoded = numbers(seen.encoder.encode(state, seat))
        read = seen.read(view_of(state, seat), seat)
        assert encoded == read, difference(seen.layout, encoded, read)


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 2**32))
def test_what_a_seat_cannot_know_changes_nothing(moment: tuple[str, int, int], other: int) -> None:
    """The swap test: everything hidden is dealt anew, and the observation is the same to the byte."""
    case, seed, steps = moment
    setup, seen = prepared(case)
    state = reached(setup, seed, steps)
    for seat in range(setup.seats):
        swapped = setup.sampler(view_of(state, seat), seat)(random.Random(other).random)
        one, two = seen.encoder.encode(state, seat), seen.encoder.encode(swapped, seat)
        assert one == two, difference(seen.layout, numbers(one), numbers(two))


@pytest.mark.parametrize("case", [case for case in CASES if "alone" not in case])
def test_the_swap_test_has_something_to_swap(case: str) -> None:
    """Where several play, what is dealt anew differs from the true state again and again."""
    setup, _ = prepared(case)
    rng = random.Random(1)
    differ = 0
    for number, state in enumerate(states(setup, 1)):
        if number % 7 == 0 and state.to_act(setup.seats):
            swapped = setup.sampler(view_of(state, 0), 0)(rng.random)
            differ += swapped.dump() != state.dump()
    assert differ > 3


@settings(max_examples=30, deadline=None)
@given(moments)
def test_numbers_stay_within_their_bounds(moment: tuple[str, int, int]) -> None:
    case, seed, steps = moment
    setup, seen = prepared(case)
    state = reached(setup, seed, steps)
    for seat in range(setup.seats):
        encoded = numbers(seen.encoder.encode(state, seat))
        for field in seen.layout.fields:
            assert all(field.low <= number <= field.high for number in encoded[seen.layout.place(field.name)])


@pytest.mark.parametrize("case", CASES)
def test_seats_see_themselves_first(case: str) -> None:
    """What is before me stands in the same cells whichever seat I have."""
    setup, seen = prepared(case)
    name = "hand" if setup.game_id == "dual-powers" else "money"
    cell = seen.layout.offsets[name]
    for state in states(setup, 5):
        for seat, side in enumerate(setup.seat_names):
            assert numbers(seen.encoder.encode(state, seat))[cell] == view_of(state, seat)[f"{side}.{name}"]


def test_cells_have_names() -> None:
    _, seen = prepared("dual-powers")
    layout = seen.layout
    assert layout.name(layout.offsets["lead"]) == "lead"
    assert layout.name(layout.offsets["held"] + 54) == "held[other, white-1]"
    assert [layout.name(cell) for cell in range(2)] == ["side[red]", "side[white]"]
    assert len({layout.name(cell) for cell in range(layout.cells)}) == layout.cells


def test_a_layout_has_each_field_once() -> None:
    _, seen = prepared("dual-powers")
    with pytest.raises(ValueError, match="twice"):
        Layout([seen.layout.fields[0], seen.layout.fields[0]])


def test_a_piece_that_the_layout_does_not_know_is_an_error() -> None:
    with pytest.raises(KeyError):
        several({"known": ["stranger"], "hidden": 0}, Domain.plain(("one",), ("me",)), "me")


def test_a_game_without_a_layout_says_so() -> None:
    with pytest.raises(LamplightError, match="envs-no-observations"):
        observations_of(lanterns.GOOD.setup({}))
