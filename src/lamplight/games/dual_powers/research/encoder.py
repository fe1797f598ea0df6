"""Observations of Dual Powers. `layout.py` says what each field means."""

from __future__ import annotations

from typing import Final

from lamplight.envs.encoder import Encoder
from lamplight.envs.sheet import Sheet
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

    def write(self, out: Sheet, state: State, seat: int) -> None:
        assert isinstance(state, DualPowersState)
        tables = self.tables
        me = tables.side_of_seat[seat]
        self._time(out, state, me)
        self._board(out, state, me)
        out.mark_all(self.discard, state.discard)
        out.put(self.pile, state.pile_size(), 0, tables.cards)
        if seat == 0:  # as declared: known to the first seat
            out.mark_all(self.old, state.old)
        else:
            out.put(self.old_unknown, len(state.old), 0, tables.cards)
        self._side(out, state, seat, me, 0)
        self._side(out, state, seat, 1 - me, 1)

    def _time(self, out: Sheet, board: Board, me: int) -> None:
        """What is asked, and when."""
        out.mark(self.side + me)
        agenda = board.agenda
        for entry in agenda:
            cell = self.agenda + (PACKING.seat(entry) ^ me) * self.kinds + PACKING.kind(entry)
            out.count(cell, COUNT)
        if agenda:
            top = agenda[-1]
            out.mark(self.step + PACKING.kind(top))
            out.mark(self.step_whose + (PACKING.seat(top) ^ me))
            out.put(self.step_count, PACKING.argument(top), 0, COUNT)
        out.put(self.round, board.round, 0, COUNT)
        out.put(self.day, board.day, 0, self.tables.last_day)
        end = self.tables.track_end
        out.put(self.lead, board.score if me == 0 else -board.score, -end, end)
        out.mark(self.month + board.month)
        out.mark(self.ending + board.ended)
        if board.winner != NONE:
            out.mark(self.winner + (board.winner ^ me))

    def _board(self, out: Sheet, board: Board, me: int) -> None:
        """What lies open on the table."""
        tables = self.tables
        regions = tables.regions
        out.mark(self.will + (board.will ^ me))
        if board.unrest >= 0:
            out.mark(self.unrest + board.unrest)
        if board.barricade_tile >= 0:
            out.mark(self.barricade_tile + board.barricade_tile)
        out.mark(self.barricade + board.barricade)
        out.put(self.tiles, len(board.tiles), 0, regions)
        out.mark_all(self.tiles_discarded, board.tiles_discarded)
        width = regions + 3
        fresh = board.fresh
        start = self.tokens
        for token, where in enumerate(board.place):
            if where >= 0:
                out.mark(start + where)
                if not fresh[token]:
                    out.mark(self.exhausted + token)
            else:
                out.mark(start + regions + (0 if where == RESERVE else 1 if where == BOX else 2))
            start += width
        if board.card != NONE:
            out.mark(self.card + board.card)
        out.mark_bits(self.leader_done, board.leader_done)
        for number in range(3):
            region = board.markers[number]
            if region != NONE:
                out.mark(self.markers + number * regions + region)
            side = board.marker_side[number]
            if side != NONE:
                out.mark(self.markers_whose + 2 * number + (side ^ me))
        out.put(self.opposition_pile, len(board.opposition_pile), 0, tables.cards)
        out.put(self.opposition_leaders, len(board.opposition_leaders), 0, tables.cards)

    def _side(self, out: Sheet, board: Board, seat: int, side: int, who: int) -> None:
        """The cards of a side, as far as the observer knows them."""
        tables = self.tables
        cards = tables.cards
        out.mark_all(self.played + who * cards, board.played[side])
        held = self.held + who * cards
        known = board.known
        unknown = 0
        for card in board.hand[side]:
            if known[card] >> seat & 1:
                out.mark(held + card)
            else:
                unknown += 1
        objective = board.objective[side]
        mask = board.objective_known[side]
        if objective >= 0 and mask != EVERYONE and mask != NOBODY:
            if known[objective] >> seat & 1:
                out.mark(held + objective)
            else:
                unknown += 1
        out.put(self.held_unknown + who, unknown, 0, cards)
        out.put(self.hand + who, len(board.hand[side]), 0, cards)
        if objective != NONE:
            if not mask >> seat & 1:
                out.mark(self.objective_hidden + who)
            elif objective >= 0:
                out.mark(self.objective + who * cards + objective)
        chosen = board.chosen[side]
        if chosen != NONE:
            out.mark(self.ready + who)
            if tables.seat_of_side[side] == seat:
                out.mark(self.chosen + who * cards + chosen)
