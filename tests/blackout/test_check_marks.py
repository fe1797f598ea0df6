"""R13: check-mark actions of the player board and of plans."""

from __future__ import annotations

import pytest

from .builder import SET, at, bare, can, checking, do, find, number, rondel, to_phase, told


@pytest.mark.parametrize(
    ("number_of_action", "paid", "field", "amount"),
    [(1, "book", "gps", 1), (2, "gasoline", "transport", 2), (3, "tools", "money", 3)],
)
def test_R13_01_to_R13_03_board_actions(number_of_action: int, paid: str, field: str, amount: int) -> None:
    match = checking(unlocked=[number_of_action], rondel={paid: 1})
    before = number(match, f"orange.{field}")
    assert can(match) == [f"check-board {number_of_action}", "done"]
    do(match, f"check-board {number_of_action}")
    assert number(match, f"orange.{field}") == before + amount
    assert rondel(match) == {}


def test_R13_02_and_B_01_the_edition_of_2018_gives_one_token() -> None:
    match = checking(unlocked=[2], rondel={"gasoline": 1}, options={"gasoline_transport": 1})
    do(match, "check-board 2")
    assert number(match, "orange.transport") == 6


def test_R13_03_a_tool_for_three_dollars() -> None:
    match = checking(unlocked=[3], rondel={"tools": 2})
    do(match, "check-board 3")
    assert (number(match, "orange.money"), rondel(match)) == (3, {"tools": 1})
    assert "check-board 3" not in match.legal("orange")
    assert told(checking(unlocked=[3], rondel={"book": 2}), "used-check") == []


def test_R13_04_medipack_for_a_battery_even_with_no_cube_in_the_supply() -> None:
    match = checking(unlocked=[4], rondel={"medipack": 1, "book": 24})
    assert number(match, "orange.supply") == 0
    do(match, "check-board 4")
    assert rondel(match) == {"book": 24, "battery": 1}
    assert number(match, "orange.supply") == 0


def test_R13_05_four_dollars_for_two_points() -> None:
    match = checking(unlocked=[5], money=9)
    do(match, "check-board 5")
    assert (number(match, "orange.money"), number(match, "orange.score")) == (5, 2)
    assert "check-board 5" not in can(match)


@pytest.mark.parametrize("number_of_plan", [0, 1])
def test_R13_06_a_plan_that_gives_a_resource(number_of_plan: int) -> None:
    data = [one for one in SET.objectives if one.ability == "gain"][number_of_plan]
    match = checking(data.id)
    do(match, f"check-plan {data.id}")
    assert rondel(match) == {data.resource: 1}


@pytest.mark.parametrize("number_of_plan", [0, 1])
def test_R13_07_a_plan_that_exchanges_one_for_several(number_of_plan: int) -> None:
    data = [one for one in SET.objectives if one.ability == "exchange"][number_of_plan]
    [(gain, count)] = data.gains
    assert count > 1
    match = checking(data.id, rondel={data.resource: 2})
    do(match, f"check-plan {data.id}")
    assert rondel(match) == {data.resource: 1, gain: count}


@pytest.mark.parametrize("number_of_plan", [0, 1])
def test_R13_08_to_R13_10_plans(number_of_plan: int) -> None:
    plan = find("money_battery", number_of_plan)
    match = checking(plan, money=2)
    do(match, f"check-plan {plan}")
    assert (number(match, "orange.money"), rondel(match)) == (0, {"battery": 1})
    plan = find("money", number_of_plan)
    match = checking(plan)
    do(match, f"check-plan {plan}")
    assert number(match, "orange.money") == 3
    data = [one for one in SET.objectives if one.ability == "resource_points"][number_of_plan]
    match = checking(data.id, rondel={data.resource: 1})
    do(match, f"check-plan {data.id}")
    assert (number(match, "orange.score"), rondel(match)) == (3, {})


@pytest.mark.parametrize("plan", ["plan-money-1", "plan-money-2"])
def test_R13_09_a_plan_that_gives_three_dollars(plan: str) -> None:
    match = checking(plan, rondel={"book": 2})
    do(match, f"check-plan {plan}")
    assert (number(match, "orange.money"), rondel(match)) == (3, {"book": 2})
    assert f"check-plan {plan}" not in match.legal("orange")


@pytest.mark.parametrize(
    ("plan", "paid"), [("plan-resource-points-1", "medipack"), ("plan-resource-points-2", "gasoline")]
)
def test_R13_10_a_plan_that_turns_a_resource_into_three_points(plan: str, paid: str) -> None:
    match = checking(plan, rondel={paid: 2}, score=4)
    do(match, f"check-plan {plan}")
    assert (number(match, "orange.score"), rondel(match)) == (7, {paid: 1})
    other = checking(plan, "plan-money-1", rondel={"tools": 5})
    assert can(other) == ["check-plan plan-money-1", "done"]


def test_R13_11_all_once_each_after_a_refresh_also_after_the_leader() -> None:
    orange = bare(
        planned={"1": "leader"},
        slots=[[], ["red-a", "blue-a", "yellow-a"]],
        unlocked=[2, 3, 5],
        check_area=["plan-money-1"],
        rondel={"tools": 3, "gasoline": 1},
    )
    match = at(2, orange, {})
    do(match, "use 2", "check-board 3", "done")  # the second part of the Leader has used the third of them
    to_phase(match, 8)
    do(match, "refresh 2")
    assert can(match) == ["check-board 2", "check-board 3", "check-plan plan-money-1", "done"]
    do(match, "check-board 3", "check-plan plan-money-1")
    assert number(match, "orange.money") == 9
    options = can(match)
    assert "check-board 5" in options
    assert "check-board 3" not in options
    assert "check-plan plan-money-1" not in options
    do(match, "check-board 2", "check-board 5")
    assert (number(match, "orange.money"), number(match, "orange.score"), rondel(match)) == (5, 2, {"tools": 1})
    assert number(match, "round") == 2


def test_R13_11_no_actions_without_a_refresh() -> None:
    match = at(8, {"check_area": [find("money")], "unlocked": [3], "rondel": {"tools": 1}, "money": 0}, {})
    assert number(match, "round") == 2  # seven cards in hand: nobody was asked
    assert (number(match, "orange.money"), rondel(match)) == (0, {"tools": 1})
    assert told(match, "used-check") == told(match, "used-plan") == []


def test_R13_12_two_equal_plans_are_two_actions() -> None:
    first, second = find("money"), find("money", 1)
    match = checking(first, second)
    do(match, f"check-plan {second}", f"check-plan {first}")
    assert number(match, "orange.money") == 6
