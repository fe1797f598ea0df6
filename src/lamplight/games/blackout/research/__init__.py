"""The game for researchers: what observations are made of, and the environments that there are."""

from lamplight.envs.research import Research

from .layout import make
from .scene import scene
from .variants import SHORT

RESEARCH = Research(
    make,
    "Blackout: Hong Kong, for two to four, its chapters also alone. One player plays chapters (1 to 5) only.",
    parameters={"players": 2, "chapter": 0},
    players=(1, 4),
    solo={f"Chapter{chapter}": {"players": 1, "chapter": chapter} for chapter in range(1, 6)},
    variants={"short": SHORT},
    board="map",
    scene=scene,
)

__all__ = ["RESEARCH"]
