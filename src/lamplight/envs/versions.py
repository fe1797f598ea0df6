"""The PettingZoo environments as modules: `lamplight.envs.lamplight_<game>_v0`, made from what the game tells.

PettingZoo's own environments are modules with `env` and `raw_env`, so ours are too; but no file is written for each.
This file is read whenever anything of the package is, so it imports the rest of it only when it is needed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

PACKAGE = __name__.rpartition(".")[0]
_NAME = re.compile(r"lamplight_[a-z0-9_]+_v[0-9]+")


def environment(name: str) -> ModuleType:
    """The module of an environment, or an error that lists those that there are."""
    if not _NAME.fullmatch(name):
        raise AttributeError(f"module {PACKAGE!r} has no attribute {name!r}")
    _needed(name)
    names = _researched_games()
    if name not in names:
        told: Callable[..., str] = import_module("lamplight.text.extras").told
        raise ImportError(told("envs-unknown-version", name=name, names=", ".join(names)), name=name)
    return import_module(f"{PACKAGE}.{name}")


def install() -> None:
    """Have Python find the modules."""
    if not any(isinstance(finder, _Versions) for finder in sys.meta_path):
        sys.meta_path.append(_Versions())


class _Versions(MetaPathFinder, Loader):
    """Makes the modules when they are imported."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or not _NAME.fullmatch(name):
            return None
        _needed(name)
        return ModuleSpec(fullname, self) if name in _researched_games() else None

    def create_module(self, spec: ModuleSpec) -> None:
        del spec

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__.rpartition(".")[2]
        game, research = _researched_games()[name]
        raw_env = import_module(f"{PACKAGE}.aec").raw_env_of(name, game.id, research)

        def env(**options: Any) -> Any:
            """The environment with PettingZoo's usual guard: an illegal action ends the match as a loss.

            See `raw_env` for the options.
            """
            return raw_env(guarded=True, **options)

        raw_env.__module__ = module.__name__
        module.__doc__ = f"A PettingZoo environment: {research.about}"
        module.__dict__.update(env=env, raw_env=raw_env, __all__=["env", "raw_env"])


def _needed(name: str) -> None:
    """Say what is missing, before games are asked what only researchers have."""
    import_module("lamplight.text.extras").need("envs", name)


def _researched_games() -> dict[str, tuple[Any, Any]]:
    found: dict[str, tuple[Any, Any]] = import_module(f"{PACKAGE}.research").researched_games()
    return found
