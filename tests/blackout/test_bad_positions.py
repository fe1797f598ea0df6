"""Descriptions of positions that are refused, just allowed, or anything at all."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.model import RESOURCES
from lamplight.games.blackout.rules.position import KEYS, PLAYER_KEYS
from lamplight.kernel import BadPosition, Plain
from lamplight.text.speaker import LANGUAGES, Speaker

from .builder import Options, Player, at_random, board, check_cards, check_cubes, described, walk

SPEAKERS = [Speaker(language) for language in LANGUAGES]
CHAPTER: Options = {"players": 3, "chapter": 1}
ALONE: Options = {"players": 1, "chapter": 2}


def own(**described: Plain) -> Player:
    """A position in which only something of orange is told."""
    return {"players": {"orange": described}}


REFUSED: dict[str, tuple[Player, Options, str, list[str]]] = {
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
    "the doctor in the hospital": (own(hospital=["doctor"]), {}, "doctor", ["orange"]),
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
        described(description, options)
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
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.texts.glob("en/*.ftl")))
    reasons = set(re.findall(r"^blackout-position-([a-z-]+) =", text, re.MULTILINE))
    assert len(reasons) >= 20
    assert reasons == {reason for _, _, reason, _ in REFUSED.values()}


ALLOWED: list[Player] = [
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
def test_what_is_just_allowed_plays_to_its_end(description: Player) -> None:
    if any("tiles_up" in str(part) for part in description.values()):
        description = {**description, "secured": ["north"]}
    match = described(description, CHAPTER)
    for now in walk(board(match).clone(), len(match.seats), 3):
        check_cards(now)
        check_cubes(now)
    at_random(match, 1)


def test_more_cubes_than_there_are_with_soft_cubes() -> None:
    match = described(own(rondel={"food": 40}), {"cube_limit": "soft"})
    assert match.view("orange")["orange.supply"] == -15
    at_random(match, 1)


# Any description.

NAMES = board(described({}, CHAPTER)).tables
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
def test_any_description_is_a_position_or_is_refused_in_words(description: Player, options: Options) -> None:
    refused: BadPosition | None = None
    try:
        match = described(description, options)
    except BadPosition as error:
        refused = error
    else:
        check_cards(board(match))
        check_cubes(board(match))
    for speaker in SPEAKERS if refused is not None else []:
        assert refused is not None
        assert speaker.check(refused.message) == []


@given(description=SOUND, options=MODES, seed=st.integers(0, 1000))
@settings(max_examples=300, deadline=None)
def test_every_accepted_description_plays_to_its_end_and_loses_nothing(
    description: Player, options: Options, seed: int
) -> None:
    try:
        match = described(description, options)
    except BadPosition:
        return
    for now in walk(board(match), len(match.seats), seed):
        check_cards(now)
        check_cubes(now)


@given(description=SOUND, options=MODES, seed=st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_a_position_can_be_asked_about_and_seen_from_every_seat(
    description: Player, options: Options, seed: int
) -> None:
    """Prompts, previews, refusals, questions: from the first moment on, in words."""
    try:
        match = described(description, options)
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
