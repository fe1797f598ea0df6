"""Why an action is not possible now: the rule that decides, and a sentence with the numbers.

Nothing here decides what is legal: the phases do, and the conformance suite checks that the two agree for every action
of the catalogue. This module finds the first reason that a person would give.
"""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, OVER, SEALED

from ..rules import city, goals, market, payment, scout
from ..rules.board import (
    NONE,
    PAYING,
    PROBE,
    S_CHALLENGE,
    S_CHECK,
    S_CHECKS,
    S_COLLECT,
    S_COMPLETE,
    S_DEPLOY,
    S_DROP,
    S_GOALS,
    S_HEAL,
    S_HOUSE,
    S_INJURY,
    S_MARKET,
    S_PARTS,
    S_PAY,
    S_PAY_GPS,
    S_PLACE,
    S_REFRESH,
    S_SCOUT,
    S_SETTLE,
    S_TEAM,
    S_TYPE,
    S_WASTE,
    S_YIELD,
)
from ..rules.model import RESOURCES
from ..rules.state import BlackoutState
from ..rules.tables import (
    BATTERY,
    CHECK_MARK,
    CHOSEN_RESOURCE,
    FOOD,
    GPS_COST,
    HEAL,
    MAP_CUBE,
    MONEY,
    P_FOOD_POINTS,
    P_WATER_MONEY,
    PLAN,
    TRANSPORT,
    WATER,
    WHITE,
    Part,
)
from .names import GROUPS, Words
from .questions import lacks

_CHANCE_RULES = {
    "first": "R0.25",
    "starter": "R0.19",
    "emergency": "R0.20",
    "throw": "R1.01",
    "draw": "R5.06",
    "look": "R4.03",
    "hurt": "R4.15",
}
# For each kind of action: the rule that tells what it is, and the questions that it may answer.
_BELONGS: dict[str, tuple[str, tuple[int, ...]]] = {
    "settle": ("R0.26", (S_SETTLE,)),
    "plan": ("R1.04", ()),
    "into": ("R1.04", ()),
    "ready": ("R1.06", ()),
    "turn-up": ("R2.01", (S_DEPLOY,)),
    "yield": ("R2.03", (S_YIELD,)),
    "use": ("R2.07", (S_PARTS,)),
    "check-board": ("R8.04", (S_CHECK, S_CHECKS)),
    "check-plan": ("R8.04", (S_CHECK, S_CHECKS)),
    "pay": ("R11.02", (S_PAY_GPS,)),
    "batteries": ("R10.01", (S_PAY,)),
    "type": ("R3.04", (S_TYPE,)),
    "heal": ("R11.04", (S_HEAL,)),
    "goal": ("R3.02", (S_GOALS,)),
    "power": ("R3.42", (S_GOALS,)),
    "complete": ("R3.32", (S_COMPLETE, S_GOALS)),
    "leave": ("R3.32", (S_COMPLETE,)),
    "place": ("R3.20", (S_PLACE,)),
    "scout": ("R4.01", (S_SCOUT,)),
    "collect": ("R4.04", (S_COLLECT,)),
    "return": ("R4.04", (S_COLLECT,)),
    "challenge": ("R4.06", (S_CHALLENGE,)),
    "team": ("R4.07", (S_TEAM,)),
    "gps": ("R4.08", (S_TEAM,)),
    "go": ("R4.10", (S_TEAM,)),
    "injure": ("R4.15", (S_INJURY,)),
    "buy": ("R5.03", (S_MARKET,)),
    "water": ("R6.05", (S_WASTE,)),
    "food": ("R6.04", (S_WASTE,)),
    "drop": ("R6.08", (S_DROP,)),
    "house": ("R7.03", (S_HOUSE,)),
    "refresh": ("R8.02", (S_REFRESH,)),
    "battery": ("R10.03", (S_DEPLOY, S_PARTS, S_GOALS, S_CHECKS)),
    "skip": ("R2.02", (S_YIELD,)),
    "done": ("R2.02", (S_PARTS, S_GOALS, S_SCOUT, S_MARKET, S_DROP, S_REFRESH, S_CHECKS)),
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


def rule_of(action: Action) -> str:
    """The rule that tells what an action is."""
    return _BELONGS[action.do][0] if action.do in _BELONGS else _CHANCE_RULES[action.do]


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
    if action.do in _CHANCE_RULES:
        return _no(_CHANCE_RULES[action.do], "chance")
    if state.acting == OVER:
        return _no(state.ending_rule(), "over")
    if state.acting == CHANCE:
        return _no(rule_of(action), "wait-chance")
    if state.acting != SEALED and state.acting != seat:
        return _no("RD.13", "turn", side=words.side(state.acting))
    return _Explainer(words, state, seat).explain(action)


def _no(rule: str, reason: str, **args: Argument) -> Refusal:
    return Refusal(rule, Message(f"blackout-no-{reason}", dict(args)))


class _Explainer:
    """One position, seen by one seat."""

    def __init__(self, words: Words, state: BlackoutState, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.tables = state.tables
        self.kind = state.agenda[-1] & 63
        self.argument = state.agenda[-1] >> 8

    def explain(self, action: Action) -> Refusal:
        rule, steps = _BELONGS[action.do]
        planning = action.do in ("plan", "into", "ready")
        fits = planning if self.state.acting == SEALED else self.kind in steps
        if not fits:
            return self._not_now(action, rule)
        reasons: dict[str, Callable[[Action], Refusal]] = {
            "settle": self._settle,
            "plan": self._plan,
            "into": self._into,
            "ready": self._ready,
            "turn-up": self._turn_up,
            "yield": self._no_cubes,
            "use": self._use,
            "check-board": self._check_board,
            "check-plan": self._check_plan,
            "pay": self._pay,
            "batteries": self._batteries,
            "type": self._type,
            "heal": self._heal,
            "goal": self._goal,
            "power": self._power,
            "complete": self._complete,
            "place": self._place,
            "scout": self._scout,
            "collect": self._collect,
            "challenge": self._challenge,
            "team": self._team,
            "gps": self._gps,
            "go": self._go,
            "injure": self._injure,
            "buy": self._buy,
            "water": self._water,
            "food": self._food,
            "drop": self._drop,
            "house": self._house,
            "refresh": self._refresh,
            "battery": self._battery,
        }
        return reasons[action.do](action)

    def _not_now(self, action: Action, rule: str) -> Refusal:
        what = Message(f"blackout-group-{GROUPS[action.do]}")
        if action.do == "done":
            rule = {S_WASTE: "R6.03", S_HOUSE: "R7.03"}.get(self.kind, rule)
        if self.kind == S_SETTLE or self.state.phase == 0:
            return _no(rule, "set-up", what=what)
        now = self.state.phase
        phase = Message(f"blackout-phase-{now}")
        own = int(rule[1 : rule.index(".")])
        if own == now or own not in PHASES or action.do in ("done", "skip"):
            return _no(rule, "not-now", what=what, number=now, phase=phase)
        return _no(
            rule, "other-phase", what=what, own=own, name=Message(f"blackout-phase-{own}"), number=now, phase=phase
        )

    # Names and numbers.

    def _card(self, action: Action) -> int:
        return self.tables.card_names.index(action.get("card"))

    def _own(self, resource: int) -> int:
        return self.state.rondel[self.seat][resource]

    # Set-up and phase 1.

    def _settle(self, action: Action) -> Refusal:
        return _no("R0.26", "taken", location=self.words.name("location", action.get("location")))

    def _plan(self, action: Action) -> Refusal:
        card = self._card(action)
        state, seat = self.state, self.seat
        name = self.words.card(card)
        if state.ready[seat]:
            return _no("R1.04", "ready")
        if card in state.planned[seat]:
            return _no("R1.04", "planned-already", card=name)
        if card not in state.hand[seat]:
            return _no("R1.04", "not-in-hand", card=name)
        if state.picking[seat] != NONE:
            return _no("R1.04", "slot-first", card=self.words.card(state.picking[seat]))
        return _no("R1.04", "slots-full")

    def _into(self, action: Action) -> Refusal:
        slot = int(action.get("slot")) - 1
        state, seat = self.state, self.seat
        if state.ready[seat]:
            return _no("R1.04", "ready")
        if state.picking[seat] == NONE:
            return _no("R1.04", "card-first")
        if state.planned[seat][slot] != NONE:
            return _no("R1.04", "slot-taken", slot=slot + 1)
        return _no("R1.05", "slot-locked", slot=slot + 1)

    def _ready(self, action: Action) -> Refusal:
        del action
        if self.state.ready[self.seat]:
            return _no("R1.04", "ready")
        return _no("R1.04", "slot-first", card=self.words.card(self.state.picking[self.seat]))

    # Phase 2, paying and gaining.

    def _turn_up(self, action: Action) -> Refusal:
        return _no("R2.01", "no-planned-card", slot=int(action.get("slot")))

    def _no_cubes(self, action: Action) -> Refusal:
        del action
        return _no("RD.12", "no-cubes")

    def _use(self, action: Action) -> Refusal:
        state, tables = self.state, self.tables
        number = int(action.get("part")) - 1
        parts = tables.card_parts[state.card]
        name = self.words.card(state.card)
        if number >= len(parts):
            return _no("R2.07", "no-part", card=name, count=len(parts))
        if state.used >> number & 1:
            return _no("R2.07", "part-used", card=name)
        if tables.printed_order and state.used >> number:
            return _no("R2.07", "part-order", card=name)
        return self._part("R2.07", parts[number])

    def _part(self, rule: str, part: Part) -> Refusal:
        """Why a part of a card cannot be used: it cannot be paid for, or would give nothing."""
        state, seat = self.state, self.seat
        cost, amount, what, _ = part
        told = self.words.part(part)
        if not payment.can_pay(state, seat, cost, amount):
            if cost == GPS_COST:
                return _no("R11.02", "lack-gps-cost", part=told)
            own = state.money[seat] if cost == MONEY else self._own(cost)
            if cost == MONEY:
                return _no(rule, "lack-money", part=told, own=own)
            resource = Message(f"blackout-resource-{RESOURCES[cost]}")
            return _no(rule, "lack", part=told, own=own, resource=resource, batteries=self._own(BATTERY))
        if what == HEAL:
            return _no("R11.04", "hospital-empty")
        if what == CHECK_MARK:
            return _no("R11.01", "no-check")
        if what == MAP_CUBE and state.supply[seat] + amount > 0:
            return _no("R3.22", "no-target")
        if what <= BATTERY or what in (CHOSEN_RESOURCE, MAP_CUBE):
            return _no("RD.12", "no-cubes")
        return _no("R0.03" if what == TRANSPORT else "R0.04", "no-tokens")

    def _check_board(self, action: Action) -> Refusal:
        number = int(action.get("number")) - 1
        part = self.tables.board_actions[number]
        if self.state.houses[self.seat] >> number & 1:
            return _no("R8.04", "locked-action", part=self.words.part(part))
        if self.kind == S_CHECKS and self.state.used >> number & 1:
            return _no("R8.03", "check-used", part=self.words.part(part))
        return self._part("R8.04", part)

    def _check_plan(self, action: Action) -> Refusal:
        card = self._card(action)
        area = self.state.check_area[self.seat]
        part = self.tables.card_check[card]
        if card not in area:
            return _no("R8.04", "not-in-check-area", card=self.words.card(card))
        if part is None:
            return _no("R8.04", "no-check-on-card", card=self.words.card(card))
        bit = len(self.tables.board_actions) + area.index(card)
        if self.kind == S_CHECKS and self.state.used >> bit & 1:
            return _no("R8.03", "check-used", part=self.words.part(part))
        return self._part("R8.04", part)

    def _pay(self, action: Action) -> Refusal:
        return _no("R11.02", "pay-with", resource=self.words.name("resource", action.get("resource")))

    def _batteries(self, action: Action) -> Refusal:
        del action
        resource, amount = divmod(self.argument, 64)
        least, most = max(0, amount - self._own(resource)), min(amount, self._own(BATTERY))
        cost = self.words.amount(resource, amount)
        return _no("R10.01", "batteries", cost=cost, least=least, most=most)

    def _type(self, action: Action) -> Refusal:
        resource = RESOURCES.index(action.get("resource"))
        name = Message(f"blackout-resource-{RESOURCES[resource]}")
        count = self.argument - PAYING
        return _no("R3.04", "type", count=count, resource=name, own=self._own(resource), batteries=self._own(BATTERY))

    def _heal(self, action: Action) -> Refusal:
        return _no("R11.04", "not-in-hospital", card=self.words.name("card", action.get("card")))

    def _battery(self, action: Action) -> Refusal:
        del action
        if self.state.money[self.seat] < self.tables.battery_price:
            price, own = self.tables.battery_price, self.state.money[self.seat]
            return _no("R10.03", "battery-price", price=price, own=own)
        if self.state.supply[self.seat] <= 0 and not self.tables.soft_cubes:
            return _no("RD.12", "no-cubes")
        return _no("R10.03", "battery-useless")

    # Phase 3.

    def _goal(self, action: Action) -> Refusal:
        state, seat, tables = self.state, self.seat, self.tables
        card, number = self._card(action), int(action.get("number")) - 1
        name = self.words.card(card)
        if card not in goals.plan_cards(state, seat):
            if goals.shared_number(state, card) >= 0:
                return _no("R15.04", "other-plan", card=name)
            return _no("R3.01", "not-your-goal", card=name)
        if number >= len(tables.card_goals[card]):
            return _no("R3.11", "no-goal", card=name, count=len(tables.card_goals[card]))
        if goals.marks_of(state, seat, card) >> number & 1:
            return _no("R3.31", "goal-marked", card=name, number=number + 1)
        missing = lacks(self.words, state, seat, tables.card_goals[card][number])
        if missing:
            return _no("R3.02", "goal-lacks", card=name, missing=tuple(missing))
        colour = WHITE if tables.card_kind[card] == PLAN else tables.card_colour[card]
        if tables.card_kind[card] != PLAN and not city.targets(state, seat, colour):
            return _no("R3.22", "no-target")
        return _no("RD.12", "no-cubes")

    def _power(self, action: Action) -> Refusal:
        number = int(action.get("number")) - 1
        if self.state.power[self.seat] >> number & 1:
            return _no("R3.42", "power-done")
        missing = lacks(self.words, self.state, self.seat, self.tables.power[number])
        rule = ("R3.40", "R3.41")[number]
        return _no(rule, "goal-lacks", card=Message(f"blackout-power-{number + 1}"), missing=tuple(missing))

    def _complete(self, action: Action) -> Refusal:
        name = self.words.name("card", action.get("card"))
        if self.kind == S_COMPLETE:
            return _no("R3.32", "complete-other", card=self.words.card(self.argument))
        if not self.tables.complete_any_time:
            return _no("R3.36", "complete-later")
        if self._card(action) not in goals.plan_cards(self.state, self.seat):
            return _no("R3.01", "not-your-goal", card=name)
        return _no("R3.32", "complete-unmarked", card=name)

    def _place(self, action: Action) -> Refusal:
        place = self.tables.location_names.index(action.get("location"))
        name = self.words.location(place)
        if self.state.on_map[self.seat] >> place & 1:
            return _no("R3.22", "own-cube", location=name)
        if not city.right_colour(self.state, self.seat, self.argument) >> place & 1:
            colour = self.words.colour(self.tables.location_colour[place])
            wanted = self.words.colour(self.argument)
            return _no("R3.20", "wrong-colour", location=name, colour=colour, wanted=wanted)
        return _no("R3.25", "not-reachable", location=name)

    # Phase 4.

    def _scout(self, action: Action) -> Refusal:
        state = self.state
        district = self.tables.district_names.index(action.get("district"))
        name = self.words.district(district)
        if not state.stacks[district]:
            return _no("R4.01", "no-tiles", district=name)
        if not city.cubes_around(state, self.seat, district):
            return _no("R4.01", "no-cube-beside", district=name)
        return _no("R4.02", "district-taken", district=name)

    def _collect(self, action: Action) -> Refusal:
        state = self.state
        tile = self.tables.tile_names.index(action.get("tile"))
        if tile not in state.stacks[state.district]:
            return _no("R4.04", "tile-elsewhere", tile=self.words.tile(tile))
        return _no("R4.16", "too-hard", tile=self.words.tile_text(tile), most=self._most())

    def _most(self) -> int:
        """The most icons that a team of the whole hand could have."""
        state, seat = self.state, self.seat
        icons = [self.tables.card_icons[card] for card in state.hand[seat]]
        aside = scout.icons_aside(state, seat) + state.gps[seat] * scout.gps_worth(state, seat)
        return sum(icons) + aside if any(icons) else 0

    def _challenge(self, action: Action) -> Refusal:
        state = self.state
        kind = ("simple", "advanced", "probe").index(action.get("kind"))
        lowest = min(self.tables.tile_simple[one] for one in state.stacks[state.district])
        if kind == PROBE and self.tables.tile_simple[state.tile] > lowest:
            return _no("R4.20", "probe-lowest", lowest=lowest)
        needed = scout.needed(state, state.tile, kind)
        return _no("R4.16", "challenge-too-hard", needed=needed, most=self._most())

    def _team(self, action: Action) -> Refusal:
        card = self._card(action)
        name = self.words.card(card)
        if card not in self.state.hand[self.seat]:
            return _no("R4.07", "not-in-hand", card=name)
        if card in self.state.team:
            return _no("R4.07", "in-team", card=name)
        return _no("R4.07", "no-icons", card=name)

    def _gps(self, action: Action) -> Refusal:
        del action
        return _no("R4.08", "no-gps", own=self.state.gps[self.seat])

    def _go(self, action: Action) -> Refusal:
        del action
        if not self.state.team:
            return _no("R4.07", "empty-team")
        needed = scout.needed(self.state, self.state.tile, self.state.challenge)
        return _no("R4.10", "not-enough", total=scout.total(self.state, self.seat), needed=needed)

    def _injure(self, action: Action) -> Refusal:
        return _no("R4.15", "not-in-team", card=self.words.name("card", action.get("card")))

    # Phases 5 to 8.

    def _buy(self, action: Action) -> Refusal:
        state, seat, tables = self.state, self.seat, self.tables
        card = self._card(action)
        row = next((row for row in state.display if card in row), None)
        if row is None:
            return _no("R5.01", "not-on-display", card=self.words.card(card))
        if len(state.objectives[seat]) >= tables.spots:
            return _no("R5.04", "spots-full", count=tables.spots)
        return _no("R5.03", "price", card=self.words.card(card), price=tables.prices[len(row)], own=state.money[seat])

    def _water(self, action: Action) -> Refusal:
        to = action.get("to")
        own = self._own(WATER)
        if own == 0:
            return _no("R6.05", "no-water")
        if to == "plan" and not market.has_plan(self.state, self.seat, P_WATER_MONEY):
            return _no("R14.04", "no-plan")
        if own < 2:
            return _no("R6.05", "single-water")
        return _no("R0.04", "no-tokens")

    def _food(self, action: Action) -> Refusal:
        if self._own(WATER):
            return _no("R6.05", "water-first")
        if action.get("to") == "points" and not market.has_plan(self.state, self.seat, P_FOOD_POINTS):
            return _no("R14.03", "no-plan")
        return _no("R6.04", "little-food", own=self._own(FOOD), needed=self.tables.food_plan_cost)

    def _drop(self, action: Action) -> Refusal:
        return _no("R6.08", "not-your-goal", card=self.words.name("card", action.get("card")))

    def _house(self, action: Action) -> Refusal:
        part = self.tables.board_actions[int(action.get("number")) - 1]
        return _no("R7.03", "house-gone", part=self.words.part(part))

    def _refresh(self, action: Action) -> Refusal:
        state, seat, tables = self.state, self.seat, self.tables
        slot = int(action.get("slot")) - 1
        limit = tables.big_hand_limit if state.power[seat] & 1 else tables.hand_limit
        if len(state.hand[seat]) > limit:
            return _no("R8.01", "hand-large", count=len(state.hand[seat]), limit=limit)
        most = max(len(pile) for pile in state.slots[seat])
        return _no("R8.02", "not-fullest", slot=slot + 1, count=len(state.slots[seat][slot]), most=most)
