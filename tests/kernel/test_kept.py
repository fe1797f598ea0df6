"""What a match keeps between two changes, so that nothing is made twice, is always what it would make anew."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import lamplight
from lamplight.kernel import SPECTATOR, Knowledge, Match
from lamplight.kernel.types import CHANCE
from lamplight.testing.walk import observers, view_of

from .builder import new_embers, new_lanterns

NEW: dict[str, Callable[[str], Match]] = {
    "lanterns": new_lanterns,
    "embers": new_embers,
    "dual powers": lambda seed: lamplight.new("dual-powers", seed=seed),
    "dual powers, alone": lambda seed: lamplight.new("dual-powers", seed=seed, options={"solo": "red"}),
    "blackout": lambda seed: lamplight.new("blackout", seed=seed, options={"players": 3}),
    "blackout, alone": lambda seed: lamplight.new("blackout", seed=seed, options={"players": 1, "chapter": 2}),
}


def change(match: Match, rng: random.Random) -> str:
    """Undo, go back with everybody's consent, or play."""
    undoing = [seat for seat in match.seats if match.can_undo(seat)]
    if undoing and rng.random() < 0.25:
        match.undo(rng.choice(undoing))
        return "undo"
    own = [number for number, entry in enumerate(match.entries) if entry.seat != CHANCE]
    if own and rng.random() < 0.02:
        match.take_back(rng.choice(own[-12:]), match.seats)
        return "back"
    seat = rng.choice(match.to_act)
    match.play(seat, rng.choice(list(match.legal(seat))))
    return "play"


def check(match: Match, seat: int) -> None:
    """All that one observer is told, beside what is made from the state or the events themselves."""
    setup, state = match.setup, match.state
    place = None if seat == SPECTATOR else seat
    fresh = view_of(state, seat)
    assert list(match.lent_view(place).items()) == list(fresh.items())
    assert match.view(place) == fresh
    told = [setup.event_book.named(event) for event in match.all_events if event.reaches(seat)]
    assert match.events_for(place) == told
    if place is None:
        return
    asked = place in state.to_act(setup.seats)
    known = Knowledge(setup, fresh if asked else view_of(state, SPECTATOR), seat if asked else SPECTATOR, state.acting)
    prompt = match.prompt(place)
    assert (prompt.message, prompt.rule) == setup.prompt(known, place)
    assert [action.id for group in prompt.groups for action in group.actions] == state.legal(place)
    own = Knowledge(setup, fresh, seat, state.acting)
    assert match.numbers_of(place, match.legal(place)) == [
        setup.number_of(own, place, action) for action in match.legal(place)
    ]


@pytest.mark.parametrize("game", NEW)
def test_what_is_kept_is_what_would_be_made_anew(game: str) -> None:
    """After every change, whoever asks first; some changes come before anybody has asked."""
    rng = random.Random(game)
    seen = set[str]()
    for number in range(30 if game in ("lanterns", "embers") else 2):
        match = NEW[game](f"kept {number}")
        while not match.over:
            for seat in rng.sample(observers(match.setup), rng.randrange(match.setup.seats + 2)):
                check(match, seat)
            frozen = match.freeze()
            if not frozen.choices:
                assert frozen.state == match.state.dump()
            seen.add(change(match, rng))
        for seat in observers(match.setup):
            check(match, seat)
    assert seen == {"play", "undo", "back"}


@pytest.mark.parametrize("game", NEW)
def test_what_was_frozen_stays_as_it_was(game: str) -> None:
    """Whatever happens to the match afterwards, undo of what was frozen included."""
    rng = random.Random(game)
    match = NEW[game]("frozen")
    kept: list[tuple[object, str]] = []
    while not match.over:
        frozen = match.freeze()
        kept.append((frozen, repr(frozen)))
        change(match, rng)
    assert [repr(frozen) for frozen, _ in kept] == [before for _, before in kept]


@pytest.mark.parametrize("game", ["lanterns", "dual powers"])
def test_events_that_are_handed_out_may_be_changed(game: str) -> None:
    match = NEW[game]("changed")
    for seat in (*match.seats, None):
        before = match.events_for(seat)
        for event in match.events_for(seat):
            event.clear()
        assert match.events_for(seat) == before
