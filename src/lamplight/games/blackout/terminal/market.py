"""The market: the cards on display."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_list, as_names

from .cards import card_shown, effect, needs, worth
from .flow import Flow, panel
from .sight import OPEN, Sight


def market(sight: Sight) -> RenderableType:
    """The cards on display, row by row, with prices and what they ask for."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(ratio=1)
    rows = [as_dict(row) for row in as_list(sight.ask("market")["rows"])]
    for number, row in enumerate(rows, start=1):
        cards = as_names(row["cards"])
        label = sight.text("cli-bo-row", row=number)
        if not cards:
            grid.add_row(label, Text("–", style="dim"))
        for place, card in enumerate(cards):
            price = sight.label(label) + sight.amount("money", row["price"]) if place == 0 else ""
            grid.add_row(price, _offer(sight, card))
    return panel(grid, sight.text("cli-bo-market"))


def _offer(sight: Sight, card: str) -> Flow:
    asked = sight.ask("card", card=card)
    parts = [card_shown(sight, card), Text(effect(sight, card))]
    if asked["kind"] != "plan":
        parts.append(worth(sight, card))
    for goal in as_list(asked["goals"]):
        asks = Text.assemble(f"{OPEN} ", needs(sight, as_dict(goal)))
        asks.stylize("dim")
        parts.append(asks)
    return Flow(parts, "  ", indent=2)
