"""What an observation of Dual Powers is made of."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.envs.layout import Builder, Domain, Layout
from lamplight.envs.observations import Observations
from lamplight.kernel.game import Setup
from lamplight.kernel.ledger import View, as_int, as_list
from lamplight.kernel.types import Plain

from ..game import DualPowersSetup
from ..rules.board import ENDINGS, LEADER_PARTS
from ..rules.components import SIDES
from ..rules.steps import STEPS
from ..rules.tables import OFF_BOARD, Tables
from .encoder import DualPowersEncoder

WHO = ("me", "other")
OFF = OFF_BOARD[::-1]
COUNT = 99


def make(setup: Setup) -> Observations:
    """The observations of Dual Powers with any options and component set."""
    assert isinstance(setup, DualPowersSetup)
    layout = layout_of(setup.tables)
    encoder = DualPowersEncoder(setup.tables, layout.cells, layout.offsets)
    return Observations(layout, encoder, setup.seat_names, setup.tables.track_end)


def _around(me: str) -> Sequence[str]:
    return SIDES if me == SIDES[0] else SIDES[::-1]


def layout_of(tables: Tables) -> Layout:
    """The fields, in their order."""
    build = Builder(_around, WHO)
    cards = Domain.plain(tables.card_names, SIDES)
    regions = Domain.plain(tables.region_names, SIDES)
    kinds = {name: number for number, name in enumerate(STEPS.names)}

    def plain(names: Sequence[str]) -> Domain:
        return Domain.plain(names, SIDES)

    def top(view: View, me: str) -> list[int]:
        del me
        present = _present(view)
        return [int(present.get("step") == kind) for kind in STEPS.names]

    def top_whose(view: View, me: str) -> list[int]:
        return build.seat_cells(_present(view).get("seat"), me)

    def top_count(view: View, me: str) -> list[int]:
        del me
        present = _present(view)
        return [as_int(present.get("left", present.get("scoring", 0)))]

    def pending(view: View, me: str) -> list[int]:
        cells = [0] * (len(STEPS.names) * len(WHO))
        for entry in as_list(view["agenda"]):
            assert isinstance(entry, dict)
            whose = _around(me).index(str(entry["seat"]))
            cells[whose * len(STEPS.names) + kinds[str(entry["step"])]] += 1
        return cells

    build.add("side", "Whether the observer is Red or White.", "", lambda _, me: [int(me == s) for s in SIDES], [SIDES])
    build.add("step", "What is asked now.", "agenda", top, [STEPS.names])
    build.add("step.whose", "Whose step it is.", "agenda", top_whose, [WHO])
    build.add("step.count", "Its number, e.g. how much may still be recruited.", "agenda", top_count, high=COUNT)
    build.add("agenda", "How many steps of each kind are pending.", "agenda", pending, [WHO, STEPS.names], high=COUNT)
    build.number("round", "The number of the round.", "round", COUNT)
    build.number("day", "The day of the month.", "day", tables.last_day)
    build.add(
        "lead",
        "How far the observer is ahead on the support track.",
        "score",
        lambda view, me: [as_int(view["score"]) * (1 if me == SIDES[0] else -1)],
        low=-tables.track_end,
        high=tables.track_end,
    )
    build.choice("month", "The month.", "month", plain(tables.month_names))
    build.whose("will", "Who has the Will of the people.", "will")
    build.choice("unrest", "The region in unrest.", "unrest", regions)
    build.choice("barricade_tile", "The region of the next unrest.", "barricade_tile", regions)
    build.choice("barricade", "The connection that is barricaded.", "barricade", plain(tables.connection_names))
    build.size("tiles", "How many region tiles lie face down.", "tiles", tables.regions)
    build.zone("tiles_discarded", "The region tiles that have been used.", "tiles_discarded", regions)
    _tokens(build, tables)
    build.zone("discard", "The discarded cards.", "discard", cards)
    build.size("pile", "How many cards the draw pile has.", "pile", tables.cards)
    build.zone("old", "Alone: what may lie face down since before the reshuffle.", "old", cards)
    build.unknown("old.unknown", "How many of these the observer does not know.", "old", tables.cards)
    build.zone("played", "The cards played in this round.", "{}.played", cards)
    build.zone("held", "The cards in hand or face down as objective, as far as known.", "{}.held", cards)
    build.unknown("held.unknown", "How many held cards the observer does not know.", "{}.held", tables.cards)
    build.number("hand", "How many cards the hand has.", "{}.hand", tables.cards)
    build.choice("objective", "The objective, if known.", "{}.objective", cards)
    build.hidden("objective.hidden", "Whether there is an objective that the observer does not know.", "{}.objective")
    build.number("ready", "Whether the objective has been chosen, in the objective phase.", "{}.ready", 1)
    build.choice("chosen", "The chosen objective (one's own only).", "{}.chosen", cards)
    build.choice("card", "The card that is being played.", "card", cards)
    build.add(
        "leader_done",
        "Which parts of the leader card are done.",
        "leader_done",
        lambda view, _: [int(part in as_list(view["leader_done"])) for part in LEADER_PARTS],
        [LEADER_PARTS],
    )
    _markers(build, tables)
    most = tables.cards
    build.size("opposition_pile", "Alone: how many cards the Opposition has.", "opposition_pile", most)
    build.size("opposition_leaders", "Alone: how many leaders the Opposition has.", "opposition_leaders", most)
    endings = Domain(("running", *ENDINGS[1:]), plain(ENDINGS).index)
    build.choice("ending", "Whether and how the match has ended.", "ending", endings)
    build.whose("winner", "Who has won.", "winner")
    return build.layout()


def _present(view: View) -> dict[str, Plain]:
    """The step that lies on top of the agenda; nothing when the match is over."""
    agenda = as_list(view["agenda"])
    present = agenda[-1] if agenda else {}
    assert isinstance(present, dict)
    return present


def _tokens(build: Builder, tables: Tables) -> None:
    """Where every token is, and which of them are exhausted."""
    names = tables.token_names
    places = [*tables.region_names, *OFF]

    def where(view: View, me: str) -> list[int]:
        del me
        tokens = view["tokens"]
        assert isinstance(tokens, dict)
        return [int(tokens[name] == place) for name in names for place in places]

    def tired(view: View, me: str) -> list[int]:
        del me
        exhausted = as_list(view["exhausted"])
        return [int(name in exhausted) for name in names]

    build.add("tokens", "Where each token is.", "tokens", where, [names, places])
    build.add("exhausted", "Which tokens on the board are exhausted.", "exhausted", tired, [names])


def _markers(build: Builder, tables: Tables) -> None:
    """The three objective markers: where they stand, and whose objective they stand for."""
    numbers = ("1", "2", "3")

    def where(view: View, me: str) -> list[int]:
        del me
        return [int(place == region) for place in as_list(view["markers"]) for region in tables.region_names]

    def whose(view: View, me: str) -> list[int]:
        found: list[Plain] = as_list(view["marker_side"])
        return [cell for side in found for cell in build.seat_cells(side, me)]

    build.add("markers", "The regions of the objective markers.", "markers", where, [numbers, tables.region_names])
    build.add("markers.whose", "Whose objectives the markers stand for.", "marker_side", whose, [numbers, WHO])
