"""What a seat is asked, or waits for. A step has the id of its message; what the message needs to know is found here,
by the step's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import View, as_dict, as_int, as_list
from lamplight.kernel.message import Message
from lamplight.kernel.types import CHANCE, OVER, SEALED, Plain

from ..rules.action import BEGIN_TURN, LEADER, RECRUIT, TURN
from ..rules.board import LEADER_PARTS
from ..rules.components import ICONS, SIDES
from ..rules.declare import READY
from ..rules.steps import STEPS
from .names import Words

Told: TypeAlias = Mapping[str, Plain]
"""What a view tells of a step."""
Writer: TypeAlias = Callable[[Words, View, Told, str], Message]
"""From a view, the step on top of its agenda and the id of that step's message to what is asked now."""


def prompt(words: Words, known: Knowledge, seat: int) -> tuple[Message, str]:
    """What a seat is asked, or waits for, and the rule."""
    view, tables = known.view, words.tables
    if known.acting == OVER:
        return Message("dual-powers-ask-over"), known.state.ending_rule()
    if known.acting == CHANCE:
        return Message("dual-powers-ask-chance"), "D2.10"
    told = as_dict(as_list(view["agenda"])[-1])
    step = STEPS.named(str(told["step"]))
    if known.acting == SEALED:
        ready = seat not in range(tables.seats) or view[READY[tables.side_of_seat[seat]]]
        return Message(f"{step.prompt}-ready" if ready else step.prompt), step.rule
    if known.acting != seat:
        side = words.name("side", SIDES[tables.side_of_seat[known.acting]])
        scoring = as_list(view["markers"])[0] is not None
        return Message("dual-powers-ask-wait", {"side": side}), waiting_rule(scoring=scoring)
    write = WRITERS.get(step.name)
    return (Message(step.prompt) if write is None else write(words, view, told, step.prompt)), step.rule


def waiting_rule(*, scoring: bool) -> str:
    """The rule that makes a seat wait for the other."""
    return "D3.7.2" if scoring else "D3.3.1"


def has_begun(view: View) -> bool:
    """Whether a part of the present action is done: a unit recruited, or one half of a leader card."""
    agenda = as_list(view["agenda"])
    step = as_dict(agenda[-1])["step"] if agenda else ""
    return step == RECRUIT.name or (step == LEADER.name and bool(as_list(view["leader_done"])))


def _turn(words: Words, view: View, told: Told, message: str) -> Message:
    """How many turns the side has left, this one included."""
    del words
    agenda = [as_dict(one) for one in as_list(view["agenda"])]
    left = sum(one["step"] in (TURN.name, BEGIN_TURN.name) and one["seat"] == told["seat"] for one in agenda)
    return Message(message, {"left": left})


def _command(words: Words, view: View, told: Told, message: str) -> Message:
    del told
    tables = words.tables
    card = tables.card_index[str(view["card"])]
    return Message(
        message,
        {
            "region": words.name("region", tables.region_names[tables.card_region[card]]),
            "value": tables.card_value[card],
            "icon": Message(f"dual-powers-icon-{ICONS[tables.card_icon[card]]}"),
        },
    )


def _recruit(words: Words, view: View, told: Told, message: str) -> Message:
    tables = words.tables
    card = tables.card_index[str(view["card"])]
    region = words.name("region", tables.region_names[tables.card_region[card]])
    return Message(message, {"left": as_int(told["left"]), "region": region})


def _leader(words: Words, view: View, told: Told, message: str) -> Message:
    done = as_list(view["leader_done"])
    placed, special = LEADER_PARTS
    which = "special" if placed in done else "place" if special in done else "both"
    del told
    return Message(f"{message}-{which}", {"card": words.card_text(str(view["card"]))})


def _unrest(words: Words, view: View, told: Told, message: str) -> Message:
    del told
    tables = words.tables
    region = words.name("region", str(view["unrest"]))
    return Message(message, {"region": region, "points": tables.unrest_points[tables.month_index[str(view["month"])]]})


WRITERS: Mapping[str, Writer] = {
    "turn": _turn,
    "command": _command,
    "recruit": _recruit,
    "leader": _leader,
    "unrest": _unrest,
}
