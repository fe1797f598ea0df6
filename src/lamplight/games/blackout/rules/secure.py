"""R7, R8 and R9: phases 7 and 8, securing districts, refreshing the hand, check-mark actions, and the end."""

from __future__ import annotations

from typing import Final

from . import chapter, city, payment
from .board import (
    FINISHED,
    S_CHECKS,
    S_END_ROUND,
    S_HOUSE,
    S_PHASE,
    S_REFRESH,
    S_SCORE,
    S_SECURE,
    UNSEEN,
    Board,
    changed,
    step,
)
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

COINS_A_POINT: Final = 5


def begin(board: Board) -> None:
    """R7: securing comes first, then phase 8 in turn order."""
    board.agenda.append(step(S_END_ROUND))
    for seat in reversed(board.turn_order()):
        board.agenda.append(step(S_REFRESH, seat))
    board.agenda.append(step(S_PHASE, 0, 8))
    board.agenda.append(step(S_SECURE))
    board.agenda.append(step(S_PHASE, 0, 7))


def secure(board: Board) -> None:
    """R7.01 to R7.08: every district that somebody surrounds completely now."""
    tables = board.tables
    board.agenda.pop()
    houses: list[int] = []
    for district in range(tables.districts):
        if board.secured >> district & 1:
            continue
        ring = tables.district_mask[district]
        by = [seat for seat in board.turn_order() if board.on_map[seat] & ring == ring]
        if not by:
            continue
        board.secured |= 1 << district
        board.tell(E_SECURED, "R7.01", (district,))
        board.boxed = [*board.boxed, *(tile for tile in board.stacks[district] if tile != UNSEEN)]  # R7.02
        board.stacks[district] = []
        houses += [*(step(S_HOUSE, seat, district) for seat in by), step(S_SCORE, 0, district)]  # B-18
    board.agenda += reversed(houses)


def score_district(board: Board, district: int) -> None:
    """R7.05: everybody scores for the cubes round a district, once its houses are placed."""
    board.agenda.pop()
    for seat in range(board.tables.seats):
        cubes = city.cubes_around(board, seat, district)
        points = board.tables.table[cubes]
        board.score[seat] += points
        if cubes:
            board.tell(E_DISTRICT_SCORED, "R7.05", (seat, district, cubes, points))


def house_options(board: Board, seat: int) -> list[int]:
    """R7.03: a house of one's own choice; none are left: a cube (R7.04)."""
    base = board.tables.a_house
    return [base + number for number in range(len(board.tables.board_actions)) if board.houses[seat] >> number & 1]


def place_house(board: Board, seat: int, district: int, number: int) -> None:
    """R7.03: the house goes to the district, and its action is unlocked."""
    board.agenda.pop()
    board.houses = changed(board.houses, seat, board.houses[seat] & ~(1 << number))
    board.secured_by = changed(board.secured_by, district, [*board.secured_by[district], seat])
    board.tell(E_HOUSE, "R7.03", (seat, district, number + 1))


def place_cube(board: Board, seat: int, district: int) -> None:
    """R7.04 and B-17: a cube in place of a house, if one is left."""
    board.agenda.pop()
    if board.supply[seat] > 0 or board.tables.soft_cubes:
        board.supply[seat] -= 1
        board.secured_by = changed(board.secured_by, district, [*board.secured_by[district], seat + 8])
        board.tell(E_HOUSE_CUBE, "R7.04", (seat, district))


def refresh_options(board: Board, seat: int) -> list[int]:
    """R8.01 and R8.02: with few enough cards, take back the fullest slot (one of them, if several are as full)."""
    tables = board.tables
    limit = tables.big_hand_limit if board.power[seat] & 1 else tables.hand_limit
    most = max(len(pile) for pile in board.slots[seat])
    found: list[int] = []
    if len(board.hand[seat]) <= limit and most > 0:
        found = [tables.a_refresh + slot for slot, pile in enumerate(board.slots[seat]) if len(pile) == most]
    found.append(tables.a_done)
    return found


def refresh(board: Board, seat: int, slot: int) -> None:
    """R8.02 and R8.03: the cards return, and so the check-mark actions may be used."""
    board.tell(E_REFRESHED, "R8.02", (seat, slot + 1, len(board.slots[seat][slot])))
    board.hand[seat] = sorted([*board.hand[seat], *board.slots[seat][slot]])
    board.set_slot(seat, slot, [])
    board.used = 0
    board.agenda[-1] = step(S_CHECKS, seat)


def checks_options(board: Board, seat: int) -> list[int]:
    """R8.03: any unlocked check-mark actions, each at most once."""
    tables = board.tables
    found = payment.check_options(board, seat, board.used)
    if payment.can_buy_battery(board, seat) and (found or payment.battery_for_checks(board, seat, board.used)):
        found.append(tables.a_battery)
    found.append(tables.a_done)
    return found


def end_round(board: Board) -> None:
    """R8.06 and RR.03: the next round with the next starting player, or the end."""
    board.agenda.pop()
    if board.last_round and board.round >= board.last_round:
        final_scoring(board)
        return
    board.first = (board.first + 1) % board.tables.seats


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
