"""The same seed and actions give the same match in another process with another hash seed."""

from __future__ import annotations

import importlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence

from lamplight.kernel.game import Game, OptionValue, find_game
from lamplight.kernel.record import Record, verify

from .walk import ConformanceFailure, demand, new_match, play_randomly


def load_game(reference: str) -> Game:
    """A game by id, or as `module:attribute`."""
    if ":" not in reference:
        return find_game(reference)
    module, _, attribute = reference.partition(":")
    game: object = getattr(importlib.import_module(module), attribute)
    if not isinstance(game, Game):
        raise TypeError(f"{reference} is not a Game")
    return game


def trace(reference: str, options: Mapping[str, OptionValue], seeds: Sequence[int]) -> list[str]:
    """The records of seeded random matches, digests included."""
    game = load_game(reference)
    setup = game.setup(game.read_options(options))
    records: list[str] = []
    for seed in seeds:
        match = new_match(game, setup, seed)
        for _ in play_randomly(match, random.Random(seed)):
            pass
        records.append(str(match.record()))
    return records


def check_processes(
    reference: str, options: Mapping[str, OptionValue] | None = None, seeds: Sequence[int] = range(3)
) -> None:
    """Play in two other processes with different hash seeds, compare, and replay here what was played there."""
    here = trace(reference, options or {}, seeds)
    for hash_seed in ("1", "4242"):
        run = subprocess.run(
            [
                sys.executable,
                "-m",
                "lamplight.testing.processes",
                reference,
                json.dumps(dict(options or {})),
                *map(str, seeds),
            ],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            raise ConformanceFailure("processes", run.stderr[-2000:])
        there: list[str] = json.loads(run.stdout)
        for seed, record, other in zip(seeds, here, there, strict=True):
            if ":" not in reference:
                verify(Record.parse(other))
            demand(
                record == other,
                "processes",
                f"seed {seed}: another process with hash seed {hash_seed} plays another match",
            )


if __name__ == "__main__":
    print(json.dumps(trace(sys.argv[1], json.loads(sys.argv[2]), [int(seed) for seed in sys.argv[3:]])))
