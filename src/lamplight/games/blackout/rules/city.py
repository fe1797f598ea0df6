"""R3.20 to R3.26: placing a cube on the map; and what cubes on the map mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Question
from lamplight.kernel.types import Plain

from .board import PACKING, Board
from .events import E_CUBE
from .holdings import spend_transport
from .kept import PLACE_STEP
from .model import PLACES, WHITE


def right_colour(board: Board, seat: int, colour: int) -> int:
    """The locations whose colour is right, as a bit mask (R3.20, R3.21)."""
    tables = board.tables
    everywhere = (1 << tables.locations) - 1
    if colour == WHITE:
        return everywhere
    mask = tables.colour_mask[colour]
    return everywhere if mask & ~board.on_map[seat] == 0 else mask


def targets(board: Board, seat: int, colour: int) -> list[tuple[int, int]]:
    """Where a cube may go, with the transport tokens that it costs: one for each location skipped (R3.22 to R3.25)."""
    tables = board.tables
    own = board.on_map[seat]
    right = right_colour(board, seat, colour)
    found: list[tuple[int, int]] = []
    reached = own
    front = [place for place in range(tables.locations) if own >> place & 1]
    cost = 0
    while front:
        following: list[int] = []
        for place in front:
            for near in tables.neighbours[place]:
                if reached >> near & 1:
                    continue
                reached |= 1 << near
                fits = right >> near & 1
                if fits:
                    found.append((near, cost))
                if not fits or tables.skip_any:
                    following.append(near)
        front = following
        cost += 1
    found.sort()
    return found


class Place(Question[Board]):
    """R3.20: a cube goes to the map. The argument is the colour of its location, or `WHITE` for any."""

    def __init__(self) -> None:
        super().__init__(PACKING, PLACE_STEP, "place", "R3.20", verbs=("place",))

    def options(self, board: Board, seat: int, colour: int) -> list[int]:
        """Without a cube, or a place for it, nothing is placed."""
        if board.supply[seat] <= 0 and not board.tables.soft_cubes:
            return []
        base = board.tables.a_place
        return [base + where for where, _ in targets(board, seat, colour)]

    def answer(self, board: Board, seat: int, colour: int, action: int) -> None:
        """R3.26: skipped locations are paid for."""
        board.agenda.pop()
        location = action - board.tables.a_place
        cost = next(tokens for target, tokens in targets(board, seat, colour) if target == location)
        spend_transport(board, seat, cost, "R3.23")
        board.supply[seat] -= 1
        board.on_map[seat] |= 1 << location
        board.tell(E_CUBE, "R3.20", (seat, location))

    def told(self, _board: Board, colour: int) -> dict[str, Plain]:
        return {"colour": PLACES[colour]}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        return PLACES.index(str(told["colour"]))


PLACE: Final = Place()


def linked(board: Board, seat: int, letter: int) -> bool:
    """R3.08: an unbroken chain of own cubes joins the two crisis centres."""
    own = board.on_map[seat]
    start, end = board.tables.crisis[letter]
    if not own >> start & 1 or not own >> end & 1:
        return False
    reached = 1 << start
    front = [start]
    for where in front:
        for near in board.tables.neighbours[where]:
            if own >> near & 1 and not reached >> near & 1:
                reached |= 1 << near
                front.append(near)
    return bool(reached >> end & 1)


def cubes_around(board: Board, seat: int, district: int) -> int:
    """How many own cubes lie on the locations round a district."""
    return (board.on_map[seat] & board.tables.district_mask[district]).bit_count()
