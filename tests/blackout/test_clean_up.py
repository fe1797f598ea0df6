"""R6: phase 6, the display, water and food, and objectives that are given up."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplight import bots
from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.market import WASTE
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.games.blackout.rules.vocabulary import FOOD, WATER
from lamplight.kernel import Plain
from lamplight.text import LANGUAGES, Speaker

from .builder import OURS, Player, at, bare, can, cards, count, do, marks, number, rondel, rows, told
from .editing import UNEQUAL, edited

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


PLANS = ("plan-food-points-1", "plan-food-points-2", "plan-water-money-1", "plan-water-money-2")


def unequal(folder: Path) -> Path:
    """A set whose plans for food and for water differ."""
    return edited(folder / "own", UNEQUAL)


@pytest.mark.parametrize(
    ("resource", "first", "plans", "gained"),
    [("food", "food points", PLANS[:2], ("score", 7, 4)), ("water", "water plan", PLANS[2:], ("money", 12, 7))],
)
def test_R6_06_the_owner_of_unequal_plans_chooses(
    tmp_path: Path, resource: str, first: str, plans: tuple[str, str], gained: tuple[str, int, int]
) -> None:
    what, most, less = gained
    folder = unequal(tmp_path)
    orange = bare(check_area=[*PLANS], rondel={resource: 5})
    for action, gives, takes in ((first, most, 3), (f"waste {plans[1]}", less, 2)):
        match = at(6, orange, {}, components=folder)
        assert {first, f"waste {plans[1]}"} <= set(can(match))
        assert f"waste {plans[0]}" not in can(match)  # the first option does this
        do(match, action)
        assert (number(match, f"orange.{what}"), rondel(match)) == (gives, {resource: 5 - takes})
    for language in LANGUAGES:
        speaker = Speaker(language, GAME.texts)
        for plan in plans:
            option = match.setup.catalogue.parse(f"waste {plan}")
            assert "blackout-" not in speaker.say(match.setup.action_words(option))


def test_R6_06_why_an_unequal_plan_cannot_be_used(tmp_path: Path) -> None:
    folder = unequal(tmp_path)
    match = at(6, bare(check_area=[*PLANS[:3]], rondel={"food": 4, "water": 3}), {}, components=folder)
    reasons = {
        PLANS[0]: "blackout-no-water-first",
        PLANS[2]: "blackout-no-plan-offered",
        PLANS[3]: "blackout-no-not-in-check-area",
    }
    for plan, reason in reasons.items():
        refused = match.why_not("orange", f"waste {plan}")
        assert refused is not None
        assert refused.message.id == reason
    do(match, "water money", "water money")
    refused = match.why_not("orange", f"waste {PLANS[2]}")
    assert refused is not None
    assert (refused.rule, refused.message.id) == ("R14.04", "blackout-no-little-water")


def test_plans_with_the_same_numbers_ask_for_no_choice() -> None:
    ours = at(6, bare(check_area=[*PLANS], rondel={"food": 4}), {})
    assert can(ours) == ["food money", "food points"]
    assert "waste" not in ours.setup.catalogue.base
    assert str(ours.setup.catalogue.actions[-1]).startswith("hurt")


def test_unequal_plans_change_no_number_of_another_action(tmp_path: Path) -> None:
    ours, own = (GAME.setup(GAME.read_options({}), folder).catalogue for folder in (OURS, unequal(tmp_path)))
    assert own.actions[: len(ours)] == ours.actions
    assert [str(action) for action in own.actions[len(ours) :]] == [
        f"waste {plan}" for plan in (*PLANS[2:], *PLANS[:2])
    ]


@pytest.mark.parametrize("bot", ["expert@3", "novice", "random"])
def test_bots_choose_among_unequal_plans(tmp_path: Path, bot: str) -> None:
    def fail(mishap: object) -> None:
        pytest.fail(str(mishap))

    match = at(6, bare(check_area=[*PLANS], rondel={"food": 5, "water": 5}), {}, components=unequal(tmp_path))
    seated = bots.SeatedBot(bots.Player.parse(bot), match.setup, 0, "unequal", fail)
    state = match.state.clone()
    assert isinstance(state, BlackoutState)
    while state.top() is WASTE:
        state.apply(0, seated.choose_in(state))
    assert state.rondel[0][FOOD] == state.rondel[0][WATER] == 0
