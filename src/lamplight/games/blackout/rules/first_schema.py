"""Component sets of the first schema: read as they always were, so that what was played with them goes on.

They have one kind of resource for each goal, a cube as the effect of every card, points as the bonus. Some numbers of
plans and specialists stand in them that were never used: what was played in their place stands here.
"""

from __future__ import annotations

from lamplight.kernel.components import Field, Row

from .model import (
    COLOUR_NAMES,
    COLOURS,
    KINDS,
    LETTERS,
    MAP_CUBE,
    PLANS,
    POINTS,
    RESOURCES,
    SPECIALISTS,
    TILE_TYPES,
    WHITE,
    Amount,
    Card,
    Goal,
)
from .vocabulary import CUBES, GAINS, MONEY

_PAID = (
    Field("slot", words=COLOURS, many=(0, 6)),
    Field("resource", words=(*RESOURCES, "any"), blank=True),
    Field("amount", 0, 9),
    Field("money", 0, 40),
)
GOAL = (
    Field("card"),
    Field("number", 1, 3),
    *_PAID,
    Field("tiles", words=TILE_TYPES, many=(0, 2)),
    Field("link", words=LETTERS, blank=True),
    Field("reward_points", 0, 40),
    Field("reward_money", 0, 40),
    Field("reward_resource", words=CUBES, blank=True),
    Field("reward_amount", 0, 9),
)
POWER = (Field("id", words=("P1", "P2")), *_PAID, Field("points", 0, 40))
CARD = (
    Field("id"),
    Field("kind", words=KINDS),
    Field("colour", words=(*COLOURS, "white")),
    Field("cubes", 0, 9),
    Field("icons", 0, 9),
    Field("points", 0, 40),
    Field("ability", words=(*SPECIALISTS, *PLANS), blank=True),
    Field("a", 0, 40),
    Field("b", 0, 40),
    Field("resource", words=RESOURCES, blank=True),
    Field("gain", words=(*RESOURCES, *COLOURS), blank=True),
    Field("effect", words=("cube",), blank=True),
    Field("bonus", 0, 40),
)
EMERGENCY = (Field("id", words=LETTERS), Field("bonus", 0, 40))

ANY_PLACE: tuple[Amount, ...] = ((MAP_CUBE, WHITE),)


class Maker:
    """Makes cards and goals of rows."""

    def __init__(self, waste: Row) -> None:
        self.waste = waste

    def card(self, row: Row, goals: list[Row]) -> Card:
        """A card of the deck or a starting volunteer."""
        name, ability = row.text("id"), row.text("ability")
        a, b = self.numbers(ability, row.number("a"), row.number("b"))
        return Card(
            name,
            row.text("kind"),
            row.text("colour"),
            row.number("cubes"),
            row.number("icons"),
            row.number("points"),
            ability,
            a,
            b,
            row.text("resource"),
            gains_of(ability, row.text("gain"), b),
            ANY_PLACE if row.text("kind") == "plan" else ((MAP_CUBE, COLOUR_NAMES.index(row.text("colour"))),),
            _points(row.number("bonus")),
            _goals(name, goals),
        )

    def numbers(self, ability: str, a: int, b: int) -> tuple[int, int]:
        """The numbers of an ability as they were played."""
        if ability in ("search", "gps_plus"):
            return 1, 0
        if ability == "gps":
            return 1, 1
        if ability == "map_cube":
            return 1, b
        if ability in ("money_icons", "money_battery"):
            return a, 1
        if ability == "food_points":
            return 2, self.waste.number("plan_points")
        if ability == "water_money":
            return 2, self.waste.number("plan_money")
        return a, b

    def emergency(self, row: Row, goals: list[Row]) -> Card:
        """An emergency plan."""
        name = row.text("id")
        bonus = _points(row.number("bonus"))
        return Card(name, "plan", "white", 0, 0, 0, "", 0, 0, "", (), ANY_PLACE, bonus, _goals(name, goals))

    def power(self, row: Row) -> Goal:
        """R3.40 and R3.41: the restore-power goals have points as their reward."""
        return Goal(row.names("slot"), _costs(row), row.number("money"), (), "", _points(row.number("points")))


def gains_of(ability: str, gain: str, b: int) -> tuple[Amount, ...]:
    """What an exchange gives, or where the cube of a specialist goes (B-68)."""
    if ability == "map_cube" and gain in ("", *COLOURS):
        return ((MAP_CUBE, COLOURS.index(gain) if gain else WHITE),)
    return ((gain, b),) if gain else ()


def _points(count: int) -> tuple[Amount, ...]:
    return ((POINTS, count),) if count else ()


def _costs(row: Row) -> tuple[Amount, ...]:
    """A resource and its amount; what has one without the other is told by the checks."""
    if not row.text("resource") and not row.number("amount"):
        return ()
    return ((row.text("resource"), row.number("amount")),)


def _goals(card: str, goals: list[Row]) -> tuple[Goal, ...]:
    own = sorted((row for row in goals if row.text("card") == card), key=lambda row: row.number("number"))
    return tuple(_goal(row) for row in own)


def _goal(row: Row) -> Goal:
    rewards = list(_points(row.number("reward_points")))
    if row.number("reward_money"):
        rewards.append((GAINS[MONEY].name, row.number("reward_money")))
    if row.text("reward_resource") or row.number("reward_amount"):
        rewards.append((row.text("reward_resource"), row.number("reward_amount")))
    costs = _costs(row)
    return Goal(row.names("slot"), costs, row.number("money"), row.names("tiles"), row.text("link"), tuple(rewards))
