"""R3 to R9, R14 to R17: goals, scouting, the market, securing, refreshing, the end and the chapters, rule by rule."""

from __future__ import annotations

import pytest

from lamplight.games.blackout.rules import market
from lamplight.games.blackout.rules.board import FINISHED, NONE, UNSEEN
from lamplight.games.blackout.rules.deploy import DEPLOY
from lamplight.games.blackout.rules.goals import GOALS
from lamplight.games.blackout.rules.market import CLEAN_UP, DROP, MARKET, MARKET_SOLO, WASTE
from lamplight.games.blackout.rules.model import PROBE
from lamplight.games.blackout.rules.scout import SCOUT
from lamplight.games.blackout.rules.secure import END_ROUND, REFRESH, SECURE
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.games.blackout.rules.vocabulary import BATTERY, BOOK, FOOD, GASOLINE, MEDIPACK, TOOLS, WATER
from lamplight.kernel import CHANCE

from .test_state import new

WHO = ("orange", "grey", "white", "green")


def blank(seats: int = 3, chapter: int = 0, **options: str | int | bool) -> BlackoutState:
    """A match whose set-up is done by hand: no cubes on the map, no objectives, empty slots, no display."""
    state = new(seats, chapter, **options)
    state.agenda = []
    state.round = 1
    for seat in range(seats):
        state.slots[seat] = [[], [], [], []]
        state.hand[seat] = []
        state.rondel[seat] = [0] * 7
        state.supply[seat] = 20
        state.money[seat] = 0
    return state


def go(state: BlackoutState, *steps: int) -> None:
    state.agenda = list(reversed(steps))
    state.advance()


def can(state: BlackoutState) -> list[str]:
    actor = state.acting
    assert actor >= 0 or actor == CHANCE
    return [str(state.tables.catalogue[one]) for one in state.legal(actor)]


def do(state: BlackoutState, *texts: str) -> None:
    for text in texts:
        assert text in can(state)
        state.apply(state.acting, state.tables.catalogue.parse(text).id)


def card(state: BlackoutState, name: str) -> int:
    return state.tables.card_names.index(name)


def cards(state: BlackoutState, *names: str) -> list[int]:
    return [card(state, name) for name in names]


def own(state: BlackoutState, seat: int, *names: str) -> list[int]:
    return sorted(card(state, f"{WHO[seat]}-{name}") for name in names)


def tile(state: BlackoutState, name: str) -> int:
    return state.tables.tile_names.index(name)


def place(state: BlackoutState, *names: str) -> int:
    return sum(1 << state.tables.location_names.index(name) for name in names)


def district(state: BlackoutState, name: str) -> int:
    return state.tables.district_names.index(name)


def ring(state: BlackoutState, name: str) -> int:
    return state.tables.district_mask[district(state, name)]


def with_goal(name: str, **options: str | int | bool) -> BlackoutState:
    """A state with one objective of seat 0 and a cube on castle-peak."""
    state = blank(3, 0, **options)
    state.objectives[0] = cards(state, name)
    state.on_map[0] = place(state, "castle-peak")
    return state


def placing(name: str, at: str, **options: str | int | bool) -> BlackoutState:
    """A state in which seat 0 can pay the goal of a card and then places a cube of its colour."""
    state = with_goal(name, **options)
    state.on_map[0] = place(state, *at.split())
    state.rondel[0] = [9] * 6 + [0]
    state.money[0] = 20
    state.transport[0] = 5
    return state


# R3: goals.


def test_R3_01_goals_in_turn_order_any_number_and_order() -> None:
    state = blank()
    state.first = 1
    state.objectives[1] = cards(state, "plan-exchange-1", "plan-gain-1")
    state.rondel[1][FOOD] = 9
    state.on_map = [place(state, "tai-o")] * 3
    state.agenda = [GOALS.at(0), GOALS.at(2), GOALS.at(1)]
    state.advance()
    assert state.acting == 1
    assert can(state) == ["goal plan-exchange-1 1", "goal plan-gain-1 1", "done"]
    do(state, "goal plan-gain-1 1", "leave")
    assert can(state) == ["goal plan-exchange-1 1", "battery", "done"]


def test_R3_02_what_cannot_be_paid_cannot_be_completed() -> None:
    state = with_goal("start-yellow-1")
    state.rondel[0][TOOLS], state.money[0] = 1, 2
    go(state, GOALS.at(0))
    assert state.to_act(3) == []
    state.rondel[0][TOOLS], state.money[0] = 2, 1
    go(state, GOALS.at(0))
    assert state.to_act(3) == []
    state.money[0] = 2
    go(state, GOALS.at(0))
    assert "goal start-yellow-1 1" in can(state)


def test_R3_03_batteries_may_replace_resources() -> None:
    state = with_goal("red-1")
    state.rondel[0][BOOK], state.rondel[0][BATTERY] = 2, 1
    go(state, GOALS.at(0))
    do(state, "goal red-1 1")
    assert can(state) == ["batteries 0", "batteries 1"]
    do(state, "batteries 1")
    assert (state.rondel[0][BOOK], state.rondel[0][BATTERY]) == (1, 0)
    assert state.supply[0] == 22


def test_R3_04_one_type_of_ones_choice() -> None:
    state = with_goal("yellow-4")
    state.rondel[0] = [3, 2, 1, 0, 0, 4, 1]
    go(state, GOALS.at(0))
    do(state, "goal yellow-4 1")
    assert can(state) == ["type food", "type tools", "type medipack"]
    do(state, "type tools")
    assert state.rondel[0] == [3, 0, 1, 0, 0, 4, 0]


@pytest.mark.parametrize(
    ("pile", "legal"),
    [
        (["red-a", "red-b", "blue-a"], True),
        (["blue-a", "red-a", "yellow-a", "red-b"], True),
        (["red-a", "blue-a", "blue-b"], False),
        (["red-a", "blue-a"], False),
    ],
)
def test_R3_06_one_slot_holds_at_least_the_colours(pile: list[str], legal: bool) -> None:
    state = with_goal("yellow-5")
    state.money[0] = 4
    state.slots[0][0] = own(state, 0, *pile)
    state.slots[0][1] = own(state, 0, "red-c")
    go(state, GOALS.at(0))
    assert (state.acting == 0) is legal


def test_R3_06_purple_counts_as_a_colour() -> None:
    state = with_goal("blue-2")
    state.money[0] = 2
    state.slots[0][2] = own(state, 0, "yellow-a", "doctor")
    go(state, GOALS.at(0))
    assert "goal blue-2 1" in can(state)


def test_R3_07_scout_tiles_face_up_only() -> None:
    for probe in (False, True):
        state = with_goal("plan-search-1", probe_tiles_have_type=probe)
        state.tiles_up[0] = [tile(state, "points-1")]
        state.tiles_down[0] = [tile(state, "book-1")]
        go(state, GOALS.at(0))
        assert (state.acting == 0) is probe
    state = with_goal("plan-search-1")
    state.tiles_up[0] = [tile(state, "points-1"), tile(state, "book-1")]
    go(state, GOALS.at(0))
    do(state, "goal plan-search-1 1")
    assert len(state.tiles_up[0]) == 2
    assert state.score[0] == 6


def test_R3_08_crisis_centres_are_linked_by_own_cubes() -> None:
    chain = ["central", "kennedy-town", "aberdeen", "yung-shue-wan", "cheung-chau"]
    for missing in [None, *chain]:
        state = with_goal("plan-money-2")
        state.on_map[0] = place(state, *[name for name in chain if name != missing])
        state.on_map[1] = place(state, *chain)
        go(state, GOALS.at(0))
        assert (state.acting == 0) is (missing is None)


def test_R3_09_a_completed_volunteer_is_in_the_hand_at_once() -> None:
    state = placing("yellow-1", "castle-peak")
    state.stacks[district(state, "tuen-mun")] = [tile(state, "points-1")]
    state.agenda = [SCOUT.at(0), GOALS.at(0)]
    state.advance()
    do(state, "goal yellow-1 1", "place tin-shui-wai", "done")
    assert state.hand[0] == cards(state, "yellow-1")
    assert state.objectives[0] == []
    assert "scout tuen-mun" in can(state)


def test_R3_20_and_R3_22_colour_and_own_cubes() -> None:
    state = placing("red-1", "castle-peak sham-tseng")
    state.on_map[1] = place(state, "tung-chung")
    go(state, GOALS.at(0))
    do(state, "goal red-1 1")
    places = [text[6:] for text in can(state)]
    assert "tung-chung" in places
    assert "sham-tseng" not in places
    names = state.tables.location_names
    assert {state.tables.location_colour[names.index(name)] for name in places} == {0}
    before = state.supply[0]
    do(state, "place tung-chung")
    assert state.supply[0] == before - 1
    assert state.on_map[0] == place(state, "castle-peak", "sham-tseng", "tung-chung")


def test_R3_21_all_of_the_colour_taken_means_any_location() -> None:
    state = placing("red-1", "castle-peak")
    state.on_map[0] = state.tables.colour_mask[0]
    go(state, GOALS.at(0))
    do(state, "goal red-1 1")
    near = {n for p in range(36) if state.on_map[0] >> p & 1 for n in state.tables.neighbours[p]}
    wanted = {f"place {state.tables.location_names[n]}" for n in near if not state.on_map[0] >> n & 1}
    assert set(can(state)) == wanted
    do(state, sorted(wanted)[0])
    assert state.transport[0] == 5


@pytest.mark.parametrize(("skip", "left"), [("wrong_colour", 2), ("any", 3)])
def test_R3_23_wrong_coloured_locations_may_be_skipped_for_tokens(skip: str, left: int) -> None:
    state = placing("red-1", "tai-o", skip=skip)
    go(state, GOALS.at(0))
    do(state, "goal red-1 1", "place sham-tseng")  # by tung-chung (red) 2, round it 3
    assert state.transport[0] == left


def test_R3_23_B_35_any_colour_skips_nothing() -> None:
    for skip, count in (("wrong_colour", 2), ("any", 35)):
        state = placing("plan-exchange-1", "tai-o", skip=skip)
        go(state, GOALS.at(0))
        do(state, "goal plan-exchange-1 1", "type food")
        assert len(can(state)) == count


def test_R3_24_R3_25_a_farther_target_is_legal_for_its_tokens() -> None:
    for target, left in (("lok-ma-chau", 4), ("sham-tseng", 5), ("tung-chung", 5), ("sha-tau-kok", 2)):
        state = placing("red-1", "castle-peak")
        go(state, GOALS.at(0))
        do(state, "goal red-1 1", f"place {target}")
        assert state.transport[0] == left, target


def test_R3_26_lacking_tokens_are_bought() -> None:
    state = placing("red-1", "castle-peak")
    state.transport[0] = 1
    go(state, GOALS.at(0))
    do(state, "goal red-1 1", "place sha-tau-kok")
    assert (state.transport[0], state.score[0]) == (0, -2)


def test_X_6_the_score_goes_below_zero_for_two_skipped_locations() -> None:
    state = placing("blue-1", "tap-mun")
    state.transport[0] = 0
    go(state, GOALS.at(0))
    do(state, "goal blue-1 1", "place diamond-hill")
    assert state.score[0] == -2


def test_R3_30_R3_31_a_marked_goal_cannot_be_done_again() -> None:
    state = with_goal("plan-gain-1")
    state.rondel[0][FOOD] = 9
    go(state, GOALS.at(0))
    do(state, "goal plan-gain-1 1", "leave")
    assert state.marks[card(state, "plan-gain-1")] == 1
    assert state.supply[0] == 20 + 3 - 1
    assert "goal plan-gain-1 1" not in can(state)


def test_R3_32_the_completion_effect_forfeits_goals_and_bonus() -> None:
    state = with_goal("plan-gain-1")
    state.rondel[0] = [9] * 6 + [0]
    state.slots[0][0] = own(state, 0, "red-a", "blue-a")
    go(state, GOALS.at(0))
    do(state, "goal plan-gain-1 1", "complete plan-gain-1", "place tung-chung")
    assert state.check_area[0] == cards(state, "plan-gain-1")
    assert state.objectives[0] == []
    assert (state.score[0], state.money[0]) == (0, 6)
    assert state.supply[0] == 20 + 3 - 1
    assert not any("plan-gain-1" in text for text in can(state))


def test_R3_35_a_plan_with_one_goal_is_finished_at_once() -> None:
    state = with_goal("plan-exchange-1")
    state.rondel[0][WATER] = 4
    go(state, GOALS.at(0))
    do(state, "goal plan-exchange-1 1")
    assert state.check_area[0] == cards(state, "plan-exchange-1")
    assert set(can(state)) == {"place tin-shui-wai", "place sham-tseng", "place tung-chung"}


def test_R3_36_completion_is_offered_only_after_a_goal() -> None:
    state = with_goal("plan-gain-1")
    state.marks[card(state, "plan-gain-1")] = 1
    state.money[0] = 5
    go(state, GOALS.at(0))
    assert can(state) == ["battery", "done"]


def test_R3_36_B_40_any_time_offers_completion_without_a_new_goal() -> None:
    state = with_goal("plan-gain-1", complete_later="any_time")
    state.marks[card(state, "plan-gain-1")] = 1
    state.money[0] = 5
    go(state, GOALS.at(0))
    assert any(text.startswith("complete") for text in can(state))


def test_R3_40_restore_power_one() -> None:
    state = blank()
    state.on_map[0] = place(state, "tai-o")
    state.rondel[0][MEDIPACK], state.rondel[0][BATTERY] = 3, 1
    state.slots[0][0] = own(state, 0, "red-a", "red-b", "blue-a", "blue-b")
    go(state, GOALS.at(0))
    do(state, "power 1")
    assert (state.score[0], state.power[0], sum(state.rondel[0])) == (10, 1, 0)


def test_R3_41_R3_42_restore_power_two_once_and_both_in_one_phase() -> None:
    state = blank()
    state.money[0] = 25
    state.rondel[0][WATER] = 8
    state.slots[0][0] = own(state, 0, "red-a", "red-b", "blue-a", "blue-b")
    state.slots[0][1] = own(state, 0, "doctor", "leader", "yellow-a", "yellow-b")
    go(state, GOALS.at(0))
    do(state, "power 2", "power 1")
    assert (state.score[0], state.power[0], state.money[0]) == (20, 3, 15)
    assert not any(text.startswith("power") for text in can(state))


@pytest.mark.parametrize("supply", [1, 2, 3])
def test_R3_31_B_84_a_reward_in_cubes_leaves_the_cube_of_the_mark(supply: int) -> None:
    state = with_goal("plan-money-2")
    state.supply[0] = supply
    state.money[0] = 6
    go(state, GOALS.at(0))
    if state.acting == 0 and "goal plan-money-2 2" in can(state):
        do(state, "goal plan-money-2 2", "leave")
    assert state.supply[0] >= 0


def test_R3_33_B_84_a_plan_whose_completion_has_no_cube_left_cannot_be_completed() -> None:
    state = with_goal("plan-money-battery-1")
    state.supply[0] = 0
    state.money[0] = 8
    go(state, GOALS.at(0))
    assert state.acting != 0 or "goal plan-money-battery-1 1" not in can(state)


def test_R3_33_B_84_the_last_cube_of_a_one_goal_plan_goes_to_the_map() -> None:
    state = with_goal("plan-money-battery-1")
    state.supply[0] = 1
    state.money[0] = 8
    go(state, GOALS.at(0))
    if state.acting == 0 and "goal plan-money-battery-1 1" in can(state):
        do(state, "goal plan-money-battery-1 1")
        assert any(text.startswith("place") for text in can(state))


def test_B_84_a_goal_needs_a_cube_after_paying_its_costs() -> None:
    state = with_goal("blue-4")
    state.supply[0], state.money[0] = 0, 7
    go(state, GOALS.at(0))
    assert state.to_act(3) == []
    state = with_goal("red-1")
    state.supply[0], state.rondel[0][BOOK] = 0, 2
    go(state, GOALS.at(0))
    assert "goal red-1 1" in can(state)


def test_B_84_soft_cubes_do_not_forbid_a_goal() -> None:
    state = with_goal("blue-4", cube_limit="soft")
    state.supply[0], state.money[0] = 0, 7
    go(state, GOALS.at(0))
    assert state.acting == 0
    assert "goal blue-4 1" in can(state)


def test_T_06_goal_and_map_cube() -> None:
    for target, tokens in (("tsing-yi", 0), ("tin-shui-wai", 1)):
        state = with_goal("yellow-5")
        state.on_map[0] = place(state, "sham-tseng")
        state.money[0], state.transport[0] = 4, 5
        pile = own(state, 0, "red-a", "red-b", "yellow-a", "blue-a")
        state.slots[0][1] = pile[:]
        state.agenda = [GOALS.at(0)]
        state.advance()
        do(state, "goal yellow-5 1", f"place {target}")
        assert (state.money[0], state.transport[0]) == (0, 5 - tokens)
        assert state.hand[0] == cards(state, "yellow-5")
        assert state.slots[0][1] == pile


def test_T_07_a_plan_is_left_where_it_is() -> None:
    state = with_goal("plan-gain-1")
    state.rondel[0][FOOD] = 3
    state.money[0] = 1
    go(state, GOALS.at(0))
    do(state, "goal plan-gain-1 1", "leave")
    assert state.money[0] == 7
    assert state.objectives[0] == cards(state, "plan-gain-1")
    assert state.check_area[0] == []
    assert state.on_map[0] == place(state, "castle-peak")
    assert state.acting == 0


def test_T_08_an_emergency_plan_is_cashed_in_early() -> None:
    state = blank()
    state.emergency[0] = card(state, "emergency-A")
    state.on_map[0] = place(state, "pak-tam-chung")
    state.slots[0][0] = own(state, 0, "red-a", "yellow-a", "blue-a")
    go(state, GOALS.at(0))
    do(state, "goal emergency-A 1")
    assert (state.money[0], state.supply[0]) == (5, 19)
    do(state, "complete emergency-A")
    assert state.supply[0] == 20
    do(state, "place tap-mun")
    assert (state.supply[0], state.score[0], state.transport[0]) == (19, 0, 5)
    assert state.emergency[0] == NONE
    assert state.check_area[0] == cards(state, "emergency-A")


def test_T_09_the_last_goal_brings_bonus_and_completion() -> None:
    state = with_goal("plan-resource-points-1")
    plan = card(state, "plan-resource-points-1")
    state.marks[plan] = 1
    state.rondel[0][MEDIPACK] = 4
    go(state, GOALS.at(0))
    do(state, "goal plan-resource-points-1 2")
    assert state.score[0] == 10
    assert state.marks[plan] == 0
    assert state.supply[0] == 20 + 4 + 1
    assert state.check_area[0] == [plan]
    do(state, "place tung-chung")
    assert state.supply[0] == 24


# R4: scouting.


def scouting(tiles: list[str], hand: list[str], **options: str | int | bool) -> BlackoutState:
    state = blank(3, 0, **options)
    state.on_map = [place(state, "castle-peak")] * 3
    stack = [tile(state, name) for name in tiles]
    state.stacks = [[] for _ in state.stacks]
    state.stacks[district(state, "tuen-mun")] = stack
    for one in stack:
        state.tile_pool.remove(one)
    state.hand[0] = own(state, 0, *hand)
    return state


def test_R4_01_tiles_and_an_own_cube_are_needed() -> None:
    state = scouting(["points-1"], [])
    go(state, SCOUT.at(0))
    assert can(state) == ["scout tuen-mun", "done"]


@pytest.mark.parametrize(
    ("distinct", "blocks", "collects", "free"),
    [
        (True, True, False, False),
        (True, True, True, False),
        (True, False, False, True),
        (True, False, True, False),
        (False, True, False, True),
        (False, True, True, True),
    ],
)
def test_R4_02_B_06_B_07_different_districts(distinct: bool, blocks: bool, collects: bool, free: bool) -> None:
    state = scouting(
        ["points-1", "points-2"], ["leader", "scout", "red-a"], scout_distinct=distinct, look_blocks_district=blocks
    )
    state.stacks[district(state, "north-lantau")] = [UNSEEN] * 3
    state.agenda = [SCOUT.at(1), SCOUT.at(0)]
    state.advance()
    do(state, "scout tuen-mun")
    if collects:
        do(state, "collect points-1", "challenge simple")
        team = [f"team orange-{name}" for name in ("leader", "scout", "red-a")]
        for one in team:
            if one in can(state):
                do(state, one)
        while state.acting == 0:
            do(state, "go")
        do(state, can(state)[0])
    else:
        do(state, "return")
    assert state.acting == 1
    assert ("scout tuen-mun" in can(state)) is free


def test_R4_03_R4_04_a_private_look_and_all_back() -> None:
    state = scouting([], ["leader"])
    where = district(state, "tuen-mun")
    state.stacks[where] = [UNSEEN] * 3
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun")
    assert state.audience(CHANCE, state.legal(CHANCE)[0]) != state.audience(0, 0)
    do(state, "look points-1", "look points-2", "look points-3")
    do(state, "return")
    assert len(state.stacks[where]) == 3
    assert not state.face_up >> where & 1
    assert state.hand[0] == own(state, 0, "leader")
    known = state.tile_known[tile(state, "points-1")]
    assert known.bit_count() == 1


def test_R4_05_the_other_tiles_lie_face_up() -> None:
    state = scouting(["points-1", "points-2", "tools-7"], ["leader", "scout", "red-a"])
    where = district(state, "tuen-mun")
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-2")
    assert state.face_up >> where & 1


def test_R4_07_R4_16_without_icons_nothing_can_be_collected() -> None:
    state = scouting(["points-1"], ["doctor"])
    state.gps[0] = 5
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun")
    assert can(state) == ["return"]


def test_R4_08_R14_01_R14_02_search_total() -> None:
    state = scouting(["points-9"], ["red-a"])
    state.check_area[0] = cards(state, "plan-search-1", "plan-search-2", "plan-gps-plus-1", "plan-gps-plus-2")
    state.tiles_down[0] = [tile(state, "tools-1")]
    state.gps[0] = 1
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-9")  # 1 + 2 + 1 + (3 + 2) = 9
    if "challenge simple" in can(state):
        do(state, "challenge simple")
    do(state, "team orange-red-a")
    assert state.gps[0] == 0  # only one way remained
    assert state.score[0] == 5
    assert len(state.check_area[0]) == 4
    state = scouting(["points-9"], ["red-a"])
    state.check_area[0] = cards(state, "plan-search-1", "plan-search-2", "plan-gps-plus-1")
    state.tiles_down[0] = [tile(state, "tools-1")]
    state.gps[0] = 1
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-9")
    assert state.challenge == PROBE  # 8 is too few for 9


def test_R4_10_R4_12_the_advanced_box_and_the_type_of_the_simple_reward() -> None:
    state = scouting(["tools-1"], ["leader", "scout", "red-a", "red-b", "red-c", "mechanic"])
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect tools-1", "challenge advanced")
    for name in ("leader", "scout", "red-a", "red-b", "red-c"):
        assert "go" not in can(state)
        do(state, f"team orange-{name}")
    assert state.acting == CHANCE  # the mechanic had to join
    assert (state.rondel[0][TOOLS], state.money[0]) == (2, 5)
    assert state.tiles_up[0] == [tile(state, "tools-1")]


@pytest.mark.parametrize(("owned", "up"), [([], True), (["points-3"], False), (["money-1"], True)])
def test_R4_13_the_first_tile_of_a_type_lies_face_up(owned: list[str], up: bool) -> None:
    state = scouting(["points-1"], ["leader", "scout", "red-a"])
    state.tiles_up[0] = [tile(state, name) for name in owned]
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-1", "challenge simple")
    do(state, "team orange-leader", "team orange-scout")
    if state.acting == 0:
        do(state, "team orange-red-a")
    if state.acting == 0:
        do(state, "go")
    assert (tile(state, "points-1") in state.tiles_up[0]) is up
    assert (tile(state, "points-1") in state.tiles_down[0]) is not up


@pytest.mark.parametrize("typed", [False, True])
def test_R4_13_B_30_a_probe_tile_has_no_type(typed: bool) -> None:
    state = scouting(["points-1"], ["leader", "scout", "red-a"], probe_tiles_have_type=typed)
    state.tiles_down[0] = [tile(state, "points-3")]
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-1", "challenge simple")
    do(state, "team orange-leader", "team orange-scout", "go")
    assert (tile(state, "points-1") in state.tiles_up[0]) is not typed


@pytest.mark.parametrize("injury", ["random", "owner"])
def test_R4_15_one_card_of_the_team_is_hurt(injury: str) -> None:
    state = scouting(["points-1"], ["leader", "scout", "red-a", "red-b"], injury=injury)
    before = len(state.hospital[0])
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-1", "challenge simple")
    do(state, "team orange-leader", "team orange-scout", "team orange-red-a", "go")
    assert state.acting == (0 if injury == "owner" else CHANCE)
    word = "injure" if injury == "owner" else "hurt"
    assert set(can(state)) == {f"{word} orange-{name}" for name in ("leader", "scout", "red-a")}
    assert state.chance_weights() == ([] if injury == "owner" else [1, 1, 1])
    do(state, f"{word} orange-scout")
    assert len(state.hospital[0]) == before + 1
    assert state.hospital[0][-1] == card(state, "orange-scout")
    assert state.hand[0] == own(state, 0, "leader", "red-a", "red-b")


def test_R4_20_a_probe_only_of_the_lowest_simple_challenge() -> None:
    state = scouting(["points-1", "tools-1", "book-3"], ["leader", "scout"])
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun")
    assert set(can(state)) == {"collect points-1", "collect tools-1", "return"}
    state = scouting(["points-1", "book-3"], ["leader", "scout", "red-a", "red-b"])
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun")
    copy = state.clone()
    do(state, "collect points-1")
    assert can(state) == ["challenge simple", "challenge probe"]
    do(copy, "collect book-3")
    assert copy.challenge == 0  # only the simple one


def test_R4_21_R4_22_R4_23_after_a_probe() -> None:
    state = scouting(["points-1"], ["leader", "scout", "red-a"])
    go(state, SCOUT.at(0))
    do(state, "scout tuen-mun", "collect points-1", "challenge probe", "team orange-leader")
    assert "go" not in can(state)
    do(state, "team orange-scout", "go")
    do(state, "hurt orange-leader")
    assert state.score[0] == 0
    assert state.tiles_up[0] == []
    assert state.tiles_down[0] == [tile(state, "points-1")]
    assert state.hospital[0][-1] == card(state, "orange-leader")


def test_T_10_scout() -> None:
    state = scouting([], ["doctor", "leader", "red-b", "blue-b"])
    where = district(state, "tuen-mun")
    for name in ("tuen-mun", "north-lantau", "tai-po", "southern"):
        state.stacks[district(state, name)] = [UNSEEN] * 3
    state.check_area[0] = cards(state, "plan-search-1")
    state.tiles_down[0] = [tile(state, "points-1"), tile(state, "points-2")]
    state.tiles_up[0] = [tile(state, "book-1")]
    for name in ("points-1", "points-2", "book-1"):
        state.tile_pool.remove(tile(state, name))
    state.gps[0] = 1
    state.hospital[0] = []
    go(state, SCOUT.at(0))
    assert set(can(state)) == {"scout tuen-mun", "scout north-lantau", "done"}
    do(state, "scout tuen-mun", "look book-3", "look tools-7", "look points-9", "collect book-3", "challenge simple")
    assert "team orange-doctor" not in can(state)
    for team, enough in (("leader red-b", True), ("leader blue-b", True), ("red-b blue-b", False)):
        copy = state.clone()
        do(copy, *[f"team orange-{name}" for name in team.split()])
        assert ("go" in can(copy)) is enough
    do(state, "team orange-blue-b")
    assert "go" not in can(state)
    do(state, "gps", "go")
    assert sorted(state.stacks[where]) == sorted([tile(state, "tools-7"), tile(state, "points-9")])
    assert state.face_up >> where & 1
    assert (state.gps[0], state.rondel[0][BOOK]) == (0, 2)
    assert tile(state, "book-3") in state.tiles_down[0]
    assert len(state.tiles_down[0]) == 3
    assert state.hospital[0] == own(state, 0, "blue-b")
    assert len(state.hand[0]) == 3


# R5 and R6: the market and clean-up.


def show(state: BlackoutState, *rows: str) -> None:
    """Lay out the display; what lies there is no longer unseen."""
    for number, row in enumerate(rows):
        state.display[number] = cards(state, *row.split())
        for one in state.display[number]:
            state.unseen.remove(one)
    laid = sum(len(row) for row in state.display)
    state.draw_size = 72 - state.tables.reserve - laid


def draw(state: BlackoutState, times: int) -> None:
    for _ in range(times):
        assert state.acting == CHANCE
        state.apply(CHANCE, state.legal(CHANCE)[0])


def test_R5_03_R5_04_prices_by_row_and_three_spots() -> None:
    state = blank()
    show(state, "red-1 red-2 red-3", "blue-1 blue-2", "yellow-1")
    state.money = [3, 0, 0]
    go(state, MARKET.at(0))
    assert set(can(state)) == {"buy blue-1", "buy blue-2", "buy yellow-1", "done"}
    state.money = [4, 0, 0]
    state.emergency[0] = card(state, "emergency-A")
    state.objectives[0] = cards(state, "blue-8", "blue-9")
    go(state, MARKET.at(0))
    assert len(can(state)) == 7
    do(state, "buy red-2")
    assert state.money[0] == 0
    assert state.display[0] == cards(state, "red-1", "red-3")


def test_R5_05_the_emergency_spot_takes_no_new_card() -> None:
    state = blank()
    show(state, "red-1 red-2 red-3", "", "")
    state.money[0] = 9
    state.objectives[0] = cards(state, "blue-8", "blue-9", "blue-10")
    assert state.emergency[0] == NONE
    go(state, MARKET.at(0))
    assert state.to_act(3) == []


def test_R5_06_an_empty_row_is_refilled_at_once() -> None:
    state = blank()
    show(state, "red-1 red-2 red-3", "blue-1 blue-2", "yellow-1")
    state.money = [2, 9, 0]
    left = state.draw_size
    go(state, MARKET.at(0))
    do(state, "buy yellow-1")
    draw(state, 3)
    assert [len(row) for row in state.display] == [3, 2, 3]
    assert state.draw_size == left - 3
    assert state.acting == 1


def test_T_11_new_objectives() -> None:
    state = blank()
    show(state, "blue-1 blue-2", "red-1 red-2 red-3", "yellow-1")
    state.money = [20, 2, 4]
    state.objectives[0] = cards(state, "blue-8", "blue-9")
    left = state.draw_size
    state.agenda = [DROP.at(0), MARKET.at(0)]
    state.advance()
    do(state, "buy yellow-1")
    assert state.money[0] == 18
    draw(state, 3)
    assert state.draw_size == left - 3
    assert state.acting == 2  # Martin cannot pay
    do(state, "buy red-1")
    assert state.money[2] == 0
    assert [len(row) for row in state.display] == [2, 2, 3]
    assert "drop blue-8" in can(state)  # all three have passed


def test_R5_02_passing_does_not_exclude() -> None:
    state = blank()
    show(state, "blue-1 blue-2 blue-3", "red-1 red-2 red-3", "yellow-1 yellow-2 yellow-3")
    state.money = [9, 9, 9]
    go(state, MARKET.at(0))
    do(state, "done", "done", "buy red-1")
    assert state.acting == 0
    do(state, "buy red-2", "done", "done")
    assert state.acting == 0
    do(state, "done")
    assert state.to_act(3) == []


def test_R5_07_R9_01_the_last_card_of_the_draw_deck_triggers_the_end() -> None:
    for trigger, last in (("deck_empty", 8), ("cannot_draw", 0)):
        state = blank(3, 0, end_trigger=trigger)
        show(state, "blue-1", "red-1 red-2 red-3", "yellow-1 yellow-2 yellow-3")
        state.round, state.draw_size = 7, 3
        state.money = [2, 0, 0]
        go(state, MARKET.at(0))
        do(state, "buy blue-1")
        draw(state, 3)
        assert state.last_round == last
        assert state.reserve_size == 21


def test_R9_01_B_20_cannot_draw_triggers_with_the_reserve() -> None:
    state = blank(3, 0, end_trigger="cannot_draw")
    show(state, "blue-1", "red-1 red-2 red-3", "yellow-1 yellow-2 yellow-3")
    state.round, state.draw_size = 7, 0
    state.money = [2, 0, 0]
    go(state, MARKET.at(0))
    do(state, "buy blue-1")
    draw(state, 3)
    assert (state.last_round, state.reserve_size) == (8, 18)


def test_R9_04_nothing_is_left_to_refill_with() -> None:
    state = blank(4, 5)
    show(state, "blue-1", "red-1 red-2", "yellow-1 yellow-2")
    state.draw_size = state.reserve_size = 0
    state.last_round = 3
    go(state, CLEAN_UP.at())
    assert [len(row) for row in state.display] == [0, 1, 1]
    assert state.last_round == 3  # B-23
    go(state, CLEAN_UP.at())
    assert [len(row) for row in state.display] == [0, 0, 0]
    assert len(state.discard) == 5


def test_R9_04_B_20_without_any_reserve_cannot_draw_triggers_at_the_empty_refill() -> None:
    state = blank(4, 5, end_trigger="cannot_draw")
    show(state, "blue-1", "red-1 red-2", "yellow-1 yellow-2")
    state.round, state.draw_size = 7, 3
    go(state, CLEAN_UP.at())
    draw(state, 3)
    assert state.last_round == 0
    assert [len(row) for row in state.display] == [3, 1, 1]
    go(state, CLEAN_UP.at())
    assert state.last_round == 8
    assert [len(row) for row in state.display] == [2, 0, 0]


@pytest.mark.parametrize("limit", ["unlimited", "strict"])
def test_B_82_B_83_gains_of_tokens_under_both_limits(limit: str) -> None:
    state = blank(3, 0, token_limit=limit)
    state.transport, state.houses[0] = [9, 9, 5], 31 & ~2
    state.slots[0][0] = own(state, 0, "red-a")
    state.rondel[0][GASOLINE] = 1
    go(state, REFRESH.at(0))
    do(state, "refresh 1", "check-board 2")
    assert state.transport[0] == (11 if limit == "unlimited" else 10)


def test_X_4_two_rows_from_the_draw_deck_and_one_from_the_reserve() -> None:
    state = blank(3)
    show(state, "blue-1", "red-1", "yellow-1")
    state.round, state.draw_size = 15, 6
    go(state, CLEAN_UP.at())
    draw(state, 5)
    assert state.last_round == 0
    draw(state, 1)
    assert (state.last_round, state.reserve_size, state.draw_size) == (16, 21, 0)
    draw(state, 3)
    assert state.reserve_size == 18
    assert [len(row) for row in state.display] == [3, 3, 3]


@pytest.mark.parametrize(("seats", "longest"), [(2, 10), (3, 16), (4, 19)])
def test_X_3_the_length_when_nobody_buys(seats: int, longest: int) -> None:
    state = new(seats, 0)
    while actors := state.to_act(seats):
        actor = actors[0]
        legal = state.legal(actor)
        quiet = [one for one in legal if str(state.tables.catalogue[one]) in ("done", "ready")]
        state.apply(actor, quiet[0] if quiet else legal[0])
    assert state.round == longest
    assert state.last_round == longest
    assert state.ended == FINISHED


def test_T_12_clean_up() -> None:
    state = blank()
    show(state, "red-1", "blue-1 blue-2", "yellow-1 yellow-2 yellow-3")
    state.rondel[0][WATER], state.rondel[1][FOOD] = 4, 2
    state.objectives[2] = cards(state, "blue-8", "blue-9")
    steps = [CLEAN_UP.at(), *(WASTE.at(seat) for seat in range(3)), *(DROP.at(seat) for seat in range(3))]
    go(state, *steps)
    assert state.discard == cards(state, "yellow-3", "blue-2", "red-1")
    draw(state, 3)
    assert [len(row) for row in state.display] == [3, 1, 2]
    do(state, "water gps", "water money")
    assert (state.gps[0], state.money[0], state.rondel[0][WATER]) == (1, 2, 0)
    assert (state.money[1], state.rondel[1][FOOD]) == (4, 0)
    assert can(state) == ["drop blue-8", "drop blue-9", "done"]
    do(state, "drop blue-9")
    assert state.objectives[2] == cards(state, "blue-8")
    assert state.discard[-1] == card(state, "blue-9")


def test_R6_05_every_split_of_four_water() -> None:
    found: set[tuple[int, int]] = set()
    for moves in (["gps", "gps"], ["gps", "money"], ["money", "gps"], ["money", "money", "money"]):
        state = blank()
        state.rondel[0][WATER] = 4
        go(state, WASTE.at(0))
        for move in moves:
            if state.acting == 0:
                do(state, f"water {move}")
        found.add((state.gps[0], state.money[0]))
        assert state.supply[0] == 24
    assert found == {(2, 0), (1, 2), (0, 4)}


@pytest.mark.parametrize(("cost", "points", "money"), [(2, 8, 2), (4, 4, 2)])
def test_R6_06_R14_03_food_for_points(cost: int, points: int, money: int) -> None:
    state = blank(3, 0, food_plan_cost=cost)
    state.check_area[0] = cards(state, "plan-food-points-1")
    state.rondel[0][FOOD] = 5
    state.rondel[0][BATTERY] = 3
    go(state, WASTE.at(0))
    while state.acting == 0:
        assert can(state) == ["food points", "food money"]
        do(state, "food points")
    assert (state.score[0], state.money[0], state.rondel[0][BATTERY]) == (points, money, 3)


def test_R6_06_R14_04_water_for_money_is_optional() -> None:
    state = blank()
    state.check_area[0] = cards(state, "plan-water-money-1")
    state.rondel[0][WATER] = 5
    go(state, WASTE.at(0))
    assert set(can(state)) == {"water gps", "water money", "water plan"}
    do(state, "water plan", "water gps")
    assert (state.money[0], state.gps[0]) == (8, 1)


def test_R6_07_batteries_and_other_resources_stay() -> None:
    state = blank()
    state.rondel[0] = [1, 2, 3, 1, 4, 5, 6]
    go(state, WASTE.at(0))
    assert state.rondel[0] == [0, 2, 3, 0, 4, 5, 6]
    assert state.money[0] == 3


def test_R6_08_B_44_B_45_dropping_a_marked_plan_returns_its_cubes() -> None:
    state = blank()
    state.objectives[0] = cards(state, "plan-money-2")
    state.emergency[0] = card(state, "emergency-A")
    state.marks[card(state, "plan-money-2")] = 3
    go(state, DROP.at(0))
    assert can(state) == ["drop plan-money-2", "done"]
    do(state, "drop plan-money-2")
    assert state.supply[0] == 22
    assert state.marks[card(state, "plan-money-2")] == 0


def test_B_83_strict_tokens_without_gps_water_goes_singly() -> None:
    state = blank(3, 0, token_limit="strict")  # noqa: S106 - no password
    state.gps = [0, 12, 0]
    state.rondel[0][WATER] = 4
    go(state, WASTE.at(0))
    assert (state.gps[0], state.money[0]) == (0, 4)


def test_R5_01_R6_in_turn_order_from_the_starting_player() -> None:
    state = blank()
    state.first = 2
    state.dice = [0, 1, 2]
    state.money = [9, 9, 9]
    show(state, "blue-1 blue-2 blue-3", "red-1 red-2 red-3", "yellow-1 yellow-2 yellow-3")
    for seat in range(3):
        state.rondel[seat][WATER] = 2
        state.objectives[seat] = cards(state, ("blue-8", "blue-9", "blue-10")[seat])
    market.begin_clean_up(state)
    market.begin(state)
    state.advance()
    asked: list[int] = []
    while state.to_act(3):
        asked.append(state.acting)
        texts = can(state)
        do(state, "done" if "done" in texts else "water gps")
    assert asked == [2, 0, 1, 2, 0, 1, 2, 0, 1]  # the market, then all waste, then all may discard
    assert state.gps == [1, 1, 1]


# R7: securing.


def test_T_13_secure_a_small_district() -> None:
    state = blank()
    where = district(state, "north")
    state.on_map[1] = ring(state, "north")
    go(state, SECURE.at())
    assert can(state) == [f"house {number}" for number in range(1, 6)]
    do(state, "house 2")
    assert state.score == [0, 3, 0]
    assert state.stacks[where] == []
    assert state.houses == [31, 29, 31]
    state.slots[1][0] = own(state, 1, "red-a")
    state.rondel[1][GASOLINE] = 1
    go(state, REFRESH.at(1))
    do(state, "refresh 1")
    assert can(state) == ["check-board 2", "done"]


def test_T_14_secure_a_large_district() -> None:
    state = blank()
    state.on_map[0] = ring(state, "tai-po")
    state.on_map[1] = place(state, "tap-mun", "tai-wai")
    go(state, SECURE.at())
    do(state, "house 3")
    assert state.score == [14, 2, 0]
    assert state.houses == [27, 31, 31]
    assert state.to_act(3) == []


@pytest.mark.parametrize(("name", "points"), [("tuen-mun", 5), ("yuen-long", 7)])
def test_T_15_secure_together(name: str, points: int) -> None:
    state = blank()
    state.first = 1
    state.on_map[0] = state.on_map[1] = ring(state, name)
    go(state, SECURE.at())
    assert state.acting == 1
    do(state, "house 1", "house 5")
    assert state.score == [points, points, 0]
    assert state.houses == [15, 30, 31]
    assert state.secured_by[district(state, name)] == [1, 0]


def test_X_8_a_later_ring_brings_nothing() -> None:
    state = blank()
    state.on_map[0] = ring(state, "north")
    go(state, SECURE.at())
    do(state, "house 1")
    state.on_map[1] = ring(state, "north")
    go(state, SECURE.at())
    assert state.to_act(3) == []
    assert state.score == [3, 0, 0]
    assert state.houses[1] == 31


def test_R7_04_B_17_a_cube_in_place_of_a_house() -> None:
    for supply in (20, 0):
        state = blank()
        state.houses[0] = 0
        state.supply[0] = supply
        state.on_map[0] = ring(state, "north")
        go(state, SECURE.at())
        assert state.supply[0] == max(0, supply - 1)
        assert state.score[0] == 3
        assert state.secured >> district(state, "north") & 1


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)])
def test_R7_05_every_player_scores_by_the_table(cubes: int, points: int) -> None:
    state = blank()
    mask = ring(state, "tai-po")
    places = [number for number in range(36) if mask >> number & 1]
    state.on_map[0] = mask
    state.on_map[2] = sum(1 << number for number in places[:cubes])
    go(state, SECURE.at())
    assert state.score[2] == 0  # B-18: the houses are placed first
    while state.acting >= 0:
        state.apply(state.acting, state.options[0])
    assert state.score[2] == points


def test_R7_08_several_districts_each_cost_a_house() -> None:
    state = blank()
    state.on_map[0] = ring(state, "north") | ring(state, "sha-tin")
    state.houses[0] = 1
    go(state, SECURE.at())
    assert state.score[0] == 6
    assert state.houses[0] == 0
    assert state.supply[0] == 19


# R8: refreshing.


def test_T_16_refresh() -> None:
    state = blank()
    state.hand[1] = own(state, 1, "doctor", "scout", "mechanic")
    state.slots[1][1] = own(state, 1, "red-a", "red-b", "blue-a", "blue-b")
    state.slots[1][0] = own(state, 1, "yellow-a")
    state.houses[1] = 31 & ~1 & ~4
    state.rondel[1][BOOK] = state.rondel[1][TOOLS] = 2
    go(state, REFRESH.at(1))
    assert can(state) == ["refresh 2", "done"]
    do(state, "refresh 2")
    assert len(state.hand[1]) == 7
    assert state.slots[1][1] == []
    do(state, "check-board 3")
    assert can(state) == ["check-board 1", "done"]
    do(state, "check-board 1")
    assert (state.money[1], state.gps[1]) == (3, 1)
    assert state.to_act(3) == []


def test_R8_02_ties_and_the_fourth_slot() -> None:
    state = blank()
    state.power[0] = 2
    state.slots[0] = [own(state, 0, "red-a"), [], own(state, 0, "red-b", "red-c"), own(state, 0, "doctor", "scout")]
    go(state, REFRESH.at(0))
    assert can(state) == ["refresh 3", "refresh 4", "done"]


def test_R8_03_without_a_refresh_no_actions() -> None:
    state = blank()
    state.houses[0] = 0
    state.rondel[0] = [2] * 7
    state.slots[0][0] = own(state, 0, "red-a")
    go(state, REFRESH.at(0))
    do(state, "done")
    assert state.to_act(3) == []


def test_R8_04_plan_actions_each_once() -> None:
    state = blank()
    state.slots[0][0] = own(state, 0, "red-a")
    state.check_area[0] = cards(state, "plan-money-1", "plan-money-2", "plan-search-1", "plan-gain-1")
    go(state, REFRESH.at(0))
    do(state, "refresh 1")
    assert set(can(state)) == {"check-plan plan-money-1", "check-plan plan-money-2", "check-plan plan-gain-1", "done"}
    do(state, "check-plan plan-money-1")
    assert "check-plan plan-money-1" not in can(state)
    do(state, "check-plan plan-money-2")
    assert state.money[0] == 6
    assert set(can(state)) >= {"check-plan plan-gain-1", "done"}


def test_R8_03_B_87_a_battery_bought_in_phase_8_pays_for_an_action() -> None:
    state = blank()
    state.slots[0][0] = own(state, 0, "red-a")
    state.houses[0] = 31 & ~1
    state.money[0] = 5
    go(state, REFRESH.at(0))
    do(state, "refresh 1")
    assert state.acting == 0, "no question: the battery that would pay for the book cannot be bought"
    do(state, "battery")
    assert "check-board 1" in can(state)


def test_B_12_B_87_the_money_of_a_mechanic_buys_the_battery_for_the_tool() -> None:
    state = blank()
    state.planned[0][0] = card(state, "orange-mechanic")
    state.money[0] = 2
    go(state, DEPLOY.at(0))
    do(state, "use 1")
    assert state.money[0] == 5
    assert state.acting == 0, "no question: the battery that would pay for the tool cannot be bought"
    do(state, "battery")
    assert "use 2" in can(state)


@pytest.mark.parametrize(("size", "power", "legal"), [(4, 0, True), (5, 0, False), (5, 1, True), (6, 1, True)])
def test_X_5_the_hand_limit(size: int, power: int, legal: bool) -> None:
    state = blank()
    state.power[0] = power
    names = ["red-b", "red-c", "blue-b", "doctor", "scout", "mechanic"]
    state.hand[0] = own(state, 0, *names[:size])
    state.slots[0][0] = own(state, 0, "red-a")
    go(state, REFRESH.at(0))
    assert (state.acting == 0) is legal


def test_R8_01_seven_cards_are_too_many_even_with_the_marker() -> None:
    state = blank()
    state.power[0] = 1
    state.hand[0] = own(state, 0, "red-b", "red-c", "blue-b", "doctor", "scout", "mechanic", "leader")
    state.slots[0][0] = own(state, 0, "red-a")
    go(state, REFRESH.at(0))
    assert state.to_act(3) == []


def test_X_7_empty_slots_bring_no_actions() -> None:
    state = blank()
    state.hand[0] = own(state, 0, "red-b", "red-c", "blue-b")
    state.houses[0] = 0
    state.rondel[0] = [2] * 7
    go(state, REFRESH.at(0))
    assert state.to_act(3) == []


# R9: the end.


def test_R9_03_one_more_round_and_RR_03_the_marker_moves() -> None:
    state = blank()
    state.round, state.last_round, state.first = 7, 8, 2
    go(state, END_ROUND.at())
    assert (state.ended, state.first) == (0, 0)
    state.round = 8
    go(state, END_ROUND.at())
    assert state.ended == FINISHED


def test_T_17_final_scoring() -> None:
    state = blank()
    state.round = state.last_round = 8
    state.rondel[2] = [1, 1, 1, 1, 0, 0, 2]
    state.money[2] = 5
    state.tiles_up[2] = [tile(state, name) for name in ("points-1", "book-1", "tools-1", "money-1")]
    state.tiles_down[2] = [tile(state, "points-2")]
    go(state, END_ROUND.at())
    assert (state.score[2], state.money[2]) == (7, 1)


@pytest.mark.parametrize("area", [False, True])
def test_R9_12_R9_14_printed_points_of_hand_and_slots(area: bool) -> None:
    state = blank(3, 0, score_check_area=area)
    state.round = state.last_round = 8
    state.hand[0] = cards(state, "yellow-12")  # 11
    state.slots[0][3] = cards(state, "red-11")  # 9
    state.slots[0][0] = cards(state, "blue-8")  # 8
    state.objectives[0] = cards(state, "blue-12")
    state.hospital[0] = cards(state, "red-12")
    state.emergency[0] = card(state, "emergency-A")
    state.transport[0] = state.gps[0] = 9
    state.check_area[0] = cards(state, "blue-9")  # 8, if B-71 lets it count
    go(state, END_ROUND.at())
    assert state.score[0] == (36 if area else 28)


def test_R9_13_ties_by_money_then_shared() -> None:
    state = blank()
    state.ended = FINISHED
    state.score, state.money = [10, 10, 9], [1, 2, 4]
    assert state.winners() == [1]
    state.money = [2, 2, 4]
    assert state.winners() == [0, 1]


# R15 to R17: the campaign, as far as one match goes.

RESERVES = [
    (0, (-1, 36, 21, 15)),
    (1, (33, 24, 18, 12)),
    (2, (48, 42, 39, 36)),
    (3, (33, 24, 18, 12)),
    (4, (39, 30, 24, 18)),
    (5, (27, 18, 9, 0)),
]
PLANS = {1: ("A", "AD"), 2: ("B", "BC"), 3: ("B", "BD"), 4: ("C", "AC"), 5: ("D", "BD")}


@pytest.mark.parametrize(("chapter", "sizes"), RESERVES)
def test_R17_reserve_sizes_and_plans(chapter: int, sizes: tuple[int, ...]) -> None:
    for seats, size in enumerate(sizes, start=1):
        if size < 0:
            continue
        state = new(seats, chapter)
        assert state.reserve_size == size
        assert state.draw_size == 72 - size
        assert (state.draw_size - 9) % 3 == 0
        if chapter:
            assert "".join(state.tables.shared_plans) == PLANS[chapter][seats > 2]


@pytest.mark.parametrize(
    ("chapter", "orchids"),
    [(1, [60, 75, 90]), (2, [35, 50, 65]), (3, [65, 85, 105]), (4, [65, 80, 95]), (5, [105, 125, 145])],
)
def test_R17_orchids(chapter: int, orchids: list[int]) -> None:
    assert new(2, chapter).tables.orchids == orchids


def test_R15_02_nobody_has_an_own_emergency_plan() -> None:
    state = new(2, 1)
    while state.round == 0:
        actor = state.to_act(2)[0]
        state.apply(actor, state.legal(actor)[0])
    assert state.emergency == [NONE, NONE]


def test_R15_03_R15_05_shared_goals_for_everybody_once_each() -> None:
    state = blank(2, 2)
    for seat in range(2):
        state.on_map[seat] = place(state, "tai-o")
        state.rondel[seat][TOOLS] = 6
        state.agenda = [GOALS.at(seat)]
        state.advance()
        do(state, "goal emergency-B 1")
        assert (state.money[seat], state.supply[seat]) == (5, 22)
        assert can(state) == ["battery", "done"]
    assert state.check_area == [[], []]
    assert state.on_map[0] == place(state, "tai-o")


def test_R15_04_bound_to_the_plan_of_the_first_goal() -> None:
    state = blank(3, 3)
    state.rondel[0][TOOLS] = state.rondel[0][BOOK] = 3
    go(state, GOALS.at(0))
    assert set(can(state)) == {"goal emergency-B 1", "goal emergency-D 1", "done"}
    do(state, "goal emergency-D 1")
    assert not any("emergency" in text for text in can(state))


@pytest.mark.parametrize(("bonus", "points"), [(True, 13), (False, 5)])
def test_R15_06_B_42_the_bonus_of_a_shared_plan(bonus: bool, points: int) -> None:
    state = blank(2, 2, campaign_bonus=bonus)
    state.shared[0][0] = 5
    state.slots[0][0] = own(state, 0, "red-a", "red-b", "doctor")
    go(state, GOALS.at(0))
    do(state, "goal emergency-B 2")
    assert state.score[0] == points
    assert state.on_map[0] == 0


def finished(seats: int, chapter: int, score: list[int], marks: int, **options: str | int | bool) -> BlackoutState:
    """A finished chapter in which everybody has these marks on the first plan."""
    state = blank(seats, chapter, **options)
    state.ended = FINISHED
    state.score = score
    for seat in range(seats):
        state.shared[seat] = [marks, 0]
    return state


def test_R15_07_the_best_with_all_conditions_wins() -> None:
    assert finished(2, 2, [40, 36], 3).winners() == [0]


def test_R15_07_B_74_literal_nobody_wins_if_the_best_misses_a_condition() -> None:
    state = finished(2, 2, [40, 36], 3)
    state.shared[0] = [1, 0]
    assert state.winners() == []


def test_R15_07_B_74_best_qualified() -> None:
    state = finished(2, 2, [40, 36], 3, campaign_winner="best_qualified")
    state.shared[0] = [1, 0]
    assert state.winners() == [1]


def test_R17_01_the_first_orchid_is_needed() -> None:
    assert finished(2, 2, [34, 20], 3).winners() == []
    assert finished(2, 2, [35, 20], 3).winners() == [0]


def test_R17_chapter_1_every_goal_of_one_plan() -> None:
    assert finished(2, 1, [60, 20], 3).winners() == []
    assert finished(2, 1, [60, 20], 7).winners() == [0]


def test_R17_chapter_3_four_cubes_round_the_central_district() -> None:
    state = finished(2, 3, [65, 20], 3)
    state.on_map[0] = place(state, "mong-kok", "kai-tak", "hung-hom")
    assert state.winners() == []
    state.on_map[0] |= place(state, "central")
    assert state.winners() == [0]


def test_R17_chapter_4_four_red_locations() -> None:
    state = finished(2, 4, [65, 20], 3)
    state.on_map[0] = place(state, "mong-kok", "aberdeen", "tung-chung", "central")
    assert state.winners() == []
    state.on_map[0] |= place(state, "cheung-chau")
    assert state.winners() == [0]


def test_R17_chapter_5_both_restore_power_goals() -> None:
    state = finished(2, 5, [105, 20], 3)
    state.power[0] = 1
    assert state.winners() == []
    state.power[0] = 3
    assert state.winners() == [0]


@pytest.mark.parametrize(("needed", "score", "wins"), [(2, 49, False), (2, 50, True), (3, 64, False), (3, 65, True)])
def test_R16_03_solo_needs_the_second_orchid(needed: int, score: int, wins: bool) -> None:
    assert finished(1, 2, [score], 3, solo_orchids=needed).winners() == ([0] if wins else [])


@pytest.mark.parametrize("bought", [0, 1])
def test_R16_02_solo_without_a_purchase_the_top_row_loses_a_card(bought: int) -> None:
    state = blank(1, 1)
    show(state, "red-1 red-2", "blue-1", "yellow-1")
    state.bought = bought
    go(state, MARKET_SOLO.at())
    assert state.display[0] == cards(state, *(["red-1", "red-2"] if bought else ["red-1"]))
    assert state.discard == ([] if bought else cards(state, "red-2"))


def test_R16_02_B_11_the_emptied_top_row_is_refilled_before_phase_6() -> None:
    state = blank(1, 1)
    show(state, "red-1", "blue-1 blue-2", "yellow-1 yellow-2")
    state.bought = 0
    go(state, MARKET_SOLO.at(), CLEAN_UP.at())
    draw(state, 3)
    assert [len(row) for row in state.display] == [2, 1, 1]


def test_R16_02_B_79_solo_buys_until_passing() -> None:
    state = blank(1, 1)
    show(state, "red-1 red-2 red-3", "blue-1 blue-2 blue-3", "yellow-1 yellow-2 yellow-3")
    state.money[0] = 11
    go(state, MARKET.at(0), MARKET_SOLO.at())
    do(state, "buy red-1", "buy blue-1", "done")
    assert len(state.objectives[0]) == 2
    assert [len(row) for row in state.display] == [2, 2, 3]
