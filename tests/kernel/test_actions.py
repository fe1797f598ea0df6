"""Actions in every form that they are given in, and which of them are legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import Action, LamplightError, LegalActions, Message, Plain

from . import lanterns
from .builder import at_hiding, at_stakes, dealt, everything, new_embers, new_lanterns, refused

# Actions.


def test_an_action_is_given_as_itself_as_a_dict_as_text_or_by_its_id() -> None:
    results: set[str] = set()
    action = new_lanterns().action("light gold")
    forms: list[Action | Mapping[str, Plain] | str | int] = [
        action,
        {"do": "light", "colour": "gold"},
        {"colour": "gold", "do": "light"},
        "light gold",
        "  light \t gold\n",
        action.id,
    ]
    for form in forms:
        match = new_lanterns()
        assert match.action(form) == action
        assert form in match.legal("north")
        assert match.why_not("north", form) is None
        match.play("north", form)
        results.add(everything(match))
    assert len(results) == 1


@pytest.mark.parametrize(
    "action",
    [
        "",
        "light",
        "light purple",
        "LIGHT red",
        "light red red",
        "fly",
        "x" * 10_000,
        "0",
        -1,
        10**6,
        {},
        {"do": "light"},
        {"do": "light", "colour": "red", "card": "1"},
        {"do": "light", "colour": ["red"]},
        {"do": "light", "colour": {"a": 1}},
        {"do": None},
        {"do": "stake", "card": 1},
        Action(0, "fly"),
        Action(999, "light", (("colour", "purple"),)),
    ],
)
def test_an_unknown_action_is_refused_everywhere(action: Action | Mapping[str, Plain] | str | int) -> None:
    match = new_lanterns()
    before = everything(match)
    asks: list[Callable[[], object]] = [
        lambda: match.action(action),
        lambda: match.play("north", action),
        lambda: match.why_not("north", action),
        lambda: match.preview("north", action),
    ]
    for ask in asks:
        with pytest.raises(LamplightError, match="kernel-unknown-action") as caught:
            ask()
        assert len(str(caught.value)) < 400
        assert "light" in str(caught.value)
    assert action not in match.legal("north")
    assert everything(match) == before


def test_an_action_of_another_catalogue_counts_by_its_name() -> None:
    match = new_lanterns()
    assert match.action(Action(7, "light", (("colour", "red"),))).id == lanterns.LIGHT


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4))
@settings(max_examples=60, deadline=None)
def test_any_value_in_a_dict_is_found_or_refused(value: Plain) -> None:
    match = new_lanterns()
    try:
        found = match.action({"do": "light", "colour": value})
    except LamplightError:
        assert value not in lanterns.COLOURS
    else:
        assert found.get("colour") == value


# What is legal.


def test_legal_actions_are_a_container() -> None:
    match = new_lanterns()
    legal = match.legal("north")
    assert isinstance(legal, LegalActions)
    assert len(legal) == 4
    assert [str(action) for action in legal] == ["light red", "light blue", "light green", "light gold"]
    assert list(legal) == list(legal)
    assert str(legal).splitlines() == [str(action) for action in legal]
    assert bool(legal)
    assert not match.legal("south")
    assert len(match.legal("south")) == 0
    assert str(match.legal("south")) == ""
    assert "peek" not in legal
    assert "light red" not in match.legal("south")
    assert legal == match.legal(0)
    assert legal != match.legal(1)
    assert legal != ["light red"]
    with pytest.raises(TypeError):
        hash(legal)


def test_a_list_of_legal_actions_does_not_change_when_the_match_goes_on() -> None:
    match = new_lanterns()
    legal = match.legal("north")
    before = str(legal)
    match.play("north", "light red")
    match.play("north", "peek")
    assert str(legal) == before


def test_what_is_no_action_at_all_is_not_in_the_list() -> None:
    legal = new_lanterns().legal("north")
    contains: Callable[[object], bool] = legal.__contains__  # pyright: ignore[reportAssignmentType]
    things: list[object] = [None, 1.5, ["light", "red"], ("light", "red")]
    assert [contains(thing) for thing in things] == [False] * 4


def test_an_illegal_action_changes_nothing_and_names_the_rule() -> None:
    match = new_lanterns()
    error = refused(match, "north", "peek")
    assert error.rule == "L2"
    assert "[L2]" in str(error)
    assert error.message == Message("lanterns-no")
    assert refused(match, "north", "stake 1").rule == "L3"
    assert refused(match, "south", "light red").rule == "L2"
    assert refused(match, "north", "deal 1").rule == "L2"
    match = at_stakes("1234")
    assert refused(match, "north", "stake 2").rule == "L3"
    assert refused(match, "north", "stake 6").rule == "L3"
    match.play("north", "stake 1")
    refused(match, "north", "stake 2")
    match.play("south", "stake 2")
    assert match.over
    refused(match, "north", "stake 1")
    refused(match, "south", "light red")


def test_why_not_agrees_with_the_legal_list_throughout() -> None:
    for match in (new_lanterns(), dealt(), at_stakes(), new_embers(), at_hiding()):
        before = everything(match)
        for seat in match.seats:
            for action in match.setup.catalogue:
                refusal = match.why_not(seat, action)
                assert (refusal is None) == (action in match.legal(seat))
                assert refusal is None or refusal.rule in match.game.rule_ids
        assert everything(match) == before


def test_a_refusal_does_not_tell_what_the_other_holds() -> None:
    """South asks about every card; the answers are the same whatever north holds."""
    answers = {
        str([at_stakes(cards).why_not("south", action) for action in lanterns.CATALOGUE])
        for cards in ("1234", "3214", "5264")
    }
    assert len(answers) == 1
