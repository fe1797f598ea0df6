"""R6: phase 6, the display, water and food, and objectives that are given up."""

from __future__ import annotations

import pytest

from lamplight.kernel import Plain

from .builder import Player, at, bare, can, cards, count, do, marks, number, rondel, rows, told

ROWS: list[Plain] = [["red-1", "red-2", "red-3"], ["blue-1", "blue-2"], ["yellow-1"]]


BUYER: Player = {"money": 2, "rondel": {}, "objectives": ["start-red-1"]}


def test_R6_01_the_rightmost_card_of_each_row_is_discarded() -> None:
    match = at(5, BUYER, {"money": 0}, table={"display": ROWS})
    do(match, "done")
    assert can(match) == ["done", "drop start-red-1"]  # nobody was asked before
    assert sorted(cards(match, "discard")) == ["blue-2", "red-3", "yellow-1"]
    assert (cards(match, "display.1"), cards(match, "display.2")) == (["red-1", "red-2"], ["blue-1"])
    assert [event["rule"] for event in told(match, "discarded")] == ["R6.01"] * 3


def test_R6_01_after_a_purchase_from_the_middle() -> None:
    rows: list[Plain] = [["red-1", "red-2", "red-3"], ["blue-1", "blue-2"], ["blue-3", "blue-4"]]
    match = at(5, {**BUYER, "money": 4}, {"money": 0}, table={"display": rows})
    do(match, "buy red-2")
    assert sorted(cards(match, "discard")) == ["blue-2", "blue-4", "red-3"]
    assert cards(match, "display.1") == ["red-1"]


def test_R6_02_only_empty_rows_are_refilled() -> None:
    match = at(5, BUYER, {"money": 0}, table={"display": ROWS})
    deck = count(match, "deck")
    do(match, "done")
    assert [len(cards(match, f"display.{row}")) for row in (1, 2, 3)] == [2, 1, 3]
    assert count(match, "deck") == deck - 3
    assert [event["row"] for event in told(match, "drawn")] == [3, 3, 3]


def test_R6_03_everybody_clears_water_and_food_in_turn_order() -> None:
    full: Player = {"rondel": {"food": 2, "water": 3, "book": 1, "tools": 2}, "money": 0}
    match = at(6, full, full, table={"first": "grey"})
    asked: list[str] = []
    while match.to_act and number(match, "phase") == 6 and can(match, match.to_act[0])[0].startswith("water"):
        asked.append(match.to_act[0])
        assert can(match, match.to_act[0]) == ["water gps", "water money"]  # no way to keep it
        do(match, "water gps", seat=match.to_act[0])
    assert asked == ["grey", "orange"]
    for seat in ("orange", "grey"):
        assert rondel(match, seat) == {"book": 1, "tools": 2}
        assert number(match, f"{seat}.supply") == 22


@pytest.mark.parametrize("food", [1, 2, 5])
def test_R6_04_two_dollars_for_each_food(food: int) -> None:
    match = at(6, {"rondel": {"food": food, "battery": 1}, "money": 1, "score": 3}, {})
    assert number(match, "orange.money") == 1 + 2 * food
    assert (rondel(match), number(match, "orange.score"), number(match, "orange.gps")) == ({"battery": 1}, 3, 0)


def test_R6_05_every_split_of_four_water() -> None:
    found: set[tuple[int, int]] = set()
    for moves in (["gps", "gps"], ["gps", "money"], ["money", "gps"], ["money", "money", "money"]):
        match = at(6, bare(rondel={"water": 4}), {})
        for move in moves:
            do(match, f"water {move}")
        found.add((number(match, "orange.gps"), number(match, "orange.money")))
        assert number(match, "orange.supply") == 25
    assert found == {(2, 0), (1, 2), (0, 4)}


@pytest.mark.parametrize(("cost", "points", "money"), [(2, 8, 2), (4, 4, 2)])
def test_R6_06_R14_03_food_for_points(cost: int, points: int, money: int) -> None:
    orange = bare(check_area=["plan-food-points-1"], rondel={"food": 5, "battery": 3})
    match = at(6, orange, {}, options={"food_plan_cost": cost})
    while number(match, "phase") == 6:
        assert can(match) == ["food money", "food points"]
        do(match, "food points")
    assert (number(match, "orange.score"), number(match, "orange.money")) == (points, money)
    assert rondel(match) == {"battery": 3}


def test_R6_06_R14_04_water_for_money_is_optional() -> None:
    match = at(6, bare(check_area=["plan-water-money-1"], rondel={"water": 5}), {})
    assert can(match) == ["water gps", "water money", "water plan"]
    do(match, "water plan", "water gps")
    assert (number(match, "orange.money"), number(match, "orange.gps")) == (8, 1)


def test_R6_07_batteries_and_other_resources_stay() -> None:
    kept: Player = {"tools": 2, "gasoline": 3, "book": 4, "medipack": 5, "battery": 6}
    match = at(6, bare(rondel={"food": 1, "water": 1, **kept}), {})
    assert rondel(match) == kept
    assert number(match, "orange.money") == 3


def test_R6_08_B_44_B_45_dropping_a_marked_plan_returns_its_cubes() -> None:
    orange = bare(objectives=["plan-money-2"], emergency="emergency-A", marks={"plan-money-2": [1, 2]})
    match = at(6, orange, {})
    assert can(match) == ["done", "drop plan-money-2"]
    supply = number(match, "orange.supply")
    do(match, "drop plan-money-2")
    assert number(match, "orange.supply") == supply + 2
    assert marks(match, "plan-money-2") == []


def test_T_12_clean_up() -> None:
    shown: list[Plain] = [["red-1"], ["blue-1", "blue-2"], ["yellow-1", "yellow-2", "yellow-3"]]
    white = bare(objectives=["blue-8", "blue-9"])
    match = at(6, bare(rondel={"water": 4}), bare(rondel={"food": 2}), white, table={"display": shown})
    assert cards(match, "discard") == ["yellow-3", "blue-2", "red-1"]
    assert rows(match) == [3, 1, 2]
    do(match, "water gps", "water money")
    assert (number(match, "orange.gps"), number(match, "orange.money"), rondel(match)) == (1, 2, {})
    assert (number(match, "grey.money"), rondel(match, "grey")) == (4, {})
    assert can(match, "white") == ["done", "drop blue-8", "drop blue-9"]
    do(match, "drop blue-9", seat="white")
    assert cards(match, "white.objectives") == ["blue-8"]
    assert cards(match, "discard")[-1] == "blue-9"
