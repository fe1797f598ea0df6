"""Random walks through a game, which all checks share."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lamplight.kernel.chance import Key
from lamplight.kernel.game import Game, Setup
from lamplight.kernel.ledger import Ledger, View
from lamplight.kernel.match import Match
from lamplight.kernel.state import State
from lamplight.kernel.types import SPECTATOR


class ConformanceFailure(AssertionError):
    """A promise that a game does not keep."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check


def demand(condition: bool, check: str, detail: str) -> None:
    """Raise unless the condition holds."""
    if not condition:
        raise ConformanceFailure(check, detail)


def states(setup: Setup, seed: int) -> Iterator[State]:
    """Every state of a random match, the last one included. The states are handed out as they are, not as copies."""
    rng = random.Random(seed)
    state = setup.start()
    for _ in range(setup.max_length + 1):
        yield state
        actors = state.to_act(setup.seats)
        if not actors:
            return
        actor = rng.choice(actors)
        state.apply(actor, rng.choice(state.legal(actor)))
    raise ConformanceFailure("bounded", f"seed {seed}: the match did not end within {setup.max_length} actions")


def new_match(game: Game, setup: Setup, seed: int) -> Match:
    """A match that draws from a seeded stream."""
    return Match(game, setup, Key.from_seed(f"conformance {seed}"))


def play_randomly(match: Match, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play a match to its end; yields before each action the seat and the id of what it is about to do."""
    while not match.over:
        seat = match.seat(rng.choice(match.to_act))
        action = rng.choice(list(match.legal(seat))).id
        yield seat, action
        if not match.over and action in [legal.id for legal in match.legal(seat)]:
            match.play(seat, action)


def view_of(state: State, seat: int) -> View:
    """What a seat sees of a state."""
    ledger = Ledger(seat)
    state.declare(ledger)
    return ledger.view


def known_to(state: State, seat: int) -> set[str]:
    """The pieces that a seat knows."""
    ledger = Ledger(seat)
    state.declare(ledger)
    return ledger.known


def revealed_to(state: State, seat: int) -> set[str]:
    """The pieces that a seat knows, and where they are: what a reveal changes."""
    ledger = Ledger(seat)
    state.declare(ledger)
    return ledger.known | ledger.located


def observers(setup: Setup) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(setup.seats), SPECTATOR]
