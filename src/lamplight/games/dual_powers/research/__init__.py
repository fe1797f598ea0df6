"""The game for researchers: what observations are made of, and the environments that there are."""

from lamplight.envs.research import Research

from .layout import make
from .scene import scene
from .variants import SHORT

RESEARCH = Research(
    make,
    "Dual Powers: Revolution 1917, for two, or alone (`solo` red or white) at a `difficulty` of 1 to 6.",
    parameters={"solo": "none", "difficulty": 1},
    players=(1, 2),
    zero_sum_seats=2,
    solo={"Red": {"solo": "red"}, "White": {"solo": "white"}},
    variants={"short": SHORT},
    board="board",
    scene=scene,
)

__all__ = ["RESEARCH"]
