"""The board of Night Quay: its pieces as small numbers, and who knows what of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lamplight import kernel as k
from lamplight.kernel.game import Random
from lamplight.kernel.ledger import as_int, as_list, known_items
from lamplight.kernel.types import copied
from lamplight.kernel.view import FLAG, WHOLE, Hideable, Kind, Maybe, Name, ViewField, ViewFields, Zone, agenda

from .pieces import EVENTS, Pieces

NONE = -1
FIELDS = ("agenda", "turn", "round", "fog", "quay", "orders", "lamps", "chosen", "lit", "holds")
"""All that a state is made of."""


class Quay(k.AgendaState):
    """A state of the game. The steps are in `steps.py`; what is here knows only where things are."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__()
        seats = len(pieces.seats)
        self.pieces = pieces
        self.round = 0
        self.fog = 0
        """1 while a boat lies in the fog, which nobody has seen yet."""
        self.quay: list[int] = []
        """The boats that can be seen."""
        self.orders: list[int] = [NONE] * seats
        self.lamps: list[list[int]] = [list(range(len(pieces.lamps))) for _ in range(seats)]
        self.chosen: list[int] = [NONE] * seats
        """What each has chosen in secret,"""
        self.lit: list[int] = [NONE] * seats
        """and what each has shown in this round."""
        self.holds: list[list[int]] = [[] for _ in range(seats)]

    # What the kernel wants to know.

    def step_table(self) -> k.StepTable:
        from .steps import TABLE  # noqa: PLC0415 - the steps are written for this class

        return TABLE

    def clone(self) -> Quay:
        other = Quay(self.pieces)
        for name in FIELDS:
            setattr(other, name, copied(getattr(self, name)))
        other.acting, other.options = self.acting, self.options
        return other

    def dump(self) -> dict[str, k.Plain]:
        return {name: copied(getattr(self, name)) for name in FIELDS}

    def declare(self, ledger: k.Ledger) -> None:
        """Each piece with those who know it. What is not declared here, nobody ever sees."""
        pieces = self.pieces
        ledger.public("round", self.round)
        ledger.public("agenda", self.told_agenda(pieces.seats))
        ledger.open_zone("quay", [pieces.boats[boat] for boat in self.quay])
        ledger.public("fog", bool(self.fog))
        for seat, name in enumerate(pieces.seats):
            order, chosen, lit = self.orders[seat], self.chosen[seat], self.lit[seat]
            own = k.only(seat) if self.agenda else k.EVERYONE  # at the end orders are shown
            ledger.piece(f"{name}.order", _name(pieces.goods, order), own if order != NONE else k.EVERYONE)
            ledger.piece(f"{name}.chosen", _name(pieces.lamps, chosen), own if chosen != NONE else k.EVERYONE)
            ledger.piece(f"{name}.lit", _name(pieces.lamps, lit), k.EVERYONE)  # a piece: here it is revealed
            ledger.open_zone(f"{name}.lamps", [pieces.lamps[lamp] for lamp in self.lamps[seat]])
            ledger.open_zone(f"{name}.hold", [pieces.boats[boat] for boat in self.holds[seat]])

    def returns(self) -> list[int]:
        return [self.crates(seat) + self.light_left(seat) for seat in range(len(self.pieces.seats))]

    def winners(self) -> list[int]:
        points = self.returns()
        return [seat for seat, reached in enumerate(points) if reached == max(points)]

    def ending(self) -> str:
        return "dawn"

    def ending_rule(self) -> str:
        return "Q3.3"

    # What the steps ask.

    def at_sea(self) -> list[int]:
        """The boats that nobody has seen: any of them may come in next."""
        seen = {*self.quay, *(boat for hold in self.holds for boat in hold)}
        return [boat for boat in range(len(self.pieces.boats)) if boat not in seen]

    def crates(self, seat: int) -> int:
        """Q3.1: a point for each crate, and another one for those of the order."""
        pieces, points = self.pieces, 0
        for boat in self.holds[seat]:
            points += pieces.boat_crates[boat] * (2 if pieces.boat_goods[boat] == self.orders[seat] else 1)
        return points

    def light_left(self, seat: int) -> int:
        """Q3.2: the brightness of the lamps that were not lit."""
        return sum(self.pieces.brightness[lamp] for lamp in self.lamps[seat])

    def say(self, event: str, rule: str, *numbers: int, to: int = k.EVERYONE) -> None:
        """Tell what happened."""
        self.tell(EVENTS.index(event), rule, numbers, to)


def view_fields(pieces: Pieces) -> ViewFields:
    """What a view contains, field by field: for readers, and for the conformance suite."""
    return ViewFields(
        kinds=[
            Kind("side", "A merchant.", pieces.seats),
            Kind("step", "What is to be done.", ("order", "round", "arrive", "light", "take", "lift", "reckoning")),
            Kind("lamp", "A lamp, by its brightness.", tuple(pieces.lamps)),
            Kind("goods", "A kind of goods.", tuple(pieces.goods)),
            Kind("boat", "A boat, by its goods and its crates.", tuple(pieces.boats)),
        ],
        fields=[
            ViewField("round", WHOLE, "The number of the round; 0 before the first."),
            ViewField("agenda", agenda("side"), "What is still to be done, the next step last."),
            ViewField("quay", Zone("boat"), "The boats at the quay."),
            ViewField("fog", FLAG, "Whether a boat lies in the fog."),
            ViewField("{side}.order", Hideable(Maybe(Name("goods"))), "The secret order; null: not dealt yet."),
            ViewField("{side}.chosen", Hideable(Maybe(Name("lamp"))), "What is chosen in secret; null: nothing yet."),
            ViewField("{side}.lit", Maybe(Name("lamp")), "The lamp that was lit in this round."),
            ViewField("{side}.lamps", Zone("lamp"), "The lamps that are left."),
            ViewField("{side}.hold", Zone("boat"), "The boats that were taken."),
        ],
    )


def load(pieces: Pieces, data: Mapping[str, k.Plain]) -> Quay:
    """The state whose `dump` this is."""
    state = Quay(pieces)
    for name in FIELDS:
        setattr(state, name, copied(data[name]))
    state.advance()
    return state


def sampler(pieces: Pieces, view: k.View) -> Callable[[Random], Quay]:
    """From a view to full states that its holder could not tell from the true one.

    It never sees the true state. What is hidden is dealt at random from what the view leaves possible.
    """
    known = Quay(pieces)
    known.round, known.fog = as_int(view["round"]), int(as_int(view["fog"]))
    known.turn = known.round
    known.read_agenda(as_list(view["agenda"]), pieces.seats)
    known.quay = [pieces.boats.index(boat) for boat in known_items(view["quay"])]
    for seat, name in enumerate(pieces.seats):
        known.orders[seat] = _place(pieces.goods, view[f"{name}.order"])
        known.chosen[seat] = _place(pieces.lamps, view[f"{name}.chosen"])
        known.lit[seat] = _place(pieces.lamps, view[f"{name}.lit"])
        known.lamps[seat] = [pieces.lamps.index(lamp) for lamp in known_items(view[f"{name}.lamps"])]
        known.holds[seat] = [pieces.boats.index(boat) for boat in known_items(view[f"{name}.hold"])]

    def draw(random: Random) -> Quay:
        state = known.clone()
        for seat, name in enumerate(pieces.seats):
            if view[f"{name}.order"] == k.HIDDEN:
                left = [goods for goods in range(len(pieces.goods)) if goods not in state.orders]
                state.orders[seat] = left[int(random() * len(left))]
            if view[f"{name}.chosen"] == k.HIDDEN:
                state.chosen[seat] = state.lamps[seat][int(random() * len(state.lamps[seat]))]
        state.advance()
        return state

    return draw


def _name(names: list[str], place: int) -> str | None:
    return None if place == NONE else names[place]


def _place(names: list[str], name: k.Plain) -> int:
    return NONE if name is None or name == k.HIDDEN else names.index(str(name))
