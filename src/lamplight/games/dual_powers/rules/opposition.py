"""D5.7: the objective of the Opposition, which forms from the cards that it plays."""

from __future__ import annotations

from .board import NONE, Board


def forming_objective(board: Board, cards: list[int]) -> int:
    """D5.7: which of the cards that the Opposition played this round would be its objective now; NONE without cards."""
    tables = board.tables
    if not cards:
        return NONE
    days = [0] * tables.regions
    count = [0] * tables.regions
    last = [0] * tables.regions
    for number, card in enumerate(cards):
        region = tables.card_region[card]
        days[region] += tables.card_days[card]
        count[region] += 1
        last[region] = number
    best = max(range(tables.regions), key=lambda region: (days[region], count[region], last[region]))
    objective = NONE
    for card in cards:
        if tables.card_region[card] == best and (
            objective == NONE or tables.card_points[card] >= tables.card_points[objective]
        ):
            objective = card
    return objective
