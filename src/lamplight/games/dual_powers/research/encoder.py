"""Observations of Dual Powers. `layout.py` says what each field means."""

from __future__ import annotations

from typing import Final

from lamplight.envs.encoder import Encoder, mark, mark_all, mark_bits, put
from lamplight.kernel.state import State
from lamplight.kernel.types import EVERYONE, NOBODY

from ..rules.board import NONE, PACKING, Board
from ..rules.state import DualPowersState
from ..rules.steps import STEPS
from ..rules.tables import BOX, RESERVE, Tables

COUNT: Final = 99


class DualPowersEncoder(Encoder):
    """Writes what a seat of Dual Powers observes."""

    def __init__(self, tables: Tables, cells: int, offsets: dict[str, int]) -> None:
        super().__init__(cells)
        self.tables = tables
        self.kinds = len(STEPS.kinds)
        self.side = offsets["side"]
        self.step = offsets["step"]
        self.step_whose = offsets["step.whose"]
        self.step_count = offsets["step.count"]
        self.agenda = offsets["agenda"]
        self.round = offsets["round"]
        self.day = offsets["day"]
        self.lead = offsets["lead"]
        self.month = offsets["month"]
        self.will = offsets["will"]
        self.unrest = offsets["unrest"]
        self.barricade_tile = offsets["barricade_tile"]
        self.barricade = offsets["barricade"]
        self.tiles = offsets["tiles"]
        self.tiles_discarded = offsets["tiles_discarded"]
        self.tokens = offsets["tokens"]
        self.exhausted = offsets["exhausted"]
        self.discard = offsets["discard"]
        self.pile = offsets["pile"]
        self.old = offsets["old"]
        self.old_unknown = offsets["old.unknown"]
        self.played = offsets["played"]
        self.held = offsets["held"]
        self.held_unknown = offsets["held.unknown"]
        self.hand = offsets["hand"]
        self.objective = offsets["objective"]
        self.objective_hidden = offsets["objective.hidden"]
        self.ready = offsets["ready"]
        self.chosen = offsets["chosen"]
        self.card = offsets["card"]
        self.leader_done = offsets["leader_done"]
        self.markers = offsets["markers"]
        self.markers_whose = offsets["markers.whose"]
        self.opposition_pile = offsets["opposition_pile"]
        self.opposition_leaders = offsets["opposition_leaders"]
        self.ending = offsets["ending"]
        self.winner = offsets["winner"]

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, DualPowersState)
        score = state.score
        if self.tables.seats == 2:
            return [score, -score]
        return [score if self.tables.solo_side == 0 else -score]

    def encode(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, DualPowersState)
        out = bytearray(self.blank)
        tables = self.tables
        me = tables.side_of_seat[seat]
        self._time(out, state, me)
        self._board(out, state, me)
        mark_all(out, self.discard, state.discard)
        put(out, self.pile, state.pile_size(), 0, tables.cards)
        if seat == 0:  # as declared: known to the first seat
            mark_all(out, self.old, state.old)
        else:
            put(out, self.old_unknown, len(state.old), 0, tables.cards)
        self._side(out, state, seat, me, 0)
        self._side(out, state, seat, 1 - me, 1)
        return out

    def _time(self, out: bytearray, board: Board, me: int) -> None:
        """What is asked, and when."""
        mark(out, self.side + me)
        agenda = board.agenda
        for entry in agenda:
            cell = self.agenda + (PACKING.seat(entry) ^ me) * self.kinds + PACKING.kind(entry)
            out[cell + cell] = min(out[cell + cell] + 1, COUNT)
        if agenda:
            top = agenda[-1]
            mark(out, self.step + PACKING.kind(top))
            mark(out, self.step_whose + (PACKING.seat(top) ^ me))
            put(out, self.step_count, PACKING.argument(top), 0, COUNT)
        put(out, self.round, board.round, 0, COUNT)
        put(out, self.day, board.day, 0, self.tables.last_day)
        end = self.tables.track_end
        put(out, self.lead, board.score if me == 0 else -board.score, -end, end)
        mark(out, self.month + board.month)
        mark(out, self.ending + board.ended)
        if board.winner != NONE:
            mark(out, self.winner + (board.winner ^ me))

    def _board(self, out: bytearray, board: Board, me: int) -> None:
        """What lies open on the table."""
        tables = self.tables
        regions = tables.regions
        mark(out, self.will + (board.will ^ me))
        if board.unrest >= 0:
            mark(out, self.unrest + board.unrest)
        if board.barricade_tile >= 0:
            mark(out, self.barricade_tile + board.barricade_tile)
        mark(out, self.barricade + board.barricade)
        put(out, self.tiles, len(board.tiles), 0, regions)
        mark_all(out, self.tiles_discarded, board.tiles_discarded)
        width = regions + 3
        fresh = board.fresh
        start = self.tokens
        for token, where in enumerate(board.place):
            if where >= 0:
                mark(out, start + where)
                if not fresh[token]:
                    mark(out, self.exhausted + token)
            else:
                mark(out, start + regions + (0 if where == RESERVE else 1 if where == BOX else 2))
            start += width
        if board.card != NONE:
            mark(out, self.card + board.card)
        mark_bits(out, self.leader_done, board.leader_done)
        for number in range(3):
            region = board.markers[number]
            if region != NONE:
                mark(out, self.markers + number * regions + region)
            side = board.marker_side[number]
            if side != NONE:
                mark(out, self.markers_whose + 2 * number + (side ^ me))
        put(out, self.opposition_pile, len(board.opposition_pile), 0, tables.cards)
        put(out, self.opposition_leaders, len(board.opposition_leaders), 0, tables.cards)

    def _side(self, out: bytearray, board: Board, seat: int, side: int, who: int) -> None:
        """The cards of a side, as far as the observer knows them."""
        tables = self.tables
        cards = tables.cards
        mark_all(out, self.played + who * cards, board.played[side])
        held = self.held + who * cards
        known = board.known
        unknown = 0
        for card in board.hand[side]:
            if known[card] >> seat & 1:
                mark(out, held + card)
            else:
                unknown += 1
        objective = board.objective[side]
        mask = board.objective_known[side]
        if objective >= 0 and mask != EVERYONE and mask != NOBODY:
            if known[objective] >> seat & 1:
                mark(out, held + objective)
            else:
                unknown += 1
        put(out, self.held_unknown + who, unknown, 0, cards)
        put(out, self.hand + who, len(board.hand[side]), 0, cards)
        if objective != NONE:
            if not mask >> seat & 1:
                mark(out, self.objective_hidden + who)
            elif objective >= 0:
                mark(out, self.objective + who * cards + objective)
        chosen = board.chosen[side]
        if chosen != NONE:
            mark(out, self.ready + who)
            if tables.seat_of_side[side] == seat:
                mark(out, self.chosen + who * cards + chosen)
