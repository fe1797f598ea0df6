"""R5 and R6: phases 5 and 6, new objectives and clean-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Question, Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import Plain

from .board import NONE, PACKING, Board, changed, without
from .events import E_BOUGHT, E_DISCARDED, E_DRAWN, E_DROPPED, E_END_NEAR, E_PASSED
from .holdings import gain, spend
from .model import ROW
from .tables import P_FOOD_POINTS, P_WATER_MONEY, PAIR
from .vocabulary import FOOD, GPS, MONEY, POINTS, WATER


def begin(board: Board) -> None:
    """R5.01: in turn order, again and again, until all have passed one after another."""
    board.passes = 0
    board.bought = 0
    if board.tables.seats == 1:
        board.agenda.append(MARKET_SOLO.at())
    board.agenda.append(MARKET.at(board.first))


class Market(Question[Board]):
    """R5.03 and R5.04: a card of the display that one can pay for, if a spot is free; or pass."""

    def __init__(self) -> None:
        super().__init__(PACKING, 27, "market", "R5.01", prompt="blackout-ask-market", verbs=("buy", "done"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found: list[int] = []
        if len(board.objectives[seat]) < tables.spots:
            for row in board.display:
                if row and tables.prices[len(row)] <= board.money[seat]:
                    found += [tables.a_buy + card - tables.first_objective for card in row]
        found.append(tables.a_done)
        return found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        if action == board.tables.a_done:
            self._pass(board, seat)
        else:
            self._buy(board, seat, board.tables.first_objective + action - board.tables.a_buy)

    def _buy(self, board: Board, seat: int, card: int) -> None:
        """R5.03 to R5.06."""
        number = next(number for number, row in enumerate(board.display) if card in row)
        row = board.display[number]
        price = board.tables.prices[len(row)]
        board.tell(E_BOUGHT, "R5.03", (seat, card, price))
        board.money[seat] -= price
        board.display[number] = without(row, card)
        board.objectives[seat] = [*board.objectives[seat], card]
        if not board.tables.by_laps:
            board.passes = 0
        board.bought = 1
        self._next_seat(board, seat)
        if not board.display[number]:
            board.agenda.append(REFILL.at(0, number))

    def _pass(self, board: Board, seat: int) -> None:
        """R5.02: the phase ends when all have passed in a row; with `market_end = lap`, in the same lap."""
        board.passes += 1
        board.tell(E_PASSED, "R5.02", (seat,))
        if board.passes == board.tables.seats:
            board.agenda.pop()
        else:
            self._next_seat(board, seat)

    def _next_seat(self, board: Board, seat: int) -> None:
        following = (seat + 1) % board.tables.seats
        if board.tables.by_laps and following == board.first:  # B-54: the passes of another lap
            board.passes = 0
        board.agenda[-1] = self.at(following)


class MarketSolo(Silent[Board]):
    """R16.02: who bought nothing loses the rightmost card of the top row."""

    def __init__(self) -> None:
        super().__init__(PACKING, 28, "market-solo", "R16.02")

    def resolve(self, board: Board, _seat: int, _argument: int) -> None:
        board.agenda.pop()
        if not board.bought and board.display[0]:
            _discard_rightmost(board, 0, "R16.02")
            if not board.display[0]:
                board.agenda.append(REFILL.at(0, 0))


def _discard_rightmost(board: Board, number: int, rule: str) -> None:
    row = board.display[number]
    board.tell(E_DISCARDED, rule, (row[-1],))
    board.discard = [*board.discard, row[-1]]
    board.display[number] = row[:-1]


class Refill(Chance[Board]):
    """R5.06: a card comes to a row of the display, until the row is complete. The argument is the row."""

    def __init__(self) -> None:
        super().__init__(PACKING, 3, "refill", "R5.06", verbs=("draw",))

    def count(self, board: Board, _seat: int, _row: int) -> int:
        return len(board.unseen) if deck_size(board) else 0

    def among(self, board: Board, _seat: int, _row: int) -> list[int]:
        first = board.tables.a_draw - board.tables.first_objective
        return [first + card for card in board.unseen]

    def roll(self, board: Board, _seat: int, _row: int, random: float) -> int:
        card = board.unseen[int(random * len(board.unseen))]
        return board.tables.a_draw + card - board.tables.first_objective

    def answer(self, board: Board, _seat: int, row: int, action: int) -> None:
        """R9.01, R9.02: from the draw deck, then the reserve; the last card of the draw deck triggers the end."""
        card = board.tables.first_objective + action - board.tables.a_draw
        board.unseen.remove(card)
        board.display[row] = [*board.display[row], card]
        board.tell(E_DRAWN, _drawing_rule(board), (card, row + 1))
        if board.draw_size > 0:
            board.draw_size -= 1
            if board.draw_size == 0 and board.tables.end_when_empty:
                trigger_end(board)
        else:
            if not board.tables.end_when_empty:
                trigger_end(board)
            board.reserve_size -= 1
        complete = len(board.display[row]) == ROW
        if not complete and deck_size(board) == 0:  # B-20: the next card cannot be drawn
            trigger_end(board)
        if complete or deck_size(board) == 0:
            board.agenda.pop()

    def nothing(self, board: Board, _seat: int, _row: int) -> None:
        """R9.04: nothing to refill with; B-20: then one cannot draw."""
        trigger_end(board)
        board.agenda.pop()

    def told(self, _board: Board, row: int) -> dict[str, Plain]:
        return {"row": row + 1}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        return as_int(told["row"]) - 1


def _drawing_rule(board: Board) -> str:
    """The rule by which a card is drawn now."""
    if not board.round:
        return "R0.09"
    if not board.draw_size:
        return "R9.02"
    return "R6.02" if board.phase == 6 else "R5.06"


def deck_size(board: Board) -> int:
    """How many cards are left to refill the display with."""
    return board.draw_size + board.reserve_size


def trigger_end(board: Board) -> None:
    """R9.03: this round is finished, and exactly one more is played."""
    if board.last_round == 0:
        board.last_round = board.round + 1
        board.tell(E_END_NEAR, "R9.03", (board.last_round,))


# Clean-up.


def begin_clean_up(board: Board) -> None:
    """R6.01 and R6.02: the rightmost card of each row; empty rows are refilled; then waste, then discarding."""
    for seat in reversed(board.turn_order()):
        board.agenda.append(DROP.at(seat))
    for seat in reversed(board.turn_order()):
        board.agenda.append(WASTE.at(seat))
    board.agenda.append(CLEAN_UP.at())


class CleanUp(Silent[Board]):
    """R6.01 and R6.02: the display loses the rightmost card of each row."""

    def __init__(self) -> None:
        super().__init__(PACKING, 29, "clean-up", "R6.01")

    def resolve(self, board: Board, _seat: int, _argument: int) -> None:
        board.agenda.pop()
        for number in (2, 1, 0):
            if board.display[number]:
                _discard_rightmost(board, number, "R6.01")
            if not board.display[number]:
                board.agenda.append(REFILL.at(0, number))


def best_plan(board: Board, seat: int, permanent: int, own: int) -> int:
    """R6.06: the plan in the check-mark area that gives most for what it takes, if a seat has so much; else NONE."""
    tables = board.tables
    best = NONE
    for card in board.check_area[seat]:
        if tables.card_permanent[card] == permanent and tables.permanent_cost[card] <= own:
            takes, gives = tables.permanent_cost[card], tables.permanent_gain[card]
            if best == NONE or gives * tables.permanent_cost[best] > tables.permanent_gain[best] * takes:
                best = card
    return best


def other_plans(board: Board, seat: int, permanent: int, own: int) -> list[int]:
    """R6.06: the plans with other numbers than the best one, each numbers once; sets of one's own may have such."""
    tables = board.tables
    costs, gains = tables.permanent_cost, tables.permanent_gain
    found = [best_plan(board, seat, permanent, own)]
    for card in board.check_area[seat]:
        if tables.card_permanent[card] == permanent and costs[card] <= own:
            alike = [plan for plan in found if costs[plan] == costs[card] and gains[plan] == gains[card]]
            if not alike:
                found.append(card)
    return found[1:]


class Waste(Question[Board]):
    """R6.04 to R6.06: what to do with the next water or food; over when nothing is left to decide."""

    def __init__(self) -> None:
        super().__init__(PACKING, 30, "waste", "R6.03", prompt="blackout-ask-waste", verbs=("water", "food", "waste"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        own = board.rondel[seat]
        if own[WATER]:
            found = [tables.a_water + 1]
            if own[WATER] >= PAIR and not (tables.strict_gps and sum(board.gps) >= tables.gps_supply):
                found = [tables.a_water, tables.a_water + 1]
            if best_plan(board, seat, P_WATER_MONEY, own[WATER]) != NONE:
                found.append(tables.a_water + 2)
                others = other_plans(board, seat, P_WATER_MONEY, own[WATER])
                found += [tables.a_waste + tables.waste_cards.index(card) for card in others]
            return found
        if own[FOOD] and best_plan(board, seat, P_FOOD_POINTS, own[FOOD]) != NONE:
            found = [tables.a_food, tables.a_food + 1]
            others = other_plans(board, seat, P_FOOD_POINTS, own[FOOD])
            found += [tables.a_waste + tables.waste_cards.index(card) for card in others]
            return found
        return [tables.a_food + 1] if own[FOOD] else []

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """R6.04: food for money; R6.05: a pair of water a GPS token, a single one money; R6.06: better with a plan."""
        tables = board.tables
        if action == tables.a_water:
            spend(board, seat, WATER, PAIR)
            gain(board, seat, GPS, tables.pair_gps, "R6.05")
        elif action == tables.a_water + 1:
            spend(board, seat, WATER, 1)
            gain(board, seat, MONEY, tables.water_money, "R6.05")
        elif action == tables.a_water + 2:
            self._by_plan(board, seat, best_plan(board, seat, P_WATER_MONEY, board.rondel[seat][WATER]))
        elif action == tables.a_food:
            self._by_plan(board, seat, best_plan(board, seat, P_FOOD_POINTS, board.rondel[seat][FOOD]))
        elif action >= tables.a_waste:
            self._by_plan(board, seat, tables.waste_cards[action - tables.a_waste])
        else:
            spend(board, seat, FOOD, 1)
            gain(board, seat, MONEY, tables.food_money, "R6.04")

    def _by_plan(self, board: Board, seat: int, plan: int) -> None:
        takes, gives = board.tables.permanent_cost[plan], board.tables.permanent_gain[plan]
        if board.tables.card_permanent[plan] == P_WATER_MONEY:
            spend(board, seat, WATER, takes)
            gain(board, seat, MONEY, gives, "R14.04")
        else:
            spend(board, seat, FOOD, takes)
            gain(board, seat, POINTS, gives, "R14.03")


class Drop(Question[Board]):
    """R6.08: up to one card from the own objective spots."""

    def __init__(self) -> None:
        super().__init__(PACKING, 31, "drop", "R6.08", prompt="blackout-ask-drop", verbs=("drop", "done"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found = [tables.a_drop + card - tables.first_starter for card in board.objectives[seat]]
        found.append(tables.a_done)
        return found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """To the discard pile; cubes on it return (B-45)."""
        board.agenda.pop()
        if action == board.tables.a_done:
            return
        card = board.tables.first_starter + action - board.tables.a_drop
        board.objectives[seat] = without(board.objectives[seat], card)
        board.tell(E_DROPPED, "R6.08", (seat, card))
        board.supply[seat] += board.marks[card].bit_count()
        board.marks = changed(board.marks, card, 0)
        board.discard = [*board.discard, card]


MARKET: Final = Market()
MARKET_SOLO: Final = MarketSolo()
REFILL: Final = Refill()
CLEAN_UP: Final = CleanUp()
WASTE: Final = Waste()
DROP: Final = Drop()
