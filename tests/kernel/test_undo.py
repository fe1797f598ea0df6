"""Undo: over one's own turn, and up to where something was drawn, learned or done by others."""

from __future__ import annotations

import pytest

from lamplight.kernel import LamplightError

from .builder import dealt, new_embers, new_lanterns
from .embers import SEATS


def test_undo_goes_back_step_by_step_over_ones_own_turn() -> None:
    match = dealt()
    start = str(match.record())
    match.play("north", "light red")
    middle = str(match.record())
    match.play("north", "light blue")
    assert (match.can_undo("north"), match.can_undo("south")) == (True, False)
    match.undo("north")
    assert str(match.record()) == middle
    match.undo("north")
    assert str(match.record()) == start
    assert not match.can_undo("north")
    with pytest.raises(LamplightError, match="kernel-cannot-undo"):
        match.undo("north")
    assert str(match.record()) == start


def test_undo_stops_where_chance_answered() -> None:
    match = new_embers()
    match.play("ash", "rest")
    assert match.can_undo("ash")
    match.play("birch", "stoke")
    assert [match.can_undo(seat) for seat in SEATS] == [False] * 3


def test_undo_stops_where_the_first_draws_were_made() -> None:
    match = new_lanterns()
    assert [match.can_undo(seat) for seat in match.seats] == [False, False]
    assert not match.can_undo("chance")


def test_undo_stops_where_the_seat_learned_something() -> None:
    match = dealt()
    match.play("north", "light red")
    match.play("north", "peek")
    assert not match.can_undo("north")
    match = dealt("1234")
    match.play("north", "light red")
    match.play("north", "light red")
    match.play("south", "light red")
    match.play("south", "peek")
    assert not match.can_undo("south")


def test_undo_stops_where_another_seat_acted() -> None:
    match = dealt()
    match.play("north", "light red")
    match.play("north", "light red")
    match.play("south", "light red")
    assert (match.can_undo("north"), match.can_undo("south")) == (False, True)
    match.undo("south")
    assert not match.can_undo("north")


def test_undo_takes_events_back() -> None:
    match = dealt()
    before = match.events_for("south")
    match.play("north", "light red")
    match.undo("north")
    assert match.events_for("south") == before


def test_an_undone_action_can_be_replaced_and_the_record_shows_the_final_one_alone() -> None:
    match = dealt()
    match.play("north", "light red")
    match.undo("north")
    match.play("north", "light gold")
    assert [row[1] for row in match.record().actions[4:]] == [{"do": "light", "colour": "gold"}]
