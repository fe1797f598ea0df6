"""The end of a match."""

from __future__ import annotations

from .builder import at_stakes, new_embers
from .embers import SEATS, TURNS


def test_a_match_has_no_outcome_before_its_end_and_nothing_to_do_after_it() -> None:
    match = at_stakes("1234")
    assert (match.outcome, match.over) == (None, False)
    match.play("north", "stake 3")
    match.play("south", "stake 4")
    assert match.over
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.returns, outcome.ending, outcome.rule) == ((1,), (-1, 1), "stakes", "L3")
    assert list(match.to_act) == []
    assert not match.legal("north")
    assert not match.legal("chance")
    assert match.prompt("north").groups == ()


def test_a_victory_can_be_shared() -> None:
    match = new_embers()
    for turn in range(TURNS):
        match.play(turn % 3, "rest")
    for seat in SEATS:
        match.play(seat, "hide mid")
        match.play(seat, "hide mid")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    outcome = match.record().outcome
    assert outcome is not None
    assert outcome.winners == SEATS
