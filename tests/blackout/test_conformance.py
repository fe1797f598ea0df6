"""Blackout keeps every promise of the kernel: 2 to 4 players, chapters, solo, every option, another component set."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.tables import SEAT_NAMES
from lamplight.kernel.game import OptionValue
from lamplight.testing import CHECKS, check_game, check_processes

from .builder import HARBOUR

MODES: list[dict[str, OptionValue]] = [
    {},
    {"players": 3},
    {"players": 4},
    {"players": 1, "chapter": 1},
    {"players": 1, "chapter": 5, "attempt": 4},
    {"players": 3, "chapter": 2},
]
OF_THE_MODE = ("players", "chapter", "attempt", "starting_player", "edition")
VARIANTS = [option for option in GAME.options if option.name not in OF_THE_MODE]


def mode(players: int, **others: st.SearchStrategy[int]) -> st.SearchStrategy[dict[str, OptionValue]]:
    """Ways to play with so many, any of whom may start."""
    starting = st.sampled_from(["drawn", *SEAT_NAMES[:players]])
    return st.fixed_dictionaries({"players": st.just(players), "starting_player": starting, **others})


MODE = st.one_of(
    *(mode(players, chapter=st.integers(0, 5)) for players in (2, 3, 4)),
    mode(1, chapter=st.integers(1, 5), attempt=st.integers(1, 30)),
)
OPTIONS = st.tuples(
    MODE,
    st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in VARIANTS}),
    st.fixed_dictionaries({}, optional={"edition": st.sampled_from([2018, 2019])}),
).map(lambda parts: {**parts[0], **parts[1], **parts[2]})


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", MODES, ids=str)
def test_conformance(options: dict[str, OptionValue], check: str) -> None:
    check_game(GAME, options=options, seeds=range(1), checks=[check])


@given(options=OPTIONS, seed=st.integers(0, 10**9), check=st.sampled_from(list(CHECKS)))
@settings(max_examples=25, deadline=None)
def test_conformance_with_any_options(options: dict[str, OptionValue], seed: int, check: str) -> None:
    check_game(GAME, options=options, seeds=[seed], checks=[check])


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", [MODES[1], MODES[3]], ids=str)
def test_conformance_with_another_component_set(options: dict[str, OptionValue], check: str) -> None:
    check_game(GAME, options=options, components=HARBOUR, seeds=range(1), checks=[check])


@pytest.mark.parametrize("options", [MODES[2], MODES[3]], ids=str)
def test_the_same_match_in_every_process(options: dict[str, OptionValue]) -> None:
    check_processes("blackout", options)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", MODES, ids=str)
def test_conformance_for_long(options: dict[str, OptionValue], check: str) -> None:
    check_game(GAME, options=options, seeds=range(100, 130), checks=[check])
