"""What a view contains: the declaration finds every value that is not what it should be."""

from __future__ import annotations

import pytest

from lamplight.kernel import HIDDEN, Plain
from lamplight.kernel.view import (
    FLAG,
    WHOLE,
    ByName,
    Hideable,
    Kind,
    ListOf,
    Maybe,
    Name,
    OneOf,
    Part,
    Parts,
    Shape,
    ViewField,
    ViewFields,
    Zone,
    agenda,
)

KINDS = (
    Kind("side", "A player.", ("red", "white"), fixed=True),
    Kind("card", "A card.", ("sun", "moon")),
    Kind("row", "A row of cards.", ("1", "2", "3")),
    Kind("step", "What is to be done.", ("draw", "play")),
    Kind("word", "Anything."),
)
PAIR = Parts((Part("card", Name("card"), "The card."), Part("paid", FLAG, "Whether it is paid.", optional=True)))
NO_CARD: dict[str, Plain] = {"step": "draw", "seat": "white"}


CASES: list[tuple[Shape, list[Plain], list[Plain]]] = [
    (WHOLE, [0, -3], [True, "1", None]),
    (FLAG, [True, False], [0, 1, None]),
    (Name("card"), ["sun"], ["star", "red", 0, HIDDEN, None]),
    (Name("word"), ["whatever"], [1]),
    (OneOf(("house", "cube")), ["house"], ["tower", None]),
    (Maybe(WHOLE), [None, 3], ["3", HIDDEN]),
    (Hideable(Name("card")), [HIDDEN, "moon"], [None, "star"]),
    (Hideable(Maybe(WHOLE)), [HIDDEN, None, 1], ["one"]),
    (ListOf(Name("card")), [[], ["sun", "sun"]], ["sun", ["sun", "star"], {"sun": 1}]),
    (Zone("card"), [{"known": ["sun"], "hidden": 2}], [["sun"], {"known": ["star"], "hidden": 0}, {"known": []}]),
    (ByName("card", WHOLE), [{}, {"sun": 2}], [{"star": 2}, {"sun": "2"}, ["sun"]]),
    (ByName("side", WHOLE, every=True), [{"red": 1, "white": 0}], [{"red": 1}, {"red": 1, "white": 0, "sun": 0}]),
    (PAIR, [{"card": "sun"}, {"card": "sun", "paid": True}], [{}, {"card": "sun", "cost": 1}, {"card": 1}, "sun"]),
    (
        agenda("side", Part("card", Name("card"), "Which card.")),
        [[], [NO_CARD], [NO_CARD, {"step": "play", "seat": "red", "card": "sun"}]],
        [NO_CARD, [{"step": "draw"}], [{"step": "sleep", "seat": "red"}], [{**NO_CARD, "count": 2}]],
    ),
]
"""Types with values that have them, and values that do not."""


def fault(shape: Shape, value: Plain) -> str:
    """What is wrong with a value in a view."""
    found = ViewFields(KINDS, [ViewField("it", shape, "It.")]).faults({"it": value})
    return found[0] if found else ""


@pytest.mark.parametrize(("shape", "good", "bad"), CASES)
def test_a_value_has_its_type_or_is_named_with_its_fault(shape: Shape, good: list[Plain], bad: list[Plain]) -> None:
    assert [fault(shape, value) for value in good] == [""] * len(good)
    assert all(fault(shape, value).startswith("it: ") for value in bad)


def test_a_pattern_stands_for_a_key_with_every_name() -> None:
    views = ViewFields(KINDS, [ViewField("{side}.row.{row}", Zone("card"), "A row of one's own.")])
    empty: Plain = {"known": [], "hidden": 0}
    assert list(views.by_key) == [f"{side}.row.{row}" for side in ("red", "white") for row in (1, 2, 3)]
    assert views.faults(dict.fromkeys(views.by_key, empty)) == []
    assert views.faults({**dict.fromkeys(views.by_key, empty), "red.row.4": empty}) == ["red.row.4 is not declared"]


def test_what_is_missing_and_what_is_too_much_is_named() -> None:
    views = ViewFields(KINDS, [ViewField("round", WHOLE, "The round."), ViewField("{side}.score", WHOLE, "Points.")])
    assert views.faults({"round": 1, "red.score": 2, "hint": 3}) == ["hint is not declared", "white.score is missing"]


def test_no_key_is_declared_twice() -> None:
    fields = [ViewField("red.score", WHOLE, "Points."), ViewField("{side}.score", WHOLE, "Points.")]
    with pytest.raises(ValueError, match=r"red\.score is declared twice"):
        ViewFields(KINDS, fields)


def test_a_game_that_declares_nothing_is_not_checked() -> None:
    assert ViewFields().faults({"whatever": 1}) == []


def test_numbers_as_names_are_known_as_such() -> None:
    assert [kind.name for kind in KINDS if kind.counted] == ["row"]
