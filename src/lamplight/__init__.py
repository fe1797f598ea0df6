"""Lamplight: modern board games with exact rules, honest hidden information and provable chance.

>>> import lamplight
>>> match = lamplight.new("dual-powers", seed="petrograd")
>>> match.seats
('red', 'white')
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

from . import native

native.install()  # before anything else is imported: compiled modules stand in for their sources

from .kernel import (  # noqa: E402
    CHANCE,
    ChanceSource,
    IllegalAction,
    Key,
    LamplightError,
    Match,
    Message,
    Plain,
    Record,
    find_game,
    games,
    replay,
    verify,
)

__version__ = version("lamplight-games")

__all__ = [
    "CHANCE",
    "IllegalAction",
    "Key",
    "LamplightError",
    "Match",
    "Record",
    "find_game",
    "games",
    "new",
    "replay",
    "verify",
]


def new(
    game: str,
    *,
    seed: str | None = None,
    options: Mapping[str, object] | None = None,
    components: str | Path | None = None,
    seats: int | None = None,
    nonces: tuple[str, ...] = (),
    chance: ChanceSource | None = None,
    ask_chance: bool = False,
    position: Mapping[str, Plain] | None = None,
) -> Match:
    """A new match.

    With a `seed` it is repeatable; without one it has a fresh secret key. `components` is a component set by name or
    path. `chance` answers for CHANCE in place of the keyed stream; with `ask_chance` you answer yourself, by
    `match.play(CHANCE, ...)`. `position` is a description to start from (see the game's documentation).
    """
    found = find_game(game)
    settings = found.read_options(options or {})
    allowed = found.seat_counts(settings)
    if seats is not None and seats not in allowed:
        raise LamplightError(
            Message("kernel-bad-seats", {"seats": seats, "game": found.id, "allowed": ", ".join(map(str, allowed))})
        )
    key = Key.fresh() if seed is None else Key.from_seed(seed)
    return Match(
        found,
        found.prepared(settings, components),
        key,
        nonces=nonces,
        chance=chance,
        ask_chance=ask_chance,
        position=position,
    )
