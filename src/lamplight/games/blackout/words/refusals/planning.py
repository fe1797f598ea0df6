"""Why not, in set-up and in phase 1."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal

from ...rules.board import NONE
from .case import Case, Reasons, no


def _settle(case: Case, action: Action) -> Refusal:
    return no("R0.26", "taken", location=case.words.name("location", action.get("location")))


def _plan(case: Case, action: Action) -> Refusal:
    card = case.card(action)
    state, seat = case.state, case.seat
    name = case.words.card(card)
    if state.ready[seat]:
        return no("R1.04", "ready")
    if card in state.planned[seat]:
        return no("R1.04", "planned-already", card=name)
    if card not in state.hand[seat]:
        return no("R1.04", "not-in-hand", card=name)
    if state.picking[seat] != NONE:
        return no("R1.04", "slot-first", card=case.words.card(state.picking[seat]))
    return no("R1.04", "slots-full")


def _into(case: Case, action: Action) -> Refusal:
    slot = int(action.get("slot")) - 1
    state, seat = case.state, case.seat
    if state.ready[seat]:
        return no("R1.04", "ready")
    if state.picking[seat] == NONE:
        return no("R1.04", "card-first")
    if state.planned[seat][slot] != NONE:
        return no("R1.04", "slot-taken", slot=slot + 1)
    return no("R1.05", "slot-locked", slot=slot + 1)


def _ready(case: Case, action: Action) -> Refusal:
    del action
    if case.state.ready[case.seat]:
        return no("R1.04", "ready")
    return no("R1.04", "slot-first", card=case.words.card(case.state.picking[case.seat]))


REASONS: Reasons = {
    "settle": _settle,
    "plan": _plan,
    "into": _into,
    "ready": _ready,
}
