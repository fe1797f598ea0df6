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


def begin(board: Board) -> None:
    """R7: every district that somebody surrounds."""
    board.agenda.append(SECURE.at())


class Secure(Silent[Board]):
    """R7.01 to R7.08: every district that somebody surrounds completely now."""

    def __init__(self) -> None:
        super().__init__(PACKING, 32, "secure", "R7.01")

    def resolve(self, state: Board, seat: int, argument: int) -> None:
        tables = state.tables
        state.agenda.pop()
        houses: list[int] = []
        for district in range(tables.districts):
            if state.secured >> district & 1:
                continue
            ring = tables.district_mask[district]
            by = [one for one in state.turn_order() if state.on_map[one] & ring == ring]
            if not by:
                continue
            state.secured |= 1 << district
            state.tell(E_SECURED, "R7.01", (district,))
            state.boxed = [*state.boxed, *(tile for tile in state.stacks[district] if tile != UNSEEN)]  # R7.02
            state.stacks[district] = []
            houses += [*(HOUSE.at(one, district) for one in by), SCORE.at(0, district)]  # B-18
        state.agenda += reversed(houses)


class House(Question[Board]):
    """R7.03: a house of one's own choice goes to a secured district. The argument is the district."""

    def __init__(self) -> None:
        super().__init__(PACKING, 33, "house", "R7.03", prompt="blackout-ask-house", verbs=("house",))

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        base, houses = state.tables.a_house, state.houses[seat]
        return [base + number for number in range(len(state.tables.board_actions)) if houses >> number & 1]

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        """The action under the house is unlocked."""
        state.agenda.pop()
        number = action - state.tables.a_house
        state.houses = changed(state.houses, seat, state.houses[seat] & ~(1 << number))
        state.secured_by = changed(state.secured_by, argument, [*state.secured_by[argument], seat])
        state.tell(E_HOUSE, "R7.03", (seat, argument, number + 1))

    def nothing(self, state: Board, seat: int, argument: int) -> None:
        """R7.04 and B-17: no house is left: a cube in its place, if there is one."""
        state.agenda.pop()
        if state.supply[seat] > 0 or state.tables.soft_cubes:
            state.supply[seat] -= 1
            by = [*state.secured_by[argument], seat + CUBE_OF]
            state.secured_by = changed(state.secured_by, argument, by)
            state.tell(E_HOUSE_CUBE, "R7.04", (seat, argument))

    def told(self, state: Board, argument: int) -> dict[str, Plain]:
        return {"district": state.tables.district_names[argument]}

    def read(self, state: Board, told: Mapping[str, Plain]) -> int:
        return state.tables.district_names.index(str(told["district"]))


class Score(Silent[Board]):
    """R7.05: everybody scores for the cubes round a district, once its houses are placed."""

    def __init__(self) -> None:
        super().__init__(PACKING, 38, "score", "R7.05")

    def resolve(self, state: Board, seat: int, argument: int) -> None:
        state.agenda.pop()
        for one in range(state.tables.seats):
            cubes = city.cubes_around(state, one, argument)
            points = state.tables.table[cubes]
            state.score[one] += points
            if cubes:
                state.tell(E_DISTRICT_SCORED, "R7.05", (one, argument, cubes, points))

    def told(self, state: Board, argument: int) -> dict[str, Plain]:
        return {"district": state.tables.district_names[argument]}

    def read(self, state: Board, told: Mapping[str, Plain]) -> int:
        return state.tables.district_names.index(str(told["district"]))


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

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        most = max(len(pile) for pile in state.slots[seat])
        found: list[int] = []
        if len(state.hand[seat]) <= hand_limit(state, seat) and most > 0:
            found = [tables.a_refresh + slot for slot, pile in enumerate(state.slots[seat]) if len(pile) == most]
        found.append(tables.a_done)
        return found

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        """R8.02 and R8.03: the cards return, and so the check-mark actions may be used."""
        if action == state.tables.a_done:
            state.agenda.pop()
            return
        slot = action - state.tables.a_refresh
        state.tell(E_REFRESHED, "R8.02", (seat, slot + 1, len(state.slots[seat][slot])))
        state.hand[seat] = sorted([*state.hand[seat], *state.slots[seat][slot]])
        state.set_slot(seat, slot, [])
        state.used = 0
        state.agenda[-1] = CHECKS.at(seat)


def hand_limit(board: Board, seat: int) -> int:
    """R8.01: how many cards a seat may have in hand to refresh it."""
    return board.tables.big_hand_limit if board.power[seat] & 1 else board.tables.hand_limit


class Checks(BatteryQuestion):
    """R8.03: any unlocked check-mark actions, each at most once."""

    def __init__(self) -> None:
        verbs = ("check-board", "check-plan", "battery", "done")
        super().__init__(PACKING, 35, "checks", "R8.03", prompt="blackout-ask-checks", verbs=verbs)

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        found = check_options(state, seat, state.used)
        if can_buy_battery(state, seat) and (found or battery_for_checks(state, seat, state.used)):
            found.append(tables.a_battery)
        found.append(tables.a_done)
        return found

    def decide(self, state: Board, seat: int, argument: int, action: int) -> None:
        if action == state.tables.a_done:
            state.agenda.pop()
        else:
            state.used |= use_check(state, seat, action)


class EndRound(Silent[Board]):
    """R8.06 and RR.03: the next round with the next starting player, or the end."""

    def __init__(self) -> None:
        super().__init__(PACKING, 36, "end-round", "R8.06")

    def resolve(self, state: Board, seat: int, argument: int) -> None:
        state.agenda.pop()
        if state.last_round and state.round >= state.last_round:
            final_scoring(state)
        else:
            state.first = (state.first + 1) % state.tables.seats


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
