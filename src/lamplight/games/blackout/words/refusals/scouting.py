"""Why not, in phase 4."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal

from ...rules import city, scout
from ...rules.model import CHALLENGES, PROBE
from .case import Case, Reasons, no


def _scout(case: Case, action: Action) -> Refusal:
    state = case.state
    district = case.tables.district_names.index(action.get("district"))
    name = case.words.district(district)
    if not state.stacks[district]:
        return no("R4.01", "no-tiles", district=name)
    if not city.cubes_around(state, case.seat, district):
        return no("R4.01", "no-cube-beside", district=name)
    return no("R4.02", "district-taken", district=name)


def _collect(case: Case, action: Action) -> Refusal:
    state = case.state
    tile = case.tables.tile_names.index(action.get("tile"))
    if tile not in state.stacks[state.district]:
        return no("R4.04", "tile-elsewhere", tile=case.words.tile(tile))
    return no("R4.16", "too-hard", tile=case.words.tile_text(tile), most=_most(case))


def _most(case: Case) -> int:
    """The most icons that a team of the whole hand could have."""
    state, seat = case.state, case.seat
    icons = [case.tables.card_icons[card] for card in state.hand[seat]]
    aside = scout.icons_aside(state, seat) + state.gps[seat] * scout.gps_worth(state, seat)
    return sum(icons) + aside if any(icons) else 0


def _challenge(case: Case, action: Action) -> Refusal:
    state = case.state
    kind = CHALLENGES.index(action.get("kind"))
    lowest = min(case.tables.tile_simple[one] for one in state.stacks[state.district])
    if kind == PROBE and case.tables.tile_simple[state.tile] > lowest:
        return no("R4.20", "probe-lowest", lowest=lowest)
    needed = scout.needed(state, state.tile, kind)
    return no("R4.16", "challenge-too-hard", needed=needed, most=_most(case))


def _team(case: Case, action: Action) -> Refusal:
    card = case.card(action)
    name = case.words.card(card)
    if card not in case.state.hand[case.seat]:
        return no("R4.07", "not-in-hand", card=name)
    if card in case.state.team:
        return no("R4.07", "in-team", card=name)
    return no("R4.07", "no-icons", card=name)


def _gps(case: Case, action: Action) -> Refusal:
    del action
    return no("R4.08", "no-gps", own=case.state.gps[case.seat])


def _go(case: Case, action: Action) -> Refusal:
    del action
    if not case.state.team:
        return no("R4.07", "empty-team")
    needed = scout.needed(case.state, case.state.tile, case.state.challenge)
    return no("R4.10", "not-enough", total=scout.total(case.state, case.seat), needed=needed)


def _injure(case: Case, action: Action) -> Refusal:
    return no("R4.15", "not-in-team", card=case.words.name("card", action.get("card")))


REASONS: Reasons = {
    "scout": _scout,
    "collect": _collect,
    "challenge": _challenge,
    "team": _team,
    "gps": _gps,
    "go": _go,
    "injure": _injure,
}
