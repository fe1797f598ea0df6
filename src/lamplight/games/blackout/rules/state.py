"""A running match of Blackout: the agenda calls the phases, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.ledger import Ledger
from lamplight.kernel.types import CHANCE, EVERYONE, NOBODY, OVER, SEALED, only

from . import chapter, city, deploy, goals, market, payment, plan, scout, secure, setup
from .board import (
    FINISHED,
    NONE,
    PAYING,
    S_AFTER_GOAL,
    S_CHALLENGE,
    S_CHECK,
    S_CHECKS,
    S_CLEAN_UP,
    S_COLLECT,
    S_COMPLETE,
    S_DEPLOY,
    S_DROP,
    S_EMERGENCY,
    S_END_ROUND,
    S_FIRST,
    S_GAIN,
    S_GOALS,
    S_HEAL,
    S_HOUSE,
    S_INJURY,
    S_LOOK,
    S_MARKET,
    S_MARKET_SOLO,
    S_PARTS,
    S_PAY,
    S_PAY_GPS,
    S_PHASE,
    S_PLACE,
    S_PLAN,
    S_REFILL,
    S_REFRESH,
    S_ROUND,
    S_SCORE,
    S_SCOUT,
    S_SECURE,
    S_SETTLE,
    S_STARTERS,
    S_TEAM,
    S_THROW,
    S_TYPE,
    S_WASTE,
    S_YIELD,
    Board,
)
from .declare import declare
from .events import E_ROUND
from .tables import Tables

PRIVATE: Final = (S_COLLECT,)
"""Questions whose options depend on what only the asked seat knows: they never answer themselves."""


class BlackoutState(Board):
    """A match of Blackout, fast: see `lamplight.kernel.state.State`."""

    @classmethod
    def begin(cls, tables: Tables) -> BlackoutState:
        """R0: a match before anything random has happened."""
        state = cls(tables)
        setup.lay_out(state)
        state.set_off()
        return state

    def clone(self) -> BlackoutState:
        return BlackoutState(self.tables, self)

    # The course of a match.

    def advance(self) -> None:
        """Resolve steps until one asks. A question with a single answer answers itself, unless it is private."""
        while self.agenda:
            top = self.agenda[-1]
            kind, seat, argument = top & 63, top >> 6 & 3, top >> 8
            if kind == S_PLAN:
                if 0 in self.ready:
                    self.acting, self.options = SEALED, []
                    return
                plan.end(self)
                continue
            chances = self._chances(kind)
            if chances is not None:
                if len(chances) > 1:
                    self.acting, self.options = CHANCE, []
                    return
                if chances:
                    self._answer(chances[0])
                    continue
            elif not self._is_question(kind, seat):
                self._resolve(kind, seat, argument)
                continue
            options = [] if chances is not None else self._options(kind, seat, argument)
            if len(options) > 1 or (options and kind in PRIVATE):
                self.acting, self.options = seat, options
                return
            if options:
                self._answer(options[0])
            else:
                self._nothing_to_ask(kind, seat, argument)
        self.acting, self.options = OVER, []

    def _is_question(self, kind: int, seat: int) -> bool:
        if kind == S_INJURY:
            return self.tables.injury_by_owner
        if kind == S_HOUSE:
            return self.houses[seat] != 0
        return kind in QUESTIONS

    def _options(self, kind: int, seat: int, argument: int) -> list[int]:
        """What a seat may answer to a question."""
        tables = self.tables
        if kind == S_SETTLE:
            return setup.settle_options(self)
        if kind == S_DEPLOY:
            return deploy.options(self, seat)
        if kind == S_YIELD:
            return deploy.yield_options(self, seat)
        if kind == S_PARTS:
            return deploy.part_options(self, seat)
        if kind == S_GOALS:
            return goals.options(self, seat)
        if kind == S_PAY:
            return payment.battery_options(self, seat, argument)
        if kind == S_PAY_GPS:
            return payment.gps_cost_options(self, seat)
        if kind == S_TYPE:
            if argument >= PAYING:
                return [tables.a_type + one for one in goals.payable_types(self, seat, argument - PAYING)]
            return payment.type_options(self)
        if kind == S_HEAL:
            return [tables.a_heal + card for card in self.hospital[seat]]
        if kind == S_CHECK:
            return payment.check_options(self, seat, 0)
        if kind == S_PLACE:
            return [tables.a_place + where for where, _ in city.targets(self, seat, argument)]
        if kind == S_COMPLETE:
            return [tables.a_complete + argument - tables.first_starter, tables.a_leave]
        if kind == S_SCOUT:
            return scout.options(self, seat)
        if kind == S_COLLECT:
            return scout.collect_options(self, seat)
        if kind == S_CHALLENGE:
            return scout.challenge_options(self, seat)
        if kind == S_TEAM:
            return scout.team_options(self, seat)
        if kind == S_INJURY:
            return [tables.a_injure + card for card in self.team]
        if kind == S_MARKET:
            return market.options(self, seat)
        if kind == S_WASTE:
            return market.waste_options(self, seat)
        if kind == S_DROP:
            return market.drop_options(self, seat)
        if kind == S_HOUSE:
            return secure.house_options(self, seat)
        if kind == S_REFRESH:
            return secure.refresh_options(self, seat)
        return secure.checks_options(self, seat)

    def _nothing_to_ask(self, kind: int, seat: int, argument: int) -> None:
        """A question without any answer is over."""
        if kind == S_HOUSE:
            secure.place_cube(self, seat, argument)
            return
        if kind == S_REFILL:  # R9.04: nothing to refill with; B-20: then one cannot draw
            market.trigger_end(self)
        self.agenda.pop()

    def _resolve(self, kind: int, seat: int, argument: int) -> None:
        """A step that asks nobody."""
        if kind == S_ROUND:
            self._begin_round()
        elif kind == S_PHASE:
            self.begin_phase()
        elif kind == S_GAIN:
            payment.resolve_gain(self, seat, argument)
        elif kind == S_AFTER_GOAL:
            goals.after_goal(self, seat, argument)
        elif kind == S_MARKET_SOLO:
            market.solo_discard(self)
        elif kind == S_CLEAN_UP:
            market.clear_rows(self)
        elif kind == S_SECURE:
            secure.secure(self)
        elif kind == S_HOUSE:
            secure.place_cube(self, seat, argument)
        elif kind == S_SCORE:
            secure.score_district(self, argument)
        elif kind == S_END_ROUND:
            secure.end_round(self)
        else:
            self.agenda.pop()

    def _begin_round(self) -> None:
        """RR.01: eight phases, in order."""
        self.round += 1
        self.turn += 1
        self.tell(E_ROUND, "RR.03" if self.round > 1 else "RR.01", (self.round, self.first))
        secure.begin(self)
        market.begin_clean_up(self)
        market.begin(self)
        scout.begin(self)
        goals.begin(self)
        deploy.begin(self)
        plan.begin(self)

    # CHANCE.

    def _chances(self, kind: int) -> list[int] | None:
        """What CHANCE may answer at a step; None if the step is none of its own."""
        tables = self.tables
        if kind == S_FIRST:
            return [tables.a_first + place for place in range(tables.seats)]
        if kind == S_STARTERS:
            return [tables.a_starter + card - tables.first_starter for card in setup.free_starters(self)]
        if kind == S_EMERGENCY:
            return [tables.a_emergency + card - tables.first_emergency for card in setup.free_emergency(self)]
        if kind == S_REFILL:
            cards = self.unseen if market.deck_size(self) else []
            return [tables.a_draw + card - tables.first_objective for card in cards]
        if kind == S_THROW:
            die = plan.die_to_throw(self)
            return [tables.a_throw + die * 6 + face for face in plan.faces(self)]
        if kind == S_LOOK:
            return [tables.a_look + tile for tile in self.tile_pool]
        if kind == S_INJURY and not tables.injury_by_owner:
            return [tables.a_hurt + card for card in self.team]
        return None

    def chance_options(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        top = self.agenda[-1]
        return self._chances(top & 63) or []

    def chance_weights(self) -> list[int]:
        if self.acting == CHANCE and self.agenda[-1] & 63 == S_THROW:
            return plan.face_weights(self)
        return [1] * len(self.chance_options())

    def roll(self, random: float) -> int:
        options = self.chance_options()
        if self.agenda[-1] & 63 != S_THROW:
            return options[int(random * len(options))]
        weights = plan.face_weights(self)
        ticket, place = int(random * sum(weights)), 0
        while ticket >= weights[place]:
            ticket -= weights[place]
            place += 1
        return options[place]

    def audience(self, seat: int, action: int) -> int:
        del action
        if seat == CHANCE:
            top = self.agenda[-1]
            return only(top >> 6 & 3) if top & 63 == S_LOOK else EVERYONE
        if self.acting == SEALED:
            return only(seat)
        return EVERYONE if self.acting != OVER else NOBODY

    def asks_in_private(self) -> bool:
        return bool(self.agenda) and self.agenda[-1] & 63 in PRIVATE

    # Answers.

    def sealed_legal(self, seat: int) -> list[int]:
        return plan.options(self, seat)

    def sealed_ready(self, seat: int) -> bool:
        return self.ready[seat] == 1

    def apply(self, seat: int, action: int) -> None:
        if self.acting == SEALED:
            plan.choose(self, seat, action)
        else:
            self._answer(action)
        self.advance()

    def _answer(self, chosen: int) -> None:
        """Carry out an answer to the question on top of the agenda."""
        top = self.agenda[-1]
        kind, seat, argument = top & 63, top >> 6 & 3, top >> 8
        tables = self.tables
        if chosen == tables.a_battery:
            payment.buy_battery(self, seat)
        elif kind == S_FIRST:
            setup.choose_first(self, chosen - tables.a_first)
        elif kind == S_STARTERS:
            setup.take_starter(self, seat, argument, tables.first_starter + chosen - tables.a_starter)
        elif kind == S_EMERGENCY:
            setup.take_emergency(self, seat, tables.first_emergency + chosen - tables.a_emergency)
        elif kind == S_REFILL:
            market.draw(self, argument, tables.first_objective + chosen - tables.a_draw)
        elif kind == S_SETTLE:
            setup.settle(self, seat, chosen - tables.a_settle)
        elif kind == S_THROW:
            plan.throw(self, (chosen - tables.a_throw) % 6)
        elif kind == S_DEPLOY:
            deploy.turn_up(self, seat, chosen - tables.a_turn_up)
        elif kind == S_YIELD:
            if chosen == tables.a_skip:
                deploy.skip(self, seat)
            else:
                deploy.take_yield(self, seat, chosen - tables.a_yield)
        elif kind == S_PAY:
            payment.pay(self, seat, argument, chosen - tables.a_batteries)
        elif kind == S_PAY_GPS:
            payment.pay_one(self, seat, chosen - tables.a_pay)
        elif kind == S_TYPE:
            self._choose_type(seat, argument, chosen - tables.a_type)
        elif kind == S_HEAL:
            payment.heal(self, seat, chosen - tables.a_heal)
        elif kind == S_PLACE:
            city.place(self, seat, argument, chosen - tables.a_place)
        elif kind == S_HOUSE:
            secure.place_house(self, seat, argument, chosen - tables.a_house)
        elif kind == S_LOOK:
            scout.tile_appears(self, seat, chosen - tables.a_look)
        elif kind == S_INJURY:
            scout.injure(self, seat, chosen - (tables.a_injure if tables.injury_by_owner else tables.a_hurt))
        elif kind == S_WASTE:
            market.waste(self, seat, chosen)
        elif kind in (S_CHALLENGE, S_TEAM, S_SCOUT, S_COLLECT):
            self._answer_scout(kind, seat, chosen)
        else:
            self._answer_choice(kind, seat, argument, chosen)

    def _answer_scout(self, kind: int, seat: int, chosen: int) -> None:
        tables = self.tables
        if kind == S_SCOUT:
            if chosen == tables.a_done:
                self.agenda.pop()
            else:
                scout.look(self, seat, chosen - tables.a_scout)
        elif kind == S_COLLECT:
            if chosen == tables.a_return:
                scout.put_back(self, seat)
            else:
                scout.collect(self, seat, chosen - tables.a_collect)
        elif kind == S_CHALLENGE:
            scout.choose_challenge(self, seat, chosen - tables.a_challenge)
        elif chosen == tables.a_go:
            scout.go(self, seat)
        elif chosen == tables.a_gps:
            self.team_gps += 1
        else:
            scout.join(self, seat, chosen - tables.a_team)

    def _answer_choice(self, kind: int, seat: int, argument: int, chosen: int) -> None:
        tables = self.tables
        if kind == S_COMPLETE:
            self.agenda.pop()
            if chosen == tables.a_leave:
                goals.leave(self, seat, argument)
            else:
                goals.cash_in(self, seat, argument)
        elif kind in (S_CHECK, S_CHECKS) and chosen != tables.a_done:
            bit, part = payment.check_bit(self, seat, chosen)
            if kind == S_CHECK:
                self.agenda.pop()
            else:
                self.used |= 1 << bit
            payment.use(self, seat, part)
        elif kind == S_MARKET:
            if chosen == tables.a_done:
                market.pass_market(self, seat)
            else:
                market.buy(self, seat, tables.first_objective + chosen - tables.a_buy)
        elif chosen == tables.a_done:
            self.agenda.pop()
        elif kind == S_PARTS:
            deploy.use_part(self, seat, chosen - tables.a_use)
        elif kind == S_GOALS:
            if chosen >= tables.a_complete:
                goals.cash_in(self, seat, tables.first_starter + chosen - tables.a_complete)
            elif chosen >= tables.a_power:
                goals.complete(self, seat, NONE, chosen - tables.a_power)
            else:
                card, number = divmod(chosen - tables.a_goal, 3)
                goals.complete(self, seat, tables.first_starter + card, number)
        elif kind == S_DROP:
            market.drop(self, seat, tables.first_starter + chosen - tables.a_drop)
        elif kind == S_REFRESH:
            secure.refresh(self, seat, chosen - tables.a_refresh)

    def _choose_type(self, seat: int, argument: int, resource: int) -> None:
        """R3.04: pay so many of one type; R12.05: gain so many of one type."""
        self.agenda.pop()
        if argument >= PAYING:
            payment.ask_payment(self, seat, resource, argument - PAYING)
        else:
            payment.gain(self, seat, resource, argument, "R12.05")

    # What is known, and the end.

    def declare(self, ledger: Ledger) -> None:
        declare(self, ledger)

    def winners(self) -> list[int]:
        return chapter.winners(self) if self.ended == FINISHED else []

    def returns(self) -> list[int]:
        """The scores; a winner never has less than another seat (money decides between equal scores)."""
        if self.ended != FINISHED:
            return [0] * self.tables.seats
        best = max(self.score)
        return [best + 1 if seat in self.winners() else self.score[seat] for seat in range(self.tables.seats)]

    def scores(self) -> list[int]:
        return list(self.score)

    def ending(self) -> str:
        if self.ended != FINISHED:
            return ""
        if not self.tables.chapter:
            return "scored"
        return "chapter-won" if self.winners() else "chapter-lost"

    def ending_rule(self) -> str:
        return {"": "", "scored": "R9.13", "chapter-won": "R15.07", "chapter-lost": "R17.01"}[self.ending()]


QUESTIONS: Final = frozenset(
    (
        S_SETTLE,
        S_DEPLOY,
        S_YIELD,
        S_PARTS,
        S_GOALS,
        S_PAY,
        S_PAY_GPS,
        S_TYPE,
        S_HEAL,
        S_CHECK,
        S_PLACE,
        S_COMPLETE,
        S_SCOUT,
        S_COLLECT,
        S_CHALLENGE,
        S_TEAM,
        S_MARKET,
        S_WASTE,
        S_DROP,
        S_REFRESH,
        S_CHECKS,
    )
)
