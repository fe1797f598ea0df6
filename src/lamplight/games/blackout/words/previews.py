"""Previews of actions: what is printed on the thing that an action takes, and what would happen.

A preview works on a state made from the asking seat's view; what such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.catalogue import Action
from lamplight.kernel.event import Event
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import SEALED

from ..rules import scout
from ..rules.board import UNSEEN
from ..rules.events import (
    E_BONUS,
    E_BOUGHT,
    E_GAINED,
    E_HOUSE,
    E_INJURED,
    E_PAID,
    E_PHASE,
    E_PLAN_FINISHED,
    E_REFRESHED,
    E_ROUND,
    E_TILE_DOWN,
    E_TILE_UP,
    E_TRANSPORT,
)
from ..rules.model import CHALLENGES, PROBE
from ..rules.state import BlackoutState
from ..rules.tables import PLAN
from .names import Words

# What a preview tells of what would happen: costs, gains and where things go.
_TOLD = (
    E_BONUS,
    E_BOUGHT,
    E_GAINED,
    E_HOUSE,
    E_INJURED,
    E_PAID,
    E_PLAN_FINISHED,
    E_REFRESHED,
    E_TILE_DOWN,
    E_TILE_UP,
    E_TRANSPORT,
)


def preview(
    words: Words, told: Callable[[Event], Message], state: BlackoutState, seat: int, action: Action
) -> list[Message]:
    """What a legal action would do, as far as the seat can know. Plays on the given copy and listens to it."""
    printed = _PRINTED.get(action.do)
    facts = printed(words, state, seat, action) if printed is not None else []
    if state.acting == SEALED:
        return facts
    events: list[Event] = []
    state.events = events
    state.apply(seat, action.id)
    for event in events:
        if event.kind in (E_PHASE, E_ROUND):
            break
        if event.kind in _TOLD:
            if event.args[0] != seat:
                break
            facts.append(told(event))
    return facts


# What is printed on the thing that an action takes.


def _card(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del state, seat
    return [words.card_text(action.get("card"), named=False)]


def _planned_card(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    return [words.card_text(state.tables.card_names[state.planned[seat][int(action.get("slot")) - 1]])]


def _part(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    return [words.part(state.tables.card_parts[state.card][int(action.get("part")) - 1])]


def _board_action(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    return [words.part(state.tables.board_actions[int(action.get("number")) - 1])]


def _plan_action(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    part = state.tables.card_check[state.tables.card_names.index(action.get("card"))]
    return [] if part is None else [words.part(part)]


def _goal(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    tables = state.tables
    card = tables.card_names.index(action.get("card"))
    told = [words.goal(tables.card_goals[card][int(action.get("number")) - 1])]
    if tables.card_kind[card] != PLAN:
        told.append(Message("blackout-fact-joins-hand", {"cube": words.effect(card)}))
    return told


def _power(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    number = int(action.get("number")) - 1
    return [words.goal(state.tables.power[number]), Message(f"blackout-fact-power-{number + 1}")]


def _completion(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    card = state.tables.card_names.index(action.get("card"))
    return [Message("blackout-fact-completion", {"cube": words.effect(card)})]


def _location(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    """Where a location is, and what the districts beside it would be worth with a cube there."""
    tables = state.tables
    location = tables.location_names.index(action.get("location"))
    facts = [words.location_text(location, named=False)]
    for district in range(tables.districts):
        ring = tables.district_mask[district]
        if ring >> location & 1 and not state.secured >> district & 1:
            cubes = ((state.on_map[seat] | 1 << location) & ring).bit_count()
            size = ring.bit_count()
            args: dict[str, Argument] = {"district": words.district(district), "cubes": cubes, "size": size}
            facts.append(Message("blackout-fact-district", {**args, "points": tables.table[size]}))
    return facts


def _district(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    """The tiles of a district that lie open, or that this seat has looked at."""
    district = state.tables.district_names.index(action.get("district"))
    stack = state.stacks[district]
    if state.face_up >> district & 1 or state.looked[district] >> seat & 1:
        return [words.tile_text(tile) for tile in stack if tile != UNSEEN]
    return [Message("blackout-fact-face-down", {"count": len(stack)})]


def _tile(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    """R4.16: the challenges of a tile that this seat could beat; nothing is promised that needs another one."""
    tile = state.tables.tile_names.index(action.get("tile"))
    kinds = scout.beatable(state, seat, tile)
    if len(kinds) == 1:
        return _challenge_facts(words, state, tile, kinds[0])
    told: list[Message] = []
    for kind in kinds:
        needed = scout.needed(state, tile, kind)
        args: dict[str, Argument] = {"kind": words.name("kind", CHALLENGES[kind]), "needed": needed}
        if kind == PROBE:
            told.append(Message("blackout-offer-probe", args))
        else:
            told.append(Message("blackout-offer-challenge", {**args, "gains": _rewards(words, state, tile, kind)}))
    return told


def _challenge(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat
    return _challenge_facts(words, state, state.tile, CHALLENGES.index(action.get("kind")))


def _challenge_facts(words: Words, state: BlackoutState, tile: int, kind: int) -> list[Message]:
    """What a challenge asks for, and what it gives."""
    told = [Message("blackout-fact-needs-icons", {"needed": scout.needed(state, tile, kind)})]
    if kind == PROBE:
        return [*told, Message("blackout-fact-probe")]
    return [*told, Message("blackout-fact-reward", {"gains": _rewards(words, state, tile, kind)})]


def _rewards(words: Words, state: BlackoutState, tile: int, kind: int) -> tuple[Message, ...]:
    rewards = (state.tables.simple_reward, state.tables.advanced_reward)[kind][tile]
    return tuple(words.amount(what, count) for what, count in rewards)


def _joining(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    """The search total with one more card."""
    del words
    card = state.tables.card_names.index(action.get("card"))
    return [_total(state, seat, state.tables.card_icons[card])]


def _token(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    """The search total with one more GPS token."""
    del words, action
    return [_total(state, seat, scout.gps_worth(state, seat))]


def _total(state: BlackoutState, seat: int, gained: int) -> Message:
    needed = scout.needed(state, state.tile, state.challenge)
    return Message("blackout-fact-total", {"total": scout.total(state, seat) + gained, "needed": needed})


def _team(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    del seat, action
    cards = tuple(words.card(card) for card in state.team)
    return [Message("blackout-fact-injury", {"count": len(state.team), "cards": cards})]


_PRINTED: dict[str, Callable[[Words, BlackoutState, int, Action], list[Message]]] = {
    "buy": _card,
    "challenge": _challenge,
    "check-board": _board_action,
    "check-plan": _plan_action,
    "collect": _tile,
    "complete": _completion,
    "drop": _card,
    "go": _team,
    "goal": _goal,
    "gps": _token,
    "heal": _card,
    "house": _board_action,
    "place": _location,
    "plan": _card,
    "power": _power,
    "scout": _district,
    "settle": _location,
    "team": _joining,
    "turn-up": _planned_card,
    "use": _part,
}
"""By the names of verbs; the others take nothing that has something printed on it."""
