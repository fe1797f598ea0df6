"""The rondel: the resources and batteries of all players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_int

from .flow import panel
from .sight import DICE, Sight

RING = (("food", "tools", "gasoline"), ("medipack", "book", "water"))
"""The ring unrolled into two rows: clockwise along the upper one, then back along the lower one."""


def rondel(sight: Sight) -> RenderableType:
    """The resources of all players, with the dice beside what they show."""
    grid = Table.grid(expand=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    grid.add_column(width=13)
    ends = (("╭", "→", "→", "╮"), ("╰", "←", "←", "╯"))
    for row, resources in enumerate(RING):
        cells: list[Text] = []
        for column, resource in enumerate(resources):
            dice = [sight.die(die) for die in DICE if sight.face(die) == resource]
            name = Text(" ").join([Text(sight.name("resource", resource), style="bold"), *dice])
            start, end = (f"{ends[row][column]} ", "dim"), (f" {ends[row][3]}" if column == 2 else "", "dim")
            cells.append(Text.assemble(start, name, end, "\n  ", _segment(sight, resource)))
        if row == 0:
            head = Text(sight.name("resource", "battery"), style="bold")
            cells.append(Text.assemble(head, "\n", _segment(sight, "battery")))
        else:
            price = as_int(sight.ask("board")["battery_price"])
            cells.append(Text(sight.text("cli-bo-battery-price", price=price), style="dim"))
        grid.add_row(*cells)
    board = sight.ask("board")
    food, water, gps = (as_int(board[key]) for key in ("food_money", "water_money", "pair_gps"))
    worth = Text(sight.text("cli-bo-waste", food=food, water=water, gps=gps), style="dim")
    return panel(Group(grid, worth), sight.text("cli-bo-rondel"))


def _segment(sight: Sight, good: str) -> Text:
    counts = {side: as_int(as_dict(sight.view[f"{side}.rondel"])[good]) for side in sight.seats}
    return sight.counts(counts) or Text("–", style="dim")
