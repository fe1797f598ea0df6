"""Random matches over options, player counts and component sets: no dead end, nothing lost, and events tell it all."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.games.blackout import GAME
from lamplight.games.blackout.game import BlackoutSetup
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import Match, Plain
from lamplight.kernel.game import OptionValue

from .builder import HARBOUR, SOME_MODES, VARIANT, begin, check_cards, check_cubes, walk
from .test_conformance import OPTIONS, VARIANTS

LONGEST = 80
"""No question has as many options."""


def set_up(options: dict[str, OptionValue], components: Path | None) -> BlackoutSetup:
    setup = GAME.setup(GAME.read_options(options), components)
    assert isinstance(setup, BlackoutSetup)
    return setup


def play_out(setup: BlackoutSetup, seed: int, *, soft: bool) -> int:
    """A random match with everything counted after every action; the length of its longest list of options."""
    longest = 0
    state = BlackoutState.begin(setup.tables)
    for now in walk(state, setup.seats, seed):
        longest = max(longest, *(len(now.legal(seat)) for seat in range(setup.seats)))
        check_cards(now)
        if not soft:
            check_cubes(now)
    assert state.winners() or setup.tables.chapter
    return longest


@pytest.mark.parametrize(("seats", "chapter"), SOME_MODES)
@pytest.mark.parametrize("others", [False, True])
def test_nothing_is_lost_in_random_matches(seats: int, chapter: int, others: bool) -> None:
    for seed in range(3):
        state = begin(seats, chapter, **(VARIANT if others else {}))
        for now in walk(state, seats, seed):
            check_cubes(now)
            check_cards(now)


@pytest.mark.parametrize(("seats", "chapter"), SOME_MODES)
def test_no_list_of_options_is_long(seats: int, chapter: int) -> None:
    for seed in range(3):
        for now in walk(begin(seats, chapter), seats, seed):
            for seat in range(seats):
                assert len(now.legal(seat)) < LONGEST


@pytest.mark.parametrize(("seats", "longest"), [(2, 10), (3, 16), (4, 19)])
def test_the_length_bound_of_the_rules(seats: int, longest: int) -> None:
    for seed in range(10):
        state = begin(seats)
        for _ in walk(state, seats, seed):
            pass
        assert state.round <= longest


@given(options=OPTIONS, harbour=st.booleans(), seed=st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_no_dead_end_and_nothing_lost(options: dict[str, OptionValue], harbour: bool, seed: int) -> None:
    setup = set_up(options, HARBOUR if harbour else None)
    assert play_out(setup, seed, soft=options.get("cube_limit") == "soft") < LONGEST


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_random_matches(part: int) -> None:
    """1,000 matches a part, each with options of its own; prints the longest list of options."""
    rng = random.Random(f"twenty thousand {part}")
    longest = 0
    for _ in range(200):
        players = rng.randint(1, 4)
        options: dict[str, OptionValue] = {"players": players, "chapter": rng.randint(0 if players > 1 else 1, 5)}
        options |= {option.name: rng.choice(option.values) for option in VARIANTS if rng.random() < 0.3}
        setup = set_up(options, HARBOUR if rng.random() < 0.2 else None)
        for _ in range(5):
            soft = options.get("cube_limit") == "soft"
            longest = max(longest, play_out(setup, rng.randrange(10**9), soft=soft))
    print(f"longest list of options: {longest}")
    assert longest < LONGEST


# What the events tell is what happened: money, tokens and points change by nothing else.

GAINS = ("money", "gps", "transport", "points")


def told(events: list[dict[str, Plain]]) -> Counter[tuple[str, str]]:
    """How much of everything each player has gained (or lost) by the events."""
    change: Counter[tuple[str, str]] = Counter()
    for event in events:
        kind, side = event["event"], str(event.get("side"))
        if kind in ("gained", "paid"):
            sign = 1 if kind == "gained" else -1
            change[side, str(event["resource"])] += sign * int(str(event["count"]))
        elif kind == "bought":
            change[side, "money"] -= int(str(event["price"]))
        elif kind == "transport":
            tokens, points = int(str(event["tokens"])), int(str(event["points"]))
            change[side, "transport"] -= tokens - points
            change[side, "points"] -= points
        elif kind == "search":
            change[side, "gps"] -= int(str(event["gps"]))
        elif kind in ("bonus", "district-scored", "final-tiles", "final-cards", "final-money"):
            change[side, "points"] += int(str(event["points"]))
    return change


def holdings(match: Match) -> Counter[tuple[str, str]]:
    view = match.view(None)
    held: Counter[tuple[str, str]] = Counter()
    for seat in match.seats:
        for what in GAINS:
            held[seat, what] = int(str(view[f"{seat}.{'score' if what == 'points' else what}"]))
    return held


@pytest.mark.parametrize("components", [None, HARBOUR], ids=["lamplight", "harbour"])
@pytest.mark.parametrize(
    "options", [{"players": 3}, {"players": 1, "chapter": 3}, {"players": 4, "chapter": 2}], ids=str
)
def test_events_tell_every_coin_token_and_point(options: dict[str, OptionValue], components: Path | None) -> None:
    match = lamplight.new("blackout", seed=f"events {options}", options=options, components=components)
    rng = random.Random(7)
    while not match.over:
        before, events = holdings(match), match.event_count
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
        after, change = holdings(match), told(match.events_for(None, events))
        final = match.outcome is not None
        for key in before:
            if not (final and key[1] == "money"):  # in the end all resources are sold
                assert after[key] - before[key] == change[key], (key, match.events_for(None, events))
