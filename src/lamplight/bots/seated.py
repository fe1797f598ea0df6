"""A bot at the table: forced answers cost nothing, mistakes are reported, and the match goes on whatever it does."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Setup
from lamplight.kernel.ledger import Ledger, View
from lamplight.kernel.message import Message
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, SEALED

from .levels import LEVELS, Bot, Player, RandomBot, Sampler, Thought

Watch = Callable[[State, int, int], None]
"""Called with a state, a seat (or chance) and what it is about to do."""
OVERRUN = 10.0
"""A bot of somebody else's is given up after this many times its budget, and not before this many seconds."""


@dataclass(frozen=True, slots=True)
class Mishap:
    """What went wrong when a bot was asked, and that a legal action was played in its place."""

    bot: str
    seat: str
    name: Message
    """The seat as people call it."""
    kind: str
    """`raised`, `illegal` or `overran`."""
    detail: str

    @property
    def message(self) -> Message:
        """The mishap as a sentence."""
        return Message(f"bots-mishap-{self.kind}", {"bot": self.bot, "seat": self.name, "detail": self.detail})


class SeatedBot:
    """A bot in its seat. Drives the clock, and answers in its place where it cannot."""

    def __init__(
        self,
        player: Player,
        setup: Setup,
        seat: int,
        seed: str,
        report: Callable[[Mishap], None],
        bot: Bot | None = None,
        overrun: float = OVERRUN,
    ) -> None:
        """`bot` sits down in place of the one that the player names."""
        self.player = player
        self.setup = setup
        self.seat = seat
        self.report = report
        allowed = player.allowed_in(setup)
        self.clock = allowed.clock()
        self._ours = bot is None and player.name in LEVELS
        self._random = random.Random(f"{seed}/fallback")
        self._limit = max(overrun, overrun * allowed.seconds)
        self._given_up = False
        self._turn = -1
        self._bot = self._made(seed) if bot is None else bot
        self._thought = False

    def _made(self, seed: str) -> Bot:
        """The bot that the player names; one of somebody else's that cannot be made is given up at once."""
        try:
            return self.player.make(self.setup, self.seat, seed)
        except Exception as error:
            if self._ours or isinstance(error, LamplightError):
                raise
            self._given_up = True
            self._tell("raised", _words(error))
            return RandomBot(seed)

    def others_acted(self) -> None:
        """Somebody else has acted: a new turn begins, with all of its time. (Alone, when the game says so.)"""
        self.clock.new_turn()

    def choose_in(self, state: State) -> int:
        """What it does in a state, of which it sees its seat's view only."""
        if state.turn != self._turn:
            self._turn = state.turn
            self.clock.new_turn()
        legal = state.legal(self.seat)
        if len(legal) == 1:
            return legal[0]
        ledger = Ledger(self.seat)
        state.declare(ledger)
        return self.choose(ledger.view, legal)

    @property
    def thought(self) -> Thought | None:
        """What it found out for its last decision; None: it had nothing to decide, or it does not tell."""
        found = getattr(self._bot, "thought", None) if self._thought else None
        return found if isinstance(found, Thought) else None

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """What it does; a legal action in any case."""
        self._thought = False
        if len(legal) == 1:
            return legal[0]
        if self._given_up:
            return self._fallback(legal)
        try:
            sampler = self.setup.sampler(view, self.seat)
            answer = self._ask(view, list(legal), sampler)
        except Exception as error:
            answer = [error]
        if not answer:
            self._given_up = True
            self._tell("overran", f"{self._limit:g}")
            return self._fallback(legal)
        if isinstance(answer[0], BaseException):
            self._tell("raised", _words(answer[0]))
            return self._fallback(legal)
        chosen = _as_action(answer[0])
        if chosen not in legal:
            self._tell("illegal", _words(answer[0])[:60])
            return self._fallback(legal)
        self._thought = True
        return chosen

    def _ask(self, view: View, legal: list[int], sampler: Sampler) -> list[object]:
        """The bot's answer, or what it raised; nothing, if neither came in time.

        Our own bots keep to the clock by themselves.
        """
        if self._ours:
            return [self._bot.choose(view, legal, sampler, self.clock)]
        answer: list[object] = []

        def think() -> None:
            try:
                answer.append(self._bot.choose(view, list(legal), sampler, self.clock))
            except BaseException as error:  # a bot that calls sys.exit() has not overrun
                answer.append(error)

        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(self._limit)
        return answer

    def _fallback(self, legal: Sequence[int]) -> int:
        return self._random.choice(list(legal))

    def _tell(self, kind: str, detail: str) -> None:
        seat = self.setup.seat_names[self.seat]
        self.report(Mishap(str(self.player), seat, self.setup.name("side", seat), kind, detail))


def _as_action(answer: object) -> int:
    """An answer as the id of an action, -1 if it is no whole number: numpy's are taken, fractions are not."""
    try:
        return int(index(answer)) if isinstance(answer, SupportsIndex) and not isinstance(answer, bool) else -1
    except Exception:  # an array of several, for instance
        return -1


def _words(thing: object) -> str:
    """An error or an answer for people to read, whatever it is."""
    try:
        told = f"{type(thing).__name__}: {thing}" if isinstance(thing, BaseException) else str(thing)
    except Exception:  # it cannot even be shown
        told = type(thing).__name__
    return told[:200]


def _unseen(state: State, seat: int, action: int) -> None:
    """Nobody looks on."""
    del state, seat, action


def play_out(state: State, bots: Sequence[SeatedBot], chance: Callable[[], float], watch: Watch = _unseen) -> int:
    """Play a match to its end; returns the number of decisions (choices among two or more options)."""
    decisions = 0
    while actors := state.to_act(len(bots)):
        seat = actors[0]
        if seat == CHANCE:
            rolled = state.roll(chance())
            watch(state, CHANCE, rolled)
            state.apply(CHANCE, rolled)
            continue
        for bot in bots:
            if bot.seat != seat:
                bot.others_acted()
        sealed = state.acting == SEALED
        while True:
            decisions += len(state.legal(seat)) > 1
            action = bots[seat].choose_in(state)
            watch(state, seat, action)
            state.apply(seat, action)
            if not sealed or state.acting != SEALED or state.sealed_ready(seat):
                break
    return decisions
