"""Non-interference: what a seat must not know changes nothing that it can see.

Two matches start from states that an observer cannot tell apart: the true one and one sampled from the observer's view.
Both then take the same continuation; where an answer of chance or a sealed choice is not for the observer's eyes, they
even take different ones. Until something is rightly revealed (the observer gets to know a piece, and it is not the same
one in the two matches), everything that reaches the observer must be equal: view, events, legal actions, prompt,
previews, refusals, undo flags and the seat's own record.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from lamplight.kernel.chance import Key
from lamplight.kernel.game import Game, Setup
from lamplight.kernel.match import Match
from lamplight.kernel.state import State
from lamplight.kernel.types import SPECTATOR, knows

from .walk import ConformanceFailure, demand, observers, revealed_to, states, view_of

PARTINGS_PER_MATCH = 12
"""How many moments of a match are tried, at which two ways part."""
STEPS_AFTER_PARTING = 25
"""How far both are followed."""


def check_non_interference(game: Game, setup: Setup, seed: int) -> None:
    """What an observer cannot know never shows, wherever the two matches go."""
    rng = random.Random(seed)
    course = [state.clone() for state in states(setup, seed)]
    for state in rng.sample(course, min(PARTINGS_PER_MATCH, len(course))):
        for observer in observers(setup):
            other = setup.sampler(view_of(state, observer), observer)(rng.random)
            _follow(game, setup, rng, observer, state.clone(), other, seed)


def _follow(
    game: Game, setup: Setup, rng: random.Random, observer: int, first: State, second: State, seed: int
) -> None:
    key = Key.from_seed("non-interference")
    pair = [Match(game, setup, key, ask_chance=True, state=state) for state in (first, second)]
    for number in range(STEPS_AFTER_PARTING):
        looks = [_seen(match, setup, observer, random.Random(f"{seed} {number}")) for match in pair]
        for (what, one), (_, two) in zip(*looks, strict=True):
            demand(
                one == two,
                "non-interference",
                f"seed {seed}, observer {observer}, step {number}: {what} {_difference(one, two)}",
            )
        known = [revealed_to(match.state, observer) for match in pair]
        if not _step(pair, rng, observer):
            return
        new = [revealed_to(match.state, observer) - before for match, before in zip(pair, known, strict=True)]
        if new[0] != new[1]:
            return  # rightly revealed


def _difference(one: object, two: object) -> str:
    """What tells two things apart: of views only the pieces that differ."""
    if isinstance(one, dict) and isinstance(two, dict):
        first: dict[object, object] = dict(one)  # pyright: ignore[reportUnknownArgumentType]
        second: dict[object, object] = dict(two)  # pyright: ignore[reportUnknownArgumentType]
        pieces = [key for key, value in first.items() if value != second.get(key)]
        return "; ".join(f"{key}: {first[key]} and {second.get(key)}" for key in pieces)[:600]
    return f"tells {one!s:.300} from {two!s:.300}"


def _step(pair: list[Match], rng: random.Random, observer: int) -> bool:
    """Take one step in both matches; False if they have no step in common."""
    if [match.over for match in pair] != [False, False]:
        return False
    undoing = [seat for seat in range(len(pair[0].seats)) if all(match.can_undo(seat) for match in pair)]
    if undoing and rng.random() < 0.25:
        seat = rng.choice(undoing)
        for match in pair:
            match.undo(seat)
        return True
    actors = [seat for seat in pair[0].to_act if seat in pair[1].to_act]
    if not actors:
        return False
    number = pair[0].seat(rng.choice(actors))
    choices = [list(match.legal(number)) for match in pair]
    secret = [
        [action for action in legal if not knows(match.state.audience(number, action.id), observer)]
        for match, legal in zip(pair, choices, strict=True)
    ]
    if number != observer and secret[0] and secret[1]:
        picked = [rng.choice(actions) for actions in secret]
    else:
        common = [action for action in choices[0] if action in choices[1]]
        if not common:
            return False
        picked = [rng.choice(common)] * 2
    for match, action in zip(pair, picked, strict=True):
        match.play(number, action)
    return True


def _seen(match: Match, setup: Setup, observer: int, rng: random.Random) -> Iterator[tuple[str, object]]:
    """All that reaches an observer, the simplest things first."""
    seat = None if observer == SPECTATOR else observer
    yield "view", match.view(seat)
    yield "events", match.events_for(seat)
    yield "to act", match.to_act
    yield "outcome", match.outcome
    if seat is None or match.over:  # at the end everything is published
        return
    legal = list(match.legal(seat))
    yield "legal", [str(action) for action in legal]
    yield "undo", match.can_undo(seat)
    yield "version", match.version(seat)
    yield "prompt", match.prompt(seat)
    yield "previews", [match.preview(seat, action) for action in legal[:8]]
    yield "effects", [match.effects(seat, action) for action in legal[:8]]
    yield "offers", match.offers(seat, legal)
    asked = rng.sample(setup.catalogue.actions, min(8, len(setup.catalogue)))
    try:
        yield "refusals", [match.why_not(seat, action) for action in asked]
        pieces = setup.catalogue.pieces
        yield "reasons", [match.why_nothing(seat, piece) for piece in rng.sample(pieces, min(8, len(pieces)))]
    except AssertionError as error:  # what is legal depends on more than the view, from which refusals are made
        raise ConformanceFailure("non-interference", f"legal tells more than the view: {error}") from None
    yield "record", [(row[0], row[1]) for row in match.record(seat).actions]
    yield "pending", match.record(seat).pending
