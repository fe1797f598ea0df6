"""R5 and R6: phases 5 and 6, new objectives and clean-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Question, Silent
from lamplight.kernel.types import Plain

from .board import PACKING, Board, changed, without
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

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        found: list[int] = []
        if len(state.objectives[seat]) < tables.spots:
            for row in state.display:
                if row and tables.prices[len(row)] <= state.money[seat]:
                    found += [tables.a_buy + card - tables.first_objective for card in row]
        found.append(tables.a_done)
        return found

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        if action == state.tables.a_done:
            self._pass(state, seat)
        else:
            self._buy(state, seat, state.tables.first_objective + action - state.tables.a_buy)

    def _buy(self, state: Board, seat: int, card: int) -> None:
        """R5.03 to R5.06."""
        number = next(number for number, row in enumerate(state.display) if card in row)
        row = state.display[number]
        price = state.tables.prices[len(row)]
        state.tell(E_BOUGHT, "R5.03", (seat, card, price))
        state.money[seat] -= price
        state.display[number] = without(row, card)
        state.objectives[seat] = [*state.objectives[seat], card]
        state.passes = 0
        state.bought = 1
        self._next_seat(state, seat)
        if not state.display[number]:
            state.agenda.append(REFILL.at(0, number))

    def _pass(self, state: Board, seat: int) -> None:
        """R5.02: the phase ends when all have passed in a row."""
        state.passes += 1
        state.tell(E_PASSED, "R5.02", (seat,))
        if state.passes == state.tables.seats:
            state.agenda.pop()
        else:
            self._next_seat(state, seat)

    def _next_seat(self, state: Board, seat: int) -> None:
        state.agenda[-1] = self.at((seat + 1) % state.tables.seats)


class MarketSolo(Silent[Board]):
    """R16.02: who bought nothing loses the rightmost card of the top row."""

    def __init__(self) -> None:
        super().__init__(PACKING, 28, "market-solo", "R16.02")

    def resolve(self, state: Board, seat: int, argument: int) -> None:
        state.agenda.pop()
        if not state.bought and state.display[0]:
            _discard_rightmost(state, 0, "R16.02")
            if not state.display[0]:
                state.agenda.append(REFILL.at(0, 0))


def _discard_rightmost(board: Board, number: int, rule: str) -> None:
    row = board.display[number]
    board.tell(E_DISCARDED, rule, (row[-1],))
    board.discard = [*board.discard, row[-1]]
    board.display[number] = row[:-1]


class Refill(Chance[Board]):
    """R5.06: a card comes to a row of the display, until the row is complete. The argument is the row."""

    def __init__(self) -> None:
        super().__init__(PACKING, 3, "refill", "R5.06", verbs=("draw",))

    def count(self, state: Board, seat: int, argument: int) -> int:
        return len(state.unseen) if deck_size(state) else 0

    def among(self, state: Board, seat: int, argument: int) -> list[int]:
        first = state.tables.a_draw - state.tables.first_objective
        return [first + card for card in state.unseen]

    def roll(self, state: Board, seat: int, argument: int, random: float) -> int:
        card = state.unseen[int(random * len(state.unseen))]
        return state.tables.a_draw + card - state.tables.first_objective

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        """R9.01, R9.02: from the draw deck, then the reserve; the last card of the draw deck triggers the end."""
        card = state.tables.first_objective + action - state.tables.a_draw
        state.unseen.remove(card)
        state.display[argument] = [*state.display[argument], card]
        state.tell(E_DRAWN, _drawing_rule(state), (card, argument + 1))
        if state.draw_size > 0:
            state.draw_size -= 1
            if state.draw_size == 0 and state.tables.end_when_empty:
                trigger_end(state)
        else:
            if not state.tables.end_when_empty:
                trigger_end(state)
            state.reserve_size -= 1
        complete = len(state.display[argument]) == ROW
        if not complete and deck_size(state) == 0:  # B-20: the next card cannot be drawn
            trigger_end(state)
        if complete or deck_size(state) == 0:
            state.agenda.pop()

    def nothing(self, state: Board, seat: int, argument: int) -> None:
        """R9.04: nothing to refill with; B-20: then one cannot draw."""
        trigger_end(state)
        state.agenda.pop()

    def told(self, state: Board, argument: int) -> dict[str, Plain]:
        return {"row": argument + 1}

    def read(self, state: Board, told: Mapping[str, Plain]) -> int:
        return int(str(told["row"])) - 1


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

    def resolve(self, state: Board, seat: int, argument: int) -> None:
        state.agenda.pop()
        for number in (2, 1, 0):
            if state.display[number]:
                _discard_rightmost(state, number, "R6.01")
            if not state.display[number]:
                state.agenda.append(REFILL.at(0, number))


def has_plan(board: Board, seat: int, permanent: int) -> bool:
    """Whether a plan with this permanent effect lies in the check-mark area."""
    return any(board.tables.card_permanent[card] == permanent for card in board.check_area[seat])


class Waste(Question[Board]):
    """R6.04 to R6.06: what to do with the next water or food; over when nothing is left to decide."""

    def __init__(self) -> None:
        super().__init__(PACKING, 30, "waste", "R6.03", prompt="blackout-ask-waste", verbs=("water", "food"))

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        own = state.rondel[seat]
        if own[WATER] >= PAIR:
            found = [tables.a_water, tables.a_water + 1]
            if tables.strict_tokens and sum(state.gps) >= tables.gps_supply:
                found = [tables.a_water + 1]
            if has_plan(state, seat, P_WATER_MONEY):
                found.append(tables.a_water + 2)
            return found
        if own[WATER]:
            return [tables.a_water + 1]
        if own[FOOD] >= tables.food_plan_cost and has_plan(state, seat, P_FOOD_POINTS):
            return [tables.a_food, tables.a_food + 1]
        return [tables.a_food + 1] if own[FOOD] else []

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        """R6.04: food for money; R6.05: a pair of water a GPS token, a single one money; R6.06: better with a plan."""
        tables = state.tables
        if action == tables.a_water:
            spend(state, seat, WATER, PAIR)
            gain(state, seat, GPS, tables.pair_gps, "R6.05")
        elif action == tables.a_water + 1:
            spend(state, seat, WATER, 1)
            gain(state, seat, MONEY, tables.water_money, "R6.05")
        elif action == tables.a_water + 2:
            spend(state, seat, WATER, PAIR)
            gain(state, seat, MONEY, tables.plan_money, "R14.04")
        elif action == tables.a_food:
            spend(state, seat, FOOD, tables.food_plan_cost)
            gain(state, seat, POINTS, tables.plan_points, "R14.03")
        else:
            spend(state, seat, FOOD, 1)
            gain(state, seat, MONEY, tables.food_money, "R6.04")


class Drop(Question[Board]):
    """R6.08: up to one card from the own objective spots."""

    def __init__(self) -> None:
        super().__init__(PACKING, 31, "drop", "R6.08", prompt="blackout-ask-drop", verbs=("drop", "done"))

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        found = [tables.a_drop + card - tables.first_starter for card in state.objectives[seat]]
        found.append(tables.a_done)
        return found

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        """To the discard pile; cubes on it return (B-45)."""
        state.agenda.pop()
        if action == state.tables.a_done:
            return
        card = state.tables.first_starter + action - state.tables.a_drop
        state.objectives[seat] = without(state.objectives[seat], card)
        state.tell(E_DROPPED, "R6.08", (seat, card))
        state.supply[seat] += state.marks[card].bit_count()
        state.marks = changed(state.marks, card, 0)
        state.discard = [*state.discard, card]


MARKET: Final = Market()
MARKET_SOLO: Final = MarketSolo()
REFILL: Final = Refill()
CLEAN_UP: Final = CleanUp()
WASTE: Final = Waste()
DROP: Final = Drop()
