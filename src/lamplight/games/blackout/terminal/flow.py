"""How parts of the board are laid out: rows that break between their parts, frames and plain tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

GAP = "   "


class Flow:
    """Parts in a row; lines break between them rather than inside, and go on below with an indent."""

    def __init__(self, parts: Sequence[Text], between: str = GAP, *, indent: int = 0) -> None:
        self.parts = parts
        self.between = between
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        room = max(1, options.max_width - self.indent)
        line = Text()
        for part in self.parts:
            if line.plain.strip() and line.cell_len + len(self.between) + part.cell_len > options.max_width:
                line.append(self.between.rstrip(), style="dim")
                yield line
                line = Text(" " * self.indent)
            elif line.plain.strip():
                line.append(self.between, style="dim")
            if line.cell_len + part.cell_len <= options.max_width:
                line.append_text(part)
                continue
            *whole, rest = part.wrap(console, room)
            for number, wrapped in enumerate(whole):
                yield Text.assemble(line if number == 0 else " " * self.indent, wrapped)
            line = Text.assemble(" " * self.indent if whole else line, rest)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        whole = sum(part.cell_len + len(self.between) for part in self.parts)
        return Measurement(min(8, options.max_width), max(1, min(whole, options.max_width)))


def panel(body: RenderableType, title: str, style: str = "") -> Panel:
    """A frame with a title."""
    return Panel(
        body,
        title=Text(title, style=style or "bold"),
        title_align="left",
        border_style=style or "dim",
        box=box.ROUNDED,
        padding=(0, 1),
    )


def listing(gap: int = 2) -> Table:
    """A table with a line under its headings and nothing else."""
    return Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, gap, 0, 0), header_style="dim", pad_edge=False)
