"""R15 to R17: what a chapter of the campaign asks for, and who wins it."""

from __future__ import annotations

from . import city
from .board import Board
from .events import E_CHAPTER_LOST, E_CHAPTER_WON, E_ORCHIDS, E_WON
from .model import RED


def goals_met(board: Board, seat: int) -> bool:
    """R17: own cubes on enough goals of one emergency plan (0 stands for every goal of it)."""
    tables = board.tables
    for number, card in enumerate(tables.shared_cards):
        goals = tables.card_goals[card]
        if board.shared[seat][number].bit_count() >= (tables.chapter_goals or len(goals)):
            return True
    return False


def condition_count(board: Board, seat: int) -> int:
    """R17: how much of the chapter's extra condition a seat has: cubes, or restore-power goals."""
    tables = board.tables
    if tables.chapter_condition == "central":
        return city.cubes_around(board, seat, tables.central)
    if tables.chapter_condition == "red":
        return (board.on_map[seat] & tables.colour_mask[RED]).bit_count()
    return board.power[seat].bit_count() if tables.chapter_condition == "power" else 0


def condition_met(board: Board, seat: int) -> bool:
    """R17: the extra condition of the chapter."""
    tables = board.tables
    return not tables.chapter_condition or condition_count(board, seat) >= tables.chapter_amount


def orchids(board: Board, seat: int) -> int:
    """R15.08: the best score line reached, for who meets all conditions (B-73)."""
    if not goals_met(board, seat) or not condition_met(board, seat):
        return 0
    earned = sum(board.score[seat] >= line for line in board.tables.orchids)
    alone = board.tables.seats == 1
    return earned if not alone or earned >= board.tables.solo_orchids else 0  # R16.03


def qualified(board: Board, seat: int) -> bool:
    """R17.01: all win conditions; alone at least the score of two orchids (R16.03)."""
    return orchids(board, seat) > 0


def winners(board: Board) -> list[int]:
    """R9.13, R15.07 and B-74: the best score, then the most money; in a chapter only with all conditions met."""
    seats = list(range(board.tables.seats))
    results = list(zip(board.score, board.money, strict=True))
    if not board.tables.chapter:
        return [seat for seat in seats if results[seat] == max(results)]
    fit = [seat for seat in seats if qualified(board, seat)]
    if not board.tables.best_qualified:
        fit = [seat for seat in fit if board.score[seat] == max(board.score)]
    best = max((results[seat] for seat in fit), default=None)
    return [seat for seat in fit if results[seat] == best]


def announce(board: Board) -> None:
    """The end of a match in events: orchids and who won."""
    in_chapter = board.tables.chapter > 0
    for seat in range(board.tables.seats):
        if in_chapter and orchids(board, seat):
            board.tell(E_ORCHIDS, "R15.08", (seat, orchids(board, seat)))
    won = winners(board)
    for seat in won:
        board.tell(E_CHAPTER_WON if in_chapter else E_WON, "R15.07" if in_chapter else "R9.13", (seat,))
    if not won:
        board.tell(E_CHAPTER_LOST, "R17.01", ())
