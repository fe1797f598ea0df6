"""Shapes as lists of points: stars, shields, badges; and hatching, which needs no clip path and so no id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from lamplight.pictures.canvas import Attribute, Canvas, Number

Points = list[tuple[float, float]]


def ring(count: int, radius: float, turn: float = -90.0) -> Points:
    """The corners of a regular polygon around the origin, the first one at the top."""
    return [
        (radius * cos(pi * (turn + 360 * number / count) / 180), radius * sin(pi * (turn + 360 * number / count) / 180))
        for number in range(count)
    ]


def star(points: int, outer: float, inner: float, turn: float = -90.0) -> Points:
    """A star around the origin."""
    tips, dents = ring(points, outer, turn), ring(points, inner, turn + 180 / points)
    return [point for pair in zip(tips, dents, strict=True) for point in pair]


def shield(size: float) -> Points:
    """A shield around the origin, `size` being half its width."""
    return [(size * x, size * y) for x, y in _SHIELD]


_SHIELD = (
    (-0.92, -1.0),
    (0.0, -0.82),
    (0.92, -1.0),
    (0.98, -0.1),
    (0.86, 0.36),
    (0.5, 0.76),
    (0.0, 1.06),
    (-0.5, 0.76),
    (-0.86, 0.36),
    (-0.98, -0.1),
)

_BADGES: dict[str, Callable[[float], Points]] = {
    "diamond": lambda size: ring(4, size * 1.2),
    "hexagon": lambda size: ring(6, size * 1.08, 0),
    "circle": lambda size: ring(28, size),
    "pentagon": lambda size: [(x, y + size * 0.06) for x, y in ring(5, size * 1.14)],
    "slant": lambda size: [
        (-size * 0.66, -size * 0.84),
        (size * 1.22, -size * 0.84),
        (size * 0.66, size * 0.84),
        (-size * 1.22, size * 0.84),
    ],
    "square": lambda size: ring(4, size * 1.26, -45),
}


def badge(shape: str, size: float) -> Points:
    """The outline of a region's badge, about `size` from the origin."""
    return _BADGES[shape](size)


def moved(points: Sequence[tuple[float, float]], x: Number, y: Number, scale: float = 1.0) -> Points:
    """The points elsewhere, and larger or smaller."""
    return [(x + scale * px, y + scale * py) for px, py in points]


def burst(canvas: Canvas, x: Number, y: Number, radius: float, points: int = 12, **attributes: Attribute) -> None:
    """A rosette, on which points stand."""
    canvas.polygon(moved(star(points, radius, radius * 0.8), x, y), **attributes)


def hatch(points: Sequence[tuple[float, float]], gap: float) -> str:
    """Diagonal lines inside a polygon, as a path: each line is cut where it crosses the outline."""
    sums = [x + y for x, y in points]
    d = ""
    level = min(sums) + gap / 2
    while level < max(sums):
        crossings: list[float] = []
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
            one, two = x1 + y1 - level, x2 + y2 - level
            if (one < 0) != (two < 0):
                crossings.append(x1 + (x2 - x1) * one / (one - two))
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            d += f"M{left:.1f} {level - left:.1f}L{right:.1f} {level - right:.1f}"
        level += gap
    return d
