"""Parts of cards and check-mark actions in pictures: drawn from the very parts that the rules carry out.

A picture knows the component set, but not the options of a match: where a number depends on one, all of its choices are
shown, with the stroke for "or" between them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..game import Blackout
from ..rules.model import COLOUR_NAMES, Amount
from ..rules.vocabulary import COSTS, GAIN_NUMBERS, GAINS, NOTHING, Part
from .rows import Thing, amount, arrow, map_cube, sign

Rows = list[list[Thing]]


def rows_of(part: Part) -> Rows:
    """A part as one row of things, or two if it takes so much room: what is paid, an arrow, what is given."""
    cost, paid, what, given, more = part
    first, *others = _gained(what, given)
    first = [*first, *(thing for one, count in more for things in _gained(one, count) for thing in things)]
    if cost == NOTHING:
        return [first, *others]
    name = COSTS[cost].name
    return [[*(_PAID[name] if name in _PAID else [amount(name, paid)]), arrow(), *first], *others]


def _gained(what: int, count: int) -> Rows:
    name = GAINS[what].name
    return _GAINED[name](count) if name in _GAINED else [[amount(name, count)]]


def things_of(amounts: Sequence[Amount]) -> list[Thing]:
    """What a reward, a bonus or an effect gives, in a row."""
    return [thing for name, count in amounts for things in _gained(GAIN_NUMBERS[name], count) for thing in things]


def row_of(part: Part) -> list[Thing]:
    """A part as one row of things."""
    return [thing for things in rows_of(part) for thing in things]


def choices(option: str) -> list[int]:
    """The numbers that an option of the game can have."""
    return [int(value) for one in Blackout.options if one.name == option for value in one.values]


_PAID: dict[str, list[Thing]] = {
    "gasoline-or-book": [sign("gasoline"), sign("either", 0.7), sign("book")],
}
"""By the names of costs; the others have an icon of their own."""
_GAINED: dict[str, Callable[[int], Rows]] = {
    "check-mark": lambda _: [[sign("plus", 0.5), sign("check")]],
    "chosen-resource": lambda count: [[amount("any", count)]],
    "hand-icons": lambda count: [[sign("hand"), sign("search", 0.9), arrow(), amount("money", count)]],
    "heal": lambda _: [[sign("hospital"), arrow(), sign("hand")], [sign("plus", 0.5), sign("points")]],
    "map-cube": lambda colour: [[map_cube(COLOUR_NAMES[colour])]],
}
"""By the names of gains; the others have an icon of their own."""
