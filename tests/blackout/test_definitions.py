"""RD: what the words of the rules mean."""

from __future__ import annotations

from collections import Counter

import pytest

from lamplight.games.blackout import GAME
from lamplight.kernel import LamplightError, Plain
from lamplight.kernel.ledger import as_int, as_list, known_items

from .builder import (
    MODES,
    OLD,
    RING,
    SEATS,
    Player,
    at,
    can,
    card,
    cards,
    crisis_centres,
    do,
    houses,
    marks,
    new,
    number,
    power,
    quietly,
    rondel,
    rule,
    to_phase,
    with_supply,
)


@pytest.mark.parametrize(("seats", "chapter"), MODES)
def test_RD_01_two_to_four_players_and_one_in_a_chapter(seats: int, chapter: int) -> None:
    match = new(seats, chapter)
    assert match.seats == SEATS[:seats]
    assert match.to_act


@pytest.mark.parametrize(("seats", "chapter"), [(1, 0), (0, 0), (5, 0), (0, 1), (5, 1)])
def test_RD_01_no_other_number_of_players(seats: int, chapter: int) -> None:
    with pytest.raises(LamplightError):
        GAME.read_options({"players": seats, "chapter": chapter})


def test_RD_02_six_normal_resources_and_a_joker() -> None:
    match = at(3, {"objectives": ["yellow-4"], "cubes": ["tai-o"], "rondel": {"battery": 3}}, {})
    do(match, "goal yellow-4 1")  # three of one type: batteries stand in for each of the six
    assert can(match) == sorted(f"type {name}" for name in RING)
    do(match, "type water")
    assert rondel(match) == {}


def test_RD_03_the_rondel_is_a_ring_of_six_segments_and_a_centre() -> None:
    for die in ("food", "tools", "gasoline", "water", "book", "medipack"):
        match = at(2, {"planned": {"1": "blue-c"}}, {}, table={"dice": {"blue": die}})
        answer = match.ask("orange", {"ask": "yield", "colour": "blue"})
        tokens = Counter(as_int(one["tokens"]) for one in answer.values() if isinstance(one, dict))
        assert tokens == {0: 1, 1: 2, 2: 2, 3: 1}
        assert can(match) == sorted(["skip", *(f"yield {name}" for name in RING)])  # the centre is no segment
    match = at(3, {"rondel": {}, "money": 5}, {})
    do(match, "battery")
    assert rondel(match) == {"battery": 1}


def test_RD_04_ring_order() -> None:
    assert RING == ("food", "tools", "gasoline", "water", "book", "medipack")
    assert new().setup.catalogue.find_domain("yield", "resource") == RING
    for place, die in enumerate(RING):
        match = at(2, {"planned": {"1": "blue-c"}}, {}, table={"dice": {"blue": die}})
        answer = match.ask("orange", {"ask": "yield", "colour": "blue"})
        near = {name for name, one in answer.items() if isinstance(one, dict) and one["tokens"] == 1}
        assert near == {RING[place - 1], RING[(place + 1) % 6]}


def test_RD_05_a_resource_is_an_own_cube_on_the_shared_rondel() -> None:
    planned: Player = {"rondel": {}, "planned": {"1": "red-b"}}
    match = at(2, planned, {**planned, "rondel": {"food": 3}})
    assert (number(match, "orange.supply"), number(match, "grey.supply")) == (25, 22)
    do(match, "yield food")
    assert (rondel(match), rondel(match, "grey")) == ({"food": 1}, {"food": 3})
    assert (number(match, "orange.supply"), number(match, "grey.supply")) == (24, 22)
    do(match, "yield food", seat="grey")
    assert (rondel(match), rondel(match, "grey")) == ({"food": 1}, {"food": 4})
    assert (number(match, "orange.supply"), number(match, "grey.supply")) == (24, 21)


def test_RD_06_volunteers_have_the_colour_of_a_die() -> None:
    match = new(4)
    kinds: Counter[str] = Counter()
    for name in match.setup.catalogue.find_domain("plan", "card"):
        printed = card(match, name)
        kinds[str(printed["kind"])] += 1
        if printed["kind"] == "volunteer":
            assert printed["colour"] in ("red", "yellow", "blue")
        elif printed["kind"] == "specialist":
            assert printed["colour"] == "purple"
    assert min(kinds["volunteer"], kinds["specialist"]) > 10


def test_RD_07_locations_have_colours_and_neighbours_and_surround_districts() -> None:
    answer = new().ask(None, {"ask": "map"})
    locations, districts = answer["locations"], answer["districts"]
    assert isinstance(locations, dict)
    assert isinstance(districts, dict)
    assert len(districts) == 16
    colours: set[Plain] = set()
    for name, location in locations.items():
        assert isinstance(location, dict)
        assert isinstance(location["colour"], str)
        colours.add(location["colour"])
        near = as_list(location["neighbours"])
        for other in near:  # a street joins both of its ends
            there = locations[str(other)]
            assert isinstance(there, dict)
            assert name in as_list(there["neighbours"])
        match = at(4, {"cubes": [name]}, {})
        assert sorted(match.ask("orange", {"ask": "targets"})) == sorted(str(one) for one in near)
        around = [f"scout {one}" for one, places in districts.items() if name in as_list(places)]
        assert can(match) == sorted([*around, "done"])
    assert colours == {"red", "yellow", "blue", "purple"}


def test_RD_08_crisis_centres_come_in_pairs() -> None:
    assert crisis_centres() == {"A": 2, "B": 2, "C": 2, "D": 2}


def test_RD_09_the_zones_of_the_player_board() -> None:
    match = new()
    quietly(match, lambda now: number(now, "round") == 1)
    view = match.view(None)
    assert [key for key in view if key.startswith("orange.slot.")] == [f"orange.slot.{slot}" for slot in (1, 2, 3, 4)]
    assert isinstance(view["orange.emergency"], str)
    assert view["orange.emergency"] not in cards(match, "orange.objectives")
    do(match, "plan orange-red-b")
    assert can(match) == ["into 1", "into 2", "into 3"]
    assert rule(match, "into 4") == "R1.05"
    board = match.ask("orange", {"ask": "board"})
    assert len(as_list(board["actions"])) == 5
    assert len(as_list(board["power"])) == 2
    assert (board["spots"], board["hand_limit"], board["big_hand_limit"]) == (3, 4, 6)
    assert (houses(match), power(match)) == ([1, 2, 3, 4, 5], [])


def test_RD_10_finished_plans_injured_cards_and_tiles_lie_beside_the_board() -> None:
    orange: Player = {
        "objectives": ["plan-exchange-1"],
        "rondel": {"food": 4},
        "cubes": ["tai-o"],
        "hand": ["leader"],
        "gps": 1,
    }
    match = at(3, orange, {}, table={"tiles": {"lantau": ["points-1"]}})
    do(match, "goal plan-exchange-1 1", "place mui-wo")
    to_phase(match, 4)
    do(match, "scout lantau", "collect points-1", "challenge simple")
    quietly(match, lambda now: "orange" not in now.to_act)
    for seat in (None, *match.seats):
        view = match.view(seat)
        assert known_items(view["orange.check_area"]) == ["plan-exchange-1"]
        assert known_items(view["orange.hospital"]) == ["orange-leader"]
        assert known_items(view["orange.tiles_up"]) == ["points-1"]
        assert (view["orange.supply"], view["orange.money"], view["orange.transport"]) == (23, 4, 5)


def test_RD_11_a_new_card_lies_on_top_and_all_face_up_cards_are_public() -> None:
    orange: Player = {"hand": ["red-b"], "slots": [["blue-b", "doctor"], ["red-c", "blue-a", "red-a"]]}
    match = at(1, orange, {}, table={"dice": {"red": "food"}})
    do(match, "plan orange-red-b", "into 2", "ready")
    for seat in (None, "grey"):
        assert known_items(match.view(seat)["orange.slot.2"]) == ["orange-red-c", "orange-blue-a", "orange-red-a"]
    do(match, "ready", seat="grey")
    do(match, "skip")
    pile = ["orange-red-c", "orange-blue-a", "orange-red-a", "orange-red-b"]
    for seat in (None, "orange", "grey"):
        assert match.view(seat)["orange.slot.2"] == {"known": pile, "hidden": 0}
        assert known_items(match.view(seat)["orange.slot.1"]) == ["orange-blue-b", "orange-doctor"]


@pytest.mark.parametrize("supply", [1, 2, 3, 4])
def test_RD_12_and_B_84_the_reward_of_a_goal_leaves_a_cube_for_its_mark(supply: int) -> None:
    name = "plan-money-2"  # its second goal costs 6 HK$ and gives 3 gasoline
    match = at(3, with_supply(supply, "book", objectives=[name], cubes=["tai-o"], money=6), {}, components=OLD)
    do(match, f"goal {name} 2", "leave")
    assert marks(match, name) == [2]
    assert number(match, "orange.supply") + rondel(match).get("gasoline", 0) + 1 == supply
    assert number(match, "orange.supply") >= 0


def test_RD_13_deploying_goes_in_turn_order() -> None:
    match = at(1, {}, {}, {}, table={"first": "white", "dice": {"red": "tools", "yellow": "book", "blue": "water"}})
    for seat in match.seats:
        do(match, f"plan {seat}-red-b", "into 1", f"plan {seat}-red-c", "into 2", "ready", seat=seat)
    order: list[str] = []
    while (legal := can(match, match.to_act[0]))[0].startswith(("turn-up", "skip")):
        order.append(match.to_act[0])
        do(match, legal[0], seat=match.to_act[0])
    assert order == ["white"] * 3 + ["orange"] * 3 + ["grey"] * 3
