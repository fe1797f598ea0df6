"""Readings of the rules as options: what each changes, the preset of 0.1, and matches that began before them."""

from __future__ import annotations

import pytest

import lamplight
from lamplight.games.blackout import GAME
from lamplight.games.blackout.game import AS_IN_0_1, OPTIONS
from lamplight.kernel import BadOption, BadPosition, Plain
from lamplight.kernel.ledger import known_items

from .builder import Player, at, bare, can, cards, do, first_round, new, number, told
from .campaigns import check_sentences

OLD = {"edition": AS_IN_0_1}
NEWER = [option.name for option in OPTIONS if option.before is not None]


# The preset, and what came before.


def test_as_in_0_1_sets_every_reading_that_has_changed() -> None:
    preset = GAME.editions[AS_IN_0_1]
    assert preset == {
        "probe_tiles_have_type": False,
        "starting_player": "drawn",
        "market_end": "consecutive",
        "gps_limit": "as_transport",
        "doctor_in_hospital": "possible",
        "attempt_money": "capped",
    }
    read = GAME.read_options(OLD)
    assert {name: read[name] for name in preset} == preset


def test_the_options_of_a_stored_match_are_those_of_its_time() -> None:
    stored = {name: value for name, value in GAME.read_options(OLD).items() if name not in NEWER}
    assert GAME.kept_options(stored) == stored
    assert GAME.kept_options(GAME.read_options({})) == GAME.read_options({})
    setup = GAME.setup(GAME.kept_options(stored))
    assert set(setup.options) == set(stored)
    assert not setup.tables.safe_doctor


def test_a_stored_match_is_checked_like_a_new_one() -> None:
    for wrong in ({"players": 1}, {"speed": 2}, {"players": 7}):
        with pytest.raises(BadOption):
            GAME.kept_options(wrong)


# B-12: the printed order, where the text says so.


@pytest.mark.parametrize(
    ("card", "order", "after_second"),
    [
        ("mechanic", "any", True),
        ("mechanic", "then", False),
        ("mechanic", "printed", False),
        ("leader", "then", True),
        ("leader", "printed", False),
        ("points-tool-1", "then", False),
        ("money-icons-1", "then", False),
        ("gps-1", "then", True),
    ],
)
def test_B_12_then_binds_the_order_where_the_text_says_then(card: str, order: str, after_second: bool) -> None:
    orange = bare(planned={"1": card}, rondel={"tools": 2, "book": 2, "gasoline": 2}, unlocked=[1, 2, 3, 4, 5])
    match = at(2, orange, {}, options={"specialist_order": order})
    do(match, "use 2")  # the one planned card is turned up by itself
    while number(match, "phase") == 2 and match.to_act == ("orange",) and "done" not in can(match):
        do(match, can(match)[0])
    assert ("use 1" in can(match, match.to_act[0])) is after_second


def test_B_12_the_edition_of_2018_says_then() -> None:
    assert GAME.read_options({"edition": 2018})["specialist_order"] == "then"


# B-26 and B-30: tiles that lie face down.


def test_B_26_a_face_down_tile_counts_and_is_shown() -> None:
    orange = bare(objectives=["plan-search-1"], cubes=["castle-peak"], tiles_up=["points-1"], tiles_down=["book-1"])
    match = at(3, orange, {})
    do(match, "goal plan-search-1 1")
    assert [(one["side"], one["tile"], one["rule"]) for one in told(match, "tile-shown")] == [
        ("orange", "book-1", "R3.07")
    ]
    assert cards(match, "orange.tiles_down") == ["book-1"]
    for seat in (None, "orange", "grey"):
        assert known_items(match.view(seat)["orange.tiles_down"]) == ["book-1"]


def test_B_26_face_up_tiles_are_not_shown_again() -> None:
    orange = bare(
        objectives=["plan-search-1"], cubes=["castle-peak"], tiles_up=["points-1", "book-1"], tiles_down=["book-2"]
    )
    match = at(3, orange, {})
    do(match, "goal plan-search-1 1")
    assert told(match, "tile-shown") == []


@pytest.mark.parametrize(("options", "up"), [({}, False), ({"probe_tiles_have_type": False}, True), (OLD, True)])
def test_B_30_a_tile_of_a_probed_type_goes_face_down(options: dict[str, str | int | bool], up: bool) -> None:
    orange = bare(cubes=["tai-po-market"], hand=["leader", "scout"], gps=3, tiles_down=["book-1"])
    match = at(4, orange, {}, table={"tiles": {"north": ["book-2"]}}, options=options)
    do(match, "scout north", "collect book-2", "challenge simple", "gps", "gps", "team orange-leader", "go")
    assert ("book-2" in cards(match, "orange.tiles_up")) is up
    assert ("book-2" in cards(match, "orange.tiles_down")) is not up


def test_the_sampled_states_of_others_know_the_same_types() -> None:
    orange = bare(objectives=["plan-search-1"], cubes=["castle-peak"], tiles_up=["points-1"], tiles_down=["book-1"])
    match = at(3, orange, {}, table={"turn": "orange"})
    sampled = match.setup.sample(match.view("grey"), 1, iter([0.5] * 500).__next__)
    assert sorted(str(match.setup.catalogue[action]) for action in sampled.legal(0)) == can(match)


# B-54: the end of phase 5.


@pytest.mark.parametrize(("market_end", "last"), [("consecutive", "grey"), ("lap", "white")])
def test_B_54_a_lap_gives_the_last_who_passed_another_turn(market_end: str, last: str) -> None:
    rich = bare(money=20)
    match = at(5, rich, rich, rich, options={"market_end": market_end})
    do(match, "done", seat="orange")
    do(match, next(text for text in can(match, "grey") if text.startswith("buy")), seat="grey")
    passed: list[str] = []
    while number(match, "phase") == 5:
        passed.append(match.to_act[0])
        do(match, "done", seat=passed[-1])
    assert passed[-1] == last
    assert len(passed) == (3 if market_end == "consecutive" else 4)


@pytest.mark.parametrize("market_end", ["consecutive", "lap"])
def test_B_54_all_who_pass_at_once_end_the_phase(market_end: str) -> None:
    match = at(5, bare(money=9), bare(money=9), options={"market_end": market_end}, table={"first": "grey"})
    do(match, "done", seat="grey")
    do(match, "done", seat="orange")
    assert number(match, "phase") != 5


def test_B_54_alone_every_pass_ends_the_phase() -> None:
    match = at(5, bare(money=9), options={"market_end": "lap"}, chapter=1)
    do(match, next(text for text in can(match) if text.startswith("buy")))
    assert number(match, "phase") == 5
    do(match, "done")
    assert number(match, "phase") != 5


# B-83: GPS tokens apart from transport tokens.


@pytest.mark.parametrize(
    ("token_limit", "gps_limit", "limited"),
    [
        ("unlimited", "unlimited", False),
        ("strict", "unlimited", False),
        ("unlimited", "strict", True),
        ("strict", "as_transport", True),
        ("unlimited", "as_transport", False),
    ],
)
def test_B_83_gps_tokens_have_a_limit_of_their_own(token_limit: str, gps_limit: str, limited: bool) -> None:
    options = {"token_limit": token_limit, "gps_limit": gps_limit}
    orange = bare(gps=12, rondel={"water": 2})
    match = at(6, orange, {}, options=options, table={"turn": "orange"})
    assert ("water gps" in can(match)) is not limited


# R0.25: who starts.


@pytest.mark.parametrize("side", ["orange", "grey", "white"])
def test_B_50a_the_starting_player_can_be_chosen(side: str) -> None:
    match = first_round(3, starting_player=side)
    assert match.view(None)["first"] == side
    assert not any(who == "chance" and "first" in str(what) for who, what, _ in match.record().actions)


def test_B_50a_nobody_can_start_who_does_not_play() -> None:
    with pytest.raises(BadOption) as caught:
        lamplight.new("blackout", options={"players": 2, "starting_player": "green"})
    check_sentences(caught.value)


# R11.04: the Doctor.


def test_B_65a_the_doctor_is_not_put_into_the_hospital() -> None:
    orange: Player = bare(hospital=["doctor"])
    with pytest.raises(BadPosition) as caught:
        at(2, orange, {})
    check_sentences(caught.value)
    match = at(2, orange, {}, options=OLD)
    assert cards(match, "orange.hospital") == ["orange-doctor"]


# R16.04: the money of further attempts.


@pytest.mark.parametrize(("attempt", "growing", "capped"), [(1, 4, 4), (30, 62, 62), (31, 64, 62), (100, 202, 62)])
def test_B_81a_the_money_of_attempts_has_no_cap(attempt: int, growing: int, capped: int) -> None:
    for way, money in (("growing", growing), ("capped", capped)):
        match = new(1, 1, attempt=attempt, attempt_money=way)
        assert number(match, "orange.money") == money


def test_B_81a_attempts_are_whole_numbers() -> None:
    for wrong in (0, -1, True, "many", "1.5", 10**9, "9" * 40):
        with pytest.raises(BadOption):
            GAME.read_options({"players": 1, "chapter": 1, "attempt": wrong})
    assert GAME.read_options({"players": 1, "chapter": 1, "attempt": " 44 "})["attempt"] == 44


def test_B_81a_a_campaign_goes_on_counting() -> None:
    state: dict[str, Plain] = {"chapter": 2, "attempt": 35, "orchids": [[]], "results": []}
    for options, attempt in (({}, 35), (OLD, 30)):
        plan = GAME.series("campaign", options).plan(state)
        assert plan is not None
        assert plan.options["attempt"] == attempt


def test_a_stored_campaign_has_the_options_of_its_time() -> None:
    told_options = dict(GAME.series("campaign", OLD).options)
    stored = {name: value for name, value in told_options.items() if name not in NEWER}
    rules = GAME.kept_series("campaign", stored)
    assert dict(rules.options) == stored
    plan = rules.plan({"chapter": 2, "attempt": 35, "orchids": [[]], "results": []})
    assert plan is not None
    assert plan.options["attempt"] == 30
    assert not set(NEWER) & set(plan.options)
