"""Processes in which Lamplight is installed with some of its extras, or with none: the rest cannot be found there."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

DISTRIBUTION = "lamplight-games"
COMMAND = "import sys; from lamplight.cli.main import main; sys.exit(main())"
HIDING = """\
import sys
from importlib.machinery import PathFinder


class Installed(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            return None
        return super().find_spec(name, path, target)


sys.meta_path[sys.meta_path.index(PathFinder)] = Installed
"""
"""A `sitecustomize`: processes that a process starts have it as well."""


def closure(*extras: str) -> set[str]:
    """The distributions that an install with these extras brings along."""
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    left = [(DISTRIBUTION, extra) for extra in ("", *extras)]
    while left:
        one = left.pop()
        if one in seen:
            continue
        seen.add(one)
        name, extra = one
        try:
            needs = [Requirement(text) for text in requires(name) or []]
        except PackageNotFoundError:
            continue  # for another system
        found.add(name)
        for need in needs:
            if need.marker is None or need.marker.evaluate({"extra": extra}):
                left += [(canonicalize_name(need.name), wanted) for wanted in ("", *need.extras)]
    return found


def installed(folder: Path, *extras: str) -> dict[str, str]:
    """The environment for a process that has these extras only."""
    there = closure(*extras)
    hidden = {
        module
        for module, owners in packages_distributions().items()
        if not any(canonicalize_name(owner) in there for owner in owners)
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sitecustomize.py").write_text(HIDING.format(hidden=hidden), encoding="utf-8")
    places = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "LAMPLIGHT_DATA")}
    return {**os.environ, **places, "PYTHONPATH": str(folder), "LAMPLIGHT_LANG": "en"}


def python(code: str, environment: dict[str, str], *arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
    """What a fresh process says."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        input=told,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=environment["HOME"],
    )


def lamplight(environment: dict[str, str], *arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
    """The command `lamplight` in such a process."""
    return python(COMMAND, environment, *arguments, told=told)
