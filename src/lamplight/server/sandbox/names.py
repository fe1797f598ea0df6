"""What the pieces and places of a game are called, for a client that knows nothing of the game but its views."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lamplight.kernel.errors import BadOption
from lamplight.kernel.game import Game, Options, find_game
from lamplight.kernel.message import Message

from ..wire.bodies import PieceNames


def piece_names(game: str, components: Path) -> PieceNames:
    """The name of everything that actions and events can name, with a component set."""
    found: dict[str, dict[str, Message]] = {}
    for options in _tables(find_game(game)):
        setup = find_game(game).setup(options, components)
        for piece, names in setup.names().items():
            for kind, name in names.items():
                found.setdefault(piece, {}).setdefault(kind, name)
    return PieceNames(found)


def _tables(game: Game) -> Iterator[Options]:
    """The options of a table for every number of players: who sits there has pieces too."""
    seen: set[tuple[int, ...]] = set()
    for given in ({}, *({option.name: value} for option in game.options for value in option.values)):
        try:
            options = game.read_options(given)
        except BadOption:
            continue
        seats = tuple(game.seat_counts(options))
        if seats not in seen:
            seen.add(seats)
            yield options
