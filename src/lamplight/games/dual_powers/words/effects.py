"""What an option would do, as pictures with numbers: strength by region, days, points, what a card earns.

It is found on a state made from the seat's view, as previews are; the words are those of previews.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from lamplight.kernel.catalogue import Action
from lamplight.kernel.effect import Effect
from lamplight.kernel.message import Message

from ..rules.components import SIDES
from ..rules.date import advance_date
from ..rules.state import DualPowersState
from .names import Words
from .previews import presence, presence_fact


def effects(words: Words, state: DualPowersState, seat: int, action: Action) -> list[Effect]:
    """What a legal action would do, as far as the seat can know. Plays on the given copy."""
    tell = EFFECTS.get(action.do)
    return [] if tell is None else tell(words, state, state.tables.side_of_seat[seat], action)


def _objective(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    """D3.7.4: for whoever controls the region then."""
    del words, side
    points = state.tables.card_points[state.tables.card_names.index(action.get("card"))]
    return [Effect("later", "icon-points", points, Message("dual-powers-effect-objective", {"points": points}))]


def _play(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    """D3.3.4 to D3.3.7: the days, a bonus action, the Will that a new month brings."""
    tables, will = state.tables, state.will
    days = tables.card_days[tables.card_names.index(action.get("card"))]
    bonus = advance_date(state, side, days)
    month = words.name("month", tables.month_names[state.month])
    found = [Effect("need", "icon-days", days, Message("dual-powers-fact-date", {"day": state.day, "month": month}))]
    if bonus:
        found.append(Effect("gain", "icon-bonus", 1, Message("dual-powers-fact-bonus")))
    if state.will != will:
        found.append(_will(words, side))
    return found


def _will(words: Words, side: int) -> Effect:
    return Effect("gain", "will", 1, Message("dual-powers-fact-will", {"side": words.name("side", SIDES[side])}))


def _recruit(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    tables = state.tables
    token = tables.token_names.index(action.get("unit" if action.do == "recruit" else "leader"))
    region = tables.region_names.index(action.get("region"))
    return _stronger(words, state, side, lambda: _put(state, token, region), region)


def _put(state: DualPowersState, token: int, region: int) -> None:
    state.place[token] = region
    state.fresh[token] = 1


def _move(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    token = state.tables.token_names.index(action.get("token"))
    start, end = state.place[token], state.tables.region_names.index(action.get("to"))

    def move() -> None:
        state.place[token] = end

    return _stronger(words, state, side, move, start, end)


def _rest(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    token = state.tables.token_names.index(action.get("token"))
    region = state.place[token]
    return _stronger(words, state, side, lambda: _put(state, token, region), region)


def _stronger(
    words: Words, state: DualPowersState, side: int, change: Callable[[], None], *regions: int
) -> list[Effect]:
    """D3.7.1: by how much the strength of a side changes in some regions, what neutral tokens add included."""
    before = [presence(state, region) for region in regions]
    change()
    found: list[Effect] = []
    for region, old in zip(regions, before, strict=True):
        by = presence(state, region)[side] - old[side]
        if by:
            picture = f"icon-region-{state.tables.region_names[region]}"
            found.append(Effect("gain" if by > 0 else "cost", picture, by, presence_fact(words, state, region, old)))
    return found


def _inspire(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    del state, action
    return [_will(words, side)]


def _draw(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    del words, state, side, action
    return [Effect("gain", "icon-draw", 1, Message("dual-powers-do-draw"))]


def _score(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    del words, side, action
    points = state.tables.unrest_points[state.month]
    return [Effect("gain", "icon-points", points, Message("dual-powers-effect-points", {"points": points}))]


def _bonus(words: Words, state: DualPowersState, side: int, action: Action) -> list[Effect]:
    del words, state, side, action
    return [Effect("gain", "icon-bonus", 1, Message("dual-powers-fact-bonus"))]


Tell: TypeAlias = Callable[[Words, DualPowersState, int, Action], list[Effect]]
EFFECTS: Mapping[str, Tell] = {
    "bonus": _bonus,
    "draw": _draw,
    "inspire": _inspire,
    "move": _move,
    "objective": _objective,
    "play": _play,
    "recruit": _recruit,
    "recruit-leader": _recruit,
    "rest": _rest,
    "score": _score,
}
"""The other verbs change nothing that is counted."""
