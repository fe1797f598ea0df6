"""What options are called where they are offered: by what they do now, and not by a number; and which are final."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.catalogue import Action
from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import as_dict, as_list, hidden_count, known_items
from lamplight.kernel.message import Message

from ..rules.state import BlackoutState
from .names import Words

DECLINED = ("scout", "market", "drop", "refresh")
"""The steps in which being done means to do without something, by name."""
SKIPPED = ("parts", "checks")
"""The steps in which it means that, as long as nothing has been done."""


def option_words(words: Words, known: Knowledge, seat: int, action: Action) -> Message | None:
    """What an action is called here, where that says more than its name."""
    say = _SAID.get(action.do)
    return None if say is None else say(words, known, seat, action)


def final(words: Words, known: Knowledge, seat: int, action: Action) -> bool:
    """Whether something unseen is looked at (R4.03), chance hurts somebody (R4.15), or a card is given up (R6.08)."""
    if action.do == "drop":
        return True
    if not words.tables.catalogue.verb(action.do).final:
        return False
    if action.do == "scout":
        return hidden_count(known.view[f"tiles.{action.get('district')}"]) > 0
    if words.tables.injury_by_owner:
        return False
    if action.do == "go":
        return True
    state = known.state
    assert isinstance(state, BlackoutState)
    # Whoever has nothing more to add goes at once.
    last = sum(one != state.tables.a_go for one in state.options) == 1
    return last and (action.do == "team" or state.team_gps + 1 == state.gps[seat])


def number_of(words: Words, known: Knowledge, seat: int, action: Action) -> int | None:
    """Slots go by their own numbers; while planning, the cards of the hand keep theirs; and where cards are given up,
    the first number gives up nothing."""
    if action.do in ("into", "turn-up", "refresh"):
        return int(action.get("slot"))
    if action.do == "done":
        return 1 if _step(known) == "drop" else None
    if action.do != "plan":
        return None
    held, card = known_items(known.view[words.tables.lexicon.seat_keys[seat].held]), action.get("card")
    return held.index(card) + 1 if card in held else None


def _step(known: Knowledge) -> str:
    """The step that is asked just now, by its name; nothing after the end."""
    agenda = as_list(known.view["agenda"])
    return str(as_dict(agenda[-1])["step"]) if agenda else ""


def _use(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    del seat
    card = words.tables.card_names.index(str(known.view["card"]))
    return words.part(words.tables.card_parts[card][int(action.get("part")) - 1])


def _board_action(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    del known, seat
    return words.part(words.tables.board_actions[int(action.get("number")) - 1])


def _house(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    return Message("blackout-offer-house", {"part": _board_action(words, known, seat, action)})


def _turn_up(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    slot = int(action.get("slot"))
    card = as_list(known.view[words.tables.lexicon.seat_keys[seat].plan])[slot - 1]
    return Message("blackout-offer-turn-up", {"card": words.name("card", str(card)), "slot": slot})


def _goal(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    """A card with one goal is completed; of a plan the goal is told."""
    del known, seat
    tables = words.tables
    card = tables.card_names.index(action.get("card"))
    name = words.card(card)
    if len(tables.card_goals[card]) == 1:
        return Message("blackout-offer-goal", {"card": name})
    goal = tables.card_goals[card][int(action.get("number")) - 1]
    return Message("blackout-offer-plan-goal", {"card": name, "needs": words.needs(goal)})


def _power(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    del known, seat
    goal = words.tables.power[int(action.get("number")) - 1]
    return Message("blackout-offer-power", {"needs": words.needs(goal)})


def _challenge(words: Words, known: Knowledge, seat: int, action: Action) -> Message:
    """R4.06 and R4.20: what a probe is stands where it is offered."""
    del words, known, seat
    return Message(f"blackout-offer-{action.get('kind')}-kind")


def _done(words: Words, known: Knowledge, seat: int, action: Action) -> Message | None:
    """What ends a question says what is declined there: one passes at the market, and does not scout."""
    del words, seat, action
    step = _step(known)
    if step in DECLINED:
        return Message(f"blackout-do-done-{step}")
    if step in SKIPPED and not as_list(known.view["used"]):
        return Message("blackout-offer-skip")
    return None


_SAID: dict[str, Callable[[Words, Knowledge, int, Action], Message | None]] = {
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
