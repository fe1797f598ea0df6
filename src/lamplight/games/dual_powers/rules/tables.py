"""Everything about a set-up that never changes during a match, as lists of ints: built once, read by the rules.

Sides are 0 (Red), 1 (White) and 2 (neutral). Tokens are numbered: Red units, White units, leaders, Red Trotsky, neutral
units, neutral Trotsky, Opposition units. Cards are numbered: command cards, then leader cards.
"""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import StepTable
from lamplight.kernel.catalogue import Catalogue, Verb
from lamplight.kernel.event import EventBook, EventKind

from .components import ICONS, SIDES, SPECIALS, Components

RED: Final = 0
WHITE: Final = 1
NEUTRAL: Final = 2
NO_SEAT: Final = -9
SIDES_OR_NOBODY = (*SIDES, "nobody")
"""Of what may be nobody's: NONE counts from the end."""
REASONS = ("nobody", "strength", "tokens", "will")
"""What decides who controls a region, in the order of the numbers of `control`."""

MOVE: Final = 0
DOUBLE_MOVE: Final = 1
REST: Final = 2
DEMONSTRATION: Final = 0
ESPIONAGE: Final = 1
INSPIRE: Final = 2

# Where a token is, beside the regions 0, 1, 2, ...
RESERVE: Final = -1
BOX: Final = -2
WAITING: Final = -3
OFF_BOARD = ("waiting", "box", "reserve")
"""What these are called. In a list of all places they come last, so that their numbers count from its end."""

EVENTS = (
    "round",
    "tile-unrest",
    "tile-barricade",
    "neutral-placed",
    "reshuffled",
    "drew",
    "drew-hidden",
    "set-aside",
    "objective-chosen",
    "objective-hidden",
    "played",
    "date",
    "month",
    "will",
    "trotsky-returns",
    "trotsky-joins",
    "recruited",
    "moved",
    "rested",
    "demonstrated",
    "objective-shown",
    "unrest-scored",
    "unrest-bonus",
    "unrest-nobody",
    "marker",
    "marker-scored",
    "marker-nobody",
    "exhausted",
    "returned",
    "removed",
    "opposition-leader",
    "opposition-unit",
    "opposition-none",
    "score",
    "track-won",
    "calendar-won",
    "centre-won",
    "solo-won",
    "solo-lost",
    "passed",
    "counted",
)
E_ROUND: Final = 0
E_TILE_UNREST: Final = 1
E_TILE_BARRICADE: Final = 2
E_NEUTRAL_PLACED: Final = 3
E_RESHUFFLED: Final = 4
E_DREW: Final = 5
E_DREW_HIDDEN: Final = 6
E_SET_ASIDE: Final = 7
E_OBJECTIVE_CHOSEN: Final = 8
E_OBJECTIVE_HIDDEN: Final = 9
E_PLAYED: Final = 10
E_DATE: Final = 11
E_MONTH: Final = 12
E_WILL: Final = 13
E_TROTSKY_RETURNS: Final = 14
E_TROTSKY_JOINS: Final = 15
E_RECRUITED: Final = 16
E_MOVED: Final = 17
E_RESTED: Final = 18
E_DEMONSTRATED: Final = 19
E_OBJECTIVE_SHOWN: Final = 20
E_UNREST_SCORED: Final = 21
E_UNREST_BONUS: Final = 22
E_UNREST_NOBODY: Final = 23
E_MARKER: Final = 24
E_MARKER_SCORED: Final = 25
E_MARKER_NOBODY: Final = 26
E_EXHAUSTED: Final = 27
E_RETURNED: Final = 28
E_REMOVED: Final = 29
E_OPPOSITION_LEADER: Final = 30
E_OPPOSITION_UNIT: Final = 31
E_OPPOSITION_NONE: Final = 32
E_SCORE: Final = 33
E_TRACK_WON: Final = 34
E_CALENDAR_WON: Final = 35
E_CENTRE_WON: Final = 36
E_SOLO_WON: Final = 37
E_SOLO_LOST: Final = 38
E_PASSED: Final = 39
E_COUNTED: Final = 40


def two_spaces(months: list[str]) -> tuple[str, str]:
    """D6.4: what the last month is called where it is two spaces of the calendar."""
    first, dash, second = months[-1].partition("-")
    return (first, second) if dash and not {first, second} & set(months) else (months[-1], f"{months[-1]}-2")


class Tables:
    """The component set and the options, ready for the rules."""

    def __init__(
        self,
        components: Components,
        steps: StepTable,
        solo_side: int,
        difficulty: int,
        literal_control: bool,
        small_bonus: bool,
        eager_opposition: bool,
        two_last_months: bool,
    ) -> None:
        self.steps = steps
        self.solo_side = solo_side
        self.solo = solo_side >= 0
        self.difficulty = difficulty
        self.literal_control = literal_control
        self.small_bonus = small_bonus
        self.eager_opposition = eager_opposition
        """D6.4: whether the Opposition takes the Will past the last day of the last month too."""
        self.two_last_months = two_last_months
        self.seats = 1 if self.solo else 2
        self.side_of_seat: list[int] = [solo_side] if self.solo else [RED, WHITE]
        self.seat_of_side: list[int] = [RED, WHITE]
        if self.solo:
            self.seat_of_side = [0, NO_SEAT] if solo_side == RED else [NO_SEAT, 0]
        self._read_board(components)
        self._read_cards(components)
        self._read_tokens(components)
        self._index_names()
        self._build_catalogue()
        self._build_moves()

    def _read_board(self, components: Components) -> None:
        self.region_names = components.regions
        self.regions = len(components.regions)
        index = {name: number for number, name in enumerate(components.regions)}
        self.connection_names = [row.text("id") for row in components.connections]
        self.connection_ends: list[tuple[int, int]] = [
            (index[row.text("from")], index[row.text("to")]) for row in components.connections
        ]
        self.tile_connection: list[int] = [
            self.connection_names.index(components.tiles[name]) for name in components.regions
        ]
        self.month_names = [row.text("id") for row in components.months]
        self.unrest_points = [row.number("unrest") for row in components.months]
        self.closing_month = len(self.month_names) - 1
        """D4.2: from this month on a scoring ends the match."""
        self.last_day = components.calendar.number("days")
        self.first_skipped_day = self.last_day - components.calendar.number("skip")
        self.middle_day = components.calendar.number("middle")
        self.trotsky_returns = self.month_names.index(components.calendar.text("trotsky_returns"))
        self.trotsky_joins = self.month_names.index(components.calendar.text("trotsky_joins"))
        if self.two_last_months:  # D6.4
            self.month_names[-1:] = two_spaces(self.month_names)
            self.unrest_points.append(self.unrest_points[-1])
        self.last_month = len(self.month_names) - 1
        self.track_end = components.track.number("end")
        self.draw = components.round.number("cards")
        self.turns = components.round.number("turns")
        self.solo_draw = components.solo.number("cards")
        self.opposition_turns = components.solo.number("opposition_cards")
        self.solo_rounds = components.solo.number("rounds")

    def _read_cards(self, components: Components) -> None:
        commands, leaders = components.commands, components.leaders
        region = {name: number for number, name in enumerate(self.region_names)}
        self.commands = len(commands)
        self.cards = self.commands + len(leaders)
        self.card_names = [row.text("id") for row in [*commands, *leaders]]
        self.command_names = self.card_names[: self.commands]
        self.leader_names = self.card_names[self.commands :]
        self.card_days = [row.number("days") for row in [*commands, *leaders]]
        self.card_region = [region[row.text("region")] for row in commands]
        self.card_value = [row.number("recruit") for row in commands]
        self.card_icon = [ICONS.index(row.text("action")) for row in commands]
        self.card_points = [row.number("points") for row in commands]
        self.leader_side = [SIDES.index(row.text("side")) for row in leaders]
        self.leader_special = [SPECIALS.index(row.text("special")) for row in leaders]

    def _read_tokens(self, components: Components) -> None:
        units = [row for side in SIDES for row in components.units if row.text("side") == side]
        self.units = len(units)
        self.first_leader = self.units
        self.red_trotsky = self.units + len(components.leaders)
        self.first_neutral = self.red_trotsky + 1
        self.trotsky = self.first_neutral + len(components.neutrals)
        self.movable = self.trotsky + 1
        self.token_names = [
            *(row.text("id") for row in units),
            *self.leader_names,
            "red-trotsky",
            *(row.text("id") for row in components.neutrals),
            "trotsky",
        ]
        self.unit_names = self.token_names[: self.units]
        self.neutral_names = self.token_names[self.first_neutral : self.trotsky]
        self.owner: list[int] = [
            *(SIDES.index(row.text("side")) for row in units),
            *self.leader_side,
            RED,
            *[NEUTRAL] * (len(components.neutrals) + 1),
        ]
        self.rank: list[int] = [row.number("rank") for row in units] + [0] * (self.movable - self.units)
        rows = [*units, *components.leaders, components.red_trotsky, *components.neutrals, components.trotsky]
        self.fresh: list[int] = [row.number("fresh") for row in rows]
        self.exhausted: list[int] = [row.number("exhausted") for row in rows]
        self.opposition: list[list[int]] = [[] for _ in range(max([0, *self.card_value]) + 1)]
        if self.solo:
            self._add_opposition(components)
        self.tokens = len(self.token_names)
        self.side_units: list[list[int]] = [
            [token for token in range(self.units) if self.owner[token] == side] for side in (RED, WHITE)
        ]
        self.side_tokens: list[list[int]] = [
            [token for token in range(self.tokens) if self.owner[token] == side] for side in (RED, WHITE)
        ]
        self.neutral_tokens: list[int] = list(range(self.first_neutral, self.movable))
        self.small = [self.rank[token] <= 1 for token in range(self.movable)]

    def _add_opposition(self, components: Components) -> None:
        for row in components.opposition:
            level = row.number("level")
            for number in range(1, row.number("count") + 1):
                token = len(self.token_names)
                self.token_names.append(f"opposition-{level}-{number}")
                self.owner.append(1 - self.solo_side)
                self.rank.append(level)
                self.fresh.append(level)
                self.exhausted.append(self.difficulty)
                if level < len(self.opposition):
                    self.opposition[level].append(token)

    def _index_names(self) -> None:
        """The numbers of cards, places and the rest by their names, for what reads views."""
        self.place_names = [*self.region_names, *OFF_BOARD]
        """Where a token can be: `place_names[board.place[token]]`."""
        self.card_index = {name: number for number, name in enumerate(self.card_names)}
        self.month_index = {name: number for number, name in enumerate(self.month_names)}
        self.connection_index = {name: number for number, name in enumerate(self.connection_names)}
        self.token_index = {name: number for number, name in enumerate(self.token_names)}
        self.place_index = {name: number for number, name in enumerate(self.region_names)}
        for number, name in enumerate(OFF_BOARD):
            self.place_index[name] = number - len(OFF_BOARD)

    def _build_catalogue(self) -> None:
        movable, regions = self.token_names[: self.movable], self.region_names
        self.catalogue = Catalogue(
            [
                Verb("objective", rule="D3.2.1", group="objective", card=self.command_names),
                Verb("play", rule="D3.3.3", group="play", card=self.card_names),
                Verb("recruit", rule="D3.4.1", group="recruit", unit=self.unit_names, region=regions),
                Verb("recruit-leader", rule="D3.5.1", group="recruit-leader", leader=self.leader_names, region=regions),
                Verb("move", rule="D3.4.2", group="move", token=movable, to=regions),
                Verb("rest", rule="D3.4.4", group="rest", token=movable),
                Verb("demonstrate", rule="D3.5.2", group="special", connection=self.connection_names),
                Verb("spy", rule="D3.5.3", group="special", final=True),
                Verb("inspire", rule="D3.5.4", group="special"),
                Verb("draw", rule="D3.6.4", group="other", final=True),
                Verb("organise", rule="D5.6", group="other", final=True),
                Verb("score", rule="D3.7.2", group="unrest"),
                Verb("bonus", rule="D3.7.2", group="unrest"),
                Verb("pass", rule="D3.3.2", group="pass"),
                Verb("deal", rule="D3.1.1", group="chance", chance=True, card=self.command_names),
                Verb("turn-up", rule="D5.5", group="chance", chance=True, card=self.command_names),
                Verb("tile", rule="D2.7", group="chance", chance=True, region=regions),
                Verb("neutral", rule="D2.3", group="chance", chance=True, token=self.neutral_names),
                Verb("opposition-leader", rule="D5.3", group="chance", chance=True, leader=self.leader_names),
            ]
        )
        base = self.catalogue.base
        self.a_objective = base["objective"]
        self.a_play = base["play"]
        self.a_recruit = base["recruit"]
        self.a_recruit_leader = base["recruit-leader"]
        self.a_move = base["move"]
        self.a_rest = base["rest"]
        self.a_demonstrate = base["demonstrate"]
        self.a_spy = base["spy"]
        self.a_inspire = base["inspire"]
        self.a_draw = base["draw"]
        self.a_organise = base["organise"]
        self.a_score = base["score"]
        self.a_bonus = base["bonus"]
        self.a_pass = base["pass"]
        self.a_deal = base["deal"]
        self.a_turn_up = base["turn-up"]
        self.a_tile = base["tile"]
        self.a_neutral = base["neutral"]
        self.a_opposition_leader = base["opposition-leader"]

    def _build_moves(self) -> None:
        """For each place of the barricade, token and region: the ids of its moves and of its double moves."""
        self.moves: list[list[list[int]]] = []
        self.double_moves: list[list[list[int]]] = []
        for barricade in range(len(self.connection_ends)):
            near = [self._neighbours(region, barricade) for region in range(self.regions)]
            far = [
                sorted({*near[region], *(end for step in near[region] for end in near[step])} - {region})
                for region in range(self.regions)
            ]
            for store, reach in ((self.moves, near), (self.double_moves, far)):
                store.append(
                    [
                        [self.a_move + token * self.regions + end for end in reach[region]]
                        for token in range(self.movable)
                        for region in range(self.regions)
                    ]
                )

    def _neighbours(self, region: int, barricade: int) -> list[int]:
        found = [
            end
            for number, ends in enumerate(self.connection_ends)
            if number != barricade and region in ends
            for end in ends
            if end != region
        ]
        return sorted(set(found))

    def event_book(self) -> EventBook:
        """The kinds of events with the names of their arguments, in the order of the constants above."""
        side, card, region, token = (
            ("side", SIDES),
            ("card", self.card_names),
            ("region", self.region_names),
            ("token", self.token_names),
        )
        params: dict[str, tuple[tuple[str, list[str] | tuple[str, ...] | None], ...]] = {
            "round": (("round", None),),
            "tile-unrest": (region,),
            "tile-barricade": (region, ("connection", self.connection_names)),
            "neutral-placed": (token, region),
            "reshuffled": (("count", None),),
            "drew": (side, card),
            "drew-hidden": (side,),
            "set-aside": (("objective", None), ("opposition", None)),
            "objective-chosen": (side, card),
            "objective-hidden": (side,),
            "played": (side, card),
            "date": (("day", None), ("bonus", None)),
            "month": (("month", self.month_names),),
            "will": (side,),
            "trotsky-returns": (region,),
            "trotsky-joins": (region,),
            "recruited": (side, token, region),
            "moved": (side, token, ("from", self.region_names), ("to", self.region_names)),
            "rested": (side, token, region),
            "demonstrated": (side, ("connection", self.connection_names)),
            "objective-shown": (side, card),
            "unrest-scored": (side, region, ("points", None)),
            "unrest-bonus": (side, region),
            "unrest-nobody": (region,),
            "marker": (("marker", None), region),
            "marker-scored": (side, region, ("marker", None), ("points", None)),
            "marker-nobody": (region, ("marker", None)),
            "exhausted": (token, region),
            "returned": (token, region),
            "removed": (token, region),
            "opposition-leader": (("leader", self.token_names), region),
            "opposition-unit": (("unit", self.token_names), region),
            "opposition-none": (("level", None), region),
            "score": (("ahead", None), side),
            "track-won": (side,),
            "calendar-won": (side, ("ahead", None)),
            "centre-won": (side,),
            "solo-won": (side,),
            "solo-lost": (side,),
            "passed": (side,),
            "counted": (
                ("marker", None),
                ("owner", SIDES_OR_NOBODY),
                region,
                ("red", None),
                ("red_tokens", None),
                ("white", None),
                ("white_tokens", None),
                ("controller", SIDES_OR_NOBODY),
                ("reason", REASONS),
                ("neutrals", SIDES_OR_NOBODY),
            ),
        }
        return EventBook([EventKind(name, params[name]) for name in EVENTS])
