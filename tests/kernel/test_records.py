"""Records: they read back, hide what they must, go on where they stopped, and every change to them is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.kernel import (
    CHANCE,
    BadRecord,
    Key,
    LamplightError,
    Match,
    Plain,
    Record,
    ScriptedChance,
    register,
    replay,
    verify,
)
from lamplight.kernel.record import MAX_SIZE, ComponentRef

from . import lanterns
from .test_match import (
    EMBERS_GAME,
    FLARE,
    POSITION,
    SEATS,
    TURNS,
    at_hiding,
    at_stakes,
    dealt,
    fresh_position,
    new_embers,
    new_lanterns,
)

SET = "."
Json = dict[str, object]


def finished_lanterns(seed: str = "petrograd") -> Match:
    match = new_lanterns(seed, nonces=("north's", "south's"))
    for seat, action in (("north", "light red"), ("north", "peek"), ("south", "light blue"), ("south", "light gold")):
        match.play(seat, action)
    for seat in ("south", "north"):
        match.play(seat, next(iter(match.legal(seat))))
    return match


def finished_embers(seed: str = "petrograd") -> Match:
    match = at_hiding(seed)
    for seat in SEATS:
        match.play(seat, "hide mid")
        match.play(seat, "hide low")
    return match


def as_json(record: Record) -> Json:
    data: Json = json.loads(str(record))
    return data


def rows_of(data: Json) -> list[list[object]]:
    return cast("list[list[object]]", data["actions"])


def part(data: Json, name: str) -> Json:
    return cast("Json", data[name])


def read(data: Json) -> Record:
    return Record.parse(json.dumps(data))


def proved(record: Record) -> object:
    return verify(record, components=SET)


def replayed(record: Record) -> object:
    return replay(record, components=SET)


def problem(record: Record, *, check: Callable[[Record], object] = proved) -> BadRecord:
    """The complaint about a record."""
    with pytest.raises(BadRecord) as caught:
        check(record)
    assert str(caught.value)
    return caught.value


def named_action(error: BadRecord) -> object:
    return error.message.args.get("number")


# The text.


@pytest.mark.parametrize(
    "make", [new_lanterns, dealt, at_stakes, finished_lanterns, new_embers, at_hiding, finished_embers]
)
def test_the_text_of_a_record_reads_back(make: Callable[[], Match]) -> None:
    match = make()
    for record in (match.record(), match.record(0), match.record(1)):
        assert Record.parse(str(record)) == record
        assert Record.parse(str(record).encode()) == record
        assert str(Record.parse(str(record))) == str(record)


def test_a_record_has_one_readable_action_a_line() -> None:
    match = finished_lanterns()
    lines = str(match.record()).splitlines()
    body = lines[lines.index('  "actions": [') + 1 : -2]
    assert len(body) == len(match.record().actions) == 10
    assert body[4].startswith('    ["north", {"do": "light", "colour": "red"}, "')
    assert json.loads(str(match.record()))["game"] == "lanterns"


def test_a_record_keeps_letters_of_every_language_readable() -> None:
    match = new_lanterns(nonces=("Пётр", "été"))
    match.players = ("человек", "bot «Жан»\n\"'")
    record = match.record()
    assert "Пётр" in str(record)
    assert Record.parse(str(record)) == record
    assert replay(record, components=SET).record().players == match.players


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "match.json"
    for match in (at_stakes(), finished_lanterns()):
        match.record().save(path)
        assert Record.load(path) == match.record()
    assert [file.name for file in path.parent.iterdir()] == ["match.json"]


def test_a_file_that_is_not_there_or_no_file_is_a_bad_record(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path, tmp_path / ("x" * 300)):
        with pytest.raises(BadRecord, match="kernel-file-unreadable"):
            Record.load(path)
    (tmp_path / "huge").write_bytes(b" " * (MAX_SIZE + 1))
    with pytest.raises(BadRecord, match="kernel-record-too-large"):
        Record.load(tmp_path / "huge")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "1",
        '"x"',
        "{",
        "\ufeff{}",
        b"\xff\xfe",
        b"\x00",
        '{"format": "lamplight-record/1"}',
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="kernel-record-unreadable"):
        Record.parse(text)


def test_huge_and_deep_input_is_refused_or_read_without_harm() -> None:
    with pytest.raises(BadRecord, match="kernel-record-too-large"):
        Record.parse(" " * (MAX_SIZE + 1))
    text = str(new_lanterns().record())
    for depth in (10, 100, 900, 990, 5_000, 100_000, 1_000_000):
        deep = text.replace('  "actions"', '  "position": {"x": ' + "[" * depth + "]" * depth + '},\n  "actions"')
        assert deep != text
        try:
            record = Record.parse(deep)
            replay(record, components=SET)
        except LamplightError:
            continue
        assert Record.parse(str(record)) == record
    for opening in ("[", "{", '{"a":', '["'):
        with pytest.raises(BadRecord):
            Record.parse(opening * 200_000)
    with pytest.raises(BadRecord):
        Record.parse(text.replace('"rules_version": 1', '"rules_version": 1' + "0" * 100_000))


def test_huge_numbers_are_refused_with_a_sentence() -> None:
    for digits in (30, 4_000):
        data = as_json(new_lanterns().record())
        data["rules_version"] = 10**digits
        assert problem(read(data)).message.id == "kernel-record-rules"


# What a seat may know.


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


# Going on.


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


# Tampering.


def test_an_untouched_record_is_proved() -> None:
    verdict = verify(finished_lanterns().record(), components=SET)
    assert (verdict.actions, verdict.draws, verdict.proved, verdict.finished) == (10, 4, 4, True)
    assert verify(finished_embers().record()).all_proved


@pytest.mark.parametrize("number", range(10))
def test_a_changed_digest_names_its_action(number: int) -> None:
    data = as_json(finished_lanterns().record())
    digest = str(rows_of(data)[number][2])
    rows_of(data)[number][2] = ("0" if digest[0] != "0" else "1") + digest[1:]
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-differs", number + 1)


def test_a_changed_first_digest_names_the_set_up() -> None:
    data = as_json(finished_lanterns().record())
    data["start"] = "0" * 16
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-differs", 0)


@pytest.mark.parametrize("number", range(4))
def test_a_changed_answer_of_chance_names_its_action(number: int) -> None:
    data = as_json(finished_lanterns().record())
    row = rows_of(data)[number]
    dealt_cards = [str(part({"what": rows_of(data)[place][1]}, "what")["card"]) for place in range(4)]
    row[1] = {"do": "deal", "card": next(card for card in lanterns.CARDS if card not in dealt_cards)}
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-draw", number + 1)


def test_swapped_answers_of_chance_name_the_first_one() -> None:
    data = as_json(finished_lanterns().record())
    rows = rows_of(data)
    rows[1][1], rows[3][1] = rows[3][1], rows[1][1]
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-draw", 2)


@pytest.mark.parametrize(
    ("number", "action", "message"),
    [
        (5, {"do": "light", "colour": "green"}, "kernel-record-differs"),
        (5, {"do": "peek"}, "kernel-record-illegal"),
        (5, {"do": "fly"}, "kernel-record-illegal"),
        (5, {}, "kernel-record-illegal"),
        (5, None, "kernel-record-hidden"),
        (5, 3, "kernel-record-hidden"),
        (6, {"do": "light", "colour": "red"}, "kernel-record-differs"),
        (9, {"do": "light", "colour": "red"}, "kernel-record-illegal"),
        (9, {"do": "deal", "card": "1"}, "kernel-record-illegal"),
    ],
)
def test_a_changed_action_is_named(number: int, action: object, message: str) -> None:
    data = as_json(finished_lanterns().record())
    rows_of(data)[number - 1][1] = action
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == (message, number)


@pytest.mark.parametrize(
    ("number", "who"),
    [(5, "south"), (5, "west"), (5, ""), (5, "take-back"), (7, "north"), (9, "south"), (1, "north"), (1, "take-back")],
)
def test_a_changed_seat_is_named(number: int, who: str) -> None:
    data = as_json(finished_lanterns().record())
    rows_of(data)[number - 1][0] = who
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-illegal", number)


@pytest.mark.parametrize("number", range(1, 11))
def test_an_action_ascribed_to_chance_is_named(number: int) -> None:
    data = as_json(finished_lanterns().record())
    rows_of(data)[number - 1][0] = "chance"
    if number <= 4:
        assert verify(read(data), components=SET).all_proved  # it was chance's already
        return
    assert named_action(problem(read(data))) == number


@pytest.mark.parametrize("number", range(1, 11))
def test_a_removed_row_is_noticed(number: int) -> None:
    data = as_json(finished_lanterns().record())
    del rows_of(data)[number - 1]
    error = problem(read(data))
    if number < 10:  # without the last one it is a shorter match, which has no such outcome
        assert named_action(error) == number


@pytest.mark.parametrize("number", range(1, 11))
def test_a_duplicated_row_is_noticed(number: int) -> None:
    data = as_json(finished_lanterns().record())
    rows_of(data).insert(number - 1, list(rows_of(data)[number - 1]))
    assert named_action(problem(read(data))) == number + 1


@pytest.mark.parametrize("number", range(1, 12))
@pytest.mark.parametrize(
    ("who", "what"),
    [
        ("north", {"do": "light", "colour": "gold"}),
        ("chance", {"do": "deal", "card": "1"}),
        ("chance", {"do": "peek"}),
        ("take-back", 4),
        ("take-back", -1),
        ("take-back", 10**30),
        ("take-back", None),
        ("take-back", {"do": "peek"}),
    ],
)
def test_an_inserted_row_is_noticed(number: int, who: str, what: object) -> None:
    data = as_json(finished_lanterns().record())
    rows = rows_of(data)
    rows.insert(number - 1, [who, what, "0" * 16])
    found = named_action(problem(read(data)))
    assert found == number


@pytest.mark.parametrize("number", range(1, 10))
def test_swapped_rows_are_noticed(number: int) -> None:
    data = as_json(finished_lanterns().record())
    rows = rows_of(data)
    rows[number - 1], rows[number] = rows[number], rows[number - 1]
    assert named_action(problem(read(data))) == number


def test_an_impossible_given_answer_of_chance_is_a_bad_record() -> None:
    """Where nothing is proved the rules still hold: a card is not dealt twice, and not when nobody asks."""
    match = at_stakes("1234")
    assert match.record().fairness.source == "given"
    for number in (2, 3, 5, 9):
        data = as_json(match.record())
        rows_of(data).insert(number - 1, ["chance", {"do": "deal", "card": "1"}, "0" * 16])
        assert named_action(problem(read(data))) == number


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("format", "lamplight-record/2", "kernel-record-format"),
        ("format", "", "kernel-record-format"),
        ("form", "north", "kernel-record-partial"),
        ("form", "FULL", "kernel-record-partial"),
        ("rules_version", 2, "kernel-record-rules"),
        ("rules_version", -1, "kernel-record-rules"),
        ("seats", ["south", "north"], "kernel-record-seats"),
        ("seats", ["north"], "kernel-record-seats"),
        ("seats", [], "kernel-record-seats"),
        ("seats", ["north", "south", "west"], "kernel-record-seats"),
        ("components", {"name": "built in", "hash": "0"}, "kernel-record-set"),
        ("start", "", "kernel-record-differs"),
    ],
)
def test_a_changed_head_is_noticed(name: str, value: object, message: str) -> None:
    data = as_json(finished_lanterns().record())
    data[name] = value
    with pytest.raises(BadRecord, match=message):
        verify(read(data), components=SET)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("commitment", "0" * 64),
        ("commitment", ""),
        ("key", "00" * 32),
        ("nonces", []),
        ("nonces", ["north's"]),
        ("nonces", ["south's", "north's"]),
        ("nonces", ["north's", "south's", ""]),
        ("nonces", ["north'", "ssouth's"]),
    ],
)
def test_changed_fairness_is_noticed(name: str, value: object) -> None:
    data = as_json(finished_lanterns().record())
    part(data, "fairness")[name] = value
    problem(read(data))


def test_another_key_with_its_own_commitment_is_noticed_at_the_set_up() -> None:
    data = as_json(finished_lanterns().record())
    other = Key.from_seed("another")
    part(data, "fairness").update({"key": other.secret.hex(), "commitment": other.commitment})
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-differs", 0)


@pytest.mark.parametrize("field", ["nonces", "source", "imported"])
def test_draws_that_are_no_longer_claimed_as_fair_are_not_all_proved(field: str) -> None:
    data = as_json(finished_lanterns().record())
    values: Json = {"nonces": ["x"], "source": "given", "imported": 4}
    part(data, "fairness")[field] = values[field]
    try:
        verdict = verify(read(data), components=SET)
    except BadRecord:
        return
    assert not verdict.all_proved


@pytest.mark.parametrize("imported", [-1, -5, -(2**70), 5, 1000, 2**70])
def test_more_imported_draws_than_there_are_or_fewer_than_none_are_refused(imported: int) -> None:
    data = as_json(finished_lanterns().record())
    part(data, "fairness")["imported"] = imported
    problem(read(data))


@pytest.mark.parametrize("imported", [-1, -(2**70)])
def test_a_match_resumed_from_a_record_keeps_a_record_that_verifies(imported: int) -> None:
    """Whatever the count of imported draws says: the record is refused, or the match goes on soundly from it."""
    match = new_embers()
    match.play("ash", "stoke")
    data = as_json(match.record())
    part(data, "fairness")["imported"] = imported
    try:
        again = replay(read(data))
    except BadRecord:
        return
    again.play("birch", "stoke")
    again.play("cedar", "stoke")
    assert verify(again.record()).draws == 3


def test_changed_options_are_noticed() -> None:
    """The options are part of what was agreed: the chain of digests covers them, also where the state does not show."""
    data = as_json(finished_lanterns().record())
    assert data["options"] == {"unused": "no"}
    data["options"] = {"unused": "yes"}
    problem(read(data))


def test_changed_nonces_are_noticed_also_before_the_first_draw() -> None:
    data = as_json(new_embers("a", nonces=("1", "2", "3")).record())
    assert rows_of(data) == []
    part(data, "fairness")["nonces"] = ["1", "2", "4"]
    problem(read(data))


@pytest.mark.parametrize("options", [{"unused": "perhaps"}, {"colour": "red"}, {"unused": 1}, {"unused": True}])
def test_impossible_options_are_refused(options: Json) -> None:
    data = as_json(finished_lanterns().record())
    data["options"] = options
    with pytest.raises(LamplightError):
        verify(read(data), components=SET)


def test_a_changed_position_is_noticed_at_the_set_up() -> None:
    register(lanterns.GOOD)
    match = lamplight.new("lanterns", seed="a", position=fresh_position())
    data = as_json(match.record())
    data["position"] = {**POSITION, "hands": [[0, 2], [1, 4]]}
    assert named_action(problem(read(data))) == 0
    del data["position"]
    assert named_action(problem(read(data))) == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("winners", []),
        ("winners", ["north", "south"]),
        ("winners", ["west"]),
        ("returns", [0, 0]),
        ("returns", []),
        ("ending", "draw"),
        ("rule", "L1"),
    ],
)
def test_a_changed_outcome_is_noticed(field: str, value: object) -> None:
    data = as_json(finished_lanterns().record())
    assert part(data, "outcome")[field] != value
    part(data, "outcome")[field] = value
    assert problem(read(data)).message.id == "kernel-record-outcome"


def test_a_missing_or_invented_outcome_is_noticed() -> None:
    data = as_json(finished_lanterns().record())
    outcome = data.pop("outcome")
    assert problem(read(data)).message.id == "kernel-record-outcome"
    running = as_json(at_stakes().record())
    running["outcome"] = outcome
    assert problem(read(running)).message.id == "kernel-record-outcome"


def test_an_unknown_game_is_refused() -> None:
    data = as_json(finished_lanterns().record())
    data["game"] = "chess"
    with pytest.raises(LamplightError, match="kernel-unknown-game"):
        verify(read(data), components=SET)


def test_an_unknown_field_is_refused() -> None:
    for name in ("comment", "fairness", "components", "outcome"):
        data = as_json(finished_lanterns().record())
        (data if name == "comment" else part(data, name))["comment"] = "hello"
        with pytest.raises(BadRecord, match="comment"):
            read(data)


@pytest.mark.parametrize(
    "name",
    ["x" * 300, "x/" * 3000, "a\0b", "no such set", "..", "/", "\n"],
    ids=["long", "long path", "nul", "unknown", "parent", "root", "newline"],
)
def test_any_name_of_a_component_set_is_found_or_refused(name: str) -> None:
    register(EMBERS_GAME)
    record = msgspec.structs.replace(new_embers().record(), components=ComponentRef(name, "elsewhere"))
    with pytest.raises(LamplightError):
        replay(Record.parse(str(record)))


def test_a_set_that_is_not_built_in_has_to_be_given() -> None:
    record = finished_lanterns().record()
    with pytest.raises(BadRecord, match="kernel-record-needs-set"):
        verify(record)
    assert verify(record, components=SET).all_proved


# Pending choices.

STAKE_1: Json = {"do": "stake", "card": "1"}
STAKE_3: Json = {"do": "stake", "card": "3"}


@pytest.mark.parametrize(
    "pending",
    [
        [["north", {"do": "stake", "card": "2"}]],
        [["north", {"do": "light", "colour": "red"}]],
        [["north", {"do": "fly"}]],
        [["north", Json()]],
        [["west", STAKE_1]],
        [["take-back", STAKE_1]],
    ],
)
def test_a_pending_choice_that_is_not_possible_is_refused(pending: list[object]) -> None:
    data = as_json(at_stakes("1234").record())
    data["pending"] = pending
    error = problem(read(data))
    assert (error.message.id, named_action(error)) == ("kernel-record-illegal", 9)


def test_a_pending_answer_of_chance_is_refused() -> None:
    data = as_json(at_stakes("1234").record())
    data["pending"] = [["chance", {"do": "deal", "card": "5"}]]
    problem(read(data))


@pytest.mark.parametrize("check", [replayed, proved])
def test_pending_choices_where_nothing_is_chosen_in_secret_are_refused(
    check: Callable[[Record], object],
) -> None:
    """Otherwise an action without a digest would be played as if it had been."""
    data = as_json(dealt("1234").record())
    data["pending"] = [["north", {"do": "light", "colour": "red"}]]
    problem(read(data), check=check)


def test_pending_choices_that_are_all_in_are_refused() -> None:
    """A phase whose choices are all in is over: they are actions, with digests."""
    data = as_json(at_stakes("1234").record())
    data["pending"] = [["north", STAKE_1], ["south", {"do": "stake", "card": "2"}]]
    problem(read(data), check=replayed)


def test_more_pending_choices_than_a_seat_has_are_refused() -> None:
    data = as_json(at_stakes("1234").record())
    data["pending"] = [["north", STAKE_1], ["north", STAKE_3]]
    problem(read(data), check=replayed)


def test_pending_choices_after_the_end_are_refused() -> None:
    data = as_json(finished_lanterns().record())
    data["pending"] = [["north", STAKE_1]]
    assert problem(read(data)).message.id == "kernel-record-illegal"


@pytest.mark.parametrize("pending", [[], [["north", STAKE_3]], [["south", {"do": "stake", "card": "2"}]]])
def test_a_record_cut_in_the_middle_of_final_choices_is_refused_or_can_be_played_on(pending: list[object]) -> None:
    """Final choices are recorded all together: a record that ends between them was cut."""
    match = at_stakes("1234")
    match.play("north", "stake 1")
    match.play("south", "stake 4")
    data = as_json(match.record())
    del rows_of(data)[-1]
    del data["outcome"]
    data["pending"] = pending
    try:
        again = replay(read(data), components=SET)
    except BadRecord:
        return
    for seat in ("north", "south"):
        if not again.over:
            again.play(seat, next(iter(again.legal(seat))))
    assert again.over
    assert verify(again.record(), components=SET).finished


# Fuzzing.

TEXTS = {
    "lanterns": str(finished_lanterns().record()),
    "stakes": str(at_stakes().record()),
    "embers": str(finished_embers().record()),
}


def outcome_of(text: str | bytes) -> Record | None:
    """The record that the match replayed from a text gives, or None if it was refused; nothing else may happen."""
    register(lanterns.GOOD)
    register(EMBERS_GAME)
    try:
        record = Record.parse(text)
        assert Record.parse(str(record)) == record
        verify(record, components=SET)
        return replay(record, components=SET).record()
    except LamplightError:
        return None


@given(st.binary(max_size=200) | st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    try:
        record = Record.parse(text)
    except BadRecord:
        return
    assert Record.parse(str(record)) == record


@given(st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_text_with_other_bytes_is_the_same_match_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(TEXTS)))
    text = bytearray(TEXTS[name].encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, max(0, len(text) - 1)))
        kind = data.draw(st.sampled_from(["set", "insert", "delete", "cut"]))
        if kind == "set":
            text[at : at + 1] = data.draw(st.binary(min_size=1, max_size=1))
        elif kind == "insert":
            text[at:at] = data.draw(st.binary(min_size=1, max_size=3))
        elif kind == "delete":
            del text[at : at + data.draw(st.integers(1, 3))]
        else:
            del text[at:]
    result = outcome_of(bytes(text))
    assert result is None or result == Record.parse(TEXTS[name])


NONSENSE: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
WORDS = [
    "north",
    "south",
    "ash",
    "birch",
    "chance",
    "take-back",
    "full",
    "stream",
    "given",
    "1",
    "red",
    "light",
    "stake",
    "deal",
    "peek",
    "stoke",
    "rest",
    "hide",
    "flare",
    "wind",
    "low",
    "calm",
    "lanterns",
    "embers",
]
ROWS: st.SearchStrategy[object] = st.tuples(
    st.sampled_from(WORDS),
    st.none()
    | st.integers(-2, 30)
    | st.sampled_from(
        [
            {"do": "light", "colour": "red"},
            {"do": "peek"},
            {"do": "stake", "card": "1"},
            {"do": "deal", "card": "5"},
            {"do": "stoke"},
            {"do": "rest"},
            {"do": "hide", "token": "low"},
            {"do": "flare", "heat": "1"},
            {"do": "wind", "wind": "calm"},
        ]
    ),
    st.just("0" * 16),
).map(list)


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path into a structure."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in cast("Json", value).items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(cast("list[object]", value)):
            found += places(inner, (*path, index))
    return found


def mutate(root: object, path: tuple[str | int, ...], kind: str, value: object) -> object:
    """The structure with one place changed, removed, doubled or added to."""
    if not path:
        return value
    if isinstance(root, list):
        items, index = list(cast("list[object]", root)), int(path[0])
        if len(path) > 1:
            items[index] = mutate(items[index], path[1:], kind, value)
        elif kind == "remove":
            del items[index]
        elif kind == "double":
            items.insert(index, items[index])
        elif kind == "insert":
            items.insert(index, value)
        else:
            items[index] = value
        return items
    fields, key = dict(cast("Json", root)), str(path[0])
    if len(path) > 1:
        fields[key] = mutate(fields[key], path[1:], kind, value)
    elif kind == "remove":
        del fields[key]
    else:
        fields[key] = value
    return fields


@given(st.data())
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_structure_with_other_parts_is_replayed_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(TEXTS)))
    root: object = json.loads(TEXTS[name])
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(root)))
        kind = data.draw(st.sampled_from(["set", "remove", "double", "insert"]))
        root = mutate(root, path, kind, data.draw(NONSENSE | st.sampled_from(WORDS) | ROWS))
    result = outcome_of(json.dumps(root))
    assert result is None or result.game in ("lanterns", "embers")


@given(st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_match_opened_with_a_new_key_from_mutated_rows_is_sound_or_refused(data: st.DataObject) -> None:
    """A crash report may be broken in any way: without digests to check, the rules still hold."""
    register(lanterns.GOOD)
    register(EMBERS_GAME)
    name = data.draw(st.sampled_from(sorted(TEXTS)))
    root = json.loads(TEXTS[name])
    root["fairness"]["source"] = "given"
    rows: list[object] = root["actions"]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(rows)))
        if data.draw(st.booleans()):
            rows.insert(at, data.draw(ROWS))
        else:
            del rows[at:]
    try:
        match = replay(Record.parse(json.dumps(root)), components=SET, key=Key.from_seed("new"))
    except LamplightError:
        return
    verify(match.record(), components=SET)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    assert verify(match.record(), components=SET).finished


def test_a_scripted_match_is_resumed_with_draws_of_the_stream_and_says_so() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", chance=ScriptedChance([FLARE + 1]))
    match.play("ash", "stoke")
    again = replay(match.record())
    again.play("birch", "stoke")
    assert again.record().fairness.source == "given"
    verdict = verify(again.record())
    assert (verdict.draws, verdict.all_proved) == (2, False)
