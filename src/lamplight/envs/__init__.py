"""The games for researchers: PettingZoo, Gymnasium and OpenSpiel faces of the same rules.

>>> from lamplight.envs import lamplight_dual_powers_v0
>>> env = lamplight_dual_powers_v0.env()
>>> env.reset(seed=1917)
>>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
('red', 5)

`lamplight_dual_powers_v0` and `lamplight_blackout_v0` are PettingZoo environments; `lamplight.envs.solo` registers the
Gymnasium ones, and `lamplight.envs.openspiel` the games of OpenSpiel. `docs/envs.md` tells about all of them, and
`docs/observations.md` what observations are made of.
"""

from __future__ import annotations

import re
from importlib import import_module
from types import ModuleType

VERSIONS = ("lamplight_blackout_v0", "lamplight_dual_powers_v0")
"""The PettingZoo environments that there are."""


def __getattr__(name: str) -> ModuleType:
    if name in VERSIONS:
        return import_module(f"{__name__}.{name}")
    if re.fullmatch(r"lamplight_[a-z_]+_v[0-9]+", name):
        from lamplight.text.extras import told  # noqa: PLC0415 - only for a sentence

        raise ImportError(told("envs-unknown-version", name=name, names=", ".join(VERSIONS)), name=name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
