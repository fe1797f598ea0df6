"""D2: set-up, and who knows what; and positions made from a description."""

from __future__ import annotations

import pytest

import lamplight
from lamplight.kernel import HIDDEN, BadPosition, Plain, ScriptedChance

from .builder import (
    COMMANDS,
    REGIONS,
    T,
    at,
    board,
    card,
    cards,
    chance,
    check_conservation,
    deal,
    do,
    ends,
    events,
    hidden,
    leader,
    leaders,
    legal,
    names,
    neutrals,
    number,
    place,
    plain,
    quiet_action,
    quietly,
    refused,
    solo,
    start,
    text,
    units,
)


def set_up() -> lamplight.Match:
    """Tiles and neutral units are out: red is Unrest!, blue is Barricade!; now the cards are dealt."""
    match = start(ask_chance=True)
    chance(match, "tile red", "tile blue", *(f"neutral {name}" for name in neutrals()[:-1]))
    return match


def test_D2_1_one_seat_is_red_and_the_other_white() -> None:
    assert start().seats == ("red", "white")


@pytest.mark.parametrize("side", ["red", "white"])
def test_D2_2_each_side_has_its_three_leader_cards_in_hand_and_its_tokens_fresh_in_reserve(side: str) -> None:
    match = set_up()
    assert names(match, f"{side}.held", side) == leaders(side)
    assert len(leaders(side)) == 3
    assert all(place(match, token) == "reserve" for token in [*units(side), *leaders(side)])
    assert all(board(match).fresh[T.token_names.index(token)] for token in [*units(side), *leaders(side)])


def test_D2_3_one_random_neutral_unit_fresh_in_each_region() -> None:
    match = start(ask_chance=True)
    chance(match, "tile red", "tile blue")
    left = list(reversed(neutrals()))
    for name in left[:-1]:
        assert f"neutral {name}" in legal(match, "chance")
        chance(match, f"neutral {name}")
        assert f"neutral {name}" not in match.legal("chance")
    assert sorted(place(match, name) for name in neutrals()) == sorted(REGIONS)
    # Another order of draws, other places.
    assert place(match, neutrals()[0]) != place(set_up(), neutrals()[0])


def test_D2_4_the_score_is_in_the_centre_and_the_will_with_red() -> None:
    match = set_up()
    assert number(match, "score") == 0
    assert text(match, "will") == "red"


def test_D2_5_the_calendar_starts_on_the_first_day_of_march_april() -> None:
    match = set_up()
    assert (text(match, "month"), number(match, "day")) == ("march-april", 1)


def test_D2_6_both_trotskys_wait() -> None:
    match = set_up()
    assert place(match, "trotsky") == "waiting"
    assert place(match, "red-trotsky") == "waiting"


def test_D2_7_the_first_tile_is_unrest_and_the_second_barricade() -> None:
    match = start(ask_chance=True)
    chance(match, "tile green")
    assert text(match, "unrest") == "green"
    assert "tile green" not in match.legal("chance")
    assert len(match.legal("chance")) == 5
    chance(match, "tile brown")
    assert (text(match, "unrest"), text(match, "barricade_tile")) == ("green", "brown")
    assert hidden(match, "tiles") == 4


def test_D2_8_the_barricade_is_on_the_connection_of_its_tile_and_no_objective_marker_is_out() -> None:
    match = set_up()
    assert text(match, "barricade") == T.connection_names[T.tile_connection[REGIONS.index("blue")]]
    assert "blue" in ends(text(match, "barricade"))
    assert match.view(None)["markers"] == [None, None, None]


def test_D2_9_every_command_card_is_in_the_draw_pile_and_may_come_first() -> None:
    match = set_up()
    assert hidden(match, "pile") == 48
    assert legal(match, "chance") == {f"deal {name}" for name in COMMANDS}


def test_the_set_up_follows_a_script() -> None:
    answers = ["tile red", "tile blue", *(f"neutral {name}" for name in neutrals()[:-1])]
    answers += [f"deal {name}" for name in COMMANDS[:10]]
    find = start().setup.catalogue.parse
    match = lamplight.new("dual-powers", chance=ScriptedChance(find(answer).id for answer in answers))
    assert names(match, "red.held", "red") == [*COMMANDS[:5], *leaders("red")]
    assert names(match, "white.held", "white") == [*COMMANDS[5:10], *leaders("white")]


# D2.10: who knows what.


def dealt(red: list[str], white: list[str]) -> lamplight.Match:
    match = set_up()
    deal(match, [*red, *white])
    return match


def test_D2_10_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    match = dealt(COMMANDS[:5], COMMANDS[5:10])
    assert names(match, "red.held", "red") == [*COMMANDS[:5], *leaders("red")]
    for other in ("white", None):
        assert not set(names(match, "red.held", other)) & set(COMMANDS)
        assert hidden(match, "red.held", other) == 5
        assert number(match, "red.hand", other) == 8


def test_D2_10_views_do_not_depend_on_what_is_hidden() -> None:
    one, other = dealt(COMMANDS[:5], COMMANDS[5:10]), dealt(COMMANDS[:5], COMMANDS[20:25])
    assert one.view("red") == other.view("red")
    assert one.view(None) == other.view(None)
    assert one.view("white") != other.view("white")
    assert one.events_for("red") == other.events_for("red")
    assert one.events_for(None) == other.events_for(None)
    for match in (one, other):
        match.play("red", f"objective {COMMANDS[0]}")
    one.play("white", f"objective {COMMANDS[5]}")
    other.play("white", f"objective {COMMANDS[20]}")
    assert one.view("red") == other.view("red")
    assert one.view(None) == other.view(None)
    assert one.events_for("red") == other.events_for("red")
    for question in ("score", "will"):
        assert one.ask("red", {"ask": question}) == other.ask("red", {"ask": question})


def test_D2_10_a_secret_objective_is_seen_by_its_owner_only() -> None:
    match = dealt(COMMANDS[:5], COMMANDS[5:10])
    do(match, "red", f"objective {COMMANDS[0]}")
    assert match.view("red")["red.chosen"] == COMMANDS[0]
    assert match.view("white")["red.chosen"] == HIDDEN
    do(match, "white", f"objective {COMMANDS[7]}")
    assert match.view("red")["red.objective"] == COMMANDS[0]
    assert match.view("red")["white.objective"] == HIDDEN
    assert match.view("white")["red.objective"] == HIDDEN
    assert match.view(None)["red.objective"] == HIDDEN
    assert match.view(None)["white.objective"] == HIDDEN


def test_D2_10_draws_are_told_in_full_to_the_drawer_alone() -> None:
    match = dealt(COMMANDS[:5], COMMANDS[5:10])
    assert [event["card"] for event in events(match, "drew", "red")] == COMMANDS[:5]
    assert [event["card"] for event in events(match, "drew", "white")] == COMMANDS[5:10]
    assert events(match, "drew", None) == []
    assert len(events(match, "drew-hidden", "red")) == 5
    assert len(events(match, "drew-hidden", None)) == 10


def test_D2_10_the_draw_pile_and_the_tile_stack_are_numbers_to_everybody() -> None:
    match = dealt(COMMANDS[:5], COMMANDS[5:10])
    for seat in ("red", "white", None):
        assert match.view(seat)["pile"] == {"known": [], "hidden": 38}
        assert match.view(seat)["tiles"] == {"known": [], "hidden": 4}


def test_D2_10_reserves_discards_and_played_cards_are_open_to_all() -> None:
    gone, name = COMMANDS[:3], card(but=COMMANDS[:3])
    match = at(discard=plain(gone), hands={"red": [name, "lenin"]}, turn="red")
    match.play("red", f"play {name}")
    for seat in ("red", "white", None):
        assert names(match, "discard", seat) == gone
        assert names(match, "red.played", seat) == [name]
        assert place(match, units("white")[0]) == "reserve"


def test_D2_10_the_record_of_a_seat_hides_what_the_seat_may_not_know() -> None:
    match = dealt(COMMANDS[:5], COMMANDS[5:10])
    do(match, "red", f"objective {COMMANDS[0]}")
    do(match, "white", f"objective {COMMANDS[7]}")
    told = str(match.record("red"))
    assert all(f'"{name}"' in told for name in COMMANDS[:5])
    assert not any(f'"{name}"' in told for name in COMMANDS[5:10])
    assert match.record("red").fairness.key is None


def test_D2_10_the_record_of_a_seat_hides_the_other_hand_also_in_a_match_from_a_position() -> None:
    match = at(
        hands={"red": [COMMANDS[0], "lenin"], "white": [COMMANDS[1], COMMANDS[2]]},
        objectives={"red": COMMANDS[3], "white": COMMANDS[4]},
    )
    told = str(match.record("red"))
    assert not any(f'"{name}"' in told for name in (COMMANDS[1], COMMANDS[2], COMMANDS[4]))


def test_D2_10_refusals_and_prompts_are_the_same_whatever_is_hidden() -> None:
    one, other = dealt(COMMANDS[:5], COMMANDS[5:10]), dealt(COMMANDS[:5], COMMANDS[20:25])
    for match in (one, other):
        assert refused(match, "red", f"objective {COMMANDS[20]}") == "D3.2.1"
    assert one.why_not("red", f"objective {COMMANDS[20]}") == other.why_not("red", f"objective {COMMANDS[20]}")
    assert one.prompt("red") == other.prompt("red")


# Positions from a description.


def test_a_position_is_what_it_tells() -> None:
    unit, other = units("red")[0], units("white")[0]
    match = at(
        month="july",
        day=26,
        score=-4,
        will="white",
        unrest="brown",
        barricade_tile="green",
        barricade="trinity-bridge",
        tokens={unit: "green", other: "white exhausted", neutrals()[0]: "blue"},
        hands={"red": [card("purple"), "lenin"]},
        objectives={"red": card("red")},
        turn="red",
    )
    view = match.view("red")
    assert (view["month"], view["day"], view["score"], view["will"]) == ("july", 26, -4, "white")
    assert (view["unrest"], view["barricade_tile"], view["barricade"]) == ("brown", "green", "trinity-bridge")
    assert [place(match, token) for token in (unit, other, neutrals()[0], neutrals()[1])] == [
        "green",
        "white exhausted",
        "blue",
        "box",
    ]
    assert legal(match, "red") == {f"play {card('purple')}", "play lenin"}
    assert view["red.objective"] == card("red")
    check_conservation(match)


def test_a_position_without_description_is_the_first_action_phase() -> None:
    match = at()
    assert match.to_act == ("red",)
    assert legal(match, "red") == {f"play {name}" for name in leaders("red")}
    quietly(match)
    played = [event["side"] for event in events(match, "played")]
    assert played == ["red", "white"] * 3, "three leaders each: there is no card for the fourth turns"
    check_conservation(match)


def test_a_solo_position_of_the_action_phase_has_the_turns_of_the_opposition_too() -> None:
    """The description says that the Opposition has two cards left, so it takes two more turns before the scoring."""
    match = solo(opposition_pile=2, hands={"red": plain(leaders("red"))}, turns={"red": 2})
    while not events(match, "marker"):
        match.play(*quiet_action(match))
    assert [event["side"] for event in events(match, "played")].count("white") == 2


MISTAKES: dict[str, dict[str, Plain]] = {
    "unknown key": {"weather": "cold"},
    "unknown month": {"month": "june"},
    "month as a number": {"month": 3},
    "day too small": {"day": 0},
    "day too large": {"day": 32},
    "day as text": {"day": "3"},
    "day as a truth value": {"day": True},
    "score at the end of the track": {"score": T.track_end},
    "score beyond the end": {"score": -T.track_end - 1},
    "unknown side": {"will": "blue"},
    "unknown region": {"unrest": "yellow"},
    "one tile in two places": {"unrest": "red", "barricade_tile": "red"},
    "unknown connection": {"barricade": "tower-bridge"},
    "unknown token": {"tokens": {"red-9z": "green"}},
    "token in an unknown place": {"tokens": {units("red")[0]: "moscow"}},
    "token on an unknown side": {"tokens": {units("red")[0]: "green asleep"}},
    "neutral token in a reserve": {"tokens": {neutrals()[0]: "reserve"}},
    "tokens not a table": {"tokens": ["red-1a"]},
    "both Trotskys on the board": {"tokens": {"trotsky": "red", "red-trotsky": "red"}},
    "unknown card": {"hands": {"red": ["yellow-1"]}},
    "card that is no name": {"hands": {"red": [4]}},
    "hand that is no list": {"hands": {"red": COMMANDS[0]}},
    "hands not a table": {"hands": []},
    "hand of an unknown side": {"hands": {"rde": [COMMANDS[0]]}},
    "card twice in a hand": {"hands": {"red": [COMMANDS[0], COMMANDS[0]]}},
    "card in two hands": {"hands": {"red": [COMMANDS[0]], "white": [COMMANDS[0]]}},
    "card in hand and discarded": {"hands": {"red": [COMMANDS[0]]}, "discard": [COMMANDS[0]]},
    "card in hand and objective": {"hands": {"red": [COMMANDS[0]]}, "objectives": {"red": COMMANDS[0]}},
    "leader in the wrong hand": {"hands": {"red": ["kerensky"], "white": []}},
    "leader played by the wrong side": {"hands": {"white": []}, "played": {"red": ["kerensky"]}},
    "cards played by an unknown side": {"played": {"rde": [COMMANDS[0]]}},
    "leader as an objective": {"hands": {"red": []}, "objectives": {"red": "lenin"}},
    "leader in the discard pile": {"hands": {"red": []}, "discard": ["lenin"]},
    "objective of an unknown side": {"objectives": {"rde": COMMANDS[0]}},
    "objective shown of an unknown side": {"shown": ["rde"]},
    "objective before the objective phase": {
        "phase": "objective",
        "hands": {"red": plain(COMMANDS[:2]), "white": plain(COMMANDS[2:4])},
        "objectives": {"red": COMMANDS[5]},
    },
    "unknown phase": {"phase": "tea"},
    "unknown side to move": {"turn": "blue"},
    "too many turns": {"turns": {"red": 5}},
    "turns not a table": {"turns": 3},
    "turns of an unknown side": {"turns": {"rde": 1}},
    "round as text": {"round": "first"},
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_position_with_a_mistake_is_refused(mistake: str) -> None:
    with pytest.raises(BadPosition) as caught:
        lamplight.new("dual-powers", position=MISTAKES[mistake])
    assert caught.value.message.id.startswith("dual-powers-position-")


SOLO_MISTAKES: dict[str, dict[str, Plain]] = {
    "a hand for the Opposition": {"hands": {"white": [COMMANDS[0]]}},
    "an objective for the Opposition": {"objectives": {"white": COMMANDS[0]}},
    "the Opposition to move": {"turn": "white"},
    "too many cards for the Opposition": {"opposition_pile": 6},
    "more unseen cards than there are": {"discard": plain(COMMANDS)},
    "the other faction's unit on the board": {"tokens": {units("white")[0]: "red"}},
}


@pytest.mark.parametrize("mistake", SOLO_MISTAKES)
def test_a_solo_position_with_a_mistake_is_refused(mistake: str) -> None:
    with pytest.raises(BadPosition) as caught:
        lamplight.new("dual-powers", options={"solo": "red"}, position=SOLO_MISTAKES[mistake])
    assert caught.value.message.id.startswith("dual-powers-position-")


def test_a_mistake_is_named_with_what_would_be_right() -> None:
    with pytest.raises(BadPosition) as caught:
        at(month="june")
    assert caught.value.message.args["key"] == "month"
    assert "may-june" in str(caught.value.message.args["words"])


def test_cards_left_out_of_a_position_are_in_the_draw_pile() -> None:
    used = cards("red")
    match = at(hands={"red": plain(used[:2])}, discard=plain(used[2:5]), objectives={"white": used[5]}, turn="red")
    assert hidden(match, "pile") == 48 - 6
    check_conservation(match)


def test_leaders_left_out_of_a_position_have_left_the_game() -> None:
    match = at(hands={"red": plain(COMMANDS[:3])}, turn="red")
    assert names(match, "red.held", "red") == COMMANDS[:3]
    assert leader("red", "inspire") not in names(match, "red.played", "red")
