"""What all parts of the board share: a seat's view, the game's answers to its questions, words and signs."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_int, as_list, as_names, known_items
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain
from lamplight.text.speaker import Speaker

from .short_names import short_names

COLOURS = ("red", "yellow", "blue", "purple")
DICE = COLOURS[:3]
SIDE_STYLE = {"orange": "bold dark_orange", "grey": "bold grey66", "white": "bold bright_white", "green": "bold green"}
COLOUR_STYLE = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "purple": "magenta", "white": ""}
OWN, DIE, DONE, OPEN, ICON, STAR, TARGET, LOCKED = "■", "◆", "✔", "○", "◎", "★", "▸", "⌂"
DOWN, UP = "▒", "□"
"""Cards and tiles that lie face down or face up."""


class Sight:
    """A match as one seat sees it."""

    def __init__(self, match: Match, seat: str, speaker: Speaker) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.view = match.view(seat)
        self.text = speaker.text
        self._answers: dict[tuple[object, ...], dict[str, Plain]] = {}
        start = match.seats.index(seat)
        self.others = (*match.seats[start + 1 :], *match.seats[:start])
        """The other players, clockwise."""
        self.seats = (seat, *self.others)
        self.locations = {place: as_dict(facts) for place, facts in as_dict(self.ask("map")["locations"]).items()}
        names = [self.name("location", place) for place in self.locations]
        self.short = dict(zip(self.locations, short_names(names), strict=True))
        agenda = as_list(self.view["agenda"])
        self.present = as_dict(agenda[-1]) if agenda else {}
        """What is asked now; nothing after the end."""
        self.step = str(self.present.get("step", ""))
        self.asked = str(self.present.get("seat", ""))

    # What the game says.

    def ask(self, what: str, **args: Plain) -> dict[str, Plain]:
        """The answer to a question of the game; each is asked once."""
        key = (what, *args.values())
        if key not in self._answers:
            self._answers[key] = self.match.ask(self.seat, {"ask": what, **args})
        return self._answers[key]

    def known(self, zone: str) -> list[str]:
        """The pieces of a place that this seat knows."""
        return known_items(self.view[zone])

    def listed(self, field: str) -> list[str]:
        """The names in a list of the view."""
        return as_names(self.view[field])

    def count(self, field: str) -> int:
        """A number of the view."""
        return as_int(self.view[field])

    def face(self, die: str) -> str | None:
        """What a die shows; None: it is not thrown yet."""
        found = as_dict(self.view["dice"])[die]
        return None if found is None else str(found)

    def has_power(self, side: str, number: int) -> bool:
        """Whether a player has completed a restore-power goal."""
        return number in as_list(self.view[f"{side}.power"])

    # Words.

    def name(self, domain: str, value: Plain) -> str:
        """A piece, place or side in words."""
        return self.speaker.say(self.match.setup.name(domain, str(value)))

    def label(self, label: str) -> str:
        """Words with what separates them from what they announce."""
        return self.text("cli-label", label=label)

    def amount(self, what: str, count: Plain) -> str:
        """So many of something."""
        return self.text(f"blackout-amount-{what}", count=as_int(count))

    def gain(self, gained: Mapping[str, Plain]) -> str:
        """Something that is gained, as questions tell of it: so many, or a cube on a location of a colour."""
        kind = str(gained["gain"])
        if kind == "chosen-resource":
            return self.text("blackout-gain-chosen", count=as_int(gained["amount"]))
        if "colour" not in gained:
            return self.amount(kind, gained["amount"])
        if gained["colour"] == "any":
            return self.text("blackout-gain-cube-any")
        return self.text("blackout-gain-cube", colour=Message(f"blackout-colour-{gained['colour']}"))

    # Signs.

    def mark(self, side: str) -> Text:
        """A player in one sign: a square for oneself, a letter for the others."""
        return Text(OWN if side == self.seat else self.text(f"cli-bo-letter-{side}"), style=SIDE_STYLE[side])

    def counts(self, counts: Mapping[str, int], *, zeros: bool = False) -> Text:
        """How many each player has of something."""
        told = [
            Text.assemble(self.mark(side), (str(counts[side]), SIDE_STYLE[side]))
            for side in self.seats
            if counts[side] or zeros
        ]
        return Text(" ").join(told)

    def letter(self, colour: str) -> Text:
        """The colour of a card or location: a letter; plans have none and get a sign."""
        if colour not in COLOURS:
            return Text("◇")
        return Text(self.text(f"cli-bo-letter-{colour}"), style=f"bold {COLOUR_STYLE[colour]}")

    def die(self, colour: str) -> Text:
        """A die of a colour."""
        return Text.assemble((DIE, COLOUR_STYLE[colour]), self.letter(colour))
