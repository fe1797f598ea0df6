"""What the encoders share: cells of two bytes in a buffer that becomes a tensor without being copied.

An encoder writes the numbers that its layout would read from the seat's view, and takes whatever is not public through
the same known-by masks as the declarations do. This file and the encoders are compiled, like the rules.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, SEALED


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of one set-up."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.blank = bytes(2 * cells)

    def encode(self, state: State, seat: int) -> bytearray:
        """What a seat observes: `cells` whole numbers of two bytes, the lower byte first."""
        raise NotImplementedError

    def standing(self, state: State) -> list[int]:
        """For each seat its score as everybody sees it now, higher being better."""
        raise NotImplementedError


def put(buffer: bytearray, cell: int, number: int, low: int, high: int) -> None:
    """Write a number, cut off at its bounds."""
    if number < low:
        number = low
    elif number > high:
        number = high
    buffer[cell + cell] = number & 255
    if number > 255 or number < 0:
        buffer[cell + cell + 1] = number >> 8 & 255


def mark(buffer: bytearray, cell: int) -> None:
    """Set a flag."""
    buffer[cell + cell] = 1


def mark_all(buffer: bytearray, start: int, places: list[int]) -> None:
    """Set the flags of several places of a field."""
    for place in places:
        cell = start + place
        buffer[cell + cell] = 1


def mark_bits(buffer: bytearray, start: int, bits: int) -> None:
    """Set the flags of a bit mask."""
    place = start
    while bits:
        if bits & 1:
            buffer[place + place] = 1
        bits >>= 1
        place += 1


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
