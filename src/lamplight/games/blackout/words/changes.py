"""What a few steps have changed on the board: districts that come near, goals that lack nothing more."""

from __future__ import annotations

from lamplight.kernel.message import Argument, Message

from ..rules import city, goals
from ..rules.state import BlackoutState
from .lacks import missing
from .names import Words

NEAR = 2
"""How many cubes a district may lack to be worth speaking of."""


def changes(words: Words, before: BlackoutState, after: BlackoutState, seat: int) -> list[Message]:
    """What a seat's own steps have changed: cubes on the map and own goals, which everybody sees."""
    if after.round != before.round:
        return []
    return [*_districts(words, before, after, seat), *_goals(words, before, after, seat)]


def _districts(words: Words, before: BlackoutState, after: BlackoutState, seat: int) -> list[Message]:
    """R7.01 and R7.05: what own cubes still lack round a district, what it scores then, and how near others are."""
    tables = after.tables
    found: list[Message] = []
    for district in range(tables.districts):
        size = tables.district_mask[district].bit_count()
        cubes = city.cubes_around(after, seat, district)
        lacking = size - cubes
        if after.secured >> district & 1 or lacking > NEAR or cubes == city.cubes_around(before, seat, district):
            continue
        others = [city.cubes_around(after, other, district) for other in range(tables.seats) if other != seat]
        name, points = words.district(district), tables.table[size]
        if lacking:
            args: dict[str, Argument] = {
                "count": lacking,
                "district": name,
                "points": points,
                "others": max(others, default=0),
            }
            found.append(Message("blackout-change-district", args))
        else:
            found.append(Message("blackout-change-district-ready", {"district": name, "points": points}))
    return found


def _goals(words: Words, before: BlackoutState, after: BlackoutState, seat: int) -> list[Message]:
    """R3.01: goals for which everything is there now."""
    tables = after.tables
    found: list[Message] = []
    for card in goals.plan_cards(after, seat):
        done = goals.marks_of(after, seat, card)
        for number, goal in enumerate(tables.card_goals[card]):
            if not done >> number & 1 and missing(before, seat, goal) and not missing(after, seat, goal):
                args: dict[str, Argument] = {"card": words.card(card), "number": number + 1}
                found.append(Message("blackout-change-goal", {"goal": Message("blackout-do-goal", args)}))
    for number, goal in enumerate(tables.power):
        if not after.power[seat] >> number & 1 and missing(before, seat, goal) and not missing(after, seat, goal):
            named = Message("blackout-do-power", {"number": number + 1})
            found.append(Message("blackout-change-goal", {"goal": named}))
    return found
