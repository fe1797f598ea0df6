"""Fixtures of the tests of Blackout."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where component sets are written that many tests use."""
    return tmp_path_factory.mktemp("sets")
