"""What a view contains: every field with its type and its meaning, declared once.

A view is a flat dictionary of plain data. A game says what stands in it as `ViewFields`: the kinds of names that it
uses (cards, places, sides, ...) and a `ViewField` for every key, or for every pattern of keys such as `{side}.score`.
From that come the check of the conformance suite (no view has more, less or anything else than is declared), the page
about views, and the types of the web client.

>>> fields = ViewFields(
...     kinds=[Kind("side", "A player.", ("red", "white")), Kind("card", "A card.", ("sun", "moon"))],
...     fields=[
...         ViewField("round", WHOLE, "The number of the round."),
...         ViewField("{side}.hand", Zone("card"), "The cards in hand."),
...         ViewField("{side}.stake", Hideable(Maybe(Name("card"))), "The card at stake; null: none yet."),
...     ],
... )
>>> hand = {"known": ["sun"], "hidden": 2}
>>> view = {"round": 1, "red.hand": hand, "white.hand": hand, "red.stake": None, "white.stake": "?"}
>>> fields.faults(view)
[]
>>> fields.faults({**view, "round": "first", "hint": True, "red.stake": "star"})
['hint is not declared', "round: 'first' is no whole number", "red.stake: 'star' is no card"]
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from .ledger import HIDDEN, View
from .types import Plain

Names = Mapping[str, frozenset[str]]
"""The names of each kind; no names: any will do."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of names that views use: sides, cards, places."""

    name: str
    meaning: str
    values: tuple[str, ...] = ()
    """The names of this kind in a set-up; empty: any."""
    fixed: bool = False
    """Whether the names are the same in every set-up, whatever its options and its component set."""

    @property
    def counted(self) -> bool:
        """Whether its names are numbers."""
        return bool(self.values) and all(value.isdecimal() for value in self.values)


class Shape(ABC):
    """The type of a value in a view."""

    @abstractmethod
    def fault(self, value: Plain, names: Names) -> str:
        """What is wrong with a value; empty if it has this type."""


@dataclass(frozen=True, slots=True)
class Whole(Shape):
    """A whole number."""

    def fault(self, value: Plain, names: Names) -> str:
        del names
        return "" if isinstance(value, int) and not isinstance(value, bool) else f"{value!r} is no whole number"


@dataclass(frozen=True, slots=True)
class Flag(Shape):
    """Yes or no."""

    def fault(self, value: Plain, names: Names) -> str:
        del names
        return "" if isinstance(value, bool) else f"{value!r} is neither true nor false"


WHOLE = Whole()
FLAG = Flag()


@dataclass(frozen=True, slots=True)
class Name(Shape):
    """A name of a kind."""

    kind: str

    def fault(self, value: Plain, names: Names) -> str:
        known = names[self.kind]
        return "" if isinstance(value, str) and (not known or value in known) else f"{value!r} is no {self.kind}"


@dataclass(frozen=True, slots=True)
class OneOf(Shape):
    """One of a few words."""

    words: tuple[str, ...]

    def fault(self, value: Plain, names: Names) -> str:
        del names
        return "" if isinstance(value, str) and value in self.words else f"{value!r} is none of {self.words}"


@dataclass(frozen=True, slots=True)
class Maybe(Shape):
    """Something, or null."""

    shape: Shape

    def fault(self, value: Plain, names: Names) -> str:
        return "" if value is None else self.shape.fault(value, names)


@dataclass(frozen=True, slots=True)
class Hideable(Shape):
    """Something, or `"?"` for those who may not know it."""

    shape: Shape

    def fault(self, value: Plain, names: Names) -> str:
        return "" if value == HIDDEN else self.shape.fault(value, names)


@dataclass(frozen=True, slots=True)
class ListOf(Shape):
    """A list."""

    shape: Shape

    def fault(self, value: Plain, names: Names) -> str:
        if not isinstance(value, list):
            return f"{value!r} is no list"
        return next((fault for item in value if (fault := self.shape.fault(item, names))), "")


@dataclass(frozen=True, slots=True)
class Zone(Shape):
    """A place with pieces: those that the holder of the view knows, by name, and how many others there are."""

    kind: str

    def fault(self, value: Plain, names: Names) -> str:
        if not isinstance(value, dict) or set(value) != {"known", "hidden"}:
            return f"{value!r} is no zone"
        return ListOf(Name(self.kind)).fault(value["known"], names) or WHOLE.fault(value["hidden"], names)


@dataclass(frozen=True, slots=True)
class ByName(Shape):
    """A value for each of some names, or for every name of the kind."""

    kind: str
    shape: Shape
    every: bool = False
    """Whether no name is left out."""

    def fault(self, value: Plain, names: Names) -> str:
        if not isinstance(value, dict):
            return f"{value!r} is no dictionary"
        missing = sorted(names[self.kind] - set(value)) if self.every else []
        if missing:
            return f"{missing[0]!r} is missing"
        name = Name(self.kind)
        faults = (name.fault(key, names) or self.shape.fault(item, names) for key, item in value.items())
        return next((fault for fault in faults if fault), "")


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of a value."""

    name: str
    shape: Shape
    meaning: str
    optional: bool = False
    """Whether it may be left out."""


@dataclass(frozen=True, slots=True)
class Parts(Shape):
    """A value with named parts."""

    parts: tuple[Part, ...]

    def fault(self, value: Plain, names: Names) -> str:
        if not isinstance(value, dict):
            return f"{value!r} is no dictionary"
        for name in value:
            if all(part.name != name for part in self.parts):
                return f"{name} is not declared"
        for part in self.parts:
            if part.name not in value:
                if not part.optional:
                    return f"{part.name} is missing"
            elif fault := part.shape.fault(value[part.name], names):
                return f"{part.name}: {fault}"
        return ""


def agenda(seats: str, *arguments: Part) -> Shape:
    """What `AgendaState.told_agenda` tells: steps (a kind `step`) with their seats (of the kind given) and arguments.

    Most steps have none of the arguments, so every one may be left out.
    """
    return ListOf(
        Parts(
            (
                Part("step", Name("step"), "What is to be done."),
                Part("seat", Name(seats), "Whom it belongs to."),
                *(Part(part.name, part.shape, part.meaning, optional=True) for part in arguments),
            )
        )
    )


@dataclass(frozen=True, slots=True)
class ViewField:
    """A key of a view, or a pattern of keys in which `{kind}` stands for every name of that kind."""

    pattern: str
    shape: Shape
    meaning: str

    @property
    def pieces(self) -> list[str]:
        """The pattern in pieces: fixed text and kinds in turns, beginning and ending with text."""
        return re.split(r"{(\w+)}", self.pattern)

    def keys(self, kinds: Mapping[str, Kind]) -> Iterator[str]:
        """The keys that it stands for."""
        pieces = self.pieces
        choices = [kinds[piece].values if place % 2 else (piece,) for place, piece in enumerate(pieces)]
        return map("".join, product(*choices))


class ViewFields:
    """What the views of a set-up contain. Without any field: whatever a state declares, unchecked."""

    def __init__(self, kinds: Sequence[Kind] = (), fields: Sequence[ViewField] = ()) -> None:
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in kinds}
        self.fields: tuple[ViewField, ...] = tuple(fields)
        self.by_key: dict[str, ViewField] = {}
        """The field of every key of a view."""
        for field in self.fields:
            for key in field.keys(self.kinds):
                if key in self.by_key:
                    raise ValueError(f"{key} is declared twice: by {self.by_key[key].pattern} and {field.pattern}")
                self.by_key[key] = field
        self._names = {kind.name: frozenset(kind.values) for kind in kinds}

    def faults(self, view: View) -> list[str]:
        """Where a view is not as declared: undeclared and missing fields, then values of other types."""
        if not self.fields:
            return []
        found = [f"{key} is not declared" for key in view if key not in self.by_key]
        found += [f"{key} is missing" for key in self.by_key if key not in view]
        for key, field in self.by_key.items():
            if key in view and (fault := field.shape.fault(view[key], self._names)):
                found.append(f"{key}: {fault}")
        return found
