"""Series: a best of three over the toy game, with swapped seats, saved, resumed and tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import (
    BadRecord,
    Key,
    LamplightError,
    Match,
    MatchPlan,
    Message,
    Plain,
    Record,
    ScriptedChance,
    Series,
    register,
)
from lamplight.kernel.game import OptionValue

from . import lanterns
from .builder import POSITION

Json = dict[str, object]


class BestOfThree:
    """Two participants; the seats are swapped after every match; two victories end it."""

    id = "best-of-three"
    game = "lanterns"
    options: Mapping[str, OptionValue] = {}

    def start(self) -> dict[str, Plain]:
        return {"won": [0, 0], "played": 0}

    def plan(self, state: Mapping[str, Plain]) -> MatchPlan | None:
        won, played = state["won"], state["played"]
        assert isinstance(won, list)
        assert isinstance(played, int)
        if 2 in won:
            return None
        return MatchPlan("lanterns", {"unused": "yes" if played else "no"}, (0, 1) if played % 2 == 0 else (1, 0))

    def describe(self, state: Mapping[str, Plain]) -> list[Message]:
        return []

    def after(self, state: Mapping[str, Plain], plan: MatchPlan, match: Match) -> dict[str, Plain]:
        won, played = state["won"], state["played"]
        assert isinstance(won, list)
        assert isinstance(played, int)
        assert match.outcome is not None
        winner = plan.seating[match.outcome.winners[0]]
        counted: list[Plain] = [int(str(wins)) + (place == winner) for place, wins in enumerate(won)]
        return {"won": counted, "played": played + 1}


class OtherRules(BestOfThree):
    id = "worst-of-three"


def new_series(seed: str = "petrograd") -> Series:
    register(lanterns.GOOD)
    return Series(BestOfThree(), seed, ".")


def parse(text: str | bytes) -> Series:
    return Series.parse(text, BestOfThree())


def finish(match: Match | None) -> None:
    """Play a match to its end: everybody takes the first legal action."""
    assert match is not None
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))


def played(series: Series, matches: int) -> Series:
    for _ in range(matches):
        finish(series.match)
        series.settle()
    return series


def complete(seed: str = "petrograd") -> Series:
    series = new_series(seed)
    while not series.over:
        played(series, 1)
    return series


def as_json(series: Series) -> Json:
    data: Json = json.loads(str(series))
    return data


def records(data: Json) -> list[Json]:
    found = data["finished"]
    assert isinstance(found, list)
    return found  # pyright: ignore[reportUnknownVariableType]


def refused(data: Json) -> LamplightError:
    with pytest.raises(LamplightError) as caught:
        parse(json.dumps(data))
    assert str(caught.value)
    return caught.value


# Playing.


def test_a_series_begins_with_its_first_match() -> None:
    series = new_series()
    assert not series.over
    assert series.plan == MatchPlan("lanterns", {"unused": "no"}, (0, 1))
    assert series.match is not None
    assert series.match.game.id == "lanterns"
    assert series.finished == []
    assert series.state == {"won": [0, 0], "played": 0}


def test_settling_before_the_end_of_the_match_changes_nothing() -> None:
    series = new_series()
    assert series.match is not None
    series.match.play("north", "light red")
    before = str(series)
    series.settle()
    assert str(series) == before


def test_settling_keeps_the_record_and_sets_up_the_next_match_with_swapped_seats() -> None:
    series = new_series()
    first = series.match
    finish(first)
    assert first is not None
    series.settle()
    assert series.finished == [first.record()]
    assert series.plan == MatchPlan("lanterns", {"unused": "yes"}, (1, 0))
    assert series.match is not None
    assert series.match is not first
    assert series.match.setup.options == {"unused": "yes"}
    assert series.match.key.secret != first.key.secret
    assert series.state["played"] == 1


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_a_series_ends_when_one_has_won_twice(seed: str) -> None:
    series = complete(seed)
    assert series.over
    assert series.plan is None
    assert series.match is None
    won = series.state["won"]
    assert isinstance(won, list)
    assert max(int(str(wins)) for wins in won) == 2
    assert len(series.finished) == series.state["played"]
    winners = [record.outcome.winners[0] for record in series.finished if record.outcome is not None]
    participants = [
        ("north", "south").index(seat) if number % 2 == 0 else 1 - ("north", "south").index(seat)
        for number, seat in enumerate(winners)
    ]
    assert won == [participants.count(0), participants.count(1)]
    before = str(series)
    series.settle()
    assert str(series) == before


def test_series_of_two_and_of_three_matches_both_occur() -> None:
    assert {len(complete(str(seed)).finished) for seed in range(12)} == {2, 3}


def test_the_same_seed_gives_the_same_series() -> None:
    assert str(complete("a")) == str(complete("a"))
    assert str(complete("a")) != str(complete("b"))


# Saving.


@given(st.integers(0, 20), st.integers(0, 3), st.integers(0, 6))
@settings(max_examples=30, deadline=None)
def test_a_series_is_resumed_anywhere_and_ends_as_the_uninterrupted_one(seed: int, matches: int, actions: int) -> None:
    series = new_series(str(seed))
    for _ in range(matches):
        if not series.over:
            played(series, 1)
    for _ in range(actions):
        if series.match is not None and not series.match.over:
            seat = series.match.to_act[0]
            series.match.play(seat, next(iter(series.match.legal(seat))))
    resumed = parse(str(series))
    assert str(resumed) == str(series)
    assert resumed.state == series.state
    assert resumed.plan == series.plan
    assert [record.actions for record in resumed.finished] == [record.actions for record in series.finished]
    while not resumed.over:
        finish(resumed.match)
        resumed.settle()
    assert str(resumed) == str(complete(str(seed)))


def test_a_series_is_saved_in_the_middle_of_secret_choices() -> None:
    series = new_series()
    match = series.match
    assert match is not None
    for seat in ("north", "north", "south", "south"):
        match.play(seat, "light red")
    match.play("south", next(iter(match.legal("south"))))
    resumed = parse(str(series))
    assert resumed.match is not None
    assert resumed.match.pending == match.pending
    assert list(resumed.match.to_act) == ["north"]


def test_a_series_is_saved_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "series.json"
    for matches in (0, 1):
        series = played(new_series(), matches)
        series.save(path)
        assert str(parse(path.read_bytes())) == str(series)
    assert [file.name for file in path.parent.iterdir()] == ["series.json"]


def test_a_finished_match_that_is_not_settled_is_saved_and_settled_later() -> None:
    series = new_series()
    finish(series.match)
    resumed = parse(str(series))
    resumed.settle()
    series.settle()
    assert str(resumed) == str(series)
    assert len(resumed.finished) == 1


# Tampering.


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", b"\xff", "{" * 10_000, "[" * 200_000, " " * 20_000_001, '{"format": 1}']
)
def test_what_is_no_series_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        parse(text)


def test_the_file_of_another_kind_of_series_is_refused() -> None:
    with pytest.raises(BadRecord, match="kernel-record-format"):
        Series.parse(str(new_series()), OtherRules())
    data = as_json(new_series())
    data["format"] = "lamplight-series/2"
    assert isinstance(refused(data), BadRecord)


def test_reordered_matches_are_refused() -> None:
    data = as_json(complete())
    records(data).reverse()
    assert refused(data).message.id == "kernel-series-order"


def test_a_match_that_stands_twice_is_refused() -> None:
    data = as_json(complete())
    records(data).insert(0, records(data)[0])
    assert refused(data).message.id == "kernel-series-order"


def test_a_removed_match_is_refused() -> None:
    data = as_json(played(new_series(), 1))
    del records(data)[0]
    assert refused(data).message.id == "kernel-series-order"


def test_a_match_after_the_end_is_refused() -> None:
    data = as_json(complete())
    data["running"] = records(data)[-1]
    assert refused(data).message.id == "kernel-series-order"
    data["running"] = None
    records(data).append(records(data)[-1])
    assert refused(data).message.id == "kernel-series-order"


def test_another_seed_is_refused() -> None:
    data = as_json(played(new_series("a"), 1))
    data["seed"] = "b"
    assert refused(data).message.id == "kernel-series-order"


def test_a_match_of_another_series_is_refused() -> None:
    data, other = as_json(played(new_series("a"), 1)), as_json(played(new_series("b"), 1))
    records(data)[0] = records(other)[0]
    assert refused(data).message.id == "kernel-series-order"


def test_a_match_with_other_options_or_of_another_game_is_refused() -> None:
    for field, value in (("options", {"unused": "yes"}), ("game", "chess"), ("options", {"what": 1})):
        data = as_json(played(new_series(), 1))
        records(data)[0][field] = value
        refused(data)


def test_an_unfinished_match_among_the_finished_is_refused() -> None:
    data = as_json(new_series())
    data["finished"] = [data["running"]]
    data["running"] = None
    assert refused(data).message.id == "kernel-series-unfinished"


@pytest.mark.parametrize("number", range(10))
def test_a_changed_digest_in_a_finished_match_is_refused(number: int) -> None:
    data = as_json(played(new_series(), 1))
    rows = records(data)[0]["actions"]
    assert isinstance(rows, list)
    rows[number][2] = "0" * 16
    assert refused(data).message.id == "kernel-record-differs"


def test_a_changed_outcome_of_a_finished_match_is_refused() -> None:
    data = as_json(played(new_series(), 1))
    outcome = records(data)[0]["outcome"]
    assert isinstance(outcome, dict)
    outcome["winners"] = ["north" if outcome["winners"] == ["south"] else "south"]
    assert refused(data).message.id == "kernel-record-outcome"


def test_a_changed_outcome_of_a_match_not_yet_settled_is_refused() -> None:
    series = new_series()
    finish(series.match)
    data = as_json(series)
    running = data["running"]
    assert isinstance(running, dict)
    running["outcome"] = None
    refused(data)


def forged(make: Callable[[Key], Match]) -> Json:
    """A series whose first match is another one, played to its end with the right key, digests and all."""
    register(lanterns.GOOD)
    match = make(Key.from_seed("petrograd/1"))
    finish(match)
    data = as_json(played(new_series(), 1))
    data["finished"] = [json.loads(str(match.record()))]
    data["running"] = None
    return data


def setup() -> lanterns.LanternsSetup:
    return lanterns.GOOD.setup(lanterns.GOOD.read_options({}))


def test_a_match_with_chosen_cards_is_refused() -> None:
    """The key is right and the record replays, but its draws are given: they are not the series's own."""
    cards = ScriptedChance([lanterns.DEAL + card for card in (5, 0, 4, 1)])
    refused(forged(lambda key: Match(lanterns.GOOD, setup(), key, chance=cards)))


def test_a_match_from_a_position_is_refused() -> None:
    refused(forged(lambda key: Match(lanterns.GOOD, setup(), key, position=json.loads(json.dumps(POSITION)))))


def test_a_match_with_nonces_that_the_series_did_not_give_is_refused() -> None:
    """Otherwise one could try nonces until the draws please."""
    refused(forged(lambda key: Match(lanterns.GOOD, setup(), key, nonces=("try 17",))))


def test_a_match_with_imported_draws_is_refused() -> None:
    data = as_json(played(new_series(), 1))
    fairness = records(data)[0]["fairness"]
    assert isinstance(fairness, dict)
    fairness["imported"] = 4
    refused(data)


def test_an_honest_match_in_the_same_place_is_taken() -> None:
    """What the refusals above are measured against."""
    series = parse(json.dumps(forged(lambda key: Match(lanterns.GOOD, setup(), key))))
    assert len(series.finished) == 1
    assert series.match is not None
    assert Record.parse(str(series.match.record())).options == {"unused": "yes"}


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_file_with_other_bytes_is_the_same_series_or_refused(data: st.DataObject) -> None:
    register(lanterns.GOOD)
    text = bytearray(str(played(new_series(), 1)).encode())
    at = data.draw(st.integers(0, len(text) - 1))
    if data.draw(st.booleans()):
        text[at : at + 1] = data.draw(st.binary(min_size=1, max_size=1))
    else:
        del text[at : at + data.draw(st.integers(1, 4))]
    try:
        series = parse(bytes(text))
    except LamplightError:
        return
    assert [record.actions for record in series.finished] == [
        record.actions for record in played(new_series(), 1).finished
    ]
