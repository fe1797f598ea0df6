"""What happened, told to those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .types import EVERYONE, Plain, knows


class Event:
    """One thing that happened: a kind, up to four small numbers, the rule that caused it and its audience.

    Rules write events as numbers (cheap, and only when somebody listens); `EventBook.named` gives them names.
    """

    __slots__ = ("args", "audience", "kind", "named", "rule")

    def __init__(self, kind: int, rule: str, args: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.audience = audience
        self.named: dict[str, Plain] | None = None
        """Its structured form, kept by the `EventBook` that made it: every seat is told of the event, which never
        changes."""

    def reaches(self, seat: int) -> bool:
        """Whether this seat may know of the event."""
        return knows(self.audience, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.rule, self.args, self.audience) == (
            other.kind,
            other.rule,
            other.args,
            other.audience,
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.rule, self.args, self.audience))

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.rule!r}, {self.args}, {self.audience})"


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event and, for each of its arguments, a name and the list of values (None: a plain number)."""

    name: str
    params: tuple[tuple[str, Sequence[str] | None], ...] = ()


class EventBook:
    """The kinds of events of a game, in the order of their numbers."""

    def __init__(self, kinds: Sequence[EventKind]) -> None:
        self.kinds = tuple(kinds)

    def named(self, event: Event) -> dict[str, Plain]:
        """The structured form: `{"event": "recruited", "unit": "red-2a", "region": "green", "rule": "D3.4.1"}`."""
        found: dict[str, Plain] | None = event.named
        if found is None:
            kind = self.kinds[event.kind]
            named: dict[str, Plain] = {"event": kind.name}
            for (name, values), arg in zip(kind.params, event.args, strict=True):
                named[name] = arg if values is None else values[arg]
            named["rule"] = event.rule
            found = event.named = named
        return found.copy()

    def named_for(self, seat: int, events: list[Event], since: int = 0) -> list[dict[str, Plain]]:
        """The structured forms of what a seat may know of, but for so many events that came before."""
        return [self.named(event) for event in events[since:] if event.reaches(seat)]

    def named_all(self, events: Sequence[Event]) -> list[dict[str, Plain]]:
        """The structured forms of all events but those that only say less than another one does."""
        return [self.named(event) for event in events if event.audience >= 0 or event.audience == EVERYONE]
