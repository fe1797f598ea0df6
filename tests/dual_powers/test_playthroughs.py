"""How many ways a position can go on: counted once, and the same for ever (with the frozen component set)."""

from __future__ import annotations

import pytest

import lamplight
from lamplight.kernel import CHANCE, Plain, State
from tests.golden.make import FROZEN

TWO: dict[str, Plain] = {
    "month": "july",
    "day": 11,
    "will": "red",
    "unrest": "brown",
    "turn": "red",
    "turns": {"red": 1, "white": 1},
    "tokens": {
        "red-1a": "green",
        "red-2a": "brown exhausted",
        "white-1a": "white",
        "white-3a": "brown",
        "neutral-a": "green",
        "neutral-b": "white exhausted",
        "trotsky": "brown",
    },
    "hands": {"red": ["purple-4", "lenin"], "white": ["green-1", "lvov"]},
    "objectives": {"red": "red-2", "white": "white-7"},
}


def count(state: State, seats: int, depth: int) -> int:
    """The number of sequences of so many actions (answers of chance included)."""
    if depth == 0:
        return 1
    total = 0
    for seat in state.to_act(seats):
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            total += count(after, seats, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "expected"), [(1, 2), (2, 31), (3, 744), (4, 2573)])
def test_playthroughs_of_a_position(depth: int, expected: int) -> None:
    match = lamplight.new("dual-powers", position=TWO, components=FROZEN, ask_chance=True)
    assert count(match.state, 2, depth) == expected


@pytest.mark.parametrize(("depth", "expected"), [(1, 6), (2, 30), (3, 180)])
def test_playthroughs_of_the_set_up(depth: int, expected: int) -> None:
    match = lamplight.new("dual-powers", components=FROZEN, ask_chance=True)
    assert match.state.to_act(2) == [CHANCE]
    assert count(match.state, 2, depth) == expected
