"""The decisions of a match as arrays: what was observed, what was legal, what was chosen, and how it ended.

A decision is a choice of a seat among two or more options; forced steps and chance are not written down.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lamplight.bots.levels import Thought
from lamplight.kernel.game import Setup
from lamplight.kernel.record import Record, replay
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER

from .encoder import mask
from .observations import Observations, observations_of
from .rewards import Rewards

CELL = np.dtype("<i2")


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of one match, in their order."""

    match: str
    step: NDArray[np.int32]
    """The number of the decision in its match, from 0."""
    seat: NDArray[np.int8]
    bot: list[str]
    """Who decided, if that is known: the name of a bot, or `human`."""
    observation: NDArray[np.int16]
    legal: NDArray[np.int8]
    action: NDArray[np.int16]
    outcome: NDArray[np.float32]
    """Of the seat that decided: 1 won, -1 lost; not a number if the match did not end."""
    margin: NDArray[np.float32]
    """How far its score was ahead at the end, as in the reward `margin`; not a number if the match did not end."""
    thought: list[Thought | None]
    """What the bot found out, if it tells."""

    def __len__(self) -> int:
        return len(self.action)


class Scribe:
    """Writes down the decisions of one match while it is played."""

    def __init__(self, setup: Setup, seen: Observations | None = None) -> None:
        self.setup = setup
        self.seen = observations_of(setup) if seen is None else seen
        chance = setup.catalogue.chance_ids
        self.actions = max(number for number, random_one in enumerate(chance) if not random_one) + 1
        self._seats: list[int] = []
        self._chosen: list[int] = []
        self._cells: list[bytearray] = []
        self._masks: list[bytearray] = []
        self._thoughts: list[Thought | None] = []

    def note(self, state: State, seat: int, action: int, thought: Thought | None = None) -> None:
        """A seat is about to do this in this state."""
        legal = state.legal(seat)
        if len(legal) > 1:
            self._seats.append(seat)
            self._chosen.append(action)
            self._cells.append(self.seen.encoder.encode(state, seat))
            self._masks.append(mask(legal, self.actions))
            self._thoughts.append(_sorted(thought, legal))

    def finish(self, match: str, state: State, players: tuple[str, ...] = ()) -> Decisions:
        """The match is over, or goes no further."""
        count = len(self._chosen)
        nobody = [float("nan")] * self.setup.seats
        over = state.acting == OVER
        won = Rewards("win", self.seen).after(state) if over else nobody
        margins = Rewards("margin", self.seen).after(state) if over else nobody
        return Decisions(
            match,
            np.arange(count, dtype=np.int32),
            np.array(self._seats, np.int8),
            [players[seat] if players else "" for seat in self._seats],
            np.frombuffer(bytearray().join(self._cells), CELL).reshape(count, self.seen.layout.cells),
            np.frombuffer(bytearray().join(self._masks), np.int8).reshape(count, self.actions),
            np.array(self._chosen, np.int16),
            np.array([won[seat] for seat in self._seats], np.float32),
            np.array([margins[seat] for seat in self._seats], np.float32),
            self._thoughts,
        )


def _sorted(thought: Thought | None, legal: list[int]) -> Thought | None:
    """A thought in the order of the actions' numbers, as masks have them."""
    if thought is None:
        return None
    order = sorted(range(len(legal)), key=lambda place: legal[place])
    visits = None if thought.visits is None else [thought.visits[place] for place in order]
    values = None if thought.values is None else [thought.values[place] for place in order]
    return Thought([thought.policy[place] for place in order], visits, values, thought.value)


def decisions_of(record: Record, name: str, components: str | Path | None = None) -> tuple[Setup, Decisions]:
    """The set-up and the decisions of a full record, which is replayed and checked first."""
    match = replay(record, components=components)
    setup = match.setup
    scribe = Scribe(setup)
    state = setup.start() if match.description is None else setup.position(match.description)
    for entry in match.entries:
        if entry.seat != CHANCE:
            scribe.note(state, entry.seat, entry.action)
        state.apply(entry.seat, entry.action)
    return setup, scribe.finish(name, state, record.players)
