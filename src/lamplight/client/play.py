"""Sit at a table with a function that chooses."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping

from lamplight.server.wire.protocol import GameInfo, Named, TableInfo

from .errors import Refused
from .table import Table

Choose = Callable[[GameInfo], Mapping[str, str] | Awaitable[Mapping[str, str]]]
"""Finds an action for the seat that is asked."""
OVERTAKEN = ("stale", "not-now")
"""Refusals that only mean that something happened while we were thinking."""


def actions_of(game: GameInfo) -> list[Named]:
    """Everything that the seat may do now."""
    return [] if game.prompt is None else [option.action for group in game.prompt.groups for option in group.options]


async def play_with(table: Table, seat: int, choose: Choose) -> TableInfo:
    """Play a seat of ours until the table is over, through all matches of a series, and give how it ended.

    `choose` gets the match as its seat sees it and gives an action, at once or to be awaited. It is asked again if the
    match has changed meanwhile: somebody else chose at the same time, or a step was taken back.
    """
    while True:
        await table.until(lambda table: table.over or _unready(table, seat) or table.asked(seat))
        game = table.asked(seat)
        if table.over:
            return table.info
        if game is None:
            await table.next(seat)
            continue
        stream = table.streams[seat]
        seq = stream.seq
        chosen = choose(game)
        action = await chosen if inspect.isawaitable(chosen) else chosen
        try:
            await table.play(seat, action, game.version)
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
            await table.until(lambda table: table.over or _seq(table, seat) != seq)  # noqa: B023 - awaited here


def _unready(table: Table, seat: int) -> bool:
    """Whether the next match of a series waits for this seat."""
    info = table.info
    return info.status == "between" and bool(info.commitment) and not info.seats[seat].ready


def _seq(table: Table, seat: int) -> int:
    stream = table.streams.get(seat)
    return -1 if stream is None else stream.seq
