"""The board of Blackout: Hong Kong in a terminal, drawn from a seat's view and the game's answers to questions."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import as_int
from lamplight.kernel.match import Match
from lamplight.kernel.types import Plain
from lamplight.text.speaker import Speaker

from .city import city
from .head import head
from .market import market
from .own import own_board
from .players import others
from .rondel import rondel
from .sight import Sight

FOCUS = {"settle": "city", "place": "city", "scout": "city", "collect": "city", "house": "city", "market": "market"}
"""The part of the table that a question is about, if it is not the rondel."""
RECAP = ("won", "chapter-won", "chapter-lost", "orchids")
SOURCES = ("goals", "districts", "scouting", "cards", "transport", "money", "tiles", "points")
"""Where points come from, in the order of the last table."""


class BlackoutBoard:
    """Draws one seat's view of a match."""

    def __init__(self, match: Match, seat: str, speaker: Speaker) -> None:
        self.sight = Sight(match, seat, speaker)

    def draw(self) -> RenderableType:
        """The whole table; what the present question is about stands near the end, one's own board last."""
        sight = self.sight
        parts = {"city": city(sight), "others": others(sight), "market": market(sight), "rondel": rondel(sight)}
        focus = FOCUS.get(sight.step, "rondel")
        parts[focus] = parts.pop(focus)
        return Group(head(sight), *parts.values(), own_board(sight))

    def recap(self) -> RenderableType:
        """Where the points of each player came from, in a table that adds up; then who won."""
        sight = self.sight
        events = sight.match.events_for(sight.seat)
        points: dict[tuple[str, str], int] = {}
        for event in events:
            source, worth = _source(event)
            if source:
                key = (source, str(event["side"]))
                points[key] = points.get(key, 0) + worth
        table = Table(box=box.SIMPLE)
        table.add_column("")
        for side in sight.seats:
            table.add_column(sight.name("side", side), justify="right")
        for source in SOURCES:
            row = [points.get((source, side), 0) for side in sight.seats]
            if any(row):
                table.add_row(sight.text(f"cli-bo-recap-{source}"), *(str(worth) for worth in row))
        totals = [str(sum(worth for (_, whose), worth in points.items() if whose == side)) for side in sight.seats]
        table.add_row(sight.text("cli-bo-recap-total"), *totals, style="bold")
        told = [sight.speaker.say(sight.match.setup.event_words(event)) for event in events if event["event"] in RECAP]
        return Group(table, *(Text(f"  {line}", style="dim") for line in told))


def _source(event: Mapping[str, Plain]) -> tuple[str, int]:
    """Where the points of an event belong in the last table, and how many they are."""
    kind = event["event"]
    told = {"bonus": "goals", "district-scored": "districts", "final-money": "money"}
    told |= {"final-tiles": "tiles", "final-cards": "points"}
    if isinstance(kind, str) and kind in told:
        return told[kind], as_int(event["points"])
    if kind == "transport":
        return "transport", -as_int(event["points"])
    if kind == "gained" and event["resource"] == "points":
        sources = {"R3.10": "goals", "R4.10": "scouting"}
        return sources.get(str(event["rule"]), "cards"), as_int(event["count"])
    return "", 0
