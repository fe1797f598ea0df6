"""R7, R8 and R9: phases 7 and 8, securing districts, refreshing the hand, check-mark actions, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Question, Silent
from lamplight.kernel.types import Plain

from . import chapter, city
from .board import FINISHED, PACKING, UNSEEN, Board, changed
from .events import (
    E_DISTRICT_SCORED,
    E_FINAL,
    E_FINAL_CARDS,
    E_FINAL_MONEY,
    E_FINAL_TILES,
    E_HOUSE,
    E_HOUSE_CUBE,
    E_REFRESHED,
    E_SECURED,
)
from .parts import battery_for_checks, check_options, use_check
from .payment import BatteryQuestion, can_buy_battery

COINS_A_POINT: Final = 5
CUBE_OF: Final = 8
"""Added to a seat in `secured_by` when a cube lies in a district in place of its house."""


def builder_of(built: int) -> int:
    """The seat of an entry of `secured_by`."""
    return built % CUBE_OF


def is_cube(built: int) -> bool:
    """Whether an entry of `secured_by` is a cube, for want of houses."""
    return built >= CUBE_OF


def begin(board: Board) -> None:
    """R7: every district that somebody surrounds."""
    board.agenda.append(SECURE.at())


class Secure(Silent[Board]):
    """R7.01 to R7.08: every district that somebody surrounds completely now."""

    def __init__(self) -> None:
        super().__init__(PACKING, 32, "secure", "R7.01")

    def resolve(self, board: Board, _seat: int, _argument: int) -> None:
        tables = board.tables
        board.agenda.pop()
        houses: list[int] = []
        for district in range(tables.districts):
            if board.secured >> district & 1:
                continue
            ring = tables.district_mask[district]
            by = [one for one in board.turn_order() if board.on_map[one] & ring == ring]
            if not by:
                continue
            board.secured |= 1 << district
            board.tell(E_SECURED, "R7.01", (district,))
            board.boxed = [*board.boxed, *(tile for tile in board.stacks[district] if tile != UNSEEN)]  # R7.02
            board.stacks[district] = []
            houses += [*(HOUSE.at(one, district) for one in by), SCORE.at(0, district)]  # B-18
        board.agenda += reversed(houses)


class House(Question[Board]):
    """R7.03: a house of one's own choice goes to a secured district. The argument is the district."""

    def __init__(self) -> None:
        super().__init__(PACKING, 33, "house", "R7.03", prompt="blackout-ask-house", verbs=("house",))

    def options(self, board: Board, seat: int, _district: int) -> list[int]:
        base, houses = board.tables.a_house, board.houses[seat]
        return [base + number for number in range(len(board.tables.board_actions)) if houses >> number & 1]

    def answer(self, board: Board, seat: int, district: int, action: int) -> None:
        """The action under the house is unlocked."""
        board.agenda.pop()
        number = action - board.tables.a_house
        board.houses = changed(board.houses, seat, board.houses[seat] & ~(1 << number))
        board.secured_by = changed(board.secured_by, district, [*board.secured_by[district], seat])
        board.tell(E_HOUSE, "R7.03", (seat, district, number + 1))

    def nothing(self, board: Board, seat: int, district: int) -> None:
        """R7.04 and B-17: no house is left: a cube in its place, if there is one."""
        board.agenda.pop()
        if board.supply[seat] > 0 or board.tables.soft_cubes:
            board.supply[seat] -= 1
            by = [*board.secured_by[district], seat + CUBE_OF]
            board.secured_by = changed(board.secured_by, district, by)
            board.tell(E_HOUSE_CUBE, "R7.04", (seat, district))

    def told(self, board: Board, district: int) -> dict[str, Plain]:
        return {"district": board.tables.district_names[district]}

    def read(self, board: Board, told: Mapping[str, Plain]) -> int:
        return board.tables.district_names.index(str(told["district"]))


class Score(Silent[Board]):
    """R7.05: everybody scores for the cubes round a district, once its houses are placed."""

    def __init__(self) -> None:
        super().__init__(PACKING, 38, "score", "R7.05")

    def resolve(self, board: Board, _seat: int, district: int) -> None:
        board.agenda.pop()
        for one in range(board.tables.seats):
            cubes = city.cubes_around(board, one, district)
            points = board.tables.table[cubes]
            board.score[one] += points
            if cubes:
                board.tell(E_DISTRICT_SCORED, "R7.05", (one, district, cubes, points))

    def told(self, board: Board, district: int) -> dict[str, Plain]:
        return {"district": board.tables.district_names[district]}

    def read(self, board: Board, told: Mapping[str, Plain]) -> int:
        return board.tables.district_names.index(str(told["district"]))


SECURE: Final = Secure()
HOUSE: Final = House()
SCORE: Final = Score()


# Phase 8.


def begin_refreshing(board: Board) -> None:
    """R8: in turn order; then the round ends."""
    board.agenda.append(END_ROUND.at())
    for seat in reversed(board.turn_order()):
        board.agenda.append(REFRESH.at(seat))


class Refresh(Question[Board]):
    """R8.01 and R8.02: with few enough cards, take back the fullest slot (one of them, if several are as full)."""

    def __init__(self) -> None:
        super().__init__(PACKING, 34, "refresh", "R8.01", prompt="blackout-ask-refresh", verbs=("refresh", "done"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        most = max(len(pile) for pile in board.slots[seat])
        found: list[int] = []
        if len(board.hand[seat]) <= hand_limit(board, seat) and most > 0:
            found = [tables.a_refresh + slot for slot, pile in enumerate(board.slots[seat]) if len(pile) == most]
        found.append(tables.a_done)
        return found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """R8.02 and R8.03: the cards return, and so the check-mark actions may be used."""
        if action == board.tables.a_done:
            board.agenda.pop()
            return
        slot = action - board.tables.a_refresh
        board.tell(E_REFRESHED, "R8.02", (seat, slot + 1, len(board.slots[seat][slot])))
        board.hand[seat] = sorted([*board.hand[seat], *board.slots[seat][slot]])
        board.set_slot(seat, slot, [])
        board.used = 0
        board.agenda[-1] = CHECKS.at(seat)


def hand_limit(board: Board, seat: int) -> int:
    """R8.01: how many cards a seat may have in hand to refresh it."""
    return board.tables.big_hand_limit if board.power[seat] & 1 else board.tables.hand_limit


class Checks(BatteryQuestion):
    """R8.03: any unlocked check-mark actions, each at most once."""

    def __init__(self) -> None:
        verbs = ("check-board", "check-plan", "battery", "done")
        super().__init__(PACKING, 35, "checks", "R8.03", prompt="blackout-ask-checks", verbs=verbs)

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found = check_options(board, seat, board.used)
        if can_buy_battery(board, seat) and (found or battery_for_checks(board, seat, board.used)):
            found.append(tables.a_battery)
        found.append(tables.a_done)
        return found

    def decide(self, board: Board, seat: int, _argument: int, action: int) -> None:
        if action == board.tables.a_done:
            board.agenda.pop()
        else:
            board.used |= use_check(board, seat, action)


class EndRound(Silent[Board]):
    """R8.06 and RR.03: the next round with the next starting player, or the end."""

    def __init__(self) -> None:
        super().__init__(PACKING, 36, "end-round", "R8.06")

    def resolve(self, board: Board, _seat: int, _argument: int) -> None:
        board.agenda.pop()
        if board.last_round and board.round >= board.last_round:
            final_scoring(board)
        else:
            board.first = (board.first + 1) % board.tables.seats


REFRESH: Final = Refresh()
CHECKS: Final = Checks()
END_ROUND: Final = EndRound()


# R9: the end.


def final_scoring(board: Board) -> None:
    """R9.10 to R9.12."""
    tables = board.tables
    board.agenda = []
    board.ended = FINISHED
    for seat in range(tables.seats):
        money, points, tiles, cards = breakdown(board, seat)
        board.supply[seat] += sum(board.rondel[seat])
        board.rondel[seat] = [0] * 7
        board.money[seat] = money % COINS_A_POINT
        board.score[seat] += points + tiles + cards
        board.tell(E_FINAL_MONEY, "R9.10", (seat, money, points, board.money[seat]))
        board.tell(E_FINAL_TILES, "R9.11", (seat, len(board.tiles_up[seat]), tiles))
        board.tell(E_FINAL_CARDS, "R9.12", (seat, cards))
        board.tell(E_FINAL, "R9.13", (seat, board.score[seat], board.money[seat]))
    chapter.announce(board)


def breakdown(board: Board, seat: int) -> tuple[int, int, int, int]:
    """R9.10 to R9.12: a seat's money with its resources sold, and the points for money, for tiles and for cards."""
    tables = board.tables
    money = board.money[seat] + sum(board.rondel[seat])
    tiles = tables.table[min(len(board.tiles_up[seat]), len(tables.table) - 1)]
    cards = [*board.hand[seat], *(card for pile in board.slots[seat] for card in pile)]
    cards += [card for card in board.planned[seat] if card >= 0]
    if tables.score_check_area:
        cards += board.check_area[seat]
    return money, money // COINS_A_POINT, tiles, sum(tables.card_points[card] for card in cards)
