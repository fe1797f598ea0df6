"""Who plays the fixtures: worker processes on this machine, or this process; others need only `Executor.play`."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, astuple
from functools import lru_cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

from lamplight.bots import Player
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.message import Argument, Message

from .played import Played
from .schedule import Fixture
from .table import Head, Table

WORKER = "lamplight.arena.worker"
SILENCE_TIMEOUT_S = 300.0
"""A worker that gives no sign of life for so long is killed; bots with large budgets are given longer."""


class Executor(Protocol):
    """Plays fixtures somewhere, and gives back what came of each, in any order."""

    def play(self, head: Head, fixtures: Iterable[Fixture]) -> Iterator[Played]: ...


class InProcess:
    """Plays in this process, one match after another: for tests, notebooks and debuggers."""

    def play(self, head: Head, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        table = Table(head)
        for fixture in fixtures:
            yield table.play(fixture)


class Workers:
    """Plays in `jobs` processes, each of them a `lamplight.arena.worker`.

    A worker that dies, or gives no sign of life for too long, is replaced. The match that it was playing is tried once
    more and then given up; both are told as mishaps of the bot that was thinking.
    """

    def __init__(self, jobs: int = 1, timeout_s: float | None = None) -> None:
        if jobs < 1:
            raise LamplightError(Message("arena-bad-jobs", {"jobs": jobs}))
        self.jobs = jobs
        self.timeout_s = timeout_s

    def play(self, head: Head, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        waiting = deque(fixtures)
        said: SimpleQueue[tuple[_Worker, str]] = SimpleQueue()
        troubles: dict[int, list[list[str]]] = {}
        team: list[_Worker] = []
        try:
            team.extend(_Worker(head, said) for _ in range(min(self.jobs, len(waiting))))
            while team:
                worker, line = self._hear(team, said)
                if line.isdigit():
                    worker.seat = int(line)
                    continue
                if not line:  # it has died, or hangs
                    team.remove(worker)
                    trouble, fixture = worker.bury(), worker.fixture
                    if fixture is None:
                        raise LamplightError(_no_worker(trouble[2]))
                    troubles.setdefault(fixture.number, []).append(trouble)
                    if len(troubles[fixture.number]) == 1:
                        waiting.appendleft(fixture)
                    else:
                        known = troubles.pop(fixture.number)
                        yield Played(fixture.number, fixture.deal, list(fixture.bots), mishaps=known, failed=trouble[1])
                    if waiting:
                        team.append(_Worker(head, said))
                    continue
                if line != "ready":
                    played = Played.parse(line)
                    played.mishaps[:0] = troubles.pop(played.number, [])
                    yield played
                if waiting:
                    worker.take(waiting.popleft(), self.timeout_s)
                else:
                    team.remove(worker)
                    worker.bury()
        finally:
            for worker in team:
                worker.bury()

    @staticmethod
    def _hear(team: list[_Worker], said: SimpleQueue[tuple[_Worker, str]]) -> tuple[_Worker, str]:
        """What one of the team says next; nothing, if it has ended or does not say anything for too long."""
        while True:
            late = [worker for worker in team if worker.is_late] if said.empty() else []
            if late:
                return late[0], ""
            try:
                worker, line = said.get(timeout=0.2)
            except Empty:
                continue
            if worker in team:  # those that were killed may have said something before
                worker.heard = time.monotonic()
                return worker, line


class _Worker:
    """A worker process, with a thread that listens to it."""

    def __init__(self, head: Head, said: SimpleQueue[tuple[_Worker, str]]) -> None:
        self.fixture: Fixture | None = None
        self.seat = -1
        self.timeout_s = SILENCE_TIMEOUT_S
        self.heard = time.monotonic()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the worker is buried
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", WORKER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C is for the one who asked, not for the workers
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise LamplightError(_no_worker(reason_of(error))) from None
        self._thread = Thread(target=self._listen, args=(said,), daemon=True)
        self._thread.start()
        self._tell(json.dumps(asdict(head)))

    @property
    def is_late(self) -> bool:
        return time.monotonic() - self.heard > self.timeout_s

    def take(self, fixture: Fixture, timeout_s: float | None) -> None:
        """Begin a match."""
        self.fixture, self.seat = fixture, -1
        self.timeout_s = _timeout_s(fixture.bots) if timeout_s is None else timeout_s
        self._tell(json.dumps(astuple(fixture)))

    def bury(self) -> list[str]:
        """End it, however it is; the mishap it was, in case it should not have ended: bot, kind, detail."""
        late = self.is_late
        self._process.kill()
        self._thread.join()
        assert self._process.stdin is not None
        with suppress(OSError):  # what it was told last may still wait to be read
            self._process.stdin.close()
        with self._process, self._errors:
            self._errors.seek(0)
            last = self._errors.read().decode("utf-8", "replace").strip().rpartition("\n")[2]
        bot = self.fixture.bots[self.seat] if self.fixture is not None and self.seat >= 0 else ""
        if late:
            return [bot, "hung", f"{self.timeout_s:g}"]
        return [bot, "died", last[:200] or str(self._process.returncode)]

    def _listen(self, said: SimpleQueue[tuple[_Worker, str]]) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if text := line.strip():
                said.put((self, text))
        said.put((self, ""))

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # if it has died, the listener will say so
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()


def _no_worker(reason: Argument) -> Message:
    return Message("arena-no-worker", {"python": sys.executable[:200], "reason": reason})


@lru_cache
def _timeout_s(bots: tuple[str, ...]) -> float:
    """Ten times its seconds, or a tenth of a second an iteration, is more than any sound bot takes for a decision."""
    budgets = [Player.parse(bot).allowed for bot in bots]
    return max(SILENCE_TIMEOUT_S, *(max(10 * budget.seconds, budget.iterations / 10) for budget in budgets))
