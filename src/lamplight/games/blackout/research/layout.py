"""What an observation of Blackout is made of. Seats are seen from the observer: me, then clockwise."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.envs.layout import Builder, Domain, Layout, listed, several
from lamplight.envs.observations import Observations
from lamplight.kernel.game import Setup
from lamplight.kernel.ledger import HIDDEN, View, as_dict, as_int, as_list, hidden_count, known_items
from lamplight.kernel.types import Plain

from ..game import BlackoutSetup
from ..rules.lexicon import CUBE, HOUSE
from ..rules.model import CHALLENGES, DICE, RESOURCES
from ..rules.state import BlackoutState
from ..rules.steps import STEPS
from ..rules.tables import SEAT_NAMES, Tables
from ..rules.vocabulary import CUBES as GOODS
from .bounds import AGENDA, COINS, COUNT, CUBES, HIGH, POINTS, TOKENS, USED
from .encoder import BlackoutEncoder

WHO = ("me", "next", "third", "fourth")
MARGIN = 100
GOALS = ("1", "2", "3")
"""The goals of a plan."""


def make(setup: Setup) -> Observations:
    """The observations of Blackout with any options and component set."""
    assert isinstance(setup, BlackoutSetup)
    layout = layout_of(setup.tables)
    encoder = BlackoutEncoder(setup.tables, layout.cells, layout.offsets)
    return Observations(layout, encoder, setup.seat_names, MARGIN)


class _Names:
    """The seats in order from each of them, and the cards as each of them sees them."""

    def __init__(self, tables: Tables) -> None:
        self.seats = SEAT_NAMES[: tables.seats]
        self.who = WHO[: tables.seats]
        names = tables.card_names
        self.emergency = tuple(names[tables.first_emergency :])
        self.deck = tuple(names[tables.first_starter :])
        """The cards that belong to nobody at first: starting volunteers, objective cards, emergency plans."""
        each = tables.first_starter // tables.seats
        own = [names[seat * each : (seat + 1) * each] for seat in range(tables.seats)]
        kinds = tuple(name.partition("-")[2] for name in own[0])
        self.own = Domain(
            (*kinds, *self.deck),
            {
                seat: {name: cell for cell, name in enumerate([*own[number], *self.deck])}
                for number, seat in enumerate(self.seats)
            },
        )
        """A seat's own player cards, and the cards that can come to lie before any seat."""
        everybody: dict[str, dict[str, int]] = {}
        for seat in self.seats:
            turned = [name for other in self.around(seat) for name in own[self.seats.index(other)]]
            everybody[seat] = {name: cell for cell, name in enumerate([*turned, *self.deck])}
        labels = tuple(f"{who}-{kind}" for who in self.who for kind in kinds)
        self.all = Domain((*labels, *self.deck), everybody)

    def around(self, me: str) -> Sequence[str]:
        place = self.seats.index(me)
        return self.seats[place:] + self.seats[:place]

    def plain(self, names: Sequence[str]) -> Domain:
        return Domain.plain(names, self.seats)


def layout_of(tables: Tables) -> Layout:
    """The fields, in their order."""
    names = _Names(tables)
    build = Builder(names.around, names.who)
    build.add(
        "seat", "Which seat the observer has.", "", lambda _, me: [int(me == s) for s in names.seats], [names.seats]
    )
    _agenda(build, names, tables)
    build.number("round", "The number of the round.", "round", COUNT)
    build.number("phase", "The phase of the round.", "phase", 8)
    build.number("throws", "How many dice have been thrown.", "throws", COUNT)
    build.size("deck", "How many cards the draw deck has.", "deck", tables.cards)
    build.size("reserve", "How many cards the reserve deck has.", "reserve", tables.cards)
    build.number("last_round", "The number of the last round, as soon as it is known.", "last_round", COUNT)
    build.number("passes", "How many seats in a row have passed in the market.", "passes", COUNT)
    build.number("bought", "Whether a card was bought in this market.", "bought", 1)
    build.number("team_gps", "How many GPS tokens go with the team.", "team_gps", TOKENS)
    build.number("ended", "Whether the match is over.", "ended", 1)
    build.add(
        "challenge",
        "The challenge that the team takes on.",
        "challenge",
        lambda view, _: [int(view["challenge"] == one) for one in CHALLENGES],
        [CHALLENGES],
    )
    districts = tables.district_names
    build.flags("secured", "The secured districts.", "secured", districts)
    build.flags("scouted", "The districts that were scouted in this phase.", "scouted", districts)
    build.flags("face_up", "The districts whose tiles lie face up.", "face_up", districts)
    build.flags("used", "Which parts of the card, or check-mark actions, have been used.", "used", _numbers(USED))
    build.whose("first", "The starting player.", "first")
    build.add(
        "dice",
        "The dice.",
        "dice",
        lambda view, _: [int(as_dict(view["dice"])[die] == resource) for die in DICE for resource in RESOURCES],
        [DICE, RESOURCES],
    )
    build.choice("card", "The card that is being used.", "card", names.all)
    build.choice("district", "The district that is being scouted.", "district", names.plain(districts))
    build.choice("tile", "The scout tile that was taken.", "tile", names.plain(tables.tile_names))
    build.zone("team", "The team that goes searching.", "team", names.all)
    build.zone("discard", "The discarded cards.", "discard", names.all)
    deck = names.plain(names.deck)
    build.add(
        "display",
        "The cards on display, by row.",
        "display.1, display.2, display.3",
        lambda view, me: [cell for row in (1, 2, 3) for cell in several(view[f"display.{row}"], deck, me)],
        [("1", "2", "3"), names.deck],
    )
    _marks(build, names)
    _tiles(build, tables, names)
    _seats(build, tables, names)
    return build.layout()


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


def _agenda(build: Builder, names: _Names, tables: Tables) -> None:
    blank = BlackoutState(tables)
    kinds = {name: number for number, name in enumerate(STEPS.names)}

    def top(view: View, me: str) -> list[int]:
        del me
        return [int(kind == _present(view).get("step")) for kind in STEPS.names]

    def top_whose(view: View, me: str) -> list[int]:
        return build.seat_cells(_present(view).get("seat"), me)

    def argument(view: View, me: str) -> list[int]:
        del me
        step = _present(view)
        return list(divmod(STEPS.named(str(step["step"])).read(blank, step), 64)) if step else [0, 0]

    def pending(view: View, me: str) -> list[int]:
        cells = [0] * (len(STEPS.names) * len(names.who))
        for step in map(as_dict, as_list(view["agenda"])):
            cells[names.around(me).index(str(step["seat"])) * len(STEPS.names) + kinds[str(step["step"])]] += 1
        return cells

    build.add("step", "What is asked now.", "agenda", top, [STEPS.names])
    build.add("step.whose", "Whose step it is.", "agenda", top_whose, [names.who])
    build.add(
        "step.argument",
        "The number that belongs to it, in parts: for `pay` what and how many, for others card, district or amount.",
        "agenda",
        argument,
        [("sixty-fours", "rest")],
        high=HIGH,
    )
    build.add("agenda", "How many steps are pending.", "agenda", pending, [names.who, STEPS.names], high=AGENDA)


def _present(view: View) -> dict[str, Plain]:
    """The step that is asked now; empty after the end."""
    agenda = as_list(view["agenda"])
    return as_dict(agenda[-1]) if agenda else {}


def _marks(build: Builder, names: _Names) -> None:
    """The cubes on the goals of plans and objectives."""

    def read(view: View, me: str) -> list[int]:
        del me
        marks = as_dict(view["marks"])
        return [cell for card in names.deck for cell in listed(marks.get(card, []), GOALS)]

    build.add("marks", "The goals that are marked.", "marks", read, [names.deck, GOALS])


def _tiles(build: Builder, tables: Tables, names: _Names) -> None:
    """The scout tiles of the districts."""
    districts = tables.district_names
    tiles = names.plain(tables.tile_names)

    def known(view: View, me: str) -> list[int]:
        return [cell for district in districts for cell in several(view[f"tiles.{district}"], tiles, me)]

    def unknown(view: View, me: str) -> list[int]:
        del me
        return [hidden_count(view[f"tiles.{district}"]) for district in districts]

    def looked(view: View, me: str) -> list[int]:
        return [int(seat in as_list(view[f"looked.{district}"])) for district in districts for seat in names.around(me)]

    def houses(view: View, me: str) -> list[int]:
        cells: list[int] = []
        for district in districts:
            holders = as_list(view[f"secured.{district}"])
            cells += [
                int({"side": seat, "with": what} in holders) for seat in names.around(me) for what in (HOUSE, CUBE)
            ]
        return cells

    build.add("tiles", "The tiles that the observer knows.", "tiles.*", known, [districts, tables.tile_names])
    build.add("tiles.unknown", "How many tiles it does not know.", "tiles.*", unknown, [districts], high=tables.tiles)
    build.add("looked", "Who has looked at the tiles.", "looked.*", looked, [districts, names.who])
    build.add(
        "houses.map",
        "Who has a house, or a cube in its place, in a district.",
        "secured.*",
        houses,
        [districts, names.who, (HOUSE, CUBE)],
    )
    build.zone("boxed", "The tiles in the box that the observer knows.", "boxed", tiles)
    build.unknown("boxed.unknown", "How many tiles in the box it does not know.", "boxed", tables.tiles)


def _seats(build: Builder, tables: Tables, names: _Names) -> None:
    """What lies before each seat."""
    actions = _numbers(len(tables.board_actions))
    slots = _numbers(tables.slots)
    tiles = names.plain(tables.tile_names)
    build.number("score", "The points so far.", "{}.score", POINTS, -POINTS)
    build.number("money", "The coins.", "{}.money", COINS)
    build.number("transport", "The transport tokens.", "{}.transport", TOKENS)
    build.number("gps", "The GPS tokens.", "{}.gps", TOKENS)
    build.number("supply", "The cubes in supply.", "{}.supply", CUBES, -CUBES)
    build.flags("houses", "The check-mark actions that a house still locks.", "{}.houses", actions)
    build.flags("power", "The restore-power goals that are done.", "{}.power", _numbers(len(tables.power)))
    build.add(
        "rondel",
        "The cubes on the ring of resources.",
        "{}.rondel",
        lambda view, me: [as_int(as_dict(view[f"{seat}.rondel"])[good]) for seat in names.around(me) for good in GOODS],
        [names.who, GOODS],
        high=CUBES,
    )
    places = tables.location_names
    build.add(
        "cubes",
        "The locations with a cube.",
        "{}.cubes",
        lambda view, me: [
            int(place in as_list(view[f"{seat}.cubes"])) for seat in names.around(me) for place in places
        ],
        [names.who, places],
    )

    def shared(view: View, me: str) -> list[int]:
        cells: list[int] = []
        for seat in names.around(me):
            marked = [*as_dict(view[f"{seat}.shared"]).values(), [], []]
            cells += [*listed(marked[0], GOALS), *listed(marked[1], GOALS)]
        return cells

    build.choice("emergency", "The emergency plan.", "{}.emergency", names.plain(names.emergency))
    build.add(
        "shared",
        "The marked goals of the shared emergency plans, in a chapter.",
        "{}.shared",
        shared,
        [names.who, ("first", "second"), GOALS],
    )
    for zone, meaning in (
        ("objectives", "The objectives."),
        ("check_area", "The cards in the check-mark area."),
        ("hospital", "The cards in the hospital."),
    ):
        build.zone(zone, meaning, f"{{}}.{zone}", names.own)
    build.zone("tiles_up", "The collected tiles that lie face up.", "{}.tiles_up", tiles)
    build.zone("tiles_down", "The collected tiles that lie face down.", "{}.tiles_down", tiles)
    build.add(
        "slots",
        "The cards in the slots.",
        "{}.slot.*",
        lambda view, me: [
            cell
            for seat in names.around(me)
            for slot in slots
            for cell in several(view[f"{seat}.slot.{slot}"], names.own, seat)
        ],
        [names.who, slots, names.own.labels],
    )
    build.zone("held", "The cards in hand or planned.", "{}.held", names.own)
    build.number("ready", "Whether the plan is made.", "{}.ready", 1)
    build.zone("hand", "The cards of a hand that was shown.", "{}.hand", names.own)
    build.number("hand_shown", "Whether the hand was shown in this round.", "{}.hand_shown", 1)
    build.add(
        "face_down",
        "The slots with a planned card that is still face down.",
        "{}.face_down",
        lambda view, me: [
            int((zone := view[f"{seat}.face_down"]) is not None and slot in known_items(zone))
            for seat in names.around(me)
            for slot in slots
        ],
        [names.who, slots],
    )

    def plan(view: View, me: str) -> list[int]:
        planned = view[f"{me}.plan"]
        assert planned != HIDDEN
        cells = [0] * (tables.slots * len(names.own.labels))
        for slot, card in enumerate(as_list(planned)):
            if card is not None:
                cells[slot * len(names.own.labels) + names.own.index[me][str(card)]] = 1
        return cells

    build.add("plan", "The observer's own planned cards.", "{me}.plan", plan, [slots, names.own.labels])

    def picking(view: View, me: str) -> list[int]:
        cells = [0] * len(names.own.labels)
        if view[f"{me}.picking"] is not None:
            cells[names.own.index[me][str(view[f"{me}.picking"])]] = 1
        return cells

    build.add("picking", "The card that the observer is about to plan.", "{me}.picking", picking, [names.own.labels])
