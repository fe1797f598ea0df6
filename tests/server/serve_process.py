"""`lamplight serve` as a process, and packages of somebody else's that are installed for it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import psutil

T = TypeVar("T")
EVENT_TIMEOUT_S = 180.0
"""How long the tests wait for what must happen."""


class Serving:
    """A server and its processes; what it says goes into files."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.temporary = folder / "temporary"
        self.temporary.mkdir(exist_ok=True)
        self._said = folder / "said"
        self._log = folder / "log"
        plain = {name: value for name, value in os.environ.items() if not name.startswith("LAMPLIGHT_")}
        kept = {name: os.environ[name] for name in ("LAMPLIGHT_CACHE", "LAMPLIGHT_PURE") if name in os.environ}
        generous = {f"LAMPLIGHT_LIMIT_{name}": "10000" for name in ("COMMANDS", "GUESTS", "REQUESTS", "TABLES")}
        surroundings = {**plain, **kept, **generous, "LAMPLIGHT_LANG": "en", "TMPDIR": str(self.temporary)}
        command = [sys.executable, "-m", "lamplight.cli.main", "serve", "--data", str(self.data), *arguments]
        with self._said.open("wb") as out, self._log.open("ab") as err:
            self.process = subprocess.Popen(command, stdout=out, stderr=err, env={**surroundings, **environment})

    def __enter__(self) -> Serving:
        try:
            self.address = self.wait(self._listening)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def _listening(self) -> str | None:
        assert self.process.poll() is None, self.said + self.log
        found = re.search(r"Lamplight is at (\S+)", self.said)
        return None if found is None else found[1]

    @property
    def port(self) -> str:
        return self.address.rpartition(":")[2]

    @property
    def said(self) -> str:
        """What it has said to people."""
        return self._said.read_text(encoding="utf-8")

    @property
    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text(encoding="utf-8")

    @property
    def events(self) -> list[dict[str, object]]:
        """What it has logged, as data: every line must be."""
        return [json.loads(line) for line in self.log.splitlines()]

    def logged(self, event: str, **values: object) -> list[dict[str, object]]:
        """The log's lines of this kind."""
        return [one for one in self.events if one["event"] == event and values.items() <= one.items()]

    def wait(self, until: Callable[[], T | None]) -> T:
        """What something gives, once it gives anything."""
        end = time.monotonic() + EVENT_TIMEOUT_S
        while not (found := until()):
            assert time.monotonic() < end, self.log
            time.sleep(0.02)
        return found

    def workers(self, role: str) -> list[int]:
        """The processes that serve (`web`) or think (`bot`), those that are ready."""
        found: list[int] = []
        for child in psutil.Process(self.process.pid).children():
            try:
                listens = any(one.status == psutil.CONN_LISTEN for one in child.net_connections("tcp"))
                if child.status() != psutil.STATUS_ZOMBIE and listens == (role == "web"):
                    found.append(child.pid)
            except psutil.Error:
                continue
        return found

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop; its exit status."""
        self.process.send_signal(number)
        return self.process.wait(EVENT_TIMEOUT_S)

    def kill(self) -> None:
        """Kill all of it."""
        everything = [*psutil.Process(self.process.pid).children(), psutil.Process(self.process.pid)]
        for one in everything:
            try:
                one.kill()
            except psutil.NoSuchProcess:
                continue
        self.process.wait(EVENT_TIMEOUT_S)
        psutil.wait_procs(everything, EVENT_TIMEOUT_S)


def also(site: Path) -> str:
    """A `PYTHONPATH` with one more folder in front."""
    return os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))


def install(site: Path, name: str, source: str, entry_points: Mapping[str, Mapping[str, str]]) -> None:
    """Install a module with its entry points where `PYTHONPATH` leads."""
    information = site / f"{name}-1.0.dist-info"
    information.mkdir(parents=True, exist_ok=True)
    (site / f"{name}.py").write_text(source, encoding="utf-8")
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines: list[str] = []
    for group, entries in entry_points.items():
        lines += [f"[{group}]", *(f"{key} = {name}:{value}" for key, value in entries.items())]
    (information / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
