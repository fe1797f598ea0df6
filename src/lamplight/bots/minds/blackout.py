"""Good play in Blackout."""

from __future__ import annotations

from lamplight.kernel.game import Setup

from ..mind import Mind


def make(setup: Setup) -> Mind:
    """The mind for a set-up."""
    return Mind(setup.seats)
