"""The first half of the rules of Blackout: RD, R0, RR, R1, R2, R10 to R13, and the examples T-01 to T-05 and X-1."""

from __future__ import annotations

import random

import pytest

from lamplight.games.blackout.rules.board import NONE
from lamplight.games.blackout.rules.deploy import DEPLOY
from lamplight.games.blackout.rules.goals import GOALS
from lamplight.games.blackout.rules.market import MARKET, WASTE
from lamplight.games.blackout.rules.plan import PLANNING, THROW
from lamplight.games.blackout.rules.rounds import ROUND
from lamplight.games.blackout.rules.secure import CHECKS, END_ROUND, REFRESH
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.games.blackout.rules.vocabulary import BATTERY, BOOK, FOOD, GASOLINE, MEDIPACK, TOOLS, WATER
from lamplight.kernel import CHANCE

from .test_state import SET, new, walk

RING = ("food", "tools", "gasoline", "water", "book", "medipack")


# Helpers.


def legal(state: BlackoutState, seat: int) -> list[str]:
    """The legal actions by name, sorted."""
    return sorted(str(state.tables.catalogue[action]) for action in state.legal(seat))


def do(state: BlackoutState, seat: int, *texts: str) -> None:
    """Legal actions, one after another."""
    for text in texts:
        action = state.tables.catalogue.parse(text).id
        assert action in state.legal(seat), f"{text!r} is not among {legal(state, seat)}"
        state.apply(seat, action)


def card(state: BlackoutState, name: str) -> int:
    """The number of a card."""
    return state.tables.card_names.index(name)


def find(ability: str, number: int = 0) -> str:
    """The name of a card of the objective deck with an ability."""
    return [one.id for one in SET.objectives if one.ability == ability][number]


def set_up(seats: int = 2, chapter: int = 0, seed: int = 1, /, **options: str | int | bool) -> BlackoutState:
    """A match in which the first dice are about to be thrown."""
    state = new(seats, chapter, **options)
    rng = random.Random(seed)
    while state.round == 0:
        actor = state.to_act(seats)[0]
        state.apply(actor, rng.choice(state.legal(actor)))
    return state


def deploying(*cards: str, **options: str | int | bool) -> BlackoutState:
    """Seat 0 is about to turn up these cards, planned in slots 1, 2, ...; nothing on the rondel, no money."""
    state = set_up(2, 0, 1, **options)
    state.dice = [GASOLINE, WATER, TOOLS]
    numbers = [card(state, name) for name in cards]
    state.hand[0] = [one for one in state.hand[0] if one not in numbers]
    state.hospital[0] = [one for one in state.hospital[0] if one not in numbers]
    state.unseen = [one for one in state.unseen if one not in numbers]
    state.planned[0] = [*numbers, *[NONE] * (4 - len(numbers))]
    state.supply[0] += sum(state.rondel[0])
    state.rondel[0] = [0] * 7
    state.money[0] = 0
    state.agenda = [ROUND.at(), DEPLOY.at(0)]
    return state


def give(state: BlackoutState, seat: int = 0, **resources: int) -> None:
    """Cubes from the supply to the rondel."""
    names = [*RING, "battery"]
    for name, amount in resources.items():
        state.rondel[seat][names.index(name)] += amount
        state.supply[seat] -= amount


def checking(*plans: str, houses: int = 31, **options: str | int | bool) -> BlackoutState:
    """Seat 0 is about to use check-mark actions in phase 8; nothing on the rondel, no money."""
    state = deploying(**options)
    numbers = [card(state, name) for name in plans]
    state.unseen = [one for one in state.unseen if one not in numbers]
    state.check_area[0] = numbers
    state.houses[0] = houses
    state.used = 0
    state.agenda = [ROUND.at(), CHECKS.at(0)]
    return state


def unlocked(*numbers: int) -> int:
    """The houses that are left when these board actions are unlocked."""
    return 31 & ~sum(1 << (number - 1) for number in numbers)


def throw(state: BlackoutState, **dice: str) -> None:
    """Chance throws dice."""
    do(state, CHANCE, *(f"throw {die} {face}" for die, face in dice.items()))


# RD and R0.


def test_RD_04_ring_order() -> None:
    assert tuple(range(6)) == (FOOD, TOOLS, GASOLINE, WATER, BOOK, MEDIPACK)
    state = new(2, 0)
    assert state.tables.catalogue.find_domain("yield", "resource") == RING


def test_RD_06_volunteers_have_the_colour_of_a_die() -> None:
    tables = new(4, 0).tables
    for number in range(tables.first_emergency):
        if tables.card_kind[number] == 0:
            assert tables.card_colour[number] in (0, 1, 2)
        elif tables.card_kind[number] == 1:
            assert tables.card_colour[number] == 3


def test_RD_08_crisis_centres_come_in_pairs() -> None:
    assert [len(pair) for pair in new(2, 0).tables.crisis if pair] == [2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "reserve", "draw"), [(2, 36, 27), (3, 21, 42), (4, 15, 48)])
def test_R0_07_to_R0_09_decks_of_a_single_game(seats: int, reserve: int, draw: int) -> None:
    before = new(seats, 0)
    assert (before.reserve_size, before.draw_size) == (reserve, 72 - reserve)
    state = set_up(seats)
    assert (state.reserve_size, state.draw_size) == (reserve, draw)
    assert [len(row) for row in state.display] == [3, 3, 3]
    assert state.discard == []


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
    state = set_up(seats, chapter)
    reserve = sizes[chapter][seats - 1]
    assert (state.reserve_size, state.draw_size) == (reserve, 72 - 9 - reserve)
    assert state.draw_size % 3 == 0
    assert state.emergency == [NONE] * seats
    for seat in range(seats):
        assert (state.supply[seat], state.transport[seat], state.money[seat]) == (23, 5, 4)
        assert (len(state.hand[seat]), len(state.objectives[seat])) == (7, 2)
    assert state.last_round == 0


def test_R0_06_three_face_down_tiles_in_each_district() -> None:
    state = new(2, 0)
    assert len(state.stacks) == 16
    assert all(len(stack) == 3 for stack in state.stacks)
    assert state.face_up == 0
    assert len(state.tile_pool) == 48


def test_R0_17_and_R0_18_five_houses_and_a_locked_slot() -> None:
    state = set_up(2)
    assert state.houses == [31, 31]
    assert state.power == [0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R0_19_and_R0_20_starting_cards_are_dealt_once(seats: int) -> None:
    for seed in range(5):
        state = set_up(seats, 0, seed)
        tables = state.tables
        dealt = [one for own in state.objectives for one in own]
        assert len(set(dealt)) == 2 * seats
        assert all(tables.first_starter <= one < tables.first_objective for one in dealt)
        assert len(set(state.emergency)) == seats
        assert all(tables.first_emergency <= one < tables.cards for one in state.emergency)


def test_R0_21_to_R0_24_where_the_player_cards_start() -> None:
    state = set_up(4)
    names = state.tables.card_names
    for seat, colour in enumerate(("orange", "grey", "white", "green")):
        kinds = {
            "hand": sorted(names[one].removeprefix(f"{colour}-") for one in state.hand[seat]),
            "hospital": sorted(names[one].removeprefix(f"{colour}-") for one in state.hospital[seat]),
        }
        assert kinds["hand"] == ["blue-b", "doctor", "mechanic", "red-b", "red-c", "scout", "yellow-b"]
        assert kinds["hospital"] == ["blue-c", "leader"]
        assert state.tables.card_cubes[card(state, f"{colour}-blue-c")] == 2
        slots = [[names[one].removeprefix(f"{colour}-") for one in pile] for pile in state.slots[seat]]
        assert slots == [["yellow-a"], ["red-a", "blue-a"], [], []]


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, "orange", [1, 0]), (2, "grey", [0, 1]), (3, "grey", [0, 2, 1]), (4, "white", [1, 0, 3, 2])],
)
def test_R0_26_start_cubes_counter_clockwise_the_starting_player_last(seats: int, first: str, order: list[int]) -> None:
    state = new(seats, 0)
    do(state, CHANCE, f"first {first}")
    rng = random.Random(3)
    asked: list[int] = []
    taken: list[str] = []
    while state.round == 0:
        actor = state.to_act(seats)[0]
        if actor == CHANCE:
            state.apply(actor, rng.choice(state.legal(actor)))
            continue
        options = legal(state, actor)
        assert len(options) == state.tables.locations - len(taken)
        assert not set(options) & set(taken)
        asked.append(actor)
        taken.append(rng.choice(options))
        do(state, actor, taken[-1])
    assert asked == order
    assert all(mask.bit_count() == 1 for mask in state.on_map)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_1_and_R0_27_after_set_up(seats: int) -> None:
    state = set_up(seats)
    for seat in range(seats):
        assert (state.supply[seat], state.rondel[seat], state.on_map[seat].bit_count()) == (23, [0] * 6 + [1], 1)
        assert (state.transport[seat], state.money[seat], state.gps[seat], state.score[seat]) == (5, 4, 0, 0)
        assert (len(state.hand[seat]), sum(len(pile) for pile in state.slots[seat])) == (7, 3)
        assert (len(state.hospital[seat]), len(state.objectives[seat])) == (2, 2)
        assert state.emergency[seat] != NONE
        assert state.check_area[seat] == state.tiles_up[seat] == state.tiles_down[seat] == []


# RR.


def test_RR_01_phases_in_order_for_all_players() -> None:
    verbs = {
        "throw": 0, "plan": 1, "into": 1, "ready": 1, "turn-up": 2, "yield": 2, "skip": 2, "use": 2, "heal": 2,
        "goal": 3, "power": 3, "scout": 4, "look": 4, "collect": 4, "return": 4, "challenge": 4, "team": 4, "go": 4,
        "hurt": 4, "buy": 5, "water": 6, "food": 6, "drop": 7, "house": 8, "refresh": 9, "check-board": 9,
    }  # fmt: skip
    for seed in range(3):
        state = new(3, 0)
        rng = random.Random(seed)
        phase, number = 0, 0
        while state.to_act(3):
            actor = state.to_act(3)[0]
            action = rng.choice(state.legal(actor))
            if state.round != number:
                phase, number = 0, state.round
            verb = state.tables.catalogue[action].do
            if state.round and verb in verbs:
                assert verbs[verb] >= phase, f"{verb} after phase {phase}"
                phase = verbs[verb]
            state.apply(actor, action)


def test_RR_03_the_marker_moves_one_seat_clockwise() -> None:
    state = set_up(3)
    state.first = 2
    number = state.round
    state.agenda = [ROUND.at(), END_ROUND.at()]
    state.advance()
    assert (state.first, state.round) == (0, number + 1)
    assert state.to_act(3) == [CHANCE]
    assert all(verb.startswith("throw red") for verb in legal(state, CHANCE))


def test_RD_13_deploying_goes_in_turn_order() -> None:
    state = set_up(3)
    state.first = 1
    state.agenda = [ROUND.at(), END_ROUND.at()]
    state.advance()
    assert state.first == 2
    throw(state, red="tools", yellow="book", blue="water")
    for seat, colour in enumerate(("orange", "grey", "white")):
        do(state, seat, f"plan {colour}-red-b", "into 1", f"plan {colour}-red-c", "into 2", "ready")
    order: list[int] = []
    while legal(state, state.to_act(3)[0])[0].startswith(("turn-up", "skip")):
        seat = state.to_act(3)[0]
        order.append(seat)
        do(state, seat, legal(state, seat)[0])
    assert order == [2, 2, 2, 0, 0, 0, 1, 1, 1]


# R1.


def throwing() -> BlackoutState:
    state = set_up(2)
    state.dice = [NONE, NONE, NONE]
    state.throws = 0
    state.agenda = [ROUND.at(), PLANNING.at(), THROW.at()]
    state.advance()
    return state


def test_T_01_exactly_the_dice_that_share_are_thrown_again() -> None:
    state = throwing()
    throw(state, red="medipack", yellow="water", blue="medipack")
    assert state.dice[1] == WATER
    assert state.to_act(2) == [CHANCE]
    assert {text.split()[1] for text in legal(state, CHANCE)} == {"red"}
    throw(state, red="tools")
    assert {text.split()[1] for text in legal(state, CHANCE)} == {"blue"}
    throw(state, blue="book")
    assert state.dice == [TOOLS, WATER, BOOK]
    assert CHANCE not in state.to_act(2)


def test_T_02_a_valid_roll_is_kept() -> None:
    state = throwing()
    throw(state, red="medipack", yellow="water", blue="tools")
    assert state.dice == [MEDIPACK, WATER, TOOLS]
    assert state.to_act(2) == [0, 1]


def test_R1_02_three_equal_dice_are_all_thrown_again_and_a_new_pair_too() -> None:
    state = throwing()
    throw(state, red="food", yellow="food", blue="food")
    assert state.dice == [NONE, NONE, NONE]
    throw(state, red="food", yellow="water", blue="food")
    assert state.dice == [NONE, WATER, NONE]
    throw(state, red="tools", blue="water")
    assert state.dice == [TOOLS, NONE, NONE]
    throw(state, yellow="book", blue="gasoline")
    assert state.dice == [TOOLS, BOOK, GASOLINE]


def test_R1_01_dice_have_the_printed_distributions() -> None:
    state = throwing()
    weights = dict(zip(legal(state, CHANCE), [0] * 9, strict=False))
    for action, weight in zip(state.chance_options(), state.chance_weights(), strict=True):
        weights[str(state.tables.catalogue[action])] = weight
    assert weights == {
        "throw red food": 2,
        "throw red tools": 2,
        "throw red gasoline": 1,
        "throw red medipack": 1,
    }


def test_R1_03_the_dice_stay_for_the_whole_round() -> None:
    state = throwing()
    throw(state, red="medipack", yellow="water", blue="tools")
    number = state.round
    for now in walk(state, 2, 4):
        if now.round != number:
            break
        assert now.dice == [MEDIPACK, WATER, TOOLS]


def test_T_03_three_slots_are_open_and_the_fourth_is_locked() -> None:
    state = throwing()
    throw(state, red="medipack", yellow="water", blue="tools")
    do(state, 0, "plan orange-red-b")
    assert legal(state, 0) == ["into 1", "into 2", "into 3"]
    do(state, 0, "into 2", "plan orange-red-c")
    assert legal(state, 0) == ["into 1", "into 3"]
    do(state, 0, "into 1", "plan orange-scout")  # the last open slot needs no question
    assert legal(state, 0) == ["ready"]
    names = [state.tables.card_names[one] for one in state.planned[0][:3]]
    assert names == ["orange-red-c", "orange-red-b", "orange-scout"]
    assert len(state.hand[0]) == 4


def test_R1_05_slot_four_without_its_marker() -> None:
    state = throwing()
    state.power[0] = 2
    state.power[1] = 1
    throw(state, red="medipack", yellow="water", blue="tools")
    do(state, 0, "plan orange-red-b")
    assert legal(state, 0) == ["into 1", "into 2", "into 3", "into 4"]
    do(state, 1, "plan grey-red-b")
    assert "into 4" not in legal(state, 1)


def test_R1_04_planning_is_simultaneous_and_R1_06_nothing_is_legal() -> None:
    state = throwing()
    throw(state, red="medipack", yellow="water", blue="tools")
    assert state.to_act(2) == [0, 1]
    do(state, 1, "ready")
    assert state.to_act(2) == [0]
    do(state, 0, "ready")
    assert state.planned == [[NONE] * 4, [NONE] * 4]
    assert len(state.hand[0]) == 7


def test_R1_07_plans_are_told_to_their_owner_only() -> None:
    state = throwing()
    throw(state, red="medipack", yellow="water", blue="tools")
    action = state.tables.catalogue.parse("plan orange-red-b").id
    assert state.audience(0, action) == 1
    assert state.audience(1, action) == 2


# R2.


@pytest.mark.parametrize("tool_first", [False, True])
def test_T_04_deploy(tool_first: bool) -> None:
    state = deploying("orange-red-b", "orange-blue-c", "orange-mechanic")
    state.money[0] = 1
    state.advance()
    supply = state.supply[0]
    do(state, 0, "turn-up 2", "yield tools")
    assert (state.rondel[0][TOOLS], state.supply[0]) == (2, supply - 2)
    do(state, 0, "turn-up 3", *(["use 2", "use 1"] if tool_first else ["use 1", "use 2"]))
    assert (state.money[0], state.rondel[0][TOOLS], state.supply[0]) == (7, 1, supply - 1)
    if "done" in legal(state, 0):
        do(state, 0, "done")
    if "turn-up 1" in legal(state, 0):
        do(state, 0, "turn-up 1")
    do(state, 0, "yield gasoline")
    assert state.money[0] == 7
    assert state.rondel[0] == [0, 1, 1, 0, 0, 0, 0]
    assert state.supply[0] == supply - 2
    assert state.transport[0] == 5


@pytest.mark.parametrize(
    ("resource", "tokens"),
    [("tools", 0), ("food", 1), ("gasoline", 1), ("medipack", 2), ("water", 2), ("book", 3)],
)
def test_T_05_transport(resource: str, tokens: int) -> None:
    state = deploying("orange-blue-c")
    state.advance()
    do(state, 0, f"yield {resource}")
    assert state.rondel[0][RING.index(resource)] == 2
    assert sum(state.rondel[0]) == 2
    assert (state.transport[0], state.score[0]) == (5 - tokens, 0)


@pytest.mark.parametrize("die", range(6))
def test_R2_05_the_cost_is_the_distance_on_the_ring(die: int) -> None:
    for resource in range(6):
        state = deploying("orange-blue-c")
        state.dice[2] = die
        state.advance()
        do(state, 0, f"yield {RING[resource]}")
        assert 5 - state.transport[0] == min((die - resource) % 6, (resource - die) % 6)


def test_R2_04_transport_shift_moves_the_whole_yield_of_each_volunteer() -> None:
    state = deploying("orange-blue-c", "orange-red-b")
    state.advance()
    do(state, 0, "turn-up 1", "yield food", "yield tools")
    assert state.rondel[0] == [2, 1, 0, 0, 0, 0, 0]
    assert state.transport[0] == 3


def test_R2_01_order_is_free_and_old_cards_do_nothing() -> None:
    state = deploying("orange-blue-b", "orange-red-b", "orange-yellow-b")
    state.advance()
    assert legal(state, 0) == ["turn-up 1", "turn-up 2", "turn-up 3"]
    do(state, 0, "turn-up 3", "yield water")
    assert legal(state, 0) == ["turn-up 1", "turn-up 2"]
    do(state, 0, "turn-up 1", "yield tools", "yield gasoline")
    assert state.rondel[0] == [0, 1, 1, 1, 0, 0, 0]
    names = state.tables.card_names
    assert [[names[one] for one in pile] for pile in state.slots[0]] == [
        ["orange-yellow-a", "orange-blue-b"],
        ["orange-red-a", "orange-blue-a", "orange-red-b"],
        ["orange-yellow-b"],
        [],
    ]  # R2.09
    assert state.planned[0] == [NONE] * 4


def test_R2_02_a_volunteer_may_be_skipped_but_is_turned_up() -> None:
    state = deploying("orange-blue-c")
    state.advance()
    do(state, 0, "skip")
    assert sum(state.rondel[0]) == 0
    assert state.slots[0][0][-1] == card(state, "orange-blue-c")


def test_R2_02_and_R2_07_parts_are_optional_and_once_each() -> None:
    state = deploying("orange-mechanic", "orange-red-b")
    give(state, tools=2)
    state.advance()
    do(state, 0, "turn-up 1")
    assert legal(state, 0) == ["done", "use 1", "use 2"]
    do(state, 0, "use 2")
    assert legal(state, 0) == ["done", "use 1"]
    do(state, 0, "done")
    assert state.money[0] == 3
    assert state.rondel[0][TOOLS] == 1


def test_R2_03_all_of_the_volunteers_cubes_come_from_the_supply() -> None:
    state = deploying("orange-blue-c")
    state.supply[0] = 1
    state.advance()
    do(state, 0, "yield tools")
    assert (state.rondel[0][TOOLS], state.supply[0]) == (1, 0)  # B-84 hard
    state = deploying("orange-blue-c", cube_limit="soft")
    state.supply[0] = 1
    state.advance()
    do(state, 0, "yield tools")
    assert state.rondel[0][TOOLS] == 2


def test_B_12_printed_order() -> None:
    state = deploying("orange-mechanic", "orange-red-b", specialist_order="printed")
    give(state, tools=2)
    state.advance()
    do(state, 0, "turn-up 1", "use 2")
    assert "use 1" not in legal(state, 0)
    state = deploying("orange-mechanic", "orange-red-b", specialist_order="printed")
    give(state, tools=2)
    state.advance()
    do(state, 0, "turn-up 1", "use 1", "use 2")
    assert state.money[0] == 6


# R10.


def test_R10_01_a_battery_replaces_any_resource_in_a_cost() -> None:
    state = deploying("orange-mechanic", "orange-red-b")
    give(state, tools=1, battery=1)
    state.advance()
    do(state, 0, "turn-up 1", "use 2")
    assert legal(state, 0) == ["batteries 0", "batteries 1"]
    do(state, 0, "batteries 1")
    assert (state.rondel[0][TOOLS], state.rondel[0][BATTERY], state.money[0]) == (1, 0, 3)


def test_R10_02_batteries_are_never_wasted_in_phase_6() -> None:
    state = deploying()
    give(state, battery=3, water=1, food=1, book=1)
    state.agenda = [ROUND.at(), WASTE.at(0)]
    state.advance()
    assert state.rondel[0] == [0, 0, 0, 0, 1, 0, 3]
    assert (state.money[0], state.gps[0]) == (3, 0)


def test_R10_03_five_dollars_for_a_battery_as_often_as_wanted() -> None:
    state = deploying("orange-red-b")
    state.money[0] = 11
    state.advance()
    supply = state.supply[0]
    do(state, 0, "battery", "battery")
    assert (state.money[0], state.rondel[0][BATTERY], state.supply[0]) == (1, 2, supply - 2)
    assert "battery" not in legal(state, 0)


def test_R10_03_in_phase_3() -> None:
    state = deploying()
    state.money[0] = 5
    state.agenda = [ROUND.at(), GOALS.at(0)]
    state.advance()
    do(state, 0, "battery")
    assert (state.money[0], state.rondel[0][BATTERY]) == (0, 1)


def test_R10_03_and_B_12_the_free_part_of_a_card_may_buy_the_battery_for_its_other_part() -> None:
    state = deploying("orange-mechanic", "orange-red-b")
    state.money[0] = 2
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert state.money[0] == 5
    do(state, 0, "battery", "use 2")
    assert (state.money[0], state.rondel[0][BATTERY]) == (3, 0)


def test_R10_03_a_battery_may_be_bought_for_a_card_that_is_turned_up() -> None:
    state = deploying("orange-doctor", "orange-red-b")
    state.money[0] = 5
    state.advance()
    do(state, 0, "turn-up 1", "battery", "use 1", "heal orange-leader")
    assert (state.money[0], state.rondel[0][BATTERY]) == (0, 0)


def test_R10_03_a_battery_may_be_bought_for_a_check_mark_action_in_phase_8() -> None:
    state = checking(houses=unlocked(1))
    state.money[0] = 5
    state.advance()
    do(state, 0, "battery", "check-board 1")
    assert (state.money[0], state.rondel[0][BATTERY], state.gps[0]) == (0, 0, 1)


def test_R10_03_and_B_88_a_battery_is_not_offered_where_none_can_be_spent() -> None:
    state = deploying()
    state.money[0] = 9
    state.passes = 0
    state.agenda = [ROUND.at(), MARKET.at(0)]
    state.advance()
    assert state.tables.a_battery not in state.legal(0)


def test_R10_03_needs_a_cube() -> None:
    state = deploying("orange-red-b", "orange-red-c")
    state.money[0] = 5
    state.supply[0] = 0
    state.advance()
    assert "battery" not in legal(state, 0)


def test_R10_04_and_R10_05_lacking_tokens_cost_points_below_zero() -> None:
    state = deploying("orange-blue-c")
    state.transport[0] = 1
    state.advance()
    do(state, 0, "yield book")
    assert (state.transport[0], state.score[0], state.rondel[0][BOOK]) == (0, -2, 2)


def test_B_88_tokens_are_not_bought_without_use() -> None:
    assert "transport" not in new(2, 0).tables.catalogue.base
    state = deploying("orange-blue-c")
    state.transport[0] = 5
    state.score[0] = 9
    state.advance()
    do(state, 0, "yield book")
    assert (state.transport[0], state.score[0]) == (2, 9)


def test_R10_06_what_is_paid_returns_to_the_supply() -> None:
    state = deploying("orange-mechanic")
    give(state, tools=1)
    state.advance()
    supply = state.supply[0]
    do(state, 0, "use 2")
    assert state.supply[0] == supply + 1


def test_B_82_strict_transport_tokens() -> None:
    state = checking(houses=unlocked(2), token_limit="strict")  # noqa: S106 - no password
    give(state, gasoline=1)
    state.transport = [18, 5]
    state.advance()
    do(state, 0, "check-board 2")
    assert state.transport == [19, 5]
    state = checking(houses=unlocked(2))
    give(state, gasoline=1)
    state.transport = [18, 5]
    state.advance()
    do(state, 0, "check-board 2")
    assert state.transport == [20, 5]


def test_B_83_strict_gps_tokens() -> None:
    for limit, expected in (("strict", 6), ("unlimited", 7)):
        state = checking(houses=unlocked(1), token_limit=limit)
        give(state, book=1)
        state.gps = [6, 6]
        state.advance()
        if "check-board 1" in legal(state, 0):
            do(state, 0, "check-board 1")
        assert state.gps[0] == expected


def test_B_84_soft_cubes_do_not_stop_a_cube_on_the_map() -> None:
    state = deploying(find("map_cube"), "orange-red-b", cube_limit="soft")
    give(state, food=1)
    state.supply[0] = -1
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert legal(state, 0)[0].startswith("place")


@pytest.mark.parametrize("supply", [1, 2, 3, 4])
def test_RD_12_and_B_84_the_reward_of_a_goal_leaves_a_cube_for_its_mark(supply: int) -> None:
    name = "plan-money-2"  # its second goal costs 6 HK$ and gives 3 gasoline
    state = deploying()
    state.objectives[0] = [card(state, name)]
    state.money[0] = 6
    state.supply[0] = supply
    state.agenda = [ROUND.at(), GOALS.at(0)]
    state.advance()
    do(state, 0, f"goal {name} 2", "leave")
    assert state.marks[card(state, name)] == 2
    assert state.supply[0] + state.rondel[0][GASOLINE] + 1 == supply
    assert state.supply[0] >= 0


# R11.


def leading(*plans: str, houses: int = 31, **options: str | int | bool) -> BlackoutState:
    state = deploying("orange-leader", "orange-red-b", **options)
    state.houses[0] = houses
    state.check_area[0] = [card(state, name) for name in plans]
    state.unseen = [one for one in state.unseen if one not in state.check_area[0]]
    return state


def test_R11_01_leader_battery_then_check_mark_action() -> None:
    state = leading(houses=unlocked(1, 3))
    state.advance()
    do(state, 0, "turn-up 1")
    assert legal(state, 0) == ["done", "use 1"]
    do(state, 0, "use 1", "use 2")
    assert legal(state, 0) == ["check-board 1", "check-board 3"]
    do(state, 0, "check-board 1")
    assert (state.rondel[0][BATTERY], state.gps[0]) == (0, 1)
    assert state.tables.card_icons[card(state, "orange-leader")] == 2


def test_R11_01_leader_check_mark_action_first() -> None:
    state = leading(houses=unlocked(3))
    give(state, tools=1)
    state.advance()
    do(state, 0, "turn-up 1", "use 2")
    assert state.money[0] == 3
    do(state, 0, "use 1")
    assert state.rondel[0][BATTERY] == 1


def test_R11_01_and_B_64_leader_with_the_action_of_a_plan_and_only_one() -> None:
    plan = find("money")
    state = leading(plan, find("money", 1), houses=unlocked(3))
    give(state, tools=1)
    state.advance()
    do(state, 0, "turn-up 1", "use 2", f"check-plan {plan}")
    assert state.money[0] == 3
    assert legal(state, 0) == ["done", "use 1"]


def test_R11_01_leader_without_unlocked_actions() -> None:
    state = leading()
    give(state, tools=1, book=1, medipack=1, gasoline=1)
    state.money[0] = 4
    state.advance()
    do(state, 0, "turn-up 1")
    assert legal(state, 0) == ["done", "use 1"]


@pytest.mark.parametrize("paid", ["gasoline", "book", "battery"])
def test_R11_02_scout(paid: str) -> None:
    state = deploying("orange-scout", "orange-red-b")
    give(state, gasoline=1, book=1, battery=1)
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert legal(state, 0) == ["pay battery", "pay book", "pay gasoline"]
    do(state, 0, f"pay {paid}")
    assert (state.gps[0], state.rondel[0][[*RING, "battery"].index(paid)], sum(state.rondel[0])) == (1, 0, 2)
    assert legal(state, 0) == ["done", "use 2"]  # B-02: one exchange only
    do(state, 0, "use 2")
    assert state.money[0] == 2


def test_R11_02_scout_without_anything_to_pay() -> None:
    state = deploying("orange-scout", "orange-red-b")
    give(state, food=1, tools=1, water=1, medipack=1)
    state.advance()
    do(state, 0, "turn-up 1")
    assert legal(state, 0) == ["done", "use 2"]


def test_R11_04_doctor() -> None:
    state = deploying("orange-doctor", "orange-red-b")
    give(state, medipack=2)
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert legal(state, 0) == ["heal orange-blue-c", "heal orange-leader"]
    do(state, 0, "heal orange-leader")
    leader = card(state, "orange-leader")
    assert leader in state.hand[0]
    assert leader not in state.hospital[0]
    assert (state.score[0], state.rondel[0][MEDIPACK]) == (state.tables.card_points[leader], 1)
    assert state.score[0] == 2
    assert state.tables.card_icons[card(state, "orange-doctor")] == 0
    assert legal(state, 0) == ["skip", *(f"yield {name}" for name in sorted(RING))]  # once only


def test_R11_04_doctor_with_an_empty_hospital() -> None:
    state = deploying("orange-doctor", "orange-red-b")
    give(state, medipack=2)
    state.hospital[0] = []
    state.advance()
    do(state, 0, "turn-up 1")
    assert state.rondel[0][MEDIPACK] == 2
    assert "use 1" not in legal(state, 0)


# R12.


@pytest.mark.parametrize("number", [0, 1, 2])
def test_R12_01_money_and_a_coin_for_each_icon_in_the_hand(number: int) -> None:
    name = find("money_icons", number)
    state = deploying(name, "orange-scout")
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert state.money[0] == 5
    do(state, 0, "use 2")
    # The hand: one yellow, two red, one blue, mechanic (1 each), doctor (0); the planned scout does not count (B-67).
    assert state.money[0] == 5 + 5


@pytest.mark.parametrize("number", [0, 1, 2])
def test_R12_02_a_sum_and_another_for_a_tool(number: int) -> None:
    data = [one for one in SET.objectives if one.ability == "money_tool"][number]
    state = deploying(data.id, "orange-red-b")
    give(state, tools=2)
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert (state.money[0], state.rondel[0][TOOLS]) == (data.a, 2)
    do(state, 0, "use 2")
    assert (state.money[0], state.rondel[0][TOOLS]) == (data.a + data.b, 1)


def test_R12_03_food_for_a_cube_on_the_map() -> None:
    state = deploying(find("map_cube"), "orange-red-b")
    give(state, food=1)
    tables = state.tables
    state.on_map[0] = 1
    state.advance()
    supply = state.supply[0]
    do(state, 0, "turn-up 1", "use 1")
    near = sorted(f"place {tables.location_names[where]}" for where in tables.neighbours[0])
    assert legal(state, 0) == near  # B-35 and B-68: any colour, so only adjacent locations
    do(state, 0, near[0])
    assert (state.on_map[0].bit_count(), state.supply[0], state.rondel[0][FOOD]) == (2, supply, 0)
    assert (state.transport[0], state.score[0]) == (5, 0)


def test_R12_03_skip_any_pays_for_skipped_locations() -> None:
    state = deploying(find("map_cube"), "orange-red-b", skip="any")
    give(state, food=1)
    tables = state.tables
    state.on_map[0] = 1
    state.transport[0] = 0
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert len(legal(state, 0)) == tables.locations - 1
    near = set(tables.neighbours[0])
    far = next(two for one in sorted(near) for two in tables.neighbours[one] if two not in near and two != 0)
    do(state, 0, f"place {tables.location_names[far]}")
    assert (state.transport[0], state.score[0]) == (0, -1)


def test_R12_03_needs_food() -> None:
    state = deploying(find("map_cube"), "orange-red-b")
    give(state, water=3)
    state.advance()
    do(state, 0, "turn-up 1")
    assert "use 1" not in legal(state, 0)


def test_R12_04_gasoline_and_book_for_two_gps() -> None:
    state = deploying(find("gps"), "orange-red-b")
    give(state, gasoline=2, book=2)
    state.advance()
    do(state, 0, "turn-up 1", "use 2", "use 1")
    assert state.gps[0] == 2
    assert state.rondel[0] == [0, 0, 1, 0, 1, 0, 0]
    assert "yield book" in legal(state, 0)


def test_R12_04_and_B_02_two_books_do_not_give_two_gps() -> None:
    state = deploying(find("gps"), "orange-red-b")
    give(state, book=2)
    state.advance()
    do(state, 0, "turn-up 1", "use 2")
    assert (state.gps[0], state.rondel[0][BOOK]) == (1, 1)
    assert "use 1" not in legal(state, 0)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_R12_05_money_for_three_resources_of_one_type(number: int) -> None:
    data = [one for one in SET.objectives if one.ability == "buy_resources"][number]
    assert data.a in (3, 4)
    state = deploying(data.id, "orange-red-b")
    state.money[0] = 4
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert legal(state, 0) == sorted(f"type {name}" for name in RING)
    do(state, 0, "type book")
    assert (state.money[0], state.rondel[0][BOOK], sum(state.rondel[0])) == (4 - data.a, 3, 3)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_R12_06_two_points_and_two_more_for_a_tool(number: int) -> None:
    state = deploying(find("points_tool", number), "orange-red-b")
    give(state, tools=1)
    state.advance()
    do(state, 0, "turn-up 1", "use 1")
    assert state.score[0] == 2
    do(state, 0, "use 2")
    assert (state.score[0], state.rondel[0][TOOLS]) == (4, 0)


# R13.


@pytest.mark.parametrize(
    ("number", "paid", "field", "amount"),
    [(1, "book", "gps", 1), (2, "gasoline", "transport", 2), (3, "tools", "money", 3)],
)
def test_R13_01_to_R13_03_board_actions(number: int, paid: str, field: str, amount: int) -> None:
    state = checking(houses=unlocked(number))
    give(state, **{paid: 1})
    before: int = getattr(state, field)[0]
    state.advance()
    assert legal(state, 0) == [f"check-board {number}", "done"]
    do(state, 0, f"check-board {number}")
    assert getattr(state, field)[0] == before + amount
    assert sum(state.rondel[0]) == 0


def test_R13_02_and_B_01_the_edition_of_2018_gives_one_token() -> None:
    state = checking(houses=unlocked(2), gasoline_transport=1)
    give(state, gasoline=1)
    state.advance()
    do(state, 0, "check-board 2")
    assert state.transport[0] == 6


def test_R13_04_medipack_for_a_battery_even_with_no_cube_in_the_supply() -> None:
    state = checking(houses=unlocked(4))
    give(state, medipack=1)
    state.supply[0] = 0
    state.advance()
    do(state, 0, "check-board 4")
    assert state.rondel[0] == [0, 0, 0, 0, 0, 0, 1]
    assert state.supply[0] == 0


def test_R13_05_four_dollars_for_two_points() -> None:
    state = checking(houses=unlocked(5))
    state.money[0] = 9
    state.advance()
    do(state, 0, "check-board 5")
    assert (state.money[0], state.score[0]) == (5, 2)
    assert "check-board 5" not in legal(state, state.to_act(2)[0])


@pytest.mark.parametrize("number", [0, 1])
def test_R13_06_a_plan_that_gives_a_resource(number: int) -> None:
    data = [one for one in SET.objectives if one.ability == "gain"][number]
    state = checking(data.id)
    state.advance()
    do(state, 0, f"check-plan {data.id}")
    assert (state.rondel[0][RING.index(data.resource)], sum(state.rondel[0])) == (1, 1)


@pytest.mark.parametrize("number", [0, 1])
def test_R13_07_a_plan_that_exchanges_one_for_several(number: int) -> None:
    data = [one for one in SET.objectives if one.ability == "exchange"][number]
    assert data.b > 1
    state = checking(data.id)
    give(state, **{data.resource: 2})
    state.advance()
    do(state, 0, f"check-plan {data.id}")
    assert state.rondel[0][RING.index(data.resource)] == 1
    assert state.rondel[0][RING.index(data.gain)] == data.b


@pytest.mark.parametrize("number", [0, 1])
def test_R13_08_to_R13_10_plans(number: int) -> None:
    state = checking(find("money_battery", number))
    state.money[0] = 2
    state.advance()
    do(state, 0, f"check-plan {find('money_battery', number)}")
    assert (state.money[0], state.rondel[0][BATTERY]) == (0, 1)
    state = checking(find("money", number))
    state.advance()
    do(state, 0, f"check-plan {find('money', number)}")
    assert state.money[0] == 3
    data = [one for one in SET.objectives if one.ability == "resource_points"][number]
    state = checking(data.id)
    give(state, **{data.resource: 1})
    state.advance()
    do(state, 0, f"check-plan {data.id}")
    assert (state.score[0], sum(state.rondel[0])) == (3, 0)


def test_R13_11_all_once_each_after_a_refresh_also_after_the_leader() -> None:
    state = checking(find("money"), houses=unlocked(3, 5))
    give(state, tools=3)
    state.hand[0] = state.hand[0][:4]
    state.agenda = [ROUND.at(), REFRESH.at(0)]
    state.used = 31  # left over from an activation before
    state.advance()
    do(state, 0, "refresh 2")
    assert legal(state, 0) == ["check-board 3", f"check-plan {find('money')}", "done"]
    do(state, 0, "check-board 3", f"check-plan {find('money')}")
    assert state.money[0] == 6
    options = legal(state, 0)
    assert "check-board 5" in options
    assert "check-board 3" not in options
    assert f"check-plan {find('money')}" not in options
    do(state, 0, "check-board 5")
    assert (state.money[0], state.score[0], state.rondel[0][TOOLS]) == (2, 2, 2)
    assert state.to_act(2) != [0]


def test_R13_11_no_actions_without_a_refresh() -> None:
    state = checking(find("money"), houses=unlocked(3))
    give(state, tools=1)
    state.agenda = [ROUND.at(), REFRESH.at(0)]
    state.advance()
    assert len(state.hand[0]) == 7
    assert (state.money[0], state.to_act(2)) == (0, [CHANCE])


def test_R13_12_two_equal_plans_are_two_actions() -> None:
    first, second = find("money"), find("money", 1)
    state = checking(first, second)
    state.advance()
    do(state, 0, f"check-plan {second}", f"check-plan {first}")
    assert state.money[0] == 6
