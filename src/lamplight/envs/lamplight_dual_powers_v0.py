"""Dual Powers: Revolution 1917 as a PettingZoo environment: for two, or alone against the Opposition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from lamplight.text.extras import need

need("envs", "lamplight_dual_powers_v0")

from gymnasium.utils import EzPickle  # noqa: E402

from .aec import GameEnv  # noqa: E402

__all__ = ["env", "raw_env"]


def env(**options: Any) -> raw_env:
    """The environment with PettingZoo's usual guard: an illegal action ends the match as a loss.

    See `raw_env` for the options.
    """
    return raw_env(guarded=True, **options)


class raw_env(GameEnv):  # noqa: N801 - PettingZoo's name for it
    """The environment itself.

    `solo` ("red" or "white") and `difficulty` (1 to 6) play alone; `rules` has any other option of the game by name.
    The further options are those of `GameEnv`: `components`, `reward`, `gamma`, `observation`, `oracle`, `position`,
    `render_mode`, `language`.
    """

    metadata: ClassVar[dict[str, Any]] = {**GameEnv.metadata, "name": "lamplight_dual_powers_v0"}

    def __init__(
        self, *, solo: str = "none", difficulty: int = 1, rules: Mapping[str, object] | None = None, **options: Any
    ) -> None:
        EzPickle.__init__(self, solo=solo, difficulty=difficulty, rules=rules, **options)
        super().__init__("dual-powers", {"solo": solo, "difficulty": difficulty, **(rules or {})}, **options)
