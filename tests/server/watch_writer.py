"""A process that writes into a slot as fast as it can, so that another one reads while it does.

Whatever it writes agrees with itself: table, doing and detail are made of one letter.
"""

from __future__ import annotations

import string
import sys
from pathlib import Path

from lamplight.server.watchdog import SharedWatchdog, share


def main() -> None:
    """Write so many times into the slot of a file."""
    watch = SharedWatchdog(share(Path(sys.argv[1]), 1), 0)
    for number in range(int(sys.argv[2])):
        letter = string.ascii_letters[number % 52]
        with watch.over(letter * (1 + number % 40), letter, letter.encode() * (number % 4000), float(ord(letter))):
            watch.alive()
        watch.alive()


if __name__ == "__main__":
    main()
