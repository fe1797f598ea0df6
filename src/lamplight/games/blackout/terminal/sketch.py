"""The sketch of the map: locations at their places with the streets between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.text import Text

from .short_names import SHORT

TALLEST, WIDEST = 24, 112
"""The largest sketch, in rows and columns."""


@dataclass(frozen=True)
class Spot:
    """A location of the sketch."""

    x: int
    y: int
    label: Text


class Sketch:
    """Locations at their places with the streets between them, as large as the screen allows."""

    def __init__(self, spots: Sequence[Spot], streets: Sequence[tuple[int, int]]) -> None:
        self.spots = spots
        self.streets = streets

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = min(options.max_width, WIDEST)
        height = max(5, min(TALLEST, (len(self.spots) * 2 + 2) // 3))
        places = self._places(width, height)
        canvas = Canvas(width, height)
        for first, second in self.streets:
            canvas.line(_middle(places[first]), _middle(places[second]))
        for spot, (row, column, _) in zip(self.spots, places, strict=True):
            canvas.write(row, column, spot.label)
        yield from canvas.rows()

    def _places(self, width: int, height: int) -> list[tuple[int, int, int]]:
        """Row, column and length of each label: where it belongs, or as near as there is room."""
        longest = max((spot.label.cell_len for spot in self.spots), default=0)
        columns = _scaled([spot.x for spot in self.spots], max(1, width - longest))
        rows = _scaled([spot.y for spot in self.spots], height)
        taken: list[tuple[int, int, int]] = []
        for spot, row, column in zip(self.spots, rows, columns, strict=True):
            length = spot.label.cell_len
            taken.append((*_free_place(taken, row, column, length, width, height), length))
        return taken


def _middle(place: tuple[int, int, int]) -> tuple[int, int]:
    row, column, length = place
    return row, column + min(length, SHORT + 2) // 2


def _scaled(values: Sequence[int], size: int) -> list[int]:
    low, span = min(values, default=0), max(values, default=0) - min(values, default=0)
    return [round((value - low) * (size - 1) / span) if span else size // 2 for value in values]


def _free_place(
    taken: Sequence[tuple[int, int, int]], row: int, column: int, length: int, width: int, height: int
) -> tuple[int, int]:
    """The place nearest to the wanted one where a label touches no other one."""

    def free(place: tuple[int, int]) -> bool:
        down, right = place
        return all(down != other or right > at + long or right + length < at for other, at, long in taken)

    if free((row, column)):
        return row, column
    places = [(down, right) for down in range(height) for right in range(max(1, width - length))]
    places.sort(key=lambda place: abs(place[0] - row) * 4 + abs(place[1] - column))
    return next(filter(free, places), (row, column))


class Canvas:
    """Characters with styles; lines are made of braille dots, two by four in a character."""

    _DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.dots: Counter[tuple[int, int]] = Counter()
        self.written: dict[tuple[int, int], tuple[str, str]] = {}

    def line(self, first: tuple[int, int], second: tuple[int, int]) -> None:
        """A line between the middles of two characters, each given by row and column."""
        (top, left), (bottom, right) = ((row * 4 + 2, column * 2 + 1) for row, column in (first, second))
        steps = max(abs(bottom - top), abs(right - left), 1)
        for step in range(steps + 1):
            down = round(top + (bottom - top) * step / steps)
            across = round(left + (right - left) * step / steps)
            place = (down // 4, across // 2)
            self.dots[place] |= self._DOTS[down % 4][across % 2]

    def write(self, row: int, column: int, label: Text) -> None:
        """A label; it covers the lines."""
        for number, letter in enumerate(label.plain):
            size = cell_len(letter)
            style = " ".join(str(span.style) for span in label.spans if span.start <= number < span.end)
            for part in range(size):
                self.written[row, column + part] = (letter if part == 0 else "", style)
            column += size

    def rows(self) -> Iterator[Text]:
        """The canvas, line by line."""
        for row in range(self.height):
            cells = [self.written.get((row, column)) or self._drawn(row, column) for column in range(self.width)]
            line = Text(no_wrap=True, overflow="crop")
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style=style)
            line.rstrip()
            yield line

    def _drawn(self, row: int, column: int) -> tuple[str, str]:
        dots = self.dots[row, column]
        return (chr(0x2800 + dots), "dim") if dots else (" ", "")
