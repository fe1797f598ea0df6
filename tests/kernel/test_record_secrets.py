"""What the record of a running match tells to each seat."""

from __future__ import annotations

import msgspec
import pytest

import lamplight
from lamplight.kernel import BadRecord, Plain, register, replay, verify

from . import lanterns
from .builder import at_stakes, dealt, fresh_position
from .embers import EMBERS_GAME, SEATS, TURNS
from .records import SET, Json, as_json, finished_lanterns, named_action, problem


def test_a_seats_own_form_hides_what_it_must_while_the_match_runs() -> None:
    match = dealt("1234")
    match.play("north", "light red")
    match.play("north", "peek")
    own = match.record("north")
    assert (own.form, own.fairness.key, own.outcome) == ("north", None, None)
    assert [row[1] is None for row in own.actions] == [False, True, False, True, False, False]
    assert [row[1] is None for row in match.record("south").actions] == [True, False, True, False, False, False]
    assert [row[2] for row in own.actions] == [row[2] for row in match.record().actions]
    assert own.fairness.commitment == match.key.commitment
    assert match.key.secret.hex() not in str(own)


def test_a_seats_own_form_has_its_own_pending_choice_alone() -> None:
    match = at_stakes("1234")
    match.play("south", "stake 4")
    assert match.record("north").pending == ()
    assert match.record("south").pending == (("south", {"do": "stake", "card": "4"}),)
    assert match.record().pending == (("south", {"do": "stake", "card": "4"}),)


def test_secret_choices_of_a_finished_phase_stay_hidden_in_the_others_form_while_the_match_runs() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", ask_chance=True)
    for turn in range(TURNS):
        match.play(turn % 3, "rest")
    for seat in SEATS:
        match.play(seat, "hide low")
        match.play(seat, "hide mid")
    assert list(match.to_act) == ["chance"]
    rows = match.record("birch").actions[-6:]
    assert [row[1] is None for row in rows] == [True, True, False, False, True, True]


def test_a_seats_own_form_of_a_match_from_a_position_does_not_tell_the_others_hand() -> None:
    """Two positions that differ in south's hand alone: north's own records differ in digests alone."""
    register(lanterns.GOOD)
    other: dict[str, Plain] = {**fresh_position(), "hands": [[0, 2], [4, 5]], "known": [1, 0, 1, 0, 2, 2]}
    told: list[Json] = []
    for position in (fresh_position(), other):
        match = lamplight.new("lanterns", seed="a", position=position)
        data = as_json(match.record("north"))
        del data["start"]
        told.append(data)
    assert told[0] == told[1]


def test_everything_is_published_at_the_end() -> None:
    match = finished_lanterns()
    full = match.record()
    for seat in (0, 1, "north", "south"):
        assert match.record(seat) == full
    assert full.form == "full"
    assert full.fairness.key == match.key.secret.hex()
    assert full.outcome is not None
    assert all(row[1] is not None for row in full.actions)
    assert verify(full, components=SET).all_proved


def test_a_seats_own_form_cannot_be_replayed() -> None:
    match = dealt()
    for check in (verify, replay):
        with pytest.raises(BadRecord, match="kernel-record-partial"):
            check(match.record("north"), components=SET)
    forged = msgspec.structs.replace(match.record("north"), form="full", fairness=match.record().fairness)
    error = problem(forged)
    assert (error.message.id, named_action(error)) == ("kernel-record-hidden", 2)


def test_the_key_cannot_be_left_out() -> None:
    record = finished_lanterns().record()
    for key in (None, "", "00", "zz" * 32, "0" * 63, "é" * 32):
        broken = msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, key=key))
        assert problem(broken).message.id == "kernel-record-key"
