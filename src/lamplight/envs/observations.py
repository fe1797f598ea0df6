"""Which game is observed how. A further game is found by the entry point group `lamplight.observations`, by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.ledger import Ledger, View
from lamplight.kernel.message import Message
from lamplight.kernel.state import State

from .encoders.encoder import Encoder
from .layout import Layout


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
    for entry in entry_points(group="lamplight.observations", name=setup.game_id):
        make: Callable[[Setup], Observations] = entry.load()
        return make(setup)
    raise LamplightError(Message("envs-no-observations", {"game": setup.game_id}))


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
