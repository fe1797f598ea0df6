"""Positions from a description: every key, and what is left out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lamplight
from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.model import RESOURCES
from lamplight.games.blackout.rules.position import PLAYER_KEYS
from lamplight.kernel import HIDDEN, Match, Plain, Record, replay, verify

from .builder import (
    NORTH,
    Options,
    Player,
    agenda,
    at,
    at_random,
    board,
    cards,
    check_cards,
    check_cubes,
    count,
    cubes,
    described,
    dice,
    display,
    houses,
    marks,
    number,
    own,
    planned,
    power,
    rondel,
    rows,
    secured,
    slots,
    walk,
)

CHAPTER: Options = {"players": 3, "chapter": 1}
ALONE: Options = {"players": 1, "chapter": 2}


# What is left out.


@pytest.mark.parametrize("options", [{}, {"players": 4}, CHAPTER, ALONE], ids=str)
def test_an_empty_description_is_the_first_round_after_set_up(options: Options) -> None:
    match = described({}, options)
    state, view = board(match), match.view(None)
    assert (view["round"], view["phase"], view["first"], view["last_round"]) == (1, 1, "orange", 0)
    assert match.to_act == match.seats
    assert None not in dice(match)
    seats = len(match.seats)
    assert (own(match, "money"), own(match, "transport"), own(match, "supply")) == (
        [4] * seats,
        [5] * seats,
        [24] * seats,
    )
    assert own(match, "gps") == own(match, "score") == [0] * seats
    for seat in match.seats:
        assert (rondel(match, seat), cubes(match, seat)) == ({"battery": 1}, [])
        hand = ("yellow-b", "red-b", "red-c", "blue-b", "doctor", "mechanic", "scout")
        assert set(cards(match, f"{seat}.held")) == {f"{seat}-{name}" for name in hand}
        assert cards(match, f"{seat}.hospital") == [f"{seat}-blue-c", f"{seat}-leader"]
        piles = [[f"{seat}-yellow-a"], [f"{seat}-red-a", f"{seat}-blue-a"], [], []]
        assert (slots(match, seat), cards(match, f"{seat}.objectives")) == (piles, [])
        assert (view[f"{seat}.emergency"], power(match, seat), houses(match, seat)) == (None, [], [1, 2, 3, 4, 5])
    assert rows(match) == [3, 3, 3]
    assert count(match, "deck") == 72 - 9 - count(match, "reserve")
    assert count(match, "reserve") == count(Match(GAME, match.setup, match.key), "reserve")
    assert all(count(match, f"tiles.{name}") == 3 for name in state.tables.district_names)
    check_cards(state)
    check_cubes(state)


def test_the_money_of_a_later_attempt_is_the_default() -> None:
    assert number(described({}, {**ALONE, "attempt": 4}), "orange.money") == 10


# Every key.


def test_the_keys_of_the_table() -> None:
    match = described(
        {
            "round": 6,
            "phase": 5,
            "first": "grey",
            "turn": "orange",
            "last_round": 7,
            "dice": {"red": "food", "yellow": "water", "blue": "tools"},
            "display": [["red-1", "plan-money-1"], ["blue-4"], []],
            "discard": ["yellow-2", "gps-1"],
            "tiles": {"tai-po": ["book-2", "money-1"], "north": []},
            "secured": ["lantau", "islands"],
            "deck": 5,
            "reserve": 7,
        }
    )
    view = match.view("orange")
    assert (view["round"], view["phase"], view["first"], view["last_round"]) == (6, 5, "grey", 7)
    assert match.to_act == ("orange",)
    assert dice(match) == ["food", "water", "tools"]
    assert display(match) == [["red-1", "plan-money-1"], ["blue-4"], []]
    assert cards(match, "discard")[:2] == ["yellow-2", "gps-1"]
    assert sorted(cards(match, "tiles.tai-po", "grey")) == ["book-2", "money-1"]
    for emptied in ("north", "lantau"):
        assert view[f"tiles.{emptied}"] == {"known": [], "hidden": 0}
    assert count(match, "tiles.sai-kung") == 3
    assert secured(match) == {"islands", "lantau"}
    assert (count(match, "deck"), count(match, "reserve")) == (5, 7)
    assert len(cards(match, "discard")) == 72 - 3 - 12
    assert not match.over
    at_random(match, 1)
    assert number(match, "round") == 7


def test_the_keys_of_a_player() -> None:
    orange: Player = {
        "money": 9,
        "score": -12,
        "transport": 3,
        "gps": 2,
        "cubes": ["central", "mong-kok"],
        "rondel": {"book": 2, "battery": 1},
        "hand": ["leader", "red-5"],
        "hospital": ["mechanic"],
        "slots": [["yellow-a"], ["red-a", "blue-a"]],
        "planned": {"1": "scout"},
        "objectives": ["blue-2", "plan-gain-1"],
        "check_area": ["plan-money-1"],
        "emergency": "emergency-C",
        "marks": {"plan-gain-1": [1], "emergency-C": [2]},
        "power": [1],
        "unlocked": [2, 5],
        "tiles_up": ["book-2", "money-1"],
        "tiles_down": ["book-3"],
    }
    assert set(orange) == set(PLAYER_KEYS)
    match = described({"phase": 2, "secured": ["north"], "players": {"orange": orange}})
    assert [number(match, f"orange.{key}") for key in ("money", "score", "transport", "gps")] == [9, -12, 3, 2]
    assert cubes(match) == ["mong-kok", "central"]
    assert rondel(match) == {"book": 2, "battery": 1}
    assert sorted(cards(match, "orange.held", "grey")) == ["orange-leader", "orange-scout", "red-5"]
    assert planned(match) == ["orange-scout", None, None, None]
    assert match.view("grey")["orange.plan"] == HIDDEN
    assert cards(match, "orange.hospital") == ["orange-mechanic"]
    assert slots(match) == [["orange-yellow-a"], ["orange-red-a", "orange-blue-a"], [], []]
    assert cards(match, "orange.objectives") == ["blue-2", "plan-gain-1"]
    assert cards(match, "orange.check_area") == ["plan-money-1"]
    assert match.view(None)["orange.emergency"] == "emergency-C"
    assert (marks(match, "plan-gain-1"), marks(match, "emergency-C")) == ([1], [2])
    assert (power(match), houses(match)) == ([1], [1, 3, 4])
    assert cards(match, "orange.tiles_up") == ["book-2", "money-1"]
    assert cards(match, "orange.tiles_down") == ["book-3"]
    assert number(match, "orange.supply") == 25 - 2 - 3 - 2
    assert number(match, "grey.money") == 4
    check_cards(board(match))
    check_cubes(board(match))
    assert [str(action) for action in match.legal("orange")][:1] == ["turn-up 1"]
    at_random(match, 1)


@pytest.mark.parametrize("phase", range(1, 9))
@pytest.mark.parametrize("options", [{"players": 3}, CHAPTER, ALONE], ids=str)
def test_a_position_of_every_phase_plays_to_its_end(phase: int, options: Options) -> None:
    match = described({"phase": phase, "round": 2}, options)
    assert agenda(match)
    for now in walk(board(match).clone(), len(match.seats), phase):
        check_cards(now)
        check_cubes(now)
    if phase not in (1, 7):
        assert number(match, "phase") in range(phase, 9) or number(match, "round") == 3
    at_random(match, phase)
    assert match.outcome is not None


@pytest.mark.parametrize(("phase", "waiting"), [(3, "goals"), (4, "scout"), (5, "market"), (8, "refresh")])
@pytest.mark.parametrize("turn", ["orange", "grey", "white"])
def test_it_is_the_turn_of_who_is_named(phase: int, waiting: str, turn: str) -> None:
    """Grey is the starting player, so the order is grey, white, orange."""
    everything: Plain = {
        "money": 40,
        "cubes": ["central"],
        "rondel": dict.fromkeys([*RESOURCES, "battery"], 2),
        "hand": ["leader", "scout", "mechanic"],
        "slots": [["red-a", "blue-a"], ["yellow-a", "red-b"]],
        "gps": 9,
    }
    players: Plain = dict.fromkeys(("orange", "grey", "white"), everything)
    match = described({"phase": phase, "first": "grey", "turn": turn, "players": players}, {"players": 3})
    assert match.to_act == (turn,)
    assert number(match, "phase") == phase
    if phase != 5:
        order = ["grey", "white", "orange"]
        assert agenda(match).count(waiting) == 3 - order.index(turn)
    assert match.view(None)["first"] == "grey"


def test_marks_on_the_shared_plan_of_a_chapter() -> None:
    match = described({"players": {"orange": {"marks": {"A": [1, 2]}}, "white": {"marks": {"D": [3]}}}}, CHAPTER)
    answer: Any = match.ask(None, {"ask": "chapter"})
    assert [answer["seats"][seat]["goals"] for seat in match.seats] == [2, 0, 1]
    assert number(match, "orange.supply") == 22
    check_cubes(board(match))


def test_dice_that_are_left_out_show_something_else() -> None:
    for die, faces in (("red", "food"), ("yellow", "book"), ("blue", "medipack")):
        match = described({"dice": {die: faces}})
        shown = dice(match)
        assert shown[("red", "yellow", "blue").index(die)] == faces
        assert len(set(shown)) == 3
        assert set(shown) <= set(RESOURCES)


def test_a_position_is_not_what_its_giver_makes_of_it_later() -> None:
    description: Any = {"players": {"orange": {"cubes": ["central"]}}}
    match = described(description)
    before = str(match.record())
    description["players"]["orange"]["cubes"].append("mong-kok")
    assert str(match.record()) == before
    assert cubes(match) == ["central"]


def test_the_record_of_a_position_replays_and_verifies() -> None:
    description: Player = {"phase": 5, "round": 8, "deck": 3, "players": {"grey": {"money": 50}}}
    match = lamplight.new("blackout", seed="position", position=description)
    assert match.view(None) == described(description).view(None)
    rng = random.Random(2)
    for _ in range(12):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    again = replay(Record.parse(str(match.record())))
    assert again.view("grey") == match.view("grey")
    at_random(match, 1)
    record = Record.parse(str(match.record()))
    assert verify(record).all_proved
    assert record.position is not None
    assert record.position["players"] == {"grey": {"money": 50}}


def test_a_description_of_the_module_plays() -> None:
    """The one in the documentation."""
    match = described(
        {
            "round": 3,
            "phase": 3,
            "first": "grey",
            "turn": "orange",
            "dice": {"red": "food", "yellow": "water", "blue": "tools"},
            "display": [["red-1", "plan-money-1"], ["blue-4"], []],
            "tiles": {"tai-po": ["book-2", "money-1"]},
            "players": {
                "orange": {
                    "money": 9,
                    "score": 12,
                    "cubes": ["central", "mong-kok"],
                    "rondel": {"book": 2},
                    "hand": ["leader", "red-5"],
                    "slots": [["yellow-a"], ["red-a", "blue-a"]],
                    "objectives": ["blue-2", "plan-gain-1"],
                    "marks": {"plan-gain-1": [1]},
                    "power": [1],
                    "unlocked": [2],
                }
            },
        }
    )
    assert match.to_act == ("orange",)
    at_random(match, 1)


@pytest.mark.parametrize("phase", [5, 7])
def test_what_happens_before_the_first_decision_is_told(phase: int) -> None:
    match = at(phase, {"money": 0, "cubes": [*NORTH]}, {}, table={"display": [["red-1"], ["red-2"], ["red-3"]]})
    kinds = [event["event"] for event in match.events_for(None)]
    assert ("passed" if phase == 5 else "secured") in kinds


@pytest.mark.parametrize("attempt", [498, 499, 5000])
def test_R16_04_the_money_of_a_late_attempt_may_be_left_out(attempt: int) -> None:
    """It has no cap, so the bound of a position goes with it."""
    options: Options = {"players": 1, "chapter": 1, "attempt": attempt}
    started = number(lamplight.new("blackout", seed="late", options=options), "orange.money")
    given: list[Player] = [{}, {"money": started}]
    for orange in given:
        match = at(3, orange, chapter=1, options={"attempt": attempt})
        assert number(match, "orange.money") == started
