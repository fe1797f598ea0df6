"""Budgets as people write them: `800` iterations a decision, or `3s` a turn."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .clock import Clock

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations for each decision or seconds for each turn; the other number is 0."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read `800` (iterations), `3s`, `0.5s` or `500ms`.

        >>> Budget.parse("800"), Budget.parse("500ms")
        (Budget(iterations=800, seconds=0.0), Budget(iterations=0, seconds=0.5))
        """
        found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(s|ms)?", text.strip().lower(), re.ASCII)
        if found is not None:
            amount, unit = float(found[1]), found[2]
            if unit is not None:
                seconds = amount / 1000 if unit == "ms" else amount
                if 0 < seconds <= MOST_SECONDS:
                    return cls(seconds=seconds)
            elif amount == int(amount) and 0 < amount <= MOST_ITERATIONS:
                return cls(iterations=int(amount))
        raise LamplightError(Message("bots-bad-budget", {"budget": text[:40]}))

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{self.seconds:g}s"

    def clock(self) -> Clock:
        """A clock that allows this much."""
        return Clock(self.seconds, self.iterations)
