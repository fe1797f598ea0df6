"""D3.3 to D3.6: turns, the date, and the actions of command cards, leader cards and bonuses."""

from __future__ import annotations

import pytest

from lamplight import Match
from lamplight.kernel import HIDDEN, BadPosition

from .builder import (
    BONUS_CARD,
    COMMANDS,
    CONNECTIONS,
    MONTHS,
    REGIONS,
    T,
    at,
    away_from,
    between,
    board,
    bonus,
    card,
    cards,
    chance,
    check_conservation,
    days,
    do,
    events,
    everywhere,
    hidden,
    kinds,
    leader,
    leaders,
    legal,
    names,
    neutrals,
    number,
    place,
    plain,
    presence,
    quietly,
    refused,
    text,
    turn,
    units,
    value,
    verbs,
    within,
)

RED, WHITE = units("red"), units("white")
NEUTRAL = neutrals()[0]
MOVE = card(icon="move")
DOUBLE = card(icon="double-move")
REST = card(icon="rest")


def passing_month(name: str) -> int:
    """A day from which a card leads into the next month, to a day without a bonus action."""
    return 31 - days(name) + 1


# D3.3.1: whose turn it is.


@pytest.mark.parametrize(("first", "second"), [("red", "white"), ("white", "red")])
def test_D3_3_1_the_holder_of_the_will_starts_and_both_take_four_turns(first: str, second: str) -> None:
    hands = {"red": plain(COMMANDS[:7]), "white": plain(COMMANDS[10:17])}
    match = at(phase="objective", will=first, hands=dict(hands))
    do(match, "red", f"objective {COMMANDS[0]}")
    do(match, "white", f"objective {COMMANDS[10]}")
    assert quietly(match) == [first, second] * 4


def test_D3_3_1_a_change_of_the_will_does_not_change_the_order() -> None:
    inspiring = leader("white", "inspire")
    hands = {"red": plain(COMMANDS[:7]), "white": plain([*COMMANDS[10:17], inspiring])}
    match = at(phase="objective", will="red", hands=dict(hands))
    do(match, "red", f"objective {COMMANDS[0]}")
    do(match, "white", f"objective {COMMANDS[10]}")
    assert quietly(match, until="white") == ["red"]
    do(match, "white", f"play {inspiring}", "inspire", "pass")
    assert text(match, "will") == "white"
    assert quietly(match) == ["red", "white"] * 3


def test_D3_3_1_a_seat_waits_for_its_turn() -> None:
    match = at(turn="red")
    assert legal(match, "white") == set()
    assert refused(match, "white", f"play {leaders('white')[0]}") == "D3.3.1"


# D3.3.2 and D3.3.3: playing a card.


def test_D3_3_2_card_date_action_bonus_in_this_order() -> None:
    name = card(recruit=1)
    match = turn(name, day=15 - days(name))
    unit, bonus_unit = units("red", 1)[:2]
    do(match, "red", f"recruit {unit} {REGIONS[T.card_region[COMMANDS.index(name)]]}")
    do(match, "red", f"recruit {bonus_unit} green")
    assert kinds(match) == ["played", "date", "recruited", "recruited"]
    assert [event["rule"] for event in match.events_for(None)][2:] == ["D3.4.1", "D3.6.1"]
    assert match.to_act == ("white",)


def test_D3_3_2_nothing_can_be_done_before_a_card_is_played() -> None:
    match = at(turn="red", tokens={RED[0]: "green", RED[1]: "red exhausted"})
    assert verbs(match, "red") == {"play"}
    for action in (f"rest {RED[1]}", f"recruit {RED[2]} green", "pass", "draw", "inspire"):
        assert refused(match, "red", action) == "D3.3.2"


def test_D3_3_2_one_card_a_turn() -> None:
    match = turn(MOVE)
    assert refused(match, "red", f"play {leaders('red')[0]}") == "D3.3.2"
    do(match, "red", "pass")
    assert match.to_act == ("white",)


def test_D3_3_3_any_card_of_the_hand_command_or_leader() -> None:
    held = [COMMANDS[3], COMMANDS[30], *leaders("red")[:2]]
    match = at(turn="red", hands={"red": plain(held)})
    assert legal(match, "red") == {f"play {name}" for name in held}
    assert refused(match, "red", f"play {leaders('red')[2]}") == "D3.3.3"
    assert refused(match, "red", f"play {leaders('white')[0]}") == "D3.3.3"


def test_D3_3_3_the_card_lies_face_up() -> None:
    match = at(turn="red", hands={"red": plain([MOVE, DOUBLE])})
    do(match, "red", f"play {MOVE}")
    for seat in ("red", "white", None):
        assert names(match, "red.played", seat) == [MOVE]
    assert number(match, "red.hand") == 1


# D3.3.4 to D3.3.6: the date.


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("day", [1, 2, 9, 13, 20, 23, 25, 27, 28, 31])
def test_D3_3_4_the_day_marker_moves_by_the_days_and_past_31_into_the_next_month(day: int, count: int) -> None:
    match = turn(card(days=count), day=day)
    if day + count > 31:
        assert (text(match, "month"), number(match, "day")) == (MONTHS[1], day + count - 31)
    else:
        expected = 31 if day + count in (29, 30) else day + count
        assert (text(match, "month"), number(match, "day")) == (MONTHS[0], expected)


def test_D3_3_4_exactly_31_is_still_this_month() -> None:
    match = turn(MOVE, day=31 - days(MOVE))
    assert (text(match, "month"), number(match, "day")) == ("march-april", 31)
    assert text(match, "will") == "red"


@pytest.mark.parametrize("month", MONTHS[:-1])
def test_D3_3_4_one_month_at_a_time(month: str) -> None:
    match = turn(MOVE, day=31, month=month)
    assert text(match, "month") == MONTHS[MONTHS.index(month) + 1]
    assert number(match, "day") == days(MOVE)


def test_D3_3_4_a_leader_card_has_days_too() -> None:
    for name in leaders("red"):
        assert number(turn(name, day=16), "day") == 16 + days(name)


@pytest.mark.parametrize(("landing", "expected"), [(27, 27), (28, 28), (29, 31), (30, 31), (31, 31)])
def test_D3_3_5_landing_on_29_or_30_moves_on_to_31(landing: int, expected: int) -> None:
    match = turn(MOVE, day=landing - days(MOVE))
    assert number(match, "day") == expected
    assert text(match, "month") == "march-april"


@pytest.mark.parametrize(
    ("landing", "earned"),
    [(14, False), (15, True), (16, False), (28, False), (29, True), (30, True), (31, True), (32, False)],
)
def test_D3_3_6_stopping_on_15_or_31_earns_a_bonus_action(landing: int, earned: bool) -> None:
    name = card(icon="rest", recruit=2)
    match = turn(name, day=landing - days(name))
    assert verbs(match, "red") == {"recruit", "pass"}, "first the card's own action"
    do(match, "red", "pass")
    if earned:
        assert match.to_act == ("red",)
        assert {"recruit", "draw", "pass"} <= verbs(match, "red")
        do(match, "red", "pass")
    assert match.to_act == ("white",)


def test_D3_3_6_passing_over_15_earns_nothing() -> None:
    name = card(days=4)
    match = turn(name, day=13)
    do(match, "red", "pass")
    assert match.to_act == ("white",)


def test_D3_3_6_one_bonus_action_and_no_more() -> None:
    match = bonus()
    do(match, "red", f"recruit {units('red', 1)[0]} blue")
    assert match.to_act == ("white",)


def test_D3_3_6_a_leader_card_earns_the_bonus_too_after_both_of_its_parts() -> None:
    name = leader("red", "demonstration")
    match = turn(name, day=31 - days(name))
    assert "draw" not in match.legal("red")
    do(match, "red", f"recruit-leader {name} green")
    assert "draw" not in match.legal("red")
    do(match, "red", "pass")
    assert "draw" in match.legal("red")


# D3.3.7: the Will.


@pytest.mark.parametrize("side", ["red", "white"])
@pytest.mark.parametrize("will", ["red", "white"])
def test_D3_3_7_who_passes_into_a_new_month_takes_the_will(side: str, will: str) -> None:
    match = turn(MOVE, side=side, will=will, day=passing_month(MOVE))
    assert text(match, "will") == side
    assert events(match, "will") == ([] if side == will else [{"side": side}])


def test_D3_3_7_the_will_is_taken_before_the_cards_action() -> None:
    match = turn(
        MOVE,
        side="white",
        day=passing_month(MOVE),
        tokens={WHITE[0]: "green", NEUTRAL: "green"},
        barricade=away_from("green"),
    )
    assert any(action.startswith(f"move {NEUTRAL} ") for action in legal(match, "white"))


def test_D3_3_7_without_a_new_month_the_will_stays() -> None:
    match = turn(MOVE, side="white", day=1)
    assert text(match, "will") == "red"


# D3.3.8 and D3.3.9: Trotsky.


def test_D3_3_8_trotsky_returns_fresh_in_the_unrest_region_when_may_comes() -> None:
    for region in REGIONS:
        other = next(name for name in REGIONS if name != region)
        match = turn(MOVE, day=passing_month(MOVE), unrest=region, barricade_tile=other)
        assert place(match, "trotsky") == region
        assert place(match, "red-trotsky") == "waiting"


@pytest.mark.parametrize("month", MONTHS[1:])
def test_D3_3_8_he_returns_in_no_other_month(month: str) -> None:
    match = turn(MOVE, day=passing_month(MOVE), month=month)
    assert place(match, "trotsky") == "box"


def test_D3_3_8_month_will_trotsky_then_the_cards_action() -> None:
    match = turn(
        MOVE,
        side="white",
        day=passing_month(MOVE),
        unrest="green",
        barricade_tile="red",
        barricade=away_from("green"),
        tokens={WHITE[0]: "green"},
    )
    order = [kind for kind in kinds(match) if kind != "date"]
    assert order == ["played", "month", "will", "trotsky-returns"]
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    do(match, "white", f"move trotsky {target}")
    assert place(match, "trotsky") == target


def test_D3_3_8_trotsky_is_neutral_and_nobodys_without_an_own_token() -> None:
    match = turn(MOVE, day=passing_month(MOVE), unrest="green", barricade_tile="red", barricade=away_from("green"))
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    assert refused(match, "red", f"move trotsky {target}") == "D3.3.10"


def joins(where: str, *, side: str = "red", **tokens: str) -> Match:
    """A turn with a Move card that passes from July into August, Trotsky being somewhere."""
    return turn(
        MOVE,
        side=side,
        day=passing_month(MOVE),
        month="july",
        will="white",
        tokens={"trotsky": where, **tokens},
        barricade=away_from("green"),
    )


@pytest.mark.parametrize("where", ["green", "green exhausted"])
def test_D3_3_9_red_trotsky_takes_the_place_and_state_of_the_neutral_one_in_august(where: str) -> None:
    match = joins(where)
    assert place(match, "red-trotsky") == where
    assert place(match, "trotsky") == "box"


def test_D3_3_9_he_is_reds_own_token_whoever_holds_the_will() -> None:
    match = joins("green", side="white", **{WHITE[0]: "green"})
    assert text(match, "will") == "white"
    assert presence(match, "green")["red_tokens"] == 1
    assert presence(match, "green")["red"] == T.fresh[T.red_trotsky]
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    assert refused(match, "white", f"move red-trotsky {target}") == "D3.4.2"
    do(match, "white", "pass")
    later = turn(MOVE, month="august", will="white", tokens={"red-trotsky": "green"}, barricade=away_from("green"))
    assert f"move red-trotsky {target}" in later.legal("red")


def test_D3_3_9_if_he_was_removed_before_red_trotsky_never_enters() -> None:
    match = joins("box")
    assert place(match, "red-trotsky") == "box"
    assert "trotsky-joins" not in kinds(match)


def test_D3_3_9_he_joins_in_no_other_month() -> None:
    match = turn(MOVE, day=passing_month(MOVE), month="may-june", tokens={"trotsky": "green"})
    assert place(match, "trotsky") == "green"


@pytest.mark.parametrize(
    ("month", "token"), [("august", "trotsky"), ("march-april", "trotsky"), ("july", "red-trotsky")]
)
def test_D3_3_9_he_is_on_the_board_only_in_his_time(month: str, token: str) -> None:
    with pytest.raises(BadPosition):
        at(month=month, tokens={token: "green"})


# D3.3.10: control of neutrals.


def with_neutral(side: str, will: str, **tokens: str) -> Match:
    return turn(MOVE, side=side, will=will, tokens={NEUTRAL: "green", **tokens}, barricade=away_from("green"))


def neutral_moves(match: Match, side: str) -> set[str]:
    return {action for action in legal(match, side) if action.startswith(f"move {NEUTRAL} ")}


@pytest.mark.parametrize(("side", "own"), [("red", RED[0]), ("white", WHITE[0])])
def test_D3_3_10_the_holder_of_the_will_controls_a_neutral_beside_an_own_token(side: str, own: str) -> None:
    match = with_neutral(side, side, **{own: "green"})
    near = within("green", 1, text(match, "barricade"))
    assert neutral_moves(match, side) == {f"move {NEUTRAL} {region}" for region in near}


@pytest.mark.parametrize(
    ("will", "tokens"),
    [
        ("red", {}),
        ("red", {RED[0]: "red"}),
        ("red", {WHITE[0]: "green"}),
        ("white", {RED[0]: "green"}),
        ("white", {RED[0]: "green", WHITE[0]: "green"}),
    ],
)
def test_D3_3_10_otherwise_it_is_not_controlled(will: str, tokens: dict[str, str]) -> None:
    match = with_neutral("red", will, **tokens)
    assert neutral_moves(match, "red") == set()
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    assert refused(match, "red", f"move {NEUTRAL} {target}") == "D3.3.10"


def test_D3_3_10_a_leader_is_an_own_token_too() -> None:
    assert neutral_moves(with_neutral("red", "red", lenin="green"), "red")


def test_D3_3_10_an_exhausted_neutral_rests_only_under_control() -> None:
    for own, possible in (("green", True), ("red", False)):
        match = turn(REST, tokens={NEUTRAL: "green exhausted", RED[0]: own})
        assert (f"rest {NEUTRAL}" in match.legal("red")) is possible
        if not possible:
            assert refused(match, "red", f"rest {NEUTRAL}") == "D3.3.10"


# D3.4: command cards.


def test_D3_4_recruit_or_the_icons_action_or_neither() -> None:
    for action in (f"recruit {units('red', 1)[0]}", f"move {RED[-1]}", "pass"):
        match = turn(card(icon="double-move", recruit=1), tokens={RED[-1]: "green"}, barricade=away_from("green"))
        assert verbs(match, "red") == {"recruit", "move", "pass"}
        chosen = next(option for option in sorted(legal(match, "red")) if option.startswith(action))
        do(match, "red", chosen)
        assert match.to_act == ("white",)


def test_D3_4_the_icon_decides_what_else_there_is() -> None:
    tokens = {RED[0]: "green exhausted", RED[1]: "blue"}
    for name, verb, other, rule in (
        (MOVE, "move", f"rest {RED[0]}", "D3.4.4"),
        (REST, "rest", f"move {RED[1]} red", "D3.4.2"),
    ):
        match = turn(name, tokens=dict(tokens))
        assert verbs(match, "red") == {"recruit", verb, "pass"}
        assert refused(match, "red", other) == rule


@pytest.mark.parametrize("name", [cards(recruit=1)[-1], cards(recruit=2)[-1], cards(recruit=3)[-1]])
def test_D3_4_1_a_unit_enters_fresh_in_the_cards_region_if_its_rank_fits(name: str) -> None:
    match = turn(name)
    region = REGIONS[T.card_region[COMMANDS.index(name)]]
    fitting = [unit for unit in RED if T.rank[T.token_names.index(unit)] <= value(name)]
    assert legal(match, "red", "recruit") == {f"recruit {unit} {region}" for unit in fitting}
    for unit in set(RED) - set(fitting):
        assert refused(match, "red", f"recruit {unit} {region}") == "D3.4.1"
    do(match, "red", f"recruit {fitting[-1]} {region}")
    assert place(match, fitting[-1]) == region


def test_D3_4_1_one_or_more_units_whose_ranks_add_up_to_at_most_the_value() -> None:
    name = card("green", recruit=3)
    first, second, third = units("red", 1)[:3]
    two, another_two = units("red", 2)[:2]
    match = turn(name)
    do(match, "red", f"recruit {first} green")
    assert f"recruit {two} green" in match.legal("red")
    assert refused(match, "red", f"recruit {units('red', 3)[0]} green") == "D3.4.1"
    do(match, "red", f"recruit {two} green")
    assert match.to_act == ("white",), "1 + 2 = 3: nothing is left"
    match = turn(name)
    do(match, "red", f"recruit {two} green")
    assert refused(match, "red", f"recruit {another_two} green") == "D3.4.1"
    do(match, "red", f"recruit {first} green")
    match = turn(name)
    do(match, "red", *(f"recruit {unit} green" for unit in (first, second, third)))
    assert [place(match, unit) for unit in (first, second, third)] == ["green"] * 3
    assert match.to_act == ("white",)


def test_D3_4_1_a_shortfall_is_lost() -> None:
    match = turn(card("green", recruit=3))
    do(match, "red", f"recruit {units('red', 1)[0]} green", "pass")
    assert match.to_act == ("white",)
    assert sum(place(match, unit) == "green" for unit in RED) == 1


def test_D3_4_1_while_recruiting_there_is_nothing_but_recruiting() -> None:
    match = turn(card("green", recruit=2, icon="rest"), tokens={RED[-1]: "blue exhausted"})
    do(match, "red", f"recruit {units('red', 1)[0]} green")
    assert verbs(match, "red") == {"recruit", "pass"}
    assert refused(match, "red", f"rest {RED[-1]}") == "D3.4.1"


def test_D3_4_1_no_more_than_once_a_unit_and_only_from_the_own_reserve() -> None:
    own, on_board = units("red", 1)[:2]
    match = turn(card("green", recruit=3), tokens={on_board: "blue"})
    assert refused(match, "red", f"recruit {on_board} green") == "D3.4.1"
    assert refused(match, "red", f"recruit {units('white', 1)[0]} green") == "D3.4.1"
    assert refused(match, "red", f"recruit {own} blue") == "D3.4.1"
    do(match, "red", f"recruit {own} green")
    assert refused(match, "red", f"recruit {own} green") == "D3.4.1"


def test_D3_4_1_impossible_if_no_unit_in_reserve_is_small_enough() -> None:
    match = turn(card("green", recruit=1), tokens=everywhere(units("red", 1), "blue"))
    assert legal(match, "red", "recruit") == set()
    assert refused(match, "red", f"recruit {units('red', 2)[0]} green") == "D3.4.1"


def test_D3_4_1_a_unit_that_returned_exhausted_enters_fresh() -> None:
    """A unit that left the board exhausted is in the reserve fresh, and enters so."""
    unit = units("red", 1)[0]
    match = at(phase="scoring", unrest="red", tokens={unit: "red exhausted"}, hands={"red": plain(COMMANDS[:2])})
    do(match, "red", "bonus", "pass")
    assert place(match, unit) == "reserve"
    assert board(match).fresh[T.token_names.index(unit)] == 1


@pytest.mark.parametrize("barricade", CONNECTIONS)
@pytest.mark.parametrize("region", REGIONS)
def test_D3_4_2_move_goes_one_region_over_an_unbarricaded_connection(region: str, barricade: str) -> None:
    match = turn(MOVE, tokens={RED[0]: region}, barricade=barricade)
    assert legal(match, "red", "move") == {f"move {RED[0]} {end}" for end in within(region, 1, barricade)}
    for end in set(REGIONS) - within(region, 1, barricade):
        assert refused(match, "red", f"move {RED[0]} {end}") == "D3.4.2"


@pytest.mark.parametrize("where", ["green", "green exhausted"])
def test_D3_4_2_a_token_moves_fresh_or_exhausted_and_stays_so(where: str) -> None:
    match = turn(MOVE, tokens={RED[0]: where}, barricade=away_from("green"))
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    do(match, "red", f"move {RED[0]} {target}")
    assert place(match, RED[0]) == where.replace("green", target)


def test_D3_4_2_one_token_and_only_a_controlled_one() -> None:
    match = turn(MOVE, tokens={RED[0]: "green", RED[1]: "green", WHITE[0]: "green"}, barricade=away_from("green"))
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    assert refused(match, "red", f"move {WHITE[0]} {target}") == "D3.4.2"
    assert refused(match, "red", f"move {RED[2]} {target}") == "D3.4.2", "not on the board"
    do(match, "red", f"move {RED[0]} {target}")
    assert match.to_act == ("white",)
    assert place(match, RED[1]) == "green"


@pytest.mark.parametrize("barricade", CONNECTIONS)
@pytest.mark.parametrize("region", REGIONS)
def test_D3_4_3_double_move_goes_one_or_two_regions_and_never_over_the_barricade(region: str, barricade: str) -> None:
    match = turn(DOUBLE, tokens={RED[0]: region}, barricade=barricade)
    assert legal(match, "red", "move") == {f"move {RED[0]} {end}" for end in within(region, 2, barricade)}
    for end in set(REGIONS) - within(region, 2, barricade):
        assert refused(match, "red", f"move {RED[0]} {end}") == "D3.4.3"


def test_D3_4_3_it_ends_elsewhere_than_it_started() -> None:
    match = turn(DOUBLE, tokens={RED[0]: "green"})
    assert refused(match, "red", f"move {RED[0]} green") == "D3.4.3"


def test_D3_4_3_never_two_tokens_one_region_each() -> None:
    match = turn(DOUBLE, tokens={RED[0]: "green", RED[1]: "green"}, barricade=away_from("green"))
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    do(match, "red", f"move {RED[0]} {target}")
    assert match.to_act == ("white",)


def test_D3_4_3_control_is_checked_where_the_token_starts() -> None:
    """Red has a token in green only: a neutral goes from there through a region without one, and on."""
    match = turn(DOUBLE, tokens={RED[0]: "green", NEUTRAL: "green"}, barricade=away_from("green"))
    barricade = text(match, "barricade")
    far = within("green", 2, barricade) - within("green", 1, barricade)
    assert far
    assert {f"move {NEUTRAL} {end}" for end in far} <= legal(match, "red")


def test_D3_4_4_rest_turns_one_controlled_exhausted_token_fresh() -> None:
    match = turn(
        REST, tokens={RED[0]: "green exhausted", RED[1]: "blue exhausted", RED[2]: "blue", WHITE[0]: "red exhausted"}
    )
    assert legal(match, "red", "rest") == {f"rest {RED[0]}", f"rest {RED[1]}"}
    do(match, "red", f"rest {RED[0]}")
    assert place(match, RED[0]) == "green"
    assert place(match, RED[1]) == "blue exhausted"
    assert match.to_act == ("white",)


def test_D3_4_4_never_the_other_way_and_never_anothers_token() -> None:
    match = turn(REST, tokens={RED[0]: "green", WHITE[0]: "red exhausted"})
    for token in (RED[0], WHITE[0], RED[1]):
        assert refused(match, "red", f"rest {token}") == "D3.4.4"


# D3.5: leader cards.


@pytest.mark.parametrize("side", ["red", "white"])
def test_D3_5_leader_recruit_and_special_action_in_either_order(side: str) -> None:
    other = "white" if side == "red" else "red"
    name = leader(side, "inspire")
    for first, second in ((f"recruit-leader {name} blue", "inspire"), ("inspire", f"recruit-leader {name} blue")):
        match = turn(name, side=side, will=other)
        do(match, side, first, second)
        assert place(match, name) == "blue"
        assert text(match, "will") == side
        assert match.to_act == (other,), "both are done: no further question"


def test_D3_5_each_part_is_optional_and_possible_once() -> None:
    name = leader("red", "inspire")
    match = turn(name, will="white")
    do(match, "red", "pass")
    assert (place(match, name), text(match, "will")) == ("box", "white")
    match = turn(name, will="white")
    do(match, "red", "inspire")
    assert refused(match, "red", "inspire") == "D3.5.4"
    do(match, "red", "pass")
    assert (place(match, name), text(match, "will")) == ("box", "red")
    match = turn(name, will="white")
    do(match, "red", f"recruit-leader {name} blue")
    assert refused(match, "red", f"recruit-leader {name} green") == "D3.5.1"
    do(match, "red", "pass")
    assert (place(match, name), text(match, "will")) == ("blue", "white")


def test_D3_5_a_leader_card_recruits_no_units_and_moves_nothing() -> None:
    match = turn(leader("red", "inspire"), will="white", tokens={RED[0]: "green", RED[1]: "green exhausted"})
    assert verbs(match, "red") == {"recruit-leader", "inspire", "pass"}
    assert refused(match, "red", f"recruit {RED[2]} green") == "D3.4.1"
    assert refused(match, "red", f"rest {RED[1]}") == "D3.4.4"


@pytest.mark.parametrize("name", [*leaders("red"), *leaders("white")])
def test_D3_5_1_the_leader_enters_any_region_fresh(name: str) -> None:
    side = "red" if name in leaders("red") else "white"
    match = turn(name, side=side)
    assert legal(match, side, "recruit-leader") == {f"recruit-leader {name} {region}" for region in REGIONS}
    do(match, side, f"recruit-leader {name} purple")
    assert place(match, name) == "purple"


def test_D3_5_1_only_the_leader_of_the_card() -> None:
    name, other = leaders("red")[:2]
    match = turn(name)
    assert refused(match, "red", f"recruit-leader {other} green") == "D3.5.1"
    assert refused(turn(MOVE), "red", f"recruit-leader {other} green") == "D3.5.1"


def test_D3_5_1_a_leader_not_recruited_with_its_card_never_enters() -> None:
    name = leader("red", "demonstration")
    match = at(turns={"red": 1}, hands={"red": plain([name, MOVE])}, turn="red")
    do(match, "red", f"play {name}", "pass")
    chance(match, str(next(iter(match.legal("chance")))))
    check_conservation(match)
    assert number(match, "round") == 2
    everything = [*names(match, "discard"), *names(match, "red.held", "red"), *names(match, "red.played")]
    assert name not in everything
    assert f"deal {name}" not in legal(match, "chance")
    assert place(match, name) == "box"
    assert refused(turn(leader("red", "inspire")), "red", f"recruit-leader {name} green") == "D3.5.1"


@pytest.mark.parametrize("barricade", CONNECTIONS)
def test_D3_5_2_demonstration_moves_the_barricade_to_any_other_connection(barricade: str) -> None:
    name = leader("red", "demonstration")
    match = turn(name, barricade=barricade)
    assert legal(match, "red", "demonstrate") == {f"demonstrate {other}" for other in CONNECTIONS if other != barricade}
    assert refused(match, "red", f"demonstrate {barricade}") == "D3.5.2"
    target = next(other for other in CONNECTIONS if other != barricade)
    do(match, "red", f"demonstrate {target}")
    assert text(match, "barricade") == target


def test_D3_5_2_the_new_barricade_holds_at_once_and_the_old_way_is_open() -> None:
    name = leader("red", "demonstration")
    old, new = between("green", "red"), between("blue", "white")
    match = turn(name, day=15 - days(name), barricade=old, tokens={RED[0]: "green", RED[1]: "blue"})
    do(match, "red", f"demonstrate {new}", "pass")
    assert f"move {RED[0]} red" in match.legal("red")
    assert refused(match, "red", f"move {RED[1]} white") == "D3.6.2"


@pytest.mark.parametrize(("side", "other"), [("red", "white"), ("white", "red")])
def test_D3_5_3_espionage_turns_the_opponents_objective_face_up(side: str, other: str) -> None:
    objectives = {"red": COMMANDS[20], "white": COMMANDS[21]}
    match = turn(leader(side, "espionage"), side=side, objectives=dict(objectives))
    assert match.view(side)[f"{other}.objective"] == HIDDEN
    do(match, side, "spy")
    for seat in (side, other, None):
        assert match.view(seat)[f"{other}.objective"] == objectives[other]
    assert match.view(other)[f"{side}.objective"] == HIDDEN
    assert match.view(None)[f"{side}.objective"] == HIDDEN


def test_D3_5_3_an_objective_that_lies_open_cannot_be_spied() -> None:
    match = turn(leader("red", "espionage"), objectives={"white": COMMANDS[21]}, shown=["white"])
    assert refused(match, "red", "spy") == "D3.5.3"


@pytest.mark.parametrize(("side", "other"), [("red", "white"), ("white", "red")])
def test_D3_5_4_inspire_takes_the_will_at_once(side: str, other: str) -> None:
    """At once: with the Will comes the control of a neutral, for the bonus action of the same turn."""
    name, own = leader(side, "inspire"), units(side)[0]
    match = turn(
        name,
        side=side,
        will=other,
        day=15 - days(name),
        tokens={own: "green", NEUTRAL: "green"},
        barricade=away_from("green"),
    )
    do(match, side, "inspire", "pass")
    assert text(match, "will") == side
    assert any(action.startswith(f"move {NEUTRAL} ") for action in legal(match, side))


def test_D3_5_4_who_has_the_will_cannot_take_it() -> None:
    assert refused(turn(leader("red", "inspire"), will="red"), "red", "inspire") == "D3.5.4"


def test_D3_5_4_a_leader_has_only_its_own_special_action() -> None:
    match = turn(leader("red", "inspire"), will="white", objectives={"white": COMMANDS[9]})
    assert refused(match, "red", "spy") == "D3.5.3"
    assert refused(match, "red", f"demonstrate {CONNECTIONS[-1]}") == "D3.5.2"
    assert refused(turn(MOVE, will="white"), "red", "inspire") == "D3.5.4"


# D3.6: bonus actions.


def test_D3_6_1_bonus_recruit_brings_a_unit_of_rank_1_into_any_region() -> None:
    match = bonus()
    ones = units("red", 1)
    assert legal(match, "red", "recruit") == {f"recruit {unit} {region}" for unit in ones for region in REGIONS}
    assert refused(match, "red", f"recruit {units('red', 2)[0]} green") == "D3.6.1"
    do(match, "red", f"recruit {ones[0]} purple")
    assert place(match, ones[0]) == "purple"


def test_D3_6_1_impossible_without_one_in_reserve() -> None:
    match = bonus(tokens=everywhere(units("red", 1), "green"))
    assert legal(match, "red", "recruit") == set()
    assert refused(match, "red", f"recruit {units('red', 1)[0]} red") == "D3.6.1"


@pytest.mark.parametrize("barricade", CONNECTIONS)
def test_D3_6_2_bonus_move_is_a_move_of_one_region(barricade: str) -> None:
    match = bonus(tokens={RED[0]: "green", WHITE[0]: "green"}, barricade=barricade)
    near = within("green", 1, barricade)
    assert legal(match, "red", "move") == {f"move {RED[0]} {end}" for end in near}
    for end in set(REGIONS) - near:
        assert refused(match, "red", f"move {RED[0]} {end}") == "D3.6.2"
    assert refused(match, "red", f"move {WHITE[0]} {sorted(near)[0]}") == "D3.6.2"
    do(match, "red", f"move {RED[0]} {sorted(near)[0]}")
    assert place(match, RED[0]) == sorted(near)[0]
    assert match.to_act == ("white",)


def test_D3_6_3_bonus_rest_turns_a_controlled_exhausted_token_fresh() -> None:
    match = bonus(tokens={RED[0]: "green exhausted", RED[1]: "blue", WHITE[0]: "green exhausted"})
    assert legal(match, "red", "rest") == {f"rest {RED[0]}"}
    assert refused(match, "red", f"rest {RED[1]}") == "D3.6.3"
    assert refused(match, "red", f"rest {WHITE[0]}") == "D3.6.3"
    do(match, "red", f"rest {RED[0]}")
    assert place(match, RED[0]) == "green"
    assert match.to_act == ("white",)


def test_D3_6_4_bonus_draw_adds_a_card_to_the_hand() -> None:
    match = bonus()
    before, pile = number(match, "red.hand"), hidden(match, "pile")
    do(match, "red", "draw")
    assert legal(match, "chance") == {f"deal {name}" for name in COMMANDS if name != BONUS_CARD}
    chance(match, f"deal {COMMANDS[-1]}")
    assert (number(match, "red.hand"), hidden(match, "pile")) == (before + 1, pile - 1)
    assert COMMANDS[-1] in names(match, "red.held", "red")
    assert COMMANDS[-1] not in names(match, "red.held", "white")
    assert match.to_act == ("white",)


def test_D3_6_4_a_bonus_draw_is_told_as_one() -> None:
    match = bonus()
    do(match, "red", "draw")
    chance(match, f"deal {COMMANDS[-1]}")
    for seat in ("red", "white"):
        assert match.events_for(seat)[-1]["rule"] == "D3.6.4"


def test_D3_6_4_there_is_no_upper_limit() -> None:
    others = [name for name in COMMANDS if name != BONUS_CARD]
    match = bonus(more=others[:40])
    assert "draw" in match.legal("red")


def test_D3_6_4_impossible_if_draw_and_discard_pile_are_empty() -> None:
    others = [name for name in COMMANDS if name != BONUS_CARD]
    assert refused(bonus(more=others), "red", "draw") == "D3.6.4"
    assert "draw" in bonus(more=others[1:], discard=[others[0]]).legal("red")


def test_D3_6_4_a_draw_is_no_action_of_a_card() -> None:
    assert refused(turn(MOVE), "red", "draw") == "D3.6.4"
