"""R2: phase 2, turning up the planned cards."""

from __future__ import annotations

import pytest

from .builder import RING, STRICT, Player, at, can, cards, deploying, do, number, planned, rondel, slots, to_phase


@pytest.mark.parametrize("tool_first", [False, True])
def test_T_04_deploy(tool_first: bool) -> None:
    match = deploying("red-b", "blue-c", "mechanic", money=1)
    supply = number(match, "orange.supply")
    do(match, "turn-up 2", "yield tools")
    assert (rondel(match), number(match, "orange.supply")) == ({"tools": 2}, supply - 2)
    do(match, "turn-up 3", *(["use 2", "use 1"] if tool_first else ["use 1", "use 2"]))
    assert (number(match, "orange.money"), rondel(match)) == (7, {"tools": 1})
    assert number(match, "orange.supply") == supply - 1
    for once in ("done", "turn-up 1"):
        if once in can(match):
            do(match, once)
    do(match, "yield gasoline")
    assert number(match, "orange.money") == 7
    assert rondel(match) == {"tools": 1, "gasoline": 1}
    assert number(match, "orange.supply") == supply - 2
    assert number(match, "orange.transport") == 5


@pytest.mark.parametrize(
    ("resource", "tokens"),
    [("tools", 0), ("food", 1), ("gasoline", 1), ("medipack", 2), ("water", 2), ("book", 3)],
)
def test_T_05_transport(resource: str, tokens: int) -> None:
    match = deploying("blue-c")
    do(match, f"yield {resource}")
    assert rondel(match) == {resource: 2}
    assert (number(match, "orange.transport"), number(match, "orange.score")) == (5 - tokens, 0)


def test_R2_01_order_is_free_and_old_cards_do_nothing() -> None:
    match = deploying("blue-b", "red-b", "yellow-b")
    assert can(match) == ["turn-up 1", "turn-up 2", "turn-up 3"]
    do(match, "turn-up 3", "yield water")
    assert can(match) == ["turn-up 1", "turn-up 2"]
    do(match, "turn-up 1", "yield tools", "yield gasoline")
    assert rondel(match) == {"tools": 1, "gasoline": 1, "water": 1}
    assert slots(match) == [
        ["orange-yellow-a", "orange-blue-b"],
        ["orange-red-a", "orange-blue-a", "orange-red-b"],
        ["orange-yellow-b"],
        [],
    ]  # R2.09
    assert planned(match) == [None] * 4


def test_R2_02_a_volunteer_may_be_skipped_but_is_turned_up() -> None:
    match = deploying("blue-c")
    do(match, "skip")
    assert rondel(match) == {}
    assert cards(match, "orange.slot.1")[-1] == "orange-blue-c"


def test_R2_02_and_R2_07_parts_are_optional_and_once_each() -> None:
    match = deploying("mechanic", "red-b", rondel={"tools": 2})
    do(match, "turn-up 1")
    assert can(match) == ["done", "use 1", "use 2"]
    do(match, "use 2")
    assert can(match) == ["done", "use 1"]
    do(match, "done")
    assert (number(match, "orange.money"), rondel(match)) == (3, {"tools": 1})


def test_R2_03_all_of_the_volunteers_cubes_come_from_the_supply() -> None:
    for limit, tools in (("hard", 1), ("soft", 2)):  # B-84
        match = deploying("blue-c", rondel={"book": 24}, options={"cube_limit": limit})
        assert number(match, "orange.supply") == 1
        do(match, "yield tools")
        assert rondel(match) == {"book": 24, "tools": tools}
        assert number(match, "orange.supply") == 1 - tools


def test_R2_04_transport_shift_moves_the_whole_yield_of_each_volunteer() -> None:
    match = deploying("blue-c", "red-b")
    do(match, "turn-up 1", "yield food", "yield tools")
    assert rondel(match) == {"food": 2, "tools": 1}
    assert number(match, "orange.transport") == 3


@pytest.mark.parametrize("die", range(6))
def test_R2_05_the_cost_is_the_distance_on_the_ring(die: int) -> None:
    for place, resource in enumerate(RING):
        match = at(2, {"planned": {"1": "blue-c"}}, {}, table={"dice": {"blue": RING[die]}})
        do(match, f"yield {resource}")
        assert 5 - number(match, "orange.transport") == min((die - place) % 6, (place - die) % 6)


def test_R2_06_spent_transport_tokens_return_to_the_supply() -> None:
    orange: Player = {
        "planned": {"1": "leader", "2": "blue-c"},
        "rondel": {"gasoline": 1},
        "transport": 5,
        "unlocked": [2],
    }
    match = at(2, orange, {"transport": 19}, options=STRICT)
    do(match, "turn-up 1")
    assert can(match) == ["done", "use 1"]  # all 24 tokens are out: the Leader can gain none
    match = at(2, orange, {"transport": 19}, options=STRICT)
    do(match, "turn-up 2", "yield water")
    assert number(match, "orange.transport") == 3
    do(match, "use 2")
    assert number(match, "orange.transport") == 5


def test_R2_08_what_was_gained_in_the_phase_may_be_spent_in_it() -> None:
    orange: Player = {"planned": {"1": "mechanic", "2": "blue-c"}, "rondel": {}, "money": 0}
    match = at(2, orange, {})
    do(match, "turn-up 1")
    assert "use 2" not in match.legal("orange")
    match = at(2, orange, {})
    do(match, "turn-up 2", "yield tools")
    assert rondel(match) == {"tools": 2}
    do(match, "use 2", "use 1")
    assert (rondel(match), number(match, "orange.money")) == ({"tools": 1}, 6)


def test_R2_09_the_cards_stay_face_up_in_their_slots() -> None:
    orange: Player = {"hand": ["doctor"], "slots": [["red-a"]], "planned": {"1": "red-b", "3": "mechanic"}}
    match = at(2, orange, {})
    do(match, "turn-up 3", "done", "yield food")
    for phase in range(3, 9):
        to_phase(match, phase)
        assert cards(match, "orange.slot.1") == ["orange-red-a", "orange-red-b"]
        assert cards(match, "orange.slot.3") == ["orange-mechanic"]
    assert can(match) == ["done", "refresh 1"]


def test_B_12_printed_order() -> None:
    printed = {"specialist_order": "printed"}
    match = deploying("mechanic", "red-b", rondel={"tools": 2}, options=printed)
    do(match, "turn-up 1", "use 2")
    assert "use 1" not in can(match)
    match = deploying("mechanic", "red-b", rondel={"tools": 2}, options=printed)
    do(match, "turn-up 1", "use 1", "use 2")
    assert number(match, "orange.money") == 6


def test_B_12_B_87_the_money_of_a_mechanic_buys_the_battery_for_the_tool() -> None:
    match = deploying("mechanic", money=2)
    do(match, "use 1")
    assert number(match, "orange.money") == 5
    assert match.to_act == ("orange",), "no question: the battery that would pay for the tool cannot be bought"
    do(match, "battery")
    assert "use 2" in can(match)
