"""R11 to R13: what the abilities of cards do, as parts: the rules, the words and the pictures all read these."""

from __future__ import annotations

from lamplight.kernel.components import Row

from .model import COLOURS, WHITE, Card
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
    Part,
)


def player_parts(kind: str, a: int, b: int) -> list[Part]:
    """R11: what the specialists among the player cards do."""
    if kind == "leader":
        return [(NOTHING, 0, BATTERY, a), (NOTHING, 0, CHECK_MARK, 1)]
    if kind == "scout":
        return [(GPS_COST, 1, GPS, 1), (NOTHING, 0, MONEY, a)]
    if kind == "mechanic":
        return [(NOTHING, 0, MONEY, a), (TOOLS, 1, MONEY, b)]
    if kind == "doctor":
        return [(MEDIPACK, 1, HEAL, 1)]
    return []


def specialist_parts(card: Card) -> list[Part]:
    """R12: what the specialists of the objective deck do."""
    if card.ability == "money_icons":
        return [(NOTHING, 0, MONEY, card.a), (NOTHING, 0, HAND_ICONS, 1)]
    if card.ability == "money_tool":
        return [(NOTHING, 0, MONEY, card.a), (TOOLS, 1, MONEY, card.b)]
    if card.ability == "map_cube":
        return [(FOOD, 1, MAP_CUBE, COLOURS.index(card.gain) if card.gain else WHITE)]  # B-68
    if card.ability == "gps":
        return [(GASOLINE, 1, GPS, 1), (BOOK, 1, GPS, 1)]
    if card.ability == "buy_resources":
        return [(MONEY, card.a, CHOSEN_RESOURCE, card.b)]
    if card.ability == "points_tool":
        return [(NOTHING, 0, POINTS, card.a), (TOOLS, 1, POINTS, card.b)]
    return []


def board_part(row: Row) -> Part:
    """R13.01 to R13.05: a check-mark action of the player board."""
    cost = row.text("cost")
    paid = GAIN_NUMBERS[cost] if cost else NOTHING
    return (paid, row.number("amount"), GAIN_NUMBERS[row.text("gain")], row.number("given"))


def check_part(card: Card) -> Part | None:
    """R13.06 to R13.10: the check-mark actions of plans."""
    resource = GAIN_NUMBERS[card.resource] if card.resource else NOTHING
    if card.ability == "gain":
        return (NOTHING, 0, resource, card.a)
    if card.ability == "exchange":
        return (resource, card.a, GAIN_NUMBERS[card.gain], card.b)
    if card.ability == "money_battery":
        return (MONEY, card.a, BATTERY, 1)
    if card.ability == "money":
        return (NOTHING, 0, MONEY, card.a)
    if card.ability == "resource_points":
        return (resource, card.a, POINTS, card.b)
    return None
