"""Runs that are compared, and a package of bots that misbehave."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from lamplight.arena import Fixture, InProcess, Played, Results
from lamplight.arena.table import Head

STRANGE = """
import os, signal
from pathlib import Path


class Strange:
    def __init__(self, how, mark):
        self.how, self.mark = how, mark

    def choose(self, view, legal, sampler, clock):
        once = self.how.endswith("once")
        if not once or not self.mark.exists():
            self.mark.touch()
            if self.how.startswith("dies"):
                os._exit(3)
            if self.how.startswith("hangs"):
                os.kill(os.getpid(), signal.SIGSTOP)
            if self.how == "raises":
                raise RuntimeError("strange")
            if self.how == "cheats":
                return -7
            print("what bots print disturbs nobody")
        return legal[0]


def maker(how):
    return lambda setup, seat, seed: Strange(how, Path(__file__).with_name("mark"))


dies, dies_once, hangs_once, raises, cheats, chats = map(
    maker, ("dies", "dies-once", "hangs-once", "raises", "cheats", "chats")
)
"""


def install_strange_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a package with strange bots known to this process and to its workers, as an installed one would be."""
    about = folder / "strange-1.dist-info"
    about.mkdir(parents=True)
    (folder / "strange.py").write_text(STRANGE, encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n", encoding="utf-8")
    names = ("dies", "dies_once", "hangs_once", "raises", "cheats", "chats")
    entries = "\n".join(f"{name} = strange:{name}" for name in names)
    (about / "entry_points.txt").write_text(f"[lamplight.bots]\n{entries}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))  # pyright: ignore[reportUnknownMemberType]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH")))))


class Interrupted(InProcess):
    """Plays some matches, then Ctrl-C."""

    def __init__(self, after: int) -> None:
        self.after = after

    def play(self, head: Head, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        for number, played in enumerate(super().play(head, fixtures)):
            if number == self.after:
                raise KeyboardInterrupt
            yield played


def untimed(results: Results | Path) -> dict[str, Any]:
    """Results without what depends on the machine."""
    data: dict[str, Any] = (
        json.loads((results / "results.json").read_text(encoding="utf-8"))
        if isinstance(results, Path)
        else json.loads(json.dumps(asdict(results)))
    )
    data.pop("timing")
    return data
