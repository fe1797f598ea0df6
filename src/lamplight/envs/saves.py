"""Matches in the middle, as bytes: what `env.save()` gives and `env.restore()` takes.

A save holds whole states, chance to come included: it is for those who run an environment, never for an agent. It
names the game, its rules, its options and the content of the component set, and is refused where one of them differs.
What an environment observes and rewards may differ: a match can be saved by one and looked at by another.
"""

from __future__ import annotations

import random
from typing import TypeVar

import msgspec
from gymnasium import error

from lamplight.kernel.event import Event
from lamplight.kernel.game import OptionValue, Setup, find_game

from .errors import sentence

FORMAT = 1
"""Raised when saves change their form."""


class SavedEvent(msgspec.Struct, array_like=True, frozen=True):
    """An event that a seat which reads has not been told of yet."""

    kind: int
    rule: str
    args: tuple[int, ...]
    audience: int

    @classmethod
    def of(cls, event: Event) -> SavedEvent:
        return cls(event.kind, event.rule, event.args, event.audience)

    def event(self) -> Event:
        return Event(self.kind, self.rule, self.args, self.audience)


class SavedRandom(msgspec.Struct, array_like=True, frozen=True):
    """A generator, as `random.Random.getstate` tells it."""

    version: int
    numbers: tuple[int, ...]

    @classmethod
    def of(cls, generator: random.Random) -> SavedRandom:
        version, numbers, _ = generator.getstate()
        return cls(version, numbers)

    def generator(self) -> random.Random:
        found = random.Random()
        found.setstate((self.version, self.numbers, None))
        return found


class SavedPlay(msgspec.Struct, frozen=True):
    """A running match."""

    state: bytes
    """Its dump, in the bytes that digests are made of."""
    random: SavedRandom
    stopped: bool
    """Whether nobody is asked, although the match is not over."""
    events: list[SavedEvent]
    heard: list[int]


class Origin(msgspec.Struct, frozen=True):
    """What a match is a match of."""

    format: int
    game: str
    rules_version: int
    components: str
    """The content hash of the component set."""
    options: dict[str, OptionValue]

    @classmethod
    def of(cls, setup: Setup) -> Origin:
        version = find_game(setup.game_id).rules_version
        return cls(FORMAT, setup.game_id, version, setup.set_hash, dict(setup.options))

    def difference(self, other: Origin) -> str:
        """The first thing in which another origin differs; empty: none."""
        return next((name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)), "")


class Whole(msgspec.Struct, frozen=True):
    """Anything saved: where it comes from, and what it is."""

    origin: Origin
    kind: str
    """What was saved: a kind of environment can only restore its own."""
    content: msgspec.Raw


T = TypeVar("T")


def packed(setup: Setup, kind: str, content: object) -> bytes:
    """A save."""
    raw = msgspec.Raw(msgspec.msgpack.encode(content))
    return msgspec.msgpack.encode(Whole(Origin.of(setup), kind, raw))


def unpacked(setup: Setup, language: str, kind: str, data: object, form: type[T]) -> T:
    """What a save contains, if it is one of this kind and of this very set-up; otherwise a sentence that says why."""
    if not isinstance(data, (bytes, bytearray)):
        raise error.Error(sentence(language, "envs-save-no-bytes", type=type(data).__name__))
    try:
        whole = msgspec.msgpack.decode(data, type=Whole)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise error.Error(sentence(language, "envs-save-broken")) from problem
    here = Origin.of(setup)
    if difference := here.difference(whole.origin):
        told = {"there": _shown(whole.origin, difference), "here": _shown(here, difference)}
        raise error.Error(sentence(language, f"envs-save-other-{difference.replace('_', '-')}", **told))
    if whole.kind != kind:
        raise error.Error(sentence(language, "envs-save-other-kind", there=whole.kind[:40], here=kind))
    try:
        return msgspec.msgpack.decode(whole.content, type=form)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise error.Error(sentence(language, "envs-save-broken")) from problem


def _shown(origin: Origin, name: str) -> str:
    if name == "options":
        return ", ".join(f"{option}={value}" for option, value in sorted(origin.options.items()))[:300]
    return origin.components[:12] if name == "components" else str(getattr(origin, name))[:60]
