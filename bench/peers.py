"""Measure the engine beside what a Python user would pick instead, all in one run.

Each peer is installed into an environment of its own under bench/.envs (versions: peers.toml) and runs there, under the
same Python as ours; ours and theirs take turns. One that cannot be installed or run is told with the reason.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from contest import HERE, Contestant, arguments, forms, hold, last_line, where_the_time_goes, write
from rich.console import Console
from rich.progress import Progress
from show import absent, comparison, own_table

ENVIRONMENTS = HERE / ".envs"
"""Hidden, so that the checkers of our own code pass it by."""


def peers(quick: bool, progress: Progress) -> list[Contestant]:
    """All peers, installed."""
    wanted = tomllib.loads((HERE / "peers.toml").read_text(encoding="utf-8"))
    task = progress.add_task("Installing", total=len(wanted))
    found: list[Contestant] = []
    for name, entry in wanted.items():
        progress.update(task, description=f"Installing {name}")
        python = ENVIRONMENTS / name / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        command = (str(python), str(HERE / "peers" / entry["script"]), *(("--quick",) if quick else ()))
        found.append(Contestant(name, command, missing=install(ENVIRONMENTS / name, python, entry["requires"])))
        progress.advance(task)
    return found


def install(folder: Path, python: Path, requires: list[str]) -> str:
    """An environment with a peer, made anew when its versions change; returns "" or why it cannot be."""
    stamp = folder / "requires"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == "\n".join(requires):
        return ""
    shutil.rmtree(folder, ignore_errors=True)
    uv = shutil.which("uv") or shutil.which("uv", path=str(HERE.parent / ".bootstrap" / "bin"))
    steps = [[sys.executable, "-m", "venv", str(folder)], [str(python), "-m", "pip", "install", "-q", *requires]]
    if uv is not None:
        steps = [
            [uv, "venv", "-q", "--python", sys.executable, str(folder)],
            [uv, "pip", "install", "-q", "--python", str(python), *requires],
        ]
    for step in steps:
        done = subprocess.run(step, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"it cannot be installed: {last_line(done.stderr)}"
    stamp.write_text("\n".join(requires), encoding="utf-8")
    return ""


def main() -> None:
    """Measure ours and theirs."""
    given = arguments("Measure the engine beside others.")
    with Progress(transient=True) as progress:
        contestants = [*forms(given, progress), *peers(given.quick, progress)]
        held = hold(contestants, given.rounds, progress)
        result = write(given, held, where_the_time_goes(given, progress))
    console = Console()
    console.print(own_table(result), comparison(held), *absent(held))


if __name__ == "__main__":
    main()
