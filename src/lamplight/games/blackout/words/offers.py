"""What options are called where they are offered: by what they do now, and not by a number; and which are final."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.catalogue import Action
from lamplight.kernel.message import Message

from ..rules import deploy, market, scout, secure
from ..rules.board import UNSEEN
from ..rules.state import BlackoutState
from .names import Words


def option_words(words: Words, state: BlackoutState, seat: int, action: Action) -> Message | None:
    """What an action is called here, where that says more than its name."""
    say = _SAID.get(action.do)
    return None if say is None else say(words, state, seat, action)


def final(state: BlackoutState, seat: int, action: Action) -> bool:
    """Whether something unseen is looked at (R4.03), or chance hurts somebody (R4.15)."""
    if action.do == "scout":
        district = state.tables.district_names.index(action.get("district"))
        known = state.face_up >> district & 1 or state.looked[district] >> seat & 1
        return UNSEEN in state.stacks[district] or not known
    if state.tables.injury_by_owner:
        return False
    if action.do == "go":
        return True
    # Whoever has nothing more to add goes at once.
    last = sum(one != state.tables.a_go for one in state.options) == 1
    return last and (action.do == "team" or state.team_gps + 1 == state.gps[seat])


def _use(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    del seat
    return words.part(state.tables.card_parts[state.card][int(action.get("part")) - 1])


def _board_action(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    del seat
    return words.part(state.tables.board_actions[int(action.get("number")) - 1])


def _house(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    return Message("blackout-offer-house", {"part": _board_action(words, state, seat, action)})


def _turn_up(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    slot = int(action.get("slot"))
    return Message("blackout-offer-turn-up", {"card": words.card(state.planned[seat][slot - 1]), "slot": slot})


def _goal(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    """A card with one goal is completed; of a plan the goal is told."""
    del seat
    tables = state.tables
    card = tables.card_names.index(action.get("card"))
    name = words.card(card)
    if len(tables.card_goals[card]) == 1:
        return Message("blackout-offer-goal", {"card": name})
    goal = tables.card_goals[card][int(action.get("number")) - 1]
    return Message("blackout-offer-plan-goal", {"card": name, "needs": words.needs(goal)})


def _power(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    del seat
    goal = state.tables.power[int(action.get("number")) - 1]
    return Message("blackout-offer-power", {"needs": words.needs(goal)})


def _challenge(words: Words, state: BlackoutState, seat: int, action: Action) -> Message:
    """R4.06 and R4.20: what a probe is stands where it is offered."""
    del words, state, seat
    return Message(f"blackout-offer-{action.get('kind')}-kind")


def _done(words: Words, state: BlackoutState, seat: int, action: Action) -> Message | None:
    """Nothing has been done yet, or this is more than "done"."""
    del words, seat, action
    step = state.top()
    if step is market.MARKET:
        return Message("blackout-offer-pass")
    if step is market.DROP:
        return Message("blackout-offer-keep")
    if step is scout.SCOUT or step is secure.REFRESH:
        return Message("blackout-offer-skip")
    if (step is deploy.PARTS or step is secure.CHECKS) and not state.used:
        return Message("blackout-offer-skip")
    return None


_SAID: dict[str, Callable[[Words, BlackoutState, int, Action], Message | None]] = {
    "challenge": _challenge,
    "check-board": _board_action,
    "done": _done,
    "goal": _goal,
    "house": _house,
    "power": _power,
    "turn-up": _turn_up,
    "use": _use,
}
"""By the names of verbs."""
