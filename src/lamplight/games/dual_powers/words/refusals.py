"""Why an action is not possible now: the rule that decides, and a sentence with the numbers.

Nothing here decides what is legal: the phases do, and the conformance suite checks that the two agree for every action
of the catalogue. Each verb has its reasons, found by its name in `REASONS`: the first that a person would give.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lamplight.kernel.catalogue import Action
from lamplight.kernel.game import Refusal
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import CHANCE, EVERYONE, OVER, SEALED

from ..rules.action import BONUS, COMMAND, LEADER, RECRUIT, TURN, spied_side
from ..rules.board import LEADER_PLACED, NONE, SPECIAL_DONE
from ..rules.components import ICONS, SIDES, SPECIALS
from ..rules.control import controlled_tokens
from ..rules.objective import OBJECTIVE
from ..rules.scoring import UNREST
from ..rules.state import DualPowersState
from ..rules.steps import STEPS
from ..rules.tables import DOUBLE_MOVE, MOVE, NEUTRAL, RESERVE, REST
from .names import Words
from .prompts import waiting_rule


def refusal(words: Words, state: DualPowersState, seat: int, action: Action) -> Refusal | None:
    """The first reason against an action, or None if it is legal."""
    if action.id in state.legal(seat):
        return None
    verb = state.tables.catalogue.verb(action.do)
    if verb.chance:
        return _no(verb.rule, "chance")
    if state.acting == OVER:
        return _no(state.ending_rule(), "over")
    if state.acting == CHANCE:
        return _no(waiting_rule(scoring=state.markers[0] != NONE), "wait-chance")
    if state.acting not in (SEALED, seat):
        side = SIDES[state.tables.side_of_seat[state.acting]]
        return _no(waiting_rule(scoring=state.markers[0] != NONE), "turn", side=words.name("side", side))
    where = _Position(words, state, state.tables.side_of_seat[seat])
    return where.something_else(action) or REASONS[action.do](where, action)


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


def _no(rule: str, reason: str, **args: Argument) -> Refusal:
    return Refusal(rule, Message(f"dual-powers-no-{reason}", dict(args)))


class _Position:
    """The question that one side is asked, and what reasons have in common."""

    def __init__(self, words: Words, state: DualPowersState, side: int) -> None:
        self.words = words
        self.state = state
        self.side = side
        self.tables = state.tables
        self.step = STEPS.of(state.agenda[-1])

    def token(self, token: int) -> Message:
        return self.words.name("token", self.tables.token_names[token])

    def region(self, region: int) -> Message:
        return self.words.name("region", self.tables.region_names[region])

    def card(self) -> Message:
        """The card that is being played."""
        return self.words.name("card", self.tables.card_names[self.state.card])

    def rule(self, action: Action) -> str:
        return self.tables.catalogue.verb(action.do).rule

    def something_else(self, action: Action) -> Refusal | None:
        """Questions that nothing but their own answers goes with."""
        if self.step is UNREST:
            return _no("D3.7.2", "unrest-choice")
        if self.step is OBJECTIVE and action.do not in OBJECTIVE.verbs:
            ready = self.state.sealed_ready(self.tables.seat_of_side[self.side])
            return _no("D3.2.1", "objective-wait" if ready else "choose-objective")
        return None

    def card_first(self) -> Refusal | None:
        """A turn begins with a card."""
        return _no("D3.3.2", "card-first") if self.step is TURN else None

    def busy(self) -> Refusal | None:
        """No action is open yet, or one is under way."""
        if self.step is RECRUIT:
            return _no("D3.4.1", "recruiting", left=self.state.top_argument())
        return self.card_first()

    def in_reserve(self, token: int, rule: str) -> Refusal | None:
        if self.tables.owner[token] != self.side:
            return _no(rule, "not-yours", token=self.token(token))
        if self.state.place[token] != RESERVE:
            return _no(rule, "not-in-reserve", token=self.token(token))
        return None

    def controlled(self, token: int, rule: str) -> Refusal | None:
        """D3.3.10: why a side does not control a token."""
        where = self.state.place[token]
        if where < 0:
            return _no(rule, "not-on-board", token=self.token(token))
        if token in controlled_tokens(self.state, self.side):
            return None
        if self.tables.owner[token] != NEUTRAL:
            return _no(rule, "not-yours", token=self.token(token))
        if self.state.will != self.side:
            return _no("D3.3.10", "neutral-will", token=self.token(token))
        return _no("D3.3.10", "neutral-alone", token=self.token(token), region=self.region(where))

    def other_icon(self, rule: str) -> Refusal:
        icon = Message(f"dual-powers-icon-{ICONS[self.tables.card_icon[self.state.card]]}")
        return _no(rule, "icon", card=self.card(), icon=icon)

    def command_only(self, action: Action) -> Refusal:
        return _no(self.rule(action), "command-only", card=self.card())

    def leader_only(self, action: Action) -> Refusal:
        """What a leader card does: not with a command card, and not in the bonus that follows a leader's."""
        if self.step is BONUS and self.state.card >= self.tables.commands:
            return _no("D3.3.2", "action-over", card=self.card())
        return _no(self.rule(action), "leader-only")

    def nothing_hidden(self, rule: str) -> Refusal:
        target = spied_side(self.state, self.side)
        known = self.state.objective[target] != NONE and self.state.objective_known[target] == EVERYONE
        return _no("D5.6" if self.tables.solo else rule, "objective-open" if known else "no-objective")


# The reasons, verb by verb.


def _objective(where: _Position, action: Action) -> Refusal:
    if where.step is OBJECTIVE:
        return _no("D3.2.1", "not-in-hand", card=where.words.name("card", action.get("card")))
    return _no("D5.2", "solo-objective") if where.tables.solo else _no("D3.2.1", "objective-phase")


def _play(where: _Position, action: Action) -> Refusal:
    if where.step is TURN:
        return _no("D3.3.3", "not-in-hand", card=where.words.name("card", action.get("card")))
    if where.state.card == NONE:
        return _no("D3.3.2", "action-phase")
    return _no("D3.3.2", "card-played", card=where.card())


def _recruit(where: _Position, action: Action) -> Refusal:
    tables, card = where.tables, where.state.card
    unit = tables.token_names.index(action.get("unit"))
    if where.step is BONUS:
        return where.in_reserve(unit, "D3.6.1") or _no(
            "D3.6.1", "bonus-rank", token=where.token(unit), rank=tables.rank[unit]
        )
    if where.step is not COMMAND and where.step is not RECRUIT:
        return where.card_first() or where.command_only(action)
    lacking = where.in_reserve(unit, "D3.4.1")
    if lacking is not None:
        return lacking
    region = tables.card_region[card]
    if tables.region_names.index(action.get("region")) != region:
        return _no("D3.4.1", "recruit-region", card=where.card(), region=where.region(region))
    value = tables.card_value[card] if where.step is COMMAND else where.state.top_argument()
    return _no("D3.4.1", "rank", token=where.token(unit), rank=tables.rank[unit], value=value)


def _recruit_leader(where: _Position, action: Action) -> Refusal:
    if where.step is not LEADER:
        return where.busy() or where.leader_only(action)
    leader = where.state.card - where.tables.commands
    if where.tables.leader_names.index(action.get("leader")) != leader:
        return _no("D3.5.1", "leader-other", card=where.card())
    if where.state.leader_done & LEADER_PLACED:
        return _no("D3.5.1", "leader-placed", card=where.card())
    return _no("D3.5.1", "not-in-reserve", token=where.token(where.tables.first_leader + leader))


def _move(where: _Position, action: Action) -> Refusal:
    tables = where.tables
    token = tables.token_names.index(action.get("token"))
    if where.step is BONUS:
        small = not tables.small_bonus or tables.small[token]
        if not small and where.controlled(token, "D3.6.2") is None:
            return _no("D6.9", "bonus-small", token=where.token(token))
        return _not_there(where, action, "D3.6.2", double=False)
    if where.step is not COMMAND:
        return where.busy() or where.command_only(action)
    icon = tables.card_icon[where.state.card]
    if icon not in (MOVE, DOUBLE_MOVE):
        return where.other_icon("D3.4.2")
    return _not_there(where, action, "D3.4.3" if icon == DOUBLE_MOVE else "D3.4.2", double=icon == DOUBLE_MOVE)


def _not_there(where: _Position, action: Action, rule: str, *, double: bool) -> Refusal:
    """Why a token does not come from where it is to another region."""
    tables, state = where.tables, where.state
    token = tables.token_names.index(action.get("token"))
    lacking = where.controlled(token, rule)
    if lacking is not None:
        return lacking
    first, last = state.place[token], tables.region_names.index(action.get("to"))
    start, end = where.region(first), where.region(last)
    if first == last:
        return _no(rule, "same-region", token=where.token(token), region=end)
    if {first, last} == set(tables.connection_ends[state.barricade]):
        connection = where.words.name("connection", tables.connection_names[state.barricade])
        return _no(rule, "barricaded", start=start, end=end, connection=connection)
    return _no(rule, "too-far-double" if double else "too-far", start=start, end=end)


def _rest(where: _Position, action: Action) -> Refusal:
    if where.step is not COMMAND and where.step is not BONUS:
        return where.busy() or where.command_only(action)
    if where.step is COMMAND and where.tables.card_icon[where.state.card] != REST:
        return where.other_icon("D3.4.4")
    rule = "D3.4.4" if where.step is COMMAND else "D3.6.3"
    token = where.tables.token_names.index(action.get("token"))
    return where.controlled(token, rule) or _no(rule, "fresh", token=where.token(token))


def _demonstrate(where: _Position, action: Action) -> Refusal:
    connection = where.words.name("connection", action.get("connection"))
    return _special(where, action, "demonstration") or _no("D3.5.2", "barricade-there", connection=connection)


def _spy(where: _Position, action: Action) -> Refusal:
    return _special(where, action, "espionage") or where.nothing_hidden("D3.5.3")


def _inspire(where: _Position, action: Action) -> Refusal:
    return _special(where, action, "inspire") or _no("D3.5.4", "will-held")


def _special(where: _Position, action: Action, name: str) -> Refusal | None:
    """What all special actions have in common: a leader's card that has it, once."""
    if where.step is not LEADER:
        return where.busy() or where.leader_only(action)
    special = SPECIALS[where.tables.leader_special[where.state.card - where.tables.commands]]
    if special != name:
        other = Message(f"dual-powers-special-{special}")
        return _no(where.rule(action), "special-other", card=where.card(), special=other)
    if where.state.leader_done & SPECIAL_DONE:
        return _no(where.rule(action), "special-done", card=where.card())
    return None


def _draw(where: _Position, action: Action) -> Refusal:
    if where.step is BONUS:
        return _no("D3.6.4", "no-cards")
    return where.busy() or _no(where.rule(action), "bonus-only")


def _organise(where: _Position, action: Action) -> Refusal:
    if not where.tables.solo:
        return _no("D5.6", "solo-only")
    if where.step is BONUS:
        return where.nothing_hidden("D5.6")
    return where.busy() or _no(where.rule(action), "bonus-only")


def _unrest(where: _Position, action: Action) -> Refusal:
    """To score the Unrest! region, or to take a bonus action for it."""
    reason = "scoring-only" if where.state.markers[0] == NONE else "unrest-chosen"
    return where.card_first() or _no(where.rule(action), reason)


def _pass(where: _Position, action: Action) -> Refusal | None:
    """Every question takes it but the play of a card."""
    del action
    return where.card_first()


Reason: TypeAlias = Callable[[_Position, Action], "Refusal | None"]
REASONS: Mapping[str, Reason] = {
    "objective": _objective,
    "play": _play,
    "recruit": _recruit,
    "recruit-leader": _recruit_leader,
    "move": _move,
    "rest": _rest,
    "demonstrate": _demonstrate,
    "spy": _spy,
    "inspire": _inspire,
    "draw": _draw,
    "organise": _organise,
    "score": _unrest,
    "bonus": _unrest,
    "pass": _pass,
}
