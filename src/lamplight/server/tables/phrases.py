"""What actions and events are called, said once for all tables that play with one set-up.

An action has the same name whoever is offered it; so has an event, whoever may know of it. Making these sentences costs
more than sending them.
"""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Setup
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain

from ..wire.protocol import Option, Told

SENTENCES_KEPT = 20_000
"""Of each kind, for a set-up; beyond that they are made anew."""


class Phrases:
    """The sentences of one set-up."""

    def __init__(self) -> None:
        self._options: dict[tuple[int, int | None], Option] = {}
        self._told: dict[tuple[tuple[str, Plain], ...], Told] = {}

    def options(
        self,
        setup: Setup,
        actions: Iterable[Action],
        numbers: Iterable[int | None],
        offers: Iterable[tuple[Message | None, bool]],
    ) -> tuple[Option, ...]:
        """Actions as they are offered, each with its number in lists, and with what is said of it there."""
        known = self._options
        made: list[Option] = []
        for action, number, (words, final) in zip(actions, numbers, offers, strict=True):
            option = known.get((action.id, number))
            if option is None:
                if len(known) >= SENTENCES_KEPT:
                    known.clear()
                option = Option(action.named, setup.action_words(action), number, setup.rule_of(action))
                known[action.id, number] = option
            if words is not None or final:
                option = replace(option, words=words or option.words, final=final)
            made.append(option)
        return tuple(made)

    def told(self, setup: Setup, events: Iterable[dict[str, Plain]]) -> tuple[Told, ...]:
        """Events in their structured form, with their sentences."""
        known = self._told
        made: list[Told] = []
        for named in events:
            key = tuple(named.items())
            told = known.get(key)
            if told is None:
                if len(known) >= SENTENCES_KEPT:
                    known.clear()
                told = Told(named, setup.event_words(named))  # type: ignore[arg-type]  # words and numbers only
                known[key] = told
            made.append(told)
        return tuple(made)


_KNOWN: WeakKeyDictionary[Setup, Phrases] = WeakKeyDictionary()


def phrases_of(setup: Setup) -> Phrases:
    """The sentences of a set-up, for as long as it is in use."""
    found = _KNOWN.get(setup)
    if found is None:
        found = _KNOWN[setup] = Phrases()
    return found
