"""New matches: from a seed, from options, from a position, with answers of one's own for CHANCE."""

from __future__ import annotations

import pytest

import lamplight
from lamplight.kernel import (
    CHANCE,
    Key,
    LamplightError,
    Match,
    Option,
    Plain,
    ScriptedChance,
    UnknownGame,
    register,
    replay,
    verify,
)

from . import lanterns
from .builder import POSITION, dealt, everything, fresh_position, new_embers, new_lanterns
from .embers import EMBERS_GAME, FLARE, FLARE_WEIGHTS


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    assert everything(new_lanterns("a")) == everything(new_lanterns("a"))
    assert len({str(new_lanterns(str(seed)).record().actions) for seed in range(10)}) == 10


def test_without_a_seed_the_key_is_fresh() -> None:
    register(lanterns.GOOD)
    assert lamplight.new("lanterns").key.secret != lamplight.new("lanterns").key.secret


def test_an_unknown_game_is_refused_with_the_list_of_known_ones() -> None:
    register(lanterns.GOOD)
    with pytest.raises(UnknownGame, match="lanterns"):
        lamplight.new("chess")


def test_bad_options_are_refused_with_what_is_possible() -> None:
    register(lanterns.GOOD)
    with pytest.raises(LamplightError, match="unused"):
        lamplight.new("lanterns", options={"colour": "red"})
    with pytest.raises(LamplightError, match="no, yes"):
        lamplight.new("lanterns", options={"unused": "perhaps"})


def test_options_are_read_as_values_or_as_text_and_truth_is_not_a_number() -> None:
    assert EMBERS_GAME.read_options({"rounds": "3"}) == {"wind": "on", "rounds": 3}
    assert EMBERS_GAME.read_options({"rounds": 3, "wind": " OFF "}) == {"wind": "off", "rounds": 3}
    flag = Option("flag", (1, 0), "E1")
    for truth in (True, False):
        with pytest.raises(LamplightError):
            flag.read(truth)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 100])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    register(lanterns.GOOD)
    with pytest.raises(LamplightError, match="kernel-bad-seats"):
        lamplight.new("lanterns", seats=seats)


def test_the_right_number_of_seats_is_taken() -> None:
    register(lanterns.GOOD)
    assert lamplight.new("lanterns", seats=2).seats == ("north", "south")


# From a position, and with other answers for chance.


def test_a_match_starts_from_a_position() -> None:
    register(lanterns.GOOD)
    match = lamplight.new("lanterns", seed="a", position=fresh_position())
    assert list(match.to_act) == ["south"]
    assert match.view("south")["south.hand"] == {"known": ["2", "4"], "hidden": 0}
    assert match.record().position == POSITION
    match.play("south", "light red")
    again = replay(match.record(), components=".")
    assert str(again.record()) == str(match.record())


def test_what_the_caller_does_to_the_position_later_does_not_change_the_record() -> None:
    register(lanterns.GOOD)
    given_position = fresh_position()
    match = lamplight.new("lanterns", seed="a", position=given_position)
    given_position["step"] = 7
    hands = given_position["hands"]
    assert isinstance(hands, list)
    hands.clear()
    assert match.record().position == POSITION
    assert replay(match.record(), components=".").to_act == ("south",)


def test_a_match_from_a_position_can_be_replayed_however_far_it_went() -> None:
    """The position in the record is the one at the start, also when the state was built from the very same lists."""
    register(lanterns.GOOD)
    position: dict[str, Plain] = {"hands": [[0], [1]], "known": [1, 2, 0, 0, 0, 0], "step": 2}
    match = lamplight.new("lanterns", seed="a", position=position)
    match.play("north", "light red")
    assert match.record().position == {"hands": [[0], [1]], "known": [1, 2, 0, 0, 0, 0], "step": 2}
    assert str(replay(match.record(), components=".").record()) == str(match.record())


def test_with_ask_chance_one_answers_oneself() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", ask_chance=True)
    assert match.weights() == []
    match.play("ash", "stoke")
    assert list(match.to_act) == ["chance"]
    assert [str(action) for action in match.legal("chance")] == ["flare 0", "flare 1", "flare 2"]
    assert match.weights() == FLARE_WEIGHTS
    assert match.can_undo("ash")  # chance has been asked and has not answered
    match.play(CHANCE, {"do": "flare", "heat": "2"})
    assert match.view(None)["heat"] == [2, 0, 0]
    assert not match.can_undo("ash")
    assert match.record().fairness.source == "given"
    verdict = verify(match.record())
    assert (verdict.draws, verdict.proved, verdict.all_proved) == (1, 0, False)


def test_a_script_answers_for_chance() -> None:
    match = dealt("6521")
    assert match.view("north")["north.hand"] == {"known": ["6", "2"], "hidden": 0}
    assert match.record().fairness.source == "given"


def test_a_script_with_an_impossible_answer_or_without_an_answer_says_so() -> None:
    register(lanterns.GOOD)
    with pytest.raises(LamplightError, match="kernel-script-impossible"):
        lamplight.new("lanterns", chance=ScriptedChance([lanterns.DEAL, lanterns.DEAL]))
    with pytest.raises(LamplightError, match="kernel-script-impossible"):
        lamplight.new("lanterns", chance=ScriptedChance([lanterns.LIGHT]))
    with pytest.raises(LamplightError, match="kernel-script-ended"):
        lamplight.new("lanterns", chance=ScriptedChance([lanterns.DEAL]))


def test_a_match_whose_script_has_ended_still_tells_the_truth() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", chance=ScriptedChance([FLARE + 1]))
    match.play("ash", "stoke")
    with pytest.raises(LamplightError, match="kernel-script-ended"):
        match.play("birch", "stoke")
    assert list(match.to_act) == ["chance"]
    match.play(CHANCE, "flare 2")
    assert match.view(None)["heat"] == [1, 2, 0]
    assert verify(match.record()).actions == 4


def test_a_match_by_hand_takes_the_same_course_as_one_made_by_new() -> None:
    setup = EMBERS_GAME.setup(EMBERS_GAME.read_options({}))
    match = Match(EMBERS_GAME, setup, Key.from_seed("petrograd"))
    assert everything(match) == everything(new_embers())
