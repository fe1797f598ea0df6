"""D3.3.4 to D3.3.9: the date, the Will of the People that a new month brings, and Trotsky's two arrivals."""

from __future__ import annotations

from .board import Board
from .tables import BOX, E_DATE, E_MONTH, E_TROTSKY_JOINS, E_TROTSKY_RETURNS, E_WILL, NO_SEAT


def advance_date(board: Board, side: int, days: int) -> bool:
    """D3.3.4 to D3.3.9; returns whether a bonus action was earned."""
    tables = board.tables
    day = board.day + days
    if day > tables.last_day:
        day -= tables.last_day  # D3.3.4: the month step itself costs no day
        if board.month < tables.last_month:  # D6.4: the calendar does not go past the last month
            board.month += 1
            board.tell(E_MONTH, "D3.3.4", (board.month,))
            take_will(board, side, "D3.3.7")
            trotsky(board)
        elif tables.eager_opposition and tables.seat_of_side[side] == NO_SEAT:
            take_will(board, side, "D6.4")  # D5.5 has no exception
    if tables.first_skipped_day <= day < tables.last_day:
        day = tables.last_day  # D3.3.5
    board.day = day
    bonus = day in (tables.middle_day, tables.last_day)  # D3.3.6
    board.tell(E_DATE, "D3.3.4", (day, int(bonus)))
    return bonus


def take_will(board: Board, side: int, rule: str) -> None:
    """The Will of the People goes to a side (nothing happens if it had it)."""
    if board.will != side:
        board.will = side
        board.tell(E_WILL, rule, (side,))


def trotsky(board: Board) -> None:
    """D3.3.8 and D3.3.9, when the month marker has moved."""
    tables = board.tables
    if board.month == tables.trotsky_returns:
        board.place[tables.trotsky] = board.unrest
        board.tell(E_TROTSKY_RETURNS, "D3.3.8", (board.unrest,))
    elif board.month == tables.trotsky_joins:
        where = board.place[tables.trotsky]
        board.place[tables.red_trotsky] = where if where >= 0 else BOX
        if where >= 0:
            board.fresh[tables.red_trotsky] = board.fresh[tables.trotsky]
            board.place[tables.trotsky] = BOX
            board.fresh[tables.trotsky] = 1
            board.tell(E_TROTSKY_JOINS, "D3.3.9", (where,))
