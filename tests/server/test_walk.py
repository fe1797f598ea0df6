"""The walk of a move through a server, as docs/architecture.md tells it, is the one that a profiler sees."""

from __future__ import annotations

import asyncio.tasks
import re
import threading
from pathlib import Path
from types import CodeType, FrameType

import lamplight
from lamplight.kernel.match import Match
from lamplight.server.settings import Settings

from .conftest import GENEROUS, Server
from .guests import Guest, playing, some_action

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
HEADING = "### A move, from the socket to the rules"
FIRST = "_read"
RULES = ("why_not", "play")
"""What the rules are asked about a move, and then told to do."""
SOURCES = Path(lamplight.__file__).parent
Call = tuple[str, str]
"""A file below `lamplight`, and a function in it."""


class Follower:
    """Notes which of the server's functions are under way when a match is asked or told something.

    A task goes on where it was started: its walk begins with that of whoever started it.
    """

    def __init__(self) -> None:
        self.on = False
        self.walks: dict[str, list[Call]] = {}
        self._started: dict[CodeType, list[Call]] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if not self.on:
            return
        code = frame.f_code
        if event == "call" and code is asyncio.tasks.create_task.__code__ and frame.f_back is not None:
            self._started[frame.f_locals["coro"].cr_code] = self._under_way(frame.f_back)
        elif event == "call" and code.co_name in RULES and code.co_filename == str(SOURCES / "kernel" / "match.py"):
            self._reached(frame.f_back, code.co_name)
        elif event == "c_call" and isinstance(getattr(arg, "__self__", None), Match):  # the compiled form
            self._reached(frame, str(getattr(arg, "__name__", "")))

    def _reached(self, frame: FrameType | None, asked: str) -> None:
        if frame is not None and asked in RULES and asked not in self.walks:
            self.walks[asked] = [*self._under_way(frame), ("kernel/match.py", f"Match.{asked}")]

    def _under_way(self, frame: FrameType | None) -> list[Call]:
        found: list[Call] = []
        outermost: CodeType | None = None
        while frame is not None:
            code = frame.f_code
            if code.co_filename.startswith(str(SOURCES / "server")):
                outermost = code
                found.append((str(Path(code.co_filename).relative_to(SOURCES)), code.co_qualname))
            frame = frame.f_back
        before = [] if outermost is None else self._started.get(outermost, [])
        return before + found[::-1]

    @property
    def walk(self) -> list[Call]:
        """From the socket to the rules that are asked, and from there on to the rules that are told."""
        asked, told = (self.walks[name] for name in RULES)
        return [*asked, *(call for call in told if call not in asked)]


def documented() -> list[Call]:
    section = PAGE.read_text(encoding="utf-8").partition(f"{HEADING}\n")[2].partition("\n## ")[0]
    numbered: list[tuple[str, str, str]] = re.findall(r"^(\d+)\. `([\w/.]+)` `([\w.]+)`", section, re.MULTILINE)
    assert [int(number) for number, _, _ in numbered] == list(range(1, len(numbered) + 1))
    return [(file, function) for _, file, function in numbered]


def test_a_move_goes_as_the_documentation_says(tmp_path: Path) -> None:
    follower = Follower()
    threading.setprofile(follower)
    try:
        server = Server(Settings(data=tmp_path, port=0, limits=GENEROUS))
    finally:
        threading.setprofile(None)
    ann, ben = Guest(server), Guest(server, "Ben")
    try:
        table = playing(ann, ben)
        live = ann.live()
        seat, version, action = some_action(live, table)
        follower.on = True
        answer = live.do(type="play", table=table, seat=seat, version=version, action=action)
        follower.on = False
    finally:
        ann.close()
        ben.close()
        server.stop()
    assert answer["type"] == "ack"
    assert follower.walk[0] == ("server/live/socket.py", FIRST)
    assert follower.walk == documented()
