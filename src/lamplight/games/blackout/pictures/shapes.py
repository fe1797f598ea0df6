"""Shapes that stand for things: the four card colours, cubes, houses, discs, crisis centres."""

from __future__ import annotations

from math import cos, pi, sin

from lamplight.pictures.canvas import Attribute, Canvas

from . import palette

Point = tuple[float, float]

OUTLINES: dict[str, tuple[Point, ...]] = {
    "red": ((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
    "yellow": ((0.0, -1.18), (1.16, 0.84), (-1.16, 0.84)),
    "purple": ((0.0, -1.22), (1.22, 0.0), (0.0, 1.22), (-1.22, 0.0)),
}
"""Red is a square, yellow a triangle, purple a diamond; blue is a circle. In radii."""


def colour_shape(canvas: Canvas, colour: str, x: float, y: float, radius: float, **attributes: Attribute) -> None:
    """The shape of a card colour; white, which means any colour, is a disc of all four."""
    told: dict[str, Attribute] = {"stroke_linejoin": "round", **attributes}
    if colour == "white":
        _any_colour(canvas, x, y, radius, told)
        return
    told.setdefault("fill", palette.CARD[colour])
    if colour in OUTLINES:
        canvas.polygon([(x + a * radius, y + b * radius) for a, b in OUTLINES[colour]], **told)
    else:
        canvas.circle(x, y, radius, **told)


def _any_colour(canvas: Canvas, x: float, y: float, radius: float, told: dict[str, Attribute]) -> None:
    r = radius
    for colour, (dx, dy, ex, ey) in {
        "red": (-r, 0.0, 0.0, -r),
        "yellow": (0.0, -r, r, 0.0),
        "blue": (r, 0.0, 0.0, r),
        "purple": (0.0, r, -r, 0.0),
    }.items():
        path = f"M{x:.1f} {y:.1f}L{x + dx:.1f} {y + dy:.1f}A{r:.1f} {r:.1f} 0 0 1 {x + ex:.1f} {y + ey:.1f}Z"
        canvas.path(path, fill=palette.CARD[colour])
    canvas.circle(x, y, r, **(told | {"fill": "none"}))


def star(x: float, y: float, points: int, outer: float, inner: float) -> list[Point]:
    """A star or, with like radii, a polygon."""
    found: list[Point] = []
    for number in range(points * 2):
        radius = inner if number % 2 else outer
        angle = pi * number / points - pi / 2
        found.append((x + radius * cos(angle), y + radius * sin(angle)))
    return found


def crisis_rim(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The rim of a crisis centre, like a warning light behind its shape."""
    canvas.polygon(
        star(x, y, 12, radius * 1.6, radius * 1.36),
        fill=palette.PAPER,
        stroke=palette.INK,
        stroke_width=radius * 0.1,
        stroke_linejoin="round",
    )
    canvas.circle(x, y, radius * 1.22, fill=palette.LANTERN)


def cube(canvas: Canvas, x: float, y: float, size: float, shades: tuple[str, str, str]) -> None:
    """A cube seen from above a corner, `size` high."""
    half, quarter = size * 0.46, size * 0.25
    top, bottom, middle = y - size / 2, y + size / 2, y
    rim: dict[str, Attribute] = {"stroke": palette.INK, "stroke_width": size * 0.06, "stroke_linejoin": "round"}
    light, plain, shadow = shades
    left, right = x - half, x + half
    canvas.polygon([(x, top), (right, top + quarter), (x, middle), (left, top + quarter)], fill=light, **rim)
    canvas.polygon([(left, top + quarter), (x, middle), (x, bottom), (left, bottom - quarter)], fill=plain, **rim)
    canvas.polygon([(right, top + quarter), (x, middle), (x, bottom), (right, bottom - quarter)], fill=shadow, **rim)


NEUTRAL = ("#fffdf3", "#e5dcc0", "#b3a682")
"""A cube of nobody's, on cards."""


def house(canvas: Canvas, x: float, y: float, size: float, shades: tuple[str, str, str]) -> None:
    """A house with a lit window."""
    light, plain, shadow = shades
    s = size / 24
    rim: dict[str, Attribute] = {"stroke": palette.INK, "stroke_width": 1.6 * s, "stroke_linejoin": "round"}
    canvas.polygon(
        [(x - 8.5 * s, y - 1 * s), (x + 8.5 * s, y - 1 * s), (x + 8.5 * s, y + 10 * s), (x - 8.5 * s, y + 10 * s)],
        fill=plain,
        **rim,
    )
    canvas.polygon([(x, y - 11 * s), (x + 11.5 * s, y), (x - 11.5 * s, y)], fill=light, **rim)
    canvas.rect(x - 6 * s, y + 2.5 * s, 4.5 * s, 4.5 * s, fill=palette.LAMP, stroke=shadow, stroke_width=s)
    canvas.rect(x + 1 * s, y + 2.5 * s, 4.5 * s, 7.5 * s, fill=shadow)
