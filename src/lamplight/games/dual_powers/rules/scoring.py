"""D3.7 and D4: the scoring phase and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Silent
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import EVERYONE, Plain

from . import control
from .action import BONUS, show_objective
from .board import BY_CALENDAR, BY_CENTRE, BY_TRACK, NONE, PACKING, RUNNING, Board
from .solo import choose_objective
from .state import DualPowersState, SideQuestion
from .tables import (
    BOX,
    E_CALENDAR_WON,
    E_CENTRE_WON,
    E_COUNTED,
    E_EXHAUSTED,
    E_MARKER,
    E_MARKER_NOBODY,
    E_MARKER_SCORED,
    E_REMOVED,
    E_RETURNED,
    E_SCORE,
    E_SOLO_LOST,
    E_SOLO_WON,
    E_TRACK_WON,
    E_UNREST_BONUS,
    E_UNREST_NOBODY,
    E_UNREST_SCORED,
    NO_SEAT,
    RED,
    RESERVE,
    WHITE,
)


class Scoring(Silent[DualPowersState]):
    """D3.7.2: marker 1 goes to the Unrest! region; who controls it has a choice."""

    def __init__(self) -> None:
        super().__init__(PACKING, 14, "scoring", "D3.7.2")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        board.agenda.pop()
        board.turn += 1
        board.card = NONE
        board.markers[0] = board.unrest
        board.tell(E_MARKER, "D3.7.2", (1, board.unrest))
        board.agenda += [END_CHECK.at(), EXHAUST.at(), MARKERS.at(), REVEAL.at()]
        side = count(board, 0, NONE, board.unrest, "D3.7.2").controller
        if side == NONE:
            board.tell(E_UNREST_NOBODY, "D3.7.2", (board.unrest,))
        elif board.tables.seat_of_side[side] == NO_SEAT:  # D5.7: the Opposition always scores
            score_unrest(board, side)
        else:
            board.agenda.append(UNREST.at(side))


class Unrest(SideQuestion):
    """D3.7.2: the Unrest! region's controller scores, or takes a bonus action (D6.5: also if none is possible)."""

    def __init__(self) -> None:
        verbs = ("score", "bonus")
        super().__init__(PACKING, 15, "unrest", "D3.7.2", prompt="dual-powers-ask-unrest", verbs=verbs)

    def options(self, board: DualPowersState, _side: int, _count: int) -> list[int]:
        return [board.tables.a_score, board.tables.a_bonus]

    def answer(self, board: DualPowersState, side: int, _count: int, action: int) -> None:
        board.agenda.pop()
        if action == board.tables.a_score:
            score_unrest(board, side)
        else:
            board.tell(E_UNREST_BONUS, "D3.7.2", (side, board.unrest))
            board.agenda.append(BONUS.at(side))


class Reveal(Silent[DualPowersState]):
    """D3.7.4: who is behind now reveals first and gets marker 2; in the centre, who does not hold the Will."""

    def __init__(self) -> None:
        super().__init__(PACKING, 16, "reveal", "D3.7.4")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        first = WHITE if board.score > 0 else RED if board.score < 0 else 1 - board.will
        board.marker_side[1] = first
        board.marker_side[2] = 1 - first
        board.agenda[-1] = SHOW.at(1 - first)
        board.agenda.append(SHOW.at(first))


class Show(Silent[DualPowersState]):
    """D3.7.4: a side's objective is turned up, if it is not face up already. D5.7: the Opposition's is found now."""

    def __init__(self) -> None:
        super().__init__(PACKING, 28, "show", "D3.7.4")

    def resolve(self, board: DualPowersState, side: int, _count: int) -> None:
        board.agenda.pop()
        if board.tables.seat_of_side[side] == NO_SEAT:
            choose_objective(board, side)
        elif board.objective[side] != NONE and board.objective_known[side] != EVERYONE:
            show_objective(board, side, "D3.7.4")


class Markers(Silent[DualPowersState]):
    """D3.7.4: markers 2 and 3 go to the regions of the objectives, which are then scored in this order (D3.7.5)."""

    def __init__(self) -> None:
        super().__init__(PACKING, 18, "markers", "D3.7.4")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        board.agenda.pop()
        for marker in (2, 1):
            card = board.objective[board.marker_side[marker]]
            if card != NONE:
                board.agenda.append(SCORE_MARKER.at(0, marker))
        for marker in (1, 2):
            card = board.objective[board.marker_side[marker]]
            if card != NONE:
                board.markers[marker] = board.tables.card_region[card]
                board.tell(E_MARKER, "D3.7.4", (marker + 1, board.markers[marker]))


class ScoreMarker(Silent[DualPowersState]):
    """D3.7.5: the card's points go to whoever controls the region, whoever chose the card."""

    def __init__(self) -> None:
        super().__init__(PACKING, 19, "score-marker", "D3.7.5")

    def resolve(self, board: DualPowersState, _side: int, marker: int) -> None:
        board.agenda.pop()
        region = board.markers[marker]
        owner = board.marker_side[marker]
        side = count(board, marker, owner, region, "D3.7.5").controller
        if side == NONE:
            board.tell(E_MARKER_NOBODY, "D3.7.5", (region, marker + 1))
            return
        points = board.tables.card_points[board.objective[owner]]
        board.tell(E_MARKER_SCORED, "D3.7.5", (side, region, marker + 1, points))
        score(board, side, points)

    def told(self, _board: DualPowersState, marker: int) -> dict[str, Plain]:
        return {"marker": marker + 1}

    def read(self, _board: DualPowersState, told: Mapping[str, Plain]) -> int:
        return as_int(told["marker"]) - 1


class Exhaust(Silent[DualPowersState]):
    """D3.7.6 and D6.3: in every region with a marker fresh tokens are turned over, exhausted ones leave the board."""

    def __init__(self) -> None:
        super().__init__(PACKING, 20, "exhaust", "D3.7.6")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        board.agenda.pop()
        tables = board.tables
        first, second, third = board.markers
        for token in range(tables.tokens):
            region = board.place[token]
            if region < 0 or (region != first and region != second and region != third):
                continue
            if board.fresh[token]:
                board.fresh[token] = 0
                board.tell(E_EXHAUSTED, "D3.7.6", (token, region))
            elif token < tables.units or token >= tables.movable:  # units of a side (D5.8: the Opposition's too)
                board.place[token] = RESERVE
                board.fresh[token] = 1
                board.tell(E_RETURNED, "D3.7.6", (token, region))
            else:
                board.place[token] = BOX
                board.fresh[token] = 1
                board.tell(E_REMOVED, "D3.7.6", (token, region))


class EndCheck(Silent[DualPowersState]):
    """D4.2 (solo: D5.9): the calendar ends the match."""

    def __init__(self) -> None:
        super().__init__(PACKING, 21, "end-check", "D4.2")

    def resolve(self, board: DualPowersState, _side: int, _count: int) -> None:
        board.agenda.pop()
        tables = board.tables
        if tables.solo:
            if board.round < tables.solo_rounds:
                return
        elif board.month < tables.closing_month:
            return
        if board.score == 0:
            finish(board, board.will, BY_CENTRE)
        else:
            finish(board, RED if board.score > 0 else WHITE, BY_CALENDAR)


SCORING: Final = Scoring()
UNREST: Final = Unrest()
REVEAL: Final = Reveal()
SHOW: Final = Show()
MARKERS: Final = Markers()
SCORE_MARKER: Final = ScoreMarker()
EXHAUST: Final = Exhaust()
END_CHECK: Final = EndCheck()


def count(board: Board, marker: int, owner: int, region: int, rule: str) -> control.Standing:
    """D3.7.1: how both sides stand in the region of a marker, told to all."""
    found = control.standing(board, region)
    if board.events is not None:
        presence = (found.red, found.red_tokens, found.white, found.white_tokens)
        decided = (found.controller, found.reason, found.neutrals)
        board.tell(E_COUNTED, rule, (marker + 1, owner, region, *presence, *decided))
    return found


def score_unrest(board: Board, side: int) -> None:
    """D3.7.2: points by month."""
    points = board.tables.unrest_points[board.month]
    board.tell(E_UNREST_SCORED, "D3.7.2", (side, board.unrest, points))
    score(board, side, points)


def score(board: Board, side: int, points: int) -> None:
    """D3.7.3: the marker moves towards the scorer's end, and no further. D4.1: at the end the match is over at once."""
    end = board.tables.track_end
    if side == RED:
        board.score = min(end, board.score + points)
    else:
        board.score = max(-end, board.score - points)
    board.tell(E_SCORE, "D3.7.3", (abs(board.score), RED if board.score >= 0 else WHITE))
    if abs(board.score) == end:
        finish(board, RED if board.score > 0 else WHITE, BY_TRACK)


def finish(board: Board, side: int, ending: int) -> None:
    """The match is over."""
    if board.ended != RUNNING:
        return
    board.ended = ending
    board.winner = side
    board.agenda = []
    tables = board.tables
    if ending == BY_TRACK:
        board.tell(E_TRACK_WON, "D4.1", (side,))
    elif ending == BY_CALENDAR:
        board.tell(E_CALENDAR_WON, "D5.9" if tables.solo else "D4.2", (side, abs(board.score)))
    else:
        board.tell(E_CENTRE_WON, "D5.9" if tables.solo else "D4.2", (side,))
    if tables.solo:
        won = side == tables.solo_side
        board.tell(E_SOLO_WON if won else E_SOLO_LOST, "D5.9", (tables.solo_side,))
