"""What a seat is asked, or waits for. A step has the id of its message; what the message needs to know is found here,
by the step's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lamplight.kernel.message import Message
from lamplight.kernel.types import CHANCE, OVER, SEALED

from ..rules.action import BEGIN_TURN, LEADER, RECRUIT, TURN
from ..rules.board import LEADER_PLACED, NONE, SPECIAL_DONE
from ..rules.components import ICONS, SIDES
from ..rules.state import DualPowersState
from ..rules.steps import STEPS
from .names import Words

Writer: TypeAlias = Callable[[Words, DualPowersState, str], Message]
"""From the id of a step's message to what is asked now."""


def prompt(words: Words, state: DualPowersState, seat: int) -> tuple[Message, str]:
    """What a seat is asked, or waits for, and the rule."""
    if state.acting == OVER:
        return Message("dual-powers-ask-over"), state.ending_rule()
    if state.acting == CHANCE:
        return Message("dual-powers-ask-chance"), "D2.10"
    step = STEPS.of(state.agenda[-1])
    if state.acting == SEALED:
        ready = seat not in range(state.tables.seats) or state.sealed_ready(seat)
        return Message(f"{step.prompt}-ready" if ready else step.prompt), step.rule
    if state.acting != seat:
        side = SIDES[state.tables.side_of_seat[state.acting]]
        return Message("dual-powers-ask-wait", {"side": words.name("side", side)}), waiting_rule(state)
    write = WRITERS.get(step.name)
    return (Message(step.prompt) if write is None else write(words, state, step.prompt)), step.rule


def waiting_rule(state: DualPowersState) -> str:
    """The rule that makes a seat wait for the other."""
    return "D3.3.1" if state.markers[0] == NONE else "D3.7.2"


def has_begun(state: DualPowersState) -> bool:
    """Whether a part of the present action is done: a unit recruited, or one half of a leader card."""
    step = STEPS.of(state.agenda[-1]) if state.agenda else None
    return step is RECRUIT or (step is LEADER and state.leader_done != 0)


def _turn(words: Words, state: DualPowersState, message: str) -> Message:
    """How many turns the side has left, this one included."""
    del words
    side = state.top_seat()
    left = sum(STEPS.of(one) in (TURN, BEGIN_TURN) and STEPS.packing.seat(one) == side for one in state.agenda)
    return Message(message, {"left": left})


def _command(words: Words, state: DualPowersState, message: str) -> Message:
    tables, card = state.tables, state.card
    return Message(
        message,
        {
            "region": words.name("region", tables.region_names[tables.card_region[card]]),
            "value": tables.card_value[card],
            "icon": Message(f"dual-powers-icon-{ICONS[tables.card_icon[card]]}"),
        },
    )


def _recruit(words: Words, state: DualPowersState, message: str) -> Message:
    tables = state.tables
    region = words.name("region", tables.region_names[tables.card_region[state.card]])
    return Message(message, {"left": state.top_argument(), "region": region})


def _leader(words: Words, state: DualPowersState, message: str) -> Message:
    done = state.leader_done
    which = "special" if done & LEADER_PLACED else "place" if done & SPECIAL_DONE else "both"
    return Message(f"{message}-{which}", {"card": words.card_text(state.tables.card_names[state.card])})


def _unrest(words: Words, state: DualPowersState, message: str) -> Message:
    tables = state.tables
    region = words.name("region", tables.region_names[state.unrest])
    return Message(message, {"region": region, "points": tables.unrest_points[state.month]})


WRITERS: Mapping[str, Writer] = {
    "turn": _turn,
    "command": _command,
    "recruit": _recruit,
    "leader": _leader,
    "unrest": _unrest,
}
