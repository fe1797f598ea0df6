"""D6: rulings and options; and what must hold in every match: conservation, previews, answers, undo."""

from __future__ import annotations

from itertools import pairwise

import pytest

import lamplight
from lamplight import LamplightError, Match
from lamplight.kernel import BadOption, Message, Plain

from .builder import (
    BONUS_CARD,
    COMMANDS,
    MONTHS,
    REGIONS,
    T,
    asked,
    at,
    at_random,
    away_from,
    between,
    board,
    bonus,
    card,
    chance,
    check_conservation,
    controller,
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
    presence,
    quiet_action,
    refused,
    region_of,
    scoring,
    solo,
    start,
    tables,
    text,
    turn,
    units,
    verbs,
    within,
)

NEUTRAL = neutrals()[0]
MOVE = card(icon="move")


# D6.1: the tiles run out.


def shortest(options: set[str]) -> str:
    """Nothing, if that is possible; otherwise the card with the fewest days (and as an objective the one with most)."""
    if "pass" in options:
        return "pass"
    ordered = sorted(options, key=lambda option: days(option.split()[1]))
    return ordered[-1] if ordered[0].startswith("objective") else ordered[0]


def test_D6_1_discarded_tiles_become_a_new_stack_when_they_run_out() -> None:
    """Nobody recruits, so nobody scores, and cards of few days keep the match going for more than five rounds."""
    match = start(ask_chance=True)
    unrest: list[str] = []
    while number(match, "round") < 6:
        options = legal(match, match.to_act[0])
        if "tile" in verbs(match, "chance"):
            if number(match, "round") == 5:
                assert options == {f"tile {name}" for name in unrest}, "the just discarded one included"
                assert len(unrest) == 5
            chance(match, sorted(options)[0])
        elif verbs(match, "chance"):
            chance(match, sorted(options)[0])
        else:
            do(match, match.to_act[0], shortest(options))
        if number(match, "round") > len(unrest):
            unrest.append(text(match, "unrest"))
        check_conservation(match)
    assert len(set(unrest)) == 6
    assert hidden(match, "tiles") == 4


# D6.2: regions with neutrals only.


def test_D6_2_nobody_controls_a_region_with_neutral_tokens_alone() -> None:
    assert controller(at(tokens={NEUTRAL: "blue"}), "blue") is None
    assert lamplight.new("dual-powers").setup.options["neutral_regions"] == "nobody"


@pytest.mark.parametrize("will", ["red", "white"])
def test_D6_2_the_option_gives_it_to_the_holder_of_the_will(will: str) -> None:
    options: dict[str, object] = {"neutral_regions": "will"}
    match = make({"will": will, "tokens": {NEUTRAL: "blue"}}, options)
    assert controller(match, "blue") == will
    assert controller(match, "green") is None, "not a region without any token"
    scored = scoring({NEUTRAL: "white"}, options, will=will)
    assert scored.to_act == (will,)
    do(scored, will, "score")
    assert number(scored, "score") == (2 if will == "red" else -2)


def test_D6_2_the_option_gives_no_control_of_the_tokens_themselves() -> None:
    match = turn(MOVE, options={"neutral_regions": "will"}, tokens={NEUTRAL: "blue"}, barricade=away_from("blue"))
    assert not any(action.startswith(f"move {NEUTRAL}") for action in legal(match, "red"))


def test_D6_2_the_option_changes_nothing_where_a_player_has_a_token() -> None:
    options: dict[str, object] = {"neutral_regions": "will"}
    match = make({"will": "red", "tokens": {**force("white", "blue", 0), NEUTRAL: "blue"}}, options)
    assert controller(match, "blue") == "white"


# D6.3 to D6.5: the Unrest! region.


def test_D6_3_the_unrest_region_is_exhausted_also_after_the_bonus_action() -> None:
    unit = units("red")[0]
    match = scoring({unit: "white", NEUTRAL: "white"})
    do(match, "red", "bonus", "pass")
    assert place(match, unit) == place(match, NEUTRAL) == "white exhausted"


def test_D6_3_and_also_if_nobody_controls_it() -> None:
    match = scoring({NEUTRAL: "white", neutrals()[1]: "white exhausted", neutrals()[2]: "blue"})
    assert [place(match, name) for name in neutrals()[:3]] == ["white exhausted", "box", "blue"]


@pytest.mark.parametrize("will", ["red", "white"])
@pytest.mark.parametrize("side", ["red", "white"])
def test_D6_4_the_calendar_does_not_go_past_october_november(will: str, side: str) -> None:
    match = turn(MOVE, side=side, will=will, month=MONTHS[-1], day=31)
    assert (text(match, "month"), number(match, "day")) == (MONTHS[-1], days(MOVE))
    assert text(match, "will") == will
    assert "month" not in kinds(match)


@pytest.mark.parametrize(
    ("options", "will"),
    [({}, "white"), ({"opposition_will": "new_month"}, "red"), ({"edition": "as_in_0_1"}, "red")],
)
def test_D6_4_the_opposition_takes_the_will_past_every_last_day(options: dict[str, object], will: str) -> None:
    inspiring = leader("red", "inspire")
    given = {"solo": "red", "difficulty": 1, **options}
    match = make({"phase": "draw", "month": MONTHS[-1], "day": 25 - days(inspiring)}, given)
    deal(match, COMMANDS[:4])
    chance(match, f"opposition-leader {leaders('white')[0]}", f"turn-up {card(days=1, but=COMMANDS[:4])}")
    do(match, "red", f"play {inspiring}", "inspire", "pass")
    assert text(match, "will") == "red"
    chance(match, f"turn-up {card(days=8, but=COMMANDS[:4])}")
    assert (text(match, "month"), number(match, "day")) == (MONTHS[-1], 3)
    assert text(match, "will") == will


@pytest.mark.parametrize("side", ["red", "white"])
def test_D6_4_october_and_november_as_two_spaces(side: str) -> None:
    match = turn(MOVE, side=side, will="red", options={"last_month": "two"}, month="october", day=31)
    assert (text(match, "month"), number(match, "day")) == ("november", days(MOVE))
    assert text(match, "will") == side
    match = turn(MOVE, side=side, will="red", options={"last_month": "two"}, month="november", day=31)
    assert (text(match, "month"), number(match, "day"), text(match, "will")) == ("november", days(MOVE), "red")


@pytest.mark.parametrize(("month", "over"), [("september", False), ("october", True), ("november", True)])
def test_D6_4_a_scoring_in_either_of_the_two_months_ends_the_match(month: str, over: bool) -> None:
    match = scoring({NEUTRAL: "white"}, {"last_month": "two"}, month=month)
    assert match.over is over


def test_D6_10_everybody_sees_the_discard_pile() -> None:
    match = at(discard=plain(COMMANDS[:3]))
    for seat in (None, "red", "white"):
        assert sorted(names(match, "discard", seat)) == sorted(COMMANDS[:3])


def test_D6_4_a_bonus_is_still_earned_there() -> None:
    match = turn(BONUS_CARD, month=MONTHS[-1], day=31 - days(BONUS_CARD))
    do(match, "red", "pass")
    assert "draw" in match.legal("red")


def test_D6_5_the_bonus_may_be_chosen_even_if_none_is_possible() -> None:
    """Red's only token is fresh and too large for a small bonus move; no small unit and no card are left."""
    big = units("red", 2)[0]
    match = scoring(
        {big: "white", **everywhere(units("red", 1), "box")},
        {"bonus_move": "small"},
        hands={"red": plain(COMMANDS[:20]), "white": plain(COMMANDS[20:])},
    )
    assert legal(match, "red") == {"score", "bonus"}
    do(match, "red", "bonus")
    assert match.to_act == ("chance",), "no bonus action is asked"
    assert number(match, "score") == 0, "and both are forgone"
    assert place(match, big) == "white exhausted"


# D6.6 to D6.9.


def test_D6_6_a_controlled_neutral_does_not_help_to_control_another() -> None:
    """Red moves a controlled neutral to purple, where another one is: without a Red token both are nobody's there."""
    first, second = neutrals()[:2]
    match = turn(
        MOVE,
        will="red",
        tokens={units("red")[0]: "brown", first: "brown", second: "purple"},
        barricade=away_from("brown", "purple"),
    )
    assert f"move {first} purple" in match.legal("red")
    assert not any(action.startswith(f"move {second} ") for action in legal(match, "red"))
    do(match, "red", f"move {first} purple")
    assert presence(match, "purple") == {"red": 0, "red_tokens": 0, "white": 0, "white_tokens": 0, "controller": None}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_D6_7_no_unit_is_placed_if_the_level_is_used_up(level: int) -> None:
    name = card("green", recruit=level)
    hand = [other for other in COMMANDS if other != name][:4]
    used = [f"opposition-{level}-{count}" for count in range(1, 10)]
    match = solo(phase="draw", unrest="red", tokens=everywhere(used, "blue"))
    deal(match, hand)
    chance(match, f"opposition-leader {leaders('white')[0]}", f"turn-up {name}")
    assert not any(place(match, token) == "green" for token in tables(match).token_names)
    assert events(match, "opposition-none") == [{"level": level, "region": "green"}]


def test_D6_7_one_that_is_left_is_placed() -> None:
    name = card("green", recruit=3)
    hand = [other for other in COMMANDS if other != name][:4]
    match = solo(
        phase="draw", unrest="red", tokens=everywhere([f"opposition-3-{count}" for count in range(1, 9)], "blue")
    )
    deal(match, hand)
    chance(match, f"opposition-leader {leaders('white')[0]}", f"turn-up {name}")
    assert place(match, "opposition-3-9") == "green"


def test_D6_8_recruit_values_are_bars_of_rank_and_not_strength() -> None:
    """A unit of rank 3 with a fresh strength of 2 does not fit into a recruit value of 2."""
    unit = next(name for name in units("red", 3) if T.fresh[T.token_names.index(name)] == 2)
    name = card(recruit=2)
    match = turn(name)
    assert refused(match, "red", f"recruit {unit} {region_of(name)}") == "D3.4.1"
    larger = card(recruit=3)
    assert f"recruit {unit} {region_of(larger)}" in turn(larger).legal("red")


def test_D6_8_the_six_regions_are_white_red_green_blue_purple_and_brown() -> None:
    assert set(REGIONS) == {"white", "red", "green", "blue", "purple", "brown"}


BIG = {units("red", 2)[0]: "green", units("red", 3)[0]: "green"}
SMALL = {units("red", 1)[0]: "green", "lenin": "green", NEUTRAL: "green", "trotsky": "green"}


def movers(match: Match) -> set[str]:
    return {action.split()[1] for action in legal(match, "red", "move")}


def test_D6_9_a_bonus_move_moves_any_controlled_token() -> None:
    match = bonus(month="july", tokens={**BIG, **SMALL})
    assert movers(match) == {*BIG, *SMALL}
    assert lamplight.new("dual-powers").setup.options["bonus_move"] == "any"


def test_D6_9_the_option_limits_it_to_rank_1_neutrals_and_leaders() -> None:
    options: dict[str, object] = {"bonus_move": "small"}
    match = bonus(month="july", options=options, tokens={**BIG, **SMALL})
    assert movers(match) == set(SMALL)
    target = sorted(within("green", 1, text(match, "barricade")))[0]
    assert refused(match, "red", f"move {units('red', 2)[0]} {target}") == "D6.9"
    late = bonus(month="august", options=options, tokens={"red-trotsky": "green"})
    assert movers(late) == {"red-trotsky"}


def test_D6_9_the_option_leaves_the_moves_of_cards_alone() -> None:
    for icon in ("move", "double-move"):
        match = turn(card(icon=icon), month="july", options={"bonus_move": "small"}, tokens={**BIG, **SMALL})
        assert movers(match) == {*BIG, *SMALL}


@pytest.mark.parametrize(
    "options", [{"neutral_regions": "all"}, {"bonus_move": "none"}, {"solo": "both"}, {"weather": "cold"}]
)
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        lamplight.new("dual-powers", options=options)


# Every card, tile and token in exactly one place.

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"neutral_regions": "will", "bonus_move": "small"},
    {"solo": "red", "difficulty": 2},
    {"solo": "white", "difficulty": 5},
    {"solo": "red", "difficulty": 6, "neutral_regions": "will", "bonus_move": "small"},
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_everything_is_in_exactly_one_place_after_every_action(options: dict[str, str | int], seed: int) -> None:
    match = start(options, seed=f"conservation {seed}")
    check_conservation(match)
    for _ in at_random(match, seed):
        check_conservation(match)
    assert match.over
    assert len(match.entries) <= match.setup.max_length


@pytest.mark.parametrize("seed", range(3))
def test_no_seat_is_ever_told_what_it_may_not_know(seed: int) -> None:
    match = start(seed=f"secrets {seed}")
    for _ in at_random(match, seed):
        state = board(match)
        for seat, other in (("red", "white"), ("white", "red")):
            side = match.seats.index(other)
            secret = {T.card_names[one] for one in state.hand[side] if one < T.commands}
            if events(match, "reshuffled"):
                break
            assert not secret & set(names(match, f"{other}.held", seat))
            assert hidden(match, f"{other}.held", None) >= len(secret)


# Previews agree with what happens.


def previewed(match: Match, seat: str, action: str) -> dict[str, Message]:
    return {fact.id.removeprefix("dual-powers-fact-"): fact for fact in match.preview(seat, action)}


def fallback(argument: object) -> str:
    assert isinstance(argument, Message)
    return argument.fallback


@pytest.mark.parametrize("options", [{}, {"solo": "red"}, {"solo": "white"}], ids=str)
def test_the_preview_of_a_card_says_what_the_calendar_then_does(options: dict[str, str | int]) -> None:
    seen: set[str] = set()
    for seed in range(3):
        match = start(options, seed=f"preview {seed}")
        while not match.over:
            seat = match.to_act[0]
            if verbs(match, seat) == {"play"}:
                for action in legal(match, seat):
                    seen |= check_preview(match, seat, action)
            match.play(*quiet_action(match))
    assert {"date", "bonus", "month", "trotsky-returns"} <= seen


def check_preview(match: Match, seat: str, action: str) -> set[str]:
    """Preview a card, play it, compare, and take it back."""
    facts = previewed(match, seat, action)
    month, count = text(match, "month"), match.event_count
    match.play(seat, action)
    happened = {str(event["event"]): event for event in match.events_for(seat, since=count)}
    date = happened["date"]
    assert facts["date"].args["day"] == date["day"]
    after = str(happened["month"]["month"]) if "month" in happened else month
    assert fallback(facts["date"].args["month"]) == after
    assert ("bonus" in facts) == (date["bonus"] == 1)
    for fact in ("month", "will", "trotsky-returns", "trotsky-joins"):
        assert (fact in facts) == (fact in happened)
    if match.can_undo(seat):
        match.undo(seat)
    return set(facts)


def test_previews_of_the_presence_agree_with_the_board_afterwards() -> None:
    checked = 0
    for seed in range(2):
        match = start(seed=f"presence {seed}")
        for _ in at_random(match, seed):
            seat = asked(match)
            if not seat:
                continue
            for action in match.legal(seat):
                if action.do not in ("recruit", "recruit-leader", "move", "rest"):
                    continue
                facts = [fact for fact in match.preview(seat, action) if fact.id.endswith("presence-change")]
                state = board(match).clone()
                later = Match(match.game, match.setup, match.key, ask_chance=True, state=state)
                later.play(seat, action)
                if "marker" in kinds(later) or "played" in kinds(later):
                    continue
                checked += 1
                for fact in facts:
                    region = fallback(fact.args["region"])
                    found = presence(later, region)
                    assert (fact.args["red"], fact.args["white"]) == (found["red"], found["white"])
                    assert fallback(fact.args["controller"]) == (found["controller"] or "nobody")
                break
    assert checked > 20


def test_the_preview_of_inspire_names_the_regions_that_change_hands() -> None:
    match = turn(
        leader("red", "inspire"),
        will="white",
        tokens={**force("red", "green", 1), NEUTRAL: "green", **force("red", "blue", 2)},
    )
    facts = match.preview("red", "inspire")
    assert [fallback(fact.args["region"]) for fact in facts if "region" in fact.args] == ["green"]


def test_the_preview_of_the_unrest_points_says_when_they_win() -> None:
    match = scoring(force("red", "white", 1), score=T.track_end - 2)
    assert {"score", "wins"} <= set(previewed(match, "red", "score"))
    assert "wins" not in previewed(scoring(force("red", "white", 1)), "red", "score")


def test_a_preview_changes_nothing_and_an_illegal_one_is_refused() -> None:
    match = at(turn="red", hands={"red": plain([MOVE, "lenin"])})
    before = match.view("red"), match.event_count
    match.preview("red", f"play {MOVE}")
    assert (match.view("red"), match.event_count) == before
    with pytest.raises(lamplight.IllegalAction):
        match.preview("red", "play stalin")


# Questions.


def test_ask_presence_and_will() -> None:
    match = at(will="red", tokens={**force("red", "blue", 2), **force("white", "blue", 2), NEUTRAL: "blue"})
    assert match.ask("red", {"ask": "presence", "region": "blue"}) == {
        "red": 3,
        "red_tokens": 2,
        "white": 2,
        "white_tokens": 1,
        "controller": "red",
        "reason": "strength",
        "neutrals": "red",
    }
    answer = match.ask("white", {"ask": "will"})
    assert answer["side"] == "white"
    regions = answer["regions"]
    assert isinstance(regions, dict)
    assert regions["blue"] == {
        "red": 2,
        "red_tokens": 1,
        "white": 3,
        "white_tokens": 2,
        "controller": "white",
        "reason": "strength",
        "neutrals": "white",
    }


def test_ask_presence_says_what_decides() -> None:
    tie = {**force("red", "blue", 2), **force("white", "blue", 2)}
    assert at(will="white", tokens=tie).ask("red", {"ask": "presence", "region": "blue"})["reason"] == "will"
    assert at(tokens={}).ask("red", {"ask": "presence", "region": "blue"})["reason"] == "nobody"


def test_ask_will_changes_nothing() -> None:
    match = at(will="red")
    match.ask("white", {"ask": "will"})
    assert text(match, "will") == "red", "a question changes nothing"


@pytest.mark.parametrize("side", ["red", "white"])
def test_ask_calendar(side: str) -> None:
    match = at(day=31 - days(MOVE) + 1, unrest="green", barricade_tile="red", will="red")
    assert match.ask(side, {"ask": "calendar", "card": MOVE, "side": side}) == {
        "day": 1,
        "month": "may-june",
        "bonus": False,
        "will": side,
        "trotsky": "green",
    }
    assert (number(match, "day"), place(match, "trotsky")) == (31 - days(MOVE) + 1, "waiting")


def test_ask_score_card_and_token() -> None:
    match = at(month="august", score=-3)
    assert match.ask(None, {"ask": "score"}) == {"score": -3, "end": T.track_end, "unrest_points": 4}
    unit = units("red", 2)[0]
    index = T.token_names.index(unit)
    assert match.ask(None, {"ask": "token", "token": unit}) == {
        "owner": "red",
        "rank": 2,
        "fresh": T.fresh[index],
        "exhausted": T.exhausted[index],
    }
    answer = match.ask(None, {"ask": "card", "card": "lenin"})
    assert (answer["side"], answer["special"]) == ("red", "inspire")


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "weather"},
        {},
        {"ask": "presence"},
        {"ask": "presence", "region": "yellow"},
        {"ask": "calendar", "card": COMMANDS[0], "side": "blue"},
        {"ask": "card", "card": 3},
        {"ask": "opposition-objective"},
    ],
    ids=str,
)
def test_a_question_with_a_mistake_is_refused(question: dict[str, Plain]) -> None:
    with pytest.raises(LamplightError):
        at().ask("red", question)


# Undo: own steps of a turn, until chance has answered, something was learned, or another seat has acted.


def test_undo_goes_back_step_by_step_through_the_own_turn() -> None:
    name = card("green", recruit=3)
    match = at(turn="red", hands={"red": plain([name, "lenin"])})
    views: list[Plain] = [match.view("red")]
    for action in (f"play {name}", f"recruit {units('red', 1)[0]} green", f"recruit {units('red', 1)[1]} green"):
        match.play("red", action)
        views.append(match.view("red"))
    for before, _ in reversed(list(pairwise(views))):
        assert match.can_undo("red")
        assert not match.can_undo("white")
        match.undo("red")
        assert match.view("red") == before
    assert not match.can_undo("red")
    assert match.event_count == 0


def test_undo_of_the_last_step_of_a_turn_until_the_other_has_acted() -> None:
    match = turn(MOVE)
    do(match, "red", "pass")
    assert match.can_undo("red")
    assert match.to_act == ("white",)
    do(match, "white", f"play {leaders('white')[0]}")
    assert not match.can_undo("red")
    assert match.can_undo("white")
    match.undo("white")
    assert not match.can_undo("red"), "what White did and took back still stands between"


def test_undo_stops_at_an_answer_of_chance() -> None:
    match = bonus()
    do(match, "red", "draw")
    chance(match, f"deal {COMMANDS[-1]}")
    assert not match.can_undo("red")
    with pytest.raises(LamplightError):
        match.undo("red")


def test_undo_stops_where_the_seat_has_learned_an_objective() -> None:
    spy = leader("red", "espionage")
    match = turn(spy, objectives={"white": COMMANDS[9]})
    do(match, "red", f"recruit-leader {spy} green")
    assert match.can_undo("red")
    do(match, "red", "spy")
    assert not match.can_undo("red")


def test_undo_stops_where_the_objectives_were_revealed_in_scoring() -> None:
    """With chance still to be asked for the new tile: the objectives have come and gone to the discard pile."""
    match = scoring(force("red", "white", 1), objectives={"red": COMMANDS[0], "white": COMMANDS[1]})
    do(match, "red", "score")
    assert match.to_act == ("chance",)
    assert COMMANDS[1] in names(match, "discard")
    assert not match.can_undo("red")


def test_undo_stops_where_a_card_was_drawn_without_a_question_to_chance() -> None:
    """One card is left in the pile: it is drawn by itself, and its drawer knows it now."""
    others = [name for name in COMMANDS if name != BONUS_CARD]
    match = bonus(more=others[:10], discard=plain(others[11:]))
    assert hidden(match, "pile") == 1
    do(match, "red", "draw")
    assert others[10] in names(match, "red.held", "red")
    assert not match.can_undo("red")


def test_undo_does_not_reach_into_the_objective_phase() -> None:
    match = at(phase="objective", hands={"red": plain(COMMANDS[:3]), "white": plain(COMMANDS[3:6])})
    do(match, "red", f"objective {COMMANDS[0]}")
    assert match.can_undo("red")
    assert not match.can_undo("white")
    do(match, "white", f"objective {COMMANDS[3]}")
    assert not match.can_undo("red")
    assert not match.can_undo("white")


@pytest.mark.parametrize("keep", [0, 1])
def test_a_take_back_into_the_objective_phase_lets_both_choose_again(keep: int) -> None:
    match = at(phase="objective", hands={"red": plain(COMMANDS[:3]), "white": plain(COMMANDS[3:6])})
    do(match, "red", f"objective {COMMANDS[0]}")
    do(match, "white", f"objective {COMMANDS[3]}")
    match.take_back(keep, ["red", "white"])
    do(match, "red", f"objective {COMMANDS[1]}")
    do(match, "white", f"objective {COMMANDS[4]}")
    assert match.view("red")["red.objective"] == COMMANDS[1]
    assert match.view("white")["white.objective"] == COMMANDS[4]
    check_conservation(match)


@pytest.mark.parametrize("seed", range(2))
def test_undo_restores_everything(seed: int) -> None:
    match = start(seed=f"undo {seed}")
    undone = 0
    for _ in at_random(match, seed):
        seat = asked(match)
        if not seat:
            continue
        state, record = board(match).dump(), str(match.record())
        match.play(seat, next(iter(match.legal(seat))))
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert board(match).dump() == state
            assert str(match.record()) == record
    assert undone > 10


def test_a_barricade_in_the_way_is_named_in_the_refusal() -> None:
    match = turn(MOVE, tokens={units("red")[0]: "green"}, barricade=between("green", "red"))
    refusal = match.why_not("red", f"move {units('red')[0]} red")
    assert refusal is not None
    assert refusal.rule == "D3.4.2"
    assert fallback(refusal.message.args["connection"]) == between("green", "red")


def test_the_refusal_of_a_rank_tells_the_numbers() -> None:
    name = card(recruit=1)
    refusal = turn(name).why_not("red", f"recruit {units('red', 3)[0]} {region_of(name)}")
    assert refusal is not None
    assert (refusal.message.args["rank"], refusal.message.args["value"]) == (3, 1)


def test_every_forbidden_action_has_a_reason_with_a_rule() -> None:
    for options in ({}, {"solo": "white"}):
        match = start(options, seed="reasons")
        rules = set(match.game.rule_ids)
        for count, _ in enumerate(at_random(match, 5)):
            if count % 12 or match.over:
                continue
            for seat in match.seats:
                allowed = legal(match, seat)
                for action in match.setup.catalogue:
                    refusal = match.why_not(seat, action)
                    assert (refusal is None) == (str(action) in allowed)
                    assert refusal is None or refusal.rule in rules


def test_chance_is_not_for_players() -> None:
    match = at(turn="red")
    assert refused(match, "red", f"deal {COMMANDS[0]}") == "D3.1.1"
    assert refused(match, "red", f"tile {REGIONS[0]}") == "D2.7"
    assert refused(match, "red", f"neutral {NEUTRAL}") == "D2.3"
    assert refused(match, "red", f"turn-up {COMMANDS[0]}") == "D5.5"
    assert refused(match, "red", f"opposition-leader {leaders('white')[0]}") == "D5.3"
