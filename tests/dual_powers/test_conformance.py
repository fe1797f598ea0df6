"""Dual Powers keeps every promise of the kernel: two players, solo on both sides, with every option."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import find_game
from lamplight.kernel.game import OptionValue
from lamplight.testing import CHECKS, check_game, check_processes

GAME = find_game("dual-powers")
FROZEN = Path(__file__).parent.parent / "golden" / "sets" / "frozen-1"
MODES: list[dict[str, OptionValue]] = [
    {},
    {"solo": "red", "difficulty": 2},
    {"solo": "white", "difficulty": 6},
    {"neutral_regions": "will", "bonus_move": "small"},
]
OPTIONS = st.fixed_dictionaries(
    {},
    optional={option.name: st.sampled_from(option.values) for option in GAME.options},
)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", MODES, ids=str)
def test_conformance(options: dict[str, OptionValue], check: str) -> None:
    check_game(GAME, options=options, seeds=range(3), checks=[check])


@given(options=OPTIONS, seed=st.integers(0, 10**9), check=st.sampled_from(list(CHECKS)))
@settings(max_examples=60, deadline=None)
def test_conformance_with_any_options(options: dict[str, OptionValue], seed: int, check: str) -> None:
    check_game(GAME, options=options, seeds=[seed], checks=[check])


def test_conformance_with_another_component_set() -> None:
    check_game(GAME, components=FROZEN, seeds=range(2))


@pytest.mark.parametrize("options", MODES[:2], ids=str)
def test_the_same_match_in_every_process(options: dict[str, OptionValue]) -> None:
    check_processes("dual-powers", options)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", MODES, ids=str)
def test_conformance_for_long(options: dict[str, OptionValue], check: str) -> None:
    check_game(GAME, options=options, seeds=range(100, 400), checks=[check])
