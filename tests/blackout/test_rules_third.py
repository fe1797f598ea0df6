"""The rules of Blackout that the first two files do not name, played through the public object and its views."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache

import pytest

from lamplight.games.blackout import GAME
from lamplight.games.blackout.game import BlackoutSetup
from lamplight.kernel import Key, LamplightError, Match, MatchPlan, Message, Plain, Series
from lamplight.kernel.game import OptionValue
from lamplight.kernel.ledger import as_int, as_list, hidden_count, known_items

SEATS = ("orange", "grey", "white", "green")
RING = ("food", "tools", "gasoline", "water", "book", "medipack")
NORTH = ("sheung-shui", "sha-tau-kok", "tai-po-market")
STRICT: dict[str, OptionValue] = {"token_limit": "strict"}
MODES = [(seats, chapter) for chapter in range(6) for seats in (1, 2, 3, 4) if seats > 1 or chapter]

Player = dict[str, Plain]


# Helpers.


@cache
def _setup(options: tuple[tuple[str, OptionValue], ...]) -> BlackoutSetup:
    return GAME.setup(GAME.read_options(dict(options)))


def new(
    seats: int = 2, chapter: int = 0, *, seed: str = "rules", ask_chance: bool = False, **options: OptionValue
) -> Match:
    """A match from its beginning, as `lamplight.new` makes it; equal options share their tables."""
    setup = _setup((("players", seats), ("chapter", chapter), *options.items()))
    return Match(GAME, setup, Key.from_seed(seed), ask_chance=ask_chance)


def at(
    phase: int,
    *players: Player,
    table: Player | None = None,
    options: Mapping[str, OptionValue] | None = None,
    chapter: int = 0,
) -> Match:
    """A match in a phase, with the players as described."""
    setup = _setup((("players", len(players)), ("chapter", chapter), *(options or {}).items()))
    described: Player = dict(zip(SEATS, players, strict=False))
    position: Player = {"phase": phase, "players": described, **(table or {})}
    if phase > 1:
        position.setdefault("dice", {"red": "food", "yellow": "water", "blue": "tools"})
    return Match(GAME, setup, Key.from_seed("rules"), position=position)


def can(match: Match, seat: str = "orange") -> list[str]:
    return sorted(str(action) for action in match.legal(seat))


def do(match: Match, *texts: str, seat: str = "orange") -> None:
    for text in texts:
        assert text in match.legal(seat), f"{text!r} is not among {can(match, seat)}"
        match.play(seat, text)


def number(match: Match, key: str) -> int:
    return as_int(match.view(None)[key])


def cards(match: Match, key: str) -> list[str]:
    return known_items(match.view(None)[key])


def rondel(match: Match, seat: str = "orange") -> dict[str, int]:
    """The cubes of a player on the rondel, where there are any."""
    names = (*RING, "battery")
    counts = [as_int(count) for count in as_list(match.view(None)[f"{seat}.rondel"])]
    assert len(counts) == len(names)
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def told(match: Match, event: str) -> list[dict[str, Plain]]:
    """What everybody heard of one kind, in order."""
    return [one for one in match.events_for(None) if one["event"] == event]


def rule(match: Match, action: str, seat: str = "orange") -> str | None:
    """The rule that forbids an action."""
    refusal = match.why_not(seat, action)
    return None if refusal is None else refusal.rule


def district(match: Match, name: str) -> Player:
    return match.ask(None, {"ask": "district", "district": name})


def quietly(match: Match, until: Callable[[Match], bool]) -> None:
    """Play on without doing anything, up to a moment or the end."""
    for _ in range(5000):
        if match.over or until(match):
            return
        seat = match.to_act[0]
        legal = [action for action in can(match, seat) if action != "battery"]
        match.play(seat, next((quiet for quiet in ("done", "ready", "skip", "return") if quiet in legal), legal[0]))
    raise AssertionError("the moment never comes")


def to_phase(match: Match, phase: int) -> None:
    """To the first question of this phase of the round, or of a later one."""
    quietly(match, lambda now: number(now, "phase") >= phase)


def deal(match: Match) -> None:
    """CHANCE answers itself with its first option until a seat is asked."""
    while "chance" in match.to_act:
        match.play("chance", next(iter(match.legal("chance"))))


# RD: definitions.


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
    assert as_list(match.view(None)["orange.rondel"]) == [0, 0, 0, 0, 0, 0, 1]


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
    assert number(match, "orange.houses").bit_count() == 5
    assert number(match, "orange.power") == 0


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


# R0: set-up.


def with_tokens(*transport: int) -> Match:
    """Phase 8 under a strict limit: everybody can turn gasoline into transport tokens after a refresh."""
    player: Player = {"hand": [], "slots": [["red-a"]], "rondel": {"gasoline": 1}, "unlocked": [2]}
    return at(8, *({**player, "transport": count} for count in transport), options=STRICT)


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


# RR: the round.


def test_RR_02_everybody_sees_the_phase() -> None:
    busy: Player = {
        "hand": ["red-b", "leader"],
        "slots": [["red-a"]],
        "money": 30,
        "objectives": ["start-red-1"],
        "cubes": list[Plain](NORTH),
    }
    match = at(1, busy, {}, {})
    do(match, "plan orange-red-b", "into 2", "ready")
    asked: list[int] = []

    def check(now: Match) -> bool:
        phases = {as_int(now.view(seat)["phase"]) for seat in (None, *now.seats)}
        assert phases == {number(now, "phase")}
        announced = [int(str(event["phase"])) for event in told(now, "phase")]
        assert announced == list(range(2, max(phases) + 1))
        asked.extend(phases - set(asked))
        return number(now, "phase") == 8

    quietly(match, check)
    assert asked == [1, 2, 3, 4, 5, 6, 7, 8]


# R1 and R2: planning and deploying.


def test_R1_06_planning_nothing_is_legal() -> None:
    match = at(1, {}, {}, table={"dice": {"red": "food"}})
    held = cards(match, "orange.held")
    do(match, "ready")
    do(match, "ready", seat="grey")
    assert [(event["side"], event["count"], event["rule"]) for event in told(match, "planned")] == [
        ("orange", 0, "R1.06"),
        ("grey", 0, "R1.06"),
    ]
    assert cards(match, "orange.held") == held
    assert number(match, "phase") > 2
    assert told(match, "turned-up") == []


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


# R3: goals.


def test_R3_05_a_cost_in_dollars_goes_to_the_bank() -> None:
    match = at(3, {"objectives": ["blue-4"], "cubes": ["tai-o"], "money": 4}, {})
    assert rule(match, "goal blue-4 1") == "R3.02"
    match = at(3, {"objectives": ["blue-4"], "cubes": ["tai-o"], "money": 7}, {})
    do(match, "goal blue-4 1")
    assert number(match, "orange.money") == 2
    assert [(paid["resource"], paid["count"]) for paid in told(match, "paid")] == [("money", 5)]
    assert number(match, "grey.money") == 4


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
    match = at(3, {"objectives": [card], "cubes": ["tai-o"], "rondel": start, "money": 10, "score": 7}, {})
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
    locations = match.ask(None, {"ask": "map"})["locations"]
    assert isinstance(locations, dict)
    targets = [text.removeprefix("place ") for text in can(match)]
    for name in targets:
        location = locations[name]
        assert isinstance(location, dict)
        assert location["colour"] == colour
    do(match, f"place {targets[0]}")
    assert targets[0] in as_list(match.view(None)["orange.cubes"])


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


def test_R3_34_the_completion_effect_places_a_cube() -> None:
    orange: Player = {"objectives": ["plan-gain-1"], "cubes": ["castle-peak"], "rondel": {"food": 3}}
    match = at(3, orange, {})
    do(match, "goal plan-gain-1 1", "complete plan-gain-1")
    assert can(match) == ["place sham-tseng", "place tin-shui-wai", "place tung-chung"]  # any colour beside a cube
    supply = number(match, "orange.supply")
    do(match, "place tin-shui-wai")
    assert match.view(None)["orange.cubes"] == ["castle-peak", "tin-shui-wai"]
    assert number(match, "orange.supply") == supply - 1
    assert number(match, "orange.transport") == 5


# R4: scouting.


def scouting(tiles: list[Plain], orange: Player, grey: Player | None = None, **options: OptionValue) -> Match:
    """Orange may scout Tuen Mun, where these tiles lie face up."""
    where: Player = {"tiles": {"tuen-mun": tiles, "southern": []}}
    return at(4, {"cubes": ["castle-peak"], **orange}, grey or {}, table=where, options=options)


@pytest.mark.parametrize(("challenge", "needed", "points"), [("simple", 5, 2), ("advanced", 8, 4), ("probe", 4, 0)])
def test_R4_06_a_challenge_of_the_chosen_tile(challenge: str, needed: int, points: int) -> None:
    match = scouting(["points-1", "points-9"], {"hand": ["leader", "scout"], "gps": 2})
    do(match, "scout tuen-mun", "collect points-1")
    assert can(match) == ["challenge advanced", "challenge probe", "challenge simple"]
    do(match, f"challenge {challenge}", "team orange-leader", "team orange-scout")
    if challenge != "advanced":  # that one asks for both tokens: nothing is left to choose
        do(match, "go")
    assert [event["needed"] for event in told(match, "search")] == [needed]
    assert number(match, "orange.score") == points


@pytest.mark.parametrize("spent", [0, 1])
def test_R4_09_gps_tokens_return_to_the_supply_tiles_and_plans_stay(spent: int) -> None:
    orange: Player = {
        "hand": ["leader", "scout"],
        "gps": 1,
        "check_area": ["plan-search-1"],
        "tiles_down": ["tools-1"],
        "rondel": {"water": 2},
        "money": 0,
    }
    match = scouting(["points-1"], orange, {"gps": 11}, **STRICT, injury="owner")  # all 12 tokens are out
    do(match, "scout tuen-mun", "collect points-1", "challenge simple", "team orange-leader", "team orange-scout")
    do(match, *["gps"] * spent)
    if "go" in match.legal("orange"):
        do(match, "go")
    assert [(event["total"], event["gps"]) for event in told(match, "search")] == [(6 + 3 * spent, spent)]
    do(match, "injure orange-leader")
    assert number(match, "orange.gps") == 1 - spent
    assert cards(match, "orange.check_area") == ["plan-search-1"]
    assert cards(match, "orange.tiles_down") == ["tools-1"]
    assert match.ask("orange", {"ask": "scouting"})["aside"] == 2
    to_phase(match, 6)
    if spent:  # the token that came back can be gained again
        assert can(match) == ["water gps", "water money"]
    else:
        assert (number(match, "orange.gps"), number(match, "orange.money")) == (1, 2)


@pytest.mark.parametrize(
    ("tile", "score", "money", "resources"),
    [
        ("points-1", 2, 0, {}),
        ("money-1", 0, 3, {}),
        ("battery-1", 0, 0, {"battery": 1}),
        ("book-3", 0, 0, {"book": 2}),
        ("tools-2", 0, 0, {"tools": 2}),
        ("medipack-3", 0, 0, {"medipack": 2}),
        ("gasoline-3", 0, 0, {"gasoline": 2}),
    ],
)
def test_R4_11_seven_kinds_of_simple_rewards(tile: str, score: int, money: int, resources: dict[str, int]) -> None:
    match = scouting([tile], {"hand": ["leader"], "gps": 2, "rondel": {}, "money": 0})
    supply = number(match, "orange.supply")
    do(match, "scout tuen-mun", f"collect {tile}", "challenge simple")
    quietly(match, lambda now: "orange" not in now.to_act)
    assert (number(match, "orange.score"), number(match, "orange.money")) == (score, money)
    assert rondel(match) == resources
    assert number(match, "orange.supply") == supply - sum(resources.values())


def test_R4_11_no_tile_is_of_another_kind() -> None:
    match = new()
    tiles = match.setup.catalogue.find_domain("collect", "tile")
    assert len(tiles) == 48
    kinds = {str(match.ask(None, {"ask": "tile", "tile": name})["type"]) for name in tiles}
    assert kinds == {"points", "money", "battery", "book", "tools", "medipack", "gasoline"}


def test_R4_14_a_face_down_tile_is_an_icon_and_nothing_else() -> None:
    down: list[Plain] = ["points-2", "book-1", "tools-1"]
    match = scouting(["points-1"], {"hand": ["leader"], "tiles_down": down, "objectives": ["red-8"]})
    assert match.ask("orange", {"ask": "scouting"})["aside"] == 3
    scores = match.ask(None, {"ask": "score"})["orange"]
    assert isinstance(scores, dict)
    assert scores["tiles"] == 0
    missing = as_list(match.ask("orange", {"ask": "goal", "card": "red-8"})["missing"])
    assert [one["type"] for one in missing if isinstance(one, dict) and one["what"] == "tile"] == ["points", "book"]
    do(match, "scout tuen-mun", "collect points-1", "challenge simple")
    assert [event["total"] for event in told(match, "search")] == [2 + 3]
    match = scouting(["points-1"], {"hand": ["leader"], "tiles_down": down[:2]})
    do(match, "scout tuen-mun")
    assert [one for one in can(match) if one != "return"] == ["collect points-1"]
    do(match, "collect points-1")  # 4 icons are enough for a probe only
    assert [event["kind"] for event in told(match, "collects")] == ["probe"]


def test_R4_17_tiles_of_a_district_never_lie_mixed() -> None:
    found: set[tuple[int, int]] = set()
    for seed in range(2):
        match = new(4, seed=str(seed))
        rng = random.Random(seed)
        names = match.setup.catalogue.find_domain("scout", "district")
        while not match.over:
            seat = rng.choice(match.to_act)
            legal = can(match, seat)
            eager = [one for one in legal if one.startswith(("scout", "collect", "challenge", "team", "go", "refresh"))]
            if "ready" in legal:  # between the rounds nobody looks at anything
                view = match.view(None)
                zones = [view[f"tiles.{name}"] for name in names]
                found |= {(len(known_items(zone)), hidden_count(zone)) for zone in zones}
            match.play(seat, rng.choice(eager or legal))
    assert found == {(0, 3), (2, 0), (1, 0), (0, 0)}


# R5 and R6: new objectives and clean-up.


def test_R5_08_a_bought_card_waits_for_the_next_phase_3() -> None:
    orange: Player = {"money": 4, "rondel": {"book": 2}, "cubes": ["tai-o"]}
    match = at(5, orange, {"money": 0}, table={"round": 4, "display": [["red-1", "red-2", "red-3"], [], []]})
    do(match, "buy red-1")
    assert cards(match, "orange.objectives") == ["red-1"]
    quietly(match, lambda now: "goal red-1 1" in now.legal("orange"))
    assert (number(match, "round"), number(match, "phase")) == (5, 3)
    do(match, "goal red-1 1")


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
    deck = hidden_count(match.view(None)["deck"])
    do(match, "done")
    assert [len(cards(match, f"display.{row}")) for row in (1, 2, 3)] == [2, 1, 3]
    assert hidden_count(match.view(None)["deck"]) == deck - 3
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


# R7: securing districts.


def ring(*names: str) -> Player:
    """A player with cubes on these locations, and nothing that asks."""
    cubes: list[Plain] = list(names)
    return {"cubes": cubes, "hand": [], "slots": [], "rondel": {}}


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
    assert can(match) == [f"house {one}" for one in range(1, 6)]  # one of them it must be
    do(match, f"house {house}")
    assert number(match, "orange.houses") == 31 & ~(1 << house - 1)
    assert told(match, "house") == [
        {"event": "house", "rule": "R7.03", "side": "orange", "district": "north", "number": house}
    ]
    left = at(7, {**ring(*NORTH), "unlocked": [house]}, {})
    assert can(left) == [f"house {one}" for one in range(1, 6) if one != house]


def test_R7_06_a_district_is_scored_once() -> None:
    match = at(7, ring(*NORTH), ring(*NORTH), table={"secured": ["north"]})
    assert told(match, "house") == []
    assert (number(match, "orange.score"), number(match, "grey.score")) == (0, 0)
    assert (number(match, "orange.houses"), number(match, "grey.houses")) == (31, 31)
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
    assert [number(match, f"{seat}.houses") for seat in match.seats] == [31 - 2, 31 - 8, 31]
    assert [number(match, f"{seat}.score") for seat in match.seats] == [3, 3, 2]


# R8 and R9: refreshing and the end.


def test_R8_05_a_house_of_this_round_has_unlocked_its_action() -> None:
    orange: Player = {**ring(*NORTH), "slots": [["red-a"]], "rondel": {"tools": 1}}
    match = at(7, orange, {})
    do(match, "house 3")
    assert number(match, "round") == 1
    do(match, "refresh 1")
    assert can(match) == ["check-board 3", "done"]
    match = at(7, orange, {})
    do(match, "house 2", "refresh 1")
    assert rule(match, "check-board 3", "orange") is not None


def test_R8_05_a_plan_of_this_round_brings_its_action() -> None:
    orange: Player = {
        "objectives": ["plan-exchange-1"],
        "cubes": ["tai-o"],
        "rondel": {"medipack": 4, "gasoline": 1},
        "hand": [],
        "slots": [["red-a"]],
    }
    match = at(3, orange, {})
    do(match, "goal plan-exchange-1 1", "place mui-wo")
    to_phase(match, 8)
    assert number(match, "round") == 1
    do(match, "refresh 1", "check-plan plan-exchange-1")
    assert rondel(match) == {"tools": 2}


@pytest.mark.parametrize("last", [0, 4, 5])
def test_R8_06_after_phase_8_the_end_or_another_round(last: int) -> None:
    waiting: Player = {"hand": [], "slots": [["red-a"]]}
    table: Player = {"round": 4, "last_round": last, "turn": "grey"}
    match = at(8, waiting, waiting, waiting, table=table)
    do(match, "done", seat="grey")
    assert not match.over
    do(match, "done", seat="white")
    assert match.over is (last == 4)
    if last == 4:
        assert [event["rule"] for event in told(match, "final-money")] == ["R9.10"] * 3
        assert match.outcome is not None
    else:
        assert told(match, "final-money") == []
        assert (number(match, "round"), match.view(None)["first"]) == (5, "grey")
        assert told(match, "round")[-1]["rule"] == "RR.03"


def test_R9_02_the_reserve_fills_what_the_draw_deck_lacks() -> None:
    table: Player = {"round": 4, "deck": 2, "reserve": 20, "display": [["red-1"], ["red-2"], ["red-3", "red-4"]]}
    match = at(5, {"money": 8}, {"money": 0}, table=table)
    do(match, "buy red-1")
    sizes = [hidden_count(match.view(None)[pile]) for pile in ("deck", "reserve")]
    assert (sizes, len(cards(match, "display.1"))) == ([0, 19], 3)
    assert number(match, "last_round") == 5
    do(match, "buy red-2")  # and every later refill
    sizes = [hidden_count(match.view(None)[pile]) for pile in ("deck", "reserve")]
    assert (sizes, len(cards(match, "display.2"))) == ([0, 16], 3)
    assert number(match, "last_round") == 5


@pytest.mark.parametrize(("seats", "chapter"), MODES)
def test_R9_05_draw_decks_are_multiples_of_three(seats: int, chapter: int) -> None:
    match = new(seats, chapter)
    assert hidden_count(match.view(None)["deck"]) % 3 == 0


def test_R9_05_so_no_single_refill_is_partial() -> None:
    sizes: set[int] = set()

    def check(now: Match) -> bool:
        deck = hidden_count(now.view(None)["deck"])
        sizes.add(deck)
        return deck % 3 != 0

    for seats in (2, 3):
        match = new(seats)
        quietly(match, check)
        assert match.over
    assert {27, 18, 9, 0} <= sizes


def ending(*players: Player, chapter: int = 0) -> Match:
    """The last decision of a match, in phase 8 of its last round; played out."""
    table: Player = {"round": 6, "last_round": 6, "tiles": {"north": [], "islands": [], "lantau": [], "southern": []}}
    described: list[Player] = [{"hand": [], "slots": [["red-a"]], "rondel": {}, "money": 0, **one} for one in players]
    match = at(8, *described, table=table, chapter=chapter)
    for seat in match.seats:
        do(match, "done", seat=seat)
    assert match.over
    return match


@pytest.mark.parametrize(
    ("rondel_at_end", "money", "points", "left"),
    [
        ({"food": 1, "tools": 1, "gasoline": 1, "water": 1, "book": 1, "medipack": 1, "battery": 1}, 0, 1, 2),
        ({"battery": 4}, 0, 0, 4),
        ({"book": 3, "battery": 3}, 5, 2, 1),
        ({}, 25, 5, 0),
    ],
)
def test_R9_10_cubes_are_sold_and_five_dollars_are_a_point(
    rondel_at_end: dict[str, int], money: int, points: int, left: int
) -> None:
    cubes: Player = dict(rondel_at_end)
    match = ending({"rondel": cubes, "money": money, "score": 20}, {})
    assert (number(match, "orange.score"), number(match, "orange.money")) == (20 + points, left)
    assert rondel(match) == {}
    sold = told(match, "final-money")[0]
    assert (sold["money"], sold["points"], sold["left"]) == (money + sum(rondel_at_end.values()), points, left)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)])
def test_R9_11_points_for_face_up_tiles(count: int, points: int) -> None:
    kinds = ("points", "money", "battery", "book", "tools", "medipack", "gasoline")
    up: list[Plain] = [f"{kind}-1" for kind in kinds[:count]]
    match = ending({"tiles_up": up, "tiles_down": ["points-2", "book-2", "book-3"]}, {})
    assert number(match, "orange.score") == points
    assert told(match, "final-tiles")[0]["points"] == points


# R10 to R13: general rules, specialists and check-mark actions.


def test_R10_07_nothing_limits_the_hand() -> None:
    pile: list[Plain] = ["red-a", "red-b", "red-c", "blue-a", "blue-b", "yellow-a", "yellow-b"]
    pile += [f"red-{one}" for one in range(1, 9)]
    match = at(8, {"hand": ["doctor", "leader", "scout", "mechanic"], "slots": [pile]}, {})
    do(match, "refresh 1")
    assert len(cards(match, "orange.held")) == 4 + 15
    quietly(match, lambda now: number(now, "round") == 2)
    assert len(cards(match, "orange.held")) == 19
    assert len([text for text in can(match) if text.startswith("plan")]) == 19


def test_R11_03_mechanic() -> None:
    orange: Player = {"planned": {"1": "mechanic"}, "rondel": {"tools": 2}, "money": 0}
    for parts, money, tools in ((["use 1", "done"], 3, 2), (["use 2", "use 1"], 6, 1), (["use 2", "done"], 3, 1)):
        match = at(2, orange, {})
        do(match, *parts)
        assert (number(match, "orange.money"), rondel(match)) == (money, {"tools": tools})
    match = at(2, {**orange, "rondel": {"book": 1}}, {})
    assert can(match) == ["done", "use 1"]
    assert rule(match, "use 2") == "R2.07"


def checking(orange: Player) -> Match:
    """Orange has refreshed and may use check-mark actions."""
    match = at(8, {"hand": [], "slots": [["red-a"]], "money": 0, "rondel": {}, **orange}, {})
    do(match, "refresh 1")
    return match


def test_R13_03_a_tool_for_three_dollars() -> None:
    match = checking({"unlocked": [3], "rondel": {"tools": 2}})
    do(match, "check-board 3")
    assert (number(match, "orange.money"), rondel(match)) == (3, {"tools": 1})
    assert "check-board 3" not in match.legal("orange")
    assert told(checking({"unlocked": [3], "rondel": {"book": 2}}), "used-check") == []


@pytest.mark.parametrize("plan", ["plan-money-1", "plan-money-2"])
def test_R13_09_a_plan_that_gives_three_dollars(plan: str) -> None:
    match = checking({"check_area": [plan], "rondel": {"book": 2}})
    do(match, f"check-plan {plan}")
    assert (number(match, "orange.money"), rondel(match)) == (3, {"book": 2})
    assert f"check-plan {plan}" not in match.legal("orange")


@pytest.mark.parametrize(
    ("plan", "paid"), [("plan-resource-points-1", "medipack"), ("plan-resource-points-2", "gasoline")]
)
def test_R13_10_a_plan_that_turns_a_resource_into_three_points(plan: str, paid: str) -> None:
    match = checking({"check_area": [plan], "rondel": {paid: 2}, "score": 4})
    do(match, f"check-plan {plan}")
    assert (number(match, "orange.score"), rondel(match)) == (7, {paid: 1})
    other = checking({"check_area": [plan, "plan-money-1"], "rondel": {"tools": 5}})
    assert can(other) == ["check-plan plan-money-1", "done"]


# R15 and R16: the campaign.


LINES = ((60, 75, 90), (35, 50, 65), (65, 85, 105), (65, 80, 95), (105, 125, 145))
"""R17: the scores for one, two and three orchids, chapter by chapter."""


def ended(plan: MatchPlan | None, *scores: int, met: bool = True) -> Match:
    """The chapter that is to be played, ended with these scores, its other conditions met by everybody or by nobody."""
    assert plan is not None
    chapter = as_int(plan.options["chapter"])
    cubes: dict[int, list[Plain]] = {
        3: ["mong-kok", "kai-tak", "hung-hom", "central"],
        4: ["lok-ma-chau", "sha-tau-kok", "ma-on-shan", "sham-tseng"],
    }
    players: list[Player] = [{"score": score, "cubes": cubes.get(chapter, ["tai-o"])} for score in scores]
    for player in players if met else ():
        player["marks"] = {"ABBCD"[chapter - 1]: [1, 2, 3] if chapter == 1 else [1, 2]}
        player["power"] = [1, 2] if chapter == 5 else []
    return ending(*players, chapter=chapter)


def finish(series: Series, *scores: int, met: bool = True) -> None:
    """The same, in a series."""
    series.match = ended(series.plan, *scores, met=met)
    series.settle()


def campaign(seats: int) -> Series:
    return Series(GAME.series("campaign", {"players": seats}), "rules")


def noted(state: Mapping[str, Plain]) -> list[list[int]]:
    """The orchids of each player, chapter by chapter."""
    return [[as_int(count) for count in as_list(own)] for own in as_list(state["orchids"])]


def test_R15_01_five_chapters_in_order() -> None:
    series = campaign(2)
    played: list[int] = []
    while series.match is not None:
        assert series.match.view(None)["orange.emergency"] is None  # the campaign's rules come first
        assert series.match.setup.options["chapter"] == len(played) + 1
        played.append(as_int(series.state["chapter"]))
        finish(series, 30, 20, met=len(played) % 2 == 0)
    assert played == [1, 2, 3, 4, 5]
    assert series.over


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_R15_08_orchids_by_the_best_line_reached(chapter: int) -> None:
    rules = GAME.series("campaign", {"players": 2})
    state: dict[str, Plain] = {**rules.start(), "chapter": chapter}
    plan = rules.plan(state)
    assert plan is not None
    for orchids, line in enumerate(LINES[chapter - 1]):
        for score, earned in ((line - 1, orchids), (line, orchids + 1)):
            match = ended(plan, score, 200)
            assert noted(rules.after(state, plan, match)) == [[earned], [3]]
            expected = [("orange", earned)] if earned else []
            assert [(event["side"], event["count"]) for event in told(match, "orchids")] == [*expected, ("grey", 3)]


def test_R15_08_orchids_only_for_who_met_all_conditions() -> None:
    rules = GAME.series("campaign", {"players": 2})
    plan = rules.plan(rules.start())
    assert plan is not None
    match = ended(plan, 100, 95, met=False)
    assert noted(rules.after(rules.start(), plan, match)) == [[0], [0]]
    assert told(match, "orchids") == []


def ranks(lines: list[Message]) -> dict[str, str]:
    """What the description of a campaign says about each player's rank."""
    found: dict[str, str] = {}
    for line in lines:
        if line.id == "blackout-campaign-rank":
            side, rank = line.args["side"], line.args["rank"]
            assert isinstance(side, Message)
            assert isinstance(rank, Message)
            found[side.id.rpartition("-")[2]] = rank.id.removeprefix("blackout-rank-")
    return found


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (15, "perfect"), (14, "very-good"), (12, "very-good"), (11, "good"), (10, "good"), (9, "survived"),
        (5, "survived"), (4, "none"), (0, "none"),
    ],
)  # fmt: skip
def test_R15_09_the_rank_of_a_campaign(total: int, rank: str) -> None:
    rules = GAME.series("campaign", {"players": 2})
    state = rules.start()
    left = total
    while plan := rules.plan(state):
        assert ranks(rules.describe(state)) == {}
        earned = min(3, left)
        left -= earned
        score = LINES[as_int(state["chapter"]) - 1][earned - 1] if earned else 0
        state = rules.after(state, plan, ended(plan, score, 0))
    assert [sum(own) for own in noted(state)] == [total, 0]
    assert ranks(rules.describe(state)) == {"orange": rank, "grey": "none"}


@pytest.mark.parametrize(
    ("chapter", "reserve", "plan"), [(1, 33, "A"), (2, 48, "B"), (3, 33, "B"), (4, 39, "C"), (5, 27, "D")]
)
def test_R16_01_alone_the_lines_for_one_player_count(chapter: int, reserve: int, plan: str) -> None:
    match = new(1, chapter)
    assert hidden_count(match.view(None)["reserve"]) == reserve
    assert hidden_count(match.view(None)["deck"]) == 72 - 9 - reserve
    plans = match.ask(None, {"ask": "chapter"})["plans"]
    assert isinstance(plans, dict)
    assert list(plans) == [plan]
    rounds: list[tuple[int, Plain]] = []

    def check(now: Match) -> bool:
        if not rounds or rounds[-1][0] != number(now, "round"):
            rounds.append((number(now, "round"), now.view(None)["first"]))
        return number(now, "round") == 3

    quietly(match, check)
    assert rounds == [(0, "orange"), (1, "orange"), (2, "orange"), (3, "orange")]


def test_R16_04_after_a_loss_the_chapter_again_with_two_dollars_more() -> None:
    series = campaign(1)
    for attempt, money in enumerate((4, 6, 8), start=1):
        match = series.match
        assert match is not None
        assert match.setup.options["chapter"] == 1
        assert match.setup.options["attempt"] == attempt
        assert number(match, "orange.money") == money
        quietly(match, lambda now: now.over)
        assert match.outcome is not None
        assert match.outcome.winners == ()
        series.settle()
    assert noted(series.state) == [[]]
    assert as_int(series.state["chapter"]) == 1


def test_R16_05_the_next_chapter_begins_with_four_dollars_again() -> None:
    series = campaign(1)
    for _ in range(2):
        finish(series, 74)  # one orchid is too few alone
    assert series.match is not None
    assert number(series.match, "orange.money") == 8
    finish(series, 75)
    match = series.match
    assert match is not None
    assert (match.setup.options["chapter"], match.setup.options["attempt"]) == (2, 1)
    assert number(match, "orange.money") == 4
    assert noted(series.state) == [[2]]
    finish(series, 0)
    assert series.match is not None
    assert number(series.match, "orange.money") == 6
