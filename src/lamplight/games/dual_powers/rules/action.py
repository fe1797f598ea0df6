"""D3.3 to D3.6: turns, the date, and the actions of command cards, leader cards and bonuses."""

from __future__ import annotations

from lamplight.kernel.types import EVERYONE

from . import control, draw
from .board import (
    LEADER_PLACED,
    NONE,
    OLD,
    S_BEGIN_TURN,
    S_BONUS,
    S_COMMAND,
    S_DEAL,
    S_LEADER,
    S_RECRUIT,
    S_TURN,
    S_TURN_UP,
    SPECIAL_DONE,
    UNSEEN,
    Board,
    step,
)
from .tables import (
    BOX,
    DEMONSTRATION,
    DOUBLE_MOVE,
    E_DATE,
    E_DEMONSTRATED,
    E_MONTH,
    E_MOVED,
    E_OBJECTIVE_SHOWN,
    E_PASSED,
    E_PLAYED,
    E_RECRUITED,
    E_RESTED,
    E_TROTSKY_JOINS,
    E_TROTSKY_RETURNS,
    E_WILL,
    ESPIONAGE,
    MOVE,
    RESERVE,
    REST,
)


def begin(board: Board) -> None:
    """D3.3.1: the holder of the Will starts, and the order stays whatever happens to the Will."""
    first = board.will
    for _ in range(board.tables.turns):
        board.agenda.append(step(S_BEGIN_TURN, 1 - first))
        board.agenda.append(step(S_BEGIN_TURN, first))


def begin_turn(board: Board, side: int) -> None:
    """D3.3.2: a turn begins with the play of a card."""
    board.turn += 1
    board.card = NONE
    board.leader_done = 0
    board.agenda[-1] = step(S_TURN, side)


def plays(board: Board, side: int) -> list[int]:
    """D3.3.3: any card of the hand."""
    base = board.tables.a_play
    return [base + card for card in board.hand[side]]


def play(board: Board, side: int, card: int) -> None:
    """D3.3.2 and D3.3.3: face up; then the date, the card's action, and a bonus action if one was earned."""
    tables = board.tables
    board.hand[side].remove(card)
    board.played[side].append(card)
    board.known[card] = EVERYONE
    board.card = card
    board.tell(E_PLAYED, "D3.3.3", (side, card))
    board.agenda.pop()
    if advance_date(board, side, tables.card_days[card]):
        board.agenda.append(step(S_BONUS, side))
    board.agenda.append(step(S_COMMAND if card < tables.commands else S_LEADER, side))


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


# D3.4: command cards.


def command_options(board: Board, side: int) -> list[int]:
    """D3.4: recruit, or the icon's action, or neither."""
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


def command(board: Board, side: int, action: int) -> None:
    """Carry out the choice of a command card."""
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


def recruit_options(board: Board, side: int, left: int) -> list[int]:
    """D3.4.1: further units, as long as the ranks fit into what is left of the recruit value."""
    tables = board.tables
    options = recruits(board, side, left, tables.card_region[board.card])
    options.append(tables.a_pass)
    return options


def recruit_more(board: Board, side: int, action: int, left: int) -> None:
    """D3.4.1: one unit enters; what is left of the recruit value may bring more."""
    tables = board.tables
    unit, region = divmod(action - tables.a_recruit, tables.regions)
    recruit(board, side, unit, region, "D3.4.1")
    left -= tables.rank[unit]
    if left > 0:
        board.agenda.append(step(S_RECRUIT, side, left))


# D3.5: leader cards.


def leader_options(board: Board, side: int) -> list[int]:
    """D3.5: Leader Recruit and the special action, in either order, each optional."""
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


def spied_side(board: Board, side: int) -> int:
    """D3.5.3: Espionage turns up the opponent's objective; alone, one's own (D5.6)."""
    return side if board.tables.solo else 1 - side


def can_spy(board: Board, side: int) -> bool:
    """Whether there is a face-down objective that Espionage (or Organisation) would turn up."""
    target = spied_side(board, side)
    return board.objective[target] != NONE and board.objective_known[target] != EVERYONE


def leader(board: Board, side: int, action: int) -> None:
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


def show_objective(board: Board, side: int, rule: str) -> None:
    """A face-down objective is turned face up. If nobody has seen it yet, CHANCE says what it is."""
    card = board.objective[side]
    if card in (UNSEEN, OLD):
        board.agenda.append(step(S_TURN_UP, side, int(rule == "D3.7.4")))
        return
    board.objective_known[side] = EVERYONE
    board.known[card] = EVERYONE
    board.tell(E_OBJECTIVE_SHOWN, rule, (side, card))


# D3.6: bonus actions.


def bonus_options(board: Board, side: int) -> list[int]:
    """D3.6: Bonus Recruit, Move, Rest or Draw (solo: Organisation too), or nothing."""
    tables = board.tables
    place, rank, regions = board.place, tables.rank, tables.regions
    options: list[int] = []
    for unit in tables.side_units[side]:  # D3.6.1
        if place[unit] == RESERVE and rank[unit] == 1:
            base = tables.a_recruit + unit * regions
            options += range(base, base + regions)
    options += moves(board, side, tables.moves, tables.small_bonus)  # D3.6.2, D6.9
    options += rests(board, side)  # D3.6.3
    if draw.can_draw(board):  # D3.6.4
        options.append(tables.a_draw)
    if tables.solo and can_spy(board, side):  # D5.6
        options.append(tables.a_organise)
    options.append(tables.a_pass)
    return options


def bonus(board: Board, side: int, action: int) -> None:
    """Carry out a bonus action."""
    tables = board.tables
    board.agenda.pop()
    if action == tables.a_pass:
        board.tell(E_PASSED, "D3.3.6", (side,))
    elif action == tables.a_draw:
        board.agenda.append(step(S_DEAL, side, 1))
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
