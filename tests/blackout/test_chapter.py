"""R15 to R17: the chapters of the campaign, as far as one match goes."""

from __future__ import annotations

import pytest

from lamplight.kernel import Match, Plain
from lamplight.kernel.game import OptionValue

from .builder import (
    Player,
    at,
    bare,
    can,
    cards,
    count,
    cubes,
    do,
    ending,
    first_round,
    new,
    number,
    quietly,
    rows,
    told,
    winners,
)

RESERVES = [
    (0, (-1, 36, 21, 15)),
    (1, (33, 24, 18, 12)),
    (2, (48, 42, 39, 36)),
    (3, (33, 24, 18, 12)),
    (4, (39, 30, 24, 18)),
    (5, (27, 18, 9, 0)),
]
PLANS = {1: ("A", "AD"), 2: ("B", "BC"), 3: ("B", "BD"), 4: ("C", "AC"), 5: ("D", "BD")}


def chapter_question(match: Match) -> Player:
    """What the chapter asks for."""
    return match.ask(None, {"ask": "chapter"})


def finished(chapter: int, *scores: int, goals: list[Plain], **options: OptionValue) -> Match:
    """A chapter that is over: everybody has completed these goals of its first shared plan."""
    return ending(*(qualified(chapter, score, goals) for score in scores), chapter=chapter, options=options)


def qualified(chapter: int, score: int, goals: list[Plain], **described: Plain) -> Player:
    """A player with this score and these goals of the first shared plan of a chapter."""
    return {"score": score, "marks": {PLANS[chapter][0]: goals}, **described}


# The set-up.


@pytest.mark.parametrize(("chapter", "sizes"), RESERVES)
def test_R17_reserve_sizes_and_plans(chapter: int, sizes: tuple[int, ...]) -> None:
    for seats, size in enumerate(sizes, start=1):
        if size < 0:
            continue
        match = new(seats, chapter, ask_chance=True)
        assert count(match, "reserve") == size
        assert count(match, "deck") == 72 - size
        assert (count(match, "deck") - 9) % 3 == 0
        if chapter:
            plans = chapter_question(match)["plans"]
            assert isinstance(plans, dict)
            assert "".join(plans) == PLANS[chapter][seats > 2]


@pytest.mark.parametrize(
    ("chapter", "orchids"),
    [(1, [60, 75, 90]), (2, [35, 50, 65]), (3, [65, 85, 105]), (4, [65, 80, 95]), (5, [105, 125, 145])],
)
def test_R17_orchids(chapter: int, orchids: list[int]) -> None:
    assert chapter_question(new(2, chapter))["lines"] == orchids


def test_R15_02_nobody_has_an_own_emergency_plan() -> None:
    match = first_round(2, 1)
    assert [match.view(None)[f"{seat}.emergency"] for seat in match.seats] == [None, None]


# Shared emergency plans.


def test_R15_03_R15_05_shared_goals_for_everybody_once_each() -> None:
    player = bare(cubes=["tai-o"], rondel={"tools": 6})
    match = at(3, player, player, chapter=2)
    for seat in match.seats:
        supply = number(match, f"{seat}.supply")
        do(match, "goal emergency-B 1", seat=seat)
        assert (number(match, f"{seat}.money"), number(match, f"{seat}.supply")) == (5, supply + 2)
        assert can(match, seat) == ["battery", "done"]
        do(match, "done", seat=seat)
    assert [cards(match, f"{seat}.check_area") for seat in match.seats] == [[], []]
    assert cubes(match) == ["tai-o"]


def test_R15_04_bound_to_the_plan_of_the_first_goal() -> None:
    match = at(3, bare(rondel={"tools": 3, "book": 3}), {}, {}, chapter=3)
    assert can(match) == ["done", "goal emergency-B 1", "goal emergency-D 1"]
    do(match, "goal emergency-D 1")
    assert not any("emergency" in text for text in can(match))


@pytest.mark.parametrize(("bonus", "points"), [(True, 13), (False, 5)])
def test_R15_06_B_42_the_bonus_of_a_shared_plan(bonus: bool, points: int) -> None:
    orange = bare(marks={"B": [1, 3]}, slots=[["red-a", "red-b", "doctor"]])
    match = at(3, orange, {}, chapter=2, options={"campaign_bonus": bonus})
    do(match, "goal emergency-B 2")
    assert number(match, "orange.score") == points
    assert cubes(match) == []


# Who wins a chapter.


def test_R15_07_the_best_with_all_conditions_wins() -> None:
    assert winners(finished(2, 40, 36, goals=[1, 2])) == ["orange"]


def test_R15_07_of_equal_scores_the_one_with_all_conditions_wins() -> None:
    match = ending({"score": 80, "money": 3}, qualified(2, 80, [1, 2], money=1), chapter=2)
    assert winners(match) == ["grey"]


def test_R15_07_B_74_literal_nobody_wins_if_the_best_misses_a_condition() -> None:
    assert winners(ending(qualified(2, 40, [1]), qualified(2, 36, [1, 2]), chapter=2)) == []


def test_R15_07_B_74_best_qualified() -> None:
    match = ending(
        qualified(2, 40, [1]), qualified(2, 36, [1, 2]), chapter=2, options={"campaign_winner": "best_qualified"}
    )
    assert winners(match) == ["grey"]


def test_R17_01_the_first_orchid_is_needed() -> None:
    assert winners(finished(2, 34, 20, goals=[1, 2])) == []
    assert winners(finished(2, 35, 20, goals=[1, 2])) == ["orange"]


def test_R17_chapter_1_every_goal_of_one_plan() -> None:
    assert winners(finished(1, 60, 20, goals=[1, 2])) == []
    assert winners(finished(1, 60, 20, goals=[1, 2, 3])) == ["orange"]


def test_R17_chapter_3_four_cubes_round_the_central_district() -> None:
    three: list[Plain] = ["mong-kok", "kai-tak", "hung-hom"]
    for places, best in ((three, []), ([*three, "central"], ["orange"])):
        orange, grey = qualified(3, 65, [1, 2], cubes=places), qualified(3, 20, [1, 2])
        assert winners(ending(orange, grey, chapter=3)) == best


def test_R17_chapter_4_four_red_locations() -> None:
    four: list[Plain] = ["mong-kok", "aberdeen", "tung-chung", "central"]
    for places, best in ((four, []), ([*four, "cheung-chau"], ["orange"])):
        orange, grey = qualified(4, 65, [1, 2], cubes=places), qualified(4, 20, [1, 2])
        assert winners(ending(orange, grey, chapter=4)) == best


def test_R17_chapter_5_both_restore_power_goals() -> None:
    for restored, best in (([1], []), ([1, 2], ["orange"])):
        orange, grey = qualified(5, 105, [1, 2], power=[*restored]), qualified(5, 20, [1, 2])
        assert winners(ending(orange, grey, chapter=5)) == best


# Alone.


@pytest.mark.parametrize(
    ("chapter", "reserve", "plan"), [(1, 33, "A"), (2, 48, "B"), (3, 33, "B"), (4, 39, "C"), (5, 27, "D")]
)
def test_R16_01_alone_the_lines_for_one_player_count(chapter: int, reserve: int, plan: str) -> None:
    match = new(1, chapter)
    assert count(match, "reserve") == reserve
    assert count(match, "deck") == 72 - 9 - reserve
    plans = chapter_question(match)["plans"]
    assert isinstance(plans, dict)
    assert list(plans) == [plan]
    rounds: list[tuple[int, Plain]] = []

    def check(now: Match) -> bool:
        if not rounds or rounds[-1][0] != number(now, "round"):
            rounds.append((number(now, "round"), now.view(None)["first"]))
        return number(now, "round") == 3

    quietly(match, check)
    assert rounds == [(0, "orange"), (1, "orange"), (2, "orange"), (3, "orange")]


@pytest.mark.parametrize("bought", [0, 1])
def test_R16_02_solo_without_a_purchase_the_top_row_loses_a_card(bought: int) -> None:
    shown: list[Plain] = [["red-1", "red-2"], ["blue-1", "blue-2"], ["yellow-1", "yellow-2"]]
    match = at(5, bare(money=3), chapter=1, table={"display": shown})
    do(match, "buy blue-1" if bought else "done")
    lost = [event["card"] for event in told(match, "discarded") if event["rule"] == "R16.02"]
    assert lost == ([] if bought else ["red-2"])


def test_R16_02_B_11_the_emptied_top_row_is_refilled_before_phase_6() -> None:
    shown: list[Plain] = [["red-1"], ["blue-1", "blue-2"], ["yellow-1", "yellow-2"]]
    match = at(5, bare(money=2), chapter=1, table={"display": shown})
    do(match, "done")
    assert rows(match) == [2, 1, 1]


def test_R16_02_B_79_solo_buys_until_passing() -> None:
    shown: list[Plain] = [[f"{colour}-{one}" for one in (1, 2, 3)] for colour in ("red", "blue", "yellow")]
    match = at(5, bare(money=11), chapter=1, table={"display": shown})
    do(match, "buy red-1", "buy blue-1")
    assert rows(match) == [2, 2, 3]
    do(match, "done")
    assert len(cards(match, "orange.objectives")) == 2
    assert number(match, "phase") > 5


@pytest.mark.parametrize(("needed", "score", "wins"), [(2, 49, False), (2, 50, True), (3, 64, False), (3, 65, True)])
def test_R16_03_solo_needs_the_second_orchid(needed: int, score: int, wins: bool) -> None:
    match = finished(2, score, goals=[1, 2], solo_orchids=needed)
    assert winners(match) == (["orange"] if wins else [])


def test_R16_03_a_solo_chapter_with_one_orchid_is_lost_and_earns_none() -> None:
    match = finished(2, 40, goals=[1, 2])
    assert winners(match) == []
    seats = chapter_question(match)["seats"]
    assert isinstance(seats, dict)
    orange = seats["orange"]
    assert isinstance(orange, dict)
    assert orange["orchids"] == 0
