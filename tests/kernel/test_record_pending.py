"""Secret choices that a record holds while they are coming in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lamplight.kernel import BadRecord, Record, replay, verify

from .builder import at_stakes, dealt
from .records import SET, Json, as_json, finished_lanterns, named_action, problem, proved, read, replayed, rows_of

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
