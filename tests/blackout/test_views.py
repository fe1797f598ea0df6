"""Hidden information of Blackout: views tell what the visibility table says, and samples give the view back."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lamplight.games.blackout.rules.sample import sampler
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import CHANCE, HIDDEN, SEALED, SPECTATOR, Ledger, View
from lamplight.kernel.game import OptionValue
from lamplight.testing.walk import known_to, revealed_to, view_of

from .builder import SOME_MODES, VARIANT, begin, walk


def some_states(seats: int, chapter: int, seed: int, **options: OptionValue) -> Iterator[BlackoutState]:
    rng = random.Random(seed)
    for state in walk(begin(seats, chapter, **options), seats, seed):
        if rng.random() < 0.03 or (state.acting == SEALED and rng.random() < 0.1):
            yield state


@pytest.mark.parametrize(("seats", "chapter"), SOME_MODES)
@pytest.mark.parametrize("others", [False, True])
def test_a_sample_gives_the_view_back(seats: int, chapter: int, others: bool) -> None:
    for state in some_states(seats, chapter, 1, **(VARIANT if others else {})):
        for seat in [*range(seats), SPECTATOR]:
            view = view_of(state, seat)
            sampled = sampler(state.tables, view, seat)(random.Random(3).random)
            again = view_of(sampled, seat)
            assert {key: (again[key], view[key]) for key in view if again[key] != view[key]} == {}
            assert sampled.acting == state.acting
            if seat != SPECTATOR:
                assert sampled.legal(seat) == state.legal(seat)


@pytest.mark.parametrize(("seats", "chapter"), [(2, 0), (3, 0), (4, 0)])
def test_what_a_seat_cannot_know_changes_nothing_it_sees(seats: int, chapter: int) -> None:
    """Two states that a seat cannot tell apart take the same way until something is rightly revealed."""
    for seed in range(3):
        rng = random.Random(seed)
        for state in some_states(seats, chapter, seed):
            for seat in range(seats):
                other = sampler(state.tables, view_of(state, seat), seat)(rng.random)
                _follow(state.clone(), other, seats, seat, rng)


def _follow(first: BlackoutState, second: BlackoutState, seats: int, seat: int, rng: random.Random) -> None:
    for _ in range(15):
        assert view_of(first, seat) == view_of(second, seat)
        assert first.legal(seat) == second.legal(seat)
        actors = [actor for actor in first.to_act(seats) if actor in second.to_act(seats)]
        if not actors:
            return
        actor = rng.choice(actors)
        common = [action for action in first.legal(actor) if action in second.legal(actor)]
        if not common:
            return
        action = rng.choice(common)
        known = [revealed_to(state, seat) for state in (first, second)]
        for state in (first, second):
            state.apply(actor, action)
        new_pieces = [revealed_to(state, seat) - before for state, before in zip((first, second), known, strict=True)]
        if new_pieces[0] != new_pieces[1]:
            return


def test_of_an_unfinished_plan_others_learn_only_whether_it_is_ready() -> None:
    for state in walk(begin(3), 3, 4):
        if state.acting != SEALED:
            continue
        before: list[View] = [view_of(state, seat) for seat in (1, 2, SPECTATOR)]
        plan = [action for action in state.sealed_legal(0) if action != state.tables.a_ready]
        if state.sealed_ready(0) or not plan:
            continue
        after = state.clone()
        after.apply(0, plan[0])
        assert [view_of(after, seat) for seat in (1, 2, SPECTATOR)] == before
        assert view_of(after, 1)["orange.plan"] == HIDDEN
        return
    raise AssertionError("nobody planned")


def test_a_look_at_scout_tiles_is_private() -> None:
    looked = 0
    for state in walk(begin(3), 3, 2):
        tiles = state.chance_options()[:2]
        if len(tiles) < 2 or state.tables.catalogue[tiles[0]].do != "look":
            continue
        afters = [state.clone() for _ in tiles]
        for after, tile in zip(afters, tiles, strict=True):
            after.apply(CHANCE, tile)
        learned = [seat for seat in range(3) if known_to(afters[0], seat) > known_to(state, seat)]
        assert len(learned) == 1
        for place in (0, 1, 2, SPECTATOR):
            same = view_of(afters[0], place) == view_of(afters[1], place)
            assert same is (place not in learned)
        looked += 1
    assert looked > 3


def test_the_ledger_names_hand_and_plan_together() -> None:
    state = begin(2)
    ledger = Ledger(1)
    state.declare(ledger)
    held = ledger.view["orange.held"]
    assert isinstance(held, dict)
    assert len(list(held["known"] if isinstance(held["known"], list) else [])) == 7
