"""R7: phase 7, securing districts."""

from __future__ import annotations

import pytest

from lamplight.kernel.ledger import known_items

from .builder import (
    NORTH,
    Player,
    around,
    at,
    bare,
    builders,
    can,
    district,
    do,
    houses,
    number,
    own,
    quietly,
    rule,
    told,
)

ALL = [1, 2, 3, 4, 5]


def ring(*names: str) -> Player:
    """A player with cubes on these locations, and nothing that asks."""
    return bare(cubes=[*names])


@pytest.mark.parametrize("missing", NORTH)
def test_R7_01_one_player_needs_all_locations(missing: str) -> None:
    rest = [name for name in NORTH if name != missing]
    match = at(7, ring(*rest), ring(missing))  # together they surround it, nobody alone
    assert district(match, "north")["secured"] is False
    match = at(7, ring(*NORTH), ring(missing))
    assert can(match) == [f"house {one}" for one in range(1, 6)]
    assert district(match, "north")["secured"] is True
    secured = [one for one in match.setup.catalogue.find_domain("scout", "district") if district(match, one)["secured"]]
    assert secured == ["north"]


def test_R7_01_every_district_that_is_surrounded_now() -> None:
    match = at(7, ring(*NORTH, "tai-wai", "ma-on-shan", "diamond-hill"), {})
    do(match, "house 1", "house 2")
    assert (district(match, "north")["secured"], district(match, "sha-tin")["secured"]) == (True, True)
    assert number(match, "orange.score") == 3 + 3


def test_R7_02_the_tiles_left_go_to_the_box() -> None:
    orange: Player = {**ring(*NORTH), "hand": ["leader"]}
    table: Player = {"tiles": {"north": ["points-1", "book-2"]}}
    match = at(4, orange, {}, table=table)
    assert "scout north" in match.legal("orange")
    match = at(7, orange, {}, table=table)
    do(match, "house 1")
    assert match.view(None)["tiles.north"] == {"known": [], "hidden": 0}
    quietly(match, lambda now: number(now, "round") == 2 and number(now, "phase") == 4)
    assert rule(match, "scout north", match.to_act[0]) == "R4.01"
    everywhere = [match.view(None)[f"tiles.{name}"] for name in match.setup.catalogue.find_domain("scout", "district")]
    assert not any("points-1" in known_items(zone) for zone in everywhere)


@pytest.mark.parametrize("house", [1, 2, 3, 4, 5])
def test_R7_03_a_house_of_ones_choice_unlocks_its_action(house: int) -> None:
    match = at(7, ring(*NORTH), {})
    assert can(match) == [f"house {one}" for one in ALL]  # one of them it must be
    do(match, f"house {house}")
    assert houses(match) == [one for one in ALL if one != house]
    assert told(match, "house") == [
        {"event": "house", "rule": "R7.03", "side": "orange", "district": "north", "number": house}
    ]
    left = at(7, {**ring(*NORTH), "unlocked": [house]}, {})
    assert can(left) == [f"house {one}" for one in ALL if one != house]


def test_R7_04_B_17_a_cube_in_place_of_a_house() -> None:
    for resources, supply in ((0, 22), (22, 0)):
        orange = bare(cubes=[*NORTH], rondel={"book": resources}, unlocked=[*ALL])
        match = at(7, orange, {})
        assert number(match, "orange.supply") == max(0, supply - 1)
        assert len(told(match, "house-cube")) == min(1, supply)
        assert number(match, "orange.score") == 3
        assert district(match, "north")["secured"] is True


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)])
def test_R7_05_every_player_scores_by_the_table(cubes: int, points: int) -> None:
    places = around("tai-po")
    match = at(7, bare(cubes=places), {}, bare(cubes=places[:cubes]))
    assert own(match, "score") == [0, 0, 0]  # B-18: the houses are placed first
    while number(match, "phase") == 7:
        do(match, "house 1" if match.to_act == ("orange",) else "house 2", seat=match.to_act[0])
    assert number(match, "white.score") == points


def test_R7_06_a_district_is_scored_once() -> None:
    match = at(7, ring(*NORTH), ring(*NORTH), table={"secured": ["north"]})
    assert told(match, "house") == []
    assert (number(match, "orange.score"), number(match, "grey.score")) == (0, 0)
    assert houses(match) == houses(match, "grey") == ALL
    match = at(7, ring(*NORTH), ring(*NORTH[:2]))
    do(match, "house 1")
    before = match.event_count
    quietly(match, lambda now: number(now, "round") == 3)
    assert not any(event["event"] in ("secured", "district-scored") for event in match.events_for(None, before))
    assert (number(match, "orange.score"), number(match, "grey.score")) == (3, 2)


def test_R7_07_all_who_finish_it_together_place_a_house() -> None:
    match = at(7, ring(*NORTH), ring(*NORTH), ring(*NORTH[1:]), table={"first": "grey"})
    do(match, "house 4", seat="grey")
    do(match, "house 2", seat="orange")
    assert [(event["side"], event["number"]) for event in told(match, "house")] == [("grey", 4), ("orange", 2)]
    assert [houses(match, seat) for seat in match.seats] == [[1, 3, 4, 5], [1, 2, 3, 5], ALL]
    assert [number(match, f"{seat}.score") for seat in match.seats] == [3, 3, 2]


def test_R7_08_several_districts_each_cost_a_house() -> None:
    both = [*NORTH, "tai-wai", "ma-on-shan", "diamond-hill"]
    match = at(7, bare(cubes=[*both], unlocked=[2, 3, 4, 5]), {})
    assert number(match, "orange.score") == 6
    assert houses(match) == []
    assert number(match, "orange.supply") == 25 - 6 - 1


# The examples of the rulebook.


def test_T_13_secure_a_small_district() -> None:
    grey = bare(cubes=[*NORTH], slots=[["red-a"]], rondel={"gasoline": 1})
    match = at(7, {}, grey, {})
    assert can(match, "grey") == [f"house {one}" for one in ALL]
    do(match, "house 2", seat="grey")
    assert own(match, "score") == [0, 3, 0]
    assert match.view(None)["tiles.north"] == {"known": [], "hidden": 0}
    assert [houses(match, seat) for seat in match.seats] == [ALL, [1, 3, 4, 5], ALL]
    do(match, "refresh 1", seat="grey")
    assert can(match, "grey") == ["check-board 2", "done"]


def test_T_14_secure_a_large_district() -> None:
    match = at(7, bare(cubes=around("tai-po")), bare(cubes=["tap-mun", "tai-wai"]), {})
    do(match, "house 3")
    assert own(match, "score") == [14, 2, 0]
    assert [houses(match, seat) for seat in match.seats] == [[1, 2, 4, 5], ALL, ALL]
    assert number(match, "round") == 2  # nobody was asked any more


@pytest.mark.parametrize(("name", "points"), [("tuen-mun", 5), ("yuen-long", 7)])
def test_T_15_secure_together(name: str, points: int) -> None:
    places = around(name)
    match = at(7, bare(cubes=places), bare(cubes=places), {}, table={"first": "grey"})
    assert match.to_act == ("grey",)
    do(match, "house 1", seat="grey")
    do(match, "house 5")
    assert own(match, "score") == [points, points, 0]
    assert [houses(match, seat) for seat in match.seats] == [[1, 2, 3, 4], [2, 3, 4, 5], ALL]
    assert [(event["side"], event["district"]) for event in told(match, "house")] == [("grey", name), ("orange", name)]
    assert builders(match, name) == ["grey", "orange"]


def test_X_8_a_later_ring_brings_nothing() -> None:
    grey = bare(cubes=["sheung-shui", "tai-po-market"], objectives=["red-1"], rondel={"book": 2})
    match = at(7, bare(cubes=[*NORTH]), grey)
    do(match, "house 1")
    assert own(match, "score") == [3, 2]
    quietly(match, lambda now: "goal red-1 1" in now.legal("grey"))
    do(match, "goal red-1 1", "place sha-tau-kok", seat="grey")
    quietly(match, lambda now: number(now, "round") == 3)
    assert own(match, "score") == [3, 2]
    assert houses(match, "grey") == ALL
