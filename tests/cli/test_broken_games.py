"""Installed games that cannot be loaded: the others can be played, and a sentence says what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .helpers import process

ENTRIES = {
    "absent": "no_such_module:GAME",
    "crashing": "crashing_game:GAME",
    "nothing": "crashing_game_parts:NOTHING",
    "other-name": "crashing_game_parts:OTHER",
}


@pytest.fixture
def path(tmp_path: Path) -> dict[str, str]:
    """An environment in which a package with broken games is installed."""
    about = tmp_path / "strangers_games-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers-games\nVersion: 1\n", encoding="utf-8")
    entries = "\n".join(f"{name} = {target}" for name, target in ENTRIES.items())
    (about / "entry_points.txt").write_text(f"[lamplight.games]\n{entries}\n", encoding="utf-8")
    (tmp_path / "crashing_game.py").write_text("raise ZeroDivisionError('by lamps')\n", encoding="utf-8")
    (tmp_path / "crashing_game_parts.py").write_text(
        "from lamplight.games.dual_powers import GAME as OTHER\nNOTHING = None\n", encoding="utf-8"
    )
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Warning: The game"), ("fr", "Attention"), ("it", "Attenzione"), ("ru", "Предупреждение")],
)
def test_the_others_play_and_every_broken_one_is_named(path: dict[str, str], language: str, words: str) -> None:
    run = process("options", "dual-powers", "--lang", language, environment=path)
    assert run.returncode == 0
    assert "neutral_regions" in run.stdout
    lines = run.stderr.splitlines()
    assert len(lines) == len(ENTRIES)
    for name, line in zip(sorted(ENTRIES), lines, strict=True):
        assert line.startswith(words)
        assert name in line
        assert "strangers-games" in line
        assert ENTRIES[name] in line
        assert "Traceback" not in line


def test_the_reason_is_told(path: dict[str, str]) -> None:
    said = process("options", "dual-powers", environment=path).stderr
    assert "(ZeroDivisionError: by lamps)" in said
    assert "(ModuleNotFoundError: No module named 'no_such_module')" in said


def test_who_asks_for_a_broken_game_is_told_what_is_wrong_with_it(path: dict[str, str]) -> None:
    run = process("play", "crashing", environment=path)
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith(
        "Error: The game “crashing” from the package strangers-games is left out"
    )


FACES = """
import warnings
from lamplight.envs.research import researched_games
from lamplight.games.dual_powers import GAME
GAME.faces = {"research": "crashing_game:RESEARCH"}
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(*researched_games())
print(*(str(one.message) for one in caught))
"""


def test_environments_leave_out_a_game_whose_face_is_broken(path: dict[str, str]) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FACES], env={**os.environ, **path}, capture_output=True, text=True, check=True
    )
    names, warning = run.stdout.splitlines()
    assert names == "lamplight_blackout_v0"
    assert "crashing_game:RESEARCH" in warning
