"""D3.8: clean-up, and the region tiles."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import Chance, Silent
from lamplight.kernel.types import EVERYONE

from .board import NONE, PACKING
from .state import DualPowersState
from .tables import E_TILE_BARRICADE, E_TILE_UNREST


class Cleanup(Silent[DualPowersState]):
    """D3.8.1 and D3.8.2, up to the draw of a new tile."""

    def __init__(self) -> None:
        super().__init__(PACKING, 22, "cleanup", "D3.8.1")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
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
        board.agenda.append(TILE_BARRICADE.at())


class Tile(Chance[DualPowersState]):
    """A region tile is turned up."""

    def advance(self, board: DualPowersState, side: int, count: int) -> bool:
        """D6.1: if the stack has run out, the discarded tiles, the last one included, become a new one."""
        if not board.tiles:
            board.tiles = board.tiles_discarded
            board.tiles_discarded = []
        return super().advance(board, side, count)

    def drawn(self) -> str:
        return "tile"

    def count(self, board: DualPowersState, _side: int, _count: int) -> int:
        return len(board.tiles)

    def among(self, board: DualPowersState, _side: int, _count: int) -> list[int]:
        base = board.tables.a_tile
        return [base + region for region in board.tiles]


class TileUnrest(Tile):
    """D2.7: the first tile of the match."""

    def __init__(self) -> None:
        super().__init__(PACKING, 23, "tile-unrest", "D2.7", verbs=("tile",))

    def answer(self, board: DualPowersState, _side: int, _count: int, action: int) -> None:
        region = action - board.tables.a_tile
        board.agenda.pop()
        board.tiles.remove(region)
        board.unrest = region
        board.tell(E_TILE_UNREST, "D2.7", (region,))


class TileBarricade(Tile):
    """D2.8 and D3.8.1: a new tile, and the barricade moves to its connection."""

    def __init__(self) -> None:
        super().__init__(PACKING, 24, "tile-barricade", "D3.8.1", verbs=("tile",))

    def answer(self, board: DualPowersState, _side: int, _count: int, action: int) -> None:
        region = action - board.tables.a_tile
        board.agenda.pop()
        board.tiles.remove(region)
        board.barricade_tile = region
        board.barricade = board.tables.tile_connection[region]
        board.tell(E_TILE_BARRICADE, "D3.8.1" if board.round else "D2.8", (region, board.barricade))


CLEANUP: Final = Cleanup()
TILE_UNREST: Final = TileUnrest()
TILE_BARRICADE: Final = TileBarricade()
