"""What is to be played, as people ask for it, and what that comes to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from lamplight.bots import Budget, Player
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, Setup, find_game
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain

from .schedule import Schedule
from .table import Head

FORMAT = "lamplight-arena/1"
ATTEMPTS = 30
"""In a series one stage is tried so often before a bot gives up, unless a plan says otherwise."""
MOST_GAMES = 1_000_000
"""A run knows all its matches at once; nobody needs more in one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of matches between bots. `Tournament(plan)` checks it."""

    game: str
    bots: tuple[str, ...]
    """`steady`, or with a budget of its own `expert@800` (iterations a decision) or `expert@1s` (seconds a turn)."""
    games: int = 100
    """At least so many matches: whole deals are played."""
    seed: str = "1"
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    components: str | None = None
    series: str = ""
    """One of the game's kinds of series: then every match is a whole series, played alone."""
    budget: str | None = None
    """For bots that think by the clock and have none of their own. Only with iterations can results be repeated."""
    attempts: int = ATTEMPTS
    """In a series: how often one stage is tried at most."""


class Tournament:
    """A plan that can be played: the game and its set-up, the bots, who plays whom."""

    def __init__(self, plan: Plan) -> None:
        if plan.games < 1:
            raise LamplightError(Message("arena-bad-games", {"games": plan.games}))
        if plan.games > MOST_GAMES:
            raise LamplightError(Message("arena-many-games", {"games": plan.games, "most": MOST_GAMES}))
        if plan.attempts < 1:
            raise LamplightError(Message("arena-bad-attempts", {"attempts": plan.attempts}))
        self.plan = plan
        self.game: Game = find_game(plan.game)
        named = tuple(_read_bot(bot, plan.budget) for bot in plan.bots)
        options = self.game.read_options(plan.options) if not plan.series else {}
        first = options
        if plan.series:
            rules = self.game.series(plan.series, plan.options)
            options, match = dict(rules.options), rules.plan(rules.start())
            first = self.game.read_options({} if match is None else match.options)
        self.setup: Setup = self.game.setup(first, plan.components)
        if plan.series and self.setup.seats > 1:
            raise LamplightError(Message("arena-series-alone", {"series": plan.series}))
        if len(named) < (1 if self.setup.seats == 1 else 2):
            raise LamplightError(Message("arena-few-bots", {"seats": self.setup.seats}))
        self.head = Head(plan.game, options, plan.components, plan.series, plan.attempts)
        self.schedule = Schedule(named, self.setup.seats, _printable(plan.seed))

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, each once, as results name them."""
        return self.schedule.bots

    @cached_property
    def total(self) -> int:
        """How many matches there are: whole deals."""
        block = self.schedule.block
        return -(-self.plan.games // block) * block

    def identity(self) -> dict[str, Plain]:
        """What tells this run from others, and (as `games`) how far it goes: `run.json`."""
        options: dict[str, Plain] = dict(self.head.options)
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "options": options,
            "set": self.setup.set_name,
            "set_hash": self.setup.set_hash,
            "series": self.plan.series,
            "attempts": self.plan.attempts if self.plan.series else 0,
            "bots": list(self.schedule.named),
            "seed": self.schedule.seed,
            "games": self.total,
        }


def _read_bot(text: str, budget: str | None) -> str:
    """A bot as results name it, with the plan's budget if it takes one."""
    if text.strip().partition("@")[0] == "human":
        raise LamplightError(Message("arena-human"))
    player = Player.parse(text)
    allowed = None if budget is None else Budget.parse(budget)
    if player.budget is None and player.allowed.seconds > 0:
        player = replace(player, budget=allowed)
    return str(player)


def _printable(seed: str) -> str:
    """A seed that can be written: bytes of a command line that are no text become their numbers."""
    return seed.encode("utf-8", "backslashreplace").decode("utf-8")
