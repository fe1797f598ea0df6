"""A running match: the agenda calls the phases, in the order of the rulebook."""

from __future__ import annotations

from lamplight.kernel.ledger import Ledger
from lamplight.kernel.types import CHANCE, EVERYONE, OVER, SEALED, only

from . import action, cleanup, draw, objective, scoring, setup, solo
from .board import (
    BY_TRACK,
    ENDINGS,
    NONE,
    OLD,
    RUNNING,
    S_ACTION,
    S_BEGIN_TURN,
    S_BONUS,
    S_CLEANUP,
    S_COMMAND,
    S_DEAL,
    S_DRAW,
    S_END_CHECK,
    S_EXHAUST,
    S_LEADER,
    S_MARKERS,
    S_NEUTRALS,
    S_OBJECTIVE,
    S_OPPOSITION_CARD,
    S_OPPOSITION_LEADER,
    S_OPPOSITION_TURN,
    S_RECRUIT,
    S_RESHUFFLE,
    S_REVEAL,
    S_ROUND,
    S_SCORE_MARKER,
    S_SCORING,
    S_SET_ASIDE,
    S_SHOW,
    S_TILE_BARRICADE,
    S_TILE_UNREST,
    S_TURN,
    S_TURN_UP,
    S_UNREST,
    Board,
    step,
)
from .declare import declare
from .tables import E_ROUND, RED, Tables


class DualPowersState(Board):
    """A match of Dual Powers, fast: see `lamplight.kernel.state.State`."""

    @classmethod
    def begin(cls, tables: Tables) -> DualPowersState:
        """D2: a match before anything random has happened."""
        state = cls(tables)
        setup.lay_out(state)
        state.set_off()
        return state

    def clone(self) -> DualPowersState:
        return DualPowersState(self.tables, self)

    # The course of a match.

    def advance(self) -> None:
        """Resolve steps until one asks. A question with a single answer answers itself."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            kind = top & 31
            side = top >> 5 & 1
            if kind == S_TURN:
                if self._asks(side, action.plays(self, side)):
                    return
            elif kind == S_COMMAND:
                if self._asks(side, action.command_options(self, side)):
                    return
            elif kind == S_RECRUIT:
                if self._asks(side, action.recruit_options(self, side, top >> 6)):
                    return
            elif kind == S_LEADER:
                if self._asks(side, action.leader_options(self, side)):
                    return
            elif kind == S_BONUS:
                if self._asks(side, action.bonus_options(self, side)):
                    return
            elif kind == S_UNREST:
                if self._asks(side, scoring.unrest_options(self)):
                    return
            elif kind == S_OBJECTIVE:
                if self._objective_phase():
                    return
            else:
                answers = self._chance_count(kind)
                if answers == 0:
                    self._resolve(kind, side, top >> 6)
                elif self._asks_chance(answers):
                    return
            agenda = self.agenda
        self.acting = OVER
        self.options = []

    def _resolve(self, kind: int, side: int, count: int) -> None:
        """A step that asks nobody."""
        if kind == S_BEGIN_TURN:
            action.begin_turn(self, side)
        elif kind == S_ROUND:
            self._begin_round()
        elif kind == S_DRAW:
            self.agenda.pop()
            if self.tables.solo:
                self.agenda.append(step(S_SET_ASIDE))
                solo.begin_draw(self)
            else:
                draw.begin(self)
        elif kind == S_DEAL:  # D3.1.2: nothing to draw from
            if self.discard:
                draw.need_pile(self)
            else:
                self.agenda.pop()
        elif kind == S_SET_ASIDE:
            if solo.set_aside(self):
                self.agenda.pop()
        elif kind == S_RESHUFFLE:
            draw.reshuffle(self)
        elif kind == S_ACTION:
            self.agenda.pop()
            if self.tables.solo:
                solo.begin_action(self)
            else:
                action.begin(self)
        elif kind == S_OPPOSITION_TURN:
            solo.begin_turn(self)
        elif kind == S_SCORING:
            self.agenda.pop()
            scoring.begin(self)
        elif kind == S_REVEAL:
            scoring.reveal(self)
        elif kind == S_SHOW:
            scoring.show(self, side)
        elif kind == S_MARKERS:
            scoring.place_markers(self)
        elif kind == S_SCORE_MARKER:
            scoring.score_marker(self, count)
        elif kind == S_EXHAUST:
            scoring.exhaust(self)
        elif kind == S_END_CHECK:
            scoring.end_check(self)
        elif kind == S_CLEANUP:
            cleanup.begin(self)

    def _begin_round(self) -> None:
        """D3: Draw, Objective, Action, Scoring, Clean-up; then the next round."""
        self.round += 1
        self.turn += 1
        self.tell(E_ROUND, "D3.1.1", (self.round,))
        for kind in (S_CLEANUP, S_SCORING, S_ACTION, S_OBJECTIVE, S_DRAW):
            self.agenda.append(step(kind))

    def _objective_phase(self) -> bool:
        """D3.2 asks both players at once; D5.3 replaces it in the solo game."""
        if self.tables.solo:
            self.agenda.pop()
            solo.begin_objective(self)
            return False
        if objective.ready(self, 0) and objective.ready(self, 1):
            objective.place(self)
            return False
        self.acting = SEALED
        self.options = []
        return True

    def _asks(self, side: int, options: list[int]) -> bool:
        """Ask a side's seat; with one option or none, do it or go on."""
        if len(options) > 1:
            self.acting = self.tables.seat_of_side[side]
            self.options = options
            return True
        if options:
            self._answer(options[0])
        else:
            self.agenda.pop()
        return False

    def _asks_chance(self, answers: int) -> bool:
        """Ask CHANCE; a single possible answer happens by itself."""
        self.acting = CHANCE
        self.options = []
        if answers > 1:
            return True
        self._answer(self.chance_options()[0])
        return False

    def _chance_count(self, kind: int) -> int:
        """How many answers CHANCE has at a step; 0 if the step is none of its own (or has nothing to ask)."""
        if kind == S_DEAL:
            return len(self.pile) if self.pile_size() > 0 else 0
        if kind == S_TILE_BARRICADE or kind == S_TILE_UNREST:
            cleanup.refill_tiles(self)
            return len(self.tiles)
        if kind == S_NEUTRALS:
            return len(setup.free_neutrals(self))
        if kind == S_TURN_UP or kind == S_OPPOSITION_CARD:
            return len(self._unseen(kind))
        if kind == S_OPPOSITION_LEADER:
            return len(self.opposition_leaders)
        return 0

    # Answers.

    def apply(self, seat: int, action: int) -> None:
        if self.acting == SEALED:
            self.chosen[self.tables.side_of_seat[seat]] = action - self.tables.a_objective
        else:
            self._answer(action)
        self.advance()

    def _answer(self, chosen: int) -> None:
        """Carry out an answer to the question on top of the agenda."""
        top = self.agenda[-1]
        kind = top & 31
        side = top >> 5 & 1
        tables = self.tables
        if kind == S_TURN:
            action.play(self, side, chosen - tables.a_play)
        elif kind == S_COMMAND:
            action.command(self, side, chosen)
        elif kind == S_RECRUIT:
            self.agenda.pop()
            if chosen != tables.a_pass:
                action.recruit_more(self, side, chosen, top >> 6)
        elif kind == S_LEADER:
            action.leader(self, side, chosen)
        elif kind == S_BONUS:
            action.bonus(self, side, chosen)
        elif kind == S_UNREST:
            scoring.unrest(self, side, chosen)
        elif kind == S_DEAL:
            draw.deal(self, side, chosen - tables.a_deal)
        elif kind == S_TILE_BARRICADE:
            cleanup.reveal_barricade(self, chosen - tables.a_tile)
        elif kind == S_TILE_UNREST:
            cleanup.reveal_unrest(self, chosen - tables.a_tile)
        elif kind == S_NEUTRALS:
            setup.place_neutral(self, tables.first_neutral + chosen - tables.a_neutral)
        elif kind == S_OPPOSITION_CARD:
            solo.card_appears(self, chosen - tables.a_turn_up)
        elif kind == S_OPPOSITION_LEADER:
            solo.leader_appears(self, chosen - tables.a_opposition_leader)
        elif kind == S_TURN_UP:
            solo.objective_appears(self, side, chosen - tables.a_turn_up, scoring=top >> 6 == 1)

    # CHANCE.

    def chance_options(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        tables = self.tables
        kind = self.agenda[-1] & 31
        if kind == S_DEAL:
            return [tables.a_deal + card for card in self.pile]
        if kind == S_TURN_UP or kind == S_OPPOSITION_CARD:
            return [tables.a_turn_up + card for card in self._unseen(kind)]
        if kind == S_NEUTRALS:
            return [tables.a_neutral + token - tables.first_neutral for token in setup.free_neutrals(self)]
        if kind == S_OPPOSITION_LEADER:
            return [tables.a_opposition_leader + leader for leader in self.opposition_leaders]
        return [tables.a_tile + region for region in self.tiles]

    def _unseen(self, kind: int) -> list[int]:
        """What the card that is about to be turned up may be (D5.2)."""
        old = self.objective[self.tables.solo_side] if kind == S_TURN_UP else self.opposition_pile[-1]
        return self.old if old == OLD else self.pile

    def roll(self, random: float) -> int:
        if self.agenda[-1] & 31 == S_DEAL:
            return self.tables.a_deal + self.pile[int(random * len(self.pile))]
        options = self.chance_options()
        return options[int(random * len(options))]

    def audience(self, seat: int, action: int) -> int:
        del action
        if seat != CHANCE:
            return only(seat) if self.acting == SEALED else EVERYONE
        top = self.agenda[-1]
        kind = top & 31
        return only(self.tables.seat_of_side[top >> 5 & 1]) if kind == S_DEAL else EVERYONE

    # Secret choices.

    def sealed_legal(self, seat: int) -> list[int]:
        return objective.choices(self, self.tables.side_of_seat[seat])

    def sealed_ready(self, seat: int) -> bool:
        return objective.ready(self, self.tables.side_of_seat[seat])

    # What is known, and the end.

    def declare(self, ledger: Ledger) -> None:
        declare(self, ledger)

    def winners(self) -> list[int]:
        if self.ended == RUNNING or self.winner == NONE:
            return []
        seat = self.tables.seat_of_side[self.winner]
        return [seat] if seat >= 0 else []

    def returns(self) -> list[int]:
        if self.ended == RUNNING:
            return [0] * self.tables.seats
        return [1 if side == self.winner else -1 for side in self.tables.side_of_seat]

    def scores(self) -> list[int]:
        """The marker's place on the support track, as seen from each side's own end."""
        return [self.score if side == RED else -self.score for side in self.tables.side_of_seat]

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def ending_rule(self) -> str:
        if self.ended == RUNNING:
            return ""
        if self.ended == BY_TRACK:
            return "D4.1"
        return "D5.9" if self.tables.solo else "D4.2"
