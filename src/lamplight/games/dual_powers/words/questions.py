"""Previews of actions, and read-only questions: so no screen needs a rule of its own.

Both work on a state made from the asking seat's view; what such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Mapping

from lamplight.kernel.catalogue import Action
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain

from ..rules import action as actions
from ..rules import control, scoring, solo
from ..rules.board import NONE
from ..rules.components import ICONS, SIDES, SPECIALS
from ..rules.state import DualPowersState
from ..rules.tables import RED, WHITE
from .names import Words

QUESTIONS = ("calendar", "days", "card", "opposition-objective", "presence", "score", "token", "will")


def preview(words: Words, state: DualPowersState, seat: int, action: Action) -> list[Message]:
    """What a legal action would do, as far as the seat can know. Plays on the given copy."""
    side = state.tables.side_of_seat[seat]
    if action.do == "play":
        return _play(words, state, side, action.get("card"))
    if action.do == "objective":
        card = state.tables.card_names.index(action.get("card"))
        return _objective(words, state, card)
    if action.do in ("recruit", "recruit-leader"):
        name = action.get("unit") if action.do == "recruit" else action.get("leader")
        region = state.tables.region_names.index(action.get("region"))
        before = _presence(state, region)
        state.place[state.tables.token_names.index(name)] = region
        return [_presence_fact(words, state, region, before)]
    if action.do == "move":
        token, end = (
            state.tables.token_names.index(action.get("token")),
            state.tables.region_names.index(action.get("to")),
        )
        start = state.place[token]
        before_start, before_end = _presence(state, start), _presence(state, end)
        state.place[token] = end
        return [_presence_fact(words, state, start, before_start), _presence_fact(words, state, end, before_end)]
    if action.do == "rest":
        token = state.tables.token_names.index(action.get("token"))
        region = state.place[token]
        before = _presence(state, region)
        state.fresh[token] = 1
        return [_presence_fact(words, state, region, before)]
    if action.do == "inspire":
        return _will(words, state, side)
    if action.do == "score":
        scoring.score(state, side, state.tables.unrest_points[state.month])
        return _score_facts(words, state)
    return []


def _play(words: Words, state: DualPowersState, side: int, card_name: str) -> list[Message]:
    tables = state.tables
    month, will, unrest = state.month, state.will, words.name("region", tables.region_names[state.unrest])
    bonus = actions.advance_date(state, side, tables.card_days[tables.card_names.index(card_name)])
    facts = [
        words.card_text(card_name),
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


def _objective(words: Words, state: DualPowersState, card: int) -> list[Message]:
    return [
        words.card_text(state.tables.card_names[card]),
        _presence_fact(words, state, state.tables.card_region[card], None),
    ]


def _presence(state: DualPowersState, region: int) -> tuple[int, int]:
    red, _, white, _ = control.presence(state, region)
    return red, white


def _presence_fact(words: Words, state: DualPowersState, region: int, before: tuple[int, int] | None) -> Message:
    red, white = _presence(state, region)
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


def _will(words: Words, state: DualPowersState, side: int) -> list[Message]:
    """The regions whose presence changes when the Will changes hands."""
    before = [(_presence(state, region), control.controller(state, region)) for region in range(state.tables.regions)]
    state.will = side
    facts = [Message("dual-powers-fact-will", {"side": words.name("side", SIDES[side])})]
    for region, (presence, holder) in enumerate(before):
        if (_presence(state, region), control.controller(state, region)) != (presence, holder):
            facts.append(_presence_fact(words, state, region, presence))
    return facts


def _score_facts(words: Words, state: DualPowersState) -> list[Message]:
    leader = RED if state.score > 0 else WHITE
    facts = [
        Message("dual-powers-fact-score-centre")
        if state.score == 0
        else Message("dual-powers-fact-score", {"side": words.name("side", SIDES[leader]), "ahead": abs(state.score)})
    ]
    if abs(state.score) == state.tables.track_end:
        facts.append(Message("dual-powers-fact-wins", {"side": words.name("side", SIDES[leader])}))
    return facts


def ask(state: DualPowersState, question: Mapping[str, Plain]) -> dict[str, Plain]:
    """Answer a question: `{"ask": "presence", "region": "green"}` and the like (see `QUESTIONS`)."""
    tables = state.tables
    what = question.get("ask")
    if what == "presence":
        return _answer_presence(state, _index(question, "region", tables.region_names))
    if what == "will":
        state.will = 1 - state.will
        return {
            "side": SIDES[state.will],
            "regions": {name: _answer_presence(state, number) for number, name in enumerate(tables.region_names)},
        }
    if what == "calendar":
        card = _index(question, "card", tables.card_names)
        side = _index(question, "side", list(SIDES))
        bonus = actions.advance_date(state, side, tables.card_days[card])
        return {
            "day": state.day,
            "month": tables.month_names[state.month],
            "bonus": bonus,
            "will": SIDES[state.will],
            "trotsky": _where(state),
        }
    if what == "days":
        return {"days": tables.last_day, "bonus": [tables.middle_day, tables.last_day]}
    if what == "card":
        return _answer_card(state, _index(question, "card", tables.card_names))
    if what == "token":
        token = _index(question, "token", tables.token_names)
        return {
            "owner": [*SIDES, "neutral"][tables.owner[token]],
            "rank": tables.rank[token],
            "fresh": tables.fresh[token],
            "exhausted": tables.exhausted[token],
        }
    if what == "score":
        return {"score": state.score, "end": tables.track_end, "unrest_points": tables.unrest_points[state.month]}
    if what == "opposition-objective" and tables.solo:
        card = solo.forming_objective(state, state.played[1 - tables.solo_side])
        return {"card": None if card == NONE else tables.card_names[card]}
    raise LamplightError(
        Message("dual-powers-unknown-question", {"question": str(what)[:60], "questions": ", ".join(QUESTIONS)})
    )


def _index(question: Mapping[str, Plain], key: str, names: list[str]) -> int:
    value = question.get(key)
    if not isinstance(value, str) or value not in names:
        raise LamplightError(
            Message(
                "dual-powers-question-argument", {"name": key, "value": str(value)[:60], "values": ", ".join(names)}
            )
        )
    return names.index(value)


def _answer_presence(state: DualPowersState, region: int) -> dict[str, Plain]:
    red, red_tokens, white, white_tokens = control.presence(state, region)
    holder, reason = control.control_and_reason(state, region)
    neutrals = [token for token in state.tables.neutral_tokens if state.place[token] == region]
    follow = neutrals and (red_tokens, white_tokens)[state.will] > 0
    return {
        "red": red,
        "red_tokens": red_tokens,
        "white": white,
        "white_tokens": white_tokens,
        "controller": None if holder == NONE else SIDES[holder],
        "reason": ("nobody", "strength", "tokens", "will")[reason],
        "neutrals": SIDES[state.will] if follow else None,
    }


def _answer_card(state: DualPowersState, card: int) -> dict[str, Plain]:
    tables = state.tables
    if card >= tables.commands:
        leader = card - tables.commands
        return {
            "days": tables.card_days[card],
            "side": SIDES[tables.leader_side[leader]],
            "special": SPECIALS[tables.leader_special[leader]],
            "fresh": tables.fresh[tables.first_leader + leader],
            "exhausted": tables.exhausted[tables.first_leader + leader],
        }
    return {
        "days": tables.card_days[card],
        "region": tables.region_names[tables.card_region[card]],
        "recruit": tables.card_value[card],
        "action": ICONS[tables.card_icon[card]],
        "points": tables.card_points[card],
    }


def _where(state: DualPowersState) -> str | None:
    for token in (state.tables.trotsky, state.tables.red_trotsky):
        if state.place[token] >= 0:
            return state.tables.region_names[state.place[token]]
    return None
