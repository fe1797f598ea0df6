"""What can be read off a board of Blackout: which types a seat has, how far places are, how long it will go on."""

from __future__ import annotations

from ..rules.board import Board


def owns_type(board: Board, seat: int, kind: int) -> bool:
    """Whether a seat has a scout tile of a type that counts."""
    tables = board.tables
    for tile in board.tiles_up[seat]:
        if tables.tile_type[tile] == kind:
            return True
    if tables.probe_types:
        for tile in board.tiles_down[seat]:
            if tables.tile_type[tile] == kind:
                return True
    return False


def gaps_from(board: Board, seat: int, start: int) -> list[int]:
    """For each place how many cubes are lacking on the way from a place to it, both included."""
    neighbours = board.tables.neighbours
    own = board.on_map[seat]
    far = board.tables.locations + 1
    gaps = [far] * board.tables.locations
    gaps[start] = 0 if own >> start & 1 else 1
    front = [start]
    while front:
        later: list[int] = []
        for where in front:
            gap = gaps[where]
            for near in neighbours[where]:
                through = gap if own >> near & 1 else gap + 1
                if through < gaps[near]:
                    gaps[near] = through
                    later.append(near)
        front = later
    return gaps


def rounds_ahead(board: Board) -> float:
    """How many rounds will follow the present one: what is left of the draw deck, and how fast cards leave."""
    if board.last_round:
        return float(max(0, board.last_round - board.round))
    shown = 0
    for row in board.display:
        shown += len(row)
    seats = board.tables.seats
    return max(1.0, 1.0 + (board.draw_size + shown - 9.0 - 0.5 * seats) / (3.0 + 0.62 * seats))
