"""D3.7 and D3.8: scoring and clean-up."""

from __future__ import annotations

import pytest

from lamplight import Match
from lamplight.kernel import HIDDEN, Plain

from .builder import (
    COMMANDS,
    CONNECTIONS,
    MONTHS,
    REGIONS,
    T,
    at,
    away_from,
    board,
    card,
    cards,
    chance,
    check_conservation,
    controller,
    do,
    events,
    force,
    hidden,
    leaders,
    legal,
    names,
    neutrals,
    number,
    place,
    plain,
    points,
    presence,
    quietly,
    refused,
    scoring,
    text,
    units,
    verbs,
    within,
)

NEUTRAL = neutrals()[0]


# D3.7.1: presence.


@pytest.mark.parametrize(
    ("red", "white", "expected"),
    [((3,), (2,), "red"), ((2,), (1, 2), "white"), ((1, 1, 1), (2,), "red"), ((0,), (1,), "white"), ((3,), (), "red")],
)
def test_D3_7_1_the_higher_sum_of_strengths_controls_the_region(
    red: tuple[int, ...], white: tuple[int, ...], expected: str
) -> None:
    for will in ("red", "white"):
        match = at(will=will, tokens={**force("red", "blue", *red), **force("white", "blue", *white)})
        assert (presence(match, "blue")["red"], presence(match, "blue")["white"]) == (sum(red), sum(white))
        assert controller(match, "blue") == expected


def test_D3_7_1_the_shown_side_counts() -> None:
    unit = next(
        name for name in units("red") if T.fresh[T.token_names.index(name)] != T.exhausted[T.token_names.index(name)]
    )
    for where, strengths in (("blue", T.fresh), ("blue exhausted", T.exhausted)):
        assert presence(at(tokens={unit: where}), "blue")["red"] == strengths[T.token_names.index(unit)]


def test_D3_7_1_only_tokens_in_the_region_count() -> None:
    match = at(tokens={**force("red", "blue", 1), **force("white", "green", 3)})
    assert controller(match, "blue") == "red"
    assert presence(match, "blue")["white_tokens"] == 0


@pytest.mark.parametrize(("will", "red", "white"), [("red", 3, 2), ("white", 2, 3)])
def test_D3_7_1_neutrals_count_for_the_holder_of_the_will_beside_an_own_token(will: str, red: int, white: int) -> None:
    match = at(
        will=will, tokens={**force("red", "blue", 2), **force("white", "blue", 2), **force("neutral", "blue", 1)}
    )
    assert (presence(match, "blue")["red"], presence(match, "blue")["white"]) == (red, white)
    assert controller(match, "blue") == will


def test_D3_7_1_neutrals_count_for_nobody_if_the_holder_of_the_will_has_no_own_token_there() -> None:
    match = at(will="red", tokens={**force("white", "blue", 1), **force("neutral", "blue", 1, 1, 1)})
    assert presence(match, "blue") == {"red": 0, "red_tokens": 0, "white": 1, "white_tokens": 1, "controller": "white"}


@pytest.mark.parametrize("will", ["red", "white"])
def test_D3_7_1_equal_sums_more_tokens_win(will: str) -> None:
    match = at(will=will, tokens={**force("red", "blue", 1, 1), **force("white", "blue", 2)})
    assert controller(match, "blue") == "red"


@pytest.mark.parametrize("will", ["red", "white"])
def test_D3_7_1_a_token_without_strength_counts_as_a_token(will: str) -> None:
    match = at(will=will, tokens={**force("red", "blue", 2), **force("white", "blue", 2, 0)})
    assert controller(match, "blue") == "white"
    assert controller(at(will=will, tokens=force("white", "blue", 0)), "blue") == "white"


def test_D3_7_1_controlled_neutrals_count_as_tokens_in_a_tie() -> None:
    """2 and a neutral of 0 against 1 + 1: equal sums, two tokens each, so the Will; 2 alone would have lost."""
    tokens = {**force("red", "blue", 2), **force("white", "blue", 1, 1), **force("neutral", "blue", 0)}
    assert controller(at(will="red", tokens=dict(tokens)), "blue") == "red"
    assert controller(at(will="white", tokens=dict(tokens)), "blue") == "white"
    assert presence(at(will="red", tokens=dict(tokens)), "blue")["red_tokens"] == 2


@pytest.mark.parametrize("will", ["red", "white"])
def test_D3_7_1_equal_sums_and_tokens_the_holder_of_the_will_wins(will: str) -> None:
    match = at(will=will, tokens={**force("red", "blue", 2), **force("white", "blue", 2)})
    assert controller(match, "blue") == will


@pytest.mark.parametrize("tokens", [{}, {NEUTRAL: "blue"}])
def test_D3_7_1_nobody_controls_a_region_without_a_players_token(tokens: dict[str, Plain]) -> None:
    assert controller(at(tokens=tokens), "blue") is None


# D3.7.2: Unrest!.


def test_D3_7_2_marker_1_goes_to_the_unrest_region_and_its_controller_is_asked() -> None:
    for side, other in (("red", "white"), ("white", "red")):
        match = scoring(force(side, "white", 1))
        assert match.view(None)["markers"] == ["white", None, None]
        assert match.to_act == (side,)
        assert legal(match, side) == {"score", "bonus"}
        assert refused(match, other, "score") == "D3.7.2"
        assert refused(match, side, "pass") == "D3.7.2"


@pytest.mark.parametrize(("month", "expected"), list(zip(MONTHS, [2, 2, 3, 4, 5, 7], strict=True)))
@pytest.mark.parametrize(("side", "sign"), [("red", 1), ("white", -1)])
def test_D3_7_2_the_points_depend_on_the_month(month: str, expected: int, side: str, sign: int) -> None:
    match = scoring(force(side, "white", 1), month=month)
    do(match, side, "score")
    assert number(match, "score") == sign * expected


def test_D3_7_2_or_a_bonus_action_at_once() -> None:
    match = scoring(force("red", "white", 1))
    do(match, "red", "bonus")
    assert number(match, "score") == 0
    assert {"recruit", "move", "draw", "pass"} <= verbs(match, "red")
    assert match.view(None)["red.objective"] is None
    do(match, "red", f"recruit {units('red', 1)[-1]} green")
    assert place(match, units("red", 1)[-1]) == "green"
    assert number(match, "score") == 0


def test_D3_7_2_the_bonus_comes_before_the_other_markers() -> None:
    """The bonus unit decides the region of marker 2."""
    match = scoring(force("red", "white", 1), objectives={"red": card("green")})
    do(match, "red", "bonus", f"recruit {units('red', 1)[-1]} green")
    assert number(match, "score") == points(card("green"))


def test_D3_7_2_the_choice_is_made_once() -> None:
    """Red's only token leaves the region in the bonus action: White does not get marker 1."""
    match = scoring({**force("red", "white", 2), **force("white", "white", 1)}, barricade=away_from("white"))
    mover = next(iter(force("red", "white", 2)))
    target = sorted(within("white", 1, text(match, "barricade")))[0]
    do(match, "red", "bonus", f"move {mover} {target}")
    assert match.to_act == ("chance",)
    assert number(match, "score") == 0
    assert place(match, next(iter(force("white", "white", 1)))) == "white exhausted"


def test_D3_7_2_nobody_in_control_nobody_is_asked() -> None:
    match = at(turns={"red": 1}, turn="red", unrest="white", barricade_tile="red", tokens={NEUTRAL: "white"})
    quietly(match)
    assert events(match, "unrest-nobody") == [{"region": "white"}]
    assert number(match, "score") == 0


# D3.7.3: the track.


@pytest.mark.parametrize(("side", "sign"), [("red", 1), ("white", -1)])
@pytest.mark.parametrize("before", [-9, -1, 0, 2, 9])
def test_D3_7_3_the_marker_moves_towards_the_scorers_end(side: str, sign: int, before: int) -> None:
    match = scoring(force(side, "white", 1), score=before)
    do(match, side, "score")
    assert number(match, "score") == before + sign * 2


@pytest.mark.parametrize(("side", "sign"), [("red", 1), ("white", -1)])
def test_D3_7_3_and_no_further_than_its_end(side: str, sign: int) -> None:
    match = scoring(force(side, "white", 1), score=sign * (T.track_end - 1), month="september")
    do(match, side, "score")
    assert number(match, "score") == sign * T.track_end


# D3.7.4: revealing.


def revealed(match: Match) -> list[tuple[Plain, Plain]]:
    """Markers 2 and 3 with their regions, in order."""
    return [(event["marker"], event["region"]) for event in events(match, "marker") if event["marker"] != 1]


OBJECTIVES = {"red": card("red"), "white": card("blue")}
RED_FIRST = [(2, "red"), (3, "blue")]
WHITE_FIRST = [(2, "blue"), (3, "red")]


@pytest.mark.parametrize("will", ["red", "white"])
@pytest.mark.parametrize("score", [-3, 3])
def test_D3_7_4_who_is_behind_reveals_first(will: str, score: int) -> None:
    match = scoring(force("red", "white", 1), score=score, will=will, objectives=dict(OBJECTIVES))
    do(match, "red", "bonus", "pass")
    assert revealed(match) == (WHITE_FIRST if score > 0 else RED_FIRST)
    assert [event["side"] for event in events(match, "objective-shown")] == (
        ["white", "red"] if score > 0 else ["red", "white"]
    )


def test_D3_7_4_behind_now_means_after_the_unrest_region() -> None:
    """In the centre Red, without the Will, would reveal first; but Red has just scored the Unrest! region."""
    match = scoring(force("red", "white", 1), will="white", objectives=dict(OBJECTIVES))
    do(match, "red", "score")
    assert revealed(match) == WHITE_FIRST
    match = scoring(force("red", "white", 1), will="red", score=-2, objectives=dict(OBJECTIVES))
    do(match, "red", "score")
    assert revealed(match) == WHITE_FIRST, "from behind into the centre: who does not hold the Will"


@pytest.mark.parametrize(("will", "expected"), [("red", WHITE_FIRST), ("white", RED_FIRST)])
def test_D3_7_4_in_the_centre_who_does_not_hold_the_will_reveals_first(
    will: str, expected: list[tuple[Plain, Plain]]
) -> None:
    match = scoring(force("red", "white", 1), will=will, objectives=dict(OBJECTIVES))
    do(match, "red", "bonus", "pass")
    assert revealed(match) == expected


@pytest.mark.parametrize("shown", ["red", "white"])
def test_D3_7_4_an_objective_already_face_up_keeps_this_order(shown: str) -> None:
    match = scoring(force("red", "white", 1), will="red", objectives=dict(OBJECTIVES), shown=[shown])
    do(match, "red", "bonus", "pass")
    assert revealed(match) == WHITE_FIRST


def test_D3_7_4_the_objectives_stay_hidden_until_then() -> None:
    match = scoring(force("red", "white", 1), objectives=dict(OBJECTIVES))
    assert match.view("red")["white.objective"] == HIDDEN
    do(match, "red", "bonus")
    assert match.view("red")["white.objective"] == HIDDEN
    do(match, "red", "pass")
    assert set(OBJECTIVES.values()) <= set(names(match, "discard"))


# D3.7.5: markers 2 and 3.


@pytest.mark.parametrize("chooser", ["red", "white"])
@pytest.mark.parametrize(("holder", "sign"), [("red", 1), ("white", -1)])
def test_D3_7_5_the_points_go_to_who_controls_the_region_whoever_chose_the_card(
    chooser: str, holder: str, sign: int
) -> None:
    name = card("green")
    match = scoring({**force("red", "white", 1), **force(holder, "green", 3)}, objectives={chooser: name})
    do(match, "red", "bonus", "pass")
    assert number(match, "score") == sign * points(name)


def test_D3_7_5_marker_2_is_scored_before_marker_3() -> None:
    match = scoring(
        {**force("red", "white", 1), **force("red", "red", 2), **force("white", "blue", 2)},
        will="red",
        objectives=dict(OBJECTIVES),
    )
    do(match, "red", "bonus", "pass")
    assert [(event["marker"], event["side"]) for event in events(match, "marker-scored")] == [(2, "white"), (3, "red")]
    assert number(match, "score") == points(OBJECTIVES["red"]) - points(OBJECTIVES["white"])


def test_D3_7_5_a_region_with_several_markers_is_scored_for_each() -> None:
    one, other = cards("white")[:2]
    match = scoring(force("red", "white", 1), objectives={"red": one, "white": other})
    do(match, "red", "score")
    assert number(match, "score") == 2 + points(one) + points(other)


@pytest.mark.parametrize("tokens", [{}, {NEUTRAL: "green"}])
def test_D3_7_5_nobody_in_control_no_points(tokens: dict[str, Plain]) -> None:
    match = scoring({**force("red", "white", 1), **tokens}, objectives={"red": card("green")})
    do(match, "red", "bonus", "pass")
    assert number(match, "score") == 0
    marker = 2 if text(match, "will") == "white" else 3
    assert events(match, "marker-nobody") == [{"region": "green", "marker": marker}]


def test_D3_7_5_presence_is_that_before_the_exhaustion() -> None:
    """Red's unit would be worth nothing when exhausted, but the exhaustion comes after both scorings."""
    unit = next(name for name in units("red") if T.exhausted[T.token_names.index(name)] == 0)
    one, other = cards("white")[:2]
    match = scoring({unit: "white", **force("white", "white", 0)}, objectives={"red": one, "white": other})
    do(match, "red", "score")
    assert number(match, "score") == 2 + points(one) + points(other)


# D3.7.6: exhaustion.


def test_D3_7_6_fresh_tokens_in_a_marked_region_are_turned_over_and_others_are_not() -> None:
    red, white = units("red")[0], units("white")[0]
    match = scoring(
        {red: "white", white: "green", NEUTRAL: "white", units("red")[1]: "blue", "lenin": "white"},
        objectives={"red": card("green")},
    )
    do(match, "red", "bonus", "pass")
    assert place(match, red) == "white exhausted"
    assert place(match, white) == "green exhausted"
    assert place(match, NEUTRAL) == "white exhausted"
    assert place(match, "lenin") == "white exhausted"
    assert place(match, units("red")[1]) == "blue"


def test_D3_7_6_exhausted_units_return_to_their_reserve_fresh() -> None:
    red, white = units("red")[-1], units("white")[0]
    match = scoring({red: "white exhausted", white: "white exhausted"})
    do(match, match.to_act[0], "bonus", "pass")
    for unit in (red, white):
        assert place(match, unit) == "reserve"
        assert board(match).fresh[T.token_names.index(unit)] == 1


@pytest.mark.parametrize("token", [*leaders("red"), *leaders("white"), NEUTRAL, "trotsky", "red-trotsky"])
def test_D3_7_6_exhausted_leaders_and_neutral_tokens_leave_the_game(token: str) -> None:
    month = "august" if token == "red-trotsky" else "july"
    match = scoring({**force("red", "white", 3, 3), token: "white exhausted"}, month=month)
    do(match, match.to_act[0], "bonus", "pass")
    assert place(match, token) == "box"


@pytest.mark.parametrize("where", ["white", "white exhausted"])
def test_D3_7_6_once_however_many_markers(where: str) -> None:
    one, other = cards("white")[:2]
    unit = units("red")[-1]
    match = scoring({unit: where}, objectives={"red": one, "white": other})
    do(match, "red", "score")
    assert place(match, unit) == ("white exhausted" if where == "white" else "reserve")


def test_D3_7_6_regions_without_a_marker_keep_their_exhausted_tokens() -> None:
    unit = units("red")[0]
    match = scoring({**force("red", "white", 3), unit: "green exhausted", "kerensky": "green exhausted"})
    do(match, "red", "score")
    assert place(match, unit) == place(match, "kerensky") == "green exhausted"


# D3.8: clean-up.


def test_D3_8_1_the_tiles_slide_and_a_new_one_moves_the_barricade() -> None:
    match = at(phase="cleanup", unrest="red", barricade_tile="green", barricade=CONNECTIONS[-1])
    assert text(match, "unrest") == "green"
    assert match.view(None)["barricade_tile"] is None
    assert names(match, "tiles_discarded") == ["red"]
    assert legal(match, "chance") == {f"tile {name}" for name in REGIONS if name not in ("red", "green")}
    chance(match, "tile brown")
    assert text(match, "barricade_tile") == "brown"
    assert text(match, "barricade") == CONNECTIONS[T.tile_connection[REGIONS.index("brown")]]
    assert hidden(match, "tiles") == 3


def test_D3_8_2_the_markers_return() -> None:
    match = scoring(force("red", "white", 1), objectives=dict(OBJECTIVES))
    do(match, "red", "score")
    assert match.view(None)["markers"] == [None, None, None]
    assert match.view(None)["marker_side"] == [None, None, None]


def test_D3_8_2_played_command_cards_and_objectives_are_discarded_and_leaders_leave_the_game() -> None:
    played = {"red": plain([COMMANDS[0], "lenin"]), "white": plain([COMMANDS[1], "lvov"])}
    hands = {"red": plain(["stalin", COMMANDS[4]]), "white": plain(["kerensky", COMMANDS[5]])}
    match = at(
        phase="cleanup",
        hands=dict(hands),
        played=dict(played),
        objectives={"red": COMMANDS[2], "white": COMMANDS[3]},
        discard=[COMMANDS[6]],
    )
    assert set(names(match, "discard")) == {*COMMANDS[:4], COMMANDS[6]}
    for side in ("red", "white"):
        assert names(match, f"{side}.played") == []
        assert match.view(None)[f"{side}.objective"] is None
    assert names(match, "red.held", "red") == [COMMANDS[4], "stalin"], "what was not played stays in hand"
    check_conservation(match)


def test_D3_8_2_the_next_round_begins() -> None:
    match = at(phase="cleanup", round=2)
    chance(match, next(iter(legal(match, "chance"))))
    assert number(match, "round") == 3
    assert verbs(match, "chance") == {"deal"}
