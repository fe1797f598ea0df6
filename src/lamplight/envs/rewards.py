"""What a seat is rewarded for."""

from __future__ import annotations

from collections.abc import Sequence

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
        if self.kind == "win":
            return self._won(state) if over else [0.0] * len(self.seen.seat_names)
        if self.kind == "margin":
            return self._margins(state) if over else [0.0] * len(self.seen.seat_names)
        if self.kind == "points":
            before, self._before = self._before, self._scores(state)
            return [new - old for new, old in zip(self._before, before, strict=True)]
        now = [0.0] * len(self.seen.seat_names) if over else self._margins(state)
        before, self._before = self._before, now
        given = self._won(state) if over else [0.0] * len(now)
        return [won + self.gamma * new - old for won, new, old in zip(given, now, before, strict=True)]

    def _won(self, state: State) -> list[float]:
        winners = state.winners()
        return [1.0 if seat in winners else -1.0 for seat in range(len(self.seen.seat_names))]

    def _scores(self, state: State) -> list[float]:
        return [score / self.seen.margin for score in self.seen.encoder.standing(state)]

    def _margins(self, state: State) -> list[float]:
        scores = self.seen.encoder.standing(state)
        return [_ahead(scores, seat) / self.seen.margin for seat in range(len(scores))]


def _ahead(scores: Sequence[int], seat: int) -> int:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]
