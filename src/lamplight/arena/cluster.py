"""Matches on many machines: Ray hands them out, and plays again what was lost with a machine.

Every node needs the same version of Lamplight (and the compiled core, for its speed). What a match comes to depends on
its fixture alone, so results are the same as on one machine, if bots think by iterations.
"""

# pyright: basic
# Ray has few types.

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from functools import lru_cache
from importlib import import_module
from itertools import islice
from typing import Any

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.text.extras import need

from .played import Played
from .schedule import Fixture
from .table import Head, Table

MATCH_RETRIES = 5
"""How often a match is played again that was lost with its worker or its machine."""
ANSWER_TIMEOUT_S = 5.0
"""For a cluster to answer at all."""
MATCHES_AHEAD_PER_CORE = 3
"""Handed out before the first of them is done."""


def connect(address: str) -> Any:
    """Ray, connected to the cluster at an address; `auto` finds the one on this machine, `local` starts one here."""
    need("cluster", "Ray")
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        try:
            _knock(address)
            ray.init(
                address=None if address == "local" else address,
                log_to_driver=False,
                logging_level="ERROR",
                configure_logging=False,
                include_dashboard=False if address == "local" else None,
            )
        except (OSError, ValueError, RuntimeError) as problem:
            reason = str(problem).strip().partition("\n")[0][:200]
            raise LamplightError(
                Message("arena-ray-unreachable", {"address": address[:100], "reason": reason})
            ) from None
    return ray


def _knock(address: str) -> None:
    """Raise at once if nobody answers at an address; Ray itself would try for minutes."""
    if address not in ("auto", "local"):
        host, _, port = address.rpartition("//")[2].rpartition(":")
        if not host or not port.isdigit():
            raise ValueError("host:port")
        with socket.create_connection((host, int(port)), timeout=ANSWER_TIMEOUT_S):
            pass


def spread(address: str, work: Callable[..., Any], common: tuple[Any, ...], items: Iterable[Any]) -> Iterator[Any]:
    """`work(*common, item)` for every item, on all cores of a cluster; results come as they are ready."""
    ray = connect(address)
    task = ray.remote(work).options(max_retries=MATCH_RETRIES, num_cpus=1)
    shared = [ray.put(one) for one in common]
    left = iter(items)
    running: list[Any] = []
    while True:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running += [
            task.remote(*shared, item) for item in islice(left, max(0, cores * MATCHES_AHEAD_PER_CORE - len(running)))
        ]
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        try:
            yield from ray.get(done)
        except ray.exceptions.RayTaskError as problem:
            raise problem.as_instanceof_cause() from None
        except ray.exceptions.RayError as problem:
            reason = str(problem).strip().partition("\n")[0][:200]
            raise LamplightError(Message("arena-ray-lost", {"times": MATCH_RETRIES, "reason": reason})) from None


@lru_cache(maxsize=4)
def _table(head: str) -> Table:
    return Table(Head(**json.loads(head)))


def _play(head: str, fixture: Fixture) -> str:
    return _table(head).play(fixture).line()


class OnRay:
    """An executor of the arena: plays on a Ray cluster."""

    def __init__(self, address: str = "auto") -> None:
        self.address = address

    def play(self, head: Head, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        told = json.dumps(asdict(head), sort_keys=True)
        for line in spread(self.address, _play, (told,), fixtures):
            yield Played.parse(line)
