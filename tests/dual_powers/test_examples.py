"""D7: the worked examples of the rulebook."""

from __future__ import annotations

from .builder import (
    T,
    at,
    away_from,
    between,
    board,
    card,
    cards,
    controller,
    days,
    do,
    events,
    everywhere,
    force,
    leaders,
    legal,
    names,
    neutrals,
    number,
    place,
    plain,
    presence,
    refused,
    region_of,
    solo,
    turn,
    units,
    value,
    verbs,
)


def test_D7_A_day_26_and_a_card_of_4_days() -> None:
    match = turn(card(days=4), day=26)
    assert number(match, "day") == 31
    assert match.events_for(None)[-1]["bonus"] == 1
    do(match, "red", "pass")
    assert match.to_act == ("red",)
    assert "draw" in verbs(match, "red")
    do(match, "red", "pass")
    assert match.to_act == ("white",), "one bonus action, not two"


def test_D7_B_a_recruit_value_of_2() -> None:
    name = card(recruit=2)
    region = region_of(name)
    one, other = units("red", 1)[:2]
    match = turn(name)
    assert refused(match, "red", f"recruit {units('red', 3)[0]} {region}") == "D3.4.1"
    do(match, "red", f"recruit {one} {region}", f"recruit {other} {region}")
    assert (place(match, one), place(match, other)) == (region, region)
    assert match.to_act == ("white",)


def test_D7_C_the_barricade_stops_the_leader_but_not_the_unit() -> None:
    name, unit = leaders("white")[0], units("white")[0]
    match = turn(
        card(icon="move"), side="white", tokens={name: "green", unit: "blue"}, barricade=between("green", "red")
    )
    assert refused(match, "white", f"move {name} red") == "D3.4.2"
    assert f"move {unit} white" in match.legal("white")
    do(match, "white", f"move {unit} white")
    assert place(match, unit) == "white"


def test_D7_D_recruit_first_then_the_bonus_move_of_a_neutral_unit() -> None:
    name = next(one for one in cards("purple", icon="rest") if value(one) >= 2)
    neutral, recruit = neutrals()[0], units("red", 2)[0]
    match = turn(
        name,
        day=15 - days(name),
        will="red",
        tokens={units("red", 1)[0]: "brown", neutral: "brown"},
        barricade=away_from("brown", "purple"),
    )
    assert f"move {neutral} purple" not in match.legal("red"), "the bonus action comes after the card's"
    do(match, "red", f"recruit {recruit} purple")
    if value(name) > 2:
        do(match, "red", "pass")
    do(match, "red", f"move {neutral} purple")
    assert (place(match, recruit), place(match, neutral)) == ("purple", "purple")
    assert match.to_act == ("white",)


def test_D7_E_equal_sums_and_three_tokens_beat_two() -> None:
    for side, other in (("red", "white"), ("white", "red")):
        for will in ("red", "white"):
            match = at(will=will, tokens={**force(side, "brown", 3, 1, 0), **force(other, "brown", 2, 2)})
            assert presence(match, "brown")[side] == presence(match, "brown")[other] == 4
            assert controller(match, "brown") == side


def test_D7_F_unrest_in_brown_in_july() -> None:
    match = at(
        phase="scoring",
        month="july",
        unrest="brown",
        tokens={**force("white", "brown", 1, 1, 1), **force("red", "brown", 2, 0)},
    )
    assert match.to_act == ("white",)
    assert legal(match, "white") == {"score", "bonus"}
    do(match, "white", "score")
    assert number(match, "score") == -3
    assert events(match, "unrest-scored") == [{"side": "white", "region": "brown", "points": 3}]


def test_D7_G_the_white_region_is_exhausted() -> None:
    fresh, name, unit = units("white")[0], leaders("white")[0], units("red")[0]
    match = at(
        phase="scoring",
        unrest="white",
        tokens={fresh: "white", name: "white exhausted", unit: "white exhausted"},
        hands={"white": plain(leaders("white")[1:])},
    )
    do(match, "white", "score")
    assert place(match, fresh) == "white exhausted"
    assert place(match, name) == "box"
    assert place(match, unit) == "reserve"
    assert board(match).fresh[T.token_names.index(unit)] == 1


def test_D7_H_the_objective_of_the_opposition() -> None:
    printed = [("red", 2), ("red", 4), ("purple", 4), ("brown", 4), ("purple", 2)]
    played = [card(region, days=count) for region, count in printed]
    match = solo(
        phase="scoring", unrest="white", tokens=everywhere(["lenin"], "white"), played={"white": plain(played)}
    )
    objective = card("purple", days=4)
    assert match.ask("red", {"ask": "opposition-objective"}) == {"card": objective}
    do(match, "red", "score")
    assert {"side": "white", "card": objective} in events(match, "objective-shown")
    assert names(match, "white.played") == played
