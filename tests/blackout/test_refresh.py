"""R8: phase 8, taking back the fullest slot."""

from __future__ import annotations

import pytest

from lamplight.kernel import Plain

from .builder import (
    NORTH,
    Player,
    at,
    bare,
    can,
    cards,
    checking,
    do,
    number,
    rondel,
    rule,
    slots,
    to_phase,
    told,
)


@pytest.mark.parametrize(("size", "power", "legal"), [(4, 0, True), (5, 0, False), (5, 1, True), (6, 1, True)])
def test_X_5_the_hand_limit(size: int, power: int, legal: bool) -> None:
    hand: list[Plain] = ["red-b", "red-c", "blue-b", "doctor", "scout", "mechanic"]
    match = at(8, bare(hand=hand[:size], slots=[["red-a"]], power=[1] if power else []), {})
    assert ("refresh 1" in can(match)) is legal


def test_R8_01_seven_cards_are_too_many_even_with_the_marker() -> None:
    hand: list[Plain] = ["red-b", "red-c", "blue-b", "doctor", "scout", "mechanic", "leader"]
    match = at(8, bare(hand=hand, slots=[["red-a"]], power=[1]), {})
    assert number(match, "round") == 2
    assert slots(match)[0] == ["orange-red-a"]


def test_R8_02_ties_and_the_fourth_slot() -> None:
    piles: Plain = [["red-a"], [], ["red-b", "red-c"], ["doctor", "scout"]]
    match = at(8, bare(slots=piles, power=[2]), {})
    assert can(match) == ["done", "refresh 3", "refresh 4"]


def test_R8_03_without_a_refresh_no_actions() -> None:
    resources: Plain = dict.fromkeys(("food", "tools", "gasoline", "water", "book", "medipack", "battery"), 2)
    match = at(8, bare(unlocked=[1, 2, 3, 4, 5], rondel=resources, slots=[["red-a"]]), {})
    do(match, "done")
    assert number(match, "round") == 2
    assert told(match, "used-check") == []


def test_R8_03_B_87_a_battery_bought_in_phase_8_pays_for_an_action() -> None:
    match = checking(unlocked=[1], money=5)
    assert match.to_act == ("orange",), "no question: the battery that would pay for the book cannot be bought"
    do(match, "battery")
    assert "check-board 1" in can(match)


def test_R8_04_plan_actions_each_once() -> None:
    match = checking("plan-money-1", "plan-money-2", "plan-search-1", "plan-gain-1")
    assert can(match) == ["check-plan plan-gain-1", "check-plan plan-money-1", "check-plan plan-money-2", "done"]
    do(match, "check-plan plan-money-1")
    assert "check-plan plan-money-1" not in can(match)
    do(match, "check-plan plan-money-2")
    assert number(match, "orange.money") == 6
    assert set(can(match)) >= {"check-plan plan-gain-1", "done"}


def test_R8_05_a_house_of_this_round_has_unlocked_its_action() -> None:
    orange = bare(cubes=[*NORTH], slots=[["red-a"]], rondel={"tools": 1})
    match = at(7, orange, {})
    do(match, "house 3")
    assert number(match, "round") == 1
    do(match, "refresh 1")
    assert can(match) == ["check-board 3", "done"]
    match = at(7, orange, {})
    do(match, "house 2", "refresh 1")
    assert rule(match, "check-board 3", "orange") is not None


def test_R8_05_a_plan_of_this_round_brings_its_action() -> None:
    orange: Player = {
        "objectives": ["plan-exchange-1"],
        "cubes": ["tai-o"],
        "rondel": {"medipack": 4, "gasoline": 1},
        "hand": [],
        "slots": [["red-a"]],
    }
    match = at(3, orange, {})
    do(match, "goal plan-exchange-1 1", "place mui-wo")
    to_phase(match, 8)
    assert number(match, "round") == 1
    do(match, "refresh 1", "check-plan plan-exchange-1")
    assert rondel(match) == {"tools": 2}


@pytest.mark.parametrize("last", [0, 4, 5])
def test_R8_06_after_phase_8_the_end_or_another_round(last: int) -> None:
    waiting: Player = {"hand": [], "slots": [["red-a"]]}
    table: Player = {"round": 4, "last_round": last, "turn": "grey"}
    match = at(8, waiting, waiting, waiting, table=table)
    do(match, "done", seat="grey")
    assert not match.over
    do(match, "done", seat="white")
    assert match.over is (last == 4)
    if last == 4:
        assert [event["rule"] for event in told(match, "final-money")] == ["R9.10"] * 3
        assert match.outcome is not None
    else:
        assert told(match, "final-money") == []
        assert (number(match, "round"), match.view(None)["first"]) == (5, "grey")
        assert told(match, "round")[-1]["rule"] == "RR.03"


def test_R8_04_what_one_player_has_used_is_free_for_the_next() -> None:
    player = bare(slots=[["red-a"]], unlocked=[3], check_area=[], rondel={"tools": 1})
    match = at(8, {**player, "check_area": ["plan-money-1"]}, {**player, "check_area": ["plan-money-2"]})
    for seat, plan in (("orange", "plan-money-1"), ("grey", "plan-money-2")):
        do(match, "refresh 1", "check-board 3", f"check-plan {plan}", seat=seat)
        assert number(match, f"{seat}.money") == 6


def test_T_16_refresh() -> None:
    grey = bare(
        hand=["doctor", "scout", "mechanic"],
        slots=[["yellow-a"], ["red-a", "red-b", "blue-a", "blue-b"]],
        unlocked=[1, 3],
        rondel={"book": 2, "tools": 2},
    )
    match = at(8, {}, grey)
    assert can(match, "grey") == ["done", "refresh 2"]
    do(match, "refresh 2", seat="grey")
    assert len(cards(match, "grey.held")) == 7
    assert slots(match, "grey")[1] == []
    do(match, "check-board 3", seat="grey")
    assert can(match, "grey") == ["check-board 1", "done"]
    do(match, "check-board 1", seat="grey")
    assert (number(match, "grey.money"), number(match, "grey.gps")) == (3, 1)
    assert number(match, "round") == 2


def test_X_7_empty_slots_bring_no_actions() -> None:
    resources: Plain = dict.fromkeys(("food", "tools", "gasoline", "water", "book", "medipack", "battery"), 2)
    match = at(8, bare(hand=["red-b", "red-c", "blue-b"], unlocked=[1, 2, 3, 4, 5], rondel=resources), {})
    assert number(match, "round") == 2
    assert told(match, "used-check") == []
