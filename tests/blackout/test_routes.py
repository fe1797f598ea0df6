"""What screens show before anything is done: the way of a cube with its price, a team, what goals lack."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

import lamplight
from lamplight.games.blackout.rules.model import COLOURS
from lamplight.kernel import Match, Plain
from lamplight.kernel.ledger import as_list


def position(cubes: list[Plain], skip: str = "wrong_colour", transport: int = 1) -> Match:
    players: dict[str, Plain] = {"orange": {"cubes": cubes, "transport": transport}, "grey": {"cubes": ["stanley"]}}
    options = {"skip": skip}
    return lamplight.new("blackout", seed="way", options=options, position={"phase": 3, "players": players})


@pytest.mark.parametrize("skip", ["wrong_colour", "any"])
@pytest.mark.parametrize("colour", [*COLOURS, "any"])
def test_R3_25_the_way_has_as_many_stops_as_it_costs_tokens(skip: str, colour: str) -> None:
    match = position(["tai-o", "central"], skip)
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
    players: dict[str, Plain] = {
        "orange": {"cubes": ["tai-o"], "objectives": ["start-red-1"], "money": 30, "rondel": {"battery": 9}},
        "grey": {"cubes": ["stanley"]},
    }
    match = lamplight.new("blackout", seed="way", position={"phase": 3, "players": players})
    red = match.ask("orange", {"ask": "targets", "colour": "red"})
    free = match.ask("orange", {"ask": "targets"})
    only_free = next(place for place in free if place not in red)
    assert match.ask("orange", {"ask": "route", "location": only_free})["tokens"] is not None
    assert match.ask("orange", {"ask": "route", "location": only_free, "colour": "red"})["tokens"] is None


def test_R4_08_the_icons_that_a_team_needs_are_told_once_a_challenge_is_chosen() -> None:
    orange: dict[str, Plain] = {"cubes": ["central"], "hand": ["leader", "scout", "red-b"], "gps": 9}
    players: dict[str, Plain] = {"orange": orange, "grey": {"cubes": ["stanley"]}}
    match = lamplight.new("blackout", seed="team", position={"phase": 4, "players": players})
    assert match.ask("orange", {"ask": "scouting"})["needed"] is None
    match.play("orange", next(str(one) for one in match.legal("orange") if str(one).startswith("scout ")))
    for wanted in ("collect ", "challenge "):
        match.play("orange", next(str(one) for one in match.legal("orange") if str(one).startswith(wanted)))
    told = match.ask("orange", {"ask": "scouting"})
    assert isinstance(told["needed"], int)
    assert told["needed"] > 0
    for size, card in enumerate(("orange-leader", "orange-scout"), 1):
        match.play("orange", f"team {card}")
        told = match.ask("orange", {"ask": "scouting"})
        assert set(cast("dict[str, str]", told["team"]).values()) == {f"1/{size}"}


def test_all_goals_at_once_are_those_that_are_asked_for_one_by_one() -> None:
    orange: dict[str, Plain] = {"cubes": ["tai-o"], "objectives": ["start-red-1", "plan-money-2"], "money": 6}
    orange["marks"] = {"plan-money-2": [1]}
    players: dict[str, Plain] = {"orange": orange, "grey": {"cubes": ["stanley"]}}
    match = lamplight.new("blackout", seed="goals", position={"phase": 3, "players": players})
    told = match.ask("orange", {"ask": "goals"})
    assert {"start-red-1", "plan-money-2", "power"} <= set(told)
    for card, lacking in told.items():
        for number, lacks in enumerate(as_list(lacking), 1):
            one = match.ask("orange", {"ask": "goal", "card": card, "number": number})
            assert lacks == (None if one["done"] else one["missing"])
    assert as_list(told["plan-money-2"])[0] is None
