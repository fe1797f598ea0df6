"""Who knows what: a state declares each of its pieces with a known-by mask, and views are built from that alone.

A state's `declare` method writes every piece of itself into a `Ledger`. This file is the only place where masks are
compared with a seat to make a view: what is not declared never leaves the state, and a piece declared with a mask
reaches only the seats in the mask. The same declarations serve views, with all that is made from them (samples,
prompts, observations), and the undo barrier ("did this seat learn something?").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .types import EVERYONE, NOBODY, Plain, knows

View: TypeAlias = dict[str, Plain]

HIDDEN = "?"
"""How a view shows a piece that is there but unknown to its holder."""


class Ledger:
    """Collects the declarations of one state, and shows them as one seat may see them.

    Most of a state is public: `seen_by` shows the same declarations to somebody else without asking the state again.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.view: View = {}
        self._open: list[tuple[str, list[Plain]]] = []
        """The places that look the same to everybody, with the pieces that are known there."""
        self._covered: list[tuple[str, list[str], list[int]]] = []
        """The places that do not: their pieces, and the mask of each."""
        self._pieces: list[tuple[str, Plain, int]] = []

    def public(self, name: str, value: Plain) -> None:
        """A piece that everybody sees."""
        self.view[name] = value

    def piece(self, name: str, value: Plain, known_by: int) -> None:
        """One piece: its value for those who know it, `HIDDEN` for the others."""
        self._pieces.append((name, value, known_by))
        self.view[name] = value if knows(known_by, self.seat) else HIDDEN

    def zone(self, name: str, items: list[str], known_by: list[int]) -> None:
        """A place with several pieces: those known to the seat by name, the others only counted."""
        if len(items) != len(known_by):
            raise ValueError(f"{name} has {len(items)} pieces and {len(known_by)} masks")
        seen = _known_to(self.seat, items, known_by)
        for mask in known_by:
            if mask != EVERYONE and mask != NOBODY:
                self._covered.append((name, items, known_by))
                break
        else:
            self._open.append((name, seen))
        self.view[name] = {"known": seen, "hidden": len(items) - len(seen)}

    def open_zone(self, name: str, items: Sequence[str]) -> None:
        """A place whose pieces lie open to everybody."""
        seen: list[Plain] = list(items)
        self._open.append((name, seen))
        self.view[name] = {"known": seen, "hidden": 0}

    def pile(self, name: str, size: int) -> None:
        """A face-down pile: a number of cards and nothing else (which cards is not yet decided: see "draw late")."""
        self.view[name] = {"known": [], "hidden": size}

    def seen_by(self, seat: int) -> Ledger:
        """The same declarations for somebody else, once all are made. What is public is shared, not copied."""
        other = Ledger(seat)
        other.view = self.view.copy()
        other._open, other._covered, other._pieces = self._open, self._covered, self._pieces
        for name, value, known_by in self._pieces:
            other.view[name] = value if knows(known_by, seat) else HIDDEN
        for name, items, masks in self._covered:
            seen = _known_to(seat, items, masks)
            other.view[name] = {"known": seen, "hidden": len(items) - len(seen)}
        return other

    # What the seat knows, put together only for those who ask: most want the view alone.

    @property
    def known(self) -> set[str]:
        """The pieces that the seat knows, wherever they are."""
        found = {
            f"{name}={value}"
            for name, value, known_by in self._pieces
            if knows(known_by, self.seat) and (known_by != EVERYONE or value is not None)
        }
        for _, items in self._places():
            for item in items:
                found.add(str(item))
        return found

    @property
    def located(self) -> set[str]:
        """The pieces that the seat knows, with their places."""
        return {f"{name}:{item}" for name, items in self._places() for item in items}

    def _places(self) -> list[tuple[str, list[Plain]]]:
        """The places, with the pieces that the seat knows there."""
        covered = [(name, _known_to(self.seat, items, masks)) for name, items, masks in self._covered]
        return self._open + covered


def _known_to(seat: int, items: list[str], masks: list[int]) -> list[Plain]:
    return [items[place] for place in range(len(items)) if masks[place] >> seat & 1]


def copied_view(view: View) -> View:
    """A view that its holder may change without changing ours."""
    return {name: _own(value) for name, value in view.items()}


def _own(value: Plain) -> Plain:
    if isinstance(value, list):
        return [_own(item) if isinstance(item, (list, dict)) else item for item in value]
    if isinstance(value, dict):
        return {name: _own(item) if isinstance(item, (list, dict)) else item for name, item in value.items()}
    return value


# Reading a view.


def as_int(value: Plain) -> int:
    """A number of a view."""
    assert isinstance(value, int)
    return value


def as_list(value: Plain) -> list[Plain]:
    """A list of a view."""
    assert isinstance(value, list)
    return value


def as_dict(value: Plain) -> dict[str, Plain]:
    """A dictionary of a view."""
    assert isinstance(value, dict)
    return value


def as_names(value: Plain) -> list[str]:
    """A list of names of a view."""
    return [str(name) for name in as_list(value)]


def known_items(zone: Plain) -> list[str]:
    """The pieces of a zone that the holder of the view knows."""
    return as_names(as_dict(zone)["known"])


def hidden_count(zone: Plain) -> int:
    """How many pieces of a zone the holder of the view does not know."""
    return as_int(as_dict(zone)["hidden"])
