"""D3.3 to D3.6: turns, and the actions of command cards, leader cards and bonuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import EVERYONE, Plain

from . import control
from .board import LEADER_PLACED, NONE, OLD, PACKING, SPECIAL_DONE, UNSEEN, Board
from .date import advance_date, take_will
from .draw import DEAL, can_draw
from .solo import OPPOSITION_TURN, TURN_UP
from .state import DualPowersState, SideQuestion
from .tables import (
    BOX,
    DEMONSTRATION,
    DOUBLE_MOVE,
    E_DEMONSTRATED,
    E_MOVED,
    E_OBJECTIVE_SHOWN,
    E_PASSED,
    E_PLAYED,
    E_RECRUITED,
    E_RESTED,
    ESPIONAGE,
    MOVE,
    RESERVE,
    REST,
)

# D3.3: turns.


class Action(Silent[DualPowersState]):
    """D3.3.1: the turns of the action phase."""

    def __init__(self) -> None:
        super().__init__(PACKING, 7, "action", "D3.3.1")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        """The holder of the Will starts, and the order stays whatever happens to the Will."""
        board.agenda.pop()
        if board.tables.solo:
            self._alone(board)
            return
        first = board.will
        for _ in range(board.tables.turns):
            board.agenda.append(BEGIN_TURN.at(1 - first))
            board.agenda.append(BEGIN_TURN.at(first))

    def _alone(self, board: DualPowersState) -> None:
        """D5.4: the Opposition takes five turns and the player four, the Opposition first and last."""
        tables = board.tables
        order: list[int] = []
        for number in range(max(tables.opposition_turns, tables.turns)):
            if number < tables.opposition_turns:
                order.append(OPPOSITION_TURN.at())
            if number < tables.turns:
                order.append(BEGIN_TURN.at(tables.solo_side))
        board.agenda += reversed(order)


class BeginTurn(Silent[DualPowersState]):
    """D3.3.2: a turn begins with the play of a card."""

    def __init__(self) -> None:
        super().__init__(PACKING, 8, "begin-turn", "D3.3.2")

    def resolve(self, board: DualPowersState, side: int, _count: int) -> None:
        board.turn += 1
        board.card = NONE
        board.leader_done = 0
        board.agenda[-1] = TURN.at(side)


class Turn(SideQuestion):
    """D3.3.3: which card of the hand is played."""

    def __init__(self) -> None:
        super().__init__(PACKING, 9, "turn", "D3.3.3", prompt="dual-powers-ask-turn", verbs=("play",))

    def options(self, board: DualPowersState, side: int, _count: int) -> list[int]:
        base = board.tables.a_play
        return [base + card for card in board.hand[side]]

    def answer(self, board: DualPowersState, side: int, _count: int, action: int) -> None:
        """D3.3.2 and D3.3.3: face up; then the date, the card's action, and a bonus action if one was earned."""
        tables = board.tables
        card = action - tables.a_play
        board.hand[side].remove(card)
        board.played[side].append(card)
        board.known[card] = EVERYONE
        board.card = card
        board.tell(E_PLAYED, "D3.3.3", (side, card))
        board.agenda.pop()
        if advance_date(board, side, tables.card_days[card]):
            board.agenda.append(BONUS.at(side))
        board.agenda.append(COMMAND.at(side) if card < tables.commands else LEADER.at(side))


# D3.4: command cards.


class Command(SideQuestion):
    """D3.4: recruit, or the icon's action, or neither."""

    def __init__(self) -> None:
        verbs = ("recruit", "move", "rest", "pass")
        super().__init__(PACKING, 10, "command", "D3.4.1", prompt="dual-powers-ask-command", verbs=verbs)

    def options(self, board: DualPowersState, side: int, _count: int) -> list[int]:
        tables = board.tables
        card = board.card
        options = recruits(board, side, tables.card_value[card], tables.card_region[card])
        icon = tables.card_icon[card]
        if icon == MOVE:
            options += moves(board, side, tables.moves, False)
        elif icon == DOUBLE_MOVE:
            options += moves(board, side, tables.double_moves, False)
        elif icon == REST:
            options += rests(board, side)
        options.append(tables.a_pass)
        return options

    def answer(self, board: DualPowersState, side: int, _count: int, action: int) -> None:
        tables = board.tables
        board.agenda.pop()
        if action == tables.a_pass:
            board.tell(E_PASSED, "D3.4.1", (side,))
        elif action >= tables.a_rest:
            rest(board, side, action - tables.a_rest, "D3.4.4")
        elif action >= tables.a_move:
            token, region = divmod(action - tables.a_move, tables.regions)
            double = tables.card_icon[board.card] == DOUBLE_MOVE
            move(board, side, token, region, "D3.4.3" if double else "D3.4.2")
        else:
            recruit_more(board, side, action, tables.card_value[board.card])


class Recruit(SideQuestion):
    """D3.4.1: further units, as long as the ranks fit into what is left of the recruit value."""

    def __init__(self) -> None:
        verbs = ("recruit", "pass")
        super().__init__(PACKING, 11, "recruit", "D3.4.1", prompt="dual-powers-ask-recruit", verbs=verbs)

    def options(self, board: DualPowersState, side: int, left: int) -> list[int]:
        tables = board.tables
        options = recruits(board, side, left, tables.card_region[board.card])
        options.append(tables.a_pass)
        return options

    def answer(self, board: DualPowersState, side: int, left: int, action: int) -> None:
        board.agenda.pop()
        if action != board.tables.a_pass:
            recruit_more(board, side, action, left)

    def told(self, _board: DualPowersState, left: int) -> dict[str, Plain]:
        return {"left": left}

    def read(self, _board: DualPowersState, told: Mapping[str, Plain]) -> int:
        return as_int(told["left"])


def recruit_more(board: Board, side: int, action: int, left: int) -> None:
    """D3.4.1: one unit enters; what is left of the recruit value may bring more."""
    tables = board.tables
    unit, region = divmod(action - tables.a_recruit, tables.regions)
    recruit(board, side, unit, region, "D3.4.1")
    left -= tables.rank[unit]
    if left > 0:
        board.agenda.append(RECRUIT.at(side, left))


def recruits(board: Board, side: int, value: int, region: int) -> list[int]:
    """D3.4.1: units of the reserve whose rank fits into the recruit value, into one region."""
    tables = board.tables
    place, rank, regions = board.place, tables.rank, tables.regions
    base = tables.a_recruit + region
    return [base + unit * regions for unit in tables.side_units[side] if place[unit] == RESERVE and rank[unit] <= value]


def recruit(board: Board, side: int, token: int, region: int, rule: str) -> None:
    """A token of the reserve, fresh, into a region."""
    board.place[token] = region
    board.fresh[token] = 1
    board.tell(E_RECRUITED, rule, (side, token, region))


def moves(board: Board, side: int, reach: list[list[list[int]]], small_only: bool) -> list[int]:
    """D3.4.2 and D3.4.3: each controlled token to where it can go over unbarricaded connections."""
    tables = board.tables
    place, regions = board.place, tables.regions
    table = reach[board.barricade]
    options: list[int] = []
    own = 0
    for token in tables.side_tokens[side]:
        where = place[token]
        if where >= 0:
            own |= 1 << where
            if not small_only or tables.small[token]:
                options += table[token * regions + where]
    if board.will == side:  # D3.3.10
        for token in tables.neutral_tokens:
            where = place[token]
            if where >= 0 and own >> where & 1:
                options += table[token * regions + where]
    return options


def move(board: Board, side: int, token: int, region: int, rule: str) -> None:
    """A token goes to another region."""
    start = board.place[token]
    board.place[token] = region
    board.tell(E_MOVED, rule, (side, token, start, region))


def rests(board: Board, side: int) -> list[int]:
    """D3.4.4: each controlled exhausted token."""
    base, fresh = board.tables.a_rest, board.fresh
    return [base + token for token in control.controlled_tokens(board, side) if not fresh[token]]


def rest(board: Board, side: int, token: int, rule: str) -> None:
    """A token turns to its fresh side."""
    board.fresh[token] = 1
    board.tell(E_RESTED, rule, (side, token, board.place[token]))


# D3.5: leader cards.


class Leader(SideQuestion):
    """D3.5: Leader Recruit and the special action, in either order, each optional."""

    def __init__(self) -> None:
        verbs = ("recruit-leader", "demonstrate", "spy", "inspire", "pass")
        super().__init__(PACKING, 12, "leader", "D3.5.1", prompt="dual-powers-ask-leader", verbs=verbs)

    def options(self, board: DualPowersState, side: int, _count: int) -> list[int]:
        tables = board.tables
        leader = board.card - tables.commands
        options: list[int] = []
        if not board.leader_done & LEADER_PLACED and board.place[tables.first_leader + leader] == RESERVE:
            base = tables.a_recruit_leader + leader * tables.regions
            options += range(base, base + tables.regions)
        if not board.leader_done & SPECIAL_DONE:
            special = tables.leader_special[leader]
            if special == DEMONSTRATION:
                options += [
                    tables.a_demonstrate + number
                    for number in range(len(tables.connection_ends))
                    if number != board.barricade
                ]
            elif special == ESPIONAGE:
                if can_spy(board, side):
                    options.append(tables.a_spy)
            elif board.will != side:
                options.append(tables.a_inspire)
        options.append(tables.a_pass)
        return options

    def answer(self, board: DualPowersState, side: int, _count: int, action: int) -> None:
        """Carry out one part of a leader card."""
        tables = board.tables
        if action == tables.a_pass:
            board.agenda.pop()
            board.tell(E_PASSED, "D3.5.1", (side,))
            if not board.leader_done & LEADER_PLACED:  # D3.5.1: not recruited with its card, it never enters
                board.place[tables.first_leader + board.card - tables.commands] = BOX
            return
        if tables.a_recruit_leader <= action < tables.a_move:
            number, region = divmod(action - tables.a_recruit_leader, tables.regions)
            board.leader_done |= LEADER_PLACED
            recruit(board, side, tables.first_leader + number, region, "D3.5.1")
        else:
            board.leader_done |= SPECIAL_DONE
        if board.leader_done == LEADER_PLACED | SPECIAL_DONE:
            board.agenda.pop()
        if action == tables.a_inspire:
            take_will(board, side, "D3.5.4")
        elif action == tables.a_spy:
            show_objective(board, spied_side(board, side), "D3.5.3")
        elif tables.a_demonstrate <= action < tables.a_spy:
            board.barricade = action - tables.a_demonstrate
            board.tell(E_DEMONSTRATED, "D3.5.2", (side, board.barricade))


def spied_side(board: Board, side: int) -> int:
    """D3.5.3: Espionage turns up the opponent's objective; alone, one's own (D5.6)."""
    return side if board.tables.solo else 1 - side


def can_spy(board: Board, side: int) -> bool:
    """Whether there is a face-down objective that Espionage (or Organisation) would turn up."""
    target = spied_side(board, side)
    return board.objective[target] != NONE and board.objective_known[target] != EVERYONE


def show_objective(board: Board, side: int, rule: str) -> None:
    """A face-down objective is turned face up. If nobody has seen it yet, CHANCE says what it is."""
    card = board.objective[side]
    if card in (UNSEEN, OLD):
        board.agenda.append(TURN_UP.at(side, int(rule == "D3.7.4")))
        return
    board.objective_known[side] = EVERYONE
    board.known[card] = EVERYONE
    board.tell(E_OBJECTIVE_SHOWN, rule, (side, card))


# D3.6: bonus actions.


class Bonus(SideQuestion):
    """D3.6: Bonus Recruit, Move, Rest or Draw (solo: Organisation too), or nothing."""

    def __init__(self) -> None:
        verbs = ("recruit", "move", "rest", "draw", "organise", "pass")
        super().__init__(PACKING, 13, "bonus", "D3.6.1", prompt="dual-powers-ask-bonus", verbs=verbs)

    def options(self, board: DualPowersState, side: int, _count: int) -> list[int]:
        tables = board.tables
        place, rank, regions = board.place, tables.rank, tables.regions
        options: list[int] = []
        for unit in tables.side_units[side]:  # D3.6.1
            if place[unit] == RESERVE and rank[unit] == 1:
                base = tables.a_recruit + unit * regions
                options += range(base, base + regions)
        options += moves(board, side, tables.moves, tables.small_bonus)  # D3.6.2, D6.9
        options += rests(board, side)  # D3.6.3
        if can_draw(board):  # D3.6.4
            options.append(tables.a_draw)
        if tables.solo and can_spy(board, side):  # D5.6
            options.append(tables.a_organise)
        options.append(tables.a_pass)
        return options

    def answer(self, board: DualPowersState, side: int, _count: int, action: int) -> None:
        tables = board.tables
        board.agenda.pop()
        if action == tables.a_pass:
            board.tell(E_PASSED, "D3.3.6", (side,))
        elif action == tables.a_draw:
            board.agenda.append(DEAL.at(side, 1))
        elif action == tables.a_organise:
            show_objective(board, side, "D5.6")
        elif action >= tables.a_rest:
            rest(board, side, action - tables.a_rest, "D3.6.3")
        elif action >= tables.a_move:
            token, region = divmod(action - tables.a_move, tables.regions)
            move(board, side, token, region, "D3.6.2")
        else:
            unit, region = divmod(action - tables.a_recruit, tables.regions)
            recruit(board, side, unit, region, "D3.6.1")


ACTION: Final = Action()
BEGIN_TURN: Final = BeginTurn()
TURN: Final = Turn()
COMMAND: Final = Command()
RECRUIT: Final = Recruit()
LEADER: Final = Leader()
BONUS: Final = Bonus()
