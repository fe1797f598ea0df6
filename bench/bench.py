"""Measure the engine on one core: decisions, matches, clones, lists of options, views, samples, replays and search.

Each form (the Python files, the compiled modules) runs in a process of its own; they take turns, and each figure is the
median over the rounds. Prints a table and writes bench/results/latest.json.
"""

from __future__ import annotations

from contest import arguments, forms, hold, where_the_time_goes, write
from rich.console import Console
from rich.progress import Progress
from show import absent, own_table


def main() -> None:
    """Measure all forms and tell the results."""
    given = arguments("Measure the engine.")
    with Progress(transient=True) as progress:
        held = hold(forms(given, progress), given.rounds, progress)
        result = write(given, held, where_the_time_goes(given, progress))
    console = Console()
    console.print(own_table(result), *absent(held))


if __name__ == "__main__":
    main()
