"""D5: one player against the Opposition."""

from __future__ import annotations

from lamplight.kernel.types import EVERYONE, NOBODY

from . import action, draw
from .board import (
    NONE,
    OLD,
    S_BEGIN_TURN,
    S_DEAL,
    S_OPPOSITION_CARD,
    S_OPPOSITION_LEADER,
    S_OPPOSITION_TURN,
    UNSEEN,
    Board,
    step,
)
from .tables import (
    E_OBJECTIVE_SHOWN,
    E_OPPOSITION_LEADER,
    E_OPPOSITION_NONE,
    E_OPPOSITION_UNIT,
    E_PLAYED,
    E_SET_ASIDE,
    RESERVE,
)


def begin_draw(board: Board) -> None:
    """D5.2: cards to the hand; when they are dealt, `set_aside` lays the unseen ones out."""
    board.agenda.append(step(S_DEAL, board.tables.solo_side, board.tables.solo_draw))


def set_aside(board: Board) -> bool:
    """D5.2: the unseen objective and the Opposition's pile, card by card; False if a reshuffle is needed first."""
    tables = board.tables
    human = tables.solo_side
    while board.objective[human] == NONE or len(board.opposition_pile) < tables.opposition_turns:
        if board.pile_size() == 0:
            if not board.discard:
                break  # D3.1.2: the draw phase gives what there is
            draw.need_pile(board)
            return False
        if board.objective[human] == NONE:
            board.objective[human] = UNSEEN
            board.objective_known[human] = NOBODY
        else:
            board.opposition_pile.append(UNSEEN)
    board.tell(E_SET_ASIDE, "D5.2", (int(board.objective[human] != NONE), len(board.opposition_pile)))
    return True


def begin_objective(board: Board) -> None:
    """D5.3: the Opposition's next leader appears, and the Opposition takes the Will."""
    if board.opposition_leaders:
        board.agenda.append(step(S_OPPOSITION_LEADER))
    else:
        action.take_will(board, 1 - board.tables.solo_side, "D5.3")


def leader_appears(board: Board, leader: int) -> None:
    """D5.3: the leader's token, fresh, into the Unrest! region."""
    tables = board.tables
    board.agenda.pop()
    board.opposition_leaders.remove(leader)
    board.known[tables.commands + leader] = EVERYONE
    token = tables.first_leader + leader
    board.place[token] = board.unrest
    board.fresh[token] = 1
    board.tell(E_OPPOSITION_LEADER, "D5.3", (token, board.unrest))
    action.take_will(board, 1 - tables.solo_side, "D5.3")


def begin_action(board: Board) -> None:
    """D5.4: the Opposition takes five turns and the player four, the Opposition first and last."""
    tables = board.tables
    order: list[int] = []
    for number in range(max(tables.opposition_turns, tables.turns)):
        if number < tables.opposition_turns:
            order.append(step(S_OPPOSITION_TURN))
        if number < tables.turns:
            order.append(step(S_BEGIN_TURN, tables.solo_side))
    board.agenda += reversed(order)


def begin_turn(board: Board) -> None:
    """D5.5: the Opposition reveals its top card, if it has one."""
    board.turn += 1
    board.card = NONE
    board.agenda.pop()
    if not board.opposition_pile:
        return
    board.agenda.append(step(S_OPPOSITION_CARD))


def card_appears(board: Board, card: int) -> None:
    """CHANCE has said which card the top one is."""
    board.agenda.pop()
    source = board.old if board.opposition_pile.pop() == OLD else board.pile
    source.remove(card)
    take_turn(board, card)


def take_turn(board: Board, card: int) -> None:
    """D5.5: date, then a fresh unit of the card's value in the card's region; a bonus adds a unit of level 1."""
    tables = board.tables
    side = 1 - tables.solo_side
    board.card = card
    board.played[side].append(card)
    board.known[card] = EVERYONE
    board.tell(E_PLAYED, "D5.5", (side, card))
    bonus = action.advance_date(board, side, tables.card_days[card])
    add_unit(board, tables.card_value[card], tables.card_region[card])
    if bonus:
        add_unit(board, 1, board.unrest)


def add_unit(board: Board, level: int, region: int) -> None:
    """D5.5: an Opposition unit of a level enters, if one is left (D6.7)."""
    for token in board.tables.opposition[level]:
        if board.place[token] == RESERVE:
            board.place[token] = region
            board.fresh[token] = 1
            board.tell(E_OPPOSITION_UNIT, "D5.5", (token, region))
            return
    board.tell(E_OPPOSITION_NONE, "D6.7", (level, region))


def objective_appears(board: Board, side: int, card: int, *, scoring: bool) -> None:
    """D5.6, or D3.7.4 when it is scored: the unseen objective has got its identity and lies face up."""
    board.agenda.pop()
    source = board.old if board.objective[side] == OLD else board.pile
    source.remove(card)
    board.objective[side] = card
    board.objective_known[side] = EVERYONE
    board.known[card] = EVERYONE
    board.tell(E_OBJECTIVE_SHOWN, "D3.7.4" if scoring else "D5.6", (side, card))


def forming_objective(board: Board, cards: list[int]) -> int:
    """D5.7: which of the cards that the Opposition played this round would be its objective now; NONE without cards."""
    tables = board.tables
    if not cards:
        return NONE
    days = [0] * tables.regions
    count = [0] * tables.regions
    last = [0] * tables.regions
    for number, card in enumerate(cards):
        region = tables.card_region[card]
        days[region] += tables.card_days[card]
        count[region] += 1
        last[region] = number
    best = max(range(tables.regions), key=lambda region: (days[region], count[region], last[region]))
    objective = NONE
    for card in cards:
        if tables.card_region[card] == best and (
            objective == NONE or tables.card_points[card] >= tables.card_points[objective]
        ):
            objective = card
    return objective


def choose_objective(board: Board, side: int) -> None:
    """D5.7: the Opposition's objective is one of the cards it played."""
    card = forming_objective(board, board.played[side])
    board.objective[side] = card
    if card != NONE:
        board.objective_known[side] = EVERYONE
        board.tell(E_OBJECTIVE_SHOWN, "D5.7", (side, card))
