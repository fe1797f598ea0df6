"""What a seat knows and may do, in words: for agents that read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from lamplight.kernel.event import Event
from lamplight.kernel.game import Setup
from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import HIDDEN, View, as_int, as_list
from lamplight.kernel.message import Message
from lamplight.kernel.state import State
from lamplight.kernel.types import Plain
from lamplight.kernel.view import ByName, Hideable, ListOf, Maybe, Name, Parts, Shape, ViewField, Zone

from .errors import speaker
from .observations import view_of

LEFT_OUT = ("agenda", "turn")
"""How far the rules are: what is asked is said in the question."""


class Told(str):
    """Words as an observation: PettingZoo's own test asks whatever is observed for its `dtype`, as arrays have it."""

    __slots__ = ()
    dtype = str


class Words:
    """Describes the states of a set-up to a seat, in one language. All is said from the seat's view."""

    def __init__(self, setup: Setup, language: str) -> None:
        self.setup = setup
        self.speaker = speaker(language)
        self._names: Mapping[str, Mapping[str, Message]] = setup.names()

    def describe(self, state: State, seat: int, legal: Sequence[int], events: Sequence[Event] = ()) -> Told:
        """The question, what happened since, what lies on the table, and what may be done."""
        view = view_of(state, seat)
        text = self.speaker.text
        game = Message(f"{self.setup.game_id}-title", fallback=self.setup.game_id)
        side = self.setup.name("side", self.setup.seat_names[seat])
        known = Knowledge(self.setup, view, seat, state.acting)
        lines = [text("envs-text-you", seat=side, game=game), self.speaker.say(self.setup.prompt(known, seat)[0])]
        told = [self._event(event) for event in events if event.reaches(seat)]
        if told:
            lines += ["", text("envs-text-happened"), *(f"- {line}" for line in told)]
        lines += ["", text("envs-text-known"), *self._table(view, seat)]
        if legal:
            lines += [
                "",
                text("envs-text-legal"),
                *(f"{action}: {self.option(known, seat, action)}" for action in legal),
            ]
        return Told("\n".join(lines))

    def option(self, known: Knowledge, seat: int, action: int) -> str:
        """What an action means, as a sentence."""
        offered = self.setup.catalogue[action]
        return self.speaker.say(self.setup.option_words(known, seat, offered) or self.setup.action_words(offered))

    def _event(self, event: Event) -> str:
        return self.speaker.say(self.setup.event_words(self.setup.event_book.named(event)))

    def _table(self, view: View, seat: int) -> list[str]:
        """What lies on the table: common things, then what each seat has, one's own first. Nothing empty is told."""
        seats = self.setup.seat_names
        common: dict[str, list[tuple[str, str]]] = {}
        owned: dict[str, list[str]] = {name: [] for name in (*seats[seat:], *seats[:seat])}
        for key, value in view.items():
            field = self.setup.view_fields.by_key.get(key)
            words = self._words(value, field.shape if field else None)
            if not words or key in LEFT_OUT:
                continue
            owner, _, rest = key.partition(".")
            if owner in owned:
                owned[owner].append(f"{_label(rest)}: {words}")
                continue
            label, place = self._place(key, field)
            common.setdefault(label, []).append((place, words))
        lines = [line for label, entries in common.items() for line in self._lines(label, entries)]
        for name, things in owned.items():
            lines += ["", f"{self.speaker.say(self.setup.name('side', name))}:", *(f"- {thing}" for thing in things)]
        return lines

    def _place(self, key: str, field: ViewField | None) -> tuple[str, str]:
        """What a key tells of, and of which place: `tiles.<district>` of the tiles in that district."""
        if field is None or "{" not in field.pattern:
            return _label(key), ""
        before, kind, after = field.pieces[:3]
        name = key.removeprefix(before).removesuffix(after) if len(field.pieces) == 3 else key
        return _label(f"{before}{after}"), self._name(name, kind)

    @staticmethod
    def _lines(label: str, entries: list[tuple[str, str]]) -> list[str]:
        """One line for a thing; where several places have the same, they are told together."""
        together: dict[str, list[str]] = {}
        for place, words in entries:
            together.setdefault(words, []).append(place)
        return [
            f"{label} ({', '.join(places)}): {words}" if any(places) else f"{label}: {words}"
            for words, places in together.items()
        ]

    def _words(self, value: Plain, shape: Shape | None) -> str:
        """A value by the names of what it speaks of; empty if there is nothing to tell."""
        if isinstance(shape, Maybe | Hideable) and value != HIDDEN:
            return self._words(value, shape.shape)
        if value is None or value is False or value == "" or value == 0:
            return ""
        if value is True:
            return self.speaker.text("envs-text-yes")
        if isinstance(value, str):
            return self._name(value, shape.kind if isinstance(shape, Name) else "")
        if isinstance(value, list):
            inner = shape.shape if isinstance(shape, ListOf) else None
            return _counted([self._words(item, inner) for item in value])
        if not isinstance(value, dict):
            return str(value)
        if set(value) == {"known", "hidden"}:
            kind = shape.kind if isinstance(shape, Zone) else ""
            names = [self._name(str(name), kind) for name in as_list(value["known"])]
            return _counted([*names, *[HIDDEN] * as_int(value["hidden"])])
        if isinstance(shape, ByName):
            return self._by_name(value, shape)
        parts = {part.name: part.shape for part in shape.parts} if isinstance(shape, Parts) else {}
        told = [(name, self._words(item, parts.get(name))) for name, item in value.items()]
        return ", ".join(f"{_label(name)} {words}" for name, words in told if words)

    def _by_name(self, value: Mapping[str, Plain], shape: ByName) -> str:
        """The names that have the same value together: what is where."""
        together: dict[str, list[str]] = {}
        for name, item in value.items():
            if words := self._words(item, shape.shape):
                together.setdefault(words, []).append(self._name(name, shape.kind))
        if isinstance(shape.shape, Name):
            return "; ".join(f"{words}: {_counted(names)}" for words, names in together.items())
        return "; ".join(f"{_counted(names)}: {words}" for words, names in together.items())

    def _name(self, value: str, kind: str) -> str:
        """What people call something; where a word stands for several things, the kind says which."""
        known = self._names.get(value)
        if not known:
            return value if value == HIDDEN else _label(value)
        return self.speaker.say(known.get(kind) or next(iter(known.values())))


def _label(name: str) -> str:
    """A field in plain words.

    >>> _label("display.1"), _label("red_tokens"), _label("tiles.")
    ('display 1', 'red tokens', 'tiles')
    """
    return name.replace("_", " ").replace(".", " ").replace("-", " ").strip()


def _counted(words: Sequence[str]) -> str:
    """A list in which equal things are counted.

    >>> _counted(["tram", "boat", "tram", "?"])
    '2 × tram, boat, ?'
    """
    return ", ".join(f"{count} × {word}" if count > 1 else word for word, count in Counter(words).items() if word)
