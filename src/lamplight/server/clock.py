"""What time it is, for a server: it never goes back, though the machine's clock may be set back."""

from __future__ import annotations

import time
from collections.abc import Callable

NS_PER_MS = 1_000_000


class Clock:
    """Milliseconds since 1970. When the machine's clock is set back, this one goes on from where it was."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        """What the steady clock lacks."""

    def __call__(self) -> int:
        steady = self._steady()
        self._ahead = max(self._ahead, self._wall() - steady)
        return (steady + self._ahead) // NS_PER_MS


now_ms = Clock()
"""That of this process."""
