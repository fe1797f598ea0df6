"""What the networks of Dual Powers are shown: the regions of a position, and the options of a decision.

Everything is made from the tables of the rules and measured in parts of what is usual there, never by ids: so the same
networks serve any map, cards and tokens.
"""

from __future__ import annotations

from math import log
from typing import Final

from lamplight.bots.net import Sight
from lamplight.kernel.types import knows

from ..rules.board import NONE, Board
from ..rules.opposition import forming_objective
from ..rules.scoring import UNREST
from ..rules.tables import RED, Tables
from .scene import LIMIT, SHIFT, Count, Ground, Scene, turns_left

SHARED: Final = 10
"""Numbers of a position beside the mind's features."""
REGION: Final = 21
"""Numbers of a region."""
KINDS: Final = 16
OWN: Final = 17
"""Numbers of an option beside those for its kind."""
OPTION: Final = 2 * KINDS + OWN
DECISION: Final = 8
"""Numbers of a decision that all its options share."""

# Kinds of options.
OBJECTIVE: Final = 0
COMMAND: Final = 1
LEADER: Final = 2
RECRUIT: Final = 3
ENTER: Final = 4
MOVE: Final = 5
PUSH: Final = 6  # a token that is not one's own
REST: Final = 7
DEMONSTRATE: Final = 8
SPY: Final = 9
INSPIRE: Final = 10
DRAW: Final = 11
ORGANISE: Final = 12
SCORE: Final = 13
BONUS: Final = 14
PASS: Final = 15


class Viewer:
    """Shows positions and decisions of one set-up."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.tables: Tables = ground.tables
        self.firsts = self._firsts()

    def _firsts(self) -> list[int]:
        tables = self.tables
        return [
            tables.a_objective,
            tables.a_play,
            tables.a_play + tables.commands,
            tables.a_recruit,
            tables.a_recruit_leader,
            tables.a_move,
            NONE,
            tables.a_rest,
            tables.a_demonstrate,
            tables.a_spy,
            tables.a_inspire,
            tables.a_draw,
            tables.a_organise,
            tables.a_score,
            tables.a_bonus,
            tables.a_pass,
        ]

    def position(self, board: Board, side: int, features: list[float], late: float) -> Sight:
        """A position as one side sees it, all numbers from its own point of view."""
        tables = self.tables
        count = Count(board)
        other = 1 - side
        left = count.turns[0] + count.turns[1]
        shared = list(features)
        shared += [
            late,
            0.25 * count.turns[side],
            0.25 * count.turns[other],
            0.0 if count.begun == NONE else 1.0 if count.begun == side else -1.0,
            board.month / tables.closing_month,
            board.day / tables.last_day,
            1.0 if board.unrest >= 0 and (board.markers[0] == NONE or board.top() is UNREST) else 0.0,
            0.2 * len(board.hand[side]),
            0.2 * len(board.hand[other]),
            tables.difficulty / 6.0 if tables.solo else 0.0,
        ]
        scene = Scene(board, self.ground.shown)
        held = scene.held(side, board.will, self.ground.holds[left])
        return Sight(shared, self._regions(board, side, scene, held, late))

    def _regions(self, board: Board, side: int, scene: Scene, held: list[float], late: float) -> list[list[float]]:
        """A row for each region: who is how strong there, and what it may bring."""
        tables = self.tables
        regions = tables.regions
        other = 1 - side
        end = float(tables.track_end)
        forces = scene.forces
        mine, theirs, neutral = side * regions, other * regions, 2 * regions
        rows: list[list[float]] = []
        has_will = board.will == side
        small = (1 << SHIFT) - 1
        for region in range(regions):
            own, foe, none = forces[mine + region], forces[theirs + region], forces[neutral + region]
            row = [
                held[region],
                held[region] * late,
                scene.balance(own, foe, none, has_will) / LIMIT,
                0.2 * (own >> SHIFT),
                0.2 * (foe >> SHIFT),
                0.2 * (none >> SHIFT),
                0.25 * (own & small),
                0.25 * (foe & small),
            ]
            row.extend(BLANK)
            rows.append(row)
        points = tables.unrest_points[board.month] / end
        if board.unrest >= 0 and (board.markers[0] == NONE or board.top() is UNREST):
            rows[board.unrest][8] = 1.0
            rows[board.unrest][9] = points * held[board.unrest]
        if board.barricade_tile >= 0:
            rows[board.barricade_tile][10] = 1.0
        for owner in (0, 1):
            card = board.objective[owner]
            if card == NONE and tables.solo and owner != tables.solo_side:
                card = forming_objective(board, board.played[owner])
            if card >= 0:
                region = tables.card_region[card]
                worth = tables.card_points[card] / end
                rows[region][11 if owner == side else 12] += worth
                rows[region][13] += worth * held[region]
            for held_card in board.hand[owner]:
                if held_card < tables.commands:
                    region = tables.card_region[held_card]
                    rows[region][14 if owner == side else 15] += 0.2 * tables.card_value[held_card]
                    place = 16 if owner == side else 17
                    rows[region][place] = max(rows[region][place], tables.card_points[held_card] / end)
        for token in range(tables.tokens):
            region = board.place[token]
            if region >= 0 and tables.owner[token] <= 1:
                place = 18 if tables.owner[token] == side else 19
                rows[region][place] += 0.2 * tables.exhausted[token]
                if not board.fresh[token]:
                    rows[region][20] += 0.25 if place == 18 else -0.25
        return rows

    def _kind(self, side: int, option: int) -> int:
        """What kind of option it is."""
        tables = self.tables
        kind = OBJECTIVE
        for place in range(KINDS):
            if self.firsts[place] != NONE and option >= self.firsts[place]:
                kind = place
        if kind == MOVE and tables.owner[(option - tables.a_move) // tables.regions] != side:
            return PUSH
        return kind

    def decision(self, board: Board, seat: int, options: list[int], weights: list[float]) -> Sight:
        """The options of a decision, from what the seat knows."""
        tables, ground = self.tables, self.ground
        side = tables.side_of_seat[seat]
        regions = tables.regions
        left = turns_left(board)
        scene = Scene(board, ground.shown)
        held = scene.held(side, board.will, ground.holds[left])
        stakes = self._stakes(board, seat, side)
        top = max(weights)
        total = sum(weights)
        rows: list[list[float]] = []
        for place in range(len(options)):
            option = options[place]
            kind = self._kind(side, option)
            liking = max(log(weights[place] / top), -20.0)
            row = [0.0] * OPTION
            row[kind] = 1.0
            row[KINDS + kind] = 0.2 * liking
            first = 2 * KINDS
            row[first] = 0.2 * liking
            row[first + 1] = weights[place] / total
            region = NONE
            if kind <= LEADER:
                region = self._card_row(board, option, kind, row)
            elif kind == RECRUIT or kind == ENTER:
                token, region = divmod(
                    option - (tables.a_recruit if kind == RECRUIT else tables.a_recruit_leader), regions
                )
                if kind == ENTER:
                    token += tables.first_leader
                row[first + 10] = 0.2 * tables.fresh[token]
                row[first + 11] = 0.25 * tables.rank[token]
            elif kind == MOVE or kind == PUSH:
                token, region = divmod(option - tables.a_move, regions)
                shown = ground.shown[2 * token + board.fresh[token]] >> SHIFT
                row[first + 10] = 0.2 * shown
                place_now = board.place[token]
                if place_now >= 0:
                    row[first + 12] = held[place_now]
                    row[first + 13] = held[place_now] * stakes[place_now]
            elif kind == REST:
                token = option - tables.a_rest
                region = board.place[token]
                row[first + 10] = 0.2 * (tables.fresh[token] - tables.exhausted[token])
            if region >= 0:
                row[first + 14] = held[region]
                row[first + 15] = stakes[region]
                row[first + 16] = held[region] * stakes[region]
            rows.append(row)
        shared = [
            left / (2.0 * tables.turns),
            board.month / tables.closing_month,
            board.day / tables.last_day,
            (board.score if side == RED else -board.score) / tables.track_end,
            1.0 if board.will == side else 0.0,
            1.0 if side == RED else 0.0,
            0.2 * len(board.hand[side]),
            0.1 * min(len(options), 30),
        ]
        return Sight(shared, rows)

    def _stakes(self, board: Board, seat: int, side: int) -> list[float]:
        """The points of each region that the seat knows of, in parts of the track."""
        tables = self.tables
        stakes = [0.0] * tables.regions
        end = float(tables.track_end)
        if board.unrest >= 0 and board.markers[0] == NONE:
            stakes[board.unrest] += tables.unrest_points[board.month] / end
        for owner in (0, 1):
            card = board.objective[owner]
            if card >= 0 and (owner == side or knows(board.objective_known[owner], seat)):
                stakes[tables.card_region[card]] += tables.card_points[card] / end
        return stakes

    def _card_row(self, board: Board, option: int, kind: int, row: list[float]) -> int:
        """Fill in what a card does; returns its region, if it has one."""
        tables = self.tables
        first = 2 * KINDS
        card = option - (tables.a_objective if kind == OBJECTIVE else tables.a_play)
        day = board.day + tables.card_days[card]
        row[first + 2] = 0.1 * tables.card_days[card]
        row[first + 3] = 1.0 if day > tables.last_day else 0.0
        if day > tables.last_day:
            day -= tables.last_day
        row[first + 4] = 1.0 if day == tables.middle_day or day >= tables.first_skipped_day else 0.0
        if kind == LEADER:
            row[first + 10] = 0.2 * tables.fresh[tables.first_leader + card - tables.commands]
            return NONE
        row[first + 5 + tables.card_icon[card]] = 1.0
        row[first + 8] = 0.2 * tables.card_value[card]
        row[first + 9] = 0.2 * tables.card_points[card]
        return tables.card_region[card]


BLANK = [0.0] * (REGION - 8)
