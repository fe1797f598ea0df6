"""R11 to R13: what the abilities of cards do, as parts: the rules, the words and the pictures all read these."""

from __future__ import annotations

from lamplight.kernel.components import Row

from .model import MAP_CUBE as MAP_CUBE_NAME
from .model import Amount, Card
from .vocabulary import (
    BATTERY,
    BOOK,
    CHECK_MARK,
    CHOSEN_RESOURCE,
    FOOD,
    GAIN_NUMBERS,
    GASOLINE,
    GPS,
    GPS_COST,
    HAND_ICONS,
    HEAL,
    MAP_CUBE,
    MEDIPACK,
    MONEY,
    NOTHING,
    POINTS,
    TOOLS,
    Given,
    Part,
)


def given(amounts: tuple[Amount, ...]) -> list[Given]:
    """What is gained, by numbers."""
    return [(GAIN_NUMBERS[name], count) for name, count in amounts]


def _part(cost: int, amount: int, what: int, count: int) -> Part:
    return (cost, amount, what, count, [])


def player_parts(kind: str, a: int, b: int) -> list[Part]:
    """R11: what the specialists among the player cards do."""
    if kind == "leader":
        return [_part(NOTHING, 0, BATTERY, a), _part(NOTHING, 0, CHECK_MARK, 1)]
    if kind == "scout":
        return [_part(GPS_COST, 1, GPS, 1), _part(NOTHING, 0, MONEY, a)]
    if kind == "mechanic":
        return [_part(NOTHING, 0, MONEY, a), _part(TOOLS, 1, MONEY, b)]
    if kind == "doctor":
        return [_part(MEDIPACK, 1, HEAL, 1)]
    return []


def specialist_parts(card: Card) -> list[Part]:
    """R12: what the specialists of the objective deck do."""
    if card.ability == "money_icons":
        return [_part(NOTHING, 0, MONEY, card.a), _part(NOTHING, 0, HAND_ICONS, card.b)]
    if card.ability == "money_tool":
        return [_part(NOTHING, 0, MONEY, card.a), _part(TOOLS, 1, MONEY, card.b)]
    if card.ability == "map_cube":
        return [_part(FOOD, card.a, MAP_CUBE, colour) for name, colour in card.gains if name == MAP_CUBE_NAME]  # B-68
    if card.ability == "gps":
        return [_part(GASOLINE, card.a, GPS, card.b), _part(BOOK, card.a, GPS, card.b)]
    if card.ability == "buy_resources":
        return [_part(MONEY, card.a, CHOSEN_RESOURCE, card.b)]
    if card.ability == "points_tool":
        return [_part(NOTHING, 0, POINTS, card.a), _part(TOOLS, 1, POINTS, card.b)]
    return []


def board_part(row: Row) -> Part:
    """R13.01 to R13.05: a check-mark action of the player board."""
    cost = row.text("cost")
    paid = GAIN_NUMBERS[cost] if cost else NOTHING
    return _part(paid, row.number("amount"), GAIN_NUMBERS[row.text("gain")], row.number("given"))


def check_part(card: Card) -> Part | None:
    """R13.06 to R13.10: the check-mark actions of plans."""
    resource = GAIN_NUMBERS[card.resource] if card.resource else NOTHING
    if card.ability == "gain":
        return _part(NOTHING, 0, resource, card.a)
    if card.ability == "exchange":
        (what, count), *more = given(card.gains)
        return (resource, card.a, what, count, more)
    if card.ability == "money_battery":
        return _part(MONEY, card.a, BATTERY, card.b)
    if card.ability == "money":
        return _part(NOTHING, 0, MONEY, card.a)
    if card.ability == "resource_points":
        return _part(resource, card.a, POINTS, card.b)
    return None
