"""Positions from a description: every key, what is left out, every refusal, and any description at all."""

from __future__ import annotations

import json
import random
import re
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.games.blackout.rules.board import NONE
from lamplight.games.blackout.rules.model import RESOURCES
from lamplight.games.blackout.rules.position import KEYS, PLAYER_KEYS
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import BadPosition, Key, Match, Plain, Record, Setup, View, find_game, replay, verify
from lamplight.text.speaker import LANGUAGES, Speaker

from .test_state import check_cards, check_cubes, walk

GAME = find_game("blackout")
SPEAKERS = [Speaker(language) for language in LANGUAGES]
Description = dict[str, Plain]
CHAPTER: dict[str, object] = {"players": 3, "chapter": 1}
ALONE: dict[str, object] = {"players": 1, "chapter": 2}


def make(description: Description, options: dict[str, object] | None = None) -> Match:
    """As `lamplight.new` makes it, but with each set-up read only once."""
    return Match(GAME, _setup(tuple(sorted((options or {}).items()))), Key.from_seed("position"), position=description)


@lru_cache(maxsize=20)
def _setup(options: tuple[tuple[str, object], ...]) -> Setup:
    return GAME.setup(GAME.read_options(dict(options)))


def own(**described: Plain) -> Description:
    """A position in which only something of orange is told."""
    return {"players": {"orange": described}}


def inner(match: Match) -> BlackoutState:
    assert isinstance(match.state, BlackoutState)
    return match.state


def seen(match: Match, seat: str = "orange") -> View:
    return match.view(seat)


def zone(match: Match, key: str, seat: str = "orange") -> list[str]:
    """The names of the pieces in a zone that a seat can see into."""
    found: Any = seen(match, seat)[key]
    return list(found["known"]) if isinstance(found, dict) else list(found)  # pyright: ignore[reportUnknownArgumentType]


def hidden(match: Match, key: str) -> int:
    found: Any = seen(match)[key]
    return int(found["hidden"])


def play_out(match: Match, seed: int = 1) -> Match:
    rng = random.Random(seed)
    for _ in range(5000):
        if match.over:
            return match
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    raise AssertionError("the match does not end")


# What is left out.


@pytest.mark.parametrize("options", [{}, {"players": 4}, CHAPTER, ALONE], ids=str)
def test_an_empty_description_is_the_first_round_after_set_up(options: dict[str, object]) -> None:
    match = make({}, options)
    state, view = inner(match), seen(match)
    tables = state.tables
    assert (view["round"], view["phase"], view["first"], view["last_round"]) == (1, 1, "orange", 0)
    assert match.to_act == match.seats
    assert None not in json.loads(json.dumps(view["dice"]))
    for seat, name in enumerate(match.seats):
        assert view[f"{name}.money"] == 4
        assert (view[f"{name}.transport"], view[f"{name}.gps"], view[f"{name}.score"]) == (5, 0, 0)
        assert view[f"{name}.rondel"] == [0, 0, 0, 0, 0, 0, 1]
        assert (view[f"{name}.supply"], view[f"{name}.cubes"]) == (24, [])
        assert (state.hand[seat], state.hospital[seat]) == (
            sorted(tables.start_hand[seat]),
            tables.start_hospital[seat],
        )
        assert (state.slots[seat], state.objectives[seat]) == (tables.start_slots[seat], [])
        assert (state.emergency[seat], state.power[seat], state.houses[seat]) == (NONE, 0, tables.all_houses)
    assert all(len(row) == 3 for row in state.display)
    assert (state.reserve_size, state.draw_size) == (tables.reserve, 72 - 9 - tables.reserve)
    assert all(hidden(match, f"tiles.{name}") == 3 for name in tables.district_names)
    check_cards(state)
    check_cubes(state)


def test_the_money_of_a_later_attempt_is_the_default() -> None:
    assert seen(make({}, {**ALONE, "attempt": 4}))["orange.money"] == 10


# Every key.


def test_the_keys_of_the_table() -> None:
    match = make(
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
    view, state = seen(match), inner(match)
    assert (view["round"], view["phase"], view["first"], view["last_round"]) == (6, 5, "grey", 7)
    assert match.to_act == ("orange",)
    assert view["dice"] == ["food", "water", "tools"]
    assert [zone(match, f"display.{row}") for row in (1, 2, 3)] == [["red-1", "plan-money-1"], ["blue-4"], []]
    assert zone(match, "discard")[:2] == ["yellow-2", "gps-1"]
    assert sorted(zone(match, "tiles.tai-po", "grey")) == ["book-2", "money-1"]
    assert (zone(match, "tiles.north"), hidden(match, "tiles.north")) == ([], 0)
    assert (zone(match, "tiles.lantau"), hidden(match, "tiles.lantau")) == ([], 0)
    assert hidden(match, "tiles.sai-kung") == 3
    secured = [name for number, name in enumerate(state.tables.district_names) if state.secured >> number & 1]
    assert sorted(secured) == ["islands", "lantau"]
    assert (state.draw_size, state.reserve_size) == (5, 7)
    assert len(zone(match, "discard")) == 72 - 3 - 12
    assert state.ended == 0
    play_out(match)
    assert seen(match)["round"] == 7


def test_the_keys_of_a_player() -> None:
    orange: Description = {
        "money": 9,
        "score": -12,
        "transport": 3,
        "gps": 2,
        "cubes": ["central", "mong-kok"],
        "rondel": {"book": 2, "battery": 1},
        "hand": ["leader", "red-5"],
        "hospital": ["doctor"],
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
    match = make({"phase": 2, "secured": ["north"], "players": {"orange": orange}})
    view, state = seen(match), inner(match)
    assert [view[f"orange.{key}"] for key in ("money", "score", "transport", "gps")] == [9, -12, 3, 2]
    assert view["orange.cubes"] == ["mong-kok", "central"]
    assert view["orange.rondel"] == [0, 0, 0, 0, 2, 0, 1]
    assert sorted(zone(match, "orange.held", "grey")) == ["orange-leader", "orange-scout", "red-5"]
    assert view["orange.plan"] == ["orange-scout", None, None, None]
    assert match.view("grey")["orange.plan"] != view["orange.plan"]
    assert zone(match, "orange.hospital") == ["orange-doctor"]
    slots = [zone(match, f"orange.slot.{number}") for number in (1, 2, 3, 4)]
    assert slots == [["orange-yellow-a"], ["orange-red-a", "orange-blue-a"], [], []]
    assert zone(match, "orange.objectives") == ["blue-2", "plan-gain-1"]
    assert zone(match, "orange.check_area") == ["plan-money-1"]
    assert view["orange.emergency"] == "emergency-C"
    assert view["marks"] == {"plan-gain-1": 1, "emergency-C": 2}
    assert (view["orange.power"], view["orange.houses"]) == (1, 0b01101)
    assert (zone(match, "orange.tiles_up"), zone(match, "orange.tiles_down")) == (["book-2", "money-1"], ["book-3"])
    assert view["orange.supply"] == 25 - 2 - 3 - 2
    assert state.money[1] == 4
    check_cards(state)
    check_cubes(state)
    assert [str(action) for action in match.legal("orange")][:1] == ["turn-up 1"]
    play_out(match)


@pytest.mark.parametrize("phase", range(1, 9))
@pytest.mark.parametrize("options", [{"players": 3}, CHAPTER, ALONE], ids=str)
def test_a_position_of_every_phase_plays_to_its_end(phase: int, options: dict[str, object]) -> None:
    match = make({"phase": phase, "round": 2}, options)
    state = inner(match)
    first = [step for step in json.loads(json.dumps(seen(match)["agenda"])) if step]
    assert first
    for now in walk(state.clone(), len(match.seats), phase):
        check_cards(now)
        check_cubes(now)
    if phase not in (1, 7):
        assert state.phase in range(phase, 9) or state.round == 3
    play_out(match, phase)
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
    match = make({"phase": phase, "first": "grey", "turn": turn, "players": players}, {"players": 3})
    state = inner(match)
    assert match.to_act == (turn,)
    assert state.phase == phase
    if phase != 5:
        order = ["grey", "white", "orange"]
        steps = [str(step) for step in json.loads(json.dumps(seen(match)["agenda"]))]
        assert sum(waiting in step for step in steps) == 3 - order.index(turn)
    assert state.first == 1


def test_marks_on_the_shared_plan_of_a_chapter() -> None:
    match = make({"players": {"orange": {"marks": {"A": [1, 2]}}, "white": {"marks": {"D": [3]}}}}, CHAPTER)
    answer: Any = match.ask(None, {"ask": "chapter"})
    assert [answer["seats"][seat]["goals"] for seat in match.seats] == [2, 0, 1]
    assert seen(match)["orange.supply"] == 22
    check_cubes(inner(match))


def test_dice_that_are_left_out_show_something_else() -> None:
    for die, faces in (("red", "food"), ("yellow", "book"), ("blue", "medipack")):
        match = make({"dice": {die: faces}})
        dice = json.loads(json.dumps(seen(match)["dice"]))
        assert dice[("red", "yellow", "blue").index(die)] == faces
        assert len(set(dice)) == 3
        assert set(dice) <= set(RESOURCES)


def test_a_position_is_not_what_its_giver_makes_of_it_later() -> None:
    description: Any = {"players": {"orange": {"cubes": ["central"]}}}
    match = make(description)
    before = str(match.record())
    description["players"]["orange"]["cubes"].append("mong-kok")
    assert str(match.record()) == before
    assert seen(match)["orange.cubes"] == ["central"]


def test_the_record_of_a_position_replays_and_verifies() -> None:
    description: Description = {"phase": 5, "round": 8, "deck": 3, "players": {"grey": {"money": 50}}}
    match = lamplight.new("blackout", seed="position", position=description)
    assert match.view(None) == make(description).view(None)
    rng = random.Random(2)
    for _ in range(12):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    again = replay(Record.parse(str(match.record())))
    assert again.view("grey") == match.view("grey")
    play_out(match)
    record = Record.parse(str(match.record()))
    assert verify(record).all_proved
    assert record.position is not None
    assert record.position["players"] == {"grey": {"money": 50}}


def test_a_description_of_the_module_plays() -> None:
    """The one in the documentation."""
    match = make(
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
    play_out(match)


# Refusals.

REFUSED: dict[str, tuple[Description, dict[str, object], str, list[str]]] = {
    "an unknown key": ({"colour": 1}, {}, "key", ["colour", *KEYS]),
    "an unknown key of a player": (own(colour=1), {}, "key", ["colour", *PLAYER_KEYS]),
    "a very long key": ({"x" * 500: 1}, {}, "key", ["x" * 60]),
    "first nobody": ({"first": "nobody"}, {}, "word", ["first", "nobody", "orange, grey"]),
    "first a number": ({"first": 1}, {}, "word", ["first", "1"]),
    "first a list": ({"first": ["orange"]}, {}, "word", ["first"]),
    "first who does not play": ({"first": "green"}, {}, "word", ["green"]),
    "a turn of nobody": ({"phase": 3, "turn": "white"}, {}, "word", ["turn", "white"]),
    "an unknown resource": (own(rondel={"gold": 1}), {}, "word", ["rondel", "gold", "battery"]),
    "round 0": ({"round": 0}, {}, "number", ["round", "1", "999"]),
    "round 1000": ({"round": 1000}, {}, "number", ["round"]),
    "round true": ({"round": True}, {}, "number", ["round"]),
    "round as text": ({"round": "3"}, {}, "number", ["round"]),
    "round and a half": (json.loads('{"round": 1.5}'), {}, "number", ["round"]),
    "round null": ({"round": None}, {}, "number", ["round"]),
    "an enormous round": ({"round": 10**30}, {}, "number", ["round"]),
    "phase 0": ({"phase": 0}, {}, "number", ["phase", "1", "8"]),
    "phase 9": ({"phase": 9}, {}, "number", ["phase", "1", "8"]),
    "a last round in the past": ({"round": 5, "last_round": 4}, {}, "number", ["last_round", "5"]),
    "a negative last round": ({"last_round": -1}, {}, "number", ["last_round"]),
    "negative money": (own(money=-1), {}, "number", ["money", "0"]),
    "too much money": (own(money=1000), {}, "number", ["money", "999"]),
    "too low a score": (own(score=-1000), {}, "number", ["score", "-999"]),
    "negative tokens": (own(transport=-1), {}, "number", ["transport"]),
    "negative gps": (own(gps=-1), {}, "number", ["gps"]),
    "negative books": (own(rondel={"book": -1}), {}, "number", ["book"]),
    "power 3": (own(power=[3]), {}, "number", ["power", "1", "2"]),
    "power twice": (own(power=[1, 1]), {}, "number", ["power"]),
    "unlocked 6": (own(unlocked=[6]), {}, "number", ["unlocked", "5"]),
    "unlocked text": (own(unlocked=["1"]), {}, "number", ["unlocked"]),
    "a deck too large": ({"deck": 73}, {}, "number", ["deck"]),
    "a reserve too large": ({"reserve": 64}, {}, "number", ["reserve", "63"]),
    "a deck beside too large a reserve": ({"reserve": 60, "deck": 4}, {}, "number", ["deck", "3"]),
    "a mark 4": (own(objectives=["plan-gain-1"], marks={"plan-gain-1": [4]}), {}, "number", ["marks", "3"]),
    "players as a list": ({"players": []}, {}, "table", ["players"]),
    "a player as a list": ({"players": {"orange": []}}, {}, "table", ["orange"]),
    "a player null": ({"players": {"grey": None}}, {}, "table", ["grey"]),
    "tiles as a list": ({"tiles": []}, {}, "table", ["tiles"]),
    "dice as a list": ({"dice": ["food"]}, {}, "table", ["dice"]),
    "a rondel as a list": (own(rondel=[1]), {}, "table", ["rondel"]),
    "marks as a list": (own(marks=[1]), {}, "table", ["marks"]),
    "planned as a list": (own(planned=["leader"]), {}, "table", ["planned"]),
    "cubes as text": (own(cubes="central"), {}, "list", ["cubes"]),
    "a hand as text": (own(hand="leader"), {}, "list", ["hand"]),
    "a slot as text": (own(slots=["leader"]), {}, "list", ["slots"]),
    "a row as text": ({"display": ["red-1", [], []]}, {}, "list", ["display"]),
    "tiles of a district as text": ({"tiles": {"tai-po": "book-2"}}, {}, "list", ["tiles"]),
    "secured as text": ({"secured": "tai-po"}, {}, "list", ["secured"]),
    "discard as text": ({"discard": "red-1"}, {}, "list", ["discard"]),
    "a fifth player": ({"players": {"purple": {}}}, {"players": 4}, "name", ["players", "purple"]),
    "a third of two": ({"players": {"white": {}}}, {}, "name", ["players", "white"]),
    "an unknown place": (own(cubes=["atlantis"]), {}, "name", ["cubes", "atlantis"]),
    "a place that is a number": (own(cubes=[7]), {}, "name", ["cubes", "7"]),
    "an unknown card": (own(hand=["joker"]), {}, "name", ["hand", "joker"]),
    "a card of another": (own(hand=["grey-leader"]), {}, "name", ["hand", "grey-leader"]),
    "a card that is a list": (own(hand=[["leader"]]), {}, "name", ["hand"]),
    "an own card as objective": (own(hand=[], objectives=["leader"]), {}, "name", ["objectives", "orange-leader"]),
    "an emergency plan as objective": (own(objectives=["emergency-A"]), {}, "name", ["emergency-A"]),
    "an unknown tile": (own(tiles_up=["gold-1"]), {}, "name", ["tiles_up", "gold-1"]),
    "an unknown district": ({"tiles": {"atlantis": []}}, {}, "name", ["tiles", "atlantis"]),
    "an unknown secured district": ({"secured": ["atlantis"]}, {}, "name", ["secured", "atlantis"]),
    "a starter in the display": ({"display": [["start-red-1"], [], []]}, {}, "name", ["display", "start-red-1"]),
    "an own card in the discard pile": ({"discard": ["orange-leader"]}, {}, "name", ["orange-leader"]),
    "a card as emergency plan": (own(emergency="red-1"), {}, "name", ["emergency", "red-1"]),
    "no emergency plan": (own(emergency=None), {}, "name", ["emergency", "None"]),
    "an unknown die": ({"dice": {"green": "food"}}, {}, "name", ["dice", "green"]),
    "a die with an unknown resource": ({"dice": {"red": "gold"}}, {}, "name", ["dice", "gold"]),
    "slot 9": (own(planned={"9": "leader"}), {}, "name", ["planned", "9"]),
    "marks on an unknown card": (own(marks={"joker": [1]}), {}, "name", ["marks", "joker"]),
    "a plan that is not in this chapter": (own(marks={"B": [1]}), CHAPTER, "name", ["marks", "B"]),
    "a card twice in hand": (own(hand=["leader", "leader"]), {}, "twice", ["leader"]),
    "a card in hand and hospital": (own(hand=["leader"], hospital=["leader"]), {}, "twice", ["leader"]),
    "a card in hand and slot": (own(hand=["leader"], slots=[["leader"]]), {}, "twice", ["leader"]),
    "a card in hand and planned": (own(hand=["leader"], planned={"1": "leader"}), {}, "twice", ["leader"]),
    "a card with both players": (
        {"players": {"orange": {"objectives": ["red-1"]}, "grey": {"objectives": ["red-1"]}}},
        {},
        "twice",
        ["red-1"],
    ),
    "a card in display and hand": ({**own(hand=["red-1"]), "display": [["red-1"], [], []]}, {}, "twice", ["red-1"]),
    "a card in display and discard": ({"display": [["red-1"], [], []], "discard": ["red-1"]}, {}, "twice", ["red-1"]),
    "a tile twice": (own(tiles_up=["book-1"], tiles_down=["book-1"]), {}, "twice", ["book-1"]),
    "a tile in two districts": ({"tiles": {"north": ["book-1"], "tai-po": ["book-1"]}}, {}, "twice", ["book-1"]),
    "26 cubes": (own(rondel={"food": 26}), {}, "cubes", ["orange", "26", "25"]),
    "26 cubes with those on the map": (own(rondel={"food": 25}, cubes=["central"]), {}, "cubes", ["26"]),
    "26 cubes with marks": (
        own(rondel={"food": 25}, objectives=["plan-gain-1"], marks={"plan-gain-1": [1]}),
        {},
        "cubes",
        ["26"],
    ),
    "five slots": (own(slots=[[], [], [], [], []]), {}, "slots", ["orange", "4"]),
    "slots as a table": (own(slots={}), {}, "slots", ["orange"]),
    "a plan in hand": (own(hand=["plan-gain-1"]), {}, "plan-place", ["plan-gain-1"]),
    "a plan in a slot": (own(slots=[["plan-gain-1"]]), {}, "plan-place", ["plan-gain-1"]),
    "a plan in the hospital": (own(hospital=["plan-gain-1"]), {}, "plan-place", ["plan-gain-1"]),
    "four objectives": (own(objectives=["red-1", "red-2", "red-3", "red-4"]), {}, "objectives", ["orange", "3"]),
    "a volunteer in the check-mark area": (own(check_area=["red-1"]), {}, "check-area", ["red-1"]),
    "an emergency plan in the check-mark area": (own(check_area=["emergency-A"]), CHAPTER, "check-area", []),
    "an own emergency plan in a chapter": (own(emergency="emergency-A"), CHAPTER, "emergency", ["orange"]),
    "marks on a plan of nobody": (own(marks={"plan-gain-1": [1]}), {}, "marks", ["plan-gain-1"]),
    "marks on a volunteer": (own(objectives=["red-1"], marks={"red-1": [1]}), {}, "marks", ["red-1"]),
    "all goals marked": (
        own(emergency="emergency-A", marks={"emergency-A": [1, 2, 3]}),
        {},
        "marks",
        ["emergency-A"],
    ),
    "too few tiles": (own(tiles_down=["book-1"]), {}, "tiles", ["48", "47"]),
    "two rows": ({"display": [[], []]}, {}, "display", ["3"]),
    "a row of four": ({"display": [["red-1", "red-2", "red-3", "red-4"], [], []]}, {}, "display", ["3"]),
    "a display null in a table": ({"display": {}}, {}, "display", ["3"]),
    "a face that the die does not have": ({"dice": {"red": "water"}}, {}, "die", ["red", "water"]),
    "two equal dice": ({"dice": {"red": "food", "yellow": "food"}}, {}, "dice", []),
    "four tiles": ({"tiles": {"north": ["book-1", "book-2", "book-3", "book-4"]}}, {}, "tile-count", ["north", "3"]),
    "a card planned in phase 5": ({"phase": 5, **own(planned={"1": "leader"})}, {}, "planned-late", ["orange"]),
    "a plan that is planned": (own(planned={"1": "plan-money-1"}), {}, "plan-place", ["plan-money-1"]),
    "a card in the locked slot": (own(slots=[[], [], [], ["leader"]]), {}, "locked", ["orange", "4"]),
    "a cube twice": (own(cubes=["central", "central"]), {}, "twice", ["central"]),
    "a turn of nobody in phase 1": ({"turn": "nobody"}, {}, "word", ["nobody"]),
    "a card planned in the locked slot": (own(planned={"4": "leader"}), {}, "locked", ["orange", "4"]),
    "two tiles of a type": (
        {**own(tiles_up=["book-1", "book-2"]), "secured": ["north"]},
        {},
        "tile-types",
        ["orange"],
    ),
}


@pytest.mark.parametrize("mistake", REFUSED)
def test_a_position_with_a_mistake_is_refused_in_every_language(mistake: str) -> None:
    description, options, reason, named = REFUSED[mistake]
    with pytest.raises(BadPosition) as caught:
        make(description, options)
    message = caught.value.message
    assert message.id == f"blackout-position-{reason}"
    said = [speaker.say(message) for speaker in SPEAKERS]
    for speaker, sentence in zip(SPEAKERS, said, strict=True):
        assert speaker.check(message) == []
        assert [word for word in named if word not in sentence] == []
        assert re.search(r"blackout-position|\{ *\$|\{\?\?\?\}", sentence) is None
        assert sentence.endswith(".")
    assert len(set(said)) == len(LANGUAGES)


def test_every_reason_of_a_refusal_is_tested() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(_locales().glob("en/*.ftl")))
    reasons = set(re.findall(r"^blackout-position-([a-z-]+) =", text, re.MULTILINE))
    assert len(reasons) >= 20
    assert reasons == {reason for _, _, reason, _ in REFUSED.values()}


def _locales() -> Any:
    return GAME.texts


ALLOWED: list[Description] = [
    own(rondel={"food": 24}, cubes=["central"]),
    own(planned={"4": "leader"}, power=[2]),
    own(tiles_up=["book-1", "money-1"]),
    own(marks={"A": [1, 2, 3]}),
    {"reserve": 60, "deck": 3},
    {"round": 999, "phase": 8},
    {"round": 4, "last_round": 4},
    own(score=-999, money=999, transport=999, gps=999),
    own(hand=[], slots=[], hospital=[], planned={}),
    {"display": [[], [], []], "deck": 0, "reserve": 0},
    {"players": {name: {"cubes": ["central"]} for name in ("orange", "grey", "white")}},
]


@pytest.mark.parametrize("description", ALLOWED, ids=str)
def test_what_is_just_allowed_plays_to_its_end(description: Description) -> None:
    if any("tiles_up" in str(part) for part in description.values()):
        description = {**description, "secured": ["north"]}
    match = make(description, CHAPTER)
    for now in walk(inner(match).clone(), len(match.seats), 3):
        check_cards(now)
        check_cubes(now)
    assert play_out(match).over


def test_more_cubes_than_there_are_with_soft_cubes() -> None:
    match = make(own(rondel={"food": 40}), {"cube_limit": "soft"})
    assert seen(match)["orange.supply"] == -15
    assert play_out(match).over


# Any description.

NAMES = inner(make({}, CHAPTER)).tables
WORDS = st.sampled_from(
    [
        *NAMES.card_names[::5],
        *("leader", "doctor", "red-1", "plan-gain-1", "plan-money-1", "emergency-A", "A", "D", "1", "2", "4"),
        *NAMES.location_names[:4],
        *NAMES.district_names[:4],
        *NAMES.tile_names[::9],
        *RESOURCES,
        *("battery", "red", "yellow", "blue", "orange", "grey", "white", "green", ""),
    ]
)
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(-(10**30), 10**30),
    st.floats(),
    WORDS,
    st.text(max_size=8),
)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(WORDS | st.text(max_size=4), inside, max_size=3),
    max_leaves=8,
)
CARDS = st.lists(WORDS | st.sampled_from(NAMES.card_names), max_size=3, unique=True)
TILES = st.lists(st.sampled_from(NAMES.tile_names), max_size=2, unique=True)
NUMBER = st.integers(0, 12)
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "round": st.integers(1, 12),
    "phase": st.integers(1, 8),
    "first": st.sampled_from(["orange", "grey", "white"]),
    "turn": st.sampled_from(["orange", "grey", "white"]),
    "last_round": st.integers(0, 14),
    "deck": NUMBER,
    "reserve": NUMBER,
    "dice": st.dictionaries(st.sampled_from(["red", "yellow", "blue"]), st.sampled_from(RESOURCES)),
    "display": st.lists(st.lists(st.sampled_from(NAMES.card_names[44:90]), max_size=3), min_size=3, max_size=3),
    "discard": st.lists(st.sampled_from(NAMES.card_names[44:90]), max_size=9, unique=True),
    "secured": st.lists(st.sampled_from(NAMES.district_names), min_size=1, max_size=6),
    "tiles": st.dictionaries(st.sampled_from(NAMES.district_names), TILES, max_size=3),
}
LIKELY_OWN: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("money", "score", "transport", "gps"), NUMBER),
    "cubes": st.lists(st.sampled_from(NAMES.location_names), max_size=9),
    "rondel": st.dictionaries(st.sampled_from([*RESOURCES, "battery"]), st.integers(0, 3)),
    **dict.fromkeys(
        ("hand", "hospital"), st.lists(st.sampled_from(["leader", "doctor", "scout", "red-a"]), max_size=2)
    ),
    "slots": st.lists(st.lists(st.sampled_from(["mechanic", "blue-a", "yellow-a", "red-b"]), max_size=1), max_size=4),
    "planned": st.dictionaries(st.sampled_from(["1", "2", "3"]), st.sampled_from(["blue-b", "red-c"]), max_size=1),
    "objectives": st.lists(st.sampled_from(NAMES.card_names[36:]), max_size=3, unique=True),
    "check_area": st.lists(st.sampled_from(NAMES.card_names[-22:]), max_size=3, unique=True),
    "marks": st.dictionaries(st.sampled_from(["A", "D", "plan-gain-1"]), st.lists(st.integers(1, 3), max_size=2)),
    "power": st.lists(st.integers(1, 2), max_size=2, unique=True),
    "unlocked": st.lists(st.integers(1, 5), max_size=5, unique=True),
    "tiles_up": TILES,
    "tiles_down": TILES,
    "emergency": st.sampled_from(NAMES.card_names[-4:]),
}
PLAYERS = st.dictionaries(
    st.sampled_from(["orange", "grey", "white"]), st.fixed_dictionaries({}, optional=LIKELY_OWN), max_size=3
)
SOUND = st.fixed_dictionaries({}, optional={**LIKELY, "players": PLAYERS})
WILD = st.one_of(
    st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), ANYTHING, max_size=4),
    st.fixed_dictionaries(
        {
            "players": st.dictionaries(
                st.sampled_from(["orange", "grey", "white"]),
                st.dictionaries(st.sampled_from(PLAYER_KEYS), ANYTHING | CARDS, max_size=4) | ANYTHING,
                max_size=2,
            )
        }
    ),
)
MODES = st.sampled_from([{}, {"players": 3}, CHAPTER, ALONE, {"players": 4, "chapter": 4}])


@given(description=WILD, options=MODES)
@settings(max_examples=400, deadline=None)
def test_any_description_is_a_position_or_is_refused_in_words(
    description: Description, options: dict[str, object]
) -> None:
    refused: BadPosition | None = None
    try:
        match = make(description, options)
    except BadPosition as error:
        refused = error
    else:
        check_cards(inner(match))
        check_cubes(inner(match))
    for speaker in SPEAKERS if refused is not None else []:
        assert refused is not None
        assert speaker.check(refused.message) == []


@given(description=SOUND, options=MODES, seed=st.integers(0, 1000))
@settings(max_examples=300, deadline=None)
def test_every_accepted_description_plays_to_its_end_and_loses_nothing(
    description: Description, options: dict[str, object], seed: int
) -> None:
    try:
        match = make(description, options)
    except BadPosition:
        return
    for now in walk(inner(match), len(match.seats), seed):
        check_cards(now)
        check_cubes(now)


@given(description=SOUND, options=MODES, seed=st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_a_position_can_be_asked_about_and_seen_from_every_seat(
    description: Description, options: dict[str, object], seed: int
) -> None:
    """Prompts, previews, refusals, questions: from the first moment on, in words."""
    try:
        match = make(description, options)
    except BadPosition:
        return
    rng = random.Random(seed)
    for _ in range(4):
        if match.over:
            return
        for seat in match.seats:
            messages = [match.prompt(seat).message]
            for action in match.legal(seat):
                messages += match.preview(seat, action)
            for number in rng.sample(range(len(match.setup.catalogue)), 12):
                refusal = match.why_not(seat, number)
                messages += [] if refusal is None else [refusal.message]
            for message in messages:
                assert SPEAKERS[seed % 4].check(message) == []
            assert match.ask(seat, {"ask": "score"}).keys() == set(match.seats)
            assert "cards" not in match.ask(seat, {"ask": "chapter"})
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
