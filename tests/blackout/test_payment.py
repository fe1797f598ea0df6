"""R10: batteries, tokens, cubes of the supply; and what limits them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import lamplight
from lamplight.kernel import Plain

from .builder import (
    OLD,
    OURS,
    STRICT,
    Player,
    at,
    bare,
    can,
    cards,
    checking,
    deploying,
    do,
    find,
    new,
    number,
    own,
    quietly,
    rondel,
    with_supply,
)


def test_R10_01_a_battery_replaces_any_resource_in_a_cost() -> None:
    match = deploying("mechanic", "red-b", rondel={"tools": 1, "battery": 1})
    do(match, "turn-up 1", "use 2")
    assert can(match) == ["batteries 0", "batteries 1"]
    do(match, "batteries 1")
    assert (rondel(match), number(match, "orange.money")) == ({"tools": 1}, 3)


def test_R10_02_batteries_are_never_wasted_in_phase_6() -> None:
    match = at(6, bare(rondel={"battery": 3, "water": 1, "food": 1, "book": 1}), {})
    assert rondel(match) == {"book": 1, "battery": 3}
    assert (number(match, "orange.money"), number(match, "orange.gps")) == (3, 0)


def test_R10_03_five_dollars_for_a_battery_as_often_as_wanted() -> None:
    match = deploying("red-b", money=11)
    supply = number(match, "orange.supply")
    do(match, "battery", "battery")
    assert (number(match, "orange.money"), rondel(match)) == (1, {"battery": 2})
    assert number(match, "orange.supply") == supply - 2
    assert "battery" not in can(match)


def test_R10_03_in_phase_3() -> None:
    match = at(3, bare(money=5), {})
    do(match, "battery")
    assert (number(match, "orange.money"), rondel(match)) == (0, {"battery": 1})


def test_R10_03_and_B_12_the_free_part_of_a_card_may_buy_the_battery_for_its_other_part() -> None:
    match = deploying("mechanic", "red-b", money=2)
    do(match, "turn-up 1", "use 1")
    assert number(match, "orange.money") == 5
    do(match, "battery", "use 2")
    assert (number(match, "orange.money"), rondel(match)) == (3, {})


def test_R10_03_a_battery_may_be_bought_for_a_card_that_is_turned_up() -> None:
    match = deploying("doctor", "red-b", money=5)
    do(match, "turn-up 1", "battery", "use 1", "heal orange-leader")
    assert (number(match, "orange.money"), rondel(match)) == (0, {})


def test_R10_03_a_battery_may_be_bought_for_a_check_mark_action_in_phase_8() -> None:
    match = checking(unlocked=[1], money=5)
    do(match, "battery", "check-board 1")
    assert (number(match, "orange.money"), rondel(match), number(match, "orange.gps")) == (0, {}, 1)


def test_R10_03_and_B_88_a_battery_is_not_offered_where_none_can_be_spent() -> None:
    match = at(5, bare(money=9), {})
    assert match.to_act == ("orange",)
    assert "battery" not in can(match)


def test_R10_03_needs_a_cube() -> None:
    for resources, offered in ((25, False), (24, True)):
        match = deploying("red-b", "red-c", money=5, rondel={"book": resources})
        assert ("battery" in can(match)) is offered


def test_R10_04_and_R10_05_lacking_tokens_cost_points_below_zero() -> None:
    match = deploying("blue-c", transport=1)
    do(match, "yield book")
    assert (number(match, "orange.transport"), number(match, "orange.score")) == (0, -2)
    assert rondel(match) == {"book": 2}


def test_R10_06_what_is_paid_returns_to_the_supply() -> None:
    match = deploying("mechanic", rondel={"tools": 1})
    supply = number(match, "orange.supply")
    do(match, "use 2")
    assert number(match, "orange.supply") == supply + 1


def test_R10_07_nothing_limits_the_hand() -> None:
    pile: list[Plain] = ["red-a", "red-b", "red-c", "blue-a", "blue-b", "yellow-a", "yellow-b"]
    pile += [f"red-{one}" for one in range(1, 9)]
    match = at(8, {"hand": ["doctor", "leader", "scout", "mechanic"], "slots": [pile]}, {})
    do(match, "refresh 1")
    assert len(cards(match, "orange.held")) == 4 + 15
    quietly(match, lambda now: number(now, "round") == 2)
    assert len(cards(match, "orange.held")) == 19
    assert len([text for text in can(match) if text.startswith("plan")]) == 19


# Tokens.


def test_B_88_tokens_are_not_bought_without_use() -> None:
    assert "transport" not in new().setup.catalogue.base
    match = deploying("blue-c", transport=5, score=9)
    do(match, "yield book")
    assert (number(match, "orange.transport"), number(match, "orange.score")) == (2, 9)


def test_B_82_strict_transport_tokens() -> None:
    for options, transport in ((STRICT, 19), ({}, 20)):
        match = checking(unlocked=[2], rondel={"gasoline": 1}, transport=18, options=options)
        do(match, "check-board 2")
        assert own(match, "transport") == [transport, 5]


def test_B_83_strict_gps_tokens() -> None:
    for limit, expected in (("strict", 6), ("unlimited", 7)):
        match = checking(unlocked=[1], rondel={"book": 1}, gps=6, grey={"gps": 6}, options={"token_limit": limit})
        if limit == "unlimited":
            do(match, "check-board 1")
        assert number(match, "orange.gps") == expected
        assert rondel(match) == ({} if limit == "unlimited" else {"book": 1})


@pytest.mark.parametrize("limit", ["unlimited", "strict"])
def test_B_82_B_83_gains_of_tokens_under_both_limits(limit: str) -> None:
    orange = bare(slots=[["red-a"]], unlocked=[2], rondel={"gasoline": 1}, transport=9)
    match = at(8, orange, {"transport": 9}, {"transport": 5}, options={"token_limit": limit})
    do(match, "refresh 1", "check-board 2")
    assert number(match, "orange.transport") == (11 if limit == "unlimited" else 10)


def test_B_83_strict_tokens_without_gps_water_goes_singly() -> None:
    match = at(6, bare(rondel={"water": 4}), {"gps": 12}, {}, options=STRICT)
    assert (number(match, "orange.gps"), number(match, "orange.money")) == (0, 4)


# The last cubes.


def test_B_84_a_goal_needs_a_cube_after_paying_its_costs() -> None:
    match = at(3, with_supply(0, "food", objectives=["blue-4"], cubes=["castle-peak"], money=7), {})
    assert "goal blue-4 1" not in can(match)
    match = at(3, with_supply(0, "food", objectives=["red-1"], cubes=["castle-peak"], rondel={"book": 2}), {})
    assert "goal red-1 1" in can(match)


def test_B_84_soft_cubes_do_not_forbid_a_goal() -> None:
    orange = with_supply(0, "food", objectives=["blue-4"], cubes=["castle-peak"], money=7)
    match = at(3, orange, {}, options={"cube_limit": "soft"})
    assert "goal blue-4 1" in can(match)


def test_B_84_soft_cubes_do_not_stop_a_cube_on_the_map() -> None:
    soft = {"cube_limit": "soft"}
    match = deploying(find("map_cube"), "red-b", rondel={"food": 25}, cubes=["castle-peak"], options=soft)
    assert number(match, "orange.supply") == -1
    do(match, "turn-up 1", "use 1")
    assert can(match)[0].startswith("place")


def test_B_84_a_reward_in_cubes_leaves_the_cube_for_the_map(tmp_path: Path) -> None:
    """A volunteer whose goal pays resources: with a single cube left it goes to the map."""
    folder = tmp_path / "mine"
    shutil.copytree(OURS, folder)
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    start = text.index('card = "red-1"\n')
    end = text.index("provenance", start)
    goal = 'card = "red-1"\nnumber = 1\nslot = []\npay = []\nmoney = 1\ntiles = []\nlink = ""\nreward = ["2 book"]\n'
    (folder / "cards.toml").write_text(text[:start] + goal + text[end:], encoding="utf-8")
    for supply, books in ((1, 0), (2, 1), (3, 2)):
        orange = with_supply(supply, "food", objectives=["red-1"], cubes=["tai-o"], money=4)
        position: Player = {"phase": 3, "players": {"orange": orange}}
        match = lamplight.new("blackout", seed="b", components=folder, position=position)
        do(match, "goal red-1 1")
        do(match, can(match)[0])
        assert (rondel(match).get("book", 0), number(match, "orange.supply")) == (books, supply - 1 - books)


def test_R3_33_the_last_goal_with_an_empty_supply_never_makes_negative_resources() -> None:
    marked: Player = {"plan-money-2": [1, 3]}
    orange = with_supply(0, "medipack", objectives=["plan-money-2"], marks=marked, money=6, cubes=["tai-o"])
    match = at(3, orange, {}, components=OLD)
    assert number(match, "orange.supply") == 0
    do(match, "goal plan-money-2 2")
    assert rondel(match) == {"medipack": 22}
    assert number(match, "orange.supply") == 2  # both marks came off; the completion effect takes one of them
    do(match, can(match)[0])
    assert number(match, "orange.supply") == 1
