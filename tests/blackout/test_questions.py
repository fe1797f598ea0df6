"""Questions that screens ask before anything is done: the way of a cube with its price, a team, what goals lack."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from lamplight.games.blackout.rules.model import COLOURS
from lamplight.kernel import Plain
from lamplight.kernel.ledger import as_list

from .builder import Player, at, bare, can, do


@pytest.mark.parametrize("skip", ["wrong_colour", "any"])
@pytest.mark.parametrize("colour", [*COLOURS, "any"])
def test_R3_25_the_way_has_as_many_stops_as_it_costs_tokens(skip: str, colour: str) -> None:
    match = at(3, {"cubes": ["tai-o", "central"], "transport": 1}, {}, options={"skip": skip})
    places = cast("dict[str, dict[str, Plain]]", match.ask(None, {"ask": "map"})["locations"])
    targets = match.ask("orange", {"ask": "targets", "colour": colour})
    for place in places:
        route = match.ask("orange", {"ask": "route", "colour": colour, "location": place})
        path = [str(stop) for stop in as_list(route["path"])]
        if place not in targets:
            assert route == {"path": [], "tokens": None, "points": None}
            continue
        assert route["tokens"] == targets[place] == len(path) - 2
        assert route["points"] == max(0, len(path) - 3)
        assert path[0] in ("tai-o", "central")
        assert path[-1] == place
        for one, other in pairwise(path):
            assert other in as_list(places[one]["neighbours"])
        if skip == "wrong_colour":
            assert colour not in [places[stop]["colour"] for stop in path[1:-1]]


def test_the_colour_is_that_of_the_cube_in_hand() -> None:
    orange = bare(cubes=["tai-o"], objectives=["start-red-1"], money=30, rondel={"battery": 9})
    match = at(3, orange, {})
    red = match.ask("orange", {"ask": "targets", "colour": "red"})
    free = match.ask("orange", {"ask": "targets"})
    only_free = next(place for place in free if place not in red)
    assert match.ask("orange", {"ask": "route", "location": only_free})["tokens"] is not None
    assert match.ask("orange", {"ask": "route", "location": only_free, "colour": "red"})["tokens"] is None
    do(match, "goal start-red-1 1")
    assert match.ask("orange", {"ask": "route", "location": only_free})["tokens"] is None


def test_R4_08_the_icons_that_a_team_needs_are_told_once_a_challenge_is_chosen() -> None:
    match = at(4, {"cubes": ["central"], "hand": ["leader", "scout", "red-b"], "gps": 9}, {})
    assert match.ask("orange", {"ask": "scouting"})["needed"] is None
    for wanted in ("scout ", "collect ", "challenge "):
        do(match, next(one for one in can(match) if one.startswith(wanted)))
    told = match.ask("orange", {"ask": "scouting"})
    assert isinstance(told["needed"], int)
    assert told["needed"] > 0
    for size, card in enumerate(("orange-leader", "orange-scout"), 1):
        do(match, f"team {card}")
        told = match.ask("orange", {"ask": "scouting"})
        assert set(cast("dict[str, str]", told["team"]).values()) == {f"1/{size}"}


def test_all_goals_at_once_are_those_that_are_asked_for_one_by_one() -> None:
    marks: Plain = {"plan-money-2": [1]}
    orange: Player = {"cubes": ["tai-o"], "objectives": ["start-red-1", "plan-money-2"], "money": 6, "marks": marks}
    match = at(3, orange, {})
    told = match.ask("orange", {"ask": "goals"})
    assert {"start-red-1", "plan-money-2", "power"} <= set(told)
    for card, lacking in told.items():
        for number, lacks in enumerate(as_list(lacking), 1):
            one = match.ask("orange", {"ask": "goal", "card": card, "number": number})
            assert lacks == (None if one["done"] else one["missing"])
    assert as_list(told["plan-money-2"])[0] is None


def test_questions_about_others_tell_nothing_that_was_invented() -> None:
    orange: Player = {"hand": ["doctor"], "planned": {"1": "red-b"}}
    grey: Player = {"hand": ["doctor", "leader", "red-b"], "planned": {"1": "scout", "2": "blue-b"}}
    match = at(2, orange, grey)
    assert match.ask("orange", {"ask": "scouting", "side": "grey"})["hand"] == {}
    assert match.ask("grey", {"ask": "scouting"})["hand"] == {"grey-leader": 2, "grey-red-b": 1}
