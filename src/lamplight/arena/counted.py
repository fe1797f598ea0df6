"""What happened in a match, counted by seat; what is worth counting, the game says (`Game.counts`)."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.kernel.event import Event
from lamplight.kernel.game import Setup, find_game


def count(setup: Setup, events: Sequence[Event]) -> list[dict[str, dict[str, int]]]:
    """For each seat: kind of event, item, how often."""
    wanted = find_game(setup.game_id).counts.events
    numbers = {number for number, kind in enumerate(setup.event_book.kinds) if kind.name in wanted}
    found: list[dict[str, dict[str, int]]] = [{} for _ in setup.seat_names]
    for event in setup.event_book.named_all([event for event in events if event.kind in numbers]):
        side, kind = str(event["side"]), str(event["event"])
        if side in setup.seat_names:
            items = found[setup.seat_names.index(side)].setdefault(kind, {})
            item = str(event[wanted[kind]])
            items[item] = items.get(item, 0) + 1
    return found
