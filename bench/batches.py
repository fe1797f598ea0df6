"""`Batch` of this checkout beside that of another one, an earlier release for instance, in turns on one machine.

    python bench/batches.py ../lamplight-0.1.0 --rounds 5

Both must have been set up with the extra `envs` and compiled. Prints a table: steps a second of processor time, the
middle of the rounds, at each size of the batch; and how many times as many this checkout makes.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def run(python: Path, seconds: float) -> dict[str, Any]:
    """One turn of a checkout."""
    command = [str(python), str(HERE / "batch_worker.py"), "--seconds", str(seconds)]
    told = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "LAMPLIGHT_PURE": "0"}
    )
    found: dict[str, Any] = json.loads(told.stdout)
    if found["pure"]:
        raise SystemExit(f"{python}: not compiled (`lamplight compile`)")
    return found


def main() -> None:
    """Measure both in turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    pythons = {"ours": Path(sys.executable), "theirs": given.other.resolve() / ".venv" / "bin" / "python"}
    rounds: dict[str, list[dict[str, Any]]] = {name: [] for name in pythons}
    for number in range(given.rounds):
        for name in list(pythons)[:: 1 if number % 2 == 0 else -1]:
            rounds[name].append(run(pythons[name], given.seconds)["rates"])
    print("| batch | the other | this checkout | times | with random choices |\n|---|---|---|---|---|")
    for case in rounds["ours"][0]:
        rate = {
            (name, kind): statistics.median(one[case][kind] for one in rounds[name])
            for name in pythons
            for kind in ("steps", "loop")
        }
        ours, theirs = rate["ours", "steps"], rate["theirs", "steps"]
        loops = rate["ours", "loop"] / rate["theirs", "loop"]
        print(f"| {case} | {theirs:,.0f} | {ours:,.0f} | {ours / theirs:.1f} | {loops:.1f} |")


if __name__ == "__main__":
    main()
