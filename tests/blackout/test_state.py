"""Random matches of Blackout: they end, they lose nothing, and clones are what they should be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplight.games import blackout
from lamplight.games.blackout.rules import components
from lamplight.games.blackout.rules.board import NONE, UNSEEN
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.games.blackout.rules.tables import Tables
from lamplight.kernel import CHANCE, Plain

SET = components.load(Path(blackout.__file__).parent / "sets" / "lamplight")
DEFAULTS: dict[str, str | int | bool] = {
    "scout_distinct": True,
    "look_blocks_district": True,
    "end_trigger": "deck_empty",
    "skip": "wrong_colour",
    "token_limit": "unlimited",
    "food_plan_cost": 2,
    "specialist_order": "any",
    "probe_tiles_have_type": False,
    "injury": "random",
    "complete_later": "after_goal",
    "campaign_bonus": True,
    "score_check_area": False,
    "cube_limit": "hard",
    "campaign_winner": "literal",
    "solo_orchids": 2,
    "gasoline_transport": 2,
}
OTHERS: dict[str, str | int | bool] = {
    "scout_distinct": False,
    "end_trigger": "cannot_draw",
    "skip": "any",
    "token_limit": "strict",
    "food_plan_cost": 4,
    "specialist_order": "printed",
    "probe_tiles_have_type": True,
    "injury": "owner",
    "complete_later": "any_time",
    "campaign_bonus": False,
    "score_check_area": True,
    "gasoline_transport": 1,
}
MODES = [(2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (2, 3), (3, 4), (4, 5)]


def walk(state: BlackoutState, seats: int, seed: int) -> Iterator[BlackoutState]:
    rng = random.Random(seed)
    for _ in range(20_000):
        yield state
        actors = state.to_act(seats)
        if not actors:
            return
        actor = rng.choice(actors)
        if actor == CHANCE:
            state.apply(actor, state.roll(rng.random()))
        else:
            state.apply(actor, rng.choice(state.legal(actor)))
    raise AssertionError("the match does not end")


def new(seats: int, chapter: int, **options: str | int | bool) -> BlackoutState:
    return BlackoutState.begin(Tables(SET, seats, chapter, {**DEFAULTS, **options}))


def check_cubes(state: BlackoutState) -> None:
    """RD.12: each of a player's cubes is in exactly one place."""
    for seat in range(state.tables.seats):
        plans = [card for card in [*state.objectives[seat], state.emergency[seat]] if card != NONE]
        used = state.supply[seat] + sum(state.rondel[seat]) + state.on_map[seat].bit_count()
        used += sum(place == seat + 8 for places in state.secured_by for place in places)
        used += sum(state.marks[card].bit_count() for card in plans)
        used += sum(marks.bit_count() for marks in state.shared[seat])
        assert used == state.tables.cubes
        assert min(state.supply[seat], *state.rondel[seat], state.money[seat], state.transport[seat]) >= 0


def check_cards(state: BlackoutState) -> None:
    """Every card and every tile is in exactly one place, or still unseen."""
    tables = state.tables
    cards = [*state.unseen, *state.discard, *(card for row in state.display for card in row)]
    for seat in range(tables.seats):
        cards += [*state.hand[seat], *state.hospital[seat], *state.objectives[seat], *state.check_area[seat]]
        cards += [card for card in state.planned[seat] if card != NONE]
        cards += [card for pile in state.slots[seat] for card in pile]
    assert len(cards) == len(set(cards))
    deck = range(tables.first_objective, tables.first_emergency)
    assert sorted(card for card in cards if card in deck) == list(deck)
    assert len(state.unseen) == state.draw_size + state.reserve_size
    tiles = [tile for stack in state.stacks for tile in stack if tile != UNSEEN]
    tiles += [tile for own in [*state.tiles_up, *state.tiles_down] for tile in own]
    assert len(tiles) == len(set(tiles))
    assert not set(tiles) & set(state.tile_pool)


@pytest.mark.parametrize(("seats", "chapter"), MODES)
@pytest.mark.parametrize("others", [False, True])
def test_nothing_is_lost_in_random_matches(seats: int, chapter: int, others: bool) -> None:
    for seed in range(3):
        state = new(seats, chapter, **(OTHERS if others else {}))
        for now in walk(state, seats, seed):
            check_cubes(now)
            check_cards(now)


@pytest.mark.parametrize(("seats", "chapter"), MODES)
def test_no_list_of_options_is_long(seats: int, chapter: int) -> None:
    for seed in range(3):
        for now in walk(new(seats, chapter), seats, seed):
            for seat in range(seats):
                assert len(now.legal(seat)) < 80


@pytest.mark.parametrize(("seats", "longest"), [(2, 10), (3, 16), (4, 19)])
def test_the_length_bound_of_the_rules(seats: int, longest: int) -> None:
    for seed in range(10):
        state = new(seats, 0)
        for _ in walk(state, seats, seed):
            pass
        assert state.round <= longest


def test_clones_are_equal_and_independent() -> None:
    rng = random.Random(1)
    for now in walk(new(3, 0), 3, 1):
        copy = now.clone()
        before = now.dump()
        assert copy.dump() == before
        actors = copy.to_act(3)
        if actors and rng.random() < 0.2:
            copy.apply(actors[0], rng.choice(copy.legal(actors[0])))
            assert now.dump() == before


@pytest.mark.parametrize(("seats", "chapter"), [(1, 1), (1, 3), (2, 0), (2, 4), (3, 0), (4, 0)])
def test_neither_a_state_nor_its_clones_notice_what_happens_to_the_others(seats: int, chapter: int) -> None:
    state = new(seats, chapter)
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_set_up_everybody_has_what_the_rules_give(seats: int) -> None:
    state = new(seats, 0)
    rng = random.Random(5)
    while state.round == 0:
        actor = state.to_act(seats)[0]
        state.apply(actor, rng.choice(state.legal(actor)))
    for seat in range(seats):
        assert state.supply[seat] == 23
        assert sum(state.rondel[seat]) == 1
        assert state.on_map[seat].bit_count() == 1
        assert (state.transport[seat], state.money[seat], state.gps[seat], state.score[seat]) == (5, 4, 0, 0)
        assert (len(state.hand[seat]), len(state.hospital[seat]), len(state.objectives[seat])) == (7, 2, 2)
        assert sum(len(pile) for pile in state.slots[seat]) == 3
        assert state.emergency[seat] != NONE
    assert [len(row) for row in state.display] == [3, 3, 3]
    assert state.draw_size == {2: 27, 3: 42, 4: 48}[seats]
