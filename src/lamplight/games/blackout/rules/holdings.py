"""R10: what a seat holds: cubes on the rondel, money, points and tokens; how they are gained and spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .board import Board, changed
from .events import E_GAINED, E_PAID, E_TRANSPORT
from .kept import kept_back
from .vocabulary import BATTERY, GPS, MONEY, POINTS, TRANSPORT


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain:
    """How one kind of gain (see `vocabulary.py`) is taken. One object for each kind."""

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, board: Board, seat: int, given: int, cubes: int, /) -> bool:
        """Whether it would give anything to a seat with so many cubes in its supply."""
        del board, seat, given, cubes
        return True

    def take(self, board: Board, seat: int, given: int, rule: str, /) -> None:
        """A seat gains so much of it."""
        raise NotImplementedError


class Cubes(Gain):
    """Resources and batteries are cubes from the supply, as many as there are and no goal still needs (B-84)."""

    def possible(self, board: Board, _seat: int, _given: int, cubes: int) -> bool:
        return cubes > 0 or board.tables.soft_cubes

    def take(self, board: Board, seat: int, given: int, rule: str) -> None:
        amount = given if board.tables.soft_cubes else min(given, board.supply[seat] - kept_back(board))
        if amount > 0:
            board.supply[seat] -= amount
            what = self.number
            board.rondel[seat] = changed(board.rondel[seat], what, board.rondel[seat][what] + amount)
            board.tell(E_GAINED, rule, (seat, what, amount))


class Money(Gain):
    """HK$ from the bank."""

    def take(self, board: Board, seat: int, given: int, rule: str) -> None:
        if given:
            board.money[seat] += given
            board.tell(E_GAINED, rule, (seat, MONEY, given))


class Points(Gain):
    """Points on the score track."""

    def take(self, board: Board, seat: int, given: int, rule: str) -> None:
        if given:
            board.score[seat] += given
            board.tell(E_GAINED, rule, (seat, POINTS, given))


class Gps(Gain):
    """GPS tokens (B-83)."""

    def possible(self, board: Board, _seat: int, _given: int, _cubes: int) -> bool:
        return _limited(board.tables.strict_gps, 1, board.gps, board.tables.gps_supply) > 0

    def take(self, board: Board, seat: int, given: int, rule: str) -> None:
        amount = _limited(board.tables.strict_gps, given, board.gps, board.tables.gps_supply)
        if amount:
            board.gps[seat] += amount
            board.tell(E_GAINED, rule, (seat, GPS, amount))


class Transport(Gain):
    """Transport tokens (B-82)."""

    def possible(self, board: Board, _seat: int, _given: int, _cubes: int) -> bool:
        return _limited(board.tables.strict_transport, 1, board.transport, board.tables.transport_supply) > 0

    def take(self, board: Board, seat: int, given: int, rule: str) -> None:
        amount = _limited(board.tables.strict_transport, given, board.transport, board.tables.transport_supply)
        if amount:
            board.transport[seat] += amount
            board.tell(E_GAINED, rule, (seat, TRANSPORT, amount))


def _limited(strict: bool, amount: int, held: list[int], supply: int) -> int:
    """With `token_limit` or `gps_limit = strict` no more tokens than there are."""
    return max(0, min(amount, supply - sum(held))) if strict else amount


HELD_GAINS: Final[list[Gain]] = [
    *(Cubes(number) for number in range(BATTERY + 1)),
    Money(MONEY),
    Points(POINTS),
    Gps(GPS),
    Transport(TRANSPORT),
]
"""By number."""


def gain(board: Board, seat: int, what: int, amount: int, rule: str) -> None:
    """A seat gains something that it holds from now on."""
    HELD_GAINS[what].take(board, seat, amount, rule)


def has(board: Board, seat: int, resource: int, amount: int) -> bool:
    """Whether a seat has so many of a resource; batteries stand in for any (R10.01)."""
    own = board.rondel[seat]
    return own[resource] + own[BATTERY] >= amount


def spend(board: Board, seat: int, resource: int, amount: int) -> None:
    """R10.06: cubes from the rondel to the supply."""
    if amount:
        board.rondel[seat] = changed(board.rondel[seat], resource, board.rondel[seat][resource] - amount)
        board.supply[seat] += amount
        board.tell(E_PAID, "R10.06", (seat, resource, amount))


def pay_money(board: Board, seat: int, amount: int) -> None:
    """R3.05: to the bank."""
    if amount:
        board.money[seat] -= amount
        board.tell(E_PAID, "R10.06", (seat, MONEY, amount))


def spend_transport(board: Board, seat: int, tokens: int, rule: str) -> None:
    """R2.06 and R10.04: tokens first; what is lacking is bought for a point each as it is spent."""
    own = min(tokens, board.transport[seat])
    board.transport[seat] -= own
    board.score[seat] -= tokens - own
    if tokens:
        board.tell(E_TRANSPORT, rule, (seat, tokens, tokens - own))
