"""D3.8: clean-up, and the region tiles."""

from __future__ import annotations

from lamplight.kernel.types import EVERYONE

from .board import NONE, S_TILE_BARRICADE, Board, step
from .tables import E_TILE_BARRICADE, E_TILE_UNREST


def begin(board: Board) -> None:
    """D3.8.1 and D3.8.2, up to the draw of a new tile."""
    board.agenda.pop()
    board.turn += 1
    board.tiles_discarded = sorted([*board.tiles_discarded, board.unrest])
    board.unrest = board.barricade_tile
    board.barricade_tile = NONE
    board.tell(E_TILE_UNREST, "D3.8.1", (board.unrest,))
    board.markers = [NONE, NONE, NONE]
    board.marker_side = [NONE, NONE, NONE]
    commands = board.tables.commands
    for side in (0, 1):
        cards = board.played[side]
        if board.objective[side] != NONE and board.objective[side] not in cards:
            cards = [*cards, board.objective[side]]
        board.discard += [card for card in cards if card < commands]  # leader cards leave the game
        board.played[side] = []
        board.objective[side] = NONE
        board.objective_known[side] = 0
    board.discard.sort()
    for card in board.discard:
        board.known[card] = EVERYONE
    board.agenda.append(step(S_TILE_BARRICADE))


def refill_tiles(board: Board) -> None:
    """D6.1: the stack has run out: the discarded tiles, the last one included, become a new one."""
    if not board.tiles:
        board.tiles = board.tiles_discarded
        board.tiles_discarded = []


def reveal_unrest(board: Board, region: int) -> None:
    """D2.7: the first tile of the match."""
    board.agenda.pop()
    board.tiles.remove(region)
    board.unrest = region
    board.tell(E_TILE_UNREST, "D2.7", (region,))


def reveal_barricade(board: Board, region: int) -> None:
    """D2.8 and D3.8.1: a new tile, and the barricade moves to its connection."""
    board.agenda.pop()
    board.tiles.remove(region)
    board.barricade_tile = region
    board.barricade = board.tables.tile_connection[region]
    board.tell(E_TILE_BARRICADE, "D3.8.1" if board.round else "D2.8", (region, board.barricade))
