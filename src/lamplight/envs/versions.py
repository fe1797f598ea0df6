"""The PettingZoo environments as modules: `lamplight.envs.lamplight_<game>_v0`, made from what the game tells.

PettingZoo's own environments are modules with `env` and `raw_env`, so ours are too; but no file is written for each.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .extras import need
from .research import Research, researched_games

if TYPE_CHECKING:
    from .aec import GameEnv

PACKAGE = __name__.rpartition(".")[0]
_NAME = re.compile(re.escape(PACKAGE) + r"\.(lamplight_[a-z0-9_]+_v[0-9]+)")


def raw_env_of(name: str, game_id: str, research: Research) -> type[GameEnv]:
    """The class of a game's PettingZoo environment."""
    from gymnasium.utils import EzPickle  # noqa: PLC0415 - only where the extra is installed

    from .aec import GameEnv  # noqa: PLC0415

    class raw_env(GameEnv):  # noqa: N801 - PettingZoo's name for it
        def __init__(self, *, rules: Mapping[str, object] | None = None, **options: Any) -> None:
            EzPickle.__init__(self, rules=rules, **options)
            own = {option: options.pop(option, usual) for option, usual in research.parameters.items()}
            super().__init__(game_id, {**own, **(rules or {})}, **options)

    own = ", ".join(f"`{option}` ({usual!r} if nothing is said)" for option, usual in research.parameters.items())
    raw_env.metadata = {**GameEnv.metadata, "name": name}
    raw_env.__doc__ = (
        f"The environment itself: {research.about}\n\n"
        f"Options of the game: {own or 'none'}; `rules` has any other by name. The further options are those of\n"
        "`GameEnv`: `components`, `reward`, `gamma`, `observation`, `oracle`, `position`, `render_mode`, `language`."
    )
    raw_env.__module__ = f"{PACKAGE}.{name}"
    raw_env.__qualname__ = "raw_env"
    return raw_env


class _Versions(MetaPathFinder, Loader):
    """Makes the modules when they are imported."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        found = _NAME.fullmatch(fullname)
        return ModuleSpec(fullname, self) if found and found[1] in researched_games() else None

    def create_module(self, spec: ModuleSpec) -> None:
        del spec

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__.rpartition(".")[2]
        need("envs", name)
        game, research = researched_games()[name]
        raw_env = raw_env_of(name, game.id, research)

        def env(**options: Any) -> GameEnv:
            """The environment with PettingZoo's usual guard: an illegal action ends the match as a loss.

            See `raw_env` for the options.
            """
            return raw_env(guarded=True, **options)

        module.__doc__ = f"A PettingZoo environment: {research.about}"
        module.__dict__.update(env=env, raw_env=raw_env, __all__=["env", "raw_env"])


def install() -> None:
    """Have Python find the modules."""
    if not any(isinstance(finder, _Versions) for finder in sys.meta_path):
        sys.meta_path.append(_Versions())
