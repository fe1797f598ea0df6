"""Secret choices: who owes one, what others see of it, how it is changed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import HIDDEN, LamplightError, Match

from .builder import at_hiding, at_stakes, new_lanterns, refused
from .embers import HIDE, SEATS, TOKENS


def test_all_that_owe_a_secret_choice_are_to_act_until_it_is_in() -> None:
    match = at_stakes()
    assert list(match.to_act) == ["north", "south"]
    match.play("south", "stake 4")
    assert list(match.to_act) == ["north"]
    assert list(match.legal("south")) == [match.action("stake 2"), match.action("stake 4")]
    match.play("north", "stake 3")
    assert list(match.to_act) == []
    assert match.over


def test_a_secret_choice_can_be_changed_until_all_are_in() -> None:
    match = at_stakes("1234")
    for card in ("4", "2", "2", "4", "2"):
        match.play("south", f"stake {card}")
        assert match.view("south")["south.stake"] == card
        assert match.record("south").pending == (("south", {"do": "stake", "card": card}),)
    match.play("north", "stake 1")
    assert [row[:2] for row in match.record().actions[-2:]] == [
        ("north", {"do": "stake", "card": "1"}),
        ("south", {"do": "stake", "card": "2"}),
    ]
    refused(match, "south", "stake 4")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_each_seat_has_its_own_version_while_all_choose() -> None:
    match = at_stakes()
    start = match.version("north"), match.version("south")
    match.play("south", "stake 2")
    assert (match.version("north"), match.version("south")) == (start[0], start[1] + 1)
    match.play("south", "stake 4")
    match.undo("south")
    assert match.version("north") == start[0]
    assert match.version("south") > start[1] + 2
    match.play("north", "stake 1")
    match.play("south", "stake 4")
    assert match.version("north") > start[0] + 1


def test_a_version_grows_with_every_change_and_with_nothing_else() -> None:
    match = new_lanterns()
    seen = match.version("north")
    refused(match, "north", "peek")
    match.preview("north", "light red")
    assert match.version("north") == seen
    changes: list[Callable[[], None]] = [
        lambda: match.play("north", "light red"),
        lambda: match.undo("north"),
        lambda: match.play("north", "light red"),
        lambda: match.play("north", "light red"),
        lambda: match.take_back(5, ["north", "south"]),
    ]
    for change in changes:
        change()
        assert match.version("north") > seen
        seen = match.version("north")


def seen_by(match: Match, seat: str | None) -> str:
    """All that reaches a seat in a running match, but for the digests."""
    rows = [] if seat is None else [row[:2] for row in match.record(seat).actions]
    own: list[object] = []
    if seat is not None:
        asked = [str(match.why_not(seat, action)) for action in match.setup.catalogue]
        previews = [str(match.preview(seat, action)) for action in match.legal(seat)]
        record = match.record(seat)
        own = [match.version(seat), match.can_undo(seat), str(match.prompt(seat)), asked, previews, record.pending]
        own += [str(match.legal(seat)), record.outcome, record.fairness.key]
    return json.dumps([match.view(seat), match.events_for(seat), match.to_act, rows, own])


def test_others_see_ready_or_not_ready_and_nothing_else() -> None:
    for watcher in ("north", None):
        looks: set[str] = set()
        for plays in (["stake 2"], ["stake 4"], ["stake 2", "stake 4"], ["stake 4", "stake 2", "stake 2"]):
            match = at_stakes("1234")
            assert match.view(watcher)["south.ready"] is False
            for play in plays:
                match.play("south", play)
            assert match.view(watcher)["south.ready"] is True
            assert match.view(watcher)["south.stake"] == HIDDEN
            looks.add(seen_by(match, watcher))
        assert len(looks) == 1


def test_what_others_see_goes_back_to_not_ready_with_an_undo() -> None:
    match = at_stakes("1234")
    before = seen_by(match, "north")
    match.play("south", "stake 2")
    assert seen_by(match, "north") != before
    match.undo("south")
    assert seen_by(match, "north") == before
    assert list(match.to_act) == ["north", "south"]
    assert match.pending == [[], []]


def test_a_sealed_choice_is_undone_by_its_seat_alone_and_only_until_all_are_in() -> None:
    match = at_stakes()
    assert not match.can_undo("north")
    match.play("south", "stake 2")
    assert (match.can_undo("north"), match.can_undo("south")) == (False, True)
    with pytest.raises(LamplightError, match="kernel-cannot-undo"):
        match.undo("north")
    match.undo("south")
    assert not match.can_undo("south")
    match.play("south", "stake 2")
    match.play("north", "stake 1")
    assert (match.can_undo("north"), match.can_undo("south")) == (False, False)


@given(st.permutations([0, 0, 1, 1, 2, 2]), st.lists(st.integers(0, 2), min_size=6, max_size=6))
@settings(max_examples=40, deadline=None)
def test_final_choices_are_recorded_in_seat_order_whatever_the_order_of_arrival(
    order: list[int], tokens: list[int]
) -> None:
    arrival, steady = at_hiding(), at_hiding()
    left = [tokens[:2], tokens[2:4], tokens[4:]]
    for seat, chosen in enumerate(left):
        for token in chosen:
            steady.play(seat, f"hide {TOKENS[token]}")
    for seat in order:
        arrival.play(seat, f"hide {TOKENS[left[seat].pop(0)]}")
    assert arrival.over
    assert str(arrival.record()) == str(steady.record())
    assert [row[0] for row in arrival.record().actions[-7:-1]] == ["ash", "ash", "birch", "birch", "cedar", "cedar"]


def test_in_a_choice_of_two_steps_the_last_one_can_be_changed_and_both_undone() -> None:
    match = at_hiding()
    match.play("birch", "hide low")
    assert list(match.to_act) == ["ash", "birch", "cedar"]
    match.play("birch", "hide mid")
    assert list(match.to_act) == ["ash", "cedar"]
    match.play("birch", "hide high")
    assert match.pending == [[], [HIDE, HIDE + 2], []]
    match.undo("birch")
    assert match.pending == [[], [HIDE], []]
    match.undo("birch")
    assert match.pending == [[], [], []]
    assert not match.can_undo("birch")


def test_the_draw_after_the_last_secret_choice_does_not_depend_on_undone_ones() -> None:
    straight, winding = at_hiding(), at_hiding()
    for match in (straight, winding):
        if match is winding:
            for _ in range(3):
                match.play("cedar", "hide high")
                match.play("ash", "hide high")
                match.undo("cedar")
                match.undo("ash")
        for seat in SEATS:
            match.play(seat, "hide mid")
            match.play(seat, "hide low")
    assert str(straight.record()) == str(winding.record())
