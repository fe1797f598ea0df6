"""R11 and R12: what the specialists do, those of one's own set and those of the objective deck."""

from __future__ import annotations

import pytest

from lamplight.kernel import HIDDEN, Match, Plain
from lamplight.kernel.ledger import as_list, known_items

from .builder import (
    RING,
    SET,
    Player,
    at,
    can,
    card,
    cards,
    cubes,
    deploying,
    do,
    find,
    neighbours,
    number,
    rondel,
    rule,
)


def leading(*plans: str, unlocked: Plain = None, rondel: Plain = None, money: int = 0) -> Match:
    """Orange is about to turn up the Leader, and a volunteer."""
    return deploying("leader", "red-b", check_area=[*plans], unlocked=unlocked or [], rondel=rondel or {}, money=money)


# R11: the specialists of a player.


def test_R11_01_leader_battery_then_check_mark_action() -> None:
    match = leading(unlocked=[1, 3])
    do(match, "turn-up 1")
    assert can(match) == ["done", "use 1"]
    do(match, "use 1", "use 2")
    assert can(match) == ["check-board 1", "check-board 3"]
    do(match, "check-board 1")
    assert (rondel(match), number(match, "orange.gps")) == ({}, 1)
    assert card(match, "orange-leader")["icons"] == 2


def test_R11_01_leader_check_mark_action_first() -> None:
    match = leading(unlocked=[3], rondel={"tools": 1})
    do(match, "turn-up 1", "use 2")
    assert number(match, "orange.money") == 3
    do(match, "use 1")
    assert rondel(match) == {"battery": 1}


def test_R11_01_and_B_64_leader_with_the_action_of_a_plan_and_only_one() -> None:
    plan = find("money")
    match = leading(plan, find("money", 1), unlocked=[3], rondel={"tools": 1})
    do(match, "turn-up 1", "use 2", f"check-plan {plan}")
    assert number(match, "orange.money") == 3
    assert can(match) == ["done", "use 1"]


def test_R11_01_leader_without_unlocked_actions() -> None:
    match = leading(rondel={"tools": 1, "book": 1, "medipack": 1, "gasoline": 1}, money=4)
    do(match, "turn-up 1")
    assert can(match) == ["done", "use 1"]


@pytest.mark.parametrize("paid", ["gasoline", "book", "battery"])
def test_R11_02_scout(paid: str) -> None:
    match = deploying("scout", "red-b", rondel={"gasoline": 1, "book": 1, "battery": 1})
    do(match, "turn-up 1", "use 1")
    assert can(match) == ["pay battery", "pay book", "pay gasoline"]
    do(match, f"pay {paid}")
    assert number(match, "orange.gps") == 1
    assert rondel(match) == {name: 1 for name in ("gasoline", "book", "battery") if name != paid}
    assert can(match) == ["done", "use 2"]  # B-02: one exchange only
    do(match, "use 2")
    assert number(match, "orange.money") == 2


def test_R11_02_scout_without_anything_to_pay() -> None:
    match = deploying("scout", "red-b", rondel={"food": 1, "tools": 1, "water": 1, "medipack": 1})
    do(match, "turn-up 1")
    assert can(match) == ["done", "use 2"]


def test_R11_03_mechanic() -> None:
    orange: Player = {"planned": {"1": "mechanic"}, "rondel": {"tools": 2}, "money": 0}
    for parts, money, tools in ((["use 1", "done"], 3, 2), (["use 2", "use 1"], 6, 1), (["use 2", "done"], 3, 1)):
        match = at(2, orange, {})
        do(match, *parts)
        assert (number(match, "orange.money"), rondel(match)) == (money, {"tools": tools})
    match = at(2, {**orange, "rondel": {"book": 1}}, {})
    assert can(match) == ["done", "use 1"]
    assert rule(match, "use 2") == "R2.07"


def test_R11_04_doctor() -> None:
    match = deploying("doctor", "red-b", rondel={"medipack": 2})
    do(match, "turn-up 1", "use 1")
    assert can(match) == ["heal orange-blue-c", "heal orange-leader"]
    do(match, "heal orange-leader")
    assert "orange-leader" in cards(match, "orange.held")
    assert "orange-leader" not in cards(match, "orange.hospital")
    assert number(match, "orange.score") == card(match, "orange-leader")["points"] == 2
    assert rondel(match) == {"medipack": 1}
    assert card(match, "orange-doctor")["icons"] == 0
    assert can(match) == ["skip", *(f"yield {name}" for name in sorted(RING))]  # once only


def test_R11_04_doctor_with_an_empty_hospital() -> None:
    match = deploying("doctor", "red-b", rondel={"medipack": 2}, hospital=[])
    do(match, "turn-up 1")
    assert rondel(match) == {"medipack": 2}
    assert "use 1" not in can(match)


# R12: the specialists of the objective deck.


@pytest.mark.parametrize("number_of_card", [0, 1, 2])
def test_R12_01_money_and_a_coin_for_each_icon_in_the_hand(number_of_card: int) -> None:
    match = deploying(find("money_icons", number_of_card), "scout")
    do(match, "turn-up 1", "use 1")
    assert number(match, "orange.money") == 5
    do(match, "use 2")
    # The hand: one yellow, two red, one blue, mechanic (1 each), doctor (0); the planned scout does not count (B-67).
    assert number(match, "orange.money") == 5 + 5


def reveal() -> Match:
    """Orange has turned up the specialist who pays for icons in hand; two more cards are planned."""
    match = deploying("money-icons-1", "red-a", "blue-a", hand=["leader", "scout", "red-b"], hospital=[], slots=[])
    do(match, "turn-up 1")
    return match


def test_R12_01_the_hand_is_shown_to_all_but_not_where_cards_are_planned() -> None:
    match = reveal()
    for other in ("grey", None):
        assert match.view(other)["orange.plan"] == HIDDEN
        assert known_items(match.view(other)["orange.hand"]) == []
    before = {action.do for action in match.legal("orange")}
    assert "use" in before
    match.play("orange", "use 2")
    for other in ("grey", None):
        view = match.view(other)
        assert sorted(known_items(view["orange.hand"])) == ["orange-leader", "orange-red-b", "orange-scout"]
        assert view["orange.plan"] == HIDDEN
        sampled = match.setup.sampler(view, 1 if other else 15)(lambda: 0.99)
        assert match.setup.sampler(view, 1 if other else 15)(lambda: 0.0) is not sampled
        seen = Match(match.game, match.setup, match.key, state=sampled).view("orange")
        planned = sorted(as_list(seen["orange.plan"])[1:3], key=str)
        assert planned == ["orange-blue-a", "orange-red-a"]
    assert match.can_undo("orange")
    match.undo("orange")
    assert known_items(match.view("grey")["orange.hand"]) == []


def test_the_shown_hand_is_secret_again_in_the_next_round() -> None:
    match = reveal()
    match.play("orange", "use 2")
    assert match.view("grey")["orange.hand_shown"] is True
    while number(match, "round") == 1:
        seat = match.to_act[0]
        match.play(seat, list(match.legal(seat))[-1])
    assert match.view("grey")["orange.hand_shown"] is False


@pytest.mark.parametrize("number_of_card", [0, 1, 2])
def test_R12_02_a_sum_and_another_for_a_tool(number_of_card: int) -> None:
    data = [one for one in SET.objectives if one.ability == "money_tool"][number_of_card]
    match = deploying(data.id, "red-b", rondel={"tools": 2})
    do(match, "turn-up 1", "use 1")
    assert (number(match, "orange.money"), rondel(match)) == (data.a, {"tools": 2})
    do(match, "use 2")
    assert (number(match, "orange.money"), rondel(match)) == (data.a + data.b, {"tools": 1})


def test_R12_03_food_for_a_cube_on_the_map() -> None:
    match = deploying(find("map_cube"), "red-b", rondel={"food": 1}, cubes=["castle-peak"])
    supply = number(match, "orange.supply")
    do(match, "turn-up 1", "use 1")
    near = sorted(f"place {name}" for name in neighbours("castle-peak"))
    assert can(match) == near  # B-35 and B-68: any colour, so only adjacent locations
    do(match, near[0])
    assert (len(cubes(match)), number(match, "orange.supply"), rondel(match)) == (2, supply, {})
    assert (number(match, "orange.transport"), number(match, "orange.score")) == (5, 0)


def test_R12_03_skip_any_pays_for_skipped_locations() -> None:
    match = deploying(
        find("map_cube"), "red-b", rondel={"food": 1}, cubes=["castle-peak"], transport=0, options={"skip": "any"}
    )
    do(match, "turn-up 1", "use 1")
    assert len(can(match)) == 36 - 1
    near = neighbours("castle-peak")
    far = next(two for one in near for two in neighbours(one) if two not in (*near, "castle-peak"))
    do(match, f"place {far}")
    assert (number(match, "orange.transport"), number(match, "orange.score")) == (0, -1)


def test_R12_03_needs_food() -> None:
    match = deploying(find("map_cube"), "red-b", rondel={"water": 3}, cubes=["castle-peak"])
    do(match, "turn-up 1")
    assert "use 1" not in can(match)


def test_R12_04_gasoline_and_book_for_two_gps() -> None:
    match = deploying(find("gps"), "red-b", rondel={"gasoline": 2, "book": 2})
    do(match, "turn-up 1", "use 2", "use 1")
    assert number(match, "orange.gps") == 2
    assert rondel(match) == {"gasoline": 1, "book": 1}
    assert "yield book" in can(match)


def test_R12_04_and_B_02_two_books_do_not_give_two_gps() -> None:
    match = deploying(find("gps"), "red-b", rondel={"book": 2})
    do(match, "turn-up 1", "use 2")
    assert (number(match, "orange.gps"), rondel(match)) == (1, {"book": 1})
    assert "use 1" not in can(match)


@pytest.mark.parametrize("number_of_card", [0, 1, 2])
def test_R12_05_money_for_three_resources_of_one_type(number_of_card: int) -> None:
    data = [one for one in SET.objectives if one.ability == "buy_resources"][number_of_card]
    assert data.a in (3, 4)
    match = deploying(data.id, "red-b", money=4)
    do(match, "turn-up 1", "use 1")
    assert can(match) == sorted(f"type {name}" for name in RING)
    do(match, "type book")
    assert (number(match, "orange.money"), rondel(match)) == (4 - data.a, {"book": 3})


@pytest.mark.parametrize("number_of_card", [0, 1, 2])
def test_R12_06_two_points_and_two_more_for_a_tool(number_of_card: int) -> None:
    match = deploying(find("points_tool", number_of_card), "red-b", rondel={"tools": 1})
    do(match, "turn-up 1", "use 1")
    assert number(match, "orange.score") == 2
    do(match, "use 2")
    assert (number(match, "orange.score"), rondel(match)) == (4, {})
