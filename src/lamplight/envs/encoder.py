"""What the encoders share.

An encoder writes the numbers that its layout would read from the seat's view, and takes whatever is not public through
the same known-by masks as the declarations do. This file and the encoders are compiled, like the rules.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, SEALED

from .sheet import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of one set-up. A subclass has `write`, or if it need not be fast `encode`."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self._blank = Sheet(cells, 1)

    def write(self, out: Sheet, state: State, seat: int) -> None:
        """Write what a seat observes into the row of a sheet that has begun."""
        data = self.encode(state, seat)
        for cell in range(self.cells):
            number = data[cell + cell] | data[cell + cell + 1] << 8
            out.put(cell, number - 65536 if number > 32767 else number, -32768, 32767)

    def encode(self, state: State, seat: int) -> bytearray:
        """What a seat observes: `cells` whole numbers of two bytes, the lower byte first."""
        sheet = self._blank.fresh()
        sheet.begin(0)
        self.write(sheet, state, seat)
        sheet.end()
        return sheet.data()

    def standing(self, state: State) -> list[int]:
        """For each seat its score as everybody sees it now, higher being better."""
        raise NotImplementedError


def mask(options: list[int], size: int) -> bytearray:
    """The legal actions as flags, a byte each."""
    buffer = bytearray(size)
    for option in options:
        buffer[option] = 1
    return buffer


def settle(state: State, seats: int, random: Callable[[], float]) -> int:
    """Answer for CHANCE until a seat is asked; returns that seat (of several, the first), or `OVER`."""
    while state.acting == CHANCE:
        state.apply(CHANCE, state.roll(random()))
    if state.acting == SEALED:
        return state.to_act(seats)[0]
    return state.acting
