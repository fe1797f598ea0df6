"""The board of any game that draws none of its own: its view in words, what belongs to a seat in a column of its own.

A field of a view is called by the text `<game>-field-<name>`; a piece as the game names it in actions and events.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from lamplight.kernel.ledger import HIDDEN
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain
from lamplight.text.speaker import Speaker

LEFT_OUT = ("agenda",)
"""How far the rules are: what is asked is said in the question."""
NOTHING = "–"


class PlainBoard:
    """One seat's view of a match of any game."""

    def __init__(self, match: Match, seat: str, speaker: Speaker) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.names: Mapping[str, Mapping[str, Message]] = match.setup.names()

    def draw(self) -> RenderableType:
        """What belongs to nobody, line by line; then a column for each seat, one's own first."""
        common: dict[str, Plain] = {}
        owned: dict[str, dict[str, Plain]] = {}
        for name, value in self.match.view(self.seat).items():
            owner, dot, field = name.partition(".")
            if dot and owner in self.match.seats:
                owned.setdefault(field, {})[owner] = value
            elif name not in LEFT_OUT:
                common[name] = value
        table = Grid.grid(padding=(0, 2))
        for name, value in common.items():
            table.add_row(self._field(name), self._words(value), style="bold")
        return Group(table, self._seats(owned)) if owned else table

    def recap(self) -> RenderableType:
        """Everything as it is at the end."""
        return self.draw()

    def _seats(self, owned: Mapping[str, Mapping[str, Plain]]) -> RenderableType:
        place = self.match.seats.index(self.seat)
        around = [*self.match.seats[place:], *self.match.seats[:place]]
        grid = Grid("", *(self.speaker.say(self.match.setup.name("side", seat)) for seat in around))
        for field, values in owned.items():
            grid.add_row(
                self._field(field), *(self._words(values[seat]) if seat in values else NOTHING for seat in around)
            )
        return grid

    def _field(self, name: str) -> str:
        """What a field is called."""
        plain = name.replace("_", "-").replace(".", "-")
        fallback = plain.replace("-", " ").capitalize()
        return self.speaker.say(Message(f"{self.match.game.id}-field-{plain}", fallback=fallback))

    def _words(self, value: Plain) -> str:
        """A value: pieces by their names, those one does not know counted."""
        if value is None or value == "":
            return NOTHING
        if isinstance(value, bool):
            return self.speaker.text("cli-yes" if value else "cli-no")
        if isinstance(value, list):
            return ", ".join(map(self._words, value)) or NOTHING
        if not isinstance(value, dict):
            return self._name(str(value))
        known, hidden = value.get("known"), value.get("hidden")
        if isinstance(known, list) and isinstance(hidden, int):
            unseen = [HIDDEN if hidden == 1 else f"{hidden} × {HIDDEN}"] if hidden else []
            return ", ".join([*map(self._words, known), *unseen]) or NOTHING
        return ", ".join(f"{self._name(name)} {self._words(item)}" for name, item in value.items()) or NOTHING

    def _name(self, value: str) -> str:
        known = self.names.get(value)
        return self.speaker.say(next(iter(known.values()))) if known else value
