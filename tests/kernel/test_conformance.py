"""The conformance suite passes a good toy game and catches every broken one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import register
from lamplight.testing import CHECKS, ConformanceFailure, check_game, check_processes

from . import lanterns
from .embers import EMBERS_GAME


@given(seed=st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_good_game_keeps_every_promise(seed: int) -> None:
    register(lanterns.GOOD)
    check_game(lanterns.GOOD, seeds=[seed])


def test_a_good_game_plays_the_same_in_another_process() -> None:
    check_processes("tests.kernel.lanterns:GOOD")


@pytest.mark.parametrize(
    ("state_type", "expected"),
    [
        (lanterns.LeakyViewState, "views"),
        (lanterns.WordyViewState, "views"),
        (lanterns.SilentViewState, "views"),
        (lanterns.LeakyViewState, "sampling"),
        (lanterns.LeakyViewState, "non-interference"),
        (lanterns.LeakyLegalState, "non-interference"),
        (lanterns.LeakyUndoState, "non-interference"),
        (lanterns.SharedListState, "clones"),
    ],
)
def test_a_broken_game_is_caught(state_type: type[lanterns.LanternsState], expected: str) -> None:
    assert expected in CHECKS
    with pytest.raises(ConformanceFailure) as caught:
        check_game(lanterns.Lanterns(state_type), seeds=range(60), checks=[expected])
    assert caught.value.check == expected


def test_a_leak_through_the_undo_flag_is_named_as_such() -> None:
    with pytest.raises(ConformanceFailure, match="undo tells"):
        check_game(lanterns.Lanterns(lanterns.LeakyUndoState), seeds=range(60), checks=["non-interference"])


def test_a_leak_through_the_legal_list_is_named_as_such() -> None:
    with pytest.raises(ConformanceFailure, match="legal tells"):
        check_game(lanterns.Lanterns(lanterns.LeakyLegalState), seeds=range(60), checks=["non-interference"])


class Spaced(lanterns.Lanterns):
    id = "paper lanterns"


class Unsaid(lanterns.Lanterns):
    rule_ids = (*lanterns.Lanterns.rule_ids, "L4")


@pytest.mark.parametrize(
    ("game", "check", "told"),
    [(Spaced(), "identity", "'paper lanterns' is no name for the game"), (Unsaid(), "texts", "lanterns-rule-L4")],
)
def test_what_menus_and_addresses_cannot_use_is_caught(game: lanterns.Lanterns, check: str, told: str) -> None:
    with pytest.raises(ConformanceFailure, match=told) as caught:
        check_game(game, checks=[check])
    assert caught.value.check == check


def test_iterating_over_a_set_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="another process"):
        check_processes("tests.kernel.lanterns:SET_ORDER", seeds=range(8))


def test_embers_itself_is_a_sound_game() -> None:
    checks = ["clones", "serialisation", "bounded", "outcome", "undo", "sealed", "records", "chance"]
    register(EMBERS_GAME)
    check_game(EMBERS_GAME, seeds=range(4), checks=checks)
