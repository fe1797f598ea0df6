"""How a peer is measured, in the same way as ours: random matches, and copies of a state half-way. Prints JSON.

A decision is a choice among two or more options. Rates are per second of processor time. This runs under the peer's own
Python, so it imports the standard library only; a package that is not there is a clear message.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Peer:
    """One game of a peer: `play` plays a random match and returns its decisions."""

    play: Callable[[random.Random], int]
    copier: Callable[[random.Random], Callable[[], object]] | None = None
    """From a random generator to the peer's own copy method, on a state about half-way."""


def package(name: str) -> Any:
    """The peer's package, or a clear message."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        sys.exit(f"The package {name} is not there ({error}); bench/peers.py installs it.")


def _repeat(work: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    times, done, start = 0, 0, time.process_time()
    while True:
        done += work()
        times += 1
        spent = time.process_time() - start
        if spent > seconds:
            return times, done, spent


def measure(peer: Peer, seconds: float) -> dict[str, float]:
    """The figures of one game."""
    rng = random.Random(1)
    peer.play(rng)
    matches, decisions, spent = _repeat(lambda: peer.play(rng), seconds)
    figures = {
        "decisions_per_second": decisions / spent,
        "matches_per_second": matches / spent,
        "decisions_per_match": decisions / matches,
    }
    if peer.copier is not None:
        copy = peer.copier(random.Random(2))

        def clone() -> int:
            copy()
            return 1

        clones, _, spent = _repeat(clone, seconds / 4)
        figures["clone_us"] = 1e6 * spent / clones
    return figures


def main(distribution: str, games: dict[str, Peer]) -> None:
    """Measure all games of a peer."""
    parser = argparse.ArgumentParser(description="Measure a peer, once.")
    parser.add_argument("--quick", action="store_true", help="hardly any time")
    seconds = 0.001 if parser.parse_args().quick else 1.0
    cases = {name: measure(peer, seconds) for name, peer in games.items()}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    version = importlib.metadata.version(distribution)
    print(json.dumps({"python": python, "version": version, "cases": cases}))
