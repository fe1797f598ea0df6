"""The rules of Night Quay: what happens, step by step, in the order of the rulebook."""

from __future__ import annotations

from lamplight import kernel as k

from .pieces import Pieces
from .quay import NONE, Quay

PACKING = k.Packing(kind_bits=3, seat_bits=2)


class Order(k.Chance[Quay]):
    """Q1.3: a merchant gets an order, and nobody else sees for what."""

    def among(self, state: Quay, seat: int, argument: int) -> list[int]:
        return [state.pieces.order + goods for goods in range(len(state.pieces.goods)) if goods not in state.orders]

    def audience(self, state: Quay, seat: int, argument: int) -> int:
        return k.only(seat)

    def answer(self, state: Quay, seat: int, argument: int, action: int) -> None:
        state.agenda.pop()
        state.orders[seat] = action - state.pieces.order
        state.say("order", self.rule, seat, state.orders[seat], to=k.only(seat))
        state.say("order-hidden", self.rule, seat, to=k.all_but(seat))


class Round(k.Silent[Quay]):
    """Q2.1: a new round, until all are played."""

    def resolve(self, state: Quay, seat: int, argument: int) -> None:
        if state.round == state.pieces.rounds:
            state.agenda.pop()
            return
        seats = len(state.pieces.seats)
        state.round += 1
        state.turn = state.round
        state.lit = [NONE] * seats
        state.fog = int(state.pieces.fog)
        state.say("round", self.rule, state.round)
        if state.fog:
            state.say("fog", "Q2.5")
        state.agenda += [LIGHT.at()] + [ARRIVE.at()] * (seats - state.fog)


class Arrive(k.Chance[Quay]):
    """Q2.1: a boat comes in."""

    def among(self, state: Quay, seat: int, argument: int) -> list[int]:
        return [state.pieces.arrive + boat for boat in state.at_sea()]

    def answer(self, state: Quay, seat: int, argument: int, action: int) -> None:
        state.agenda.pop()
        state.quay = sorted([*state.quay, action - state.pieces.arrive])
        state.say("arrived", self.rule, action - state.pieces.arrive)


class Light(k.Sealed[Quay]):
    """Q2.2: all choose a lamp at once, in secret; then the lamps are lit."""

    def choices(self, state: Quay, chooser: int) -> list[int]:
        return [state.pieces.light + lamp for lamp in state.lamps[chooser]]

    def ready(self, state: Quay, chooser: int) -> bool:
        return state.chosen[chooser] != NONE

    def choose(self, state: Quay, chooser: int, action: int) -> None:
        state.chosen[chooser] = action - state.pieces.light

    def complete(self, state: Quay) -> bool:
        return NONE not in state.chosen

    def end(self, state: Quay) -> None:
        state.agenda.pop()
        state.lit, state.chosen = state.chosen, [NONE] * len(state.chosen)
        for seat, lamp in enumerate(state.lit):
            state.lamps[seat].remove(lamp)
            state.say("lit", self.rule, seat, lamp)
        bright, dazzled = in_order(state)
        for seat in dazzled:
            state.say("dazzled", "Q2.3", seat)
        state.agenda += [TAKE.at(seat) for seat in reversed(bright + dazzled)]


def in_order(state: Quay) -> tuple[list[int], list[int]]:
    """Q2.3: who chooses when. First those whose lamp is like no other, the brightest before the others; then those who
    dazzled each other, in the order of the seats from the one who begins this round."""
    seats = len(state.lit)
    alone = [seat for seat in range(seats) if state.lit.count(state.lit[seat]) == 1]
    others = [seat for seat in range(seats) if seat not in alone]
    first = (state.round - 1) % seats
    return sorted(alone, key=lambda seat: -state.lit[seat]), sorted(others, key=lambda seat: (seat - first) % seats)


class Take(k.Question[Quay]):
    """Q2.4: a merchant takes a boat, or rows out to the one in the fog."""

    def options(self, state: Quay, seat: int, argument: int) -> list[int]:
        boats = [state.pieces.take + boat for boat in state.quay]
        return [*boats, state.pieces.row] if state.fog else boats

    def answer(self, state: Quay, seat: int, argument: int, action: int) -> None:
        state.agenda.pop()
        if action == state.pieces.row:
            state.fog = 0
            state.say("rowed", "Q2.5", seat)
            state.agenda.append(LIFT.at(seat))
            return
        boat = action - state.pieces.take
        state.quay.remove(boat)
        state.holds[seat] = sorted([*state.holds[seat], boat])
        state.say("took", self.rule, seat, boat)


class Lift(k.Chance[Quay]):
    """Q2.5: only now it is seen which boat lay in the fog."""

    def among(self, state: Quay, seat: int, argument: int) -> list[int]:
        return [state.pieces.arrive + boat for boat in state.at_sea()]

    def answer(self, state: Quay, seat: int, argument: int, action: int) -> None:
        state.agenda.pop()
        boat = action - state.pieces.arrive
        state.holds[seat] = sorted([*state.holds[seat], boat])
        state.say("lifted", self.rule, seat, boat)


class Reckoning(k.Silent[Quay]):
    """Q3: orders are shown and points are counted."""

    def resolve(self, state: Quay, seat: int, argument: int) -> None:
        state.agenda.pop()
        for one, total in enumerate(state.returns()):
            state.say("scored", self.rule, one, state.orders[one], state.crates(one), total)


ORDER = Order(PACKING, 0, "order", rule="Q1.3")
ROUND = Round(PACKING, 1, "round", rule="Q2.1")
ARRIVE = Arrive(PACKING, 2, "arrive", rule="Q2.1")
LIGHT = Light(PACKING, 3, "light", rule="Q2.2", prompt="night-quay-ask-light", verbs=("light",))
TAKE = Take(PACKING, 4, "take", rule="Q2.4", prompt="night-quay-ask-take", verbs=("take", "row"))
LIFT = Lift(PACKING, 5, "lift", rule="Q2.5")
RECKONING = Reckoning(PACKING, 6, "reckoning", rule="Q3.1")
TABLE = k.StepTable(PACKING, [ORDER, ROUND, ARRIVE, LIGHT, TAKE, LIFT, RECKONING])


def begin(pieces: Pieces) -> Quay:
    """The state before anything has happened: a match is an agenda that ends with the reckoning."""
    state = Quay(pieces)
    state.agenda = [RECKONING.at(), ROUND.at(), *(ORDER.at(seat) for seat in reversed(range(len(pieces.seats))))]
    state.set_off()
    return state
