"""Steps a second of one checkout's `Batch`, as one line of JSON. `bench/batches.py` calls it, with old releases too.

A step is one action in one match, with its observation (float32). Rates are per second of processor time: `steps` of
the calls of `step` alone, `loop` with the choice of random legal actions, from lists where there are any, else from
masks.
"""

from __future__ import annotations

import argparse
import inspect
import json
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lamplight import native
from lamplight.envs.batch import Batch

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "Dual Powers": ("dual-powers", {}),
    "Blackout for 2": ("blackout", {"players": 2}),
}
SIZES = (1, 64, 256, 1024)


def measure(game: str, options: dict[str, object], size: int, seconds: float) -> tuple[float, float]:
    """Steps a second of processor time: of the steps alone, and with the choices."""
    lent: dict[str, Any] = {"copy": False} if "copy" in inspect.signature(Batch.__init__).parameters else {}
    batch: Any = Batch(game, size, options, **lent)
    rng = np.random.default_rng(1)
    now = batch.reset(seed=1)
    lists = bool(lent)  # both came together
    stepping = choosing = 0.0
    steps = 0
    while stepping < seconds:
        chosen: Any
        before = time.process_time()
        if lists:
            chosen = now.choose(rng.random(size))
        else:
            masks: NDArray[Any] = now.action_mask
            chosen = (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)
        between = time.process_time()
        now = batch.step(chosen)
        stepping += time.process_time() - between
        choosing += between - before
        steps += size
    return steps / stepping, steps / (stepping + choosing)


def main() -> None:
    """Measure all cases once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for name, (game, options) in GAMES.items():
        for size in SIZES:
            steps, loop = measure(game, options, size, given.seconds)
            found[f"{name}, {size}"] = {"steps": steps, "loop": loop}
    print(json.dumps({"pure": native.is_pure(), "rates": found}))


if __name__ == "__main__":
    main()
