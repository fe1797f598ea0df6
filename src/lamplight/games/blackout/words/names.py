"""What things are called and what is asked, as messages; the sentences themselves are in the locale files."""

from __future__ import annotations

from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, OVER, SEALED

from ..rules import scout
from ..rules.board import (
    NONE,
    PAYING,
    S_CHALLENGE,
    S_CHECK,
    S_CHECKS,
    S_COLLECT,
    S_COMPLETE,
    S_DEPLOY,
    S_DROP,
    S_EMERGENCY,
    S_FIRST,
    S_GOALS,
    S_HEAL,
    S_HOUSE,
    S_INJURY,
    S_LOOK,
    S_MARKET,
    S_PARTS,
    S_PAY,
    S_PAY_GPS,
    S_PLACE,
    S_REFILL,
    S_REFRESH,
    S_SCOUT,
    S_SETTLE,
    S_STARTERS,
    S_TEAM,
    S_THROW,
    S_TYPE,
    S_WASTE,
    S_YIELD,
)
from ..rules.events import RESOURCE_NAMES
from ..rules.model import COLOURS, LETTERS, RESOURCES, TILE_TYPES
from ..rules.state import BlackoutState
from ..rules.tables import (
    ANY,
    CHECK_MARK,
    CHOSEN_RESOURCE,
    GPS_COST,
    HAND_ICONS,
    HEAL,
    MAP_CUBE,
    NOTHING,
    P_NONE,
    PERMANENT,
    PLAN,
    SEAT_NAMES,
    VOLUNTEER,
    WHITE,
    Part,
    Tables,
)

GROUPS = {
    "settle": "place",
    "plan": "plan",
    "into": "slot",
    "ready": "go-on",
    "turn-up": "turn-up",
    "yield": "yield",
    "use": "use",
    "check-board": "check",
    "check-plan": "check",
    "pay": "pay",
    "batteries": "pay",
    "type": "type",
    "heal": "heal",
    "goal": "goals",
    "power": "goals",
    "complete": "complete",
    "leave": "complete",
    "place": "place",
    "scout": "scout",
    "collect": "collect",
    "return": "collect",
    "challenge": "challenge",
    "team": "team",
    "gps": "team",
    "go": "go-on",
    "injure": "injure",
    "buy": "buy",
    "water": "waste",
    "food": "waste",
    "drop": "drop",
    "house": "house",
    "refresh": "refresh",
    "battery": "battery",
    "skip": "go-on",
    "done": "go-on",
}
"""The heading under which each kind of action is listed."""

CHANCE_RULES = {
    S_FIRST: "R0.25",
    S_STARTERS: "R0.19",
    S_EMERGENCY: "R0.20",
    S_REFILL: "R5.06",
    S_THROW: "R1.01",
    S_LOOK: "R4.03",
    S_INJURY: "R4.15",
}
"""The rule that asks CHANCE, by step."""

# Questions without arguments of their own: the message and the rule.
_PLAIN_QUESTIONS = {
    S_SETTLE: ("settle", "R0.26"),
    S_DEPLOY: ("deploy", "R2.01"),
    S_GOALS: ("goals", "R3.01"),
    S_PAY_GPS: ("pay-gps", "R11.02"),
    S_HEAL: ("heal", "R11.04"),
    S_CHECK: ("check", "R11.01"),
    S_SCOUT: ("scout", "R4.01"),
    S_INJURY: ("injury", "R4.15"),
    S_WASTE: ("waste", "R6.03"),
    S_DROP: ("drop", "R6.08"),
    S_REFRESH: ("refresh", "R8.01"),
    S_CHECKS: ("checks", "R8.03"),
}


class Words:
    """The names of one component set's pieces."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # Names.

    def name(self, domain: str, value: str) -> Message:
        """The name of a piece or place."""
        if domain == "card":
            return self._card_name(value)
        if domain == "seat":
            return self.side(SEAT_NAMES.index(value))
        if domain == "kind":
            return Message(f"blackout-challenge-{value}")
        return Message(f"blackout-{domain}-{value}", fallback=value)

    def _card_name(self, value: str) -> Message:
        number = self.tables.card_names.index(value)
        own = value.partition("-")[2] if number < self.tables.first_starter else value
        return Message(f"blackout-card-{own}", fallback=own)

    def card(self, number: int) -> Message:
        """The name of a card."""
        return self._card_name(self.tables.card_names[number])

    def side(self, seat: int) -> Message:
        """The name of a player."""
        return Message(f"blackout-side-{SEAT_NAMES[seat]}")

    def location(self, number: int) -> Message:
        return self.name("location", self.tables.location_names[number])

    def district(self, number: int) -> Message:
        return self.name("district", self.tables.district_names[number])

    def tile(self, number: int) -> Message:
        return self.name("tile", self.tables.tile_names[number])

    def colour(self, number: int) -> Message:
        return Message(f"blackout-colour-{(*COLOURS, 'white')[number]}")

    def amount(self, what: int, count: int) -> Message:
        """So many of something: a resource, money, points or tokens."""
        return Message(f"blackout-amount-{RESOURCE_NAMES[what]}", {"count": count})

    # What is printed on things.

    def part(self, part: Part) -> Message:
        """A cost and what it gives."""
        cost, amount, what, given = part
        if cost == NOTHING:
            return self._gain(what, given)
        paid = Message("blackout-cost-gps") if cost == GPS_COST else self.amount(cost, amount)
        return Message("blackout-part", {"cost": paid, "gain": self._gain(what, given)})

    def _gain(self, what: int, given: int) -> Message:
        if what == HEAL:
            return Message("blackout-gain-heal")
        if what == CHECK_MARK:
            return Message("blackout-gain-check")
        if what == HAND_ICONS:
            return Message("blackout-gain-icons")
        if what == MAP_CUBE:
            return self.cube(given)
        if what == CHOSEN_RESOURCE:
            return Message("blackout-gain-chosen", {"count": given})
        return self.amount(what, given)

    def cube(self, colour: int) -> Message:
        """A cube on the map, by the colour of its location."""
        if colour == WHITE:
            return Message("blackout-gain-cube-any")
        return Message("blackout-gain-cube", {"colour": self.colour(colour)})

    def needs(self, goal: int) -> tuple[Message, ...]:
        """What a goal asks for."""
        tables = self.tables
        told: list[Message] = []
        slot = tables.goal_slot[goal]
        if any(slot):
            colours = tuple(
                Message("blackout-need-colour", {"count": count, "colour": self.colour(colour)})
                for colour, count in enumerate(slot)
                if count
            )
            told.append(Message("blackout-need-slot", {"cards": colours}))
        if tables.goal_resource[goal] == ANY:
            told.append(Message("blackout-need-any", {"count": tables.goal_amount[goal]}))
        elif tables.goal_amount[goal]:
            told.append(self.amount(tables.goal_resource[goal], tables.goal_amount[goal]))
        if tables.goal_money[goal]:
            told.append(Message("blackout-amount-money", {"count": tables.goal_money[goal]}))
        if tables.goal_tiles[goal]:
            types = tuple(Message(f"blackout-tile-type-{TILE_TYPES[kind]}") for kind in tables.goal_tiles[goal])
            told.append(Message("blackout-need-tiles", {"types": types}))
        if tables.goal_link[goal] != NOTHING:
            told.append(Message("blackout-need-link", {"letter": LETTERS[tables.goal_link[goal]]}))
        return tuple(told) or (Message("blackout-need-nothing"),)

    def goal(self, goal: int) -> Message:
        """A goal: what it asks for and what it gives at once."""
        gains = tuple(self.amount(what, count) for what, count in self.tables.goal_rewards[goal])
        if not gains:
            return Message("blackout-goal", {"needs": self.needs(goal)})
        return Message("blackout-goal-gain", {"needs": self.needs(goal), "gains": gains})

    def card_text(self, value: str, *, named: bool = True) -> Message:
        """All that a card says, with its name or without."""
        tables = self.tables
        card = tables.card_names.index(value)
        facts: list[Message] = []
        if tables.card_kind[card] == VOLUNTEER:
            facts.append(Message("blackout-fact-cubes", {"count": tables.card_cubes[card]}))
        facts += [Message("blackout-fact-part", {"part": self.part(part)}) for part in tables.card_parts[card]]
        check = tables.card_check[card]
        if check is not None:
            facts.append(Message("blackout-fact-check", {"part": self.part(check)}))
        if tables.card_permanent[card] != P_NONE:
            facts.append(self._permanent(tables.card_permanent[card]))
        if tables.card_kind[card] != PLAN:
            facts.append(Message("blackout-fact-icons", {"count": tables.card_icons[card]}))
            facts.append(Message("blackout-amount-points", {"count": tables.card_points[card]}))
        facts += self._goals(card)
        told: dict[str, Argument] = {"kind": self._kind(card), "facts": tuple(facts)}
        if named:
            return Message("blackout-card-text", {"card": self.card(card), **told})
        return Message("blackout-card-facts", told)

    def _kind(self, card: int) -> Message:
        if card >= self.tables.first_emergency:
            return Message("blackout-kind-emergency")
        if self.tables.card_kind[card] == VOLUNTEER:
            return Message(f"blackout-volunteer-{COLOURS[self.tables.card_colour[card]]}")
        return Message("blackout-kind-plan" if self.tables.card_kind[card] == PLAN else "blackout-kind-specialist")

    def _permanent(self, permanent: int) -> Message:
        tables = self.tables
        ability = next(name for name, number in PERMANENT.items() if number == permanent)
        return Message(
            f"blackout-permanent-{ability}",
            {"food": tables.food_plan_cost, "points": tables.plan_points, "money": tables.plan_money},
        )

    def _goals(self, card: int) -> list[Message]:
        tables = self.tables
        goals = tables.card_goals[card]
        if not goals:
            return []
        if tables.card_kind[card] != PLAN:
            cube = self.cube(tables.card_colour[card])
            return [Message("blackout-fact-goal", {"goal": self.goal(goals[0]), "cube": cube})]
        told = [
            Message("blackout-fact-plan-goal", {"number": number, "goal": self.goal(goal)})
            for number, goal in enumerate(goals, start=1)
        ]
        told.append(Message("blackout-fact-bonus", {"points": tables.card_bonus[card]}))
        if not tables.chapter or card < tables.first_emergency:
            told.append(Message("blackout-fact-completion", {"cube": self.cube(WHITE)}))
        return told

    def tile_text(self, tile: int, *, named: bool = True) -> Message:
        """Both challenges of a scout tile, with its name or without."""
        tables = self.tables
        name: dict[str, Argument] = {"tile": self.tile(tile)} if named else {}
        return Message(
            "blackout-tile-text" if named else "blackout-tile-facts",
            {
                **name,
                "simple": tables.tile_simple[tile],
                "simple_reward": tuple(self.amount(what, count) for what, count in tables.simple_reward[tile]),
                "advanced": tables.tile_advanced[tile],
                "advanced_reward": tuple(self.amount(what, count) for what, count in tables.advanced_reward[tile]),
            },
        )

    def location_text(self, location: int, *, named: bool = True) -> Message:
        """The colour of a location, its districts and its crisis centre, with its name or without."""
        tables = self.tables
        districts = tuple(
            self.district(number) for number in range(tables.districts) if tables.district_mask[number] >> location & 1
        )
        name: dict[str, Argument] = {"location": self.location(location)} if named else {}
        kind = "text" if named else "facts"
        args: dict[str, Argument] = {
            **name,
            "colour": self.colour(tables.location_colour[location]),
            "districts": districts or (Message("blackout-no-district"),),
        }
        for letter, pair in enumerate(tables.crisis):
            if location in pair:
                return Message(f"blackout-location-{kind}-crisis", {**args, "letter": LETTERS[letter]})
        return Message(f"blackout-location-{kind}", args)

    # What is asked.

    def prompt(self, state: BlackoutState, seat: int) -> tuple[Message, str]:
        """What a seat is asked, or waits for."""
        if state.acting == OVER:
            return Message("blackout-ask-over"), state.ending_rule()
        if state.acting == CHANCE:
            return Message("blackout-ask-chance"), CHANCE_RULES[state.agenda[-1] & 63]
        if state.acting == SEALED:
            if seat not in range(state.tables.seats) or state.sealed_ready(seat):
                return Message("blackout-ask-plan-ready"), "R1.04"
            if state.picking[seat] != NONE:
                return Message("blackout-ask-plan-slot", {"card": self.card(state.picking[seat])}), "R1.04"
            return Message("blackout-ask-plan"), "R1.04"
        if state.acting != seat:
            return Message("blackout-ask-wait", {"side": self.side(state.acting)}), "RD.13"
        return self._question(state, seat)

    def _question(self, state: BlackoutState, seat: int) -> tuple[Message, str]:
        tables = self.tables
        top = state.agenda[-1]
        kind, argument = top & 63, top >> 8
        if kind in _PLAIN_QUESTIONS:
            ask, rule = _PLAIN_QUESTIONS[kind]
            return Message(f"blackout-ask-{ask}"), rule
        if kind in (S_YIELD, S_PARTS):
            text = self.card_text(tables.card_names[state.card])
            if kind == S_PARTS:
                return Message("blackout-ask-parts", {"card": text}), "R2.07"
            die = Message(f"blackout-resource-{RESOURCES[state.dice[tables.card_colour[state.card]]]}")
            return Message("blackout-ask-yield", {"card": text, "resource": die}), "R2.04"
        if kind == S_PAY:
            return Message("blackout-ask-pay", {"cost": self.amount(argument // 64, argument % 64)}), "R10.01"
        if kind == S_TYPE:
            if argument >= PAYING:
                return Message("blackout-ask-type-pay", {"count": argument - PAYING}), "R3.04"
            return Message("blackout-ask-type-gain", {"count": argument}), "R12.05"
        if kind == S_PLACE:
            if argument == WHITE and not tables.skip_any:
                return Message("blackout-ask-place-any"), "R3.20"
            return Message("blackout-ask-place", {"cube": self.cube(argument)}), "R3.23"
        if kind == S_COMPLETE:
            return Message("blackout-ask-complete", {"card": self.card(argument)}), "R3.32"
        if kind == S_COLLECT:
            return Message("blackout-ask-collect", {"district": self.district(state.district)}), "R4.04"
        if kind == S_CHALLENGE:
            return Message("blackout-ask-challenge", {"tile": self.tile_text(state.tile)}), "R4.06"
        if kind == S_TEAM:
            needed = scout.needed(state, state.tile, state.challenge)
            return Message("blackout-ask-team", {"total": scout.total(state, seat), "needed": needed}), "R4.08"
        if kind == S_MARKET:
            free = tables.spots - len(state.objectives[seat])
            return Message("blackout-ask-market", {"money": state.money[seat], "free": free}), "R5.01"
        assert kind == S_HOUSE
        return Message("blackout-ask-house", {"district": self.district(argument)}), "R7.03"
