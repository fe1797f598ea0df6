"""R4: phase 4, scouting: a look, a challenge, a team, an injury."""

from __future__ import annotations

import random

import pytest

from lamplight.kernel import Match, Plain
from lamplight.kernel.ledger import as_list, hidden_count, known_items

from .builder import STRICT, Options, Player, at, bare, can, cards, do, new, number, quietly, rondel, to_phase, told

BESIDE: Player = {"cubes": ["castle-peak"]}
"""A cube beside Tuen Mun and North Lantau."""
TEAM: Player = {"hand": ["leader", "scout", "red-a"]}


def scouting(
    tiles: list[Plain],
    orange: Player,
    grey: Player | None = None,
    *,
    ask_chance: bool = False,
    options: Options | None = None,
) -> Match:
    """Orange may scout Tuen Mun, where these tiles lie face up."""
    where: Player = {"tiles": {"tuen-mun": tiles}}
    return at(4, {**BESIDE, **orange}, grey or {}, table=where, options=options, ask_chance=ask_chance)


def looking(orange: Player, *tiles: str) -> Match:
    """Orange scouts Tuen Mun, whose tiles nobody has seen, and finds these."""
    match = at(4, bare(**{**BESIDE, **orange}), {}, ask_chance=True)
    do(match, "scout tuen-mun")
    do(match, *(f"look {tile}" for tile in tiles), seat="chance")
    return match


# The look.


def test_R4_01_tiles_and_an_own_cube_are_needed() -> None:
    tiles: Player = {"tiles": {"tuen-mun": ["points-1"], "north-lantau": []}}
    match = at(4, bare(cubes=["castle-peak"]), bare(cubes=["tap-mun"]), table=tiles)
    assert can(match) == ["done", "scout tuen-mun"]


@pytest.mark.parametrize(
    ("distinct", "blocks", "collects", "free"),
    [
        (True, True, False, False),
        (True, True, True, False),
        (True, False, False, True),
        (True, False, True, False),
        (False, True, False, True),
        (False, True, True, True),
    ],
)
def test_R4_02_B_06_B_07_different_districts(distinct: bool, blocks: bool, collects: bool, free: bool) -> None:
    grey: Player = {"cubes": ["castle-peak"]}
    options = {"scout_distinct": distinct, "look_blocks_district": blocks}
    match = scouting(["points-1", "points-2"], TEAM, grey, options=options)
    do(match, "scout tuen-mun")
    if collects:
        do(match, "collect points-1", "challenge simple")
        quietly(match, lambda now: "orange" not in now.to_act)
    else:
        do(match, "return")
    assert match.to_act == ("grey",)
    assert "scout north-lantau" in can(match, "grey")
    assert ("scout tuen-mun" in can(match, "grey")) is free


def test_R4_03_R4_04_a_private_look_and_all_back() -> None:
    match = looking({"hand": ["leader"]}, "points-1", "points-2", "points-3")
    assert len(told(match, "saw", "orange")) == 3
    assert told(match, "saw") == told(match, "saw", "grey") == []
    do(match, "return")
    for other in (None, "grey"):
        assert match.view(other)["tiles.tuen-mun"] == {"known": [], "hidden": 3}
    assert cards(match, "tiles.tuen-mun", "orange") == ["points-1", "points-2", "points-3"]
    assert cards(match, "orange.held") == ["orange-leader"]


def test_R4_05_the_other_tiles_lie_face_up() -> None:
    match = looking(TEAM, "points-1", "points-2", "tools-7")
    assert cards(match, "tiles.tuen-mun", "grey") == []
    do(match, "collect points-2")
    assert {"points-1", "tools-7"} <= set(cards(match, "tiles.tuen-mun", "grey"))


def test_R4_17_tiles_of_a_district_never_lie_mixed() -> None:
    found: set[tuple[int, int]] = set()
    for seed in range(2):
        match = new(4, seed=str(seed))
        rng = random.Random(seed)
        names = match.setup.catalogue.find_domain("scout", "district")
        while not match.over:
            seat = rng.choice(match.to_act)
            legal = can(match, seat)
            eager = [one for one in legal if one.startswith(("scout", "collect", "challenge", "team", "go", "refresh"))]
            if "ready" in legal:  # between the rounds nobody looks at anything
                view = match.view(None)
                zones = [view[f"tiles.{name}"] for name in names]
                found |= {(len(known_items(zone)), hidden_count(zone)) for zone in zones}
            match.play(seat, rng.choice(eager or legal))
    assert found == {(0, 3), (2, 0), (1, 0), (0, 0)}


# The challenge and the team.


@pytest.mark.parametrize(("challenge", "needed", "points"), [("simple", 5, 2), ("advanced", 8, 4), ("probe", 4, 0)])
def test_R4_06_a_challenge_of_the_chosen_tile(challenge: str, needed: int, points: int) -> None:
    match = scouting(["points-1", "points-9"], {"hand": ["leader", "scout"], "gps": 2})
    do(match, "scout tuen-mun", "collect points-1")
    assert can(match) == ["challenge advanced", "challenge probe", "challenge simple"]
    do(match, f"challenge {challenge}", "team orange-leader", "team orange-scout")
    if challenge != "advanced":  # that one asks for both tokens: nothing is left to choose
        do(match, "go")
    assert [event["needed"] for event in told(match, "search")] == [needed]
    assert number(match, "orange.score") == points


def test_R4_07_R4_16_without_icons_nothing_can_be_collected() -> None:
    match = scouting(["points-1"], {"hand": ["doctor"], "gps": 5})
    do(match, "scout tuen-mun")
    assert can(match) == ["return"]


def test_R4_08_R14_01_R14_02_search_total() -> None:
    plans: list[Plain] = ["plan-search-1", "plan-search-2", "plan-gps-plus-1", "plan-gps-plus-2"]
    orange: Player = {"hand": ["red-a"], "tiles_down": ["tools-1"], "gps": 1}
    match = scouting(["points-9"], {**orange, "check_area": plans})
    do(match, "scout tuen-mun", "collect points-9")  # 1 + 2 + 1 + (3 + 2) = 9
    do(match, "challenge simple", "team orange-red-a")
    assert number(match, "orange.gps") == 0  # only one way remained
    assert number(match, "orange.score") == 5
    assert len(cards(match, "orange.check_area")) == 4
    match = scouting(["points-9"], {**orange, "check_area": plans[:3]})
    do(match, "scout tuen-mun", "collect points-9")
    assert [event["kind"] for event in told(match, "collects")] == ["probe"]  # 8 is too few for 9


@pytest.mark.parametrize("spent", [0, 1])
def test_R4_09_gps_tokens_return_to_the_supply_tiles_and_plans_stay(spent: int) -> None:
    orange: Player = {
        "hand": ["leader", "scout"],
        "gps": 1,
        "check_area": ["plan-search-1"],
        "tiles_down": ["tools-1"],
        "rondel": {"water": 2},
        "money": 0,
    }
    match = scouting(["points-1"], orange, {"gps": 11}, options={**STRICT, "injury": "owner"})  # all 12 tokens are out
    do(match, "scout tuen-mun", "collect points-1", "challenge simple", "team orange-leader", "team orange-scout")
    do(match, *["gps"] * spent)
    if "go" in match.legal("orange"):
        do(match, "go")
    assert [(event["total"], event["gps"]) for event in told(match, "search")] == [(6 + 3 * spent, spent)]
    do(match, "injure orange-leader")
    assert number(match, "orange.gps") == 1 - spent
    assert cards(match, "orange.check_area") == ["plan-search-1"]
    assert cards(match, "orange.tiles_down") == ["tools-1"]
    assert match.ask("orange", {"ask": "scouting"})["aside"] == 2
    to_phase(match, 6)
    if spent:  # the token that came back can be gained again
        assert can(match) == ["water gps", "water money"]
    else:
        assert (number(match, "orange.gps"), number(match, "orange.money")) == (1, 2)


# The reward.


def test_R4_10_R4_12_the_advanced_box_and_the_type_of_the_simple_reward() -> None:
    team = ("leader", "scout", "red-a", "red-b", "red-c")
    match = scouting(["tools-1"], bare(hand=[*team, "mechanic"]), ask_chance=True)
    do(match, "scout tuen-mun", "collect tools-1", "challenge advanced")
    for name in team:
        assert "go" not in can(match)
        do(match, f"team orange-{name}")
    assert match.to_act == ("chance",)  # the mechanic had to join
    assert (rondel(match), number(match, "orange.money")) == ({"tools": 2}, 5)
    assert cards(match, "orange.tiles_up") == ["tools-1"]


@pytest.mark.parametrize(
    ("tile", "score", "money", "resources"),
    [
        ("points-1", 2, 0, {}),
        ("money-1", 0, 3, {}),
        ("battery-1", 0, 0, {"battery": 1}),
        ("book-3", 0, 0, {"book": 2}),
        ("tools-2", 0, 0, {"tools": 2}),
        ("medipack-3", 0, 0, {"medipack": 2}),
        ("gasoline-3", 0, 0, {"gasoline": 2}),
    ],
)
def test_R4_11_seven_kinds_of_simple_rewards(tile: str, score: int, money: int, resources: dict[str, int]) -> None:
    match = scouting([tile], {"hand": ["leader"], "gps": 2, "rondel": {}, "money": 0})
    supply = number(match, "orange.supply")
    do(match, "scout tuen-mun", f"collect {tile}", "challenge simple")
    quietly(match, lambda now: "orange" not in now.to_act)
    assert (number(match, "orange.score"), number(match, "orange.money")) == (score, money)
    assert rondel(match) == resources
    assert number(match, "orange.supply") == supply - sum(resources.values())


def test_R4_11_no_tile_is_of_another_kind() -> None:
    match = new()
    tiles = match.setup.catalogue.find_domain("collect", "tile")
    assert len(tiles) == 48
    kinds = {str(match.ask(None, {"ask": "tile", "tile": name})["type"]) for name in tiles}
    assert kinds == {"points", "money", "battery", "book", "tools", "medipack", "gasoline"}


@pytest.mark.parametrize(("owned", "up"), [([], True), (["points-3"], False), (["money-1"], True)])
def test_R4_13_the_first_tile_of_a_type_lies_face_up(owned: list[Plain], up: bool) -> None:
    match = scouting(["points-1"], {**TEAM, "tiles_up": owned})
    do(match, "scout tuen-mun", "collect points-1", "challenge simple")
    quietly(match, lambda now: "orange" not in now.to_act)
    assert ("points-1" in cards(match, "orange.tiles_up")) is up
    assert ("points-1" in cards(match, "orange.tiles_down")) is not up


@pytest.mark.parametrize("typed", [False, True])
def test_R4_13_B_30_a_probe_tile_has_no_type(typed: bool) -> None:
    match = scouting(["points-1"], {**TEAM, "tiles_down": ["points-3"]}, options={"probe_tiles_have_type": typed})
    do(match, "scout tuen-mun", "collect points-1", "challenge simple")
    do(match, "team orange-leader", "team orange-scout", "go")
    assert ("points-1" in cards(match, "orange.tiles_up")) is not typed


def test_R4_14_a_face_down_tile_is_an_icon_and_nothing_else() -> None:
    """Where a probe tile has no type (B-30), goals do not count it either."""
    down: list[Plain] = ["points-2", "book-1", "tools-1"]
    orange: Player = {"hand": ["leader"], "tiles_down": down, "objectives": ["red-8"]}
    match = scouting(["points-1"], orange, options={"probe_tiles_have_type": False})
    assert match.ask("orange", {"ask": "scouting"})["aside"] == 3
    scores = match.ask(None, {"ask": "score"})["orange"]
    assert isinstance(scores, dict)
    assert scores["tiles"] == 0
    missing = as_list(match.ask("orange", {"ask": "goal", "card": "red-8"})["missing"])
    assert [one["type"] for one in missing if isinstance(one, dict) and one["what"] == "tile"] == ["points", "book"]
    do(match, "scout tuen-mun", "collect points-1", "challenge simple")
    assert [event["total"] for event in told(match, "search")] == [2 + 3]
    match = scouting(["points-1"], {"hand": ["leader"], "tiles_down": down[:2]})
    do(match, "scout tuen-mun")
    assert [one for one in can(match) if one != "return"] == ["collect points-1"]
    do(match, "collect points-1")  # 4 icons are enough for a probe only
    assert [event["kind"] for event in told(match, "collects")] == ["probe"]


# The injury.


@pytest.mark.parametrize("injury", ["random", "owner"])
def test_R4_15_one_card_of_the_team_is_hurt(injury: str) -> None:
    orange: Player = {"hand": ["leader", "scout", "red-a", "red-b"], "hospital": ["blue-a"]}
    match = scouting(["points-1"], orange, ask_chance=True, options={"injury": injury})
    do(match, "scout tuen-mun", "collect points-1", "challenge simple")
    do(match, "team orange-leader", "team orange-scout", "team orange-red-a", "go")
    who, word = ("orange", "injure") if injury == "owner" else ("chance", "hurt")
    assert match.to_act == (who,)
    assert set(can(match, who)) == {f"{word} orange-{name}" for name in ("leader", "scout", "red-a")}
    assert match.weights() == ([] if injury == "owner" else [1, 1, 1])
    do(match, f"{word} orange-scout", seat=who)
    assert cards(match, "orange.hospital") == ["orange-blue-a", "orange-scout"]
    assert set(cards(match, "orange.held")) == {"orange-leader", "orange-red-a", "orange-red-b"}


# Probes.


def test_R4_20_a_probe_only_of_the_lowest_simple_challenge() -> None:
    match = scouting(["points-1", "tools-1", "book-3"], {"hand": ["leader", "scout"]})
    do(match, "scout tuen-mun")
    assert set(can(match)) == {"collect points-1", "collect tools-1", "return"}
    for tile, kinds in (("points-1", ["challenge probe", "challenge simple"]), ("book-3", [])):
        match = scouting(["points-1", "book-3"], {"hand": ["leader", "scout", "red-a", "red-b"]})
        do(match, "scout tuen-mun", f"collect {tile}")
        assert [text for text in can(match) if text.startswith("challenge")] == kinds
        if not kinds:  # only the simple one
            assert [event["kind"] for event in told(match, "collects")] == ["simple"]


def test_R4_21_R4_22_R4_23_after_a_probe() -> None:
    match = scouting(["points-1"], TEAM, ask_chance=True)
    do(match, "scout tuen-mun", "collect points-1", "challenge probe", "team orange-leader")
    assert "go" not in can(match)
    do(match, "team orange-scout", "go")
    do(match, "hurt orange-leader", seat="chance")
    assert number(match, "orange.score") == 0
    assert cards(match, "orange.tiles_up") == []
    assert cards(match, "orange.tiles_down") == ["points-1"]
    assert cards(match, "orange.hospital") == ["orange-leader"]


# The example of the rulebook.


def test_T_10_scout() -> None:
    orange: Player = {
        "hand": ["doctor", "leader", "red-b", "blue-b"],
        "check_area": ["plan-search-1"],
        "tiles_down": ["points-1", "points-2"],
        "tiles_up": ["book-1"],
        "gps": 1,
    }
    match = at(4, bare(cubes=["castle-peak"], **orange), {})
    assert set(can(match)) == {"scout tuen-mun", "scout north-lantau", "done"}

    def challenged() -> Match:
        found = looking(orange, "book-3", "tools-7", "points-9")
        do(found, "collect book-3", "challenge simple")
        return found

    match = challenged()
    assert "team orange-doctor" not in can(match)
    for team, enough in (("leader red-b", True), ("leader blue-b", True), ("red-b blue-b", False)):
        other = challenged()
        do(other, *[f"team orange-{name}" for name in team.split()])
        assert ("go" in can(other)) is enough
    do(match, "team orange-blue-b")
    assert "go" not in can(match)
    do(match, "gps", "go")
    assert match.view(None)["tiles.tuen-mun"] == {"known": ["points-9", "tools-7"], "hidden": 0}
    assert (number(match, "orange.gps"), rondel(match)) == (0, {"book": 2})
    assert cards(match, "orange.tiles_down") == ["points-1", "points-2", "book-3"]
    assert cards(match, "orange.hospital") == ["orange-blue-b"]
    assert len(cards(match, "orange.held")) == 3
