"""Read-only questions about a position, by name: so no screen needs a rule of its own.

They are asked of a state made from the asking seat's view; what such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain

from ..rules.board import NONE
from ..rules.components import ICONS, SIDES, SPECIALS
from ..rules.control import Standings, standing
from ..rules.date import advance_date
from ..rules.declare import told_standing
from ..rules.opposition import forming_objective
from ..rules.state import DualPowersState

Asked: TypeAlias = Mapping[str, Plain]
OWNERS = (*SIDES, "neutral")


def ask(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """Answer a question: `{"ask": "presence", "region": "green"}` and the like (see `QUESTIONS`)."""
    what = question.get("ask")
    reply = ANSWERS.get(what) if isinstance(what, str) else None
    if reply is None or (what == "opposition-objective" and not state.tables.solo):
        raise LamplightError(
            Message("dual-powers-unknown-question", {"question": str(what)[:60], "questions": ", ".join(QUESTIONS)})
        )
    return reply(state, question)


def _index(question: Asked, key: str, names: Sequence[str]) -> int:
    value = question.get(key)
    if not isinstance(value, str) or value not in names:
        raise LamplightError(
            Message(
                "dual-powers-question-argument", {"name": key, "value": str(value)[:60], "values": ", ".join(names)}
            )
        )
    return names.index(value)


def _calendar(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """Where the date lands if a side plays a card, and what that brings."""
    tables = state.tables
    card = _index(question, "card", tables.card_names)
    bonus = advance_date(state, _index(question, "side", SIDES), tables.card_days[card])
    found = (state.place[token] for token in (tables.trotsky, tables.red_trotsky))
    return {
        "day": state.day,
        "month": tables.month_names[state.month],
        "bonus": bonus,
        "will": SIDES[state.will],
        "trotsky": next((tables.region_names[region] for region in found if region >= 0), None),
    }


def _days(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    del question
    return {"days": state.tables.last_day, "bonus": [state.tables.middle_day, state.tables.last_day]}


def _card(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """What is printed on a card."""
    tables = state.tables
    card = _index(question, "card", tables.card_names)
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


def _opposition_objective(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """Alone: which of the Opposition's cards would be its objective now."""
    del question
    card = forming_objective(state, state.played[1 - state.tables.solo_side])
    return {"card": None if card == NONE else state.tables.card_names[card]}


def _presence(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """How strong both sides are in a region, who controls it and why, and whom neutral tokens follow."""
    return told_standing(standing(state, _index(question, "region", state.tables.region_names)))


def _score(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    del question
    tables = state.tables
    return {"score": state.score, "end": tables.track_end, "unrest_points": tables.unrest_points[state.month]}


def _token(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """What is printed on a token."""
    tables = state.tables
    token = _index(question, "token", tables.token_names)
    return {
        "owner": OWNERS[tables.owner[token]],
        "rank": tables.rank[token],
        "fresh": tables.fresh[token],
        "exhausted": tables.exhausted[token],
    }


def _will(state: DualPowersState, question: Asked) -> dict[str, Plain]:
    """The presence in all regions if the Will changed hands."""
    del question
    turned = Standings(state).turned
    names = state.tables.region_names
    regions: dict[str, Plain] = {name: told_standing(turned[number]) for number, name in enumerate(names)}
    return {"side": SIDES[1 - state.will], "regions": regions}


Answer: TypeAlias = Callable[[DualPowersState, Asked], dict[str, Plain]]
ANSWERS: Mapping[str, Answer] = {
    "calendar": _calendar,
    "days": _days,
    "card": _card,
    "opposition-objective": _opposition_objective,
    "presence": _presence,
    "score": _score,
    "token": _token,
    "will": _will,
}
QUESTIONS = tuple(ANSWERS)
