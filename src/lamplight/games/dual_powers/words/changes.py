"""What a few steps have changed on the board: regions that were won or given up, and what they score."""

from __future__ import annotations

from lamplight.kernel.message import Argument, Message

from ..rules import control
from ..rules.board import NONE
from ..rules.scoring import UNREST
from ..rules.state import DualPowersState
from .names import Words
from .previews import presence


def changes(words: Words, before: DualPowersState, after: DualPowersState, seat: int) -> list[Message]:
    """D3.7.1 and D3.7.4: the regions that a side has come to control or lost, with what they score at the end of the
    round as far as the side knows."""
    tables = after.tables
    side = tables.side_of_seat[seat]
    found: list[Message] = []
    if after.round != before.round:  # D3.8: the round was tidied up
        return found
    for region in range(tables.regions):
        was, now = control.controller(before, region), control.controller(after, region)
        if (was == side) == (now == side):
            continue
        strengths = presence(after, region)
        args: dict[str, Argument] = {
            "region": words.name("region", tables.region_names[region]),
            "own": strengths[side],
            "other": strengths[1 - side],
            "points": _points(after, side, region),
        }
        found.append(Message(f"dual-powers-change-{'won' if now == side else 'lost'}", args))
    return found


def _points(state: DualPowersState, side: int, region: int) -> int:
    """What a region scores in this round, as far as a side knows: unrest, and its own secret objective."""
    tables, points = state.tables, 0
    if state.unrest == region and (state.markers[0] == NONE or state.top() is UNREST):
        points += tables.unrest_points[state.month]
    card = state.objective[side]
    if card >= 0 and tables.card_region[card] == region:
        points += tables.card_points[card]
    return points
