"""One position, seen by one seat that is asked something: what a reason against an action is found from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from lamplight.kernel.agenda import Step
from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal
from lamplight.kernel.message import Argument, Message

from ...rules.state import BlackoutState
from ..names import Words


class Case:
    """A state with the step that is asked, and the seat that would answer it."""

    def __init__(self, words: Words, state: BlackoutState, seat: int, step: Step[Any]) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.step = step
        self.argument = state.top_argument()
        self.tables = state.tables

    def card(self, action: Action) -> int:
        """The card that an action names."""
        return self.tables.card_names.index(action.get("card"))

    def own(self, resource: int) -> int:
        """How many cubes of a resource the seat has."""
        return self.state.rondel[self.seat][resource]


Reasons: TypeAlias = dict[str, Callable[[Case, Action], Refusal]]
"""By the name of the verb: the first reason that a person would give against an action of it."""


def no(rule: str, reason: str, **args: Argument) -> Refusal:
    """A rule, and a sentence with the numbers."""
    return Refusal(rule, Message(f"blackout-no-{reason}", dict(args)))
