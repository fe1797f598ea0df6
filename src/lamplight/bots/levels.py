"""The bots that come with Lamplight, from `random` to `expert`: what each knows, and how much it thinks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Protocol, TypeAlias, cast

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Random, Setup, face_of
from lamplight.kernel.ledger import View
from lamplight.kernel.message import Message
from lamplight.kernel.state import State

from .budget import Budget
from .clock import Clock
from .mind import Mind, Settings
from .search import Search, preferred

Sampler = Callable[[Random], State]
MindMaker: TypeAlias = "Callable[[Setup], Mind]"
"""A game's face `bot`."""


class Bot(Protocol):
    """A player: from its seat's view and its legal actions (catalogue ids) to one of them.

    `sampler` makes full states that the seat cannot tell from the true one; `clock` says how long to think. There is
    no handle to the true state.
    """

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int: ...


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        del view, sampler, clock
        return self._random.choice(list(legal))


class InstinctBot:
    """Plays what looks good at first sight, most of the time: a mind's preferences, without looking ahead."""

    def __init__(self, mind: Mind, seat: int, seed: str) -> None:
        self._mind = mind
        self._seat = seat
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        del view, clock
        return first_sight(self._mind, self._seat, legal, sampler, self._random)


def first_sight(mind: Mind, seat: int, legal: Sequence[int], sampler: Sampler, chance: random.Random) -> int:
    """What looks good without looking ahead: an option drawn by a mind's preferences."""
    state = sampler(chance.random)
    return preferred(mind, state, seat, list(legal), 1.0, chance.random())


class SearchBot:
    """Looks ahead: an information-set tree search with a mind's preferences and judgement.

    Within a turn the tree is kept: what was found out below one's last decision serves the next one. The settings may
    have it decide now and then at first sight, as a novice does.
    """

    def __init__(self, mind: Mind, seat: int, seed: str, settings: Settings) -> None:
        self._mind = mind
        self._seat = seat
        self._settings = settings
        self._random = random.Random(seed)
        self._search = Search(mind, settings, self._random.random)
        self._turn = -1
        self.iterations = 0
        """How many iterations the last decision took."""

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        del view
        if clock.turns != self._turn:
            self._turn = clock.turns
            self._search = Search(self._mind, self._settings, self._random.random)
        if self._settings.whim and self._random.random() < self._settings.whim:
            self.iterations = 0
            chosen = first_sight(self._mind, self._seat, legal, sampler, self._random)
        else:
            self.iterations = self._search.run(self._seat, sampler, clock)
            chosen = self._search.best(list(legal))
        self._search.follow(self._seat, chosen)
        return chosen


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that comes with Lamplight."""

    budget: Budget
    """How much it thinks if neither a person nor the game's mind says otherwise."""
    make: Callable[[Setup, int, str, Mind | None], Bot]
    """With a mind it is made at once; without, one is made for it."""


def mind_of(setup: Setup) -> Mind:
    """What is known about playing this game well; for a game without a mind of its own, nothing but the outcome."""
    make = face_of(setup, "bot")
    return Mind(setup.seats) if make is None else cast("MindMaker", make)(setup)


def _random(setup: Setup, seat: int, seed: str, mind: Mind | None) -> Bot:
    del setup, seat, mind
    return RandomBot(seed)


def _novice(setup: Setup, seat: int, seed: str, mind: Mind | None) -> Bot:
    return InstinctBot(mind or mind_of(setup), seat, seed)


def _searcher(level: str) -> Callable[[Setup, int, str, Mind | None], Bot]:
    def make(setup: Setup, seat: int, seed: str, mind: Mind | None) -> Bot:
        known = mind or mind_of(setup)
        return SearchBot(known, seat, seed, known.settings(level))

    return make


LEVELS: dict[str, Level] = {
    "random": Level(Budget(iterations=1), _random),
    "novice": Level(Budget(iterations=1), _novice),
    "casual": Level(Budget(iterations=25), _searcher("casual")),
    "steady": Level(Budget(iterations=150), _searcher("steady")),
    "expert": Level(Budget(seconds=3.0), _searcher("expert")),
}


def bot_names() -> list[str]:
    """The levels, and the bots of installed packages (entry points of the group `lamplight.bots`)."""
    return [*LEVELS, *sorted(entry.name for entry in entry_points(group="lamplight.bots"))]


@dataclass(frozen=True, slots=True)
class Player:
    """A bot as people name it: `steady`, or with a budget of its own `expert@800`, `expert@1.5s`."""

    name: str
    budget: Budget | None = None

    @classmethod
    def parse(cls, text: str) -> Player:
        """Read a name with or without a budget; an unknown bot is refused with the list of those that there are."""
        name, sign, budget = text.strip().partition("@")
        if name not in bot_names():
            raise LamplightError(Message("bots-unknown", {"bot": text[:40], "bots": ", ".join(bot_names())}))
        return cls(name, Budget.parse(budget) if sign else None)

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}@{self.budget}"

    @property
    def allowed(self) -> Budget:
        """The budget of its own, or that of its level."""
        if self.budget is not None:
            return self.budget
        return LEVELS[self.name].budget if self.name in LEVELS else Budget(seconds=3.0)

    def allowed_in(self, setup: Setup) -> Budget:
        """The budget of its own, or what the game's mind says about its level, or that of its level."""
        iterations = mind_of(setup).iterations(self.name) if self.budget is None and self.name in LEVELS else 0
        return Budget(iterations=iterations) if iterations else self.allowed

    def make(self, setup: Setup, seat: int, seed: str, mind: Mind | None = None) -> Bot:
        """The bot itself, for a seat; with the same seed and a budget in iterations it plays the same match again.

        One of ours can be given a mind that was made before, if no other uses it at the same time.
        """
        if self.name in LEVELS:
            return LEVELS[self.name].make(setup, seat, seed, mind)
        for entry in entry_points(group="lamplight.bots", name=self.name):
            make: Callable[[Setup, int, str], Bot] = entry.load()
            return make(setup, seat, seed)
        raise LamplightError(Message("bots-unknown", {"bot": self.name[:40], "bots": ", ".join(bot_names())}))
