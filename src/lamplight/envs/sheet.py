"""Sheets: observations of many rows in one array, which numpy looks at without a copy.

A row is cleared by what was written into it last, so that its length costs nothing: most cells are empty. A sheet has
plain numbers (16 bits), or the bits of what they come to when they are scaled (as float32). Cells are written by the
encoders, which are compiled like this file.
"""

from __future__ import annotations

from struct import pack, unpack
from sys import byteorder
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

ONE: Final = 0x3F800000
"""The bits of 1.0."""
BITS: Final = 60
LOW: Final = (1 << 60) - 1
"""So many bits of a mask are looked at together."""


class Scales:
    """What numbers come to in each cell of a scaled row, as bits: made once for a layout."""

    def __init__(self, scales: list[int]) -> None:
        self.cells = len(scales)
        tables: dict[int, int] = {}
        words: list[int] = []
        for scale in scales:
            if scale not in tables:
                tables[scale] = len(words) + scale
                factor = unpack("=f", pack("=f", 1.0 / scale))[0]
                words += [unpack("=i", pack("=f", number * factor))[0] for number in range(-scale, scale + 1)]
        self.words = vec[i32](words)
        self.zero = vec[i32]([tables[scale] for scale in scales])
        """For each cell the place of its 0 among the words."""


PLAIN: Final = Scales([])
"""Numbers stay as they are."""


class Sheet:
    """So many rows of cells. `begin` clears a row, which is then written into."""

    def __init__(self, cells: int, rows: int, scales: Scales = PLAIN) -> None:
        """With `scales` it holds the bits of scaled numbers (`bits`), otherwise plain ones (`plain`)."""
        self.cells: i64 = cells
        self.scaled = scales.cells > 0
        self.scales = scales
        size = cells * rows
        self.bits = vec[i32]([0] * size if self.scaled else [])
        self.plain = vec[i16]([] if self.scaled else [0] * size)
        self._touched = vec[i32]([0] * size)
        self._counts = vec[i32]([0] * rows)
        self._row: i64 = 0
        self._start: i64 = 0
        self._base: i64 = 0
        self._next: i64 = 0

    def fresh(self) -> Sheet:
        """An empty sheet of plain numbers in place of this one, which has never been written into: quickly made."""
        found = Sheet(0, 0)
        found.cells = self.cells
        found.plain = self.plain[:]
        found._touched = self._touched
        found._counts = self._counts
        return found

    def begin(self, row: int) -> None:
        """Clear a row; what is written now goes into it."""
        self._row = row
        start = self._row * self.cells
        end = start + i64(self._counts[self._row])
        touched = self._touched
        place = start
        if self.scaled:
            bits = self.bits
            while place < end:
                bits[i64(touched[place])] = 0
                place += 1
        else:
            plain = self.plain
            while place < end:
                plain[i64(touched[place])] = 0
                place += 1
        self._start = start
        self._base = start
        self._next = start
        self._counts[self._row] = 0

    def end(self) -> None:
        """The row is written."""
        self._counts[self._row] = i32(self._next - self._start)

    def shift(self, cells: int) -> None:
        """What is written from now on goes so many cells further to the right."""
        self._base += i64(cells)

    def mark(self, cell: int) -> None:
        """Set a flag."""
        where = self._base + i64(cell)
        if not self.scaled:
            self._set(where)
            return
        bits = self.bits
        if not bits[where]:
            self._touched[self._next] = i32(where)
            self._next += 1
        bits[where] = i32(ONE)

    def mark_all(self, start: int, places: list[int]) -> None:
        """Set the flags of several places of a field."""
        base = self._base + i64(start)
        if not self.scaled:
            for place in places:
                self._set(base + i64(place))
            return
        bits, touched, after = self.bits, self._touched, self._next
        for place in places:
            where = base + i64(place)
            if not bits[where]:
                touched[after] = i32(where)
                after += 1
            bits[where] = i32(ONE)
        self._next = after

    def mark_bits(self, start: int, bits: int) -> None:
        """Set the flags of a bit mask."""
        while bits > LOW:
            self.mark_bits(start, bits & LOW)
            bits >>= BITS
            start += BITS
        where = self._base + i64(start)
        left: i64 = bits
        while left:
            if left & 1:
                self._set(where)
            left >>= 1
            where += 1

    def put(self, cell: int, number: int, low: int, high: int) -> None:
        """Write a number, cut off at its bounds."""
        if number < low:
            number = low
        elif number > high:
            number = high
        if not number:
            return
        where = self._base + i64(cell)
        if not self.scaled:
            self._write(where, number)
            return
        bits = self.bits
        if not bits[where]:
            self._touched[self._next] = i32(where)
            self._next += 1
        scales = self.scales
        bits[where] = scales.words[i64(scales.zero[where - self._start]) + i64(number)]

    def count(self, cell: int, high: int) -> None:
        """Add one to a number, up to a bound."""
        where = self._base + i64(cell)
        self._write(where, min(self._read(where) + 1, high))

    def _set(self, where: i64) -> None:
        if self.scaled:
            if not self.bits[where]:
                self._touch(where)
            self.bits[where] = i32(ONE)
        else:
            if not self.plain[where]:
                self._touch(where)
            self.plain[where] = 1

    def _write(self, where: i64, number: int) -> None:
        if self.scaled:
            if not self.bits[where]:
                self._touch(where)
            zero = i64(self.scales.zero[where - self._start])
            self.bits[where] = self.scales.words[zero + i64(number)]
        else:
            if not self.plain[where]:
                self._touch(where)
            self.plain[where] = i16(number)

    def _read(self, where: i64) -> int:
        if not self.scaled:
            return int(self.plain[where])
        bits = self.bits[where]
        number = 0
        zero = i64(self.scales.zero[where - self._start])
        while bits and self.scales.words[zero + i64(number)] != bits:
            number = number + 1 if bits > 0 else number - 1
        return number

    def _touch(self, where: i64) -> None:
        self._touched[self._next] = i32(where)
        self._next += 1

    def data(self) -> bytearray:
        """All plain numbers, two bytes each, the lower byte first."""
        found = bytearray(memoryview(self.plain))
        if byteorder == "big":
            found[::2], found[1::2] = found[1::2], found[::2]
        return found
