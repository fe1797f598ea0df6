"""Why an action is not possible now: the rule that decides, and a sentence with the numbers.

Nothing here decides what is legal: the steps do, and the conformance suite checks that the two agree for every action
of the catalogue. These modules, one for each part of a round, find the first reason that a person would give.
"""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal
from lamplight.kernel.message import Message
from lamplight.kernel.types import CHANCE, SEALED

from ...rules import goals
from ...rules.market import WASTE
from ...rules.model import RESOURCES
from ...rules.secure import HOUSE
from ...rules.setup import SETTLE
from ...rules.state import BlackoutState
from ..names import Words
from . import completing, deploying, planning, rounding_off, scouting
from .case import Case, Reasons, no

_REASONS: Reasons = {
    **planning.REASONS,
    **deploying.REASONS,
    **completing.REASONS,
    **scouting.REASONS,
    **rounding_off.REASONS,
}
PHASES = range(1, 9)
"""The chapters of the rules that tell of a phase each: R5.03 belongs to phase 5."""

ELSEWHERE = (
    "chance",
    "complete-other",
    "no-goal",
    "no-part",
    "no-planned-card",
    "not-in-check-area",
    "not-in-hand",
    "not-in-hospital",
    "not-in-team",
    "not-now",
    "not-on-display",
    "not-your-goal",
    "other-phase",
    "own-cube",
    "planned-already",
    "set-up",
    "tile-elsewhere",
    "wrong-colour",
)
"""Reasons that say no more than "that is not here, or not asked now"."""


def uses(state: BlackoutState, seat: int, piece: str) -> tuple[str, ...]:
    """What a piece or place is for where it is now: the verbs, most likely first."""
    tables = state.tables
    if piece in tables.location_names:
        return ("place", "settle")
    if piece in RESOURCES:
        return ("yield", "pay", "type")
    if piece not in tables.card_names:
        return ()
    card = tables.card_names.index(piece)
    if any(card in row for row in state.display):
        return ("buy",)
    if card in goals.plan_cards(state, seat):
        return ("goal", "complete", "drop")
    if card in state.check_area[seat]:
        return ("check-plan",)
    if card in state.hospital[seat]:
        return ("heal",)
    return ("plan", "team") if card in state.hand[seat] else ()


def refusal(words: Words, state: BlackoutState, seat: int, action: Action) -> Refusal | None:
    """The first reason against an action, or None if it is legal."""
    if action.id in state.legal(seat):
        return None
    verb, step = state.tables.catalogue.verb(action.do), state.top()
    if verb.chance:
        return no(verb.rule, "chance")
    if step is None:
        return no(state.ending_rule(), "over")
    if state.acting == CHANCE:
        return no(verb.rule, "wait-chance")
    if state.acting not in (SEALED, seat):
        return no("RD.13", "turn", side=words.side(state.acting))
    case = Case(words, state, seat, step)
    return _REASONS[action.do](case, action) if action.do in step.verbs else _not_now(case, action)


def _not_now(case: Case, action: Action) -> Refusal:
    """Something else is asked."""
    verb, step = case.tables.catalogue.verb(action.do), case.step
    what = Message(f"blackout-group-{verb.group}")
    must = action.do == "done" and step in (WASTE, HOUSE)
    rule = step.rule if must else verb.rule
    if step is SETTLE or case.state.phase == 0:
        return no(rule, "set-up", what=what)
    now = case.state.phase
    phase = Message(f"blackout-phase-{now}")
    own = int(rule[1 : rule.index(".")])
    if own == now or own not in PHASES or action.do in ("done", "skip"):
        return no(rule, "not-now", what=what, number=now, phase=phase)
    name = Message(f"blackout-phase-{own}")
    return no(rule, "other-phase", what=what, own=own, name=name, number=now, phase=phase)
