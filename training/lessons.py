"""What each game's minds learn from: the ways to play of each mode, and the expert that newer ones are measured by."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lamplight.bots.levels import mind_of
from lamplight.bots.mind import Mind, Settings
from lamplight.bots.net import Nets
from lamplight.bots.nets import Layout
from lamplight.games.blackout.bot import mind as blackout
from lamplight.games.dual_powers.bot import mind as dual_powers
from lamplight.kernel.game import Setup

FROZEN = Path(__file__).parents[1] / "tests" / "bots" / "frozen"
"""The weights of the old expert."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to learn: what networks are shown, and the ways to play of each mode."""

    layout: Layout
    modes: Mapping[str, Sequence[Mapping[str, object]]]


LESSONS = {
    "dual-powers": Lesson(
        dual_powers.LAYOUT,
        {
            "two": [{}],
            "solo": [{"solo": side, "difficulty": level} for level in range(1, 7) for side in ("red", "white")],
        },
    ),
    "blackout": Lesson(
        blackout.LAYOUT,
        {
            **{str(players): [{"players": players}] for players in (2, 3, 4)},
            "solo": [{"players": 1, "chapter": chapter} for chapter in range(1, 6)],
        },
    ),
}


def old_settings(game: str) -> Settings:
    """How the expert of version 0.1 searched."""
    if game == "dual-powers":
        return Settings(exploration=0.6, span=dual_powers.ROUND, greed=1.0, reduction=0.05)
    return Settings(exploration=0.3, span=1, greed=3.0, reduction=0.03)


def old_mind(game: str, setup: Setup) -> Mind:
    """What the expert of version 0.1 knew."""
    weights = json.loads((FROZEN / f"{game}.json").read_text(encoding="utf-8"))
    mind = mind_of(setup)
    mind.nets = Nets()
    if isinstance(mind, dual_powers.DualPowersMind):
        known = weights["two" if setup.seats == 2 else "solo"]
        mind.weights = [float(known[name]) for name in dual_powers.FEATURES]
    elif isinstance(mind, blackout.BlackoutMind):
        known = weights["solo" if setup.seats == 1 else str(setup.seats)]
        mind.weights = [float(known[name]) for name in blackout.FEATURES]
        mind.spread, mind.spread_ahead = (float(known[name]) for name in blackout.SPREAD)
    return mind
