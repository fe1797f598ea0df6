"""What a seat is asked, or waits for: the message of its step, with the arguments that the step takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import View, as_dict, as_int, as_list, known_items
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, OVER, SEALED, Plain

from ..rules import scout
from ..rules.model import DICE, PLACES, WHITE
from ..rules.payment import BOUGHT
from ..rules.state import BlackoutState
from ..rules.steps import STEPS
from ..rules.vocabulary import GAIN_NUMBERS
from .names import Words

Prompt = tuple[Message, str]
"""What is asked, and the rule that it follows from."""
Told = Mapping[str, Plain]
"""What a view tells of a step."""
Arguments = dict[str, Argument]


def prompt(words: Words, known: Knowledge, seat: int) -> Prompt:
    """What a seat is asked, or waits for."""
    if known.acting == OVER:
        return Message("blackout-ask-over"), known.state.ending_rule()
    told = as_dict(as_list(known.view["agenda"])[-1])
    step = STEPS.named(str(told["step"]))
    if known.acting == CHANCE:
        return Message("blackout-ask-chance"), step.rule
    if known.acting == SEALED:
        return _planning(words, known.view, seat), step.rule
    if known.acting != seat:
        return Message("blackout-ask-wait", {"side": words.side(known.acting)}), "RD.13"
    if step.name in _TWOFOLD:
        return _TWOFOLD[step.name](words, told)
    arguments = _ARGUMENTS.get(step.name)
    return Message(step.prompt, arguments(words, known, told) if arguments is not None else {}), step.rule


def _planning(words: Words, view: View, seat: int) -> Message:
    if seat not in range(words.tables.seats):
        return Message("blackout-ask-plan-ready")
    keys = words.tables.lexicon.seat_keys[seat]
    if view[keys.ready]:
        return Message("blackout-ask-plan-ready")
    if view[keys.picking] is not None:
        return Message("blackout-ask-plan-slot", {"card": words.name("card", str(view[keys.picking]))})
    return Message("blackout-ask-plan")


# Steps that ask one of two things.


def _type(words: Words, told: Told) -> Prompt:
    del words
    amount = as_int(told["amount"])
    if told["paying"]:
        return Message("blackout-ask-type-pay", {"count": amount}), "R3.04"
    return Message("blackout-ask-type-gain", {"count": amount}), str(told.get("rule", BOUGHT))


def _place(words: Words, told: Told) -> Prompt:
    colour = PLACES.index(str(told["colour"]))
    if colour == WHITE and not words.tables.skip_any:
        return Message("blackout-ask-place-any"), "R3.20"
    return Message("blackout-ask-place", {"cube": words.cube(colour)}), "R3.23"


_TWOFOLD: dict[str, Callable[[Words, Told], Prompt]] = {"place": _place, "type": _type}


# What the messages of the other steps take.


def _parts(words: Words, known: Knowledge, told: Told) -> Arguments:
    del told
    return {"card": words.card_text(str(known.view["card"]))}


def _yield(words: Words, known: Knowledge, told: Told) -> Arguments:
    tables, view = words.tables, known.view
    die = DICE[tables.card_colour[tables.lexicon.card_number[str(view["card"])]]]
    resource = tables.lexicon.resource_number[str(as_dict(view["dice"])[die])]
    return {**_parts(words, known, told), "resource": words.resource(resource)}


def _pay(words: Words, known: Knowledge, told: Told) -> Arguments:
    del known
    return {"cost": words.amount(GAIN_NUMBERS[str(told["resource"])], as_int(told["amount"]))}


def _complete(words: Words, known: Knowledge, told: Told) -> Arguments:
    del known
    return {"card": words.name("card", str(told["card"]))}


def _collect(words: Words, known: Knowledge, told: Told) -> Arguments:
    del told
    return {"district": words.name("district", str(known.view["district"]))}


def _challenge(words: Words, known: Knowledge, told: Told) -> Arguments:
    del told
    return {"tile": words.tile_text(words.tables.lexicon.tile_number[str(known.view["tile"])])}


def _team(words: Words, known: Knowledge, told: Told) -> Arguments:
    del words, told
    state = known.state
    assert isinstance(state, BlackoutState)
    return {"total": scout.total(state, state.acting), "needed": scout.needed(state, state.tile, state.challenge)}


def _market(words: Words, known: Knowledge, told: Told) -> Arguments:
    del told
    tables, view = words.tables, known.view
    keys = tables.lexicon.seat_keys[known.acting]
    return {"money": as_int(view[keys.money]), "free": tables.spots - len(known_items(view[keys.objectives]))}


def _house(words: Words, known: Knowledge, told: Told) -> Arguments:
    del known
    return {"district": words.name("district", str(told["district"]))}


_ARGUMENTS: dict[str, Callable[[Words, Knowledge, Told], Arguments]] = {
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
