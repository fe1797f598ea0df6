"""Every change to a record is noticed, and its action named."""

from __future__ import annotations

import msgspec
import pytest

import lamplight
from lamplight.kernel import BadRecord, Key, LamplightError, Record, register, replay, verify
from lamplight.kernel.record import ComponentRef

from . import lanterns
from .builder import POSITION, at_stakes, fresh_position, new_embers
from .embers import EMBERS_GAME
from .records import SET, Json, as_json, finished_embers, finished_lanterns, named_action, part, problem, read, rows_of


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
