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
from .search import SEATS, Search, preferred

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


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot found out for a decision, option by option in the order of the legal actions."""

    policy: list[float]
    """How much each option was preferred: shares of the search's visits, or the chances at first sight; together 1."""
    visits: list[int] | None = None
    """How often the search tried each option."""
    values: list[float] | None = None
    """What each option promised its seat, from 0 (lost) to 1 (won); one that was never tried promises nothing: 0."""
    value: float | None = None
    """What the search promised the seat over all."""


class InstinctBot:
    """Plays what looks good at first sight, most of the time: a mind's preferences, without looking ahead."""

    def __init__(self, mind: Mind, seat: int, seed: str) -> None:
        self._mind = mind
        self._seat = seat
        self._random = random.Random(seed)
        self._sight: Sight | None = None

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        del view, clock
        self._sight = Sight(self._mind, sampler(self._random.random), self._seat, list(legal))
        return self._sight.choose(self._random)

    @property
    def thought(self) -> Thought | None:
        """What it preferred in its last decision."""
        return None if self._sight is None else self._sight.thought


@dataclass(frozen=True, slots=True)
class Sight:
    """A decision without looking ahead: an option is drawn by a mind's preferences."""

    mind: Mind
    state: State
    seat: int
    legal: list[int]

    def choose(self, chance: random.Random) -> int:
        """The option."""
        return preferred(self.mind, self.state, self.seat, self.legal, 1.0, chance.random())

    @property
    def thought(self) -> Thought:
        """The preferences."""
        weights = self.mind.weigh(self.state, self.seat, self.legal)
        return Thought([weight / sum(weights) for weight in weights])


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
        self.thought: Thought | None = None
        """What it found out for the last decision."""

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        del view
        if clock.turns != self._turn:
            self._turn = clock.turns
            self._search = Search(self._mind, self._settings, self._random.random)
        if self._settings.whim and self._random.random() < self._settings.whim:
            self.iterations = 0
            sight = Sight(self._mind, sampler(self._random.random), self._seat, list(legal))
            chosen, self.thought = sight.choose(self._random), sight.thought
        else:
            self.iterations = self._search.run(self._seat, sampler, clock)
            chosen, self.thought = self._search.best(list(legal)), self._thought(list(legal))
        self._search.follow(self._seat, chosen)
        return chosen

    def _thought(self, legal: list[int]) -> Thought | None:
        """What the search has found, of all that it kept from before in this turn as well."""
        visits = self._search.visits(self._seat, legal)
        if not sum(visits):
            return None
        children = self._search.root.children
        nodes = [children.get(action * SEATS + self._seat) for action in legal]
        values = [node.total / node.visits if node and node.visits else 0.0 for node in nodes]
        value = sum(node.total for node in nodes if node) / sum(visits)
        return Thought([count / sum(visits) for count in visits], visits, values, value)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that comes with Lamplight."""

    budget: Budget
    """How much it thinks if neither a person nor the game's mind says otherwise."""
    make: Callable[[Setup, int, str, Mind | None], Bot]
    """With a mind it is made at once; without, one is made for it."""


def mind_of(setup: Setup, level: str = "") -> Mind:
    """What is known about playing this game well; for a game without a mind of its own, nothing but the outcome.

    With a level, what that has learned by self-play is known, too.
    """
    make = face_of(setup, "bot")
    mind = Mind(setup.seats) if make is None else cast("MindMaker", make)(setup)
    mind.nets = mind.networks(level)
    return mind


def _random(setup: Setup, seat: int, seed: str, mind: Mind | None) -> Bot:
    del setup, seat, mind
    return RandomBot(seed)


def _novice(setup: Setup, seat: int, seed: str, mind: Mind | None) -> Bot:
    return InstinctBot(mind or mind_of(setup), seat, seed)


def _searcher(level: str) -> Callable[[Setup, int, str, Mind | None], Bot]:
    def make(setup: Setup, seat: int, seed: str, mind: Mind | None) -> Bot:
        known = mind or mind_of(setup, level)
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
