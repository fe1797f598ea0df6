"""Records go on where they stopped: with their own key, or opened with a new one."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.kernel import CHANCE, Key, Match, Record, ScriptedChance, register, replay, verify

from . import lanterns
from .builder import POSITION, at_hiding, dealt, fresh_position, new_embers, new_lanterns
from .embers import EMBERS_GAME, FLARE, SEATS, TURNS
from .records import SET


def play_on(match: Match, choices: list[int]) -> str:
    """Play to the end with these choices (numbers of legal actions); the record's text."""
    for choice in choices:
        if match.over:
            break
        seat = match.to_act[choice % len(match.to_act)]
        legal = list(match.legal(seat))
        match.play(seat, legal[choice % len(legal)])
    return str(match.record())


@given(st.integers(0, 30), st.lists(st.integers(0, 100), min_size=14, max_size=14), st.integers(0, 14))
@settings(max_examples=50, deadline=None)
def test_a_resumed_match_ends_as_the_uninterrupted_one(seed: int, choices: list[int], stop: int) -> None:
    for make in (new_lanterns, new_embers):
        whole = make(str(seed))
        uninterrupted = play_on(whole, choices)
        first = make(str(seed))
        saved = play_on(first, choices[:stop])
        resumed = replay(Record.parse(saved), components=SET)
        assert str(resumed.record()) == saved
        assert resumed.pending == first.pending
        assert resumed.to_act == first.to_act
        assert play_on(resumed, choices[stop:]) == uninterrupted


def test_a_match_resumes_in_the_middle_of_secret_choices() -> None:
    match = at_hiding()
    for seat, token in (("cedar", "high"), ("ash", "low"), ("cedar", "mid")):
        match.play(seat, f"hide {token}")
    again = replay(Record.parse(str(match.record())))
    assert again.pending == match.pending
    assert list(again.to_act) == ["ash", "birch"]
    assert again.can_undo("cedar")
    assert not again.can_undo("birch")
    for going in (match, again):
        going.play("cedar", "hide high")
        for seat, token in (("birch", "low"), ("ash", "mid"), ("birch", "low")):
            going.play(seat, f"hide {token}")
        assert going.over
    assert str(again.record()) == str(match.record())


def test_a_resumed_match_keeps_its_undo_and_its_events() -> None:
    match = dealt()
    match.play("north", "light red")
    again = replay(match.record(), components=SET)
    assert again.can_undo("north")
    assert again.events_for("south") == match.events_for("south")
    again.undo("north")
    assert not again.can_undo("north")


def test_a_resumed_match_goes_on_with_its_own_stream() -> None:
    match = new_embers("a", nonces=("1", "2", "3"))
    match.play("ash", "stoke")
    again = replay(match.record())
    for going in (match, again):
        going.play("birch", "stoke")
        going.play("cedar", "stoke")
    assert str(again.record()) == str(match.record())
    assert verify(again.record()).all_proved


@given(st.integers(0, 30), st.lists(st.integers(0, 100), min_size=14, max_size=14), st.integers(0, 14))
@settings(max_examples=40, deadline=None)
def test_a_record_opens_with_a_new_key_as_a_match_of_its_own(seed: int, choices: list[int], stop: int) -> None:
    match = new_embers(str(seed))
    play_on(match, choices[:stop])
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    other = replay(match.record(), key=Key.fresh())
    assert other.key.secret != match.key.secret
    assert other.state.dump() == match.state.dump()
    assert other.pending == match.pending
    assert [row[:2] for row in other.record().actions] == [row[:2] for row in match.record().actions]
    assert other.record().start != match.record().start
    assert other.record().fairness.imported == draws
    play_on(other, choices[stop:])
    verdict = verify(Record.parse(str(other.record())))
    assert verdict.draws - verdict.proved == draws
    assert verdict.finished == other.over
    once_more = replay(other.record())
    assert str(once_more.record()) == str(other.record())


def test_a_match_opened_with_a_new_key_can_be_saved_and_resumed_again_and_again() -> None:
    match = new_embers()
    for turn in range(TURNS):
        match.play(turn % 3, "stoke")
        match = replay(match.record(), key=Key.from_seed(f"key {turn}") if turn % 2 else None)
    verdict = verify(match.record())
    assert (verdict.draws, verdict.proved) == (6, 0)
    for seat in SEATS:
        match.play(seat, "hide mid")
        match.play(seat, "hide mid")
    verdict = verify(match.record())
    assert (verdict.draws, verdict.proved, verdict.finished) == (7, 1, True)


def test_a_record_of_given_draws_opens_with_a_new_key_that_draws_fairly() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", ask_chance=True)
    match.play("ash", "stoke")
    match.play("chance", "flare 2")
    other = replay(match.record(), key=Key.fresh())
    other.play("birch", "stoke")
    verdict = verify(other.record())
    assert (verdict.draws, verdict.proved) == (2, 1)


def test_a_record_with_a_take_back_opens_with_a_new_key() -> None:
    match = new_embers()
    match.play("ash", "stoke")
    match.take_back(0, SEATS)
    match.play("ash", "stoke")
    other = replay(match.record(), key=Key.fresh())
    other.play("birch", "stoke")
    verdict = verify(other.record())
    assert (verdict.draws, verdict.proved) == (3, 1)


def test_a_record_from_a_position_replays() -> None:
    register(lanterns.GOOD)
    match = lamplight.new("lanterns", seed="a", position=fresh_position())
    for seat, action in (("south", "light red"), ("south", "light red"), ("north", "stake 1"), ("south", "stake 2")):
        match.play(seat, action)
    record = Record.parse(str(match.record()))
    assert record.position == POSITION
    assert verify(record, components=SET).finished


def test_a_scripted_match_is_resumed_with_draws_of_the_stream_and_says_so() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", chance=ScriptedChance([FLARE + 1]))
    match.play("ash", "stoke")
    again = replay(match.record())
    again.play("birch", "stoke")
    assert again.record().fairness.source == "given"
    verdict = verify(again.record())
    assert (verdict.draws, verdict.all_proved) == (2, False)
