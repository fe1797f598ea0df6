"""Players that see only what a person in their seat may see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Random
from lamplight.kernel.ledger import View
from lamplight.kernel.message import Message
from lamplight.kernel.state import State


class Bot(Protocol):
    """A player: from its seat's view and its legal actions (catalogue ids) to one of them.

    `sampler` makes full states that the seat cannot tell from the true one. There is no handle to the true state.
    """

    def choose(self, view: View, legal: Sequence[int], sampler: Callable[[Random], State]) -> int: ...


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[int], sampler: Callable[[Random], State]) -> int:
        del view, sampler
        return self._random.choice(list(legal))


BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}


def make_bot(name: str, seed: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise LamplightError(
            Message("cli-unknown-player", {"player": name[:40], "players": ", ".join(["human", *BOTS])})
        )
    return BOTS[name](seed)
