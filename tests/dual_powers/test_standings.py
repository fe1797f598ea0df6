"""What a view says of the regions and of what will score follows from the rules, and says no more than one may know."""

from __future__ import annotations

import random

import pytest

from lamplight import Match
from lamplight.kernel import HIDDEN, Plain
from lamplight.kernel.ledger import as_dict

from .builder import COMMANDS, at, do, events, neutrals, points, region_of, scoring, start, tables, units

RED, WHITE, NEUTRAL = units("red")[0], units("white")[0], neutrals()[0]


def standing(match: Match, region: str, field: str = "standings") -> dict[str, Plain]:
    """How a view has it."""
    return as_dict(as_dict(match.view(None)[field])[region])


@pytest.mark.parametrize(
    "options", [{}, {"neutral_regions": "will"}, {"solo": "white", "difficulty": 4}], ids=["two", "literal", "alone"]
)
def test_every_region_stands_as_the_rules_answer_with_the_will_in_either_hands(options: dict[str, object]) -> None:
    """A match at random: what the view has, beside what is answered from a state made of a view."""
    match, rng, turned = start(options, seed="standings"), random.Random(5), 0
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        asked = {name: match.ask(seat, {"ask": "presence", "region": name}) for name in tables(match).region_names}
        assert view["standings"] == asked
        told = as_dict(view["standings_turned"])
        assert {**asked, **told} == as_dict(match.ask(seat, {"ask": "will"})["regions"])
        turned += len(told)
        match.play(seat, rng.choice(list(match.legal(seat))))
    assert turned


def test_D3_3_10_neutral_tokens_follow_the_will() -> None:
    match = at(will="red", tokens={RED: "green", NEUTRAL: "green", WHITE: "blue"})
    assert standing(match, "green")["neutrals"] == "red"
    assert standing(match, "green", "standings_turned")["neutrals"] is None
    assert "blue" not in as_dict(match.view(None)["standings_turned"]), "the Will changes nothing there"


@pytest.mark.parametrize(("option", "controller"), [("nobody", None), ("will", "red")])
def test_D6_2_where_only_neutral_tokens_are(option: str, controller: str | None) -> None:
    match = scoring({NEUTRAL: "green", RED: "white", WHITE: "blue"}, {"neutral_regions": option}, will="red")
    assert standing(match, "green")["controller"] == controller


def test_D3_7_2_who_scores_is_counted_before_everybody() -> None:
    match = scoring({RED: "white", NEUTRAL: "white", WHITE: "white"}, will="red")
    counted = events(match, "counted")[-1]
    told = {
        name: value or "nobody" if name == "neutrals" else value for name, value in standing(match, "white").items()
    }
    assert counted == {"marker": 1, "owner": "nobody", "region": "white", **told}


def claim(card: str) -> dict[str, Plain]:
    """What a card scores."""
    return {"card": card, "region": region_of(card), "points": points(card)}


def test_D2_10_what_an_objective_scores_is_told_to_those_who_know_it() -> None:
    match = at(phase="objective", hands={"red": [*COMMANDS[:3]], "white": [*COMMANDS[3:6]]})
    seats = ("red", "white", None)
    assert [match.view(seat)["red.claim"] for seat in seats] == [None, None, None]
    do(match, "red", f"objective {COMMANDS[1]}")
    assert [match.view(seat)["red.claim"] for seat in seats] == [claim(COMMANDS[1]), HIDDEN, HIDDEN]
    do(match, "red", f"objective {COMMANDS[2]}")
    do(match, "white", f"objective {COMMANDS[4]}")
    assert [match.view(seat)["red.claim"] for seat in seats] == [claim(COMMANDS[2]), HIDDEN, HIDDEN]
    assert [match.view(seat)["white.claim"] for seat in seats] == [HIDDEN, claim(COMMANDS[4]), HIDDEN]


def test_D5_7_the_opposition_scores_what_its_cards_are_forming() -> None:
    """Everybody sees those cards; one's own objective, alone, nobody does."""
    match, rng, formed = start({"solo": "red"}, seed="forming"), random.Random(1), 0
    while not match.over:
        view = match.view("red")
        card = match.ask("red", {"ask": "opposition-objective"})["card"]
        assert view["white.claim"] == (claim(str(card)) if card else None) == match.view(None)["white.claim"]
        if view["red.objective"] == HIDDEN:
            assert view["red.claim"] == HIDDEN
            formed += card is not None
        match.play("red", rng.choice(list(match.legal("red"))))
    assert formed


ARGUMENTS = {
    "marker-scored": ["side", "region", "marker", "points"],
    "marker-nobody": ["region", "marker"],
    "unrest-scored": ["side", "region", "points"],
    "unrest-bonus": ["side", "region"],
    "unrest-nobody": ["region"],
}
"""Of the events that tell of a scoring, in databases of 0.1.0."""


def test_the_events_of_a_scoring_are_told_as_databases_of_0_1_0_have_them() -> None:
    """They are stored as numbers, and named by the book of today: what is told beside them is an event of its own."""
    kinds = {kind.name: [name for name, _ in kind.params] for kind in start().setup.event_book.kinds}
    assert {name: kinds[name] for name in ARGUMENTS} == ARGUMENTS
