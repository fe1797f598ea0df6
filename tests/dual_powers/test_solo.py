"""D5: one player against the Opposition."""

from __future__ import annotations

import pytest

from lamplight import Match
from lamplight.games.dual_powers.rules.board import OLD
from lamplight.kernel import HIDDEN, Plain

from .builder import (
    COMMANDS,
    END,
    REGIONS,
    T,
    at_random,
    board,
    bonus,
    card,
    cards,
    chance,
    check_conservation,
    controller,
    count_at,
    days,
    deal,
    do,
    events,
    everywhere,
    force,
    hidden,
    kinds,
    leader,
    leaders,
    legal,
    make,
    names,
    neutrals,
    number,
    place,
    plain,
    points,
    presence,
    quiet_action,
    quietly,
    refused,
    region_of,
    solo,
    start,
    tables,
    text,
    units,
    verbs,
    within,
)

OTHER = {"red": "white", "white": "red"}
SIDES = ["red", "white"]


def opposition(level: int, count: int = 9) -> list[str]:
    return [f"opposition-{level}-{number}" for number in range(1, count + 1)]


def level(match: Match, token: str) -> int:
    known = tables(match)
    return known.fresh[known.token_names.index(token)]


def round_begins(side: str = "red", hand: list[str] | None = None, **position: Plain) -> Match:
    """The draw and objective phases are over, the Opposition's first card is about to be turned up."""
    match = make({"phase": "draw", **position}, {"solo": side})
    deal(match, hand or COMMANDS[:4])
    chance(match, f"opposition-leader {leaders(OTHER[side])[0]}")
    return match


def opposition_plays(name: str, side: str = "red", **position: Plain) -> Match:
    """The Opposition has turned up this card in its first turn of a round."""
    hand = [other for other in COMMANDS if other != name][:4]
    match = round_begins(side, hand, **position)
    chance(match, f"turn-up {name}")
    return match


# D5.1.


@pytest.mark.parametrize("side", SIDES)
def test_D5_1_one_seat_and_the_other_factions_units_in_the_box(side: str) -> None:
    match = start({"solo": side})
    assert match.seats == (side,)
    assert all(place(match, unit) == "reserve" for unit in units(side))
    assert all(place(match, unit) == "box" for unit in units(OTHER[side]))
    assert all(f"recruit {unit} {region}" not in match.legal(side) for unit in units(OTHER[side]) for region in REGIONS)


@pytest.mark.parametrize("side", SIDES)
def test_D5_1_the_opposition_has_27_units_and_a_face_down_pile_of_three_leaders(side: str) -> None:
    match = solo(side, phase="draw")
    assert all(place(match, token) == "reserve" for number in (1, 2, 3) for token in opposition(number))
    assert match.view(side)["opposition_leaders"] == {"known": [], "hidden": 3}
    deal(match, COMMANDS[:4])
    assert legal(match, "chance") == {f"opposition-leader {name}" for name in leaders(OTHER[side])}
    assert names(match, f"{OTHER[side]}.held", side) == []


@pytest.mark.parametrize("side", SIDES)
def test_D5_1_red_trotsky_belongs_to_whoever_is_red(side: str) -> None:
    name = card(icon="move")
    match = solo(side, month="august", tokens={"red-trotsky": "green"}, hands={side: plain([name, COMMANDS[-1]])})
    assert controller(match, "green") == "red"
    do(match, side, f"play {name}")
    moves = {action for action in legal(match, side) if action.startswith("move red-trotsky")}
    assert bool(moves) is (side == "red")
    if side == "white":
        assert refused(match, "white", f"move red-trotsky {sorted(within('green', 1, ''))[0]}") == "D3.4.2"


# D5.2.


def test_D5_2_four_cards_to_the_hand_a_hidden_objective_and_five_for_the_opposition() -> None:
    match = solo(phase="draw")
    deal(match, COMMANDS[:4])
    assert names(match, "red.held", "red") == [*COMMANDS[:4], *leaders("red")]
    assert number(match, "red.hand") == 7
    assert match.view("red")["red.objective"] == HIDDEN, "unseen also by you"
    assert hidden(match, "opposition_pile", "red") == 5
    assert match.view("red")["white.objective"] is None
    assert hidden(match, "pile") == 48 - 10
    assert events(match, "set-aside") == [{"objective": 1, "opposition": 5}]


def test_D5_2_the_unseen_cards_may_be_any_that_nobody_has_seen() -> None:
    match = round_begins()
    assert legal(match, "chance") == {f"turn-up {name}" for name in COMMANDS[4:]}


def test_D5_2_the_player_chooses_no_objective() -> None:
    match = start({"solo": "red"})
    assert verbs(match, "red") == {"play"}
    assert refused(match, "red", f"objective {names(match, 'red.held', 'red')[0]}") == "D5.2"


def test_D5_2_the_oppositions_objective_space_stays_empty_until_scoring() -> None:
    match = start({"solo": "white"})
    while "marker" not in kinds(match):
        assert match.view("white")["red.objective"] is None
        match.play(*quiet_action(match))


# D5.3.


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("unrest", ["green", "purple"])
def test_D5_3_a_leader_of_the_opposition_appears_in_the_unrest_region(side: str, unrest: str) -> None:
    match = solo(side, phase="draw", unrest=unrest, will=side, day=12)
    deal(match, COMMANDS[:4])
    name = leaders(OTHER[side])[2]
    chance(match, f"opposition-leader {name}")
    assert place(match, name) == unrest
    assert text(match, "will") == OTHER[side]
    assert number(match, "day") == 12, "the leader costs no day"
    assert hidden(match, "opposition_leaders") == 2


def test_D5_3_no_special_action() -> None:
    for name in leaders("white"):
        match = solo(phase="draw", barricade=T.connection_names[-1])
        deal(match, COMMANDS[:4])
        chance(match, f"opposition-leader {name}")
        assert text(match, "barricade") == T.connection_names[-1]
        assert match.view("red")["red.objective"] == HIDDEN


def test_D5_3_each_leader_appears_once() -> None:
    gone = leaders("white")[0]
    match = solo(phase="draw", tokens={gone: "green"})
    deal(match, COMMANDS[:4])
    assert legal(match, "chance") == {f"opposition-leader {name}" for name in leaders("white")[1:]}


# D5.4.


@pytest.mark.parametrize("side", SIDES)
def test_D5_4_the_opposition_takes_five_turns_and_you_four_the_opposition_first_and_last(side: str) -> None:
    match = start({"solo": side})
    while kinds(match).count("round") == 1:
        match.play(*quiet_action(match))
    played = [event["side"] for event in events(match, "played")]
    assert played[:9] == [OTHER[side], side] * 4 + [OTHER[side]]


# D5.5.


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number_of", [1, 2, 3])
def test_D5_5_the_opposition_puts_a_unit_of_the_cards_level_in_the_cards_region(side: str, number_of: int) -> None:
    name = cards(recruit=number_of)[-1]
    match = opposition_plays(name, side, unrest=next(one for one in REGIONS if one != region_of(name)))
    entered = [token for token in opposition(number_of) if place(match, token) == region_of(name)]
    assert len(entered) == 1
    assert level(match, entered[0]) == number_of
    assert count_at(match, region_of(name)) == 1
    assert number(match, "day") == 1 + days(name)
    assert names(match, f"{OTHER[side]}.played") == [name]
    assert match.to_act == (side,)


@pytest.mark.parametrize("landing", [15, 29, 30, 31])
def test_D5_5_on_15_or_31_it_adds_a_unit_of_level_1_to_the_unrest_region(landing: int) -> None:
    name = card("green", recruit=2)
    match = opposition_plays(name, day=landing - days(name), unrest="purple")
    assert [place(match, token) for token in opposition(1)].count("purple") == 1
    assert number(match, "day") == (15 if landing == 15 else 31)


@pytest.mark.parametrize("landing", [14, 16, 28, 32])
def test_D5_5_on_other_days_it_does_not(landing: int) -> None:
    name = card("green", recruit=2)
    match = opposition_plays(name, day=landing - days(name), unrest="purple")
    assert all(place(match, token) == "reserve" for token in opposition(1))


def test_D5_5_the_bonus_unit_enters_only_if_one_is_left() -> None:
    name = card("green", recruit=2)
    match = opposition_plays(name, day=15 - days(name), unrest="purple", tokens=everywhere(opposition(1), "blue"))
    assert count_at(match, "purple") == 1, "the leader alone"


@pytest.mark.parametrize("side", SIDES)
def test_D5_5_passing_31_gives_the_opposition_the_will(side: str) -> None:
    """The player takes the Will by Inspire, and the Opposition's next card takes it back."""
    inspiring = leader(side, "inspire")
    name = card(days=8)
    match = opposition_plays(card(days=1), side, day=26 - days(inspiring))
    do(match, side, f"play {inspiring}", "inspire", "pass")
    assert text(match, "will") == side
    chance(match, f"turn-up {name}")
    assert text(match, "month") == "may-june"
    assert text(match, "will") == OTHER[side]


def test_D5_5_trotsky_returns_also_in_a_turn_of_the_opposition() -> None:
    name = card(days=8)
    match = opposition_plays(name, day=28, unrest="blue")
    assert place(match, "trotsky") == "blue"


def test_D5_5_the_opposition_never_moves_or_rests() -> None:
    """Whatever its cards say, its tokens on the board stay as and where they are until scoring."""
    for icon in ("move", "double-move", "rest"):
        match = opposition_plays(card("green", icon=icon), tokens={"opposition-3-1": "blue exhausted"}, unrest="red")
        assert place(match, "opposition-3-1") == "blue exhausted"
        assert place(match, leaders("white")[0]) == "red"
        assert not {"moved", "rested"} & set(kinds(match))


def test_D5_5_its_cards_lie_in_the_order_played() -> None:
    match = round_begins()
    order = [COMMANDS[40], COMMANDS[10], COMMANDS[30], COMMANDS[20], COMMANDS[5]]
    for name in order:
        chance(match, f"turn-up {name}")
        assert names(match, "white.played")[-1] == name
        if name != order[-1]:
            quietly(match)
    assert names(match, "white.played") == order


# D5.6.


def organising(**position: Plain) -> Match:
    """Red stands before a bonus action."""
    name = card(icon="rest")
    hands: dict[str, Plain] = {"red": plain([name, "lenin"])}
    match = make({"day": 15 - days(name), "hands": hands, "turns": {"red": 1}, **position}, {"solo": "red"})
    do(match, "red", f"play {name}", "pass")
    return match


def test_D5_6_organisation_is_a_bonus_action_that_turns_the_own_objective_face_up() -> None:
    match = organising()
    assert match.view("red")["red.objective"] == HIDDEN
    do(match, "red", "organise")
    assert verbs(match, "chance") == {"turn-up"}
    chance(match, f"turn-up {COMMANDS[-1]}")
    assert {"side": "red", "card": COMMANDS[-1]} in events(match, "objective-shown")


def test_D5_6_organisation_with_the_bonus_of_the_unrest_region() -> None:
    match = solo(phase="scoring", unrest="white", tokens=force("red", "white", 1))
    do(match, "red", "bonus")
    assert "organise" in match.legal("red")
    do(match, "red", "organise")
    chance(match, f"turn-up {COMMANDS[-1]}")
    assert events(match, "objective-shown") == [{"side": "red", "card": COMMANDS[-1]}]


def test_D5_6_organisation_is_without_effect_once_the_objective_is_face_up() -> None:
    match = organising(objectives={"red": COMMANDS[-1]}, shown=["red"])
    assert refused(match, "red", "organise") == "D5.6"


def test_D5_6_there_is_no_organisation_with_two_players() -> None:
    match = bonus(objectives={"red": COMMANDS[-1]})
    assert refused(match, "red", "organise") == "D5.6"


@pytest.mark.parametrize("side", SIDES)
def test_D5_6_espionage_reveals_the_own_objective(side: str) -> None:
    name = leader(side, "espionage")
    for first, second in (("spy", f"recruit-leader {name} green"), (f"recruit-leader {name} green", "spy")):
        match = solo(side, hands={side: plain([name, COMMANDS[0], COMMANDS[1]])})
        do(match, side, f"play {name}")
        for action in (first, second):
            do(match, side, action)
            if action == "spy":
                chance(match, f"turn-up {COMMANDS[-1]}")
                assert match.view(side)[f"{side}.objective"] == COMMANDS[-1]
        assert place(match, name) == "green"
        check_conservation(match)


def test_D5_6_espionage_is_without_effect_once_it_is_face_up() -> None:
    name = leader("red", "espionage")
    match = solo(hands={"red": plain([name, COMMANDS[0]])}, objectives={"red": COMMANDS[-1]}, shown=["red"])
    do(match, "red", f"play {name}")
    assert refused(match, "red", "spy") == "D5.6"


def test_D5_6_your_turns_are_those_of_the_two_player_game() -> None:
    name = card("green", recruit=2, icon="rest")
    match = solo(hands={"red": plain([name, "lenin"])}, tokens={units("red")[-1]: "blue exhausted"})
    do(match, "red", f"play {name}")
    assert legal(match, "red", "rest") == {f"rest {units('red')[-1]}"}
    do(match, "red", f"recruit {units('red', 2)[0]} green")
    assert place(match, units("red", 2)[0]) == "green"


def test_D5_6_the_player_controls_no_token_of_the_opposition() -> None:
    name = card(icon="rest")
    match = solo(
        hands={"red": plain([name, "lenin"])}, tokens={"opposition-1-1": "blue exhausted", "kerensky": "red exhausted"}
    )
    do(match, "red", f"play {name}")
    assert legal(match, "red", "rest") == set()
    assert refused(match, "red", "rest kerensky") == "D3.4.4"


# D5.7.


@pytest.mark.parametrize(("side", "sign"), [("red", -1), ("white", 1)])
def test_D5_7_the_opposition_always_scores_the_unrest_region_it_controls(side: str, sign: int) -> None:
    match = solo(side, phase="scoring", month="august", unrest="blue", tokens={"opposition-2-1": "blue"})
    assert number(match, "score") == sign * 4
    assert match.to_act == ("chance",)


def forming(*played: str) -> str | None:
    match = solo(played={"white": plain(played)})
    found = match.ask("red", {"ask": "opposition-objective"})["card"]
    assert found is None or isinstance(found, str)
    return found


def test_D5_7_the_region_with_the_highest_sum_of_days() -> None:
    played = [card("red", days=2), card("red", days=3), card("blue", days=4)]
    for order in (played, played[::-1]):
        assert forming(*order) == max(cards("red", days=2) + cards("red", days=3), key=points)
    one, two = card("red", days=6), [card("blue", days=1), card("blue", days=2)]
    assert forming(one, *two) == forming(*two, one) == one, "days come before the number of cards"


def test_D5_7_equal_days_more_cards() -> None:
    one, two = [card("red", days=5)], [card("blue", days=2), card("blue", days=3)]
    for order in (one + two, two + one):
        found = forming(*order)
        assert found is not None
        assert region_of(found) == "blue"


def test_D5_7_equal_days_and_cards_the_region_whose_card_was_played_last() -> None:
    one, other = card("red", days=5), card("blue", days=5)
    assert forming(one, other) == other
    assert forming(other, one) == one
    assert forming(one, other, card("green", days=1)) == other


def test_D5_7_of_that_region_the_card_with_the_most_points() -> None:
    low, high = sorted([card("red", days=2), card("red", days=4)], key=points)
    assert points(low) < points(high)
    assert forming(low, high) == forming(high, low) == high


def test_D5_7_equal_points_the_one_played_last() -> None:
    one, other = next(
        (first, second)
        for first in COMMANDS
        for second in cards(region_of(first), points=points(first))
        if first != second
    )
    assert forming(one, other) == other
    assert forming(other, one) == one


def test_D5_7_only_cards_of_this_round_count() -> None:
    match = solo(played={"white": [COMMANDS[0]]}, discard=plain(cards("brown")))
    assert match.ask("red", {"ask": "opposition-objective"}) == {"card": COMMANDS[0]}
    assert forming() is None


@pytest.mark.parametrize(("score", "opposition_first"), [(3, True), (-3, False)])
def test_D5_7_its_objective_is_revealed_and_scored_as_with_two_players(score: int, opposition_first: bool) -> None:
    mine, theirs = card("red"), card("blue")
    match = solo(
        phase="scoring",
        score=score,
        unrest="white",
        objectives={"red": mine},
        shown=["red"],
        played={"white": [theirs]},
        tokens={**force("red", "white", 1), **force("red", "red", 2), "opposition-1-1": "blue"},
    )
    do(match, "red", "bonus", "pass")
    assert [event["region"] for event in events(match, "marker-scored")] == (
        ["blue", "red"] if opposition_first else ["red", "blue"]
    )
    assert number(match, "score") == score + points(mine) - points(theirs)


@pytest.mark.parametrize(("score", "order"), [(3, ["white", "red"]), (-3, ["red", "white"])])
def test_D5_7_who_is_behind_reveals_first_as_with_two_players(score: int, order: list[str]) -> None:
    match = solo(
        phase="scoring",
        score=score,
        unrest="white",
        objectives={"red": card("red")},
        played={"white": [card("blue")]},
        tokens=force("red", "white", 1),
    )
    do(match, "red", "bonus", "pass")
    assert [event["side"] for event in events(match, "objective-shown")] == order


def test_D5_7_the_own_objective_is_revealed_by_the_rule_of_scoring() -> None:
    match = solo(phase="scoring", unrest="white", tokens=force("red", "white", 1))
    do(match, "red", "score")
    chance(match, f"turn-up {COMMANDS[-1]}")
    assert [event["rule"] for event in match.events_for("red") if event["event"] == "objective-shown"] == ["D3.7.4"]


# D5.8.


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5, 6])
def test_D5_8_an_exhausted_opposition_unit_has_strength_x_and_leaders_have_their_own(difficulty: int) -> None:
    match = solo(
        difficulty=difficulty,
        tokens={
            "opposition-1-1": "blue exhausted",
            "opposition-3-1": "blue exhausted",
            "opposition-2-1": "red",
            "kerensky": "green exhausted",
        },
    )
    assert presence(match, "blue")["white"] == 2 * difficulty
    assert presence(match, "red")["white"] == 2
    assert presence(match, "green")["white"] == T.exhausted[T.token_names.index("kerensky")]


@pytest.mark.parametrize("token", ["opposition-1-1", "kerensky"])
def test_D5_8_its_tokens_are_its_own_faction_for_neutrals(token: str) -> None:
    for will, own in (("white", 1), ("red", 0)):
        match = solo(will=will, tokens={token: "blue", neutrals()[0]: "blue"})
        assert presence(match, "blue")["white_tokens"] == 1 + own


def test_D5_8_exhausted_units_return_to_the_supply_and_leaders_leave_the_game() -> None:
    match = solo(
        phase="scoring",
        unrest="blue",
        tokens={"opposition-3-1": "blue", "opposition-1-1": "blue exhausted", "kerensky": "blue exhausted"},
    )
    chance(match, f"turn-up {card('green')}")
    assert place(match, "opposition-3-1") == "blue exhausted"
    assert place(match, "opposition-1-1") == "reserve"
    assert place(match, "kerensky") == "box"
    later = opposition_plays(card(recruit=1))
    assert place(later, "opposition-1-1") != "reserve", "and can enter again"


def test_D5_8_clean_up_as_with_two_players() -> None:
    match = solo(
        phase="cleanup",
        objectives={"red": COMMANDS[0]},
        shown=["red"],
        played={"white": plain(COMMANDS[1:6]), "red": plain([COMMANDS[6], "lenin"])},
        hands={"red": plain(["stalin", "zinoviev"])},
    )
    assert names(match, "discard") == COMMANDS[:7]
    assert names(match, "white.played") == names(match, "red.played") == []
    check_conservation(match)


def test_D5_8_the_objective_of_the_opposition_is_discarded_once() -> None:
    match = solo(
        phase="scoring",
        unrest="white",
        objectives={"red": COMMANDS[0]},
        played={"white": plain(COMMANDS[1:6])},
        tokens=force("red", "white", 1),
    )
    do(match, "red", "score")
    assert names(match, "discard") == COMMANDS[:6]
    check_conservation(match)


# D5.9.


@pytest.mark.parametrize(
    ("side", "score", "won"), [("red", 1, True), ("red", -1, False), ("white", 1, False), ("white", -1, True)]
)
def test_D5_9_the_third_scoring_ends_the_game(side: str, score: int, won: bool) -> None:
    match = solo(
        side, phase="scoring", round=3, score=score, objectives={side: COMMANDS[0]}, shown=[side], unrest="blue"
    )
    assert match.over
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == ((0,) if won else ())
    assert outcome.returns == ((1,) if won else (-1,))
    assert (outcome.ending, outcome.rule) == ("calendar", "D5.9")


@pytest.mark.parametrize(("will", "winners"), [("red", (0,)), ("white", ())])
def test_D5_9_in_the_centre_the_holder_of_the_will_wins(will: str, winners: tuple[int, ...]) -> None:
    match = solo(phase="scoring", round=3, will=will, objectives={"red": COMMANDS[0]}, shown=["red"])
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.ending == "centre"


@pytest.mark.parametrize("played_round", [1, 2])
def test_D5_9_october_november_alone_does_not_end_it(played_round: int) -> None:
    match = solo(
        phase="scoring", round=played_round, month="october-november", score=3, objectives={"red": COMMANDS[0]}
    )
    assert not match.over


@pytest.mark.parametrize(("score", "token", "winners"), [(END - 1, "lenin", (0,)), (1 - END, "kerensky", ())])
def test_D5_9_the_end_of_the_track_ends_it_in_any_round(score: int, token: str, winners: tuple[int, ...]) -> None:
    match = solo(phase="scoring", round=1, score=score, unrest="blue", tokens={token: "blue"})
    if token == "lenin":
        do(match, "red", "score")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.rule == "D4.1"


@pytest.mark.parametrize("side", SIDES)
def test_D5_9_a_solo_match_has_three_rounds_at_most(side: str) -> None:
    for seed in range(3):
        match = start({"solo": side, "difficulty": 1 + seed}, seed=str(seed))
        for _ in at_random(match, seed):
            assert number(match, "round") <= 3
        assert match.over


def test_undo_stops_where_the_opposition_has_turned_up_a_card_from_before_a_reshuffle() -> None:
    """After a reshuffle four of the Opposition's cards are old: the last one of them needs no chance to turn up."""
    match = make({"phase": "draw", "discard": plain(COMMANDS[9:])}, {"solo": "red"}, ask_chance=False)
    assert board(match).opposition_pile.count(OLD) == 4
    seen = 0
    while True:
        before = names(match, "white.played")
        match.play(*quiet_action(match))
        if match.over or number(match, "round") > 1:
            break
        if names(match, "white.played") != before:
            seen += 1
            assert not match.can_undo("red")
    assert seen >= 3


def test_D5_2_the_unseen_cards_are_not_decided_before_somebody_turns_them_up() -> None:
    match = round_begins()
    assert all(one < 0 for one in board(match).opposition_pile)
    assert board(match).objective[0] < 0
