"""Taking back by consent of every seat."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.kernel import CHANCE, LamplightError, replay, verify

from .builder import at_stakes, dealt, everything, new_embers
from .embers import SEATS, TURNS


@pytest.mark.parametrize("consent", [[], ["north"], ["south", 1], ["north", "chance"], ["north", "north"]])
def test_taking_back_needs_the_consent_of_every_seat(consent: list[str | int]) -> None:
    match = dealt()
    match.play("north", "light red")
    before = everything(match)
    with pytest.raises(LamplightError, match="kernel-consent-missing"):
        match.take_back(4, consent)
    assert everything(match) == before


@pytest.mark.parametrize("keep", [-1, -5, 0, 1, 3, 5, 6, 10**9])
def test_one_cannot_go_back_to_where_there_is_nothing_or_where_chance_is_asked(keep: int) -> None:
    match = dealt()
    match.play("north", "light red")
    before = everything(match)
    with pytest.raises(LamplightError, match="kernel-bad-takeback"):
        match.take_back(keep, match.seats)
    assert everything(match) == before


def test_a_take_back_is_recorded_and_leads_to_the_earlier_state() -> None:
    match = dealt()
    state, events = match.state.dump(), match.events_for("north")
    match.play("north", "light red")
    match.play("north", "peek")
    match.play("south", "light red")
    rows = match.record().actions
    match.take_back(4, ["south", "north"])
    assert match.state.dump() == state
    assert match.events_for("north") == events
    assert match.record().actions[:-1] == rows
    assert match.record().actions[-1][:2] == ("take-back", 4)
    assert list(match.to_act) == ["north"]
    assert not match.can_undo("north")
    assert match.record("south").actions[-1][:2] == ("take-back", 4)


def test_undo_does_not_cross_a_take_back() -> None:
    match = dealt()
    match.play("north", "light red")
    match.play("north", "light red")
    match.take_back(5, match.seats)
    assert not match.can_undo("north")
    match.play("north", "light gold")
    match.undo("north")
    assert match.record().actions[-1][0] == "take-back"
    assert not match.can_undo("north")


def test_chance_is_drawn_afresh_after_a_take_back() -> None:
    """Over twenty seeds the same stoke, taken back and played again, does not always flare alike."""
    changed = 0
    for seed in range(20):
        match = new_embers(str(seed))
        match.play("ash", "stoke")
        first = match.record().actions[-1]
        match.take_back(0, SEATS)
        match.play("ash", "stoke")
        second = match.record().actions[-1]
        assert first[0] == second[0] == "chance"
        changed += first[1] != second[1]
    assert 5 <= changed <= 18


def test_a_record_with_take_backs_verifies_and_replays() -> None:
    match = new_embers()
    for turn in range(TURNS):
        match.play(turn % 3, "stoke")
    match.take_back(8, SEATS)
    match.play(1, "stoke")
    match.take_back(0, SEATS)
    for turn in range(TURNS):
        match.play(turn % 3, "stoke")
    for seat in SEATS:
        match.play(seat, "hide low")
        match.play(seat, "hide mid")
    verdict = verify(match.record())
    assert (verdict.all_proved, verdict.finished, verdict.draws) == (True, True, 14)
    assert str(replay(match.record()).record()) == str(match.record())


def test_taking_back_opens_a_phase_of_secret_choices_again() -> None:
    match = lamplight.new("dual-powers", seed="take back")
    start = len(match.entries)
    for seat in match.seats:
        match.play(seat, next(iter(match.legal(seat))))
    assert len(match.to_act) == 1
    match.take_back(start, match.seats)
    assert match.to_act == match.seats
    assert match.pending == [[], []]
    for seat in reversed(match.seats):
        match.play(seat, list(match.legal(seat))[1])
    assert verify(match.record()).all_proved


def test_nothing_is_taken_back_once_the_key_is_published() -> None:
    match = at_stakes("1234")
    match.play("south", "stake 4")
    match.play("north", "stake 1")
    assert match.over
    with pytest.raises(LamplightError, match="kernel-takeback-over"):
        match.take_back(8, match.seats)


def test_taking_back_into_the_middle_of_secret_choices_leaves_no_broken_match() -> None:
    """Final choices are committed together: keeping only north's is refused, or north can still change it."""
    match = at_stakes("1234")
    match.play("south", "stake 4")
    match.play("north", "stake 1")
    before = everything(match)
    try:
        match.take_back(9, match.seats)
    except LamplightError:
        assert everything(match) == before
        return
    assert "stake 3" in match.legal("north")
    match.play("north", "stake 3")
    match.play("south", "stake 2")
    assert match.over
    assert verify(match.record(), components=".").finished


def test_taking_back_while_secret_choices_are_coming_in_drops_them() -> None:
    match = at_stakes("1234")
    match.play("south", "stake 4")
    match.take_back(7, match.seats)
    assert list(match.to_act) == ["south"]
    match.play("south", "light blue")
    assert match.pending == [[], []]
    assert list(match.to_act) == ["north", "south"]


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_any_walk_with_undo_and_take_back_keeps_a_record_that_replays(data: st.DataObject) -> None:
    match = new_embers(str(data.draw(st.integers(0, 50))))
    for _ in range(data.draw(st.integers(0, 30))):
        if match.over:
            break
        undoing = [seat for seat in SEATS if match.can_undo(seat)]
        keeps = [keep for keep, entry in enumerate(match.entries) if entry.seat != CHANCE and keep <= TURNS]
        what = data.draw(st.sampled_from(["play", "play", "play", "undo", "back"]))
        if what == "undo" and undoing:
            match.undo(data.draw(st.sampled_from(undoing)))
        elif what == "back" and keeps:
            match.take_back(data.draw(st.sampled_from(keeps)), SEATS)
        else:
            seat = data.draw(st.sampled_from(match.to_act))
            match.play(seat, data.draw(st.sampled_from(list(match.legal(seat)))))
    again = replay(match.record())
    assert str(again.record()) == str(match.record())
    assert again.state.dump() == match.state.dump()
    assert [again.events_for(seat) for seat in SEATS] == [match.events_for(seat) for seat in SEATS]
    assert all(again.can_undo(seat) for seat in SEATS if match.can_undo(seat))
    assert verify(match.record()).all_proved
