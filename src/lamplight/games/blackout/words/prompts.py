"""What a seat is asked, or waits for: the message of its step, with the arguments that the step takes."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, SEALED

from ..rules import scout
from ..rules.board import NONE
from ..rules.model import WHITE
from ..rules.payment import unpack_amount, unpack_type
from ..rules.state import BlackoutState
from .names import Words

Prompt = tuple[Message, str]
"""What is asked, and the rule that it follows from."""
Arguments = dict[str, Argument]


def prompt(words: Words, state: BlackoutState, seat: int) -> Prompt:
    """What a seat is asked, or waits for."""
    step = state.top()
    if step is None:
        return Message("blackout-ask-over"), state.ending_rule()
    if state.acting == CHANCE:
        return Message("blackout-ask-chance"), step.rule
    if state.acting == SEALED:
        return _planning(words, state, seat), step.rule
    if state.acting != seat:
        return Message("blackout-ask-wait", {"side": words.side(state.acting)}), "RD.13"
    if step.name in _TWOFOLD:
        return _TWOFOLD[step.name](words, state, state.top_argument())
    arguments = _ARGUMENTS.get(step.name)
    return Message(step.prompt, arguments(words, state, seat) if arguments is not None else {}), step.rule


def _planning(words: Words, state: BlackoutState, seat: int) -> Message:
    if seat not in range(state.tables.seats) or state.sealed_ready(seat):
        return Message("blackout-ask-plan-ready")
    if state.picking[seat] != NONE:
        return Message("blackout-ask-plan-slot", {"card": words.card(state.picking[seat])})
    return Message("blackout-ask-plan")


# Steps that ask one of two things.


def _type(words: Words, state: BlackoutState, argument: int) -> Prompt:
    del words, state
    amount, paying = unpack_type(argument)
    if paying:
        return Message("blackout-ask-type-pay", {"count": amount}), "R3.04"
    return Message("blackout-ask-type-gain", {"count": amount}), "R12.05"


def _place(words: Words, state: BlackoutState, argument: int) -> Prompt:
    if argument == WHITE and not state.tables.skip_any:
        return Message("blackout-ask-place-any"), "R3.20"
    return Message("blackout-ask-place", {"cube": words.cube(argument)}), "R3.23"


_TWOFOLD: dict[str, Callable[[Words, BlackoutState, int], Prompt]] = {"place": _place, "type": _type}


# What the messages of the other steps take.


def _parts(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del seat
    return {"card": words.card_text(state.tables.card_names[state.card])}


def _yield(words: Words, state: BlackoutState, seat: int) -> Arguments:
    die = state.dice[state.tables.card_colour[state.card]]
    return {**_parts(words, state, seat), "resource": words.resource(die)}


def _pay(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del seat
    return {"cost": words.amount(*unpack_amount(state.top_argument()))}


def _complete(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del seat
    return {"card": words.card(state.top_argument())}


def _collect(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del seat
    return {"district": words.district(state.district)}


def _challenge(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del seat
    return {"tile": words.tile_text(state.tile)}


def _team(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del words
    return {"total": scout.total(state, seat), "needed": scout.needed(state, state.tile, state.challenge)}


def _market(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del words
    return {"money": state.money[seat], "free": state.tables.spots - len(state.objectives[seat])}


def _house(words: Words, state: BlackoutState, seat: int) -> Arguments:
    del seat
    return {"district": words.district(state.top_argument())}


_ARGUMENTS: dict[str, Callable[[Words, BlackoutState, int], Arguments]] = {
    "challenge": _challenge,
    "collect": _collect,
    "complete": _complete,
    "house": _house,
    "market": _market,
    "parts": _parts,
    "pay": _pay,
    "team": _team,
    "yield": _yield,
}
"""By the names of steps; the messages of the others take nothing."""
