"""An encoder for any game that has a layout: it reads each cell from the seat's view.

That is slow beside an encoder of its own, which writes the same numbers straight from the state. For a small game
it is enough, and it can never tell more than the seat may know.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from sys import byteorder

from lamplight.kernel.state import State

from .encoder import Encoder
from .layout import Layout
from .observations import view_of


class ViewEncoder(Encoder):
    """Writes what `layout` reads from views; `standing` gives each seat's score as everybody sees it."""

    def __init__(self, layout: Layout, seats: Sequence[str], standing: Callable[[State], list[int]]) -> None:
        super().__init__(layout.cells)
        self._layout = layout
        self._seats = tuple(seats)
        self._standing = standing

    def encode(self, state: State, seat: int) -> bytearray:
        cells = array("h", self._layout.read(view_of(state, seat), self._seats[seat]))
        if byteorder == "big":
            cells.byteswap()
        return bytearray(cells.tobytes())

    def standing(self, state: State) -> list[int]:
        return self._standing(state)
