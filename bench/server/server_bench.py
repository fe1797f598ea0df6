"""Measure the server: live tables, more and more of them, idle clients, a cold table of a long match, and a restart.

`lamplight serve` runs as anybody runs it, in processes of its own; so does the load generator. Every part begins with a
new database. Prints a table and writes bench/results/server.json. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.table import Table as Grid
from server_stage import Table, stage

import lamplight

HERE = Path(__file__).parent
OUT = HERE.parent / "results" / "server.json"
BROKEN = 1000.0
"""Beyond so many milliseconds for 95 of 100 actions nobody would call it live play any more."""
BUSY = 0.85
"""So much of what there is of something is nearly all of it."""
TICKS = os.sysconf("SC_CLK_TCK")
Json: TypeAlias = "str | int | float | list[Json] | dict[str, Json] | None"
Result: TypeAlias = dict[str, Json]


class Given(argparse.Namespace):
    """What was asked for."""

    quick: bool
    tables: int
    most: int
    seconds: float
    clients: int
    unfinished: int
    parts: str
    out: Path


class Server:
    """`lamplight serve` on a data folder, without bots."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        command = [sys.executable, "-m", "lamplight.cli.main", "serve", "--data", str(data), "--port", str(self.port)]
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            [*command, "--bot-workers", "0"], stdout=subprocess.DEVNULL, stderr=(data / "log").open("wb")
        )

    def wait(self) -> float:
        """Until it serves; how many seconds that took."""
        while not self._healthy():
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with status {self._process.returncode}")
            time.sleep(0.005)
        return time.perf_counter() - self.started

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    @property
    def processes(self) -> list[int]:
        """The supervisor and its workers."""
        found = [self._process.pid]
        for pid in found:
            with contextlib.suppress(OSError):
                children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
                found += [int(child) for child in children.split()]
        return found

    @property
    def megabytes(self) -> float:
        """What all its processes have in memory."""
        return sum(_resident(pid) for pid in self.processes)

    def spent(self) -> dict[int, float]:
        """Seconds of processor time, for each process."""
        return {pid: _spent(pid) for pid in self.processes}


def _resident(pid: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def _spent(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


@contextlib.contextmanager
def serving(data: Path) -> Generator[Server]:
    """A server that serves."""
    server = Server(data)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def folder() -> Generator[Path]:
    """A data folder of its own."""
    with tempfile.TemporaryDirectory(prefix="lamplight-bench-") as name:
        yield Path(name)


def set_up(data: Path, count: int) -> list[Table]:
    """Tables at which matches have begun."""

    async def fill() -> list[Table]:
        async with stage(data) as there:
            return await there.two_player_tables(count)

    return asyncio.run(fill())


# Live tables.


def live(given: Given, tell: Callable[[str], None]) -> list[Json]:
    """As many tables as a server should bear at least."""
    tell(f"{given.tables} live tables")
    return [_live(given.tables, given.seconds)]


def push(given: Given, tell: Callable[[str], None]) -> list[Json]:
    """Twice as many tables, and twice as many again, until it breaks."""
    steps: list[Json] = []
    count = 2 * given.tables
    while not steps or (not _broken(steps[-1]) and count <= given.most):
        tell(f"{count} live tables")
        steps.append(_live(count, given.seconds))
        count *= 2
    return steps


def _broken(step: Json) -> bool:
    assert isinstance(step, dict)
    p95 = step["p95_ms"]
    assert isinstance(p95, float)
    return p95 > BROKEN or bool(step["errors"])


def _live(count: int, seconds: float) -> Result:
    with folder() as data:
        tables = set_up(data, count)
        with serving(data) as server:
            warm_up = max(3.0, count / 100)
            orders = {
                "port": server.port,
                "tables": [[one.id, list(one.cookies)] for one in tables],
                "warm_up": warm_up,
                "seconds": seconds,
            }
            load = _load("play", orders)
            assert load.stdin is not None
            assert load.stdout is not None
            load.stdout.readline()  # it begins to count
            before, began, idle_before = server.spent(), time.perf_counter(), _idle()
            line = load.stdout.readline()
            after, lasted = server.spent(), time.perf_counter() - began
            idle = (_idle() - idle_before) / lasted
            load.wait()
            if load.returncode:
                raise RuntimeError("the load generator has failed")
            told: dict[str, Json] = json.loads(line)
            shares = sorted((after[pid] - before.get(pid, 0.0)) / lasted for pid in after)
            step = _step(count, told, shares, idle, server.megabytes)
        return step | _flushes(data)


def _flushes(data: Path, count: int = 300) -> Result:
    """How long the disk alone takes for what every commit waits for, at the pace of a busy server."""
    delays: list[float] = []
    with (data / "flushed").open("wb") as file:
        for _ in range(count):
            file.write(bytes(8192))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            delays.append((time.perf_counter() - began) * 1000)
            time.sleep(0.005)
    delays.sort()
    return {"flush_p50_ms": _part(delays, 50), "flush_p95_ms": _part(delays, 95)}


def _idle() -> float:
    """The seconds that all cores together have had nothing to do, or waited for the disk."""
    fields = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()
    return (int(fields[4]) + int(fields[5])) / TICKS


def _step(count: int, told: dict[str, Json], shares: Sequence[float], idle: float, megabytes: float) -> Result:
    delays, pings = (sorted(_floats(told[name])) for name in ("delays", "pings"))
    errors = sum(_int(told[name]) for name in ("refused", "lost", "unanswered"))
    cpu = told["cpu"]
    assert isinstance(cpu, float)
    return {
        "tables": count,
        "actions": len(delays),
        "p50_ms": _part(delays, 50),
        "p95_ms": _part(delays, 95),
        "p99_ms": _part(delays, 99),
        "worst_ms": delays[-1] if delays else float("inf"),
        "ping_p50_ms": _part(pings, 50),
        "ping_p95_ms": _part(pings, 95),
        "errors": errors,
        "late": _int(told["late"]),
        "server_cpu": _rounded(shares[-1]),
        "load_cpu": _rounded(cpu),
        "idle_cpu": _rounded(idle),
        "megabytes": _rounded(megabytes),
    }


def breaks_first(steps: Sequence[Json]) -> str:
    """What was the limit of the last step."""
    last = steps[-1]
    assert isinstance(last, dict)
    server, load, idle, ping, p95 = (
        float(str(last[name])) for name in ("server_cpu", "load_cpu", "idle_cpu", "ping_p95_ms", "p95_ms")
    )
    if not _broken(last):
        return "nothing yet"
    if load > BUSY:
        return "the load generator, which has no more of its core"
    if server > BUSY:
        return "the processor: the one process that serves has no more of its core"
    if idle < (1 - BUSY) * (os.cpu_count() or 1):
        return "the processor: the machine has nothing left, the load generator's share included"
    if ping > p95 / 2:
        return "the event loop: even a ping waits, while the processor has time left"
    return "the database: actions wait for it, while a ping is answered at once"


# Idle clients.


def idle(given: Given, tell: Callable[[str], None]) -> Result:
    """Clients that are connected, then watch a table of two each."""
    tell(f"{given.clients} idle clients")
    with folder() as data:
        tables = set_up(data, given.clients // 2)
        with serving(data) as server:
            alone = server.megabytes
            orders = {"port": server.port, "tables": [[one.id, list(one.cookies)] for one in tables]}
            load = _load("idle", orders)
            assert load.stdin is not None
            assert load.stdout is not None
            connected = _after(load, "connected", server)
            print(file=load.stdin, flush=True)
            watching = _after(load, "watching", server)
            print(file=load.stdin, flush=True)
            left = int(load.stdout.readline() or 0)
            load.wait()
    return {
        "clients": given.clients,
        "still_connected": left,
        "tables": len(tables),
        "alone_mb": _rounded(alone),
        "connected_mb": _rounded(connected),
        "watching_mb": _rounded(watching),
    }


def _after(load: subprocess.Popen[str], word: str, server: Server) -> float:
    """The server's memory some time after the load generator has said that it is so far."""
    assert load.stdout is not None
    if load.stdout.readline().strip() != word:
        raise RuntimeError("the load generator has failed")
    time.sleep(2)
    return server.megabytes


def _load(what: str, orders: Mapping[str, object]) -> subprocess.Popen[str]:
    load = subprocess.Popen(
        [sys.executable, str(HERE / "server_load.py"), what], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert load.stdin is not None
    print(json.dumps(dict(orders)), file=load.stdin, flush=True)
    return load


# A cold table.


def cold(given: Given, tell: Callable[[str], None]) -> Result:
    """A long match of four, near its end, opened by processes that have nothing of it in memory."""
    tell("a cold table of a long match")
    told: list[dict[str, list[float]]] = []
    with folder() as data:

        async def fill() -> tuple[Table, int]:
            async with stage(data) as there:
                return await there.long_match()

        table, actions = asyncio.run(fill())
        for _ in range(1 if given.quick else 7):
            command = [sys.executable, str(HERE / "server_cold.py"), str(data), table.id]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            told.append(json.loads(done.stdout))
    figures: Result = {"actions": actions, "processes": len(told)}
    for name in ("opened", "shown", "spent"):
        figures[f"first_{name}_ms"] = _rounded(statistics.median(one[name][0] for one in told))
        figures[f"{name}_ms"] = _rounded(statistics.median(again for one in told for again in one[name][1:]))
    return figures


# A restart.


def restart(given: Given, tell: Callable[[str], None]) -> Result:
    """A server is killed and started again on many unfinished tables."""
    tell(f"a restart with {given.unfinished} unfinished tables")
    with folder() as data:
        tables = set_up(data, given.unfinished)
        before = Server(data)
        before.wait()
        before.stop()
        server = Server(data)
        try:
            healthy = server.wait()
            orders = {"port": server.port, "tables": [[tables[0].id, [tables[0].cookies[0]]]]}
            load = _load("idle", orders)
            assert load.stdin is not None
            assert load.stdout is not None
            load.stdout.readline()
            asked = time.perf_counter()
            print(file=load.stdin, flush=True)
            load.stdout.readline()
            shown = time.perf_counter() - asked
            load.stdin.close()
            load.wait()
        finally:
            server.stop()
    return {
        "tables": given.unfinished,
        "healthy_s": _rounded(healthy),
        "first_snapshot_ms": _rounded(1000 * shown),
        "serving_s": _rounded(healthy + shown),
    }


# Numbers.


def _part(ordered: Sequence[float], percent: int) -> float:
    return _rounded(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]) if ordered else float("inf")


def _floats(value: Json) -> list[float]:
    assert isinstance(value, list)
    return [float(one) for one in value if isinstance(one, int | float)]


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _rounded(number: float) -> float:
    return float(f"{number:.4g}")


PARTS: dict[str, Callable[[Given, Callable[[str], None]], Json]] = {
    "live": live,
    "push": push,
    "idle": idle,
    "cold": cold,
    "restart": restart,
}


def show(result: Result) -> list[Grid]:
    """The figures, for a terminal."""
    grids: list[Grid] = []
    for part in PARTS:
        value = result.get(part)
        rows = value if isinstance(value, list) else [value]
        found = [row for row in rows if isinstance(row, dict)]
        if found:
            grid = Grid(show_header=False, title=part)
            for name in found[0]:
                cells = [row[name] for row in found]
                grid.add_row(name, *(f"{cell:.4g}" if isinstance(cell, float) else str(cell) for cell in cells))
            grids.append(grid)
    return grids


def arguments() -> Given:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--quick", action="store_true", help="a few tables for a moment: only to see that it works")
    parser.add_argument("--tables", type=int, default=200, help="live tables (default: %(default)s)")
    parser.add_argument(
        "--most", type=int, default=3200, help="when pushed, live tables to stop at (default: %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=20, help="how long each step counts (default: %(default)s)")
    parser.add_argument("--clients", type=int, default=2000, help="idle clients (default: %(default)s)")
    parser.add_argument("--unfinished", type=int, default=1000, help="tables at a restart (default: %(default)s)")
    parser.add_argument("--parts", default=",".join(PARTS), help="which parts, of: %(default)s")
    parser.add_argument("--out", type=Path, default=OUT, help="where the results go")
    given = parser.parse_args(namespace=Given())
    if given.quick:
        given.tables, given.most = 4, 8
        given.seconds, given.clients, given.unfinished = 2.0, 20, 10
    return given


def main() -> None:
    """Measure everything that is asked for."""
    given = arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every client is a file, here and in the server
    result: Result = {
        "lamplight": lamplight.__version__,
        "machine": {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count() or 1},
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "database": "SQLite",
    }
    console = Console()
    with console.status("") as status:
        for name in given.parts.split(","):
            result[name] = PARTS[name](given, lambda what: status.update(f"Measuring {what}"))
            if name in ("live", "push"):
                steps = result[name]
                assert isinstance(steps, list)
                result["limit"] = breaks_first(steps)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    console.print(*show(result))
    if "limit" in result:
        console.print(f"What breaks first: {result['limit']}.")


if __name__ == "__main__":
    main()
