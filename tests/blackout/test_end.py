"""R9: the last round, final scoring, and who has won."""

from __future__ import annotations

import pytest

from lamplight.kernel import Match, Plain

from .builder import (
    MODES,
    Player,
    at,
    bare,
    board,
    can,
    cards,
    count,
    do,
    ending,
    last_decisions,
    new,
    number,
    quietly,
    rondel,
    rows,
    told,
    winners,
)

RED: list[Plain] = ["red-1", "red-2", "red-3"]
YELLOW: list[Plain] = ["yellow-1", "yellow-2", "yellow-3"]


# The draw deck runs out.


def test_R5_07_R9_01_the_last_card_of_the_draw_deck_triggers_the_end() -> None:
    for trigger, last in (("deck_empty", 8), ("cannot_draw", 0)):
        table: Player = {"round": 7, "deck": 3, "display": [["blue-1"], RED, YELLOW]}
        match = at(5, bare(money=2), bare(), bare(), table=table, options={"end_trigger": trigger})
        do(match, "buy blue-1")
        assert number(match, "last_round") == last
        assert count(match, "reserve") == 21


def test_R9_01_B_20_cannot_draw_triggers_with_the_reserve() -> None:
    table: Player = {"round": 7, "deck": 0, "display": [["blue-1"], RED, YELLOW]}
    match = at(5, bare(money=2), bare(), bare(), table=table, options={"end_trigger": "cannot_draw"})
    do(match, "buy blue-1")
    assert (number(match, "last_round"), count(match, "reserve")) == (8, 18)


def test_R9_02_the_reserve_fills_what_the_draw_deck_lacks() -> None:
    table: Player = {"round": 4, "deck": 2, "reserve": 20, "display": [["red-1"], ["red-2"], ["red-3", "red-4"]]}
    match = at(5, {"money": 8}, {"money": 0}, table=table)
    do(match, "buy red-1")
    sizes = [count(match, pile) for pile in ("deck", "reserve")]
    assert (sizes, len(cards(match, "display.1"))) == ([0, 19], 3)
    assert number(match, "last_round") == 5
    do(match, "buy red-2")  # and every later refill
    sizes = [count(match, pile) for pile in ("deck", "reserve")]
    assert (sizes, len(cards(match, "display.2"))) == ([0, 16], 3)
    assert number(match, "last_round") == 5


def test_R9_03_one_more_round_and_RR_03_the_marker_moves() -> None:
    waiting = bare(slots=[["red-a"]])
    match = at(8, waiting, waiting, waiting, table={"round": 7, "last_round": 8, "first": "white", "turn": "grey"})
    do(match, "done", seat="grey")
    assert (match.over, match.view(None)["first"]) == (False, "orange")
    quietly(match, lambda now: now.over)
    assert number(match, "round") == 8


SHORT: list[Plain] = [["blue-1"], ["red-1", "red-2"], ["yellow-1", "yellow-2"]]


def test_R9_04_nothing_is_left_to_refill_with() -> None:
    table: Player = {"deck": 0, "reserve": 0, "last_round": 3, "display": SHORT}
    match = at(6, {}, {}, {}, {}, chapter=5, table=table)
    assert rows(match) == [0, 1, 1]
    assert number(match, "last_round") == 3  # B-23
    quietly(match, lambda now: number(now, "round") == 3)
    assert rows(match) == [0, 0, 0]
    assert len(told(match, "discarded")) == 5


def test_R9_04_B_20_without_any_reserve_cannot_draw_triggers_at_the_empty_refill() -> None:
    table: Player = {"round": 7, "deck": 3, "display": SHORT}
    match = at(6, {}, {}, {}, {}, chapter=5, table=table, options={"end_trigger": "cannot_draw"})
    assert number(match, "last_round") == 0
    assert rows(match) == [3, 1, 1]
    quietly(match, lambda now: number(now, "round") == 9)
    assert number(match, "last_round") == 9
    assert rows(match) == [2, 0, 0]


@pytest.mark.parametrize("deck", [0, 1, 2])
def test_B_20_a_row_that_cannot_be_filled_triggers_the_end(deck: int) -> None:
    display: list[Plain] = [["red-1"], ["red-2", "red-3"], ["red-4", "red-5"]]
    table: Player = {"round": 3, "display": display, "deck": deck, "reserve": 0}
    match = at(6, {}, {}, table=table, options={"end_trigger": "cannot_draw"})
    assert number(match, "last_round") == 4


@pytest.mark.parametrize(("seats", "chapter"), MODES)
def test_R9_05_draw_decks_are_multiples_of_three(seats: int, chapter: int) -> None:
    match = new(seats, chapter)
    assert count(match, "deck") % 3 == 0


def test_R9_05_so_no_single_refill_is_partial() -> None:
    sizes: set[int] = set()

    def check(now: Match) -> bool:
        deck = count(now, "deck")
        sizes.add(deck)
        return deck % 3 != 0

    for seats in (2, 3):
        match = new(seats)
        quietly(match, check)
        assert match.over
    assert {27, 18, 9, 0} <= sizes


@pytest.mark.parametrize(("seats", "longest"), [(2, 10), (3, 16), (4, 19)])
def test_X_3_the_length_when_nobody_buys(seats: int, longest: int) -> None:
    match = new(seats)
    quietly(match, lambda now: now.over)
    assert match.over
    assert number(match, "round") == longest
    assert number(match, "last_round") == longest


def test_X_4_two_rows_from_the_draw_deck_and_one_from_the_reserve() -> None:
    table: Player = {"round": 15, "deck": 6, "display": [["blue-1"], ["red-1"], ["yellow-1"]]}
    match = at(6, {}, {}, {}, table=table, ask_chance=True)

    def draw(times: int) -> None:
        for _ in range(times):
            do(match, can(match, "chance")[0], seat="chance")

    draw(5)
    assert number(match, "last_round") == 0
    draw(1)
    assert (number(match, "last_round"), count(match, "reserve"), count(match, "deck")) == (16, 21, 0)
    draw(3)
    assert count(match, "reserve") == 18
    assert rows(match) == [3, 3, 3]


# Final scoring.


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


@pytest.mark.parametrize("area", [False, True])
def test_R9_12_R9_14_printed_points_of_hand_and_slots(area: bool) -> None:
    orange: Player = {
        "hand": ["yellow-12"],  # 11
        "slots": [["blue-8"], [], [], ["red-11"]],  # 8 and 9
        "power": [2],
        "objectives": ["blue-12"],
        "hospital": ["red-12"],
        "emergency": "emergency-A",
        "transport": 9,
        "gps": 9,
    }
    match = last_decisions(orange, {}, options={"score_check_area": area})
    state = board(match)
    # No card of the set with points can come there; B-71 says what would count if one could.
    state.check_area = [[state.tables.card_names.index("blue-9")], []]  # 8
    do(match, "done")
    do(match, "done", seat="grey")
    assert number(match, "orange.score") == (36 if area else 28)


def test_R9_12_planned_cards_count_in_the_score_as_if_the_match_ended_now() -> None:
    orange: Player = {"hand": ["yellow-12"], "planned": {"1": "red-11", "2": "blue-8"}}  # 11, 9 and 8
    match = at(2, orange, {})
    for seat in (None, *match.seats):  # hand and plan together are known to everybody
        scores = match.ask(seat, {"ask": "score"})["orange"]
        assert isinstance(scores, dict)
        assert scores["cards"] == 28


def test_R9_13_ties_by_money_then_shared() -> None:
    for money, best in (((1, 2, 4), ["grey"]), ((2, 2, 4), ["orange", "grey"])):
        players = [bare(score=score, money=left) for score, left in zip((10, 10, 9), money, strict=True)]
        match = ending(*players)
        assert winners(match) == best
        outcome = match.outcome
        assert outcome is not None
        assert outcome.scores == tuple(number(match, f"{seat}.score") for seat in match.seats)
        assert outcome.returns == tuple(
            max(outcome.scores) + 1 if seat in best else score
            for seat, score in zip(match.seats, outcome.scores, strict=True)
        )


def test_T_17_final_scoring() -> None:
    white: Player = {
        "rondel": {"food": 1, "tools": 1, "gasoline": 1, "water": 1, "battery": 2},
        "money": 5,
        "tiles_up": ["points-1", "book-1", "tools-1", "money-1"],
        "tiles_down": ["points-2"],
    }
    match = ending({}, {}, white)
    assert (number(match, "white.score"), number(match, "white.money")) == (7, 1)
