"""What stands on options before they are chosen: prices, gains and risks, as pictures with numbers."""

from __future__ import annotations

import random

import pytest

from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.vocabulary import HELD
from lamplight.kernel import IllegalAction, Key, Match

from .builder import SOME_MODES, VARIANT, Options, Player, at, bare, deploying, do, number, rondel, setup

GOODS = {f"icon-{name}": name for name in HELD}


def shown(match: Match, action: str, seat: str = "orange") -> dict[str, tuple[str, int]]:
    """What an option would do, by picture."""
    return {one.picture.removeprefix("icon-"): (one.kind, one.count) for one in match.effects(seat, action)}


def called(match: Match, action: str, seat: str = "orange") -> str:
    """The id of what an option is called where it is offered."""
    words, _ = match.offers(seat, [match.action(action)])[0]
    return "" if words is None else words.id


def final(match: Match, action: str, seat: str = "orange") -> bool:
    return match.offers(seat, [match.action(action)])[0][1]


def test_R2_04_a_way_along_the_ring_costs_tokens() -> None:
    match = deploying("blue-c")
    assert shown(match, "yield tools") == {"tools": ("gain", 2)}
    assert shown(match, "yield food") == {"transport": ("cost", -1), "food": ("gain", 2)}
    assert shown(match, "skip") == {}


def test_R10_04_what_tokens_do_not_pay_is_shown_as_points() -> None:
    match = deploying("blue-c", transport=1)
    assert shown(match, "yield book") == {"transport": ("cost", -1), "points": ("cost", -2), "book": ("gain", 2)}
    match = deploying("blue-c", transport=0)
    assert shown(match, "yield book") == {"points": ("cost", -3), "book": ("gain", 2)}


def test_R2_07_a_part_says_what_it_does_and_not_which_it_is() -> None:
    match = deploying("mechanic", rondel={"tools": 1}, money=0)
    assert called(match, "use 1") == "blackout-amount-money"
    assert called(match, "use 2") == "blackout-part"
    assert shown(match, "use 2") == {"tools": ("cost", -1), "money": ("gain", 3)}


def test_R10_01_the_price_is_the_same_however_it_is_paid() -> None:
    match = deploying("mechanic", rondel={"tools": 1, "battery": 1}, money=0)
    assert shown(match, "use 2") == {"tools": ("cost", -1), "money": ("gain", 3)}
    do(match, "use 2")
    assert shown(match, "batteries 1") == {"battery": ("cost", -1), "money": ("gain", 3)}


def test_R3_09_a_goal_shows_its_price_the_card_and_the_cube() -> None:
    match = at(3, bare(objectives=["red-1"], cubes=["castle-peak"], rondel={"food": 4, "tools": 4, "book": 4}), {})
    action = next(str(one) for one in match.legal("orange") if one.do == "goal")
    found = shown(match, action)
    assert found["hand"] == ("gain", 1)
    assert found["cube-orange"] == ("gain", 1)
    assert any(kind == "cost" for kind, _ in found.values())
    assert called(match, action) == "blackout-offer-goal"


def test_R4_15_one_of_the_team_gets_hurt_and_that_is_final() -> None:
    where: Player = {"tiles": {"tuen-mun": ["points-1"]}}
    team: Player = {"hand": ["leader", "scout", "red-a", "red-b", "blue-a"], "cubes": ["castle-peak"], "gps": 5}
    match = at(4, bare(**team), {}, table=where, ask_chance=True)
    assert not final(match, "scout tuen-mun"), "the tile lies open"
    do(match, "scout tuen-mun", "collect points-1", "challenge simple", "team orange-scout", "team orange-leader")
    assert not final(match, "team orange-red-a")
    while "go" not in [str(one) for one in match.legal("orange")]:
        do(match, "gps")
    risk = next(one for one in match.effects("orange", "go") if one.kind == "risk")
    assert (risk.picture, risk.count, risk.of) == ("icon-hospital", 1, 2)
    assert shown(match, "go")["points"][0] == "gain"
    assert final(match, "go")


def test_R4_03_a_look_at_what_nobody_has_seen_is_final() -> None:
    match = at(4, bare(cubes=["castle-peak"]), {}, ask_chance=True)
    assert final(match, "scout tuen-mun")
    assert called(match, "done") == "blackout-do-done-scout"


def test_R6_08_what_is_given_up_is_asked_once_more_and_nothing_comes_first() -> None:
    match = at(6, bare(objectives=["blue-8", "blue-9"]), {})
    assert final(match, "drop blue-8")
    assert not final(match, "done")
    assert match.numbers_of("orange", match.legal("orange")) == [
        1 if str(action) == "done" else None for action in match.legal("orange")
    ]
    assert not final(at(3, bare(objectives=["red-1"], rondel={"book": 2}), {}), "goal red-1 1")


def test_R4_16_a_tile_promises_only_what_can_be_beaten() -> None:
    """With few icons only a probe is possible: it has no reward, and none is told."""
    where: Player = {"tiles": {"tuen-mun": ["points-1"]}}
    match = at(
        4, bare(hand=["red-a", "red-b", "blue-a", "blue-b"], cubes=["castle-peak"]), {}, table=where, ask_chance=True
    )
    do(match, "scout tuen-mun")
    assert shown(match, "collect points-1") == {"search": ("later", 1)}
    assert [one.id for one in match.preview("orange", "collect points-1")] == [
        "blackout-fact-needs-icons",
        "blackout-fact-probe",
    ]


def test_R4_06_a_tile_shows_every_challenge_that_can_be_beaten() -> None:
    """Which one it will be is asked next: what each asks for and gives stands on the tile already."""
    where: Player = {"tiles": {"tuen-mun": ["points-1"]}}
    team: Player = {"hand": ["leader", "scout", "red-a", "red-b", "blue-a"], "cubes": ["castle-peak"], "gps": 5}
    match = at(4, bare(**team), {}, table=where, ask_chance=True)
    do(match, "scout tuen-mun")
    found = match.effects("orange", "collect points-1")
    do(match, "collect points-1")
    each = [match.effects("orange", str(one)) for one in match.legal("orange") if one.do == "challenge"]
    assert len(each) == 3
    assert found == [effect for effects in each for effect in effects]


def test_R5_03_the_market_is_passed_and_a_card_has_its_price() -> None:
    match = at(5, bare(money=9), {})
    assert called(match, "done") == "blackout-do-done-market"
    buy = next(str(one) for one in match.legal("orange") if one.do == "buy")
    kind, count = shown(match, buy)["money"]
    before = number(match, "orange.money")
    do(match, buy)
    assert (kind, number(match, "orange.money") - before) == ("cost", count)


def test_what_is_illegal_has_no_effects() -> None:
    with pytest.raises(IllegalAction):
        at(5, bare(money=0), {}).effects("orange", "go")


def held(match: Match, seat: str) -> dict[str, int]:
    """What a seat holds, by the names of goods."""
    return {
        **{name: rondel(match, seat).get(name, 0) for name in HELD[:7]},
        "money": number(match, f"{seat}.money"),
        "points": number(match, f"{seat}.score"),
        "gps": number(match, f"{seat}.gps"),
        "transport": number(match, f"{seat}.transport"),
    }


@pytest.mark.parametrize("options", [{}, VARIANT], ids=["as printed", "variant"])
@pytest.mark.parametrize(("seats", "chapter"), SOME_MODES[:4])
def test_effects_are_what_then_happens(seats: int, chapter: int, options: Options) -> None:
    """Prices and gains of each action, compared with what its seat holds afterwards."""
    compared = 0
    rng = random.Random(seats)
    match = Match(GAME, setup(seats, chapter, options), Key.from_seed(f"effects {seats}"))
    while not match.over:
        seat = rng.choice(match.to_act)
        legal = list(match.legal(seat))
        effects = {one: match.effects(seat, one) for one in legal}
        action = rng.choice(legal)
        before, sealed, told = held(match, seat), len(match.to_act) > 1, match.event_count
        match.play(seat, action)
        kinds = {str(event["event"]) for event in match.events_for(seat, since=told)}
        paying = match.to_act == (seat,) and {one.do for one in match.legal(seat)} & {"pay", "batteries", "type"}
        if sealed or match.over or paying or kinds & {"phase", "round"}:
            continue
        after = held(match, seat)
        foretold = dict.fromkeys(after, 0)
        for effect in effects[action]:
            if effect.kind in ("gain", "cost") and effect.picture in GOODS:
                foretold[GOODS[effect.picture]] += effect.count
        assert {name: after[name] - before[name] for name in after} == foretold, str(action)
        compared += any(foretold.values())
    assert compared > 5
