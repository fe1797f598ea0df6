"""Points, lines and areas, as far as the map needs them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2, ceil, hypot

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def around(x: float, y: float, width: float, height: float) -> Box:
        return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @staticmethod
    def holding(points: Iterable[Point]) -> Box:
        """The smallest box with all the points in it."""
        xs, ys = zip(*points, strict=True)
        return Box(min(xs), min(ys), max(xs), max(ys))

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: Box) -> float:
        """The area that two boxes have in common.

        >>> Box(0, 0, 4, 4).overlap(Box(2, 3, 9, 9))
        2
        """
        if self.left >= other.right or other.left >= self.right or self.top >= other.bottom or other.top >= self.bottom:
            return 0
        width = min(self.right, other.right) - max(self.left, other.left)
        return width * (min(self.bottom, other.bottom) - max(self.top, other.top))

    def outside(self, other: Box) -> float:
        """How far a box stands out of another."""
        return (
            max(0.0, other.left - self.left)
            + max(0.0, other.top - self.top)
            + max(0.0, self.right - other.right)
            + max(0.0, self.bottom - other.bottom)
        )

    def gap(self, point: Point) -> float:
        """How far a point is from the box, 0 inside."""
        x, y = point
        return hypot(max(self.left - x, 0.0, x - self.right), max(self.top - y, 0.0, y - self.bottom))

    def length_inside(self, a: Point, b: Point) -> float:
        """How much of the line from `a` to `b` lies in the box.

        >>> Box(0, 0, 4, 4).length_inside((-2, 1), (2, 1))
        2.0
        """
        (ax, ay), (bx, by) = a, b
        if (
            (ax <= self.left and bx <= self.left)
            or (ax >= self.right and bx >= self.right)
            or (ay <= self.top and by <= self.top)
            or (ay >= self.bottom and by >= self.bottom)
        ):
            return 0.0
        dx, dy = bx - ax, by - ay
        low, high = 0.0, 1.0
        for step, gap in (
            (-dx, ax - self.left),
            (dx, self.right - ax),
            (-dy, ay - self.top),
            (dy, self.bottom - ay),
        ):
            if step == 0:
                if gap < 0:
                    return 0.0
            elif step < 0:
                low = max(low, gap / step)
            else:
                high = min(high, gap / step)
        return (high - low) * hypot(dx, dy) if high > low else 0.0


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return hypot(a[0] - b[0], a[1] - b[1])


def from_line(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a stretch of line.

    >>> from_line((0, 3), (-1, 0), (1, 0)), from_line((5, 0), (-1, 0), (1, 0))
    (3.0, 4.0)
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    part = 0.0 if length == 0 else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length
    part = max(0.0, min(1.0, part))
    return distance(point, (a[0] + part * dx, a[1] + part * dy))


def inside(point: Point, area: Sequence[Point]) -> bool:
    """Whether a point lies in an area.

    >>> inside((1, 1), [(0, 0), (4, 0), (0, 4)]), inside((3, 3), [(0, 0), (4, 0), (0, 4)])
    (True, False)
    """
    x, y = point
    found = False
    previous = area[-1]
    for corner in area:
        (ax, ay), (bx, by) = previous, corner
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        previous = corner
    return found


def edges(area: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of an area."""
    return list(zip(area, [*area[1:], area[0]], strict=True))


def middle(points: Sequence[Point]) -> Point:
    """The mean of the points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def ring(points: Sequence[Point]) -> list[Point]:
    """The points as the corners of an area: in their order if its sides do not cross, else in the order of a clock."""
    found = list(points)
    sides = edges(found)
    for number, first in enumerate(sides):
        for second in sides[:number]:
            if _cross(first, second):
                x, y = middle(found)
                return sorted(found, key=lambda point: atan2(point[1] - y, point[0] - x))
    return found


def _cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = first, second
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def roomiest(area: Sequence[Point], enough: float, corners: float) -> Point:
    """A point in an area far from its sides; where there is more than `enough` room, the one nearest the middle.

    On the corners of the area stand things of the radius `corners`.
    """
    box = Box.holding(area)
    centre = middle(area)
    pitch = max(4.0, min(box.right - box.left, box.bottom - box.top) / 14)
    best, best_worth = centre, float("-inf")
    for row in range(ceil((box.bottom - box.top) / pitch)):
        for column in range(ceil((box.right - box.left) / pitch)):
            point = (box.left + pitch * (column + 0.5), box.top + pitch * (row + 0.5))
            if not inside(point, area):
                continue
            room = min(from_line(point, *side) for side in edges(area))
            room = min(room, *(distance(point, corner) - corners for corner in area))
            worth = min(room, enough) - distance(point, centre) / 40
            if worth > best_worth:
                best, best_worth = point, worth
    return best
