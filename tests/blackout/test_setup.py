"""R0: the set-up, and what everybody has after it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import lamplight
from lamplight.kernel import Match
from lamplight.kernel.ledger import as_int

from .builder import (
    SEATS,
    STRICT,
    Player,
    at,
    can,
    card,
    cards,
    count,
    cubes,
    deal,
    do,
    first_round,
    houses,
    new,
    number,
    own,
    power,
    quietly,
    rondel,
    rows,
    slots,
    to_phase,
    told,
)


def with_tokens(*transport: int) -> Match:
    """Phase 8 under a strict limit: everybody can turn gasoline into transport tokens after a refresh."""
    player: Player = {"hand": [], "slots": [["red-a"]], "rondel": {"gasoline": 1}, "unlocked": [2]}
    return at(8, *({**player, "transport": tokens} for tokens in transport), options=STRICT)


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R0_01_campaign_changes_reserve_and_emergency_plans_only(seats: int, chapter: int) -> None:
    sizes = {
        1: (33, 24, 18, 12),
        2: (48, 42, 39, 36),
        3: (33, 24, 18, 12),
        4: (39, 30, 24, 18),
        5: (27, 18, 9, 0),
    }
    match = first_round(seats, chapter)
    reserve = sizes[chapter][seats - 1]
    assert (count(match, "reserve"), count(match, "deck")) == (reserve, 72 - 9 - reserve)
    assert count(match, "deck") % 3 == 0
    for seat in match.seats:
        assert match.view(None)[f"{seat}.emergency"] is None
        assert [number(match, f"{seat}.{key}") for key in ("supply", "transport", "money")] == [23, 5, 4]
        assert (len(cards(match, f"{seat}.held")), len(cards(match, f"{seat}.objectives"))) == (7, 2)
    assert number(match, "last_round") == 0


def test_R0_03_the_common_supply_has_24_transport_tokens() -> None:
    match = with_tokens(5, 5, 5, 5)
    for seat in SEATS[:2]:
        do(match, "refresh 1", "check-board 2", seat=seat)
        assert number(match, f"{seat}.transport") == 7
    do(match, "refresh 1", seat="white")
    assert "check-board 2" not in match.legal("white")
    assert sum(number(match, f"{seat}.transport") for seat in SEATS) == 24
    match = with_tokens(18, 5)
    do(match, "refresh 1", "check-board 2")
    assert number(match, "orange.transport") == 19


def test_R0_04_the_common_supply_has_12_gps_tokens() -> None:
    water: Player = {"rondel": {"water": 4}, "money": 0}
    match = at(6, {**water, "gps": 6}, {**water, "gps": 5}, options=STRICT)
    do(match, "water gps")
    assert (number(match, "orange.gps"), number(match, "orange.money")) == (7, 2)  # the second pair goes singly
    assert (number(match, "grey.gps"), number(match, "grey.money")) == (5, 4)


def test_R0_05_the_bank_never_runs_out() -> None:
    rich: Player = {"money": 130, "hand": [], "slots": [["red-a"]], "rondel": {"tools": 1}, "unlocked": [3]}
    match = at(8, rich, {**rich, "money": 400})
    for seat, money in (("orange", 133), ("grey", 403)):
        do(match, "refresh 1", "check-board 3", seat=seat)
        if "done" in match.legal(seat):
            do(match, "done", seat=seat)
        assert number(match, f"{seat}.money") == money


def test_R0_06_three_face_down_tiles_in_each_district() -> None:
    match = new()
    districts = match.setup.catalogue.find_domain("scout", "district")
    assert len(districts) == 16
    assert all(match.view(None)[f"tiles.{name}"] == {"known": [], "hidden": 3} for name in districts)
    assert len(match.setup.catalogue.find_domain("collect", "tile")) == 48


@pytest.mark.parametrize(("seats", "reserve", "draw"), [(2, 36, 27), (3, 21, 42), (4, 15, 48)])
def test_R0_07_to_R0_09_decks_of_a_single_game(seats: int, reserve: int, draw: int) -> None:
    before = new(seats, ask_chance=True)
    assert (count(before, "reserve"), count(before, "deck")) == (reserve, 72 - reserve)
    match = first_round(seats)
    assert (count(match, "reserve"), count(match, "deck")) == (reserve, draw)
    assert rows(match) == [3, 3, 3]
    assert cards(match, "discard") == []


@pytest.mark.parametrize(("seats", "before", "after"), [(2, 36, 27), (3, 51, 42), (4, 57, 48)])
def test_R0_08_and_R0_09_draw_deck_and_display(seats: int, before: int, after: int) -> None:
    match = new(seats, ask_chance=True)
    assert match.view(None)["deck"] == {"known": [], "hidden": before}
    deal(match)
    assert match.view(None)["deck"] == {"known": [], "hidden": after}
    assert match.view(None)["reserve"] == {"known": [], "hidden": 72 - before}
    shown = [cards(match, f"display.{row}") for row in (1, 2, 3)]
    assert [len(row) for row in shown] == [3, 3, 3]
    assert len({card for row in shown for card in row}) == 9
    assert [event["rule"] for event in told(match, "drawn")] == ["R0.09"] * 9


def test_R0_10_the_discard_pile_starts_empty() -> None:
    match = new(3)
    to_phase(match, 4)
    assert match.view(None)["discard"] == {"known": [], "hidden": 0}
    quietly(match, lambda now: number(now, "round") == 2)
    assert len(cards(match, "discard")) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R0_11_every_player_has_a_colour_and_its_cards(seats: int) -> None:
    match = new(seats)
    assert len(set(match.seats)) == seats
    sets = [sorted(card.removeprefix(f"{seat}-") for card in cards(match, f"{seat}.held")) for seat in match.seats]
    assert all(own == sets[0] for own in sets)
    assert all(card.startswith(f"{seat}-") for seat in match.seats for card in cards(match, f"{seat}.held"))


@pytest.mark.parametrize(("seats", "chapter"), [(4, 0), (1, 3), (3, 5)])
def test_R0_12_the_score_starts_at_0(seats: int, chapter: int) -> None:
    match = new(seats, chapter)
    assert [number(match, f"{seat}.score") for seat in match.seats] == [0] * seats


def test_R0_13_twenty_five_cubes_of_which_one_is_a_battery() -> None:
    match = new(4)
    for seat in match.seats:
        assert (number(match, f"{seat}.supply"), rondel(match, seat)) == (24, {"battery": 1})
    quietly(match, lambda now: number(now, "round") == 1)
    assert [number(match, f"{seat}.supply") for seat in match.seats] == [23] * 4


def test_R0_14_everybody_can_look_up_the_dice_and_the_board() -> None:
    match = new(2, ask_chance=True)
    answers = [match.ask(seat, {"ask": "dice"}) for seat in (*match.seats, None)]
    assert answers == [answers[0]] * 3
    dice: dict[str, dict[str, int]] = {}
    for name, faces in answers[0].items():
        assert isinstance(faces, dict)
        dice[name] = {face: as_int(count) for face, count in faces.items()}
    assert [sum(faces.values()) for faces in dice.values()] == [6, 6, 6]
    assert dice["red"] != dice["yellow"] != dice["blue"] != dice["red"]
    deal(match)
    while match.to_act and match.to_act[0] != "chance":
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    for name, thrown in (("red", "food"), ("yellow", "water"), ("blue", "tools")):  # the dice fall as the card says
        actions = [str(action) for action in match.legal("chance")]
        assert dict(zip(actions, match.weights(), strict=True)) == {
            f"throw {name} {face}": count for face, count in dice[name].items()
        }
        match.play("chance", f"throw {name} {thrown}")
    assert match.ask("orange", {"ask": "board"}) == match.ask("grey", {"ask": "board"})


def test_R0_15_five_transport_tokens_from_the_supply() -> None:
    match = new(4)
    assert [number(match, f"{seat}.transport") for seat in match.seats] == [5, 5, 5, 5]
    player: Player = {"hand": [], "slots": [["red-a"]], "rondel": {"gasoline": 3}, "unlocked": [2]}
    match = at(8, player, player, player, player, options=STRICT)  # 24 - 4 x 5 = 4 are left
    for seat in match.seats:
        do(match, "refresh 1", seat=seat)
        if "check-board 2" in match.legal(seat):
            do(match, "check-board 2", seat=seat)
        if "done" in match.legal(seat):
            do(match, "done", seat=seat)
    assert [number(match, f"{seat}.transport") for seat in SEATS] == [7, 7, 5, 5]


@pytest.mark.parametrize(("seats", "chapter"), [(2, 0), (4, 0), (1, 1), (3, 2)])
def test_R0_16_four_dollars_from_the_bank(seats: int, chapter: int) -> None:
    match = new(seats, chapter)
    assert [number(match, f"{seat}.money") for seat in match.seats] == [4] * seats


def test_R0_17_and_R0_18_five_houses_and_a_locked_slot() -> None:
    match = first_round()
    for seat in match.seats:
        assert houses(match, seat) == [1, 2, 3, 4, 5]
        assert power(match, seat) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R0_19_and_R0_20_starting_cards_are_dealt_once(seats: int) -> None:
    for seed in range(5):
        match = first_round(seats, seed=seed)
        dealt = [name for seat in match.seats for name in cards(match, f"{seat}.objectives")]
        assert len(set(dealt)) == 2 * seats
        assert all(name.startswith("start-") for name in dealt)
        plans = {str(match.view(None)[f"{seat}.emergency"]) for seat in match.seats}
        assert len(plans) == seats
        assert plans <= {f"emergency-{letter}" for letter in "ABCD"}


def test_R0_21_to_R0_24_where_the_player_cards_start() -> None:
    match = first_round(4)
    for seat in match.seats:
        hand, hospital = (
            sorted(name.removeprefix(f"{seat}-") for name in cards(match, f"{seat}.{zone}"))
            for zone in ("held", "hospital")
        )
        assert hand == ["blue-b", "doctor", "mechanic", "red-b", "red-c", "scout", "yellow-b"]
        assert hospital == ["blue-c", "leader"]
        assert card(match, f"{seat}-blue-c")["cubes"] == 2
        piles = [[name.removeprefix(f"{seat}-") for name in pile] for pile in slots(match, seat)]
        assert piles == [["yellow-a"], ["red-a", "blue-a"], [], []]


def test_R0_22_the_strong_blue_volunteer_and_the_leader_start_in_the_hospital() -> None:
    match = new(3)
    for seat in match.seats:
        hospital = cards(match, f"{seat}.hospital")
        assert sorted(hospital) == [f"{seat}-blue-c", f"{seat}-leader"]
        volunteer = match.ask(None, {"ask": "card", "card": f"{seat}-blue-c"})
        assert (volunteer["colour"], volunteer["cubes"]) == ("blue", 2)
        others = [match.ask(None, {"ask": "card", "card": f"{seat}-blue-{one}"})["cubes"] for one in "ab"]
        assert others == [1, 1]


def test_R0_23_one_yellow_card_in_slot_1_and_blue_on_red_in_slot_2() -> None:
    match = new(4)
    for seat in match.seats:
        piles = [cards(match, f"{seat}.slot.{slot}") for slot in (1, 2, 3, 4)]
        kinds = [[match.ask(None, {"ask": "card", "card": card}) for card in pile] for pile in piles]
        assert [[kind["colour"] for kind in pile] for pile in kinds] == [["yellow"], ["red", "blue"], [], []]
        assert {str(kind["kind"]) for pile in kinds for kind in pile} == {"volunteer"}


def test_R0_24_the_other_seven_cards_are_the_hand() -> None:
    match = new()
    quietly(match, lambda now: number(now, "round") == 1)
    for seat in match.seats:
        colours = Counter(
            str(match.ask(None, {"ask": "card", "card": card})["colour"]) for card in cards(match, f"{seat}.held")
        )
        assert colours == {"yellow": 1, "red": 2, "blue": 1, "purple": 3}
        specialists = {f"plan {seat}-{name}" for name in ("doctor", "mechanic", "scout")}
        assert specialists < set(can(match, seat))
        assert f"plan {seat}-leader" not in can(match, seat)
        assert len(can(match, seat)) == 7 + 1


@pytest.mark.parametrize("first", ["orange", "grey", "white"])
def test_R0_25_the_starting_player_is_chosen_by_chance(first: str) -> None:
    match = new(3, ask_chance=True)
    assert can(match, "chance") == ["first grey", "first orange", "first white"]
    assert len(set(match.weights())) == 1
    do(match, f"first {first}", seat="chance")
    assert told(match, "first") == [{"event": "first", "rule": "R0.25", "side": first}]
    assert match.view(None)["first"] == first
    deal(match)
    while match.to_act == ("chance",) or number(match, "round") == 0:
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert told(match, "settled")[-1]["side"] == first
    assert [(event["round"], event["side"]) for event in told(match, "round")] == [(1, first)]


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, "orange", [1, 0]), (2, "grey", [0, 1]), (3, "grey", [0, 2, 1]), (4, "white", [1, 0, 3, 2])],
)
def test_R0_26_start_cubes_counter_clockwise_the_starting_player_last(seats: int, first: str, order: list[int]) -> None:
    match = new(seats, ask_chance=True)
    do(match, f"first {first}", seat="chance")
    deal(match)
    rng = random.Random(3)
    asked: list[int] = []
    taken: list[str] = []
    while number(match, "round") == 0:
        seat = match.to_act[0]
        options = can(match, seat)
        assert len(options) == 36 - len(taken)
        assert not set(options) & set(taken)
        asked.append(SEATS.index(seat))
        taken.append(rng.choice(options))
        do(match, taken[-1], seat=seat)
    assert asked == order
    assert all(len(cubes(match, seat)) == 1 for seat in match.seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_1_and_R0_27_after_set_up(seats: int) -> None:
    match = first_round(seats)
    for seat in match.seats:
        assert (number(match, f"{seat}.supply"), rondel(match, seat), len(cubes(match, seat))) == (
            23,
            {"battery": 1},
            1,
        )
        assert [number(match, f"{seat}.{key}") for key in ("transport", "money", "gps", "score")] == [5, 4, 0, 0]
        assert (len(cards(match, f"{seat}.held")), sum(len(pile) for pile in slots(match, seat))) == (7, 3)
        assert (len(cards(match, f"{seat}.hospital")), len(cards(match, f"{seat}.objectives"))) == (2, 2)
        assert match.view(None)[f"{seat}.emergency"] is not None
        for zone in ("check_area", "tiles_up", "tiles_down"):
            assert cards(match, f"{seat}.{zone}") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_set_up_everybody_has_what_the_rules_give(seats: int) -> None:
    match = first_round(seats, seed=5)
    assert own(match, "supply") == [23] * seats
    assert own(match, "transport") == [5] * seats
    assert own(match, "money") == [4] * seats
    assert own(match, "gps") == own(match, "score") == [0] * seats
    for seat in match.seats:
        assert sum(rondel(match, seat).values()) == len(cubes(match, seat)) == 1
        assert [len(cards(match, f"{seat}.{zone}")) for zone in ("held", "hospital", "objectives")] == [7, 2, 2]
        assert sum(len(pile) for pile in slots(match, seat)) == 3
        assert match.view(None)[f"{seat}.emergency"] is not None
    assert rows(match) == [3, 3, 3]
    assert count(match, "deck") == {2: 27, 3: 42, 4: 48}[seats]


def test_the_first_event_of_a_solo_match_names_the_starting_player() -> None:
    match = lamplight.new("blackout", options={"players": 1, "chapter": 1}, seed="alone")
    assert match.events_for(None)[0]["event"] == "first"
