"""Which game is observed how: from its face `research`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Setup, face_of, find_game
from lamplight.kernel.ledger import Ledger, View
from lamplight.kernel.message import Message
from lamplight.kernel.state import State

from .encoder import Encoder
from .layout import Layout
from .research import Research


@dataclass(frozen=True, slots=True)
class Observations:
    """How the states of one set-up are observed: what the cells mean, and who fills them."""

    layout: Layout
    encoder: Encoder
    seat_names: tuple[str, ...]
    margin: int
    """What differences of scores are divided by in rewards: about as large as they get."""

    def read(self, view: View, seat: int) -> list[int]:
        """The observation that a view comes to, read from the view alone: what `encoder` must give as well."""
        return self.layout.read(view, self.seat_names[seat])


def observations_of(setup: Setup) -> Observations:
    """How a game is observed; a game that says nothing about it has no tensors."""
    return research_face(setup).observations(setup)


def research_face(setup: Setup) -> Research:
    """What the game of a set-up tells researchers."""
    research = face_of(setup, "research")
    if not isinstance(research, Research):
        raise LamplightError(Message("envs-no-observations", {"game": setup.game_id}))
    return research


def observations(
    game: str, options: Mapping[str, object] | None = None, components: str | Path | None = None
) -> Observations:
    """The same, by the game's id."""
    found = find_game(game)
    return observations_of(found.setup(found.read_options(options or {}), components))


def view_of(state: State, seat: int) -> View:
    """Everything that a seat may know of a state, as readable plain data."""
    ledger = Ledger(seat)
    state.declare(ledger)
    return ledger.view
