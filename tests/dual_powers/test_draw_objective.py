"""D3.1 and D3.2: the draw phase with the reshuffle, and the secret objectives."""

from __future__ import annotations

from random import Random

import pytest

from lamplight import Match
from lamplight.games.dual_powers.rules.board import OLD, UNSEEN
from lamplight.games.dual_powers.rules.state import DualPowersState
from lamplight.kernel import HIDDEN, Plain

from .builder import (
    BONUS_CARD,
    COMMANDS,
    T,
    asked,
    at,
    board,
    bonus,
    card,
    chance,
    check_conservation,
    days,
    deal,
    do,
    events,
    hidden,
    kinds,
    leaders,
    legal,
    make,
    names,
    number,
    plain,
    quiet_action,
    refused,
    solo,
    start,
    verbs,
)

# D3.1.


@pytest.mark.parametrize(("first", "second"), [("red", "white"), ("white", "red")])
def test_D3_1_1_each_player_draws_five_cards_the_holder_of_the_will_first(first: str, second: str) -> None:
    match = at(phase="draw", will=first)
    deal(match, COMMANDS[:5])
    assert names(match, f"{first}.held", first) == [*COMMANDS[:5], *leaders(first)]
    assert number(match, f"{second}.hand") == 3
    deal(match, COMMANDS[5:10])
    assert names(match, f"{second}.held", second) == [*COMMANDS[5:10], *leaders(second)]
    assert match.to_act == ("red", "white"), "then the objectives"


def test_D3_1_1_eight_cards_in_hand_in_the_first_round() -> None:
    match = start()
    assert (number(match, "red.hand"), number(match, "white.hand")) == (8, 8)


def test_D3_1_1_cards_that_were_not_played_stay_in_hand_and_the_hand_never_gets_smaller() -> None:
    match = start()
    kept: set[str] = set()
    for played_round in (1, 2, 3):
        assert number(match, "round") == played_round
        assert (number(match, "red.hand"), number(match, "white.hand")) == (8, 8)
        assert kept <= set(names(match, "red.held", "red"))
        while number(match, "round") == played_round:
            kept = set(names(match, "red.held", "red")) - {str(match.view("red")["red.objective"])}
            seat, action = quiet_action(match)
            if action.startswith("play"):
                kept -= {action.removeprefix("play ")}
            match.play(seat, action)


def test_D3_1_1_a_bonus_draw_makes_the_hand_larger_for_good() -> None:
    match = bonus()
    before = number(match, "red.hand")
    do(match, "red", "draw")
    chance(match, str(next(iter(match.legal("chance")))))
    assert number(match, "red.hand") == before + 1


def nearly_empty(pile: int) -> Match:
    """The draw phase with so many cards in the draw pile; all others are discarded."""
    return at(phase="draw", discard=plain(COMMANDS[pile:]))


def test_D3_1_2_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    match = nearly_empty(2)
    assert legal(match, "chance") == {f"deal {name}" for name in COMMANDS[:2]}
    chance(match, f"deal {COMMANDS[1]}")
    # The last card of the pile is dealt by itself; then the discard pile is shuffled.
    assert names(match, "red.held", "red")[:2] == COMMANDS[:2]
    assert names(match, "discard") == []
    assert hidden(match, "pile") == len(COMMANDS) - 2
    assert legal(match, "chance") == {f"deal {name}" for name in COMMANDS[2:]}
    assert events(match, "reshuffled") == [{"count": len(COMMANDS) - 2}]
    check_conservation(match)


def test_D3_1_2_the_discard_pile_is_not_touched_before_a_card_must_be_drawn() -> None:
    match = nearly_empty(10)
    deal(match, COMMANDS[:9])
    assert hidden(match, "pile") == 0
    assert len(names(match, "discard")) == len(COMMANDS) - 10
    assert match.to_act == ("red", "white")


def test_D3_1_2_cards_played_this_round_are_not_shuffled_in() -> None:
    others = [name for name in COMMANDS if name != BONUS_CARD]
    match = bonus(played={"white": plain(others[:3])}, more=others[3:])
    assert hidden(match, "pile") == 0
    assert names(match, "discard") == []
    assert refused(match, "red", "draw") == "D3.6.4"


def test_D3_1_2_the_draw_phase_gives_what_there_is_if_both_piles_are_empty() -> None:
    match = at(phase="draw", hands={"red": plain(COMMANDS[3:20]), "white": plain(COMMANDS[20:])})
    chance(match, f"deal {COMMANDS[0]}", f"deal {COMMANDS[1]}")
    assert number(match, "red.hand") == 17 + 3
    assert number(match, "white.hand") == len(COMMANDS) - 20
    assert match.to_act == ("red", "white")
    check_conservation(match)


def test_D3_1_2_who_counted_knows_the_other_hand_at_a_reshuffle_but_not_the_objective() -> None:
    """When the pile is empty, every card that one does not see is in the other's hand, or is the other's objective."""
    others = [name for name in COMMANDS if name != BONUS_CARD]
    match = bonus(more=others[:2], objectives={"red": others[2], "white": others[3]}, discard=plain(others[4:]))
    assert not set(names(match, "red.held", "white")) & set(COMMANDS)
    do(match, "red", "draw")
    chance(match, f"deal {others[10]}")
    assert set(names(match, "red.held", "white")) & set(COMMANDS) == set(others[:3])
    assert hidden(match, "red.held", "white") == 1, "the card drawn after the reshuffle"
    assert match.view("white")["red.objective"] == HIDDEN
    assert not set(names(match, "red.held", None)) & set(COMMANDS), "a spectator has no cards to count with"


def test_D3_1_2_solo_unseen_cards_come_from_the_old_pile_and_the_rest_from_the_new() -> None:
    """Seven cards in the pile: four to the hand, the objective, two for the Opposition; then the reshuffle."""
    old, discarded = COMMANDS[:7], COMMANDS[7:]
    match = solo(phase="draw", discard=plain(discarded))
    deal(match, old[:4])
    # Which of the three last cards lies where is still open, but that it is one of these three is not.
    state = board(match)
    assert [T.card_names[one] for one in state.old] == old[4:]
    assert state.objective[0] == OLD
    assert state.opposition_pile == [OLD, OLD, UNSEEN, UNSEEN, UNSEEN]
    assert names(match, "old", "red") == old[4:]
    assert names(match, "old") == [], "a spectator could tell the hand from it"
    assert {T.card_names[one] for one in state.pile} == set(discarded)
    assert match.view("red")["red.objective"] == HIDDEN
    assert hidden(match, "opposition_pile", "red") == 5
    assert hidden(match, "pile", "red") == len(discarded) - 3
    check_conservation(match)


def test_D3_1_2_solo_a_bonus_draw_reshuffles_without_the_unseen_objective() -> None:
    """One card is neither discarded nor held, so it must be the unseen objective, and cannot be drawn."""
    name = card(icon="rest")
    held = [name, *(other for other in COMMANDS[:3] if other != name)]
    objective = next(other for other in COMMANDS if other not in held)
    discarded = [other for other in COMMANDS if other not in (*held, objective)]
    match = solo(
        hands={"red": plain(held)}, discard=plain(discarded), day=T.middle_day - T.card_days[COMMANDS.index(name)]
    )
    assert hidden(match, "pile") == 0
    do(match, "red", f"play {name}", "pass", "draw")
    assert legal(match, "chance") == {f"deal {other}" for other in discarded}
    assert names(match, "discard") == []
    assert match.view("red")["red.objective"] == HIDDEN
    chance(match, f"deal {discarded[0]}")
    assert discarded[0] in names(match, "red.held", "red")
    check_conservation(match)


def test_D3_1_2_solo_who_counted_knows_the_unseen_objective_after_a_reshuffle() -> None:
    """One card was neither held nor discarded when the pile was empty: whoever counted knows what it is."""
    held = [BONUS_CARD, *(other for other in COMMANDS[:3] if other != BONUS_CARD)]
    objective = next(other for other in COMMANDS if other not in held)
    discarded = [other for other in COMMANDS if other not in (*held, objective)]
    match = solo(hands={"red": plain(held)}, discard=plain(discarded), day=T.middle_day - days(BONUS_CARD))
    do(match, "red", f"play {BONUS_CARD}", "pass", "draw")
    chance(match, f"deal {discarded[0]}")
    imagine, random = match.setup.sampler(match.view("red"), 0), Random(1)
    for _ in range(10):
        state = imagine(random.random)
        assert isinstance(state, DualPowersState)
        assert state.objective[0] == OLD
        assert [T.card_names[one] for one in state.old] == [objective]


def test_D3_1_2_solo_a_whole_round_with_a_reshuffle_loses_no_card() -> None:
    for in_pile in range(12):
        position: dict[str, Plain] = {"phase": "draw", "discard": plain(COMMANDS[in_pile:])}
        match = make(position, {"solo": "red"}, seed=str(in_pile), ask_chance=False)
        while not match.over and number(match, "round") == 1:
            check_conservation(match)
            match.play(*quiet_action(match))
        check_conservation(match)


# D3.2.


def choosing() -> Match:
    return at(
        phase="objective",
        hands={
            "red": plain([*COMMANDS[:3], *leaders("red")]),
            "white": plain([*COMMANDS[3:6], *leaders("white")]),
        },
    )


def test_D3_2_1_the_objective_is_a_command_card_of_the_hand() -> None:
    match = choosing()
    assert legal(match, "red") == {f"objective {name}" for name in COMMANDS[:3]}
    assert refused(match, "red", f"objective {COMMANDS[3]}") == "D3.2.1"
    assert refused(match, "red", f"play {COMMANDS[0]}") == "D3.2.1"


def test_D3_2_1_a_leader_card_is_never_an_objective() -> None:
    assert not any(action.get("card") in leaders("red") for action in choosing().legal("red"))
    assert {params for verb in start().setup.catalogue.verbs if verb.do == "objective" for params in verb.domains} == {
        tuple(COMMANDS)
    }


def test_D3_2_1_both_choose_at_the_same_time_in_any_order() -> None:
    for first, second, one, other in (("red", "white", 0, 3), ("white", "red", 3, 0)):
        match = choosing()
        assert match.to_act == ("red", "white")
        do(match, first, f"objective {COMMANDS[one]}")
        assert asked(match) == second
        assert match.view(second)[f"{first}.chosen"] == HIDDEN
        do(match, second, f"objective {COMMANDS[other]}")
        assert asked(match) == "red"
        assert match.view("red")["red.objective"] == COMMANDS[0]
        assert match.view("white")["white.objective"] == COMMANDS[3]


def test_D3_2_1_the_objective_has_left_the_hand() -> None:
    match = choosing()
    do(match, "red", f"objective {COMMANDS[0]}")
    do(match, "white", f"objective {COMMANDS[3]}")
    assert f"play {COMMANDS[0]}" not in match.legal("red")
    assert refused(match, "red", f"play {COMMANDS[0]}") == "D3.3.3"
    assert number(match, "red.hand") == 5
    assert verbs(match, "red") == {"play"}


def test_D3_2_1_a_choice_may_change_until_both_are_in_and_nobody_learns_of_it() -> None:
    match = choosing()
    do(match, "red", f"objective {COMMANDS[0]}")
    told = match.view("white"), match.events_for("white"), match.version("white")
    do(match, "red", f"objective {COMMANDS[1]}")
    assert (match.view("white"), match.events_for("white"), match.version("white")) == told
    match.undo("red")
    assert match.to_act == ("red", "white")
    do(match, "red", f"objective {COMMANDS[2]}")
    do(match, "white", f"objective {COMMANDS[3]}")
    assert match.view("red")["red.objective"] == COMMANDS[2]
    assert not match.can_undo("red")


def test_D3_2_1_the_owner_may_look_at_it_at_any_time_and_the_opponent_when_it_is_revealed() -> None:
    match = choosing()
    do(match, "red", f"objective {COMMANDS[0]}")
    do(match, "white", f"objective {COMMANDS[3]}")
    while "objective-shown" not in kinds(match):
        assert match.view("red")["red.objective"] == COMMANDS[0]
        assert match.view("white")["red.objective"] == HIDDEN
        assert COMMANDS[0] not in str(match.events_for("white"))
        match.play(*quiet_action(match))
    assert {"side": "red", "card": COMMANDS[0]} in events(match, "objective-shown", "white")
