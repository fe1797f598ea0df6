"""Why not, in phases 5 to 8: the market, clean-up, houses and the hand."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal

from ...rules import secure
from ...rules.tables import P_FOOD_POINTS, P_WATER_MONEY, PAIR
from ...rules.vocabulary import FOOD, WATER
from .case import Case, Reasons, no


def _buy(case: Case, action: Action) -> Refusal:
    state, seat, tables = case.state, case.seat, case.tables
    card = case.card(action)
    row = next((row for row in state.display if card in row), None)
    if row is None:
        return no("R5.01", "not-on-display", card=case.words.card(card))
    if len(state.objectives[seat]) >= tables.spots:
        return no("R5.04", "spots-full", count=tables.spots)
    return no("R5.03", "price", card=case.words.card(card), price=tables.prices[len(row)], own=state.money[seat])


def _water(case: Case, action: Action) -> Refusal:
    to = action.get("to")
    own = case.own(WATER)
    if own == 0:
        return no("R6.05", "no-water")
    if to == "plan":
        needed = _plan_takes(case, P_WATER_MONEY)
        return no("R14.04", "no-plan") if needed == 0 else no("R14.04", "little-water", own=own, needed=needed)
    if own < PAIR:
        return no("R6.05", "single-water")
    return no("R0.04", "no-tokens")


def _food(case: Case, action: Action) -> Refusal:
    if case.own(WATER):
        return no("R6.05", "water-first")
    needed = _plan_takes(case, P_FOOD_POINTS)
    if action.get("to") == "points" and needed == 0:
        return no("R14.03", "no-plan")
    return no("R6.04", "little-food", own=case.own(FOOD), needed=max(1, needed))


def _waste(case: Case, action: Action) -> Refusal:
    card, tables = case.card(action), case.tables
    rule, resource, short = (
        ("R14.04", WATER, "little-water")
        if tables.card_permanent[card] == P_WATER_MONEY
        else ("R14.03", FOOD, "little-food")
    )
    if card not in case.state.check_area[case.seat]:
        return no(rule, "not-in-check-area", card=case.words.card(card))
    if resource == FOOD and case.own(WATER):
        return no("R6.05", "water-first")
    needed = tables.permanent_cost[card]
    if case.own(resource) < needed:
        return no(rule, short, own=case.own(resource), needed=needed)
    return no("R6.06", "plan-offered", card=case.words.card(card))


def _plan_takes(case: Case, permanent: int) -> int:
    """How much the plan in the check-mark area takes; 0 without such a plan."""
    tables, own = case.tables, case.state.check_area[case.seat]
    return min((tables.permanent_cost[card] for card in own if tables.card_permanent[card] == permanent), default=0)


def _drop(case: Case, action: Action) -> Refusal:
    return no("R6.08", "not-your-goal", card=case.words.name("card", action.get("card")))


def _house(case: Case, action: Action) -> Refusal:
    part = case.tables.board_actions[int(action.get("number")) - 1]
    return no("R7.03", "house-gone", part=case.words.part(part))


def _refresh(case: Case, action: Action) -> Refusal:
    state, seat = case.state, case.seat
    slot = int(action.get("slot")) - 1
    limit = secure.hand_limit(state, seat)
    if len(state.hand[seat]) > limit:
        return no("R8.01", "hand-large", count=len(state.hand[seat]), limit=limit)
    most = max(len(pile) for pile in state.slots[seat])
    return no("R8.02", "not-fullest", slot=slot + 1, count=len(state.slots[seat][slot]), most=most)


REASONS: Reasons = {
    "buy": _buy,
    "water": _water,
    "food": _food,
    "waste": _waste,
    "drop": _drop,
    "house": _house,
    "refresh": _refresh,
}
