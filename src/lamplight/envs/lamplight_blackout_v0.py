"""Blackout: Hong Kong as a PettingZoo environment: for two to four, its chapters also alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from lamplight.text.extras import need

need("envs", "lamplight_blackout_v0")

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

    `players` (1 to 4) and `chapter` (1 to 5; 0: none; one player plays chapters only); `rules` has any other option of
    the game by name. The further options are those of `GameEnv`: `components`, `reward`, `gamma`, `observation`,
    `oracle`, `position`, `render_mode`, `language`.
    """

    metadata: ClassVar[dict[str, Any]] = {**GameEnv.metadata, "name": "lamplight_blackout_v0"}

    def __init__(
        self, *, players: int = 2, chapter: int = 0, rules: Mapping[str, object] | None = None, **options: Any
    ) -> None:
        EzPickle.__init__(self, players=players, chapter=chapter, rules=rules, **options)
        super().__init__("blackout", {"players": players, "chapter": chapter, **(rules or {})}, **options)
