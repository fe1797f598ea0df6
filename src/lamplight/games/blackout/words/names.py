"""What things are called, and what is printed on them, as messages; the sentences are in the locale files."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.kernel.message import Argument, Message

from ..rules.model import COLOUR_NAMES, COLOURS, LETTERS, RESOURCES, TILE_TYPES, WHITE
from ..rules.tables import ANY, P_NONE, PERMANENT, PLAN, SEAT_NAMES, VOLUNTEER, Tables
from ..rules.vocabulary import COSTS, GAINS, MAP_CUBE, MONEY, NOTHING, POINTS, Given, Kind, Part


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
        return Message(f"blackout-colour-{COLOUR_NAMES[number]}")

    def resource(self, number: int) -> Message:
        return Message(f"blackout-resource-{RESOURCES[number]}")

    def amount(self, what: int, count: int) -> Message:
        """So many of something that can be gained."""
        return _told(GAINS[what], count)

    # What is printed on things.

    def part(self, part: Part) -> Message:
        """A cost and what it gives."""
        cost, amount, what, given, more = part
        gained = self.gains([(what, given), *more])
        if cost == NOTHING and len(gained) == 1:
            return gained[0]
        if cost == NOTHING:
            return Message("blackout-gains", {"gains": gained})
        return Message("blackout-part", {"cost": _told(COSTS[cost], amount), "gain": gained})

    def gains(self, gained: Sequence[Given]) -> tuple[Message, ...]:
        """What is gained, one after another."""
        return tuple(self.cube(count) if what == MAP_CUBE else self.amount(what, count) for what, count in gained)

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
        told += self.gains(tables.goal_more[goal])
        if tables.goal_money[goal]:
            told.append(self.amount(MONEY, tables.goal_money[goal]))
        if tables.goal_tiles[goal]:
            types = tuple(Message(f"blackout-tile-type-{TILE_TYPES[kind]}") for kind in tables.goal_tiles[goal])
            told.append(Message("blackout-need-tiles", {"types": types}))
        if tables.goal_link[goal] != NOTHING:
            told.append(Message("blackout-need-link", {"letter": LETTERS[tables.goal_link[goal]]}))
        return tuple(told) or (Message("blackout-need-nothing"),)

    def goal(self, goal: int) -> Message:
        """A goal: what it asks for and what it gives at once."""
        gains = self.gains(self.tables.goal_rewards[goal])
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
            facts.append(self._permanent(card))
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

    def _permanent(self, card: int) -> Message:
        tables = self.tables
        ability = next(name for name, number in PERMANENT.items() if number == tables.card_permanent[card])
        takes, gives = tables.permanent_cost[card], tables.permanent_gain[card]
        if ability == "food_points":
            return Message("blackout-permanent-food_points", {"food": takes, "points": gives})
        if ability == "water_money":
            return Message("blackout-permanent-water_money", {"water": takes, "money": gives})
        return Message(f"blackout-permanent-{ability}", {"count": gives})

    def _goals(self, card: int) -> list[Message]:
        tables = self.tables
        goals = tables.card_goals[card]
        if not goals:
            return []
        if tables.card_kind[card] != PLAN:
            return [Message("blackout-fact-goal", {"goal": self.goal(goals[0]), "cube": self.effect(card)})]
        told = [
            Message("blackout-fact-plan-goal", {"number": number, "goal": self.goal(goal)})
            for number, goal in enumerate(goals, start=1)
        ]
        if tables.card_bonus[card] or tables.card_bonus_more[card]:
            told.append(self._bonus(card))
        if not tables.chapter or card < tables.first_emergency:
            told.append(Message("blackout-fact-completion", {"cube": self.effect(card)}))
        return told

    def _bonus(self, card: int) -> Message:
        tables = self.tables
        points, more = tables.card_bonus[card], self.gains(tables.card_bonus_more[card])
        if not more:
            return Message("blackout-fact-bonus", {"points": points})
        return Message(
            "blackout-fact-bonus-gains", {"gains": (*((self.amount(POINTS, points),) if points else ()), *more)}
        )

    def effect(self, card: int) -> tuple[Message, ...]:
        """What completing a card gives."""
        return self.gains(self.tables.card_effect[card]) or (Message("blackout-need-nothing"),)

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


def _told(kind: Kind, count: int) -> Message:
    """So much of something that can be gained or paid."""
    return Message(kind.text, {"count": count} if kind.counted else {})
