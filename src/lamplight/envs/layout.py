"""The layout of an observation: named fields of whole numbers, each read from pieces of a seat's view.

A layout says what stands in which cell, and it can read a view into those cells by itself (`Layout.read`). As a view is
made from the known-by declarations alone, what is read here can never tell more than a seat may know. That reading is
the meaning of an observation, and it is slow; the compiled encoders (the games' `research/encoder.py`) give the same
numbers straight from the state, and the tests hold them to it, cell by cell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from lamplight.kernel.ledger import HIDDEN, View, as_int, as_list, hidden_count, known_items
from lamplight.kernel.types import Plain

Reader: TypeAlias = Callable[[View, str], list[int]]
"""From a view and the name of the seat that holds it to the cells of a field."""
Around: TypeAlias = Callable[[str], Sequence[str]]
"""All seats (or sides) as a seat sees them: itself first."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some cells of an observation that belong together."""

    name: str
    axes: tuple[tuple[str, ...], ...]
    """For each axis the names of its places; none: a single number."""
    low: int
    high: int
    """Numbers beyond these are cut off."""
    pieces: str
    """The pieces of the view that it is read from; `{}` stands for each seat."""
    meaning: str
    read: Reader

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple(len(axis) for axis in self.axes) or (1,)

    @property
    def cells(self) -> int:
        """How many numbers it has."""
        count = 1
        for length in self.shape:
            count *= length
        return count

    @property
    def scale(self) -> int:
        """What a number is divided by in a scaled observation, so that it lies between -1 and 1."""
        return max(1, abs(self.low), abs(self.high))


class Layout:
    """All fields of a game's observations, one after another.

    >>> from lamplight.envs.observations import observations
    >>> layout = observations("dual-powers").layout
    >>> layout["month"].shape, layout.place("month")
    ((6,), slice(95, 101, None))
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.offsets: dict[str, int] = {}
        self.cells = 0
        for field in self.fields:
            if field.name in self.offsets:
                raise ValueError(f"the field {field.name!r} stands twice in the layout")
            self.offsets[field.name] = self.cells
            self.cells += field.cells

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def place(self, name: str) -> slice:
        """The cells of a field."""
        start = self.offsets[name]
        return slice(start, start + self[name].cells)

    def read(self, view: View, seat: str) -> list[int]:
        """The observation that a view comes to: slow, and by construction no more than the view."""
        numbers: list[int] = []
        for field in self.fields:
            cells = field.read(view, seat)
            if len(cells) != field.cells:
                raise ValueError(f"the field {field.name!r} has {field.cells} cells, and {len(cells)} were read")
            numbers += [min(max(number, field.low), field.high) for number in cells]
        return numbers

    def name(self, cell: int) -> str:
        """What stands in a cell, as `field[place, place]`."""
        field = next(one for one in reversed(self.fields) if self.offsets[one.name] <= cell)
        rest = cell - self.offsets[field.name]
        places: list[str] = []
        for axis in reversed(field.axes):
            rest, place = divmod(rest, len(axis))
            places.insert(0, axis[place])
        return f"{field.name}[{', '.join(places)}]" if places else field.name


@dataclass(frozen=True, slots=True)
class Domain:
    """The names that a piece can have, in the order of their cells, as seen from each seat."""

    labels: tuple[str, ...]
    index: Mapping[str, Mapping[str, int]]
    """For each seat: name to cell."""

    @classmethod
    def plain(cls, names: Sequence[str], seats: Sequence[str]) -> Domain:
        """The same names in the same order for everybody."""
        index = {name: number for number, name in enumerate(names)}
        return cls(tuple(names), dict.fromkeys(seats, index))


class Builder:
    """Writes a layout, field by field. A piece with `{}` in its name is read for every seat, the observer first."""

    def __init__(self, around: Around, who: Sequence[str]) -> None:
        self.around = around
        self.who = tuple(who)
        """What the seats are called as seen from one of them: me, next, ..."""
        self.fields: list[Field] = []

    def layout(self) -> Layout:
        """What has been written."""
        return Layout(self.fields)

    def add(
        self,
        name: str,
        meaning: str,
        pieces: str,
        read: Reader,
        axes: Sequence[Sequence[str]] = (),
        low: int = 0,
        high: int = 1,
    ) -> None:
        """Any field."""
        told = tuple(tuple(axis) for axis in axes)
        self.fields.append(Field(name, told, low, high, pieces, meaning, read))

    def number(self, name: str, meaning: str, piece: str, high: int, low: int = 0) -> None:
        """A whole number (or yes and no)."""
        self._each(name, meaning, piece, (), lambda value, _: [int(as_int(value))], low, high)

    def flags(self, name: str, meaning: str, piece: str, labels: Sequence[str]) -> None:
        """A list of names, or of numbers, as flags."""
        self._each(name, meaning, piece, (labels,), lambda value, _: listed(value, labels))

    def choice(self, name: str, meaning: str, piece: str, domain: Domain) -> None:
        """One of several names; nothing is set if there is none or it is hidden."""
        self._each(name, meaning, piece, (domain.labels,), lambda value, owner: one_of(value, domain, owner))

    def hidden(self, name: str, meaning: str, piece: str) -> None:
        """Whether a piece is there but unknown to the observer."""
        self._each(name, meaning, piece, (), lambda value, _: [int(value == HIDDEN)])

    def whose(self, name: str, meaning: str, piece: str) -> None:
        """A seat, as seen from the observer."""
        self.add(name, meaning, piece, lambda view, me: self.seat_cells(view[piece], me), (self.who,))

    def zone(self, name: str, meaning: str, piece: str, domain: Domain) -> None:
        """Every piece of a place that the observer knows."""
        self._each(name, meaning, piece, (domain.labels,), lambda value, owner: several(value, domain, owner))

    def unknown(self, name: str, meaning: str, piece: str, high: int) -> None:
        """How many pieces of a place the observer does not know."""
        self._each(name, meaning, piece, (), lambda value, _: [hidden_count(value)], 0, high)

    def size(self, name: str, meaning: str, piece: str, high: int) -> None:
        """How many pieces a place has, known or not."""
        self._each(name, meaning, piece, (), lambda value, _: [hidden_count(value) + len(known_items(value))], 0, high)

    def seat_cells(self, value: Plain, me: str) -> list[int]:
        """A seat's name as flags, the observer first."""
        return [int(value == seat) for seat in self.around(me)]

    def _each(
        self,
        name: str,
        meaning: str,
        piece: str,
        axes: Sequence[Sequence[str]],
        cells: Callable[[Plain, str], list[int]],
        low: int = 0,
        high: int = 1,
    ) -> None:
        if "{}" not in piece:
            self.add(name, meaning, piece, lambda view, me: cells(view[piece], me), axes, low, high)
            return

        def read(view: View, me: str) -> list[int]:
            return [cell for seat in self.around(me) for cell in cells(view[piece.format(seat)], seat)]

        self.add(name, meaning, piece, read, (self.who, *axes), low, high)


def circle(seats: Sequence[str]) -> Around:
    """Seats around a table: the observer, then who sits next to it, and so on.

    >>> circle(["north", "east", "south"])("east")
    ('east', 'south', 'north')
    """
    turned = {seat: (*seats[place:], *seats[:place]) for place, seat in enumerate(seats)}
    return lambda me: turned[me]


def one_of(value: Plain, domain: Domain, owner: str) -> list[int]:
    """A name as flags."""
    cells = [0] * len(domain.labels)
    if value is not None and value != HIDDEN:
        cells[domain.index[owner][str(value)]] = 1
    return cells


def listed(names: Plain, labels: Sequence[str]) -> list[int]:
    """The names (or numbers) of a list as flags."""
    found = [str(name) for name in as_list(names)]
    return [int(label in found) for label in labels]


def several(zone: Plain, domain: Domain, owner: str) -> list[int]:
    """The known pieces of a place as flags."""
    cells = [0] * len(domain.labels)
    for item in known_items(zone):
        cells[domain.index[owner][item]] = 1
    return cells
