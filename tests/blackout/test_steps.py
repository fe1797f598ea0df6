"""Steps know all about themselves: numbers that never change, words, rules, verbs, and arguments in names."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lamplight.games.blackout.game import RULE_IDS, Blackout
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.games.blackout.rules.steps import STEPS
from lamplight.games.blackout.rules.tables import SEAT_NAMES
from lamplight.kernel.types import CHANCE, OVER, Plain

from .editing import UNEQUAL, edited

NAMES = (
    "first",
    "starters",
    "emergency",
    "refill",
    "settle",
    "round",
    "throw",
    "plan",
    "deploy",
    "yield",
    "parts",
    "goals",
    "pay",
    "pay-gps",
    "type",
    "gain",
    "heal",
    "check",
    "place",
    "after-goal",
    "complete",
    "scout",
    "look",
    "collect",
    "challenge",
    "team",
    "injury",
    "market",
    "market-solo",
    "clean-up",
    "waste",
    "drop",
    "secure",
    "house",
    "refresh",
    "checks",
    "end-round",
    "phase",
    "score",
)
"""As they stand in stored matches: this list only ever grows."""
CASES = (
    {"players": 2},
    {"players": 4, "injury": "owner"},
    {"players": 1, "chapter": 3},
    {"players": 2, "chapter": 5, "complete_later": "any_time"},
)
ARGUMENTS = {
    "after-goal": {"card", "goal"},
    "complete": {"card"},
    "gain": {"gain", "amount"},
    "house": {"district"},
    "look": {"left"},
    "pay": {"resource", "amount"},
    "phase": {"phase"},
    "place": {"colour"},
    "refill": {"row"},
    "score": {"district"},
    "starters": {"left"},
    "type": {"amount", "paying"},
}
"""What each step tells of itself besides its seat; the others tell nothing."""


def test_numbers_and_names_never_change() -> None:
    assert STEPS.names == NAMES


def test_steps_and_verbs_name_rules_that_there_are(tmp_path: Path) -> None:
    catalogue = Blackout().setup(Blackout().read_options({}), edited(tmp_path / "own", UNEQUAL)).catalogue
    for step in STEPS.kinds:
        assert step.rule in RULE_IDS, step.name
    for verb in catalogue.verbs:
        assert verb.rule in RULE_IDS, verb.do
        assert verb.group, verb.do


def test_every_verb_answers_a_step(tmp_path: Path) -> None:
    catalogue = Blackout().setup(Blackout().read_options({}), edited(tmp_path / "own", UNEQUAL)).catalogue
    assert {verb for step in STEPS.kinds for verb in step.verbs} == {verb.do for verb in catalogue.verbs}


@pytest.mark.parametrize("given", CASES)
def test_agendas_are_read_as_they_were_told(given: dict[str, int | str]) -> None:
    """Random matches: every agenda comes back from its names, which are none but words and small numbers."""
    game = Blackout()
    setup = game.setup(game.read_options(given))
    rng = random.Random(5)
    state = setup.start()
    told_by: dict[str, set[str]] = {}
    while state.acting != OVER:
        state.events = []
        told = state.told_agenda(SEAT_NAMES)
        again = BlackoutState(setup.tables)
        again.read_agenda(told, SEAT_NAMES)
        assert again.agenda == state.agenda
        for entry in told:
            assert isinstance(entry, dict)
            step = str(entry["step"])
            if step != "gain" or entry["gain"] != "map-cube":
                told_by[step] = set(entry) - {"step", "seat"}
            assert all(is_plain(value) for value in entry.values())
        seat = rng.choice(state.to_act(setup.seats))
        state.apply(seat, rng.choice(state.legal(seat)) if seat != CHANCE else state.roll(rng.random()))
    assert told_by == {name: ARGUMENTS.get(name, set()) for name in told_by}


def is_plain(value: Plain) -> bool:
    return value is None or isinstance(value, (str, bool)) or (isinstance(value, int) and value < 20)
