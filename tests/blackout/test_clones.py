"""Clones of a state: equal to it, and independent of it."""

from __future__ import annotations

import random

import pytest

from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import Plain

from .builder import begin, walk


def test_clones_are_equal_and_independent() -> None:
    rng = random.Random(1)
    for now in walk(begin(3), 3, 1):
        copy = now.clone()
        before = now.dump()
        assert copy.dump() == before
        actors = copy.to_act(3)
        if actors and rng.random() < 0.2:
            copy.apply(actors[0], rng.choice(copy.legal(actors[0])))
            assert now.dump() == before


@pytest.mark.parametrize(("seats", "chapter"), [(1, 1), (1, 3), (2, 0), (2, 4), (3, 0), (4, 0)])
def test_neither_a_state_nor_its_clones_notice_what_happens_to_the_others(seats: int, chapter: int) -> None:
    state = begin(seats, chapter)
    kept: list[tuple[BlackoutState, dict[str, Plain]]] = []
    for number, now in enumerate(walk(state, seats, 3)):
        if number % 25 == 0:
            copy, before = now.clone(), now.dump()
            kept.append((now.clone(), before))
            for _ in walk(copy, seats, number):
                pass
            assert now.dump() == before
    assert len(kept) > 5
    for copy, before in kept:
        assert copy.dump() == before
