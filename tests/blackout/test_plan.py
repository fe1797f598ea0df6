"""R1: phase 1, the dice and the secret plans."""

from __future__ import annotations

import random

from lamplight.kernel import CHANCE, HIDDEN, Match

from .builder import Player, at, can, cards, dice, do, number, planned, throw, told

ROLL: Player = {"dice": {"red": "medipack", "yellow": "water", "blue": "tools"}}


def throwing() -> Match:
    """The dice are about to be thrown, by the test."""
    return at(1, {}, {}, ask_chance=True)


def planning(orange: Player | None = None, grey: Player | None = None) -> Match:
    """The dice lie on the rondel, and both players plan."""
    return at(1, orange or {}, grey or {}, table=ROLL)


# The dice.


def test_T_01_exactly_the_dice_that_share_are_thrown_again() -> None:
    match = throwing()
    throw(match, red="medipack", yellow="water", blue="medipack")
    assert dice(match)[1] == "water"
    assert match.to_act == ("chance",)
    assert {text.split()[1] for text in can(match, "chance")} == {"red"}
    throw(match, red="tools")
    assert {text.split()[1] for text in can(match, "chance")} == {"blue"}
    throw(match, blue="book")
    assert dice(match) == ["tools", "water", "book"]
    assert "chance" not in match.to_act


def test_T_02_a_valid_roll_is_kept() -> None:
    match = throwing()
    throw(match, red="medipack", yellow="water", blue="tools")
    assert dice(match) == ["medipack", "water", "tools"]
    assert match.to_act == ("orange", "grey")


def test_R1_01_dice_have_the_printed_distributions() -> None:
    match = throwing()
    faces = [str(action) for action in match.legal("chance")]
    assert dict(zip(faces, match.weights(), strict=True)) == {
        "throw red food": 2,
        "throw red tools": 2,
        "throw red gasoline": 1,
        "throw red medipack": 1,
    }


def test_R1_02_three_equal_dice_are_all_thrown_again_and_a_new_pair_too() -> None:
    match = throwing()
    throw(match, red="food", yellow="food", blue="food")
    assert dice(match) == [None, None, None]
    throw(match, red="food", yellow="water", blue="food")
    assert dice(match) == [None, "water", None]
    throw(match, red="tools", blue="water")
    assert dice(match) == ["tools", None, None]
    throw(match, yellow="book", blue="gasoline")
    assert dice(match) == ["tools", "book", "gasoline"]


def test_R1_02_dice_that_will_not_differ_are_made_to() -> None:
    match = throwing()
    throws = 0
    while "chance" in match.to_act:
        legal = list(match.legal(CHANCE))
        food = [action for action in legal if action.get("resource") == "food"]
        match.play(CHANCE, (food or legal)[0])
        throws += 1
        assert throws < 100
    assert throws > 3
    assert len(set(dice(match))) == 3
    assert None not in dice(match)


def test_R1_03_the_dice_stay_for_the_whole_round() -> None:
    match = planning()
    rng = random.Random(4)
    phases: set[int] = set()
    while number(match, "round") == 1:
        assert dice(match) == ["medipack", "water", "tools"]
        phases.add(number(match, "phase"))
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    assert len(phases) > 2


# The plans.


def test_T_03_three_slots_are_open_and_the_fourth_is_locked() -> None:
    match = planning()
    do(match, "plan orange-red-b")
    assert can(match) == ["into 1", "into 2", "into 3"]
    do(match, "into 2", "plan orange-red-c")
    assert can(match) == ["into 1", "into 3"]
    do(match, "into 1", "plan orange-scout")  # the last open slot needs no question
    assert can(match) == ["ready"]
    assert planned(match) == ["orange-red-c", "orange-red-b", "orange-scout", None]
    assert len(cards(match, "orange.held")) - 3 == 4


def test_R1_04_planning_is_simultaneous_and_R1_06_nothing_is_legal() -> None:
    match = planning()
    assert match.to_act == ("orange", "grey")
    do(match, "ready", seat="grey")
    assert list(match.to_act) == ["orange"]
    do(match, "ready")
    for seat in match.seats:
        assert planned(match, seat) == [None] * 4
        assert len(cards(match, f"{seat}.held")) == 7


def test_R1_05_slot_four_without_its_marker() -> None:
    match = planning({"power": [2]}, {"power": [1]})
    do(match, "plan orange-red-b")
    assert can(match) == ["into 1", "into 2", "into 3", "into 4"]
    do(match, "plan grey-red-b", seat="grey")
    assert "into 4" not in can(match, "grey")


def test_R1_06_planning_nothing_is_legal() -> None:
    match = at(1, {}, {}, table={"dice": {"red": "food"}})
    held = cards(match, "orange.held")
    do(match, "ready")
    do(match, "ready", seat="grey")
    assert [(event["side"], event["count"], event["rule"]) for event in told(match, "planned")] == [
        ("orange", 0, "R1.06"),
        ("grey", 0, "R1.06"),
    ]
    assert cards(match, "orange.held") == held
    assert number(match, "phase") > 2
    assert told(match, "turned-up") == []


def test_R1_07_plans_are_told_to_their_owner_only() -> None:
    match = planning()
    for seat in match.seats:
        do(match, f"plan {seat}-red-b", "into 1", f"plan {seat}-doctor", "into 2", "ready", seat=seat)
    for seat, other in (("orange", "grey"), ("grey", "orange")):
        assert [event["card"] for event in told(match, "put", seat)] == [f"{seat}-red-b", f"{seat}-doctor"]
        assert match.view(other)[f"{seat}.plan"] == HIDDEN
        assert f"{seat}-red-b" not in str(match.record(other).actions)
    assert told(match, "put") == []
