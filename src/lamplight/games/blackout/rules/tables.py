"""Everything about a set-up that never changes during a match, as lists of ints: built once, read by the rules.

What is gained and paid is numbered in `vocabulary.py`.
Cards are numbered: the player cards of each seat, the starting volunteers, the objective cards, the emergency plans.
"""

from __future__ import annotations

from typing import Final

from lamplight.kernel.catalogue import Catalogue, Verb
from lamplight.kernel.components import Row

from .abilities import board_part, check_part, given, player_parts, specialist_parts
from .lexicon import Lexicon
from .model import (
    CHALLENGES,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    KINDS,
    LETTERS,
    RESOURCES,
    SEARCH,
    TILE_TYPES,
    WASTE,
    Card,
    Components,
    Goal,
)
from .vocabulary import CUBES, GAIN_NUMBERS, MAP_CUBE, NOTHING, POINTS, TRANSPORT, Given, Part

SEAT_NAMES = ("orange", "grey", "white", "green")
VOLUNTEER: Final = 0
SPECIALIST: Final = 1
PLAN: Final = 2

# R14: permanent effects of plans.
P_NONE: Final = 0
P_SEARCH: Final = 1
P_GPS_PLUS: Final = 2
P_FOOD_POINTS: Final = 3
P_WATER_MONEY: Final = 4
PERMANENT = {"search": P_SEARCH, "gps_plus": P_GPS_PLUS, "food_points": P_FOOD_POINTS, "water_money": P_WATER_MONEY}

PAIR: Final = 2
"""R6.05: so much water is cleared away together."""
DEAR_FOOD_PLAN: Final = 4
"""B-05: so much food the plan of phase 6 takes by an option, in place of what the card says."""

# Requirements of goals.
ANY: Final = 8

RESTART_MONEY: Final = 2
"""R16.04: so much more money in each further attempt at a chapter."""
THEN = ("mechanic", "money_icons", "money_tool", "points_tool")
"""B-12: the specialists between whose parts the English almanac puts "then"."""
CAPPED_ATTEMPTS: Final = 30
"""With `attempt_money = capped` the money grows up to this attempt."""


def _cubes(gained: list[Given]) -> int:
    """How many cubes for the map there are."""
    return sum(what == MAP_CUBE for what, _ in gained)


class Tables:
    """The component set and the options, ready for the rules."""

    def __init__(self, components: Components, seats: int, chapter: int, options: dict[str, str | int | bool]) -> None:
        if seats == 1 and not chapter:
            raise ValueError("one player plays chapters only (RD.01)")
        self.seats = seats
        self.chapter = chapter
        self.attempt = int(options["attempt"])
        if options["attempt_money"] == "capped":
            self.attempt = min(self.attempt, CAPPED_ATTEMPTS)
        self.scout_distinct = options["scout_distinct"] is True
        self.look_blocks = options["look_blocks_district"] is True
        self.end_when_empty = options["end_trigger"] == "deck_empty"
        self.skip_any = options["skip"] == "any"
        self.strict_transport = options["token_limit"] == "strict"  # noqa: S105 - no password
        gps = options["gps_limit"]
        self.strict_gps = self.strict_transport if gps == "as_transport" else gps == "strict"  # B-83
        self.dear_food_plan = options["food_plan_cost"] == DEAR_FOOD_PLAN  # B-05
        self.printed_order = options["specialist_order"] == "printed"
        self.then_order = options["specialist_order"] == "then"
        self.by_laps = options["market_end"] == "lap"
        self.safe_doctor = options["doctor_in_hospital"] == "never"
        starter = options["starting_player"]
        self.starting_seat = NOTHING if starter == "drawn" else SEAT_NAMES.index(str(starter))
        self.probe_types = options["probe_tiles_have_type"] is True
        self.injury_by_owner = options["injury"] == "owner"
        self.complete_any_time = options["complete_later"] == "any_time"
        self.campaign_bonus = options["campaign_bonus"] is True
        self.score_check_area = options["score_check_area"] is True
        self.soft_cubes = options["cube_limit"] == "soft"
        self.best_qualified = options["campaign_winner"] == "best_qualified"
        self.solo_orchids = int(options["solo_orchids"])
        self.one_transport = options["gasoline_transport"] == 1
        self._read_numbers(components)
        self._read_map(components)
        self._read_tiles(components)
        self._read_cards(components)
        self.waste_cards: list[int] = [*self._unequal_plans(P_WATER_MONEY), *self._unequal_plans(P_FOOD_POINTS)]
        """R6.06: the plans among which there is a choice, since their numbers differ."""
        self._build_catalogue()
        self.lexicon = Lexicon(
            list(SEAT_NAMES[:seats]),
            self.slots,
            self.card_names,
            self.tile_names,
            self.location_names,
            self.district_names,
            [self.emergency_name(letter) for letter in self.shared_plans],
        )

    def _read_numbers(self, components: Components) -> None:
        player = components.player
        self.cubes = player.number("cubes")
        self.money = player.number("money") + RESTART_MONEY * (self.attempt - 1)  # R16.04
        self.transport = player.number("transport")
        self.batteries = player.number("batteries")
        self.slots = player.number("slots") + 1
        self.hand_limit = player.number("hand_limit")
        self.big_hand_limit = player.number("big_hand_limit")
        self.transport_supply = components.supply.number("transport")
        self.gps_supply = components.supply.number("gps")
        self.table = list(components.table)
        self.prices = list(components.prices)
        self.battery_price = components.battery
        self.spots = player.number("spots")
        self.starters = player.number("starters")
        waste, search = components.waste, components.search
        self.food_money, self.water_money, self.pair_gps = (waste.number(name) for name in WASTE)
        self.probe_icons, self.gps_icons, self.tile_icons = (search.number(name) for name in SEARCH)
        # R13.01 to R13.05: the check-mark actions of the player board.
        self.board_actions: list[Part] = [self._board_action(row) for row in components.actions]
        self.all_houses = (1 << len(self.board_actions)) - 1
        chapter = components.chapters[self.chapter - 1] if self.chapter else None
        self.reserve = chapter.reserve[self.seats - 1] if chapter else components.reserve[self.seats - 2]
        self.shared_plans: list[str] = []
        self.orchids: list[int] = []
        self.chapter_goals = 0
        self.chapter_condition = ""
        self.chapter_amount = 0
        if chapter is not None:
            self.shared_plans = list(chapter.plans_small if self.seats <= 2 else chapter.plans_large)
            self.orchids = list(chapter.orchids)
            self.chapter_goals = chapter.goals
            self.chapter_condition = chapter.condition
            self.chapter_amount = chapter.amount
        self.dice: list[list[int]] = [[RESOURCES.index(face) for face in components.dice[die]] for die in DICE]
        self.die_faces: list[list[int]] = [sorted(set(faces)) for faces in self.dice]

    def _board_action(self, row: Row) -> Part:
        cost, amount, gain, count, more = board_part(row)
        if gain == TRANSPORT and self.one_transport:  # B-01
            count = 1
        return (cost, amount, gain, count, more)

    def _read_map(self, components: Components) -> None:
        self.location_names = [row.text("id") for row in components.locations]
        self.locations = len(self.location_names)
        index = {name: number for number, name in enumerate(self.location_names)}
        self.location_x = [row.number("x") for row in components.locations]
        self.location_y = [row.number("y") for row in components.locations]
        self.location_colour = [COLOURS.index(row.text("colour")) for row in components.locations]
        self.neighbours: list[list[int]] = [[] for _ in range(self.locations)]
        for row in components.streets:
            first, second = index[row.text("from")], index[row.text("to")]
            self.neighbours[first].append(second)
            self.neighbours[second].append(first)
        for near in self.neighbours:
            near.sort()
        self.crisis: list[list[int]] = [
            [number for number, row in enumerate(components.locations) if row.text("crisis") == letter]
            for letter in LETTERS
        ]
        self.colour_mask: list[int] = [
            sum(1 << place for place in range(self.locations) if self.location_colour[place] == colour)
            for colour in range(4)
        ]
        self.district_names = [name for name, _, _ in components.districts]
        self.districts = len(self.district_names)
        self.district_mask: list[int] = [
            sum(1 << index[place] for place in places) for _, places, _ in components.districts
        ]
        self.central = next((n for n, (_, _, central) in enumerate(components.districts) if central), 0)

    def _read_tiles(self, components: Components) -> None:
        self.tile_names = [row.text("id") for row in components.tiles]
        self.tiles = len(self.tile_names)
        self.tile_type = [TILE_TYPES.index(row.text("simple_reward")) for row in components.tiles]
        self.tile_simple = [row.number("simple") for row in components.tiles]
        self.tile_advanced = [row.number("advanced") for row in components.tiles]
        self.simple_reward: list[list[tuple[int, int]]] = [
            [(GAIN_NUMBERS[row.text("simple_reward")], row.number("simple_amount"))] for row in components.tiles
        ]
        self.advanced_reward: list[list[tuple[int, int]]] = []
        for row in components.tiles:
            given = [(GAIN_NUMBERS[row.text("advanced_reward")], row.number("advanced_amount"))]
            if row.text("advanced_bonus"):
                given.append((GAIN_NUMBERS[row.text("advanced_bonus")], row.number("advanced_bonus_amount")))
            self.advanced_reward.append(given)

    def _read_cards(self, components: Components) -> None:
        self.card_names: list[str] = []
        self.card_kind: list[int] = []
        self.card_colour: list[int] = []
        self.card_cubes: list[int] = []
        self.card_icons: list[int] = []
        self.card_points: list[int] = []
        self.card_bonus: list[int] = []
        """The points that all goals of a plan give, and what else they give."""
        self.card_bonus_more: list[list[Given]] = []
        self.card_bonus_cubes: list[int] = []
        """How many cubes of the bonus go to the map."""
        self.card_effect: list[list[Given]] = []
        """R3.10 and R3.34: what completing a card gives."""
        self.card_effect_cubes: list[int] = []
        """How many cubes of it go to the map."""
        self.card_parts: list[list[Part]] = []
        self.card_ordered: list[bool] = []
        """Whether the parts of a card are used in the order in which they are printed (B-12)."""
        self.doctors: list[int] = []
        self.card_check: list[Part | None] = []
        self.card_permanent: list[int] = []
        self.permanent_cost: list[int] = []
        """R14: what a permanent effect takes, and what it gives."""
        self.permanent_gain: list[int] = []
        self.card_goals: list[list[int]] = []
        self.goal_slot: list[list[int]] = []
        self.goal_resource: list[int] = []
        self.goal_amount: list[int] = []
        self.goal_more: list[list[Given]] = []
        """What a goal costs beside the first kind of resource."""
        self.goal_money: list[int] = []
        self.goal_tiles: list[list[int]] = []
        self.goal_link: list[int] = []
        self.goal_rewards: list[list[Given]] = []
        self.goal_cubes: list[int] = []
        """How many of the rewards are cubes for the map."""
        self.start_hand: list[list[int]] = [[] for _ in range(self.seats)]
        self.start_hospital: list[list[int]] = [[] for _ in range(self.seats)]
        self.start_slots: list[list[list[int]]] = [[[] for _ in range(self.slots)] for _ in range(self.seats)]
        for seat in range(self.seats):
            for row in sorted(components.player_cards, key=lambda row: row.number("order")):
                number = len(self.card_names)
                self.card_names.append(f"{SEAT_NAMES[seat]}-{row.text('id')}")
                kind = row.text("kind")
                safe = kind == "doctor" and self.safe_doctor
                self._add_card(
                    VOLUNTEER if kind == "volunteer" else SPECIALIST,
                    COLOURS.index(row.text("colour")),
                    row.number("cubes"),
                    0 if safe else row.number("icons"),  # R11.04: never in a team, and so never in the hospital
                    row.number("points"),
                    player_parts(kind, row.number("a"), row.number("b")),
                    kind,
                )
                if kind == "doctor":
                    self.doctors.append(number)
                start = row.text("start")
                if start == "hand":
                    self.start_hand[seat].append(number)
                elif start == "hospital":
                    self.start_hospital[seat].append(number)
                else:
                    self.start_slots[seat][int(start[4:]) - 1].append(number)
        self.first_starter = len(self.card_names)
        for card in components.starting:
            self._add_deck_card(card)
        self.first_objective = len(self.card_names)
        for card in components.objectives:
            self._add_deck_card(card)
        self.first_emergency = len(self.card_names)
        for card in components.emergency:
            self._add_deck_card(card, name=f"emergency-{card.id}")
        self.cards = len(self.card_names)
        self.power: list[int] = [self._add_goal(goal) for goal in components.power]
        self.shared_cards: list[int] = [self.first_emergency + LETTERS.index(letter) for letter in self.shared_plans]
        """R15.03: the cards of the shared plans."""

    def _add_card(
        self, kind: int, colour: int, cubes: int, icons: int, points: int, parts: list[Part], ability: str
    ) -> None:
        self.card_kind.append(kind)
        self.card_colour.append(colour)
        self.card_cubes.append(cubes)
        self.card_icons.append(icons)
        self.card_points.append(points)
        self.card_parts.append(parts)
        self.card_ordered.append(self.printed_order or (self.then_order and ability in THEN))
        self.card_bonus.append(0)
        self.card_bonus_more.append([])
        self.card_bonus_cubes.append(0)
        self.card_effect.append([])
        self.card_effect_cubes.append(0)
        self.permanent_cost.append(0)
        self.permanent_gain.append(0)
        self.card_check.append(None)
        self.card_permanent.append(P_NONE)
        self.card_goals.append([])

    def _add_deck_card(self, card: Card, name: str = "") -> None:
        self.card_names.append(name or card.id)
        kind, colour = KINDS.index(card.kind), COLOUR_NAMES.index(card.colour)
        self._add_card(kind, colour, card.cubes, card.icons, card.points, specialist_parts(card), card.ability)
        bonus = given(card.bonus)
        self.card_bonus[-1] = sum(count for what, count in bonus if what == POINTS)
        self.card_bonus_more[-1] = [one for one in bonus if one[0] != POINTS]
        self.card_bonus_cubes[-1] = _cubes(bonus)
        self.card_effect[-1] = given(card.effect)
        self.card_effect_cubes[-1] = _cubes(self.card_effect[-1])
        self.card_check[-1] = check_part(card)
        permanent = PERMANENT.get(card.ability, P_NONE)
        self.card_permanent[-1] = permanent
        if permanent in (P_SEARCH, P_GPS_PLUS):
            self.permanent_gain[-1] = card.a
        elif permanent != P_NONE:
            dear = permanent == P_FOOD_POINTS and self.dear_food_plan
            self.permanent_cost[-1] = DEAR_FOOD_PLAN if dear else card.a
            self.permanent_gain[-1] = card.b
        self.card_goals[-1] = [self._add_goal(goal) for goal in card.goals]

    def _add_goal(self, goal: Goal) -> int:
        self.goal_slot.append([goal.slot.count(colour) for colour in COLOURS])
        costs = [(ANY if name == "any" else RESOURCES.index(name), count) for name, count in goal.costs]
        first, *more = costs or [(NOTHING, 0)]
        self.goal_resource.append(first[0])
        self.goal_amount.append(first[1])
        self.goal_more.append(more)
        self.goal_money.append(goal.money)
        self.goal_tiles.append([TILE_TYPES.index(kind) for kind in goal.tiles])
        self.goal_link.append(LETTERS.index(goal.link) if goal.link else NOTHING)
        rewards = given(goal.rewards)
        self.goal_rewards.append(rewards)
        self.goal_cubes.append(_cubes(rewards))
        return len(self.goal_slot) - 1

    def emergency_name(self, letter: str) -> str:
        """The card of an emergency plan."""
        return self.card_names[self.first_emergency + LETTERS.index(letter)]

    def _unequal_plans(self, permanent: int) -> list[int]:
        """The plans that turn waste into something, if one is unlike another."""
        plans = [card for card in range(len(self.card_names)) if self.card_permanent[card] == permanent]
        kinds = {(self.permanent_cost[card], self.permanent_gain[card]) for card in plans}
        return plans if len(kinds) > 1 else []

    def _build_catalogue(self) -> None:
        cards = self.card_names
        deck = cards[self.first_starter :]
        numbers = [str(number) for number in range(10)]
        waste = [cards[card] for card in self.waste_cards]
        self.catalogue = Catalogue(
            [
                Verb("settle", rule="R0.26", group="place", location=self.location_names),
                Verb("plan", rule="R1.04", group="plan", card=cards),
                Verb("into", rule="R1.04", group="slot", slot=numbers[1 : self.slots + 1]),
                Verb("ready", rule="R1.06", group="go-on"),
                Verb("turn-up", rule="R2.01", group="turn-up", slot=numbers[1 : self.slots + 1]),
                Verb("yield", rule="R2.03", group="yield", resource=RESOURCES),
                Verb("use", rule="R2.07", group="use", part=numbers[1:4]),
                Verb("check-board", rule="R8.04", group="check", number=numbers[1 : len(self.board_actions) + 1]),
                Verb("check-plan", rule="R8.04", group="check", card=deck),
                Verb("pay", rule="R11.02", group="pay", resource=CUBES),
                Verb("batteries", rule="R10.01", group="pay", count=numbers),
                Verb("type", rule="R3.04", group="type", resource=RESOURCES),
                Verb("heal", rule="R11.04", group="heal", card=cards),
                Verb("goal", rule="R3.02", group="goals", card=deck, number=numbers[1:4]),
                Verb("power", rule="R3.42", group="goals", number=numbers[1:3]),
                Verb("complete", rule="R3.32", group="complete", card=deck),
                Verb("leave", rule="R3.32", group="complete"),
                Verb("place", rule="R3.20", group="place", location=self.location_names),
                Verb("scout", rule="R4.01", group="scout", final=True, district=self.district_names),
                Verb("collect", rule="R4.04", group="collect", tile=self.tile_names),
                Verb("return", rule="R4.04", group="collect"),
                Verb("challenge", rule="R4.06", group="challenge", kind=CHALLENGES),
                Verb("team", rule="R4.07", group="team", final=True, card=cards),
                Verb("gps", rule="R4.08", group="team", final=True),
                Verb("go", rule="R4.10", group="go-on", final=True),
                Verb("injure", rule="R4.15", group="injure", card=cards),
                Verb("buy", rule="R5.03", group="buy", card=cards[self.first_objective : self.first_emergency]),
                Verb("water", rule="R6.05", group="waste", to=["gps", "money", "plan"]),
                Verb("food", rule="R6.04", group="waste", to=["points", "money"]),
                Verb("drop", rule="R6.08", group="drop", card=deck),
                Verb("house", rule="R7.03", group="house", number=numbers[1 : len(self.board_actions) + 1]),
                Verb("refresh", rule="R8.02", group="refresh", slot=numbers[1 : self.slots + 1]),
                Verb("battery", rule="R10.03", group="battery"),
                Verb("skip", rule="R2.02", group="go-on"),
                Verb("done", rule="R2.02", group="go-on"),
                Verb("first", rule="R0.25", group="chance", chance=True, seat=SEAT_NAMES[: self.seats]),
                Verb(
                    "starter",
                    rule="R0.19",
                    group="chance",
                    chance=True,
                    card=cards[self.first_starter : self.first_objective],
                ),
                Verb("emergency", rule="R0.20", group="chance", chance=True, card=cards[self.first_emergency :]),
                Verb("throw", rule="R1.01", group="chance", chance=True, die=DICE, resource=RESOURCES),
                Verb(
                    "draw",
                    rule="R5.06",
                    group="chance",
                    chance=True,
                    card=cards[self.first_objective : self.first_emergency],
                ),
                Verb("look", rule="R4.03", group="chance", chance=True, tile=self.tile_names),
                Verb("hurt", rule="R4.15", group="chance", chance=True, card=cards),
                # Behind all others, so that no number changes, and only where it can ever be asked.
                *([Verb("waste", rule="R6.06", group="waste", card=waste)] if waste else []),
            ]
        )
        base = self.catalogue.base
        self.a_settle = base["settle"]
        self.a_plan = base["plan"]
        self.a_into = base["into"]
        self.a_ready = base["ready"]
        self.a_turn_up = base["turn-up"]
        self.a_yield = base["yield"]
        self.a_use = base["use"]
        self.a_check_board = base["check-board"]
        self.a_check_plan = base["check-plan"]
        self.a_pay = base["pay"]
        self.a_batteries = base["batteries"]
        self.a_type = base["type"]
        self.a_heal = base["heal"]
        self.a_goal = base["goal"]
        self.a_power = base["power"]
        self.a_complete = base["complete"]
        self.a_leave = base["leave"]
        self.a_place = base["place"]
        self.a_scout = base["scout"]
        self.a_collect = base["collect"]
        self.a_return = base["return"]
        self.a_challenge = base["challenge"]
        self.a_team = base["team"]
        self.a_gps = base["gps"]
        self.a_go = base["go"]
        self.a_injure = base["injure"]
        self.a_buy = base["buy"]
        self.a_water = base["water"]
        self.a_food = base["food"]
        self.a_drop = base["drop"]
        self.a_house = base["house"]
        self.a_refresh = base["refresh"]
        self.a_battery = base["battery"]
        self.a_skip = base["skip"]
        self.a_done = base["done"]
        self.a_first = base["first"]
        self.a_starter = base["starter"]
        self.a_emergency = base["emergency"]
        self.a_throw = base["throw"]
        self.a_draw = base["draw"]
        self.a_look = base["look"]
        self.a_hurt = base["hurt"]
        self.a_waste = base.get("waste", len(self.catalogue))
