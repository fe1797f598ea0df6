"""Why an action is not possible now: the rule that decides, and a sentence with the numbers.

Nothing here decides what is legal: the phases do, and the conformance suite checks that the two agree for every action
of the catalogue. This module finds the first reason that a person would give.
"""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, EVERYONE, OVER, SEALED

from ..rules import action as actions
from ..rules import control
from ..rules.board import (
    LEADER_PLACED,
    NONE,
    S_BONUS,
    S_COMMAND,
    S_LEADER,
    S_OBJECTIVE,
    S_RECRUIT,
    S_TURN,
    S_UNREST,
    SPECIAL_DONE,
)
from ..rules.components import ICONS, SIDES, SPECIALS
from ..rules.state import DualPowersState
from ..rules.tables import DEMONSTRATION, DOUBLE_MOVE, ESPIONAGE, INSPIRE, MOVE, NEUTRAL, RESERVE, REST
from .names import Words

_CHANCE_RULES = {
    "deal": "D3.1.1",
    "turn-up": "D5.5",
    "tile": "D2.7",
    "neutral": "D2.3",
    "opposition-leader": "D5.3",
}
_BELONGS = {
    "objective": "D3.2.1",
    "play": "D3.3.3",
    "recruit": "D3.4.1",
    "recruit-leader": "D3.5.1",
    "move": "D3.4.2",
    "rest": "D3.4.4",
    "demonstrate": "D3.5.2",
    "spy": "D3.5.3",
    "inspire": "D3.5.4",
    "draw": "D3.6.4",
    "organise": "D5.6",
    "score": "D3.7.2",
    "bonus": "D3.7.2",
    "pass": "D3.3.2",
}
_SPECIAL_OF = {"demonstrate": DEMONSTRATION, "spy": ESPIONAGE, "inspire": INSPIRE}


def uses(state: DualPowersState, piece: str) -> tuple[str, ...]:
    """What a piece or place is for where it is now: the verbs, most likely first."""
    tables = state.tables
    if piece in tables.region_names:
        return ("recruit", "recruit-leader", "move")
    if piece in tables.token_names and state.place[tables.token_names.index(piece)] >= 0:
        return ("move", "rest")
    if piece in tables.card_names:
        return ("play", "objective", "recruit-leader")
    return ()


def rule_of(action: Action) -> str:
    """The rule that tells what an action is."""
    return _BELONGS.get(action.do) or _CHANCE_RULES[action.do]


def refusal(words: Words, state: DualPowersState, seat: int, action: Action) -> Refusal | None:
    """The first reason against an action, or None if it is legal."""
    if action.id in state.legal(seat):
        return None
    if action.do in _CHANCE_RULES:
        return _no(_CHANCE_RULES[action.do], "chance")
    if state.acting == OVER:
        return _no(state.ending_rule(), "over")
    if state.acting != SEALED and state.acting != seat:
        waiting = SIDES[state.tables.side_of_seat[state.acting]] if state.acting != CHANCE else None
        rule = "D3.3.1" if state.markers[0] == NONE else "D3.7.2"
        if waiting is None:
            return _no(rule, "wait-chance")
        return _no(rule, "turn", side=words.name("side", waiting))
    side = state.tables.side_of_seat[seat]
    top = state.agenda[-1]
    kind = top & 31
    explain = _Explainer(words, state, side)
    if kind == S_OBJECTIVE:
        return explain.objective(action)
    if kind == S_TURN:
        return explain.turn(action)
    if kind == S_COMMAND:
        return explain.command(action)
    if kind == S_RECRUIT:
        return explain.recruiting(action, top >> 6)
    if kind == S_LEADER:
        return explain.leader(action)
    if kind == S_BONUS:
        return explain.bonus(action)
    if kind == S_UNREST:
        return _no("D3.7.2", "unrest-choice")
    return None


def _no(rule: str, reason: str, **args: Argument) -> Refusal:
    return Refusal(rule, Message(f"dual-powers-no-{reason}", dict(args)))


class _Explainer:
    """One position, seen by one side."""

    def __init__(self, words: Words, state: DualPowersState, side: int) -> None:
        self.words = words
        self.state = state
        self.side = side
        self.tables = state.tables

    def _token(self, token: int) -> Message:
        return self.words.name("token", self.tables.token_names[token])

    def _region(self, region: int) -> Message:
        return self.words.name("region", self.tables.region_names[region])

    def _card(self) -> Message:
        return self.words.name("card", self.tables.card_names[self.state.card])

    def objective(self, action: Action) -> Refusal:
        if action.do == "objective":
            return _no("D3.2.1", "not-in-hand", card=self.words.name("card", action.get("card")))
        ready = self.state.sealed_ready(self.tables.seat_of_side[self.side])
        return _no("D3.2.1", "objective-wait" if ready else "choose-objective")

    def turn(self, action: Action) -> Refusal:
        if action.do == "play":
            return _no("D3.3.3", "not-in-hand", card=self.words.name("card", action.get("card")))
        if action.do == "objective":
            return self._no_objective()
        if action.do == "organise" and not self.tables.solo:
            return _no("D5.6", "solo-only")
        return _no("D3.3.2", "card-first")

    def _no_objective(self) -> Refusal:
        return _no("D5.2", "solo-objective") if self.tables.solo else _no("D3.2.1", "objective-phase")

    def _already(self, action: Action) -> Refusal | None:
        """What no step after the play of a card allows."""
        if action.do == "play":
            if self.state.card == NONE:
                return _no("D3.3.2", "action-phase")
            return _no("D3.3.2", "card-played", card=self._card())
        if action.do == "objective":
            return self._no_objective()
        if action.do in ("score", "bonus"):
            return _no("D3.7.2", "scoring-only" if self.state.markers[0] == NONE else "unrest-chosen")
        if action.do == "organise" and not self.tables.solo:
            return _no("D5.6", "solo-only")
        return None

    def command(self, action: Action) -> Refusal | None:
        early = self._already(action)
        if early is not None:
            return early
        card = self.state.card
        icon = self.tables.card_icon[card]
        icon_name = Message(f"dual-powers-icon-{ICONS[icon]}")
        if action.do == "recruit":
            return self._recruit(action, self.tables.card_value[card], self.tables.card_region[card])
        if action.do == "move":
            if icon not in (MOVE, DOUBLE_MOVE):
                return _no("D3.4.2", "icon", card=self._card(), icon=icon_name)
            return self._move(action, "D3.4.3" if icon == DOUBLE_MOVE else "D3.4.2", double=icon == DOUBLE_MOVE)
        if action.do == "rest":
            if icon != REST:
                return _no("D3.4.4", "icon", card=self._card(), icon=icon_name)
            return self._rest(action, "D3.4.4")
        if action.do in ("draw", "organise"):
            return _no(_BELONGS[action.do], "bonus-only")
        return _no(_BELONGS[action.do], "leader-only")

    def recruiting(self, action: Action, left: int) -> Refusal | None:
        early = self._already(action)
        if early is not None:
            return early
        if action.do == "recruit":
            return self._recruit(action, left, self.tables.card_region[self.state.card])
        return _no("D3.4.1", "recruiting", left=left)

    def _recruit(self, action: Action, value: int, region: int) -> Refusal | None:
        unit = self.tables.token_names.index(action.get("unit"))
        owned = self._in_reserve(unit, "D3.4.1")
        if owned is not None:
            return owned
        if self.tables.region_names.index(action.get("region")) != region:
            return _no("D3.4.1", "recruit-region", card=self._card(), region=self._region(region))
        return _no("D3.4.1", "rank", token=self._token(unit), rank=self.tables.rank[unit], value=value)

    def _in_reserve(self, token: int, rule: str) -> Refusal | None:
        if self.tables.owner[token] != self.side:
            return _no(rule, "not-yours", token=self._token(token))
        if self.state.place[token] != RESERVE:
            return _no(rule, "not-in-reserve", token=self._token(token))
        return None

    def _controlled(self, token: int, rule: str) -> Refusal | None:
        """D3.3.10: why a side does not control a token."""
        where = self.state.place[token]
        if where < 0:
            return _no(rule, "not-on-board", token=self._token(token))
        if token in control.controlled_tokens(self.state, self.side):
            return None
        if self.tables.owner[token] != NEUTRAL:
            return _no(rule, "not-yours", token=self._token(token))
        if self.state.will != self.side:
            return _no("D3.3.10", "neutral-will", token=self._token(token))
        return _no("D3.3.10", "neutral-alone", token=self._token(token), region=self._region(where))

    def _move(self, action: Action, rule: str, *, double: bool) -> Refusal | None:
        token = self.tables.token_names.index(action.get("token"))
        control_lacks = self._controlled(token, rule)
        if control_lacks is not None:
            return control_lacks
        start, end = self.state.place[token], self.tables.region_names.index(action.get("to"))
        if start == end:
            return _no(rule, "same-region", token=self._token(token), region=self._region(end))
        pair = (start, end)
        blocked = self.tables.connection_ends[self.state.barricade]
        if set(pair) == set(blocked):
            connection = self.words.name("connection", self.tables.connection_names[self.state.barricade])
            return _no(rule, "barricaded", start=self._region(start), end=self._region(end), connection=connection)
        return _no(rule, "too-far-double" if double else "too-far", start=self._region(start), end=self._region(end))

    def _rest(self, action: Action, rule: str) -> Refusal | None:
        token = self.tables.token_names.index(action.get("token"))
        return self._controlled(token, rule) or _no(rule, "fresh", token=self._token(token))

    def leader(self, action: Action) -> Refusal | None:
        early = self._already(action)
        if early is not None:
            return early
        leader = self.state.card - self.tables.commands
        if action.do == "recruit-leader":
            if self.tables.leader_names.index(action.get("leader")) != leader:
                return _no("D3.5.1", "leader-other", card=self._card())
            if self.state.leader_done & LEADER_PLACED:
                return _no("D3.5.1", "leader-placed", card=self._card())
            return _no("D3.5.1", "not-in-reserve", token=self._token(self.tables.first_leader + leader))
        if action.do in _SPECIAL_OF:
            return self._special(action, leader)
        if action.do in ("draw", "organise"):
            return _no(_BELONGS[action.do], "bonus-only")
        return _no(_BELONGS[action.do], "command-only", card=self._card())

    def _special(self, action: Action, leader: int) -> Refusal:
        rule = _BELONGS[action.do]
        special = self.tables.leader_special[leader]
        if _SPECIAL_OF[action.do] != special:
            return _no(
                rule, "special-other", card=self._card(), special=Message(f"dual-powers-special-{SPECIALS[special]}")
            )
        if self.state.leader_done & SPECIAL_DONE:
            return _no(rule, "special-done", card=self._card())
        if action.do == "demonstrate":
            return _no(rule, "barricade-there", connection=self.words.name("connection", action.get("connection")))
        if action.do == "inspire":
            return _no(rule, "will-held")
        return self._nothing_hidden(rule)

    def _nothing_hidden(self, rule: str) -> Refusal:
        target = actions.spied_side(self.state, self.side)
        known = self.state.objective[target] != NONE and self.state.objective_known[target] == EVERYONE
        return _no("D5.6" if self.tables.solo else rule, "objective-open" if known else "no-objective")

    def bonus(self, action: Action) -> Refusal | None:
        early = self._already(action)
        if early is not None:
            return early
        if action.do == "recruit":
            unit = self.tables.token_names.index(action.get("unit"))
            return self._in_reserve(unit, "D3.6.1") or _no(
                "D3.6.1", "bonus-rank", token=self._token(unit), rank=self.tables.rank[unit]
            )
        if action.do == "move":
            token = self.tables.token_names.index(action.get("token"))
            small = not self.tables.small_bonus or self.tables.small[token]
            if not small and self._controlled(token, "D3.6.2") is None:
                return _no("D6.9", "bonus-small", token=self._token(token))
            return self._move(action, "D3.6.2", double=False)
        if action.do == "rest":
            return self._rest(action, "D3.6.3")
        if action.do == "draw":
            return _no("D3.6.4", "no-cards")
        if action.do == "organise":
            return self._nothing_hidden("D5.6")
        if self.state.card >= self.tables.commands:
            return _no("D3.3.2", "action-over", card=self._card())
        return _no(_BELONGS[action.do], "leader-only")
