"""The fields of a board: all of them are dumped, and all of them are copied."""

from __future__ import annotations

from lamplight.games.blackout.rules.board import FIELDS, INTS, LISTS, NESTED
from lamplight.games.blackout.rules.state import BlackoutState

from .builder import begin

BESIDES = {"tables", "acting", "options", "events", "early"}
"""What a state has that is not dumped: its tables, and what follows from the rest or belongs to listeners."""


def attributes(state: BlackoutState) -> set[str]:
    """All that a state holds, whether its class is compiled or not."""
    return {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}


def filled() -> BlackoutState:
    """A board that differs from an empty one, and from field to field, everywhere."""
    state = BlackoutState(begin(2).tables)
    for number, name in enumerate(FIELDS, start=1000):
        value = (
            number if name in INTS else [number] if name in LISTS else [[number]] if name in NESTED else [[[number]]]
        )
        setattr(state, name, value)
    state.acting = 7
    state.options = [8, 9]
    return state


def test_every_field_is_dumped() -> None:
    assert attributes(filled()) == set(FIELDS) | BESIDES
    assert set(filled().dump()) == set(FIELDS)


def test_a_copy_has_every_field() -> None:
    state = filled()
    copy = state.clone()
    for name in (*FIELDS, "tables", "acting", "options"):
        assert getattr(copy, name) == getattr(state, name), name
    assert (copy.events, copy.early) == (None, [])
