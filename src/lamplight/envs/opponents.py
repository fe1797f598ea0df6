"""Bots in some of the seats of an environment: they answer at once, and what they do is part of the step.

Each decision is made by a bot of its own, whose seed comes from the match's generator. So a match that was copied or
saved goes on as it would have, and nothing of a bot has to be kept.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Mapping
from typing import TypeAlias

from lamplight.bots.levels import LEVELS, Player, mind_of
from lamplight.bots.mind import Mind
from lamplight.bots.seated import Mishap, SeatedBot
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Setup
from lamplight.kernel.message import Message
from lamplight.kernel.state import State

from .errors import speaker
from .observations import view_of

Opposed: TypeAlias = "str | Mapping[str, str] | None"
"""A bot for all seats but the first, or seats with their bots."""


class Opponents:
    """Who plays the seats that are not the learner's."""

    def __init__(self, setup: Setup, given: Opposed, language: str) -> None:
        self.setup = setup
        self.language = language
        self.players = _players(setup, given)
        """By the number of the seat."""
        self.free = [seat for seat in range(setup.seats) if seat not in self.players]
        """The seats that are asked."""
        if not self.free:
            raise LamplightError(Message("envs-all-opponents"))
        self._budgets = {seat: player.allowed_in(setup) for seat, player in self.players.items()}
        self._kept = threading.local()

    def choose(self, state: State, seat: int, seed: str) -> int:
        """What the bot of a seat does now. It sees its seat's view only."""
        legal = state.legal(seat)
        player = self.players[seat]
        if len(legal) == 1:
            return legal[0]
        if player.name not in LEVELS:
            return SeatedBot(player, self.setup, seat, seed, self._warn).choose_in(state)
        view = view_of(state, seat)
        clock = self._budgets[seat].clock()
        clock.new_turn()
        bot = player.make(self.setup, seat, seed, self._mind())
        return bot.choose(view, list(legal), self.setup.sampler(view, seat), clock)

    def _mind(self) -> Mind:
        """What the bots of this thread know: to make it takes longer than many a decision."""
        found: Mind | None = getattr(self._kept, "mind", None)
        if found is None:
            found = self._kept.mind = mind_of(self.setup)
        return found

    def _warn(self, mishap: Mishap) -> None:
        warnings.warn(speaker(self.language).say(mishap.message), RuntimeWarning, stacklevel=2)


def _players(setup: Setup, given: Opposed) -> dict[int, Player]:
    """The bots by their seats, or an error that says which seats or bots there are."""
    if not given:
        return {}
    if isinstance(given, str):
        return dict.fromkeys(range(1, setup.seats), Player.parse(given))
    for name in given:
        if name not in setup.seat_names:
            seats = ", ".join(setup.seat_names)
            raise LamplightError(Message("kernel-unknown-seat", {"seat": str(name)[:40], "seats": seats}))
    return {setup.seat_names.index(name): Player.parse(str(bot)) for name, bot in given.items()}


def read_opponents(text: str) -> Opposed:
    """From one line: `steady`, or `white:steady;grey:novice`.

    >>> read_opponents("white:steady; grey:novice@20")
    {'white': 'steady', 'grey': 'novice@20'}
    >>> read_opponents("steady"), read_opponents("")
    ('steady', None)
    """
    if ":" not in text:
        return text.strip() or None
    pairs = (pair.partition(":") for pair in text.split(";") if pair.strip())
    return {name.strip(): bot.strip() for name, _, bot in pairs}
