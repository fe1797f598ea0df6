"""D2: set-up. What is random is asked of CHANCE: the tiles, the neutral units, later the cards."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import Chance

from .board import PACKING, Board
from .cleanup import TILE_BARRICADE, TILE_UNREST
from .round import ROUND
from .state import DualPowersState
from .tables import BOX, E_NEUTRAL_PLACED, NEUTRAL, NO_SEAT, RED, RESERVE, WAITING, Tables


def begin(tables: Tables) -> DualPowersState:
    """D2: a match before anything random has happened."""
    state = DualPowersState(tables)
    lay_out(state)
    state.set_off()
    return state


def lay_out(board: Board) -> None:
    """Everything that needs no chance: reserves, leaders, markers, the full piles."""
    tables = board.tables
    board.day = 1  # D2.5
    board.will = RED  # D2.4
    board.tiles = list(range(tables.regions))
    board.place = [RESERVE if tables.owner[token] != NEUTRAL else BOX for token in range(tables.tokens)]  # D2.2
    board.place[tables.trotsky] = WAITING  # D2.6
    board.place[tables.red_trotsky] = WAITING
    board.fresh = [1] * tables.tokens
    board.pile = list(range(tables.commands))  # D2.9
    board.known = [0] * tables.commands + [-1] * (tables.cards - tables.commands)
    for number, side in enumerate(tables.leader_side):
        if tables.seat_of_side[side] == NO_SEAT:  # D5.1: the Opposition's leaders lie face down
            board.opposition_leaders.append(number)
            board.known[tables.commands + number] = 0
        else:
            board.hand[side].append(tables.commands + number)
    if tables.solo:  # D5.1: the other faction's units stay in the box
        for token in tables.side_units[1 - tables.solo_side]:
            board.place[token] = BOX
    board.agenda = [ROUND.at(), NEUTRALS.at(), TILE_BARRICADE.at(), TILE_UNREST.at()]


class Neutrals(Chance[DualPowersState]):
    """D2.3: a random neutral unit, fresh, into the next region that has none, until all regions have one."""

    def __init__(self) -> None:
        super().__init__(PACKING, 1, "neutrals", "D2.3", verbs=("neutral",))

    def among(self, board: DualPowersState, _side: int, _count: int) -> list[int]:
        tables = board.tables
        return [tables.a_neutral + token - tables.first_neutral for token in free_neutrals(board)]

    def answer(self, board: DualPowersState, _side: int, _count: int, action: int) -> None:
        tables = board.tables
        token = tables.first_neutral + action - tables.a_neutral
        placed = tables.trotsky - tables.first_neutral - len(free_neutrals(board))
        board.place[token] = placed
        board.tell(E_NEUTRAL_PLACED, "D2.3", (token, placed))
        if placed + 1 == tables.regions:
            board.agenda.pop()


NEUTRALS: Final = Neutrals()


def free_neutrals(board: Board) -> list[int]:
    """The neutral units not yet placed."""
    tables = board.tables
    return [token for token in range(tables.first_neutral, tables.trotsky) if board.place[token] == BOX]
