"""What documents need to be tried: the example game, and nothing for libraries that are not installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from lamplight.kernel import game

collect_ignore = [] if find_spec("torch") else ["examples/torch_dataset.py"]
sys.path.append(str(Path(__file__).parent / "examples" / "night-quay" / "src"))


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page registers is gone when the page has been read."""
    monkeypatch.setattr(game, "_registered", dict(game.games()))
