"""Every test has its own folder and no locale, and gives argparse its own sentences back."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    for name in ("LAMPLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    for name in ("_", "ngettext"):
        monkeypatch.setattr(argparse, name, getattr(argparse, name))
    monkeypatch.setattr("lamplight.kernel.game._registered", {})  # without the toy games of other tests
