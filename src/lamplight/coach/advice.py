"""What a coach says: options with their chances, the line that is expected of each, and reasons, all as data."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lamplight.kernel.message import Message

ReasonKind: TypeAlias = Literal[
    "cost", "gain", "later", "need", "risk", "fact", "next", "board", "keeps", "reply", "unsaid"
]
"""What a reason tells: a price, something had at once, something it will be good for, what it takes, what chance may
do, another fact; what it makes possible next; what the line changes on the board, in the game's own words; what it
keeps from others; what they are likely to answer. `unsaid`: the rules tell nothing that speaks for it."""
Grade: TypeAlias = Literal["good", "slip", "mistake", "blunder"]

GRADES: tuple[tuple[Grade, float], ...] = (("blunder", 0.10), ("mistake", 0.05), ("slip", 0.02))
"""From how much of the chance to win on a decision is called so."""


class Reason(msgspec.Struct, frozen=True):
    """One thing that speaks for or against an option, made from the rules."""

    kind: ReasonKind
    words: Message


class Move(msgspec.Struct, frozen=True):
    """A step of an expected line: what is done, as it would be called then, and what its button would say of it."""

    action: dict[str, str]
    words: Message
    effects: tuple[Message, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """One answer to the question, with what the search expects of it."""

    action: int
    chance: float
    """What the search expects for the seat if it does this: 0 is certainly lost, 1 certainly won."""
    line: tuple[Move, ...]
    """This answer, and the seat's own next ones, as far as neither chance nor others come in between."""
    reasons: tuple[Reason, ...]

    @property
    def words(self) -> Message:
        """What the answer is called."""
        return self.line[0].words


class Advice(msgspec.Struct, frozen=True):
    """What the expert would do here, and what comes closest to it."""

    seat: str
    asked: Message
    rule: str
    options: int
    """How many answers there were."""
    choice: Option
    runner_up: Option | None
    """The second best; None where it was never looked at in earnest."""
    lead: float
    """By how much more the choice promises than the runner-up."""
    error: float
    """The standard error of that."""
    iterations: int


class Verdict(msgspec.Struct, frozen=True):
    """Whether a move was a mistake."""

    advice: Advice
    played: Option
    loss: float
    """How much of the chance to win it gave away; 0: nothing, or nothing that could be told from noise."""
    error: float
    """The standard error of that."""

    @property
    def grade(self) -> Grade:
        """What to call it: only what is beyond its own uncertainty is held against somebody."""
        for name, least in GRADES:
            if self.loss - self.error >= least:
                return name
        return "good"

    @property
    def before(self) -> float:
        """The chance with the best answer."""
        return self.advice.choice.chance

    @property
    def after(self) -> float:
        """The chance with the one that was given."""
        return self.played.chance
