"""R5 and R6: phases 5 and 6, new objectives and clean-up."""

from __future__ import annotations

from . import payment
from .board import (
    S_CLEAN_UP,
    S_DROP,
    S_MARKET,
    S_MARKET_SOLO,
    S_PHASE,
    S_REFILL,
    S_WASTE,
    Board,
    changed,
    step,
    without,
)
from .events import E_BOUGHT, E_DISCARDED, E_DRAWN, E_DROPPED, E_END_NEAR, E_PASSED
from .model import ROW
from .tables import FOOD, GPS, MONEY, P_FOOD_POINTS, P_WATER_MONEY, POINTS, WATER


def begin(board: Board) -> None:
    """R5.01: in turn order, again and again, until all have passed one after another."""
    board.passes = 0
    board.bought = 0
    if board.tables.seats == 1:
        board.agenda.append(step(S_MARKET_SOLO))
    board.agenda.append(step(S_MARKET, board.first))
    board.agenda.append(step(S_PHASE, 0, 5))


def options(board: Board, seat: int) -> list[int]:
    """R5.03 and R5.04: a card of the display that one can pay for, if a spot is free; or pass."""
    tables = board.tables
    found: list[int] = []
    if len(board.objectives[seat]) < tables.spots:
        for row in board.display:
            if row and tables.prices[len(row)] <= board.money[seat]:
                found += [tables.a_buy + card - tables.first_objective for card in row]
    found.append(tables.a_done)
    return found


def buy(board: Board, seat: int, card: int) -> None:
    """R5.03 to R5.06."""
    number = next(number for number, row in enumerate(board.display) if card in row)
    row = board.display[number]
    price = board.tables.prices[len(row)]
    board.tell(E_BOUGHT, "R5.03", (seat, card, price))
    board.money[seat] -= price
    board.display[number] = without(row, card)
    board.objectives[seat] = [*board.objectives[seat], card]
    board.passes = 0
    board.bought = 1
    _next_seat(board, seat)
    if not board.display[number]:
        board.agenda.append(step(S_REFILL, 0, number))


def pass_market(board: Board, seat: int) -> None:
    """R5.02: the phase ends when all have passed in a row."""
    board.passes += 1
    board.tell(E_PASSED, "R5.02", (seat,))
    if board.passes == board.tables.seats:
        board.agenda.pop()
    else:
        _next_seat(board, seat)


def _next_seat(board: Board, seat: int) -> None:
    board.agenda[-1] = step(S_MARKET, (seat + 1) % board.tables.seats)


def solo_discard(board: Board) -> None:
    """R16.02: who bought nothing loses the rightmost card of the top row."""
    board.agenda.pop()
    if not board.bought and board.display[0]:
        _discard_rightmost(board, 0, "R16.02")
        if not board.display[0]:
            board.agenda.append(step(S_REFILL, 0, 0))


def _discard_rightmost(board: Board, number: int, rule: str) -> None:
    row = board.display[number]
    board.tell(E_DISCARDED, rule, (row[-1],))
    board.discard = [*board.discard, row[-1]]
    board.display[number] = row[:-1]


def deck_size(board: Board) -> int:
    """How many cards are left to refill the display with."""
    return board.draw_size + board.reserve_size


def draw(board: Board, number: int, card: int) -> None:
    """R5.06, R9.01, R9.02: from the draw deck, then the reserve; the last card of the draw deck triggers the end."""
    board.unseen.remove(card)
    board.display[number] = [*board.display[number], card]
    rule = "R0.09" if not board.round else "R9.02" if not board.draw_size else "R6.02" if board.phase == 6 else "R5.06"
    board.tell(E_DRAWN, rule, (card, number + 1))
    if board.draw_size > 0:
        board.draw_size -= 1
        if board.draw_size == 0 and board.tables.end_when_empty:
            trigger_end(board)
    else:
        if not board.tables.end_when_empty:
            trigger_end(board)
        board.reserve_size -= 1
    complete = len(board.display[number]) == ROW
    if not complete and deck_size(board) == 0:  # B-20: the next card cannot be drawn
        trigger_end(board)
    if complete or deck_size(board) == 0:
        board.agenda.pop()


def trigger_end(board: Board) -> None:
    """R9.03: this round is finished, and exactly one more is played."""
    if board.last_round == 0:
        board.last_round = board.round + 1
        board.tell(E_END_NEAR, "R9.03", (board.last_round,))


def begin_clean_up(board: Board) -> None:
    """R6.01 and R6.02: the rightmost card of each row; empty rows are refilled; then waste, then discarding."""
    for seat in reversed(board.turn_order()):
        board.agenda.append(step(S_DROP, seat))
    for seat in reversed(board.turn_order()):
        board.agenda.append(step(S_WASTE, seat))
    board.agenda.append(step(S_CLEAN_UP))
    board.agenda.append(step(S_PHASE, 0, 6))


def clear_rows(board: Board) -> None:
    """R6.01 and R6.02."""
    board.agenda.pop()
    for number in (2, 1, 0):
        if board.display[number]:
            _discard_rightmost(board, number, "R6.01")
        if not board.display[number]:
            board.agenda.append(step(S_REFILL, 0, number))


def has_plan(board: Board, seat: int, permanent: int) -> bool:
    """Whether a plan with this permanent effect lies in the check-mark area."""
    return any(board.tables.card_permanent[card] == permanent for card in board.check_area[seat])


def waste_options(board: Board, seat: int) -> list[int]:
    """R6.04 to R6.06: what to do with the next water or food; no options when nothing is left to decide."""
    tables = board.tables
    own = board.rondel[seat]
    if own[WATER] >= 2:
        found = [tables.a_water, tables.a_water + 1]
        if tables.strict_tokens and sum(board.gps) >= tables.gps_supply:
            found = [tables.a_water + 1]
        if has_plan(board, seat, P_WATER_MONEY):
            found.append(tables.a_water + 2)
        return found
    if own[WATER]:
        return [tables.a_water + 1]
    if own[FOOD] >= tables.food_plan_cost and has_plan(board, seat, P_FOOD_POINTS):
        return [tables.a_food, tables.a_food + 1]
    return [tables.a_food + 1] if own[FOOD] else []


def waste(board: Board, seat: int, action: int) -> None:
    """R6.04: food for money; R6.05: a pair of water a GPS token, a single one money; R6.06: better with a plan."""
    tables = board.tables
    if action == tables.a_water:
        payment.spend(board, seat, WATER, 2)
        payment.gain(board, seat, GPS, tables.pair_gps, "R6.05")
    elif action == tables.a_water + 1:
        payment.spend(board, seat, WATER, 1)
        payment.gain(board, seat, MONEY, tables.water_money, "R6.05")
    elif action == tables.a_water + 2:
        payment.spend(board, seat, WATER, 2)
        payment.gain(board, seat, MONEY, tables.plan_money, "R14.04")
    elif action == tables.a_food:
        payment.spend(board, seat, FOOD, tables.food_plan_cost)
        payment.gain(board, seat, POINTS, tables.plan_points, "R14.03")
    else:
        payment.spend(board, seat, FOOD, 1)
        payment.gain(board, seat, MONEY, tables.food_money, "R6.04")


def drop_options(board: Board, seat: int) -> list[int]:
    """R6.08: up to one card from the own objective spots."""
    tables = board.tables
    found = [tables.a_drop + card - tables.first_starter for card in board.objectives[seat]]
    found.append(tables.a_done)
    return found


def drop(board: Board, seat: int, card: int) -> None:
    """R6.08: to the discard pile; cubes on it return (B-45)."""
    board.agenda.pop()
    board.objectives[seat] = without(board.objectives[seat], card)
    board.tell(E_DROPPED, "R6.08", (seat, card))
    board.supply[seat] += board.marks[card].bit_count()
    board.marks = changed(board.marks, card, 0)
    board.discard = [*board.discard, card]
