"""A worker: `python -m lamplight.arena.worker` plays what it is told, line by line.

On its input: the `Head` of the run as a line of JSON, then a `Fixture` a line. On its output: `ready`; before each
decision the number of the seat that begins to think, which is its sign of life; after each match its `Played` line. It
ends with its input. Whatever bots print goes to the error stream.
"""

from __future__ import annotations

import json
import os
import sys

from lamplight.arena.schedule import Fixture
from lamplight.arena.table import Head, Table


def main() -> None:
    """Play until there is no more input."""
    answers = os.fdopen(os.dup(1), "w", encoding="ascii", newline="\n")
    os.dup2(2, 1)

    def answer(text: object) -> None:
        answers.write(f"{text}\n")
        answers.flush()

    table = Table(Head(**json.loads(sys.stdin.readline())))
    answer("ready")
    for line in sys.stdin:
        number, deal, seed, bots = json.loads(line)
        answer(table.play(Fixture(number, deal, seed, tuple(bots)), answer).line())


if __name__ == "__main__":
    main()
