"""How often somebody may do something: so many times at once, and so many in a while."""

from __future__ import annotations

import time
from collections import OrderedDict

KEYS_KEPT = 20_000
"""Of how many people or addresses it is remembered how often they came."""


class Bucket:
    """Fills up with time; whoever does something takes one out of it."""

    __slots__ = ("_at", "_debt", "_left", "_rate", "_size", "exhausted")

    def __init__(self, size: float, seconds: float, debt: float = 0.0) -> None:
        """`size` times in so many seconds. What is too often counts too, up to a debt."""
        self._size = self._left = size
        self._rate = size / seconds
        self._debt = debt
        self._at = time.monotonic()
        self.exhausted = False
        """Whether even the debt is used up."""

    def take(self) -> bool:
        """Whether once more is allowed."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        after = self._left - 1.0
        self.exhausted = after < -self._debt
        if not self.exhausted:
            self._left = after
        return after >= 0.0


class Buckets:
    """A bucket for each key; the keys used longest ago are forgotten."""

    def __init__(self, size: float, seconds: float, debt: float = 0.0) -> None:
        """`size` times in so many seconds. What is too often counts too, up to a debt."""
        self._size = size
        self._seconds = seconds
        self._debt = debt
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether once more is allowed."""
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.pop(key, None) or Bucket(self._size, self._seconds, self._debt)
        self._buckets[key] = bucket
        if len(self._buckets) > KEYS_KEPT:
            self._buckets.popitem(last=False)
        return bucket
