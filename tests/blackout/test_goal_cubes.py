"""B-84 and R3.33 with any set: the cubes that a goal needs are kept for it, and all comes in its order."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplight.kernel import Match, Plain

from .builder import Player, agenda, at, bare, can, cubes, do, number, rondel, told, with_supply
from .editing import Rows, edited

PLAN = "plan-resource-points-1"
POWER: Plain = [[], ["doctor", "leader", "yellow-a", "yellow-b"]]


def playing(folder: Path, rows: Rows, supply: int, filler: str = "book", chapter: int = 0, **orange: Plain) -> Match:
    """Phase 3: orange has a cube on castle-peak and so many left in its supply."""
    described: Player = {"cubes": ["castle-peak"], **orange}
    set_up = edited(folder / "own", rows)
    return at(3, with_supply(supply, filler, **described), {}, chapter=chapter, components=set_up)


def choose_first(match: Match) -> None:
    """Answer whatever a goal asks with the first there is."""
    while agenda(match)[-1] in ("place", "type", "pay"):
        do(match, can(match)[0])


def names(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [str(event["event"]) for event in match.events_for(None)]


def shown(match: Match, action: str) -> list[tuple[str, str, int]]:
    return [(one.kind, one.picture.removeprefix("icon-"), one.count) for one in match.effects("orange", action)]


# What a goal needs is there, or it cannot be completed.


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_B_84_the_last_goal_needs_a_cube_before_the_others_come_off(tmp_path: Path, supply: int) -> None:
    rows: Rows = {"C": {"bonus": ["1 battery"]}, "C/3": {"link": "", "money": 1, "reward": ["cube any"]}}
    marks: Plain = {"emergency-C": [1, 2]}
    match = playing(tmp_path, rows, supply, money=1, emergency="emergency-C", marks=marks, rondel={"battery": 1})
    assert ("goal emergency-C 3" in can(match)) is (supply > 0)
    if supply:
        do(match, "goal emergency-C 3")
        choose_first(match)
        assert all(number >= 0 for number in rondel(match).values())
        assert [event["count"] for event in told(match, "gained")] == [1] * (supply - 1)
        assert len(cubes(match)) == 3


@pytest.mark.parametrize("supply", [0, 1])
def test_B_84_a_restore_power_goal_that_places_needs_a_cube(tmp_path: Path, supply: int) -> None:
    rows: Rows = {"P2": {"reward": ["2 food", "cube any"]}}
    match = playing(tmp_path, rows, supply, "tools", money=10, slots=POWER)
    assert ("power 2" in can(match)) is bool(supply)
    if supply:
        do(match, "power 2")
        choose_first(match)
        assert (len(cubes(match)), rondel(match).get("food", 0)) == (2, 0)


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_B_84_the_cubes_of_a_bonus_are_counted(tmp_path: Path, supply: int) -> None:
    rows: Rows = {PLAN: {"bonus": ["cube any", "cube any"]}, f"{PLAN}/2": {"pay": [], "money": 1}}
    match = playing(tmp_path, rows, supply, objectives=[PLAN], marks={PLAN: [1]}, money=1)
    assert (f"goal {PLAN} 2" in can(match)) is (supply == 2)
    if supply == 2:
        do(match, f"goal {PLAN} 2")
        choose_first(match)
        assert len(cubes(match)) == 4


# And no goods take it.


@pytest.mark.parametrize(
    "row",
    [
        {"blue-4/1": {"reward": ["2 any"]}},
        {"blue-4": {"effect": ["cube blue", "2 food"]}},
        {"blue-4": {"effect": ["2 food", "cube blue"]}},
        {"blue-4": {"effect": ["2 any", "cube blue"]}},
    ],
)
def test_R3_20_goods_leave_the_cube_that_is_to_be_placed(tmp_path: Path, row: Rows) -> None:
    match = playing(tmp_path, row, 1, objectives=["blue-4"], money=7)
    do(match, "goal blue-4 1")
    choose_first(match)
    assert (len(cubes(match)), number(match, "orange.supply")) == (2, 0)


@pytest.mark.parametrize("bonus", [["3 any"], ["3 food"], ["1 battery", "2 any"]])
def test_R3_34_a_bonus_in_goods_leaves_the_cube_of_the_completion(tmp_path: Path, bonus: list[str]) -> None:
    rows: Rows = {
        PLAN: {"bonus": bonus},
        f"{PLAN}/1": {"reward": []},
        f"{PLAN}/2": {"pay": ["1 medipack"], "reward": []},
    }
    match = playing(tmp_path, rows, 0, objectives=[PLAN], marks={PLAN: [1]}, rondel={"medipack": 1})
    do(match, f"goal {PLAN} 2")
    choose_first(match)
    assert len(cubes(match)) == 2


def test_R3_32_an_early_completion_places_before_goods_are_taken(tmp_path: Path) -> None:
    rows: Rows = {
        "plan-gain-1": {"effect": ["2 food", "cube any"]},
        "plan-gain-1/1": {"pay": ["1 food"], "reward": []},
    }
    match = playing(tmp_path, rows, 0, objectives=["plan-gain-1"], rondel={"food": 1})
    do(match, "goal plan-gain-1 1", "complete plan-gain-1")
    choose_first(match)
    assert (len(cubes(match)), rondel(match).get("food", 0)) == (2, 0)


def test_R15_06_the_bonus_of_a_shared_plan_leaves_the_cube_of_the_reward(tmp_path: Path) -> None:
    rows: Rows = {"B/1": {"reward": ["cube any"], "pay": [], "money": 1}, "B": {"bonus": ["1 food"]}}
    match = playing(tmp_path, rows, 2, chapter=2, money=1, marks={"B": [2, 3]})
    do(match, "goal emergency-B 1")
    choose_first(match)
    assert (len(cubes(match)), rondel(match).get("food", 0)) == (2, 0)


# In the order of the rules.


def test_R3_33_effect_bonus_cubes_off_completion_in_this_order(tmp_path: Path) -> None:
    rows: Rows = {
        PLAN: {"bonus": ["2 points", "1 any"]},
        f"{PLAN}/2": {"pay": [], "money": 1, "reward": ["1 money", "cube any", "1 any"]},
    }
    match = playing(tmp_path, rows, 9, objectives=[PLAN], marks={PLAN: [1]}, money=1)
    do(match, f"goal {PLAN} 2")
    assert (agenda(match)[-1], "bonus" in names(match), "plan-finished" in names(match)) == ("place", False, False)
    do(match, can(match)[0])
    assert (agenda(match)[-1], "bonus" in names(match)) == ("type", False)
    do(match, "type food")
    assert (agenda(match)[-1], "bonus" in names(match), "plan-finished" in names(match)) == ("type", True, False)
    do(match, "type water")
    assert (agenda(match)[-1], "plan-finished" in names(match)) == ("place", True)
    rules = [event["rule"] for event in told(match, "gained")]
    assert rules == ["R3.10", "R3.10", "R3.33"]


@pytest.mark.parametrize(
    ("rows", "rule"),
    [({"plan-gain-1/1": {"reward": ["1 any"]}}, "R3.10"), ({"plan-gain-1": {"effect": ["1 any"]}}, "R3.34")],
)
def test_goods_of_ones_choice_are_told_with_the_rule_of_their_goal(tmp_path: Path, rows: Rows, rule: str) -> None:
    match = playing(tmp_path, rows, 5, objectives=["plan-gain-1"], rondel={"food": 3})
    do(match, "goal plan-gain-1 1")
    if "complete plan-gain-1" in can(match):
        do(match, "complete plan-gain-1")
    assert match.prompt("orange").rule == rule
    do(match, "type water")
    assert [event["rule"] for event in told(match, "gained") if event["resource"] == "water"] == [rule]


# What is told before.


def test_a_price_of_two_kinds_is_told_in_full(tmp_path: Path) -> None:
    rows: Rows = {"red-1/1": {"pay": ["1 book", "1 tools"]}}
    held: Player = {"objectives": ["red-1"], "rondel": {"book": 1, "battery": 2}, "cubes": ["castle-peak"]}
    match = at(3, bare(**held), {}, components=edited(tmp_path / "own", rows))
    assert [one for one in shown(match, "goal red-1 1") if one[0] == "cost"] == [
        ("cost", "book", -1),
        ("cost", "battery", -1),
    ]
    do(match, "goal red-1 1")
    assert [one for one in shown(match, "batteries 1") if one[0] == "cost"] == [("cost", "battery", -2)]


def test_all_that_a_goal_gives_is_told(tmp_path: Path) -> None:
    rows: Rows = {
        "yellow-1": {"effect": ["2 any", "cube any", "cube red", "3 points"]},
        "yellow-1/1": {"pay": ["2 food"], "reward": ["2 food"]},
    }
    held: Player = {"objectives": ["yellow-1"], "rondel": {"food": 2}, "cubes": ["castle-peak"]}
    match = at(3, bare(**held), {}, components=edited(tmp_path / "own", rows))
    assert sorted(shown(match, "goal yellow-1 1")) == sorted(
        [
            ("cost", "food", -2),
            ("gain", "food", 2),
            ("gain", "points", 3),
            ("gain", "any", 2),
            ("gain", "cube-orange", 1),
            ("gain", "cube-orange", 1),
            ("gain", "hand", 1),
        ]
    )
