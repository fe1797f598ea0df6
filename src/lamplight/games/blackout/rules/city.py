"""R3.20 to R3.26: placing a cube on the map; and what cubes on the map mean."""

from __future__ import annotations

from . import payment
from .board import Board
from .events import E_CUBE
from .tables import WHITE


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


def place(board: Board, seat: int, colour: int, location: int) -> None:
    """R3.20 and R3.26: the cube goes to the map, skipped locations are paid for."""
    board.agenda.pop()
    cost = next(tokens for target, tokens in targets(board, seat, colour) if target == location)
    payment.spend_transport(board, seat, cost, "R3.23")
    board.supply[seat] -= 1
    board.on_map[seat] |= 1 << location
    board.tell(E_CUBE, "R3.20", (seat, location))


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
