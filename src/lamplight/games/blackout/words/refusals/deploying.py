"""Why not, in phase 2: turning up cards and using them; paying and gaining; check-mark actions."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal

from ...rules.model import RESOURCES
from ...rules.payment import battery_limits, cost_of, unpack_amount, unpack_type
from ...rules.secure import CHECKS
from ...rules.vocabulary import BATTERY, CHECK_MARK, GPS, GPS_COST, HEAL, MAP_CUBE, MONEY, TRANSPORT, Part
from .case import Case, Reasons, no


def _turn_up(case: Case, action: Action) -> Refusal:
    del case
    return no("R2.01", "no-planned-card", slot=int(action.get("slot")))


def _yield(case: Case, action: Action) -> Refusal:
    del case, action
    return no("RD.12", "no-cubes")


def _use(case: Case, action: Action) -> Refusal:
    state, tables = case.state, case.tables
    number = int(action.get("part")) - 1
    parts = tables.card_parts[state.card]
    name = case.words.card(state.card)
    if number >= len(parts):
        return no("R2.07", "no-part", card=name, count=len(parts))
    if state.used >> number & 1:
        return no("R2.07", "part-used", card=name)
    if tables.card_ordered[state.card] and state.used >> number:
        return no("R2.07", "part-order", card=name)
    return _part(case, "R2.07", parts[number])


def _part(case: Case, rule: str, part: Part) -> Refusal:
    """Why a part of a card cannot be used: it cannot be paid for, or would give nothing."""
    state, seat = case.state, case.seat
    cost, amount, what = part[:3]
    if not cost_of(cost).payable(state, seat, amount):
        return _unpaid(case, rule, part)
    if what == MAP_CUBE and state.supply[seat] + amount > 0:
        return no("R3.22", "no-target")
    return no(*_GIVES_NOTHING.get(what, ("RD.12", "no-cubes")))


_GIVES_NOTHING = {
    CHECK_MARK: ("R11.01", "no-check"),
    GPS: ("R0.04", "no-tokens"),
    HEAL: ("R11.04", "hospital-empty"),
    TRANSPORT: ("R0.03", "no-tokens"),
}
"""Why a gain would give nothing, by its kind; the others are cubes."""


def _unpaid(case: Case, rule: str, part: Part) -> Refusal:
    cost, told = part[0], case.words.part(part)
    if cost == GPS_COST:
        return no("R11.02", "lack-gps-cost", part=told)
    if cost == MONEY:
        return no(rule, "lack-money", part=told, own=case.state.money[case.seat])
    resource = case.words.resource(cost)
    return no(rule, "lack", part=told, own=case.own(cost), resource=resource, batteries=case.own(BATTERY))


def _check_board(case: Case, action: Action) -> Refusal:
    number = int(action.get("number")) - 1
    part = case.tables.board_actions[number]
    if case.state.houses[case.seat] >> number & 1:
        return no("R8.04", "locked-action", part=case.words.part(part))
    if case.step is CHECKS and case.state.used >> number & 1:
        return no("R8.03", "check-used", part=case.words.part(part))
    return _part(case, "R8.04", part)


def _check_plan(case: Case, action: Action) -> Refusal:
    card = case.card(action)
    area = case.state.check_area[case.seat]
    part = case.tables.card_check[card]
    if card not in area:
        return no("R8.04", "not-in-check-area", card=case.words.card(card))
    if part is None:
        return no("R8.04", "no-check-on-card", card=case.words.card(card))
    bit = len(case.tables.board_actions) + area.index(card)
    if case.step is CHECKS and case.state.used >> bit & 1:
        return no("R8.03", "check-used", part=case.words.part(part))
    return _part(case, "R8.04", part)


def _pay(case: Case, action: Action) -> Refusal:
    return no("R11.02", "pay-with", resource=case.words.name("resource", action.get("resource")))


def _batteries(case: Case, action: Action) -> Refusal:
    del action
    least, most = battery_limits(case.state, case.seat, case.argument)
    cost = case.words.amount(*unpack_amount(case.argument))
    return no("R10.01", "batteries", cost=cost, least=least, most=most)


def _type(case: Case, action: Action) -> Refusal:
    resource = RESOURCES.index(action.get("resource"))
    name = case.words.resource(resource)
    count, _ = unpack_type(case.argument)
    return no("R3.04", "type", count=count, resource=name, own=case.own(resource), batteries=case.own(BATTERY))


def _heal(case: Case, action: Action) -> Refusal:
    return no("R11.04", "not-in-hospital", card=case.words.name("card", action.get("card")))


def _battery(case: Case, action: Action) -> Refusal:
    del action
    if case.state.money[case.seat] < case.tables.battery_price:
        price, own = case.tables.battery_price, case.state.money[case.seat]
        return no("R10.03", "battery-price", price=price, own=own)
    if case.state.supply[case.seat] <= 0 and not case.tables.soft_cubes:
        return no("RD.12", "no-cubes")
    return no("R10.03", "battery-useless")


REASONS: Reasons = {
    "turn-up": _turn_up,
    "yield": _yield,
    "use": _use,
    "check-board": _check_board,
    "check-plan": _check_plan,
    "pay": _pay,
    "batteries": _batteries,
    "type": _type,
    "heal": _heal,
    "battery": _battery,
}
