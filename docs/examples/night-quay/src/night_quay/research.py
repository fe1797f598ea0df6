"""Night Quay for researchers: what observations are made of."""

from __future__ import annotations

from lamplight.envs.layout import Builder, Domain, circle
from lamplight.envs.observations import Observations
from lamplight.envs.research import Research
from lamplight.envs.view_encoder import ViewEncoder
from lamplight.kernel import Setup, State

from .game import NightQuaySetup
from .quay import Quay

WHO = ("me", "next", "second", "third")


def observations(setup: Setup) -> Observations:
    """Fields are read from the seat's view alone, so that none can tell more than the seat may know."""
    assert isinstance(setup, NightQuaySetup)
    pieces = setup.pieces
    seats = setup.seat_names
    goods, boats, lamps = (Domain.plain(names, seats) for names in (pieces.goods, pieces.boats, pieces.lamps))
    build = Builder(circle(seats), WHO[: len(seats)])
    build.number("round", "The number of the round.", "round", pieces.rounds)
    build.number("fog", "Whether a boat lies in the fog.", "fog", 1)
    build.zone("quay", "The boats at the quay.", "quay", boats)
    build.choice("order", "The goods that count double for each, where the observer knows it.", "{}.order", goods)
    build.choice("chosen", "The lamp that was chosen in secret, where the observer knows it.", "{}.chosen", lamps)
    build.choice("lit", "The lamp that each has shown in this round.", "{}.lit", lamps)
    build.zone("lamps", "The lamps that each has left.", "{}.lamps", lamps)
    build.zone("hold", "The boats that each has taken.", "{}.hold", boats)
    layout = build.layout()
    return Observations(layout, ViewEncoder(layout, seats, standing), seats, margin=20)


def standing(state: State) -> list[int]:
    """The points as everybody can count them: nobody knows the others' orders before the end."""
    assert isinstance(state, Quay)
    if not state.agenda:
        return state.returns()
    return [sum(state.pieces.boat_crates[boat] for boat in hold) for hold in state.holds]


RESEARCH = Research(
    observations,
    "Night Quay, for two to four `players`, with or without `fog`.",
    parameters={"players": 2, "fog": False},
    players=(2, 4),
)
