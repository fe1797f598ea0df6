"""What an action would do, verb by verb, as far as the asking seat can know: so no screen needs a rule of its own.

A preview plays on a copy of a state made from the seat's view; what such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lamplight.kernel.catalogue import Action
from lamplight.kernel.message import Message

from ..rules import control
from ..rules.board import NONE
from ..rules.components import SIDES
from ..rules.date import advance_date
from ..rules.scoring import score
from ..rules.state import DualPowersState
from ..rules.tables import RED, WHITE
from .names import Words


def preview(words: Words, state: DualPowersState, seat: int, action: Action) -> list[Message]:
    """What a legal action would do, as far as the seat can know. Plays on the given copy."""
    tell = PREVIEWS.get(action.do)
    return [] if tell is None else tell(words, state, state.tables.side_of_seat[seat], action)


def _objective(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    del side
    name = action.get("card")
    region = state.tables.card_region[state.tables.card_names.index(name)]
    return [words.card_text(name), presence_fact(words, state, region, None)]


def _play(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    tables, card = state.tables, action.get("card")
    month, will, unrest = state.month, state.will, words.name("region", tables.region_names[state.unrest])
    bonus = advance_date(state, side, tables.card_days[tables.card_names.index(card)])
    facts = [
        words.card_text(card),
        Message(
            "dual-powers-fact-date", {"day": state.day, "month": words.name("month", tables.month_names[state.month])}
        ),
    ]
    if bonus:
        facts.append(Message("dual-powers-fact-bonus"))
    if state.month != month:
        facts.append(Message("dual-powers-fact-month"))
        if state.will != will:
            facts.append(Message("dual-powers-fact-will", {"side": words.name("side", SIDES[side])}))
        if state.month == tables.trotsky_returns:
            facts.append(Message("dual-powers-fact-trotsky-returns", {"region": unrest}))
        if state.month == tables.trotsky_joins and state.place[tables.red_trotsky] >= 0:
            facts.append(Message("dual-powers-fact-trotsky-joins"))
    return facts


def _recruit(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    del side
    return _enters(words, state, action.get("unit"), action.get("region"))


def _recruit_leader(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    del side
    return _enters(words, state, action.get("leader"), action.get("region"))


def _enters(words: Words, state: DualPowersState, token: str, to: str) -> list[Message]:
    region = state.tables.region_names.index(to)
    before = presence(state, region)
    state.place[state.tables.token_names.index(token)] = region
    return [presence_fact(words, state, region, before)]


def _move(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    del side
    token = state.tables.token_names.index(action.get("token"))
    start, end = state.place[token], state.tables.region_names.index(action.get("to"))
    before_start, before_end = presence(state, start), presence(state, end)
    state.place[token] = end
    return [presence_fact(words, state, start, before_start), presence_fact(words, state, end, before_end)]


def _rest(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    del side
    token = state.tables.token_names.index(action.get("token"))
    region = state.place[token]
    before = presence(state, region)
    state.fresh[token] = 1
    return [presence_fact(words, state, region, before)]


def _inspire(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    """The regions whose presence changes when the Will changes hands."""
    del action
    before = [(presence(state, region), control.controller(state, region)) for region in range(state.tables.regions)]
    state.will = side
    facts = [Message("dual-powers-fact-will", {"side": words.name("side", SIDES[side])})]
    for region, (strengths, holder) in enumerate(before):
        if (presence(state, region), control.controller(state, region)) != (strengths, holder):
            facts.append(presence_fact(words, state, region, strengths))
    return facts


def _score(words: Words, state: DualPowersState, side: int, action: Action) -> list[Message]:
    del action
    score(state, side, state.tables.unrest_points[state.month])
    if state.score == 0:
        return [Message("dual-powers-fact-score-centre")]
    leader = words.name("side", SIDES[RED if state.score > 0 else WHITE])
    facts = [Message("dual-powers-fact-score", {"side": leader, "ahead": abs(state.score)})]
    if abs(state.score) == state.tables.track_end:
        facts.append(Message("dual-powers-fact-wins", {"side": leader}))
    return facts


def presence(state: DualPowersState, region: int) -> tuple[int, int]:
    """The strength of both sides in a region."""
    found = control.standing(state, region)
    return found.red, found.white


def presence_fact(words: Words, state: DualPowersState, region: int, before: tuple[int, int] | None) -> Message:
    """How strong both sides are in a region, and were before."""
    red, white = presence(state, region)
    holder = control.controller(state, region)
    return Message(
        "dual-powers-fact-presence" if before is None else "dual-powers-fact-presence-change",
        {
            "region": words.name("region", state.tables.region_names[region]),
            "red": red,
            "white": white,
            "red_before": before[0] if before else red,
            "white_before": before[1] if before else white,
            "controller": words.name("side", "nobody" if holder == NONE else SIDES[holder]),
        },
    )


Preview: TypeAlias = Callable[[Words, DualPowersState, int, Action], list[Message]]
PREVIEWS: Mapping[str, Preview] = {
    "objective": _objective,
    "play": _play,
    "recruit": _recruit,
    "recruit-leader": _recruit_leader,
    "move": _move,
    "rest": _rest,
    "inspire": _inspire,
    "score": _score,
}
"""The other verbs have nothing to tell beyond their own words."""
