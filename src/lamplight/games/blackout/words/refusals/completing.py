"""Why not, in phase 3: goals, plans and cubes on the map."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal
from lamplight.kernel.message import Message

from ...rules import city, goals
from ...rules.tables import PLAN
from ..lacks import lacks
from .case import Case, Reasons, no


def _goal(case: Case, action: Action) -> Refusal:
    state, seat, tables = case.state, case.seat, case.tables
    card, number = case.card(action), int(action.get("number")) - 1
    name = case.words.card(card)
    if card not in goals.plan_cards(state, seat):
        if goals.shared_number(state, card) >= 0:
            return no("R15.04", "other-plan", card=name)
        return no("R3.01", "not-your-goal", card=name)
    if number >= len(tables.card_goals[card]):
        return no("R3.11", "no-goal", card=name, count=len(tables.card_goals[card]))
    if goals.marks_of(state, seat, card) >> number & 1:
        return no("R3.31", "goal-marked", card=name, number=number + 1)
    missing = lacks(state, seat, tables.card_goals[card][number])
    if missing:
        return no("R3.02", "goal-lacks", card=name, missing=tuple(missing))
    if tables.card_kind[card] != PLAN and not city.targets(state, seat, tables.card_colour[card]):
        return no("R3.22", "no-target")
    return no("RD.12", "no-cubes")


def _power(case: Case, action: Action) -> Refusal:
    number = int(action.get("number")) - 1
    if case.state.power[case.seat] >> number & 1:
        return no("R3.42", "power-done")
    missing = lacks(case.state, case.seat, case.tables.power[number])
    rule = ("R3.40", "R3.41")[number]
    return no(rule, "goal-lacks", card=Message(f"blackout-power-{number + 1}"), missing=tuple(missing))


def _complete(case: Case, action: Action) -> Refusal:
    name = case.words.name("card", action.get("card"))
    if case.step is goals.COMPLETE:
        return no("R3.32", "complete-other", card=case.words.card(case.argument))
    if not case.tables.complete_any_time:
        return no("R3.36", "complete-later")
    if case.card(action) not in goals.plan_cards(case.state, case.seat):
        return no("R3.01", "not-your-goal", card=name)
    return no("R3.32", "complete-unmarked", card=name)


def _place(case: Case, action: Action) -> Refusal:
    place = case.tables.location_names.index(action.get("location"))
    name = case.words.location(place)
    if case.state.on_map[case.seat] >> place & 1:
        return no("R3.22", "own-cube", location=name)
    if not city.right_colour(case.state, case.seat, case.argument) >> place & 1:
        colour = case.words.colour(case.tables.location_colour[place])
        wanted = case.words.colour(case.argument)
        return no("R3.20", "wrong-colour", location=name, colour=colour, wanted=wanted)
    return no("R3.25", "not-reachable", location=name)


REASONS: Reasons = {
    "goal": _goal,
    "power": _power,
    "complete": _complete,
    "place": _place,
}
