"""R5: phase 5, new objectives from the display."""

from __future__ import annotations

from lamplight.kernel import Plain
from lamplight.text.speaker import Speaker

from .builder import Player, agenda, at, bare, can, cards, count, display, do, number, own, quietly, rows, told

FULL: list[Plain] = [["blue-1", "blue-2", "blue-3"], ["red-1", "red-2", "red-3"], ["yellow-1", "yellow-2", "yellow-3"]]
THREE_TWO_ONE: list[Plain] = [["red-1", "red-2", "red-3"], ["blue-1", "blue-2"], ["yellow-1"]]


def test_R5_01_R6_in_turn_order_from_the_starting_player() -> None:
    players = [
        bare(money=9, rondel={"water": 2}, objectives=[objective]) for objective in ("blue-8", "blue-9", "blue-10")
    ]
    match = at(5, *players, table={"first": "white", "display": FULL})
    asked: list[str] = []
    while number(match, "round") == 1:
        seat = match.to_act[0]
        asked.append(seat)
        do(match, "done" if "done" in can(match, seat) else "water gps", seat=seat)
    assert asked == ["white", "orange", "grey"] * 3  # the market, then all waste, then all may discard
    assert own(match, "gps") == [1, 1, 1]


def test_R5_02_passing_does_not_exclude() -> None:
    match = at(5, bare(money=9), bare(money=9), bare(money=9), table={"display": FULL})
    for seat, action in (("orange", "done"), ("grey", "done"), ("white", "buy red-1"), ("orange", "buy red-2")):
        do(match, action, seat=seat)
    do(match, "done", seat="grey")
    do(match, "done", seat="white")
    assert (match.to_act, number(match, "phase")) == (("orange",), 5)
    do(match, "done")
    assert number(match, "phase") > 5


def test_R5_03_R5_04_prices_by_row_and_three_spots() -> None:
    match = at(5, bare(money=3), {}, table={"display": THREE_TWO_ONE})
    assert set(can(match)) == {"buy blue-1", "buy blue-2", "buy yellow-1", "done"}
    orange = bare(money=4, emergency="emergency-A", objectives=["blue-8", "blue-9"])
    match = at(5, orange, {}, table={"display": THREE_TWO_ONE})
    assert len(can(match)) == 7
    do(match, "buy red-2")
    assert number(match, "orange.money") == 0
    assert display(match)[0] == ["red-1", "red-3"]
    assert cards(match, "orange.objectives") == ["blue-8", "blue-9", "red-2"]


def test_R5_05_the_emergency_spot_takes_no_new_card() -> None:
    orange = bare(money=9, objectives=["blue-8", "blue-9", "blue-10"])
    match = at(5, orange, {}, table={"display": [["red-1", "red-2", "red-3"], [], []]})
    assert match.view(None)["orange.emergency"] is None
    assert (match.to_act, number(match, "phase")) == (("grey",), 5)
    assert [event["side"] for event in told(match, "passed")] == ["orange"]


def test_R5_06_an_empty_row_is_refilled_at_once() -> None:
    match = at(5, bare(money=2), bare(money=9), bare(), table={"display": THREE_TWO_ONE})
    left = count(match, "deck")
    do(match, "buy yellow-1")
    assert rows(match) == [3, 2, 3]
    assert count(match, "deck") == left - 3
    assert match.to_act == ("grey",)


def test_R5_08_a_bought_card_waits_for_the_next_phase_3() -> None:
    orange: Player = {"money": 4, "rondel": {"book": 2}, "cubes": ["tai-o"]}
    match = at(5, orange, {"money": 0}, table={"round": 4, "display": [["red-1", "red-2", "red-3"], [], []]})
    do(match, "buy red-1")
    assert cards(match, "orange.objectives") == ["red-1"]
    quietly(match, lambda now: "goal red-1 1" in now.legal("orange"))
    assert (number(match, "round"), number(match, "phase")) == (5, 3)
    do(match, "goal red-1 1")


def test_T_11_new_objectives() -> None:
    shown: list[Plain] = [["blue-1", "blue-2"], ["red-1", "red-2", "red-3"], ["yellow-1"]]
    orange = bare(money=20, objectives=["blue-8", "blue-9"])
    match = at(5, orange, bare(money=2), bare(money=4), table={"display": shown})
    left = count(match, "deck")
    do(match, "buy yellow-1")
    assert number(match, "orange.money") == 18
    assert count(match, "deck") == left - 3
    assert match.to_act == ("white",)  # Martin cannot pay
    do(match, "buy red-1", seat="white")
    assert number(match, "white.money") == 0
    assert rows(match) == [1, 1, 2]  # phase 6 has taken a card of each row
    assert "drop blue-8" in can(match)  # all three have passed


def test_what_ends_a_question_says_what_is_declined() -> None:
    english = Speaker("en")
    said: dict[str, str] = {}
    orange: Player = {
        "cubes": ["central"],
        "hand": ["red-a"],
        "objectives": ["blue-8"],
        "slots": [["red-b"]],
        "money": 9,
    }
    match = at(3, orange, {}, table={"display": FULL})
    while not match.over and number(match, "round") == 1:
        seat = match.to_act[0]
        done = match.setup.catalogue.parse("done")
        if "done" in can(match, seat):
            step = agenda(match)[-1]
            said[step] = english.say(match.offered(seat, done))
        do(match, "done" if "done" in can(match, seat) else can(match, seat)[0], seat=seat)
    assert said == {
        "goals": "Done",
        "scout": "Do not scout",
        "market": "Pass",
        "drop": "Discard nothing",
        "refresh": "Take no cards back",
    }
