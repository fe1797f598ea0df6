"""What a seat knows and may do, in words: for agents that read."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.kernel.event import Event
from lamplight.kernel.game import Setup
from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.message import Message
from lamplight.kernel.state import State
from lamplight.kernel.types import Plain

from .errors import speaker
from .observations import view_of


class Told(str):
    """Words as an observation: PettingZoo's own test asks whatever is observed for its `dtype`, as arrays have it."""

    __slots__ = ()
    dtype = str


class Words:
    """Describes the states of a set-up to a seat, in one language. All is said from the seat's view."""

    def __init__(self, setup: Setup, language: str) -> None:
        self.setup = setup
        self.speaker = speaker(language)

    def describe(self, state: State, seat: int, legal: Sequence[int], events: Sequence[Event] = ()) -> Told:
        """The question, what happened since, what is known, and what may be done."""
        view = view_of(state, seat)
        text = self.speaker.text
        game = Message(f"{self.setup.game_id}-title", fallback=self.setup.game_id)
        side = self.setup.name("side", self.setup.seat_names[seat])
        known = Knowledge(self.setup, view, seat, state.acting)
        lines = [text("envs-text-you", seat=side, game=game), self.speaker.say(self.setup.prompt(known, seat)[0])]
        told = [self._event(event) for event in events if event.reaches(seat)]
        if told:
            lines += ["", text("envs-text-happened"), *(f"- {line}" for line in told)]
        lines += ["", text("envs-text-known"), *(f"{name}: {shown(value)}" for name, value in view.items())]
        if legal:
            lines += ["", text("envs-text-legal"), *(self.option(known, seat, action) for action in legal)]
        return Told("\n".join(lines))

    def option(self, known: Knowledge, seat: int, action: int) -> str:
        """An action as a line: its number, its form, and what it means."""
        offered = self.setup.catalogue[action]
        words = self.setup.option_words(known, seat, offered) or self.setup.action_words(offered)
        return f"{action}: {offered} ({self.speaker.say(words)})"

    def _event(self, event: Event) -> str:
        return self.speaker.say(self.setup.event_words(self.setup.event_book.named(event)))


def shown(value: Plain) -> str:
    """A piece of a view on one line.

    >>> shown({"known": ["red-2"], "hidden": 3}), shown(None), shown(["food", None])
    ('red-2, 3 × ?', '-', 'food, -')
    >>> shown([{"side": "grey", "with": "house"}, {"side": "green", "with": "cube"}])
    '(side grey, with house), (side green, with cube)'
    """
    if value is None:
        return "-"
    if isinstance(value, list):
        return ", ".join(f"({shown(item)})" if isinstance(item, dict) else shown(item) for item in value) or "-"
    if not isinstance(value, dict):
        return str(value).lower() if isinstance(value, bool) else str(value)
    if set(value) == {"known", "hidden"}:
        known, hidden = value["known"], value["hidden"]
        assert isinstance(known, list)
        assert isinstance(hidden, int)
        return shown([*known, *([f"{hidden} × ?"] if hidden > 1 else ["?"] * hidden)])
    return ", ".join(f"{name} {shown(item)}" for name, item in value.items()) or "-"
