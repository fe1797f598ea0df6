"""How long a bot may think."""

from __future__ import annotations

import time
from typing import Final

SHARE: Final = 0.3
"""Of the time that is left for a turn, one decision takes at most this part: so a turn never ends without any."""


class Clock:
    """Says when to stop thinking: after some iterations for each decision, or some seconds for each turn.

    A turn is a run of one's own consecutive decisions. Whoever drives a bot calls `new_turn` when somebody else has
    acted; the bot calls `start` when it begins to think and then asks `goes_on` before every iteration.
    """

    def __init__(self, seconds: float, iterations: int) -> None:
        """A number that is 0 sets no limit; both given, the first one that is reached stops."""
        self.seconds = seconds
        self.iterations = iterations
        self.turns = 0
        """How many times a turn has begun anew."""
        self.left = seconds
        self.began = 0.0
        self.slice = 0.0

    def new_turn(self) -> None:
        """Somebody else has acted: all of the time is there again."""
        self.turns += 1
        self.left = self.seconds

    def start(self) -> None:
        """A decision begins."""
        self.began = time.perf_counter()
        self.slice = self.left * SHARE

    def stop(self) -> None:
        """A decision has been made: what it took is gone."""
        self.left = max(0.0, self.left - (time.perf_counter() - self.began))

    def goes_on(self, done: int) -> bool:
        """Whether there may be another iteration after so many."""
        if self.iterations > 0 and done >= self.iterations:
            return False
        return self.seconds <= 0.0 or time.perf_counter() - self.began < self.slice

    def spent(self, done: int) -> float:
        """The part of what this decision may take that so many iterations have taken."""
        part = done / self.iterations if self.iterations > 0 else 0.0
        if self.seconds > 0.0:
            part = max(part, (time.perf_counter() - self.began) / self.slice) if self.slice > 0.0 else 1.0
        return min(part, 1.0)
