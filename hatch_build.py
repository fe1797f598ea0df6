"""Puts the compiled core into a wheel when `LAMPLIGHT_COMPILED_WHEEL=1` asks for it; wheels are pure otherwise."""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface[Any]):
    """The hook that hatchling calls when it builds a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: the compiler, and all that the sources import."""
        if not self._wanted():
            return []
        return ["mypy[mypyc]>=2.4,<2.5", "setuptools>=80", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the core and name the files that go into the wheel."""
        if not self._wanted() or version == "editable":
            return
        spec = importlib.util.spec_from_file_location("native", Path(self.root) / "src" / "lamplight" / "native.py")
        assert spec is not None
        assert spec.loader is not None
        native = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(native)
        self._folder = tempfile.TemporaryDirectory()
        os.environ["LAMPLIGHT_CACHE"] = self._folder.name
        built, said = native.build(lambda _done, _total: None)
        if built is None:
            sys.exit(f"the compiled core could not be built: {said}")
        build_data["force_include"][str(built)] = f"lamplight/{native.SHIPPED}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @staticmethod
    def _wanted() -> bool:
        return os.environ.get("LAMPLIGHT_COMPILED_WHEEL", "") not in ("", "0")
