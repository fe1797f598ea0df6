"""D1: the components, as far as rules depend on them."""

from __future__ import annotations

import pytest

import lamplight
from lamplight.games.dual_powers.rules.tables import DEMONSTRATION, ESPIONAGE, INSPIRE, NEUTRAL

from .builder import (
    CONNECTIONS,
    MONTHS,
    REGIONS,
    T,
    at,
    chance,
    ends,
    force,
    hidden,
    legal,
    solo,
    start,
    tables,
    text,
    units,
    within,
)


def test_D1_1_the_board_has_six_regions_connections_and_a_calendar() -> None:
    assert sorted(REGIONS) == ["blue", "brown", "green", "purple", "red", "white"]
    assert all(one != other for one, other in map(ends, CONNECTIONS))
    assert all(len(within(region, 5, "")) == 5 for region in REGIONS), "every region can be reached"
    assert MONTHS == ["march-april", "may-june", "july", "august", "september", "october-november"]
    assert (T.last_day, T.middle_day, T.first_skipped_day) == (31, 15, 29)


def test_D1_1_the_support_track_has_a_centre_and_an_end_for_each_side() -> None:
    assert start().ask(None, {"ask": "score"}) == {"score": 0, "end": T.track_end, "unrest_points": 2}
    for sign in (1, -1):
        assert at(score=sign * (T.track_end - 1)).view(None)["score"] == sign * (T.track_end - 1)
        with pytest.raises(lamplight.LamplightError):
            at(score=sign * T.track_end)


def test_D1_1_there_is_one_unrest_and_one_barricade_space_and_an_objective_space_a_side() -> None:
    match = start()
    view = match.view(None)
    assert {text(match, "unrest"), text(match, "barricade_tile")} < set(REGIONS)
    assert view["red.objective"] is None
    assert view["white.objective"] is None


def test_D1_2_there_is_a_tile_for_each_region_and_it_names_the_connection_that_it_barricades() -> None:
    for region in REGIONS:
        match = start(ask_chance=True)
        assert legal(match, "chance") == {f"tile {name}" for name in REGIONS}
        chance(match, f"tile {next(other for other in REGIONS if other != region)}", f"tile {region}")
        assert text(match, "barricade") == CONNECTIONS[T.tile_connection[REGIONS.index(region)]]
        assert region in ends(text(match, "barricade"))
    assert len(set(T.tile_connection)) == 6


def test_D1_3_there_are_48_command_cards_with_days_region_value_action_and_points() -> None:
    assert T.commands == 48
    assert set(T.card_value) == {1, 2, 3}
    assert set(T.card_icon) == {0, 1, 2}
    assert all(T.card_days[card] >= 1 for card in range(T.commands))
    assert all(points >= 0 for points in T.card_points)
    assert sorted(T.card_region) == sorted(list(range(6)) * 8)


def test_D1_3_a_card_says_what_it_is() -> None:
    match = start()
    for number, name in enumerate(T.card_names[: T.commands]):
        assert match.ask(None, {"ask": "card", "card": name}) == {
            "days": T.card_days[number],
            "region": REGIONS[T.card_region[number]],
            "recruit": T.card_value[number],
            "action": ("move", "double-move", "rest")[T.card_icon[number]],
            "points": T.card_points[number],
        }


def test_D1_4_each_side_has_three_leader_cards_with_one_special_action_each() -> None:
    for side in (0, 1):
        own = [leader for leader in range(6) if T.leader_side[leader] == side]
        assert sorted(T.leader_special[leader] for leader in own) == [DEMONSTRATION, ESPIONAGE, INSPIRE]
    for number, name in enumerate(T.leader_names):
        answer = start().ask(None, {"ask": "card", "card": name})
        assert answer["days"] == T.card_days[T.commands + number]
        assert (answer["fresh"], answer["exhausted"]) == (
            T.fresh[T.first_leader + number],
            T.exhausted[T.first_leader + number],
        )


def test_D1_5_there_are_8_leader_tokens_and_26_units_with_two_sides() -> None:
    assert (len(units("red")), len(units("white")), len(T.neutral_names)) == (10, 10, 6)
    assert len(T.leader_names) == 6
    assert T.tokens == 26 + 8
    assert T.owner[T.trotsky] == NEUTRAL
    assert T.owner[T.red_trotsky] == 0
    assert len(T.fresh) == len(T.exhausted) == T.tokens
    assert {T.rank[unit] for unit in range(T.units)} == {1, 2, 3}
    assert {T.rank[token] for token in range(T.units, T.tokens)} == {0}


def test_D1_5_a_token_shows_the_strength_of_the_side_that_is_up() -> None:
    for number, name in enumerate(units("red")):
        for where, strength in (("green", T.fresh[number]), ("green exhausted", T.exhausted[number])):
            match = at(tokens={name: where})
            assert match.ask(None, {"ask": "presence", "region": "green"})["red"] == strength


def test_D1_6_the_markers_are_on_the_board_for_all_to_see() -> None:
    match = at(phase="scoring", unrest="red", month="july", day=9, score=3, will="white", tokens=force("red", "red", 1))
    view = match.view(None)
    assert (view["score"], view["day"], view["month"], view["will"]) == (3, 9, "july", "white")
    assert view["barricade"] in CONNECTIONS
    assert view["markers"] == ["red", None, None]


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5, 6])
def test_D1_7_nine_opposition_units_of_each_level_and_six_difficulties(difficulty: int) -> None:
    known = tables(solo(difficulty=difficulty))
    for level in (1, 2, 3):
        tokens = known.opposition[level]
        assert len(tokens) == 9
        assert {known.fresh[token] for token in tokens} == {level}
        assert {known.exhausted[token] for token in tokens} == {difficulty}
    assert known.tokens == T.tokens + 27


@pytest.mark.parametrize("difficulty", [0, 7, "hard"])
def test_D1_7_there_is_no_other_difficulty(difficulty: str | int) -> None:
    with pytest.raises(lamplight.LamplightError):
        lamplight.new("dual-powers", options={"solo": "red", "difficulty": difficulty})


def test_the_own_component_set_has_neither_errors_nor_remarks() -> None:
    game = lamplight.find_game("dual-powers")
    assert game.validate(game.set_folder(None)) == []


def test_the_tile_stack_is_a_number_and_nothing_else() -> None:
    assert hidden(start(), "tiles") == 4
