"""A deal that everybody plays, each alone: what a game offers for a day, and the key that all draws follow from.

For each day there is one secret. Its hash is published before, the secret itself after the day: then anybody can make
the key of every deal and see that the records have that one.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass

from .chance import Key


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game offers for a day: one of its ways to play (`Way.id`), and the options of a match with one seat."""

    way: str
    options: Mapping[str, str | int | bool]


def key_of(secret: Key, day: str, game: str) -> Key:
    """The key of a game's deal.

    >>> key_of(Key.from_seed("a"), "2026-11-19", "x").secret == key_of(Key.from_seed("a"), "2026-11-19", "y").secret
    False
    """
    return Key(hmac.digest(secret.secret, f"lamplight deal {day} {game}".encode(), "sha256"))
