"""Many matches in one call: for learners that want thousands of decisions at once, with any number of seats.

>>> from lamplight.envs.batch import Batch
>>> batch = Batch("dual-powers", 8)
>>> now = batch.reset(seed=1)
>>> now.observation.shape, now.action_mask.shape, now.seat.tolist()
((8, 1109), (8, 512), [0, 0, 0, 0, 0, 0, 0, 0])
>>> now = batch.step(now.action_mask.argmax(axis=1))
>>> now.seat.tolist(), now.reward.shape
([1, 1, 1, 1, 1, 1, 1, 1], (8, 2))

Each row belongs to one match and to the seat that is asked in it. A match that ends is followed by the next one in the
same step: `done` is set, `reward` has what its seats got, `final` its last observation, and the row is already of the
new match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import error
from numpy.typing import NDArray

from .encoder import mask
from .errors import sentence
from .opponents import Opposed
from .play import CELL, EnvSetup, Play, Position, whole
from .saves import SavedPlay, packed, unpacked


@dataclass(frozen=True, slots=True)
class Rows:
    """What all matches of a batch ask now, and what the last step came to."""

    observation: NDArray[Any]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    """The seat that is asked in each match: whose observation and mask the row has."""
    reward: NDArray[np.float32]
    """For each match and seat, what the last step gave."""
    done: NDArray[np.bool_]
    final: dict[int, NDArray[Any]]
    """For each match that has just ended, what the seat that acted last observed at its end."""


class Batch:
    """So many matches of one set-up, stepped together. Options are those of the PettingZoo environments."""

    def __init__(
        self,
        game: str,
        size: int,
        options: Mapping[str, object] | None = None,
        *,
        components: str | Path | None = None,
        reward: str = "win",
        gamma: float = 1.0,
        observation: str = "float32",
        oracle: bool = False,
        position: Position | None = None,
        language: str = "en",
        ask_single: bool = True,
        opponents: Opposed = None,
        variant: str = "",
    ) -> None:
        self.env_setup = EnvSetup(
            *(game, options or {}, components, reward, gamma, observation, oracle, language),
            *(ask_single, opponents, variant),
        )
        self.env_setup.check("observation", observation, ("float32", "int16"))
        if size < 1:
            raise error.Error(sentence(language, "envs-batch-size", size=size))
        self.size = size
        self.position = position
        self.plays = [Play(self.env_setup) for _ in range(size)]
        self._started = False

    def reset(self, seed: int | Sequence[int | None] | None = None) -> Rows:
        """New matches: with one seed each has a stream of its own made from it; or give a seed for each."""
        for number, play in enumerate(self.plays):
            own = seed + number if isinstance(seed, int) else None if seed is None else seed[number]
            play.begin(own, self.position)
        self._started = True
        return self._at_rest()

    def save(self) -> bytes:
        """All matches as they are now, for `restore`: whole, so nothing for a learner to read."""
        if not self._started:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))
        return packed(self.env_setup.setup, "batch", [play.saved() for play in self.plays])

    def restore(self, data: bytes) -> Rows:
        """Go on from a save of as many matches of the same game, with the same options and component set."""
        saved = unpacked(self.env_setup.setup, self.env_setup.language, "batch", data, list[SavedPlay])
        if len(saved) != self.size:
            told = sentence(self.env_setup.language, "envs-save-other-size", there=len(saved), here=self.size)
            raise error.Error(told)
        self.plays = [Play.revived(self.env_setup, one) for one in saved]
        self._started = True
        return self._at_rest()

    def _at_rest(self) -> Rows:
        nothing = np.zeros((self.size, self.env_setup.setup.seats), np.float32)
        return self._rows(nothing, np.zeros(self.size, np.bool_), {})

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Rows:
        """One action in each match, for the seat that is asked there. If one is illegal, nothing changes at all."""
        if not self._started:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))
        chosen: list[Any] = actions.tolist() if isinstance(actions, np.ndarray) else [whole(one) for one in actions]
        if len(chosen) != self.size:
            told = sentence(self.env_setup.language, "envs-batch-actions", size=self.size, given=len(chosen))
            raise error.InvalidAction(told)
        for play, action in zip(self.plays, chosen, strict=True):
            if not play.may(action):
                play.refuse(action)
        rewards = np.zeros((self.size, self.env_setup.setup.seats), np.float32)
        done = np.zeros(self.size, np.bool_)
        final: dict[int, NDArray[Any]] = {}
        for number, (play, action) in enumerate(zip(self.plays, chosen, strict=True)):
            seat = play.seat
            over = play.apply(action)
            if over or not play.rewards.only_at_end:
                rewards[number] = play.rewards.after(play.state)
            if over:
                done[number] = True
                last = play.observe(seat)
                assert not isinstance(last, str)
                final[number] = last
                play.begin(None, self.position)
        return self._rows(rewards, done, final)

    def _rows(self, rewards: NDArray[np.float32], done: NDArray[np.bool_], final: dict[int, NDArray[Any]]) -> Rows:
        data = bytearray().join([play.data(play.seat) for play in self.plays])
        cells = np.frombuffer(data, CELL).reshape(self.size, -1)
        observation = cells * self.env_setup.scale if self.env_setup.form == "float32" else cells
        flags = bytearray().join([mask(play.legal, self.env_setup.actions) for play in self.plays])
        masks = np.frombuffer(flags, np.int8).reshape(self.size, -1)
        seats = np.array([play.seat for play in self.plays], np.int64)
        return Rows(observation, masks, seats, rewards, done, final)
