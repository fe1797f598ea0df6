"""What an option would do, as data for its button: a picture with a number, before anybody has read a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .message import Message

EffectKind: TypeAlias = Literal["gain", "cost", "need", "risk", "later"]
"""`gain` and `cost`: what is had at once; `need`: what it takes or is about; `risk`: what chance may do; `later`: what
it will be good for, as things are now."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an option would do."""

    kind: EffectKind
    picture: str
    """One of the game's pictures."""
    count: int
    """How much: below zero for costs."""
    words: Message
    """The same in words, for those who do not know the picture."""
    of: int = 0
    """With a risk: one out of how many."""
