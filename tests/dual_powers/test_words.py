"""What is said of actions and events where the words depend on the moment."""

from __future__ import annotations

import re

import pytest

from lamplight import Match
from lamplight.text.speaker import Speaker

from .builder import (
    card,
    do,
    events,
    force,
    leader,
    neutrals,
    points,
    region_of,
    scoring,
    solo,
    turn,
    units,
)

ENGLISH = Speaker("en")


def offered(match: Match, action: str) -> str:
    """What the button of an action says now."""
    return ENGLISH.say(match.offered(match.to_act[0], action))


def told(match: Match, kind: str) -> list[str]:
    """What the log says of a kind of event."""
    found = [event for event in match.events_for(None) if event["event"] == kind]
    return [ENGLISH.say(match.setup.event_words(event)) for event in found]


def test_a_pass_skips_the_action_of_a_card_or_ends_a_recruitment() -> None:
    name, unit = card(recruit=2), units("red", 1)[0]
    match = turn(name)
    assert offered(match, "pass") == "Skip this action"
    do(match, "red", f"recruit {unit} {region_of(name)}")
    assert offered(match, "pass") == "Done"


def test_a_pass_skips_a_leader_card_or_its_second_half() -> None:
    name = leader("red", "demonstration")
    match = turn(name)
    assert offered(match, "pass") == "Skip this action"
    do(match, "red", f"recruit-leader {name} blue")
    assert offered(match, "pass") == "Done"


def test_espionage_says_whose_objective_it_turns_up() -> None:
    name = leader("red", "espionage")
    assert offered(turn(name), "spy") == "Espionage: reveal the other side’s secret objective"
    assert offered(solo(), "spy") == "Espionage: reveal your own secret objective"


def test_a_unit_is_recruited_by_its_kind_and_moved_by_its_kind_and_place() -> None:
    first, second = units("red", 1)[:2]
    match = turn(card(recruit=2), tokens={first: "green", second: "white exhausted"})
    assert offered(match, f"recruit {units('red', 1)[2]} blue").startswith("Recruit a unit (strength ")
    assert re.fullmatch(
        r"Move a Red unit \(strength \d/\d, rank 1\): Tauride .* → Admiralty .*", offered(match, f"move {first} white")
    )
    assert re.fullmatch(r"Rest a Red unit \(strength \d/\d, rank 1\) in Admiralty .*", offered(match, f"rest {second}"))


@pytest.mark.parametrize(
    ("red", "white", "will", "said"),
    [
        ((3,), (1,), "red", "Red 3, White 1; in control: Red (strength)"),
        ((1, 1), (2,), "white", "Red 2, White 2; in control: Red (more tokens)"),
        ((2,), (2,), "white", "Red 2, White 2; in control: White (the Will of the People)"),
    ],
)
def test_a_scored_objective_says_whose_it_was_who_holds_it_and_why(
    red: tuple[int, ...], white: tuple[int, ...], will: str, said: str
) -> None:
    name = card("green", points=2)
    match = scoring(
        {**force("red", "green", *red), **force("white", "green", *white)}, will=will, objectives={"white": name}
    )
    counted = told(match, "counted")
    (line,) = told(match, "marker-scored")
    (event,) = events(match, "marker-scored")
    assert counted[-1] == f"White’s objective, Tauride (green): {said}."
    assert line == f"Marker {event['marker']}, Tauride (green): {str(event['side']).title()} scores 2 points."
    assert points(name) == event["points"] == 2


def test_an_objective_that_nobody_controls_says_so() -> None:
    match = scoring({neutrals()[0]: "green"}, objectives={"red": card("green")})
    (line,) = told(match, "marker-nobody")
    assert line.endswith("Tauride (green): nobody is in control, so it scores no points.")
    end = "in control: nobody (no token of either side)."
    assert told(match, "counted")[-1] == f"Red’s objective, Tauride (green): Red 0, White 0; {end}"
