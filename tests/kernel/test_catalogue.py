"""The catalogue: every action has one number, one structured form and one text, and each leads back to it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel import Action, Catalogue, LamplightError, Message, Plain, Verb

CATALOGUE = Catalogue(
    [
        Verb("pass"),
        Verb("recruit", unit=["red-1a", "red-2a"], region=["green", "blue", "grey"]),
        Verb("draw", chance=True, card=["1", "2"]),
    ]
)


def test_ids_have_no_gaps_and_the_last_parameter_runs_fastest() -> None:
    assert [action.id for action in CATALOGUE] == list(range(9))
    assert len(CATALOGUE) == 9
    assert CATALOGUE.base == {"pass": 0, "recruit": 1, "draw": 7}
    for unit, unit_name in enumerate(["red-1a", "red-2a"]):
        for region, region_name in enumerate(["green", "blue", "grey"]):
            action = CATALOGUE[CATALOGUE.base["recruit"] + unit * 3 + region]
            assert action.named == {"do": "recruit", "unit": unit_name, "region": region_name}


def test_chance_actions_are_marked() -> None:
    assert CATALOGUE.chance_ids == [False] * 7 + [True] * 2


def test_every_form_leads_back_to_the_action() -> None:
    for action in CATALOGUE:
        assert CATALOGUE[action.id] is action
        assert CATALOGUE.find(action.named) is action
        assert CATALOGUE.find(dict(reversed(action.named.items()))) is action
        assert CATALOGUE.parse(str(action)) is action
        assert CATALOGUE.parse(f"  {action} ".replace(" ", "  ")) is action


def test_actions_are_values() -> None:
    action = CATALOGUE.parse("recruit red-1a blue")
    same = Action(action.id, "recruit", (("unit", "red-1a"), ("region", "blue")))
    assert action == same
    assert len({action, same}) == 1
    assert action.get("unit") == "red-1a"
    assert action != CATALOGUE.parse("recruit red-1a green")
    action.named.clear()
    assert action.named == {"do": "recruit", "unit": "red-1a", "region": "blue"}


def test_the_names_of_a_parameter_can_be_asked_for() -> None:
    assert CATALOGUE.find_domain("recruit", "region") == ("green", "blue", "grey")


def test_a_verb_cannot_stand_twice() -> None:
    with pytest.raises(ValueError, match="'go'"):
        Catalogue([Verb("go"), Verb("go", where=["x"])])


def test_a_verb_without_possible_values_has_no_actions() -> None:
    assert len(Catalogue([Verb("go", where=[])])) == 0


@pytest.mark.parametrize("text", ["", "recruit", "recruit red-1a", "recruit blue red-1a", "Pass", "pass pass", "\0"])
def test_a_text_that_is_no_action_is_refused_with_the_verbs(text: str) -> None:
    with pytest.raises(LamplightError, match="draw, pass, recruit"):
        CATALOGUE.parse(text)


@pytest.mark.parametrize(
    "named",
    [
        {},
        {"do": "recruit"},
        {"do": "recruit", "unit": "red-1a"},
        {"do": "recruit", "unit": "red-1a", "region": "green", "extra": "x"},
        {"do": "recruit", "unit": "red-1a", "region": ["green"]},
        {"do": "recruit", "unit": "red-1a", "region": {}},
        {"do": ["recruit"]},
        {"do": 1},
        {"do": "x" * 10_000},
    ],
)
def test_a_structure_that_is_no_action_is_refused_shortly(named: dict[str, Plain]) -> None:
    with pytest.raises(LamplightError, match="draw, pass, recruit") as caught:
        CATALOGUE.find(named)
    assert len(str(caught.value)) < 300


NAMES = st.lists(st.text("ab-1", min_size=1, max_size=3), min_size=1, max_size=3, unique=True)
LOOSE_NAMES = st.lists(st.text("ab \u00a0", max_size=3), min_size=1, max_size=3)


@given(st.dictionaries(st.sampled_from(["go", "take", "give"]), st.tuples(NAMES, NAMES), max_size=3))
@settings(max_examples=80, deadline=None)
def test_any_catalogue_of_plain_names_is_one_to_one(verbs: dict[str, tuple[list[str], list[str]]]) -> None:
    catalogue = Catalogue([Verb(do, first=first, second=second) for do, (first, second) in verbs.items()])
    assert len(catalogue) == sum(len(first) * len(second) for first, second in verbs.values())
    for action in catalogue:
        assert catalogue.parse(str(action)) == catalogue.find(action.named) == action


@given(LOOSE_NAMES, LOOSE_NAMES)
@settings(max_examples=150, deadline=None)
def test_a_catalogue_that_would_not_be_one_to_one_is_refused(first: list[str], second: list[str]) -> None:
    """Ids of a component set of one's own may be any text: doubled, empty or with spaces they make texts ambiguous."""
    try:
        catalogue = Catalogue([Verb("go", first=first, second=second)])
    except ValueError:
        return
    for action in catalogue:
        assert catalogue.find(action.named) == action
        assert catalogue.parse(str(action)) == action


# Messages, which carry what a catalogue says.


def test_messages_are_values_with_a_plain_form() -> None:
    inner = Message("name-red", fallback="Red")
    message = Message("greeting", {"who": inner, "count": 2, "all": (inner, Message("name-blue"))})
    assert message.plain() == "greeting(who=Red, count=2, all=[Red, name-blue])"
    same = Message("greeting", {"all": (inner, Message("name-blue")), "count": 2, "who": inner})
    assert message == same
    assert hash(message) == hash(same)
    assert message != Message("greeting", {"who": inner})
