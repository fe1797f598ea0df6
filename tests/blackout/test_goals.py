"""R3.01 to R3.11, R3.30 to R3.42: phase 3, goals of cards, plans, and restoring power."""

from __future__ import annotations

import pytest

from lamplight.kernel import Match, Plain
from lamplight.kernel.ledger import as_list

from .builder import (
    OLD,
    Options,
    Player,
    at,
    bare,
    can,
    cards,
    colours,
    cubes,
    do,
    marks,
    number,
    power,
    rondel,
    rule,
    told,
    with_supply,
)


def with_goal(name: str, options: Options | None = None, **orange: Plain) -> Match:
    """Orange has an objective and a cube on castle-peak."""
    described: Player = {"objectives": [name], "cubes": ["castle-peak"], **orange}
    return at(3, bare(**described), {}, options=options)


def test_R3_01_goals_in_turn_order_any_number_and_order() -> None:
    grey = bare(objectives=["plan-exchange-1", "plan-gain-1"], rondel={"food": 9}, cubes=["tai-o"])
    match = at(3, bare(cubes=["tai-o"], money=5), grey, bare(cubes=["tai-o"], money=5), table={"first": "grey"})
    assert match.to_act == ("grey",)
    assert can(match, "grey") == ["done", "goal plan-exchange-1 1", "goal plan-gain-1 1"]
    do(match, "goal plan-gain-1 1", "leave", seat="grey")
    assert can(match, "grey") == ["battery", "done", "goal plan-exchange-1 1"]
    do(match, "done", seat="grey")
    assert match.to_act == ("white",)
    do(match, "done", seat="white")
    assert (match.to_act, number(match, "phase")) == (("orange",), 3)


def test_R3_02_what_cannot_be_paid_cannot_be_completed() -> None:
    for tools, money, enough in ((1, 2, False), (2, 1, False), (2, 2, True)):
        match = with_goal("start-yellow-1", rondel={"tools": tools}, money=money)
        assert ("goal start-yellow-1 1" in can(match)) is enough


def test_R3_03_batteries_may_replace_resources() -> None:
    match = with_goal("red-1", rondel={"book": 2, "battery": 1})
    supply = number(match, "orange.supply")
    do(match, "goal red-1 1")
    assert can(match) == ["batteries 0", "batteries 1"]
    do(match, "batteries 1")
    assert rondel(match) == {"book": 1}
    assert number(match, "orange.supply") == supply + 2


def test_R3_04_one_type_of_ones_choice() -> None:
    match = with_goal("yellow-4", rondel={"food": 3, "tools": 2, "gasoline": 1, "medipack": 4, "battery": 1})
    do(match, "goal yellow-4 1")
    assert can(match) == ["type food", "type medipack", "type tools"]
    do(match, "type tools")
    assert rondel(match) == {"food": 3, "gasoline": 1, "medipack": 4}


def test_R3_05_a_cost_in_dollars_goes_to_the_bank() -> None:
    match = at(3, {"objectives": ["blue-4"], "cubes": ["tai-o"], "money": 4}, {})
    assert rule(match, "goal blue-4 1") == "R3.02"
    match = at(3, {"objectives": ["blue-4"], "cubes": ["tai-o"], "money": 7}, {})
    do(match, "goal blue-4 1")
    assert number(match, "orange.money") == 2
    assert [(paid["resource"], paid["count"]) for paid in told(match, "paid")] == [("money", 5)]
    assert number(match, "grey.money") == 4


@pytest.mark.parametrize(
    ("pile", "legal"),
    [
        (["red-a", "red-b", "yellow-a"], True),
        (["yellow-a", "red-a", "blue-a", "red-b"], True),
        (["red-a", "yellow-a", "yellow-b"], False),
        (["red-a", "yellow-a"], False),
    ],
)
def test_R3_06_one_slot_holds_at_least_the_colours(pile: list[Plain], legal: bool) -> None:
    match = with_goal("yellow-5", money=4, slots=[pile, ["red-c"]])
    assert ("goal yellow-5 1" in can(match)) is legal


def test_R3_06_purple_counts_as_a_colour() -> None:
    match = with_goal("blue-2", money=2, slots=[[], [], ["yellow-a", "doctor"]])
    assert "goal blue-2 1" in can(match)


def test_R3_07_scout_tiles_face_up_or_face_down() -> None:
    for probe in (False, True):
        options = {"probe_tiles_have_type": probe}
        match = with_goal("plan-search-1", options, tiles_up=["points-1"], tiles_down=["book-1"])
        assert ("goal plan-search-1 1" in can(match)) is probe
    match = with_goal("plan-search-1", tiles_up=["points-1", "book-1"])
    do(match, "goal plan-search-1 1")
    assert len(cards(match, "orange.tiles_up")) == 2
    assert number(match, "orange.score") == 6


def test_R3_08_crisis_centres_are_linked_by_own_cubes() -> None:
    chain: list[Plain] = ["central", "kennedy-town", "aberdeen", "yung-shue-wan", "cheung-chau"]
    for missing in [None, *chain]:
        linked = [name for name in chain if name != missing]
        match = at(3, bare(objectives=["plan-money-2"], cubes=linked), bare(cubes=chain))
        assert ("goal plan-money-2 3" in can(match)) is (missing is None)


def test_R3_09_a_completed_volunteer_is_in_the_hand_at_once() -> None:
    orange = bare(objectives=["yellow-1"], cubes=["castle-peak"], rondel={"tools": 2})
    match = at(3, orange, {}, table={"tiles": {"tuen-mun": ["points-1"]}})
    do(match, "goal yellow-1 1", "place tin-shui-wai")
    assert cards(match, "orange.held") == ["yellow-1"]
    assert cards(match, "orange.objectives") == []
    assert number(match, "phase") == 4
    assert "scout tuen-mun" in can(match)
    assert match.ask("orange", {"ask": "scouting"})["hand"] == {"yellow-1": 1}


@pytest.mark.parametrize(
    ("card", "goal", "points", "money", "resources"),
    [
        ("plan-exchange-1", 1, 7, 0, {}),
        ("plan-gain-1", 1, 0, 6, {}),
        ("plan-money-battery-1", 1, 6, -8, {"battery": 1}),
    ],
)
def test_R3_10_immediate_effects_of_plans(
    card: str, goal: int, points: int, money: int, resources: dict[str, int]
) -> None:
    rest = {"plan-exchange-1": {"food": 4}, "plan-gain-1": {"food": 3}}.get(card, {})
    start: dict[str, Plain] = dict(rest)
    orange: Player = {"objectives": [card], "cubes": ["tai-o"], "rondel": start, "money": 10, "score": 7}
    match = at(3, orange, {}, components=OLD)
    do(match, f"goal {card} {goal}")
    assert (number(match, "orange.score"), number(match, "orange.money")) == (7 + points, 10 + money)
    assert rondel(match) == resources
    assert {str(event["rule"]) for event in told(match, "gained")} == {"R3.10"}


@pytest.mark.parametrize(
    ("card", "paid", "colour"),
    [("red-1", "book", "red"), ("yellow-1", "tools", "yellow"), ("blue-1", "medipack", "blue")],
)
def test_R3_10_a_volunteer_brings_a_cube_on_its_colour(card: str, paid: str, colour: str) -> None:
    match = at(3, {"objectives": [card], "cubes": ["tai-wai"], "rondel": {paid: 2}}, {})
    do(match, f"goal {card} 1")
    targets = [text.removeprefix("place ") for text in can(match)]
    assert {colours()[name] for name in targets} == {colour}
    do(match, f"place {targets[0]}")
    assert targets[0] in cubes(match)


def test_R3_11_volunteers_and_specialists_have_one_goal() -> None:
    match = at(3, {"objectives": ["start-red-1", "gps-1", "plan-money-2"], "emergency": "emergency-A", "money": 9}, {})
    assert rule(match, "goal start-red-1 1") == rule(match, "goal gps-1 1") == "R3.02"
    assert rule(match, "goal start-red-1 2") == rule(match, "goal gps-1 2") == "R3.11"
    assert [rule(match, f"goal plan-money-2 {goal}") for goal in (1, 2, 3)] == ["R3.02", None, "R3.02"]
    assert [rule(match, f"goal emergency-A {goal}") for goal in (1, 2, 3)] == ["R3.02", "R3.02", "R3.02"]
    several: list[str] = []
    for name in match.setup.catalogue.find_domain("drop", "card"):
        answer = match.ask(None, {"ask": "card", "card": name})
        goals = len(as_list(answer["goals"]))
        assert goals == 1 or answer["kind"] == "plan"
        assert goals >= 1
        several += [name] if goals > 1 else []
    assert {f"emergency-{letter}" for letter in "ABCD"} < set(several)


# Plans with several goals.


def test_R3_30_R3_31_a_marked_goal_cannot_be_done_again() -> None:
    match = with_goal("plan-gain-1", rondel={"food": 9})
    supply = number(match, "orange.supply")
    do(match, "goal plan-gain-1 1", "leave")
    assert marks(match, "plan-gain-1") == [1]
    assert number(match, "orange.supply") == supply + 3 - 1
    assert "goal plan-gain-1 1" not in can(match)


@pytest.mark.parametrize("supply", [1, 2, 3])
def test_R3_31_B_84_a_reward_in_cubes_leaves_the_cube_of_the_mark(supply: int) -> None:
    orange = with_supply(supply, "book", objectives=["plan-money-2"], cubes=["castle-peak"], money=6)
    match = at(3, orange, {}, components=OLD)
    do(match, "goal plan-money-2 2", "leave")
    assert rondel(match).get("gasoline", 0) == supply - 1
    assert number(match, "orange.supply") == 0


def test_R3_32_the_completion_effect_forfeits_goals_and_bonus() -> None:
    match = with_goal("plan-gain-1", rondel={"food": 6, "medipack": 6}, slots=[["red-a", "blue-a"]])
    supply = number(match, "orange.supply")
    do(match, "goal plan-gain-1 1", "complete plan-gain-1", "place tung-chung")
    assert cards(match, "orange.check_area") == ["plan-gain-1"]
    assert cards(match, "orange.objectives") == []
    assert (number(match, "orange.score"), number(match, "orange.money")) == (0, 6)
    assert number(match, "orange.supply") == supply + 3 - 1
    assert not any("plan-gain-1" in text for text in can(match))


def test_R3_33_B_84_a_plan_whose_completion_has_no_cube_left_cannot_be_completed() -> None:
    orange = with_supply(0, "book", objectives=["plan-money-battery-1"], cubes=["castle-peak"], money=8)
    assert "goal plan-money-battery-1 1" not in can(at(3, orange, {}))


def test_R3_33_B_84_the_last_cube_of_a_one_goal_plan_goes_to_the_map() -> None:
    orange = with_supply(1, "book", objectives=["plan-money-battery-1"], cubes=["castle-peak"], money=8)
    match = at(3, orange, {}, components=OLD)
    do(match, "goal plan-money-battery-1 1")
    assert all(text.startswith("place") for text in can(match))
    assert rondel(match).get("battery", 0) == 0


def test_R3_34_the_completion_effect_places_a_cube() -> None:
    orange: Player = {"objectives": ["plan-gain-1"], "cubes": ["castle-peak"], "rondel": {"food": 3}}
    match = at(3, orange, {})
    do(match, "goal plan-gain-1 1", "complete plan-gain-1")
    assert can(match) == ["place sham-tseng", "place tin-shui-wai", "place tung-chung"]  # any colour beside a cube
    supply = number(match, "orange.supply")
    do(match, "place tin-shui-wai")
    assert cubes(match) == ["castle-peak", "tin-shui-wai"]
    assert number(match, "orange.supply") == supply - 1
    assert number(match, "orange.transport") == 5


def test_R3_35_a_plan_with_one_goal_is_finished_at_once() -> None:
    match = with_goal("plan-exchange-1", rondel={"water": 4})
    do(match, "goal plan-exchange-1 1")
    assert cards(match, "orange.check_area") == ["plan-exchange-1"]
    assert can(match) == ["place sham-tseng", "place tin-shui-wai", "place tung-chung"]


def test_R3_36_completion_is_offered_only_after_a_goal() -> None:
    match = with_goal("plan-gain-1", marks={"plan-gain-1": [1]}, money=5)
    assert can(match) == ["battery", "done"]


def test_R3_36_B_40_any_time_offers_completion_without_a_new_goal() -> None:
    match = with_goal("plan-gain-1", {"complete_later": "any_time"}, marks={"plan-gain-1": [1]}, money=5)
    assert any(text.startswith("complete") for text in can(match))


# Restoring power.


def test_R3_40_restore_power_one() -> None:
    rondel_before: Plain = {"medipack": 3, "battery": 1}
    match = at(3, bare(cubes=["tai-o"], rondel=rondel_before, slots=[["red-a", "red-b", "blue-a", "blue-b"]]), {})
    do(match, "power 1")
    assert (number(match, "orange.score"), power(match), rondel(match)) == (10, [1], {})


def test_R3_41_R3_42_restore_power_two_once_and_both_in_one_phase() -> None:
    piles: Plain = [["red-a", "red-b", "blue-a", "blue-b"], ["doctor", "leader", "yellow-a", "yellow-b"]]
    match = at(3, bare(money=25, rondel={"water": 8}, slots=piles), {})
    do(match, "power 2", "power 1")
    assert (number(match, "orange.score"), power(match), number(match, "orange.money")) == (20, [1, 2], 15)
    assert not any(text.startswith("power") for text in can(match))


# The examples of the rulebook.


def test_T_06_goal_and_map_cube() -> None:
    for target, tokens in (("tsing-yi", 0), ("tin-shui-wai", 1)):
        slots: Plain = [[], ["yellow-a", "red-a", "red-b"]]
        match = with_goal("yellow-5", cubes=["sham-tseng"], money=4, slots=slots)
        before = cards(match, "orange.slot.2")
        do(match, "goal yellow-5 1", f"place {target}")
        assert (number(match, "orange.money"), number(match, "orange.transport")) == (0, 5 - tokens)
        assert cards(match, "orange.held") == ["yellow-5"]
        assert cards(match, "orange.slot.2") == before


def test_T_07_a_plan_is_left_where_it_is() -> None:
    match = with_goal("plan-gain-1", rondel={"food": 3}, money=1)
    do(match, "goal plan-gain-1 1", "leave")
    assert number(match, "orange.money") == 7
    assert cards(match, "orange.objectives") == ["plan-gain-1"]
    assert cards(match, "orange.check_area") == []
    assert cubes(match) == ["castle-peak"]
    assert (match.to_act, number(match, "phase")) == (("orange",), 3)


def test_T_08_an_emergency_plan_is_cashed_in_early() -> None:
    orange = bare(emergency="emergency-A", cubes=["pak-tam-chung"], slots=[["red-a", "yellow-a", "blue-a"]])
    match = at(3, orange, {})
    supply = number(match, "orange.supply")
    do(match, "goal emergency-A 1")
    assert (number(match, "orange.money"), number(match, "orange.supply")) == (5, supply - 1)
    do(match, "complete emergency-A")
    assert number(match, "orange.supply") == supply
    do(match, "place tap-mun")
    assert number(match, "orange.supply") == supply - 1
    assert (number(match, "orange.score"), number(match, "orange.transport")) == (0, 5)
    assert match.view(None)["orange.emergency"] is None
    assert cards(match, "orange.check_area") == ["emergency-A"]


def test_T_09_the_last_goal_brings_bonus_and_completion() -> None:
    plan = "plan-resource-points-1"
    match = with_goal(plan, marks={plan: [1]}, rondel={"medipack": 4})
    supply = number(match, "orange.supply")
    do(match, f"goal {plan} 2")
    after = [one["event"] for one in match.events_for(None)]
    assert after[after.index("paid") + 1 :] == ["gained", "bonus", "plan-finished"]
    assert (told(match, "gained")[0]["count"], told(match, "bonus")[0]["points"]) == (2, 5)
    assert number(match, "orange.score") == 2 + 5
    assert marks(match, plan) == []
    assert number(match, "orange.supply") == supply + 4 + 1
    assert cards(match, "orange.check_area") == [plan]
    do(match, "place tung-chung")
    assert number(match, "orange.supply") == supply + 4
