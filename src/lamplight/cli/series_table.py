"""A series at this terminal: one match after the other, everything in one file."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.message import Message
from lamplight.kernel.series import Series
from lamplight.text.speaker import Speaker

from .table import Table, new_save


class SeriesTable:
    """A series with people and bots at one keyboard. It is saved after every match, and when somebody leaves."""

    def __init__(
        self,
        series: Series,
        players: tuple[str, ...],
        speaker: Speaker,
        console: Console,
        path: Path | None = None,
    ) -> None:
        self.series = series
        self.players = players
        self.speaker = speaker
        self.console = console
        self.path = path or new_save(series.rules.game, "series")

    def run(self) -> None:
        """Play until the series is over or somebody leaves."""
        series = self.series
        while series.match is not None:
            match = series.match
            if not match.over:
                self._tell()
                table = Table(match, self.players, self.speaker, self.console, series.components, keep=self.keep)
                table.run()
                self.speaker = table.speaker
            if not match.over:
                return
            series.settle()
            try:
                self.keep()
            except LamplightError as error:
                self.console.print(self.speaker.say(error.message), style="red", soft_wrap=True)
            if not series.over and not self._go_on():
                return
        self._tell()
        self.console.print(self.speaker.text("cli-series-over", path=str(self.path)), style="bold", soft_wrap=True)

    def keep(self) -> Path:
        """Write the whole series into its file."""
        try:
            self.series.save(self.path)
        except (OSError, UnicodeError) as error:
            raise LamplightError(
                Message("cli-cannot-write", {"path": str(self.path)[:200], "reason": reason_of(error)})
            ) from None
        return self.path

    def _tell(self) -> None:
        self.console.rule(self.speaker.text(f"{self.series.rules.game}-series-{self.series.rules.id}"))
        for line in self.series.rules.describe(self.series.state):
            self.console.print(self.speaker.say(line), style="green", markup=False)

    def _go_on(self) -> bool:
        """Whether to play the next match now; bots among themselves need not be asked."""
        self._tell()
        if "human" not in self.players:
            return True
        self.console.print(f"{self.speaker.text('cli-series-go-on')} > ", end="", style="bold", markup=False)
        try:
            return input().strip().lower() != "q"
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
