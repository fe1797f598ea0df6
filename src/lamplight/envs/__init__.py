"""The games for researchers: PettingZoo, Gymnasium and OpenSpiel faces of the same rules.

>>> from lamplight.envs import lamplight_dual_powers_v0
>>> env = lamplight_dual_powers_v0.env()
>>> env.reset(seed=1917)
>>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
('red', 5)

Every game that tells researchers about itself (`Research`) has a PettingZoo environment, `lamplight_<game>_v0`;
`lamplight.envs.solo` registers the Gymnasium ones, and `lamplight.envs.openspiel` the games of OpenSpiel.
`docs/envs.md` tells about all of them, and `docs/observations.md` what observations are made of.
"""

from __future__ import annotations

from types import ModuleType

from .versions import environment, install

install()


def __getattr__(name: str) -> ModuleType:
    return environment(name)
