"""The core on another Python, PyPy above all: what that one lacks is brought along.

States, rules and search are plain Python on the standard library, but an installed PyPy is often older than ours, has
none of the packages that records and texts need, and does not know Lamplight. `pack`, on this side, writes down what is
needed there: where the sources are, the entry points, and the component sets as data. This file, run as a script over
there, unpacks it and then runs a module. Nothing here is used by an ordinary start.
"""

from __future__ import annotations

import builtins
import dataclasses
import hashlib
import importlib.metadata
import json
import os
import runpy
import sys
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

GROUPS = ("lamplight.games", "lamplight.minds", "lamplight.bots")
_SOURCES = Path(__file__).resolve().parent.parent


def pack(target: Path, sets: Iterable[Path] = ()) -> None:
    """Write down what another Python needs; `sets` are folders of component sets besides the built-in ones."""
    import tomllib  # noqa: PLC0415 - there is one here, but perhaps not there

    built_in = [path.parent for path in _SOURCES.glob("lamplight/games/*/sets/*/set.toml")]
    files = [file for folder in (*built_in, *sets) for file in sorted(folder.glob("*.toml"))]
    texts = [file.read_text(encoding="utf-8") for file in files]
    luggage = {
        "version": importlib.metadata.version("lamplight"),
        "entries": {
            group: {entry.name: entry.value for entry in importlib.metadata.entry_points(group=group)}
            for group in GROUPS
        },
        "sets": {_key(text): tomllib.loads(text) for text in texts},
    }
    target.write_text(json.dumps(luggage), encoding="utf-8")


def command(python: str, luggage: Path, module: str, *arguments: str) -> list[str]:
    """The command that runs a module of Lamplight under another Python."""
    return [python, str(Path(__file__).resolve()), str(luggage), module, *arguments]


def _key(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class _Entry:
    """An entry point as far as it is used here."""

    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value

    def load(self) -> object:
        module, _, attribute = self.value.partition(":")
        return getattr(import_module(module), attribute)


class _Stand(type):
    """What stands in for a class of a package that is not there: it may be named and inherited from, not used."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: object) -> _Stand:
        return super().__new__(cls, name, bases, namespace)

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: object) -> None:
        super().__init__(name, bases, namespace)

    def __call__(cls, *_: object, **__: object) -> object:
        raise ImportError(f"{cls.__name__} needs a package that is not there")


def unpack(luggage: Mapping[str, Any]) -> None:
    """Give this Python what it lacks, before anything of Lamplight is imported."""
    os.environ["LAMPLIGHT_PURE"] = "1"  # what was compiled here is of no use there
    entries: Mapping[str, Mapping[str, str]] = luggage["entries"]
    sets: Mapping[str, dict[str, Any]] = luggage["sets"]

    def entry_points(*, group: str, name: str | None = None) -> list[_Entry]:
        return [_Entry(n, value) for n, value in entries[group].items() if name in (None, n)]

    def version(_: str) -> str:
        return str(luggage["version"])

    def loads(text: str) -> dict[str, Any]:
        return sets[_key(text)]

    _set(importlib.metadata, entry_points=entry_points, version=version)
    msgspec = types.ModuleType("msgspec")
    for name in ("Struct", "DecodeError", "ValidationError", "MsgspecError"):
        _set(msgspec, **{name: _Stand(name, (), {})})
    tomllib = types.ModuleType("tomllib")
    _set(tomllib, loads=loads)
    sys.modules.update({"msgspec": msgspec, "tomllib": tomllib, "mypy_extensions": _extensions()})
    if not hasattr(typing, "TypeAlias"):
        _rejuvenate()


def _extensions() -> types.ModuleType:
    """mypy_extensions without mypyc: its marks mean nothing."""

    def mypyc_attr(*_: object, **__: object) -> Callable[[type], type]:
        return lambda cls: cls

    extensions = types.ModuleType("mypy_extensions")
    _set(extensions, mypyc_attr=mypyc_attr)
    return extensions


def _rejuvenate() -> None:
    """What Python 3.9 does not know yet: slots of data classes, strict zips, some names of typing."""
    dataclass: Callable[..., Any] = dataclasses.dataclass
    plain_zip: Callable[..., Any] = builtins.zip

    def young_dataclass(cls: type | None = None, *, slots: bool = False, **given: object) -> object:
        del slots
        return dataclass(cls, **given)

    def young_zip(*parts: Iterable[object], strict: bool = False) -> object:
        del strict  # where lengths might differ, tests under a younger Python have found it
        return plain_zip(*parts)

    _set(dataclasses, dataclass=young_dataclass)
    _set(builtins, zip=young_zip)
    _set(typing, TypeAlias=object, Self=object, TypeGuard=typing.Optional, NotRequired=typing.Optional)


def _set(module: types.ModuleType, **names: object) -> None:
    for name, value in names.items():
        setattr(module, name, value)


if __name__ == "__main__":
    unpack(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    sys.argv = sys.argv[2:]
    sys.path[0] = str(_SOURCES)
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
