"""The browser's types of a game's events, written from what the game declares of them."""

from __future__ import annotations

import re

from lamplight.kernel.event import EventBook

HEAD = """\
// Written by `make docs` from what the game declares of its events. Do not edit.

/** Every kind of event, with the names of its arguments. */
export const EVENTS = {
"""
FOOT = """\
} as const;

/** A kind of event. */
export type EventKind = keyof typeof EVENTS;
"""


def written(book: EventBook) -> str:
    """The file of one game."""
    lines = (f"    {_key(kind.name)}: [{_names(kind.params)}],\n" for kind in book.kinds)
    return HEAD + "".join(lines) + FOOT


def _key(name: str) -> str:
    return name if re.fullmatch(r"\w+", name) else f'"{name}"'


def _names(params: tuple[tuple[str, object], ...]) -> str:
    return ", ".join(f'"{name}"' for name, _ in params)
