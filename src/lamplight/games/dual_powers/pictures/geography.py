"""Where things lie on the map.

The rules' files have no coordinates: a set may bring a `drawing.json` beside them, which is no part of its identity. A
set without one, or with one for other regions or connections, is laid out as a ring of blocks.
"""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin
from pathlib import Path

import msgspec

from ..rules.components import Components

FILE = "drawing.json"
Point = tuple[float, float]


class RegionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A region: its outline (the water is what lies between outlines), and where its name and pieces go.

    `label` is the centre of the badge and the width for the name beside it, unless `name` says where the name begins;
    `markers` is the first of three places in a row; `landmark` is a point and a size; `places` are rows of token
    places: the first place and how many.
    """

    outline: list[Point]
    label: tuple[float, float, float]
    centre: Point
    markers: Point
    landmark: tuple[float, float, float]
    places: list[tuple[float, float, int]]
    islands: list[list[Point]] = []
    name: tuple[float, float, float] | None = None


class ConnectionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge, a street or a canal's quay: its line, the place of the barricade, its name and how that is set."""

    kind: str
    path: list[Point]
    place: Point
    label: tuple[float, float, float]
    align: str = "middle"
    ink: str = "dark"
    turn: float = 0.0


class LinePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A street or canal that only makes the town look like itself."""

    path: list[Point]
    width: float


class LetteringPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Block letters on the water."""

    words: str
    at: Point
    height: float
    turn: float = 0.0


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole map."""

    size: tuple[int, int]
    spacing: float
    regions: dict[str, RegionPlan]
    connections: dict[str, ConnectionPlan]
    canals: list[LinePlan] = []
    streets: list[LinePlan] = []
    rails: list[list[Point]] = []
    lettering: list[LetteringPlan] = []
    ships: list[tuple[float, float, float]] = []


def plan_of(folder: Path, components: Components) -> Plan:
    """The set's own map, if it has one that fits; else a ring."""
    connections = {row.text("id") for row in components.connections}
    try:
        plan = msgspec.json.decode((folder / FILE).read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError):
        return ring_plan(components)
    if set(plan.regions) != set(components.regions) or set(plan.connections) != connections:
        return ring_plan(components)
    return plan


def ring_plan(components: Components) -> Plan:
    """Regions as blocks in a ring, neighbours beside each other where that is easy; connections as straight bridges."""
    order = _walk(components)
    count = len(order)
    side = min(300.0, 0.7 * 2 * _RADIUS * sin(pi / count))
    centres = {
        region: (500 + _RADIUS * sin(2 * pi * number / count), 500 - _RADIUS * cos(2 * pi * number / count))
        for number, region in enumerate(order)
    }
    connections: dict[str, ConnectionPlan] = {}
    used: Counter[frozenset[str]] = Counter()
    for number, row in enumerate(components.connections):
        one, two = row.text("from"), row.text("to")
        apart = abs(order.index(one) - order.index(two))
        part = 0.5 if apart in (1, count - 1) else _PARTS[number % len(_PARTS)]
        shift = _SIDEWAYS * used[frozenset((one, two))]
        used[frozenset((one, two))] += 1
        connections[row.text("id")] = _bridge(centres[one], centres[two], side, part, shift)
    return Plan(
        (1000, 1000), side / 4.3, {name: _block(*centre, side) for name, centre in centres.items()}, connections
    )


_RADIUS = 345.0
_PARTS = (0.34, 0.66, 0.42, 0.58)
_SIDEWAYS = 16.0


def _walk(components: Components) -> list[str]:
    """The regions in an order in which each one tends to be joined to the next."""
    pairs = [{row.text("from"), row.text("to")} for row in components.connections]
    order = [components.regions[0]]
    while len(order) < len(components.regions):
        left = [region for region in components.regions if region not in order]
        order.append(
            min(
                left,
                key=lambda region: (
                    {order[-1], region} not in pairs,
                    sum(region in pair and not pair & set(order) for pair in pairs),
                ),
            )
        )
    return order


def _bridge(one: Point, two: Point, side: float, part: float, shift: float) -> ConnectionPlan:
    """From the edge of one block to the edge of the other."""
    (x1, y1), (x2, y2) = one, two
    dx, dy = x2 - x1, y2 - y1
    inside = (side / 2 - 8) / max(abs(dx), abs(dy))
    x1, x2, y1, y2 = x1 + shift, x2 + shift, y1 + shift, y2 + shift
    ends = [(x1 + dx * inside, y1 + dy * inside), (x2 - dx * inside, y2 - dy * inside)]
    place = (x1 + dx * part, y1 + dy * part)
    return ConnectionPlan("bridge", ends, place, (place[0], place[1] + 48, 130.0), ink="light")


def _block(x: float, y: float, side: float) -> RegionPlan:
    half, step = side / 2, side / 4.3
    return RegionPlan(
        outline=[(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)],
        label=(x - half + 30, y - half + 30, side * 0.5),
        centre=(x, y),
        markers=(x - half * 0.2, y + half * 0.8),
        landmark=(x + half * 0.8, y - half * 0.75, side * 0.2),
        places=[(x - 1.5 * step, y - step * 0.7 + number * step, 4) for number in range(3)],
    )
