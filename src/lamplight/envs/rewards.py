"""What a seat is rewarded for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lamplight.kernel.state import State
from lamplight.kernel.types import OVER

from .observations import Observations

KINDS = ("win", "margin", "potential", "points")


class Rewards:
    """The rewards of one match, step by step.

    - `win`: at the end 1 for those who won, -1 for the others; nothing before.
    - `margin`: at the end how far a seat's score is ahead of the best other one (alone: the score itself), divided by
      `Observations.margin`; nothing before.
    - `potential`: as `win`, and after every step the change of the margin so far. This is potential-based shaping with
      the potential of the end being 0: with `gamma` equal to the learner's discount, what is best to do stays the same.
    - `points`: after every step by how much a seat's own score has grown, divided by the same.
    """

    def __init__(self, kind: str, seen: Observations, gamma: float = 1.0) -> None:
        self.kind = kind
        self.seen = seen
        self.gamma = gamma
        self._before: list[float] = []

    @property
    def only_at_end(self) -> bool:
        """Whether nothing is given before the end."""
        return self.kind in ("win", "margin")

    def begin(self, state: State) -> None:
        """A match starts here."""
        if self.kind == "potential":
            self._before = self._margins(state)
        elif self.kind == "points":
            self._before = self._scores(state)

    def after(self, state: State) -> list[float]:
        """What each seat gets for the step that led to this state."""
        over = state.acting == OVER
        nothing = [0.0] * len(self.seen.seat_names)
        given = self.at_end(state) if over else nothing
        if self.only_at_end:
            return given
        now = self._scores(state) if self.kind == "points" else nothing if over else self._margins(state)
        before, self._before = self._before, now
        return [won + self.factor * new - old for won, new, old in zip(given, now, before, strict=True)]

    def at_end(self, state: State) -> list[float]:
        """What each seat gets for how a match ended, apart from what the last step changed."""
        if self.kind == "points":
            return [0.0] * len(self.seen.seat_names)
        return self._margins(state) if self.kind == "margin" else self._won(state)

    @property
    def factor(self) -> float:
        """What the standing after a step counts against the one before it."""
        return self.gamma if self.kind == "potential" else 1.0

    def _won(self, state: State) -> list[float]:
        winners = state.winners()
        return [1.0 if seat in winners else -1.0 for seat in range(len(self.seen.seat_names))]

    def _scores(self, state: State) -> list[float]:
        return [score / self.seen.margin for score in self.seen.encoder.standing(state)]

    def _margins(self, state: State) -> list[float]:
        scores = self.seen.encoder.standing(state)
        return [_ahead(scores, seat) / self.seen.margin for seat in range(len(scores))]


def margins(scores: NDArray[np.int32]) -> NDArray[np.float64]:
    """How far each seat is ahead, in many matches at once."""
    seats = scores.shape[1]
    ahead = scores.astype(np.float64)
    if seats > 1:
        for seat in range(seats):
            ahead[:, seat] -= scores[:, [other for other in range(seats) if other != seat]].max(axis=1)
    return ahead


def _ahead(scores: Sequence[int], seat: int) -> int:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]
